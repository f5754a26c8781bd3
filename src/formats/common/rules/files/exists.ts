import { claimedFiles, claimIn } from '../../claims.js';
import { rule } from '../../rule.js';

export const filesExists = rule({
  id: 'files/exists',
  severity: 'error',
  summary: 'every file that the state claims is there, or was in some commit',
  source: 'checkpoint flow check 2, D20',
  needs: 'files',
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      if (fact.answer !== 'never') continue;
      context.report(claim.at, `${claimIn(claim)}, but no such file is there, and none was in any commit`);
    }
  },
});
