import type { Command } from 'commander';
import type { ExitStatus } from './exit-status.js';
import type { Io } from './io.js';

/** Tells the parser of arguments about a command. What the command ends with, once it has run, goes to `end`. */
export type AddCommand = (program: Command, io: Io, end: (status: ExitStatus) => void) => void;
