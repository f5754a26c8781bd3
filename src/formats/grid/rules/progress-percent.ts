import { count } from '../../../text/words.js';
import { rule } from '../rule.js';

export const progressPercent = rule({
  id: 'grid/progress-percent',
  severity: 'error',
  summary: 'progress.percent is the share of blocks that are complete',
  source: 'STATE.md schema 3.2, D3',
  check({ state, report }) {
    const { percent, blocks_complete, blocks_total, threads_complete, threads_total } = state.data.progress ?? {};
    if (percent === undefined || blocks_complete === undefined || blocks_total === undefined) return;
    const expected = share(blocks_complete, blocks_total);
    if (Math.abs(percent - expected) <= 0.1) return;
    const related = [{ at: state.at('progress.blocks_complete'), message: 'the blocks are counted here' }];
    const fact = `progress.percent is ${percent}, but ${blocks_complete} of ${count(blocks_total, 'block')} make ${round(expected)}`;
    const ofThreads =
      threads_complete !== undefined && threads_total ? share(threads_complete, threads_total) : undefined;
    if (ofThreads !== undefined && Math.abs(percent - ofThreads) <= 0.1) {
      report(
        state.at('progress.percent'),
        `${fact}; it is the share of threads, ${threads_complete} of ${threads_total}`,
        { severity: 'warning', related },
      );
    } else {
      report(state.at('progress.percent'), fact, { related });
    }
  },
});

const share = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);
const round = (percent: number): number => Math.round(percent * 100) / 100;
