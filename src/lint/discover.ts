import type { Tree, TreeEntry } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { parentOf, pathIn } from '../text/paths.js';
import { either } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** A state root that was found, not yet read. */
export interface FoundRoot {
  /** Relative to the repository. */
  readonly path: string;
  readonly format: Format;
}

/** A path that is to be searched, and the words in which the user gave it. */
export interface Searched {
  readonly given: string;
  /** Relative to the repository. */
  readonly path: string;
}

/** What a search gave. */
export interface Discovered {
  /** Sorted, each once. */
  readonly roots: FoundRoot[];
  /** Folders that no permission was given to search: roots may lie there unseen. Relative to the repository. */
  readonly unsearched: readonly string[];
}

/**
 * The roots that named paths stand for: a path in a root stands for that root, another directory for the roots below
 * it, a file such as STATE.md elsewhere for the directory it lies in.
 * @returns the paths that led to no root, too
 * @throws UsageError when a path does not exist, cannot be searched, or is a file that is no state
 */
export async function discoverNamed(
  tree: Tree,
  named: readonly Searched[],
  formats: readonly Format[],
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  const roots: FoundRoot[] = [];
  const unsearched = new Set<string>();
  const empty: Searched[] = [];
  for (const one of named) {
    const found = await namedBy(tree, one, formats);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty };
}

/**
 * The roots below a directory; when there are none, the nearest one that it lies under, so that the command works
 * from anywhere in a project.
 */
export async function discoverFrom(tree: Tree, directory: string, formats: readonly Format[]): Promise<Discovered> {
  const around = rootAround(directory, formats);
  if (around) return only(around);
  const { roots, unsearched } = await rootsBelow(tree, directory, formats);
  if (roots.length > 0) return { roots: inOrder(roots), unsearched };
  for (let at = directory; at !== ''; ) {
    at = parentOf(at);
    const above = await rootsIn(tree, at, await tree.list(at), formats);
    if (above.length > 0) return { roots: above, unsearched };
  }
  return { roots: [], unsearched };
}

/**
 * Holds texts that are to be judged instead of files against what is read at all: any other would be passed unseen.
 * @throws UsageError
 */
export function checkTexts(texts: readonly Searched[], formats: readonly Format[]): void {
  for (const { given, path } of texts) {
    const root = rootAround(path, formats);
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (!root && formats.some((format) => format.reads(name))) continue;
    if (!root) throw noState(given, formats);
    const { directory, mainFile } = root.format;
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory}/${mainFile}`,
    );
  }
}

const only = (root: FoundRoot): Discovered => ({ roots: [root], unsearched: [] });

async function namedBy(tree: Tree, { given, path }: Searched, formats: readonly Format[]): Promise<Discovered> {
  const around = rootAround(path, formats);
  const kind = path === '' ? 'directory' : await tree.kind(path);
  if (kind === undefined) {
    const read = await tree.read(path, 0);
    const why = read.ok ? 'missing' : read.refusal;
    if (around && why !== 'missing') return only(around); // that it cannot be read is then a finding
    if (why === 'not-readable') throw new UsageError(`no permission to read ${given}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return only(around);
  if (kind === 'directory') {
    const found = await rootsBelow(tree, path, formats);
    if (found.unsearched.includes(path)) throw noPermission(given);
    return found;
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const format = formats.find((one) => one.isRoot([{ name, kind: 'file' }]));
  if (!format) throw noState(given, formats);
  return only({ path: parentOf(path), format });
}

function noState(given: string, formats: readonly Format[]): UsageError {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats)}`);
}

function noPermission(given: string): UsageError {
  return new UsageError(`${given} cannot be searched: no permission to read it`);
}

/** `a/.grid/plans/x.md` lies in the root `a/.grid`. Of roots in one another, the innermost is meant. */
function rootAround(path: string, formats: readonly Format[]): FoundRoot | undefined {
  const parts = path.split('/');
  const byName = new Map(formats.map((format) => [format.directory, format]));
  const at = parts.findLastIndex((part) => byName.has(part));
  const format = byName.get(parts[at] ?? '');
  return format && { path: parts.slice(0, at + 1).join('/'), format };
}

async function rootsBelow(tree: Tree, top: string, formats: readonly Format[]): Promise<Discovered> {
  const roots: FoundRoot[] = [];
  const unsearched: string[] = [];
  const pending = [top];
  for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
    const entries = await tree.list(directory);
    const isNested = directory !== top && entries.some((entry) => entry.name === '.git');
    if (isNested) continue;
    if (entries.length === 0 && (await isForbidden(tree, directory))) unsearched.push(directory);
    roots.push(...(await rootsIn(tree, directory, entries, formats)));
    for (const { name, kind } of entries) {
      if (kind === 'directory' && isSearched(name, formats)) pending.push(pathIn(directory, name));
    }
  }
  return { roots, unsearched: unsearched.sort() };
}

function isSearched(name: string, formats: readonly Format[]): boolean {
  return name !== '.git' && name !== 'node_modules' && !formats.some((format) => format.directory === name);
}

/** The roots that lie directly in a directory. What cannot be looked into is one too: that must be said, not passed. */
async function rootsIn(tree: Tree, directory: string, entries: readonly TreeEntry[], formats: readonly Format[]) {
  const found: FoundRoot[] = [];
  for (const { name, kind } of entries) {
    const format = formats.find((one) => one.directory === name);
    if (!format) continue;
    const path = pathIn(directory, name);
    if (kind === 'link' || (kind === 'directory' && (await isRoot(tree, path, format)))) found.push({ path, format });
  }
  return found;
}

async function isRoot(tree: Tree, path: string, format: Format): Promise<boolean> {
  const entries = await tree.list(path);
  if (entries.length > 0) return format.isRoot(entries);
  return isForbidden(tree, path);
}

async function isForbidden(tree: Tree, directory: string): Promise<boolean> {
  const read = await tree.read(directory, 0);
  return !read.ok && read.refusal === 'not-readable';
}

/**
 * Says that a path leads to nothing that could be linted: what was looked for, and where.
 * @param scope where else than in the path itself
 */
export async function nothingToLint(
  tree: Tree,
  { given, path }: Searched,
  { unsearched }: Pick<Discovered, 'unsearched'>,
  scope: string,
  formats: readonly Format[],
): Promise<UsageError> {
  if (unsearched.includes(path)) return noPermission(given);
  const strange: string[] = [];
  for (const { directory } of formats) {
    if ((await tree.kind(pathIn(path, directory))) === 'directory') strange.push(directory);
  }
  const there = strange.length > 0 ? `; the ${strange.join(' and ')}/ there holds no state, only other files` : '';
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), 'and')}` : '';
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats)} with agent state in ${given}${scope}${there}${unseen}`,
  );
}

function directoriesOf(formats: readonly Format[]): string {
  return formats.map((format) => `${format.directory}/`).join(' or ');
}

function inOrder(roots: readonly FoundRoot[]): FoundRoot[] {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
