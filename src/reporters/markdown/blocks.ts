import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { capped, visible } from '../../text/visible.js';

// A tree, so that escaping is the library's work. Text of strangers stands in code and nowhere else: there, no mention,
// link or HTML means anything. No tables: a backslash before a pipe would end a cell, and the code in it.

const writer = unified().use(remarkStringify, { bullet: '-', resourceLink: true });
type Root = Parameters<typeof writer.stringify>[0];
type Paragraph = Extract<Block, { type: 'paragraph' }>;
export type Block = Root['children'][number];
export type Inline = Paragraph['children'][number];

const longestText = 200;

/** The blocks as Markdown. */
export function markdownOf(children: Block[]): string {
  return writer.stringify({ type: 'root', children });
}

export interface Listing<T> {
  readonly items: readonly T[];
  readonly most: number;
  /** What is said of the others, behind their number. */
  readonly left: string;
  line(item: T): Inline[];
}

/** The first of some items as a list; how many others there are, below. */
export function list<T>({ items, most, left, line }: Listing<T>): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, most);
  const children = shown.map((item) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph(...line(item))],
  }));
  const more = items.length - shown.length;
  return [
    ...(shown.length > 0 ? [{ type: 'list' as const, spread: false, children }] : []),
    ...(more > 0 ? [paragraph(text(`… and ${more} more${left}`))] : []),
  ];
}

export function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(3, title), ...blocks];
}

export function heading(depth: 2 | 3, title: string): Block {
  return { type: 'heading', depth, children: [text(title)] };
}

export function paragraph(...children: Inline[]): Paragraph {
  return { type: 'paragraph', children };
}

export function text(value: string): Inline {
  return { type: 'text', value };
}

/** Text of strangers: one line, capped, inert to runners as well. An empty one would be no code at all. */
export function code(value: string, most = longestText): Inline {
  const inert = visible(value).replaceAll('##[', '#\\x23[');
  return { type: 'inlineCode', value: capped(inert, most) || ' ' };
}
