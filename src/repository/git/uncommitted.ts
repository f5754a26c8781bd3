import type { Uncommitted } from '../../core/history.js';
import type { Tree } from '../../core/tree.js';
import type { GitAccess } from './access.js';
import { holdsBlob } from './blob.js';
import { heldBefore, listing, parsed } from './changed-paths.js';
import { GitFailure } from './failure.js';
import { nul } from './run.js';

/** More names than that are no partial work, but a folder that somebody forgot to ignore. */
const mostNames = 10_000;
/** To compare so many files takes some seconds. */
const mostCompared = 50_000;

type Known = Extract<Uncommitted, { answer: 'known' }>;

/** Of a commit, all is committed. */
export const nothingUncommitted: Known = {
  ...{ answer: 'known', created: [], modified: [], removed: [], staged: [] },
};

/**
 * What the index and the working tree hold that the last commit does not. A path counts once, by what became of it since
 * that commit: what was staged and then taken back in the working tree alone is modified. Other repositories in it,
 * submodules among them, are not looked into.
 * @param head whole name of that commit; undefined before the first one
 * @throws GitFailure
 */
export async function uncommittedIn(access: GitAccess, head: string | undefined): Promise<Uncommitted> {
  const { workingTree } = access;
  if (!workingTree) throw new GitFailure('the repository has no working tree');
  if (head === undefined) return allCreated(access);
  const { held, staged } = await heldBefore(access, head, (path) => !isFolder(path));
  if (held.size > mostCompared) throw new GitFailure(`there are more than ${mostCompared} files to compare`);
  const found = { created: [] as string[], modified: [] as string[], removed: [] as string[] };
  let names = 0;
  for (const [path, before] of held) {
    if (before === 'left-out') continue;
    const change = staged.get(path);
    const isStaged = change?.status !== 'D' && change !== undefined && change.content !== change.before.content;
    const fate = before === 'other' ? 'modified' : await fateOf(workingTree, path, before, isStaged);
    if (!fate) continue;
    found[fate].push(path);
    names += 1;
    if (names > mostNames) throw new GitFailure(`more than ${mostNames} files differ from the last commit`);
  }
  for (const paths of Object.values(found)) paths.sort();
  return { answer: 'known', ...found, staged: [...staged.keys()].sort() };
}

/** @param before the name of the blob that the commit has there; undefined for nothing */
async function fateOf(
  tree: Tree,
  path: string,
  before: string | undefined,
  isStaged: boolean,
): Promise<'created' | 'modified' | 'removed' | undefined> {
  const kind = await tree.kind(path);
  if (before === undefined) return isStaged || kind !== undefined ? 'created' : undefined;
  if (kind === undefined || kind === 'directory') return 'removed';
  return isStaged || !(await holdsBlob(tree, path, before)) ? 'modified' : undefined;
}

/** Before the first commit, whatever is there is new. */
async function allCreated({ git }: GitAccess): Promise<Uncommitted> {
  const created = new Set<string>();
  const staged: string[] = [];
  for await (const entry of git.run(listing, [], nul)) {
    const { tag, path } = parsed(entry);
    if (isFolder(path)) continue;
    created.add(path);
    if (tag !== '?') staged.push(path);
    if (created.size > mostNames) throw new GitFailure(`more than ${mostNames} files were never committed`);
  }
  return { ...nothingUncommitted, created: [...created].sort(), staged: staged.sort() };
}

/** Git names another repository that lies in this one with a `/` at the end. */
function isFolder(path: string): boolean {
  return path.endsWith('/');
}
