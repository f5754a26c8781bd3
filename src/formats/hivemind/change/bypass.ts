import type { Step } from '../../../core/change.js';
import type { HivemindSnapshot } from '../snapshot.js';

type State = HivemindSnapshot | undefined;

/**
 * Whether a step wrote a store past the tools, and left no word of it in SESSION-STATE.md. Nothing is bypassed where the
 * state begins or ends, and in a merge git may have joined both sides by itself.
 */
export function isSilentBypass({ before, others, after }: Step<HivemindSnapshot>): boolean {
  if (!before || !after || others.length > 0) return false;
  const isChanged = (textIn: (state: State) => string | undefined) => textIn(before) !== textIn(after);
  const isNoted = isChanged((state) => state?.sessionState?.document.text);
  const stores = ['delegations', 'continuity', 'workflows'] as const;
  return !isNoted && stores.some((store) => isChanged((state) => state?.[store]?.document.text));
}
