/** Why a claimed path leads to nothing that may be looked at, by its words alone. */
export type Refused = 'absolute' | 'not-portable';

/** Whether a claimed path is absolute, names a drive, a share or a URL, or holds what no portable path may. */
export function refusedClaim(claimed: string): Refused | undefined {
  if (/^[/~]|^[A-Za-z]:|^\\|^[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\//.test(claimed)) return 'absolute';
  return claimed.length === 0 || claimed.length > 4096 || /[\\\p{Cc}]/u.test(claimed) ? 'not-portable' : undefined;
}

/**
 * A path that a state file claims, below a folder of the repository: normalised, with `/`. Undefined when it is
 * refused or climbs out of the repository. Looks at the words only, never at the disk.
 */
export function claimedPath(claimed: string, below = ''): string | undefined {
  return refusedClaim(claimed) ? undefined : join(below, claimed);
}

/**
 * The paths that a claim in a root may mean (D32): the repository's, that of the project which the root belongs to,
 * and the root's own, unless it climbs. Empty when it is refused, or climbs out of the repository from each of them.
 */
export function claimedPaths(claimed: string, root: string): readonly string[] {
  const climbs = join('', claimed) === undefined;
  const folders = ['', parentOf(root), ...(climbs ? [] : [root])];
  const paths = folders.map((folder) => claimedPath(claimed, folder));
  return [...new Set(paths.filter((path) => path !== undefined))];
}

/** Joins two paths and resolves `.` and `..`; undefined when the result would lie above the repository. */
export function join(below: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of [...below.split('/'), ...path.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** The path of something in a folder of the repository; the folder may be the repository itself. */
export function pathIn(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}

/** Some folder on a path, by one of the names that are looked for. */
export interface NamedFolder {
  /** How many parts of the path lead to it. */
  readonly end: number;
  /** The name that it has; it may have several parts: `.opencode/state`. */
  readonly name: string;
}

/**
 * The innermost folder on a path that has one of some names, by the words alone.
 * @param parts of the path; where it may lead to the folder itself, that counts as well
 */
export function innermost(parts: readonly string[], names: readonly string[]): NamedFolder | undefined {
  const wanted = names.map((name) => ({ name, ends: name.split('/') }));
  for (let end = parts.length; end > 0; end -= 1) {
    const found = wanted.find(({ ends }) => ends.every((part, at) => parts[end - ends.length + at] === part));
    if (found) return { end, name: found.name };
  }
  return undefined;
}

/** Which of some names, of one or more parts each, a path ends in. */
export function endingIn(path: string, names: readonly string[]): string | undefined {
  return names.find((name) => path === name || path.endsWith(`/${name}`));
}

/** The folder that a path of the repository lies in. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
