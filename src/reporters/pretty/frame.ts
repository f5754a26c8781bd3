import type { Range } from '../../core/place.js';
import { displayWidth } from './display-width.js';
import type { Look, Paint } from './look.js';
import type { Source } from './source.js';
import { type View, viewOf, viewStart } from './view.js';
import { wrap } from './wrap.js';

/** A stretch of source that a frame underlines. Of one over several lines, the first is. */
export interface Mark {
  readonly at: Range;
  readonly sign: '^' | '-';
  readonly paint: Paint;
  /** What stands beside the underline. */
  readonly label?: string;
}

/**
 * The lines around a place with their numbers, and under each what is marked there. A line that is too long is cut
 * around the first mark.
 * @param context lines to show before and after
 */
export function frame(source: Source, marks: readonly [Mark, ...Mark[]], context: number, look: Look): string[] {
  const [main] = marks;
  const here = main.at.start.line;
  const first = Math.max(1, here - context);
  const last = Math.max(here, Math.min(source.length, here + context));
  const digits = String(last).length;
  const columns = Math.max(20, look.width - digits - 7);
  const [start, end] = unitsOf(main, source);
  const from = viewStart(source.line(here), start, end, columns);

  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const view = viewOf(source.line(number), from, columns);
    const isMarked = number === here;
    const gutter = `${isMarked ? '>' : ' '} ${String(number).padStart(digits)} │`;
    rows.push(`${isMarked ? look.strong(gutter) : look.faint(gutter)}${view.text && ` ${view.text}`}`);
    for (const mark of marks.filter((one) => one.at.start.line === number)) {
      for (const row of underline(mark, source, view, columns)) {
        rows.push(`${look.faint(`  ${' '.repeat(digits)} │`)} ${row}`);
      }
    }
  }
  return rows;
}

/** The units of its first line that a mark covers, from 0; the end is exclusive. */
function unitsOf({ at: { start, end } }: Mark, source: Source): [number, number] {
  const length = source.line(start.line).length;
  const to = end.line > start.line ? length : Math.min(end.column - 1, length);
  return [Math.min(start.column - 1, length), to];
}

function underline(mark: Mark, source: Source, view: View, columns: number): string[] {
  const [start, end] = unitsOf(mark, source).map(view.columnOf) as [number, number];
  const signs = mark.sign.repeat(Math.max(1, end - start));
  const line = `${' '.repeat(start)}${mark.paint(signs)}`;
  if (mark.label === undefined) return [line];
  const beside = columns - start - signs.length - 1;
  if (displayWidth(mark.label) <= beside) return [`${line} ${mark.paint(mark.label)}`];
  const indent = Math.min(start, Math.floor(columns / 3));
  return [line, ...wrap(mark.label, columns - indent).map((row) => `${' '.repeat(indent)}${mark.paint(row)}`)];
}
