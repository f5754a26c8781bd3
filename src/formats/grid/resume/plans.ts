import type { PendingPlan } from '../../../core/resumption.js';
import { nameOfBlock } from '../block-files/bounds.js';
import type { KeptFiles } from '../block-files/kept-files.js';
import type { BlockFile, GridSnapshot } from '../snapshot.js';
import { doneKeys } from './completed.js';
import type { Standing } from './position.js';

/** The plans of blocks that no summary says are done, in the order of the blocks (persistence guide, step 6). */
export function pendingPlans(snapshot: GridSnapshot, kept: KeptFiles, { parsed }: Standing): readonly PendingPlan[] {
  const { keyOf } = kept.placement;
  const done = doneKeys(kept);
  const here = parsed && keyOf(parsed);
  const keyed = snapshot.plans.map((plan) => ({ plan, key: plan.block && keyOf(plan.block) }));
  const open = keyed.filter(({ key }) => key === undefined || !done.has(key));
  open.sort((one, other) => compare(one.key, other.key) || (one.plan.file < other.plan.file ? -1 : 1));
  return open.map(({ plan, key }) => ({
    path: plan.document.path,
    block: labelOf(plan),
    isCurrent: key !== undefined && key === here,
    content: plan.document.text,
  }));
}

function labelOf({ block, file }: BlockFile): string {
  return block ? nameOfBlock(block) : file;
}

/** `2-3` comes after `2-1`, and 10 after 9; what names no block comes last. */
function compare(one: string | undefined, other: string | undefined): number {
  const [a, b] = [one, other].map((key) =>
    key === undefined ? [Number.MAX_SAFE_INTEGER] : key.split('-').map(Number),
  );
  const at = (a ?? []).findIndex((number, index) => number !== b?.[index]);
  return at < 0 ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}
