import type { TimedCommit } from '../../../../core/history.js';
import type { RecoveryRequest, Source } from '../../../../core/recovery.js';
import { parentOf } from '../../../../text/paths.js';
import { type BlockClaim, type Claim, type Evidence, type PhaseClaim, silent } from '../evidence.js';
import { type MissionSubject, missionSubject } from './commit-subjects.js';

/** From where on commits count. */
export interface Since {
  /** Whole name of a commit: only those that it does not have. */
  readonly hash?: string;
  /** In ms since 1970. */
  readonly from?: number;
}

/** No mission has more commits. */
const most = 10_000;

/**
 * What the commits on HEAD say whose subject is scoped to a block (checkpoint flow, "Recovery Mode" step 1). In a
 * repository of several projects, only those count that touched the one that the root lies in.
 * @returns also how many of them there are; undefined where git could not be asked
 */
export async function commitEvidence(
  { root, history }: RecoveryRequest,
  { hash, from = Number.NEGATIVE_INFINITY }: Since,
): Promise<Evidence & { readonly count: number | undefined }> {
  const project = parentOf(root);
  const { commits, gap } = await history.log({ since: hash, most, ...(project !== '' && { paths: [project] }) });
  const isAsked = commits.length > 0 || gap === undefined;
  const told = commits
    .filter(({ time }) => time >= from)
    .flatMap((commit) => {
      const subject = missionSubject(commit.subject);
      return subject ? [{ ...commit, ...subject }] : [];
    });
  const standing = withoutReverted(commits);
  const [newest] = told;
  return {
    ...silent('commit'),
    fields: new Map(newest ? [['resume.last_commit', claimOf(newest, newest.hash, false)]] : []),
    phases: phasesIn(told.filter(standing)),
    blocks: blocksIn(told.filter(standing)),
    commits: told.map((commit) => claimOf(commit, commit.hash, true)),
    moments: told.map((commit) => claimOf(commit, commit.time, true)),
    notes: gap === undefined || !isAsked ? [] : [`there may be more commits of the mission than were found: ${gap}`],
    count: isAsked ? told.filter(({ isScoped }) => isScoped).length : undefined,
  };
}

type MissionCommit = TimedCommit & MissionSubject;

const sourceOf = ({ hash }: TimedCommit): Source => ({ what: 'a commit', commit: hash });

function claimOf<T>(commit: TimedCommit, value: T, sure: boolean): Claim<T> {
  return { value, source: sourceOf(commit), sure };
}

/**
 * Tells which commits stand: what was reverted since says nothing of a block any more. A revert may be reverted, too.
 * @param commits the newest first
 */
function withoutReverted(commits: readonly TimedCommit[]): (commit: TimedCommit) => boolean {
  const reverts = new Map<string, number>();
  const reverted = new Set<string>();
  for (const { hash, subject } of commits) {
    const open = reverts.get(subject) ?? 0;
    if (open > 0) {
      reverts.set(subject, open - 1);
      reverted.add(hash);
      continue;
    }
    const target = revertedBy(subject);
    if (target !== undefined) reverts.set(target, (reverts.get(target) ?? 0) + 1);
  }
  return ({ hash }) => !reverted.has(hash);
}

/** The subject of the commit that one takes back, in the words of git; `Reapply` takes back a revert. */
function revertedBy(subject: string): string | undefined {
  const [, how, target] = /^(Revert|Reapply) "(.{1,1000})"$/.exec(subject) ?? [];
  return how === 'Reapply' ? `Revert "${target}"` : target;
}

/** One claim a block: that it is complete if any commit says so, else that it was begun; by the newest that says it. */
function blocksIn(commits: readonly MissionCommit[]): BlockClaim[] {
  const claims = new Map<string, BlockClaim>();
  for (const commit of commits) {
    const { block, is } = commit;
    if (!block || block.number < 1) continue;
    const key = `${block.phase}-${block.number}`;
    const known = claims.get(key);
    if (!known || (known.is === 'begun' && is !== 'begun')) {
      claims.set(key, { block, is, source: sourceOf(commit), sure: false });
    }
  }
  const place = ({ block: { phase = 0, number } }: BlockClaim) => phase * 10_000 + number;
  return [...claims.values()].sort((a, b) => place(a) - place(b));
}

function phasesIn(commits: readonly MissionCommit[]): PhaseClaim[] {
  const claims = new Map<number, PhaseClaim>();
  for (const commit of commits) {
    const number = commit.phase ?? commit.block?.phase;
    if (number !== undefined && !claims.has(number))
      claims.set(number, { number, source: sourceOf(commit), sure: false });
  }
  return [...claims.values()].sort((a, b) => a.number - b.number);
}
