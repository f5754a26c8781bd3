import type { AddCommand } from '../add-command.js';
import { takeStep, threadsIn } from '../transitions/add-step.js';
import { type StepFlags, threadsOption, withStepOptions } from '../transitions/flags.js';

export const addWaveDone: AddCommand = (program, io, end) => {
  withStepOptions(program.command('wave-done'))
    .description('move on to the next wave of the block')
    .addOption(threadsOption('the next wave (schema dialect)'))
    .action(async (flags: StepFlags & { readonly threads?: string }) => {
      end(await takeStep({ kind: 'wave-done', threads: threadsIn(flags) }, flags, io));
    });
};
