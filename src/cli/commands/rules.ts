import { Option } from 'commander';
import { type RuleInfo, rules } from '../../index.js';
import { wrap } from '../../reporters/pretty/wrap.js';
import { inertJson } from '../../text/inert-json.js';
import type { AddCommand } from '../add-command.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { say } from '../say.js';
import { columnsOf } from '../terminal.js';

type Format = 'pretty' | 'json';

export const addRules: AddCommand = (program, io, end) => {
  program
    .command('rules')
    .description('list all rules')
    .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
    .action(async ({ format }: { format: Format }) => end(await list(format, io)));
};

async function list(format: Format, io: Io): Promise<ExitStatus> {
  if (format === 'json') io.stdout.write(`${inertJson(rules())}\n`);
  // For a pipe a rule is a line, whatever its length: `| grep` is to find all of it.
  else await say(io.stdout, table(rules(), io.stdout.isTTY ? columnsOf(io.stdout, io.env) : Infinity), io.env);
  return exitStatus.clean;
}

function table(all: readonly RuleInfo[], columns: number): string {
  const head = ['rule', 'severity', 'repair'] as const;
  const cells = all.map(({ id, severity, repair = '' }) => [id, severity, repair] as const);
  const widths = head.map((word, i) => Math.max(word.length, ...cells.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  const indent = line(head).length + 2;
  const rows = all.flatMap(({ summary }, i) => {
    const [first = '', ...rest] = wrap(summary, Math.max(24, columns - indent));
    return [`${line(cells[i] ?? [])}  ${first}`, ...rest.map((more) => ' '.repeat(indent) + more)];
  });
  return [`${line(head)}  what holds when it is silent`, ...rows].map((row) => `${row}\n`).join('');
}
