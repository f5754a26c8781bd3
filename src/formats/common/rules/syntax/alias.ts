import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxAlias = rule({
  id: 'syntax/alias',
  severity: 'warning',
  summary: 'a state file has no anchors and no aliases',
  source: 'D34',
  check(context) {
    reportFaults(context, 'alias');
    reportFaults(context, 'alias-bomb', 'error');
  },
});
