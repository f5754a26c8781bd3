import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { History } from '../../../../src/core/history.js';
import { GitRepository } from '../../../../src/repository/git/git-repository.js';
import { gitRepository } from '../../../support/git.js';
import { MemoryHistory } from '../../../support/memory-history.js';
import { type Commit, type Mission, missions } from '../../../support/missions.js';

// The history that the properties work with says of a mission what git says of the same.

const paths = ['.grid/STATE.md', 'src/block-01.ts', '.grid', 'nowhere.md'];

/** The commits in a real repository, the working tree above them; subjects stand for hashes, for these differ. */
function inGit({ commits, files }: Pick<Mission, 'commits' | 'files'>): History {
  const repository = gitRepository();
  let before: Commit['files'] = {};
  for (const { subject, time, files: now } of commits) {
    const kept = now;
    const remove = Object.keys(before).filter((path) => !Object.hasOwn(kept, path));
    repository.commit({ subject, files: now, remove, date: new Date(time).toISOString() });
    before = now;
  }
  repository.put(files);
  const git = new GitRepository(repository.top, {});
  onTestFinished(() => git.close());
  return git.history();
}

async function versionsIn(history: History, path: string, most: number) {
  const seen: unknown[] = [];
  const gap = await history.versions(path, async ({ commit: { subject, time }, tree }) => {
    const read = await tree.read(path, 1_000_000);
    seen.push([subject, time, read.ok ? Buffer.from(read.bytes).toString() : read.refusal]);
    return seen.length < most;
  });
  return { seen, gap };
}

async function logIn(history: History, options: Parameters<History['log']>[0]) {
  const { commits, gap } = await history.log(options);
  return { commits: commits.map(({ subject, time }) => [subject, time]), isCut: gap !== undefined };
}

async function answersOf(history: History) {
  const first = await history.log({ most: 100 });
  const since = first.commits[2]?.hash;
  const uncommitted = await history.uncommitted();
  return {
    all: await versionsIn(history, '.grid/STATE.md', 100),
    two: await versionsIn(history, '.grid/STATE.md', 2),
    none: await versionsIn(history, 'nowhere.md', 2),
    log: await logIn(history, { most: 100 }),
    few: await logIn(history, { most: 1 }),
    since: await logIn(history, { since, most: 100 }),
    some: await logIn(history, { paths: ['src', '.grid/STATE.md'], most: 100 }),
    times: [...(await history.commitTimes(paths.slice(0, 2)))],
    tracking: [...(await history.tracking(paths.filter((path) => path !== '.grid')))],
    fates: [...(await history.files(['.grid/STATE.md', 'nowhere.md']))].map(([, { answer }]) => answer),
    uncommitted:
      uncommitted.answer === 'known'
        ? [uncommitted.created, uncommitted.modified, uncommitted.removed].map((names) => [...names].sort())
        : uncommitted.reason,
    underway: await history.underway(),
    time: await history.time(),
  };
}

const some = fc.sample(
  missions.filter(({ commits }) => commits.length > 3 && commits.length < 9),
  { seed: 7, numRuns: 4 },
);

test.each(some.map((mission, index) => [index, mission] as const))('of mission %i', async (_, mission) => {
  const inMemory = new MemoryHistory(mission.commits, { files: mission.files });
  expect(await answersOf(inMemory)).toEqual(await answersOf(inGit(mission)));
});

test('of a file that went and came back', async () => {
  const commits = ['one', undefined, 'two', 'two', 'three'].map((text, index) => ({
    hash: String(index).repeat(40),
    subject: `step ${index}`,
    time: Date.parse('2026-05-11T08:00:00Z') + index * 60_000,
    files: { 'a.md': String(index), ...(text !== undefined && { '.grid/STATE.md': text }) },
  }));
  const files = { 'a.md': '4', '.grid/STATE.md': 'four', 'new.md': 'x' };
  const inMemory = new MemoryHistory(commits, { files });
  const expected = ['three', 'two', 'missing', 'one'].map((what) => expect.arrayContaining([what]));
  expect((await versionsIn(inMemory, '.grid/STATE.md', 9)).seen).toEqual(expected);
  expect(await answersOf(inMemory)).toEqual(await answersOf(inGit({ commits, files } as never)));
});
