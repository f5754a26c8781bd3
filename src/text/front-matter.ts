import type { Fault } from '../core/document.js';

/** A Markdown file cut into its YAML and its body. All numbers are offsets into the whole text. */
export interface FrontMatter {
  /** `fenced` between two `---` lines, `open` when the second is missing, `none` when the file does not begin with one. */
  readonly form: 'fenced' | 'open' | 'none';
  readonly yaml: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
  readonly faults: readonly Fault[];
}

/** A line `---`. Its end leaves out the blanks after it, `next` is where the next line begins. */
interface Fence {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/**
 * Finds the front matter of a text (without byte order mark), as S8.1 means it: CRLF, trailing blanks on a fence
 * and a fence at the end of the file are all accepted. Never throws.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const opening = fenceAt(text, firstLine(text, 0));
  const nothing = { start: text.length, end: text.length };
  if (!opening) return { form: 'none', yaml: nothing, body: { start: 0, end: text.length }, faults: [] };
  const { start, end } = opening;
  const faults: Fault[] = [];
  if (start > 0) {
    const message = 'the front matter begins after blank lines; readers look for `---` on the first line';
    faults.push({ kind: 'front-matter', message, start, end });
  }
  const closing = nextFence(text, opening);
  if (!closing) {
    const message = 'the front matter that begins here is never closed; expected a line `---` after its last value';
    faults.push({ kind: 'front-matter', message, start, end });
    return { form: 'open', yaml: { start: opening.next, end: text.length }, body: nothing, faults };
  }
  const fault = fieldsBelow(text, closing) ?? secondBlock(text, closing, opening);
  if (fault) faults.push(fault);
  return {
    form: 'fenced',
    yaml: { start: opening.next, end: closing.start },
    body: { start: closing.next, end: text.length },
    faults,
  };
}

const field = /^[a-z_][\w-]{0,60}:(?:\s|$)/;

/** A fence in the midst of the fields ends the front matter too early, and readers lose the rest. */
function fieldsBelow(text: string, closing: Fence): Fault | undefined {
  if (!field.test(firstField(text, firstLine(text, closing.next)))) return undefined;
  const message = 'the front matter ends here, but fields go on below; expected no line `---` between them';
  return { kind: 'front-matter', message, start: closing.start, end: closing.end };
}

/** A second block of fields, directly below the first or anywhere in the body: a `---`, fields, and another `---`. */
function secondBlock(text: string, closing: Fence, first: Fence): Fault | undefined {
  let at = closing.next;
  let isCode = false;
  for (let fence = nextFence(text, closing); fence; fence = nextFence(text, fence)) {
    const between = text.slice(at, fence.start).match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0;
    isCode = isCode !== (between % 2 === 1);
    at = fence.next;
    const isDirect = firstLine(text, closing.next) === fence.start;
    if (isCode || !nextFence(text, fence) || !beginsFields(text, fence.next, isDirect ? 1 : 2)) continue;
    const message = 'a second front matter block stands under the first; readers only see the first';
    const related = { message: 'the first block begins here', start: first.start, end: first.end };
    return { kind: 'front-matter', message, start: fence.start, end: fence.end, related };
  }
  return undefined;
}

/** Whether the next lines are fields, comments aside: in the midst of a body, one alone may be text. */
function beginsFields(text: string, from: number, fewest: number): boolean {
  let start = from;
  for (let found = 0; found < fewest; found += 1) {
    while (text.startsWith('#', start)) start = lineAfter(text, start);
    if (!field.test(text.slice(start, start + 64))) return false;
    start = lineAfter(text, start);
  }
  return true;
}

/** The beginning of the first line that is no YAML comment. */
function firstField(text: string, from: number): string {
  let start = from;
  while (text.startsWith('#', start)) start = lineAfter(text, start);
  return text.slice(start, start + 64);
}

/** Where the first line begins that is not blank. */
function firstLine(text: string, from: number): number {
  const word = /\S/g;
  word.lastIndex = from;
  const found = word.exec(text)?.index ?? text.length;
  return Math.max(from, text.lastIndexOf('\n', found) + 1);
}

function fenceAt(text: string, start: number): Fence | undefined {
  const fence = /---[^\S\n]*(?:\n|$)/y;
  fence.lastIndex = start;
  return fence.test(text) ? { start, end: start + 3, next: fence.lastIndex } : undefined;
}

function nextFence(text: string, { next }: Fence): Fence | undefined {
  for (let start = next; start < text.length; ) {
    const fence = fenceAt(text, start);
    if (fence) return fence;
    const found = text.indexOf('\n---', start);
    if (found < 0) return undefined;
    start = found + 1;
  }
  return undefined;
}

function lineAfter(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found + 1;
}
