import { reportRepeatedIds } from '../mission/repeated-ids.js';
import { rule } from '../rule.js';

export const uniqueId = rule({
  id: 'grid/unique-id',
  severity: 'error',
  summary: 'no two decisions, artifacts or blockers share an id',
  source: 'STATE.md schema 1.5, 1.6, 1.9',
  check({ state, report }) {
    const { persistent, blockers } = state.data;
    reportRepeatedIds(state, report, 'persistent.decisions', persistent?.decisions);
    reportRepeatedIds(state, report, 'persistent.artifacts', persistent?.artifacts);
    reportRepeatedIds(state, report, 'blockers', blockers);
  },
});
