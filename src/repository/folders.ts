import { existsSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** The nearest folder at or above one that holds a `.git`: the top of its repository. Undefined without git. */
export function repositoryTop(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** Whether there is a repository whose working tree is at a folder, whatever state it is in. A `.git` that is a file leads to one. */
export function holdsObjects(top: string): boolean {
  const git = join(top, '.git');
  return isFolder(git) ? isFolder(join(git, 'objects')) : existsSync(git);
}

/** Whether a folder is a bare repository: the files of git, and none of a working tree. */
export function isBareRepository(folder: string): boolean {
  const isThere = (name: string, ask: 'isFile' | 'isDirectory') =>
    kindAt(join(folder, name), lstatSync)?.[ask]() ?? false;
  return isThere('HEAD', 'isFile') && isThere('objects', 'isDirectory') && isThere('refs', 'isDirectory');
}

/** The nearest folder that holds all of some folders: it stands for a repository where there is no git. */
export function commonFolder(folders: readonly [string, ...string[]]): string {
  return folders.reduce((common, folder) => {
    let at = common;
    while (insideOf(at, folder) === undefined && dirname(at) !== at) at = dirname(at);
    return at;
  });
}

/** A path with `/`, relative to a folder; undefined when it lies outside of it. Looks at the words only. */
export function insideOf(folder: string, path: string): string | undefined {
  const found = relative(folder, path);
  if (found === '..' || found.startsWith(`..${sep}`) || isAbsolute(found)) return undefined;
  return found.split(sep).join('/');
}

/** An absolute path without links on the way, as far as it exists; the rest stays as it is written. */
export function realPath(path: string): string {
  const rest: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    try {
      return join(realpathSync.native(at), ...rest);
    } catch {
      if (dirname(at) === at) return path;
      rest.unshift(basename(at));
    }
  }
}

/** Whether a path leads to a folder, through links too. */
export function isFolder(path: string): boolean {
  return kindAt(path, statSync)?.isDirectory() ?? false;
}

/** Whether some folder below `above`, on the way down to `path`, is the top of a repository. Follows no link. */
export function hasTopBetween(above: string, path: string): boolean {
  let at = above;
  for (const part of relative(above, path).split(sep)) {
    if (!kindAt(at, lstatSync)?.isDirectory()) return false;
    at = join(at, part);
    if (kindAt(join(at, '.git'), lstatSync)) return kindAt(at, lstatSync)?.isDirectory() ?? false;
  }
  return false;
}

/** Whether some folder below `above`, on the way down to `path`, is a link; `path` itself may be one. */
export function hasLinkBetween(above: string, path: string): boolean {
  for (let at = dirname(path); insideOf(above, at); at = dirname(at)) {
    if (kindAt(at, lstatSync)?.isSymbolicLink()) return true;
  }
  return false;
}

function kindAt(path: string, ask: (path: string) => Stats): Stats | undefined {
  try {
    return ask(path);
  } catch {
    return undefined;
  }
}
