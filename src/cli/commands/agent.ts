import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import { gathering, takeStep } from '../transitions/add-step.js';
import { type StepFlags, withStepOptions } from '../transitions/flags.js';

type StartFlags = StepFlags & { readonly task: string; readonly block?: string };
type FailFlags = StepFlags & { readonly result: string };

export const addAgent: AddCommand = (program, io, end) => {
  const parent = gathering(program.command('agent').description('enter agents as active, alive or completed'));
  const step = (name: string) => withStepOptions(parent.command(name).argument('<id>', 'such as executor-003'));
  step('start')
    .description('an agent starts to work')
    .addOption(new Option('--task <text>', 'what it does').makeOptionMandatory())
    .addOption(new Option('--block <id>', 'the block that it works on; the current one, without it'))
    .action(async (id: string, flags: StartFlags) => {
      end(await takeStep({ kind: 'agent-start', id, task: flags.task, block: flags.block }, flags, io));
    });
  step('done')
    .description('an agent is done')
    .action(async (id: string, flags: StepFlags) => {
      end(await takeStep({ kind: 'agent-end', id, result: 'success' }, flags, io));
    });
  step('fail')
    .description('an agent did not come to its end')
    .addOption(
      new Option('--result <result>', 'how it ended').choices(['failure', 'timeout', 'cancelled']).default('failure'),
    )
    .action(async (id: string, flags: FailFlags) => {
      end(await takeStep({ kind: 'agent-end', id, result: flags.result }, flags, io));
    });
  step('beat')
    .description('an agent is alive')
    .action(async (id: string, flags: StepFlags) => {
      end(await takeStep({ kind: 'agent-beat', id }, flags, io));
    });
};
