import type { Fault } from '../core/document.js';
import { type Line, linesOf } from './lines.js';

/** Seven signs at the start of a line, then a blank or the end: `=======` alone may underline a Markdown heading. */
const marker = /(?:^|\n)(<{7}|>{7})(?=\s|$)/g;

/** The merge conflicts that were left in a text, one fault each, with the other end of the conflict beside it. */
export function conflictMarkers(text: string): Fault[] {
  const faults: Fault[] = [];
  let open: Line | undefined;
  for (const { 0: match, 1: signs, index } of text.matchAll(marker)) {
    const line = lineFrom(text, index + match.length - 7);
    if (signs === '<<<<<<<') {
      if (open) faults.push(fault(open));
      open = line;
    } else {
      faults.push(open ? fault(open, line) : fault(line));
      open = undefined;
    }
  }
  if (open) faults.push(fault(open));
  return faults;
}

/** The line that begins at an offset. */
function lineFrom(text: string, start: number): Line {
  const found = text.indexOf('\n', start);
  const [line = { start, end: start }] = linesOf(text, start, found < 0 ? text.length : found + 1);
  return line;
}

function fault(line: Line, end?: Line): Fault {
  const message = 'an unresolved merge conflict; expected one of the two sides';
  const related = end && { related: { message: 'the conflict ends here', start: end.start, end: end.end } };
  return { kind: 'conflict-marker', message, start: line.start, end: line.end, ...related };
}
