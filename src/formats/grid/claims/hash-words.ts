import { isHash } from '../../../text/hash.js';

/** A word of a text that stands for a commit. */
export interface HashWord {
  readonly name: string;
  /** Offsets into the text. */
  readonly start: number;
  readonly end: number;
}

export interface HashWords {
  readonly hashes: readonly HashWord[];
  /** Whether the text holds nothing but commits. */
  readonly isAlone: boolean;
}

/** What words are made of, and what wraps them: `#` too, unless a number makes it the name of an issue. */
const anyWord = /[^\s,;+&]+/g;
const wrapping = /^[`*_~"'([{<]{0,9}(?:#(?!\d{1,64}(?:\W|$)))?|[`*_~"')\]}>.:]{1,9}$/g;
/** What is no word: the target of a link, a line break of a table, the dots of a range. */
const noWord = /\]\([^()\s]{0,2000}\)|<br ?\/?>|\.{2,3}/gi;
/** What a thread says of its commit: `Thread 02.1: Layout (commit abc123)`. */
const note = /\(commits?[ :#]{1,3}([^()]{4,200})\)/gi;

/**
 * The commits that a text names: all its words when they are nothing else, and of a sentence those that are as long as
 * git writes them and hold a digit, for `added` and `2026` are hexadecimal too.
 */
export function hashWords(text: string): HashWords {
  const all = wordsOf(text);
  const isAlone = all.every(({ name }) => isLikeHash(name));
  const hashes = all.filter(({ name }) => isAlone || (isHash(name) && name.length >= 7 && /\d/.test(name)));
  return { hashes, isAlone };
}

/** A commit in a note, and the offset of the note. */
export interface NotedHash extends HashWord {
  readonly note: number;
}

/** The commits in notes such as `(commit abc123)`. */
export function notedHashes(text: string): readonly NotedHash[] {
  return [...text.matchAll(note)].flatMap(({ 0: whole, 1: inner = '', index }) => {
    const from = index + whole.length - 1 - inner.length;
    return hashWords(inner).hashes.map(({ name, start, end }) => {
      return { name, start: from + start, end: from + end, note: index };
    });
  });
}

/** Whether a word that stands alone is plainly a commit. A short one needs digits and letters: `1250` is a number. */
function isLikeHash(word: string): boolean {
  return isHash(word) && (word.length >= 7 || (/\d/.test(word) && /[a-f]/.test(word)));
}

/**
 * The commits of a word that consists of nothing else, whatever wraps and parts them: `[e31b5e8](url)`,
 * `e31b5e8..19f0967`. Undefined when anything else is in it.
 */
export function wrappedHashes(word: string): readonly HashWord[] | undefined {
  const words = wordsOf(word);
  return words.length > 0 && words.every(({ name }) => isHash(name)) ? words : undefined;
}

/** The words of a text without emphasis, brackets and links around them. Marks alone are no words. */
function wordsOf(text: string): HashWord[] {
  const blanked = text.replace(noWord, (found) => ' '.repeat(found.length));
  return [...blanked.matchAll(anyWord)].flatMap(({ 0: found, index }) => {
    const name = found.replace(wrapping, '');
    const start = index + found.indexOf(name);
    return /[\p{L}\p{N}]/u.test(name) ? { name, start, end: start + name.length } : [];
  });
}
