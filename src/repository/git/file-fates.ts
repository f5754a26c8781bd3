import type { FileFate } from '../../core/history.js';
import { join } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { CommitTree } from './commit-tree.js';
import { answerOr, shallowClone } from './failure.js';
import { removalsOf } from './removals.js';
import { renamesOf } from './renames.js';

/** A file may have been renamed again and again: it is followed so many times. */
const mostRenames = 5;

/**
 * What became of paths.
 * @param head whole name of the commit that the history ends at; undefined before the first commit
 * @throws GitFailure
 */
export async function fileFates(
  access: GitAccess,
  head: string | undefined,
  paths: readonly string[],
): Promise<Map<string, FileFate>> {
  if (head === undefined) return new Map(paths.map((path) => [path, { answer: 'never' }]));
  const tree = new CommitTree(access.objects, head);
  const fates = new Map<string, FileFate>();
  const gone = new Map<string, string>();
  for (const path of paths) {
    const inside = join('', path);
    const fate = await fateInTree(tree, inside);
    if (fate) fates.set(path, fate);
    else gone.set(path, inside ?? '');
  }
  const history = gone.size > 0 ? await fatesInHistory(access, head, tree, new Set(gone.values())) : undefined;
  for (const [path, inside] of gone) fates.set(path, history?.get(inside) ?? { answer: 'never' });
  return fates;
}

/** The fate of a path that needs no history; undefined when it does. */
async function fateInTree(tree: CommitTree, path: string | undefined): Promise<FileFate | undefined> {
  if (path === undefined) return { answer: 'unknown', reason: 'the path leads out of the repository' };
  if (/[\n\r\0]/.test(path)) return { answer: 'unknown', reason: 'the path has a line break in it' };
  if ((await tree.kind(path)) !== undefined) return { answer: 'committed' };
  if (await tree.isInSubmodule(path)) return { answer: 'unknown', reason: 'the path lies in a submodule' };
  return undefined;
}

async function fatesInHistory(
  access: GitAccess,
  head: string,
  tree: CommitTree,
  paths: ReadonlySet<string>,
): Promise<Map<string, FileFate>> {
  const removals = await removalsOf(access.git, head, [...paths]);
  const { isShallow } = await access.conditions();
  const subjects = new Map<string, string>();
  const commits = [...new Set(removals.values())];
  await readCommits(access.objects, commits, ({ hash, subject }) => subjects.set(hash, subject));
  const renames = await answerOr(newNames(access, head, tree, removals), new Map<string, string>());
  const fates = new Map<string, FileFate>();
  for (const path of paths) {
    const hash = removals.get(path);
    const renamedTo = renames.get(path);
    if (hash !== undefined) {
      const commit = { hash, subject: subjects.get(hash) ?? '' };
      fates.set(path, { answer: 'removed', commit, ...(renamedTo !== undefined && { renamedTo }) });
    } else fates.set(path, isShallow ? { answer: 'unknown', reason: shallowClone } : { answer: 'never' });
  }
  return fates;
}

/** Where what was removed is now, when it was renamed, once or again and again, and is still there. */
async function newNames(
  { git, conditions }: GitAccess,
  head: string,
  tree: CommitTree,
  removals: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const { isPartial } = await conditions();
  const settled = new Map<string, string>();
  let names = await renamesOf(git, removals, isPartial);
  for (let times = 1; names.size > 0; times += 1) {
    const moved = new Map<string, string>();
    for (const [path, name] of names) {
      ((await tree.kind(name)) === undefined ? moved : settled).set(path, name);
    }
    if (moved.size === 0 || times === mostRenames) break;
    const next = await renamesOf(git, await removalsOf(git, head, [...new Set(moved.values())]), isPartial);
    names = new Map([...moved].flatMap(([path, name]) => (next.has(name) ? [[path, next.get(name) ?? '']] : [])));
  }
  return settled;
}
