import type { Tree } from '../../core/tree.js';
import type { Format } from '../../formats/format.js';
import { parentOf } from '../../text/paths.js';
import { rootAround } from '../discover.js';
import type { FoundRoot } from '../search.js';
import type { Entry } from './entry.js';

/** Whether a rule would have said what it has to say about a file. */
export type HasJudged = (rule: string, path: string) => boolean;

/** Which entries of a baseline a run can tell about: an entry whose rule or file was left out is not stale. */
export class JudgedEntries {
  readonly #byRoot = new Map<string, Entry[]>();
  readonly #judged = new Set<Entry>();

  /** @param roots all that the run lints */
  constructor(entries: readonly Entry[], roots: readonly FoundRoot[]) {
    const known = new Set(roots.map(({ path }) => path));
    for (const entry of entries) {
      const root = aroundIt(entry.path, known);
      if (root === undefined) continue;
      const others = this.#byRoot.get(root);
      if (others) others.push(entry);
      else this.#byRoot.set(root, [entry]);
    }
  }

  has(entry: Entry): boolean {
    return this.#judged.has(entry);
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
      if (linted.has(entry) || !scope.some((one) => isIn(one, path)) || !isAsked(rule, path)) continue;
      const root = rootAround(path, formats)?.path ?? parentOf(path);
      const isGone = gone.get(root) ?? (root !== '' && (await tree.kind(root)) === undefined);
      gone.set(root, isGone);
      if (isGone) this.#judged.add(entry);
    }
  }
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
