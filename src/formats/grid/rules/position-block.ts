import { quote } from '../../../text/words.js';
import { blocksOf, judgeProseBounds, outOfBounds } from '../mission/bounds.js';
import { isPlanning, phaseNumber, phaseNumbered } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const positionBlock = rule({
  id: 'grid/position-block',
  severity: 'error',
  summary: 'position.block is one of the blocks of its phase, and block_id names the same block',
  source: 'STATE.md schema 1.1, D29',
  dialects: ['schema', 'prose'],
  check({ state, ...context }) {
    if (state.dialect === 'prose') judgeProseBounds({ ...context, state }, 'block');
    // Of a number that is out of bounds, it goes without saying that the id is another.
    else if (judgeNumber({ ...context, state })) judgeId({ ...context, state });
  },
});

/** Whether the number lies within the phase. */
function judgeNumber({ state, report }: GridContext<'schema'>): boolean {
  const { phase: number, block } = state.data.position ?? {};
  const phase = phaseNumbered(state, number);
  if (block === 0 && isPlanning(state)) return true;
  const fault = outOfBounds('position.block', block, blocksOf(phase));
  const related = phase?.blocks ? [{ at: state.at(`${phase.path}.blocks`), message: counted }] : [];
  if (fault) report(state.at('position.block'), fault, { related });
  return !fault;
}

function judgeId({ state, report }: GridContext<'schema'>): void {
  const { phase, phase_id, block, block_id: id } = state.data.position ?? {};
  if (id === undefined || (isPlanning(state) && (phase === 0 || block === 0))) return;
  const phases = [phase, phase_id && phaseNumber(phase_id)].filter((number) => number !== undefined);
  const isOfPhase = phases.length === 0 || phases.includes(phaseNumber(id));
  const isOfBlock = block === undefined || block === Number(id.slice(3));
  if (isOfPhase && isOfBlock) return;
  const field = isOfPhase ? 'position.block' : 'position.phase';
  const place = [
    phases.slice(0, 1).map((number) => `phase ${number}`),
    block === undefined ? [] : `block ${block}`,
  ].flat();
  const fact = `position.block_id is ${quote(id)}, but the mission stands at ${place.join(', ')}`;
  report(state.at('position.block_id'), fact, {
    related: [{ at: state.at(field), message: 'the position stands here' }],
  });
}

const counted = 'the blocks are counted here';
