import { Command, CommanderError } from 'commander';
import { product } from '../core/product.js';
import { UsageError } from '../index.js';
import { quote } from '../text/words.js';
import type { AddCommand } from './add-command.js';
import { addAgent } from './commands/agent.js';
import { addBlockDone } from './commands/block-done.js';
import { addBlocker } from './commands/blocker.js';
import { addCheckpoint } from './commands/checkpoint.js';
import { addExplain } from './commands/explain.js';
import { addGet } from './commands/get.js';
import { addInit } from './commands/init.js';
import { addMerge } from './commands/merge.js';
import { addMigrate } from './commands/migrate.js';
import { addRecover } from './commands/recover.js';
import { addResume } from './commands/resume.js';
import { addRules } from './commands/rules.js';
import { addSchema } from './commands/schema.js';
import { addSkip } from './commands/skip.js';
import { addThreadDone } from './commands/thread-done.js';
import { addTransition } from './commands/transition.js';
import { addUpdate } from './commands/update.js';
import { addWarmth } from './commands/warmth.js';
import { addWaveDone } from './commands/wave-done.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';
import { addLint } from './lint-options.js';
import { say } from './say.js';
import { columnsOf } from './terminal.js';

const commands: readonly AddCommand[] = [
  ...[addLint, addMerge, addGet, addUpdate, addRecover, addMigrate, addInit],
  ...[addResume, addWarmth],
  ...[addTransition, addThreadDone, addWaveDone, addBlockDone, addSkip, addAgent, addBlocker, addCheckpoint],
  ...[addExplain, addRules, addSchema],
];

const more = `
Exit status:
  0  no finding at or above --fail-on
  1  findings, something to recover that was not written, or an update refused
  2  wrong usage or configuration, nothing to lint, or refused
  3  a bug of ${product.name}
  75 somebody else held the lock of the state for too long
  76 the state changed while it was being repaired, recovered or updated

Without a path, the roots below the working folder are linted, else the nearest
one above it in its repository. Paths are printed as they are seen from the
working folder; those in formats for programs are relative to the repository,
those of --format github to the workspace of the runner.
A path in a state root stands for its root; other directories are searched.
A file or directory that is called like a command is written ./rules.`;

/** Reads the arguments, and runs the command that they name. Loaded only where there are options or a command. */
export async function runProgram(argv: readonly string[], io: Io): Promise<ExitStatus> {
  let status: ExitStatus = exitStatus.clean;
  let said = '';
  const program = new Command(product.name)
    .description('Says what is wrong with the state that AI coding agents keep in a repository, where, and why.')
    .version(product.version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', more)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => {
        said += text;
      },
      // Its words come back in the error.
      writeErr: () => undefined,
      outputError: () => undefined,
      getOutHelpWidth: () => columnsOf(io.stdout, io.env),
      getOutHasColors: () => false,
    });
  for (const add of commands) {
    add(program, io, (end) => {
      status = end;
    });
  }
  program.hook('preSubcommand', (_, command) => refuseOptions(program, command.name()));
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const isHelp = error.code === 'commander.help';
    if (error.exitCode !== 0) throw new UsageError(isHelp ? noSuchCommand(argv) : inOneLine(error.message));
  }
  if (said !== '') await say(io.stdout, said, io.env);
  return status;
}

/** What stands before a command is an option of the main one: the command would not know of it. */
function refuseOptions(program: Command, command: string): void {
  const given = program.options.filter((option) => {
    const name = option.attributeName();
    const isGiven = program.getOptionValueSource(name) === 'cli';
    return isGiven && option.negate === (program.getOptionValue(name) === false);
  });
  if (!given[0]) return;
  throw new UsageError(
    `${given[0].long} before ${command} is an option of linting; those of ${command} stand behind it, see ${command} --help`,
  );
}

/** commander begins with `error: ` and puts what it suggests on a line of its own. */
function inOneLine(message: string): string {
  return `${message.replace(/^error: |\.$/g, '').replace(/\s*\n\s*/g, ' ')}; see --help`;
}

/** `help nope`. */
function noSuchCommand(argv: readonly string[]): string {
  return `there is no command ${quote(argv.at(-1))}; see --help`;
}
