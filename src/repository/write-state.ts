import { accessSync, constants, lstatSync, mkdirSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentOf } from '../text/paths.js';
import { either } from '../text/words.js';
import { keepOld, keptPath } from './kept-file.js';
import { withLock } from './lock/with-lock.js';
import { readRegularFile } from './read-file.js';
import { createFile, replaceFile, sweep } from './replace-file.js';
import { asWriteError, WriteError } from './write-file.js';

/** What was judged is not what lies there any more. The message says so to its user. */
export class StateChangedError extends Error {
  override readonly name = 'StateChangedError';
}

/** A file of a state root that is to become another one. */
export interface StateChange {
  /** Relative to the repository, with `/`; as is the path of its root. */
  readonly path: string;
  readonly root: string;
  /** What lay there when the change was worked out; undefined when nothing did. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** Whether what lay there is kept beside it; see `keptPath`. */
  readonly isKept?: boolean;
}

/** The lock of STATE.md schema 5.1, which all who write to a root take. It lies in the root, and is never removed. */
const lockFile = '.state.lock';

/**
 * Does something while nobody else who takes the lock writes to a state root.
 * @param top absolute path of the repository, without links
 * @param root relative to it, with `/`
 * @throws WriteError when a folder on the way is a link; and what `withLock` throws
 */
export async function withRootLocked<T>(top: string, root: string, action: () => Promise<T>): Promise<T> {
  return withLock(join(folderOf(top, root), lockFile), top, action);
}

/**
 * Writes files, root by root, each as a whole and under the lock of its root. All files of a root are looked at before
 * its first is written: one that is not what it was when the change was worked out stops everything. Folders of new
 * files are made.
 * @param top absolute path of the repository, without links
 * @throws StateChangedError, WriteError, or what `withLock` throws; the message says which files had been written
 */
export async function writeState(top: string, changes: readonly StateChange[]): Promise<void> {
  const written: string[] = [];
  const kept: string[] = [];
  try {
    for (const root of new Set(changes.map((change) => change.root))) {
      const own = changes.filter((change) => change.root === root);
      if (own.every(({ before }) => before === undefined)) makeFolder(top, root); // the lock lies in it
      await withRootLocked(top, root, () => writeLocked(top, root, own, { written, kept }));
    }
  } catch (error) {
    const all = [...kept, ...written];
    const until = all.length > 0 ? `${either(all, 'and')} had been written by then` : 'nothing was written';
    if (error instanceof Error) error.message += `; ${until}`;
    throw error;
  }
}

/**
 * Writes files of a root, for those who hold its lock.
 * @param done gets each file that was written, and each in which an old one is kept
 */
export async function writeLocked(
  top: string,
  root: string,
  changes: readonly StateChange[],
  done: { readonly written: string[]; readonly kept: string[] },
): Promise<void> {
  for (const change of changes) check(top, change);
  const folders = new Set([root, ...changes.map(({ path }) => parentOf(path))]);
  for (const folder of folders) makeFolder(top, folder);
  for (const folder of folders) await sweep(folderOf(top, folder));
  for (const { path, before, isKept } of changes)
    if (isKept && before && (await keepOld(fileOf(top, path), before))) done.kept.push(keptPath(path, before));
  for (const { path, before, after } of changes) {
    const full = fileOf(top, path);
    try {
      if (before) await replaceFile(full, after, lstatSync(full, { throwIfNoEntry: false }));
      else await createFile(full, after);
    } catch (error) {
      if (!before && (error as NodeJS.ErrnoException).code === 'EEXIST') throw changed(path);
      throw asWriteError(error, full);
    }
    done.written.push(path);
  }
}

/** Whether a file still is what it was, and may be written. */
function check(top: string, { path, before }: StateChange): void {
  const full = fileOf(top, path);
  const read = readRegularFile(full, before?.length ?? 0);
  const isSame = before ? read.ok && Buffer.compare(read.bytes, before) === 0 : !read.ok && read.refusal === 'missing';
  if (!isSame) throw changed(path);
  if (!before) return;
  try {
    accessSync(full, constants.W_OK); // a rename would not mind, but whoever took the permission away meant it
  } catch {
    throw new WriteError(`no permission to write ${path}`);
  }
}

function changed(path: string): StateChangedError {
  return new StateChangedError(`${path} was changed by somebody else meanwhile`);
}

/**
 * Makes a folder of the repository with all above it, where they are not there. Step by step: where nothing can be made, as
 * in `/proc`, Node never comes to an end with all of them at once.
 * @throws WriteError when something on the way is no folder, or the system refuses
 */
function makeFolder(top: string, folder: string): void {
  for (const at of stepsTo(top, folder)) {
    try {
      if (isFolderItself(at)) continue;
      mkdirSync(at);
    } catch (error) {
      if (isFolderItself(at)) continue; // somebody else was faster
      const { code } = error as NodeJS.ErrnoException;
      throw code === 'ENOENT' ? new WriteError(`no folder can be made in ${dirname(at)}`) : asWriteError(error, at);
    }
  }
}

function fileOf(top: string, path: string): string {
  return join(folderOf(top, parentOf(path)), path.slice(path.lastIndexOf('/') + 1));
}

/**
 * A folder of the repository on the disk, reached without a link.
 * @throws WriteError
 */
function folderOf(top: string, folder: string): string {
  for (const at of stepsTo(top, folder)) isFolderItself(at);
  return join(top, folder);
}

/** The absolute paths of the folders on the way from the top down to one of them, with that. */
function stepsTo(top: string, folder: string): readonly string[] {
  const parts = folder.split('/').filter((one) => one !== '');
  return parts.map((_, index) => join(top, ...parts.slice(0, index + 1)));
}

/** Whether a folder is there. @throws WriteError when something else is: above all a link, wherever it leads */
function isFolderItself(path: string): boolean {
  const found = statsOf(path);
  if (found?.isSymbolicLink()) throw new WriteError(`${path} is a link; nothing is written through one`);
  if (found && !found.isDirectory()) throw new WriteError(`${path} is no folder`);
  return found !== undefined;
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw asWriteError(error, path);
  }
}
