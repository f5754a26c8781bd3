import type { AddCommand } from '../add-command.js';
import { addRecoveryOptions, type RecoverFlags } from '../recover/flags.js';

const more = `
Without --write nothing changes. With it, the old file is kept beside the new
one, and at a terminal you are asked first. What only its own tools may write,
such as a .hivemind/, is left alone. The exit status is that of recover.`;

export const addMigrate: AddCommand = (program, io, end) => {
  const command = program
    .command('migrate')
    .argument('[root...]', 'state roots; without any, those below the working folder, else the nearest above it')
    .description('bring a state of an older dialect to the newest, and say where every value comes from')
    .addHelpText('after', more);
  addRecoveryOptions(command).action(async (paths: string[], flags: RecoverFlags) => {
    const { recoverCommand } = await import('../recover/command.js');
    end(await recoverCommand('migrate', paths, flags, io));
  });
};
