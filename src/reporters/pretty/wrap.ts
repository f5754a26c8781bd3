import { displayWidth } from './display-width.js';
import type { Paint } from './look.js';

/**
 * A text in lines of at most some columns, broken at blanks. A word that is longer begins a line of its own, and is
 * broken behind `/` or `-`, for what else would the terminal do; where it has none, it stays whole.
 */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const { text: part, joint, isFirst } of partsOf(text, columns)) {
    const more = displayWidth(part);
    if (line !== '' && (isFirst || width + joint.length + more > columns)) {
      lines.push(line);
      line = part;
      width = more;
    } else {
      width = line === '' ? more : width + joint.length + more;
      line = line === '' ? part : `${line}${joint}${part}`;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** The same lines, with their first units painted: as many as a text has that the lines begin with. */
export function paintStart(lines: readonly string[], start: string, paint: Paint): string[] {
  let left = start.length;
  return lines.map((line) => {
    const painted = line.slice(0, left);
    left = Math.max(0, left - line.length - 1); // one blank went where the line was broken
    return painted === '' ? line : `${paint(painted)}${line.slice(painted.length)}`;
  });
}

interface Part {
  readonly text: string;
  /** What stands between it and the part before when both are on one line. */
  readonly joint: '' | ' ';
  /** Whether it is the first piece of a word that is broken. */
  readonly isFirst: boolean;
}

function partsOf(text: string, columns: number): Part[] {
  return text.split(' ').flatMap((word) => {
    const pieces = displayWidth(word) > columns ? word.split(/(?<=[/-])/) : [word];
    return pieces.map(
      (piece, i): Part => ({
        text: piece,
        joint: i === 0 ? ' ' : '',
        isFirst: i === 0 && pieces.length > 1,
      }),
    );
  });
}
