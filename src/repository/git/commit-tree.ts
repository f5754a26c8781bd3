import type { FileRead, Refusal, Tree, TreeEntry } from '../../core/tree.js';
import { join, parentOf, pathIn } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { answerOr } from './failure.js';
import { type GitEntry, parseTree } from './tree-object.js';

type Folder = ReadonlyMap<string, GitEntry>;
/** A folder that is there, or why its entries cannot be had; another repository is shown as one entry. */
type Opened = Folder | Refusal | 'submodule';

/** A folder of a million files takes about as much. */
const mostOfTree = 64 * 1024 * 1024;
/** No system takes a link that is longer. */
const mostOfLink = 4096;

/** The files of a commit. No link is followed anywhere. */
export class CommitTree implements Tree {
  readonly #access: GitAccess;
  readonly #hash: string;
  readonly #folders = new Map<string, Promise<Opened>>();

  /** @param hash the whole name of the commit */
  constructor(access: GitAccess, hash: string) {
    this.#access = access;
    this.#hash = hash;
  }

  async list(directory: string): Promise<readonly TreeEntry[]> {
    const path = join('', directory);
    const folder = path === undefined ? 'outside' : await this.#open(path);
    if (typeof folder === 'string') return [];
    return [...folder.values()].map(({ name, kind }) => ({ name, kind })).sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    const entry = await this.entry(path);
    return typeof entry === 'string' ? undefined : entry.kind;
  }

  async link(path: string): Promise<string | undefined> {
    const entry = await this.entry(path);
    if (typeof entry === 'string' || entry.kind !== 'link') return undefined;
    const read = await this.#content(entry.hash, mostOfLink);
    return read.ok ? Buffer.from(read.bytes).toString() : undefined;
  }

  async writtenAt(): Promise<undefined> {
    return undefined;
  }

  async read(path: string, cap: number): Promise<FileRead> {
    const entry = await this.entry(path);
    if (typeof entry === 'string') return refused(entry);
    if (entry.kind === 'file') return this.#content(entry.hash, cap);
    if (entry.kind === 'link') return refused('link');
    const opened = entry.kind === 'directory' ? await this.#open(join('', path) ?? '') : undefined;
    return refused(isLacking(opened) ? opened : 'not-a-file');
  }

  /** Whether a path lies in another repository, of which nothing is known here. */
  async isInSubmodule(path: string): Promise<boolean> {
    return (await this.#open(parentOf(join('', path) ?? ''))) === 'submodule';
  }

  /** What the commit has at a path, with the name of its object; or why that cannot be had. */
  async entry(path: string): Promise<GitEntry | Refusal> {
    const inside = join('', path);
    if (inside === undefined) return 'outside';
    if (inside === '') return { name: '', kind: 'directory', hash: this.#hash, isSubmodule: false };
    const folder = await this.#open(parentOf(inside));
    if (folder === 'not-a-file' || folder === 'submodule') return 'missing';
    if (typeof folder === 'string') return folder;
    return folder.get(inside.slice(inside.lastIndexOf('/') + 1)) ?? 'missing';
  }

  /**
   * From the deepest folder that is known downwards, so that nothing behind a link, or behind what is missing, is ever
   * asked for, and a path of a thousand folders is walked once.
   */
  async #open(path: string): Promise<Opened> {
    let at = path;
    while (at !== '' && !this.#folders.has(at)) at = parentOf(at);
    let opened = await this.#folder(at, this.#hash);
    for (const part of path.slice(at.length).split('/')) {
      if (part === '') continue;
      if (typeof opened === 'string') return opened;
      const entry: GitEntry | undefined = opened.get(part);
      if (!entry) return 'missing';
      if (entry.kind === 'link') return 'link';
      if (entry.isSubmodule) return 'submodule';
      if (entry.kind !== 'directory') return 'not-a-file';
      at = pathIn(at, part);
      opened = await this.#folder(at, entry.hash);
    }
    return opened;
  }

  #folder(path: string, hash: string): Promise<Opened> {
    const known = this.#folders.get(path);
    if (known) return known;
    const opened = this.#readTree(hash);
    this.#folders.set(path, opened);
    return opened;
  }

  async #readTree(hash: string): Promise<Opened> {
    const read = await this.#orLacking(this.#readAtOnce(`${hash}^{tree}`, mostOfTree));
    return read.ok ? parseTree(read.bytes, this.#hash.length / 2) : read.refusal;
  }

  #content(hash: string, cap: number): Promise<FileRead> {
    return this.#orLacking(this.#read(hash, cap));
  }

  async #orLacking(reading: Promise<FileRead | undefined>): Promise<FileRead> {
    const read = await answerOr(reading, undefined);
    return read ?? refused((await answerOr(this.#isPartial(), false)) ? 'not-fetched' : 'not-readable');
  }

  /** The size is asked for first, so that what is over the cap is never read. Undefined when it is not there. */
  async #read(hash: string, cap: number): Promise<FileRead | undefined> {
    const [info] = await this.#access.objects.info([hash]);
    if (typeof info !== 'object') return undefined;
    return info.size > cap ? refused('too-large') : this.#readAtOnce(info.hash, cap);
  }

  /** For what is small as a rule: one question instead of two, of which there are thousands in a long history. */
  async #readAtOnce(name: string, cap: number): Promise<FileRead | undefined> {
    let read: FileRead | undefined;
    await this.#access.objects.contents([name], cap, ({ size, bytes }) => {
      read = size > cap ? refused('too-large') : { ok: true, bytes };
    });
    return read;
  }

  async #isPartial(): Promise<boolean> {
    return (await this.#access.conditions()).isPartial;
  }
}

/** Whether what a folder holds cannot be had. */
function isLacking(opened: Opened | undefined): opened is Refusal {
  return opened === 'not-readable' || opened === 'not-fetched';
}

const refused = (refusal: Refusal): FileRead => ({ ok: false, refusal });
