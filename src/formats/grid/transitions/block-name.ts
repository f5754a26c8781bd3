import { blockNameOf } from '../recover/sources/block-names.js';
import type { Situation } from './situation.js';

/**
 * What the plan of a block calls it; undefined when no plan tells.
 * @param block as files are numbered: `2-3`, `5`
 */
export async function plannedName({ snapshot }: Situation, block: string): Promise<string | undefined> {
  const plan = snapshot.plans.find(({ blocks }) => blocks.includes(block));
  return plan && !plan.isBroken ? blockNameOf(plan) : undefined;
}
