import type { Fault, ListNode, ValueNode } from '../core/document.js';
import type { Limits } from '../core/limits.js';
import { JsonReader, mostFaults, tooManyFaults } from './json-reader.js';
import { linesOf } from './lines.js';
import { size } from './words.js';

export interface JsonRead {
  /** Undefined when the text does not parse or is over a limit. */
  readonly root: ValueNode | undefined;
  readonly faults: readonly Fault[];
}

export interface JsonLinesRead {
  /** A list of the lines that parse: each line stands alone. Undefined when the text is over a limit. */
  readonly root: ListNode | undefined;
  readonly faults: readonly Fault[];
}

type JsonLimits = Pick<Limits, 'jsonBytes' | 'depth'>;

/**
 * Reads one JSON document, strictly, with every fault at its own place. Never throws, never recurses: nesting is kept
 * on a stack of its own and stops at a limit.
 */
export function readJson(text: string, limits: JsonLimits): JsonRead {
  return tooLarge(text, limits) ?? readRange(text, 0, text.length, limits);
}

/** Reads JSON Lines: a document a line, blank lines between them ignored. */
export function readJsonLines(text: string, limits: JsonLimits): JsonLinesRead {
  const refused = tooLarge(text, limits);
  if (refused) return refused;
  const items: ValueNode[] = [];
  const faults: Fault[] = [];
  for (const { start, end } of linesOf(text)) {
    if (/^[ \t\r]*$/.test(text.slice(start, end))) continue;
    const line = readRange(text, start, end, limits);
    if (line.root) items.push(line.root);
    faults.push(...line.faults);
    if (faults.length > mostFaults) {
      faults.splice(mostFaults, faults.length, tooManyFaults(start));
      break;
    }
  }
  return { root: { kind: 'list', items, start: 0, end: text.length }, faults };
}

function tooLarge(text: string, { jsonBytes }: JsonLimits): { root: undefined; faults: Fault[] } | undefined {
  if (text.length <= jsonBytes && Buffer.byteLength(text) <= jsonBytes) return undefined;
  const message = `the JSON here is larger than ${size(jsonBytes)}, so it was not read`;
  return { root: undefined, faults: [{ kind: 'json', message, start: 0, end: 0 }] };
}

function readRange(text: string, from: number, to: number, { depth }: JsonLimits): JsonRead {
  const reader = new JsonReader(text, from, to, depth);
  const root = reader.read();
  return { root: reader.faults.some((fault) => fault.kind === 'json') ? undefined : root, faults: reader.faults };
}
