import type { Notification } from '../snapshot.js';

type NotificationStatus = NonNullable<Notification['status']>;
type DelegationStatus = NonNullable<NonNullable<Notification['metadata']>['terminalState']>;

/** Where the delegation may stand that a notification of each status tells of. */
export const delegationStatuses: Readonly<Record<NotificationStatus, readonly DelegationStatus[]>> = {
  started: ['dispatched', 'running'],
  completed: ['completed'],
  failed: ['error', 'timeout'],
  // A delegation has no word of its own for it.
  cancelled: ['error'],
};

/** A notification, and its place in the list. */
export interface PlacedNotification {
  readonly notification: Notification;
  readonly index: number;
}

/** The notifications of a list that can be judged. */
export function placed(list: readonly (Notification | undefined)[] = []): readonly PlacedNotification[] {
  return list.flatMap((notification, index) => (notification ? [{ notification, index }] : []));
}

/** The id of the delegation that a notification tells of; older ones have it at their top. */
export function delegationIdOf({ metadata, delegationId }: Notification): string | undefined {
  if (metadata?.delegationId !== undefined) return metadata.delegationId;
  return typeof delegationId === 'string' ? delegationId : undefined;
}

/** Whether a notification tells that a child session was gone when its delegation was to be taken up again. */
export function isFailedRecovery({ status, error = '' }: Notification): boolean {
  return status === 'failed' && /child session not found|on recovery/i.test(error);
}
