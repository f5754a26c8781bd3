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

export type Depth = 2 | 3 | 4;

export function section(title: string, blocks: readonly Block[], depth: Depth = 3): Block[] {
  return blocks.length === 0 ? [] : [heading(depth, title), ...blocks];
}

export function heading(depth: Depth, title: string): Block {
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
  return { type: 'inlineCode', value: capped(withoutCommands(visible(value)), most) || ' ' };
}

/**
 * Text of strangers as it stands, line by line: the fence around it is longer than any in it. Tabs stay, and all else that
 * is not seen is shown.
 */
export function fence(language: string, value: string): Block {
  const lines = value.replace(/\n$/, '').split('\n');
  return { type: 'code', lang: language, value: lines.map(inertLine).join('\n') };
}

/** At the beginning of a line, also within a fence, `/merge` is for programs that read comments, and `::` for runners. */
function inertLine(line: string): string {
  const shown = line.split('\t').map(visible).join('\t');
  return withoutCommands(shown).replace(/^(\s*)(\/(?=\p{L})|:(?=:))/u, (_, blank: string, sign: string) => {
    return `${blank}\\x${sign.charCodeAt(0).toString(16)}`;
  });
}

/** Runners look for this anywhere in a line. */
const withoutCommands = (text: string): string => text.replaceAll('##[', '#\\x23[');

/** Blocks that are seen once somebody unfolds them. @param title words of ours alone: it is no code */
export function folded(title: string, blocks: readonly Block[]): Block[] {
  if (blocks.length === 0) return [];
  const open: Block = { type: 'html', value: `<details>\n<summary>${title}</summary>` };
  return [open, ...blocks, { type: 'html', value: '</details>' }];
}
