import type { AskCommits } from '../core/commit-answer.js';
import type { Severity } from '../core/finding.js';
import type { Shard } from '../core/shard.js';
import type { FileRead, TreeEntry } from '../core/tree.js';
import { holdAgainst, isBoolean, isListOfWords, isObjectOf, isWord, type OptionKind, tagOf } from './option-kinds.js';

/** The text of a file. */
export type Content = string | Uint8Array;

/** How far a run has come: how many folders were searched, or how many of all roots were linted. */
export interface Progress {
  readonly stage: 'search' | 'lint';
  readonly done: number;
  /** While it is searching, nobody knows. */
  readonly total?: number;
}

/**
 * Files of some other place, for settings to be read from. Paths are relative to the repository, with `/`; the empty
 * string is the repository itself. What it throws says why nothing can be read there.
 */
export interface SettingsTree {
  /** What messages call it: `1a2b3c4`, `main`. */
  readonly name: string;
  /** The entries of a directory; empty when there is none. */
  readonly list: (directory: string) => Promise<readonly TreeEntry[]>;
  /** The bytes of a regular file of at most `cap` bytes; links are not followed. */
  readonly read: (path: string, cap: number) => Promise<FileRead>;
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
  /**
   * Where configuration and baseline are read from, instead of from what is linted: a revision, or files of some other
   * place. So no change is judged by what it says of that itself. Files outside of the repository are read where they
   * lie. What cannot be used there does not hold; the result says why, and what is other in what is linted.
   */
  readonly settingsFrom?: string | SettingsTree | undefined;
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
  /**
   * The part of the roots that is linted, where a run is split over several machines: `2/8` is the second of eight. To
   * which a root belongs, its path alone says. By default, all are linted.
   */
  readonly shard?: string | Shard | undefined;
  /** Whether git is asked; true by default. Without it, what only the history could tell is skipped. */
  readonly git?: boolean | undefined;
  /**
   * Asked about recorded commits that the clone lacks, or cannot tell of because it is shallow: a forge may know more.
   * No name is asked about twice in a run. What it throws, is thrown on.
   */
  readonly askCommits?: AskCommits | undefined;
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

const kinds: Readonly<Record<keyof LintOptions, OptionKind>> = {
  cwd: { expected: 'a path', is: isWord },
  paths: { expected: 'a list of paths', is: isListOfWords },
  contents: { expected: 'an object of strings or Uint8Arrays, by path', is: isObjectOf(isContent) },
  only: { expected: 'a list of beginnings of rule ids', is: isListOfWords },
  severities: { expected: 'an object of severities, by rule id', is: isObjectOf((one) => typeof one === 'string') },
  config: { expected: 'a path, or false', is: (value) => value === false || isWord(value) },
  baseline: { expected: 'a path, or false', is: (value) => value === false || isWord(value) },
  settingsFrom: {
    expected: 'a revision, or an object with name, list and read',
    is: (value) => isWord(value) || isSettingsTree(value),
  },
  updateBaseline: { expected: 'true or false', is: isBoolean },
  rev: { expected: 'a revision', is: isWord },
  base: { expected: 'a revision', is: isWord },
  changed: { expected: 'true or false', is: isBoolean },
  shard: {
    expected: '<index>/<count>, such as "2/8", or an object with index and count',
    is: (value) => isWord(value) || isShard(value),
  },
  git: { expected: 'true or false', is: isBoolean },
  askCommits: { expected: 'a function', is: isFunction },
  safeDirectory: { expected: 'a path', is: isWord },
  now: { expected: 'a number, of ms since 1970, or "commit"', is: isMoment },
  allowEmpty: { expected: 'true or false', is: isBoolean },
  onProgress: { expected: 'a function', is: isFunction },
};

/** @throws UsageError for an option that is not known or of another type */
export function checkOptions(options: unknown): void {
  holdAgainst(kinds, options, 'lint');
}

function isContent(value: unknown): boolean {
  return typeof value === 'string' || tagOf(value) === 'Uint8Array';
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isShard(value: unknown): boolean {
  const { index, count } = Object(value) as Record<string, unknown>;
  return typeof index === 'number' && typeof count === 'number';
}

function isSettingsTree(value: unknown): boolean {
  const { name, list, read } = Object(value) as Record<string, unknown>;
  return isWord(name) && typeof list === 'function' && typeof read === 'function';
}

/** Within what a Date can hold. */
function isMoment(value: unknown): boolean {
  return value === 'commit' || (typeof value === 'number' && Math.abs(value) <= 8.64e15);
}
