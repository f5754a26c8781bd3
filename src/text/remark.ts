import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } };
}

const hiddenTypes = new Set(['code', 'inlineCode', 'html']);

/** Offsets of all code and HTML of a Markdown body, in order. */
export function hiddenRanges(body: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  const pending: Node[] = [unified().use(remarkParse).use(remarkGfm).parse(body) as Node];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { position } = node;
    if (hiddenTypes.has(node.type) && position) {
      ranges.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
    }
    pending.push(...(node.children ?? []));
  }
  return ranges.sort((a, b) => a.start - b.start);
}
