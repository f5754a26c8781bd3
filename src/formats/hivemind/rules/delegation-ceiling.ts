import { duration } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { recordsOf } from '../delegations/records.js';
import { isOver } from '../delegations/statuses.js';
import { rule } from '../rule.js';

/** How long a delegation may run that says nothing of it. */
const defaultCeilingMs = 30 * 60_000;

export const delegationCeiling = rule({
  id: 'hivemind/delegation-ceiling',
  severity: 'warning',
  summary: 'no delegation runs for longer than its safety ceiling, which is 30 minutes when it names none',
  source: 'Hivemind state 2, D19',
  check({ snapshot: { delegations }, now, limits, report }) {
    for (const { delegation, has, at, related } of recordsOf(delegations)) {
      const { status, createdAt, safetyCeilingMs } = delegation;
      // Of one that has an end although it runs, hivemind/delegation-terminal speaks.
      if (status === undefined || isOver(status) || has('completedAt') || createdAt === undefined) continue;
      const isNamed = has('safetyCeilingMs');
      const ceilingMs = isNamed ? safetyCeilingMs : defaultCeilingMs;
      if (ceilingMs === undefined || now - createdAt - ceilingMs <= limits.clockSkewMs) continue;
      const allowed = `${duration(ceilingMs)}${isNamed ? '' : ', which is the default'}`;
      report(
        at('status'),
        `the status is ${quote(status)}, ${duration(now - createdAt)} after createdAt; expected an end within ${allowed}`,
        { related: [related('createdAt'), ...(isNamed ? [related('safetyCeilingMs')] : [])] },
      );
    }
  },
});
