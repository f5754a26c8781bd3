import type { TextLine } from '../../../text/markdown.js';
import { LineCursor, type Piece } from './line-cursor.js';
import { type ProgressBar, readBar } from './progress-bar.js';

/** Which part of the body a line stands in, told by the heading above it. */
export type Zone = 'head' | 'position' | 'progress' | 'agents' | 'other';

/** A line of the body, with the part it stands in. */
export interface ZonedLine {
  readonly line: TextLine;
  readonly zone: Zone;
}

/**
 * What a line of the body repeats of the state: `**Status:** blocked`, `Progress: [##--] 50%`, `Phase 2/3: Core`,
 * `Block: 04 of 09`.
 */
export interface Claim {
  readonly label: 'status' | 'mode' | 'progress' | 'phase' | 'block' | 'wave' | 'thread';
  readonly zone: Zone;
  /** The words, the percentage without its sign, or the number of the phase, block, wave or thread. */
  readonly value?: Piece | undefined;
  /** Of `Phase 2 of 3 (Core)`: 3. */
  readonly total?: Piece | undefined;
  /** Of `Phase 2 of 3 (Core)`: Core. */
  readonly name?: Piece | undefined;
  readonly bar?: (ProgressBar & Piece) | undefined;
  /** What follows, in words that belong to no known form. */
  readonly rest: string;
}

const longestLine = 500;
const labelled =
  /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}(status|mode|progress|phase|block|wave|thread)[*_]{0,3}[ \t]{0,9}(:?)[*_]{0,3}[ \t]*/i;
const percentage = /^[*_ \t]*(\d{1,3}(?:\.\d{1,6})?)[ \t]?%[*_]{0,3}/;
const number = /^(\d{1,4}(?:[.-]\d{1,4})?)(?!\w|[.-]\d)/;
const ofTotal = /^[ \t]{0,9}(?:\/|of\b)[ \t]{0,9}(\d{1,4})(?!\w|[.-]\d)/i;
const bracketed = /^[ \t]*\(([^()]{1,200}(?:\([^()]{0,200}\))?)\)/;
const afterSign = /^[ \t]*[:–—-][ \t]*(.{1,300})/;

/** The claims of a body, in order. A line in words of its own makes none. */
export function claimsOf(lines: readonly ZonedLine[]): Claim[] {
  return lines.filter(({ line }) => line.raw.length <= longestLine).flatMap((zoned) => claimIn(zoned) ?? []);
}

/** The lines that are no headings, with the part each stands in. What looks like a heading in a fence opens none. */
export function zonesOf(lines: readonly TextLine[]): ZonedLine[] {
  let zone: Zone = 'head';
  let isFenced = false;
  return lines.flatMap((line) => {
    if (/^[ \t]{0,9}(?:```|~~~)/.test(line.raw)) isFenced = !isFenced;
    if (line.heading === 0 || isFenced) return { line, zone };
    zone = zoneBelow(line);
    return [];
  });
}

function zoneBelow({ raw, heading }: TextLine): Zone {
  const title = raw.slice(0, 200).toLowerCase().replace(/[#*_]/g, '').trim();
  if (title.includes('current position')) return 'position';
  if (title.includes('active agents')) return 'agents';
  if (/^(?:current |overall )?progress\b/.test(title)) return 'progress';
  return heading === 1 || /^mission\b/.test(title) ? 'head' : 'other';
}

function claimIn({ line, zone }: ZonedLine): Claim | undefined {
  const cursor = new LineCursor(line);
  const match = cursor.take(labelled);
  if (!match) return unlabelledProgress(cursor, zone);
  const label = match[1]?.toLowerCase() as Claim['label'];
  const hasColon = match[2] === ':';
  if (label === 'status' || label === 'mode') {
    return hasColon ? { label, zone, value: cursor.remainder(), rest: '' } : undefined;
  }
  if (label === 'progress') return hasColon ? progress(cursor, zone) : undefined;
  return position(cursor, { label, zone, isAnchored: hasColon || zone === 'position' });
}

/** A bar with a percentage, or one of the two. */
function progress(cursor: LineCursor, zone: Zone): Claim | undefined {
  const early = cursor.piece(percentage);
  const bar = cursor.readAt(readBar);
  const value = early ?? cursor.piece(percentage);
  return value || bar ? { label: 'progress', zone, value, bar, rest: cursor.rest.trim() } : undefined;
}

/** Where progress is what the section speaks of, a bar with a percentage needs no word before it. */
function unlabelledProgress(cursor: LineCursor, zone: Zone): Claim | undefined {
  if (zone === 'other' || zone === 'agents') return undefined;
  const claim = progress(cursor, zone);
  return claim?.value && claim.bar ? claim : undefined;
}

/** `Phase 2 of 3 (Core)`, `Phase 2/3: Core`, `Block 3: Timers`; no sentence that goes on after the number. */
function position(
  cursor: LineCursor,
  { label, zone, isAnchored }: { label: Claim['label']; zone: Zone; isAnchored: boolean },
): Claim | undefined {
  const value = cursor.piece(number);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return undefined;
  const name = cursor.piece(bracketed) ?? cursor.piece(afterSign);
  const rest = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest) ? undefined : { label, zone, value, total, name, rest };
}
