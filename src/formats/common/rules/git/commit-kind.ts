import { claimIn, recordedCommits } from '../../claims.js';
import { rule } from '../../rule.js';

const kinds = { blob: 'a blob (what a file holds)', tree: 'a tree (a folder)', tag: 'an annotated tag' } as const;

export const gitCommitKind = rule({
  id: 'git/commit-kind',
  severity: 'error',
  summary: 'what is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag',
  source: 'checkpoint flow check 1',
  needs: 'history',
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== 'not-a-commit') continue;
      context.report(claim.at, `${claimIn(claim)}, which is ${kinds[fact.type]}; expected a commit`);
    }
  },
});
