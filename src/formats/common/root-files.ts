import type { UnreadableFile } from '../../core/snapshot.js';
import type { Tree } from '../../core/tree.js';
import { pathIn } from '../../text/paths.js';

/** What lies in a root. */
export interface RootFiles {
  /** Paths inside the root of all that is no folder; links too, for they must be refused by name. */
  readonly files: readonly string[];
  /** The regular files among them. */
  readonly regular: readonly string[];
  /** Folders that were not looked through, and why. */
  readonly unreadable: readonly UnreadableFile[];
}

/** Which part of a root a format looks through. Paths are inside the root. */
export interface RootShape {
  /** Whether a folder is looked into. */
  enters(folder: string): boolean;
  /** Whether a link stands where files of the state should be, so that it must be refused. */
  hides(link: string): boolean;
}

interface RootLimits {
  readonly entries: number;
  readonly levels: number;
}

/** No root has so many; a commit of a few KB may show the same folder a billion times. */
const most: RootLimits = { entries: 100_000, levels: 32 };

/** Looks through the folders of a root, level by level. Follows no link, and goes into no repository within it. */
export async function listRoot(tree: Tree, root: string, shape: RootShape, limits = most): Promise<RootFiles> {
  const found = { files: [] as string[], regular: [] as string[], unreadable: [] as UnreadableFile[] };
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
      if (folder !== '' && listed.some(({ name }) => name === '.git')) continue;
      if (folder !== '' && listed.length === 0) found.unreadable.push(...(await whyEmpty(tree, path)));
      entries += listed.length;
      for (const { name, kind } of listed) {
        const file = pathIn(folder, name);
        if (kind === 'directory' && shape.enters(file)) below.push(file);
        if (kind !== 'directory') found.files.push(file);
        if (kind === 'file') found.regular.push(file);
        if (kind === 'link' && shape.hides(file)) found.unreadable.push({ path: pathIn(root, file), refusal: 'link' });
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
