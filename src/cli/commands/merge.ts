import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import type { LintFlags } from '../lint-request.js';
import { configurationOptions, lookOptions, reportOptions, verdictOptions } from '../report-options.js';
import { type ReportWord, reportRequests } from '../report-requests.js';

const more = `
The reports are those of --format json. A folder stands for the *.json files in it.
What several of them say is told once. Of a run that was split with --shard, all
parts have to be there.

Exit status:
  0  no finding at or above --fail-on
  1  findings
  2  wrong usage or configuration, a report that cannot be read, or a missing shard`;

export const addMerge: AddCommand = (program, io, end) => {
  const words: ReportWord[] = [];
  const command = program
    .command('merge')
    .argument('<report...>', 'JSON reports of earlier runs, or folders of such')
    .description('make one report of several, such as those of all shards')
    .addHelpText('after', more)
    .action(async (paths: string[], flags: LintFlags) => {
      const { mergeCommand } = await import('../merge.js');
      end(await mergeCommand(paths, { ...flags, reports: reportRequests(words) }, io));
    });
  const quiet = new Option('--quiet', 'show errors only; the exit status stays the same');
  const options = [reportOptions(words), configurationOptions(), verdictOptions(), quiet, lookOptions()].flat();
  for (const option of options) command.addOption(option);
};
