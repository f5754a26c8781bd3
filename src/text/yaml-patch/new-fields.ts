import type { MapEntry, MapNode } from '../../core/document.js';
import type { TextEdit } from './edits.js';
import { endOfLine, isAlone, isElsewhere, isFlow, keepsBlankLines, leadOf, stepOf } from './layout.js';

/** A field that is to be put into a mapping. */
export interface NewField {
  readonly key: string;
  /** `key: value` in one line; the function puts quotes around keys where the mapping has them. */
  inOneLine(keyOf: (key: string) => string): string;
  /** The same in lines of their own, not indented; `step` is by how much what lies deeper is. */
  inLines(step: number): readonly string[];
}

interface Insertion {
  readonly text: string;
  readonly map: MapNode;
  /** The fields of the mapping that stay; those are what the new ones are put behind. */
  readonly stay: readonly MapEntry[];
  readonly fields: readonly NewField[];
  /** All fields that the mapping may have, in order. */
  readonly order: readonly string[];
  readonly lineBreak: string;
}

/**
 * How to put fields into a mapping, in the notation that it is written in, each behind the last of those that come
 * before it in the order; undefined where nobody can tell what else would move.
 */
export function insertFields(insertion: Insertion): TextEdit[] | undefined {
  const { text, map, stay, fields, order } = insertion;
  if (isElsewhere(map)) return undefined;
  const groups = new Map<MapEntry | undefined, NewField[]>();
  const rank = rankIn(order);
  for (const field of [...fields].sort((a, b) => rank(a.key) - rank(b.key))) {
    const before = predecessor(stay, field.key, order);
    const group = groups.get(before);
    if (group) group.push(field);
    else groups.set(before, [field]);
  }
  const put = isFlow(text, map) ? intoFlow : intoBlock;
  const edits = [...groups].map(([before, group]) => put({ ...insertion, fields: group }, before));
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

/** The place of a key in an order; keys that it does not know come last. */
function rankIn(order: readonly string[]): (key: string) => number {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  return (key) => ranks.get(key) ?? order.length;
}

/** The field there is that comes last of those before the new one; for one that no order knows, the last of all. */
function predecessor(entries: readonly MapEntry[], key: string, order: readonly string[]): MapEntry | undefined {
  const own = order.indexOf(key);
  if (own < 0) return entries.at(-1);
  const rank = ({ key: { value } }: MapEntry) => order.indexOf(String(value));
  const earlier = entries.filter((entry) => rank(entry) >= 0 && rank(entry) < own);
  return earlier.reduce<MapEntry | undefined>((last, one) => (last && rank(last) > rank(one) ? last : one), undefined);
}

/** `{ total: 2, current: 1 }`, and every mapping of JSON, in which keys have quotes. */
function intoFlow({ text, map, stay, fields }: Insertion, before?: MapEntry): TextEdit | undefined {
  const [first] = stay;
  if (!first && map.entries.length > 0) return undefined;
  const hasQuotes = !first || first.key.source.startsWith('"');
  const keyOf = (name: string) => (hasQuotes ? JSON.stringify(name) : name);
  const written = fields.map((field) => field.inOneLine(keyOf)).join(', ');
  if (before) return at(Math.max(before.value.end, before.key.end), `, ${written}`);
  if (first) return at(first.key.start, `${written}, `);
  return at(map.start + 1, text[map.start + 1] === ' ' ? ` ${written}` : ` ${written} `);
}

function intoBlock(insertion: Insertion, before?: MapEntry): TextEdit | undefined {
  const { text, map, stay, fields, lineBreak } = insertion;
  const [first] = stay;
  if (!first) return undefined;
  const lead = leadOf(text, first.key.start);
  // The first key may stand behind the dash of its item; behind anything else, such as an anchor, it is not alone.
  if (!isAlone(lead)) return undefined;
  const indent = ' '.repeat(lead.length);
  const step = stepOf(text, map);
  const lines = fields.flatMap((field) => field.inLines(step)).map((line) => (line === '' ? line : indent + line));
  const block = lines.join(lineBreak);
  const above = (entry: MapEntry) => at(entry.key.start, `${block.trimStart()}${lineBreak}${indent}`);
  if (!before) return above(first);
  // The blank lines below a block of text may be a part of it.
  const next = stay[stay.indexOf(before) + 1];
  if (keepsBlankLines(text, before.value))
    return next && isAlone(leadOf(text, next.key.start)) ? above(next) : undefined;
  return at(endOfLine(text, Math.max(before.value.end, before.key.end)), `${lineBreak}${block}`);
}

const at = (offset: number, text: string): TextEdit => ({ start: offset, end: offset, text });
