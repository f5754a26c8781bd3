import { describe, expect, test } from 'vitest';
import { edited, mission, persistence } from '../../../support/mission.js';
import { contextIn, persistent } from './fixture.js';

describe('decisions: each on its own, whatever form they have', () => {
  test.each<[string, string, readonly (readonly [string, string])[]]>([
    ['prose alone', 'We use sqlite. dec-001.\n', [['', 'We use sqlite. dec-001.']]],
    [
      'an id at the beginning',
      '- dec-001: SQLite\n- dec-002: Hono\n',
      [
        ['dec-001', 'SQLite'],
        ['dec-002', 'Hono'],
      ],
    ],
    [
      'below a heading',
      '# Decisions\n\n- dec-001: SQLite\n  because it is small\n- **dec-002** Hono\n',
      [
        ['dec-001', 'SQLite; because it is small'],
        ['dec-002', 'Hono'],
      ],
    ],
    [
      'a list and a table',
      '# Decisions\n\n- Use sqlite\n\n| ID | Decision |\n| - | - |\n| dec-004 | Use hono |\n',
      [
        ['', 'Use sqlite'],
        ['', 'ID: dec-004; Decision: Use hono'],
      ],
    ],
    [
      'headings without an id',
      '# Decisions\n\n## Database\nUse sqlite.\n\n## Host\n- Decision: Ours\n- Why: Cheap\n\n## Use hono\n',
      [
        ['Database', 'Use sqlite.'],
        ['Host', 'Decision: Ours; Why: Cheap'],
        ['Use hono', ''],
      ],
    ],
    [
      'headings below one with an id',
      '## dec-001: Host\n\n### Decision\n\nVercel\n\n### Why\n\nCheap\n',
      [['dec-001: Host', 'Decision: Vercel; Why: Cheap']],
    ],
    [
      'YAML',
      'decisions:\n  - id: dec-001\n    decision: SQLite\n    considered: [MySQL, files]\n  - Use hono\n',
      [
        ['dec-001', 'decision: SQLite; considered: MySQL, files'],
        ['', 'Use hono'],
      ],
    ],
    [
      'YAML by id',
      'dec-001: SQLite\ndec-002: {decision: Hono}\n',
      [
        ['dec-001', 'SQLite'],
        ['dec-002', 'decision: Hono'],
      ],
    ],
    ['what says nothing', '# Decisions\n\n<!--\n## dec-001: Which?\n-->\n\nNone yet.\n', []],
  ])('%s', async (_, text, expected) => {
    const { decisions, notes } = await contextIn({ 'STATE.md': persistence, 'DECISIONS.md': text });
    expect(decisions.map(({ name, text: said }) => [name, said])).toEqual(expected);
    expect(notes).toEqual([]);
  });

  test('what STATE.md says is not told twice', async () => {
    const text = '# Decisions\n\n- dec-001: Grams\n- dec-002: Hono\n';
    expect((await contextIn({ 'STATE.md': mission, 'DECISIONS.md': text })).decisions).toEqual([
      { name: 'dec-001', text: 'Amounts are stored in grams; because: One unit to convert from' },
      { name: 'dec-002', text: 'Hono' },
    ]);
  });
});

describe('blockers with all that is said of them', () => {
  test.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      'as blocker add writes them',
      '# Blockers\n\n## blocker-001\n- **Status:** ACTIVE\n- **Type:** external_api\n- **Description:** No key\n- **Position:** thread 02.2\n',
      [['blocker-001', 'Status: ACTIVE; Type: external_api; Description: No key; Position: thread 02.2']],
    ],
    [
      'in the heading',
      '# Blockers\n\n## blocker-001: No key for the mailer\n',
      [['blocker-001: No key for the mailer', '']],
    ],
    ['below it', '## blocker-001\n\nNo key.\nWe wait.\n', [['blocker-001', 'No key. We wait.']]],
    [
      'a table',
      '| ID | Status | What |\n| - | - | - |\n| blocker-001 | ACTIVE | No key |\n| blocker-002 | RESOLVED | Old |\n',
      [['', 'ID: blocker-001; Status: ACTIVE; What: No key']],
    ],
    [
      'a heading without an id',
      '# Blockers\n\n### No key for the mailer\n\nWe wait.\n',
      [['No key for the mailer', 'We wait.']],
    ],
    ['a list', '# Active blockers\n\n- No key\n- [x] No desk\n- ~~No lamp~~\n', [['', 'No key']]],
    ['resolved ones', '## Active\n\nNone\n\n## Resolved\n\n- No desk\n\n### blocker-002: No lamp\n', []],
    [
      'YAML',
      'blockers:\n  - id: blocker-001\n    description: No key\n  - id: blocker-002\n    status: RESOLVED\n',
      [['blocker-001', 'description: No key']],
    ],
  ])('%s', async (_, text, expected) => {
    const { blockers } = await contextIn({ 'STATE.md': persistence, 'BLOCKERS.md': text });
    expect(blockers.map(({ name, text: said }) => [name, said])).toEqual(expected);
  });

  test('what STATE.md says is not told twice', async () => {
    const state = edited(mission, {
      'blockers: []':
        'blockers:\n  - {id: blocker-001, type: external_api, description: No key, blocking_thread: "02.2", added_at: "2026-05-12T09:00:00Z"}',
    });
    const text = '## blocker-001\n- **Status:** ACTIVE\n- **Description:** No key\n\n## blocker-002: No desk\n';
    expect((await contextIn({ 'STATE.md': state, 'BLOCKERS.md': text })).blockers).toEqual([
      { name: 'blocker-001', text: 'No key; type: external_api; thread: 02.2' },
      { name: 'blocker-002: No desk', text: '' },
    ]);
  });
});

describe('a checkpoint', () => {
  const stopped = async (file: string) =>
    (await contextIn({ 'STATE.md': persistent('checkpoint'), 'CHECKPOINT.md': file })).checkpoint;

  test.each<[string, string, readonly (readonly [string, string])[]]>([
    [
      'records',
      'options:\n  - id: mail\n    description: A mail to each\n  - {id: poster, cost: none}\n',
      [
        ['mail', 'A mail to each'],
        ['poster', 'cost: none'],
      ],
    ],
    [
      'a mapping',
      'options: {mail: A mail to each, poster: {description: At the desk}}\n',
      [
        ['mail', 'A mail to each'],
        ['poster', 'At the desk'],
      ],
    ],
    [
      'mappings in a list',
      'options:\n  - mail: A mail to each\n  - poster: At the desk\n',
      [
        ['mail', 'A mail to each'],
        ['poster', 'At the desk'],
      ],
    ],
    [
      'texts',
      'options: ["mail - to each", "poster (at the desk)", lamp]\n',
      [
        ['mail', 'to each'],
        ['poster', 'at the desk'],
        ['lamp', ''],
      ],
    ],
  ])('options keep their descriptions: %s', async (_, file, expected) => {
    const told = await stopped(`type: decision\n${file}`);
    expect(told?.options.map(({ name, text }) => [name, text])).toEqual(expected);
  });

  test('records keep the names of their fields', async () => {
    const file =
      'type: failure\nerror: {message: boom, log: x}\npartial_work: {files_created: [a.ts, b.ts], staged_changes: true}\n';
    expect((await stopped(file))?.details).toEqual([
      { name: 'error', text: 'message: boom; log: x' },
      { name: 'partial_work', text: 'files_created: a.ts, b.ts; staged_changes: true' },
    ]);
  });
});

describe('a session that ended: only what is known is said', () => {
  const clean = { answer: 'known', created: [], modified: [], removed: [], staged: [] } as const;
  const dirty = { ...clean, modified: ['.grid/STATE.md', 'db/loans.sql'] } as const;
  const partial = 'the session ended with partial work';
  const nothing = 'the session ended, and nothing is recorded of partial work';

  test.each([
    ['work is recorded', 'partial_work: {files_created: [a.ts]}\n', clean, partial],
    ['none', 'partial_work: none\n', clean, `${nothing}; all files are committed`],
    ['flags that are false', 'partial_work: {staged_changes: false}\n', clean, `${nothing}; all files are committed`],
    ['empty', 'partial_work: {}\n', clean, `${nothing}; all files are committed`],
    [
      'a last action',
      'last_action: halfway through migration\n',
      clean,
      `${nothing}; all files are committed; what the checkpoint says in words may be about some: read it first`,
    ],
    ['files are not committed', '', dirty, `${nothing}, but 1 file is not committed: look there first`],
  ])('%s', async (_, fields, uncommitted, says) => {
    const files = { 'STATE.md': persistent('interrupted'), 'CHECKPOINT.md': `type: session_death\n${fields}` };
    const { decision, notes } = await contextIn(files, { uncommitted });
    expect([decision.strategy, decision.reason.slice(0, says.length)]).toEqual(['continue', says]);
    expect(notes).toEqual(uncommitted === dirty ? ['not committed: "db/loans.sql"'] : []);
  });

  test('what stands below the fields may tell of such work', async () => {
    const file = '---\ntype: session_death\n---\nI left db/loans.sql half written.\n';
    const { decision } = await contextIn({ 'STATE.md': persistent('interrupted'), 'CHECKPOINT.md': file });
    expect(decision.reason).toBe(
      `${nothing}; what the checkpoint says in words may be about some: read it first; look for work that is not committed, for git could not be asked`,
    );
  });
});
