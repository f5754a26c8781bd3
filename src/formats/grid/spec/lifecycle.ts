/**
 * Where a mission stands in its life: `waiting` for a person or for a session that takes it up again, or `over`, whether it
 * came to its end or failed.
 */
export type Stage = 'planned' | 'running' | 'waiting' | 'over';

/** The states of a mission and the legal moves between them, one table a dialect (D1, D13). */
export interface Lifecycle {
  /** Where a status may go from here; an empty list means that it is final. */
  readonly edges: Readonly<Record<string, readonly string[]>>;
  /** What each status means to somebody who only asks whether the mission runs. */
  readonly stages: Readonly<Record<string, Stage>>;
  /** The status of a mission that came to its end. */
  readonly complete: string;
  /** What the statuses of the other dialect are called in this one; a list where it makes a distinction that they do not. */
  readonly counterparts: Readonly<Record<string, string | readonly string[]>>;
}

/** S7.1. */
export const schemaLifecycle = {
  edges: {
    planning: ['in_progress'],
    in_progress: ['blocked', 'complete', 'failed'],
    blocked: ['in_progress', 'failed'],
    complete: [],
    failed: [],
  },
  stages: { planning: 'planned', in_progress: 'running', blocked: 'waiting', complete: 'over', failed: 'over' },
  complete: 'complete',
  counterparts: {
    initialized: 'planning',
    active: 'in_progress',
    resumed: 'in_progress',
    checkpoint: 'blocked',
    interrupted: 'blocked',
    completed: 'complete',
  },
} as const satisfies Lifecycle;

/** F, "State Lifecycle", read as D13 says. */
export const persistenceLifecycle = {
  edges: {
    initialized: ['active'],
    active: ['checkpoint', 'interrupted', 'completed', 'failed'],
    checkpoint: ['active', 'interrupted', 'failed'],
    interrupted: ['resumed', 'active', 'completed', 'failed'],
    resumed: ['active'],
    completed: [],
    failed: ['active'],
  },
  stages: {
    initialized: 'planned',
    active: 'running',
    checkpoint: 'waiting',
    interrupted: 'waiting',
    resumed: 'running',
    completed: 'over',
    failed: 'over',
  },
  complete: 'completed',
  counterparts: {
    planning: 'initialized',
    in_progress: ['active', 'resumed'],
    blocked: ['checkpoint', 'interrupted'],
    complete: 'completed',
  },
} as const satisfies Lifecycle;
