import { quote } from '../../../text/words.js';
import { plannedName } from './block-name.js';
import { begun, countIn, definitionsOf, placeOf, withChange } from './definitions.js';
import { type Plan, Refusal } from './plan.js';
import { resumeAt, roomFor, startOfBlock } from './position.js';
import { numberAt, type Situation } from './situation.js';

/** A planned mission begins: with the current phase, in its first block. Totals that nobody counted yet are counted now. */
export async function beginMission(situation: Situation, status: string, threads: number | undefined): Promise<Plan> {
  const definitions = definitionsOf(situation);
  if (definitions.length === 0) throw new Refusal('phases.definitions is empty; a mission begins with its first phase');
  const current = numberAt(situation, 'phases.current') || 1;
  const place = placeOf(definitions, current);
  const phase = definitions[place];
  const id = phase?.id;
  if (typeof id !== 'string')
    throw new Refusal(`phases.current is ${current}, but no phase with an id is defined there`);
  const total = numberAt(situation, 'position.thread_total') ?? 0;
  if (threads === undefined && total === 0) {
    throw new Refusal(`nobody said how many threads the first wave of ${quote(id)} has; --threads does`);
  }
  const blocks = definitions.reduce((sum, one) => sum + countIn(one, 'blocks'), 0);
  const name = phase?.name;
  return {
    values: {
      status,
      ...(!numberAt(situation, 'phases.total') && { 'phases.total': definitions.length }),
      'phases.current': current,
      'phases.definitions': withChange(definitions, place, begun(phase, situation.stamp)),
      ...startOfBlock({
        ...{ phase: current, phaseId: id, phaseName: typeof name === 'string' ? name : undefined },
        ...{ block: 1, blockName: await plannedName(situation, `${current}-1`), threads },
      }),
      ...roomFor(situation, threads),
      ...(!numberAt(situation, 'progress.blocks_total') && { 'progress.blocks_total': blocks }),
    },
    follows: resumeAt(current, 1, 1),
  };
}
