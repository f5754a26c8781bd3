import { disordersOf, type Order } from '../chronology.js';
import { recordsOf } from '../delegations/records.js';
import { rule } from '../rule.js';
import { Clock } from '../sessions/clock.js';

const fields = ['createdAt', 'lastMessageCountChangeAt', 'completedAt', 'gracePeriodExpiresAt'] as const;
type Field = (typeof fields)[number];

const orders: readonly Order<Field>[] = [
  ['completedAt', 'before', 'createdAt'],
  ['lastMessageCountChangeAt', 'before', 'createdAt'],
  ['lastMessageCountChangeAt', 'after', 'completedAt'],
  ['gracePeriodExpiresAt', 'before', 'completedAt'],
  ['gracePeriodExpiresAt', 'before', 'createdAt'],
];

export const delegationTimes = rule({
  id: 'hivemind/delegation-times',
  severity: 'error',
  summary: 'a delegation ends after it was made, and its messages change in between; nothing happened in the future',
  source: 'Hivemind state 2',
  check({ snapshot: { delegations }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    for (const { delegation, at, related } of recordsOf(delegations)) {
      const moments = new Map<Field, number>();
      for (const field of fields) {
        const ms = delegation[field];
        if (ms === undefined) continue;
        // How long a result is kept lies in the future while it is kept.
        if (field === 'gracePeriodExpiresAt' || !clock.isFuture(ms)) moments.set(field, ms);
        else report(at(field), `${field} is ${clock.ahead(ms)}`);
      }
      for (const { wrong, other, message } of disordersOf(moments, orders)) {
        report(at(wrong), message, { related: [related(other)] });
      }
    }
  },
});
