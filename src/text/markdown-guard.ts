/** Levels of quotes and lists. Far deeper ones overflow the stack of a Markdown parser. */
const deepest = 32;

/** What parsing may cost, in µs. The figures below were measured with remark, and hold within a factor of two. */
const budget = 450_000;
const perLine = 25;
const perContainerLine = 80;
const perUnderline = 100;
const perIndent = 3;
const perMark = 10;

/**
 * Why a Markdown body must not reach a Markdown parser; undefined when it may. Linear in the body's length: it counts,
 * paragraph by paragraph, what makes such parsers quadratic or overflow (threats.md T12), and adds up what it costs.
 */
export function pathology(body: string, cap: number): string | undefined {
  if (body.length > cap) return `the Markdown body is larger than ${cap / 1024} KiB`;
  if (body.split(/[\r\n]/).some(nestsTooDeep)) return `the Markdown body nests deeper than ${deepest} levels`;
  let cost = 0;
  for (const paragraph of body.split(/\n[ \t\r]*\n/)) {
    cost += costOf(paragraph);
    if (cost > budget) return 'the Markdown body holds more markup than can be parsed in reasonable time';
  }
  return undefined;
}

/** Counts the signs of quotes and list items before the first word of a line, and the levels it is indented by. */
function nestsTooDeep(line: string): boolean {
  const prefix = /^[ \t>*+.)\d-]*/.exec(line)?.[0] ?? '';
  if (prefix.length <= deepest) return false;
  const signs = prefix.match(/>|[*+-](?=[ \t])|\d[.)](?=[ \t])/g)?.length ?? 0;
  const indent = prefix.length - prefix.trimStart().length;
  return signs > 0 && signs + indent / 2 > deepest;
}

/**
 * Lines and marks cost something each, and more the more of them stand in one paragraph: a mark may look back at all
 * before it, and what opens HTML or code and is never closed makes the parser read on to the end.
 */
function costOf(paragraph: string): number {
  const count = (pattern: RegExp): number => paragraph.match(pattern)?.length ?? 0;
  const lines = count(/[\r\n]/g) + 1;
  const hasContainers = /^(?:[ \t>]|[*+-]\s|\d{1,9}[.)])/m.test(paragraph);
  const indents = paragraph.match(/^[ \t]+/gm)?.join('').length ?? 0;
  const underlines = count(/^ {0,3}(?:=+|-+)[ \t]*$/gm);
  const marks = count(/`+|[<\\]/g);
  const openers = count(/<[!?]/g) + new Set(paragraph.match(/`+/g)).size;
  const linear =
    lines * (hasContainers ? perContainerLine : perLine) +
    indents * perIndent +
    underlines * perUnderline +
    marks * perMark;
  return linear + lines ** 2 / 400 + marks ** 2 / 40 + (openers * paragraph.length) / 100;
}
