import { type Command, Option } from 'commander';
import { once, rootOption } from '../root-option.js';

/** The options of every command that has a mission take a step, as they were written. */
export interface StepFlags {
  readonly agent: string;
  readonly root?: string;
  readonly dryRun?: boolean;
  readonly events?: string;
  readonly format: 'text' | 'json';
  readonly now?: string;
}

const status = `
Exit status:
  0  done
  1  refused: no legal step, not for this agent to take, or errors would come of it
  2  wrong usage, no state, a state that does not parse, or it cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 the state was changed meanwhile: try again`;

/** Adds them to a command. @param more help of its own, behind its options */
export function withStepOptions(command: Command, more = ''): Command {
  return command
    .addHelpText('after', `${more === '' ? '' : `\n${more}\n`}${status}`)
    .addOption(
      new Option('--agent <name>', 'who takes the step, such as executor-003 or mc')
        .argParser(once('--agent'))
        .makeOptionMandatory(),
    )
    .addOption(rootOption())
    .addOption(new Option('--dry-run', 'show what would change, and write nothing'))
    .addOption(
      new Option('--events <file>', 'append what happened to a file, as lines of JSON').argParser(once('--events')),
    )
    .addOption(new Option('--format <format>', 'how to print the outcome').choices(['text', 'json']).default('text'))
    .addOption(new Option('--now <time>', 'the clock, in ISO 8601'));
}

/** `--threads`. @param what of which wave */
export const threadsOption = (what: string): Option => new Option('--threads <n>', `threads of ${what}`);

/** `--next`. */
export const nextOption = (): Option =>
  new Option('--next <name>', 'the name of the next block; what its plan calls it, without it');

/** For options that may stand several times. */
export const each = (word: string, others: readonly string[] = []): string[] => [...others, word];
