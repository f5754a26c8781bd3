import type { FileRead, Tree, TreeEntry } from '../core/tree.js';

/** Texts that lie over another tree, or over nothing: standard input, an editor's buffer. */
export class MemoryTree implements Tree {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #below: Tree | undefined;

  /** @param files path, relative to the repository, to content */
  constructor(files: Readonly<Record<string, string | Uint8Array>>, below?: Tree) {
    const bytes = (content: string | Uint8Array) =>
      typeof content === 'string' ? new TextEncoder().encode(content) : content;
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)]));
    this.#below = below;
  }

  async list(directory: string): Promise<readonly TreeEntry[]> {
    const prefix = directory === '' ? '' : `${directory}/`;
    const entries = new Map((await this.#below?.list(directory))?.map((entry) => [entry.name, entry]));
    for (const path of this.#files.keys()) {
      if (!path.startsWith(prefix)) continue;
      const [name = '', ...rest] = path.slice(prefix.length).split('/');
      entries.set(name, { name, kind: rest.length > 0 ? 'directory' : 'file' });
    }
    return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    if (this.#files.has(path)) return 'file';
    const isFolder = [...this.#files.keys()].some((file) => file.startsWith(`${path}/`));
    return isFolder ? 'directory' : this.#below?.kind(path);
  }

  async read(path: string, cap: number): Promise<FileRead> {
    const bytes = this.#files.get(path);
    if (!bytes) return this.#below?.read(path, cap) ?? { ok: false, refusal: 'missing' };
    return bytes.length > cap ? { ok: false, refusal: 'too-large' } : { ok: true, bytes };
  }
}
