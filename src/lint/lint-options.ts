import type { Severity } from '../core/finding.js';
import { quote, suggestion } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** The text of a file. */
export type Content = string | Uint8Array;

/** How far a run has come: how many folders were searched, or how many of all roots were linted. */
export interface Progress {
  readonly stage: 'search' | 'lint';
  readonly done: number;
  /** While it is searching, nobody knows. */
  readonly total?: number;
}

export interface LintOptions {
  /**
   * The folder that paths are relative to; `process.cwd()` by default. Without paths, the roots below it are linted,
   * else the nearest one above it in its repository.
   */
  readonly cwd?: string | undefined;
  /** Files, state roots, or directories to search. A path in a root stands for that root. */
  readonly paths?: readonly string[] | undefined;
  /** Texts to judge instead of what lies on the disk, by path. Each path must be a file that is read. */
  readonly contents?: Readonly<Record<string, Content>> | undefined;
  /** Only rules whose id begins with one of these. */
  readonly only?: readonly string[] | undefined;
  /** Other severities than the rules' own, by rule id. */
  readonly severities?: Readonly<Record<string, Severity | 'off'>> | undefined;
  /**
   * The configuration: the path of a file, or false for none. By default the nearest one, from the working folder
   * upwards to the top of the repository. With `rev` it is read from that revision.
   */
  readonly config?: string | false | undefined;
  /**
   * The baseline, which hides the findings that it holds: the path of its file, or false for none. By default what the
   * configuration says, else `agent-state-lint-baseline.json` at the top of the repository, where there is one. With
   * `rev` it is read from that revision.
   */
  readonly baseline?: string | false | undefined;
  /** Whether to make the baseline anew, of all that is found; the text comes back, and nothing is written. */
  readonly updateBaseline?: boolean | undefined;
  /** The revision whose files are linted, instead of the working tree: a branch, a tag, a hash, `main~2`. */
  readonly rev?: string | undefined;
  /**
   * The revision that the state is compared with, where the history of what is linted left it: what others added to it
   * since plays no part.
   */
  readonly base?: string | undefined;
  /**
   * Whether only the roots are linted in which something differs from `base`; HEAD is the base when none is named. By
   * default, all are.
   */
  readonly changed?: boolean | undefined;
  /** Whether git is asked; true by default. Without it, what only the history could tell is skipped. */
  readonly git?: boolean | undefined;
  /**
   * A folder whose repositories git is to read though somebody else owns them, as in a container. Without it, git
   * refuses, and what only the history could tell is skipped.
   */
  readonly safeDirectory?: string | undefined;
  /**
   * The clock, in ms since 1970, or `commit` for the committer date of what is linted: `rev`, else HEAD. By default the
   * wall clock, and with `rev` the committer date of that revision.
   */
  readonly now?: number | 'commit' | undefined;
  /** Whether a path without any state root is fine; by default it is wrong usage, for it is mostly a mistake. */
  readonly allowEmpty?: boolean | undefined;
  /** Hears how far the run has come, often. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

interface Kind {
  /** In words: `a list of paths`. */
  readonly expected: string;
  is(value: unknown): boolean;
}

const kinds: Readonly<Record<keyof LintOptions, Kind>> = {
  cwd: { expected: 'a path', is: isWord },
  paths: { expected: 'a list of paths', is: isListOfWords },
  contents: { expected: 'an object of strings or Uint8Arrays, by path', is: isObjectOf(isContent) },
  only: { expected: 'a list of beginnings of rule ids', is: isListOfWords },
  severities: { expected: 'an object of severities, by rule id', is: isObjectOf((one) => typeof one === 'string') },
  config: { expected: 'a path, or false', is: (value) => value === false || isWord(value) },
  baseline: { expected: 'a path, or false', is: (value) => value === false || isWord(value) },
  updateBaseline: { expected: 'true or false', is: isBoolean },
  rev: { expected: 'a revision', is: isWord },
  base: { expected: 'a revision', is: isWord },
  changed: { expected: 'true or false', is: isBoolean },
  git: { expected: 'true or false', is: isBoolean },
  safeDirectory: { expected: 'a path', is: isWord },
  now: { expected: 'a number, of ms since 1970, or "commit"', is: isMoment },
  allowEmpty: { expected: 'true or false', is: isBoolean },
  onProgress: { expected: 'a function', is: (value) => typeof value === 'function' },
};

/**
 * Holds options against their types: not all who call the library have a compiler that does.
 * @throws UsageError for an option that is not known or of another type
 */
export function checkOptions(options: unknown): void {
  if (!isObject(options)) throw new UsageError(`lint() wants an object of options, not ${inWords(options)}`);
  const known = new Map<string, Kind>(Object.entries(kinds));
  for (const [name, value] of Object.entries(options)) {
    const kind = known.get(name);
    if (!kind) throw new UsageError(`there is no option ${quote(name)}${suggestion(name, [...known.keys()])}`);
    if (value === undefined || kind.is(value)) continue;
    throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords(value)}`);
  }
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isListOfWords(value: unknown): boolean {
  return Array.isArray(value) && value.every(isWord);
}

/** An object of keys and values: no list, no Date, no Map. */
function isObject(value: unknown): value is object {
  return tagOf(value) === 'Object';
}

function isObjectOf(is: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isObject(value) && Object.values(value).every(is);
}

function isContent(value: unknown): boolean {
  return typeof value === 'string' || tagOf(value) === 'Uint8Array';
}

/** Within what a Date can hold. */
function isMoment(value: unknown): boolean {
  return value === 'commit' || (typeof value === 'number' && Math.abs(value) <= 8.64e15);
}

/** `Object`, `Array`, `Date`: also for what comes from another realm, where `instanceof` fails. */
function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1);
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.every(isWord) ? 'a list' : 'a list of other things';
  if (isObject(value)) return 'such an object';
  const isNamed = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isNamed ? `a ${tagOf(value)}` : String(value);
}
