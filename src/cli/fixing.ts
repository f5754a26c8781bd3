import { product } from '../core/product.js';
import { type Finding, type FixResult, fix, type LintOptions, UsageError } from '../index.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { visible } from '../text/visible.js';
import { count } from '../text/words.js';
import type { Io } from './io.js';
import type { LintFlags } from './lint-request.js';
import { checkOutputs, writeReports } from './reports.js';
import { looksLikeCommand, say } from './say.js';
import { hasColors } from './terminal.js';

/** Repairs that were not made, of which the reason is told. */
const mostRefused = 5;

/** What came of the repairs, and of what. */
export type Fixed = FixResult & { readonly contents: NonNullable<LintOptions['contents']> };

/**
 * Repairs what is asked for. Files are written, unless only the difference is wanted or the text came from standard
 * input; not before it is known that the reports may be, too.
 * @throws UsageError when options contradict one another, or a report would take the place of something else
 */
export function fixAs(flags: LintFlags, io: Io): (options: LintOptions) => Promise<Fixed> {
  const { unsafe = false, diff = false, stdin = false, rev, updateBaseline, watch, reports = [] } = flags;
  if (!flags.fix && !diff) throw new UsageError('--unsafe needs --fix or --diff: it says which repairs are made');
  if (rev !== undefined && !diff) throw new UsageError('--fix cannot write a commit; leave out --rev, or use --diff');
  if (watch) throw new UsageError('--watch only looks; --fix and --diff stand without it');
  if (updateBaseline) throw new UsageError('--update-baseline records what is found; repair first, without it');
  if (diff && reports.some(({ output }) => output !== undefined)) {
    throw new UsageError('--diff prints the difference and no report; leave out --output, or send it elsewhere with >');
  }
  return async (options) => {
    const fixed = await fix({ ...options, unsafe });
    checkOutputs(fixed, flags, io);
    if (!diff && !stdin && fixed.repaired.length > 0) {
      const { writeRepaired } = await import('../library/fix.js');
      await writeRepaired(fixed);
    }
    return { contents: options.contents ?? {}, ...fixed };
  };
}

/**
 * Shows what came of the repairs: the report of what is left; with `--diff` the difference instead; a text from
 * standard input on standard output, and then its report on standard error.
 * @param started when the run began, as `performance.now()` tells it
 */
export async function showFixed(fixed: Fixed, flags: LintFlags, io: Io, started: number): Promise<void> {
  if (flags.diff) await writeDiff(fixed, flags, io);
  else if (flags.stdin) {
    writeText(fixed, io);
    await writeReports(fixed, flags, Object.create(io, { stdout: { value: io.stderr } }), started);
  } else await writeReports(fixed, flags, io, started);
  for (const line of account(fixed, flags, io))
    await say(io.stderr, `${visible(`${product.name}: ${line}`)}\n`, io.env);
}

async function writeDiff({ repaired }: FixResult, flags: LintFlags, io: Io): Promise<void> {
  const { unifiedDiff } = await import('../reporters/unified-diff.js');
  await say(io.stdout, unifiedDiff(repaired, hasColors(io.stdout, io.env, flags.color)), io.env);
}

/** As it is to stand in its file: in every byte, and also when nothing was repaired. */
function writeText({ repaired, contents }: Fixed, io: Io): void {
  const [given = ''] = Object.values(contents);
  const [file] = repaired;
  const text = file?.after ?? given;
  const shown = typeof text === 'string' ? text : Buffer.from(text).toString('latin1');
  if (io.env.GITHUB_ACTIONS === 'true' && looksLikeCommand(shown)) {
    throw new UsageError(
      'the text holds what this runner would take for a command; repair the file instead, with --fix',
    );
  }
  io.stdout.write(text);
}

/** `3 repaired in 2 files; 1 more with --unsafe`, and what was not done. */
function account({ repaired, refused, report, top }: FixResult, { diff, unsafe }: LintFlags, io: Io): string[] {
  const made = new Set(repaired.flatMap(({ findings }) => findings)).size;
  const left = unsafe ? 0 : report.findings.filter(({ repair }) => repair?.safe === false).length;
  const done = diff ? `${count(made, 'repair')} would change` : `${made} repaired in`;
  const parts = [
    ...(made > 0 ? [`${done} ${count(repaired.length, 'file')}`] : []),
    ...(made === 0 && left === 0 && refused.length === 0 ? ['nothing to repair'] : []),
    ...(left > 0 ? [made > 0 ? `${left} more with --unsafe` : `${count(left, 'repair')} with --unsafe`] : []),
  ];
  const shown = pathsSeenFrom(io.cwd, top);
  const place = ({ path, start }: Finding) => `${shown(path)}:${start.line}`;
  const others = refused.length - mostRefused;
  return [
    ...(parts.length > 0 ? [parts.join('; ')] : []),
    ...refused.slice(0, mostRefused).map(({ finding, reason }) => {
      return `not repaired: ${place(finding)} (${finding.repair?.title}): ${reason}`;
    }),
    ...(others > 0 ? [`not repaired: ${others} more`] : []),
  ];
}
