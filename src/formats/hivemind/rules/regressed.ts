import { quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { statusPlaces } from '../change/places.js';
import { regressions } from '../change/regressions.js';
import { type RecordKind, whyUntold } from '../change/standings.js';
import { rule } from '../rule.js';

const kinds: readonly (readonly [RecordKind, string])[] = [
  ['delegations', 'delegation'],
  ['continuity', 'session'],
];

export const regressed = rule({
  id: 'hivemind/regressed',
  severity: 'error',
  summary: 'a delegation or a session that came to its end does not run again',
  source: 'Hivemind state 1, 2, D27',
  needs: 'base',
  check({ snapshot, change, report, skip }) {
    if (!change) return;
    if (change.gap !== undefined) skip(change.gap);
    for (const [kind, noun] of kinds) {
      const untold = whyUntold([snapshot, ...change.steps.map(({ after }) => after)], kind);
      if (untold !== undefined) skip(untold);
      const placeOf = statusPlaces(snapshot, kind);
      for (const { id, from, to, step } of regressions(change, snapshot, kind)) {
        const fact = `${noun} ${quote(id)} went from ${quote(from)} back to ${quote(to)}${inStep(step)}`;
        report(placeOf(id), `${fact}; expected what is over to stay so`);
      }
    }
  },
});
