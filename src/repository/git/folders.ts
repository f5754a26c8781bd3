import { parentOf } from '../../text/paths.js';

/** A path and the folders that it lies in, from the inside out. */
export function withFolders(path: string): string[] {
  const all: string[] = [];
  for (let at = path; at !== ''; at = parentOf(at)) all.push(at);
  return all;
}

/** The folders that a path lies in. */
export function foldersOf(path: string): string[] {
  return withFolders(parentOf(path));
}
