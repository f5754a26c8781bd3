import { randomBytes } from 'node:crypto';
import { constants, lstatSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A file that cannot be written; the message says why, in words for its user. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
}

/**
 * Writes a whole file, so that its readers meet the old text or the new one and nothing between: a temporary file of
 * a random name beside it, then a rename. A link at its place is replaced and never followed. Devices and FIFOs are
 * written to as they are.
 * @param path absolute
 * @throws WriteError
 */
export async function writeFile(path: string, text: string): Promise<void> {
  try {
    const present = lstatSync(path, { throwIfNoEntry: false });
    if (present?.isDirectory()) throw new WriteError(`${path} is a directory`);
    if (await isStream(path, present)) await writeTo(path, text);
    else await replace(path, text, present?.isFile() ? present.mode & 0o7777 : undefined);
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(reasonOf(error as NodeJS.ErrnoException, path));
  }
}

/** `/dev/stdout` is a link in a folder where nothing may be put; what it leads to may even be a regular file. */
async function isStream(path: string, present: Stats | undefined): Promise<boolean> {
  if (present && !present.isFile() && !present.isSymbolicLink()) return true;
  return /^\/(?:dev|proc)(?:\/|$)/.test(await realpath(dirname(path)));
}

async function writeTo(path: string, text: string): Promise<void> {
  if (process.platform === 'win32') await append(path, text);
  else await withFile(await openIfRead(path), () => append(path, text));
}

/**
 * Opening a FIFO that nobody reads would wait for ever: asks without waiting, for two seconds, so that a reader may
 * come. What it opens is there to keep the reader: written to, it would not wait for a slow one.
 */
async function openIfRead(path: string): Promise<FileHandle> {
  const { O_WRONLY, O_NONBLOCK, O_NOCTTY } = constants;
  for (let waited = 0; ; waited += 20) {
    try {
      return await open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO' || waited >= 2000) throw error;
      await wait(20);
    }
  }
}

async function append(path: string, text: string): Promise<void> {
  await withFile(await open(path, 'a'), (file) => file.writeFile(text));
}

async function replace(path: string, text: string, mode: number | undefined): Promise<void> {
  const folder = dirname(path);
  const random = randomBytes(8).toString('hex');
  const temporary = join(folder, `.${basename(path).slice(0, 50)}.${random}.tmp`);
  const file = await open(temporary, 'wx', mode ?? 0o666); // exclusive: whatever bears the name already is no file of ours
  try {
    await withFile(file, async () => {
      if (mode !== undefined) await file.chmod(mode); // the umask took its part when the file was made
      await file.writeFile(text);
      await file.sync();
    });
    await renameOver(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

const busy = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** On Windows a reader of the old file holds it for a moment: try again for up to two seconds. */
async function renameOver(from: string, to: string): Promise<void> {
  for (let pause = 5, waited = 0; ; pause = Math.min(80, pause * 2)) {
    try {
      return await rename(from, to);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (process.platform !== 'win32' || !busy.has(code) || waited >= 2000) throw error;
      await wait(pause);
      waited += pause;
    }
  }
}

/** So that the rename outlives a loss of power; not every system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await withFile(await open(folder, 'r'), (handle) => handle.sync());
  } catch {
    // the file itself is whole
  }
}

async function withFile<T>(file: FileHandle, action: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await action(file);
  } finally {
    await file.close();
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException, path: string): string {
  const folder = dirname(path);
  if (code === 'ENOENT') return `there is no folder ${folder}`;
  if (code === 'ENOTDIR') return `${folder} is no folder`;
  if (code === 'EACCES' || code === 'EPERM') return `no permission to write in ${folder}`;
  if (code === 'EROFS') return `${folder} lies on a file system that is read-only`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `no space left for ${path}`;
  if (code === 'ELOOP') return `${folder} is a link that leads back to itself`;
  if (code === 'ENXIO') return `${path} is a FIFO that nobody reads, or a device that is not there`;
  return `${path}: ${code ?? message}`;
}
