import type { Target } from '../../../core/document.js';
import type { ReportOptions } from '../../../core/rule.js';
import { count, quote, some } from '../../../text/words.js';
import type { Store } from '../snapshot.js';
import type { Delegations } from '../spec/generated/types.js';
import type { PlacedDelegation } from '../stores/delegation-index.js';
import { delegationIdOf, type PlacedNotification } from './notifications.js';
import type { Session } from './sessions.js';

/** The delegations that there are, or why nobody knows. */
type Known =
  | string
  | { readonly byId: ReadonlyMap<string, readonly PlacedDelegation[]>; readonly store: Store<Delegations> | undefined };

/** So many ids, and so many places, are shown. */
const most = 3;

/**
 * What there is to say of the recoveries that a session was told to have failed, with where and beside what. One restart
 * may lose all that ran, so it is said once a session.
 * @param failed one or more
 */
export function failedRecovery(
  { key, at }: Session,
  failed: readonly PlacedNotification[],
  known: Known,
): readonly [Target, string, ReportOptions] {
  const ids = [...new Set(failed.flatMap(({ notification }) => delegationIdOf(notification) ?? []))];
  const unnamed = failed.filter(({ notification }) => delegationIdOf(notification) === undefined).length;
  const names = ids.length > 0 ? `: ${some(ids.map(quote), most)}` : '';
  const lost = `session ${quote(key)} was told that the child of ${count(ids.length + unnamed, 'delegation')} was not found on recovery${names}`;
  const place = at('pendingNotifications', failed[0]?.index ?? 0, 'error');
  if (typeof known === 'string') return [place, `${lost}; ${known}`, {}];
  const { byId, store } = known;
  const found = ids.flatMap((id) => byId.get(id)?.slice(0, 1) ?? []);
  const related = store
    ? found.slice(0, most).map(({ delegation, index }) => ({
        at: store.document.at([index, 'id']),
        message: `the delegation is ${quote(delegation.status)} here`,
      }))
    : [];
  return [place, `${lost}; state/delegations.json ${share(found.length, ids.length + unnamed)}`, { related }];
}

function share(found: number, all: number): string {
  if (all === 1) return found === 1 ? 'knows it' : 'does not know it';
  if (found === 0) return 'knows none of them';
  return found === all ? 'knows all of them' : `knows ${found} of them`;
}
