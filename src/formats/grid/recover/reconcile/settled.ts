import type { Data } from '../../../../core/data.js';
import type { AccountRow, Source } from '../../../../core/recovery.js';
import { mapOf } from '../../../../text/data.js';
import type { State } from '../../spec/generated/types.js';

/** A value that was decided on, and why. */
export type Settled = Pick<AccountRow, 'value' | 'source' | 'sure' | 'otherwise'>;

/** What was decided on, by dotted key paths of the schema dialect. */
export type Decisions = ReadonlyMap<string, Settled>;

/** The fields of the schema dialect in the order of the file (STATE.md schema 1.1): each is one row of an account. */
const fields = [
  ...['version', 'session_id', 'mission_id', 'cluster', 'created_at', 'updated_at', 'status', 'mode'],
  ...['phases.total', 'phases.current', 'phases.completed', 'phases.definitions'],
  ...['position.phase', 'position.phase_id', 'position.phase_name'],
  ...['position.block', 'position.block_id', 'position.block_name'],
  ...['position.wave', 'position.thread', 'position.thread_total'],
  ...['progress.blocks_complete', 'progress.blocks_total'],
  ...['progress.threads_complete', 'progress.threads_total', 'progress.percent'],
  ...['agents.active', 'agents.completed'],
  ...['persistent.decisions', 'persistent.artifacts', 'persistent.tech_stack'],
  ...['resume.checkpoint_file', 'resume.last_agent', 'resume.last_commit'],
  ...['resume.can_resume', 'resume.resume_position'],
  ...['budget', 'warnings', 'blockers', 'energy'],
] as const;

/** The state that some decisions make. */
export function stateOf(decisions: Decisions): State {
  const state: { [key: string]: Data } = mapOf([]);
  for (const field of fields) {
    const settled = decisions.get(field);
    if (!settled) continue;
    const [first = '', second] = field.split('.');
    if (second === undefined) state[first] = settled.value;
    else state[first] = mapOf([...Object.entries(state[first] ?? {}), [second, settled.value]]);
  }
  return state as unknown as State;
}

/** One row a field, in the order of the file. */
export function accountOf(decisions: Decisions): AccountRow[] {
  return fields.flatMap((field) => {
    const settled = decisions.get(field);
    return settled ? [{ field, ...settled }] : [];
  });
}

/** The same source for a value that was worked out from what it says. */
export function from(source: Source, value: Data, sure = false): Settled {
  return { value, source, sure };
}
