/**
 * A path that a state file claims, below a folder of the repository: normalised, with `/`. Undefined when it is
 * absolute, names a drive or a share, climbs out of the repository or holds what no portable path may.
 * Looks at the words only, never at the disk.
 */
export function claimedPath(claimed: string, below = ''): string | undefined {
  if (claimed.length === 0 || claimed.length > 4096) return undefined;
  if (/^[/~]|^[A-Za-z]:|^[a-z]{2,20}:\/\/|[\\\p{Cc}]/u.test(claimed)) return undefined;
  return join(below, claimed);
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

/** The folder that a path of the repository lies in. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
