import { changeRule } from '../change/change-rule.js';
import { isEnded, statusInWords } from '../change/standing.js';
import { inStep, stateFileNow } from '../change/wording.js';

export const stateDeleted = changeRule({
  id: 'grid/state-deleted',
  severity: 'error',
  summary: 'STATE.md stays where it is until its mission is over',
  source: 'STATE.md schema 10.2',
  needs: 'base',
  isAboutPresence: true,
  check({ snapshot, change, course: { moves }, report, skip }) {
    // Of commits that are missing, one may have brought the mission to its end.
    if (change.gap !== undefined) return;
    for (const { step, before, after } of moves) {
      if (!before || after) continue;
      const { standing, isTold, unread } = before;
      if (!isTold)
        skip(`STATE.md was deleted${inStep(step, change)}, and nobody knows whether its mission ran: ${unread}`);
      if (!standing || isEnded(standing)) continue;
      const fact = `STATE.md was deleted${inStep(step, change)}, while its mission was ${statusInWords(standing)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to stay until the mission is complete or failed`);
    }
  },
});
