import type { Document, MapNode, Target } from '../../core/document.js';
import { insertFields } from '../../text/yaml-patch/new-fields.js';
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
  { key, value }: NewField,
  order: readonly string[],
): { readonly at: Target; readonly text: string } | undefined {
  const field = {
    key,
    inOneLine: (keyOf: (name: string) => string) => `${keyOf(key)}: ${inOneLine(value, keyOf)}`,
    inLines: (step: number) => blockLines({ key, value }, '', ' '.repeat(step)),
  };
  const { text } = document;
  const [edit] = insertFields({ text, map, stay: map.entries, fields: [field], order, lineBreak: '\n' }) ?? [];
  return edit && { at: document.span(edit.start, edit.end), text: edit.text };
}

function blockLines({ key, value }: NewField, indent: string, step: string): string[] {
  if (typeof value === 'string') return [`${indent}${key}: ${value}`];
  return [`${indent}${key}:`, ...value.flatMap((field) => blockLines(field, indent + step, step))];
}
