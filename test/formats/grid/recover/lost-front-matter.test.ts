import { expect, test } from 'vitest';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { folder, put } from '../../../support/folder.js';
import { gitRepository, type NewCommit } from '../../../support/git.js';
import { MemoryHistory } from '../../../support/memory-history.js';
import { edited, mission, now, persistence } from '../../../support/mission.js';
import { dataOf } from './laws/outcome.js';
import { requestIn } from './request.js';

const path = '.grid/STATE.md';
/** What is left when the front matter is cut away. */
const body = mission.slice(mission.indexOf('# THE GRID'));
const prose = `# Grid State - recipe-box

## Current Position
Phase: 2 of 2 (Kitchen)
Block: 05 of 05
Status: In progress
`;
const schema: NewCommit = { subject: 'feat(02-02): ovens', files: { [path]: mission } };

async function recoveredFrom(commits: readonly NewCommit[], text: string) {
  const repository = gitRepository(commits);
  repository.put({ [path]: text });
  return recoverGrid(await requestIn(repository.top));
}

test.each([
  ['it was committed whole before', [schema]],
  ['the body alone was committed, too', [schema, { subject: 'oops', files: { [path]: body } }]],
])('the body of a mission alone is no healthy prose: %s', async (_, commits) => {
  const { outcome, reason, files } = await recoveredFrom(commits, body);
  expect([outcome, reason]).toEqual([
    'recovered',
    'STATE.md has lost its front matter: what is left is the body of a state of the schema dialect',
  ]);
  expect(dataOf(files[0]?.text)).toEqual(dataOf(mission));
  expect(files[0]?.text.endsWith(body)).toBe(true);
});

test('without git, what the body says is kept, and its block counts within the phase', async () => {
  const top = folder();
  put(top, { [path]: body });
  const { outcome, files } = await recoverGrid(await requestIn(top, { git: false }));
  const [file] = files;
  expect(outcome).toBe('recovered');
  expect(dataOf(file?.text)).toMatchObject({
    ...{ cluster: 'Recipe Box', status: 'in_progress', mode: 'guided' },
    position: { phase: 2, phase_name: 'Kitchen', block: 3, block_id: '02-03', thread: 2, thread_total: 4 },
    agents: { active: [{ id: 'executor-007', task: 'Kitchen timers', block: '02-03' }] },
  });
  expect(file?.account.find(({ field }) => field === 'cluster')).toMatchObject({
    source: { what: 'STATE.md', path, line: 3 },
    sure: true,
  });
  expect(file?.decide.join('\n')).not.toContain('has no field');
});

test.each([
  ['mode: "guided"\n', '', 'mode', 'guided'],
  ['  thread_total: 4\n', '', 'position.thread_total', 4],
])('without git, a field that is gone is what the body says of it: %s', async (from, to, field, value) => {
  const top = folder();
  put(top, { [path]: edited(mission, { [from]: to }) });
  const { files } = await recoverGrid(await requestIn(top, { git: false }));
  expect(files[0]?.account.find((row) => row.field === field)).toMatchObject({ value, sure: false, source: { path } });
});

test('a body that was cut off comes back from history', async () => {
  const { files } = await recoveredFrom([schema], mission.slice(0, mission.indexOf('  can_resume')));
  expect(files[0]?.text.endsWith(body)).toBe(true);
  expect(files[0]?.decide.join('\n')).toMatch(/the body of STATE\.md was cut off: .* of commit [0-9a-f]{7}/);
});

test('without git, a body that was cut off is made anew from the fields', async () => {
  const top = folder();
  put(top, { [path]: mission.slice(0, mission.indexOf('  can_resume')) });
  const { files } = await recoverGrid(await requestIn(top, { git: false }));
  // 4 of 5 blocks are complete: 48 of the 60 cells of the bar.
  expect(files[0]?.text.split('\n---\n\n')[1]).toBe(`# THE GRID - Mission State

## Mission: Recipe Box

**Status:** in_progress
**Mode:** guided
**Progress:** [${'#'.repeat(48)}${'.'.repeat(12)}] 80%

## Current Position

Phase 2/2: Kitchen
Block 3: Timers
Thread 2/4
`);
  expect(files[0]?.decide).toContain(
    'the body of STATE.md was cut off: the one below its fields is made anew from them',
  );
});

test('migrate wants it to be recovered first', async () => {
  const top = folder();
  put(top, { [path]: body });
  const { outcome, reason } = await recoverGrid({ ...(await requestIn(top, { git: false })), migrate: true });
  expect([outcome, reason]).toEqual([
    'refused',
    expect.stringMatching(/^STATE\.md has lost .*; agent-state-lint recover/),
  ]);
});

test.each([
  ['before', [schema]],
  ['and the older one was committed as well', [schema, { subject: 'back', files: { [path]: prose } }]],
])('prose of a mission that was of the schema %s is a state that was lost', async (_, commits) => {
  const { outcome, reason, files } = await recoveredFrom(commits, prose);
  expect([outcome, reason]).toEqual([
    'recovered',
    expect.stringMatching(
      /^STATE\.md is in the prose dialect, though commit [0-9a-f]{7} "feat\(02-02\): ovens" has it in the schema$/,
    ),
  ]);
  expect(dataOf(files[0]?.text)).toMatchObject({ mission_id: 'mission-20260511T090000Z-recipe-box', mode: 'guided' });
});

test.each([
  [49, 'recovered'],
  [50, 'older'],
])('a version of the schema below %i of prose: %s', async (many, expected) => {
  // The newest 50 versions are looked at. Each of these differs from the one before.
  const versions = [mission, ...Array.from({ length: many }, (_, index) => `${prose}\nNote ${index}.\n`)];
  const commits = versions.map((text, index) => ({
    ...{ hash: index.toString(16).padStart(40, '0'), subject: 'state', time: now - 3_600_000 + index * 1000 },
    files: { [path]: text },
  }));
  const top = folder();
  put(top, { [path]: versions.at(-1) ?? '' });
  const request = await requestIn(top, { git: false });
  const { outcome } = await recoverGrid({ ...request, history: new MemoryHistory(commits) });
  expect(outcome).toBe(expected);
});

test.each<[string, string, string]>([
  ['prose', edited(prose, { 'recipe-box': 'tea-shop' }), 'tea-shop'],
  ['the persistence dialect', edited(persistence, { 'recipe-box': 'tea-shop', '05-11T09': '05-12T07' }), 'tea-shop'],
])('migrate takes nothing from a mission of another name: %s', async (_, text, cluster) => {
  const repository = gitRepository([schema]);
  repository.put({ [path]: text });
  const { files } = await recoverGrid({ ...(await requestIn(repository.top)), migrate: true });
  const data = dataOf(files[0]?.text);
  expect(data.cluster).toBe(cluster);
  expect(data.mission_id).toMatch(/-tea-shop$/);
  expect([data.session_id, data.mode]).not.toContain('sess-20260512T080000Z-q7w2e9');
  expect(data.mode).toBe('hands_on'); // the old mission was guided
  expect(data.persistent?.decisions ?? []).toEqual([]);
  expect(files[0]?.decide.join('\n')).toMatch(
    /^the last good version, of commit [0-9a-f]{7}, is of another mission, so nothing is taken from it$/m,
  );
});

test.each<[string, string]>([
  ['the name in other letters', prose],
  ['another name, but the same beginning', edited(persistence, { 'recipe-box': 'tea-shop' })],
])('migrate keeps the ids of the same mission: %s', async (_, text) => {
  const repository = gitRepository([schema]);
  repository.put({ [path]: text });
  const { files } = await recoverGrid({ ...(await requestIn(repository.top)), migrate: true });
  expect(dataOf(files[0]?.text).mission_id).toBe('mission-20260511T090000Z-recipe-box');
});

const over = edited(mission, { 'status: "in_progress"\nmode': 'status: "failed"\nmode' });

test.each<[string, NewCommit[], string]>([
  [
    'no other dialect was ever there',
    [{ subject: 'x', files: { [path]: edited(prose, { '05 of': '04 of' }) } }],
    prose,
  ],
  ['the schema was that of a mission of another name', [schema], edited(prose, { 'recipe-box': 'tea-shop' })],
  [
    'the mission of the schema is over, and this one has no name',
    [{ subject: 'x', files: { [path]: over } }],
    edited(prose, { '# Grid State - recipe-box': '# Grid State' }),
  ],
])('prose is left alone where %s', async (_, commits, text) => {
  expect(await recoveredFrom(commits, text)).toMatchObject({
    ...{ outcome: 'older', files: [] },
    reason: 'STATE.md is in the prose dialect; migrate brings it to the schema',
  });
});
