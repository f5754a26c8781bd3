import { duration, formatInstant } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { chronologyOf } from '../time/chronology.js';

export const timeFuture = rule({
  id: 'grid/time-future',
  severity: 'warning',
  summary: 'no timestamp lies more than 2 minutes after the clock',
  source: 'STATE.md schema 3.3, D5, D19',
  dialects: ['schema', 'persistence'],
  check({ state, now, limits, report }) {
    const { stamps, isFuture } = chronologyOf(state, { now, limits });
    for (const stamp of stamps.filter(isFuture)) {
      const fact = `${stamp.name} is ${quote(stamp.text)}, ${duration(stamp.ms - now)} after the clock, ${formatInstant(now)}`;
      report(state.at(stamp.keyPath), stamp.zoned ? fact : `${fact}; it names no zone, so it is read as UTC`);
    }
  },
});
