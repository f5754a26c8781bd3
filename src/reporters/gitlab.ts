import { type Finding, type Severity, worstFirst } from '../core/finding.js';
import { inertJson } from '../text/inert-json.js';
import { visible } from '../text/visible.js';
import type { Reporter } from './reporter.js';

/** GitLab knows info, minor, major, critical and blocker. What stops a release is for its owners to say. */
const severities: Readonly<Record<Severity, string>> = { error: 'major', warning: 'minor', info: 'info' };

/** A Code Quality report for GitLab. It has no place for what was skipped. */
const gitlab: Reporter = ({ findings }) => {
  const seen = new Map<string, number>();
  return `${inertJson([...findings].sort(worstFirst).map((finding) => issueOf(finding, seen)))}\n`;
};
export default gitlab;

/**
 * @param seen how often each fingerprint was there before: of those that share one, GitLab shows the first only
 */
function issueOf({ rule, severity, message, path, start, end, fingerprint }: Finding, seen: Map<string, number>) {
  const times = (seen.get(fingerprint) ?? 0) + 1;
  seen.set(fingerprint, times);
  return {
    description: visible(message) || rule,
    check_name: rule,
    fingerprint: times === 1 ? fingerprint : `${fingerprint}.${times}`,
    severity: severities[severity],
    location: { path, lines: { begin: start.line, end: end.line } },
  };
}
