import type { Structure, TextLine } from '../../../text/markdown.js';
import { textLines } from '../../../text/markdown.js';
import { isNextLine } from '../../../text/table-lines.js';
import type { Companion } from '../snapshot.js';
import { isListItem, leadOf } from '../texts/list-mark.js';
import { categoryOf } from '../warmth/lessons.js';
import { markdownLessons } from '../warmth/markdown-lessons.js';
import { byCategory, type MissingLesson } from './missing.js';

type Readable = Extract<Structure, { ok: true }>;

/** Writes lessons into the lists of a WARMTH.md that is Markdown: below the last item of their category, else its heading. */
export function intoMarkdown(
  { document, body }: Companion,
  structure: Readable,
  lessons: readonly MissingLesson[],
): string {
  const { text } = document;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = textLines(body.lines, structure);
  const { items } = markdownLessons(document, body, structure);
  const inserts: { readonly at: number; readonly lines: readonly string[] }[] = [];
  const others: string[] = [];
  for (const [category, some] of byCategory(lessons)) {
    const item = items.filter((one) => categoryOf(one.category ?? '') === category).at(-1);
    const heading = lines.find(({ heading, raw }) => heading > 0 && categoryOf(titleOf(raw)) === category);
    const at = item && lines.findIndex(({ start, end }) => start <= item.at.start && item.at.start <= end);
    const line = at === undefined ? undefined : lines[at];
    if (line && at !== undefined) {
      const lead = leadOf(line.raw).replace(/\[[ xX]\][ \t]{1,99}$/, ''); // a lesson is no task
      inserts.push({ at: endOfItem(text, lines, at), lines: some.map((one) => `${lead}${one.text}`) });
    } else {
      const list = some.map((one) => `- ${one.text}`);
      if (heading) inserts.push({ at: heading.end, lines: ['', ...list] });
      else others.push('', `## ${nameOf(category)}`, '', ...list);
    }
  }
  let result = text;
  for (const { at, lines: own } of inserts.sort((a, b) => b.at - a.at)) {
    result = result.slice(0, at) + own.map((line) => `${lineBreak}${line}`).join('') + result.slice(at);
  }
  if (others.length === 0) return result;
  const end = result.replace(/[\r\n]{1,999}$/, '');
  return `${end}${others.map((line) => `${lineBreak}${line}`).join('')}${lineBreak}`;
}

/** Where an item ends: behind the lines that go on with it. */
function endOfItem(text: string, lines: readonly TextLine[], at: number): number {
  let last = lines[at] as TextLine;
  for (const line of lines.slice(at + 1)) {
    if (line.heading > 0 || isListItem(line.raw) || !isNextLine(text, last, line)) break;
    last = line;
  }
  return last.end;
}

const titleOf = (raw: string): string =>
  raw
    .slice(0, 300)
    .replace(/^ {0,3}#{1,6}/, '')
    .replace(/[ \t#:]{1,99}$/, '')
    .trim();

/** `codebase_patterns` as a heading: `Codebase patterns`. */
function nameOf(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1).replaceAll('_', ' ');
}
