import { count, either } from '../../../text/words.js';
import { rule } from '../rule.js';
import { lackingIn } from '../stores/documented.js';

export const sessionRecord = rule({
  id: 'hivemind/session-record',
  severity: 'warning',
  summary: 'sessions, notifications, workflows and events have all fields that are documented and not optional',
  source: 'Hivemind state 1, 3, 4; D16',
  check({ snapshot: { continuity, workflows, events }, report }) {
    for (const store of [continuity, workflows, ...events.map((pair) => pair.events)]) {
      if (store?.data === undefined) continue;
      for (const { what, path, fields, others } of lackingIn(store.document)) {
        const more = others > 0 ? `, and so ${others === 1 ? 'does' : 'do'} ${count(others, 'other')}` : '';
        report(
          store.document.key(path),
          `the ${what} lacks ${either(fields, 'and')}${more}; expected what is documented`,
        );
      }
    }
  },
});
