import { describe, expect, test } from 'vitest';
import { kindOfLine, kindsOfLines } from '../../../../src/formats/grid/block-files/template.js';
import { isTemplate } from '../../../../src/formats/grid/texts/nothing.js';
import { growth, linear } from '../../../support/growth.js';

describe('a line is', () => {
  test.each([
    'TODO',
    'TODO: write this up',
    '- [ ] TODO',
    'TBD once the stove is there',
    '{{summary}}',
    '**One-liner:** {{one_liner}}',
    '# Block {{block}}: {{name}}',
    '| {{thread}} | {{name}} | {{commit}} |',
    '[One sentence about what was done]',
    '- Found during: <thread>',
    '...',
    '…',
    'To be written',
    `\${SUMMARY}`,
  ])('a gap: %s', (line) => expect(kindOfLine(line)).toBe('template'));

  test.each([
    'Todo list with filters',
    'WIP branches are deleted now',
    'The stove works.',
    '- ✅ npm run build succeeds',
    '| 1.1 | Stove | e31b5e8 |',
    '**One-liner:** Built the stove',
    'See [the plan](02-PLAN.md)',
    'Render {{ user }} in the header',
    'Placeholder images for the shop',
    '3 blocks',
    '完成',
  ])('text: %s', (line) => expect(kindOfLine(line)).toBe('text'));

  test.each([
    '# Block 02',
    '## Deviations from Plan',
    '**Status:**',
    '- Found during:',
    '|---|---|',
    '---',
    '===',
    '   ',
    '',
    '- [ ]',
  ])('a label: %j', (line) => expect(kindOfLine(line)).toBe('label'));
});

test('the head of a table says nothing', () => {
  expect([...kindsOfLines(['| Thread | Commit |', '| --- | :-: |', '| {{thread}} | {{commit}} |'])].sort()).toEqual([
    'label',
    'template',
  ]);
});

test('a text that holds a gap is none', () => {
  expect(isTemplate('{{a}} - {{b}}')).toBe(true);
  expect(isTemplate('{{a}} and more')).toBe(false);
  expect(isTemplate('')).toBe(false);
});

test.each(['[', '{{', '- ', '**', '| ', 'a:', '[x] ', '<a'])('a line of many %j takes linear time', async (token) => {
  const run = (size: number) => kindsOfLines(Array.from({ length: size }, () => token.repeat(300)));
  expect(await growth(run, 100)).toBeLessThan(linear);
});
