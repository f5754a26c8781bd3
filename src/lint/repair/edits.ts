import type { Edit } from '../../core/finding.js';
import type { Position } from '../../core/place.js';
import { linesOf } from '../../text/lines.js';

/** A stretch of a text that another one takes the place of. Offsets are UTF-16 units; the end is exclusive. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Turns edits by line and column into edits by offset; the table of lines is built once for a text. */
export class Offsets {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = linesOf(text).map((line) => line.start);
  }

  /** Undefined for an edit of places that the text does not have. */
  of({ start, end, text }: Edit): TextEdit | undefined {
    const from = this.#at(start);
    const to = this.#at(end);
    if (from === undefined || to === undefined || to < from) return undefined;
    return { start: from, end: to, text: asThere(text, this.#text, from) };
  }

  /** The empty text has one line, though no start of it is known. */
  #at({ line, column }: Position): number | undefined {
    const start = this.#starts[line - 1] ?? (line === 1 ? 0 : undefined);
    const offset = start === undefined ? -1 : start + column - 1;
    return offset >= 0 && offset <= this.#text.length ? offset : undefined;
  }
}

/** Line breaks as the text around has them: those of the line that is edited, else of the one before. */
function asThere(inserted: string, text: string, at: number): string {
  if (!inserted.includes('\n')) return inserted;
  const next = text.indexOf('\n', at);
  const found = next >= 0 ? next : text.lastIndexOf('\n', at);
  const lineBreak = found > 0 && text.charCodeAt(found - 1) === 13 ? '\r\n' : '\n';
  return inserted.split(/\r?\n/).join(lineBreak);
}

/** Whether some edits cannot all be made: two of them want the same stretch, or stretches that touch. */
export function overlap(edits: readonly TextEdit[]): boolean {
  const inOrder = [...edits].sort(byPlace);
  return inOrder.some((edit, i) => i > 0 && edit.start <= (inOrder[i - 1] as TextEdit).end);
}

/** A text with some edits made, none of which overlaps another. Whatever stands in their texts is only text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort(byPlace)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

const byPlace = (a: TextEdit, b: TextEdit): number => a.start - b.start || a.end - b.end;
