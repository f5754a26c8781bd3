import type { Session } from './sessions.js';

type SessionStatus = NonNullable<Session['metadata']['status']>;

const standings: Readonly<Record<SessionStatus, 'at work' | 'over' | 'interrupted'>> = {
  pending: 'at work',
  queued: 'at work',
  running: 'at work',
  completed: 'over',
  failed: 'over',
  error: 'over',
  cancelled: 'over',
  // It may go on, and it may not.
  interrupt: 'interrupted',
};

/** Whether a session says that it works, or waits for its turn. */
export function isAtWork({ metadata: { status } }: Session): boolean {
  return status !== undefined && standings[status] === 'at work';
}

/** Whether a session says that it is over, one way or another. */
export function isOver({ metadata: { status } }: Session): boolean {
  return status !== undefined && standings[status] === 'over';
}
