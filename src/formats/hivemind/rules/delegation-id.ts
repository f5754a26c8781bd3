import { quote } from '../../../text/words.js';
import { idMoment, isDelegationId } from '../delegations/ids.js';
import { type DelegationRecord, recordsOf } from '../delegations/records.js';
import { rule } from '../rule.js';
import { moment } from '../words.js';

export const delegationId = rule({
  id: 'hivemind/delegation-id',
  severity: 'error',
  summary: 'no two delegations share an id, and ids are UUIDs, or tell when their delegation was made',
  source: 'Hivemind state 2, D16',
  check({ snapshot: { delegations }, limits, report }) {
    const first = new Map<string, DelegationRecord>();
    for (const record of recordsOf(delegations)) {
      const { id, createdAt } = record.delegation;
      if (id === undefined) continue;
      const earlier = first.get(id);
      if (earlier) {
        report(record.at('id'), `id is ${quote(id)}, but an earlier delegation has the same id`, {
          related: [{ at: earlier.at('id'), message: 'the id stands here first' }],
        });
        continue;
      }
      first.set(id, record);
      const made = idMoment(id);
      if (!isDelegationId(id)) {
        const expected = 'expected a UUID, or an id like dt-1778576760000-k3x9qa';
        report(record.at('id'), `id is ${quote(id)}, ${expected}`, { severity: 'warning' });
      } else if (made !== undefined && createdAt !== undefined && Math.abs(made - createdAt) > limits.clockSkewMs) {
        const message = `id is ${quote(id)}, which tells of ${moment(made)}; expected createdAt, ${moment(createdAt)}`;
        report(record.at('id'), message, { severity: 'warning', related: [record.related('createdAt')] });
      }
    }
  },
});
