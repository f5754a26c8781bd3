import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs';
import type { FileRead, Refusal } from '../core/tree.js';

/** Reads only; a link is refused, a FIFO does not wait for its writer, a terminal does not become ours. */
const flags =
  constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * The bytes of a regular file of at most `cap` bytes. Opens first and asks the descriptor then, so that nothing can
 * be swapped in between. Never follows a link, never waits, never throws.
 * @param path absolute
 */
export function readRegularFile(path: string, cap: number): FileRead {
  let descriptor: number | undefined;
  try {
    const seen = constants.O_NOFOLLOW ? undefined : lstatSync(path); // Windows has no O_NOFOLLOW
    if (seen?.isSymbolicLink()) return refused('link');
    descriptor = openSync(path, flags);
    const stat = fstatSync(descriptor);
    if (seen && !isSame(seen, stat)) return refused('link');
    if (!stat.isFile()) return refused('not-a-file');
    if (stat.size > cap) return refused('too-large');
    return readAll(descriptor, stat.size, cap);
  } catch (error) {
    return refused(refusalOf(error as NodeJS.ErrnoException));
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** The bytes decide, not the size: a file of /proc claims to be empty, and one that grows is longer than it said. */
function readAll(descriptor: number, size: number, cap: number): FileRead {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += read;
    if (length > cap) return refused('too-large');
    if (read === 0) return { ok: true, bytes: bytes.subarray(0, length) };
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
  }
}

const isSame = (a: Stats, b: Stats): boolean => a.dev === b.dev && a.ino === b.ino;
const refused = (refusal: Refusal): FileRead => ({ ok: false, refusal });

function refusalOf({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return 'missing';
  if (code === 'ELOOP') return 'link';
  if (code === 'EISDIR' || code === 'ENXIO') return 'not-a-file';
  return 'not-readable';
}
