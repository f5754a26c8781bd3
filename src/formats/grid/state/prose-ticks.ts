import type { TextLine } from '../../../text/markdown.js';
import { LineCursor } from '../body/line-cursor.js';

/** A mark on the line of a block. */
interface Ticked {
  readonly block: number;
  readonly complete: boolean;
  readonly start: number;
  readonly end: number;
}

const longestLine = 500;
const done = '✅|✔|☑|✓|🟢|🟩|⏭|\\[[xX]\\]';
const open = '⏳|⌛|⏱|⏸|🔄|🚧|🔲|⬜|☐|⬛|❌|✗|✘|🔴|🟠|🟡|🔵|⚪|📋|🔜|\\[ \\]';
const marker = /^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/;
const leading = new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`, 'u');
const block = /^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i;
const trailing = new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`, 'u');
const isDone = new RegExp(`^(?:${done})$`, 'u');

/** The blocks that a body ticks, or marks as still to come: `- ✅ Block 01: Shelves`, `- [ ] Block 02`. */
export function ticksOf(lines: readonly TextLine[]): Ticked[] {
  return lines.flatMap((line) => (line.raw.length > longestLine ? [] : (tickOf(line) ?? [])));
}

function tickOf(line: TextLine): Ticked | undefined {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== '';
  const before = cursor.piece(leading);
  if (before) cursor.take(leading); // `- [x] ✅ Block 01`
  const number = cursor.piece(block);
  const mark = before ?? (isItem ? markAtEnd(line) : undefined);
  if (!number || !mark) return undefined;
  // A block that was skipped needs no work any more (D33).
  const complete = isDone.test(mark.text) || /\bskipped\b/i.test(line.raw);
  return { block: Number(number.text.split('-').at(-1)), complete, start: mark.start, end: mark.end };
}

/** `- Block 02: Stove ✅` */
function markAtEnd({ raw, start }: TextLine) {
  const match = trailing.exec(raw.trimEnd());
  const text = match?.[1];
  if (!match || text === undefined) return undefined;
  return { text, start: start + match.index, end: start + match.index + text.length };
}
