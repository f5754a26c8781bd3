import { blockerEntries } from '../blockers/blocker-entries.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';

/** Whether anything blocks a mission, by STATE.md or by BLOCKERS.md; a text says why nobody can tell. */
export async function hasBlockers(snapshot: GridSnapshot): Promise<boolean | string> {
  const { state, blockers } = snapshot;
  if (state?.dialect === 'schema' && (state.data.blockers ?? []).length > 0) return true;
  const unread = whyUnread(snapshot, 'blockers');
  if (unread !== undefined) return unread;
  if (!blockers) return false;
  const entries = await blockerEntries(blockers);
  return typeof entries === 'string' ? entries : entries.some(({ isActive }) => isActive);
}
