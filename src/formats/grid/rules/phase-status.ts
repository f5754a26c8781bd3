import { phaseFaults } from '../mission/phase-faults.js';
import { rule } from '../rule.js';

export const phaseStatus = rule({
  id: 'grid/phase-status',
  severity: 'error',
  summary: 'the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress',
  source: 'STATE.md schema 1.2, 7.2',
  check({ state, report }) {
    for (const { at, message, other, isMinor } of phaseFaults(state)) {
      report(state.at(at), message, {
        related: [{ at: state.at(other), message: 'the other half stands here' }],
        ...(isMinor && { severity: 'warning' }),
      });
    }
  },
});
