import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxYaml = rule({
  id: 'syntax/yaml',
  severity: 'error',
  summary: 'the YAML of a state file parses',
  source: 'checkpoint flow check 5',
  check: (context) => reportFaults(context, 'yaml'),
});
