import type { TextLine } from '../../../text/markdown.js';
import { LineCursor } from '../body/line-cursor.js';

/** A mark on the line of a block. */
interface Ticked {
  readonly block: number;
  readonly phase: number | undefined;
  readonly isPlain: boolean;
  readonly complete: boolean;
  readonly isSkipped: boolean;
  readonly start: number;
  readonly end: number;
}

const longestLine = 500;
const lowestHeading = 6;
const done = '✅|✔|☑|✓|🟢|🟩|⏭|\\[[xX]\\]';
const open = '⏳|⌛|⏱|⏸|🔄|🚧|🔲|⬜|☐|⬛|❌|✗|✘|🔴|🟠|🟡|🔵|⚪|📋|🔜|\\[ \\]';
const marker = /^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/;
const leading = new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`, 'u');
const block = /^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i;
const trailing = new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`, 'u');
const isDone = new RegExp(`^(?:${done})$`, 'u');
/** `### Phase 2: Core Features`, `- **Phase 2** (Blocks 02-06)`. */
const phase = /^[ \t]*(?:(?:[-*+]|#{1,6})[ \t]+)?[*_~]{0,4}phase[ \t]+#?(\d{1,4})(?![\w.])/i;

/** The blocks that a body ticks, or marks as still to come: `- ✅ Block 01: Shelves`, `- [ ] Block 02`. */
export function ticksOf(lines: readonly TextLine[]): Ticked[] {
  let below: { readonly phase: number | undefined; readonly heading: number } | undefined;
  return lines.flatMap((line) => {
    if (line.raw.length > longestLine) return [];
    const named = phase.exec(line.raw)?.[1];
    if (named !== undefined) below = { phase: Number(named), heading: line.heading || lowestHeading };
    else if (line.heading > 0 && line.heading <= (below?.heading ?? 0)) below = undefined;
    return tickOf(line, below?.phase) ?? [];
  });
}

function tickOf(line: TextLine, phaseAbove: number | undefined): Ticked | undefined {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== '';
  const before = cursor.piece(leading);
  if (before) cursor.take(leading); // `- [x] ✅ Block 01`
  const number = cursor.piece(block);
  const mark = before ?? (isItem ? markAtEnd(line) : undefined);
  if (!number || !mark) return undefined;
  const isSkipped = mark.text === '⏭' || /\bskipped\b/i.test(line.raw);
  const [first = '', second] = number.text.split('-');
  return {
    block: Number(second ?? first),
    phase: second === undefined ? phaseAbove : Number(first),
    isPlain: second === undefined,
    // A block that was skipped needs no work any more (D33).
    complete: isSkipped || isDone.test(mark.text),
    isSkipped,
    start: mark.start,
    end: mark.end,
  };
}

/** `- Block 02: Stove ✅` */
function markAtEnd({ raw, start }: TextLine) {
  const match = trailing.exec(raw.trimEnd());
  const text = match?.[1];
  if (!match || text === undefined) return undefined;
  return { text, start: start + match.index, end: start + match.index + text.length };
}
