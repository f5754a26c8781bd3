import picocolors from 'picocolors';
import type { RecoveredFile, RootRecovery } from '../../core/recovery.js';
import { visible } from '../../text/visible.js';
import { hanging } from './columns.js';
import { overviewLines } from './overview.js';
import { type AccountLook, type AccountSubject, type Colors, groupsOf, quietLine, titles } from './subject.js';
import { tableLines } from './table.js';

/**
 * What came of a root: a line where nothing is proposed, else the overview (checkpoint flow, "Recovery Mode" step 3), a
 * row for every field that is new or inferred, what a person has to decide, and commands to run.
 */
export function accountText(subject: AccountSubject, look: AccountLook): string {
  const { recovery, purpose } = subject;
  const c = picocolors.createColors(look.colors);
  const width = Math.min(160, Math.max(40, look.width));
  if (recovery.outcome !== 'recovered') {
    const sign = { healthy: c.green('✔'), older: c.blue('ℹ'), refused: c.red('✖'), recovered: '' }[recovery.outcome];
    return linesOf(hanging(`${sign} `, 2, `${look.shown(recovery.root)}: ${quietLine(subject)}`, width));
  }
  const title = titles[purpose].toUpperCase();
  return linesOf([
    c.bold(title),
    '='.repeat(title.length),
    '',
    ...reasonLines(recovery, look, width),
    ...recovery.files.flatMap((file) => fileLines(file, subject, { ...look, width }, c)),
    ...commandLines(recovery, width, c),
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
    ...groupsOf(file).flatMap(({ title, sentences }) => [c.bold(`${title}:`), ...sentences.flatMap(point), '']),
  ];
}

function commandLines({ commands = [] }: RootRecovery, width: number, c: Colors): string[] {
  if (commands.length === 0) return [];
  return [
    c.bold('To take the work back as well, run by yourself:'),
    ...commands.flatMap(({ command, does }) => [
      `  ${visible(command)}`,
      ...hanging('      ', 6, does, width).map(c.dim),
    ]),
    '',
  ];
}
