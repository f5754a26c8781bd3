import type { Data, DataMap } from '../../../core/data.js';
import { isDataMap, mapOf } from '../../../text/data.js';
import { phaseNumber } from '../mission/phases.js';
import { recordsAt, type Situation } from './situation.js';

/** The phases that are defined, as data. */
export function definitionsOf(situation: Situation): readonly DataMap[] {
  return recordsAt(situation, 'phases.definitions');
}

/** Where the phase of a number stands among the definitions: by its place, else by its id. -1 when none is it. */
export function placeOf(definitions: readonly DataMap[], number: number): number {
  if (number >= 1 && number <= definitions.length) return number - 1;
  return definitions.findIndex(({ id }) => typeof id === 'string' && phaseNumber(id) === number);
}

/** The definitions with fields of one of them changed. */
export function withChange(definitions: readonly DataMap[], place: number, change: DataMap): DataMap[] {
  return definitions.map((one, index) => (index === place ? mapOf(Object.entries({ ...one, ...change })) : one));
}

/** A phase that is complete now. */
export function completed(definition: DataMap | undefined, stamp: string): DataMap {
  return { status: 'complete', ...began(definition, stamp), completed_at: definition?.completed_at ?? stamp };
}

/** A phase that runs from now on. */
export function begun(definition: DataMap | undefined, stamp: string): DataMap {
  return { status: 'in_progress', ...began(definition, stamp) };
}

const began = (definition: DataMap | undefined, stamp: string): DataMap => ({
  started_at: definition?.started_at ?? stamp,
});

/** The number of a phase's field; 0 when it is none. */
export function countIn(definition: Data | undefined, field: string): number {
  const value = isDataMap(definition) ? definition[field] : undefined;
  return typeof value === 'number' ? value : 0;
}
