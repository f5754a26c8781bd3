import type { GitAccess } from './access.js';
import type { CommitTree } from './commit-tree.js';
import { GitFailure } from './failure.js';
import { renamesOf } from './renames.js';
import { removalsOf } from './traces.js';

/** How a path went: by a rename to where it is now, or by a removal. */
export interface Departure {
  /** The whole name of the commit that did it. */
  readonly commit: string;
  readonly renamedTo?: string;
  /** What it was called at last, when it was renamed before it was removed. */
  readonly lastName?: string;
}

/** A file may have been renamed again and again: it is followed so many times. */
const mostRenames = 5;
/** New names are a help and no more: git may look for them for so long, in ms. */
const mostTime = 5000;

/**
 * Follows removed paths over their renames.
 * @param removals the commit that removed each path
 * @throws GitFailure also when that takes too long
 */
export async function departuresOf(
  { git, conditions }: GitAccess,
  heads: readonly string[],
  tree: CommitTree,
  removals: ReadonlyMap<string, string>,
): Promise<Map<string, Departure>> {
  const { isPartial } = await conditions();
  const until = performance.now() + mostTime;
  const departures = new Map<string, Departure>();
  /** The paths whose end is not known, with what they were called at last. */
  let moving = new Map([...removals.keys()].map((path) => [path, path]));
  let latest = removals;
  for (let times = 0; moving.size > 0 && times <= mostRenames; times += 1) {
    const left = until - performance.now();
    if (left <= 0) throw new GitFailure('git took too long to look for new names');
    const names = await renamesOf(git, latest, isPartial, left);
    const gone = new Map<string, string>();
    for (const [path, name] of moving) {
      const commit = latest.get(name) ?? '';
      const renamedTo = names.get(name);
      if (renamedTo === undefined) departures.set(path, { commit, ...(name !== path && { lastName: name }) });
      else if ((await tree.kind(renamedTo)) !== undefined) departures.set(path, { commit, renamedTo });
      else gone.set(path, renamedTo);
    }
    latest = gone.size > 0 ? await removalsOf(git, heads, [...new Set(gone.values())]) : new Map();
    moving = new Map([...gone].filter(([, name]) => latest.has(name)));
  }
  return departures;
}
