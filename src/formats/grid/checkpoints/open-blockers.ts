import { pathIn } from '../../../text/paths.js';
import { quote } from '../../../text/words.js';
import { blockerEntries } from '../blockers/blocker-entries.js';
import type { GridSnapshot } from '../snapshot.js';

const file = 'BLOCKERS.md';

/** Whether anything blocks a mission, by STATE.md or by BLOCKERS.md; a text says why nobody can tell. */
export async function hasBlockers({ root, state, blockers, present }: GridSnapshot): Promise<boolean | string> {
  if (state?.dialect === 'schema' && (state.data.blockers ?? []).length > 0) return true;
  if (!blockers) return present.includes(file) && `${quote(pathIn(root, file))} could not be read`;
  if (blockers.isBroken) return `${quote(blockers.document.path)} does not parse`;
  const entries = await blockerEntries(blockers);
  return typeof entries === 'string' ? entries : entries.some(({ isActive }) => isActive);
}
