import type { Data } from '../../core/data.js';
import type { ListNode } from '../../core/document.js';
import type { Alignment } from './align.js';
import type { TextEdit } from './edits.js';
import { endOfLine, isAlone, isFlow, keepsBlankLines, leadOf } from './layout.js';
import type { Patch } from './patch.js';
import { blockLines, fitsOneLine, inOneLine } from './write-yaml.js';

/** The edits that put items into a list, each behind those that it follows. One item at least has to stay. */
export function insertItems(patch: Patch, list: ListNode, alignment: Alignment): TextEdit[] | undefined {
  const groups = groupsOf(alignment);
  if (groups.length === 0) return [];
  const first = alignment.find(({ old }) => old !== undefined)?.old;
  if (first === undefined) return undefined;
  const put = isFlow(patch.text, list) ? intoFlow : intoBlock;
  const edits = groups.map((group) => put(patch, list, group, first));
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

interface Group {
  /** The item that stays before the new ones; undefined at the beginning of the list. */
  readonly behind: number | undefined;
  readonly items: Data[];
}

function groupsOf(alignment: Alignment): Group[] {
  const groups: Group[] = [];
  let behind: number | undefined;
  let open: Group | undefined;
  for (const { item, old } of alignment) {
    if (old !== undefined) {
      behind = old;
      open = undefined;
    } else if (open) {
      open.items.push(item);
    } else {
      open = { behind, items: [item] };
      groups.push(open);
    }
  }
  return groups;
}

function intoFlow(_: Patch, list: ListNode, { behind, items }: Group, first: number): TextEdit | undefined {
  const written = items.map(inOneLine).join(', ');
  const node = list.items[behind ?? first];
  if (!node || node.start === node.end) return undefined;
  return behind === undefined ? at(node.start, `${written}, `) : at(node.end, `, ${written}`);
}

function intoBlock(
  { text, lineBreak }: Patch,
  list: ListNode,
  { behind, items }: Group,
  first: number,
): TextEdit | undefined {
  const node = list.items[behind ?? first];
  const lead = node && leadOf(text, node.start);
  if (!lead || !isAlone(lead) || !lead.includes('-')) return undefined;
  const dash = lead.lastIndexOf('-');
  const indent = ' '.repeat(dash);
  const block = items.flatMap(itemLines).map((line) => (line === '' ? line : indent + line));
  if (behind === undefined) {
    return at(node.start - lead.length + dash, `${block.join(lineBreak).trimStart()}${lineBreak}${indent}`);
  }
  return keepsBlankLines(text, node) ? undefined : at(endOfLine(text, node.end), lineBreak + block.join(lineBreak));
}

function itemLines(item: Data): string[] {
  if (fitsOneLine(item)) return [`- ${inOneLine(item)}`];
  const lines = blockLines(item as readonly Data[], 2);
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line === '' ? line : `  ${line}`));
}

const at = (offset: number, text: string): TextEdit => ({ start: offset, end: offset, text });
