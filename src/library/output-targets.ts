import { basename, dirname, join, resolve } from 'node:path';
import { formats } from '../formats/index.js';
import { UsageError } from '../lint/usage-error.js';
import { insideOf, realPath } from '../repository/folders.js';
import { folderAroundRoot } from '../repository/locate.js';
import { endingIn } from '../text/paths.js';
import type { LintResult } from './result.js';

/** A file that is to be written, as somebody asked for it. */
export interface Output {
  /** How messages call it: `--output lint.sarif`. */
  readonly name: string;
  readonly path: string;
}

/**
 * The files that some reports are to be written to, by their full paths.
 * @throws UsageError when one lies where agents keep state, or git its own files, or would take the place of the
 * baseline or of another one
 */
export function outputTargets(
  outputs: readonly Output[],
  workingFolder: string,
  linted: Pick<LintResult, 'report' | 'top' | 'baseline'>,
): readonly string[] {
  const { top, baseline } = linted;
  const known = baseline && spotOf(join(top, baseline.path));
  const taken = new Set<string>();
  return outputs.map(({ name, path }) => {
    const file = resolve(workingFolder, path);
    if (liesInState(file, linted)) {
      throw new UsageError(
        `${name} lies in a state root or in .git: the report would stand among what is kept there, or in its place`,
      );
    }
    const spot = spotOf(file);
    if (spot === known) throw new UsageError(`${name} is the baseline: the report would take its place`);
    if (taken.has(spot)) throw new UsageError(`${name} is there twice: the second report would replace the first`);
    taken.add(spot);
    return file;
  });
}

/**
 * Whether a file that is to be written lies where agents keep state, or git its own files.
 * @param path absolute
 */
export function liesInState(path: string, linted: Pick<LintResult, 'report' | 'top'>): boolean {
  // A link in its place would be replaced, not followed; but whoever names it may well mean what it leads to.
  return [realPath(path), spotOf(path)].some((spot) => isState(spot, linted));
}

/** Where a file stands, without links on the way to it; itself it may be one. */
export function spotOf(path: string): string {
  return join(realPath(dirname(path)), basename(path));
}

function isState(path: string, { report, top }: Pick<LintResult, 'report' | 'top'>): boolean {
  const directories = formats.flatMap((format) => format.directories);
  if (folderAroundRoot(path, [...directories, '.git']) !== undefined) return true;
  return report.roots.some((root) => {
    const inside = insideOf(realPath(join(top, root.path)), path);
    if (inside === undefined) return false;
    // A STATE.md that was named may lie in any folder: then that folder holds other things, too.
    return endingIn(root.path, directories) || formats.some((format) => format.reads(inside));
  });
}
