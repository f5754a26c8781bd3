import type { Rule } from '../../core/rule.js';

/** A rule that judges the files of every format. */
export function rule(facts: Rule): Rule {
  return facts;
}
