import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { once, rootOption } from '../root-option.js';
import type { UpdateFlags } from '../update/update.js';

const more = `
A value is JSON where it is JSON, and text where it is not: 3, true, null,
"3", ["a", "b"], in progress. +1 and -1 are added to the number that is there.
Everything else in the file stays as it is; updated_at moves to the clock.

  agent-state-lint update --agent executor-003 position.thread=3 \\
    progress.threads_complete=+1 resume.last_commit=f7e3a2b

Exit status:
  0  updated
  1  refused: not for this agent to write, or errors would come of it
  2  wrong usage, no state, a state that does not parse, or it cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 the state is not what was expected: read it again`;

const each = (word: string, others: readonly string[] = []) => [...others, word];

export const addUpdate: AddCommand = (program, io, end) => {
  program
    .command('update')
    .argument('<field=value...>', 'what is to stand where: position.thread=3')
    .description('change values of the state safely: permissions, lock, validation, one whole write')
    .addHelpText('after', more)
    .addOption(
      new Option('--agent <name>', 'who updates, such as executor-003 or mc')
        .argParser(once('--agent'))
        .makeOptionMandatory(),
    )
    .addOption(new Option('--expect <field=value>', 'update only when that stands there; repeatable').argParser(each))
    .addOption(rootOption())
    .addOption(new Option('--dry-run', 'show what would change, and write nothing'))
    .addOption(
      new Option('--events <file>', 'append what happened to a file, as lines of JSON').argParser(once('--events')),
    )
    .addOption(new Option('--format <format>', 'how to print the outcome').choices(['text', 'json']).default('text'))
    .addOption(new Option('--now <time>', 'the clock, in ISO 8601'))
    .action(async (words: string[], flags: UpdateFlags) => {
      const { updateCommand } = await import('../update/all.js');
      end(await updateCommand(words, flags, io));
    });
};
