import type { Limits } from '../../../../core/limits.js';
import { readMapping } from '../../files/read-mapping.js';
import { isContent, type Row } from './rows.js';

/** What the reader of YAML says of some rows. */
export interface Attempt {
  /** Whether they are a mapping with nothing wrong but aliases. */
  readonly isClean: boolean;
  /** What is wrong, in words; of many faults the first. */
  readonly why: string;
}

/** Asks the reader of YAML about rows: as fields, or as the items of a list. */
export interface Attempts {
  fields(rows: readonly Row[]): Attempt;
  items(rows: readonly Row[]): Attempt;
}

/** Of a file with more faults than any mission has, the rest is judged line by line. */
const most = 1500;
/** How much is read at most: a small file over and over, a large one a few times. In UTF-16 units. */
const mostRead = (size: number): number => 400_000 + 6 * size;

/** What is remembered, for several steps ask the same. */
const mostKnown = 100;

/** What no reader can mistake: `percent: 80`, `- id: "01-pantry"`. */
const plainRow = /^ *(?:- )?(?:[a-z_][\w-]{0,60}:(?: |$))(?:"[^"\\]{0,1000}"|[\w.-]{0,100})$/;

/**
 * Reads rows as often as it takes, within bounds: a file may have as many faults as lines.
 * @param size of the whole file, in UTF-16 units
 */
export function attemptsOn(size: number, limits: Limits): Attempts {
  let left = most;
  let unread = mostRead(Math.min(size, limits.yamlBytes));
  const known = new Map<string, Attempt>();
  const read = (text: string, rows: readonly Row[]): Attempt => {
    const attempt = known.get(text) ?? readAnew(text, rows);
    if (known.size < mostKnown) known.set(text, attempt);
    return attempt;
  };
  const readAnew = (text: string, rows: readonly Row[]): Attempt => {
    left -= 1;
    if (text.length <= limits.yamlBytes) unread -= text.length; // what is over the cap is not read at all
    if (left < 0 || unread < 0) {
      const isPlain = (row: Row): boolean => !isContent(row) || plainRow.test(row.text);
      return { isClean: rows.every(isPlain), why: 'the file has more faults than can be told apart' };
    }
    const { root, faults } = readMapping(text, { start: 0, end: text.length }, limits);
    const fault = faults.find(({ kind }) => kind !== 'alias');
    return { isClean: root !== undefined && !fault, why: fault?.message ?? 'no field stands here' };
  };
  const written = (rows: readonly Row[]): string => rows.map(({ text }) => `${text}\n`).join('');
  return {
    fields: (rows) => read(written(rows), rows),
    items: (rows) => read(`items:\n${written(rows)}`, rows),
  };
}
