import type { Tree, TreeEntry } from '../core/tree.js';
import { join, pathIn, refusedClaim } from '../text/paths.js';

/** What stands at a path of the repository, once links were followed by their words. */
export type Stands =
  | 'present'
  | 'absent'
  /** A link on the way leads out of the repository, or round and round: nothing is told of what lies there. */
  | 'outside'
  /** The way leads into another repository, of which nothing is known here. */
  | 'elsewhere';

const mostLinks = 40;

/**
 * Finds out what stands at a path. Links are followed as long as they stay inside the repository, and nothing outside
 * of it is ever asked for: the tree tells where a link leads, and the rest is words.
 */
export async function findPath(tree: Tree, path: string): Promise<Stands> {
  const kind = await tree.kind(path);
  if (kind !== undefined && kind !== 'link') return 'present';
  const parts = path.split('/').reverse();
  let at = '';
  let links = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const next = pathIn(at, part);
    const found = await tree.kind(next);
    if (found === undefined) return (await isOwn(tree, at)) ? 'absent' : 'elsewhere';
    if (found === 'link') {
      links += 1;
      const target = links > mostLinks ? undefined : await targetOf(tree, next, at);
      if (target === undefined) return 'outside';
      parts.push(...target.split('/').reverse());
      at = '';
    } else if (found !== 'directory' && parts.length > 0) {
      return found === 'other' ? 'elsewhere' : 'absent'; // a commit shows another repository as one entry
    } else at = next;
  }
  return 'present';
}

/** Where a link leads, relative to the repository; undefined when that is outside. */
async function targetOf(tree: Tree, link: string, folder: string): Promise<string | undefined> {
  const target = await tree.link(link);
  return target === undefined || refusedClaim(target) ? undefined : join(folder, target);
}

/** Whether no folder on the way, the top aside, is a repository of its own. */
async function isOwn(tree: Tree, folder: string): Promise<boolean> {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const git: TreeEntry['kind'] | undefined = await tree.kind(pathIn(at, '.git'));
    if (git !== undefined) return false;
  }
  return true;
}
