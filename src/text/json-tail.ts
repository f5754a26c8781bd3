import type { Fault } from '../core/document.js';
import { count } from './words.js';

/**
 * What stands after a document, if anything does: a shorter one over a longer one leaves the end of the longer one
 * behind. A line break after the document is its own, and is not to be cut. Where another document begins, nothing is to
 * be cut: it may be the one that counts.
 */
export function tailOf(text: string, end: number, to: number): Omit<Fault, 'kind' | 'related'> | undefined {
  const after = text.slice(end, to);
  const blanks = /^[ \t\r\n]*/.exec(after)?.[0].length ?? 0;
  const rest = after.slice(blanks);
  if (rest === '') return undefined;
  const lineBreak = /^[ \t]*\r?\n/.exec(after)?.[0].length ?? 0;
  const length = rest.trimEnd().length;
  const isNul = rest.startsWith('\0') && /^[\0\s]*$/.test(rest);
  const start = end + blanks;
  const stretch = { start, end: start + Math.max(length, 1) };
  if (/^[{[]/.test(rest)) {
    return { message: 'another document begins after the whole one; expected a single one', ...stretch };
  }
  const message = isNul
    ? `${count(length, 'NUL byte')} after the whole document; expected nothing more`
    : 'text after the whole document, as when a shorter one is written over a longer one; expected nothing more';
  return { message, ...stretch, cut: { start: end + lineBreak, end: to } };
}
