import { applyEdits, type TextEdit } from '../../lint/repair/edits.js';
import type { Line } from '../../text/lines.js';

/** Whole lines that others take the place of. They have no line breaks. */
export interface Replacement {
  /** The numbers of the first and the last line that goes, from 1. */
  readonly first: number;
  readonly last: number;
  readonly old: readonly string[];
  readonly lines: readonly string[];
}

/** A text with the table of its lines, which is built once. */
export interface LinedText {
  readonly text: string;
  readonly lines: readonly Line[];
}

/**
 * What some edits come to when lines are the smallest that can be replaced: as few of them as will do, and at least one,
 * for what is only put in needs a line to stand beside.
 * @param from the numbers of the first and the last line that edits touch
 * @returns undefined when no line is another one afterwards
 */
export function replacementOf(
  { text, lines }: LinedText,
  [from, to]: readonly [from: number, to: number],
  edits: readonly TextEdit[],
): Replacement | undefined {
  const start = Math.max(0, from - 2); // with the line before, for there may be nothing left of this one
  const offset = lines[start]?.start ?? 0;
  const before = text.slice(offset, lines[to + 1]?.start);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset })),
  );
  const [old, now] = [linesIn(before), linesIn(after)];
  const shortest = Math.min(old.length, now.length);
  let same = 0;
  while (same < shortest && old[same] === now[same]) same += 1;
  let tail = 0;
  while (tail < shortest - same && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  if (same + tail === old.length) {
    if (old.length === now.length) return undefined;
    if (same > 0) same -= 1;
    else tail -= 1;
  }
  const part = (all: readonly string[]) => all.slice(same, all.length - tail).map(withoutBreak);
  const replacement = { first: start + same + 1, last: start + old.length - tail, old: part(old), lines: part(now) };
  return replacement.old.join('\n') === replacement.lines.join('\n') ? undefined : replacement;
}

/** With their line breaks: the last line may have none. */
const linesIn = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const withoutBreak = (line: string): string => line.replace(/\r?\n$/, '');
