import { quote } from '../../../../text/words.js';
import { claimIn, recordedCommits } from '../../claims.js';
import { takenIn } from '../../commits.js';
import { rule } from '../../rule.js';

export const gitCommitReachable = rule({
  id: 'git/commit-reachable',
  severity: 'warning',
  summary: 'every recorded commit is part of the history that the state stands in',
  source: 'checkpoint flow check 1',
  needs: 'history',
  check(context) {
    for (const { claim, fact } of recordedCommits(context, ({ answer }) => answer !== 'unknown')) {
      if (fact.answer !== 'unreachable') continue;
      const { commit, successor } = fact;
      const end = successor ? takenIn(successor) : `its subject is ${quote(commit.subject)}`;
      context.report(claim.at, `${claimIn(claim)}, which is there, but not in the history that is linted; ${end}`);
    }
  },
});
