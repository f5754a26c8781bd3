import { withFolders } from './folders.js';
import { changesIn } from './raw-diff.js';
import { type Git, linesOf, nul } from './run.js';

/** More paths than that are cheaper to pick from all changes than to have git look for. */
const mostPathspecs = 30;

/**
 * How a log that reads standard input is told to look at some paths only; it is told nothing where all changes are to
 * be picked from. Standard input is read by lines, and what stands for the whole repository is no path to git.
 */
export function pathspecsFor(paths: readonly string[]): readonly string[] {
  const cannot = paths.length > mostPathspecs || paths.some((path) => path === '' || /[\n\r]/.test(path));
  return cannot ? [] : ['--', ...paths];
}

/** The changes of each commit against each of its parents, from the newest commit on. */
export const changeLog = [
  ...[
    '-c',
    'log.showRoot=true',
    'log',
    '--stdin',
    '--full-history',
    '--date-order',
    '--diff-merges=separate',
    '--raw',
    '-z',
  ],
  ...['--no-renames', '--no-ext-diff', '--no-textconv', '--no-show-signature', '--no-follow', '--no-relative'],
  ...['--no-color', '--no-notes', '--no-mailmap', '--ignore-submodules=none', '--no-abbrev', '-O/dev/null'],
  ...['--encoding=UTF-8', '--format=%H %P'],
];

/**
 * The newest commits of a history that removed some paths. A folder is removed with the last file below it.
 * @param heads whole names of the commits that the history ends at
 * @throws GitFailure
 */
export function removalsOf(git: Git, heads: readonly string[], paths: readonly string[]): Promise<Map<string, string>> {
  return newestOf(git, ['--diff-filter=D'], heads, paths);
}

/**
 * The newest commits that have some paths, among those that branches, tags and the like lead to, and a history does not.
 * @param heads whole names of the commits that the history ends at
 * @throws GitFailure
 */
export function elsewhere(git: Git, heads: readonly string[], paths: readonly string[]): Promise<Map<string, string>> {
  const beside = heads.map((head) => `^${head}`);
  return newestOf(git, ['--diff-filter=d', '--all'], beside, paths);
}

/**
 * A merge did only what it did against all of its parents; where no other commit is found, one that took it over is
 * named.
 */
async function newestOf(
  git: Git,
  options: readonly string[],
  revisions: readonly string[],
  paths: readonly string[],
): Promise<Map<string, string>> {
  const open = new Set(paths);
  const commits = new Map<string, string>();
  const tallies = new Map<string, Tally>();
  const lines = linesOf([...revisions, ...pathspecsFor(paths)]);
  const changes = changesIn(git.run([...changeLog, ...options], lines, nul));
  for await (const { heading, comparison, path: file } of changes) {
    const [commit = '', ...parents] = heading.split(' ');
    const needed = Math.max(1, parents.length); // the first commit is compared with nothing
    for (const path of withFolders(file)) {
      if (!open.has(path)) continue;
      const tally = tallied(tallies.get(path), commit, comparison);
      tallies.set(path, tally);
      if (!commits.has(path) || tally.comparisons === needed) commits.set(path, commit);
      if (tally.comparisons === needed) open.delete(path);
    }
    if (open.size === 0) break;
  }
  return commits;
}

/** In how many of a commit's comparisons with its parents something was done to a path. */
interface Tally {
  readonly commit: string;
  readonly last: number;
  readonly comparisons: number;
}

function tallied(before: Tally | undefined, commit: string, comparison: number): Tally {
  if (before?.commit !== commit) return { commit, last: comparison, comparisons: 1 };
  return before.last === comparison ? before : { commit, last: comparison, comparisons: before.comparisons + 1 };
}
