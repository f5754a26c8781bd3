import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/index.js';
import { gitRepository, type NewCommit, type TestRepository } from '../../../support/git.js';
import { edited, mission } from '../../../support/mission.js';
import { type StateText, textOf } from '../../../support/state-history.js';

const path = '.grid/STATE.md';
const only = [
  'status-transition',
  'phase-transition',
  'state-deleted',
  'updated-at',
  'identity',
  'progress-regressed',
  'history-rewritten',
  'write-permission',
].map((name) => `grid/${name}`);

const at = (minute: number) => ({ '09:15:00Z"\nstatus': `09:${minute}:00Z"\nstatus` });
const stamp = (minute: number) => `"2026-05-12T09:${minute}:00Z"`;
const thread = { 'thread: 2\n  thread_total': 'thread: 3\n  thread_total' };
const cost = { 'session_cost_usd: 2.1': 'session_cost_usd: 3.5' };
const mode = { 'mode: "guided"\nphases': 'mode: "autopilot"\nphases' };
const body = { 'Thread 2/4': 'Thread 3/4' };
const status = (word: string) => ({ 'status: "in_progress"\nmode': `status: "${word}"\nmode` });
const id = 'mission-20260511T090000Z-recipe-box';
const another = (name: string) => ({ [id]: `mission-20260512T090000Z-${name}` });
const created = (day: number) => ({ '2026-05-11T09:00:00Z"\nupdated': `2026-05-${day}T09:00:00Z"\nupdated` });
const threads = (count: number) => ({ 'threads_complete: 13': `threads_complete: ${count}` });
const pantry = (count: number) => ({
  'blocks: 2\n      blocks_complete: 2': `blocks: 2\n      blocks_complete: ${count}`,
});
const kitchen = (count: number) => ({
  'blocks: 3\n      blocks_complete: 2': `blocks: 3\n      blocks_complete: ${count}`,
});
const completed = (list: string) => ({ 'completed: ["01-pantry"]': `completed: [${list}]` });
const phase = (number: number) => ({ 'current: 2': `current: ${number}` });
const decided = (...texts: string[]) => ({
  '  artifacts:\n': `${texts
    .map((text, index) => `    - { id: "dec-00${index + 2}", decision: "${text}", phase_decided: "02-kitchen" }\n`)
    .join('')}  artifacts:\n`,
});

interface Merge {
  /** What each parent made of the healthy mission, the first parent first. */
  readonly sides: readonly StateText[];
  readonly result: StateText;
  readonly agent?: string;
}

const executor = { body: 'Grid-Agent: executor-005' };
const holding = (state: StateText): Pick<NewCommit, 'files' | 'remove'> =>
  state === undefined ? { remove: [path] } : { files: { [path]: textOf(state) } };

/** A repository in the middle of a merge. */
function merging(sides: readonly StateText[]): TestRepository {
  const repository = gitRepository([
    { subject: 'base', files: { [path]: mission, '.grid/WARMTH.md': 'gotchas: []\n' } },
  ]);
  const names = sides.slice(1).map((_, index) => `side${index}`);
  for (const [index, name] of names.entries()) {
    repository.git('switch', '--quiet', '--create', name, 'main');
    repository.commit({ subject: name, ...holding(sides[index + 1]) });
  }
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'main', ...holding(sides[0]) });
  repository.git('merge', '--quiet', '--no-ff', '--no-commit', '--strategy=ours', ...names);
  return repository;
}

/** What the rules say of some commits, or of the working tree. */
async function saidOf({ top }: TestRepository, base: string, ...wheres: string[]): Promise<string[]> {
  const { report } = await lint({ cwd: top, base, only });
  const all = report.findings.map(({ message }) => message);
  return all.filter((message) => wheres.some((where) => message.includes(where))).sort();
}

const nameOf = (hash: string, subject = 'merge') => `${hash.slice(0, 7)} "${subject}"`;

/** What the rules say of a merge, by its name `{merge}`. */
async function saidOfMerge({ sides, result, agent }: Merge): Promise<string[]> {
  const repository = merging(sides);
  const trailer = agent === undefined ? {} : { body: `Grid-Agent: ${agent}` };
  const hash = repository.commit({ subject: 'merge', ...holding(result), ...trailer });
  expect(repository.git('show', '--no-patch', '--format=%P').split(' ')).toHaveLength(sides.length);
  const said = await saidOf(repository, 'HEAD~1', nameOf(hash));
  return said.map((message) => message.replace(nameOf(hash), '{merge}'));
}

const agent = 'executor-005';
const position = { ...thread, ...at(16) };
const budget = { ...cost, ...at(17) };
const both = { ...thread, ...cost };

test.each<[string, Merge]>([
  [
    'a conflict that was resolved with the newest stamp',
    { sides: [position, budget], result: { ...both, ...at(17) }, agent },
  ],
  ['the same, merged the other way', { sides: [budget, position], result: { ...both, ...at(17) }, agent }],
  [
    'a conflict that was resolved with a new stamp',
    { sides: [position, budget], result: { ...both, ...at(18) }, agent },
  ],
  [
    'an octopus',
    { sides: [position, budget, { ...mode, ...at(18) }], result: { ...both, ...mode, ...at(18) }, agent: 'scout-001' },
  ],
  ['one side whole, with the body of another', { sides: [position, budget], result: { ...budget, ...body }, agent }],
  ['the older side whole', { sides: [budget, position], result: { ...position, ...body }, agent }],
  [
    'a field that is gone on one side',
    {
      sides: [position, { ...at(17), 'energy: 9000\n': '' }],
      result: { ...position, ...at(17), 'energy: 9000\n': '' },
      agent,
    },
  ],
  [
    'the end, which one side came to',
    { sides: [{ ...status('complete'), ...at(16) }, budget], result: { ...status('complete'), ...budget }, agent },
  ],
  [
    'a side that was over, where the mission went on',
    { sides: [{ ...status('complete'), ...at(16) }, budget], result: { ...budget, ...mode, ...at(18) } },
  ],
  [
    'a phase that one side went back to',
    { sides: [position, { ...phase(1), ...at(17) }], result: { ...position, ...phase(1), ...at(17) } },
  ],
  [
    'a figure of one side',
    {
      sides: [
        { ...threads(15), ...at(16) },
        { ...threads(14), ...at(17) },
      ],
      result: { ...threads(14), ...mode, ...at(18) },
    },
  ],
  [
    'figures of both sides',
    {
      sides: [
        { ...kitchen(3), ...at(16) },
        { ...pantry(3), ...at(17) },
      ],
      result: { ...at(18), ...mode },
    },
  ],
  [
    'decisions of both sides, one of them under another number',
    {
      sides: [
        { ...decided('ours'), ...at(16) },
        { ...decided('theirs'), ...at(17) },
      ],
      result: { ...decided('theirs', 'ours'), ...at(18) },
    },
  ],
  [
    'another mission, which one side began',
    { sides: [position, { ...another('wine'), ...at(17) }], result: { ...another('wine'), ...mode, ...at(18) } },
  ],
  [
    'a creation of one side',
    { sides: [position, { ...created(10), ...at(17) }], result: { ...created(10), ...position, ...at(18) } },
  ],
  [
    'deleted, after one side came to the end',
    { sides: [position, { ...status('complete'), ...at(17) }], result: undefined },
  ],
])('a merge is not at fault: %s', async (_, merge) => {
  expect(await saidOfMerge(merge)).toEqual([]);
});

const executors =
  'expected it to write only position, progress, agents.active, agents.completed, warnings, resume.last_agent, resume.last_commit and updated_at';

test.each<[string, Merge, readonly string[]]>([
  [
    'a value that no side has',
    { sides: [position, budget], result: { ...both, ...at(17), 'energy: 9000': 'energy: 9001' }, agent },
    [
      `"executor-005" wrote energy in {merge}; ${executors}`,
      `updated_at is still ${stamp(17)}, though energy changed in {merge}; expected a later moment`,
    ],
  ],
  [
    'another value than on any of three sides',
    {
      sides: [position, budget, mode],
      result: { ...both, ...at(18), 'mode: "guided"\nphases': 'mode: "hands_on"\nphases' },
      agent,
    },
    [`"executor-005" wrote mode in {merge}; ${executors}`],
  ],
  [
    'values of both sides, with the older stamp',
    { sides: [position, budget], result: { ...both, ...at(16) }, agent },
    [`updated_at is back at ${stamp(16)}, which is before ${stamp(17)} in {merge}; expected a later moment`],
  ],
  [
    'a field that both sides have, and the merge has not',
    { sides: [position, budget], result: { ...both, ...at(18), 'energy: 9000\n': '' }, agent },
    [`"executor-005" wrote energy in {merge}; ${executors}`],
  ],
  [
    'a status that no side could come to',
    {
      sides: [
        { ...status('complete'), ...at(16) },
        { ...status('failed'), ...at(17) },
      ],
      result: { ...status('planning'), ...at(18) },
    },
    [
      'status went from "complete" to "planning" in {merge}; "complete" is final, and only another mission_id begins a new mission',
    ],
  ],
  [
    'the same, where a side has no STATE.md',
    { sides: [{ ...status('complete'), ...at(16) }, undefined], result: { ...status('blocked'), ...at(18) } },
    [
      'status went from "complete" to "blocked" in {merge}; "complete" is final, and only another mission_id begins a new mission',
    ],
  ],
  [
    'an earlier phase than on any side',
    { sides: [position, budget], result: { ...both, ...phase(1), ...at(18) } },
    ['phases.current went back from 2 to 1 in {merge}; expected 2 or more'],
  ],
  [
    'a later phase than on any side, past one that is not complete',
    {
      sides: [
        { ...phase(1), ...completed(''), ...at(16) },
        { ...phase(1), ...completed(''), ...at(17) },
      ],
      result: { ...completed(''), ...at(18) },
    },
    ['phases.current went from 1 to 2 in {merge}, but phases.completed lacks "01-pantry"'],
  ],
  [
    'less than on any side',
    {
      sides: [
        { ...threads(15), ...kitchen(3), ...at(16) },
        { ...threads(14), ...at(17) },
      ],
      result: { ...kitchen(1), ...completed(''), ...at(18) },
    },
    [
      'blocks_complete of phase "02-kitchen" went back from 3 to 1 in {merge}; what is complete stays complete',
      'phases.completed lost "01-pantry" in {merge}; what is complete stays complete',
      'progress.threads_complete went back from 15 to 13 in {merge}; what is complete stays complete',
    ],
  ],
  [
    'decisions of both sides that are gone',
    {
      sides: [
        { ...decided('ours'), ...at(16) },
        { ...decided('theirs'), ...at(17) },
      ],
      result: at(18),
    },
    ['persistent.decisions lost "dec-002" in {merge}; what it holds stays there'],
  ],
  [
    'a mission that no side has',
    { sides: [position, { ...another('wine'), ...at(17) }], result: { ...another('soup'), ...at(18) } },
    [
      `mission_id went from "${id}" to "mission-20260512T090000Z-soup" in {merge}, while the mission was "in_progress"; another mission begins once one is complete or failed`,
    ],
  ],
  [
    'a creation that no side has',
    { sides: [position, { ...created(10), ...at(17) }], result: { ...position, ...created(12), ...at(18) } },
    ['created_at went from "2026-05-11T09:00:00Z" to "2026-05-12T09:00:00Z" in {merge}; a mission is created once'],
  ],
  [
    'deleted while it ran on both sides',
    { sides: [position, budget], result: undefined },
    [
      'STATE.md was deleted in {merge}, while its mission was "in_progress"; expected it to stay until the mission is complete or failed',
    ],
  ],
])('a merge is at fault: %s', async (_, merge, says) => {
  expect(await saidOfMerge(merge)).toEqual(says);
});

test('git merged by itself', async () => {
  const repository = gitRepository([{ subject: 'base', files: { [path]: mission } }]);
  repository.git('switch', '--quiet', '--create', 'feature');
  repository.commit({ subject: 'work', files: { [path]: edited(mission, position) }, ...executor });
  repository.git('switch', '--quiet', 'main');
  repository.commit({ subject: 'cost', files: { [path]: edited(mission, cost) } });
  repository.git('switch', '--quiet', 'feature');
  repository.git('merge', '--quiet', '--no-commit', 'main');
  repository.git('commit', '--quiet', '--message', `merge\n\n${executor.body}`);
  expect((await lint({ cwd: repository.top, base: 'main', only })).report.findings).toEqual([]);
});

test('branches that were merged into one another', async () => {
  const repository = gitRepository([{ subject: 'base', files: { [path]: mission } }]);
  const merge = (subject: string, other: string, state: StateText) => {
    repository.git('merge', '--quiet', '--no-ff', '--no-commit', '--strategy=ours', other);
    return nameOf(repository.commit({ subject, ...holding(state), ...executor }), subject);
  };
  repository.git('switch', '--quiet', '--create', 'feature');
  const work = repository.commit({ subject: 'work', ...holding(position), ...executor });
  repository.git('switch', '--quiet', 'main');
  const spend = repository.commit({ subject: 'spend', ...holding(budget) });
  const first = merge('main takes feature', work, { ...both, ...at(18) });
  repository.git('switch', '--quiet', 'feature');
  const second = merge('feature takes main', spend, { ...both, ...mode, ...at(19) });
  const third = merge('again', 'main', { ...both, ...at(20) });
  const fourth = merge('once more', 'main', { ...both, ...body, ...at(21) });
  expect(await saidOf(repository, spend, first, third, fourth)).toEqual([]);
  expect(await saidOf(repository, spend, second)).toEqual([`"executor-005" wrote mode in ${second}; ${executors}`]);
});

describe('a merge that was committed with its conflicts', () => {
  const markers = `---\n<<<<<<< main\nthread: 3\n=======\ncost: 3.5\n>>>>>>> side\n---\n`;
  const mended = (sides: readonly StateText[], state: StateText) => {
    const repository = merging(sides);
    const broken = nameOf(repository.commit({ subject: 'merge', ...holding(markers) }));
    const mend = nameOf(repository.commit({ subject: 'mend', ...holding(state) }), 'mend');
    return { said: saidOf(repository, 'HEAD~2', broken, mend), mend };
  };

  test('is judged where they are resolved, against all that was merged', async () => {
    const over = { ...status('complete'), ...at(16) };
    expect(await mended([position, budget], { ...both, ...at(17) }).said).toEqual([]);
    expect(await mended([over, budget], { ...budget, ...mode, ...at(18) }).said).toEqual([]);
    expect(await mended([budget, over], { ...budget, ...mode, ...at(18) }).said).toEqual([]);
  });

  test('and nothing is hidden behind it', async () => {
    const { said, mend } = mended([position, budget], { ...both, ...mode, ...threads(12), ...at(17) });
    expect(await said).toEqual([
      `progress.threads_complete went back from 13 to 12 in ${mend}; what is complete stays complete`,
      `updated_at is still ${stamp(17)}, though mode changed in ${mend}; expected a later moment`,
    ]);
  });
});

test('a side that says nothing of a value leaves it to the others', async () => {
  const silent = { ...at(17), 'status: "in_progress"\nmode': 'mode' };
  const over = { ...status('complete'), ...at(16) };
  const says = [expect.stringContaining('status went from "complete" to "blocked" in {merge}')];
  // Nobody knows what the second side stands for: it is not among the commits that are judged.
  expect(await saidOfMerge({ sides: [silent, over], result: { ...status('blocked'), ...at(18) } })).toEqual(says);
});

describe('a merge that is not committed yet', () => {
  const here = 'the working tree';

  test('is not at fault for what it has from either side', async () => {
    const repository = merging([position, budget]);
    repository.put({ [path]: edited(mission, { ...both, ...at(17) }) });
    expect(await saidOf(repository, 'HEAD', here)).toEqual([]);
  });

  test('is judged for what no side has', async () => {
    const repository = merging([{ ...status('complete'), ...at(16) }, budget]);
    repository.put({ [path]: edited(mission, { ...both, ...status('complete'), ...threads(12), ...at(17) }) });
    expect(await saidOf(repository, 'HEAD', here)).toEqual([
      `progress.threads_complete went back from 13 to 12 in ${here}; what is complete stays complete`,
      `updated_at is still ${stamp(17)}, though position.thread changed in ${here}; expected a later moment`,
    ]);
    rmSync(join(repository.top, path));
    expect(await saidOf(repository, 'HEAD', here)).toEqual([]);
  });
});

describe('a merge that takes one side whole, and so takes back what the other did', () => {
  const over = { ...status('complete'), ...at(17) };

  /** All that is said since the base: the tip of `main`, which the merge took in. */
  const saidSince = async (main: StateText, feature: StateText, result: StateText) => {
    const repository = merging([feature, main]);
    repository.commit({ subject: 'keep ours', ...(result !== undefined && holding(result)) });
    const { report } = await lint({ cwd: repository.top, base: 'side0', only });
    return report.findings.map(({ rule, message }) => `${rule} ${message}`);
  };

  test('a mission that was complete runs again', async () => {
    expect(await saidSince(over, position, position)).toEqual([
      `grid/updated-at updated_at is back at ${stamp(16)}, which is before ${stamp(17)}, though status changed since the base; expected a later moment`,
      'grid/status-transition status went from "complete" to "in_progress" since the base; "complete" is final, and only another mission_id begins a new mission',
    ]);
  });

  test('what was decided is gone', async () => {
    const said = await saidSince({ ...decided('Gas'), ...at(17) }, { ...thread, ...at(18) }, { ...thread, ...at(18) });
    expect(said).toEqual([
      'grid/history-rewritten persistent.decisions lost "dec-002" since the base; what it holds stays there',
    ]);
  });

  test('STATE.md is gone', async () => {
    const [said, ...others] = await saidSince(budget, undefined, undefined);
    expect(others).toEqual([]);
    expect(said).toContain('grid/state-deleted STATE.md was deleted in ');
  });

  test('nothing is said where the mission goes on', async () => {
    expect(await saidSince(position, { ...thread, ...cost, ...at(18) }, { ...thread, ...cost, ...at(18) })).toEqual([]);
  });
});
