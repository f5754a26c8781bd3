import type { NamedText } from '../../../core/resumption.js';
import { type BlockerEntry, blockerEntries } from '../blockers/blocker-entries.js';
import { statedIn } from '../blockers/blocker-status.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { isTold, toldIn } from './told.js';
import type { Telling, Told } from './told-types.js';

const telling: Telling = {
  id: /\bblocker-\d{1,6}\b/i,
  general: new Set('the a active current open blocker blockers and list of for mission'.split(' ')),
};

/**
 * What is in the way: as STATE.md says, and what BLOCKERS.md says besides, in whatever form. What is resolved is left out;
 * what does not say that it is, still blocks. What cannot be read is said.
 */
export async function blockersOf(
  snapshot: GridSnapshot,
  note: (sentence: string) => void,
): Promise<readonly NamedText[]> {
  const { state, blockers } = snapshot;
  const stated = state?.dialect === 'schema' ? (state.data.blockers ?? []) : [];
  const told = stated
    .map((one) => {
      const { id = '', type, description = '', blocking_thread: thread } = one ?? {};
      const more = [type && `type: ${type}`, thread && `thread: ${thread}`].filter(Boolean).join('; ');
      return { name: id, text: [description, more].filter((part) => part !== '').join('; '), description };
    })
    .filter(({ name, text }) => `${name}${text}` !== '');
  const own = told.map(({ name, text }) => ({ name, text }));
  const unread = whyUnread(snapshot, 'blockers');
  if (unread !== undefined) note(unread);
  if (!blockers || blockers.isBroken) return own;
  const [entries, read] = [await blockerEntries(blockers), await toldIn(blockers, telling)];
  if (typeof entries === 'string' || typeof read === 'string') {
    note(typeof entries === 'string' ? entries : String(read));
    return own;
  }
  const entryAt = entriesAround(entries, read);
  const isActive = (one: Told): boolean => {
    const entry = entryAt.get(one);
    if (entry) return entry.isActive;
    const isResolved = one.under.some((title) => statedIn(title) === 'resolved');
    return !isResolved && !marked.test(`${one.name} ${one.text}`);
  };
  const known = new Set(told.flatMap(({ name, description }) => [name, description]).map((text) => text.toLowerCase()));
  const isNew = ({ name, text }: Told): boolean => {
    const id = telling.id.exec(name)?.[0] ?? telling.id.exec(text)?.[0] ?? name;
    return ![id, text].some((one) => one !== '' && known.has(one.toLowerCase()));
  };
  const others = read.filter((one) => isTold(one) && isActive(one) && isNew(one));
  return [...own, ...others.map(({ name, text }) => ({ name, text }))];
}

/** The innermost entry that a text stands in, for each that stands in one; in one go, for there may be thousands. */
function entriesAround(entries: readonly BlockerEntry[], texts: readonly Told[]): ReadonlyMap<Told, BlockerEntry> {
  const found = new Map<Told, BlockerEntry>();
  const byStart = [...entries].sort((one, other) => one.entry.start - other.entry.start);
  const around: BlockerEntry[] = [];
  let next = 0;
  for (const text of [...texts].sort((one, other) => one.start - other.start)) {
    for (let one = byStart[next]; one && one.entry.start <= text.start; one = byStart[next]) {
      around.push(one);
      next += 1;
    }
    while ((around.at(-1)?.entry.end ?? Number.POSITIVE_INFINITY) <= text.start) around.pop();
    const innermost = around.at(-1);
    if (innermost) found.set(text, innermost);
  }
  return found;
}

/** How people mark what is over, outside of entries: struck out, ticked, or by a word in capitals. */
const marked = /~~|✅|☑|✔|^\W{0,4}\[x\]|\b(?:RESOLVED|CLOSED|FIXED|DONE)\b|\bstatus: (?:resolved|closed|fixed|done)\b/;
