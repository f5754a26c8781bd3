import type { ValueNode } from '../../../core/document.js';
import { textOf } from '../companions/fields.js';

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * All that a value says, with the names of its fields: `files_created: a.ts, b.ts; staged_changes: true`. A text alone
 * keeps its lines. Depth is bounded by the reader.
 */
export function saidWithNames(value: ValueNode): string {
  if (value.kind !== 'scalar') return inner(value, false);
  return typeof value.value === 'string' ? value.value.trim() : textOf(value).trim();
}

function inner(value: ValueNode, isNested: boolean): string {
  if (value.kind === 'scalar') return inOneLine(typeof value.value === 'string' ? value.value : textOf(value));
  const parts =
    value.kind === 'list'
      ? value.items.map((item) => inner(item, true))
      : value.entries.map((entry) => `${inOneLine(textOf(entry.key))}: ${inner(entry.value, true) || 'none'}`);
  const said = parts.filter((part) => part !== '').join(value.kind === 'list' ? ', ' : '; ');
  return isNested && value.kind === 'map' ? `(${said})` : said;
}
