import { size } from './words.js';

/** Levels of quotes and lists. Far deeper ones overflow the stack of a Markdown parser. */
const deepest = 32;

/** What parsing may cost, in µs. The figures below were measured with remark, and hold within a factor of two. */
const budget = 450_000;
const costs = { line: 30, containerLine: 80, indent: 3, underline: 100, codeSign: 10, stop: 2 };

/** What certainly begins a block that is not part of another: a line after a blank one, and an item of a list. */
const blockStart = /\n(?:[ \t\r]*\n(?=\S)|(?=[*+-][ \t]+\S))/;

/**
 * Why a Markdown body must not reach a Markdown parser; undefined when it may. Linear in the body's length: it counts,
 * block by block, what makes such parsers quadratic or overflow, and adds up what it costs.
 */
export function pathology(body: string, cap: number): string | undefined {
  if (body.length > cap) return `the Markdown body is larger than ${size(cap)}`;
  if (body.split(/[\r\n]/).some(nestsTooDeep)) return `the Markdown body nests deeper than ${deepest} levels`;
  let cost = 0;
  for (const block of body.split(blockStart)) {
    cost += costOf(block);
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
 * What a block may cost: each line and sign its share, and the more of them there are, the more. A list or a quote is
 * put together anew for each line in it, a text for each sign that may begin something; what opens HTML or code and is
 * never closed makes the parser read on to the end.
 */
function costOf(block: string): number {
  const count = (pattern: RegExp): number => block.match(pattern)?.length ?? 0;
  const lines = count(/[\r\n]/g) + 1;
  const isQuote = /^>/m.test(block);
  const isContainer = isQuote || /^[ \t]*(?:[*+-]\s|\d{1,9}[.)])/m.test(block);
  const nested = isQuote ? lines : isContainer ? count(/^[ \t]+\S/gm) : 0;
  const indents = block.match(/^[ \t]+/gm)?.join('').length ?? 0;
  const stops = count(/[\r\n!&*<[\]\\_`]/g);
  const openers = count(/<[!?]/g) + new Set(block.match(/`+/g)).size / 4;
  const linear =
    lines * (isContainer ? costs.containerLine : costs.line) +
    indents * costs.indent +
    count(/^ {0,3}(?:=+|-+)[ \t]*$/gm) * costs.underline +
    count(/`+|[<\\]/g) * costs.codeSign +
    stops * costs.stop;
  return linear + nested ** 2 / 12 + stops ** 2 / 150 + (openers * block.length) / 25;
}
