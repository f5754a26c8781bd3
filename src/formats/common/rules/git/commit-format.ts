import { isHash } from '../../../../text/hash.js';
import { quote } from '../../../../text/words.js';
import { claimIn, unreadClaims } from '../../claims.js';
import { rule } from '../../rule.js';

export const gitCommitFormat = rule({
  id: 'git/commit-format',
  severity: 'error',
  summary: 'every recorded commit is written as 7 to 64 hex digits, in lower case',
  source: 'checkpoint flow check 1, D31',
  check({ snapshot, report, skip }) {
    for (const reason of unreadClaims(snapshot)) skip(reason);
    for (const commit of snapshot.commits) {
      const { name, at } = commit;
      if (!isHash(name)) report(at, `${claimIn(commit)}; expected ${expectedFor(name)}`);
      else if (name.length < 7) {
        const message = `${claimIn(commit)}, which has ${name.length} hex digits; expected at least 7`;
        report(at, message, { severity: 'warning' });
      }
    }
  },
});

/** Git would take capitals, but whoever compares names as text takes it for another commit. */
function expectedFor(name: string): string {
  const lowerCase = name.toLowerCase();
  return isHash(lowerCase) ? `lower case, ${quote(lowerCase)}` : '7 to 64 hex digits';
}
