import { expect, test } from 'vitest';
import { ignoring } from '../../../src/lint/configuration/ignoring.js';
import { readConfiguration } from '../../../src/lint/configuration/read.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';

async function ignored(globs: readonly string[], named: readonly string[], paths: readonly string[]) {
  const tree = new MemoryTree({ 'a.json': JSON.stringify({ ignore: globs }) });
  const isIgnored = ignoring(await readConfiguration({ tree, path: 'a.json', name: 'a.json' }, []), named);
  return paths.filter((path) => isIgnored(path));
}

const paths = ['legacy/.grid/STATE.md', 'legacy/b/.grid/STATE.md', '.grid/STATE.md', '.grid/WARMTH.md'];

test.each([
  [['legacy/'], [], ['legacy/.grid/STATE.md', 'legacy/b/.grid/STATE.md']],
  [['legacy/'], [''], ['legacy/.grid/STATE.md', 'legacy/b/.grid/STATE.md']],
  [['**'], [''], paths],
  // What is named is read, with all that lies in it; what lies beside it is not.
  [['legacy/'], ['legacy'], []],
  [['legacy/'], ['legacy/b'], ['legacy/.grid/STATE.md']],
  [['legacy/'], ['legacy/.grid'], ['legacy/b/.grid/STATE.md']],
  [['legacy/'], ['leg', 'legacy/b/.grid/STATE.md'], ['legacy/.grid/STATE.md']],
  // A folder that is not ignored itself may hold what is.
  [['WARMTH.md'], ['.grid'], ['.grid/WARMTH.md']],
  [['WARMTH.md'], ['.grid/WARMTH.md'], []],
])('%j, when %j is named', async (globs, named, left) => {
  expect(await ignored(globs, named, paths)).toEqual(left);
});

test('without a configuration, nothing', () => {
  expect(ignoring(undefined, [])('a')).toBe(false);
});
