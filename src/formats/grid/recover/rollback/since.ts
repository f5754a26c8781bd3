import type { CommitLog, CommitView, History } from '../../../../core/history.js';

/** What was committed after the commit whose state is wanted back. */
export interface WorkSince {
  readonly log: CommitLog;
  /** Whether the history of HEAD holds that commit; undefined when git cannot tell. */
  readonly isAncestor: boolean | undefined;
  /** How many paths are not committed yet; undefined when git cannot tell. */
  readonly uncommitted: number | undefined;
}

/** So many are told apart; of more, nobody wants to know. */
const most = 10_000;

export async function workSince(history: History, to: CommitView): Promise<WorkSince> {
  const found = await history.uncommitted();
  return {
    log: await history.log({ since: to.hash, most }),
    isAncestor: await isBelow(history, to),
    uncommitted:
      found.answer === 'known' ? found.created.length + found.modified.length + found.removed.length : undefined,
  };
}

/** Where clocks were wrong, git may take a commit for none of the history; only all of its commits tell for sure. */
async function isBelow(history: History, { hash }: CommitView): Promise<boolean | undefined> {
  const fact = (await history.commits([hash])).get(hash);
  if (fact?.answer === 'reachable') return true;
  if (fact?.answer !== 'unreachable') return undefined;
  const { commits, gap } = await history.log({ most });
  return commits.some((commit) => commit.hash === hash) || (gap === undefined ? false : undefined);
}
