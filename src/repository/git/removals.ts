import { changesIn } from './raw-diff.js';
import { type Git, linesOf, nul } from './run.js';

/** More paths than that are cheaper to pick from all removals than to have git look for. */
const mostPathspecs = 30;

const command = [
  ...['log', '--stdin', '--full-history', '--date-order', '--diff-merges=separate', '--diff-filter=D', '--raw', '-z'],
  ...['--no-renames', '--no-ext-diff', '--no-textconv', '--no-show-signature', '--no-follow', '--no-relative'],
  ...[
    '--no-color',
    '--no-notes',
    '--no-mailmap',
    '--ignore-submodules=none',
    '-O/dev/null',
    '--encoding=UTF-8',
    '--format=%H %P',
  ],
];

/**
 * The newest commits of a history that removed some paths. A folder is removed with the last file below it. A merge
 * removes only what all of its parents have; where no other commit is found, one that took over a removal is named.
 * @param head whole name of the commit that the history ends at
 * @throws GitFailure
 */
export async function removalsOf(git: Git, head: string, paths: readonly string[]): Promise<Map<string, string>> {
  const open = new Set(paths);
  const removals = new Map<string, string>();
  const tallies = new Map<string, Tally>();
  const pathspecs = paths.length > mostPathspecs ? [] : ['--', ...paths];
  const changes = changesIn(git.run(command, linesOf([head, ...pathspecs]), nul));
  for await (const { heading, comparison, path: file } of changes) {
    const [commit = '', ...parents] = heading.split(' ');
    for (const path of withFolders(file)) {
      if (!open.has(path)) continue;
      const tally = tallied(tallies.get(path), commit, comparison);
      tallies.set(path, tally);
      if (!removals.has(path) || tally.comparisons === parents.length) removals.set(path, commit);
      if (tally.comparisons === parents.length) open.delete(path);
    }
    if (open.size === 0) break;
  }
  return removals;
}

/** In how many of a commit's comparisons with its parents a path went. */
interface Tally {
  readonly commit: string;
  readonly last: number;
  readonly comparisons: number;
}

function tallied(before: Tally | undefined, commit: string, comparison: number): Tally {
  if (before?.commit !== commit) return { commit, last: comparison, comparisons: 1 };
  return before.last === comparison ? before : { commit, last: comparison, comparisons: before.comparisons + 1 };
}

function* withFolders(path: string): Generator<string> {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) yield at;
}
