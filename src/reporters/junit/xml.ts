import { toXml } from 'xast-util-to-xml';
import { visible } from '../../text/visible.js';

type Root = Extract<Parameters<typeof toXml>[0], { type: 'root' }>;
type Attributes = Readonly<Record<string, string>>;
export type Element = Extract<Root['children'][number], { type: 'element' }>;

/** An element with others in it, each on a line of its own. */
export function element(name: string, attributes: Attributes, content: readonly Element[] = []): Element {
  const children = content.flatMap((one) => [breakLine, one]);
  return {
    type: 'element',
    name,
    attributes: inert(attributes),
    children: [...children, ...(content.length > 0 ? [breakLine] : [])],
  };
}

/** An element with a text in it, line by line. */
export function textElement(name: string, attributes: Attributes, lines: readonly string[]): Element {
  const children = [{ type: 'text' as const, value: lines.map(inXml).join('\n') }];
  return { type: 'element', name, attributes: inert(attributes), children };
}

/**
 * An element as a whole document. The library leaves `]]>` in texts, where XML forbids it, and a runner would see a
 * command in `##[`: no reader sees a difference between these and what stands for them.
 */
export function xmlOf(root: Element): string {
  const declaration = { type: 'instruction' as const, name: 'xml', value: 'version="1.0" encoding="UTF-8"' };
  const text = toXml({ type: 'root', children: [declaration, breakLine, root] }, { closeEmptyElements: true });
  return `${text.replaceAll(']]>', ']]&gt;').replaceAll('##[', '#&#x23;[')}\n`;
}

const breakLine = { type: 'text' as const, value: '\n' };

function inert(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, inXml(value)]));
}

/** One line of text, with all that XML 1.0 forbids as an escape; two of it are no control characters. */
function inXml(value: string): string {
  return visible(value).replace(/[\ufffe\uffff]/g, (char) => `\\u{${char.charCodeAt(0).toString(16)}}`);
}
