import { count } from '../../../text/words.js';
import { isPlanning, phasesOf } from '../mission/phases.js';
import { type GridContext, rule } from '../rule.js';

export const progressCounts = rule({
  id: 'grid/progress-counts',
  severity: 'error',
  summary: 'no more is complete than there is, and the blocks are those of the phases',
  source: 'STATE.md schema 1.1, 1.2, D29',
  check(context) {
    const isCounted = judgeSum(context, 'blocks_total', 'blocks');
    // Of two figures that do not fit, the one that the phases contradict is wrong.
    if (!isCounted || judgeParts(context, 'blocks')) judgeSum(context, 'blocks_complete', 'blocks_complete');
    judgeParts(context, 'threads');
  },
});

/** Whether no more of them is complete than there are. */
function judgeParts({ state, report }: GridContext<'schema'>, noun: 'blocks' | 'threads'): boolean {
  const { [`${noun}_complete` as const]: complete, [`${noun}_total` as const]: total } = state.data.progress ?? {};
  if (complete === undefined || total === undefined || complete <= total) return true;
  const fact = `progress.${noun}_complete is ${complete}, but progress.${noun}_total is ${total}`;
  report(state.at(`progress.${noun}_complete`), fact, {
    related: [{ at: state.at(`progress.${noun}_total`), message: `the ${noun} are counted here` }],
  });
  return false;
}

/** Whether the definitions add up to the figure of the mission, where each of them is counted. */
function judgeSum(
  { state, report }: GridContext<'schema'>,
  field: 'blocks_total' | 'blocks_complete',
  part: 'blocks' | 'blocks_complete',
): boolean {
  const figure = state.data.progress?.[field];
  const counts = phasesOf(state).map((phase) => phase[part]);
  const isOpen = figure === undefined || (figure === 0 && isPlanning(state));
  if (isOpen || counts.length === 0 || counts.includes(undefined)) return true;
  const sum = counts.reduce<number>((all, one) => all + (one ?? 0), 0);
  if (sum === figure) return true;
  const noun = part === 'blocks' ? 'block' : 'complete block';
  report(state.at(`progress.${field}`), `progress.${field} is ${figure}, but the phases have ${count(sum, noun)}`, {
    related: [{ at: state.at('phases.definitions'), message: 'the phases are defined here' }],
  });
  return false;
}
