import { judgeProseBounds, outOfBounds } from '../mission/bounds.js';
import { isPlanning } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const phaseBounds = rule({
  id: 'grid/phase-bounds',
  severity: 'error',
  summary: 'the current phase is one of the phases of the mission, counted from 1',
  source: 'STATE.md schema 3.2, D29',
  dialects: ['schema', 'prose'],
  check({ state, ...context }) {
    if (state.dialect === 'prose') judgeProseBounds({ ...context, state }, 'phase');
    else if (!isPlanning(state)) judgeSchema({ ...context, state });
  },
});

function judgeSchema({ state, report }: GridContext<'schema'>): void {
  const { current, total } = state.data.phases ?? {};
  const fault = outOfBounds('phases.current', current, { owner: 'the mission', noun: 'phase', total });
  const related = total === undefined ? [] : [{ at: state.at('phases.total'), message: counted }];
  if (fault) report(state.at('phases.current'), fault, { related });
}

const counted = 'the phases are counted here';
