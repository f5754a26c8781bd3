import { resolve } from 'node:path';
import { mergeReports } from '../../lint/merge/merge-reports.js';
import { realPath } from '../../repository/folders.js';
import { WorkingTree } from '../../repository/working-tree.js';
import { configurationFor } from '../configuration.js';
import { topOf, verdictSettings } from '../prepared.js';
import type { LintResult } from '../result.js';
import { readReports, spotAt } from './read-reports.js';
import { sourcesOf } from './sources-of.js';

/** Which reports are merged, and where. */
export interface MergeRequest {
  /** The folder that paths are relative to; the reports speak of the repository that it lies in. */
  readonly cwd: string;
  /** Files, and folders of files. */
  readonly paths: readonly string[];
  /** As for linting: it says how many findings a report may hold, and when a run fails. */
  readonly config?: string | false | undefined;
}

/**
 * What some earlier runs found, as if one run had found it now. The texts that findings speak of come from the working
 * tree, as far as they still are there as they were.
 * @throws UsageError when a report cannot be read, or the shards of a run are not all there; a ConfigurationError
 */
export async function mergedRun({ cwd: folder, paths, config }: MergeRequest): Promise<LintResult> {
  const cwd = realPath(folder);
  const top = topOf({ cwd });
  const tree = new WorkingTree(top);
  const configuration = await configurationFor(config, { tree, top, cwd });
  const reports = await readReports(paths.map((path) => spotAt(resolve(cwd, path), path)));
  const report = mergeReports(reports, configuration?.limits.findings);
  const sources = await sourcesOf(report.findings, tree);
  return {
    ...{ report, sources, top, unsearched: [], stateless: [] },
    ...(configuration && { configuration: verdictSettings(configuration) }),
  };
}
