import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  linesOf
} from "./chunk-VOYRXT6Q.js";
import {
  size
} from "./chunk-YVFHDY45.js";

// src/text/markdown-guard.ts
var deepest = 32;
var budget = 45e4;
var costs = { line: 30, containerLine: 80, indent: 3, underline: 100, codeSign: 10, stop: 2 };
var blockStart = /\n(?:[ \t\r]*\n(?=\S)|(?=[*+-][ \t]+\S))/;
function pathology(body, cap) {
  if (body.length > cap) return `the Markdown body is larger than ${size(cap)}`;
  if (body.split(/[\r\n]/).some(nestsTooDeep)) return `the Markdown body nests deeper than ${deepest} levels`;
  let cost = 0;
  for (const block of body.split(blockStart)) {
    cost += costOf(block);
    if (cost > budget) return "the Markdown body holds more markup than can be parsed in reasonable time";
  }
  return void 0;
}
function nestsTooDeep(line) {
  const prefix = /^[ \t>*+.)\d-]*/.exec(line)?.[0] ?? "";
  if (prefix.length <= deepest) return false;
  const signs = prefix.match(/>|[*+-](?=[ \t])|\d[.)](?=[ \t])/g)?.length ?? 0;
  const indent = prefix.length - prefix.trimStart().length;
  return signs > 0 && signs + indent / 2 > deepest;
}
function costOf(block) {
  const count = (pattern) => block.match(pattern)?.length ?? 0;
  const lines = count(/[\r\n]/g) + 1;
  const isQuote = /^>/m.test(block);
  const isContainer = isQuote || /^[ \t]*(?:[*+-]\s|\d{1,9}[.)])/m.test(block);
  const nested = isQuote ? lines : isContainer ? count(/^[ \t]+\S/gm) : 0;
  const indents = block.match(/^[ \t]+/gm)?.join("").length ?? 0;
  const stops = count(/[\r\n!&*<[\]\\_`]/g);
  const openers = count(/<[!?]/g) + new Set(block.match(/`+/g)).size / 4;
  const linear = lines * (isContainer ? costs.containerLine : costs.line) + indents * costs.indent + count(/^ {0,3}(?:=+|-+)[ \t]*$/gm) * costs.underline + count(/`+|[<\\]/g) * costs.codeSign + stops * costs.stop;
  return linear + nested ** 2 / 12 + stops ** 2 / 150 + openers * block.length / 25;
}

// src/text/markdown.ts
function scanLines(text, start, end) {
  return linesOf(text, start, end).flatMap((line) => {
    const raw = text.slice(line.start, line.end);
    if (raw.trim() === "") return [];
    return { start: line.start, end: line.end, raw, heading: /^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length ?? 0 };
  });
}
function textLines(lines, { isText }) {
  return lines.filter(({ start, raw }) => isText(start + raw.length - raw.trimStart().length));
}
var mayHide = /[`<\t]|~~~| {4}/;
async function readStructure(text, start, end, limits) {
  const body = text.slice(start, end);
  if (!mayHide.test(body)) return { ok: true, isText: () => true, isCode: () => false };
  const reason = pathology(body, limits.parsedMarkdownBytes);
  if (reason) return { ok: false, reason };
  const { hiddenRanges } = await import("./remark-OLL2QTMJ.js");
  const hidden = hiddenRanges(body);
  return {
    ok: true,
    isText: (offset) => !rangeAt(hidden, offset - start),
    isCode: (offset) => rangeAt(hidden, offset - start)?.isCode ?? false
  };
}
function rangeAt(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && offset < range.end ? range : void 0;
}

export {
  scanLines,
  textLines,
  readStructure
};
