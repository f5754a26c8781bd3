import type { Finding, Severity, Skipped } from '../core/finding.js';
import type { Limits } from '../core/limits.js';
import type { Rule } from '../core/rule.js';
import type { Snapshot } from '../core/snapshot.js';
import { toFinding } from './finding.js';

export interface RuleChoice {
  /** Only rules whose id begins with one of these; all when empty. */
  readonly only: readonly string[];
  /** Severities that the user set, by rule id. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
}

/** Lets every chosen rule judge one root. */
export async function checkRoot(
  snapshot: Snapshot,
  rules: readonly Rule[],
  choice: RuleChoice,
  clock: { readonly now: number; readonly limits: Limits },
): Promise<{ findings: Finding[]; skipped: Skipped[] }> {
  const findings: Finding[] = [];
  const skipped: Skipped[] = [];
  for (const rule of rules) {
    const chosen = choice.severities[rule.id];
    if (chosen === 'off' || !isWanted(rule, choice.only)) continue;
    await rule.check({
      snapshot,
      ...clock,
      report: (at, message, options) => {
        const finding = toFinding(rule, at, message, options);
        findings.push(chosen ? { ...finding, severity: chosen } : finding);
      },
      skip: (reason) => skipped.push({ rule: rule.id, root: snapshot.root, reason }),
    });
  }
  return { findings, skipped };
}

function isWanted(rule: Rule, only: readonly string[]): boolean {
  return only.length === 0 || only.some((prefix) => rule.id.startsWith(prefix));
}
