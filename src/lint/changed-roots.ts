import type { Tree } from '../core/tree.js';
import { endingIn, parentOf } from '../text/paths.js';
import type { FoundRoot } from './search.js';

/** The roots of a run by path, to tell which of them a path belongs to. */
export class RootIndex {
  readonly #roots: ReadonlyMap<string, FoundRoot>;

  constructor(roots: readonly FoundRoot[]) {
    this.#roots = new Map(roots.map((root) => [root.path, root]));
  }

  /**
   * The root that a path of the repository belongs to; of roots in one another, the innermost. A directory that is
   * called like a root holds nothing else; in any other, only the files that are read belong to the state.
   */
  around(path: string): FoundRoot | undefined {
    for (let at = path; ; at = parentOf(at)) {
      const root = this.#roots.get(at);
      if (root) return isOf(root, path) ? root : undefined;
      if (at === '') return undefined;
    }
  }

  /** The roots that some paths belong to, in the order in which all were given. */
  among(paths: readonly string[]): readonly FoundRoot[] {
    const found = new Set(paths.map((path) => this.around(path)));
    return [...this.#roots.values()].filter((root) => found.has(root));
  }
}

function isOf({ path: root, format }: FoundRoot, path: string): boolean {
  if (endingIn(root, format.directories)) return true;
  return format.reads(root === '' ? path : path.slice(root.length + 1));
}

/** Of texts that stand for files, the paths of those that differ from what a tree holds there. */
export async function changedTexts(
  texts: readonly { readonly path: string; readonly text: string | Uint8Array }[],
  tree: Tree,
): Promise<string[]> {
  const changed: string[] = [];
  for (const { path, text } of texts) {
    const bytes = Buffer.from(text);
    const read = await tree.read(path, bytes.length);
    if (!read.ok || !bytes.equals(read.bytes)) changed.push(path);
  }
  return changed;
}
