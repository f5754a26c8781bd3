import type { Io, Output } from './io.js';

/**
 * Whether to colour what goes to a stream: an option decides, then NO_COLOR, then FORCE_COLOR, then whether it is a
 * terminal.
 */
export function hasColors(stream: Output, env: Io['env'], option?: boolean): boolean {
  if (option !== undefined) return option;
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/** Columns to lay text out for: the terminal's, else what COLUMNS says, else 80. */
export function columnsOf(stream: Output, env: Io['env']): number {
  const asked = Number(env.COLUMNS);
  return stream.columns || (Number.isInteger(asked) && asked > 0 ? asked : 80);
}
