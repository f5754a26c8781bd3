import type { MapNode, ScalarNode, ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { folded } from '../../../text/words.js';
import { textOf } from '../companions/fields.js';
import { isNothing } from '../texts/nothing.js';
import { hashWords, notedHashes, wrappedHashes } from './hash-words.js';

/** A commit that a field names. */
export interface NamedCommit {
  readonly name: string;
  readonly keyPath: KeyPath;
  /** What is pointed at. */
  readonly node: ScalarNode;
}

/** Fields of a record that hold its commit. */
const commitKeys = new Set([
  'commit',
  'commits',
  'hash',
  'hashes',
  'sha',
  'shas',
  'commithash',
  'commitsha',
  'commitid',
]);
const threadKey = /^(?:block|wave|thread|task)?[ _-]?\d{1,4}(?:[.-]\d{1,4})?$/i;

/**
 * The commits that the value of a field names: a list of hashes or of records, a mapping of threads to hashes, a single
 * hash. Depth is bounded by the reader.
 * @param isSure whether any text in it is meant as a commit; else only what looks like one is
 */
export function namedCommits(value: ValueNode, keyPath: KeyPath, isSure: boolean): readonly NamedCommit[] {
  if (value.kind === 'list') {
    return value.items.flatMap((item, index) => namedCommits(item, [...keyPath, index], isSure));
  }
  if (value.kind === 'map') return inRecord(value, keyPath, isSure);
  const text = textOf(value);
  return namesIn(text, isSure).map((name) => ({ name, keyPath, node: value }));
}

/** `{ thread: 1.1, hash: e31b5e8 }` has a field for it; in `{ 1.1: e31b5e8 }` and `{ e31b5e8: text }` it has none. */
function inRecord(record: MapNode, keyPath: KeyPath, isSure: boolean): NamedCommit[] {
  const own = record.entries.filter(({ key }) => commitKeys.has(folded(String(key.value))));
  const telling = own.filter(({ value }) => value.kind !== 'scalar' || hashWords(textOf(value)).hashes.length > 0);
  const fields = own.length > 0 ? (telling.length > 0 ? telling : own.slice(0, 1)) : record.entries;
  return fields.flatMap(({ key, value }) => {
    const text = textOf(key);
    const { hashes, isAlone } = hashWords(text);
    const below = [...keyPath, String(key.value)];
    if (own.length > 0) return namedCommits(value, below, true);
    if (isAlone && hashes.length > 0) return hashes.map(({ name }) => ({ name, keyPath: below, node: key }));
    return namedCommits(value, below, isSure && threadKey.test(text));
  });
}

/** `e31b5e8`, `e31b5e8, 19f0967`, `e31b5e8 - feat(01): add x`, `Thread 1.1: Shelves (commit e31b5e8)`. */
function namesIn(text: string, isSure: boolean): readonly string[] {
  const whole = text.trim();
  const isWord = isSure && !/\s/.test(whole);
  const found = isWord ? namesOfWord(whole) : whole.split('\n').flatMap(commitsOfLine);
  return found.length > 0 || !isSure || isNothing(whole) ? found : [whole];
}

/** A word that holds anything but commits is malformed as a whole: `HEAD..e31b5e8`. */
function namesOfWord(word: string): string[] {
  return (wrappedHashes(word) ?? []).map(({ name }) => name);
}

/** Of a line that says something about its commit, only the first counts: others are what it speaks of. */
function commitsOfLine(line: string): string[] {
  const noted = notedHashes(line);
  const { hashes, isAlone } = hashWords(line);
  const commits = noted.length > 0 ? noted : isAlone ? hashes : hashes.slice(0, 1);
  return commits.map(({ name }) => name);
}
