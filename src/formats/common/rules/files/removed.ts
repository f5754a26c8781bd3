import type { FileFact } from '../../../../core/facts.js';
import { quote } from '../../../../text/words.js';
import { claimedFiles, claimIn } from '../../claims.js';
import { named } from '../../commits.js';
import { rule } from '../../rule.js';

export const filesRemoved = rule({
  id: 'files/removed',
  severity: 'info',
  summary: 'every file that the state claims and that was there once is still there',
  source: 'checkpoint flow check 2, D20',
  needs: 'files',
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      const fate = fateOf(fact);
      if (fate) context.report(claim.at, `${claimIn(claim)}, which ${fate}`);
    }
  },
});

function fateOf(fact: FileFact): string | undefined {
  if (fact.answer === 'committed') return 'is in the last commit, but not in the working tree';
  if (fact.answer === 'elsewhere') {
    return `only ${named(fact.commit)} has, and that is not in the history that is linted`;
  }
  if (fact.answer !== 'removed') return undefined;
  const { commit, renamedTo, lastName } = fact;
  if (renamedTo !== undefined) return `was renamed to ${quote(renamedTo)} in ${named(commit)}`;
  const before = lastName === undefined ? '' : `renamed to ${quote(lastName)}, and `;
  return `was ${before}removed in ${named(commit)}`;
}
