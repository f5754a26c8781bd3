import type { Document, Target } from '../core/document.js';
import type { Facts } from '../core/facts.js';
import { defaultLimits } from '../core/limits.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Refusal, Tree } from '../core/tree.js';
import { schemaEnum } from '../formats/common/rules/schema/enum.js';
import { schemaPattern } from '../formats/common/rules/schema/pattern.js';
import { schemaRange } from '../formats/common/rules/schema/range.js';
import { schemaRequired } from '../formats/common/rules/schema/required.js';
import { schemaType } from '../formats/common/rules/schema/type.js';
import { schemaUnknownField } from '../formats/common/rules/schema/unknown-field.js';
import { syntaxPlaceholder } from '../formats/common/rules/syntax/placeholder.js';
import { decode } from '../text/decode.js';
import { size } from '../text/words.js';
import { ConfigurationError } from './configuration/configuration-error.js';

/** A file that tells the linter something, and is no state: a configuration, a baseline. */
export interface DataFile {
  readonly tree: Pick<Tree, 'read'>;
  readonly path: string;
  /** Its path, as messages call it. */
  readonly name: string;
  /** Where it is read from, when that is not what is linted: `1a2b3c4`, `main`. */
  readonly origin?: string | undefined;
}

/**
 * How messages call such a file, or a place in it: `agent-state-lint.yaml:3:5 at 1a2b3c4`.
 * @param place what follows its path
 */
export function called({ name, origin }: Pick<DataFile, 'name' | 'origin'>, place = ''): string {
  return `${name}${place}${origin === undefined ? '' : ` at ${origin}`}`;
}

/** What is wrong at one place of such a file. */
export interface Wrong {
  readonly at: Target;
  readonly message: string;
}

/**
 * Its text.
 * @param most the largest that is read, in bytes
 * @throws ConfigurationError when it cannot be read
 */
export async function textOf(file: DataFile, most: number): Promise<string> {
  return decoded(called(file), await bytesOf(file, most));
}

/**
 * Its bytes.
 * @param most as many as are read
 * @throws ConfigurationError when it cannot be read
 */
export async function bytesOf(file: DataFile, most: number): Promise<Uint8Array> {
  const read = await file.tree.read(file.path, most);
  if (read.ok) return read.bytes;
  throw new ConfigurationError([
    `${called(file)} ${refusals[read.refusal]}${read.refusal === 'too-large' ? size(most) : ''}`,
  ]);
}

/**
 * The text that some bytes are.
 * @throws ConfigurationError when they are no UTF-8
 */
export function decoded(name: string, bytes: Uint8Array): string {
  const read = decode(bytes);
  if (read.ok) return read.text;
  const what = { 'utf-16': 'is UTF-16', 'nul-byte': 'holds a NUL byte', 'not-utf8': 'is no UTF-8 text' };
  throw new ConfigurationError([`${name} ${what[read.problem]} (byte ${read.offset}); expected UTF-8`]);
}

const refusals: Readonly<Record<Refusal, string>> = {
  missing: 'is not there',
  link: 'is reached over a link, and links are not followed',
  'not-a-file': 'is no regular file',
  'too-large': 'is larger than ',
  'not-readable': 'cannot be opened; check its permissions',
  'not-fetched': 'was not fetched, as the clone is partial; clone it without --filter',
  outside: 'lies outside of the repository',
};

/** Such a file is held against its schema as state is: by the rules of every format. */
const judges = [
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaType,
  schemaUnknownField,
  syntaxPlaceholder,
];

/** All that breaks its schema. */
export async function wrongBySchema(document: Document): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const { check } of judges) {
    await check({
      snapshot: { ...noSnapshot, documents: [document] },
      change: undefined,
      facts: noFacts,
      now: 0,
      limits: defaultLimits,
      report: (at, message) => wrong.push({ at, message }),
      skip: () => undefined,
    });
  }
  return wrong;
}

/** For rules that judge no state. */
export const noSnapshot: Snapshot = {
  ...{ root: '', format: '', dialect: undefined, documents: [] },
  ...{ unreadable: [], commits: [], files: [] },
};

const nobodyAsked = { answer: 'unknown', reason: 'a file of ours claims nothing' } as const;
/** The facts of that. */
export const noFacts: Facts = {
  commit: () => nobodyAsked,
  file: () => nobodyAsked,
  age: () => nobodyAsked,
  tracking: () => nobodyAsked,
  lastCommit: undefined,
};

/** All that is wrong, in the order of the file: `agent-state-lint.yaml:3:5: what is wrong`. */
export function errorOf(file: Pick<DataFile, 'name' | 'origin'>, wrong: readonly Wrong[]): ConfigurationError {
  const lines = [...wrong]
    .sort((a, b) => a.at.start - b.at.start)
    .map(({ at, message }) => {
      const { line, column } = at.document.position(at.start);
      return `${called(file, `:${line}:${column}`)}: ${message}`;
    });
  return new ConfigurationError(lines as [string, ...string[]]);
}
