import { distance } from 'fastest-levenshtein';
import type { Data } from '../core/document.js';
import { capped, visible } from './visible.js';

/** A value as messages show it: strings in quotes, one line, short, inert. */
export function quote(value: Data | undefined): string {
  if (typeof value === 'string') return `"${capped(visible(value), 60)}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a mapping';
  return String(value);
}

/** `1 block`, `3 blocks`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[], joint = 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/**
 * The candidate that was probably meant: at most two letters off, or a third of the word's length. Undefined when
 * none is near or two are equally near.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > 100) return undefined;
  const ranked = candidates
    .map((candidate) => ({ candidate, off: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.off - b.off);
  const [best, second] = ranked;
  const most = Math.min(3, Math.max(2, Math.floor(word.length / 3)));
  if (!best || best.off > most || best.off >= best.candidate.length || best.off === second?.off) return undefined;
  return best.candidate;
}
