import { visible } from '../../text/visible.js';
import { displayWidth, glyphsOf } from '../pretty/display-width.js';
import { wrap } from '../pretty/wrap.js';

/** A text whose lines after the first stand below its beginning; what is hidden in it becomes visible. */
export function hanging(mark: string, indent: number, text: string, width: number): string[] {
  const [first = '', ...more] = cellLines(visible(text), width - indent);
  return [`${mark}${first}`, ...more.map((line) => ' '.repeat(indent) + line)];
}

/** A row of cells in lines: each cell is wrapped in its column. The last column takes what is left. */
export function rowLines(cells: readonly string[], widths: readonly number[]): string[] {
  const columns = cells.map((cell, i) => cellLines(cell, widths[i] ?? 1));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((lines, i) => padded(lines[line] ?? '', widths[i] ?? 1))
      .join('  ')
      .trimEnd(),
  );
}

/**
 * How wide columns are in so much room: as their longest cell, and where that is too much, the widest give way.
 * @param least no column becomes narrower than that for others
 */
export function widthsOf(rows: readonly (readonly string[])[], room: number, least: number): number[] {
  const number = rows[0]?.length ?? 0;
  const widths = Array.from({ length: number }, (_, i) =>
    Math.max(1, ...rows.map((row) => displayWidth(row[i] ?? ''))),
  );
  const gaps = 2 * (number - 1);
  for (;;) {
    const over = widths.reduce((sum, width) => sum + width, gaps) - room;
    const widest = Math.max(...widths);
    if (over <= 0 || widest <= least) return widths;
    const at = widths.indexOf(widest);
    const next = Math.max(least, ...widths.filter((_, i) => i !== at));
    widths[at] = Math.max(Math.min(widest - 1, next), widest - over);
  }
}

/** A text in lines of at most some columns, broken at blanks where that is possible, else anywhere. */
function cellLines(text: string, width: number): string[] {
  return wrap(text, width).flatMap((line) => (displayWidth(line) <= width ? [line] : pieces(line, width)));
}

function pieces(line: string, width: number): string[] {
  const found: string[] = [];
  let piece = '';
  let used = 0;
  for (const glyph of glyphsOf(line)) {
    if (used + glyph.width > width && piece !== '') {
      found.push(piece);
      piece = '';
      used = 0;
    }
    piece += glyph.text;
    used += glyph.width;
  }
  return [...found, piece];
}

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - displayWidth(text)));
