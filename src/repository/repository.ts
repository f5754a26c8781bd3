import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Tree } from '../core/tree.js';
import { WorkingTree } from './working-tree.js';

/** A repository, or a folder that stands for one. */
export interface Repository {
  /** Absolute, without links. */
  readonly top: string;
  readonly workingTree: Tree;
  /** A path of the machine, relative to the repository with `/`; undefined when it lies outside. */
  inside(path: string): string | undefined;
}

/**
 * The repository that a folder lies in: the nearest one above with a `.git`. Where there is none, the working folder
 * stands for it when it holds the folder, else the folder itself.
 * @param folder absolute; one that does not exist counts as the working folder
 */
export function openRepository(folder: string, workingFolder: string): Repository {
  const start = existsSync(folder) ? realpathSync(folder) : workingFolder;
  const isIn = insideOf(workingFolder, start) !== undefined;
  const top = nearestAbove(start, (directory) => existsSync(join(directory, '.git'))) ?? (isIn ? workingFolder : start);
  return {
    top,
    workingTree: new WorkingTree(top),
    inside: (path) => insideOf(top, path),
  };
}

function nearestAbove(folder: string, is: (directory: string) => boolean): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (is(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

function insideOf(top: string, path: string): string | undefined {
  const found = relative(top, path);
  if (found === '..' || found.startsWith(`..${sep}`) || dirname(found) === found) return undefined;
  return found.split(sep).join('/');
}
