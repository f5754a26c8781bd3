import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { dirname, isAbsolute, join as onDisk, relative, sep } from 'node:path';
import type { FileRead, Tree, TreeEntry } from '../core/tree.js';
import { join, parentOf } from '../text/paths.js';
import { isStrangeOnWindows } from '../text/portable-names.js';
import { readRegularFile } from './read-file.js';

/**
 * The files of a repository as they lie on the disk. Reads synchronously behind the asynchronous port: five times as
 * fast for many small files. No link is followed anywhere below the top.
 */
export class WorkingTree implements Tree {
  readonly #top: string;
  /** Folders that are known to be reached without a link. */
  readonly #safe = new Set<string>(['']);

  /** @param top absolute path of the repository, without links */
  constructor(top: string) {
    this.#top = top;
  }

  async list(directory: string): Promise<readonly TreeEntry[]> {
    const inside = insidePath(directory);
    if (inside === undefined || this.#linkOnTheWay(inside)) return [];
    try {
      const entries = readdirSync(onDisk(this.#top, inside), { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort(byName);
    } catch {
      return [];
    }
  }

  async kind(path: string): Promise<TreeEntry['kind'] | undefined> {
    const inside = insidePath(path);
    if (inside === undefined || this.#linkOnTheWay(parentOf(inside))) return undefined;
    try {
      return kindOf(lstatSync(onDisk(this.#top, inside)));
    } catch {
      return undefined;
    }
  }

  async link(path: string): Promise<string | undefined> {
    const inside = insidePath(path);
    if (inside === undefined || this.#linkOnTheWay(parentOf(inside))) return undefined;
    try {
      const target = readlinkSync(onDisk(this.#top, inside));
      const own = isAbsolute(target) ? relative(dirname(onDisk(this.#top, inside)), target) : target;
      return isAbsolute(own) ? undefined : own.split(sep).join('/');
    } catch {
      return undefined;
    }
  }

  async read(path: string, cap: number): Promise<FileRead> {
    const inside = insidePath(path);
    if (inside === undefined) return { ok: false, refusal: 'outside' };
    if (this.#linkOnTheWay(parentOf(inside))) return { ok: false, refusal: 'link' };
    return readRegularFile(onDisk(this.#top, inside), cap);
  }

  async writtenAt(path: string): Promise<number | undefined> {
    const inside = insidePath(path);
    if (inside === undefined || this.#linkOnTheWay(parentOf(inside))) return undefined;
    try {
      return lstatSync(onDisk(this.#top, inside)).mtimeMs;
    } catch {
      return undefined;
    }
  }

  /** From the top down, so that nothing behind a link is ever asked for. */
  #linkOnTheWay(directory: string): boolean {
    const unknown: string[] = [];
    for (let at = directory; !this.#safe.has(at); at = parentOf(at)) unknown.push(at);
    for (const folder of unknown.reverse()) {
      const kind = this.#kindOfFolder(folder);
      if (kind === 'link') return true;
      if (kind === undefined) return false; // not there: reading below it says so
      this.#safe.add(folder);
    }
    return false;
  }

  #kindOfFolder(folder: string): TreeEntry['kind'] | undefined {
    try {
      return kindOf(lstatSync(onDisk(this.#top, folder)));
    } catch {
      return undefined;
    }
  }
}

/** A path as the disk may be asked for it: inside the repository by its words, and what it seems to be. */
function insidePath(path: string): string | undefined {
  const inside = join('', path);
  if (inside === undefined || inside.includes('\0')) return undefined;
  return process.platform === 'win32' && isStrangeOnWindows(inside) ? undefined : inside;
}

function kindOf(entry: { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean }): TreeEntry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'directory';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

const byName = (a: TreeEntry, b: TreeEntry): number => (a.name < b.name ? -1 : 1);
