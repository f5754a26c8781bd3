import { quote } from '../../../text/words.js';
import {
  currentNumber,
  currentPhases,
  isNumbered,
  isPlanning,
  phaseNumber,
  phaseNumbered,
  phasesOf,
} from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const positionPhase = rule({
  id: 'grid/position-phase',
  severity: 'error',
  summary: 'position.phase, phase_id and phase_name speak of the current phase',
  source: 'STATE.md schema 3.2',
  check(context) {
    judgeNumber(context);
    judgeId(context);
    judgeName(context);
  },
});

function judgeNumber({ state, report }: GridContext<'schema'>): void {
  const current = currentNumber(state);
  const phase = state.data.position?.phase;
  if (current === undefined || phase === undefined || current === phase) return;
  if (isPlanning(state) && (current === 0 || phase === 0)) return;
  report(state.at('position.phase'), `position.phase is ${phase}, but phases.current is ${current}`, {
    related: [{ at: state.at('phases.current'), message: 'the current phase stands here' }],
  });
}

/**
 * The id is that of the phase with the number: as it is defined or, where none is, as the id itself is numbered. Where
 * position and phases differ in the number, that has been said, and the id may go with either.
 */
function judgeId({ state, report }: GridContext<'schema'>): void {
  const { phase: number, phase_id: id } = state.data.position ?? {};
  if (id === undefined || number === undefined || (number === 0 && isPlanning(state))) return;
  const numbers = [number, state.data.phases?.current ?? number];
  const phases = phasesOf(state);
  const defined = phaseNumbered(state, number);
  // A number that leads to no phase, or to one without an id, tells nothing about the id.
  const isRight =
    phases.length > 0
      ? defined?.id === undefined || phases.some((one) => one.id === id && numbers.some((of) => isNumbered(one, of)))
      : numbers.includes(phaseNumber(id));
  if (isRight) return;
  const other = defined ? `phase ${number} is ${quote(defined.id)}` : `position.phase is ${number}`;
  report(state.at('position.phase_id'), `position.phase_id is ${quote(id)}, but ${other}`, {
    related: [
      { at: state.at(defined ? `${defined.path}.id` : 'position.phase'), message: 'the other half stands here' },
    ],
  });
}

/** The name is that of the phase that the number or the id leads to. */
function judgeName({ state, report }: GridContext<'schema'>): void {
  const name = state.data.position?.phase_name;
  const [defined, ...others] = currentPhases(state);
  if (name === undefined || defined?.name === undefined || [defined, ...others].some((one) => one.name === name))
    return;
  const fact = `position.phase_name is ${quote(name)}, but the phase is named ${quote(defined.name)}`;
  report(state.at('position.phase_name'), fact, {
    related: [{ at: state.at(`${defined.path}.name`), message: 'the phase is named here' }],
  });
}
