import type { Facts } from '../core/facts.js';
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
  /** In ms since 1970. */
  readonly now: number;
  readonly limits: Limits;
}

/** What is broken is so for everybody: how loudly a user wants to hear of it is another matter. */
const byTheRules: RuleChoice = { only: [], severities: {} };

/** The verdict on a root as somebody else has it in mind: of the rules that ask neither git nor the rest of the repository. */
export function judgeOf({ path, format }: FoundRoot, { now, limits }: Circumstances): Judge {
  const all = rulesOf(format).filter(({ needs }) => needs === undefined || needs === 'suppressions');
  const inside = all.filter(({ reach }) => reach === undefined);
  return async (tree, which) => {
    const read = which === 'inside' ? format.readState : format.read;
    const snapshot = await read.call(format, tree, path, limits);
    if (!snapshot) return { findings: [], snapshot };
    const { findings } = await checkRoot(snapshot, which === 'inside' ? inside : all, byTheRules, {
      ...{ change: undefined, facts: noFacts, now, limits },
    });
    return { findings, snapshot };
  };
}

/** When the files of a snapshot last changed. */
export function agesOf(tree: Tree, history: History): (snapshot: Snapshot) => Promise<Facts> {
  return (snapshot) => lookUp([snapshot], new Set(['ages']), { tree, history });
}
