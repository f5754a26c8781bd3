import { isWordOf } from './known.js';
import { isBlank, isComment, isContent, type Kept, type Loss, type Row } from './rows.js';

/** A value that says itself where it ends. */
const ended =
  /(?:[\]}]|(?:^|[ \t])(?:"(?:[^"\\]|\\.){0,2000}"|'[^']{0,2000}'|true|false|null|\d{4}-\d{2}-\d{2}T[\d:.]{5,15}Z))[ \t]*$/;
const word = /^([a-z_]{1,60}): ([a-z_]{1,60})$/;

/**
 * The rows of a file that breaks off: of the last one nobody knows whether it is whole, unless it says so. A key without
 * a value waits for what is gone.
 */
export function withoutCutRow(rows: readonly Row[]): Kept {
  const index = rows.findLastIndex((row) => !isBlank(row));
  const last = rows[index];
  if (!last) return { rows, losses: [] };
  const isSafe = last.end !== '' || isComment(last) || isWhole(last.text);
  const above = isSafe ? rows : rows.slice(0, index);
  let end = above.length;
  const losses: Loss[] = isSafe
    ? []
    : [{ line: last.number, text: last.text, why: 'the file breaks off in the midst of it' }];
  const kept: Row[] = [];
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const row = above[at];
    if (!row || (isContent(row) && !waiting.test(row.text))) break;
    end = at;
    if (!isContent(row)) kept.push(row);
    else losses.push({ line: row.number, text: row.text, why: 'the file breaks off before its value' });
  }
  return { rows: [...withLast(above.slice(0, end), end - 1), ...kept.reverse()], losses };
}

/** A key, or the dash of an item, with nothing behind it. */
const waiting = /^ *(?:- *)?(?:["']?[A-Za-z_][\w-]{0,60}["']? *:)?[ \t]*$/;

/** Whether a row ends where its value does. */
export function isWhole(text: string): boolean {
  const [, key = '', value = ''] = word.exec(text) ?? [];
  return ended.test(text) || isWordOf([], key, value);
}

function withLast(rows: readonly Row[], index: number): readonly Row[] {
  return rows.map((row, at) => (at === index ? { ...row, isLast: true } : row));
}
