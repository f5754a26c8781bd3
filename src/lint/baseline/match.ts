import { type Finding, severityRank as rank, worstFirst } from '../../core/finding.js';
import type { Entry } from './entry.js';

/** Findings held against the entries of a baseline. Each entry stands for one finding, and the other way round. */
export interface Matching {
  /** What is hidden, and by which entry. */
  readonly hidden: ReadonlyMap<Finding, Entry>;
  /** What an entry speaks of, but is louder now than it was then. */
  readonly risen: ReadonlyMap<Finding, Entry>;
  /** Entries without a finding. */
  readonly unmatched: readonly Entry[];
}

interface Group {
  readonly findings: Finding[];
  /** By rank. */
  readonly entries: readonly [Entry[], Entry[], Entry[]];
}

/**
 * Finds the entry of each finding. Of several findings that are equal, as many are hidden as there are entries, the
 * first ones first. An entry hides what is as loud as it was, or less.
 */
export function match(findings: readonly Finding[], entries: readonly Entry[]): Matching {
  const groups = new Map<string, Group>();
  for (const entry of entries) groupOf(entry, groups).entries[rank[entry.severity]].push(entry);
  for (const group of groups.values()) for (const some of group.entries) some.reverse(); // taken from the end
  for (const finding of findings) groups.get(keyOf(finding))?.findings.push(finding);
  const hidden = new Map<Finding, Entry>();
  const risen = new Map<Finding, Entry>();
  for (const group of groups.values()) {
    // The loudest have the fewest entries to choose from.
    const sorted = [...group.findings].sort(worstFirst);
    for (const finding of sorted) take(group, finding, [2, 1, 0], (at) => at <= rank[finding.severity], hidden);
    for (const finding of sorted) {
      if (!hidden.has(finding)) take(group, finding, [0, 1, 2], () => true, risen);
    }
  }
  const unmatched = new Set([...groups.values()].flatMap((group) => group.entries.flat()));
  return { hidden, risen, unmatched: entries.filter((entry) => unmatched.has(entry)) };
}

/** Takes the first entry of the first rank that will do. */
function take(
  { entries }: Group,
  finding: Finding,
  ranks: readonly (0 | 1 | 2)[],
  willDo: (rank: number) => boolean,
  into: Map<Finding, Entry>,
): void {
  const from = ranks.find((at) => willDo(at) && entries[at].length > 0);
  const entry = from === undefined ? undefined : entries[from].pop();
  if (entry) into.set(finding, entry);
}

function groupOf(entry: Entry, groups: Map<string, Group>): Group {
  const key = keyOf(entry);
  const group = groups.get(key) ?? { findings: [], entries: [[], [], []] };
  groups.set(key, group);
  return group;
}

/**
 * What an entry and its finding have in common. The fingerprint says it all but for its number, which changes when an
 * equal finding above goes; the rest must be what a reviewer of the baseline was shown.
 */
function keyOf({ fingerprint, rule, path, pointer }: Pick<Entry, 'fingerprint' | 'rule' | 'path' | 'pointer'>): string {
  return JSON.stringify([fingerprint.slice(0, 32), rule, path, pointer ?? null]);
}
