import { formatInstant } from '../../../../text/time.js';
import type { State } from '../../spec/generated/types.js';
import { derivedIds } from '../write/ids.js';

/**
 * A mission of which nothing is known but its name. Its totals are 0, for planners count the phases and blocks (D29);
 * until they have named the first phase, it stands in one that is called planning.
 * @param now in ms since 1970
 */
export function freshState(name: string, now: number): State {
  const moment = formatInstant(Math.floor(now / 1000) * 1000);
  return {
    version: '1.0',
    ...derivedIds({ stampMs: now, name, seed: 'init' }),
    ...{ cluster: name, created_at: moment, updated_at: moment },
    ...{ status: 'planning', mode: 'guided' },
    phases: { total: 0, current: 1, completed: [], definitions: [] },
    position: { phase: 1, phase_id: '01-planning', block: 1, block_id: '01-01', wave: 1, thread: 1, thread_total: 0 },
    progress: { blocks_complete: 0, blocks_total: 0, threads_complete: 0, threads_total: 0, percent: 0 },
    agents: { active: [], completed: [] },
    persistent: { decisions: [], artifacts: [], tech_stack: {} },
    resume: {
      ...{ checkpoint_file: null, last_agent: null, last_commit: null, can_resume: true },
      resume_position: { phase: 1, block: 1, thread: 1 },
    },
    budget: { total_cost_usd: 0, session_cost_usd: 0, spawns_this_session: 0 },
    warnings: [],
    blockers: [],
    energy: 9000,
  };
}
