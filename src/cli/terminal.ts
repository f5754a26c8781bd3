import { colorsOf } from '../reporters/colors.js';
import type { Io, Output } from './io.js';

/**
 * Whether to colour what goes to a stream: an option decides, then NO_COLOR, then FORCE_COLOR, then whether it is a
 * terminal.
 */
export function hasColors(stream: Output, env: Io['env'], option?: boolean): boolean {
  return option ?? colorsOf(env) ?? (stream.isTTY === true && env.TERM !== 'dumb');
}

/** Columns to lay text out for: the terminal's, else what COLUMNS says, else 80. */
export function columnsOf(stream: Output, env: Io['env']): number {
  const asked = Number(env.COLUMNS);
  return stream.columns || (Number.isInteger(asked) && asked > 0 ? asked : 80);
}
