import { basename, dirname, join, resolve } from 'node:path';
import { formats } from '../formats/index.js';
import { type LintResult, UsageError } from '../index.js';
import { insideOf, realPath } from '../repository/folders.js';
import { folderAroundRoot } from '../repository/locate.js';
import { endingIn } from '../text/paths.js';

/**
 * The file that `--output` names.
 * @throws UsageError when it lies where agents keep state, or git its own files: the report would take their place
 */
export function outputTarget(
  output: string,
  workingFolder: string,
  linted: Pick<LintResult, 'report' | 'top'>,
): string {
  const path = resolve(workingFolder, output);
  if (liesInState(path, linted)) {
    throw new UsageError(
      `--output ${output} lies in a state root or in .git: the report would stand among what is kept there, or in its place`,
    );
  }
  return path;
}

/**
 * Whether a file that is to be written lies where agents keep state, or git its own files.
 * @param path absolute
 */
export function liesInState(path: string, linted: Pick<LintResult, 'report' | 'top'>): boolean {
  // A link in its place would be replaced, not followed; but whoever names it may well mean what it leads to.
  const spots = [realPath(path), join(realPath(dirname(path)), basename(path))];
  return spots.some((spot) => isState(spot, linted));
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
