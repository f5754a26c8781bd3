import { duration } from '../../../text/time.js';
import { count, quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { sessionsOf } from '../sessions/sessions.js';
import { isAtWork } from '../sessions/standing.js';
import { moment } from '../words.js';

export const staleStore = rule({
  id: 'hivemind/stale-store',
  severity: 'warning',
  summary: 'while sessions run, the continuity store was written within the last 30 minutes',
  source: 'Hivemind state, "When State Appears Stale"; D19, D34',
  check({ snapshot: { continuity }, now, limits, report }) {
    const updatedAt = continuity?.data?.updatedAt;
    if (!continuity || updatedAt === undefined || now - updatedAt <= limits.staleStoreMs) return;
    const running = sessionsOf(continuity).filter(isAtWork);
    const [first] = running;
    if (!first) return;
    const age = `the store was written at ${moment(updatedAt)}, ${duration(now - updatedAt)} ago`;
    const fact = `${age}, and ${count(running.length, 'session')} in it ${running.length === 1 ? 'is' : 'are'} at work`;
    report(
      continuity.document.at('updatedAt'),
      `${fact}; expected it to move within ${duration(limits.staleStoreMs)}`,
      {
        related: [
          { at: first.at('status'), message: `session ${quote(first.key)} is ${quote(first.metadata.status)} here` },
        ],
      },
    );
  },
});
