import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission, persistence } from '../../../support/mission.js';

/** `path line:column field (key path)` of each file. */
async function filesOf(path: string, text: string) {
  const { files } = await readGrid(new MemoryTree({ [`.grid/${path}`]: text }), '.grid', defaultLimits);
  return files.map(({ path: file, at, field }) => {
    const { line, column } = at.document.position(at.start);
    return `${file} ${line}:${column} ${field} (${at.keyPath?.join('/')})`;
  });
}
const inSummary = (text: string) => filesOf('01-SUMMARY.md', text);

describe('STATE.md', () => {
  const field = 'persistent.artifacts.0.path (persistent/artifacts/0/path)';
  const artifact = (path: string) => filesOf('STATE.md', edited(mission, { 'path: "src/recipe.ts"': `path: ${path}` }));

  test.each([
    ['"src/recipe.ts"', 'src/recipe.ts'],
    ['"src/recipe.ts (new)"', 'src/recipe.ts (new)'],
    ['"../../etc/passwd"', '../../etc/passwd'],
    ['"src/*.ts"', 'src/*.ts'],
  ])('%s', async (written, path) => expect(await artifact(written)).toEqual([`${path} 69:13 ${field}`]));

  test.each(['null', '""', '" "', '3', '[a]', '{}'])('none in %s', async (written) => {
    expect(await artifact(written)).toEqual([]);
  });

  test('each is named by its place', async () => {
    const more = '    - {id: "art-002", type: "api", path: src/b.ts, created_phase: "01-pantry", used_by_phases: []}\n';
    const text = edited(mission, { '  artifacts:\n': `  artifacts:\n    - 7\n${more}` });
    expect(await filesOf('STATE.md', text)).toEqual([
      'src/b.ts 68:42 persistent.artifacts.1.path (persistent/artifacts/1/path)',
      'src/recipe.ts 71:13 persistent.artifacts.2.path (persistent/artifacts/2/path)',
    ]);
  });

  test('the older dialects name none', async () => {
    expect(await filesOf('STATE.md', `${persistence}persistent: {artifacts: [{path: a.ts}]}\n`)).toEqual([]);
  });
});

describe('a summary', () => {
  test.each<[string, string, string[]]>([
    [
      'a list',
      'artifacts_created: ["src/a.ts", src/b.ts]',
      [
        'src/a.ts 1:21 artifacts_created (artifacts_created/0)',
        'src/b.ts 1:33 artifacts_created (artifacts_created/1)',
      ],
    ],
    ['kebab keys', 'artifacts-created: [a.ts]', ['a.ts 1:21 artifacts-created (artifacts-created/0)']],
    [
      'key files, created and modified',
      'key-files:\n  modified: [b.ts]\n  created:\n    - a.ts\n',
      ['a.ts 4:7 key-files.created (key-files/created/0)', 'b.ts 2:14 key-files.modified (key-files/modified/0)'],
    ],
    ['snake keys', 'key_files: {created: [a.ts]}', ['a.ts 1:23 key_files.created (key_files/created/0)']],
    ['a single one', 'artifacts_created: a.ts', ['a.ts 1:20 artifacts_created (artifacts_created)']],
    [
      'records',
      'artifacts_created:\n  - {path: "src/a.ts", exports: [x.y]}\n  - file: My notes.md\n    lines: 3\n',
      [
        'src/a.ts 2:12 artifacts_created (artifacts_created/0/path)',
        'My notes.md 3:11 artifacts_created (artifacts_created/1/file)',
      ],
    ],
    [
      'descriptions',
      'artifacts_created:\n  - "`src/a.ts` - the shelves"\n',
      ['src/a.ts 2:5 artifacts_created (artifacts_created/0)'],
    ],
    [
      'a description that makes a mapping',
      'artifacts_created:\n  - src/a.ts: the shelves\n  - src/b.ts (new): the stove\n',
      [
        'src/a.ts 2:5 artifacts_created (artifacts_created/0/src/a.ts)',
        'src/b.ts 3:5 artifacts_created (artifacts_created/1/src/b.ts (new))',
      ],
    ],
    [
      'groups',
      'artifacts_created: {components: [a.ts], tests: {unit: [b.ts]}, count: 2}',
      [
        'a.ts 1:34 artifacts_created (artifacts_created/components/0)',
        'b.ts 1:56 artifacts_created (artifacts_created/tests/unit/0)',
      ],
    ],
    [
      'the same file twice',
      'artifacts_created: [a.ts]\nkey-files: {created: [a.ts], modified: [a.ts, b.ts]}',
      ['a.ts 1:21 artifacts_created (artifacts_created/0)', 'b.ts 2:47 key-files.modified (key-files/modified/1)'],
    ],
    [
      'several in one text',
      'artifacts_created: ["src/a.ts, src/b.ts", src/a.ts]',
      [
        'src/a.ts 1:21 artifacts_created (artifacts_created/0)',
        'src/b.ts 1:21 artifacts_created (artifacts_created/0)',
      ],
    ],
    [
      'a path a line',
      'artifacts_created: |\n  src/a.ts\n  src/b.ts\n',
      ['src/a.ts 1:20 artifacts_created (artifacts_created)', 'src/b.ts 1:20 artifacts_created (artifacts_created)'],
    ],
    [
      'an artifact',
      'artifacts_created: [{artifact: src/a.ts, type: x/y}, {artifact: Recipe}, {artifact: Recipe, path: Makefile}]',
      [
        'src/a.ts 1:32 artifacts_created (artifacts_created/0/artifact)',
        'Makefile 1:99 artifacts_created (artifacts_created/2/path)',
      ],
    ],
    [
      'words of a record that need not be files',
      'artifacts_created: [{name: Recipe, exports: [Recipe, Step], tests: [test/a.ts]}]',
      ['test/a.ts 1:69 artifacts_created (artifacts_created/0/tests/0)'],
    ],
    [
      'numbers in quotes are none, but names may begin with them',
      'artifacts_created: ["12", 01-notes, !!str 7]',
      ['01-notes 1:27 artifacts_created (artifacts_created/1)'],
    ],
    [
      'hostile keys',
      'artifacts_created: {__proto__: [a.ts], constructor: b.ts}',
      ['a.ts 1:33 artifacts_created (artifacts_created/__proto__/0)'],
    ],
  ])('%s', async (_, text, expected) => expect(await inSummary(text)).toEqual(expected));

  test.each([
    'artifacts_created:',
    'artifacts_created: []',
    'artifacts_created: [null, "", none]',
    'artifacts_created: 12',
    'artifacts_created: [5, 1.10, 0x1F, 1e9, .inf, 69e4958]',
    'artifacts_created: [true, false, yes, "no"]',
    'artifacts_created: [nothing, pending, n/a, TBD]',
    'artifacts_created: {path: 12}',
    'artifacts_created: {path: "see below"}',
    'artifacts_created: {path: "src/*.ts (all of them.ts"}',
    'artifacts_created: {12: the shelves, none: yet}',
    'key-files: {created: 3, modified: [0]}',
    'artifacts_created: {path: null}',
    'artifacts_created: {path: "src/*.ts"}',
    'artifacts_created: ["src/*.ts", "the shelves and the stove"]',
    'key-files: [a.ts]',
    'key-files: {deleted: [a.ts]}',
    'created: [a.ts]',
    'requires: {artifacts_created: [a.ts]}',
    'partial_work: {files_created: [a.ts]}',
  ])('none in %s', async (text) => expect(await inSummary(`block: 1\n${text}\n`)).toEqual([]));
});

test('a checkpoint claims nothing: what a session that died left behind was perhaps never committed', async () => {
  const nested = 'checkpoint_details:\n  partial_work:\n    files_created: [a.ts]\n    files_modified: ["b.ts"]\n';
  expect(await filesOf('CHECKPOINT.md', nested)).toEqual([]);
  expect(await filesOf('CHECKPOINT.md', 'artifacts_created: [a.ts]\n')).toEqual([]);
});
