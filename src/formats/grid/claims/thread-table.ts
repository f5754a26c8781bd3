import type { TextLine } from '../../../text/markdown.js';
import { type HashWord, hashWords } from './hash-words.js';

/** A commit in a table, and the offset of its row: code and HTML are told by where a row begins. */
export interface TableCommit extends HashWord {
  readonly row: number;
}

const commitHeading = /^(?:git ?)?(?:commit|hash|sha)(?:e?s|\(s\))?(?: ?(?:hash|sha|id)(?:e?s)?)?$/;
const rule = /^[ \t>]{0,99}[ \t:|-]+$/;

/**
 * The commits that the tables of a body name: in columns that are headed Commit, Hash or SHA. What else stands in such a
 * cell (`-`, pending, a sentence) is text.
 */
export function tableCommits(text: string, lines: readonly TextLine[]): readonly TableCommit[] {
  const commits: TableCommit[] = [];
  /** Those of the table that goes on; undefined between tables. */
  let columns: ReadonlySet<number> | undefined;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = before !== undefined && isNextLine(text, before, line);
    if (!isJoined || !line.raw.includes('|')) columns = undefined;
    else if (!columns) columns = isRule(line.raw) ? commitColumns(before.raw) : undefined;
    else if (columns.size > 0) for (const commit of commitsOfRow(line, columns)) commits.push(commit);
  }
  return commits;
}

function isNextLine(text: string, { end }: TextLine, { start }: TextLine): boolean {
  return start === end + 1 || (start === end + 2 && text.startsWith('\r\n', end));
}

/** The line below the heading of a table. */
function isRule(raw: string): boolean {
  return raw.includes('|') && raw.includes('-') && rule.test(raw);
}

function commitColumns(heading: string): ReadonlySet<number> {
  const columns = [...cellsOf(heading).entries()].filter(([, { text }]) => {
    const title = text.replace(/[*_`]/g, '').trim().toLowerCase();
    return title.length < 40 && commitHeading.test(title);
  });
  return new Set(columns.map(([column]) => column));
}

function commitsOfRow({ raw, start: line }: TextLine, columns: ReadonlySet<number>): TableCommit[] {
  const row = line + raw.length - raw.trimStart().length;
  return cellsOf(raw).flatMap(({ text, start }, column) => {
    if (!columns.has(column)) return [];
    const from = line + start;
    return hashWords(text).hashes.map((word) => ({
      name: word.name,
      start: from + word.start,
      end: from + word.end,
      row,
    }));
  });
}

interface Cell {
  readonly text: string;
  /** Offset into the line. */
  readonly start: number;
}

/** The cells of a line of a table: what stands between `|` signs that are not escaped. */
function cellsOf(raw: string): readonly Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  for (const { 0: found, index } of raw.matchAll(/\\.|\|/g)) {
    if (found !== '|') continue;
    cells.push({ text: raw.slice(start, index), start });
    start = index + 1;
  }
  return [...cells, { text: raw.slice(start), start }];
}
