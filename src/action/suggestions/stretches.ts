import { parsePatch } from 'diff';

/** Lines that the diff of a file shows in one piece, as they are after the change. */
export interface Stretch {
  /** The number of the first of them, from 1. */
  readonly first: number;
  /** Without line feeds; of CRLF files, the CR is there. */
  readonly lines: readonly string[];
}

/** What a patch shows of a file after the change: new lines, and those around them. Nothing, when it is no patch. */
export function stretchesOf(patch: string): readonly Stretch[] {
  try {
    return parsePatch(patch).flatMap(({ hunks }) =>
      hunks.map(({ newStart, lines }) => ({
        first: newStart,
        lines: lines.filter((line) => !/^[-\\]/.test(line)).map((line) => line.slice(1)),
      })),
    );
  } catch {
    return [];
  }
}

/** Whether a stretch has all lines between two, which count from 1. */
export function covers(stretch: Stretch, first: number, last: number): boolean {
  return first >= stretch.first && last < stretch.first + stretch.lines.length;
}
