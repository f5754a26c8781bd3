const longest = 4096;
/** What sets a description apart from the path before it. */
const separators = [' - ', ' -- ', ' – ', ' — ', ' => ', ' # '];
/** Words for want of a file. */
const nothing = /^(?:none|n\/a|tbd|[-–—])?$/i;
const extension = /\.[A-Za-z][A-Za-z0-9]{0,9}$/;

/**
 * The path that an item of a list of files states: `src/a.ts`, `src/a.ts - the routes`, `src/a.ts (new)`. Undefined
 * when it states none that could be looked for: a sentence, a pattern, a web address.
 */
export function statedPath(text: string): string | undefined {
  const whole = text.trim();
  if (whole.length > longest) return /\s/.test(whole) ? undefined : whole;
  const quoted = /`([^`]+)`/.exec(whole)?.[1];
  const name = oneName(unwrapped(quoted ?? withoutDescription(whole)));
  const path = name.replace(/:\d{1,6}(?:-\d{1,6})?$|#L\d.{0,20}$/, ''); // the lines that are meant
  return nothing.test(path) || isPattern(path) || /^https?:\/\//i.test(path) ? undefined : path;
}

/** Whether a word is plainly a path: `src/a`, `a.ts`. */
export function isLikePath(word: string): boolean {
  return !/\s/.test(word) && (word.includes('/') || extension.test(word));
}

/** What stands before a description must be like a path: `Database - the tables` states none. */
function withoutDescription(text: string): string {
  const ends = separators.map((separator) => text.indexOf(separator));
  const colon = text.indexOf(': ');
  if (isLikePath(text.slice(0, Math.max(0, colon)))) ends.push(colon);
  const bracket = text.indexOf(' (');
  // `Copy (1).txt` goes on after its bracket.
  if (bracket > 0 && /^(?:\s|$)/.test(text.slice(text.indexOf(')', bracket) + 1))) ends.push(bracket);
  const end = Math.min(...ends.filter((one) => one > 0), text.length);
  const path = text.slice(0, end).trimEnd();
  return end === text.length || isLikePath(path) ? path : '';
}

function unwrapped(text: string): string {
  return /^(\*\*|["'])(.*)\1$/s.exec(text)?.[2] ?? text;
}

/** Of several words, the first may be a path that others speak of; or all are the name of one file. */
function oneName(text: string): string {
  const [first = '', ...others] = text.split(/\s+/);
  const last = others.at(-1);
  if (last === undefined) return first;
  const path = first.replace(/[,;:]$/, '');
  if (path.includes('/') && (extension.test(path) || path.endsWith('/'))) return path;
  return first.includes('/') && extension.test(last) ? text : '';
}

/** `src/*.ts`, `src/{a,b}.ts` and `src/...` state many files. Brackets alone may be part of a name. */
function isPattern(path: string): boolean {
  const hasChoice = path.includes('{') && path.includes(',') && path.includes('}');
  return path.includes('*') || hasChoice || /(?:\.{3}|…)$/.test(path);
}
