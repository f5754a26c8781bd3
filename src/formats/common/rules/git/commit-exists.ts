import { claimIn, recordedCommits } from '../../claims.js';
import { takenIn } from '../../commits.js';
import { rule } from '../../rule.js';

export const gitCommitExists = rule({
  id: 'git/commit-exists',
  severity: 'error',
  summary: 'every recorded commit is in the repository',
  source: 'checkpoint flow check 1, D30',
  needs: 'history',
  check(context) {
    // What squashing took away since was right when it was written: the change that is judged did not lose it.
    const before = new Set(context.change?.base?.commits.map(({ name }) => name));
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== 'missing') continue;
      const end = fact.successor ? `; ${takenIn(fact.successor)}` : '';
      const message = `${claimIn(claim)}, but the repository has no such commit${end}`;
      context.report(claim.at, message, before.has(claim.name) ? { severity: 'warning' } : {});
    }
  },
});
