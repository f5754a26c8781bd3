import type { NamedText } from '../../../core/resumption.js';
import type { TextLine } from '../../../text/markdown.js';
import { cellsOf, isNextLine, isTableRule } from '../../../text/table-lines.js';
import { isMarkdownToo, shownLines } from '../companions/entries.js';
import { indentOf, isBreak, labelledLine, saidBy, titleOf } from '../companions/entry-lines.js';
import type { Companion } from '../snapshot.js';
import { isListItem } from '../texts/list-mark.js';
import { isTemplate, saysNothing } from '../texts/nothing.js';
import { wordsIn } from '../texts/words.js';
import { toldInFields } from './told-fields.js';
import type { Telling, Told } from './told-types.js';

interface Section {
  readonly title: string;
  readonly level: number;
  readonly start: number;
  readonly under: readonly string[];
  /** Whether it is one entry with all that stands below it. */
  readonly isEntry: boolean;
  /** Whether another heading stands below it. */
  hasSections: boolean;
  readonly blocks: Block[];
}

/** Some lines that belong together: an item of a list, a row, a paragraph. */
interface Block {
  readonly kind: 'item' | 'row' | 'text';
  readonly start: number;
  readonly indent: number;
  /** Of items below the first: each apart. */
  readonly parts: string[];
  /** Whether its first line is `key: value`. */
  readonly isField: boolean;
}

/**
 * All that a file of entries says, whatever form it has (D24): entries with an id with all below them, else each section,
 * item, row and paragraph by itself. Only what says nothing is left out.
 * @returns why it cannot be told from code, when it cannot
 */
export async function toldIn(companion: Companion, telling: Telling): Promise<readonly Told[] | string> {
  const lines = await shownLines(companion);
  if (!('length' in lines)) return lines.reason;
  const recorded = isMarkdownToo(companion) ? [] : toldInFields(companion, telling);
  const sections = sectionsIn(companion.document.text, lines, telling);
  return [...recorded, ...sections.flatMap((section) => toldBy(section, telling))];
}

function sectionsIn(text: string, lines: readonly TextLine[], { id }: Telling): readonly Section[] {
  const root: Section = { title: '', level: 0, start: 0, under: [], isEntry: false, hasSections: true, blocks: [] };
  const sections = [root];
  let open = [root];
  let columns: readonly string[] | undefined;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = before !== undefined && isNextLine(text, before, line);
    if (!isJoined || line.heading > 0) columns = undefined;
    if (line.heading > 0) {
      const title = titleOf(line).text;
      open = open.filter(({ level }) => level < line.heading);
      const parent = open.at(-1) ?? root;
      if (parent.isEntry) {
        parent.blocks.push({ kind: 'text', start: line.start, indent: 0, parts: [`${title}:`], isField: false });
        continue;
      }
      parent.hasSections = true;
      const under = open.slice(1).map((one) => one.title);
      const section = { title, level: line.heading, start: line.start, under, isEntry: id.test(title) };
      const opened: Section = { ...section, hasSections: false, blocks: [] };
      sections.push(opened);
      open.push(opened);
    } else if (isTableRule(line.raw) && isJoined && before?.raw.includes('|')) {
      columns = cellsIn(before.raw);
      const blocks = (open.at(-1) ?? root).blocks;
      if (blocks.at(-1)?.start === before.start) blocks.pop(); // it was the heading of the table
    } else if (!isBreak(line.raw)) addLine((open.at(-1) ?? root).blocks, line, { isJoined, columns });
  }
  return sections;
}

interface Around {
  readonly isJoined: boolean;
  /** The titles of the columns of the table that a line stands in. */
  readonly columns: readonly string[] | undefined;
}

/** An item of a list of tasks that is done. */
const ticked = /^[ \t>]{0,99}(?:[-*+]|\d{1,4}[.)])[ \t]{1,99}\[[xX]\][ \t]/;

function addLine(blocks: Block[], line: TextLine, { isJoined, columns }: Around): void {
  const { raw, start } = line;
  const last = blocks.at(-1);
  const indent = indentOf(raw);
  if (columns && raw.includes('|')) {
    blocks.push({ kind: 'row', start, indent, parts: [rowText(raw, columns)], isField: false });
    return;
  }
  const field = labelledLine(line);
  const own = field ? `${field.key.text}: ${field.value.text}`.trim() : saidBy(line).text;
  const said = ticked.test(raw) ? `[x] ${own}` : own;
  const isItem = isListItem(raw);
  if (last && indent > last.indent && last.kind === 'item') last.parts.push(said);
  else if (last && isJoined && !isItem && !field && last.kind !== 'row') last.parts.push(`${last.parts.pop()} ${said}`);
  else {
    const kind = isItem ? 'item' : 'text';
    const isFirstRow = raw.trimStart().startsWith('|');
    blocks.push({ kind, start, indent, parts: [isFirstRow ? raw.trim() : said], isField: field !== undefined });
  }
}

function cellsIn(raw: string): readonly string[] {
  const cells = cellsOf(raw.trim()).map(({ text }) => text.replaceAll('\\|', '|').replace(/^[\s*_`]+|[\s*_`]+$/g, ''));
  const line = raw.trim();
  return cells.slice(line.startsWith('|') ? 1 : 0, line.endsWith('|') ? -1 : undefined);
}

/** `ID: dec-004; Decision: Use hono`; of a table of fields, `Decision: Use hono`. */
function rowText(raw: string, columns: readonly string[]): string {
  const cells = cellsIn(raw);
  const isOfFields = columns.length === 2 && /^(?:field|key|property|attribute|)$/i.test(columns[0] ?? '');
  if (isOfFields) return cells.join(': ');
  return cells.flatMap((cell, at) => (cell === '' ? [] : [columns[at] ? `${columns[at]}: ${cell}` : cell])).join('; ');
}

/** What a section says: as one where it is one entry, else block by block. */
function toldBy(section: Section, { id, general }: Telling): readonly Told[] {
  const { title, start, under, level, isEntry, hasSections } = section;
  const blocks = section.blocks.filter(({ parts }) => !isEmpty(parts.join(' ')));
  const isGeneral = wordsIn(title)
    .trim()
    .split(' ')
    .every((word) => general.has(word));
  const isWhole =
    isEntry ||
    (!isGeneral &&
      level > 1 &&
      !hasSections &&
      blocks.every(
        (block) => block.kind === 'text' || (block.kind === 'item' && block.isField && !id.test(block.parts[0] ?? '')),
      ));
  if (isWhole) {
    const text = blocks.flatMap(({ parts }) => parts).filter((part) => !isEmpty(part));
    return isEmpty(title) ? [] : [{ name: title, text: text.join('; ').replace(/: ?; /g, ': '), start, under }];
  }
  const name = isGeneral || level < 2 ? '' : title;
  const isOfFields = blocks.length > 1 && blocks.every(({ isField, parts }) => isField && !id.test(parts[0] ?? ''));
  if (isOfFields) return [{ name, text: blocks.flatMap(({ parts }) => parts).join('; '), start, under }];
  return blocks.map((block): Told => {
    const [head = '', ...others] = block.parts;
    const [, own, rest = ''] = new RegExp(`^\\W{0,9}(${id.source})\\W{0,9}(.*)$`, 'isu').exec(head) ?? [];
    const isLed = own !== undefined && rest !== '';
    const text = [isLed ? rest : head, ...others].join('; ');
    return { name: isLed ? own : name, text, start: block.start, under: [...under, title] };
  });
}

const isEmpty = (text: string): boolean => text.trim() === '' || saysNothing(text) || isTemplate(text);

/** The same for fields in YAML, whose name and text are known. */
export const isTold = ({ name, text }: NamedText): boolean => !isEmpty(text) || !isEmpty(name);
