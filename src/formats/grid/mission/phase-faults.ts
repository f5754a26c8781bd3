import { count } from '../../../text/words.js';
import type { SchemaState } from '../snapshot.js';
import { currentNumber, isNumbered, isRunning, nameOf, type Phase, phasesOf } from './phases.js';

/** Something that contradicts what a definition says of its phase. Places are key paths. */
export interface PhaseFault {
  readonly at: string;
  readonly message: string;
  /** Where the other half stands. */
  readonly other: string;
  readonly isMinor?: boolean;
}

/** What is wrong with the definitions: of each phase the first thing, for the others mostly follow from it. */
export function* phaseFaults(state: SchemaState): Generator<PhaseFault> {
  const listed = listedPhases(state);
  let running: Phase | undefined;
  for (const phase of phasesOf(state)) {
    const fault =
      countFault(phase) ??
      timeFault(phase) ??
      listFault(phase, state, listed) ??
      currentFault(phase, state) ??
      besideFault(phase, running);
    if (phase.status === 'in_progress' && !fault) running ??= phase;
    const first = fault ?? stampFault(phase, state);
    if (first) yield first;
  }
}

const against = (phase: Phase, fact: string, other: string): PhaseFault => ({
  at: `${phase.path}.status`,
  message: `${nameOf(phase)} is ${phase.status}, but ${fact}`,
  other,
});

function countFault(phase: Phase): PhaseFault | undefined {
  const { path, status, blocks, blocks_complete: done } = phase;
  const at = `${path}.blocks_complete`;
  if (done === undefined) return undefined;
  if (blocks !== undefined && done > blocks) {
    const message = `blocks_complete is ${done}, but ${nameOf(phase)} has ${count(blocks, 'block')}`;
    return { at, message, other: `${path}.blocks` };
  }
  const isOpen = status === 'complete' && done < (blocks ?? 0);
  if (!isOpen && !(status === 'pending' && done > 0)) return undefined;
  return against(phase, `blocks_complete is ${done}${blocks === undefined ? '' : ` of ${blocks}`}`, at);
}

function timeFault(phase: Phase): PhaseFault | undefined {
  const { path, status, started_at: started, completed_at: ended } = phase;
  if (status === 'pending' && started) return against(phase, 'started_at is set', `${path}.started_at`);
  if (status !== undefined && status !== 'complete' && ended) {
    return against(phase, 'completed_at is set', `${path}.completed_at`);
  }
  return undefined;
}

/**
 * Where each id stands in phases.completed. Undefined when the list is no measure: where it is broken, too long, too
 * short, or holds what is not defined, completed-phases or schema/ speaks.
 */
function listedPhases(state: SchemaState): ReadonlyMap<string, string> | undefined {
  const ids = (state.data.phases?.completed ?? []).filter((id) => id !== undefined);
  const defined = new Set(phasesOf(state).map(({ id }) => id));
  const wanted = isRunning(state) ? (currentNumber(state) ?? 0) - 1 : state.data.phases?.total;
  const isWhole = ids.length === state.data.phases?.completed?.length && ids.every((id) => defined.has(id));
  const isNumber = ids.length === wanted || state.data.status === 'planning' || state.data.status === 'failed';
  if (!isWhole || !isNumber) return undefined;
  return new Map(ids.map((id, index) => [id, `phases.completed.${index}`]));
}

function listFault(phase: Phase, state: SchemaState, listed?: ReadonlyMap<string, string>): PhaseFault | undefined {
  const { id, status } = phase;
  if (id === undefined || status === undefined || !listed) return undefined;
  const path = listed.get(id);
  if (status !== 'complete') return path === undefined ? undefined : against(phase, 'phases.completed holds it', path);
  // After a failure, the list may have been left behind.
  const isOwed = isRunning(state) || state.data.status === 'complete';
  if (path !== undefined || !isOwed) return undefined;
  return against(phase, 'phases.completed does not hold it', 'phases.completed');
}

function currentFault(phase: Phase, state: SchemaState): PhaseFault | undefined {
  const current = currentNumber(state);
  if (!isRunning(state) || current === undefined) return undefined;
  const isOff =
    (phase.status === 'in_progress' && !isNumbered(phase, current)) ||
    (phase.status === 'pending' && phase.number === current);
  return isOff ? against(phase, `phases.current is ${current}`, 'phases.current') : undefined;
}

/** Of several phases in progress, the first that nothing else contradicts is spared. */
function besideFault(phase: Phase, running: Phase | undefined): PhaseFault | undefined {
  if (phase.status !== 'in_progress' || !running) return undefined;
  return against(phase, `so is ${nameOf(running)}; expected one at most`, `${running.path}.status`);
}

/** A stamp that is not there yet, though the status says that its moment has passed. */
function stampFault(phase: Phase, state: SchemaState): PhaseFault | undefined {
  const { path, status, started_at: started, completed_at: ended } = phase;
  const absent = (field: string): PhaseFault => ({
    at: `${path}.${field}`,
    message: `${nameOf(phase)} is ${status}, but it has no ${field}`,
    other: `${path}.status`,
    isMinor: true,
  });
  const isOpen = ended === null || !state.document.node(`${path}.completed_at`);
  if (status === 'complete' && isOpen) return absent('completed_at');
  const hasBegun = status === 'complete' || status === 'in_progress';
  return hasBegun && started === null ? absent('started_at') : undefined;
}
