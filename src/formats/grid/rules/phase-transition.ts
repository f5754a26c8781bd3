import { either } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { faultsOf, type Passage } from '../change/passages.js';
import { aheadOfStart, type PhaseNow, phaseOf, uncompleted } from '../change/phases.js';
import { placeNow } from '../change/wording.js';

export const phaseTransition = changeRule({
  id: 'grid/phase-transition',
  severity: 'error',
  summary: 'the current phase only moves forward, past phases that are complete, to the start of the next one',
  source: 'STATE.md schema 7.2, D26, D27',
  needs: 'base',
  check(context) {
    const { course } = context;
    const isBack = (before: PhaseNow, after: PhaseNow) => after.number < before.number;
    for (const passage of faultsOf(course, phaseOf, isBack)) reportReturn(context, passage);
    for (const passage of faultsOf(course, phaseOf, (before, after) => isBack(after, before))) {
      reportPassed(context, passage);
      reportStart(context, passage);
    }
  },
});

function reportReturn({ snapshot, report }: ChangeContext, { before, after, step }: Passage<PhaseNow>): void {
  const { state } = snapshot;
  const prose = state?.dialect === 'prose' ? state.phase?.current.at : undefined;
  const fact = `${after.field} went back from ${before.number} to ${after.number}${inStep(step)}`;
  report(prose ?? placeNow(snapshot, after.field), `${fact}; expected ${before.number} or more`);
}

/** What is missing on the way from one phase is missing on the way from any before it: the furthest parent tells. */
function reportPassed({ snapshot, report }: ChangeContext, { befores, after, step }: Passage<PhaseNow>): void {
  if (after.state.dialect !== 'schema' || after.state.data.status === 'failed') return;
  const from = befores.reduce((most, { number }) => Math.max(most, number), Number.NEGATIVE_INFINITY);
  const missing = uncompleted(after.state, from, after.number) ?? [];
  if (missing.length === 0) return;
  const fact = `phases.current went from ${from} to ${after.number}${inStep(step)}`;
  report(placeNow(snapshot, 'phases.current'), `${fact}, but phases.completed lacks ${either(missing, 'and')}`, {
    related: [{ at: placeNow(snapshot, 'phases.completed'), message: 'expected here every phase that was passed' }],
  });
}

/** Where commits are missing, the work of the phase may have gone on after it began. */
function reportStart({ snapshot, report }: ChangeContext, { after, step }: Passage<PhaseNow>): void {
  if (after.state.dialect !== 'schema' || step.isWhole) return;
  const ahead = aheadOfStart(after.state, after.number);
  const [first] = ahead;
  if (!first) return;
  const found = either(
    ahead.map(([field, value]) => `${field} ${value}`),
    'and',
  );
  const fact = `phase ${after.number} was entered at ${found}${inStep(step)}`;
  report(placeNow(snapshot, `position.${first[0]}`), `${fact}, but none of its blocks is complete; expected 1`);
}
