import type { FileRead, Tree, TreeEntry } from '../core/tree.js';

/**
 * A tree of which each file is read once, so that all who look at it see the same. What one of them has worked out from
 * a reading may be kept under it, for the others get that very object.
 */
export class ReadOnceTree implements Tree {
  readonly #below: Tree;
  readonly #readings = new Map<string, Promise<FileRead>>();

  constructor(below: Tree) {
    this.#below = below;
  }

  list(directory: string): Promise<readonly TreeEntry[]> {
    return this.#below.list(directory);
  }

  kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    return this.#below.kind(path);
  }

  link(path: string): Promise<string | undefined> {
    return this.#below.link(path);
  }

  read(path: string, cap: number): Promise<FileRead> {
    const key = `${cap} ${path}`;
    const reading = this.#readings.get(key) ?? this.#below.read(path, cap);
    this.#readings.set(key, reading);
    return reading;
  }

  writtenAt(path: string): Promise<number | undefined> {
    return this.#below.writtenAt(path);
  }
}
