import type { CheckContext, Rule } from '../../../core/rule.js';
import { either, quote } from '../../../text/words.js';
import { whyUnread } from '../companions/unread.js';
import { setbacksIn } from '../scratchpad/order.js';
import { type ScratchpadEntry, scratchpadEntries } from '../scratchpad/scratchpad-entries.js';
import type { GridSnapshot } from '../snapshot.js';

export const scratchpadEntry: Rule<GridSnapshot> = {
  id: 'grid/scratchpad-entry',
  severity: 'warning',
  summary:
    'each entry of the scratchpad says which program wrote it, when, and of what kind it is, in the order of time',
  source: 'persistence guide, "Grid Executor"; checkpoint flow, "File Write Timeline"; D24',
  reach: 'root',
  async check({ snapshot, limits, report, skip }) {
    const { scratchpad } = snapshot;
    const unread = whyUnread(snapshot, 'scratchpad');
    if (unread !== undefined) return skip(unread);
    if (!scratchpad) return;
    const entries = await scratchpadEntries(scratchpad);
    if (typeof entries === 'string') return skip(`${quote(scratchpad.document.path)} could not be read: ${entries}`);
    reportWanting(entries, report);

    const { setbacks, isTurned } = setbacksIn(entries, limits);
    for (const { before, entry } of isTurned ? setbacks.slice(0, 1) : setbacks) {
      const order = isTurned
        ? `the entries stand newest first: ${quote(entry.time)} below ${quote(before.time)}`
        : `the entry of ${quote(entry.time)} stands below one of ${quote(before.time)}`;
      report(entry.at, `${order}; expected new entries at the end`, {
        related: [{ at: before.at, message: `the entry of ${quote(before.time)} stands here` }],
      });
    }
  },
};

/** Rows that lack the same, for their table has no column for it, are spoken of once. */
function reportWanting(entries: readonly ScratchpadEntry[], report: CheckContext['report']): void {
  let last: string | undefined;
  for (const { who, time, isTimed, kind, title, at, columns } of entries) {
    const wanting = [...(who ? [] : ['program']), ...(isTimed ? [] : ['time']), ...(kind ? [] : ['kind'])];
    const fault = columns === undefined ? undefined : `${columns}:${wanting}`;
    if (wanting.length > 0 && (fault === undefined || fault !== last)) {
      const found = time !== '' && !isTimed ? `, for ${quote(time)} is none` : '';
      const lacks = either(
        wanting.map((part) => (part === 'time' ? `no time${found}` : `no ${part}`)),
        'and',
      );
      report(at, `the entry ${quote(title)} has ${lacks}; expected a head like "executor-01 | 14:05:00 | PROGRESS"`);
    }
    last = fault;
  }
}
