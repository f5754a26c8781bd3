import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import type { RecoveredFile } from '../../core/recovery.js';
import { formats } from '../../formats/index.js';
import { type LintResult, type RootRecovery, recover, UsageError } from '../../index.js';
import { liesInState } from '../../library/output-targets.js';
import { contentOf, isChange } from '../../library/recover/content.js';
import { insideOf, realPath } from '../../repository/folders.js';
import { createFile } from '../../repository/replace-file.js';
import { asWriteError, writeFile } from '../../repository/write-file.js';
import { endingIn, pathIn } from '../../text/paths.js';
import { refuseLinks } from './files.js';
import { refuseTracked } from './tracked.js';

/** A run of the Action, as far as recovery needs to know it. */
export interface RecoverySetting {
  readonly workspace: string;
  /** Where files may lie that are of no use after the job. */
  readonly temp: string | undefined;
  readonly now: number | 'commit';
}

/**
 * Works out what the broken ones of the roots that were linted are to be, from what is left of them. Nothing is written,
 * and the configuration plays no part: what a pull request turns off is broken all the same.
 * @throws what `recover` of the library does
 */
export async function recoverRoots(
  { report, top }: Pick<LintResult, 'report' | 'top'>,
  { workspace, now }: RecoverySetting,
): Promise<readonly RootRecovery[]> {
  if (report.roots.length === 0) return [];
  const paths = report.roots.map(({ path, format: id }) => {
    const format = formats.find((one) => one.id === id);
    // The folder around a file that was named on its own may hold other roots.
    const isNamed = format === undefined || endingIn(path, format.directories) !== undefined;
    return join(top, isNamed ? path : pathIn(path, format.mainFile));
  });
  const { roots } = await recover({ cwd: workspace, paths, config: false, safeDirectory: workspace, now });
  return roots;
}

/**
 * Writes the files that recovery proposes for later steps, and changes no file of the state. With a name, the first one
 * gets it, and the others a number more: `STATE.md`, `STATE-2.md`. Without, they lie in a new folder among the temporary
 * files of the runner, each under its own path: laid over the workspace, that folder mends it.
 * @param asked the name, relative to the workspace
 * @returns their full paths, in the order of the roots
 * @throws UsageError when a file would lie among state, take the place of one that git tracks, or is reached over a link
 * in the workspace; a WriteError when it cannot be written
 */
export async function writeRecovered(
  recoveries: readonly RootRecovery[],
  asked: string | undefined,
  linted: Pick<LintResult, 'report' | 'top'>,
  setting: RecoverySetting,
): Promise<readonly string[]> {
  const proposed = recoveries
    .filter(({ outcome }) => outcome === 'recovered')
    .flatMap(({ files }) => files.filter(isChange));
  if (proposed.length === 0) return [];
  return asked === undefined
    ? writeBeneath(await newFolder(setting.temp ?? tmpdir()), proposed, linted.top, setting.workspace)
    : writeNamed(asked, proposed, linted, setting.workspace);
}

async function writeNamed(
  asked: string,
  files: readonly RecoveredFile[],
  linted: Pick<LintResult, 'report' | 'top'>,
  workspace: string,
): Promise<readonly string[]> {
  const targets = files.map((_, index) => resolve(workspace, index === 0 ? asked : numbered(asked, index + 1)));
  for (const target of targets) await refuseTaken(target, asked, linted, workspace);
  for (const [index, file] of files.entries()) await writeFile(targets[index] as string, contentOf(file));
  return targets;
}

function numbered(path: string, number: number): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}-${number}${ending}`;
}

async function refuseTaken(
  file: string,
  asked: string,
  linted: Pick<LintResult, 'report' | 'top'>,
  workspace: string,
): Promise<void> {
  const name = `the input recovered-file (${asked})`;
  refuseLinks({ name, path: file }, workspace);
  if (liesInState(file, linted)) {
    throw new UsageError(
      `${name} lies in a state root or in .git; a recovered file is for later steps, and lies elsewhere`,
    );
  }
  await refuseTracked({ name, path: file }, workspace);
}

/** A folder of our own: another step of the job may have made one before. */
async function newFolder(temp: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const folder = join(temp, `agent-state-lint-recovered${number === 1 ? '' : `-${number}`}`);
    try {
      await mkdir(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || number === mostFolders)
        throw asWriteError(error, folder);
    }
  }
}

const mostFolders = 1000;

async function writeBeneath(
  folder: string,
  files: readonly RecoveredFile[],
  top: string,
  workspace: string,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const file of files) {
    const seen = insideOf(realPath(workspace), join(top, file.path));
    // Whoever reads the output takes a line for a path.
    const target = join(folder, (seen ?? file.path).replace(/\p{Cc}/gu, '_'));
    try {
      await mkdir(dirname(target), { recursive: true });
      await createFile(target, contentOf(file));
    } catch (error) {
      throw asWriteError(error, target);
    }
    written.push(target);
  }
  return written;
}
