import type { Rule } from '../../../core/rule.js';
import { duration } from '../../../text/time.js';
import { either, quote } from '../../../text/words.js';
import type { GridSnapshot } from '../snapshot.js';
import { silenceOf } from '../time/silence.js';

export const sessionDeath: Rule<GridSnapshot> = {
  id: 'grid/session-death',
  severity: 'warning',
  summary: 'a mission that says it is running has moved within the last 10 minutes',
  source: 'persistence guide, phase 2 and test 2; D11, D19, D34',
  reach: 'root',
  needs: 'ages',
  async check({ snapshot, facts, now, limits, report, skip }) {
    const silence = await silenceOf(snapshot, facts, now, limits);
    if (silence.answer === 'unknown') return skip(silence.reason);
    if (silence.answer === 'none') return;
    const { status, signs } = silence;
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
