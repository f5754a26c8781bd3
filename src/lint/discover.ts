import type { Tree, TreeEntry } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { UsageError } from './usage-error.js';

/** A state root that was found, not yet read. */
export interface FoundRoot {
  /** Relative to the repository. */
  readonly path: string;
  readonly format: Format;
}

/**
 * The roots that are named: a path in a root stands for that root, another directory for the roots below it, a file
 * such as STATE.md elsewhere for the directory it lies in. Sorted, each once (DESIGN, section 5).
 * @param paths relative to the repository
 * @throws UsageError when a path does not exist or belongs to no root
 */
export async function discoverNamed(
  tree: Tree,
  paths: readonly string[],
  formats: readonly Format[],
): Promise<FoundRoot[]> {
  const found = new Map<string, FoundRoot>();
  for (const path of paths) {
    for (const root of await namedBy(tree, path, formats)) found.set(root.path, root);
  }
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * The roots below a directory; when there are none, the nearest one that it lies under, so that the command works
 * from anywhere in a project.
 */
export async function discoverFrom(tree: Tree, directory: string, formats: readonly Format[]): Promise<FoundRoot[]> {
  const around = rootAround(directory, formats);
  if (around) return [around];
  const below = await rootsBelow(tree, directory, formats);
  if (below.length > 0) return below;
  for (let at = directory; at !== ''; ) {
    at = parentOf(at);
    const above = await rootsIn(tree, at, await tree.list(at), formats);
    if (above.length > 0) return above;
  }
  return [];
}

async function namedBy(tree: Tree, path: string, formats: readonly Format[]): Promise<FoundRoot[]> {
  const kind = path === '' ? 'directory' : await tree.kind(path);
  if (kind === undefined) throw new UsageError(`no such file or directory: ${path}`);
  const around = rootAround(path, formats);
  if (around) return [around];
  if (kind === 'directory') return rootsBelow(tree, path, formats);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const format = formats.find((one) => one.isRoot([{ name, kind: 'file' }]));
  if (!format) throw new UsageError(`${path} is no state file, and lies in no ${directoriesOf(formats)}`);
  return [{ path: parentOf(path), format }];
}

/** `a/.grid/plans/x.md` lies in the root `a/.grid`. */
function rootAround(path: string, formats: readonly Format[]): FoundRoot | undefined {
  const parts = path.split('/');
  const at = parts.findIndex((part) => formats.some((format) => format.directory === part));
  const format = formats.find((one) => one.directory === parts[at]);
  return format && { path: parts.slice(0, at + 1).join('/'), format };
}

async function rootsBelow(tree: Tree, top: string, formats: readonly Format[]): Promise<FoundRoot[]> {
  const found: FoundRoot[] = [];
  const pending = [top];
  for (let directory = pending.pop(); directory !== undefined; directory = pending.pop()) {
    const entries = await tree.list(directory);
    const isNested = directory !== top && entries.some((entry) => entry.name === '.git');
    if (isNested) continue;
    found.push(...(await rootsIn(tree, directory, entries, formats)));
    for (const { name, kind } of entries) {
      if (kind === 'directory' && isSearched(name, formats)) pending.push(pathIn(directory, name));
    }
  }
  return found;
}

function isSearched(name: string, formats: readonly Format[]): boolean {
  return name !== '.git' && name !== 'node_modules' && !formats.some((format) => format.directory === name);
}

/** The roots that lie directly in a directory. A link is one too: that it cannot be read must be said. */
async function rootsIn(tree: Tree, directory: string, entries: readonly TreeEntry[], formats: readonly Format[]) {
  const found: FoundRoot[] = [];
  for (const { name, kind } of entries) {
    const format = formats.find((one) => one.directory === name);
    if (!format) continue;
    const path = pathIn(directory, name);
    const isRoot = kind === 'link' || (kind === 'directory' && format.isRoot(await tree.list(path)));
    if (isRoot) found.push({ path, format });
  }
  return found;
}

function directoriesOf(formats: readonly Format[]): string {
  return formats.map((format) => `${format.directory}/`).join(' or ');
}

function pathIn(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
