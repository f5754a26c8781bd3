import { Composer, type CST, Lexer, Parser, type Document as YamlDocument } from 'yaml';
import type { Fault, ValueNode } from '../core/document.js';
import { quote, size } from './words.js';
import { faultsOf } from './yaml-faults.js';
import { LimitPassed, TreeReader, tooDeep, type YamlLimits } from './yaml-tree.js';

export interface YamlRead {
  /** Undefined when the text does not parse, is over a limit, or holds no value at all. */
  readonly root: ValueNode | undefined;
  readonly faults: readonly Fault[];
}

/** Stops `yaml` where it turns quadratic or lets a file choose its own rules. */
const hardened = {
  version: '1.2',
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Of a file with more faults, only so many are told: nobody reads the rest. */
const mostFaults = 1000;

/** Warnings of `yaml` that other readers do not get over. */
const grave = new Set(['TAG_RESOLVE_FAILED', 'BAD_COLLECTION_TYPE']);

/** What nobody may write in YAML (c-printable in its grammar); PyYAML refuses the whole file. */
export const unprintable = /[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;

/**
 * Reads one YAML document that stands at `from` to `to` in a text. All offsets in the answer count from the
 * start of the text. Never throws: whatever is wrong comes back as faults, each at its own place.
 */
export function readYaml(text: string, from: number, to: number, limits: YamlLimits): YamlRead {
  if (!recent || text.length > longestRecent) return readAnew(text, from, to, limits);
  const isSame = (one: Reading) => one.from === from && one.to === to && one.limits === limits && one.text === text;
  const known = recent.findIndex(isSame);
  const [reading = { text, from, to, limits, read: readAnew(text, from, to, limits) }] =
    known < 0 ? [] : recent.splice(known, 1);
  recent.unshift(reading);
  if (recent.length > mostRecent) recent.pop();
  return reading.read;
}

interface Reading {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly limits: YamlLimits;
  readonly read: YamlRead;
}

/** The last readings, the newest first; undefined while nobody asks for them again. */
let recent: Reading[] | undefined;
let askers = 0;
const mostRecent = 4;
/** In UTF-16 units. */
const longestRecent = 64 * 1024;

/** Remembers the last readings while somebody works who has the same texts judged, mended and written in turn. */
export async function withRecentReadings<T>(work: () => Promise<T>): Promise<T> {
  recent ??= [];
  askers += 1;
  try {
    return await work();
  } finally {
    askers -= 1;
    if (askers === 0) recent = undefined;
  }
}

function readAnew(text: string, from: number, to: number, limits: YamlLimits): YamlRead {
  const source = text.slice(from, to);
  const faults: Fault[] = [];
  const tell = (fault: Fault): void => {
    if (faults.length === mostFaults) {
      throw new LimitPassed('yaml', `the YAML here has more than ${mostFaults} faults`, fault.start);
    }
    faults.push(fault);
  };
  try {
    checkSize(source, from, limits);
    const [first, second] = compose(source, from, limits);
    for (const fault of notationFaults(first, second, text, from, to)) tell(fault);
    const root = first?.contents ? new TreeReader(text, from, limits, tell).read(first.contents) : undefined;
    return { root: faults.some((fault) => fault.kind === 'yaml') ? undefined : root, faults };
  } catch (error) {
    if (!(error instanceof LimitPassed)) throw error;
    // Of aliases without end, the one that is too many says it all.
    const others = error.fault.kind === 'alias-bomb' ? faults.filter(({ kind }) => kind !== 'alias') : faults;
    return { root: undefined, faults: [...others, error.fault] };
  }
}

function checkSize(source: string, from: number, { yamlBytes }: YamlLimits): void {
  if (source.length <= yamlBytes && Buffer.byteLength(source) <= yamlBytes) return;
  throw new LimitPassed('cap', `the YAML here is larger than ${size(yamlBytes)}`, from);
}

/** The first document, and the second when there is one: enough to say that there is. */
function compose(source: string, from: number, { depth }: YamlLimits): YamlDocument.Parsed[] {
  const documents: YamlDocument.Parsed[] = [];
  const { stackTraceLimit } = Error;
  // Every problem that `yaml` finds is an Error, and taking its stack, which nobody reads, is most of the time.
  Error.stackTraceLimit = 0;
  try {
    for (const document of new Composer(hardened).compose(tokensOf(source, from, depth), true, source.length)) {
      documents.push(document as YamlDocument.Parsed);
      if (documents.length === 2) break;
    }
    return documents;
  } catch (error) {
    if (error instanceof LimitPassed) throw error;
    // `yaml` throws more than its own error types on odd input (its docs, 08_errors.md).
    throw new LimitPassed('yaml', `the YAML here is too much for its parser (${(error as Error).name})`, from);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * The tokens that `yaml` composes from. A few KB of nested `[` or `- ` could end Node there, with no exception to
 * catch: the parser keeps what is open on a stack of its own, and we stop before it gets too high.
 */
function* tokensOf(source: string, from: number, depth: number) {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    yield* parser.next(lexeme);
    const { stack, offset } = parser;
    const isDeep = stack.length > depth && stack.filter(isCollection).length > depth;
    if (isDeep) throw tooDeep(depth, from + offset - lexeme.length);
  }
  yield* parser.end();
}

const isCollection = ({ type }: CST.Token): boolean =>
  type === 'block-map' || type === 'block-seq' || type === 'flow-collection';

/** What is wrong with the notation: what `yaml` says, and what it lets pass though other readers do not. */
function* notationFaults(
  first: YamlDocument.Parsed | undefined,
  second: YamlDocument.Parsed | undefined,
  text: string,
  from: number,
  to: number,
): Generator<Fault> {
  const warnings = (first?.warnings ?? []).filter(({ code }) => grave.has(code));
  const problems = [...(first?.errors ?? []), ...warnings];
  yield* faultsOf(
    problems.map(({ code, message, pos: [start, end] }) => ({ code, message, pos: [from + start, from + end] })),
    text,
    to,
  );
  for (const { index, 0: found } of text.slice(from, to).matchAll(unprintable)) {
    const message = `the control character ${quote(found)} stands here; YAML forbids it`;
    yield { kind: 'yaml', message, start: from + index, end: from + index + found.length };
  }
  if (second?.range) {
    const start = from + second.range[0];
    const message = 'a second YAML document begins here; expected one';
    yield { kind: 'yaml', message, start, end: endOfLine(text, start, to) };
  }
}

function endOfLine(text: string, from: number, to: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 || found > to ? to : found;
}
