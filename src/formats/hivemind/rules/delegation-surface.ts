import { either, quote } from '../../../text/words.js';
import { type DispatchField, misfitOf } from '../delegations/dispatch.js';
import { recordsOf } from '../delegations/records.js';
import { rule } from '../rule.js';

export const delegationSurface = rule({
  id: 'hivemind/delegation-surface',
  severity: 'warning',
  summary: 'executionMode, surface and recoveryGuarantee of a delegation belong together',
  source: 'Hivemind state 2, D16',
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, at, related } of recordsOf(delegations)) {
      const misfit = misfitOf(delegation);
      if (!misfit) continue;
      const { field, others, expected } = misfit;
      const said = (one: DispatchField) => `${one} ${quote(delegation[one])}`;
      const fact = `${field} is ${quote(delegation[field])}`;
      const message = expected
        ? `${fact}, expected ${expected} with ${either(others.map(said), 'and')}`
        : `${fact}, which fits neither ${either(others.map(said), 'nor')}, nor do these fit one another`;
      report(at(field), message, { related: others.map(related) });
    }
  },
});
