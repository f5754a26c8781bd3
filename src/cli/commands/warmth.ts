import { Option } from 'commander';
import type { AddCommand } from '../add-command.js';
import type { WarmthFlags } from '../resume/warmth.js';
import { rootOption } from '../root-option.js';

const more = `
Each lesson stands in WARMTH.md once, under its category. What people wrote there
stays as it is. Where there is no WARMTH.md, one is made.

Exit status:
  0  merged, or nothing was missing
  2  wrong usage, no state, a WARMTH.md that does not parse or takes no lesson, or it
     cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 somebody else changed WARMTH.md meanwhile: try again`;

export const addWarmth: AddCommand = (program, io, end) => {
  program
    .command('warmth')
    .description('merge the lessons of all summaries into WARMTH.md')
    .addHelpText('after', more)
    .addOption(rootOption())
    .addOption(new Option('--dry-run', 'show what would change, and write nothing'))
    .addOption(new Option('--format <format>', 'how to print the outcome').choices(['text', 'json']).default('text'))
    .action(async (flags: WarmthFlags) => {
      const { warmthCommand } = await import('../resume/all.js');
      end(await warmthCommand(flags, io));
    });
};
