import { formatInstant, parseInstant } from '../../../../text/time.js';
import { clockTime } from '../../scratchpad/clock-time.js';

/** A moment that a file names. */
export interface Moment {
  /** Since 1970, in UTC. */
  readonly ms: number;
  /** Whether it names its zone: without one it counts as UTC, and may be local time (D5). */
  readonly sure: boolean;
}

const stampAhead = /^(\d{4}-\d{2}-\d{2}[Tt ]\d{1,2}:\d{2}[^\s,;()]{0,20}(?: ?(?:UTC|Z))?)(?=[\s,;()]|$)/;
const dayAhead = /^(\d{4}-\d{2}-\d{2})(?![\d:T])/;

/** The moment that a text is or begins with: of `2026-01-23 - Completed 04-PLAN.md`, midnight. Undefined for any other text. */
export function momentIn(text: string): Moment | undefined {
  const said = text.slice(0, 100).trim();
  const stamp = clockTime(stampAhead.exec(said)?.[1] ?? said);
  if (stamp) return stamp.isDated ? { ms: stamp.ms, sure: stamp.zoned } : undefined;
  const day = parseInstant(`${dayAhead.exec(said)?.[1]}T00:00Z`);
  return day && { ms: day.ms, sure: false };
}

/** A stamp in the profile of STATE.md schema 3.1, and whether that is just what was said; undefined for none. */
export function stampIn(text: string): { readonly value: string; readonly sure: boolean } | undefined {
  const instant = parseInstant(text);
  if (!instant) return undefined;
  return instant.inProfile ? { value: text, sure: true } : { value: formatInstant(instant.ms), sure: instant.zoned };
}
