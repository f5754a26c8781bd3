import type { Document, ScalarNode, ValueNode } from '../../../core/document.js';
import { folded } from '../../../text/words.js';

/** A field that was found by its name. */
export interface Field {
  /** Its key path as it is written: what messages call it. */
  readonly name: string;
  readonly keyPath: readonly string[];
  readonly value: ValueNode;
}

/** The fields of a document that go by a dotted name. Kebab and snake keys are the same key (D8). */
export function fieldsNamed(document: Document, name: string): readonly Field[] {
  let found: Field[] = document.root ? [{ name: '', keyPath: [], value: document.root }] : [];
  for (const part of name.split('.')) {
    const wanted = folded(part);
    found = found.flatMap(({ keyPath, value }) => {
      const entries = value.kind === 'map' ? value.entries : [];
      return entries.flatMap((entry) => {
        const key = String(entry.key.value);
        if (folded(key) !== wanted) return [];
        const path = [...keyPath, key];
        return { name: path.join('.'), keyPath: path, value: entry.value };
      });
    });
  }
  return found;
}

/** The text of a scalar as it is written, without quotes: of `69e4958`, YAML would make a number. Of null, nothing. */
export function textOf({ style, source, value }: ScalarNode): string {
  if (value === null) return '';
  return style === 'plain' || style === 'literal' ? source : String(value);
}

/** All that a value says, on one line: the texts of its lists and mappings one after the other. */
export function textIn(value: ValueNode): string {
  const texts: string[] = [];
  const pending = [value];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'scalar') texts.push(textOf(node));
    else if (node.kind === 'list') pending.push(...[...node.items].reverse());
    else pending.push(...node.entries.map((entry) => entry.value).reverse());
  }
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
