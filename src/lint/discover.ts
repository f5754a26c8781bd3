import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';
import { endingIn, innermost, parentOf, pathIn } from '../text/paths.js';
import { either } from '../text/words.js';
import { type Discovered, type FoundRoot, inOrder, rootsBelow, rootsIn, type Search } from './search.js';
import { UsageError } from './usage-error.js';

/** A path that is to be searched, and the words in which the user gave it. */
export interface Searched {
  readonly given: string;
  /** Relative to the repository. */
  readonly path: string;
}

/**
 * The roots that named paths stand for: a path in a root stands for that root, another directory for the roots below
 * it, a file such as STATE.md elsewhere for the directory it lies in.
 * @param atBase where else to search: a root that is only there is one too
 * @returns the paths that led to no root, too
 * @throws UsageError when a path does not exist, cannot be searched, or is a file that is no state
 */
export async function discoverNamed(
  search: Search,
  named: readonly Searched[],
  atBase?: Search,
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  const roots: FoundRoot[] = [];
  const unsearched = new Set<string>();
  const empty: Searched[] = [];
  for (const one of named) {
    const found = atBase ? await namedByEither(search, atBase, one) : await namedBy(search, one);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty };
}

/**
 * The roots below a directory; when there are none, the nearest one that it lies under, so that the command works
 * from anywhere in a project.
 * @param atBase where else to search: a root that is only there is one too
 */
export async function discoverFrom(search: Search, directory: string, atBase?: Search): Promise<Discovered> {
  const around = rootAround(directory, search.formats);
  if (around) return only(around);
  const below = await rootsBelow(search, directory);
  const { roots, unsearched } = atBase ? await withGone(search, below, await rootsBelow(atBase, directory)) : below;
  if (roots.length > 0) return { roots, unsearched };
  for (let at = directory; at !== ''; ) {
    at = parentOf(at);
    const above: FoundRoot[] = [];
    for (const side of atBase ? [search, atBase] : [search]) {
      above.push(...(await rootsIn(side, at, await side.tree.list(at))));
    }
    if (above.length > 0) return { roots: inOrder(above), unsearched };
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
    const { directories, mainFile } = root.format;
    const directory = endingIn(root.path, directories) ?? directories[0];
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory}/${mainFile}`,
    );
  }
}

/** What lies at the base, too. A root that is still there and was left out now, is left out. */
async function withGone(search: Search, now: Discovered, before: Discovered): Promise<Discovered> {
  const known = new Set(now.roots.map(({ path }) => path));
  const gone: FoundRoot[] = [];
  for (const root of before.roots) {
    if (known.has(root.path)) continue;
    const folder = parentOf(root.path);
    const there = await rootsIn(search, folder, await search.tree.list(folder));
    if (!there.some(({ path }) => path === root.path)) gone.push(root);
  }
  return {
    roots: inOrder([...now.roots, ...gone]),
    unsearched: [...new Set([...now.unsearched, ...before.unsearched])].sort(),
  };
}

/** What a path stands for now, and what it stood for at the base; there, it need not be anything. */
async function namedByEither(search: Search, atBase: Search, one: Searched): Promise<Discovered> {
  const before = await namedBy(atBase, one).catch(orWrong);
  const now = await namedBy(search, one).catch(orWrong);
  if (now instanceof UsageError) {
    if (now.missing === undefined || before instanceof UsageError) throw now;
    return before;
  }
  return before instanceof UsageError ? now : withGone(search, now, before);
}

function orWrong(error: unknown): UsageError {
  if (error instanceof UsageError) return error;
  throw error;
}

const only = (root: FoundRoot): Discovered => ({ roots: [root], unsearched: [] });

const nothing: Discovered = { roots: [], unsearched: [] };

/** Whether a file is of the state of a root; a lone `config.json` may be some other tool's, and so may its folder. */
async function isOfState(tree: Tree, { path: root, format }: FoundRoot, path: string): Promise<boolean> {
  const directory = endingIn(root, format.directories) ?? format.directories[0];
  const alone = [{ name: path.slice(root.length + 1), kind: 'file' }] as const;
  return format.isRoot(await tree.list(root), directory) || format.isRoot(alone, directory);
}

async function namedBy(search: Search, { given, path }: Searched): Promise<Discovered> {
  const { tree, formats } = search;
  const around = rootAround(path, formats);
  const kind = path === '' ? 'directory' : await tree.kind(path);
  if (kind === undefined) {
    const read = await tree.read(path, 0);
    const why = read.ok ? 'missing' : read.refusal;
    if (around && why !== 'missing') return only(around); // that it cannot be read is then a finding
    if (why === 'not-readable') throw new UsageError(`no permission to read ${given}`);
    if (why === 'not-fetched') throw new UsageError(`${given} ${notFetched}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return kind === 'file' && !(await isOfState(tree, around, path)) ? nothing : only(around);
  if (kind === 'directory') {
    const found = await rootsBelow(search, path);
    if (found.unsearched.includes(path)) throw await unsearchable(tree, { given, path });
    return found;
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const format = formats.find((one) => one.isRoot([{ name, kind: 'file' }], one.directories[0]));
  if (!format) throw noState(given, formats);
  return only({ path: parentOf(path), format });
}

function noState(given: string, formats: readonly Format[]): UsageError {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats)}`);
}

const notFetched = 'was not fetched, as the clone is partial; clone it without --filter';

/** Why a folder cannot be looked into. */
async function unsearchable(tree: Tree, { given, path }: Searched): Promise<UsageError> {
  const read = await tree.read(path, 0);
  const why = !read.ok && read.refusal === 'not-fetched' ? `it ${notFetched}` : 'no permission to read it';
  return new UsageError(`${given} cannot be searched: ${why}`);
}

/** `a/.grid/plans/x.md` lies in the root `a/.grid`. Of roots in one another, the innermost is meant. */
export function rootAround(path: string, formats: readonly Format[]): FoundRoot | undefined {
  const parts = path.split('/');
  const found = innermost(
    parts,
    formats.flatMap(({ directories }) => directories),
  );
  const format = found && formats.find(({ directories }) => directories.includes(found.name));
  return format && { path: parts.slice(0, found.end).join('/'), format };
}

/**
 * Says that a path leads to nothing that could be linted: what was looked for, and where.
 * @param scope where else than in the path itself
 */
export async function nothingToLint(
  { tree, formats, isIgnored }: Search,
  { given, path }: Searched,
  { unsearched }: Pick<Discovered, 'unsearched'>,
  scope: string,
): Promise<UsageError> {
  if (unsearched.includes(path)) return unsearchable(tree, { given, path });
  const strange: string[] = [];
  for (const directory of formats.flatMap(({ directories }) => directories)) {
    const root = pathIn(path, directory);
    if (!isIgnored?.(root) && (await tree.kind(root)) === 'directory') strange.push(`${directory}/`);
  }
  const holds = strange.length > 1 ? 'hold' : 'holds';
  const there = strange.length > 0 ? `; the ${either(strange, 'and')} there ${holds} no state, only other files` : '';
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), 'and')}` : '';
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats)} with agent state in ${given}${scope}${there}${unseen}`,
  );
}

/** The directories that hold state, as messages name them: `.grid/`. */
export function directoriesOf(formats: readonly Format[]): string {
  return either(formats.map(({ directories }) => `${directories[0]}/`));
}
