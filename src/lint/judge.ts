import type { Facts } from '../core/facts.js';
import type { Finding } from '../core/finding.js';
import type { History } from '../core/history.js';
import type { Limits } from '../core/limits.js';
import type { Judge } from '../core/recovery.js';
import type { Snapshot } from '../core/snapshot.js';
import type { Tree } from '../core/tree.js';
import { checkRoot } from './check-root.js';
import { lookUp, noFacts } from './facts.js';
import { rulesOf } from './lint.js';
import type { RuleChoice } from './rule-choice.js';
import type { FoundRoot } from './search.js';

interface Circumstances {
  readonly choice: RuleChoice;
  /** In ms since 1970. */
  readonly now: number;
  readonly limits: Limits;
}

/** The verdict on a root as somebody else has it in mind: of the rules that ask neither git nor the rest of the repository. */
export function judgeOf({ path, format }: FoundRoot, { choice, now, limits }: Circumstances): Judge {
  const all = rulesOf(format).filter(({ needs }) => needs === undefined || needs === 'suppressions');
  const inside = all.filter(({ reach }) => reach === undefined);
  return async (tree, which): Promise<readonly Finding[]> => {
    const snapshot =
      which === 'inside' ? await format.readState(tree, path, limits) : await format.read(tree, path, limits);
    if (!snapshot) return [];
    const { findings } = await checkRoot(snapshot, which === 'inside' ? inside : all, choice, {
      ...{ change: undefined, facts: noFacts, now, limits },
    });
    return findings;
  };
}

/** When the files of a snapshot last changed. */
export function agesOf(tree: Tree, history: History): (snapshot: Snapshot) => Promise<Facts> {
  return (snapshot) => lookUp([snapshot], new Set(['ages']), { tree, history });
}
