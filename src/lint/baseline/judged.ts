import type { Shard } from '../../core/shard.js';
import type { Tree } from '../../core/tree.js';
import type { Format } from '../../formats/format.js';
import { parentOf } from '../../text/paths.js';
import { rootAround } from '../discover.js';
import type { FoundRoot } from '../search.js';
import { isInShard } from '../shard.js';
import type { Entry } from './entry.js';

/** Whether a rule would have said what it has to say about a file. */
export type HasJudged = (rule: string, path: string) => boolean;

/** Which entries of a baseline a run can tell about: an entry whose rule or file was left out is not stale. */
export class JudgedEntries {
  readonly #byRoot = new Map<string, Entry[]>();
  readonly #judged = new Set<Entry>();
  readonly #known: ReadonlySet<string>;
  readonly #shard: Shard | undefined;

  /**
   * @param roots all that the run lints, and those of its other parts
   * @param shard which part of the run this is, where it is split: what no root tells of, is left to the part that it
   * would have been in
   */
  constructor(entries: readonly Entry[], roots: readonly FoundRoot[], shard?: Shard) {
    this.#known = new Set(roots.map(({ path }) => path));
    this.#shard = shard;
    for (const entry of entries) {
      const root = aroundIt(entry.path, this.#known);
      if (root === undefined) continue;
      const others = this.#byRoot.get(root);
      if (others) others.push(entry);
      else this.#byRoot.set(root, [entry]);
    }
  }

  has(entry: Entry): boolean {
    return this.#judged.has(entry);
  }

  /** Whether this part of the run is the one that speaks of an entry. */
  isOurs({ path }: Entry, formats: readonly Format[]): boolean {
    return !this.#shard || isInShard(aroundIt(path, this.#known) ?? goneRootOf(path, formats), this.#shard);
  }

  /** Takes note of a root that was judged. */
  add(root: string, hasJudged: HasJudged): void {
    for (const entry of this.#byRoot.get(root) ?? []) {
      if (hasJudged(entry.rule, entry.path)) this.#judged.add(entry);
    }
  }

  /**
   * Takes note of roots that are gone, as far as they would have been found.
   * @param scope the paths that were searched
   */
  async addGone(
    entries: readonly Entry[],
    { tree, formats, scope }: { tree: Tree; formats: readonly Format[]; scope: readonly string[] },
    isAsked: HasJudged,
  ): Promise<void> {
    const linted = new Set([...this.#byRoot.values()].flat());
    const gone = new Map<string, boolean>();
    for (const entry of entries) {
      const { rule, path } = entry;
      if (linted.has(entry) || !this.isOurs(entry, formats)) continue;
      if (!scope.some((one) => isIn(one, path)) || !isAsked(rule, path)) continue;
      const root = goneRootOf(path, formats);
      const isGone = gone.get(root) ?? (root !== '' && (await tree.kind(root)) === undefined);
      gone.set(root, isGone);
      if (isGone) this.#judged.add(entry);
    }
  }
}

/** The root that a file lay in, by its path alone. */
function goneRootOf(path: string, formats: readonly Format[]): string {
  return rootAround(path, formats)?.path ?? parentOf(path);
}

/** The innermost of some roots that a path lies in. */
function aroundIt(path: string, roots: ReadonlySet<string>): string | undefined {
  for (let at = path; at !== ''; ) {
    at = parentOf(at);
    if (roots.has(at)) return at;
  }
  return undefined;
}

const isIn = (folder: string, path: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
