import { join, relative, sep } from 'node:path';
import { insideOf, realPath } from './folders.js';

/**
 * How paths of a report are written for people, who may stand elsewhere than at its top: from where they stand when
 * one of the two folders lies in the other, else in full.
 */
export function pathsSeenFrom(workingFolder: string, top: string): (path: string) => string {
  const here = realPath(workingFolder);
  const isNear = insideOf(here, top) !== undefined || insideOf(top, here) !== undefined;
  return (path) => {
    const full = join(top, path);
    const seen = isNear ? relative(here, full) || '.' : full;
    return seen.split(sep).join('/');
  };
}
