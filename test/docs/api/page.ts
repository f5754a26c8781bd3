import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A block of code of the page, and what the page shows as its output. */
export interface Example {
  readonly language: 'js' | 'ts';
  readonly code: string;
  readonly output: string;
}

/** What stands below a heading that is a name: its first table, and the code that its first paragraph begins with. */
export interface Described {
  readonly fields: Readonly<Record<string, string>>;
  readonly type: string | undefined;
}

const childrenOf = (page: string) => unified().use(remarkParse).use(remarkGfm).parse(page).children;
type Block = ReturnType<typeof childrenOf>[number];

/** The blocks of code, in order. Every block is an example or its output: no block is left out. */
export function examplesOf(page: string): Example[] {
  const blocks = childrenOf(page);
  const examples: Example[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'code') continue;
    if (block.lang === 'js' || block.lang === 'ts') {
      const next = blocks[index + 1];
      const output = next?.type === 'code' && isOutput(next.lang) ? `${next.value}\n` : '';
      examples.push({ language: block.lang, code: block.value, output });
    } else if (!isOutput(block.lang) || blocks[index - 1]?.type !== 'code') {
      throw new Error(`nothing runs this block: ${block.value}`);
    }
  }
  return examples;
}

const isOutput = (language: string | null | undefined) => language === 'text' || language === 'json';

/** All names that are headings. */
export function describedOn(page: string): Map<string, Described> {
  const blocks = childrenOf(page);
  const headings = blocks.flatMap((block, index) => (nameIn(block) === undefined ? [] : [index]));
  return new Map(
    headings.map((from) => {
      const length = blocks.slice(from + 1).findIndex((block) => block.type === 'heading');
      const below = blocks.slice(from + 1, length < 0 ? undefined : from + 1 + length);
      return [nameIn(blocks[from]) ?? '', { fields: fieldsIn(below), type: codeIn(below[0]) }];
    }),
  );
}

/** The name in a heading that is nothing but one. */
function nameIn(block: Block | undefined): string | undefined {
  const [only, ...more] = block?.type === 'heading' ? block.children : [];
  return only?.type === 'inlineCode' && more.length === 0 ? only.value : undefined;
}

function codeIn(block: Block | undefined): string | undefined {
  const first = block?.type === 'paragraph' ? block.children[0] : undefined;
  return first?.type === 'inlineCode' ? first.value : undefined;
}

function fieldsIn(blocks: readonly Block[]): Record<string, string> {
  const table = blocks.find((block) => block.type === 'table');
  const [, ...rows] = table?.children ?? [];
  return Object.fromEntries(rows.map(({ children: [name, type] }) => [textOf(name), textOf(type)]));
}
