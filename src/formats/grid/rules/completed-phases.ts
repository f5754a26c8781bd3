import { count, quote } from '../../../text/words.js';
import { definedPhases, undefinedPhase } from '../mission/defined-phases.js';
import { currentNumber, isRunning, phaseNumber } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const completedPhases = rule({
  id: 'grid/completed-phases',
  severity: 'error',
  summary: 'phases.completed holds as many phases as came before the current one, in order; all once complete',
  source: 'STATE.md schema 3.2, D4',
  check(context) {
    const { completed = [] } = context.state.data.phases ?? {};
    // Without its wrong items, a list has no number that could be judged.
    if (judgeItems(context, completed)) judgeNumber(context, completed.length);
  },
});

/** Whether each item is a phase that is defined, stands once, and after those that come before it. */
function judgeItems({ state, report }: GridContext<'schema'>, completed: readonly (string | undefined)[]): boolean {
  const defined = definedPhases(state);
  const first = new Map<string, string>();
  let areRight = true;
  let last = 0;
  for (const [index, id] of completed.entries()) {
    if (id === undefined) continue; // schema/ has spoken
    const path = `phases.completed.${index}`;
    const place = defined?.get(id)?.number ?? phaseNumber(id);
    const earlier = first.get(id);
    const fault =
      (earlier && `phases.completed holds ${quote(id)} twice`) ||
      (defined && !defined.has(id) && undefinedPhase(path, id, defined)) ||
      (place < last && `phases.completed holds ${quote(id)} after a later phase; expected the phases in order`);
    if (fault) {
      areRight = false;
      const related = earlier === undefined ? [] : [{ at: state.at(earlier), message: 'it stands here first' }];
      report(state.at(path), fault, { related });
    }
    first.set(id, earlier ?? path);
    last = Math.max(last, place);
  }
  return areRight;
}

function judgeNumber({ state, report }: GridContext<'schema'>, number: number): void {
  const { phases, status } = state.data;
  // A list that breaks the schema is as long as it is.
  if (phases?.completed === undefined && state.document.node('phases.completed') !== undefined) return;
  const { total } = phases ?? {};
  const current = currentNumber(state);
  const fact = `phases.completed holds ${count(number, 'phase')}`;
  if (isRunning(state) && current !== undefined && number !== current - 1) {
    report(state.at('phases.completed'), `${fact}; expected ${current - 1}, for phases.current is ${current}`, {
      related: [{ at: state.at('phases.current'), message: 'the current phase stands here' }],
    });
  }
  if (status !== 'complete' || total === undefined) return;
  const related = [{ at: state.at('status'), message: 'the mission is complete' }];
  if (number !== total) {
    report(state.at('phases.completed'), `${fact}; expected all ${total}, for the mission is complete`, { related });
  }
  if (current !== undefined && current !== total) {
    const expected = `expected ${total}, the last phase, for the mission is complete`;
    report(state.at('phases.current'), `phases.current is ${current}; ${expected}`, { related });
  }
}
