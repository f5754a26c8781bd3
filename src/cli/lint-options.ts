import { Option } from 'commander';
import type { AddCommand } from './add-command.js';
import { lintCommand } from './commands/lint.js';
import type { LintFlags } from './lint-request.js';
import { configurationOptions, lookOptions, nonEmpty, reportOptions, verdictOptions } from './report-options.js';
import { type ReportWord, reportRequests } from './report-requests.js';

/** The main command is the program itself: it has no name. */
export const addLint: AddCommand = (program, io, end) => {
  const words: ReportWord[] = [];
  program
    .argument(
      '[path...]',
      'files, state roots, or directories to search; without any, the roots below the working folder, else the nearest one above it',
    )
    .action(async (paths: string[], flags: LintFlags) => {
      end(await lintCommand(paths, { ...flags, reports: reportRequests(words) }, io));
    });
  for (const option of options(words)) program.addOption(option);
};

/** @param words where those that go by their order are put */
function options(words: ReportWord[]): Option[] {
  const each = (value: string, before: readonly string[] = []) => [...before, nonEmpty(value)];
  return [
    ...reportOptions(words),
    new Option('--rule <id=severity>', 'error, warning, info or off for a rule; may be repeated').argParser(each),
    new Option('--only <prefix>', 'only rules that begin so, such as schema/; may be repeated').argParser(each),
    ...configurationOptions(),
    new Option(
      '--baseline <file>',
      'hide the findings that it holds; without it, agent-state-lint-baseline.json at the top of the repository',
    ).argParser(nonEmpty),
    new Option('--no-baseline', 'hide nothing'),
    new Option(
      '--settings-from <revision>',
      'configuration and baseline of that revision, and not of what is linted; for CI',
    ).argParser(nonEmpty),
    new Option('--update-baseline', 'write all that is found into the baseline, so that only what is new is told'),
    ...verdictOptions(),
    new Option('--watch', 'lint again whenever the state or HEAD changes, until Ctrl-C'),
    new Option('--fix', 'make the repairs that are safe'),
    new Option('--unsafe', 'with --fix or --diff: all repairs, also those that change what the state says'),
    new Option('--diff', 'show what --fix would change, and write nothing'),
    new Option('--quiet', 'show errors only; the exit status stays the same'),
    new Option('--rev <revision>', 'lint the files of a commit, and not the working tree').argParser(nonEmpty),
    new Option('--base <revision>', 'what the state is compared with, since it was left').argParser(nonEmpty),
    new Option('--changed', 'only roots in which something differs from --base; without one, from HEAD'),
    new Option(
      '--shard <index/count>',
      'only a part of the roots, as 2/8: the second of eight; merge joins the reports of all',
    ).argParser(nonEmpty),
    new Option('--no-git', 'ask git nothing; what only the history could tell is skipped'),
    new Option('--now <time>', 'judge times against this moment, in ISO 8601, or against the last commit: commit'),
    new Option('--stdin', 'read one file from standard input, the rest of its root from disk'),
    new Option('--stdin-path <path>', 'which file standard input stands for, such as .grid/STATE.md').argParser(
      nonEmpty,
    ),
    new Option('--allow-empty', 'exit status 0 when there is nothing to lint'),
    ...lookOptions(),
  ];
}
