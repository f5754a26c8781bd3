import type { Rule } from '../../../core/rule.js';
import { either, quote } from '../../../text/words.js';
import { blockerEntries } from '../blockers/blocker-entries.js';
import { finderOf, statedBlockers } from '../blockers/stated-blockers.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';

const file = 'BLOCKERS.md';

export const blockers: Rule<GridSnapshot> = {
  id: 'grid/blockers',
  severity: 'warning',
  summary: 'BLOCKERS.md and STATE.md hold the same active blockers, each with type, description and position',
  source: 'persistence guide, "Grid Executor" and "Update Triggers"; STATE.md schema 1.9',
  reach: 'root',
  async check({ snapshot, report, skip }) {
    const { state, unjudged } = snapshot;
    const unread = whyUnread(snapshot, 'blockers');
    if (unread !== undefined) return skip(unread);
    if (!snapshot.blockers) return;
    const entries = await blockerEntries(snapshot.blockers);
    if (typeof entries === 'string')
      return skip(`${quote(snapshot.blockers.document.path)} could not be read: ${entries}`);
    const active = entries.filter(({ isActive }) => isActive);
    for (const { name, wanting, at } of active) {
      const lacks = either(
        wanting.map((part) => `no ${part}`),
        'and',
      );
      const expected = 'expected its type, description and position';
      if (wanting.length > 0) report(at, `the active blocker ${quote(name)} has ${lacks}; ${expected}`);
    }

    if (!state && unjudged !== undefined) return skip(unjudged);
    if (state?.dialect !== 'schema') return; // the older dialects keep no blockers
    const stated = statedBlockers(state);
    if (!stated) return skip('the blockers of STATE.md are no list');
    const related = (message: string, at = state.at('blockers')) => ({ related: [{ at, message }] });
    const inState = finderOf(stated);
    for (const entry of active) {
      if (inState(entry)) continue;
      const message = `the blocker ${quote(entry.name)} is active here, but not among the blockers of STATE.md`;
      report(entry.at, `${message}; expected it in both`, related('STATE.md says which blockers it has here'));
    }
    const isActive = finderOf(active);
    const isKnown = finderOf(entries);
    const begins = snapshot.blockers.document.span(0, 0);
    for (const one of stated) {
      if (isActive(one)) continue;
      const known = isKnown(one);
      const where = known ? `which ${file} says is resolved` : `which ${file} does not hold`;
      const at = known?.at ?? begins;
      report(
        one.at,
        `${one.field} is ${quote(one.name)}, ${where}; expected the same in both`,
        related(known ? 'it stands here' : `${file} begins here`, at),
      );
    }
  },
};
