import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { inOneLine } from '../warmth/held.js';

interface Node {
  readonly type: string;
  readonly checked?: boolean | null;
  readonly children?: readonly Node[];
}

const reader = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkStringify, { bullet: '-' });

/** Of a longer text, all signs are escaped: Markdown parsers may take quadratic time. */
const longest = 1000;

/** A line that readers of lessons take for the title of a list: `Gotchas:`. */
const title = /^([\w-]{1,60}):$/;

/**
 * A lesson as the text of an item of a list. What Markdown would take for something else, a heading, a task, the beginning
 * of code or of a comment, is escaped; code and emphasis in a line stay. Signs that nobody sees are shown as escapes.
 */
export function asItem(lesson: string): string {
  const text = inOneLine(lesson);
  if (text.length > longest) return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  if (isPlainItem(reader.parse(`- ${text}\n`) as Node)) return text.replace(title, '$1\\:');
  const paragraph = { type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] };
  const item = { type: 'listItem' as const, spread: false, children: [paragraph] };
  const list = { type: 'list' as const, ordered: false, spread: false, children: [item] };
  return writer
    .stringify({ type: 'root', children: [list] })
    .trim()
    .replace(/^- /, '');
}

/** Whether a text is one item that is no task, and has one paragraph without HTML in it. */
function isPlainItem({ children = [] }: Node): boolean {
  const [list] = children;
  const [item] = list?.type === 'list' ? (list.children ?? []) : [];
  const [paragraph] = item?.children ?? [];
  const isOne = children.length === 1 && list?.children?.length === 1 && item?.children?.length === 1;
  const isTask = typeof item?.checked === 'boolean';
  return isOne && !isTask && paragraph?.type === 'paragraph' && !(paragraph.children ?? []).some(hasHtml);
}

/** Markdown bounds no depth, and a lesson may be long. */
function hasHtml(node: Node): boolean {
  const pending = [node];
  for (let one = pending.pop(); one; one = pending.pop()) {
    if (one.type === 'html') return true;
    pending.push(...(one.children ?? []));
  }
  return false;
}
