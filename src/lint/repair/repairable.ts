import type { Tree } from '../../core/tree.js';
import { decode } from '../../text/decode.js';

/** A file that can be repaired: its bytes are a text. */
export interface RepairableFile {
  /** Without its byte order mark. */
  readonly text: string;
  /** The byte order mark that stands before it, or nothing. Both together are the bytes of the file, in UTF-8. */
  readonly mark: string;
}

/**
 * The files of a tree by path, each read once; undefined for one that cannot be read, or holds other bytes than UTF-8.
 * The text is the one that was linted, also when another one lies there by now: the edits are of that, and whoever
 * writes sees that the file is another one.
 */
export class RepairableFiles {
  readonly #tree: Tree;
  readonly #cap: number;
  readonly #linted: ReadonlyMap<string, string>;
  readonly #known = new Map<string, RepairableFile | undefined>();

  /**
   * @param cap in bytes
   * @param linted the texts that findings speak of, by path; some may be missing
   */
  constructor(tree: Tree, cap: number, linted: ReadonlyMap<string, string>) {
    this.#tree = tree;
    this.#cap = cap;
    this.#linted = linted;
  }

  async get(path: string): Promise<RepairableFile | undefined> {
    if (!this.#known.has(path)) this.#known.set(path, await this.#read(path));
    return this.#known.get(path);
  }

  async #read(path: string): Promise<RepairableFile | undefined> {
    const read = await this.#tree.read(path, this.#cap);
    if (!read.ok) return undefined;
    const decoded = decode(read.bytes, true); // NUL bytes are text to those who read JSON
    if (!decoded.ok) return undefined;
    const [first, second, third] = read.bytes;
    return {
      text: this.#linted.get(path) ?? decoded.text,
      mark: first === 0xef && second === 0xbb && third === 0xbf ? '\ufeff' : '',
    };
  }
}
