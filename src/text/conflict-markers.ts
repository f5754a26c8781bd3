import type { Fault } from '../core/document.js';
import { type Line, linesOf } from './lines.js';

/**
 * The merge conflicts that were left in a text, one fault each, with the other end of the conflict beside it.
 * Seven signs at the start of a line, then a blank or the end: `=======` alone may underline a Markdown heading.
 */
export function conflictMarkers(text: string): Fault[] {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return [];
  const faults: Fault[] = [];
  let open: Line | undefined;
  for (const line of linesOf(text)) {
    if (isMarker(text, line, '<<<<<<<')) {
      if (open) faults.push(fault(open));
      open = line;
    } else if (isMarker(text, line, '>>>>>>>')) {
      faults.push(open ? fault(open, line) : fault(line));
      open = undefined;
    }
  }
  if (open) faults.push(fault(open));
  return faults;
}

function isMarker(text: string, line: Line, signs: string): boolean {
  return (
    text.startsWith(signs, line.start) &&
    /^(?:\s|$)/.test(text.slice(line.start + 7, Math.min(line.end, line.start + 8)))
  );
}

function fault(line: Line, end?: Line): Fault {
  const message = 'an unresolved merge conflict; expected one of the two sides';
  const related = end && { related: { message: 'the conflict ends here', start: end.start, end: end.end } };
  return { kind: 'conflict-marker', message, start: line.start, end: line.end, ...related };
}
