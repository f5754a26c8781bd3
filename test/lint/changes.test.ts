import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.js';
import { defaultLimits } from '../../src/core/limits.js';
import type { Snapshot } from '../../src/core/snapshot.js';
import type { Tree } from '../../src/core/tree.js';
import type { Format } from '../../src/formats/format.js';
import { grid } from '../../src/formats/grid/index.js';
import { type ChangeSource, changesOf } from '../../src/lint/changes.js';
import { openRepository } from '../../src/repository/repository.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import { gitClone, gitRepository, type NewCommit, type TestRepository } from '../support/git.js';
import { growth, linear } from '../support/growth.js';
import { edited, mission } from '../support/mission.js';

const format = grid as Format;
const state = '.grid/STATE.md';
/** The mission at some minute: that is how versions are told apart. */
const at = (minute: number) => edited(mission, { '09:15:00Z"\nstatus': `09:${minute}:00Z"\nstatus` });
const writing = (minute: number, path = state): NewCommit => ({
  subject: `at ${minute}`,
  files: { [path]: at(minute) },
});

interface Asked {
  readonly base: string;
  readonly rev?: string;
  readonly roots?: readonly string[];
  readonly isStepwise?: boolean;
  readonly most?: number;
  readonly over?: Readonly<Record<string, string>>;
  readonly agentTrailers?: Readonly<Record<string, string>>;
}

/** What became of roots. */
async function changesIn({ top }: TestRepository, { base, rev, roots = ['.grid'], ...asked }: Asked) {
  const repository = await openRepository(top, {});
  try {
    const view = rev === undefined ? undefined : await repository.resolve(rev);
    const { workingTree } = repository;
    const tree: Tree = view?.tree ?? (asked.over ? new MemoryTree(asked.over, workingTree) : workingTree);
    const from = await repository.forkPoint(base, rev);
    const { agentTrailers } = asked;
    const source: ChangeSource = {
      base: { hash: from.hash, tree: from.tree, until: view?.hash },
      tree,
      history: view?.history ?? repository.history,
      ...(agentTrailers && { agentTrailers }),
      limits: defaultLimits,
    };
    const read = roots.map(async (root) => ({ snapshot: await format.read(tree, root, defaultLimits), format }));
    return await changesOf(await Promise.all(read), source, asked.isStepwise ?? true, asked.most);
  } finally {
    repository.close();
  }
}

/** The minute that a snapshot tells; undefined when there is none. */
function minuteOf(snapshot: Snapshot | undefined): number | undefined {
  const text = snapshot?.documents.find(({ path }) => path.endsWith('STATE.md'))?.text;
  const minute = /^updated_at: "2026-05-12T09:(\d\d)/m.exec(text ?? '')?.[1];
  return minute === undefined ? undefined : Number(minute);
}

/** What the other parents of a step had. */
const othersIn = (change: Change | undefined) => change?.steps.map(({ others }) => others.map(minuteOf));

const stepsIn = (change: Change | undefined) =>
  change?.steps.map(({ before, after, commit }) => [commit?.subject, minuteOf(before), minuteOf(after)]);

async function stepsOf(repository: TestRepository, asked: Asked) {
  const [change] = await changesIn(repository, asked);
  expect(change?.gap).toBeUndefined();
  return stepsIn(change);
}

describe('the steps of a change', () => {
  test('are its commits, and the working tree where something is not committed', async () => {
    const repository = gitRepository([writing(10), writing(11), writing(12), { subject: 'code', files: { x: '' } }]);
    const committed = [
      ['at 11', 10, 11],
      ['at 12', 11, 12],
    ];
    expect(await stepsOf(repository, { base: 'HEAD~3' })).toEqual(committed);
    repository.put({ [state]: at(13) });
    expect(await stepsOf(repository, { base: 'HEAD~3' })).toEqual([...committed, [undefined, 12, 13]]);
    expect(await stepsOf(repository, { base: 'HEAD~3', rev: 'HEAD' })).toEqual(committed);
    expect(await stepsOf(repository, { base: 'HEAD~3', rev: 'HEAD~2' })).toEqual([['at 11', 10, 11]]);
    expect(await stepsOf(repository, { base: 'HEAD' })).toEqual([[undefined, 12, 13]]);
    expect(await stepsOf(repository, { base: 'HEAD', over: { [state]: at(14) } })).toEqual([[undefined, 12, 14]]);
    expect(await stepsOf(repository, { base: 'HEAD', over: { [state]: at(12) } })).toEqual([]);
    rmSync(`${repository.top}/.grid`, { recursive: true });
    expect(await stepsOf(repository, { base: 'HEAD' })).toEqual([[undefined, 12, undefined]]);
  });

  test('go back to nothing, where the root is new', async () => {
    const repository = gitRepository([{ subject: 'code', files: { x: '' } }, writing(10)]);
    const [change] = await changesIn(repository, { base: 'HEAD~1' });
    expect(stepsIn(change)).toEqual([['at 10', undefined, 10]]);
    expect(change?.base).toBeUndefined();
    repository.put({ 'web/.grid/STATE.md': at(20) });
    const [, web] = await changesIn(repository, { base: 'HEAD~1', roots: ['.grid', 'web/.grid'] });
    expect(stepsIn(web)).toEqual([[undefined, undefined, 20]]);
  });

  test('belong to their roots, though git is asked once', async () => {
    const web = 'web/.grid/STATE.md';
    const repository = gitRepository([
      { subject: 'start', files: { [state]: at(10), [web]: at(10) } },
      writing(11),
      writing(12, web),
      { subject: 'both', files: { [state]: at(13), [web]: at(14) } },
    ]);
    const changes = await changesIn(repository, { base: 'HEAD~3', roots: ['.grid', 'web/.grid', 'none/.grid'] });
    expect(changes.map(stepsIn)).toEqual([
      [
        ['at 11', 10, 11],
        ['both', 11, 13],
      ],
      [
        ['at 12', 10, 12],
        ['both', 12, 14],
      ],
      [],
    ]);
    expect(changes.map(({ base }) => minuteOf(base))).toEqual([10, 10, undefined]);
  });

  test('of both sides of a merge, each against its own parent', async () => {
    const repository = gitRepository([writing(10)]);
    repository.git('switch', '--quiet', '--create', 'side');
    repository.commit(writing(20));
    repository.commit(writing(21));
    repository.git('switch', '--quiet', 'main');
    repository.commit(writing(30));
    repository.git('merge', '--quiet', '-X', 'ours', '--no-commit', 'side');
    // Not committed yet: it is as in one of both, and so no step.
    expect((await stepsOf(repository, { base: 'HEAD~1' }))?.length).toBe(3);
    repository.put({ [state]: at(40) });
    const [merging] = await changesIn(repository, { base: 'HEAD~1' });
    expect([stepsIn(merging)?.at(-1), othersIn(merging)?.at(-1)]).toEqual([[undefined, 30, 40], [21]]);
    repository.put({ [state]: at(21) });
    expect((await stepsOf(repository, { base: 'HEAD~1' }))?.length).toBe(3);
    repository.commit({ subject: 'evil', files: { [state]: at(40) } });
    const [merged] = await changesIn(repository, { base: 'HEAD~2' });
    expect(othersIn(merged)).toEqual([[], [], [], [21]]);
    const steps = stepsIn(merged) ?? [];
    expect(steps.at(-1)).toEqual(['evil', 30, 40]);
    const others = steps.slice(0, -1);
    expect(others).toHaveLength(3);
    expect(others).toEqual(
      expect.arrayContaining([
        ['at 20', 10, 20],
        ['at 21', 20, 21],
        ['at 30', 10, 30],
      ]),
    );
    const subjects = others.map(([subject]) => subject);
    expect(subjects.indexOf('at 20')).toBeLessThan(subjects.indexOf('at 21'));
  });

  test('share what is the same, so that it is parsed once', async () => {
    const repository = gitRepository([10, 11, 12, 10].map((minute) => writing(minute)));
    const [change] = await changesIn(repository, { base: 'HEAD~3' });
    const [first, second, third] = change?.steps ?? [];
    expect(second?.before).toBe(first?.after);
    expect(third?.before).toBe(second?.after);
    expect(third?.after).toBe(first?.before);
    expect(first?.after).not.toBe(first?.before);
  });

  test('are not read where no rule asks for them', async () => {
    const repository = gitRepository([writing(10), writing(11)]);
    const [change] = await changesIn(repository, { base: 'HEAD~1', isStepwise: false });
    expect(change?.steps).toEqual([]);
    expect(minuteOf(change?.base)).toBe(10);
  });
});

describe('the agents of a commit', () => {
  const named = async (body: string, agentTrailers?: Readonly<Record<string, string>>) => {
    const repository = gitRepository([writing(10), { ...writing(11), body }]);
    const [change] = await changesIn(repository, { base: 'HEAD~1', ...(agentTrailers && { agentTrailers }) });
    return change?.steps[0]?.commit?.agents;
  };

  test('are those that its trailers name', async () => {
    expect(await named('Grid-Agent: executor-003\nOther: x\ngrid-agent: planner-001')).toEqual([
      'executor-003',
      'planner-001',
    ]);
    expect(await named('Grid-Agent: executor-003\n\nbody')).toEqual([]);
    expect(await named('Grid-Agent:\nGrid-Agent: planner-001\nGrid-Agent:   ')).toEqual(['planner-001']);
    expect(await named('Bot: executor-003\nGrid-Agent: x', { grid: 'Bot' })).toEqual(['executor-003']);
    expect(await named('Grid-Agent: x', { hivemind: 'Bot' })).toEqual(['x']);
  });
});

describe('where commits are missing', () => {
  test('one step stands for all, with the reason', async () => {
    const origin = gitRepository([writing(10), writing(11), writing(12)]);
    origin.git('branch', 'old', 'HEAD~2');
    const clone = gitClone(origin, '--depth', '1', '--no-single-branch');
    const [change] = await changesIn(clone, { base: 'origin/old' });
    expect(stepsIn(change)).toEqual([[undefined, 10, 12]]);
    expect(change?.gap).toContain('the clone is shallow');
    clone.put({ [state]: at(10) });
    const [same] = await changesIn(clone, { base: 'origin/old' });
    expect([same?.steps, same?.gap]).toEqual([[], expect.stringContaining('shallow')]);
  });

  test('or hold more than is compared', async () => {
    const repository = gitRepository([10, 11, 12, 13].map((minute) => writing(minute)));
    const four = mission.length * 4;
    expect(await stepsOf(repository, { base: 'HEAD~3', most: four })).toHaveLength(3);
    const [change] = await changesIn(repository, { base: 'HEAD~3', most: four - 1 });
    expect(stepsIn(change)).toEqual([[undefined, 10, 13]]);
    expect(change?.gap).toBe('the commits since the base hold too many states to compare them all');
    const again = gitRepository([10, 11, 10, 11, 10, 11].map((minute) => writing(minute)));
    expect(await stepsOf(again, { base: 'HEAD~5', most: mission.length * 2 })).toHaveLength(5);
  });
});

test('many commits take time in proportion', { timeout: 60_000 }, async () => {
  const made = new Map<number, { readonly repository: TestRepository; readonly base: string }>();
  const make = (count: number) => {
    const known = made.get(count);
    if (known) return known;
    const repository = gitRepository([writing(10)]);
    const base = repository.git('rev-parse', 'HEAD');
    const stream = Array.from({ length: count }, (_, index) => {
      const text = `${mission}${index}\n`;
      const from = index === 0 ? `from ${base}\n` : '';
      const head = `commit refs/heads/main\ncommitter Ada <ada@example.com> ${1_778_486_400 + index} +0000\ndata 1\nx\n`;
      return `${head}${from}M 100644 inline ${state}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], { cwd: repository.top, input: stream.join('') });
    repository.git('reset', '--quiet', '--hard');
    made.set(count, { repository, base });
    return { repository, base };
  };
  const run = async (count: number) => {
    const { repository, base } = make(count);
    const [change] = await changesIn(repository, { base });
    expect(change?.steps).toHaveLength(count);
  };
  for (const count of [100, 400]) await run(count); // so that all is made, and loaded
  expect(await growth(run, 100)).toBeLessThan(linear);
});
