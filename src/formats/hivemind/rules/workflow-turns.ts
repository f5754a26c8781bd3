import type { CheckContext } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { moment } from '../words.js';
import { firstOpenTurn, gapOf } from '../workflows/progress.js';
import { recordsOf, type WorkflowRecord } from '../workflows/records.js';

type Report = CheckContext['report'];

export const workflowTurns = rule({
  id: 'hivemind/workflow-turns',
  severity: 'error',
  summary: 'turns are numbered from 0, only those that are done have an end, and the current one comes after them',
  source: 'Hivemind state 4, D16',
  check({ snapshot: { workflows }, report }) {
    for (const record of recordsOf(workflows)) {
      if (record.workflow.turns === undefined) continue;
      for (const name of record.turnNames) checkEnd(record, name, report);
      const gap = gapOf(record);
      if (gap) {
        const { missing, instead } = gap;
        const message = `there is a turn ${quote(instead)}, but no turn ${quote(missing)}; expected numbers from 0 up`;
        report(record.key('turns', instead), message);
      } else checkCurrent(record, report);
    }
  },
});

/** A turn is complete when it has an end; one that failed or was skipped may have one as well. */
function checkEnd({ turn, has, at }: WorkflowRecord, name: string, report: Report): void {
  const { status, completedAt } = turn(name) ?? {};
  const statusAt = () => at('turns', name, 'status');
  if (status === 'complete' && !has('turns', name, 'completedAt')) {
    report(statusAt(), 'the status is "complete", expected completedAt beside it');
  }
  if (completedAt !== undefined && (status === 'pending' || status === 'in_progress')) {
    const message = `completedAt is ${moment(completedAt)}, but the status is ${quote(status)}; expected none before the end`;
    report(at('turns', name, 'completedAt'), message, {
      related: [{ at: statusAt(), message: 'the status stands here' }],
    });
  }
}

/** It is the first turn that is not done, or the one before that, for the plugin completes a turn before it goes on. */
function checkCurrent(record: WorkflowRecord, report: Report): void {
  const current = record.workflow.currentTurn;
  const open = firstOpenTurn(record);
  if (current === undefined || open === undefined || current === open || current === open - 1) return;
  const expected = open === 0 ? '0' : `${open - 1} or ${open}`;
  const turns = record.turnNames.length;
  const done = turns === 0 ? 'there are no turns' : 'all turns are done';
  const why = open === turns ? done : `turn ${open} is the first that is not done`;
  const related = open === turns ? [] : [{ at: record.key('turns', String(open)), message: 'the turn stands here' }];
  report(record.at('currentTurn'), `currentTurn is ${current}, expected ${expected}, for ${why}`, { related });
}
