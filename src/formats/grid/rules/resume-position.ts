import { blocksOf, outOfBounds } from '../mission/bounds.js';
import { currentNumber, isPlanning, phaseNumbered, phasesOf } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const resumePosition = rule({
  id: 'grid/resume-position',
  severity: 'error',
  summary: 'resume_position lies within the mission, and not after the position',
  source: 'STATE.md schema 1.1, D29',
  check(context) {
    if (isPlanning(context.state)) return;
    if (judgeBounds(context)) judgeOrder(context);
  },
});

const parts = ['phase', 'block', 'thread'] as const;
const pathOf = (part: string): string => `resume.resume_position.${part}`;

/** Whether the phase and the block are there. */
function judgeBounds({ state, report }: GridContext<'schema'>): boolean {
  const { phase: number, block, thread } = state.data.resume?.resume_position ?? {};
  const phase = phaseNumbered(state, number);
  const total = state.data.phases?.total;
  const lastPhase = total === undefined ? undefined : Math.max(total, phasesOf(state).length);
  const wholes = [
    { value: number, owner: 'the mission', noun: 'phase', total: lastPhase, at: 'phases.total' },
    { value: block, ...blocksOf(phase), at: `${phase?.path}.blocks` },
    { value: thread, owner: 'the wave', noun: 'thread', total: undefined, at: '' },
  ];
  let areRight = true;
  for (const { value, at, ...whole } of wholes) {
    const path = pathOf(whole.noun);
    const fault = outOfBounds(path, value, whole);
    if (!fault) continue;
    areRight = false;
    const related =
      whole.total === undefined ? [] : [{ at: state.at(at), message: `the ${whole.noun}s are counted here` }];
    report(state.at(path), fault, { related });
  }
  return areRight;
}

/** Compares part by part, as far as both places go. A position that is wrong itself is no measure. */
function judgeOrder({ state, report }: GridContext<'schema'>): void {
  const { position, resume } = state.data;
  if (position?.phase !== currentNumber(state)) return;
  for (const part of parts) {
    const [there, here] = [resume?.resume_position?.[part], position?.[part]];
    if (there === undefined || here === undefined || here < 1 || there < here) return;
    // Threads count within a wave, and resume_position names none: it may lie in an earlier one.
    if (there === here || (part === 'thread' && (position?.wave ?? 1) > 1)) continue;
    report(state.at(pathOf(part)), `${pathOf(part)} is ${there}, but the mission stands at ${part} ${here}`, {
      related: [{ at: state.at(`position.${part}`), message: 'the position stands here' }],
    });
    return;
  }
}
