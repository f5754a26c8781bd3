import type { Scalar } from '../../core/data.js';
import type { ScalarNode } from '../../core/document.js';
import { readYaml11, readYaml12 } from '../yaml-scalars.js';

/**
 * What JSON lets stand and YAML does not, or not every reader of it; and what an eye could take for something else: line
 * separators, marks of direction, the byte order mark, tags, in which whole sentences hide. Most of what joins or colours
 * emoji stays as it is.
 */
const unsafe =
  /[\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]/gu;

/** A text in double quotes, in one line, as all readers of YAML understand it. */
function inDoubleQuotes(text: string): string {
  return escaped(JSON.stringify(text));
}

/** The same text, of which nothing unsafe is left outside of escapes. For what stands in double quotes. */
export function escaped(text: string): string {
  return text.replace(unsafe, (sign) => {
    const digits = (sign.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
  });
}

/** A text that can stand in any notation: of signs that are seen, and of nothing that breaks a line. */
export function isHarmless(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.search(unsafe) < 0;
}

/** A value in one line, in the quotes of the one that it takes the place of; texts that had none keep none if they can. */
export function inItsNotation(value: Scalar, old: ScalarNode): string {
  if (typeof value !== 'string') return withZeros(numberOrWord(value), old);
  if (old.source.startsWith("'") && isHarmless(value)) return `'${value.replaceAll("'", "''")}'`;
  const wasBare = old.style === 'plain' && typeof old.value === 'string';
  return wasBare && isClearWithoutQuotes(value) ? value : inDoubleQuotes(value);
}

/** A key in one line, without quotes where it needs none. */
export function keyText(key: string): string {
  return isClearWithoutQuotes(key) && !key.includes(' ') ? key : inDoubleQuotes(key);
}

/** `01` becomes `02`, where all readers take that for the same number: `08` and `010` are others to some. */
function withZeros(written: string, { source, style, value }: ScalarNode): string {
  if (style !== 'plain' || typeof value !== 'number' || !/^0\d+$/.test(source) || !/^\d+$/.test(written))
    return written;
  const padded = written.padStart(source.length, '0');
  return isClearNumber(padded) ? padded : written;
}

/** Whether digits are the same number to all readers, whatever zeros they begin with. */
export function isClearNumber(digits: string): boolean {
  return [readYaml11(digits), readYaml12(digits)].every(
    (reading) => reading.kind === 'number' && reading.value === Number(digits),
  );
}

function numberOrWord(value: number | boolean | null): string {
  if (typeof value !== 'number' || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}

/** Words, paths and versions that all readers load as the text that they are. What may be a commit never is one. */
function isClearWithoutQuotes(text: string): boolean {
  if (!/^[A-Za-z_][\w./ -]{0,100}$/.test(text) || text.endsWith(' ') || /^[0-9a-f]{4,64}$/i.test(text)) return false;
  const isLetter = /^[ynYN]$/.test(text); // booleans to the oldest readers
  return !isLetter && readYaml11(text).kind === 'text' && readYaml12(text).kind === 'text';
}
