import type { Skipped } from '../core/finding.js';
import { either } from '../text/words.js';

/** The checks that one reason stopped in one root. */
export interface SkippedGroup {
  readonly root: string;
  readonly reason: string;
  readonly rules: readonly string[];
}

/** Rules that are named; of the others there is only the number. */
const mostNamed = 3;

/** What was skipped, by root and reason: for one reason often stops many checks. */
export function skippedGroups(skipped: readonly Skipped[]): SkippedGroup[] {
  const groups = new Map<string, { root: string; reason: string; rules: Set<string> }>();
  for (const { root, reason, rule } of skipped) {
    const key = JSON.stringify([root, reason]);
    const group = groups.get(key) ?? { root, reason, rules: new Set() };
    groups.set(key, group);
    group.rules.add(rule);
  }
  return [...groups.values()].map((group) => ({ ...group, rules: [...group.rules] }));
}

/** `a`, `a and b`, `a, b, c and 32 more`. */
export function namesOf(rules: readonly string[]): string {
  const left = rules.length - mostNamed;
  return either([...rules.slice(0, mostNamed), ...(left > 0 ? [`${left} more`] : [])], 'and');
}
