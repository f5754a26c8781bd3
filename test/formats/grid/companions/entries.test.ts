import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { type Entries, readEntries } from '../../../../src/formats/grid/companions/entries.js';
import type { Entry } from '../../../../src/formats/grid/companions/entry.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { growth, linear } from '../../../support/growth.js';

async function read(text: string, isHead?: (line: string) => boolean): Promise<Entries> {
  const { decisions } = await readGrid(new MemoryTree({ '.grid/DECISIONS.md': text }), '.grid', defaultLimits);
  if (!decisions) throw new Error('the file was not read');
  return readEntries(decisions, isHead && { isHead });
}

async function entriesOf(text: string, isHead?: (line: string) => boolean): Promise<readonly Entry[]> {
  const read_ = await read(text, isHead);
  if (!read_.ok) throw new Error(read_.reason);
  return read_.entries;
}

/** Each entry as its title and its fields by folded key. */
const shown = (entries: readonly Entry[]) =>
  entries.map(({ title, fields }) => [title, Object.fromEntries([...fields].map(([key, { text }]) => [key, text]))]);

describe('an entry', () => {
  test.each([
    ['nothing', ''],
    ['prose', 'We chose SQLite.\n\nIt is one file.\n'],
    ['fields without a head', 'Decision: SQLite\n'],
    ['a line with a sign', 'this | that\n'],
    ['code', '```\n# dec-001: SQLite\n```\n\n    # dec-002\n'],
    ['a comment', '<!--\n## dec-001: SQLite\n-->\n'],
    ['a sign without a blank', '#1 is done\n'],
  ])('is not opened by %s', async (_, text) => expect(await entriesOf(text)).toEqual([]));

  test.each<[string, string, [string, object][]]>([
    ['a heading', '# Decisions\n', [['Decisions', {}]]],
    ['a closed heading', '## Decisions ##\n', [['Decisions', {}]]],
    ['a heading with emphasis', '### **dec-001**\n', [['dec-001', {}]]],
    ['a heading in code', '### `dec-001`\n', [['dec-001', {}]]],
    ['a heading that is a field too', '## dec-001: SQLite\n', [['dec-001: SQLite', { dec001: 'SQLite' }]]],
    ['a heading beside a comment', '## Decisions <!-- none -->\n', [['Decisions', {}]]],
    ['an empty heading', '##\n', [['', {}]]],
    [
      'rows',
      '| ID | Decision |\n|---|:-:|\n| dec-001 | SQLite |\n| dec-002 | **JWT** |\n',
      [
        ['', { id: 'dec-001', decision: 'SQLite' }],
        ['', { id: 'dec-002', decision: 'JWT' }],
      ],
    ],
    [
      'rows without borders',
      'ID | Decision\n--|--\ndec-001 | a \\| b\n',
      [['', { id: 'dec-001', decision: 'a \\| b' }]],
    ],
    [
      'rows with an empty cell',
      '| ID | When | What |\n|-|-|-|\n| 1 | | x |\n',
      [['', { id: '1', when: '', what: 'x' }]],
    ],
    [
      'rows shorter and longer than the heading',
      '| A | B |\n|-|-|\n| 1 |\n| 1 | 2 | 3 |\n',
      [
        ['', { a: '1' }],
        ['', { a: '1', b: '2' }],
      ],
    ],
    ['a table without rows', '| A | B |\n|-|-|\n', []],
    [
      'CRLF',
      '| A | B |\r\n|-|-|\r\n| 1 | 2 |\r\n\r\n## x\r\n**k:** v\r\n',
      [
        ['', { a: '1', b: '2' }],
        ['x', { k: 'v' }],
      ],
    ],
  ])('is opened by %s', async (_, text, entries) => expect(shown(await entriesOf(text))).toEqual(entries));

  test('is opened by a line that the caller knows', async () => {
    const text =
      '# Log\n\na | 14:05:00 | PROGRESS\nFinding: "one"\n---\n- b | 14:06:00 | GOTCHA\n  Finding: two\n\n## Old\nFinding: three\n';
    const entries = await entriesOf(text, (line) => /^\W*\w+ \| /.test(line));
    expect(shown(entries)).toEqual([
      ['Log', { old: 'Finding: three' }],
      ['a | 14:05:00 | PROGRESS', { finding: '"one"' }],
      ['b | 14:06:00 | GOTCHA', { finding: 'two' }],
      ['Old', { finding: 'three' }],
    ]);
    expect(entries.map(({ opens, parent }) => [opens, parent?.title])).toEqual([
      ['heading', undefined],
      ['line', 'Log'],
      ['line', 'Log'],
      ['heading', 'Log'],
    ]);
  });

  test('of a heading reaches to the next one that is no deeper', async () => {
    const text = '# A\n## B\none\n| K |\n|-|\n| v |\n### C\ntwo\n## D\n';
    const entries = await entriesOf(text);
    expect(entries.map(({ title, start, end, parent }) => [title, text.slice(start, end), parent?.title])).toEqual([
      ['A', text.trimEnd(), undefined],
      ['B', '## B\none\n| K |\n|-|\n| v |\n### C\ntwo\n', 'A'],
      ['', '| v |', 'B'],
      ['C', '### C\ntwo\n', 'B'],
      ['D', '## D', 'A'],
    ]);
    expect(entries.map(({ lines }) => lines.map(({ raw }) => raw))).toEqual([[], ['one'], ['| v |'], ['two'], []]);
  });
});

describe('a field', () => {
  const fields = async (lines: string) => {
    const [entry] = await entriesOf(`# Head\n${lines}`);
    return Object.fromEntries([...(entry?.fields ?? [])].map(([key, { text }]) => [key, text]));
  };

  test.each<[string, string, Record<string, string>]>([
    ['plain', 'Type: permission\n', { type: 'permission' }],
    ['bold, the colon within', '**Type:** permission\n', { type: 'permission' }],
    ['bold, the colon outside', '**Type**: permission\n', { type: 'permission' }],
    ['all of it bold', '**Type: permission**\n', { type: 'permission' }],
    [
      'in a list',
      '- Type: permission\n* **Thread:** 02.3\n1. When: now\n',
      { type: 'permission', thread: '02.3', when: 'now' },
    ],
    ['of a task', '- [x] Type: permission\n', { type: 'permission' }],
    ['in a quotation', '> **Type:** permission\n', { type: 'permission' }],
    ['its key in code', '- `type`: `permission`\n', { type: 'permission' }],
    ['kebab and snake', 'user-response: a\nblocking_thread: b\n', { userresponse: 'a', blockingthread: 'b' }],
    ['twice', 'Type: a\nmore\nType: b\nrest\n', { type: 'a more' }],
    ['empty', 'Type:\n', { type: '' }],
    ['on the line below', '**Decision:**\nSQLite\n', { decision: 'SQLite' }],
    ['below a blank line', '**Decision:**\n\nSQLite\n\nIt is one file.\n', { decision: 'SQLite' }],
    ['on several lines', 'Why: one\nfile\n\nAnother paragraph.\n', { why: 'one file' }],
    ['a list below', 'Options:\n- vercel\n- netlify\nType: x\n', { options: 'vercel netlify', type: 'x' }],
    [
      'lines indented below it',
      '- Options:\n  - a: one\n  - b: two\n- Type: x\n',
      { options: 'a: one b: two', type: 'x' },
    ],
    ['ended by a break', 'Why: one\n---\nfile\n', { why: 'one' }],
    ['a time', 'At: 14:05:00\n14:06:00 then\n', { at: '14:05:00 14:06:00 then' }],
    ['no key', 'https://example.com is a page\nat 14:05:00 it stopped\n', {}],
    ['a sentence', 'This is what we found out there: nothing\n', {}],
    ['in code', '```\nType: a\n```\n`Type: b`\n', {}],
    ['a comment beside it', 'Type: a <!-- b -->\n', { type: 'a' }],
    ['a table of fields', '| Field | Value |\n|-|-|\n| Type | a |\n| `Why` | b |\n', { type: 'a', why: 'b' }],
    [
      'a heading below',
      '## Decision\nSQLite\nfor all\n## Why\none: file\n',
      { decision: 'SQLite for all', why: 'one: file' },
    ],
    ['names of prototypes', '__proto__: a\nconstructor: b\n', { proto: 'a', constructor: 'b' }],
  ])('%s', async (_, lines, expected) => expect(await fields(lines)).toEqual(expected));

  test('points at its value, or at its key when it is empty', async () => {
    const text = '# Head\n- **Type:** **a b**\nWhen:\n\n## Next\nWhy:\n  - c\n';
    const spans = (await entriesOf(text)).flatMap((entry) =>
      [...entry.fields.values()].map(({ at: { start, end } }) => text.slice(start, end)),
    );
    expect(spans).toEqual(['a b', 'When', 'Next', 'c']);
  });
});

describe('records in YAML', () => {
  test('are entries', async () => {
    const text =
      'decisions:\n  - id: dec-001\n    decision: |\n      SQLite\n      and FTS5\n    tags: [a]\n  - JWT\ndec-003:\n  decision: ~\nversion: 1\n';
    const entries = await entriesOf(text);
    expect(shown(entries)).toEqual([
      ['decisions', {}],
      ['', { id: 'dec-001', decision: 'SQLite and FTS5' }],
      ['JWT', {}],
      ['dec-003', { decision: '' }],
    ]);
    expect(entries.map(({ parent }) => parent?.title)).toEqual([undefined, 'decisions', 'decisions', undefined]);
    expect(entries.map(({ at }) => text.slice(at.start, at.end))).toEqual(['decisions', 'id', 'JWT', 'dec-003']);
  });

  test('are told from a heading with its fields, which is YAML too', async () => {
    expect(shown(await entriesOf('# blocker-001\ntype: permission\nneeds: [a]\n'))).toEqual([
      ['blocker-001', { type: 'permission', needs: '[a]' }],
    ]);
    expect(shown(await entriesOf('# Blockers\nversion: 1\nactive:\n  - id: blocker-001\n'))).toEqual([
      ['active', {}],
      ['', { id: 'blocker-001' }],
    ]);
  });

  test('stand before those of the body', async () => {
    const entries = await entriesOf('---\ndecisions:\n  - id: dec-001\n---\n# dec-002\n');
    expect(shown(entries)).toEqual([
      ['decisions', {}],
      ['', { id: 'dec-001' }],
      ['dec-002', {}],
    ]);
  });
});

test('nobody can tell the entries of a body that no Markdown parser gets', async () => {
  expect(await read(`# a\n\`x\`\n${'> '.repeat(200)}\n`)).toEqual({ ok: false, reason: expect.any(String) });
});

test.each([
  '|-|\n',
  '# |\n|-|\n',
  '| a | b |\n|-|-|\n',
  'a: ',
  'a:\n',
  'b\n',
  '- c\n',
  '| a ',
  '# a\n## b\n',
  '*_',
  '# ',
  '<b>',
  '[ ] ',
  '> ',
])('%j over and over is read in linear time', async (token) => {
  const run = (size: number) => read(`# a\nk: v\n${token.repeat(size)}\n|-|\n${'|x|\n'.repeat(size / 10)}`);
  expect(await growth(run, 5_000)).toBeLessThan(linear);
});
