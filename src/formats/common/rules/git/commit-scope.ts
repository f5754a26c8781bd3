import type { CommitFact } from '../../../../core/history.js';
import { inert, quote } from '../../../../text/words.js';
import { claimIn, isFound, recordedCommits } from '../../claims.js';
import { rule } from '../../rule.js';
import { mayMean, numberedScope } from '../../scope.js';

export const gitCommitScope = rule({
  id: 'git/commit-scope',
  severity: 'info',
  summary: 'the subject of a commit is scoped to the block which the commit is listed under',
  source: 'checkpoint flow, recovery, D23',
  needs: 'history',
  check(context) {
    for (const { claim, fact } of recordedCommits(context, (one, { blocks }) => !blocks?.length || isFound(one))) {
      const { blocks = [] } = claim;
      const [block] = blocks;
      const subject = subjectOf(fact);
      const scope = numberedScope(subject);
      if (block === undefined || scope === undefined || mayMean(scope, blocks)) continue;
      const found = `${claimIn(claim)}, whose subject is ${quote(subject)}`;
      context.report(claim.at, `${found}; expected the scope of block ${inert(block)}`);
    }
  },
});

/** The subject of a commit that is there, wherever in the history it stands. */
function subjectOf(fact: CommitFact): string {
  return ('commit' in fact && fact.commit?.subject) || '';
}
