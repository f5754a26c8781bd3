import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxDuplicateKey = rule({
  id: 'syntax/duplicate-key',
  severity: 'error',
  summary: 'no key stands twice in one mapping',
  source: 'YAML 1.2 3.2.1.3, RFC 8259 4',
  check: (context) => reportFaults(context, 'duplicate-key'),
});
