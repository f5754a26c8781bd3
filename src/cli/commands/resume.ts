import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import type { ResumeFlags } from '../resume/resume.js';

const more = `
Five checks come first: commits exist, files exist, plans are there, there is one
checkpoint at most, STATE.md parses. Nothing is carried out, and nothing written.

Strategies:
  continue  go on at the resume point
  ask       a person has to answer first
  retry     do the thread again, with what the person said
  rollback  take the block back, and begin it again
  manual    wait until the person has mended it
  skip      leave the block out
  recover   rebuild the state first: its account is printed
  mend      a check failed, and recover proposes nothing: each says what to do
  none      the mission is over, or says that it cannot be resumed

Exit status:
  0  it can be resumed
  1  it cannot: a check failed, its session died, or it is over
  2  wrong usage, or no state`;

export const addResume: AddCommand = (program, io, end) => {
  program
    .command('resume')
    .argument('[root]', 'the state root, or the folder that holds it; the nearest above by default')
    .description('check a state, and print all that whoever takes the mission up has to know')
    .addHelpText('after', more)
    .addOption(
      new Option('--format <format>', 'how to print it; prompt is for an agent')
        .choices(['text', 'json', 'prompt'])
        .default('text'),
    )
    .addOption(new Option('--config <file>', 'the configuration, instead of the nearest agent-state-lint.yaml above'))
    .addOption(new Option('--no-config', 'no configuration'))
    .addOption(new Option('--no-git', 'ask git nothing: then nobody knows whether commits exist'))
    .addOption(new Option('--now <time>', 'the clock, in ISO 8601, or the time of the last commit: commit'))
    .action(async (root: string | undefined, flags: ResumeFlags) => {
      const { resumeCommand } = await import('../resume/all.js');
      end(await resumeCommand(root, flags, io));
    });
};
