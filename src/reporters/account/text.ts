import picocolors from 'picocolors';
import type { Advice, RecoveredFile, RootRecovery } from '../../core/recovery.js';
import { visible } from '../../text/visible.js';
import { count } from '../../text/words.js';
import { adviceLines } from './advice.js';
import { hanging } from './columns.js';
import { overviewLines } from './overview.js';
import {
  type AccountLook,
  type AccountSubject,
  type Colors,
  commandTitles,
  groupsOf,
  isQuiet,
  quietLine,
  titles,
} from './subject.js';
import { tableLines } from './table.js';

/**
 * What came of a root: a line where nothing is proposed, else the overview (checkpoint flow, "Recovery Mode" step 3), a
 * row for every field that is new or inferred, what a person has to decide, what is advised, and commands to run.
 */
export function accountText(subject: AccountSubject, look: AccountLook): string {
  const { recovery, purpose } = subject;
  const c = picocolors.createColors(look.colors);
  const width = Math.min(160, Math.max(40, look.width));
  if (isQuiet(recovery)) {
    const quiet = { healthy: c.green('✔'), older: c.blue('ℹ'), untouched: c.blue('ℹ') };
    const sign = { ...quiet, refused: c.red('✖'), broken: c.red('✖') }[recovery.outcome];
    return linesOf(hanging(`${sign} `, 2, `${look.shown(recovery.root)}: ${quietLine(subject)}`, width));
  }
  const title = titles[purpose].toUpperCase();
  return linesOf([
    c.bold(title),
    '='.repeat(title.length),
    '',
    ...reasonLines(recovery, look, width),
    ...recovery.files.flatMap((file) => fileLines(file, subject, { ...look, width }, c)),
    ...(recovery.advice ?? []).flatMap((advice) => adviceBlock(advice, { ...look, width }, c)),
    ...commandLines(subject, width, c),
  ]);
}

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function reasonLines({ root, reason }: RootRecovery, { shown }: AccountLook, width: number): string[] {
  return reason === undefined ? [] : [...hanging('', 0, `${shown(root)}: ${reason}`, width), ''];
}

function fileLines(file: RecoveredFile, { recovery, purpose }: AccountSubject, look: AccountLook, c: Colors): string[] {
  const { overview, path, before } = file;
  const point = (text: string) => hanging('- ', 2, text, look.width);
  const label = `${visible(look.shown(path))}${before ? '' : ' (new)'}`;
  return [
    ...(recovery.files.length > 1 ? [c.bold(label), ''] : []),
    ...(overview
      ? [
          c.bold('Reconstructed state:'),
          ...overviewLines(overview, look.shown).flatMap(({ label: name, text }) => point(`${name}: ${text}`)),
          '',
        ]
      : []),
    ...tableLines(file, purpose, look, c),
    ...groupsOf(look.isWhole ? file : shortened(file)).flatMap(({ title, sentences }) => {
      return [c.bold(`${title}:`), ...sentences.flatMap(point), ''];
    }),
  ];
}

/** So many lines that were not kept are told at first. */
const mostLost = 10;

function shortened(file: RecoveredFile): RecoveredFile {
  const { lost = [] } = file;
  const more = lost.length - mostLost;
  if (more <= 0) return file;
  return { ...file, lost: [...lost.slice(0, mostLost), `${count(more, 'more line')} (--verbose shows them)`] };
}

function adviceBlock(advice: Advice, { shown, width }: AccountLook, c: Colors): string[] {
  return [
    ...hanging('', 0, advice.title, width).map(c.bold),
    ...adviceLines(advice, shown).flatMap(({ label, text }) => hanging('- ', 2, `${label}: ${text}`, width)),
    '',
  ];
}

function commandLines({ recovery: { commands = [] }, purpose }: AccountSubject, width: number, c: Colors): string[] {
  if (commands.length === 0) return [];
  return [
    c.bold(`${commandTitles[purpose]}:`),
    ...commands.flatMap(({ command, does }) => [
      `  ${visible(command)}`,
      ...hanging('      ', 6, does, width).map(c.dim),
    ]),
    '',
  ];
}
