import { commandNames } from './command-names.js';
import { lintCommand } from './commands/lint.js';
import { complain } from './complain.js';
import type { ExitStatus } from './exit-status.js';
import type { Io } from './io.js';

/** The command, from its arguments to its exit status. Never throws. */
export async function main(argv: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    if (isPathsOnly(argv)) return await lintCommand(argv, {}, io);
    const { runProgram } = await import('./program.js');
    return await runProgram(argv, io);
  } catch (error) {
    return await complain(error, io);
  }
}

/** Without options and commands there is nothing to parse, and the parser need not be loaded. */
function isPathsOnly(argv: readonly string[]): boolean {
  return !argv.some((word) => word.startsWith('-')) && !commandNames.includes(argv[0] ?? '');
}
