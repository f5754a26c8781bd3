import type { Snapshot, UnreadableFile } from '../../../core/snapshot.js';
import { quote } from '../../../text/words.js';
import type { GridSnapshot } from '../snapshot.js';
import { filesOfState, filesOfSummary } from './claimed-files.js';
import { commitsOfCheckpoint, commitsOfScratchpad, commitsOfState, commitsOfSummary } from './recorded-commits.js';

type Sources = Pick<GridSnapshot, 'state' | 'summaries' | 'checkpoints' | 'scratchpad'>;

/** Gathers the commits and the files that a mission names, and why there may be more of them. */
export async function readClaims(
  { state, summaries, checkpoints, scratchpad }: Sources,
  unreadable: readonly UnreadableFile[],
): Promise<Pick<Snapshot, 'commits' | 'files' | 'unlisted'>> {
  const recorded = await Promise.all([
    ...summaries.map(commitsOfSummary),
    ...checkpoints.map(commitsOfCheckpoint),
    ...(scratchpad ? [commitsOfScratchpad(scratchpad)] : []),
  ]);
  const unread = recorded.flatMap((one) => one.unread ?? []);
  return {
    commits: [...commitsOfState(state), ...recorded.flatMap(({ commits }) => commits)],
    files: [...filesOfState(state), ...summaries.flatMap(filesOfSummary)],
    unlisted: reasons([...unread, ...unreadable.map(({ path }) => ({ path, reason: 'it could not be read' }))]),
  };
}

/** Each reason once, for as many files as there are may fail for the same. */
function reasons(unread: readonly { readonly path: string; readonly reason: string }[]): readonly string[] {
  const byReason = new Map<string, { readonly first: string; readonly others: number }>();
  for (const { path, reason } of unread) {
    const { first = path, others = -1 } = byReason.get(reason) ?? {};
    byReason.set(reason, { first, others: others + 1 });
  }
  return [...byReason].map(([reason, { first, others }]) => {
    return `not all of ${quote(first)}${others > 0 ? ` and ${others} more` : ''} was read: ${reason}`;
  });
}
