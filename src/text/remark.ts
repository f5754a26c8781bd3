import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position: {
    readonly start: { readonly offset: number; readonly line: number; readonly column: number };
    readonly end: { readonly offset: number; readonly line: number };
  };
}

/** A stretch of a body that is code or HTML: offsets into it, the end exclusive. */
export interface Hidden {
  readonly isCode: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Whatever makes neither code nor HTML is left out: it only costs time, and emphasis and links take quadratic time. GFM
 * is left out for the same reason.
 */
const disabled = [
  'attention',
  'labelStartLink',
  'labelStartImage',
  'labelEnd',
  'characterReference',
  'hardBreakTrailing',
];
const parser = unified()
  .data('micromarkExtensions', [{ disable: { null: disabled } }])
  .use(remarkParse);
const hiddenTypes = new Set(['code', 'inlineCode', 'html']);
const smallestWindow = 2048;

/**
 * All code and HTML of a Markdown body, in order. remark takes quadratic time even for ordinary text, so it gets the
 * body in windows. Each begins where the last block of the window before began, for only that one may have been cut.
 */
export function hiddenRanges(body: string): Hidden[] {
  const ranges: Hidden[] = [];
  let size = smallestWindow;
  for (let from = 0; from < body.length; ) {
    const to = windowEnd(body, from + size);
    const root = parser.parse(body.slice(from, to)) as Node;
    const next = to === body.length ? to : (startOfLastBlock(root, from) ?? to);
    if (next === from) {
      size *= 4; // one block fills the window
      continue;
    }
    ranges.push(...hiddenIn(root, from).filter((range) => range.start < next));
    from = next;
    size = smallestWindow;
  }
  return ranges;
}

/** The end of the first line after a blank one, if one is near: then little is cut, and little is read again. */
function windowEnd(body: string, at: number): number {
  const nextLine = /\r?\n\r?\n./g;
  nextLine.lastIndex = at;
  const near = nextLine.exec(body.slice(0, at + smallestWindow))?.index ?? at;
  const end = body.indexOf('\n', Math.min(near + 4, body.length));
  return end < 0 ? body.length : end + 1;
}

/** Where the line of the last block begins; the items of a list count as blocks. */
function startOfLastBlock({ children = [] }: Node, from: number): number | undefined {
  const last = children.at(-1);
  const block = last?.type === 'list' ? last.children?.at(-1) : children[withDefinitions(children)];
  return block && from + block.position.start.offset - (block.position.start.column - 1);
}

/** A paragraph goes on below a definition: there, it may be indented like code, or begin like a list. */
function withDefinitions(children: readonly Node[]): number {
  let at = children.length - 1;
  const isPart = (index: number): boolean => {
    const [above, below] = [children[index - 1], children[index]];
    const isAdjacent = above?.type === 'definition' && above.position.end.line + 1 === below?.position.start.line;
    return isAdjacent && (below.type !== 'definition' || below.position.start.column > 1);
  };
  while (isPart(at)) at -= 1;
  return at;
}

function hiddenIn(root: Node, from: number): Hidden[] {
  const ranges: Hidden[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { type, position, children } = node;
    if (hiddenTypes.has(type)) {
      const [start, end] = [from + position.start.offset, from + position.end.offset];
      ranges.push({ isCode: type !== 'html', start, end });
    }
    for (const child of children ?? []) pending.push(child);
  }
  return ranges.sort((a, b) => a.start - b.start);
}
