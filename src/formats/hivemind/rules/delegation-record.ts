import { either } from '../../../text/words.js';
import { isTimedId } from '../delegations/ids.js';
import { recordsOf } from '../delegations/records.js';
import { lackedFields } from '../lacking.js';
import { rule } from '../rule.js';

/** All that H2 documents without calling it optional, and the reader of the file does not require. */
const documented = [
  ...['safetyCeilingMs', 'lastMessageCount', 'stablePollCount', 'lastMessageCountChangeAt', 'nestingDepth'],
  ...['executionMode', 'workingDirectory', 'queueKey', 'surface', 'recoveryGuarantee', 'explicitCancellation'],
];

export const delegationRecord = rule({
  id: 'hivemind/delegation-record',
  severity: 'warning',
  summary: 'every delegation has the fields that are documented',
  source: 'Hivemind state 2, D16',
  check({ snapshot: { delegations }, report }) {
    if (!delegations?.data) return;
    // Newer versions, which are known by their ids, write no ceiling; and the file is always written as a whole.
    const isNewer = delegations.data.some((delegation) => isTimedId(delegation?.id ?? ''));
    const expected = isNewer ? documented.filter((field) => field !== 'safetyCeilingMs') : documented;
    for (const { index } of recordsOf(delegations)) {
      const lacked = lackedFields(delegations.document, [index], expected);
      if (lacked.length === 0) continue;
      const message = `the delegation lacks ${either(lacked, 'and')}; expected all fields that are documented`;
      report(delegations.document.at([index]), message);
    }
  },
});
