import type { Readable } from 'node:stream';
import { notUnderstood } from './failure.js';

/** No text that git writes is longer: a name of a file, or of the parents of a commit. */
const longestText = 1024 * 1024;

/** Reads a stream piece by piece, and no faster than it is asked. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #onChunk: () => void;
  #chunk: Buffer = Buffer.alloc(0);
  #at = 0;

  /** @param onChunk called whenever something came in */
  constructor(stream: Readable, onChunk: () => void) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    this.#onChunk = onChunk;
  }

  /** Whatever comes next; undefined at the end. */
  async chunk(): Promise<Buffer | undefined> {
    if (this.#at === this.#chunk.length && !(await this.#fill())) return undefined;
    return this.#taken(this.#chunk.length);
  }

  /**
   * The text up to a byte, which is left out; undefined when the stream ends before.
   * @throws GitFailure when it does not end
   */
  async text(end: number): Promise<string | undefined> {
    const parts: Buffer[] = [];
    for (let length = 0; ; ) {
      const at = this.#chunk.indexOf(end, this.#at);
      if (at >= 0) {
        parts.push(this.#taken(at));
        this.#at += 1;
        return (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString();
      }
      const part = this.#taken(this.#chunk.length);
      parts.push(part);
      length += part.length;
      if (length > longestText) throw notUnderstood();
      if (!(await this.#fill())) return undefined;
    }
  }

  /**
   * Exactly so many bytes; undefined when the stream ends before.
   * @param most what goes beyond is read and dropped
   */
  async bytes(count: number, most = count): Promise<Buffer | undefined> {
    const kept: Buffer[] = [];
    let room = most;
    for (let left = count; left > 0; ) {
      if (this.#at === this.#chunk.length && !(await this.#fill())) return undefined;
      const part = this.#taken(Math.min(this.#chunk.length, this.#at + left));
      left -= part.length;
      if (room > 0) kept.push(part.subarray(0, room));
      room -= part.length;
    }
    return Buffer.concat(kept);
  }

  #taken(end: number): Buffer {
    const taken = this.#chunk.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  async #fill(): Promise<boolean> {
    try {
      const { value, done } = await this.#chunks.next();
      if (done) return false;
      this.#chunk = value;
      this.#at = 0;
      this.#onChunk();
      return true;
    } catch {
      return false; // whoever writes was killed
    }
  }
}
