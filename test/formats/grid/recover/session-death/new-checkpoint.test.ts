import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DataMap } from '../../../../../src/core/data.js';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { readCheckpoints } from '../../../../../src/formats/grid/checkpoints/read-checkpoints.js';
import { readGrid } from '../../../../../src/formats/grid/read.js';
import { fitting, oneLine } from '../../../../../src/formats/grid/recover/session-death/fitting.js';
import { lastActionOf } from '../../../../../src/formats/grid/recover/session-death/last-action.js';
import { checkpointText } from '../../../../../src/formats/grid/recover/session-death/new-checkpoint.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

describe('the text of a checkpoint', () => {
  test('is front matter in double quotes', () => {
    const fields = {
      type: 'session_death',
      staged: true,
      thread: 2,
      none: [],
      files: ['a: b', "it's"],
      map: { a: 'no' },
    };
    expect(checkpointText(fields, ['Seen at 9.'])).toBe(
      '---\n# Seen at 9.\ntype: "session_death"\nstaged: true\nthread: 2\nnone: []\nfiles: ["a: b", "it\'s"]\nmap:\n  a: "no"\n---\n',
    );
  });

  test('escapes what YAML does not allow, and what an eye takes for something else', () => {
    const text = checkpointText({ a: 'x\ny\t"\\\u0000\u0085\u202e\u2028\ufffe\u{e0041}\u{1f600}é' }, []);
    expect(text).toBe('---\na: "x\\ny\\t\\"\\\\\\0\\u0085\\u202e\\u2028\\ufffe\\U000e0041\u{1f600}é"\n---\n');
  });

  test('says what it was given, whatever that is, to other readers and to ours', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.array(anyText, { maxLength: 5 }), async (action, files) => {
        const fields: DataMap = {
          type: 'session_death',
          checkpoint_details: { last_action: `did ${action}`, partial_work: { files_created: files } },
        };
        const text = checkpointText(fields, []);
        expect(parse(text.slice(4, -4))).toEqual(fields);
        const tree = new MemoryTree({ '.grid/CHECKPOINT.md': text });
        const snapshot = await readGrid(tree, '.grid', defaultLimits);
        expect(snapshot.checkpoints[0]?.document.faults).toEqual([]);
        expect((await readCheckpoints(snapshot)).checkpoints).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('text from a stranger', () => {
  test.each([
    ['  two\n\nlines \t here ', 'two lines here'],
    ['a\u202eb\u0007', 'a\\u{202e}b\\x07'],
    ['x'.repeat(1000), `${'x'.repeat(299)}…`],
    ['', ''],
  ])('%j is one line', (given, wanted) => {
    expect(oneLine(given)).toBe(wanted);
  });

  test('is never longer than it may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(Array.from(oneLine(text)).length).toBeLessThanOrEqual(300);
        expect(oneLine(text)).not.toMatch(/[\n\r\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

test.each([
  [3, 1000, ['a', 'b', 'c'], 2],
  [9, 62, ['a', 'b'], 3], // each takes a line of 20 besides
  [9, 62, [], 1, ['\u202e\u202e\u202e\u202e\u202e']],
])(
  'of a list with room for %i and %i characters, %j are shown',
  (most, length, shown, leftOut, given = ['a', 'b', 'c', 'd', 'e']) => {
    expect(fitting(given, { most, length }, (text) => text)).toEqual({ shown, leftOut });
  },
);

describe('the last action', () => {
  const source = { what: 'a test' };
  const words = (...texts: readonly string[]) => texts.map((text) => ({ kind: 'NOTE', text, source }));
  const commit = (subject: string) => ({ hash: 'a'.repeat(40), subject, time: 0 });
  const tasks = (task: string) => [{ agent: 'executor-007', task, source }];
  const none = { since: [], last: undefined, gap: undefined };

  test.each([
    ['the newest entry', words('first', 'second'), { ...none, since: [commit('c')] }, tasks('t'), 'second', true],
    ['the newest commit since', [], { ...none, since: [commit('new'), commit('old')] }, tasks('t'), 'new', false],
    ['the task', [], { ...none, last: commit('long ago') }, tasks('t'), 't', false],
    ['the last commit', [], { ...none, last: commit('long ago') }, [], 'long ago', false],
    ['nothing', [], none, [], 'Nobody can tell what was done last', false],
    [
      'what was never filled in says nothing',
      words('{{finding}}'),
      none,
      tasks('...'),
      'Nobody can tell what was done last',
      false,
    ],
  ] as const)('%s', (_, said, commits, todo, value, sure) => {
    expect(lastActionOf(said, commits, todo)).toMatchObject({ value, sure });
  });
});
