import { baselineFile } from '../configuration/names.js';
import { called, type DataFile } from '../data-file.js';
import type { LintOptions } from '../lint-options.js';
import { UsageError } from '../usage-error.js';
import type { Baseline } from './entry.js';
import type { BaselineRun } from './hold.js';

/** Where a baseline is read from. */
export interface BaselineFile extends DataFile {
  /** Its path as seen from the repository, where it lies outside of it. */
  readonly seenFromTop?: string;
}

/**
 * The baseline that holds for a run: the one that is named, else the one that is configured, else the one at the top of
 * the repository, where there is one.
 * @param configured its path in the repository
 * @param at finds the file of a name, else that of a path in the repository
 * @throws UsageError when it is not there, or the options contradict one another; a ConfigurationError when it cannot
 * be used
 */
export async function findBaseline(
  { baseline: named, updateBaseline: isUpdated = false, rev, contents, shard }: LintOptions,
  configured: string | undefined,
  at: (named: string | undefined, path: string) => BaselineFile,
): Promise<Pick<BaselineRun, 'file' | 'isUpdated'> | undefined> {
  if (isUpdated && named === false) throw new UsageError('a baseline cannot be made and left out at the same time');
  if (isUpdated && (rev !== undefined || contents !== undefined)) {
    throw new UsageError('a baseline is made of the files of the working tree, not of a revision or of other texts');
  }
  if (isUpdated && shard !== undefined) {
    throw new UsageError('a baseline is made of all that is found, and not of one shard');
  }
  if (named === false) return undefined;
  const found = at(named, configured ?? baselineFile);
  const { tree, path, seenFromTop = path } = found;
  const read = await tree.read(path, 0);
  if (read.ok || read.refusal !== 'missing') {
    const { readBaseline } = await import('./held.js');
    return { file: await readBaseline(found, seenFromTop), isUpdated };
  }
  const none: Baseline = { path: seenFromTop, name: found.name, document: undefined, entries: [] };
  if (isUpdated) return { file: none, isUpdated };
  if (named === undefined && configured === undefined) return undefined;
  throw new UsageError(`there is no baseline ${called(found)}; it has to be made first`, found.name);
}
