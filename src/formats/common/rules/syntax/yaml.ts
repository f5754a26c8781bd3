import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxYaml = rule({
  id: 'syntax/yaml',
  severity: 'error',
  summary: 'TODO',
  source: 'TODO',
  check: reportFaults('yaml'),
});
