import type { FileRead, Tree, TreeEntry } from '../../core/tree.js';

/**
 * A tree with other contents for some of its files, which all are there. They are as old as they were: that a file is
 * repaired is no sign of life of those who keep the state.
 */
export class RepairedTree implements Tree {
  readonly #below: Tree;
  readonly #contents: ReadonlyMap<string, Uint8Array>;

  constructor(below: Tree, contents: ReadonlyMap<string, Uint8Array>) {
    this.#below = below;
    this.#contents = contents;
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

  writtenAt(path: string): Promise<number | undefined> {
    return this.#below.writtenAt(path);
  }

  async read(path: string, cap: number): Promise<FileRead> {
    const bytes = this.#contents.get(path);
    if (!bytes) return this.#below.read(path, cap);
    return bytes.length > cap ? { ok: false, refusal: 'too-large' } : { ok: true, bytes };
  }
}
