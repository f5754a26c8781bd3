import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission, persistence } from '../../../support/mission.js';

/** `name line:column field` of each commit; with its key path where it stands in a field. */
async function commitsOf(files: Record<string, string>) {
  const { commits } = await readGrid(new MemoryTree(files), '.grid', defaultLimits);
  return commits.map(({ name, at, field }) => {
    const { line, column } = at.document.position(at.start);
    return `${name} ${line}:${column} ${field}${at.keyPath ? ` (${at.keyPath.join('/')})` : ''}`;
  });
}
const inState = (text: string) => commitsOf({ '.grid/STATE.md': text });
const inSummary = (text: string) => commitsOf({ '.grid/01-SUMMARY.md': text });
const inCheckpoint = (text: string) => commitsOf({ '.grid/CHECKPOINT.md': text });
const inScratchpad = (text: string) => commitsOf({ '.grid/SCRATCHPAD.md': text });

describe('STATE.md', () => {
  const last = (commit: string) => inState(edited(mission, { 'last_commit: "4be91d2"': `last_commit: ${commit}` }));
  test.each([
    ['"4be91d2"', '4be91d2'],
    ["'4be91d2'", '4be91d2'],
    ['4be91d2', '4be91d2'],
    ['69e4958', '69e4958'],
    ['0192117', '0192117'],
    ['1234567', '1234567'],
    ['!!str 69e4958', '69e4958'],
    ['--output=x', '--output=x'],
    ['"null"', 'null'],
    ['true', 'true'],
    ['"feat: x"', 'feat: x'],
  ])('%s', async (written, name) => {
    // The line of last_commit, and the column behind `  last_commit: `.
    const column = written.startsWith('!!str') ? 22 : 16;
    expect(await last(written)).toEqual([`${name} 82:${column} resume.last_commit (resume/last_commit)`]);
  });

  test.each(['null', '~', '', '""', '" "', '[4be91d2]', '{a: 4be91d2}'])('none in %j', async (written) => {
    expect(await last(written)).toEqual([]);
  });

  test('the older dialects record none', async () => {
    expect(await inState(`${persistence}resume:\n  last_commit: "4be91d2"\n`)).toEqual([]);
    expect(await inState('# Grid State - a\n\nBlock: 01 of 02\n(commit 4be91d2)\n')).toEqual([]);
  });
});

describe('commits of a summary', () => {
  test.each<[string, string, string[]]>([
    [
      'a list',
      'commits: ["4be91d2", 69e4958]',
      ['4be91d2 2:11 commits (commits/0)', '69e4958 2:22 commits (commits/1)'],
    ],
    ['a block list', 'commits:\n  - 0192117\n', ['0192117 3:5 commits (commits/0)']],
    ['a scalar', 'commits: 4be91d2', ['4be91d2 2:10 commits (commits)']],
    [
      'several in one scalar',
      'commits: 4be91d2, 5cf02e3',
      ['4be91d2 2:10 commits (commits)', '5cf02e3 2:10 commits (commits)'],
    ],
    ['another case', 'cluster: a\nCommits: [4be91d2]', ['4be91d2 3:11 Commits (Commits/0)']],
    [
      'records',
      'commits:\n  - {thread: 1.1, hash: 4be91d2, message: "feat: 1234567"}\n  - sha: 5cf02e3\n',
      ['4be91d2 3:25 commits (commits/0/hash)', '5cf02e3 4:10 commits (commits/1/sha)'],
    ],
    [
      'records of which one field holds the message',
      'commits: [{commit: "feat: shelves", hash: 4be91d2}]',
      ['4be91d2 2:43 commits (commits/0/hash)'],
    ],
    [
      'a record with several',
      'commits: [{thread: 1, commits: [4be91d2]}]',
      ['4be91d2 2:33 commits (commits/0/commits/0)'],
    ],
    [
      'threads and hashes',
      'commits: {1.1: 4be91d2, "2": x y}',
      ['4be91d2 2:16 commits (commits/1.1)', 'x y 2:30 commits (commits/2)'],
    ],
    ['hashes and messages', 'commits:\n  - 4be91d2: add 1234567\n', ['4be91d2 3:5 commits (commits/0/4be91d2)']],
    ['groups', 'commits: {base: [4be91d2], count: 12, by: me}', ['4be91d2 2:18 commits (commits/base/0)']],
    ['a list in a list', 'commits: [[4be91d2]]', ['4be91d2 2:12 commits (commits/0/0)']],
    ['a description behind', 'commits: ["4be91d2 - feat: not 5cf02e3"]', ['4be91d2 2:11 commits (commits/0)']],
    ['a description before', 'commits: ["feat(01): shelves (4be91d2)"]', ['4be91d2 2:11 commits (commits/0)']],
    [
      'lines',
      'commits: |\n  4be91d2 shelves\n  5cf02e3 stove\n',
      ['4be91d2 2:10 commits (commits)', '5cf02e3 2:10 commits (commits)'],
    ],
    [
      'what is none',
      'commits: [--output=x, HEAD, abc, 1]',
      [
        '--output=x 2:11 commits (commits/0)',
        'HEAD 2:23 commits (commits/1)',
        'abc 2:29 commits (commits/2)',
        '1 2:34 commits (commits/3)',
      ],
    ],
    [
      'commits in all that wraps them',
      "commits: ['`4be91d2`', '[5cf02e3](https://example.com/x)', '#6d013f4', '7e124a5:', '8f235b6,', '(`9a34`)']",
      [
        '4be91d2 2:11 commits (commits/0)',
        '5cf02e3 2:24 commits (commits/1)',
        '6d013f4 2:60 commits (commits/2)',
        '7e124a5 2:72 commits (commits/3)',
        '8f235b6 2:84 commits (commits/4)',
        '9a34 2:96 commits (commits/5)',
      ],
    ],
    [
      'both ends of a range',
      'commits: 4be91d2..5cf02e3',
      ['4be91d2 2:10 commits (commits)', '5cf02e3 2:10 commits (commits)'],
    ],
    [
      'what wraps a key',
      'commits: {"`4be91d2`": shelves, "#5cf02e3": stove}',
      ['4be91d2 2:11 commits (commits/`4be91d2`)', '5cf02e3 2:33 commits (commits/#5cf02e3)'],
    ],
    [
      'what is malformed, as it is written',
      'commits: ["`HEAD`", HEAD..4be91d2, "4be91d2,HEAD", abc123g, see PR, "#1234567", "--not", ABC1234]',
      [
        '`HEAD` 2:11 commits (commits/0)',
        'HEAD..4be91d2 2:21 commits (commits/1)',
        '4be91d2,HEAD 2:36 commits (commits/2)',
        'abc123g 2:52 commits (commits/3)',
        'see PR 2:61 commits (commits/4)',
        '#1234567 2:69 commits (commits/5)',
        '--not 2:81 commits (commits/6)',
        'ABC1234 2:90 commits (commits/7)',
      ],
    ],
    ['what hides one', 'commits: ["4be91d2^{/x}"]', ['4be91d2^{/x} 2:11 commits (commits/0)']],
    [
      'values of other types',
      'commits: [true, 1e9]',
      ['true 2:11 commits (commits/0)', '1e9 2:17 commits (commits/1)'],
    ],
    ['the same name twice', 'commits: [4be91d2, "4be91d2"]', ['4be91d2 2:11 commits (commits/0)']],
    [
      'keys of every object',
      'commits: {__proto__: 4be91d2, constructor: {a: 1}}',
      ['4be91d2 2:22 commits (commits/__proto__)'],
    ],
  ])('%s', async (_, fields, expected) => {
    expect(await inSummary(`---\n${fields.trimEnd()}\n---\n`)).toEqual(expected);
  });

  test.each([
    'null',
    '',
    '[]',
    '{}',
    '[null, "", ~]',
    'none',
    '[N/A, pending, "-", nothing, (none), none yet]',
    '12',
    '{hash: null}',
    '{total: 3}',
  ])('none in commits: %s', async (written) => expect(await inSummary(`---\ncommits: ${written}\n---\n`)).toEqual([]));

  test('a field of another name, or deeper down', async () => {
    expect(await inSummary('---\nlast_commit: 4be91d2\nstats: {commits: [5cf02e3]}\n---\n')).toEqual([]);
  });
});

describe('the table of threads', () => {
  const table = (...lines: string[]) => `---\nblock: 1\n---\n\n${lines.join('\n')}\n`;
  const at = (name: string, place: string) => `${name} ${place} the table of threads`;

  test.each([
    'Commit',
    'commits',
    '**Commit**',
    '`Hash`',
    'SHA',
    'Commit Hash',
    'commit sha',
    'Git commit',
    'Commit(s)',
  ])('a column that is headed %s', async (heading) => {
    const text = table(`| Thread | ${heading} |`, '| :- | -: |', '| 1.1 | 4be91d2 |');
    expect(await inSummary(text)).toEqual([at('4be91d2', '7:9')]);
  });

  test.each(['Commit message', 'Committed', 'Name', 'Hashtag'])('none under %s', async (heading) => {
    expect(await inSummary(table(`| Thread | ${heading} |`, '| - | - |', '| 1.1 | 4be91d2 |'))).toEqual([]);
  });

  test('cells of every kind', async () => {
    const rows = [
      '| 1 | `4be91d2`, 5cf02e3 |',
      '| 2 | - |',
      '| 3 | --output=x |',
      '| 4 |',
      '| a \\| b | [6d013f4](x) | |',
    ];
    const text = table('| Thread | Commit |', '|--|--|', ...rows);
    expect(await inSummary(text)).toEqual([at('4be91d2', '7:8'), at('5cf02e3', '7:18'), at('6d013f4', '11:13')]);
  });

  test('without signs at the edges, with CRLF, and several columns', async () => {
    const text = table('Commit | Thread | Hash', '--- | --- | ---', '4be91d2 | 1 | 5cf02e3');
    const expected = [at('4be91d2', '7:1'), at('5cf02e3', '7:15')];
    expect(await inSummary(text)).toEqual(expected);
    expect(await inSummary(text.replace(/\n/g, '\r\n'))).toEqual(expected);
  });

  test('a row of nothing is a row', async () => {
    const text = table('| Thread | Commit |', '| - | - |', '| 1 | 4be91d2 |', '| - | - |', '| 2 | 5cf02e3 |');
    expect(await inSummary(text)).toEqual([at('4be91d2', '7:7'), at('5cf02e3', '9:7')]);
  });

  test('a table ends at a blank line, and at one without signs', async () => {
    const head = ['| Commit |', '| - |'];
    expect(await inSummary(table(...head, '', '| 4be91d2 |'))).toEqual([]);
    expect(await inSummary(table(...head, 'That was all', '| 4be91d2 |'))).toEqual([]);
    expect(await inSummary(table('| Commit |', '', '| - |', '| 4be91d2 |'))).toEqual([]);
    expect(await inSummary(table('Commit | A', '4be91d2 | B'))).toEqual([]);
    expect(await inSummary(table(...head, '| 4be91d2 |', '', '| Name |', '| - |', '| 5cf02e3 |'))).toEqual([
      at('4be91d2', '7:3'),
    ]);
  });

  test('code and comments are no table', async () => {
    const rows = ['| Commit |', '| - |', '| 4be91d2 |'];
    expect(await inSummary(table('```', ...rows, '```'))).toEqual([]);
    expect(await inSummary(table('<!--', ...rows, '-->'))).toEqual([]);
    expect(await inSummary(table(...rows.map((row) => `    ${row}`)))).toEqual([]);
    expect(await inSummary(table('- Threads:', '', ...rows.map((row) => `    ${row}`)))).toEqual([
      at('4be91d2', '9:7'),
    ]);
    expect(await inSummary(table('```', ...rows, '```', '', ...rows))).toEqual([at('4be91d2', '13:3')]);
  });

  test('what the front matter names already is recorded there', async () => {
    const text = table('| Commit |', '| - |', '| 4be91d2 |', '| 5cf02e3 |').replace('block: 1', 'commits: [4be91d2]');
    expect(await inSummary(text)).toEqual(['4be91d2 2:11 commits (commits/0)', at('5cf02e3', '8:3')]);
  });

  test('a body that no Markdown parser may see is said to be unread', async () => {
    const text = table('| Commit |', '| - |', '| `4be91d2` |', '', '>'.repeat(50));
    const { commits, unlisted } = await readGrid(
      new MemoryTree({ '.grid/01-SUMMARY.md': text }),
      '.grid',
      defaultLimits,
    );
    expect(commits).toEqual([]);
    expect(unlisted).toEqual([
      'not all of ".grid/01-SUMMARY.md" was read: the Markdown body nests deeper than 32 levels',
    ]);
  });
});

describe('the completed threads of a checkpoint', () => {
  test.each<[string, string, string[]]>([
    [
      'words',
      'completed_threads:\n  - "Thread 02.1: Layout (commit abc123)"\n  - "02.2"\n  - Thread 02.3 of 2026\n',
      ['abc123 2:5 completed_threads (completed_threads/0)'],
    ],
    [
      'records, in the details',
      'checkpoint_details:\n  completed-threads:\n    - {id: "02.1", commit: 4be91d2}\n    - {id: "02.2", commit: HEAD}\n    - {id: "02.3", commit: null}\n',
      [
        '4be91d2 3:28 checkpoint_details.completed-threads (checkpoint_details/completed-threads/0/commit)',
        'HEAD 4:28 checkpoint_details.completed-threads (checkpoint_details/completed-threads/1/commit)',
      ],
    ],
    [
      'threads and hashes',
      'completed_threads: {02.1: 4be91d2, 02.2: done, 02.3: {commit: 5cf02e3}}\n',
      [
        '4be91d2 1:27 completed_threads (completed_threads/02.1)',
        '5cf02e3 1:63 completed_threads (completed_threads/02.3/commit)',
      ],
    ],
    [
      'a text of several lines',
      'completed_threads: |\n  - Thread 02.1: Layout (commit abc123)\n  - Thread 02.2: Header (commit def456)\n',
      ['abc123 1:20 completed_threads (completed_threads)', 'def456 1:20 completed_threads (completed_threads)'],
    ],
    ['a count', 'completed_threads: 3\n', []],
  ])('%s', async (_, text, expected) => expect(await inCheckpoint(text)).toEqual(expected));

  test('in the body, as a table or in words', async () => {
    const text = `---
type: session_death
completed_threads: ["02.1 (commit 4be91d2)"]
---

<completed_threads>
- Thread 02.1: Layout (commit 4be91d2)
- Thread 02.2: Header (commit def456)
</completed_threads>

| Thread | Commit |
| - | - |
| 02.3 | 5cf02e3 |

Only \`(commit 1234567)\` is an example.
`;
    expect(await inCheckpoint(text)).toEqual([
      '4be91d2 3:21 completed_threads (completed_threads/0)',
      'def456 8:31 the checkpoint',
      '5cf02e3 13:10 the table of threads',
    ]);
  });
});

describe('a scratchpad', () => {
  test('notes', async () => {
    const text = `executor-01 | 14:05:00 | PROGRESS
  Finding: "Thread 1 complete (commit abc123)"

executor-01 | 14:06:00 | GOTCHA
  Finding: "4be91d2 broke the stove (commit pending)"
<!-- executor-01 | 14:05:00 | PROGRESS (commit 1234567) -->
executor-01 | 14:07:00 | PROGRESS (commits \`5cf02e3\`, abc123)
`;
    expect(await inScratchpad(text)).toEqual(['abc123 2:39 the scratchpad', '5cf02e3 7:45 the scratchpad']);
  });

  test('tables are none of threads', async () => {
    expect(await inScratchpad('| Commit |\n| - |\n| 4be91d2 |\n')).toEqual([]);
  });
});

test('the blocks that commits are listed under', async () => {
  const files = {
    '.grid/STATE.md': mission,
    '.grid/phases/02-kitchen/02-01-SUMMARY.md': 'commits: [5cf02e3]\n',
    '.grid/phases/02-kitchen/SUMMARY.md': 'commits: [6d013f4]\n',
    '.grid/CHECKPOINT.md': 'block: 05\ncompleted_threads: [{commit: 7e124a5}]\n',
    '.grid/CHECKPOINT-2.md': 'completed_threads: [{commit: 8f235b6}]\n',
    '.grid/SCRATCHPAD.md': '(commit 9a346c7)\n',
  };
  const { commits } = await readGrid(new MemoryTree(files), '.grid', defaultLimits);
  expect(Object.fromEntries(commits.map(({ name, blocks }) => [name, blocks]))).toEqual({
    '4be91d2': undefined,
    '5cf02e3': ['2-1', '3'],
    '6d013f4': undefined,
    '7e124a5': ['5', '2-3'],
    '8f235b6': undefined,
    '9a346c7': undefined,
  });
});
