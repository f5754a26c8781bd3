import { isOver } from '../delegations/statuses.js';
import { rule } from '../rule.js';

/** MAX_DELEGATIONS_BEFORE_PRUNE and DEFAULT_PRUNE_MAX_AGE_MS of the plugin. */
const most = 50;
const oldMs = 30 * 60_000;

export const pruneDue = rule({
  id: 'hivemind/prune-due',
  severity: 'info',
  summary: 'of more than 50 delegations, none ended over 30 minutes ago',
  source: 'Hivemind state 2',
  check({ snapshot: { delegations }, now, report }) {
    const records = delegations?.data ?? [];
    if (!delegations || records.length <= most) return;
    const old = records.filter((delegation) => {
      const { status, completedAt } = delegation ?? {};
      return status !== undefined && isOver(status) && completedAt !== undefined && now - completedAt > oldMs;
    });
    if (old.length === 0) return;
    const fact = `the file has ${records.length} delegations, and ${old.length} of them ended over 30 min ago`;
    report(delegations.document.at([]), `${fact}; with more than ${most}, expected these to be removed`);
  },
});
