import type { ValueNode } from '../../../core/document.js';
import { type Structure, scanLines, type TextLine, textLines } from '../../../text/markdown.js';
import type { Companion } from '../snapshot.js';
import type { Entry } from './entry.js';
import { EntryReader } from './entry-reader.js';
import { entriesInFields } from './entry-records.js';

/** The entries of a file in the order of the text, or why nobody can tell them from code. */
export type Entries =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly reason: string };

interface Options {
  /** Which lines open an entry besides headings and rows: `executor-01 | 14:05:00 | PROGRESS`. */
  readonly isHead?: (line: string) => boolean;
}

/**
 * Reads the entries of a file whose form is only sketched (D24). What is no entry is passed over, and so is what stands
 * in code, HTML and comments. Of a body in conflict nothing is read: see `isBroken`.
 */
export async function readEntries(companion: Companion, { isHead = () => false }: Options = {}): Promise<Entries> {
  const { document, body } = companion;
  if (isMarkdownToo(companion)) {
    const lines = scanLines(document.text, 0, document.text.length);
    return { ok: true, entries: new EntryReader(document, lines, isHead).read() };
  }
  const recorded = entriesInFields(document);
  if (body.lines.length === 0) return { ok: true, entries: recorded };
  const lines = await shownLines(companion);
  if (!('length' in lines)) return lines;
  return { ok: true, entries: [...recorded, ...new EntryReader(document, lines, isHead).read()] };
}

/** The lines that a reader of a file sees, without comments and tags, or why nobody can tell them from code. */
export async function shownLines(companion: Companion): Promise<readonly TextLine[] | Extract<Entries, { ok: false }>> {
  const { document, body } = companion;
  if (isMarkdownToo(companion)) return scanLines(document.text, 0, document.text.length);
  if (body.lines.length === 0) return [];
  const structure = await body.structure();
  if (!structure.ok) return structure;
  return textLines(body.lines, structure).map((line) => withoutHtml(line, structure));
}

/** Whether what was read as YAML is a heading with its fields: to YAML, the heading is a comment. */
export function isMarkdownToo({ document: { root, text }, isBroken }: Companion): boolean {
  if (isBroken || root?.kind !== 'map' || !/^\s{0,99}#{1,6}\s/.test(text)) return false;
  const isRecord = ({ kind }: ValueNode): boolean => kind === 'map';
  return !root.entries.some(({ value }) => isRecord(value) || (value.kind === 'list' && value.items.some(isRecord)));
}

/** A line whose comments and tags are blanked. */
function withoutHtml(line: TextLine, structure: Extract<Structure, { ok: true }>): TextLine {
  if (!line.raw.includes('<')) return line;
  const isShown = (offset: number): boolean => structure.isText(offset) || structure.isCode(offset);
  const shown = Array.from({ length: line.raw.length }, (_, at) => {
    return isShown(line.start + at) ? line.raw.charAt(at) : ' ';
  });
  return { ...line, raw: shown.join('') };
}
