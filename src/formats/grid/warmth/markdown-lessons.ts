import type { Document, Target } from '../../../core/document.js';
import type { Structure, TextLine } from '../../../text/markdown.js';
import { cellsOf, isNextLine } from '../../../text/table-lines.js';
import type { Body } from '../../common/markdown-body.js';
import { comparable } from '../texts/comparison.js';
import { isListItem, leadOf } from '../texts/list-mark.js';
import { categoryOf, type Lesson } from './lessons.js';

/** What a body says of lessons. */
export interface MarkdownLessons {
  /** The items of its lists; the category is the heading above, or a line such as `**Gotchas:**`. */
  readonly items: readonly Lesson[];
  /** Other texts that may hold a lesson, as they are compared: paragraphs, and cells of tables. */
  readonly texts: readonly string[];
  /** The headings that items stand under, each word once. */
  readonly headings: readonly Heading[];
}

interface Heading {
  readonly word: string;
  readonly at: Target;
}

/** A line that says what the next ones are: `**Gotchas:**`, `Gotchas:`. */
const label = /^[ \t]{0,99}(?:[*_]{2}([\w -]{1,60}):?[*_]{2}:?|([\w-]{1,60}):)[ \t]{0,99}$/;
/** What an item calls itself: `**Gotcha:** the lesson`. */
const ownLabel = /^[*_]{0,2}[\w -]{1,40}(?:[*_]{2}:|:[*_]{0,2})[ \t]{1,9}/;
/** A line that begins with code is part of the text around it, unless it opens a block of code. */
const inlineCode = /^[ \t]{0,99}`{1,2}[^`]/;

/** A run of lines that make one text. */
interface Run {
  readonly heading: Heading | undefined;
  readonly isItem: boolean;
  readonly start: number;
  readonly end: number;
  readonly parts: string[];
}

/** Reads lessons from Markdown: no code, and no comments, which hold what a template explains. */
export function markdownLessons(
  document: Document,
  { lines }: Body,
  { isText }: Extract<Structure, { ok: true }>,
): MarkdownLessons {
  const isTold = ({ start, raw }: TextLine) => isText(start + raw.length - raw.trimStart().length);
  const runs = runsOf(
    document,
    lines.filter((line) => isTold(line) || inlineCode.test(line.raw)),
  );
  const items = runs
    .filter(({ isItem }) => isItem)
    .flatMap(({ heading, start, end, parts }): Lesson[] => {
      const text = unescaped(parts.join(' '));
      const key = comparable(text);
      return key === '' ? [] : [{ text, key, category: heading?.word, at: document.span(start, end) }];
    });
  const others = runs.flatMap(({ isItem, parts }) => {
    const whole = parts.join(' ');
    return isItem ? [whole, whole.replace(ownLabel, '')] : [whole, ...parts.flatMap(cellTexts)];
  });
  const headings = new Map(runs.flatMap(({ heading, isItem }) => (heading && isItem ? [[heading.word, heading]] : [])));
  return { items, texts: others.map(comparable), headings: [...headings.values()] };
}

/** A text as readers of Markdown see it: `\\[x]` is `[x]`. */
function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

function runsOf(document: Document, lines: readonly TextLine[]): readonly Run[] {
  const runs: Run[] = [];
  let heading: Heading | undefined;
  let open: Run | undefined;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = open !== undefined && before !== undefined && isNextLine(document.text, before, line);
    const isItem = isListItem(line.raw);
    const said = isItem ? line.raw.slice(leadOf(line.raw).length) : line.raw;
    const title = titleOf(line, isItem, isJoined);
    if (line.heading > 0 || title !== undefined) {
      heading = title === undefined ? undefined : { word: title, at: document.span(line.start, line.end) };
      open = undefined;
    } else if (!isItem && isJoined && open) {
      open.parts.push(said.trim());
    } else {
      const start = line.start + line.raw.length - said.length;
      open = { heading, isItem, start, end: line.end, parts: [said.trim()] };
      runs.push(open);
    }
  }
  return runs;
}

/** The words of a heading, or of a line that is meant as one. An item is meant as one when it names a category. */
function titleOf({ raw, heading }: TextLine, isItem: boolean, isJoined: boolean): string | undefined {
  if (heading > 0)
    return raw
      .slice(0, 300)
      .replace(/^[ ]{0,3}#{1,6}/, '')
      .replace(/[ \t#:]{1,99}$/, '')
      .trim();
  const said = isItem ? raw.slice(leadOf(raw).length) : raw;
  const [, bold, plain] = label.exec(said) ?? [];
  const word = bold ?? plain;
  return word !== undefined && (isItem ? categoryOf(word) !== undefined : !isJoined) ? word : undefined;
}

/** The cells of a line that may be the row of a table. */
function cellTexts(raw: string): readonly string[] {
  return raw.includes('|') ? cellsOf(raw).map(({ text }) => text.replaceAll('\\|', '|')) : [];
}
