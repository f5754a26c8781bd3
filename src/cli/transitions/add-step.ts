import type { Command } from 'commander';
import { type Transition, UsageError } from '../../index.js';
import { quote } from '../../text/words.js';
import type { ExitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import type { StepFlags } from './flags.js';

/** Runs a step; what stands behind it is loaded now. */
export async function takeStep(transition: Transition, flags: StepFlags, io: Io): Promise<ExitStatus> {
  const { transitionCommand } = await import('../update/all.js');
  return transitionCommand(transition, flags, io);
}

/** The number behind `--threads`. @throws UsageError when it is none */
export function threadsIn({ threads }: { readonly threads?: string }): number | undefined {
  if (threads === undefined) return undefined;
  if (/^[1-9]\d{0,4}$/.test(threads)) return Number(threads);
  throw new UsageError(`--threads wants a whole number from 1, and not ${quote(threads)}`);
}

/** A command that only gathers others: called without one of them, it names them. */
export function gathering(command: Command): Command {
  // What stands behind a step that is none, is of no account.
  command.allowUnknownOption().allowExcessArguments();
  return command.argument('[step]').action((word: string | undefined) => {
    const step = word?.startsWith('-') ? undefined : word;
    const names = command.commands.map((one) => one.name()).join(', ');
    const name = command.name();
    const found = step === undefined ? `${name} wants to know what to do` : `${name} knows no ${quote(step)}`;
    throw new UsageError(`${found}; expected ${names}`);
  });
}
