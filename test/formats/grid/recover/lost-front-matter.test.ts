import { expect, test } from 'vitest';
import { recoverGrid } from '../../../../src/formats/grid/recover/recover.js';
import { folder, put } from '../../../support/folder.js';
import { gitRepository, type NewCommit } from '../../../support/git.js';
import { edited, mission } from '../../../support/mission.js';
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
