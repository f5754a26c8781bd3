import type { ToPhase } from '../../../core/transition.js';
import { count, either, quote } from '../../../text/words.js';
import { hasBlockers } from '../checkpoints/open-blockers.js';
import { phaseNumber } from '../mission/phases.js';
import { plannedName } from './block-name.js';
import { begun, completed, countIn, definitionsOf, placeOf, withChange } from './definitions.js';
import { toPersistencePhase } from './persistence-phase.js';
import { type Plan, Refusal } from './plan.js';
import { resumeAt, roomFor, startOfBlock } from './position.js';
import { listAt, needStage, numberAt, recordsAt, type Situation, textAt } from './situation.js';

/** The current phase is complete, and the next one begins in its first block (STATE.md schema 7.2). */
export async function toPhase(situation: Situation, { to, threads }: ToPhase): Promise<Plan> {
  needStage(situation, 'running');
  if (situation.state.dialect === 'persistence') {
    const plan = await toPersistencePhase(situation, to, threads);
    await refuseUnsettled(situation);
    return plan;
  }
  const { stamp } = situation;
  const definitions = definitionsOf(situation);
  const current = numberAt(situation, 'phases.current') ?? 0;
  const now = placeOf(definitions, current);
  const [phase, next] = [definitions[now], definitions[placeOf(definitions, current + 1)]];
  const ended = phase?.id ?? textAt(situation, 'position.phase_id');
  if (typeof ended !== 'string') throw new Refusal(`the current phase, number ${current}, has no id`);
  checkNext(situation, to, current, next?.id);
  await refuseUnsettled(situation);
  const left = countIn(phase, 'blocks') - countIn(phase, 'blocks_complete');
  if (left > 0) {
    throw new Refusal(`${quote(ended)} has ${count(left, 'block')} that ${left === 1 ? 'is' : 'are'} not complete`);
  }
  const changed = withChange(definitions, now, completed(phase, stamp));
  const begins = withChange(changed, placeOf(definitions, current + 1), begun(next, stamp));
  const name = next?.name;
  return {
    values: {
      'phases.current': current + 1,
      'phases.completed': [...listAt(situation, 'phases.completed').filter((id) => id !== ended), ended],
      ...(definitions.length > 0 && { 'phases.definitions': begins }),
      ...startOfBlock({
        ...{ phase: current + 1, phaseId: to, phaseName: typeof name === 'string' ? name : undefined },
        ...{ block: 1, blockName: await plannedName(situation, `${current + 1}-1`), threads },
      }),
      ...roomFor(situation, threads),
    },
    follows: resumeAt(current + 1, 1, 1),
  };
}

/** @throws Refusal while agents work on the phase, or something blocks it */
async function refuseUnsettled(situation: Situation): Promise<void> {
  const active = situation.state.dialect === 'schema' ? recordsAt(situation, 'agents.active') : [];
  if (active.length > 0) {
    const agents = either(
      active.slice(0, 5).map(({ id }) => quote(id ?? null)),
      'and',
    );
    const more = active.length > 5 ? ' and others' : '';
    throw new Refusal(`a phase ends without agents at work, as ${agents}${more}; agent done or agent fail ends them`);
  }
  await refuseBlockers(situation, 'a phase');
}

/** @throws Refusal while something blocks @param what cannot end then */
export async function refuseBlockers({ snapshot }: Situation, what: string): Promise<void> {
  const blocked = await hasBlockers(snapshot);
  if (typeof blocked === 'string') throw new Refusal(blocked);
  if (blocked) throw new Refusal(`${what} does not end while there are blockers; blocker clear takes one away`);
}

/** Phases come one after the other. @throws Refusal when the wanted one is not the next */
function checkNext(situation: Situation, to: string, current: number, next: unknown): void {
  const total = numberAt(situation, 'phases.total') ?? 0;
  if (current >= total)
    throw new Refusal(`phase ${current} of ${total} is the last one; transition status complete ends it`);
  if (next === to) return;
  if (typeof next === 'string') throw new Refusal(`${quote(to)} is not the next phase; ${quote(next)} is`);
  if (/^\d{2}-[a-z0-9-]+$/.test(to) && phaseNumber(to) === current + 1) return;
  throw new Refusal(`${quote(to)} is not the id of phase ${current + 1}, which is the next one`);
}
