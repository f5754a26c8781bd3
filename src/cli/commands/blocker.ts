import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { gathering, takeStep } from '../transitions/add-step.js';
import { type StepFlags, withStepOptions } from '../transitions/flags.js';

type AddFlags = StepFlags & { readonly type: string; readonly description: string; readonly thread: string };

export const addBlocker: AddCommand = (program, io, end) => {
  const parent = gathering(program.command('blocker').description('add or clear what blocks the mission'));
  withStepOptions(parent.command('add'))
    .description('something blocks a thread')
    .addOption(
      new Option('--type <type>', 'missing_credential, external_api, permission or dependency').makeOptionMandatory(),
    )
    .addOption(new Option('--description <text>', 'what blocks').makeOptionMandatory())
    .addOption(new Option('--thread <id>', 'the thread that is blocked, such as 02.3').makeOptionMandatory())
    .action(async (flags: AddFlags) => {
      const { type, description, thread } = flags;
      end(await takeStep({ kind: 'blocker-add', type, description, thread }, flags, io));
    });
  withStepOptions(parent.command('clear').argument('<id>', 'such as blocker-001'))
    .description('it blocks no longer')
    .action(async (id: string, flags: StepFlags) => {
      end(await takeStep({ kind: 'blocker-clear', id }, flags, io));
    });
};
