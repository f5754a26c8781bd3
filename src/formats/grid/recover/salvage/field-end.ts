import { persistenceSpecification, stateSpecification } from '../../specifications.js';
import { isBlank, isComment, isContent, isItem, type Row } from './rows.js';

const keys = [stateSpecification, persistenceSpecification].flatMap(({ schema }) =>
  Object.keys(schema.properties ?? {}),
);
const knownKey = new RegExp(`^["']?(?:${[...new Set(keys)].join('|')})["']?[ \\t]*:(?:\\s|$)`);
const lowerKey = /^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:\s|$)/;
const code = /^ {0,3}(?:```|~~~)/;
const heading = /^#{1,6} \S/;
/** What may be left of a fence. */
const brokenFence = /^-{1,9}[ \t]*$/;

/** Whether a row begins a field that a state has at its top. */
export const isKnownField = ({ text }: Row): boolean => knownKey.test(text);

/** Whether a row looks like a field of a state at all. */
export const isField = ({ text }: Row): boolean => lowerKey.test(text);

/**
 * Where the fields end and the Markdown begins when no fence tells: after the last field that a state has, and what
 * belongs to it. A heading looks like a comment, so what comes after it decides.
 * @returns the fields; the Markdown; and whether something between them is what is left of a fence
 */
export function splitFields(rows: readonly Row[]): {
  readonly fields: readonly Row[];
  readonly rest: readonly Row[];
  readonly isFenced: boolean;
} {
  const hard = hardStop(rows);
  const before = rows.slice(0, hard);
  const last = before.findLastIndex(isKnownField);
  let end = Math.max(last, before.findIndex(isContent)) + 1;
  while (end < before.length && goesOn(before, end)) end += 1;
  while (end > 0 && isBlankAt(before, end - 1)) end -= 1;
  const rest = rows.slice(end);
  const first = rest.findIndex((row) => !isBlank(row));
  const isFenced = first >= 0 && brokenFence.test(rest[first]?.text ?? '') && !isItemAt(rest, first + 1);
  return { fields: rows.slice(0, end), rest: isFenced ? rest.slice(first + 1) : rest, isFenced };
}

const isBlankAt = (rows: readonly Row[], index: number): boolean => rows[index] !== undefined && isBlank(rows[index]);
const isItemAt = (rows: readonly Row[], index: number): boolean => rows[index] !== undefined && isItem(rows[index]);

/** Where Markdown begins beyond doubt: code, or a heading with no field below it. No field of a state comes after. */
function hardStop(rows: readonly Row[]): number {
  let isText = true; // whether what follows a comment is text: at the end of the file, it is
  let isCode = false;
  let stop = rows.length;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (!row || isBlank(row)) continue;
    if (code.test(row.text)) {
      isCode = !isCode;
      stop = index;
    } else if (isCode) continue;
    else if (isKnownField(row)) return stop;
    else if (isComment(row)) {
      if (isText && heading.test(row.text) && isBlankAt(rows, index - 1)) stop = index;
      continue;
    }
    isText = !isField(row) && !/^ /.test(row.text) && !isItem(row);
  }
  return stop;
}

/** Whether a row below the last known field is still of the fields. */
function goesOn(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  if (!row) return false;
  if (isBlank(row) || /^[ \t]/.test(row.text) || isField(row)) return true;
  return isItem(row) ? isInList(rows, index) : isComment(row);
}

/** Whether an item that is not indented has a list to stand in. */
function isInList(rows: readonly Row[], index: number): boolean {
  let at = index - 1;
  while (at >= 0 && (isBlankAt(rows, at) || /^[ #]/.test(rows[at]?.text ?? ''))) at -= 1;
  const text = rows[at]?.text ?? '';
  return /^-(?: |$)/.test(text) || /^[^#]{1,80}:[ \t]*$/.test(text);
}
