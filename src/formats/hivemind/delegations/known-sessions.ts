import { isDataMap } from '../../../text/data.js';
import { quote } from '../../../text/words.js';
import { rawAt } from '../raw.js';
import type { HivemindSnapshot } from '../snapshot.js';
import { whyUnread } from '../stores/unread.js';

/** `none`: there is no session store. `unknown`: there is one, and it does not tell. */
export type KnownSessions =
  | { readonly answer: 'known'; readonly ids: ReadonlySet<string> }
  | { readonly answer: 'none' }
  | { readonly answer: 'unknown'; readonly reason: string };

/** Which sessions the session store knows, be their records sound or not. */
export function knownSessions(snapshot: HivemindSnapshot): KnownSessions {
  const unread = whyUnread(snapshot, 'continuity');
  if (unread !== undefined) return { answer: 'unknown', reason: unread };
  if (!snapshot.continuity) return { answer: 'none' };
  const { document } = snapshot.continuity;
  const sessions = rawAt(document, ['sessions']);
  if (!isDataMap(sessions)) return { answer: 'unknown', reason: `${quote(document.path)} has no mapping of sessions` };
  return { answer: 'known', ids: new Set(Object.keys(sessions)) };
}
