import { either, quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { changeRule } from '../change/change-rule.js';
import { faultsOf } from '../change/passages.js';
import { isReachable, movesFrom, type StatusNow, statusOf } from '../change/statuses.js';
import { placeNow } from '../change/wording.js';
import { schemaLifecycle } from '../spec/lifecycle.js';

export const statusTransition = changeRule({
  id: 'grid/status-transition',
  severity: 'error',
  summary: 'the status of a mission moves along legal edges, and a mission that is over stays over',
  source: 'STATE.md schema 7.1, checkpoint flow, D13, D26, D27',
  needs: 'base',
  check({ snapshot, course, report }) {
    for (const { before, after, step } of faultsOf(course, statusOf, (from, to) => !isReachable(from, to.status))) {
      const fact = `status went from ${quote(before.status)} to ${quote(after.status)}${inStep(step)}`;
      report(placeNow(snapshot, 'status'), `${fact}; ${expected(before)}`);
    }
  },
});

function expected(from: StatusNow): string {
  const moves = movesFrom(from).map(quote);
  if (moves.length > 0) return `from ${quote(from.status)} it goes to ${either(moves)}`;
  const field = from.lifecycle === schemaLifecycle ? 'mission_id' : 'cluster';
  return `${quote(from.status)} is final, and only another ${field} begins a new mission`;
}
