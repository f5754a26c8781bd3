import { basename, join, resolve, sep } from 'node:path';
import type { Format, FormatRecovery } from '../../formats/format.js';
import { formats } from '../../formats/index.js';
import { rootAround } from '../../lint/discover.js';
import { holdAgainst, isBoolean, isWord, type OptionKind } from '../../lint/option-kinds.js';
import { UsageError } from '../../lint/usage-error.js';
import { insideOf, isBareRepository, isFolder, realPath } from '../../repository/folders.js';
import { commonTop, locate } from '../../repository/locate.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { WorkingTree } from '../../repository/working-tree.js';
import { writeState } from '../../repository/write-state.js';
import { endingIn, parentOf, pathIn } from '../../text/paths.js';
import { either } from '../../text/words.js';

export interface InitOptions {
  /** The folder that `root` is relative to; `process.cwd()` by default. */
  readonly cwd?: string | undefined;
  /** The root that is to be there: `.grid` by default. Another folder gets a `.grid` of its own. */
  readonly root?: string | undefined;
  /** What the mission is called; like the folder that the root lies in, by default. */
  readonly name?: string | undefined;
  /** The clock, in ms since 1970; the wall clock by default. */
  readonly now?: number | undefined;
  /** Whether the files are written that are not there yet; false by default. */
  readonly write?: boolean | undefined;
}

export interface InitResult {
  /** The folder that all paths here are relative to: the top of the repository. */
  readonly top: string;
  readonly root: string;
  /** The files of a fresh root that are not there yet, in the order in which they are written. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** The others: they are left as they are. */
  readonly present: readonly string[];
  /** The files that were written. */
  readonly written: readonly string[];
}

/** Longer names help nobody. */
export const longestName = 200;
/** When a mission may begin, in ms since 1970: a clock before is not set, and ids have no room for what is after. */
const [earliest, latest] = [Date.UTC(2000, 0, 1), Date.UTC(9999, 11, 31, 23, 59, 59)];

const kinds: Readonly<Record<keyof InitOptions, OptionKind>> = {
  cwd: { expected: 'a path', is: isWord },
  root: { expected: 'a path', is: isWord },
  name: { expected: `text of at most ${longestName} characters`, is: isName },
  now: { expected: 'a number, of ms since 1970', is: (value) => typeof value === 'number' },
  write: { expected: 'true or false', is: isBoolean },
};

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= longestName;
}

/**
 * Lays out a fresh root, and leaves alone what is there.
 * @param known the formats there are; the first one that can lay out a root is meant where the path names none
 * @throws UsageError when there is no such folder, it is git's own, something else lies where a folder or a file is to be,
 * there is state whose chief file is gone or empty, or that only its own tools lay out, or the clock is wrong; with `write`
 * also what `writeState` throws
 */
export async function initRoot(options: InitOptions, known = formats): Promise<InitResult> {
  holdAgainst(kinds, options, 'init');
  const { cwd: folder, root: given, name, now = Date.now(), write = false } = options;
  if (!(now >= earliest && now <= latest)) {
    throw new UsageError('a mission begins in the years 2000 to 9999, and the clock says another one');
  }
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const { format, directory, layOut } = await layoutFor(given, cwd, known);
  const { top, root, around } = placeOf(given, cwd, directory, known);
  const shown = pathsSeenFrom(cwd, top);
  const tree = new WorkingTree(top);
  const entries = await tree.list(root);
  const main = pathIn(root, format.mainFile);
  if (format.isRoot(entries, directory) && (await tree.kind(main)) === undefined) {
    const rebuilds = 'agent-state-lint recover rebuilds it';
    throw new UsageError(`${shown(root)} holds state without its ${format.mainFile}; ${rebuilds}`);
  }
  if (await isBlank(main, tree)) {
    throw new UsageError(`${shown(main)} is there, and empty; agent-state-lint recover rebuilds it`);
  }
  const all = filesOf(layOut, root, { name: name ?? (basename(around) || 'mission'), now });
  await thereAlready('directory', new Set([root, ...all.map(({ path }) => parentOf(path))]), tree, shown);
  const present = await thereAlready('file', new Set(all.map(({ path }) => path)), tree, shown);
  const files = all.filter(({ path }) => !present.includes(path));
  if (write && files.length > 0) {
    await writeState(
      top,
      files.map(({ path, text }) => ({ path, root, before: undefined, after: Buffer.from(text) })),
    );
  }
  return { top, root, files, present, written: write ? files.map(({ path }) => path) : [] };
}

/** Whether nothing stands in a file but blanks, and NUL bytes, which a crash leaves where nothing was written. */
async function isBlank(path: string, tree: WorkingTree): Promise<boolean> {
  const read = await tree.read(path, mostBlank);
  return read.ok && read.bytes.every((byte) => byte === 0 || /\s/.test(String.fromCharCode(byte)));
}

/** In bytes: what is longer is not looked at, for it says something. */
const mostBlank = 64 * 1024;

const named = { file: 'a file', directory: 'a directory', link: 'a link', other: 'neither a file nor a directory' };

/**
 * Which of some paths are there already.
 * @throws UsageError when one of them is of another kind than it is to be
 */
async function thereAlready(
  wanted: 'file' | 'directory',
  paths: ReadonlySet<string>,
  tree: WorkingTree,
  shown: (path: string) => string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const kind = await tree.kind(path);
    if (kind === undefined) continue;
    if (kind !== wanted) throw new UsageError(`${shown(path)} is ${named[kind]}; move it away first`);
    found.push(path);
  }
  return found;
}

type LayOut = NonNullable<FormatRecovery['init']>;

/** A format that lays out roots, and what its root is to be called: as the given path says, else as the first one is. */
async function layoutFor(given: string | undefined, cwd: string, known: readonly Format[]) {
  const path = resolve(cwd, given ?? '.')
    .split(sep)
    .join('/');
  const layouts: { readonly format: Format; readonly layOut: LayOut }[] = [];
  for (const format of known) {
    const layOut = (await format.recovery?.())?.init;
    if (layOut) layouts.push({ format, layOut });
  }
  const [first] = layouts;
  if (!first) throw new Error('no format can lay out a root');
  const meant = known.find(({ directories }) => endingIn(path, directories));
  if (!meant) return { ...first, directory: first.format.directories[0] };
  const directory = endingIn(path, meant.directories) ?? meant.directories[0];
  const layout = layouts.find(({ format }) => format === meant);
  if (layout) return { ...layout, directory };
  const others = either(layouts.map(({ format }) => `${format.directories[0]}/`));
  throw new UsageError(`only its own tools lay out a ${directory}/; agent-state-lint init lays out a ${others}`);
}

/** Where the root is to be: its path in the repository, and the folder around it. */
function placeOf(given: string | undefined, cwd: string, directory: string, known: readonly Format[]) {
  const named = resolve(cwd, given ?? '.');
  const path = endingIn(named.split(sep).join('/'), [directory]) ? named : join(named, directory);
  const place = locate(path, cwd, [directory]);
  if (!isFolder(place.folder)) throw new UsageError(`there is no folder ${place.folder}`, given);
  const { top } = commonTop([place], cwd);
  const root = insideOf(top, place.path);
  if (root === undefined || !endingIn(root, [directory])) {
    throw new UsageError(`${given ?? 'this folder'} lies in a ${directory}/ already`);
  }
  const other = rootAround(parentOf(root), known);
  if (other) {
    throw new UsageError(
      `${given ?? 'this folder'} lies in a ${endingIn(other.path, other.format.directories)}/ already`,
    );
  }
  if (root.split('/').includes('.git') || isBareRepository(place.folder)) {
    throw new UsageError(`${given ?? 'this folder'} belongs to git alone; there is no state in it`);
  }
  return { top, root, around: place.folder };
}

function filesOf(layOut: LayOut, root: string, mission: { readonly name: string; readonly now: number }) {
  return Object.entries(layOut(mission)).map(([path, text]) => ({ path: pathIn(root, path), text }));
}
