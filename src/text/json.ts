import type { Data, DataMap, Fault, ValueNode } from '../core/document.js';
import type { Limits } from '../core/limits.js';
import { afterBlanks, outlineOf } from './json-outline.js';
import { JsonPlaces } from './json-places.js';
import { JsonReader, mostFaults, tooManyFaults } from './json-reader.js';
import { size } from './words.js';

/** What a text holds; only faults when it does not parse or is over a limit. */
export interface JsonRead {
  /** Its nodes are made level by level, when somebody looks at them. */
  readonly root: ValueNode | undefined;
  readonly data: Data | undefined;
  readonly places: JsonPlaces | undefined;
  readonly faults: readonly Fault[];
}

type JsonLimits = Pick<Limits, 'jsonBytes' | 'depth'>;

/**
 * Reads one JSON document, strictly, with every fault at its own place. Never throws. A document without a fault costs
 * no more than to be parsed.
 */
export function readJson(text: string, limits: JsonLimits): JsonRead {
  const refused = tooLarge(text, limits);
  if (refused) return refused;
  const { data, faults } = readRange(text, 0, text.length, limits);
  return data === undefined ? broken(faults) : held(data, new JsonPlaces(text), faults);
}

/** Reads JSON Lines as a list: a document a line, blank lines ignored. Each line stands alone: those that parse are items. */
export function readJsonLines(text: string, limits: JsonLimits): JsonRead {
  const refused = tooLarge(text, limits);
  if (refused) return refused;
  const items: Data[] = [];
  const starts: number[] = [];
  const faults: Fault[] = [];
  for (let start = afterBlanks(text, 0); start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = readRange(text, start, end, limits);
    if (line.data !== undefined) {
      items.push(line.data);
      starts.push(start);
    }
    faults.push(...line.faults);
    if (faults.length > mostFaults) {
      faults.splice(mostFaults, faults.length, tooManyFaults(start));
      break;
    }
    start = afterBlanks(text, end);
  }
  return held(items, new JsonPlaces(text, starts), faults);
}

const broken = (faults: readonly Fault[]): JsonRead => ({
  root: undefined,
  data: undefined,
  places: undefined,
  faults,
});

const held = (data: Data, places: JsonPlaces, faults: readonly Fault[]): JsonRead => ({
  root: places.root,
  data,
  places,
  faults,
});

function tooLarge(text: string, { jsonBytes }: JsonLimits): JsonRead | undefined {
  if (text.length <= jsonBytes && Buffer.byteLength(text) <= jsonBytes) return undefined;
  const message = `the JSON here is larger than ${size(jsonBytes)}, so it was not read`;
  return broken([{ kind: 'json', message, start: 0, end: 0 }]);
}

interface RangeRead {
  readonly data: Data | undefined;
  readonly faults: readonly Fault[];
}

function readRange(text: string, from: number, to: number, { depth }: JsonLimits): RangeRead {
  const valid = parseValid(text, from, to, depth);
  if (valid !== undefined) return { data: valid, faults: [] };
  const reader = new JsonReader(text, from, to, depth);
  const data = reader.read();
  return { data: reader.faults.some((fault) => fault.kind === 'json') ? undefined : data, faults: reader.faults };
}

/** The document when there is nothing to say of it; undefined when there may be. Of a key that stands twice, JSON.parse says nothing. */
function parseValid(text: string, from: number, to: number, depth: number): Data | undefined {
  const outline = outlineOf(text, from, to);
  if (outline.depth > depth) return undefined;
  const parsed = parsedOrNothing(text.slice(from, to));
  return parsed !== undefined && keysMadePlain(parsed) === outline.keys ? parsed : undefined;
}

function parsedOrNothing(text: string): Data | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes the prototype from the maps of fresh data, and counts their keys. */
function keysMadePlain(data: Data): number {
  if (typeof data !== 'object' || data === null) return 0;
  let keys = 0;
  if (Array.isArray(data)) {
    for (const item of data) if (typeof item === 'object') keys += keysMadePlain(item);
    return keys;
  }
  Object.setPrototypeOf(data, null);
  for (const key in data) keys += 1 + keysMadePlain((data as DataMap)[key] as Data);
  return keys;
}
