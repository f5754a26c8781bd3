import fc from 'fast-check';
import { expect, test } from 'vitest';
import { persistence } from '../../../support/mission.js';
import { contextIn } from './fixture.js';

const part = fc.oneof(
  fc.constantFrom(
    ...['# ', '## ', '- ', '- [x] ', '| a | b |', '| - | - |', '\n', '\n\n', 'dec-001', 'blocker-001: ', 'key: value'],
    ...['---\n', '```\n', '<!--', '-->', '{', '[a]', '**Status:** ', 'ACTIVE', 'type: decision\n', 'options:\n', '  '],
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));

test('no text makes it throw, and nothing is told that says nothing', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const files = { 'STATE.md': persistence, 'DECISIONS.md': one, 'BLOCKERS.md': other, 'CHECKPOINT.md': one };
      const { decisions, blockers } = await contextIn(files);
      for (const told of [...decisions, ...blockers]) expect(`${told.name}${told.text}`.trim()).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

test('large files are told in time', async () => {
  const lines = Array.from(
    { length: 4000 },
    (_, index) => `- blocker-${index}: No key\n  for dec-${index % 900}\n`,
  ).join('');
  const started = performance.now();
  const { blockers } = await contextIn({ 'STATE.md': persistence, 'DECISIONS.md': lines, 'BLOCKERS.md': lines });
  expect(blockers).toHaveLength(4000);
  expect(performance.now() - started).toBeLessThan(10_000);
});
