import { recordsOf } from '../delegations/records.js';
import { rule } from '../rule.js';

/** MAX_DELEGATION_DEPTH of the plugin. */
const deepest = 3;

export const delegationDepth = rule({
  id: 'hivemind/delegation-depth',
  severity: 'error',
  summary: 'no delegation stands more than 3 levels deep',
  source: 'Hivemind state 2, "The Nesting Violator"',
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, at } of recordsOf(delegations)) {
      const depth = delegation.nestingDepth;
      if (depth === undefined || (depth >= 0 && depth <= deepest)) continue;
      report(at('nestingDepth'), `nestingDepth is ${depth}, expected 0 to ${deepest}`);
    }
  },
});
