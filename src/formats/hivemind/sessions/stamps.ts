import { isMoment } from '../words.js';
import type { Session } from './sessions.js';

/** A moment that the record of a session holds. */
export interface Stamp {
  /** Where it stands below the session's metadata. */
  readonly path: readonly (string | number)[];
  /** Since 1970. */
  readonly ms: number;
}

/** What messages call a stamp: `lifecycle.completedAt`, `pendingNotifications.0.createdAt`. */
export function nameOf({ path }: Stamp): string {
  return path.join('.');
}

/** The moments of a session, that of the last write first. */
export function stampsOf(metadata: Session['metadata']): readonly Stamp[] {
  const { updatedAt, lastToolActivityAt, lifecycle, pendingNotifications = [] } = metadata;
  const { launchedAt, completedAt, observation, transitionHistory = [] } = lifecycle ?? {};
  const observedAt = (observation as { readonly observedAt?: unknown } | null | undefined)?.observedAt;
  const stamps: readonly (readonly [Stamp['path'], unknown])[] = [
    [['updatedAt'], updatedAt],
    [['lastToolActivityAt'], lastToolActivityAt],
    [['lifecycle', 'launchedAt'], launchedAt],
    [['lifecycle', 'completedAt'], completedAt],
    [['lifecycle', 'observation', 'observedAt'], observedAt],
    ...transitionHistory.map((one, index) => [['lifecycle', 'transitionHistory', index, 'at'], one?.at] as const),
    ...pendingNotifications.map(
      (one, index) => [['pendingNotifications', index, 'createdAt'], one?.createdAt] as const,
    ),
  ];
  return stamps.flatMap(([path, ms]) => (isMoment(ms) ? [{ path, ms }] : []));
}
