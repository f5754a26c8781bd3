import { outOfBounds } from '../mission/bounds.js';
import { isPlanning } from '../mission/phases.js';
import { rule } from '../rule.js';

export const positionThread = rule({
  id: 'grid/position-thread',
  severity: 'error',
  summary: 'position.thread is one of the threads of its wave, counted from 1',
  source: 'STATE.md schema 3.2, D29',
  check({ state, report }) {
    const { thread, thread_total: total } = state.data.position ?? {};
    if (isPlanning(state) && (thread === 0 || total === 0)) return;
    const fault = outOfBounds('position.thread', thread, { owner: 'the wave', noun: 'thread', total });
    const related =
      total === undefined ? [] : [{ at: state.at('position.thread_total'), message: 'the threads are counted here' }];
    if (fault) report(state.at('position.thread'), fault, { related });
  },
});
