import { count, quote, some } from '../../../text/words.js';
import { isOver } from '../delegations/statuses.js';
import { delegationIdOf, isFailedRecovery, type PlacedNotification, placed } from '../sessions/notifications.js';
import { type Session, sessionsOf } from '../sessions/sessions.js';
import { delegationsBy, type PlacedDelegation } from '../stores/delegation-index.js';
import { whyUnread } from '../stores/unread.js';
import { type Adviser, placeAt } from './adviser.js';

interface Failure extends PlacedNotification {
  readonly session: Session;
  readonly id: string | undefined;
}

/** So many are named, and so many are pointed at. */
const most = 3;
const mostPlaces = 100;

/**
 * Delegations that could not be taken up again at a restart, until their sessions were told, and their records are over
 * ("When Recovery Fails").
 */
export const onFailedRecovery: Adviser = ({ snapshot }) => {
  const byId = delegationsBy('id', snapshot.delegations);
  const failures = sessionsOf(snapshot.continuity)
    .flatMap(failuresOf)
    .filter(({ notification, id }) => notification.delivered !== true || isOpen(byId.get(id ?? '')));
  if (failures.length === 0) return [];
  const sessions = [...new Set(failures.map(({ session }) => session.key))];
  const untold = failures.filter(({ notification }) => notification.delivered !== true).length;
  const ids = [...new Set(failures.flatMap(({ id }) => id ?? []))];
  const unread = whyUnread(snapshot, 'delegations');
  return [
    {
      title: `${count(failures.length, 'delegation')} could not be taken up again`,
      places: failures
        .slice(0, mostPlaces)
        .map(({ session, index }) => placeAt(session.at('pendingNotifications', index, 'error'))),
      meaning: 'Their child sessions were gone when the plugin started again. What they had not handed back is lost.',
      todo: [
        unread
          ? `${unread}: mend that first, and look each up by its delegationId then.`
          : `Look each up in state/delegations.json by its delegationId: ${knownOf(ids, byId)}.`,
        ...(untold > 0
          ? [`${some(sessions.map(quote), most)} will be told of ${untold} with the next event of a session.`]
          : []),
        'Delegate again what is still wanted: nothing takes it up by itself.',
      ],
    },
  ];
};

function failuresOf(session: Session): readonly Failure[] {
  return placed(session.metadata.pendingNotifications)
    .filter(({ notification }) => isFailedRecovery(notification))
    .map((one) => ({ ...one, session, id: delegationIdOf(one.notification) }));
}

function isOpen(known: readonly PlacedDelegation[] = []): boolean {
  return known.some(({ delegation: { status } }) => status !== undefined && !isOver(status));
}

/** Where those stand that are there, and how many are not. */
function knownOf(ids: readonly string[], byId: ReadonlyMap<string, readonly PlacedDelegation[]>): string {
  const known = ids.filter((id) => byId.has(id));
  if (known.length === 0) return ids.length === 0 ? 'the notifications name none' : 'none of them is there any more';
  const standing = known.map((id) => `${quote(id)} is ${quote(byId.get(id)?.[0]?.delegation.status)}`);
  const gone = ids.length - known.length;
  return `${some(standing, most)}${gone > 0 ? `; ${gone} more ${gone === 1 ? 'is' : 'are'} not there` : ''}`;
}
