import type { AddCommand } from '../add-command.js';
import { gathering, takeStep, threadsIn } from '../transitions/add-step.js';
import { type StepFlags, threadsOption, withStepOptions } from '../transitions/flags.js';

type Flags = StepFlags & { readonly threads?: string };

const status = `Schema dialect: planning > in_progress > blocked, complete or failed; blocked >
in_progress or failed. Persistence dialect: initialized > active > checkpoint,
interrupted, completed or failed; each of these but completed > active.`;

export const addTransition: AddCommand = (program, io, end) => {
  const parent = gathering(program.command('transition').description('move the mission to another status or phase'));
  withStepOptions(parent.command('status').argument('<to>', 'the new status'), status)
    .description('move the mission to another status, with all that goes with it')
    .addOption(threadsOption('the first wave, when a mission begins'))
    .action(async (to: string, flags: Flags) => {
      end(await takeStep({ kind: 'status', to, threads: threadsIn(flags) }, flags, io));
    });
  withStepOptions(parent.command('phase').argument('<id>', 'the next phase, such as 02-core'))
    .description('complete the current phase, and begin the next one in its first block')
    .addOption(threadsOption('its first wave; as many as now, without it'))
    .action(async (to: string, flags: Flags) => {
      end(await takeStep({ kind: 'phase', to, threads: threadsIn(flags) }, flags, io));
    });
};
