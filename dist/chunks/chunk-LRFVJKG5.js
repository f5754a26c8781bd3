import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

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

export {
  splitFrontMatter
};
