import { join } from 'node:path';
import type { FileRead } from '../core/tree.js';
import { readRegularFile } from './read-file.js';
import { withRootLocked, writeLocked } from './write-state.js';

/** A file of a state root that is to be changed. */
export interface ChangedFile {
  /** Relative to the repository, with `/`; as is the path of its root. */
  readonly path: string;
  readonly root: string;
  /** More than it may have, in bytes, is not read. */
  readonly cap: number;
}

/**
 * Changes a file under the lock of its root: reads it there, has its new content worked out, and puts that in its place as
 * a whole. Nothing is written where `work` throws, or gives no content.
 * @param top absolute path of the repository, without links
 * @throws what `work` throws, StateChangedError when somebody who takes no lock was faster, WriteError, and what `withLock`
 * throws
 */
export async function changeFile<T extends { readonly after?: Uint8Array | undefined }>(
  top: string,
  { path, root, cap }: ChangedFile,
  work: (read: FileRead) => Promise<T>,
): Promise<T> {
  return withRootLocked(top, root, async () => {
    const read = readRegularFile(join(top, path), cap);
    const done = await work(read);
    if (read.ok && done.after) {
      await writeLocked(top, root, [{ path, root, before: read.bytes, after: done.after }], { written: [], kept: [] });
    }
    return done;
  });
}
