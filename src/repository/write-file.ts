import { constants, lstatSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { replaceFile, withFile } from './replace-file.js';

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
    else await replaceFile(path, text, present?.isFile() ? present : undefined);
  } catch (error) {
    throw asWriteError(error, path);
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

/** What the system says when a file cannot be written, in words for its user. */
export function asWriteError(error: unknown, path: string): WriteError {
  return error instanceof WriteError ? error : new WriteError(reasonOf(error as NodeJS.ErrnoException, path));
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
