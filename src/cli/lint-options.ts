import { InvalidArgumentError, Option } from 'commander';
import type { AddCommand } from './add-command.js';
import { lintCommand } from './commands/lint.js';
import type { LintFlags } from './lint-request.js';

/** The main command is the program itself: it has no name. */
export const addLint: AddCommand = (program, io, end) => {
  program
    .argument(
      '[path...]',
      'files, state roots, or directories to search; without any, the roots below the working folder, else the nearest one above it',
    )
    .action(async (paths: string[], flags: LintFlags) => end(await lintCommand(paths, flags, io)));
  for (const option of options()) program.addOption(option);
};

function options(): Option[] {
  const each = (value: string, before: readonly string[] = []) => [...before, nonEmpty(value)];
  return [
    new Option('--format <format>', 'how to print').choices(['pretty', 'compact', 'json']).default('pretty'),
    new Option('--output <file>', 'write the report to a file outside of the state; - is standard output').argParser(
      nonEmpty,
    ),
    new Option('--rule <id=severity>', 'error, warning, info or off for a rule; may be repeated').argParser(each),
    new Option('--only <prefix>', 'only rules that begin so, such as schema/; may be repeated').argParser(each),
    new Option('--config <file>', 'the configuration, instead of the nearest agent-state-lint.yaml above').argParser(
      nonEmpty,
    ),
    new Option('--no-config', 'no configuration'),
    new Option(
      '--fail-on <severity>',
      'the least severity that makes the exit status 1; error, when nothing else is configured',
    ).choices(['error', 'warning', 'info', 'never']),
    new Option('--max-warnings <number>', 'exit status 1 when there are more, whatever --fail-on says').argParser(
      wholeNumber,
    ),
    new Option('--quiet', 'show errors only; the exit status stays the same'),
    new Option('--rev <revision>', 'lint the files of a commit, and not the working tree').argParser(nonEmpty),
    new Option('--base <revision>', 'what the state is compared with').argParser(nonEmpty),
    new Option('--no-git', 'ask git nothing; what only the history could tell is skipped'),
    new Option('--now <time>', 'judge times against this moment, in ISO 8601, or against the last commit: commit'),
    new Option('--stdin', 'read one file from standard input, the rest of its root from disk'),
    new Option('--stdin-path <path>', 'which file standard input stands for, such as .grid/STATE.md').argParser(
      nonEmpty,
    ),
    new Option('--allow-empty', 'exit status 0 when there is nothing to lint'),
    new Option('--color', 'colour, even where it is no terminal'),
    new Option('--no-color', 'no colour; so do NO_COLOR=1 and FORCE_COLOR=0'),
  ];
}

function nonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
