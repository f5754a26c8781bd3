import { either } from '../../../text/words.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { type Passage, passagesOf } from '../change/passages.js';
import { aheadOfStart, type PhaseNow, phaseOf, uncompleted } from '../change/phases.js';
import { inStep, placeNow } from '../change/wording.js';

export const phaseTransition = changeRule({
  id: 'grid/phase-transition',
  severity: 'error',
  summary: 'the current phase only moves forward, past phases that are complete, to the start of the next one',
  source: 'STATE.md schema 7.2, D26, D27',
  needs: 'base',
  check(context) {
    for (const passage of passagesOf(context.course, phaseOf)) {
      const { before, after } = passage;
      if (after.number < before.number) reportReturn(context, passage);
      if (after.number <= before.number || after.state.dialect !== 'schema') continue;
      reportPassed(context, passage);
      reportStart(context, passage);
    }
  },
});

function reportReturn({ snapshot, change, report }: ChangeContext, { before, after, step }: Passage<PhaseNow>): void {
  const { state } = snapshot;
  const prose = state?.dialect === 'prose' ? state.phase?.current.at : undefined;
  const fact = `${after.field} went back from ${before.number} to ${after.number}${inStep(step, change)}`;
  report(prose ?? placeNow(snapshot, after.field), `${fact}; expected ${before.number} or more`);
}

function reportPassed({ snapshot, change, report }: ChangeContext, { before, after, step }: Passage<PhaseNow>): void {
  if (after.state.dialect !== 'schema' || after.state.data.status === 'failed') return;
  const missing = uncompleted(after.state, before.number, after.number) ?? [];
  if (missing.length === 0) return;
  const fact = `phases.current went from ${before.number} to ${after.number}${inStep(step, change)}`;
  report(placeNow(snapshot, 'phases.current'), `${fact}, but phases.completed lacks ${either(missing, 'and')}`, {
    related: [{ at: placeNow(snapshot, 'phases.completed'), message: 'expected here every phase that was passed' }],
  });
}

/** Where commits are missing, the work of the phase may have gone on after it began. */
function reportStart({ snapshot, change, report }: ChangeContext, { after, step }: Passage<PhaseNow>): void {
  if (after.state.dialect !== 'schema' || change.gap !== undefined) return;
  const ahead = aheadOfStart(after.state, after.number);
  const [first] = ahead;
  if (!first) return;
  const found = either(
    ahead.map(([field, value]) => `${field} ${value}`),
    'and',
  );
  const fact = `phase ${after.number} was entered at ${found}${inStep(step, change)}`;
  report(placeNow(snapshot, `position.${first[0]}`), `${fact}, but none of its blocks is complete; expected 1`);
}
