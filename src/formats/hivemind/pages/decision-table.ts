import type { TextLine } from '../../../text/markdown.js';
import { cellsOf, isNextLine, isTableRule } from '../../../text/table-lines.js';
import { count } from '../../../text/words.js';
import type { Section } from './sections.js';

interface TableFault {
  readonly at: TextLine;
  readonly message: string;
}

const columns = 3;
const head = 'Decision, Rationale and When';

/**
 * What is wrong with the first table of a section, which is to have three columns; undefined when it is whole.
 * @param text the whole page
 */
export function tableFault(text: string, { heading, title, lines }: Section): TableFault | undefined {
  const from = lines.findIndex(isRow);
  const [first, second, ...below] = from < 0 ? [] : lines.slice(from, endOfTable(text, lines, from));
  if (!first) return { at: heading, message: `the section "${title}" holds no table, expected one of ${head}` };
  const width = widthOf(first);
  if (width !== columns)
    return { at: first, message: `the table has ${count(width, 'column')}, expected ${columns}: ${head}` };
  if (!second || !isTableRule(second.raw) || widthOf(second) !== columns) {
    return {
      at: first,
      message: `below the head of the table, a line of dashes was expected for its ${columns} columns`,
    };
  }
  const [torn, ...others] = below.filter((row) => widthOf(row) !== columns);
  if (!torn) return undefined;
  const more = others.length > 0 ? `, and ${others.length} more like it` : '';
  const escaped = widthOf(torn) > columns ? '; a "|" that is text is written "\\|"' : '';
  return { at: torn, message: `the row has ${count(widthOf(torn), 'cell')}, expected ${columns}${more}${escaped}` };
}

const isRow = ({ raw }: TextLine): boolean => /^[ \t]*\|/.test(raw);

function endOfTable(text: string, lines: readonly TextLine[], from: number): number {
  const next = lines.findIndex(
    (line, index) => index > from && !(isRow(line) && isBelow(text, lines[index - 1], line)),
  );
  return next < 0 ? lines.length : next;
}

const isBelow = (text: string, above: TextLine | undefined, line: TextLine) => !!above && isNextLine(text, above, line);

/** How many cells a row has: what stands before the first sign and behind the last one is none. */
function widthOf({ raw }: TextLine): number {
  const cells = cellsOf(raw.trim());
  return cells.length - 1 - (cells.at(-1)?.text === '' ? 1 : 0);
}
