import type { PendingPlan } from '../../../core/resumption.js';
import { nameOfBlock } from '../block-files/bounds.js';
import type { KeptFiles } from '../block-files/kept-files.js';
import type { BlockKey, Placement } from '../block-files/placement.js';
import type { Block } from '../mission/blocks.js';
import type { BlockFile, GridSnapshot } from '../snapshot.js';
import type { BlockOrder } from './order.js';

/** A plan, and the block that it is for. */
export interface KeyedPlan {
  readonly plan: BlockFile;
  readonly key: BlockKey | undefined;
}

/** All plans, in the order of their blocks. */
export function plansInOrder(
  { plans }: GridSnapshot,
  { placement }: KeptFiles,
  order: BlockOrder,
): readonly KeyedPlan[] {
  const keyed = plans.map((plan) => ({ plan, key: plan.block && placement.keyOf(plan.block) }));
  return keyed.sort((one, other) => order(one.key, other.key) || (one.plan.file < other.plan.file ? -1 : 1));
}

/** Where a mission is taken up, as its plans are looked for. */
export interface Around {
  readonly here: BlockKey | undefined;
  /** The blocks that no work is left for. */
  readonly done: ReadonlySet<BlockKey>;
}

/**
 * The plans of blocks that are not done, in the order of the blocks (persistence guide, step 6), and the one of the block
 * that is gone on with, whatever its summary says.
 */
export function pendingPlans(plans: readonly KeyedPlan[], { here, done }: Around): readonly PendingPlan[] {
  const isLeft = ({ key }: KeyedPlan): boolean => key === undefined || key === here || !done.has(key);
  return plans.filter(isLeft).map(({ plan, key }) => ({
    path: plan.document.path,
    block: plan.block ? nameOfBlock(plan.block) : plan.file,
    isCurrent: key !== undefined && key === here,
    content: plan.document.text,
  }));
}

/** The first block behind a place that is not done, of those that have a plan, or that the state names. */
export function nextBlock(
  plans: readonly KeyedPlan[],
  named: readonly Block[],
  { keyOf }: Pick<Placement, 'keyOf'>,
  order: BlockOrder,
  { here, done }: Around,
): Block | undefined {
  const blocks = [...plans.flatMap(({ plan }) => plan.block ?? []), ...named];
  const behind = blocks
    .map((block) => ({ block, key: keyOf(block) }))
    .filter(({ key }) => !done.has(key) && order(key, here) > 0);
  return behind.sort((one, other) => order(one.key, other.key))[0]?.block;
}
