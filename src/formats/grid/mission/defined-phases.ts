import { nearest, quote } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';
import { type Phase, phasesOf } from './phases.js';

/**
 * The phases that the mission defines, by id. Undefined when it defines none, or when the id of one is missing or
 * broken: then nobody can tell what the others refer to, and the id has its own finding.
 */
export function definedPhases(state: SchemaState): ReadonlyMap<string, Phase> | undefined {
  const phases = phasesOf(state);
  const byId = new Map(phases.flatMap((phase) => (phase.id === undefined ? [] : [[phase.id, phase]])));
  const isTold = phases.length > 0 && phases.every(({ id }) => id !== undefined);
  return isTold ? byId : undefined;
}

/** Among more phases than any mission has, looking for the one that was meant takes too long for what it is worth. */
const mostToSuggest = 30;

/** What to say of a field that names a phase which is not defined. */
export function undefinedPhase(field: string, id: string, phases: ReadonlyMap<string, Phase>): string {
  const meant = phases.size <= mostToSuggest ? nearest(id, [...phases.keys()]) : undefined;
  const fact = `${field} is ${quote(id)}, which phases.definitions does not define`;
  return meant === undefined ? fact : `${fact}; did you mean ${quote(meant)}?`;
}
