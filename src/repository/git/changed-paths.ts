import type { GitAccess } from './access.js';
import { holdsBlob } from './blob.js';
import { GitFailure } from './failure.js';
import { type Change, changesIn, isOfModeAlone } from './raw-diff.js';
import { nul } from './run.js';

/** What holds for both comparisons: no rename, no program, no other order, nothing but names. */
const flags = ['--raw', '-z', '--no-renames', '--no-abbrev', '--no-ext-diff', '--no-textconv', '-O/dev/null'];
const submodule = '160000';

/**
 * The paths that differ between two commits.
 * @param since whole name of a commit, as is `until`
 * @param concerns whether a path matters; of others, nothing is remembered
 * @throws GitFailure
 */
export async function changedBetween(
  { git }: GitAccess,
  since: string,
  until: string,
  concerns: (path: string) => boolean,
): Promise<readonly string[]> {
  const changed: string[] = [];
  const command = ['diff-tree', '-r', '--no-relative', '--ignore-submodules=none', ...flags, since, until];
  for await (const change of changesIn(git.run(command, [], nul))) {
    if (concerns(change.path) && !isOfModeAlone(change)) changed.push(change.path);
  }
  return changed;
}

/**
 * The paths that differ between a commit and the working tree. New files count unless they are ignored. Git is asked
 * for names only: to compare a file, it may run what the repository calls a filter.
 * @param since whole name of a commit
 * @param concerns whether a path matters; of others, nothing is read
 * @throws GitFailure
 */
export async function changedSince(
  access: GitAccess,
  since: string,
  concerns: (path: string) => boolean,
): Promise<readonly string[]> {
  const { workingTree } = access;
  if (!workingTree) throw new GitFailure('the repository has no working tree');
  const { held: before } = await heldBefore(access, since, concerns);
  const changed: string[] = [];
  for (const [path, held] of before) {
    if (held === 'left-out') continue;
    if (held === 'other') changed.push(path);
    else if (
      held === undefined ? (await workingTree.kind(path)) !== undefined : !(await holdsBlob(workingTree, path, held))
    )
      changed.push(path);
  }
  return changed;
}

/**
 * What a path held in the commit: a blob by its name; undefined for nothing; `other` for what is known to be something
 * else now, `left-out` for what is known to be the same though it may not be in the working tree.
 */
type HeldBefore = string | undefined | 'other' | 'left-out';

interface Before {
  /** Of all that the commit, the index or, unless it is ignored, the working tree has. */
  readonly held: ReadonlyMap<string, HeldBefore>;
  /** The paths that differ between the commit and the index. */
  readonly staged: ReadonlyMap<string, Change>;
}

/**
 * What the paths of a working tree held in a commit.
 * @param since whole name of the commit
 * @param concerns whether a path matters; of others, nothing is remembered
 * @throws GitFailure
 */
export async function heldBefore(
  { git }: GitAccess,
  since: string,
  concerns: (path: string) => boolean,
): Promise<Before> {
  const held = new Map<string, HeldBefore>();
  const staged = new Map<string, Change>();
  for await (const entry of git.run(listing, [], nul)) {
    const { tag, mode, name, path } = parsed(entry);
    if (!concerns(path)) continue;
    if (tag === 'S' || mode === submodule) held.set(path, 'left-out');
    else held.set(path, name);
  }
  const command = ['diff-index', '--cached', '--ita-visible-in-index', '--no-relative', ...flags, since];
  for await (const change of changesIn(git.run(command, [], nul))) {
    const { path, before, mode, status } = change;
    if (!concerns(path)) continue;
    staged.set(path, change);
    const isElsewhere = held.get(path) === 'left-out' || before.mode === submodule || mode === submodule;
    if (isElsewhere || status === 'U') held.set(path, 'other');
    else held.set(path, /^0+$/.test(before.content) ? undefined : before.content);
  }
  return { held, staged };
}

/** All that the index has, and what is new and not ignored. */
export const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '--stage', '-t', '-z'];

/** `H 100644 <name> 0<tab>path` for what is in the index, `? path` for what is not. */
export function parsed(entry: string) {
  const tag = entry[0] ?? '';
  if (tag === '?') return { tag, mode: '', name: undefined, path: entry.slice(2) };
  const tab = entry.indexOf('\t');
  const [, mode = '', name] = entry.slice(0, tab).split(' ');
  return { tag, mode, name, path: entry.slice(tab + 1) };
}
