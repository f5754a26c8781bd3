import type { AddCommand } from '../add-command.js';
import { takeStep, threadsIn } from '../transitions/add-step.js';
import { nextOption, type StepFlags, threadsOption, withStepOptions } from '../transitions/flags.js';

type Flags = StepFlags & { readonly next?: string; readonly threads?: string };

export const addBlockDone: AddCommand = (program, io, end) => {
  withStepOptions(program.command('block-done'))
    .description('count the block as complete, and move on to the next one of its phase')
    .addOption(nextOption())
    .addOption(threadsOption('its first wave; as many as now, without it'))
    .action(async (flags: Flags) => {
      end(await takeStep({ kind: 'block-done', next: flags.next, threads: threadsIn(flags) }, flags, io));
    });
};
