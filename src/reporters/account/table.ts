import type { AccountRow, RecoveredFile } from '../../core/recovery.js';
import { capped, visible } from '../../text/visible.js';
import { count } from '../../text/words.js';
import { displayWidth } from '../pretty/display-width.js';
import { hanging, rowLines, widthsOf } from './columns.js';
import { otherInWords } from './difference.js';
import { type AccountLook, type Colors, isAsItWas, type Purpose } from './subject.js';
import { sourceInWords, sureness, valueInWords } from './words.js';

const head = ['field', 'value', 'source', ''] as const;
const longestValue = 120;
/** No column gives way to others below that; the last one, which says how sure a value is, never does. */
const leastColumn = (width: number): number => Math.max(6, Math.min(12, Math.floor((width - 14) / 3)));
/** The name of a field is never broken: a longer one has a line of its own, above its value. */
const longestField = (width: number): number => Math.max(12, Math.floor(width * 0.3));

/** A row a field, and below it what others say; then how many fields are not told of. */
export function tableLines(file: RecoveredFile, purpose: Purpose, look: AccountLook, c: Colors): string[] {
  const { account } = file;
  if (account.length === 0) return [];
  const told = look.isWhole ? account : account.filter((row) => !isAsItWas(row, file, purpose));
  const rows = told.map((row) => cellsOf(row, look));
  const isLong = (field: string) => displayWidth(field) > longestField(look.width);
  const fields = ['field', ...rows.map(({ field }) => field)].filter((field) => !isLong(field));
  const first = Math.max(...fields.map(displayWidth));
  const [, ...titles] = head;
  const others = widthsOf([titles, ...rows.map(({ cells }) => cells)], look.width - first - 2, leastColumn(look.width));
  const widths = [first, ...others];
  return [
    ...(rows.length > 0 ? rowLines(head, widths).map(c.bold) : []),
    ...rows.flatMap(({ field, cells, others, sure }) => [
      ...[
        ...(isLong(field) ? hanging('', 0, field, look.width) : []),
        ...rowLines([isLong(field) ? '' : field, ...shortened(cells, widths, look)], widths),
      ].map((line) => (sure ? line : c.yellow(line))),
      ...others.flatMap((other) => hanging('    ', 4, other, look.width).map(c.dim)),
    ]),
    ...untold(account.length - told.length, told.length > 0, purpose).map(c.dim),
    '',
  ];
}

function untold(left: number, hasOthers: boolean, purpose: Purpose): string[] {
  if (left === 0) return [];
  const fields = count(left, hasOthers ? 'more field' : 'field');
  const as = left === 1 ? 'stays as it is' : 'stay as they are';
  const said =
    purpose === 'rollback' ? `${left === 1 ? 'is' : 'are'} as the commit has ${left === 1 ? 'it' : 'them'}` : as;
  return [`${fields} ${said} (--verbose shows all)`];
}

function cellsOf({ field, value, source, sure, otherwise = [] }: AccountRow, { shown }: AccountLook) {
  const words = (some: AccountRow['source']) => visible(sourceInWords(some, shown));
  return {
    field: visible(field),
    cells: [valueInWords(value, longestValue), words(source), sureness(sure)],
    others: otherwise.map((other) => `otherwise ${visible(otherInWords(other.value, value))} (${words(other.source)})`),
    sure,
  };
}

/** A long value is told by its beginning: about two lines of its column. */
function shortened([value = '', ...cells]: readonly string[], widths: readonly number[], { isWhole }: AccountLook) {
  return [isWhole ? value : capped(value, 2 * (widths[1] ?? 1) - 4), ...cells];
}
