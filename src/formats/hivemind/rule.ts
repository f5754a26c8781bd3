import type { Rule } from '../../core/rule.js';
import type { HivemindSnapshot } from './snapshot.js';

/** A rule about a Hivemind root. */
export function rule(facts: Rule<HivemindSnapshot>): Rule<HivemindSnapshot> {
  return facts;
}
