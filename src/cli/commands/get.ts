import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { rootOption } from '../root-option.js';
import type { GetFlags } from '../update/get.js';

const more = `
Text, numbers, true, false and null are printed as they are; lists and
mappings, and all with --json, as JSON. Items of lists are counted from 0:
agents.active.0.id

Exit status:
  0  printed
  1  there is no such value
  2  wrong usage, no state, or a state that does not parse`;

export const addGet: AddCommand = (program, io, end) => {
  program
    .command('get')
    .argument('[field]', 'a dotted path, such as position.thread; all that the state says, without it')
    .description('print a value of the state')
    .addHelpText('after', more)
    .addOption(rootOption())
    .addOption(new Option('--json', 'print JSON, whatever the value is'))
    .action(async (field: string | undefined, flags: GetFlags) => {
      const { getCommand } = await import('../update/all.js');
      end(await getCommand(field, flags, io));
    });
};
