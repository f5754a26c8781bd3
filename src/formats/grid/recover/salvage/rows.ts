import type { Data } from '../../../../core/data.js';
import { linesOf } from '../../../../text/lines.js';

/** A line of the old file, as far as it is kept. */
export interface Row {
  /** Its line in the old file, from 1; of a row that was put in, the line that it was put before. */
  readonly number: number;
  /** Without the line break. */
  readonly text: string;
  /** Its line break: none at the end of a file. */
  readonly end: string;
  /** Whether it says something else than the line did, or the line may not have been all of it: its value is not sure. */
  readonly isDoubtful?: true;
  /** Whether its value broke off, or the other side of a merge conflict said something else. */
  readonly damage?: 'cut' | 'contested';
  /** What stood there before its key was spelt as it was meant. */
  readonly was?: string;
  /** Whether the file breaks off below it, in the midst of something. */
  readonly isLast?: true;
}

/** A line of the old file that could not be kept. */
export interface Loss {
  /** 1-based, of the old file. */
  readonly line: number;
  /** The line without its line break. */
  readonly text: string;
  /** Why it was not kept: a clause. */
  readonly why: string;
  /** Of the side of a conflict that was not taken: the field that begins in it. Other evidence may say the same. */
  readonly said?: { readonly field: string; readonly value: Data } | undefined;
}

/** What is left of some rows. */
export interface Kept {
  readonly rows: readonly Row[];
  readonly losses: readonly Loss[];
}

/** What a lenient decoder puts in the place of bytes that are not UTF-8. */
export const replacement = '\ufffd';

/** The lines of a text. */
export function rowsOf(text: string): Row[] {
  return linesOf(text).map(({ start, end }, index, lines) => {
    const raw = text.slice(start, end);
    const next = lines[index + 1]?.start;
    // What stands for bytes that are not UTF-8 has taken the place of something else.
    const doubt = raw.includes(replacement) && { isDoubtful: true as const };
    // A file may break off in the midst of a line break.
    if (next === undefined && raw.endsWith('\r'))
      return { number: index + 1, text: raw.slice(0, -1), end: '', ...doubt };
    return { number: index + 1, text: raw, end: text.slice(end, next ?? text.length), ...doubt };
  });
}

/** Rows as text again: a row that was the last of the file gets a line break where others follow it. */
export function textOf(rows: readonly Row[], lineBreak: string): string {
  const last = rows.length - 1;
  return rows.map(({ text, end }, index) => text + (end === '' && index < last ? lineBreak : end)).join('');
}

/** The line break that most lines have. */
export function lineBreakOf(rows: readonly Row[]): string {
  const carriage = rows.filter(({ end }) => end === '\r\n').length;
  return carriage * 2 > rows.length ? '\r\n' : '\n';
}

/** Another text in the place of a row: what it says now is not sure. */
export function mended(row: Row, text: string): Row {
  return text === row.text ? row : { ...row, text, isDoubtful: true };
}

/** The same row, further in or out. */
export function indented(row: Row, indent: number): Row {
  return { ...row, text: ' '.repeat(Math.max(0, indent)) + row.text.trimStart() };
}

export const isBlank = ({ text }: Row): boolean => text.trim() === '';

export const isComment = ({ text }: Row): boolean => text.trimStart().startsWith('#');

/** Whether a row holds something of a mapping or a list. */
export const isContent = (row: Row): boolean => !isBlank(row) && !isComment(row);

/** How many spaces a row begins with. */
export const indentOf = ({ text }: Row): number => text.length - text.replace(/^ +/, '').length;

export const isItem = ({ text }: Row): boolean => /^ *-(?: |$)/.test(text);

/** Rows of which only the comments are kept. */
export function lost(rows: readonly Row[], why: string): Kept {
  return {
    rows: rows.filter(isComment),
    losses: rows.filter(isContent).map(({ number, text }) => ({ line: number, text, why })),
  };
}

/** Puts rows at the end of others: by the hundred thousand, as no call takes so many arguments. */
export function append(rows: Row[], more: readonly Row[]): void {
  for (const row of more) rows.push(row);
}

/** One after the other. */
export function joined(parts: readonly Kept[]): Kept {
  return { rows: parts.flatMap(({ rows }) => rows), losses: parts.flatMap(({ losses }) => losses) };
}
