import type { Step } from '../../../core/change.js';
import { count, quote, some } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { stateNow } from '../change/places.js';
import { standingsIn, whyUntold } from '../change/standings.js';
import { rule } from '../rule.js';
import type { HivemindSnapshot } from '../snapshot.js';

export const vanished = rule({
  id: 'hivemind/vanished',
  severity: 'info',
  summary: 'a delegation that runs stays in delegations.json until it has come to its end',
  source: 'Hivemind state 2, D27',
  needs: 'base',
  check({ snapshot, change, report, skip }) {
    if (!change) return;
    // Between commits that are missing, what ran may have come to its end, and then it may go.
    if (change.gap !== undefined) return skip(change.gap);
    const untold = whyUntold(
      [snapshot, ...change.steps.flatMap(({ before, after }) => [before, after])],
      'delegations',
    );
    if (untold !== undefined) skip(untold);
    const now = standingsIn(snapshot, 'delegations')?.ids;
    for (const step of change.steps) {
      const gone = goneIn(step).filter((id) => !now?.has(id));
      if (gone.length === 0) continue;
      const fact = `${count(gone.length, 'delegation')} that ran ${gone.length === 1 ? 'is' : 'are'} gone${inStep(step)}`;
      const ids = some(gone.map(quote), mostNamed);
      report(stateNow(snapshot), `${fact}: ${ids}; expected each to stay until it has come to its end`);
    }
  },
});

const mostNamed = 3;

/** What ran on every side of a step, and is not there after it. */
function goneIn({ before, others, after }: Step<HivemindSnapshot>): readonly string[] {
  const [first, ...sides] = [before, ...others].map((side) => standingsIn(side, 'delegations'));
  const left = standingsIn(after, 'delegations');
  if (!first || !left?.isComplete) return [];
  return [...first.atWork.keys()].filter((id) => !left.ids.has(id) && sides.every((side) => side?.atWork.has(id)));
}
