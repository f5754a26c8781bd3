import type { Companion } from '../snapshot.js';

// A merge only adds. Where a notation leaves no place to add something to, a person has to.

/** Why no lesson is put into a file; undefined when that may be tried. */
export function whyNotAdded(warmth: Companion | undefined): string | undefined {
  const { root, text = '' } = warmth?.document ?? {};
  if (/\r(?!\n)/.test(text)) return 'the file has line ends of a lone CR, to which no lesson can be added';
  if (/^\s{0,99}(?:%[A-Z]+|\?)[ \t]/.test(text) && !root) {
    return 'the file begins with a directive or a complex key of YAML, and no lesson can be added to such a document';
  }
  return undefined;
}

/** What stands for a list without items, or without a value at all. */
const empty = /[ \t]*(?:\[\s*\]|\{\s*\}|~|\bnull\b|""|'')[ \t]*/;

/** Whether a text holds all lines of another one, in their order: each as it was, with something put in, or with a list
 * in the place of an empty one. */
export function keepsLines(before: string, after: string): boolean {
  const lines = after.split('\n');
  let at = 0;
  for (const line of before.split('\n')) {
    while (at < lines.length && !goesOn(line, lines[at] ?? '')) at += 1;
    if (at === lines.length) return false;
    at += 1;
  }
  return true;
}

function goesOn(line: string, now: string): boolean {
  if (line === now) return true;
  if (line.trim() === '') return false;
  if (withoutBlanks(line.replace(empty, ' ')) === withoutBlanks(now)) return true;
  let start = 0;
  while (start < line.length && line[start] === now[start]) start += 1;
  const rest = line.slice(start);
  return now.length > line.length && now.endsWith(rest) && start > 0 && rest.length < line.length;
}

const withoutBlanks = (text: string): string => text.replace(/[ \t]+/g, ' ').trim();
