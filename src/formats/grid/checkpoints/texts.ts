import type { ValueNode } from '../../../core/document.js';
import { textOf } from '../companions/fields.js';

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

/** The words of a text in lower case, with a blank around each: what contains what can be told by `includes`. */
export function wordsIn(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+|[\p{S}]+/gu) ?? [];
  return words.length > 0 ? ` ${words.join(' ')} ` : '';
}
