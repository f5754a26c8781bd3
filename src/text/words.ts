import { distance } from 'fastest-levenshtein';
import type { Data } from '../core/data.js';
import { capped, visible } from './visible.js';

const shown = 60;

/** A value as messages show it: strings in quotes, one line, short, inert. */
export function quote(value: Data | undefined): string {
  if (typeof value === 'string') return `"${inert(value)}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a mapping';
  return String(value);
}

/** Text from a file as messages show it without quotes: one line, short, inert. */
export function inert(text: string): string {
  // Cut first: what is left out need not be made visible. An escape is longer than what it stands for, hence twice.
  return capped(visible(capped(text, shown + 1)), shown);
}

/** `1 block`, `3 blocks`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A number of bytes: `128 KiB`, `64 MiB`. */
export function size(bytes: number): string {
  return bytes % (1024 * 1024) === 0 ? `${bytes / (1024 * 1024)} MiB` : `${bytes / 1024} KiB`;
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[], joint = 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** The first of some words, and how many more there are: `a`, `a and b`, `a, b, c and 4 more`. */
export function some(words: readonly string[], most: number): string {
  const others = words.length - most;
  return either(others > 0 ? [...words.slice(0, most), `${others} more`] : words, 'and');
}

/** The same for words that differ only in case, or in how their parts are joined: `In-Progress`, `in_progress`. */
export function folded(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}

/**
 * The candidate that was probably meant: one letter off, two from four letters on, three from nine letters on; else the
 * only one that begins with the word, from three letters on. Undefined when none is near or two are equally near.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  return nearestOf(near(word, candidates));
}

/** The same of what `near` has found. */
export function nearestOf([best, second]: readonly NearWord[]): string | undefined {
  return best && best.off !== second?.off ? best.candidate : undefined;
}

/** What a message ends with where a word was probably meant: `; did you mean "block"?`, else nothing. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : `; did you mean ${quote(meant)}?`;
}

/** The same for a word that is none of the candidates. */
export function suggestion(word: string, candidates: readonly string[]): string {
  return didYouMean(nearest(word, candidates));
}

/** A candidate that may have been meant, and how far it is off: the less, the nearer. */
export interface NearWord {
  readonly candidate: string;
  readonly off: number;
}

/** All candidates that may have been meant in the sense of `nearest`, the nearest first. */
export function near(word: string, candidates: readonly string[]): readonly NearWord[] {
  if (word.length > 100) return [];
  const same = candidates.filter((candidate) => folded(candidate) === folded(word));
  if (same[0] !== undefined && same.length === 1) return [{ candidate: same[0], off: 0 }];
  const most = Math.min(3, Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)));
  const close = candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= most && candidate.length > most)
    .map((candidate) => ({ candidate, off: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ off }) => off <= most)
    .sort((a, b) => a.off - b.off);
  if (close.length > 0) return close;
  const longer = word.length < 3 ? [] : candidates.filter((candidate) => candidate.startsWith(word));
  return longer.map((candidate) => ({ candidate, off: mostOff }));
}

/** Of words that begin alike, none is nearer than another. */
const mostOff = 4;
