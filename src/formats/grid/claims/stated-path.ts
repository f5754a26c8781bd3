import { isNothing } from '../texts/nothing.js';

const longest = 4096;
/** What sets a description apart from the path before it. */
const separators = [' - ', ' -- ', ' – ', ' — ', ' => ', ' -> ', ' → ', ' # '];
/** What stands between the old name of a file and the new one. */
const arrow = / (?:=>|->|→) /;
const bullet = /^(?:[-*+•]|\d{1,3}[.)])\s+/;
const extension = /\.[A-Za-z][A-Za-z0-9]{0,9}$/;
/** What stands between paths. A comma within a name has no blank behind it, and hardly an extension before it. */
const betweenPaths = /[,;]\s+|(?<=\.[A-Za-z][A-Za-z0-9]{0,9})[,;]/;
/** The lines of a file that are meant: `:12`, `:12:5`, `:12-40`, `#L12`. */
const lineNumbers = /:L?\d[\d:-]{0,30}$|#L\d.{0,20}$/;

/**
 * The paths that an item of a list of files states: `src/a.ts`, `src/a.ts - the routes`, `src/a.ts, src/b.ts`, or one a
 * line. None when it states nothing that could be looked for: a sentence, a count, a pattern, a web address.
 */
export function statedPaths(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const names = lines
    .filter((line) => line !== '')
    .flatMap(itemsOf)
    .map(nameIn);
  // Where not all are paths, the rest speaks of the first.
  return (names.every(isLikePath) ? names : names.slice(0, 1)).filter(isPath);
}

/** Whether a word is plainly a path: `src/a`, `a.ts`. */
export function isLikePath(word: string): boolean {
  return !/\s/.test(word) && (word.includes('/') || extension.test(word));
}

/** Whether several words are the name of one file: `My notes.md`. */
export function isFileName(text: string): boolean {
  return extension.test(text) && / /.test(text) && !/[\n,;]/.test(text) && !isPattern(text);
}

/** The items of a line: several only when each is plainly a path. */
function itemsOf(line: string): readonly string[] {
  const item = line.replace(bullet, '');
  const parts = item.replace(/[,;]$/, '').split(betweenPaths);
  const isList = !item.includes('{') && parts.every((part) => !/\s/.test(part) && isLikePath(nameIn(part)));
  return isList ? parts : [item];
}

/** What an item says the name of a file is; empty when it says none. */
function nameIn(item: string): string {
  if (item.length > longest) return /\s/.test(item) ? '' : item;
  const text = linked(renamed(unwrapped(item)));
  const quoted = /`([^`]+)`/.exec(text)?.[1];
  const name = oneName(unwrapped(quoted ?? withoutDescription(text)));
  return name.replace(/[,;:]$/, '').replace(lineNumbers, '');
}

function unwrapped(text: string): string {
  const [, mark = '', inner = ''] = /^(\*\*|["'`])(.+)\1$/.exec(text) ?? [];
  return mark === '' || inner.includes(mark) ? text : inner;
}

/** Of a file that was moved, git writes `src/{a.ts => b.ts}` or `a.ts => b.ts`: it has the new name. */
function renamed(text: string): string {
  const whole = text.replace(/\{[^{}=]* => (?:([^{}=]+)\}|\}\/?)/, (_, name = '') => name);
  const [from = '', to = ''] = whole.split(arrow, 2);
  if (to === '' || to.startsWith('/')) return whole; // `src/notes.ts -> /api/notes` is a route
  return isLikePath(unwrapped(from)) && isLikePath(nameIn(to)) ? to : whole;
}

/** Of a link, its text when that is a path with folders, else a target within the repository, else nothing. */
function linked(text: string): string {
  const middle = text.indexOf('](');
  if (!text.startsWith('[') || middle < 0) return text;
  const [word = ''] = text.slice(middle + 2).split(/\s/, 1);
  const end = word.lastIndexOf(')');
  if (end < 0) return text;
  const label = unwrapped(text.slice(1, middle));
  const target = word.slice(0, end);
  const rest = text.slice(middle + 2 + end + 1);
  if (label.includes('/') && isLikePath(label)) return label + rest;
  return isLikePath(target) && !/^[./]|:|\]\(/.test(target) ? target + rest : '';
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

/** Of several words, the first may be a path that others speak of; or all are the name of one file. */
function oneName(text: string): string {
  const [first = '', ...others] = text.split(/\s+/);
  const last = others.at(-1);
  if (last === undefined) return first;
  const path = first.replace(/[,;:]$/, '');
  if (path.includes('/') && (extension.test(path) || path.endsWith('/'))) return path;
  const isOne = first.includes('/') && extension.test(last) && !others.some((word) => word.includes('/'));
  return isOne ? text : '';
}

/** Whether a name is that of a file which can be looked for. A word without a letter is a count or a date. */
function isPath(name: string): boolean {
  if (isNothing(name) || isPattern(name) || /^https?:\/\//i.test(name)) return false;
  return /[\p{L}/]/u.test(name) && !/^(?:true|false|yes)$/i.test(name);
}

/** `src/*.ts`, `src/{a,b}.ts` and `src/...` state many files. Brackets alone may be part of a name. */
function isPattern(path: string): boolean {
  const hasChoice = path.includes('{') && path.includes(',') && path.includes('}');
  return path.includes('*') || hasChoice || /(?:\.{3}|…)$/.test(path);
}
