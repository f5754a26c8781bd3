import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { addRecoveryOptions, type RecoverFlags } from '../recover/flags.js';

const more = `
Without --write nothing changes. With it, the old file is kept beside the new
one, and at a terminal you are asked first: accept, inspect, edit or quit.
What only its own tools may write, such as a .hivemind/, is never written: there
you are told what is wrong, and what to do.

Exit status:
  0  nothing to recover, or written
  1  there is something to recover, and it was not written, or to do by yourself
  2  wrong usage, refused, or nobody there to ask
  75 somebody else held the lock of the state for too long
  76 the state changed while it was being recovered`;

export const addRecover: AddCommand = (program, io, end) => {
  const command = program
    .command('recover')
    .argument('[root...]', 'state roots; without any, those below the working folder, else the nearest above it')
    .description('rebuild a state that is broken or gone from what is left, and say where every value comes from')
    .addHelpText('after', more)
    .addOption(new Option('--to <commit>', 'the state that a commit holds, and what was done since'));
  addRecoveryOptions(command).action(async (paths: string[], flags: RecoverFlags) => {
    const { recoverCommand } = await import('../recover/command.js');
    end(await recoverCommand('recover', paths, flags, io));
  });
};
