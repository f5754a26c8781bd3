import picocolors from 'picocolors';
import type { Data } from '../../core/data.js';
import type { AccountRow, RootRecovery, Source } from '../../core/recovery.js';
import { capped, visible } from '../../text/visible.js';
import { hanging } from './columns.js';
import { groupsOf } from './subject.js';
import { sourceInWords, sureness, valueInWords } from './words.js';

/** How evidence is laid out for people. */
export interface EvidenceLook {
  readonly shown: (path: string) => string;
  /** The line of a file that a source names; undefined where there is none to show. */
  readonly line: (source: Source) => string | undefined;
  readonly colors: boolean;
  readonly width: number;
}

const longestValue = 160;

/**
 * Every value of what is proposed, each source that says something of it, and the line that it stands on: first those
 * that are contested or inferred, then the others. What is to be decided, what was not kept and what is left comes last,
 * where it stands right above the question.
 */
export function evidenceText({ files }: RootRecovery, look: EvidenceLook): string {
  const c = picocolors.createColors(look.colors);
  const lines = files.flatMap((file) => [
    c.bold(visible(look.shown(file.path))),
    ...[...file.account.filter(isOpen), ...file.account.filter((row) => !isOpen(row))].flatMap((row) => {
      return rowLines(row, look, c);
    }),
    '',
    ...groupsOf(file).flatMap(({ title, sentences }) => [
      c.bold(`${title}:`),
      ...sentences.flatMap((sentence) => hanging('- ', 2, sentence, Math.max(40, look.width))),
      '',
    ]),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

const isOpen = ({ sure, otherwise = [] }: AccountRow): boolean => !sure || otherwise.length > 0;

function rowLines(row: AccountRow, look: EvidenceLook, c: ReturnType<typeof picocolors.createColors>): string[] {
  const piece = (value: Data, source: Source, sure?: boolean): string[] => {
    const words = visible(sourceInWords(source, look.shown));
    const line = look.line(source)?.trim();
    return [
      `  ${valueInWords(value, longestValue)}  ${words}${sure === undefined ? '' : `, ${sureness(sure)}`}`,
      ...(line === undefined ? [] : [c.dim(`    ${capped(visible(line), Math.max(20, look.width - 4))}`)]),
    ];
  };
  return [
    c.bold(visible(row.field)),
    ...piece(row.value, row.source, row.sure),
    ...(row.otherwise ?? []).flatMap(({ value, source }) => piece(value, source)),
  ];
}
