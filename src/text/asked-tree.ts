import type { FileRead, Tree, TreeEntry } from '../core/tree.js';

/** A tree that remembers what it was asked, so that one can find out later whether all answers still hold. */
export class AskedTree implements Tree {
  readonly #below: Tree;
  readonly #answers = new Map<string, { readonly ask: () => Promise<unknown>; readonly answer: Promise<unknown> }>();

  constructor(below: Tree) {
    this.#below = below;
  }

  list(directory: string): Promise<readonly TreeEntry[]> {
    return this.#asked(`list ${directory}`, () => this.#below.list(directory));
  }

  kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    return this.#asked(`kind ${path}`, () => this.#below.kind(path));
  }

  link(path: string): Promise<string | undefined> {
    return this.#asked(`link ${path}`, () => this.#below.link(path));
  }

  read(path: string, cap: number): Promise<FileRead> {
    return this.#asked(`read ${cap} ${path}`, () => this.#below.read(path, cap));
  }

  writtenAt(path: string): Promise<number | undefined> {
    return this.#asked(`written ${path}`, () => this.#below.writtenAt(path));
  }

  /** Asks everything once more. */
  async isUnchanged(): Promise<boolean> {
    for (const { ask, answer } of this.#answers.values()) {
      if (!isSame(await answer, await ask())) return false;
    }
    return true;
  }

  /** Each question is asked once, as by a `ReadOnceTree`. */
  #asked<T>(question: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(question);
    if (known) return known.answer as Promise<T>;
    const answer = ask();
    this.#answers.set(question, { ask, answer });
    return answer;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map(bytesIn);
  if (!a || !b) return JSON.stringify(one) === JSON.stringify(other);
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

function bytesIn(answer: unknown): Uint8Array | undefined {
  return typeof answer === 'object' && answer !== null && 'bytes' in answer ? (answer.bytes as Uint8Array) : undefined;
}
