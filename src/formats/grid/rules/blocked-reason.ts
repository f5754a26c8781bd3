import { answerOf } from '../checkpoints/answer.js';
import { hasBlockers } from '../checkpoints/open-blockers.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { rule } from '../rule.js';

export const blockedReason = rule({
  id: 'grid/blocked-reason',
  severity: 'warning',
  summary: 'a blocked mission has a blocker or an open checkpoint',
  source: 'STATE.md schema 1.9',
  async check({ state, snapshot, report, skip }) {
    if (state.data.status !== 'blocked') return;
    if ((state.data.blockers ?? []).length > 0) return;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (checkpoints.some((checkpoint) => !answerOf(checkpoint))) return;
    if (unread !== undefined) return skip(unread);
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === 'string') return skip(isBlocked);
    if (isBlocked) return;
    // A checkpoint that lies outside of the root is not read. Of blockers of the wrong type, schema/type speaks.
    if (checkpoints.length === 0 && state.checkpointFile === 'present') return;
    if ((state.document.node('blockers')?.kind ?? 'list') !== 'list') return;
    const found = 'status is "blocked", but there is neither a blocker nor an open checkpoint';
    const answers = checkpoints.slice(0, 5).flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer
        ? [{ at: checkpoint.document.at(answer.field.keyPath), message: 'this checkpoint is answered' }]
        : [];
    });
    report(state.at('status'), `${found}; expected what the mission waits for`, { related: answers });
  },
});
