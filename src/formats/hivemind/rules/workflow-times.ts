import type { CheckContext } from '../../../core/rule.js';
import { type Disorder, disordersOf } from '../chronology.js';
import { rule } from '../rule.js';
import { Clock } from '../sessions/clock.js';
import { moment } from '../words.js';
import { recordsOf, type WorkflowRecord } from '../workflows/records.js';
import { ordersOf, type Stamp, stampsOf } from '../workflows/stamps.js';

export const workflowTimes = rule({
  id: 'hivemind/workflow-times',
  severity: 'error',
  summary: 'turns end after their workflow was started and before it was last written; nothing happened in the future',
  source: 'Hivemind state 4',
  check({ snapshot: { workflows }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    const written = workflows?.data?.updatedAt;
    if (workflows && written !== undefined && clock.isFuture(written)) {
      report(workflows.document.at(['updatedAt']), `updatedAt is ${clock.ahead(written)}`);
    }
    for (const record of recordsOf(workflows)) {
      const past = new Map(stampsOf(record));
      for (const [name, { ms, path }] of past) {
        if (!clock.isFuture(ms)) continue;
        report(record.at(...path), `${name} is ${clock.ahead(ms)}`);
        past.delete(name);
      }
      const moments = new Map([...past].map(([name, { ms }]) => [name, ms]));
      const disorders = disordersOf(moments, ordersOf(past.keys()));
      for (const bound of ['startedAt', 'updatedAt']) {
        const group = disorders.filter(({ other }) => other === bound);
        const [first, second] = group;
        if (first) report(...(second ? leftBehind(record, past, bound, group) : misplaced(record, past, first)));
      }
    }
  },
});

type Stamps = ReadonlyMap<string, Stamp>;

const placeOf = (record: WorkflowRecord, stamps: Stamps, name: string) => record.at(...(stamps.get(name)?.path ?? []));

function misplaced(record: WorkflowRecord, stamps: Stamps, { wrong, other, message }: Disorder<string>) {
  const related = [{ at: placeOf(record, stamps, other), message: `${other} stands here` }];
  return [placeOf(record, stamps, wrong), message, { related }] satisfies Parameters<CheckContext['report']>;
}

/** A single moment outside of the workflow is wrong itself; where there are several, the workflow's own is. */
function leftBehind(record: WorkflowRecord, stamps: Stamps, bound: string, group: readonly Disorder<string>[]) {
  const side = bound === 'startedAt' ? 'earlier' : 'later';
  const fact = `${bound} is ${moment(stamps.get(bound)?.ms ?? 0)}, but ${group.length} other moments are ${side}`;
  const related = group
    .slice(0, 5)
    .map(({ wrong }) => ({ at: placeOf(record, stamps, wrong), message: `${wrong} is ${side}` }));
  return [placeOf(record, stamps, bound), fact, { related }] satisfies Parameters<CheckContext['report']>;
}
