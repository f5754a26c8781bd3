import type { Data } from '../../../core/data.js';
import { isDataMap } from '../../../text/data.js';
import { quote } from '../../../text/words.js';
import { isOver as isDone } from '../delegations/statuses.js';
import { delegationIdOf, delegationStatuses, placed } from '../sessions/notifications.js';
import type { Session } from '../sessions/sessions.js';
import { isAtWork, isOver } from '../sessions/standing.js';
import { words } from '../spec/words.js';
import type { PlacedDelegation } from './delegation-index.js';

type Index = ReadonlyMap<string, readonly PlacedDelegation[]>;

/** What a session says of a delegation, against what the delegation says of itself. */
export interface Drift extends PlacedDelegation {
  /** Where it is said, below the metadata of the session. */
  readonly path: readonly (string | number)[];
  readonly fact: string;
}

/** Where a session says something else of delegations than these do. */
export function driftsOf(session: Session, byId: Index, byChild: Index): readonly Drift[] {
  return [...ownDrift(session, byChild), ...recordDrift(session, byId), ...notificationDrifts(session, byId)];
}

/** A session that was made for a delegation works as long as it runs. It may have served several, one after the other. */
function ownDrift(session: Session, byChild: Index): readonly Drift[] {
  const { key, metadata } = session;
  const own = byChild.get(key) ?? [];
  // Where one of them stands, nobody knows: it may be the one that the session works for.
  if (own.some(({ delegation }) => delegation.status === undefined)) return [];
  const running = own.find(({ delegation: { status = '' } }) => !isDone(status));
  const drifted = isAtWork(session) && !running ? own.at(-1) : isOver(session) ? running : undefined;
  return drifted ? [{ ...drifted, path: ['status'], fact: `session ${quote(key)} is ${quote(metadata.status)}` }] : [];
}

/** What the record of a session says of the delegation that made it is free; some say where it stands. */
function recordDrift({ key, metadata }: Session, byId: Index): readonly Drift[] {
  const record = metadata.delegation as Data | undefined;
  if (!isDataMap(record)) return [];
  const { status } = record;
  const id = [record.delegationId, record.id].find((one) => typeof one === 'string');
  if (typeof id !== 'string' || typeof status !== 'string' || !words.delegationStatus.includes(status)) return [];
  const fact = `the delegation of session ${quote(key)} is ${quote(status)}`;
  return drift(byId.get(id), [status]).map((one) => ({ ...one, path: ['delegation', 'status'], fact }));
}

/** A notification tells how a delegation ended; one that it had been started is of the past, and says nothing of now. */
function notificationDrifts({ metadata }: Session, byId: Index): readonly Drift[] {
  return placed(metadata.pendingNotifications).flatMap(({ notification, index }) => {
    const { status } = notification;
    const state = notification.metadata?.terminalState;
    const id = delegationIdOf(notification);
    const ends = state !== undefined ? [state] : status !== undefined ? delegationStatuses[status] : [];
    if (id === undefined || !ends.some(isDone)) return [];
    const field = state === undefined ? ['status'] : ['metadata', 'terminalState'];
    const fact = `the notification says ${quote(state ?? status)}`;
    return drift(byId.get(id), ends).map((one) => ({ ...one, path: ['pendingNotifications', index, ...field], fact }));
  });
}

/** The delegation, where it stands elsewhere. Of several with one id, nobody knows which is meant: one that fits will do. */
function drift(known: readonly PlacedDelegation[] = [], expected: readonly string[]): readonly PlacedDelegation[] {
  const stands = known.filter(({ delegation }) => delegation.status !== undefined);
  const fits = stands.some(({ delegation: { status = '' } }) => expected.includes(status));
  return fits ? [] : stands.slice(0, 1);
}
