import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxConflictMarker = rule({
  id: 'syntax/conflict-marker',
  severity: 'error',
  summary: 'TODO',
  source: 'TODO',
  check: reportFaults('conflict-marker'),
});
