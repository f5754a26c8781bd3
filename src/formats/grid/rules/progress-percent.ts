import type { Document, Target } from '../../../core/document.js';
import type { ReportOptions } from '../../../core/rule.js';
import { count } from '../../../text/words.js';
import { parsePhase } from '../mission/blocks.js';
import { plannedBefore } from '../mission/planned-blocks.js';
import { isRoundedShare, isShare, share, shown } from '../mission/shares.js';
import { type GridContext, rule } from '../rule.js';

export const progressPercent = rule({
  id: 'grid/progress-percent',
  severity: 'error',
  summary: 'the progress in percent is the share of blocks that are complete',
  source: 'STATE.md schema 3.2, D3, D28',
  repair: 'unsafe',
  dialects: ['schema', 'persistence', 'prose'],
  check({ state, ...context }) {
    if (state.dialect === 'schema') judgeSchema({ ...context, state });
    else if (state.dialect === 'persistence') judgePersistence({ ...context, state });
    else judgeProse({ ...context, state });
  },
});

/** Readers are told another figure then, and it may be the counts that are wrong: hence unsafe. */
function rewrite(document: Document, at: Target, percent: number): Pick<ReportOptions, 'repair'> {
  const isDecimal = document.text.slice(at.start, at.end).includes('.');
  const text = isDecimal && Number.isInteger(percent) ? `${percent}.0` : String(percent);
  return { repair: { safe: false, title: `write ${text}`, edits: [{ at, text }] } };
}

function judgeSchema({ state, report }: GridContext<'schema'>): void {
  const { percent, blocks_complete: complete, blocks_total: total, ...threads } = state.data.progress ?? {};
  if (percent === undefined || complete === undefined || total === undefined) return;
  // More complete than there is makes no share: progress-counts speaks of that.
  if (complete > total || isShare(percent, { complete, total })) return;
  const related = [{ at: state.at('progress.blocks_complete'), message: 'the blocks are counted here' }];
  const repair = rewrite(state.document, state.at('progress.percent'), shown(share({ complete, total })));
  const fact = `progress.percent is ${percent}, but ${complete} of ${count(total, 'block')} make ${shown(share({ complete, total }))}`;
  const ofThreads = { complete: threads.threads_complete ?? 0, total: threads.threads_total ?? 0 };
  if (ofThreads.total > 0 && isShare(percent, ofThreads)) {
    const basis = `it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;
    report(state.at('progress.percent'), `${fact}; ${basis}`, { severity: 'warning', related, ...repair });
  } else report(state.at('progress.percent'), fact, { related, ...repair });
}

/** What is complete at least and at most while one block is at work. */
function boundsOf(complete: number, total: number) {
  return { least: { complete, total }, most: { complete: Math.min(complete + 1, total), total } };
}

function isReached(percent: number, complete: number, total: number): boolean {
  const { least, most } = boundsOf(complete, total);
  const isBetween = percent >= share(least) && percent <= share(most);
  return isRoundedShare(percent, least) || isRoundedShare(percent, most) || isBetween;
}

/** The blocks before the current one are complete; of the current one, as many waves as may be (G, "Update Triggers"). */
function judgePersistence({ state, snapshot, report }: GridContext<'persistence'>): void {
  const { progress_percent: percent, status, position } = state.data;
  const total = state.plannedBlocks;
  const isOver = status === 'completed';
  const number = /^\d+$/.test(String(position?.block)) ? Number(position?.block) : undefined;
  const phase = position?.phase === undefined ? undefined : parsePhase(String(position.phase));
  if (percent === undefined || (!isOver && number === undefined) || total === 0) return;
  // A number may count through the mission or within its phase, and is right if it is in either reading.
  const within = isOver ? 0 : plannedBefore(snapshot.present, phase);
  const readings = [...new Set([0, within])].map((before) => before + (number ?? 0));
  const all = isOver ? [total] : readings.map((place) => place - 1);
  // Where the mission stands at a block that has no plan, the plans do not tell how many blocks there are.
  if (!isOver && all.some((complete) => complete >= total)) return;
  if (all.some((complete) => isReached(percent, complete, total))) return;
  const [complete = total] = all;
  const [block] = readings;
  const { least, most } = boundsOf(complete, total);
  const expected = isOver
    ? '100, for the mission is completed'
    : `${shown(share(least))} to ${shown(share(most))}, for the mission stands at block ${block} of ${total}`;
  const at = state.at(isOver ? 'status' : 'position.block');
  report(state.at('progress_percent'), `progress_percent is ${percent}; expected ${expected}`, {
    related: [{ at, message: 'the mission stands here' }],
    // While it runs, any figure between the two may be right.
    ...(isOver && rewrite(state.document, state.at('progress_percent'), 100)),
  });
}

function judgeProse({ state, report, skip }: GridContext<'prose'>): void {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { percent, ticks, block } = state;
  const [first] = ticks;
  if (!percent || !first) return;
  const complete = new Set(ticks.filter((tick) => tick.complete).map((tick) => tick.block)).size;
  const ticked = new Set(ticks.map((tick) => tick.block)).size;
  const total = block?.total?.value ?? ticked;
  // Some list only a part of the blocks: then their ticks tell nothing of the rest.
  if (ticked < total) return;
  if (isRoundedShare(percent.value, { complete, total })) return;
  const fact = `the progress is ${percent.value}%, but ${complete} of ${count(total, 'block')} make ${shown(share({ complete, total }))}`;
  const isWhole = Number.isInteger(percent.value);
  const right = share({ complete, total });
  report(percent.at, fact, {
    related: [{ at: first.at, message: 'the blocks are ticked here' }],
    ...rewrite(state.document, percent.at, isWhole ? Math.round(right) : shown(right)),
  });
}
