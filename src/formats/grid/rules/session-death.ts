import type { Rule } from '../../../core/rule.js';
import { duration } from '../../../text/time.js';
import { either, quote } from '../../../text/words.js';
import { answerOf } from '../checkpoints/answer.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { statusOf } from '../mission/status.js';
import type { GridSnapshot } from '../snapshot.js';
import { signsOf } from '../time/signs-of-life.js';

export const sessionDeath: Rule<GridSnapshot> = {
  id: 'grid/session-death',
  severity: 'warning',
  summary: 'a mission that says it is running has moved within the last 10 minutes',
  source: 'persistence guide, phase 2 and test 2; D11, D19, D34',
  reach: 'root',
  needs: 'ages',
  async check({ snapshot, facts, now, limits, report, skip }) {
    const { state, unjudged } = snapshot;
    if (!state && unjudged !== undefined) return skip(unjudged);
    const status = statusOf(state);
    if (status?.stage !== 'running') return;
    // A mission that waits for somebody is silent, and not dead; whether its status fits, another rule says.
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== undefined) return skip(unread);
    if (checkpoints.some((checkpoint) => answerOf(checkpoint) === undefined)) return;

    const { signs, unknown } = signsOf(snapshot, facts, now + limits.clockSkewMs);
    if (signs.some(({ ms }) => now - ms <= limits.heartbeatMs)) return;
    if (unknown !== undefined) return skip(unknown);
    if (signs.length === 0) return skip('nothing tells when the mission last moved');
    const silences = signs.map(({ what, ms, isLocal }) => {
      return `${what} is ${duration(now - ms)} old${isLocal ? ' if it is UTC' : ''}`;
    });
    const dead = status.lifecycle === 'schema' ? 'blocked' : 'interrupted';
    const message =
      `the status is ${quote(status.value)}, but nothing has moved for ${duration(limits.heartbeatMs)}: ${either(silences, 'and')}; ` +
      `if the session died, expected the status ${quote(dead)} and a checkpoint of type session_death`;
    const related = signs.flatMap(({ what, at }) => (at ? [{ at, message: `${what} stands here` }] : []));
    report(status.at, message, { related });
  },
};
