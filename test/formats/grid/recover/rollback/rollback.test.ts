import { execSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RootRecovery } from '../../../../../src/core/recovery.js';
import { rolledBack } from '../../../../../src/formats/grid/recover/rollback/rollback.js';
import { gitClone, gitRepository, type NewCommit, type TestRepository } from '../../../../support/git.js';
import { edited, mission, persistence, prose } from '../../../../support/mission.js';
import { beside } from '../../../../support/mission-files.js';
import { requestIn } from '../request.js';

const path = '.grid/STATE.md';
const state = (subject: string, text: string): NewCommit => ({ subject, files: { [path]: text } });

/** The mission a block later: 02-03 is done, and with it all. */
const later = edited(mission, {
  'status: "in_progress"\nmode': 'status: "complete"\nmode',
  'completed: ["01-pantry"]': 'completed: ["01-pantry", "02-kitchen"]',
  'status: "in_progress"\n      blocks: 3\n      blocks_complete: 2':
    'status: "complete"\n      blocks: 3\n      blocks_complete: 3',
  'started_at: "2026-05-12T08:00:00Z"\n      completed_at: null':
    'started_at: "2026-05-12T08:00:00Z"\n      completed_at: "2026-05-12T09:15:00Z"',
  'blocks_complete: 4\n': 'blocks_complete: 5\n',
  'percent: 80.0': 'percent: 100.0',
});

async function backTo({ top }: Pick<TestRepository, 'top'>, revision: string): Promise<RootRecovery> {
  const request = await requestIn(top);
  return rolledBack({ ...request, to: await request.repository.resolve(revision) });
}

/** The only file that is proposed. */
function fileOf({ files }: RootRecovery) {
  const [file] = files;
  if (!file || files.length > 1) throw new Error('one file was expected');
  return file;
}

const content = ({ top }: TestRepository, file = path): string => readFileSync(join(top, file), 'utf8');

/** A healthy mission, and three commits later one that is broken. */
function broken(): TestRepository {
  return gitRepository([
    { subject: 'begin', files: { ...beside, [path]: mission } },
    { subject: 'feat(02-03): set timers', files: { 'src/timers.ts': '1\n' } },
    {
      subject: 'docs(02-03): complete',
      files: { '.grid/phases/02-kitchen/02-03-SUMMARY.md': '# Block 02-03\n\nDone.\n' },
    },
    state('break it', mission.slice(0, 500)),
  ]);
}

describe('a state that is wanted back', () => {
  test('is that of the commit, byte for byte', async () => {
    const repository = broken();
    const recovery = await backTo(repository, 'HEAD~3');
    const hash = repository.git('rev-parse', 'HEAD~3');
    expect(recovery).toMatchObject({ root: '.grid', path, outcome: 'recovered' });
    expect(recovery.reason).toBe(`the state of commit ${hash.slice(0, 7)} is wanted back`);
    const file = fileOf(recovery);
    expect(file.text).toBe(mission);
    expect(Buffer.from(file.before ?? []).toString()).toBe(mission.slice(0, 500));
    expect(content(repository)).toBe(mission.slice(0, 500)); // nothing was written
  });

  test('has an account: each value with its line and the commit, in the order of the file', async () => {
    const repository = broken();
    const { account, overview } = fileOf(await backTo(repository, 'HEAD~3'));
    const commit = repository.git('rev-parse', 'HEAD~3');
    const row = (field: string) => account.find((one) => one.field === field);
    const source = (line: number) => ({ what: 'STATE.md', path, line, commit });
    expect(row('cluster')).toEqual({ field: 'cluster', value: 'Recipe Box', source: source(5), sure: true });
    expect(row('progress.percent')).toMatchObject({ value: 80, source: source(44) });
    expect(row('budget.total_cost_usd')).toMatchObject({ value: 6.4, source: source(89) });
    expect(row('budget')).toBeUndefined(); // its fields are told one by one
    const lines = account.map((one) => one.source.line ?? 0);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(overview).toEqual({
      cluster: { value: 'Recipe Box', sure: true, source: source(5) },
      completed: ['01-01', '01-02', '02-01', '02-02'],
      current: { block: '02-03', sure: true },
      percent: { value: 80, sure: true },
      commits: 0, // that far, no commit was about a block
    });
  });

  test('does not know what the mission did since: that is told', async () => {
    const repository = broken();
    const { decide } = fileOf(await backTo(repository, 'HEAD~3'));
    const names = ['HEAD', 'HEAD~1', 'HEAD~2'].map((name) =>
      repository.git('log', '-1', '--format=%h "%s"', '--abbrev=7', name),
    );
    const done = repository.git('rev-parse', '--short=7', 'HEAD~1');
    expect(decide.slice(0, 2)).toEqual([
      `3 commits were made since: ${names[0]}, ${names[1]} and ${names[2]}`,
      `block 02-03 was completed (.grid/phases/02-kitchen/02-03-SUMMARY.md and commit ${done}), and the restored state does not count it`,
    ]);
  });

  test('is told apart from what the present state counts', async () => {
    const repository = gitRepository([
      { subject: 'begin', files: { ...beside, [path]: mission } },
      state('finish', later),
    ]);
    const { decide } = fileOf(await backTo(repository, 'HEAD~1'));
    expect(decide).toContain('block 02-03 was completed (.grid/STATE.md), and the restored state does not count it');
  });

  test('may be contradicted by a checkpoint that was left since', async () => {
    const repository = gitRepository([
      { subject: 'begin', files: { ...beside, [path]: mission } },
      state('break it', 'broken'),
    ]);
    const checkpoint = `---\ncluster: recipe-box\ntype: decision\nphase: 2\nblock: 3\ntimestamp: "2026-05-12T09:16:00Z"\ncheckpoint_details:\n  question: Which?\n  options: [a, b]\n---\n`;
    repository.put({ '.grid/CHECKPOINT.md': checkpoint });
    const { decide } = fileOf(await backTo(repository, 'HEAD~1'));
    expect(decide.slice(1)).toEqual([
      '1 file is not committed',
      '.grid/CHECKPOINT.md:3 would not fit: the checkpoint is an open decision, but the status of the mission is "in_progress"; expected "blocked"',
      'until this is committed, lint --base HEAD will report it by grid/updated-at and grid/progress-regressed: going back is meant',
    ]);
    rmSync(join(repository.top, '.grid/CHECKPOINT.md'));
    const without = fileOf(await backTo(repository, 'HEAD~1'));
    expect(without.decide.filter((sentence) => sentence.includes(' would not fit: '))).toEqual([]);
  });

  test('may be gone, and is put where it was', async () => {
    const repository = gitRepository([state('one', mission), { subject: 'gone', remove: [path] }]);
    const file = fileOf(await backTo(repository, 'HEAD~1'));
    expect([file.before, file.text]).toEqual([undefined, mission]);
  });

  test('may be of an older dialect, and stays so', async () => {
    for (const [dialect, text] of Object.entries({ persistence, prose })) {
      const repository = gitRepository([state('one', text), state('two', '')]);
      const file = fileOf(await backTo(repository, 'HEAD~1'));
      expect(file.text).toBe(text);
      expect(file.decide).toContain(`the state is of the ${dialect} dialect; migrate brings it to the schema`);
    }
  });

  test('keeps the ends of its lines', async () => {
    const text = mission.replaceAll('\n', '\r\n');
    const repository = gitRepository([state('one', text), state('two', '')]);
    expect(fileOf(await backTo(repository, 'HEAD~1')).text).toBe(text);
  });

  test('tells twenty commits, and how many more there are', async () => {
    const repository = gitRepository([state('one', mission), state('two', '')]);
    for (let number = 1; number <= 22; number += 1) {
      repository.commit({ subject: `\u001b[31mwork ${number}` });
    }
    const [told = ''] = fileOf(await backTo(repository, 'HEAD~23')).decide;
    expect(told).toMatch(/^23 commits were made since: /);
    expect(told).toMatch(/ and 3 more$/);
    expect(told.match(/[0-9a-f]{7} "/g)).toHaveLength(20);
    expect(told).not.toContain('\u001b');
  });

  test('is healthy already, where the same bytes lie there; what happened is told all the same', async () => {
    const repository = gitRepository([state('one', mission), { subject: 'feat(02-03): x', files: { x: '1' } }]);
    const hash = repository.git('rev-parse', 'HEAD~1');
    const recovery = await backTo(repository, 'HEAD~1');
    const last = repository.git('rev-parse', '--short=7', 'HEAD');
    expect(recovery).toMatchObject({ outcome: 'healthy', files: [] });
    expect(recovery.reason).toBe(
      `STATE.md is as commit ${hash.slice(0, 7)} has it; 1 commit was made since: ${last} "feat(02-03): x"`,
    );
    expect(recovery.commands).toHaveLength(2);
  });
});

describe('a state that is refused', () => {
  test.each<[string, string, RegExp]>([
    [
      'cut',
      mission.slice(0, 500),
      /^the state of commit [0-9a-f]{7} is no good: STATE\.md does not parse: line 1: the front matter that begins here is never closed;/,
    ],
    ['no state', 'hello\n', /: STATE\.md does not parse: line 1: this is no state:/],
    [
      'wrong',
      edited(mission, { 'percent: 80.0': 'percent: 99.0' }),
      /^the state of commit [0-9a-f]{7} is no good: STATE\.md holds \d+ errors?; .{0,30}progress\.percent/,
    ],
  ])('is %s', async (_, text, reason) => {
    const recovery = await backTo(gitRepository([state('one', text), state('two', mission)]), 'HEAD~1');
    expect(recovery).toMatchObject({ outcome: 'refused', files: [] });
    expect(recovery.reason).toMatch(reason);
    expect(recovery.commands).toBeUndefined();
  });

  test('is one that was not there', async () => {
    const repository = gitRepository([{ subject: 'one', files: { x: '1' } }, state('two', mission)]);
    const { outcome, reason } = await backTo(repository, 'HEAD~1');
    expect([outcome, reason]).toEqual([
      'refused',
      expect.stringMatching(/^the state of commit [0-9a-f]{7} is no good: there is no STATE\.md$/),
    ]);
  });

  test.skipIf(process.platform === 'win32')('would be written over a link, or a folder', async () => {
    const repository = gitRepository([state('one', mission)]);
    rmSync(join(repository.top, path));
    symlinkSync('/etc/passwd', join(repository.top, path));
    const linked = await backTo(repository, 'HEAD');
    expect([linked.outcome, linked.reason]).toEqual([
      'refused',
      'STATE.md cannot be replaced: it is a link, or the way to it leads over one, and links are not followed',
    ]);
    rmSync(join(repository.top, path));
    repository.put({ [`${path}/x`]: '1' });
    const folder = await backTo(repository, 'HEAD');
    expect([folder.outcome, folder.reason]).toEqual(['refused', 'STATE.md cannot be replaced: it is no regular file']);
  });
});

describe('the commands that take the work back', () => {
  const run = ({ top, git }: TestRepository, command = '') => {
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.com');
    execSync(command, { cwd: top, stdio: 'pipe' });
  };
  /** All files of a commit. */
  const filesAt = ({ git }: TestRepository, name: string) => git('ls-tree', '-r', name);

  test('keep the history, or do not', async () => {
    const repository = broken();
    const hash = repository.git('rev-parse', 'HEAD~3');
    const { commands } = await backTo(repository, 'HEAD~3');
    expect(commands?.map(({ command }) => command)).toEqual([
      `git revert --no-commit ${hash}..HEAD`,
      `git reset --hard ${hash}`,
    ]);
    expect(commands?.[1]?.does).not.toContain('is lost');
    run(repository, commands?.[0]?.command);
    repository.git('commit', '--quiet', '--message', 'take it back');
    expect(filesAt(repository, 'HEAD')).toBe(filesAt(repository, hash));
    expect(repository.git('rev-list', '--count', 'HEAD')).toBe('5');
    repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    run(repository, commands?.[1]?.command);
    expect(repository.git('rev-parse', 'HEAD')).toBe(hash);
  });

  test('work where the restored state was committed first', async () => {
    const repository = broken();
    const { commands } = await backTo(repository, 'HEAD~3');
    repository.commit(state('restore', mission));
    run(repository, commands?.[0]?.command);
    repository.git('commit', '--quiet', '--message', 'take it back');
    expect(filesAt(repository, 'HEAD')).toBe(filesAt(repository, 'HEAD~5'));
  });

  test('are others where there are merges, which git revert would stop at', async () => {
    const repository = broken();
    const hash = repository.git('rev-parse', 'HEAD~3');
    repository.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    repository.commit({ subject: 'side', files: { side: '1' } });
    repository.git('switch', '--quiet', 'main');
    repository.git('merge', '--quiet', '--message', 'merge', 'side');
    const { commands } = await backTo(repository, hash);
    expect(commands?.[0]?.command).toBe(`git restore --source=${hash} --staged --worktree :/`);
    expect(commands?.[0]?.does).toMatch(/There is a merge among the 5 commits, so git revert would stop and want -m/);
    run(repository, commands?.[0]?.command);
    repository.git('commit', '--quiet', '--message', 'take it back');
    expect(filesAt(repository, 'HEAD')).toBe(filesAt(repository, hash));
  });

  test('say what is lost', async () => {
    const repository = broken();
    repository.put({ 'src/timers.ts': '2\n' });
    const recovery = await backTo(repository, 'HEAD~3');
    expect(recovery.commands?.[1]?.does).toContain('what is not committed is lost');
    expect(fileOf(recovery).decide).toContain('1 file is not committed');
  });

  test('are none where nothing was done since', async () => {
    expect((await backTo(gitRepository([state('one', mission)]), 'HEAD')).commands).toEqual([]);
    const repository = gitRepository([state('one', mission)]);
    repository.put({ [path]: 'broken' });
    const recovery = await backTo(repository, 'HEAD');
    const hash = repository.git('rev-parse', 'HEAD');
    expect(recovery.commands?.map(({ command }) => command)).toEqual([`git reset --hard ${hash}`]);
    expect(fileOf(recovery).decide[0]).toBe('no commit was made since');
  });

  test('are none for a commit beside the history: they would do something else', async () => {
    const repository = gitRepository([state('one', mission), state('two', 'broken')]);
    repository.git('switch', '--quiet', '--create', 'side', 'HEAD~1');
    const side = repository.commit({ ...state('side', edited(mission, { 'energy: 9000': 'energy: 1' })) });
    repository.git('switch', '--quiet', 'main');
    const recovery = await backTo(repository, 'side');
    expect(recovery.commands).toEqual([]);
    expect(fileOf(recovery).decide[0]).toBe(
      `commit ${side.slice(0, 7)} is no part of the history of HEAD: its state may speak of work that is not here`,
    );
  });

  test('are there where the clocks of the commits since were behind', async () => {
    const repository = gitRepository([{ ...state('one', mission), date: '2026-05-12T09:00:00Z' }]);
    for (let number = 1; number <= 12; number += 1) {
      repository.commit({ subject: `work ${number}`, date: `2026-05-11T0${number % 10}:00:00Z` });
    }
    repository.commit({ ...state('last', 'broken'), date: '2026-05-11T12:00:00Z' });
    const recovery = await backTo(repository, 'HEAD~13');
    expect(recovery.commands).toHaveLength(2);
    expect(fileOf(recovery).decide[0]).toMatch(/^13 commits were made since: /);
  });

  test('say that there may be more in a shallow clone', async () => {
    const clone = gitClone(broken(), '--depth=4');
    const recovery = await backTo(clone, 'HEAD~3');
    expect(recovery.outcome).toBe('recovered');
    expect(recovery.commands).toHaveLength(2); // the base is there, and so is all above it
    expect(fileOf(recovery).decide[0]).toMatch(/^3 commits were made since: /);
  });
});
