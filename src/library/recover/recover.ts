import type { CommitView } from '../../core/history.js';
import type { RecoveryRequest, RootRecovery } from '../../core/recovery.js';
import { formats } from '../../formats/index.js';
import { agesOf, judgeOf } from '../../lint/judge.js';
import type { LintRun } from '../../lint/lint.js';
import type { FoundRoot } from '../../lint/search.js';
import { UsageError } from '../../lint/usage-error.js';
import { RevisionError } from '../../repository/git/revision-error.js';
import type { Repository } from '../../repository/repository.js';
import { pathIn } from '../../text/paths.js';
import { either, quote } from '../../text/words.js';
import { prepared } from '../prepared.js';
import type { Prepared } from '../result.js';
import type { Asked } from './options.js';
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
      if (to !== undefined && run.roots.length > 1) throw tooMany(run.roots);
      const view = to === undefined ? undefined : await viewOf(repository);
      const roots: RootRecovery[] = [];
      for (const root of run.roots) roots.push(await recoverRoot({ ...requestOf(run, root, view), migrate }, root));
      const underway = await run.history.underway();
      const { written, backups } = write ? await writeRecovered(repository.top, roots) : nothing;
      return { ...(await after(run)), roots, written, backups, ...(underway && { underway }) };
    },
    viewOf,
  );
}

const nothing = { written: [], backups: [] };

async function recoverRoot(request: RecoveryRequest, { path, format }: FoundRoot): Promise<RootRecovery> {
  const recovery = await format.recovery?.();
  if (recovery) return recovery.recover(request);
  const main = pathIn(path, format.mainFile);
  return { root: path, path: main, outcome: 'refused', reason: `nothing recovers ${format.id} yet`, files: [] };
}

function requestOf(run: LintRun, root: FoundRoot, to: CommitView | undefined): RecoveryRequest {
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
  const directories = formats.map(({ directory }) => `${directory}/`).join(' or ');
  const where = paths.length > 0 ? `${either(paths, 'and')} or below it` : 'this folder, below it or above it';
  const commit = to === undefined ? 'the last commit' : quote(to);
  return new UsageError(`nothing to recover: no ${directories} with agent state in ${where}, nor in ${commit}`);
}

function tooMany(roots: readonly FoundRoot[]): UsageError {
  const names = roots.slice(0, 3).map(({ path }) => path || '.');
  return new UsageError(`one root can go back to a commit, and there are ${roots.length}; name one: ${either(names)}`);
}
