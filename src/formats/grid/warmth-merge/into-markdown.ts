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
export async function intoMarkdown(
  { document, body }: Companion,
  structure: Readable,
  lessons: readonly MissingLesson[],
): Promise<string> {
  const { asItem } = await import('./as-item.js');
  const { text } = document;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = textLines(body.lines, structure);
  const { items: held } = markdownLessons(document, body, structure);
  const inserts: { readonly at: number; readonly lines: readonly string[] }[] = [];
  const others: string[] = [];
  for (const [category, some] of byCategory(lessons)) {
    const item = held.filter((one) => categoryOf(one.category ?? '') === category).at(-1);
    const heading = lines.find(({ heading, raw }) => heading > 0 && categoryOf(titleOf(raw)) === category);
    const at = item && lines.findIndex(({ start, end }) => start <= item.at.start && item.at.start <= end);
    const line = at === undefined ? undefined : lines[at];
    if (line && at !== undefined) {
      const lead = leadOf(line.raw).replace(/\[[ xX]\][ \t]{1,99}$/, ''); // a lesson is no task
      const items = some.map((one, index) => `${nextLead(lead, index + 1)}${asItem(one.text)}`);
      inserts.push({ at: endOfItem(text, body.lines, lines, line), lines: items });
    } else {
      const list = some.map((one) => `- ${asItem(one.text)}`);
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

/** The lead of an item some places behind: numbers go on, a bullet stays. */
function nextLead(lead: string, by: number): string {
  return lead.replace(/\d{1,4}(?=[.)])/, (number) => String(Number(number) + by));
}

/** Where an item ends: behind the lines that go on with it, and those that are set in below it, code among them. */
function endOfItem(text: string, all: readonly TextLine[], lines: readonly TextLine[], first: TextLine): number {
  const shown = new Set(lines.map(({ start }) => start));
  const width = leadOf(first.raw).length;
  let last = first;
  for (const line of all.slice(all.findIndex(({ start }) => start === first.start) + 1)) {
    const isWithin = line.raw.length - line.raw.trimStart().length >= width;
    const goesOn = line.heading === 0 && shown.has(line.start) && !isListItem(line.raw) && isNextLine(text, last, line);
    if (!isWithin && !goesOn) break;
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
