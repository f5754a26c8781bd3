import type { History, TimedCommit } from '../../../../core/history.js';
import type { RecoveryRequest } from '../../../../core/recovery.js';
import { pathIn } from '../../../../text/paths.js';
import { updatedOf } from '../../change/moments.js';
import { stateFile } from '../../layout.js';
import type { GridState } from '../../snapshot.js';

/** What was committed since the state was last updated: the work that STATE.md may not know of. */
export interface SessionCommits {
  /** The newest first. */
  readonly since: readonly TimedCommit[];
  /** The last commit that there is. */
  readonly last: TimedCommit | undefined;
  /** Why there may be more. */
  readonly gap: string | undefined;
}

/** A session of one mission makes no more between two updates of its state. */
const most = 500;

/**
 * The commits of the session that died. Where STATE.md lies there as it was last committed, they are those on top of that
 * commit; else those of them that are newer than `updated_at`.
 */
export async function sessionCommits({ root, history }: RecoveryRequest, state: GridState): Promise<SessionCommits> {
  const path = pathIn(root, stateFile);
  const committed = (await history.commitTimes([path])).get(path);
  // The oldest commit of a shallow clone holds every file, whoever wrote it.
  const written = committed?.answer === 'committed' ? await lastCommitOf(path, history) : undefined;
  const { commits, gap } = await history.log({ ...(written && { since: written.hash }), most });
  const last = commits[0] ?? written;
  if (written && committed?.answer === 'committed' && !committed.isModified) return { since: commits, last, gap };
  const updated = updatedOf(state);
  return { since: updated ? commits.filter(({ time }) => time > updated.ms) : [], last, gap };
}

async function lastCommitOf(path: string, history: History): Promise<TimedCommit | undefined> {
  const found: TimedCommit[] = [];
  await history.versions(path, async ({ commit }) => {
    found.push(commit);
    return false;
  });
  return found[0];
}
