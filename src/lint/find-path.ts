import type { Tree } from '../core/tree.js';
import { join, parentOf, pathIn, refusedClaim } from '../text/paths.js';

/** What stands at a path of the repository, once links were followed by their words. */
export type Found =
  | { readonly stands: 'present' }
  /** `path` is where the links lead: that is what may have been there once. */
  | { readonly stands: 'absent'; readonly path: string }
  /** A link on the way leads out of the repository, or round and round: nothing is told of what lies there. */
  | { readonly stands: 'outside' }
  /** The way leads into another repository, of which nothing is known here. */
  | { readonly stands: 'foreign' };

const mostLinks = 40;

/**
 * Finds out what stands at a path. Links are followed as long as they stay inside the repository, and nothing outside
 * of it is ever asked for: the tree tells where a link leads, and the rest is words.
 */
export async function findPath(tree: Tree, path: string): Promise<Found> {
  const kind = await tree.kind(path);
  if (kind !== undefined && kind !== 'link') return { stands: 'present' };
  const parts = path.split('/').reverse();
  let at = '';
  let links = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const next = pathIn(at, part);
    const found = await tree.kind(next);
    if (found === undefined) {
      if (!(await isOwn(tree, at))) return { stands: 'foreign' };
      // A link that was claimed is there, even when it leads to nothing.
      return kind === 'link' ? { stands: 'present' } : { stands: 'absent', path: [next, ...parts.reverse()].join('/') };
    }
    if (found === 'link') {
      links += 1;
      const target = links > mostLinks ? undefined : await targetOf(tree, next, at);
      if (target === undefined) return { stands: 'outside' };
      parts.push(...target.split('/').reverse());
      at = '';
    } else if (found !== 'directory' && parts.length > 0) {
      // A commit shows another repository as one entry.
      return found === 'other' ? { stands: 'foreign' } : { stands: 'absent', path };
    } else at = next;
  }
  return { stands: 'present' };
}

/** Where a link leads, relative to the repository; undefined when that is outside. */
async function targetOf(tree: Tree, link: string, folder: string): Promise<string | undefined> {
  const target = await tree.link(link);
  return target === undefined || refusedClaim(target) ? undefined : join(folder, target);
}

/** Whether no folder on the way, the top aside, is a repository of its own. */
async function isOwn(tree: Tree, folder: string): Promise<boolean> {
  for (let at = folder; at !== ''; at = parentOf(at)) {
    if ((await tree.kind(pathIn(at, '.git'))) !== undefined) return false;
  }
  return true;
}
