import type { CommitTime } from '../../core/history.js';
import { join } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { holdsBlob } from './blob.js';
import { readCommits } from './commit-object.js';
import { CommitTree } from './commit-tree.js';
import { damaged, GitFailure, partialClone, shallowClone } from './failure.js';
import { withFolders } from './folders.js';
import { headingsAndChanges, isOfModeAlone } from './raw-diff.js';
import { linesOf, nul } from './run.js';
import { changeLog, pathspecsFor } from './traces.js';

/** A path, and the head that it is followed from. */
interface Start {
  readonly path: string;
  readonly head: string;
  readonly isModified: boolean;
}

/**
 * When paths were last committed. Each is followed as git itself does it: a merge that took a path over from one of
 * its parents did nothing to it.
 * @param heads whole names of the commits that the history ends at, the one of HEAD first; none before the first commit
 * @param isWorkingTree whether the paths were looked for in the working tree, and not in the commit
 * @throws GitFailure
 */
export async function commitTimes(
  access: GitAccess,
  heads: readonly string[],
  paths: readonly string[],
  isWorkingTree: boolean,
): Promise<Map<string, CommitTime>> {
  const times = new Map<string, CommitTime>();
  const starts = new Map<string, Start>();
  for (const path of paths) {
    const start = await startOf(access, heads, join('', path), isWorkingTree);
    if ('answer' in start) times.set(path, start);
    else starts.set(path, start);
  }
  const last = await lastCommits(access, [...starts.values()]);
  const cut = await beyondWhichNothingIs(access, new Set([...last.values()].map(({ hash }) => hash)));
  for (const [path, start] of starts) {
    const commit = last.get(start.path);
    if (!commit) throw new GitFailure(damaged);
    const known: CommitTime = { answer: 'committed', time: commit.time };
    const time: CommitTime = cut.has(commit.hash) ? { answer: 'unknown', reason: shallowClone } : known;
    times.set(path, start.isModified ? { ...time, isModified: true } : time);
  }
  return new Map(paths.map((path) => [path, times.get(path) as CommitTime]));
}

/** In the middle of a merge, a path may be as in what is merged. */
async function startOf(
  access: GitAccess,
  heads: readonly string[],
  path: string | undefined,
  isWorkingTree: boolean,
): Promise<Start | CommitTime> {
  if (path === undefined) return { answer: 'unknown', reason: 'the path leads out of the repository' };
  let start: Start | undefined;
  for (const head of heads) {
    const tree = new CommitTree(access, head);
    const entry = await tree.entry(path);
    if (entry === 'not-fetched' || entry === 'not-readable') {
      return { answer: 'unknown', reason: entry === 'not-fetched' ? partialClone : damaged };
    }
    if (await tree.isInSubmodule(path)) return { answer: 'unknown', reason: 'the path lies in a submodule' };
    if (typeof entry === 'string') continue;
    const { workingTree } = access;
    const isCompared = isWorkingTree && workingTree && (entry.kind === 'file' || entry.kind === 'link');
    const isModified = !!isCompared && !(await holdsBlob(workingTree, path, entry.hash));
    if (!isModified) return { path, head, isModified };
    start ??= { path, head, isModified };
  }
  return start ?? { answer: 'not-committed' };
}

/** A commit as the log tells it. */
interface Told {
  readonly hash: string;
  readonly time: number;
  readonly parents: readonly string[];
  /** In how many comparisons with its parents something was done to a path. */
  readonly changed: Map<string, number>;
}

/** The last commits of paths that are there. The log goes through all commits, and no further than is needed. */
async function lastCommits(access: GitAccess, starts: readonly Start[]): Promise<Map<string, Told>> {
  const last = new Map<string, Told>();
  const paths = new Set(starts.map(({ path }) => path));
  if (paths.size === 0) return last;
  /** The paths that were followed down to a commit which is still to come. */
  const followed = new Map<string, string[]>();
  const follow = (path: string, hash: string) => {
    const others = followed.get(hash);
    if (others) others.push(path);
    else followed.set(hash, [path]);
  };
  const heads = new Set(starts.map(({ head }) => head));
  for (const { path, head } of starts) if (!followed.get(head)?.includes(path)) follow(path, head);
  for await (const commit of toldCommits(access, [...heads], paths)) {
    for (const path of followed.get(commit.hash) ?? []) {
      const next = await parentWithSame(access, commit, path);
      if (next === undefined) last.set(path, commit);
      else follow(path, next);
    }
    followed.delete(commit.hash);
    if (last.size === paths.size) break;
  }
  return last;
}

/** The first parent that has a path as the commit has it; undefined when that commit changed it. */
async function parentWithSame(access: GitAccess, commit: Told, path: string): Promise<string | undefined> {
  const changes = commit.changed.get(path) ?? 0;
  if (changes === 0) return commit.parents[0];
  if (changes >= commit.parents.length) return undefined;
  const own = await new CommitTree(access, commit.hash).entry(path);
  for (const parent of commit.parents) {
    const entry = await new CommitTree(access, parent).entry(path);
    if (typeof own !== 'string' && typeof entry !== 'string' && own.hash === entry.hash) return parent;
  }
  return undefined;
}

async function* toldCommits(
  { git }: GitAccess,
  heads: readonly string[],
  paths: ReadonlySet<string>,
): AsyncGenerator<Told, void, void> {
  const options = ['--sparse', '--format=%H %ct %P'];
  const log = git.run([...changeLog, ...options], linesOf([...heads, ...pathspecsFor([...paths])]), nul);
  let commit: Told | undefined;
  let inComparison = new Set<string>();
  for await (const item of headingsAndChanges(log)) {
    if (typeof item === 'string') {
      const [hash = '', time, ...parents] = item.split(' ').filter((word) => word !== '');
      inComparison = new Set();
      if (hash === commit?.hash) continue; // another one of its comparisons
      if (commit) yield commit;
      commit = { hash, time: Number(time) * 1000, parents, changed: new Map() };
    } else if (commit && !isOfModeAlone(item)) {
      for (const path of withFolders(item.path)) {
        if (!paths.has(path) || inComparison.has(path)) continue;
        inComparison.add(path);
        commit.changed.set(path, (commit.changed.get(path) ?? 0) + 1);
      }
    }
  }
  if (commit) yield commit;
}

/** Which of some commits stand at the end of a shallow clone: it looks as if they had made all that they hold. */
async function beyondWhichNothingIs(access: GitAccess, hashes: ReadonlySet<string>): Promise<Set<string>> {
  const cut = new Set<string>();
  if (hashes.size === 0 || !(await access.conditions()).isShallow) return cut;
  const parents = new Map<string, readonly string[]>();
  await readCommits(access.objects, [...hashes], (commit) => parents.set(commit.hash, commit.parents));
  const all = [...new Set([...parents.values()].flat())];
  const infos = await access.objects.info(all);
  const missing = new Set(all.filter((_, index) => typeof infos[index] === 'string'));
  for (const [hash, own] of parents) if (own.some((parent) => missing.has(parent))) cut.add(hash);
  return cut;
}
