import type { FileRead, Tree, TreeEntry } from '../core/tree.js';

/** How old the files are that lie over another tree: nobody can say, or as old as what they take the place of. */
type Age = 'unknown' | 'as below';

/** Texts that lie over another tree, or over nothing: standard input, an editor's buffer, a proposal. */
export class MemoryTree implements Tree {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #folders: ReadonlyMap<string, ReadonlyMap<string, TreeEntry>>;
  readonly #below: Tree | undefined;
  readonly #age: Age;

  /**
   * @param files path, relative to the repository, to content
   * @param age `unknown` when it is not said: a text is written while it is typed
   */
  constructor(files: Readonly<Record<string, string | Uint8Array>>, below?: Tree, age: Age = 'unknown') {
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]));
    this.#folders = foldersOf(this.#files.keys());
    this.#below = below;
    this.#age = age;
  }

  async list(directory: string): Promise<readonly TreeEntry[]> {
    const entries = new Map((await this.#below?.list(directory))?.map((entry) => [entry.name, entry]));
    for (const [name, entry] of this.#folders.get(directory) ?? []) entries.set(name, entry);
    return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    if (this.#files.has(path)) return 'file';
    return this.#folders.has(path) ? 'directory' : this.#below?.kind(path);
  }

  async link(path: string): Promise<string | undefined> {
    return this.#files.has(path) || this.#folders.has(path) ? undefined : this.#below?.link(path);
  }

  async read(path: string, cap: number): Promise<FileRead> {
    const bytes = this.#files.get(path);
    if (!bytes) return this.#below?.read(path, cap) ?? { ok: false, refusal: 'missing' };
    return bytes.length > cap ? { ok: false, refusal: 'too-large' } : { ok: true, bytes };
  }

  async writtenAt(path: string): Promise<number | undefined> {
    return this.#files.has(path) && this.#age === 'unknown' ? undefined : this.#below?.writtenAt(path);
  }
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** What lies in each folder that some files make necessary, the top included. */
function foldersOf(paths: Iterable<string>): Map<string, Map<string, TreeEntry>> {
  const folders = new Map<string, Map<string, TreeEntry>>([['', new Map()]]);
  for (const path of paths) {
    let at = path;
    let kind: TreeEntry['kind'] = 'file';
    for (;;) {
      const slash = at.lastIndexOf('/');
      const folder = at.slice(0, Math.max(0, slash));
      const name = at.slice(slash + 1);
      const known = folders.get(folder);
      if (known) {
        known.set(name, { name, kind });
        break;
      }
      folders.set(folder, new Map([[name, { name, kind }]]));
      at = folder;
      kind = 'directory';
    }
  }
  return folders;
}
