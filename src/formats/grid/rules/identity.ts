import { quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { createdOf } from '../change/moments.js';
import { faultsOf } from '../change/passages.js';
import { statusInWords } from '../change/standing.js';
import { placeNow, stateFileNow } from '../change/wording.js';
import { orderOf } from '../time/instants.js';

export const identity = changeRule({
  id: 'grid/identity',
  severity: 'error',
  summary: 'mission_id and created_at stay what they are until another mission begins',
  source: 'STATE.md schema 1.1, D26',
  needs: 'base',
  check(context) {
    reportOthers(context);
    reportCreation(context);
  },
});

/** Missions that were put in the place of one that ran. */
function reportOthers({ snapshot, course: { moves }, report }: ChangeContext): void {
  for (const { step, stood, after, relation } of moves) {
    const old = stood[0]?.standing;
    const other = after?.standing;
    if (!old || !other || (relation !== 'other' && relation !== 'lost')) continue;
    const where = inStep(step);
    const ran = `while the mission was ${statusInWords(old)}`;
    if (relation === 'other') {
      const fact = `mission_id went from ${quote(old.mission)} to ${quote(other.mission)}${where}, ${ran}`;
      report(placeNow(snapshot, 'mission_id'), `${fact}; another mission begins once one is complete or failed`);
    } else {
      const fact = `STATE.md went from the schema dialect to ${other.state.dialect}${where}, ${ran}`;
      const kept = old.mission === undefined ? 'its dialect' : `mission_id ${quote(old.mission)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to keep ${kept}`);
    }
  }
}

function reportCreation({ snapshot, course, report }: ChangeContext): void {
  for (const { before, after, step } of faultsOf(course, createdOf, (was, is) => was.ms !== is.ms)) {
    const [first, last] = before.ms > after.ms ? [before, after] : [after, before];
    const isDoubtful = orderOf(first, last) === 'doubtful';
    const fact = `created_at went from ${quote(before.text)} to ${quote(after.text)}${inStep(step)}`;
    const why = isDoubtful ? 'only one of the two names its zone' : 'a mission is created once';
    report(placeNow(snapshot, 'created_at'), `${fact}; ${why}`, { severity: isDoubtful ? 'warning' : 'error' });
  }
}
