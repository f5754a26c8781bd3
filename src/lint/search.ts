import type { Tree, TreeEntry } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { endingIn, pathIn } from '../text/paths.js';
import { quote } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** A state root that was found, not yet read. */
export interface FoundRoot {
  /** Relative to the repository. */
  readonly path: string;
  readonly format: Format;
}

/** What a search gave. */
export interface Discovered {
  /** Sorted, each once. */
  readonly roots: FoundRoot[];
  /** Folders that no permission was given to search: roots may lie there unseen. Relative to the repository. */
  readonly unsearched: readonly string[];
}

/** Where to search, and for what. */
export interface Search {
  readonly tree: Tree;
  readonly formats: readonly Format[];
  /** Which of some folders a search leaves out, such as those that git ignores. None when it is not said. */
  readonly leftOut?: (folders: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Whether a folder is left out by the configuration: then it is neither searched nor a root. */
  readonly isIgnored?: (folder: string) => boolean;
  /** Hears of every folder that is looked into. */
  readonly onFolder?: () => void;
}

/** No working tree has so many; but in a commit, a few bytes may show folders without end. */
const mostFolders = 250_000;

/**
 * The roots below a folder. Folders are looked into level by level, so that git is asked once a level. A folder that
 * is left out itself is searched all the same, and all below it: somebody asked for it.
 * @throws UsageError when there is no end to them
 */
export async function rootsBelow(search: Search, top: string): Promise<Discovered> {
  const { tree, formats, isIgnored } = search;
  const leftOut = await filterBelow(search, top);
  const roots: FoundRoot[] = [];
  const unsearched: string[] = [];
  let folders = 0;
  for (let level: readonly string[] = [top]; level.length > 0; ) {
    const below: string[] = [];
    for (const folder of level) {
      const entries = await tree.list(folder);
      const isNested = folder !== top && entries.some((entry) => entry.name === '.git');
      if (isNested) continue;
      if (entries.length === 0 && (await isForbidden(tree, folder))) unsearched.push(folder);
      roots.push(...(await rootsIn(search, folder, entries)));
      folders += 1;
      search.onFolder?.();
      if (folders + below.length > mostFolders) throw tooMany(top);
      for (const { name, kind } of entries) {
        const path = pathIn(folder, name);
        if (kind === 'directory' && isSearched(path, name, formats) && !isIgnored?.(path)) below.push(path);
      }
    }
    const out = below.length > 0 ? await leftOut(below) : new Set();
    level = below.filter((folder) => !out.has(folder));
  }
  return { roots: inOrder(roots), unsearched: unsearched.sort() };
}

function tooMany(top: string): UsageError {
  const where = top === '' ? 'the repository' : quote(top);
  return new UsageError(`${where} has more than ${mostFolders} folders to search; name those that hold state`);
}

async function filterBelow({ leftOut }: Search, top: string): Promise<NonNullable<Search['leftOut']>> {
  const nothing = async () => new Set<string>();
  if (!leftOut || (top !== '' && (await leftOut([top])).has(top))) return nothing;
  return leftOut;
}

function isSearched(path: string, name: string, formats: readonly Format[]): boolean {
  return name !== '.git' && name !== 'node_modules' && !formats.some((one) => endingIn(path, one.directories));
}

/**
 * The roots that a folder holds under one of their names. What cannot be looked into is one too: that must be said, not
 * passed.
 * @param entries what lies in the folder
 */
export async function rootsIn(search: Search, folder: string, entries: readonly TreeEntry[]): Promise<FoundRoot[]> {
  const found: FoundRoot[] = [];
  for (const format of search.formats) {
    for (const directory of format.directories) {
      for (const rest of restsOf(directory, folder)) {
        if (await isRootAt(search, { folder, entries, rest }, format, directory)) {
          found.push({ path: pathIn(folder, rest.join('/')), format });
        }
      }
    }
  }
  return found;
}

/** What may follow on a folder so that a name comes out: all of it, and where the folder ends in its first parts, the others. */
function restsOf(directory: string, folder: string): string[][] {
  const parts = directory.split('/');
  return parts.flatMap((_, at) =>
    at === 0 || endingIn(folder, [parts.slice(0, at).join('/')]) ? [parts.slice(at)] : [],
  );
}

/** Whether a root lies there. Folders on the way to it that are links, ignored or repositories of their own lead to none. */
async function isRootAt(
  { tree, isIgnored }: Search,
  { folder, entries, rest }: { folder: string; entries: readonly TreeEntry[]; rest: readonly string[] },
  format: Format,
  directory: string,
): Promise<boolean> {
  let at = folder;
  let there = entries;
  for (const [index, name] of rest.entries()) {
    if (index > 0 && there.some((entry) => entry.name === '.git')) return false;
    const kind = there.find((entry) => entry.name === name)?.kind;
    const isLast = index === rest.length - 1;
    at = pathIn(at, name);
    if (isIgnored?.(at)) return false;
    if (kind === 'link' && isLast) return true;
    if (kind !== 'directory') return false;
    there = await tree.list(at);
  }
  return there.length > 0 ? format.isRoot(there, directory) : isForbidden(tree, at);
}

async function isForbidden(tree: Tree, folder: string): Promise<boolean> {
  const read = await tree.read(folder, 0);
  return !read.ok && (read.refusal === 'not-readable' || read.refusal === 'not-fetched');
}

export function inOrder(roots: readonly FoundRoot[]): FoundRoot[] {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
