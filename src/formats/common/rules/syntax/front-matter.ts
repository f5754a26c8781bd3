import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxFrontMatter = rule({
  id: 'syntax/front-matter',
  severity: 'error',
  summary: 'TODO',
  source: 'TODO',
  check: reportFaults('front-matter'),
});
