import type { Limits } from '../core/limits.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import type { Format } from '../formats/format.js';

/** So many states are remembered: one side of a step is mostly a side of the step before. */
const most = 8;

/** A question to a tree, and what it answered. */
interface Asked {
  readonly ask: (tree: Tree) => Promise<unknown>;
  readonly answer: unknown;
}

/** A state, and all that was asked to read it. */
interface Known {
  readonly asked: readonly Asked[];
  readonly snapshot: Snapshot | undefined;
}

/**
 * Reads the state of one root from many trees. Where a tree gives the same answers as another one did, the state is
 * the same, and is not parsed again.
 */
export class StateReader {
  readonly #format: Format;
  readonly #root: string;
  readonly #limits: Limits;
  /** The last one first. */
  #known: readonly Known[] = [];
  /** How much text was parsed, in UTF-16 units. */
  length = 0;

  constructor(format: Format, root: string, limits: Limits) {
    this.#format = format;
    this.#root = root;
    this.#limits = limits;
  }

  /** The state; undefined when it is not there. */
  async read(tree: Tree): Promise<Snapshot | undefined> {
    const answers = new Answers(tree);
    for (const known of this.#known) if (await isAnswered(answers, known)) return known.snapshot;
    const snapshot = await this.#format.readState(answers, this.#root, this.#limits);
    for (const { text } of snapshot?.documents ?? []) this.length += text.length;
    this.#known = [{ asked: answers.asked, snapshot }, ...this.#known].slice(0, most);
    return snapshot;
  }
}

async function isAnswered(tree: Tree, { asked }: Known): Promise<boolean> {
  for (const { ask, answer } of asked) if (!isSame(await ask(tree), answer)) return false;
  return true;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)));
}

/** A tree that is asked everything once, and remembers it. */
class Answers implements Tree {
  readonly #tree: Tree;
  readonly #asked = new Map<string, Asked>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  get asked(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  list(directory: string) {
    return this.#answer(`list ${directory}`, (tree) => tree.list(directory));
  }

  read(path: string, cap: number) {
    return this.#answer(`read ${cap} ${path}`, (tree) => tree.read(path, cap));
  }

  kind(path: string) {
    return this.#answer(`kind ${path}`, (tree) => tree.kind(path));
  }

  link(path: string) {
    return this.#answer(`link ${path}`, (tree) => tree.link(path));
  }

  writtenAt(path: string) {
    return this.#answer(`writtenAt ${path}`, (tree) => tree.writtenAt(path));
  }

  async #answer<T>(question: string, ask: (tree: Tree) => Promise<T>): Promise<T> {
    const asked = this.#asked.get(question);
    if (asked) return asked.answer as T;
    const answer = await ask(this.#tree);
    this.#asked.set(question, { ask, answer });
    return answer;
  }
}
