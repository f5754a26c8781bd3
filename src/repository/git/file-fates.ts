import type { Commit, FileFate } from '../../core/history.js';
import { join } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { CommitTree } from './commit-tree.js';
import { type Departure, departuresOf } from './departures.js';
import { answerOr, reasonOf, shallowClone } from './failure.js';
import { foldersOf } from './folders.js';
import { leftOut } from './sparse.js';
import { submodulesOf } from './submodules.js';
import { elsewhere, removalsOf } from './traces.js';

const never = { answer: 'never' } as const;
const inSubmodule = { answer: 'unknown', reason: 'the path lies in a submodule' } as const;
const wasInSubmodule = { answer: 'unknown', reason: 'the path lay in a submodule' } as const;

/**
 * What became of paths.
 * @param heads whole names of the commits that the history ends at, the one of the tree first; none before the first commit
 * @param isWorkingTree whether the paths were looked for in the working tree, and not in the commit
 * @throws GitFailure
 */
export async function fileFates(
  access: GitAccess,
  heads: readonly string[],
  paths: readonly string[],
  isWorkingTree: boolean,
): Promise<Map<string, FileFate>> {
  const [head, ...merged] = heads;
  if (head === undefined) return new Map(paths.map((path) => [path, never]));
  const tree = new CommitTree(access, head);
  const fates = new Map<string, FileFate>();
  const gone = new Map<string, string>();
  for (const path of paths) {
    const inside = join('', path);
    const fate = await fateInTree(tree, inside);
    if (fate) fates.set(path, fate);
    else gone.set(path, inside ?? '');
  }
  const history = gone.size > 0 ? await fatesInHistory(access, heads, tree, new Set(gone.values())) : undefined;
  const trees = merged.map((hash) => new CommitTree(access, hash));
  for (const [path, inside] of gone) {
    const fate = history?.get(inside) ?? never;
    fates.set(path, (fate.answer !== 'removed' && (await firstFate(trees, inside))) || fate);
  }
  return isWorkingTree ? withoutLeftOut(access, fates) : fates;
}

/** The fate of a path that needs no history; undefined when it does. */
async function fateInTree(tree: CommitTree, path: string | undefined): Promise<FileFate | undefined> {
  if (path === undefined) return { answer: 'unknown', reason: 'the path leads out of the repository' };
  if (/[\n\r\0]/.test(path)) return { answer: 'unknown', reason: 'the path has a line break in it' };
  if ((await tree.kind(path)) !== undefined) return { answer: 'committed' };
  return (await tree.isInSubmodule(path)) ? inSubmodule : undefined;
}

async function firstFate(trees: readonly CommitTree[], path: string): Promise<FileFate | undefined> {
  for (const tree of trees) {
    const fate = await fateInTree(tree, path);
    if (fate) return fate;
  }
  return undefined;
}

/** What a sparse checkout leaves out of the working tree, nobody removed. */
async function withoutLeftOut(access: GitAccess, fates: Map<string, FileFate>): Promise<Map<string, FileFate>> {
  const committed = [...fates].flatMap(([path, { answer }]) => (answer === 'committed' ? path : []));
  if (committed.length === 0 || !(await access.conditions()).isSparse) return fates;
  const absent = await leftOut(access.git, new Set(committed.map((path) => join('', path) ?? '')));
  for (const path of committed) if (absent.has(join('', path) ?? '')) fates.set(path, { answer: 'present' });
  return fates;
}

async function fatesInHistory(
  access: GitAccess,
  heads: readonly string[],
  tree: CommitTree,
  paths: ReadonlySet<string>,
): Promise<Map<string, FileFate>> {
  const removals = await removalsOf(access.git, heads, [...paths]);
  const plain = new Map([...removals].map(([path, commit]): [string, Departure] => [path, { commit }]));
  const followed = await answerOr(departuresOf(access, heads, tree, removals), new Map<string, Departure>());
  const departures = new Map([...plain, ...followed]);
  const beside = await besideHistory(
    access,
    heads,
    [...paths].filter((path) => !removals.has(path)),
  );
  const hashes = [...[...departures.values()].map(({ commit }) => commit), ...beside.commits.values()];
  const commits = await commitsOf(access, new Set(hashes));
  const fates = new Map<string, FileFate>();
  for (const path of paths) {
    const departure = departures.get(path);
    const hash = beside.commits.get(path);
    if (departure) fates.set(path, { answer: 'removed', ...departure, commit: commits(departure.commit) });
    else if (hash !== undefined) fates.set(path, { answer: 'elsewhere', commit: commits(hash) });
    else if (beside.doubt !== undefined) fates.set(path, { answer: 'unknown', reason: beside.doubt });
    else fates.set(path, foldersOf(path).some((folder) => beside.submodules.has(folder)) ? wasInSubmodule : never);
  }
  return fates;
}

/** What is known of paths that the history never had. */
interface Beside {
  /** The commits that have them, on other branches. */
  readonly commits: ReadonlyMap<string, string>;
  /** The folders that were submodules at some time. */
  readonly submodules: ReadonlySet<string>;
  /** Why there may have been more. */
  readonly doubt?: string;
}

async function besideHistory(access: GitAccess, heads: readonly string[], paths: readonly string[]): Promise<Beside> {
  const nothing = { commits: new Map(), submodules: new Set<string>() };
  if (paths.length === 0) return nothing;
  if ((await access.conditions()).isShallow) return { ...nothing, doubt: shallowClone };
  try {
    const [commits, submodules] = await Promise.all([elsewhere(access.git, heads, paths), submodulesOf(access, heads)]);
    return { commits, submodules };
  } catch (failure) {
    return { ...nothing, doubt: reasonOf(failure) };
  }
}

/** Looks up commits by their whole names. */
async function commitsOf({ objects }: GitAccess, hashes: ReadonlySet<string>): Promise<(hash: string) => Commit> {
  const subjects = new Map<string, string>();
  await readCommits(objects, [...hashes], ({ hash, subject }) => subjects.set(hash, subject));
  return (hash) => ({ hash, subject: subjects.get(hash) ?? '' });
}
