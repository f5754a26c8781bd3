import type { Document, MapNode, ScalarNode, ValueNode } from '../../../core/document.js';
import { folded } from '../../../text/words.js';
import type { Entry, EntryField } from './entry.js';
import { textOf } from './fields.js';

/**
 * The entries of a file that keeps them in YAML: the records of its lists (`decisions: [{ id: dec-001 }]`) and its
 * mappings (`dec-001: { decision: SQLite }`). The key of a list is the heading that its records stand under.
 */
export function entriesInFields(document: Document): readonly Entry[] {
  const { root } = document;
  const entries = root?.kind === 'map' ? root.entries : [];
  return entries.flatMap(({ key, value }) => {
    if (value.kind === 'scalar') return [];
    const section = entryOf(document, value, key, undefined);
    if (value.kind === 'map') return [section];
    return [section, ...value.items.map((item) => entryOf(document, item, undefined, section))];
  });
}

function entryOf(document: Document, value: ValueNode, key: ScalarNode | undefined, parent: Entry | undefined): Entry {
  const { start, end } = key ? { start: key.start, end: value.end } : value;
  const title = key ?? (value.kind === 'scalar' ? value : undefined);
  const head = title ?? (value.kind === 'map' ? value.entries[0]?.key : undefined) ?? { start, end };
  return {
    ...{ opens: 'record', title: title ? textOf(title) : '', at: document.span(head.start, head.end) },
    ...{ fields: value.kind === 'map' ? fieldsOf(document, value) : new Map(), lines: [], parent, start, end },
  };
}

function fieldsOf(document: Document, { entries }: MapNode): Map<string, EntryField> {
  const fields = new Map<string, EntryField>();
  for (const { key, value } of entries) {
    const name = folded(textOf(key));
    if (value.kind !== 'scalar' || fields.has(name)) continue;
    const text = textOf(value).replace(/\s+/g, ' ').trim();
    const { start, end } = text === '' ? key : value;
    fields.set(name, { key: textOf(key), text, at: document.span(start, end) });
  }
  return fields;
}
