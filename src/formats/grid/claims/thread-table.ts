import type { TextLine } from '../../../text/markdown.js';
import { cellsOf, isNextLine, isTableRule } from '../../../text/table-lines.js';
import { type HashWord, hashWords } from './hash-words.js';

/** A commit in a table, and the offset of its row: code and HTML are told by where a row begins. */
export interface TableCommit extends HashWord {
  readonly row: number;
}

const commitHeading = /^(?:git ?)?(?:commit|hash|sha)(?:e?s|\(s\))?(?: ?(?:hash|sha|id)(?:e?s)?)?$/;

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
    else if (!columns) columns = isTableRule(line.raw) ? commitColumns(before.raw) : undefined;
    else if (columns.size > 0) for (const commit of commitsOfRow(line, columns)) commits.push(commit);
  }
  return commits;
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
