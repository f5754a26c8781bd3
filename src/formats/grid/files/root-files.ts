import type { UnreadableFile } from '../../../core/snapshot.js';
import type { Tree } from '../../../core/tree.js';
import { pathIn } from '../../../text/paths.js';
import { isSearched } from '../layout.js';

/** What lies in a root. */
export interface RootFiles {
  /** Paths inside the root of all that is no folder; links too, for they must be refused by name. */
  readonly files: readonly string[];
  /** The regular files among them. */
  readonly regular: readonly string[];
  /** Folders that were not looked through, and why. */
  readonly unreadable: readonly UnreadableFile[];
}

export interface RootLimits {
  readonly entries: number;
  readonly levels: number;
}

/** No mission has so many; a commit of a few KB may show the same folder a billion times. */
const most: RootLimits = { entries: 100_000, levels: 32 };

/** Looks through the folders of a root, level by level. Follows no link, and goes into nothing that is not its own. */
export async function listRoot(tree: Tree, root: string, limits = most): Promise<RootFiles> {
  const found = { files: [] as string[], regular: [] as string[], unreadable: [] as UnreadableFile[] };
  // Any folder that holds a STATE.md may be named as a root: then it is not all about the mission.
  const isOwn = root === '.grid' || root.endsWith('/.grid');
  let entries = 0;
  for (let level = [''], depth = 1; level.length > 0; depth += 1) {
    const below: string[] = [];
    for (const folder of level) {
      const path = folder === '' ? root : pathIn(root, folder);
      const limit = limitPassed(depth, entries, limits);
      if (limit) {
        found.unreadable.push({ path, refusal: 'too-many', detail: limit });
        return found;
      }
      const listed = await tree.list(path);
      if (folder !== '' && listed.some(({ name }) => name === '.git')) continue; // a repository of its own
      if (folder !== '' && listed.length === 0) found.unreadable.push(...(await whyEmpty(tree, path)));
      entries += listed.length;
      for (const { name, kind } of listed) {
        const file = pathIn(folder, name);
        if (kind === 'directory' && isSearched(name) && (isOwn || isKnown(file))) below.push(file);
        if (kind !== 'directory') found.files.push(file);
        if (kind === 'file') found.regular.push(file);
        if (kind === 'link' && isHiding(file)) found.unreadable.push({ path: pathIn(root, file), refusal: 'link' });
      }
    }
    level = below;
  }
  return found;
}

async function whyEmpty(tree: Tree, path: string): Promise<UnreadableFile[]> {
  const read = await tree.read(path, 0);
  if (read.ok || (read.refusal !== 'not-readable' && read.refusal !== 'not-fetched')) return [];
  return [{ path, refusal: read.refusal }];
}

function limitPassed(depth: number, entries: number, limits: RootLimits): string | undefined {
  if (entries > limits.entries) return `${limits.entries} files and folders`;
  return depth > limits.levels ? `${limits.levels} levels of folders` : undefined;
}

/** Whether a path is that of a folder which the mission's files lie in. */
function isKnown(file: string): boolean {
  return file === 'plans' || file === 'phases' || /^phases\/[^/]+$/.test(file);
}

/** Whether a link in the place of a path hides summaries. `phases/current` may be a mere convenience. */
function isHiding(link: string): boolean {
  return link === 'phases' || /^phases\/\d[^/.]*$/.test(link);
}
