import { expect, test } from 'vitest';
import { lint } from '../../../src/index.js';
import { growth, linear } from '../../support/growth.js';
import { now } from '../../support/mission.js';

// A file may hold as much that is wrong as its size allows: the rules have to get through it in linear time.

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const frontMatter = (...parts: string[]) => `---\n${parts.join('\n')}\n---\n`;

const kinds: Readonly<Record<string, (count: number) => string>> = {
  'unknown fields': (count) =>
    frontMatter(
      'phases: {}',
      lines(count, (index) => `k${index}: 1`),
    ),
  'unknown fields that are nearly known': (count) =>
    frontMatter(
      'phases: {}',
      lines(count, (index) => `updated_a${index}: 1`),
    ),
  'ambiguous scalars': (count) =>
    frontMatter(
      'phases: {}',
      lines(count, (index) => `k${index}: on`),
    ),
  'items without their fields': (count) =>
    frontMatter(
      'phases: {}',
      'agents:',
      '  active:',
      lines(count, () => '  - {}'),
    ),
  'items of another shape': (count) =>
    frontMatter(
      'phases:',
      '  completed:',
      lines(count, (index) => `    - x${index}`),
    ),
  placeholders: (count) =>
    frontMatter(
      'phases:',
      '  completed:',
      lines(count, () => '    - TODO'),
    ),
  'keys that stand twice': (count) =>
    frontMatter(
      'phases: {}',
      lines(count, () => 'a: 1'),
    ),
};

test.each(Object.entries(kinds))('%s take linear time', async (_, make) => {
  const run = (count: number) => {
    const contents = { '.grid/STATE.md': make(count) };
    return lint({ paths: ['.grid/STATE.md'], contents, now, only: ['syntax/', 'schema/'] });
  };
  expect(await growth(run, 1000)).toBeLessThanOrEqual(linear);
});
