import { quote } from '../../../../text/words.js';
import { rule } from '../../rule.js';

export const baselineStale = rule({
  id: 'baseline/stale',
  severity: 'warning',
  summary: 'every entry of the baseline hides a finding that is still there',
  source: 'practice',
  needs: 'baseline',
  check({ staleEntries, report }) {
    for (const { at, rule, path, date, isKnown } of staleEntries ?? []) {
      const why = isKnown
        ? `${quote(rule)} no longer says this about ${quote(path)}`
        : `there is no rule ${quote(rule)}`;
      report(at, `this entry of ${date} hides nothing, for ${why}; remove it, or make the baseline anew`);
    }
  },
});
