import { either } from '../../../../text/words.js';
import { claimIn, recordedCommits } from '../../claims.js';
import { shortHashes } from '../../commits.js';
import { rule } from '../../rule.js';

const shown = 3;

export const gitCommitAmbiguous = rule({
  id: 'git/commit-ambiguous',
  severity: 'warning',
  summary: 'every recorded commit has enough digits to be the only one of its name',
  source: 'checkpoint flow check 1',
  needs: 'history',
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== 'ambiguous') continue;
      context.report(claim.at, `${claimIn(claim)}, which fits ${listed(fact.candidates)}; expected more digits`);
    }
  },
});

/** The first few candidates, and how many more there are. */
function listed(candidates: readonly string[]): string {
  const names = shortHashes(candidates.slice(0, shown));
  const left = candidates.length - names.length;
  return either(left > 0 ? [...names, `${left} more`] : names, 'and');
}
