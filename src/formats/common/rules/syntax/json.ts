import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxJson = rule({
  id: 'syntax/json',
  severity: 'error',
  summary: 'the JSON of a state file parses, and nothing stands after its end',
  source: 'Hivemind state',
  repair: 'unsafe',
  check: (context) => reportFaults(context, 'json'),
});
