import { type Command, Option } from 'commander';
import { UsageError } from '../../index.js';

/** The options of `recover` and of `migrate`, as they were written. */
export interface RecoverFlags {
  readonly write?: boolean;
  readonly yes?: boolean;
  readonly diff?: boolean;
  readonly verbose?: boolean;
  readonly format: AccountFormat;
  /** Of `recover` alone. */
  readonly to?: string;
  readonly config?: string | false;
  readonly git?: boolean;
  readonly now?: string;
  readonly color?: boolean;
}

export type AccountFormat = 'text' | 'json' | 'markdown';

const formats: readonly AccountFormat[] = ['text', 'json', 'markdown'];

/** Adds the options that both commands have. */
export function addRecoveryOptions(command: Command): Command {
  const options = [
    new Option('--write', 'write what is proposed; at a terminal, after asking'),
    new Option('--yes', 'with --write: write without asking'),
    new Option('--diff', 'show what --write would change, and write nothing'),
    new Option('--verbose', 'tell also of the values that stay as they are'),
    new Option('--format <format>', 'how to print the account').choices(formats).default('text'),
    new Option('--config <file>', 'the configuration, instead of the nearest agent-state-lint.yaml above'),
    new Option('--no-config', 'no configuration'),
    new Option('--no-git', 'ask git nothing; the files alone are the evidence'),
    new Option('--now <time>', 'the clock, in ISO 8601, or the time of the last commit: commit'),
    new Option('--color', 'colour, even where it is no terminal'),
    new Option('--no-color', 'no colour; so do NO_COLOR=1 and FORCE_COLOR=0'),
  ];
  for (const option of options) command.addOption(option);
  return command;
}

/** @throws UsageError when options contradict one another, or are empty */
export function checkFlags({ write, yes, diff, format, to, config }: RecoverFlags): void {
  if (yes && !write) throw new UsageError('--yes needs --write: it says that nobody is asked before');
  if (diff && format !== 'text')
    throw new UsageError('--diff prints the difference and no account; leave out --format');
  if (to === '') throw new UsageError('--to wants a commit, and must not be empty');
  if (config === '') throw new UsageError('--config wants a file, and must not be empty');
}
