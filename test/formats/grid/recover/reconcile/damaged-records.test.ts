import { describe, expect, test } from 'vitest';
import type { RecoveredFile } from '../../../../../src/core/recovery.js';
import { recoverGrid } from '../../../../../src/formats/grid/recover/recover.js';
import { edited, mission, now } from '../../../../support/mission.js';
import { beside } from '../../../../support/mission-files.js';
import { dataOf, requestAbout, statePath } from '../laws/outcome.js';

// Records and values whose lines were damaged: one record stays one, and what stands undamaged elsewhere counts more.

async function recovered(text: string, others: Readonly<Record<string, string>> = {}): Promise<RecoveredFile> {
  const { files } = await recoverGrid(requestAbout({ ...beside, ...others, [statePath]: text }, now));
  const file = files.find(({ path }) => path === statePath);
  if (!file) throw new Error('nothing was proposed');
  return file;
}

/** The mission with a line and the one below it in each other's place. */
function swapped(line: string): string {
  const lines = mission.split('\n');
  const at = lines.indexOf(line);
  const [first = '', second = ''] = lines.slice(at, at + 2);
  return edited(mission, { [`${first}\n${second}\n`]: `${second}\n${first}\n` });
}

const recordLists = [
  ['phases', 'definitions'],
  ['agents', 'active'],
  ['agents', 'completed'],
  ['persistent', 'decisions'],
  ['persistent', 'artifacts'],
] as const;

describe('a record that does not begin with its dash is one record', () => {
  test.each([
    ['    - id: "01-pantry"'],
    ['    - id: "02-kitchen"'],
    ['    - id: "executor-007"'],
    ['    - id: "planner-001"'],
    ['    - id: "dec-001"'],
    ['    - id: "art-001"'],
    ['  - level: "info"'],
  ])('%s in the place of the line below', async (line) => {
    const { text, account, decide = [] } = await recovered(swapped(line));
    const healthy = dataOf(mission);
    for (const [parent, list] of recordLists) expect(dataOf(text)[parent][list]).toEqual(healthy[parent][list]);
    expect(dataOf(text).warnings).toEqual(healthy.warnings);
    expect(dataOf(text).progress).toEqual(healthy.progress);
    expect(account.filter(({ sure }) => !sure)).not.toEqual([]);
    expect(decide.join('\n')).toMatch(/had to be mended/);
  });

  test.each([
    ['the first', '    - id: "01-pantry"\n      name', '      id: "01-pantry"\n    - name'],
    ['the second', '    - id: "02-kitchen"\n      name', '      id: "02-kitchen"\n    - name'],
  ])('with the dash at the second line of %s', async (_, from, to) => {
    const { text } = await recovered(edited(mission, { [from]: to }));
    expect(dataOf(text).phases).toEqual(dataOf(mission).phases);
  });
});

test.each([
  ['01-pantry', '02-kitchen'],
  ['02-kitchen', '01-pantry'],
])('a phase %s whose id became %s has its own again, and all else stays', async (id, other) => {
  const { text, account } = await recovered(edited(mission, { [`- id: "${id}"`]: `- id: "${other}"` }));
  const { phases, position, agents } = dataOf(mission);
  expect(dataOf(text)).toMatchObject({ phases, position, agents });
  expect(account.find(({ field }) => field === 'phases.definitions')?.sure).toBe(false);
});

test.each([
  ['result', '      result: "success"\n', 'agents.completed', 'planner-001', '"timeout"'],
  ['duration_seconds', '      duration_seconds: 61\n', 'agents.completed', 'planner-001', '0'],
  ['created_phase', '      created_phase: "01-pantry"\n', 'persistent.artifacts', 'art-001', '"02-kitchen"'],
  ['task', '      task: "Kitchen timers"\n', 'agents.active', 'executor-007', '"not known any more"'],
  [
    'rationale',
    '      rationale: "One unit to convert from"\n',
    'persistent.decisions',
    'dec-001',
    '"not known any more"',
  ],
])('%s that no source tells is to be decided', async (field, line, list, id, value) => {
  const { account, decide } = await recovered(edited(mission, { [line]: '' }));
  expect(account.find((row) => row.field === `${list}.0.${field}`)?.source).toEqual({ what: 'no source' });
  expect(decide).toContain(
    `no source says ${field} of "${id}" in ${list}: ${value} stands there until you know better`,
  );
});

test('an agent that lost its id is the one that resume.last_agent names', async () => {
  const { text } = await recovered(edited(mission, { '    - id: "executor-007"\n': '' }));
  expect(dataOf(text).agents.active).toEqual(dataOf(mission).agents.active);
});

test('an agent of which only its type is left does not come back as another one', async () => {
  const from = mission.indexOf('    - id: "planner-001"');
  const record = mission.slice(from, mission.indexOf('persistent:'));
  const { text, lost = [] } = await recovered(edited(mission, { [record]: '    - type: "planner"\n' }));
  expect(dataOf(text).agents.completed).toEqual([]);
  expect(lost.join('\n')).toContain('too little is left of the record');
});

describe('a merge conflict in position.thread', () => {
  const conflict = '<<<<<<< HEAD\n  thread: 2\n=======\n  thread: 3\n>>>>>>> other\n';
  const open = edited(mission, { '  thread: 2\n  thread_total': `${conflict}  thread_total` });

  test('is settled by resume_position, which stays as it is', async () => {
    const { text, decide = [], lost } = await recovered(edited(open, { '    thread: 2\n': '    thread: 3\n' }));
    expect(dataOf(text).position.thread).toBe(3);
    expect(lost).toBeUndefined(); // what the second side says stands there now
    expect(dataOf(text).resume.resume_position).toEqual({ phase: 2, block: 3, thread: 3 });
    expect(decide.join('\n')).toContain('position.thread stood in a merge conflict: 3 was taken');
  });

  test('is to be decided where nothing else tells', async () => {
    const alone = edited(open, { '  resume_position:\n    phase: 2\n    block: 3\n    thread: 2\n': '' });
    const { account, decide = [], lost } = await recovered(alone);
    expect(account.find(({ field }) => field === 'position.thread')).toMatchObject({ value: 2, sure: false });
    expect(lost).toEqual(['line 40 of STATE.md: it is the side of a merge conflict that was not taken: "thread: 3"']);
    expect(decide.join('\n')).toContain('nothing else tells which side is right');
  });
});

describe('a line that broke off', () => {
  const checkpoint = { '.grid/CHECKPOINT.md': '---\ncluster: "Recipe Box"\ntype: decision\n---\n\n# Waiting\n' };
  const cut = edited(mission, { 'cluster: "Recipe Box"': 'cluster: "Rec' });

  test('gives way to what stands undamaged elsewhere', async () => {
    expect(dataOf((await recovered(cut, checkpoint)).text).cluster).toBe('Recipe Box');
  });

  test('of a record keeps what is left of it where nobody knows more, and is not sure', async () => {
    const { text, account } = await recovered(edited(mission, { 'stored in grams"': 'stored' }));
    expect(dataOf(text).persistent.decisions[0].decision).toBe('Amounts are stored');
    expect(account.find(({ field }) => field === 'persistent.decisions.0.decision')).toMatchObject({ sure: false });
  });

  test('of a field that the schema does not know is not sure', async () => {
    const { account } = await recovered(edited(mission, { 'energy: 9000': 'energy: 9000\ncustom_hint: "re' }));
    expect(account.find(({ field }) => field === 'custom_hint')).toMatchObject({ value: 're', sure: false });
  });

  test('leaves updated_at no earlier than the session that is kept began', async () => {
    const { text } = await recovered(mission.slice(0, mission.indexOf('cluster:') + 14), {});
    expect(dataOf(text).updated_at >= '2026-05-12T08:00:00Z').toBe(true);
  });
});
