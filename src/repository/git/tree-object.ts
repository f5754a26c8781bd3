import type { TreeEntry } from '../../core/tree.js';

/** What stands in a folder of a commit. */
export interface GitEntry extends TreeEntry {
  readonly hash: string;
  /** Another repository, of which this one only knows the commit. */
  readonly isSubmodule: boolean;
}

/**
 * The entries of a tree object, by name: mode, space, name, NUL, and the name of the object in bytes. Left out is what
 * no checkout can hold, and what no path can name: bytes that are no UTF-8, slashes, `.git`.
 * @param hashBytes the length of an object's name
 */
export function parseTree(bytes: Uint8Array, hashBytes: number): Map<string, GitEntry> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = new Map<string, GitEntry>();
  for (let at = 0; at < content.length; ) {
    const space = content.indexOf(0x20, at);
    const nul = content.indexOf(0, space);
    const end = nul + 1 + hashBytes;
    if (space < 0 || nul < 0 || end > content.length) break;
    const name = decode(content.subarray(space + 1, nul));
    const mode = content.toString('latin1', at, space);
    if (name !== undefined && isOrdinary(name)) {
      const hash = content.toString('hex', nul + 1, end);
      entries.set(name, { name, kind: kinds.get(mode) ?? 'file', hash, isSubmodule: mode === '160000' });
    }
    at = end;
  }
  return entries;
}

const kinds: ReadonlyMap<string, TreeEntry['kind']> = new Map([
  ['40000', 'directory'],
  ['120000', 'link'],
  ['160000', 'other'],
]);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function isOrdinary(name: string): boolean {
  return !name.includes('/') && !['', '.', '..', '.git'].includes(name.toLowerCase());
}
