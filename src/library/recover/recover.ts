import type { CommitView } from '../../core/history.js';
import type { RecoveryRequest, RootRecovery } from '../../core/recovery.js';
import { formats } from '../../formats/index.js';
import { directoriesOf } from '../../lint/discover.js';
import { agesOf, judgeOf } from '../../lint/judge.js';
import type { LintRun } from '../../lint/lint.js';
import type { FoundRoot } from '../../lint/search.js';
import { UsageError } from '../../lint/usage-error.js';
import { holdsObjects } from '../../repository/folders.js';
import { RevisionError } from '../../repository/git/revision-error.js';
import type { Repository } from '../../repository/repository.js';
import { pathIn } from '../../text/paths.js';
import { either, quote } from '../../text/words.js';
import { prepared } from '../prepared.js';
import type { Prepared } from '../result.js';
import type { Asked } from './options.js';
import { passedOver, untouched } from './passed-over.js';
import type { Recoveries } from './result.js';
import { writeRecovered } from './write-recovered.js';

/**
 * Finds the roots that some options stand for, recovers or migrates each, and writes what is proposed when that is
 * wanted.
 * @param after what else is to be done with the roots, of which its results come back as well
 * @throws UsageError when they stand for no root, or a revision is none; with `write` also what `writeState` throws
 */
export async function recoverRoots<T>(
  asked: Asked,
  after: (run: LintRun) => Promise<T>,
): Promise<T & Recoveries & Prepared> {
  const { lint, write, to, migrate } = asked;
  const viewOf = (repository: Repository) => lostIn(repository, to);
  return prepared(
    lint,
    async (run, _, repository) => {
      if (run.roots.length === 0) throw nothingFound(asked);
      const passed = await passedOver(run.roots, asked, repository.top);
      const wanted = run.roots.filter((root) => !passed.has(root));
      if (to !== undefined && wanted.length > 1) throw tooMany(wanted);
      const view = to === undefined ? undefined : await viewOf(repository);
      const roots: RootRecovery[] = [];
      for (const root of run.roots) {
        const request = { ...requestOf(run, root, view), migrate };
        roots.push(passed.has(root) ? untouched(root) : await recoverRoot(request, root));
      }
      const underway = await run.history.underway();
      const unread = lint.git === false || !roots.some(isProposed) ? undefined : await unreadHistory(repository);
      if (write && unread !== undefined) {
        throw new UsageError(
          `nothing was written, for ${unreadable}: ${unread}; the option git: false does without it`,
        );
      }
      const { written, backups } = write ? await writeRecovered(repository.top, roots) : nothing;
      const told = unread === undefined ? roots : roots.map((root) => withReason(root, `${unreadable}: ${unread}`));
      return {
        ...(await after(run)),
        ...{ roots: told, written, backups },
        ...(underway && { underway }),
        ...(unread !== undefined && { unread }),
      };
    },
    viewOf,
  );
}

const nothing = { written: [], backups: [] };

export const unreadable = 'the history cannot be read';

export const isProposed = ({ outcome }: RootRecovery): boolean => outcome === 'recovered';

function withReason(recovery: RootRecovery, why: string): RootRecovery {
  if (!isProposed(recovery)) return recovery;
  return { ...recovery, reason: [recovery.reason, why].filter((part) => part !== undefined).join('; ') };
}

/** Why git gives nothing of a history that is there; undefined where it does, and where there is none. */
async function unreadHistory({ top, history, isBare }: Repository): Promise<string | undefined> {
  const { commits, gap } = await history.log({ most: 1 });
  return commits.length === 0 && (isBare || holdsObjects(top)) ? gap : undefined;
}

/**
 * What comes of one root. A state that only its own tools may write is neither migrated nor brought back: its recovery
 * advises.
 */
export async function recoverRoot(request: RecoveryRequest, { path, format }: FoundRoot): Promise<RootRecovery> {
  const refused = (reason: string): RootRecovery => {
    return { root: path, path: pathIn(path, format.mainFile), outcome: 'refused', reason, files: [] };
  };
  const recovery = await format.recovery?.();
  if (!recovery) return refused(`nothing recovers ${format.id} yet`);
  if (!recovery.init && (request.migrate || request.to)) {
    const what = request.to ? 'bring it back to a commit' : 'migrate it';
    return refused(`only its own tools may write this state, so nothing here can ${what}; ${advises}`);
  }
  return recovery.recover(request);
}

const advises = 'agent-state-lint recover says what is wrong with it, and what to do';

export function requestOf(run: LintRun, root: FoundRoot, to: CommitView | undefined): RecoveryRequest {
  const { tree, history, limits, now } = run;
  return {
    ...{ tree, history, limits, now, root: root.path },
    judge: judgeOf(root, { now, limits }),
    ages: agesOf(tree, history),
    ...(to && { to }),
  };
}

/** The commit in which a root may be that is no longer there: the one that is wanted back, else the last one. */
async function lostIn(repository: Repository, to: string | undefined): Promise<CommitView | undefined> {
  try {
    return await repository.resolve(to ?? 'HEAD');
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    if (to === undefined) return undefined; // no git, or no commit yet: then nothing was ever there
    throw new UsageError(error.message);
  }
}

function nothingFound({ lint: { paths = [] }, to }: Asked): UsageError {
  const where = paths.length > 0 ? `${either(paths, 'and')} or below it` : 'this folder, below it or above it';
  const commit = to === undefined ? 'the last commit' : quote(to);
  return new UsageError(
    `nothing to recover: no ${directoriesOf(formats)} with agent state in ${where}, nor in ${commit}`,
  );
}

function tooMany(roots: readonly FoundRoot[]): UsageError {
  const names = roots.slice(0, 3).map(({ path }) => path || '.');
  return new UsageError(`one root can go back to a commit, and there are ${roots.length}; name one: ${either(names)}`);
}
