import { reportFaults } from '../../faults.js';
import { rule } from '../../rule.js';

export const syntaxFrontMatter = rule({
  id: 'syntax/front-matter',
  severity: 'error',
  summary: 'a STATE.md has one block of front matter, with a fence above and below, or another known form',
  source: 'STATE.md schema 8.1 and 9.1, D2',
  check: (context) => reportFaults(context, 'front-matter'),
});
