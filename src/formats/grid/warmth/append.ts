import type { Document, ListNode, MapEntry, Target } from '../../../core/document.js';
import { visible } from '../../../text/visible.js';
import { categoryOf, type Lesson } from './lessons.js';

interface Edit {
  readonly at: Target;
  readonly text: string;
}

const longest = 500;

/**
 * The edits that write lessons into the lists of a WARMTH.md, each below its category; undefined where not all of them
 * can be written with certainty: the category is not there, or its list is in a notation of which the end is hard to tell.
 */
export function appendLessons(
  document: Document,
  lessons: readonly Pick<Lesson, 'category' | 'text'>[],
): readonly Edit[] | undefined {
  // Below a key that stands twice, readers see only one of the lists; an alias puts a lesson into two.
  if (document.faults.length > 0) return undefined;
  const texts = new Map<string, string[]>();
  for (const { category, text } of lessons) {
    const known = category === undefined ? undefined : categoryOf(category);
    if (known === undefined || text.length > longest || visible(text) !== text) return undefined;
    const there = texts.get(known);
    if (there) there.push(JSON.stringify(text));
    else texts.set(known, [JSON.stringify(text)]);
  }
  const edits = [...texts].map(([category, some]) => editOf(document, category, some));
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

function editOf(document: Document, category: string, texts: readonly string[]): Edit | undefined {
  const { root } = document;
  const [field, other] = (root?.kind === 'map' ? root.entries : []).filter(
    ({ key }) => categoryOf(String(key.value)) === category,
  );
  const { text } = document;
  if (root?.kind !== 'map' || !field || other || text[root.start] === '{') return undefined;
  const { value } = field;
  const isList = value.kind === 'list' && value.items.length > 0;
  if (isList) return text[value.start] === '-' ? below(document, value, texts) : undefined;
  return insteadOfNothing(document, field, texts);
}

/** All that stands behind the key of a category without lessons, up to the end of its line. */
const nothing = /^:(?:[ \t]{1,99}(?:\[\]|~|null))?[ \t]{0,99}(?=\r?\n|$)/;

/** `gotchas: []` and `gotchas:` become a list of their own, so that the next lesson finds its place too. */
function insteadOfNothing(document: Document, { key, value }: MapEntry, texts: readonly string[]): Edit | undefined {
  const { text } = document;
  if (value.kind === 'map' || (value.kind === 'scalar' && value.value !== null)) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', key.start - 1) + 1, key.start);
  const [found] = nothing.exec(text.slice(key.end, key.end + 300)) ?? [];
  if (found === undefined || !/^ {0,40}$/.test(indent)) return undefined;
  const lines = texts.map((one) => `${lineBreakOf(text)}${indent}  - ${one}`);
  return { at: document.span(key.end + 1, key.end + found.length), text: lines.join('') };
}

function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Below the last item, in a line that begins as the one of that item does. */
function below(document: Document, { items }: ListNode, texts: readonly string[]): Edit | undefined {
  const { text } = document;
  const last = items.at(-1);
  if (last?.kind !== 'scalar' || last.style === 'block' || last.source.includes('\n')) return undefined;
  const mark = /^ {0,40}- {1,9}$/.exec(text.slice(text.lastIndexOf('\n', last.start - 1) + 1, last.start))?.[0];
  const [, rest = ''] = /^([^\r\n]{0,1000})(?:\r?\n|$)/.exec(text.slice(last.end, last.end + 1002)) ?? [];
  if (mark === undefined || !/^(?:[ \t]{1,99}#[^\r\n]*|[ \t]{0,99})$/.test(rest)) return undefined;
  const end = last.end + rest.length;
  return { at: document.span(end, end), text: texts.map((one) => `${lineBreakOf(text)}${mark}${one}`).join('') };
}
