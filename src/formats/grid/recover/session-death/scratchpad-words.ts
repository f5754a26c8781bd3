import type { Limits } from '../../../../core/limits.js';
import type { Source } from '../../../../core/recovery.js';
import { whyUnread } from '../../companions/unread.js';
import { entriesInTime } from '../../scratchpad/words.js';
import type { GridSnapshot } from '../../snapshot.js';
import { sourceAt } from '../sources/gathering.js';
import { oneLine } from './fitting.js';

/** An entry of the scratchpad: what it says, and where. */
export interface Words {
  readonly kind: string;
  readonly text: string;
  readonly source: Source;
}

/** The entries of the scratchpad that say something, the oldest first; or why they cannot be read. */
export async function scratchpadWords(snapshot: GridSnapshot, limits: Limits): Promise<readonly Words[] | string> {
  const unread = whyUnread(snapshot, 'scratchpad');
  if (unread !== undefined) return unread;
  const { scratchpad } = snapshot;
  if (!scratchpad) return [];
  const entries = await entriesInTime(scratchpad, limits);
  if (typeof entries === 'string') return entries;
  return entries.flatMap(({ kind, text, at }) => {
    const source = sourceAt('the scratchpad', at.document, at.start);
    return text === '' ? [] : [{ kind, text: oneLine(text), source }];
  });
}
