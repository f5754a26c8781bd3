import { visible } from '../../text/visible.js';
import { type Glyph, glyphsOf } from './display-width.js';

const tabWidth = 4;

/** The part of a line that is shown: as much as fits, from some unit of the line on. */
export interface View {
  readonly text: string;
  /** The column, from 0, at which a unit of the line stands; clipped to what is shown. */
  columnOf(unit: number): number;
}

/** Shows a line from a unit on, in at most some columns. Tabs become blanks, what is hidden becomes visible. */
export function viewOf(line: string, from: number, columns: number): View {
  const cut = from > 0 && line.length > 0;
  const until = Math.min(line.length, from + columns * 4); // more units than columns can show
  const part = inertGlyphs(line.slice(from, until), cut ? 1 : 0);
  const goesOn = until < line.length || widthOf(part) + (cut ? 1 : 0) > columns;
  const room = goesOn ? columns - 1 : columns;
  let text = cut ? '…' : '';
  let end = cut ? 1 : 0;
  const starts: { readonly at: number; readonly column: number }[] = [];
  for (const glyph of part) {
    starts.push({ at: from + glyph.at, column: end });
    if (end + glyph.width > room) break;
    text += glyph.text;
    end += glyph.width;
  }
  if (goesOn) text += '…';
  return {
    text: text.trimEnd(),
    columnOf: (unit) => starts.find(({ at }) => at >= unit)?.column ?? end,
  };
}

/**
 * Where a view must begin so that a stretch of the line is in sight: at the start of the line when the stretch then
 * is, else with a third of the columns before it.
 */
export function viewStart(line: string, start: number, end: number, columns: number): number {
  const most = columns * 4;
  if (line.length <= most && widthOf(inertGlyphs(line, 0)) <= columns) return 0;
  if (end <= most && widthOf(inertGlyphs(line.slice(0, end), 0)) < columns) return 0;
  const least = Math.max(0, start - columns);
  let room = Math.floor(columns / 3);
  let from = start;
  for (const glyph of inertGlyphs(line.slice(least, start), 0).reverse()) {
    room -= glyph.width;
    if (room < 0) break;
    from = least + glyph.at;
  }
  return from;
}

const widthOf = (glyphs: readonly Glyph[]): number => glyphs.reduce((sum, glyph) => sum + glyph.width, 0);

function inertGlyphs(line: string, startColumn: number): Glyph[] {
  let column = startColumn;
  return glyphsOf(line).map((glyph) => {
    const shown = glyph.text === '\t' ? ' '.repeat(tabWidth - (column % tabWidth)) : visible(glyph.text);
    const width = shown === glyph.text ? glyph.width : shown.length;
    column += width;
    return { ...glyph, text: shown, width };
  });
}
