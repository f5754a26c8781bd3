import { isNumbered, isRunning, nameOf, type Phase, phasesOf } from '../phases.js';
import { rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const phaseStatus = rule({
  id: 'grid/phase-status',
  severity: 'error',
  summary: 'the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress',
  source: 'STATE.md schema 1.2, 7.2',
  check({ state, report }) {
    const completed = state.data.phases?.completed;
    const listed = completed && new Map(completed.map((id, index) => [id, `phases.completed.${index}`]));
    let running: Phase | undefined;
    for (const phase of phasesOf(state)) {
      const contradiction =
        ownFault(phase) ?? listFault(phase, state, listed) ?? currentFault(phase, state) ?? besideFault(phase, running);
      if (phase.status === 'in_progress' && !contradiction) running ??= phase;
      const fault = contradiction ?? minorFault(phase, state);
      if (!fault) continue;
      report(state.at(`${phase.path}.status`), `${nameOf(phase)} is ${phase.status}, but ${fault.fact}`, {
        related: [{ at: state.at(fault.path), message: 'the other half stands here' }],
        ...(fault.isMinor && { severity: 'warning' }),
      });
    }
  },
});

/** The first thing that contradicts the status of a phase, and where it stands: the others mostly follow from it. */
interface Fault {
  readonly fact: string;
  readonly path: string;
  readonly isMinor?: boolean;
}

/** What its own counts and timestamps say. */
function ownFault({ path, status, blocks, blocks_complete: done, ...times }: Phase): Fault | undefined {
  if (status === undefined) return undefined;
  const [most, least] = [status === 'pending' ? 0 : blocks, status === 'complete' ? blocks : 0];
  if (done !== undefined && (done > (most ?? done) || done < (least ?? done))) {
    return {
      fact: `blocks_complete is ${done}${blocks === undefined ? '' : ` of ${blocks}`}`,
      path: `${path}.blocks_complete`,
    };
  }
  const { started_at: started, completed_at: ended } = times;
  if (status === 'pending' && started) return { fact: 'started_at is set', path: `${path}.started_at` };
  if (status !== 'complete' && ended) return { fact: 'completed_at is set', path: `${path}.completed_at` };
  return undefined;
}

function listFault(
  { id, status }: Phase,
  state: SchemaState,
  listed?: ReadonlyMap<unknown, string>,
): Fault | undefined {
  if (id === undefined || status === undefined || !listed) return undefined;
  const path = listed.get(id);
  if (status !== 'complete') return path === undefined ? undefined : { fact: 'phases.completed holds it', path };
  // After a failure, the list may have been left behind.
  if (path !== undefined || !(isRunning(state) || state.data.status === 'complete')) return undefined;
  return { fact: 'phases.completed does not hold it', path: 'phases.completed' };
}

function currentFault(phase: Phase, state: SchemaState): Fault | undefined {
  const current = state.data.phases?.current;
  if (!isRunning(state) || current === undefined) return undefined;
  const isOff =
    (phase.status === 'in_progress' && !isNumbered(phase, current)) ||
    (phase.status === 'pending' && phase.number === current);
  return isOff ? { fact: `phases.current is ${current}`, path: 'phases.current' } : undefined;
}

/** Of several phases in progress, the first that nothing else contradicts is spared. */
function besideFault({ status }: Phase, running: Phase | undefined): Fault | undefined {
  if (status !== 'in_progress' || !running) return undefined;
  return { fact: `so is ${nameOf(running)}; expected one at most`, path: `${running.path}.status` };
}

function minorFault({ path, status, ...phase }: Phase, state: SchemaState): Fault | undefined {
  const { started_at: started, completed_at: ended } = phase;
  if (status === 'complete' && (ended === null || !state.document.node(`${path}.completed_at`))) {
    return { fact: 'it has no completed_at', path: `${path}.completed_at`, isMinor: true };
  }
  if (status === undefined || status === 'pending' || started !== null) return undefined;
  return { fact: 'started_at is null', path: `${path}.started_at`, isMinor: true };
}
