import { basename, join, resolve } from 'node:path';
import type { Format, FormatRecovery } from '../../formats/format.js';
import { formats } from '../../formats/index.js';
import { checkOptions } from '../../lint/lint-options.js';
import { UsageError } from '../../lint/usage-error.js';
import { insideOf, isFolder, realPath } from '../../repository/folders.js';
import { commonTop, locate } from '../../repository/locate.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { WorkingTree } from '../../repository/working-tree.js';
import { writeState } from '../../repository/write-state.js';
import { parentOf, pathIn } from '../../text/paths.js';
import { quote, suggestion } from '../../text/words.js';

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

/**
 * Lays out a fresh root, and leaves alone what is there.
 * @throws UsageError when there is no such folder, something lies there that is no file, or state that has lost its chief file; with
 * `write` also what `writeState` throws
 */
export async function initRoot(options: InitOptions): Promise<InitResult> {
  const { cwd: folder, root: given, name, now = Date.now(), write = false } = checked(options);
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const [format] = formats.filter((one) => one.recovery);
  const recovery = await format?.recovery?.();
  if (!format || !recovery) throw new Error('no format can lay out a root');
  const { top, root, around } = placeOf(given, cwd, format);
  const tree = new WorkingTree(top);
  const entries = await tree.list(root);
  const main = pathIn(root, format.mainFile);
  if (format.isRoot(entries) && (await tree.kind(main)) === undefined) {
    throw new UsageError(
      `${pathsSeenFrom(cwd, top)(root)} holds state without its ${format.mainFile}; agent-state-lint recover rebuilds it`,
    );
  }
  const all = filesOf(recovery, root, { name: name ?? (basename(around) || 'mission'), now });
  const present: string[] = [];
  for (const { path } of all) {
    const kind = await tree.kind(path);
    if (kind !== undefined && kind !== 'file') {
      throw new UsageError(`${pathsSeenFrom(cwd, top)(path)} ${inTheWay[kind]}; move it away first`);
    }
    if (kind === 'file') present.push(path);
  }
  const files = all.filter(({ path }) => !present.includes(path));
  if (write && files.length > 0) {
    await writeState(
      top,
      files.map(({ path, text }) => ({ path, root, before: undefined, after: Buffer.from(text) })),
    );
  }
  return { top, root, files, present, written: write ? files.map(({ path }) => path) : [] };
}

const inTheWay = { directory: 'is a directory', link: 'is a link', other: 'is no regular file' };

/** Where the root is to be: its path in the repository, and the folder around it. */
function placeOf(given: string | undefined, cwd: string, { directory }: Format) {
  const named = resolve(cwd, given ?? '.');
  const path = basename(named) === directory ? named : join(named, directory);
  const place = locate(path, cwd, [directory]);
  if (!isFolder(place.folder)) throw new UsageError(`there is no folder ${place.folder}`, given);
  const { top } = commonTop([place], cwd);
  const root = insideOf(top, place.path);
  if (root === undefined || basename(root) !== directory || parentOf(root).split('/').includes(directory)) {
    throw new UsageError(`${given ?? 'this folder'} lies in a ${directory}/ already`);
  }
  return { top, root, around: place.folder };
}

function filesOf({ init }: FormatRecovery, root: string, mission: { readonly name: string; readonly now: number }) {
  return Object.entries(init(mission)).map(([path, text]) => ({ path: pathIn(root, path), text }));
}

/** @throws UsageError for an option that is not known or of another type */
function checked(options: InitOptions): InitOptions {
  if (!Object.is(options, Object(options))) checkOptions(options); // it says that this is no object
  const { root, name, now, write, cwd, ...others } = options;
  const known = ['cwd', 'root', 'name', 'now', 'write'];
  const [strange] = Object.keys(others);
  if (strange !== undefined) throw new UsageError(`there is no option ${quote(strange)}${suggestion(strange, known)}`);
  checkOptions({ cwd, now });
  const isWord = (value: unknown) => typeof value === 'string' && value !== '';
  for (const [key, value] of Object.entries({ root, name })) {
    if (value !== undefined && !isWord(value)) throw new UsageError(`the option ${key} must be text`);
  }
  if (name !== undefined && name.length > longestName) {
    throw new UsageError(`the option name must have at most ${longestName} characters`);
  }
  if ((now as unknown) === 'commit') throw new UsageError('the option now must be a number, of ms since 1970');
  if (write !== undefined && typeof write !== 'boolean') throw new UsageError('the option write must be true or false');
  return options;
}
