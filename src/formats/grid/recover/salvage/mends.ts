import { unprintable } from '../../../../text/yaml.js';

/** A comment at the end of a value, with the blanks before it. */
const comment = /[ \t]#.*$/;

/**
 * What the value of a broken line may have been, the likeliest first. Only where it is plain: a quote or a bracket that
 * was not closed, text that needs quotes.
 * @param isWhole whether the value is all there; in a file that breaks off, a quote that is open may hold anything
 */
export function mendedValues(value: string, isWhole: boolean): readonly string[] {
  if (value.length > longest) return [];
  const printable = value.replace(unprintable, '');
  const whole = printable.trimEnd();
  const bare = whole.replace(comment, '').trimEnd();
  const candidates = [printable, ...(isWhole ? quoteClosed(whole) : []), closed(whole), ...requoted(bare)];
  return [...new Set(candidates)].filter((candidate) => candidate !== value && candidate.trim() !== '');
}

/** Of the text of a list or mapping in brackets: a longer one is no line that somebody wrote. */
const longest = 20_000;

function quoteClosed(value: string): string[] {
  const sign = value.charAt(0);
  if (sign !== '"' && sign !== "'") return [];
  return value.indexOf(sign, 1) < 0 ? [value + sign] : [];
}

/** The brackets and the quote that are open at the end, closed; what is closed too often is cut off. */
export function closed(value: string): string {
  const open: string[] = [];
  let quote = '';
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (quote !== '') {
      if (sign === '\\' && quote === '"') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}');
    else if ((sign === ']' || sign === '}') && open.pop() !== sign) return value.slice(0, at).trimEnd();
  }
  // A quote is closed only within brackets: elsewhere it may be an apostrophe.
  return open.length === 0 ? value : value.replace(/,\s*$/, '') + quote + open.reverse().join('');
}

/** Text that means itself, in quotes that let it. */
function requoted(value: string): string[] {
  const sign = value.charAt(0);
  const inner = value.slice(1, -1);
  const isQuoted = value.length > 1 && (sign === '"' || sign === "'") && value.endsWith(sign);
  if (isQuoted) return [`'${inner.replaceAll("'", "''")}'`];
  return /^["'[{|>&]/.test(value) || value === '' ? [] : [JSON.stringify(value)];
}
