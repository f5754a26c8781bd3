import type { Document, MapEntry, MapNode, Target, ValueNode } from '../../core/document.js';
import { inOneLine, type Written } from './defaults.js';

/** A field that is to be put into a mapping. */
export interface NewField {
  readonly key: string;
  readonly value: Written;
}

/**
 * How to put a field into a mapping, in the notation that the mapping is written in and in the order of the
 * specification; undefined where nobody can tell what else would move.
 * @param order all fields that the mapping may have, in the order of the specification
 */
export function insertion(
  document: Document,
  map: MapNode,
  field: NewField,
  order: readonly string[],
): { readonly at: Target; readonly text: string } | undefined {
  const { entries } = map;
  // What an alias stands for is written elsewhere, and is the value of others as well.
  if (entries.some(({ key }) => key.start < map.start || key.start >= map.end)) return undefined;
  const before = predecessor(entries, field.key, order);
  const isFlow = document.text[map.start] === '{';
  const edit = isFlow ? intoFlow(document, map, field, before) : intoBlock(document, map, field, before);
  return edit && { at: document.span(edit.at, edit.at), text: edit.text };
}

/** The field there is that comes last of those that the specification puts before the new one. */
function predecessor(entries: readonly MapEntry[], key: string, order: readonly string[]): MapEntry | undefined {
  const rank = ({ key: { value } }: MapEntry) => order.indexOf(String(value));
  const own = order.indexOf(key);
  const earlier = entries.filter((entry) => rank(entry) >= 0 && rank(entry) < own);
  return earlier.reduce<MapEntry | undefined>((last, one) => (last && rank(last) > rank(one) ? last : one), undefined);
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** `{ total: 2, current: 1 }`, and every mapping of JSON, in which keys have quotes. */
function intoFlow({ text }: Document, map: MapNode, { key, value }: NewField, before?: MapEntry): Insertion {
  const [first] = map.entries;
  const hasQuotes = !first || first.key.source.startsWith('"');
  const keyOf = (name: string) => (hasQuotes ? JSON.stringify(name) : name);
  const written = `${keyOf(key)}: ${inOneLine(value, keyOf)}`;
  if (before) return { at: before.value.end, text: `, ${written}` };
  if (first) return { at: first.key.start, text: `${written}, ` };
  return { at: map.start + 1, text: text[map.start + 1] === ' ' ? ` ${written}` : ` ${written} ` };
}

function intoBlock(document: Document, map: MapNode, field: NewField, before?: MapEntry): Insertion | undefined {
  const { text } = document;
  const [first] = map.entries;
  if (!first) return undefined;
  const lineStart = text.lastIndexOf('\n', first.key.start - 1) + 1;
  const lead = text.slice(lineStart, first.key.start);
  // The first key may stand behind the dash of its item; behind anything else, such as an anchor, it is not alone.
  if (Array.from(lead).some((sign) => sign !== ' ' && sign !== '-')) return undefined;
  const indent = ' '.repeat(lead.length);
  const lines = blockLines(field, indent, ' '.repeat(stepOf(document, map)));
  if (!before) return { at: first.key.start, text: `${lines.join('\n').trimStart()}\n${indent}` };
  // The blank lines below a block of text may be a part of it.
  if (isBlockText(lastOf(before.value))) return undefined;
  return { at: endOfLine(text, before.value.end), text: `\n${lines.join('\n')}` };
}

function blockLines({ key, value }: NewField, indent: string, step: string): string[] {
  if (typeof value === 'string') return [`${indent}${key}: ${value}`];
  return [`${indent}${key}:`, ...value.flatMap((field) => blockLines(field, indent + step, step))];
}

/** By how much mappings in this one are indented; 2 where there is none. */
function stepOf(document: Document, { entries }: MapNode): number {
  const column = (offset: number) => document.position(offset).column;
  for (const { key, value } of entries) {
    const child = value.kind === 'map' ? value.entries[0]?.key : undefined;
    if (!child || document.position(child.start).line === document.position(key.start).line) continue;
    const step = column(child.start) - column(key.start);
    if (step > 0 && step < 10) return step;
  }
  return 2;
}

function lastOf(node: ValueNode): ValueNode {
  const last = node.kind === 'map' ? node.entries.at(-1)?.value : node.kind === 'list' ? node.items.at(-1) : undefined;
  return last ? lastOf(last) : node;
}

const isBlockText = (node: ValueNode): boolean => node.kind === 'scalar' && node.style === 'block';

/** A comment behind the value belongs to it. */
function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const end = found < 0 ? text.length : found;
  return text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
}
