import { createHash } from 'node:crypto';
import type { Tree } from '../../core/tree.js';

/** What is larger is taken to be something else: no state is. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Whether a tree has at a path what an object holds. The ends of lines play no part: git may write others into the
 * working tree than it keeps. Git itself is not asked, for it would run the filters that a repository names.
 * @param name the whole name of a blob
 */
export async function holdsBlob(tree: Tree, path: string, name: string): Promise<boolean> {
  const target = await tree.link(path);
  if (target !== undefined) return blobName(Buffer.from(target), name.length) === name;
  const read = await tree.read(path, mostBytes);
  if (!read.ok) return false;
  const bytes = Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length);
  if (blobName(bytes, name.length) === name) return true;
  return bytes.includes('\r\n') && blobName(withLineFeeds(bytes), name.length) === name;
}

/** The name that git gives to a content, in so many digits. */
function blobName(bytes: Buffer, length: number): string {
  const hash = createHash(length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function withLineFeeds(bytes: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const found = bytes.indexOf('\r\n', at);
    const end = found < 0 ? bytes.length : found;
    length += bytes.copy(kept, length, at, end);
    at = found < 0 ? end : found + 1; // the line feed comes with what follows
  }
  return kept.subarray(0, length);
}
