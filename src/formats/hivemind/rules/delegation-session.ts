import { quote } from '../../../text/words.js';
import { knownSessions } from '../delegations/known-sessions.js';
import { recordsOf } from '../delegations/records.js';
import { strangersIn } from '../delegations/strangers.js';
import { rule } from '../rule.js';

export const delegationSession = rule({
  id: 'hivemind/delegation-session',
  severity: 'info',
  summary: 'the session store knows the sessions of a delegation, and no session is its own child',
  source: 'Hivemind state 2, D18',
  reach: 'root',
  check({ snapshot, report, skip }) {
    const records = [...recordsOf(snapshot.delegations)];
    for (const { delegation, at, related } of records) {
      const { parentSessionId: parent, childSessionId: child } = delegation;
      if (child === undefined || child !== parent) continue;
      const message = `childSessionId is ${quote(child)}, which is the parent; expected a session of its own`;
      report(at('childSessionId'), message, { severity: 'error', related: [related('parentSessionId')] });
    }
    if (records.length === 0) return;
    const sessions = knownSessions(snapshot);
    if (sessions.answer === 'unknown') skip(sessions.reason);
    if (sessions.answer !== 'known') return;
    for (const { field, id, records: named } of strangersIn(records, sessions.ids)) {
      const also = named.length > 1 ? `; ${named.length} delegations name it` : '';
      report(named[0].at(field), `${field} is ${quote(id)}, expected a session that the session store knows${also}`);
    }
  },
});
