import type { MapNode, ValueNode } from '../../core/document.js';

// How a text is laid out around the values in it. All numbers are offsets into the text.

/** The end of the line that an offset stands on, before its line break. A comment behind a value is before it. */
export function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  const end = found < 0 ? text.length : found;
  return text.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
}

export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** Where the next line begins; the end of the text where there is none. */
export function startOfNextLine(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found + 1;
}

/** What stands before an offset on its line. */
export function leadOf(text: string, offset: number): string {
  return text.slice(startOfLine(text, offset), offset);
}

/** Whether a key or an item begins its line, dashes of the lists that it is in aside. */
export function isAlone(lead: string): boolean {
  return Array.from(lead).every((sign) => sign === ' ' || sign === '-');
}

/** Whether a list or mapping is written in brackets. */
export function isFlow(text: string, node: ValueNode): boolean {
  return text[node.start] === '{' || text[node.start] === '[';
}

/** Whether what a map or list holds is written elsewhere, for it is the value of an alias: anchors stand above. */
export function isElsewhere(node: ValueNode): boolean {
  if (node.kind === 'map') return node.entries.some(({ key }) => key.start < node.start);
  return node.kind === 'list' && node.items.some(({ start }) => start < node.start);
}

/** The signs by which mappings in this one are indented; 2 where there is none. */
export function stepOf(text: string, { entries }: MapNode): number {
  for (const { key, value } of entries) {
    const child = value.kind === 'map' ? value.entries[0]?.key : undefined;
    if (!child || child.start < key.start || !text.slice(key.start, child.start).includes('\n')) continue;
    const step = leadOf(text, child.start).length - leadOf(text, key.start).length;
    if (step > 0 && step < 10) return step;
  }
  return 2;
}

/** Whether a value ends with a block of text to which the blank lines below belong as well. */
export function keepsBlankLines(text: string, node: ValueNode): boolean {
  const last = lastOf(node);
  if (last.kind !== 'scalar' || last.style !== 'block') return false;
  return text.slice(last.start, endOfLine(text, last.start)).includes('+');
}

function lastOf(node: ValueNode): ValueNode {
  const last = node.kind === 'map' ? node.entries.at(-1)?.value : node.kind === 'list' ? node.items.at(-1) : undefined;
  return last ? lastOf(last) : node;
}
