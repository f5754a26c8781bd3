import { dirname, join, relative, resolve, sep } from 'node:path';
import { innermost } from '../text/paths.js';
import {
  commonFolder,
  hasTopBetween,
  insideOf,
  isBareRepository,
  isFolder,
  realPath,
  repositoryTop,
} from './folders.js';

/** A path that somebody gave, and where it leads. */
export interface Place {
  readonly given: string;
  /** Absolute. Links are resolved as far as the folder below; from there on they stay, for the tree to refuse. */
  readonly path: string;
  /** The folder whose repository the path belongs to: the one around its state root, else the nearest. */
  readonly folder: string;
}

/** Finds out where a path leads. What the user names may be reached through links; what lies in a root may not. */
export function locate(given: string, workingFolder: string, rootNames: readonly string[]): Place {
  const path = resolve(workingFolder, given);
  const folder = folderAroundRoot(path, rootNames) ?? (isFolder(path) ? path : dirname(path));
  const real = realPath(folder);
  return { given, path: join(real, relative(folder, path)), folder: real };
}

/**
 * The folder that holds the state root which a path lies in, by the names on the way; undefined when it lies in none.
 * Of a name with several parts, it is the folder around all of them.
 * A repository may itself lie in a directory that is called like a root: then the path is in no root.
 * @param path absolute
 */
export function folderAroundRoot(path: string, rootNames: readonly string[]): string | undefined {
  const parts = path.split(sep);
  const found = innermost(parts, rootNames);
  if (!found) return undefined;
  const root = parts.slice(0, found.end).join(sep);
  const around = resolve(root, ...found.name.split('/').map(() => '..'));
  const isParted = dirname(root) !== around && hasTopBetween(around, dirname(root));
  return isParted || hasTopBetween(root, path) ? undefined : around;
}

/** A bare repository is one only where it is named itself: in another one, it may be a trap that somebody committed. */
function topOf(folder: string): string | undefined {
  return repositoryTop(folder) ?? (isBareRepository(folder) ? folder : undefined);
}

/**
 * The top of the one repository that all places lie in. Where there is no git, the working folder stands for it when
 * it holds them all, else the nearest folder that does. `foreign` is a place in another repository than the first.
 */
export function commonTop(
  places: readonly [Place, ...Place[]],
  workingFolder: string,
): { readonly top: string; readonly foreign?: Place } {
  const tops = new Map<string, string | undefined>();
  for (const { folder } of places) if (!tops.has(folder)) tops.set(folder, topOf(folder));
  const [first] = places;
  const top = tops.get(first.folder);
  const foreign = places.find(({ folder }) => tops.get(folder) !== top);
  const folders = places.map(({ folder }) => folder) as [string, ...string[]];
  const isHere = folders.every((folder) => insideOf(workingFolder, folder) !== undefined);
  return { top: top ?? (isHere ? workingFolder : commonFolder(folders)), ...(foreign && { foreign }) };
}
