import { quote } from '../../../text/words.js';
import { lifecycles } from '../mission/status.js';
import type { GridState } from '../snapshot.js';

/** What one STATE.md tells of its mission; where it does not tell, what those before it told. */
export interface Standing {
  readonly state: GridState;
  /** `mission_id`; in the persistence dialect, the cluster. Undefined in prose, and where nobody told. */
  readonly mission: string | undefined;
  /** Undefined in prose, and where nobody told. */
  readonly status: string | undefined;
}

/** What a state tells by itself. */
export function standingOf(state: GridState): Standing {
  if (state.dialect === 'prose') return { state, mission: undefined, status: undefined };
  const mission = state.dialect === 'schema' ? state.data.mission_id : state.data.cluster;
  return { state, mission, status: state.data.status };
}

/** The same, with what is missing or broken taken over from an earlier state of the mission. */
export function continued(standing: Standing, earlier: Standing): Standing {
  if (standing.state.dialect !== earlier.state.dialect) return standing;
  return {
    ...standing,
    mission: standing.mission ?? earlier.mission,
    status: standing.status ?? earlier.status,
  };
}

/** `Status: Complete` and the like; `Block complete` is no end. */
const proseEnd = /^[*_\s]{0,4}(?:mission[ \t])?(?:complete|completed|done|finished|failed)(?![\w-])/i;

/** Whether a mission does not run any more, so that another one may begin in its place (D26); one that failed may go on. */
export function isEnded({ state, status }: Standing): boolean {
  if (state.dialect !== 'prose') {
    const { stages } = lifecycles[state.dialect];
    return status !== undefined && Object.hasOwn(stages, status) && stages[status] === 'over';
  }
  return (state.percent?.value ?? 0) >= 100 || proseEnd.test(state.status?.value ?? '');
}

/** How a mission stands, for messages. */
export function statusInWords({ status }: Standing): string {
  return status === undefined ? 'under way' : quote(status);
}

/**
 * How a state goes with the one before it. `new`: another mission began after one that was over, or after none (D26).
 * `other`: another mission stands in place of one that ran. `lost`: the same, in a dialect that has no mission_id.
 */
export type Relation = 'same' | 'new' | 'other' | 'lost';

export function relationOf(before: Standing, after: Standing): Relation {
  const [from, to] = [before.state.dialect, after.state.dialect];
  if (from !== to) return from === 'schema' && !isEnded(before) ? 'lost' : 'new';
  if (to === 'prose') return isEnded(before) && !isEnded(after) ? 'new' : 'same';
  const isSame = before.mission === after.mission || before.mission === undefined || after.mission === undefined;
  if (isSame) return 'same';
  if (isEnded(before)) return 'new';
  return to === 'schema' ? 'other' : 'same'; // a cluster is a name: a mission that runs may get a better one
}

/** Whether two states are told to be of one mission, so that nothing that lies between them can explain away a fault. */
export function isSurelySame(before: Standing, after: Standing): boolean {
  const isOfOneForm = before.state.dialect === after.state.dialect;
  return isOfOneForm && before.mission !== undefined && before.mission === after.mission;
}
