// Where a status may go from here; an empty list means that it is final.

/** H2, with the edges that practice shows. */
export const delegationLifecycle = {
  edges: {
    dispatched: ['running', 'completed', 'error', 'timeout'],
    running: ['completed', 'error', 'timeout'],
    completed: [],
    error: [],
    timeout: [],
  },
} as const;

/** H1: the phases of a session, with the edges that practice shows. */
export const sessionPhaseLifecycle = {
  edges: {
    created: ['queued', 'dispatching', 'running', 'failed'],
    queued: ['dispatching', 'running', 'completed', 'failed'],
    dispatching: ['running', 'completed', 'failed'],
    running: ['completed', 'failed'],
    completed: [],
    failed: [],
  },
} as const;

/**
 * H1: the phases that a session of each status may be in. No status says that it is being dispatched, a session that is
 * pending may be called queued, and `interrupt` came in the middle of any.
 */
export const phasesOfStatus = {
  pending: ['created', 'queued', 'dispatching'],
  queued: ['created', 'queued', 'dispatching'],
  running: ['dispatching', 'running'],
  completed: ['completed'],
  failed: ['failed'],
  error: ['failed'],
  cancelled: ['failed'],
  interrupt: ['created', 'queued', 'dispatching', 'running', 'failed'],
} as const;
