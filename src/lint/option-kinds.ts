import { quote, suggestion } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** What a value of an option has to be. */
export interface OptionKind {
  /** In words: `a list of paths`. */
  readonly expected: string;
  is(value: unknown): boolean;
}

/**
 * Holds options against their types: not all who call the library have a compiler that does.
 * @param caller the function that was given them
 * @throws UsageError for an option that is not known or of another type
 */
export function holdAgainst(kinds: Readonly<Record<string, OptionKind>>, options: unknown, caller: string): void {
  if (!isObject(options)) throw new UsageError(`${caller}() wants an object of options, not ${inWords(options)}`);
  const known = new Map(Object.entries(kinds));
  for (const [name, value] of Object.entries(options)) {
    const kind = known.get(name);
    if (!kind) throw new UsageError(`there is no option ${quote(name)}${suggestion(name, [...known.keys()])}`);
    if (value === undefined || kind.is(value)) continue;
    throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords(value)}`);
  }
}

export function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function isListOfWords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isWord);
}

/** An object of keys and values: no list, no Date, no Map. */
function isObject(value: unknown): value is object {
  return tagOf(value) === 'Object';
}

export function isObjectOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isObject(value) && Object.values(value).every(is);
}

/** `Object`, `Array`, `Date`: also for what comes from another realm, where `instanceof` fails. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.every(isWord) ? 'a list' : 'a list of other things';
  if (isObject(value)) return 'such an object';
  const isNamed = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isNamed ? `a ${tagOf(value)}` : String(value);
}
