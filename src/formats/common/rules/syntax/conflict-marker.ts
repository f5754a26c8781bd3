import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxConflictMarker = rule({
  id: 'syntax/conflict-marker',
  severity: 'error',
  summary: 'no merge conflict is left in a state file',
  source: 'checkpoint flow, "check for conflicts"',
  check: (context) => reportFaults(context, 'conflict-marker'),
});
