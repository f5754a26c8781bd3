import type { RootRecovery } from '../../core/recovery.js';
import { type RecoverOptions, UsageError } from '../../index.js';
import { askedBy } from '../../library/recover/options.js';
import { isProposed, recoverRoots, unreadable } from '../../library/recover/recover.js';
import { writeRecovered } from '../../library/recover/write-recovered.js';
import { lintRoots } from '../../lint/lint.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { either } from '../../text/words.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { instant } from '../lint-request.js';
import { progressLine } from '../progress.js';
import { decide } from './decide.js';
import { checkFlags, type RecoverFlags } from './flags.js';
import { type RecoveryRun, tell } from './run.js';
import { showAccount, showDiff, showWhole } from './show.js';

export { initCommand } from './init.js';

/**
 * `recover` and `migrate`: works out what is to be, shows it, and with `--write` asks and writes.
 * @throws UsageError, and what writing throws
 */
export async function recoverCommand(
  name: 'recover' | 'migrate',
  paths: readonly string[],
  flags: RecoverFlags,
  io: Io,
): Promise<ExitStatus> {
  checkFlags(flags);
  if (paths.includes('')) throw new UsageError('a path must not be empty');
  const isAsking = flags.write === true && !flags.yes && !flags.diff;
  if (isAsking && !io.person) {
    throw new UsageError('--write asks before it writes, and nobody is there to be asked; --yes writes without');
  }
  const options = optionsOf(paths, flags, io);
  const found = await work(name, options, flags, io);
  const purpose = flags.to === undefined ? name : 'rollback';
  const run = { purpose, options, flags, found, shown: pathsSeenFrom(io.cwd, found.top), io } as const;
  if (found.underway)
    await tell(io, [`git is in the middle of a ${found.underway}: its end may change the state again`]);
  return await carryOut(run);
}

/** Shows what was found, and asks and writes where that is wanted. @throws what `writeState` throws */
export async function carryOut(run: RecoveryRun): Promise<ExitStatus> {
  if (!run.flags.diff) return await (isWithoutHistory(run) ? refuse(run) : goThrough(run));
  const isChanged = await showDiff(run);
  await tell(run.io, unwritten(run, 'there is no difference', 'recover without --diff says what to do'));
  return statusOf(run.found.roots, isChanged);
}

function optionsOf(paths: readonly string[], { to, config, git = true, now }: RecoverFlags, io: Io): RecoverOptions {
  return {
    ...{ cwd: io.cwd, paths, git },
    ...(config !== undefined && { config }),
    ...(now !== undefined && { now: instant(now) }),
    ...(to !== undefined && { to }),
  };
}

async function work(
  name: 'recover' | 'migrate',
  options: RecoverOptions,
  { format }: RecoverFlags,
  io: Io,
): Promise<RecoveryRun['found']> {
  const progress = progressLine(io);
  const asked = { ...options, onProgress: progress?.show };
  try {
    const report = format === 'json' ? lintRoots : async () => ({});
    return await recoverRoots(askedBy(name, asked), report);
  } catch (error) {
    const missing = error instanceof UsageError ? error.missing : undefined;
    if (missing === undefined || options.to !== undefined || name === 'migrate') throw error;
    throw new UsageError(
      `no such file or directory: ${missing}, nor is it in the last commit; --to <commit> brings back an older one`,
    );
  } finally {
    progress?.end();
  }
}

/** Whether something is to be written that is made without a history that is there. */
function isWithoutHistory({ flags, found }: RecoveryRun): boolean {
  return flags.write === true && found.unread !== undefined && found.roots.some(isProposed);
}

/** Shows what was found, and writes nothing. @throws UsageError */
async function refuse(run: RecoveryRun): Promise<never> {
  const { found, flags } = run;
  for (const recovery of found.roots) await showAccount({ ...run, flags: { ...flags, write: false } }, recovery);
  await showWhole(run, found.roots, false);
  throw new UsageError(`nothing was written, for ${unreadable}: ${found.unread}; --no-git goes on without it`);
}

/** Each root in turn: its account, the question, the writing. Whoever quits, quits all that is left. */
async function goThrough(run: RecoveryRun): Promise<ExitStatus> {
  const { found, flags, io } = run;
  const settled: RootRecovery[] = [];
  let isWritten = false;
  let hasQuit = false;
  for (const recovery of found.roots) {
    await showAccount(run, recovery);
    if (recovery.outcome !== 'recovered' || !flags.write || hasQuit) {
      settled.push(recovery);
      continue;
    }
    const accepted = flags.yes ? recovery : await decide(run, recovery);
    settled.push(accepted ?? recovery);
    if (accepted) {
      await writeRoot(run, accepted);
      isWritten = true;
    } else hasQuit = true;
  }
  await showWhole(run, settled, isWritten);
  const isLeft = found.roots.some(({ outcome }) => outcome === 'recovered') && (!flags.write || hasQuit);
  if (hasQuit) await tell(io, [isWritten ? 'nothing more was written' : 'nothing was written']);
  else if (isLeft) await tell(io, ['nothing was written; --write does that']);
  if (flags.write) await tell(io, unwritten(run, 'nothing was written', 'its account says what to do'));
  await tell(io, unsearched(run));
  return statusOf(found.roots, isLeft);
}

/** Of roots that are only advised on, why nothing comes of them. */
function unwritten({ found, shown }: RecoveryRun, what: string, way: string): string[] {
  const advised = found.roots.filter(({ outcome }) => outcome === 'advised');
  return advised.map(({ root }) => `${what} for ${shown(root)}: only its own tools may write it; ${way}`);
}

function unsearched({ found, shown }: RecoveryRun): string[] {
  return [
    ...found.unsearched.map((path) => `${shown(path)} was not searched: it could not be read`),
    ...found.stateless.map((path) => `${path} holds no agent state`),
  ];
}

/** Writes what is proposed for a root, and says what it did. @throws what `writeState` throws */
async function writeRoot({ found, shown, io }: RecoveryRun, recovery: RootRecovery): Promise<void> {
  const { written, backups } = await writeRecovered(found.top, [recovery]);
  const names = (paths: readonly string[]) => either(paths.map(shown), 'and');
  await tell(io, [
    written.length > 0 ? `wrote ${names(written)}` : `${shown(recovery.path)} is that already; nothing was written`,
    ...(backups.length > 0 ? [`what lay there is in ${names(backups)}; delete it when all is well`] : []),
  ]);
}

/** @param isLeft whether something is proposed that was not written */
function statusOf(roots: readonly RootRecovery[], isLeft: boolean): ExitStatus {
  if (roots.some(({ outcome }) => outcome === 'refused')) return exitStatus.usage;
  const isOpen = isLeft || roots.some(({ outcome }) => outcome === 'advised' || outcome === 'broken');
  return isOpen ? exitStatus.findings : exitStatus.clean;
}
