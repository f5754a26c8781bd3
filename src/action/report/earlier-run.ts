import { basename, dirname, resolve } from 'node:path';
import { formats } from '../../formats/index.js';
import type { LintResult, Report, ReportedRecovery, RootRecovery } from '../../index.js';
import { readReports } from '../../library/merge/read-reports.js';
import { mergeReports } from '../../lint/merge/merge-reports.js';
import { insideOf, realPath } from '../../repository/folders.js';
import { pathIn } from '../../text/paths.js';

/**
 * What an earlier run found, from its JSON report, as if it had just been found; or several runs, such as the shards of
 * one. The files may come from a stranger: they are reached over no link below the workspace, and read as `readReport`
 * says. No text of a state file is known.
 * @param path of the report, or of a folder that holds nothing but reports, relative to the workspace
 * @throws UsageError when one is not there, cannot be read, or is no such report, or a shard is missing
 */
export async function earlierRun(path: string, workspace: string): Promise<LintResult> {
  const top = realPath(workspace);
  const full = resolve(top, path);
  const inside = insideOf(top, full);
  const place = inside === undefined ? { top: realPath(dirname(full)), path: basename(full) } : { top, path: inside };
  const report = mergeReports(await readReports([{ ...place, name: path }]));
  return { report, sources: new Map(), top, unsearched: [], stateless: [] };
}

/**
 * What the report of an earlier run proposes and advises, in the form in which it is shown. What the files hold now is
 * not known: `before` is missing. The commands that it names are left out, for nobody should run what a stranger wrote
 * because we repeat it.
 */
export function recoveriesIn({ recovery = [], roots }: Report): readonly RootRecovery[] {
  return [...new Set(recovery.map(({ root }) => root))].map((root) => {
    const told = recovery.filter((one) => one.root === root);
    const format = formats.find(({ id }) => id === roots.find(({ path }) => path === root)?.format);
    const main = told.find(({ path }) => path === pathIn(root, format?.mainFile ?? '')) ?? told[0];
    const reason = main?.reason ?? told.find((one) => one.reason !== undefined)?.reason;
    const files = told.flatMap(filesOf);
    const advice = told.flatMap((one) => one.advice ?? []).map(({ command: _, ...others }) => others);
    return {
      ...{ root, path: main?.path ?? root, outcome: files.length > 0 ? 'recovered' : 'advised', files, advice },
      ...(reason !== undefined && { reason }),
    };
  });
}

function filesOf({ root, path, account, decide, lost, left, overview, text }: ReportedRecovery) {
  if (text === undefined) return [];
  const rows = account.map(({ source, otherwise, ...row }) => ({
    ...{ ...row, source: { what: source } },
    ...(otherwise && { otherwise: otherwise.map(({ value, source }) => ({ value, source: { what: source } })) }),
  }));
  const { cluster, ...known } = overview ?? { completed: [] };
  const told = { ...known, ...(cluster && { cluster: { ...cluster, source: { what: cluster.source } } }) };
  return [
    {
      ...{ root, path, before: undefined, text, account: rows, decide },
      ...(lost && { lost }),
      ...(left && { left }),
      ...(overview && { overview: told }),
    },
  ];
}
