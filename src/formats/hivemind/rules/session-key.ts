import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { sessionsOf } from '../sessions/sessions.js';

export const sessionKey = rule({
  id: 'hivemind/session-key',
  severity: 'error',
  summary: "a session's key is its sessionID",
  source: 'Hivemind state 1',
  check({ snapshot: { continuity }, report }) {
    for (const { key, record } of sessionsOf(continuity)) {
      if (!continuity || record.sessionID === undefined || record.sessionID === key) continue;
      const at = ['sessions', key];
      report(
        continuity.document.at([...at, 'sessionID']),
        `the sessionID of the session is ${quote(record.sessionID)}, expected its key, ${quote(key)}`,
        { related: [{ at: continuity.document.key(at), message: 'the key stands here' }] },
      );
    }
  },
});
