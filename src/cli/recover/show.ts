import type { RecoveredFile, RootRecovery } from '../../core/recovery.js';
import { lint } from '../../index.js';
import { reportedOf } from '../../library/recover/account.js';
import { contentOf, isChange } from '../../library/recover/content.js';
import { quotedLines } from '../../library/recover/lines.js';
import { evidenceText } from '../../reporters/account/evidence.js';
import { accountText } from '../../reporters/account/text.js';
import { inertJson } from '../../text/inert-json.js';
import type { Output } from '../io.js';
import { say } from '../say.js';
import { columnsOf, hasColors } from '../terminal.js';
import type { RecoveryRun } from './run.js';

/**
 * Shows what came of a root, for people. Other forms come at the end, and in one piece; but whoever is asked has to see
 * what it is about.
 */
export async function showAccount(run: RecoveryRun, recovery: RootRecovery): Promise<void> {
  const { purpose, shown, flags, io } = run;
  const isText = flags.format === 'text';
  if (!isText && (!flags.write || flags.yes)) return;
  const stream = isText ? io.stdout : io.stderr;
  const look = { shown, ...lookOf(run, stream), isWhole: flags.verbose === true };
  await say(stream, accountText({ recovery, purpose }, look), io.env);
}

/**
 * Shows every value with all that was found for it, and the lines that it stands on; where the account stood. At a
 * terminal, page by page: there is more of it than a screen holds.
 */
export async function showEvidence(run: RecoveryRun, recovery: RootRecovery): Promise<void> {
  const { found, options, flags, shown, io } = run;
  const line = await quotedLines(found.top, recovery, options);
  const stream = flags.format === 'text' ? io.stdout : io.stderr;
  const text = evidenceText(recovery, { shown, line, ...lookOf(run, stream) });
  const isPaged = stream === io.stdout && stream.isTTY === true && (await io.person?.page?.(text));
  if (!isPaged) await say(stream, text, io.env);
}

const lookOf = ({ flags, io }: RecoveryRun, stream: Output) => ({
  colors: hasColors(stream, io.env, flags.color),
  width: columnsOf(stream, io.env),
});

/** The account of all roots, as programs and pages want it. */
export async function showWhole(run: RecoveryRun, roots: readonly RootRecovery[], isWritten: boolean): Promise<void> {
  const { flags, purpose, shown, io } = run;
  if (flags.format === 'json') await showJson(run, roots, isWritten);
  if (flags.format !== 'markdown') return;
  const { accountMarkdown } = await import('../../reporters/account/markdown.js');
  await say(io.stdout, accountMarkdown(roots, purpose, shown), io.env);
}

/** The report of what lies on the disk by now, and what was proposed. */
async function showJson({ found, options, io }: RecoveryRun, roots: readonly RootRecovery[], isWritten: boolean) {
  const { to: _, ...asked } = options;
  const report =
    isWritten || !found.report ? (await lint({ ...asked, baseline: false, allowEmpty: true })).report : found.report;
  const { roots: read, findings, version, ...rest } = report;
  const told = { version, roots: read, findings, ...rest, recovery: reportedOf(roots) };
  io.stdout.write(`${inertJson(told)}\n`);
}

/** Prints what `--write` would change, and nothing else. @returns whether that is anything */
export async function showDiff({ found, flags, io }: RecoveryRun): Promise<boolean> {
  const { unifiedDiff } = await import('../../reporters/unified-diff.js');
  const changed = found.roots
    .flatMap(({ files }) => files)
    .filter(isChange)
    .map(changeOf);
  await say(io.stdout, unifiedDiff(changed, hasColors(io.stdout, io.env, flags.color)), io.env);
  return changed.length > 0;
}

function changeOf(file: RecoveredFile) {
  const { path, before } = file;
  const after = contentOf(file);
  if (!before) return { path, before: '', after, isNew: true };
  return { path, before: new TextDecoder('utf-8', { ignoreBOM: true }).decode(before), after };
}
