import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import type { InitFlags } from '../recover/init.js';

export const addInit: AddCommand = (program, io, end) => {
  program
    .command('init')
    .argument('[folder]', 'the state root, or the folder that gets one; the working folder without it')
    .description('write a fresh state root, at once; files that are there stay as they are')
    .addOption(new Option('--name <name>', 'what the mission is called; like the folder, without it'))
    .addOption(new Option('--now <time>', 'the clock, in ISO 8601'))
    .action(async (folder: string | undefined, flags: InitFlags) => {
      const { initCommand } = await import('../recover/command.js');
      end(await initCommand(folder, flags, io));
    });
};
