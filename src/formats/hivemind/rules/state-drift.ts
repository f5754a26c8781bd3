import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { sessionsOf } from '../sessions/sessions.js';
import { delegationsBy } from '../stores/delegation-index.js';
import { driftsOf } from '../stores/drifts.js';
import { whyUnread } from '../stores/unread.js';

export const stateDrift = rule({
  id: 'hivemind/state-drift',
  severity: 'warning',
  summary: 'session-continuity.json says the same of a delegation as delegations.json, which is the authority',
  source: 'Hivemind state, "When Delegation Records Conflict With Session State"',
  reach: 'root',
  check({ snapshot, report, skip }) {
    const { continuity, delegations } = snapshot;
    const [lost, other] = [whyUnread(snapshot, 'delegations'), whyUnread(snapshot, 'continuity')];
    const areThere = (delegations ?? lost) !== undefined && (continuity ?? other) !== undefined;
    if (areThere && (lost ?? other) !== undefined) skip((lost ?? other) as string);
    if (!delegations || !continuity) return;
    const byId = delegationsBy('id', delegations);
    const byChild = delegationsBy('childSessionId', delegations);
    for (const session of sessionsOf(continuity)) {
      for (const { path, fact, delegation, index } of driftsOf(session, byId, byChild)) {
        const { id, status } = delegation;
        const other = `${id === undefined ? 'its delegation' : `delegation ${quote(id)}`} is ${quote(status)}`;
        report(session.at(...path), `${fact}, but ${other}; of the two, state/delegations.json counts`, {
          related: [{ at: delegations.document.at([index, 'status']), message: 'the delegation stands here' }],
        });
      }
    }
  },
});
