import type { Skipped } from '../core/finding.js';
import { some } from '../text/words.js';

/** The checks that one reason stopped in one root. */
export interface SkippedGroup {
  readonly root: string;
  readonly reason: string;
  readonly rules: readonly string[];
}

/** The checks that a run was not asked for, for one reason, in all its roots. */
export type UnaskedGroup = Omit<SkippedGroup, 'root'>;

/** Rules that are named; of the others there is only the number. */
const mostNamed = 3;

/** What could not be checked, by root and reason: for one reason often stops many checks. */
export function skippedGroups(skipped: readonly Skipped[]): SkippedGroup[] {
  return groupsOf(skipped.filter(({ unasked }) => !unasked));
}

/** What was skipped because nobody asked for it. */
export function unaskedGroups(skipped: readonly Skipped[]): UnaskedGroup[] {
  return groupsOf(skipped.filter(({ unasked }) => unasked).map((one) => ({ ...one, root: '' })));
}

/** How many checks could not be made, each once a root, whatever stopped them. */
export function countSkipped(skipped: readonly Skipped[]): number {
  const missed = skipped.filter(({ unasked }) => !unasked);
  return new Set(missed.map(({ root, rule }) => JSON.stringify([root, rule]))).size;
}

function groupsOf(skipped: readonly Skipped[]): SkippedGroup[] {
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
  return some(rules, mostNamed);
}
