import { inStep } from '../../common/commits.js';
import { changeRule } from '../change/change-rule.js';
import { isEnded, statusInWords } from '../change/standing.js';
import { stateFileNow } from '../change/wording.js';

export const stateDeleted = changeRule({
  id: 'grid/state-deleted',
  severity: 'error',
  summary: 'STATE.md stays where it is until its mission is over',
  source: 'STATE.md schema 10.2',
  needs: 'base',
  isAboutPresence: true,
  check({ snapshot, change, course: { moves, whole }, report, skip }) {
    // Of commits that are missing, one may have brought the mission to its end.
    if (change.gap !== undefined) return;
    const deletions = moves.filter(({ after }) => !after);
    // A merge that takes back all of a mission has nothing of its own.
    if (deletions.length === 0 && whole && !whole.after) deletions.push(whole);
    for (const { step, befores, stood } of deletions) {
      const untold = befores.find(({ isTold }) => !isTold);
      if (untold) {
        skip(`STATE.md was deleted${inStep(step)}, and nobody knows whether its mission ran: ${untold.unread}`);
        continue;
      }
      const standings = stood.flatMap(({ standing }) => standing ?? []);
      const [standing] = standings;
      if (!standing || standings.some(isEnded)) continue;
      const fact = `STATE.md was deleted${inStep(step)}, while its mission was ${statusInWords(standing)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to stay until the mission is complete or failed`);
    }
  },
});
