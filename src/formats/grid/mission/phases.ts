import { quote } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';
import { isUnderWay, stageOf } from './status.js';

type Definition = NonNullable<NonNullable<NonNullable<SchemaState['data']['phases']>['definitions']>[number]>;

/** One item of `phases.definitions`. */
export interface Phase extends Definition {
  /** Its key path. */
  readonly path: string;
  /** Its place in the list, from 1. */
  readonly number: number;
}

/** The phases that are defined, in the order of the file. */
export function phasesOf({ data }: SchemaState): readonly Phase[] {
  const definitions = data.phases?.definitions ?? [];
  return definitions.map((definition, index) => ({
    ...definition,
    path: `phases.definitions.${index}`,
    number: index + 1,
  }));
}

/** How messages name a phase. */
export function nameOf({ id, number }: Phase): string {
  return id === undefined ? `phase ${number}` : quote(id);
}

/** The number that a phase id (`02-core`) or a block id (`02-03`) begins with. */
export function phaseNumber(id: string): number {
  return Number(id.slice(0, 2));
}

/** Whether a phase has a number: by its place in the list or by its id, for either is right. */
export function isNumbered({ number, id }: Phase, wanted: number): boolean {
  return number === wanted || (id !== undefined && phaseNumber(id) === wanted);
}

/** The phase of a number, by its place in the list, else by its id; undefined when none is defined. */
export function phaseNumbered(state: SchemaState, wanted: number | undefined): Phase | undefined {
  const phases = phasesOf(state);
  return (
    phases.find(({ number }) => number === wanted) ??
    phases.find((phase) => wanted !== undefined && isNumbered(phase, wanted))
  );
}

/** The phase that the mission stands in; several where number and id of the position lead to different ones. */
export function currentPhases(state: SchemaState): readonly Phase[] {
  const { phase: number, phase_id: id } = state.data.position ?? {};
  const numbers = [number, state.data.phases?.current].filter((one) => one !== undefined);
  return phasesOf(state).filter(
    (phase) => (id !== undefined && phase.id === id) || numbers.some((one) => isNumbered(phase, one)),
  );
}

/** phases.current, where it may be a measure for others: out of bounds, phase-bounds alone speaks of it. */
export function currentNumber(state: SchemaState): number | undefined {
  const { current, total } = state.data.phases ?? {};
  const isThere = current !== undefined && current >= 1 && (total === undefined || current <= total);
  return isThere || isPlanning(state) ? current : undefined;
}

/** While a mission is being planned, totals may be 0 and the current phase is free (D29). */
export function isPlanning(state: SchemaState): boolean {
  return stageOf(state) === 'planned';
}

/** Only while a mission is under way must its phases fit the current one (S3.2, D4). */
export function isRunning(state: SchemaState): boolean {
  return isUnderWay(stageOf(state));
}
