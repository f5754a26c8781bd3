import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readRegularFile } from './read-file.js';
import { createFile } from './replace-file.js';
import { asWriteError, WriteError } from './write-file.js';

/** So many hex digits tell what was kept apart. */
const digits = 12;

/**
 * Where the bytes of a file are kept that becomes another one: beside it, named by what they are, so that the same
 * bytes are never kept twice, and others never in their place.
 */
export function keptPath(path: string, bytes: Uint8Array): string {
  return `${path}.${createHash('sha256').update(bytes).digest('hex').slice(0, digits)}.bak`;
}

/**
 * Keeps the bytes of a file, unless they are kept already.
 * @param path absolute, of the file
 * @returns whether they are kept since now
 * @throws WriteError also when something else has the name
 */
export async function keepOld(path: string, bytes: Uint8Array): Promise<boolean> {
  const kept = keptPath(path, bytes);
  try {
    await createFile(kept, bytes, lstatSync(path, { throwIfNoEntry: false }));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asWriteError(error, kept);
    const there = readRegularFile(kept, bytes.length);
    if (there.ok && Buffer.compare(there.bytes, bytes) === 0) return false;
    throw new WriteError(`${kept} is to keep the old file, and is something else`);
  }
}
