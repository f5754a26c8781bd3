import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  linesOf
} from "./chunk-4FZGF4UY.js";
import {
  size
} from "./chunk-YVFHDY45.js";

// src/text/digest.ts
function digest(text) {
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(text).digest("hex");
}

// src/text/front-matter.ts
function splitFrontMatter(text) {
  const opening = fenceAt(text, firstLine(text, 0));
  const nothing = { start: text.length, end: text.length };
  if (!opening) return { form: "none", yaml: nothing, body: { start: 0, end: text.length }, faults: [] };
  const { start, end } = opening;
  const faults = [];
  if (start > 0) {
    const message = "the front matter begins after blank lines; readers look for `---` on the first line";
    faults.push({ kind: "front-matter", message, start, end });
  }
  const closing = nextFence(text, opening);
  if (!closing) {
    const message = "the front matter that begins here is never closed; expected a line `---` after its last value";
    faults.push({ kind: "front-matter", message, start, end });
    return { form: "open", yaml: { start: opening.next, end: text.length }, body: nothing, faults };
  }
  const fault = fieldsBelow(text, closing) ?? secondBlock(text, closing, opening);
  if (fault) faults.push(fault);
  return {
    form: "fenced",
    yaml: { start: opening.next, end: closing.start },
    body: { start: closing.next, end: text.length },
    faults
  };
}
var field = /^[a-z_][\w-]{0,60}:(?:\s|$)/;
function fieldsBelow(text, closing) {
  if (!field.test(firstField(text, firstLine(text, closing.next)))) return void 0;
  const message = "the front matter ends here, but fields go on below; expected no line `---` between them";
  return { kind: "front-matter", message, start: closing.start, end: closing.end };
}
function secondBlock(text, closing, first) {
  let at = closing.next;
  let isCode = false;
  for (let fence = nextFence(text, closing); fence; fence = nextFence(text, fence)) {
    const between = text.slice(at, fence.start).match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0;
    isCode = isCode !== (between % 2 === 1);
    at = fence.next;
    const isDirect = firstLine(text, closing.next) === fence.start;
    if (isCode || !nextFence(text, fence) || !beginsFields(text, fence.next, isDirect ? 1 : 2)) continue;
    const message = "a second front matter block stands under the first; readers only see the first";
    const related = { message: "the first block begins here", start: first.start, end: first.end };
    return { kind: "front-matter", message, start: fence.start, end: fence.end, related };
  }
  return void 0;
}
function beginsFields(text, from, fewest) {
  let start = from;
  for (let found = 0; found < fewest; found += 1) {
    while (text.startsWith("#", start)) start = lineAfter(text, start);
    if (!field.test(text.slice(start, start + 64))) return false;
    start = lineAfter(text, start);
  }
  return true;
}
function firstField(text, from) {
  let start = from;
  while (text.startsWith("#", start)) start = lineAfter(text, start);
  return text.slice(start, start + 64);
}
function firstLine(text, from) {
  const word = /\S/g;
  word.lastIndex = from;
  const found = word.exec(text)?.index ?? text.length;
  return Math.max(from, text.lastIndexOf("\n", found) + 1);
}
function fenceAt(text, start) {
  const fence = /---[^\S\n]*(?:\n|$)/y;
  fence.lastIndex = start;
  return fence.test(text) ? { start, end: start + 3, next: fence.lastIndex } : void 0;
}
function nextFence(text, { next }) {
  for (let start = next; start < text.length; ) {
    const fence = fenceAt(text, start);
    if (fence) return fence;
    const found = text.indexOf("\n---", start);
    if (found < 0) return void 0;
    start = found + 1;
  }
  return void 0;
}
function lineAfter(text, from) {
  const found = text.indexOf("\n", from);
  return found < 0 ? text.length : found + 1;
}

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
  readStructure,
  splitFrontMatter,
  digest
};
