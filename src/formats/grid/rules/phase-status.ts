import { quote } from '../../../text/words.js';
import { isNumbered, isRunning, type Phase, phasesOf } from '../phases.js';
import { rule } from '../rule.js';
import type { SchemaState } from '../snapshot.js';

export const phaseStatus = rule({
  id: 'grid/phase-status',
  severity: 'error',
  summary: 'the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress',
  source: 'STATE.md schema 1.2, 7.2',
  check({ state, report }) {
    const phases = phasesOf(state);
    for (const phase of phases) {
      const fault =
        ownFault(phase) ?? missionFault(phase, state) ?? besideFault(phase, phases) ?? minorFault(phase, state);
      if (!fault) continue;
      const subject = phase.id === undefined ? `phase ${phase.number}` : quote(phase.id);
      report(state.at(`${phase.path}.status`), `${subject} is ${phase.status}, but ${fault.fact}`, {
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
function ownFault({ path, status, ...phase }: Phase): Fault | undefined {
  const { blocks = 0, blocks_complete: done, started_at: started, completed_at: ended } = phase;
  const counted = { fact: `blocks_complete is ${done} of ${blocks}`, path: `${path}.blocks_complete` };
  if (status === undefined) return undefined;
  if (done !== undefined && phase.blocks !== undefined && done > blocks) return counted;
  if (status === 'complete' && done !== undefined && done < blocks) return counted;
  if (status === 'pending' && done) return counted;
  if (status === 'pending' && started) return { fact: 'started_at is set', path: `${path}.started_at` };
  if (status !== 'complete' && ended) return { fact: 'completed_at is set', path: `${path}.completed_at` };
  return undefined;
}

/** What phases.completed and phases.current say. */
function missionFault(phase: Phase, state: SchemaState): Fault | undefined {
  const { id, status } = phase;
  const { completed, current } = state.data.phases ?? {};
  const listed = id === undefined ? -1 : (completed?.indexOf(id) ?? -1);
  if (status !== undefined && status !== 'complete' && listed >= 0) {
    return { fact: 'phases.completed holds it', path: `phases.completed.${listed}` };
  }
  if (status === 'complete' && completed && id !== undefined && listed < 0) {
    return { fact: 'phases.completed does not hold it', path: 'phases.completed' };
  }
  if (!isRunning(state) || current === undefined) return undefined;
  const isCurrent = isNumbered(phase, current);
  const isOff = (status === 'in_progress' && !isCurrent) || (status === 'pending' && phase.number === current);
  return isOff ? { fact: `phases.current is ${current}`, path: 'phases.current' } : undefined;
}

/** Of several phases in progress, the first is spared. */
function besideFault(phase: Phase, phases: readonly Phase[]): Fault | undefined {
  const first = phases.find(({ status }) => status === 'in_progress');
  if (phase.status !== 'in_progress' || !first || first === phase) return undefined;
  return { fact: 'so is an earlier one; expected one at most', path: `${first.path}.status` };
}

function minorFault({ path, status, ...phase }: Phase, state: SchemaState): Fault | undefined {
  const { started_at: started, completed_at: ended } = phase;
  if (status === 'complete' && (ended === null || !state.document.node(`${path}.completed_at`))) {
    return { fact: 'it has no completed_at', path: `${path}.completed_at`, isMinor: true };
  }
  const hasBegun = status === 'complete' || status === 'in_progress';
  return hasBegun && started === null
    ? { fact: 'started_at is null', path: `${path}.started_at`, isMinor: true }
    : undefined;
}
