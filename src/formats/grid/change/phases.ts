import { parsePhase } from '../mission/blocks.js';
import { nameOf, phaseNumber, phaseNumbered, phasesOf } from '../mission/phases.js';
import type { GridState, SchemaState } from '../snapshot.js';

/** The phase that a mission stands in, and where it says so. */
export interface PhaseNow {
  readonly number: number;
  readonly field: string;
  readonly state: GridState;
}

/** Undefined where no phase is named, or none with a number; and while a mission is planned, for then it is free (D29). */
export function phaseOf(state: GridState): PhaseNow | undefined {
  if (state.dialect === 'prose') return state.phase && { number: state.phase.current.value, field: 'Phase', state };
  if (state.dialect === 'schema') {
    const { status, phases } = state.data;
    const isFree = status === undefined || status === 'planning' || phases?.current === undefined;
    return isFree ? undefined : { number: phases.current, field: 'phases.current', state };
  }
  const phase = state.data.position?.phase;
  const number = phase === undefined ? undefined : parsePhase(String(phase));
  return number === undefined ? undefined : { number, field: 'position.phase', state };
}

/** Enough of them to see what is meant. */
const mostNamed = 3;

/**
 * The first phases that were passed on the way from one number to another and that `phases.completed` lacks, as messages
 * name them. Undefined where it cannot be judged. A number may be as large as a stranger likes, so the way is not walked.
 */
export function uncompleted(state: SchemaState, from: number, to: number): string[] | undefined {
  const { completed, current = 0, total = current } = state.data.phases ?? {};
  const isBroken = completed ? completed.includes(undefined) : state.document.node('phases.completed') !== undefined;
  if (isBroken || current > total) return undefined;
  const done = numbersOf(state, new Set(completed));
  const missing: string[] = [];
  for (let number = Math.max(1, from); number < to && missing.length < mostNamed; number += 1) {
    if (done.has(number)) continue;
    const phase = phaseNumbered(state, number);
    missing.push(phase ? nameOf(phase) : `phase ${number}`);
  }
  return missing;
}

/** The numbers of some phases, by their ids and by their places, for either is right. */
function numbersOf(state: SchemaState, ids: ReadonlySet<string | undefined>): Set<number> {
  const byId = [...ids].flatMap((id) => (id === undefined ? [] : [phaseNumber(id)]));
  const byPlace = phasesOf(state).flatMap(({ id, number }) => (id !== undefined && ids.has(id) ? [number] : []));
  return new Set([...byId, ...byPlace]);
}

/** What a mission that enters a phase has not gone through there yet. */
const beginnings = ['block', 'wave', 'thread'] as const;

/** The fields of the position that are further than a phase without a complete block can be, with what they hold. */
export function aheadOfStart(state: SchemaState, phase: number): (readonly [field: string, value: number])[] {
  const { position } = state.data;
  const isUntouched = phaseNumbered(state, phase)?.blocks_complete === 0;
  if (!position || position.phase !== phase || !isUntouched) return [];
  return beginnings.flatMap((field) => {
    const value = position[field];
    return value !== undefined && value > 1 ? [[field, value] as const] : [];
  });
}
