import type { Document } from '../../../core/document.js';
import type { TextLine } from '../../../text/markdown.js';
import { cellsOf, isNextLine, isTableRule } from '../../../text/table-lines.js';
import { folded } from '../../../text/words.js';
import type { Entry, EntryField } from './entry.js';
import { indentOf, isBreak, labelled, labelledLine, type Piece, saidBy, titleOf, trimmed } from './entry-lines.js';

type Draft = { -readonly [Key in keyof Entry]: Entry[Key] } & {
  readonly fields: Map<string, EntryField>;
  readonly lines: TextLine[];
  readonly level: number;
};

/** Tables of two columns that list the fields of one thing: `| Field | Value |`. */
const fieldColumns = new Set(['', 'field', 'key', 'property', 'attribute']);
const valueColumns = new Set(['', 'value', 'detail', 'details', 'content']);

/** Goes through the lines of a body once. */
export class EntryReader {
  readonly #entries: Draft[] = [];
  /** The headings that the line stands under, outermost first. */
  #headings: Draft[] = [];
  /** What the fields of the line belong to. */
  #current: Draft | undefined;
  /** The field that the next line may go on with. */
  #field: { readonly key: string; readonly line: TextLine; readonly last: TextLine } | undefined;
  readonly #document: Document;
  readonly #lines: readonly TextLine[];
  readonly #isHead: (line: string) => boolean;

  constructor(document: Document, lines: readonly TextLine[], isHead: (line: string) => boolean) {
    this.#document = document;
    this.#lines = lines;
    this.#isHead = isHead;
  }

  /** All entries, in the order of the text. To be asked once. */
  read(): readonly Entry[] {
    for (let index = 0; index < this.#lines.length; index += 1) {
      const line = this.#lines[index] as TextLine;
      const rows = line.heading > 0 ? 0 : this.#tableAt(index);
      if (line.heading > 0) this.#openHeading(line);
      else if (rows > 0) {
        this.#readTable(line, this.#lines.slice(index + 2, index + rows));
        index += rows - 1;
      } else if (this.#isHead(line.raw)) this.#openLine(line);
      else this.#readLine(line);
    }
    this.#close(0, this.#lines.at(-1)?.end ?? 0);
    return this.#entries;
  }

  #openHeading(line: TextLine): void {
    this.#close(line.heading, line.start);
    const entry = this.#open('heading', titleOf(line), line, line.heading);
    this.#headings.push(entry);
    this.#current = entry;
  }

  #openLine(line: TextLine): void {
    this.#endLineEntry(line.start);
    this.#current = this.#open('line', saidBy(line), line, 0);
  }

  #open(opens: Entry['opens'], title: Piece, { start, end }: TextLine, level: number): Draft {
    const at = this.#document.span(title.text === '' ? start : title.start, title.text === '' ? end : title.end);
    const parent = this.#headings.at(-1);
    const entry = { opens, title: title.text, at, fields: new Map(), lines: [], parent, start, end, level };
    this.#entries.push(entry);
    this.#field = undefined;
    const field = opens === 'row' ? undefined : labelled(title.text, title.start);
    if (field) this.#put(entry, field.key, field.value);
    return entry;
  }

  /** Ends all headings that are as deep, or deeper. */
  #close(level: number, end: number): void {
    this.#endLineEntry(end);
    while ((this.#headings.at(-1)?.level ?? -1) >= level) {
      const entry = this.#headings.pop() as Draft;
      entry.end = end;
      const said = entry.lines.map((line) => saidBy(line).text).join(' ');
      const { parent } = entry;
      const key = folded(entry.title);
      if (parent && said !== '' && key.length <= 80 && !parent.fields.has(key)) {
        (parent as Draft).fields.set(key, { key: entry.title, text: said, at: entry.at });
      }
    }
  }

  #endLineEntry(end: number): void {
    if (this.#current?.opens !== 'line') return;
    this.#current.end = end;
    this.#current = this.#headings.at(-1);
  }

  /** How many lines the table has that begins at a line; 0 when none does. */
  #tableAt(index: number): number {
    const isTable = isTableRule(this.#lines[index + 1]?.raw ?? '') && this.#isRow(index);
    if (!isTable || !this.#isJoined(index + 1)) return 0;
    let rows = 2;
    while (this.#isJoined(index + rows) && this.#isRow(index + rows)) rows += 1;
    return rows;
  }

  #isRow(index: number): boolean {
    const line = this.#lines[index];
    return line?.heading === 0 && line.raw.includes('|');
  }

  #isJoined(index: number): boolean {
    const [above, below] = [this.#lines[index - 1], this.#lines[index]];
    return above !== undefined && below !== undefined && isNextLine(this.#document.text, above, below);
  }

  #readTable(heading: TextLine, rows: readonly TextLine[]): void {
    const keys = piecesOf(heading);
    const [first, second] = keys.map(({ text }) => folded(text));
    const isOfFields = keys.length === 2 && fieldColumns.has(first ?? '') && valueColumns.has(second ?? '');
    for (const row of rows) {
      const cells = piecesOf(row);
      if (isOfFields && this.#current) {
        const [key, value] = cells;
        if (key && value && key.text !== '') this.#put(this.#current, key, value);
        this.#current.lines.push(row);
        continue;
      }
      const entry = this.#open('row', { text: '', start: row.start, end: row.end }, row, 0);
      entry.lines.push(row);
      for (const [column, value] of cells.entries()) {
        const key = keys[column];
        if (key && key.text !== '') this.#put(entry, key, value);
      }
    }
    this.#field = undefined;
  }

  #readLine(line: TextLine): void {
    const entry = this.#current;
    if (!entry) return;
    entry.lines.push(line);
    if (isBreak(line.raw)) {
      this.#field = undefined;
      return;
    }
    const field = this.#field;
    const isDeeper = field !== undefined && indentOf(line.raw) >= indentOf(field.line.raw) + 2;
    const found = isDeeper ? undefined : labelledLine(line);
    if (found) {
      const isFirst = this.#put(entry, found.key, found.value);
      this.#field = isFirst ? { key: folded(found.key.text), line, last: line } : undefined;
    } else if (field) this.#goOn(entry, field, line);
  }

  /** Adds a line to the field above it, if it belongs there. */
  #goOn(
    entry: Draft,
    { key, line: first, last }: { key: string; line: TextLine; last: TextLine },
    line: TextLine,
  ): void {
    const before = entry.fields.get(key);
    const isEmpty = before?.text === '';
    if (!before || !(isEmpty || isNextLine(this.#document.text, last, line))) {
      this.#field = undefined;
      return;
    }
    const { text, start, end } = saidBy(line);
    const at = isEmpty ? this.#document.span(start, end) : before.at;
    entry.fields.set(key, { ...before, text: isEmpty ? text : `${before.text} ${text}`, at });
    this.#field = { key, line: first, last: line };
  }

  /** Adds a field; false when the entry has one of that key. */
  #put({ fields }: Draft, key: Piece, value: Piece): boolean {
    const name = folded(key.text);
    if (fields.has(name)) return false;
    const { start, end } = value.text === '' ? key : value;
    fields.set(name, { key: key.text, text: value.text, at: this.#document.span(start, end) });
    return true;
  }
}

/** The cells of a line of a table, without the nothing on the far sides of its borders. */
function piecesOf({ raw, start }: TextLine): readonly Piece[] {
  const cells = cellsOf(raw).map((cell) => {
    const piece = trimmed(raw, cell.start, cell.start + cell.text.length);
    return { text: piece.text, start: start + piece.start, end: start + piece.end };
  });
  const line = raw.trim();
  return cells.slice(line.startsWith('|') ? 1 : 0, line.endsWith('|') ? -1 : undefined);
}
