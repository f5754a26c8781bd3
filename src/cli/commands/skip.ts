import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { takeStep, threadsIn } from '../transitions/add-step.js';
import { nextOption, type StepFlags, threadsOption, withStepOptions } from '../transitions/flags.js';

type Flags = StepFlags & { readonly reason?: string; readonly next?: string; readonly threads?: string };

export const addSkip: AddCommand = (program, io, end) => {
  withStepOptions(program.command('skip').argument('<block>', 'the current block, such as 02-03'))
    .description('leave the current block out: its SUMMARY says so, and it counts as complete')
    .addOption(new Option('--reason <text>', 'why'))
    .addOption(nextOption())
    .addOption(threadsOption('the first wave of the next block; as many as now, without it'))
    .action(async (block: string, flags: Flags) => {
      const { reason, next } = flags;
      end(await takeStep({ kind: 'skip', block, reason, next, threads: threadsIn(flags) }, flags, io));
    });
};
