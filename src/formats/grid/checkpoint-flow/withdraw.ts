import type { CheckpointWithdraw } from '../../../core/transition.js';
import { withdrawal } from '../checkpoints/plain-answer.js';
import { inOneLine } from '../transitions/beside.js';
import type { Plan } from '../transitions/plan.js';
import type { Situation } from '../transitions/situation.js';
import { goingOn, onlyOpen, withResponse } from './closed.js';

/**
 * Nobody has to answer any more: the checkpoint is closed with a response that says so, and no decision is entered. The
 * mission runs again, unless something else blocks it, and may go wherever a running one goes.
 */
export async function withdrawCheckpoint(situation: Situation, { reason }: CheckpointWithdraw): Promise<Plan> {
  const checkpoint = await onlyOpen(situation, 'withdraw');
  const { values, notes } = await goingOn(situation);
  const closed = await withResponse(situation, checkpoint, withdrawal(inOneLine(reason ?? '')));
  return { values, files: [closed], notes: ['nobody answered; resume asks how to go on', ...notes] };
}
