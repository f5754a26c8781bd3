import { lifecycles } from '../mission/status.js';
import type { GridState } from '../snapshot.js';
import type { Lifecycle } from '../spec/lifecycle.js';

/** What a state tells of its status, and the moves that its dialect has. Prose has none. */
export interface StatusNow {
  readonly status: string;
  readonly lifecycle: Lifecycle;
}

export function statusOf(state: GridState): StatusNow | undefined {
  if (state.dialect === 'prose' || state.data.status === undefined) return undefined;
  return { status: state.data.status, lifecycle: lifecycles[state.dialect] };
}

/** Where a status may go next; empty when it is final. */
export function movesFrom({ status, lifecycle: { edges } }: StatusNow): readonly string[] {
  return Object.hasOwn(edges, status) ? (edges[status] ?? []) : [];
}

/** Whether some legal moves, or none, lead from one status to another: a step may hold many updates (D27). */
export function isReachable(from: StatusNow, to: string): boolean {
  const reached = new Set([from.status]);
  for (const status of reached) for (const next of movesFrom({ ...from, status })) reached.add(next);
  return reached.has(to);
}
