import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// Markdown as a tree: what has to be escaped, the library escapes.

export const text = (value) => ({ type: 'text', value: String(value) });
export const code = (value) => ({ type: 'inlineCode', value: String(value) });
export const link = (url, ...children) => ({ type: 'link', url, children });
export const heading = (depth, ...children) => ({ type: 'heading', depth, children });
export const paragraph = (...children) => ({ type: 'paragraph', children });
/** HTML as it stands. */
export const html = (value) => ({ type: 'html', value });

/** Each cell is a node, or a list of nodes. */
export function table(head, rows) {
  const cells = (row) => row.map((cell) => ({ type: 'tableCell', children: [cell].flat() }));
  return {
    type: 'table',
    children: [head.map(text), ...rows].map((row) => ({ type: 'tableRow', children: cells(row) })),
  };
}

/** Nodes with a comma between them. */
export const listed = (nodes) => nodes.flatMap((node, index) => (index === 0 ? [node] : [text(', '), node]));

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true });

export function markdown(...nodes) {
  return writer.stringify({ type: 'root', children: nodes });
}

/** Puts generated Markdown between `<!-- name: generated -->` and `<!-- /name -->`; the rest of a text stays. */
export function filled(before, name, content) {
  const [open, close] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`];
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`expected the lines ${open} and ${close} in: ${before.slice(0, 200)}`);
  return `${before.slice(0, from)}${open}\n\n${content.trim()}\n\n${before.slice(to)}`;
}
