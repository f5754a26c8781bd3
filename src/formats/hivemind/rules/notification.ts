import { count, either, quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { failedRecovery } from '../sessions/failed-recovery.js';
import { delegationStatuses, isFailedRecovery, placed } from '../sessions/notifications.js';
import { type Session, sessionsOf } from '../sessions/sessions.js';
import { delegationsBy } from '../stores/delegation-index.js';
import { whyUnread } from '../stores/unread.js';
import { moment } from '../words.js';

export const notification = rule({
  id: 'hivemind/notification',
  severity: 'warning',
  summary: 'every notification of a session was delivered, says one thing, and tells of no recovery that failed',
  source: 'Hivemind state 1, "The Notification Ignorer", "When Recovery Fails"',
  reach: 'root',
  check({ snapshot, report, skip }) {
    const { continuity, delegations } = snapshot;
    const unread = whyUnread(snapshot, 'delegations');
    const byId = delegationsBy('id', delegations);
    let isAsked = false;
    for (const session of sessionsOf(continuity)) {
      const notifications = placed(session.metadata.pendingNotifications);
      const undelivered = notifications.filter((one) => one.notification.delivered === false);
      if (undelivered.length > 0) report(...sayUndelivered(session, undelivered));
      for (const one of notifications) {
        const contradiction = contradictionIn(session, one);
        if (contradiction) report(...contradiction);
      }
      const failed = notifications.filter((one) => isFailedRecovery(one.notification));
      if (failed.length === 0) continue;
      isAsked = true;
      report(...failedRecovery(session, failed, unread ?? { byId, store: delegations }));
    }
    if (isAsked && unread !== undefined) skip(unread);
  },
});

type Placed = ReturnType<typeof placed>[number];
type Said = ReturnType<typeof failedRecovery>;

/** A queue may hold hundreds of them: they are told of together. */
function sayUndelivered({ key, at }: Session, undelivered: readonly Placed[]): Said {
  const moments = undelivered.flatMap(({ notification: { createdAt: ms }, index }) =>
    ms === undefined ? [] : [{ ms, index }],
  );
  const [first] = moments;
  const oldest = first && moments.reduce((one, other) => (other.ms < one.ms ? other : one), first);
  const since = oldest ? `, ${undelivered.length > 1 ? 'the oldest ' : ''}made at ${moment(oldest.ms)}` : '';
  const fact = `session ${quote(key)} was not told of ${count(undelivered.length, 'notification')}${since}`;
  const one = oldest?.index ?? undelivered[0]?.index ?? 0;
  return [
    at('pendingNotifications', one, 'delivered'),
    `${fact}; expected ${undelivered.length > 1 ? 'them' : 'it'} to be delivered`,
    {},
  ];
}

function contradictionIn({ at }: Session, { notification, index }: Placed): Said | undefined {
  const { status, metadata } = notification;
  const state = metadata?.terminalState;
  if (status === undefined || state === undefined || delegationStatuses[status].includes(state)) return undefined;
  const fact = `the notification is ${quote(status)} and its terminalState ${quote(state)}`;
  const expected = either(delegationStatuses[status].map(quote));
  return [
    at('pendingNotifications', index, 'metadata', 'terminalState'),
    `${fact}; expected the terminalState ${expected}`,
    { related: [{ at: at('pendingNotifications', index, 'status'), message: 'the status stands here' }] },
  ];
}
