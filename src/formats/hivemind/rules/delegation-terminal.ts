import { either, quote } from '../../../text/words.js';
import { recordsOf } from '../delegations/records.js';
import { isOver } from '../delegations/statuses.js';
import { rule } from '../rule.js';
import { moment } from '../words.js';

export const delegationTerminal = rule({
  id: 'hivemind/delegation-terminal',
  severity: 'warning',
  summary: 'a delegation that is over says when it ended, and what went wrong; one that still runs does not',
  source: 'Hivemind state 2, D16',
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, has, at, related } of recordsOf(delegations)) {
      const { status, completedAt, error } = delegation;
      if (status === undefined) continue;
      if (!isOver(status)) {
        if (completedAt === undefined) continue;
        const message = `completedAt is ${moment(completedAt)}, but the status is ${quote(status)}; expected none before the end`;
        report(at('completedAt'), message, { severity: 'error', related: [related('status')] });
        continue;
      }
      const owed = status === 'error' ? (['completedAt', 'error'] as const) : (['completedAt'] as const);
      const lacked = owed.filter((field) => !has(field));
      if (lacked.length > 0) {
        report(at('status'), `the status is ${quote(status)}, expected ${either(lacked, 'and')} beside it`);
      }
      if (status === 'error' && error?.trim() === '') {
        report(at('error'), `error is ${quote(error)}, expected what went wrong`, { related: [related('status')] });
      }
    }
  },
});
