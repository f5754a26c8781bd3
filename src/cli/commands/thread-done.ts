import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { takeStep } from '../transitions/add-step.js';
import { type StepFlags, withStepOptions } from '../transitions/flags.js';

export const addThreadDone: AddCommand = (program, io, end) => {
  withStepOptions(program.command('thread-done'))
    .description('count a thread as complete, and move on to the next one of its wave')
    .addOption(new Option('--commit <hash>', 'the commit that holds its work'))
    .action(async (flags: StepFlags & { readonly commit?: string }) => {
      end(await takeStep({ kind: 'thread-done', commit: flags.commit }, flags, io));
    });
};
