import type { NamedText } from '../../../core/resumption.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { isTold, toldIn } from './told.js';
import type { Telling } from './told-types.js';

const telling: Telling = {
  id: /\bdec[-_ ]?\d{3}\b/i,
  general: new Set('the decision decisions made log of for and user all list'.split(' ')),
};

/** The decisions of STATE.md, and those of DECISIONS.md that it does not list. What cannot be read is said. */
export async function decisionsOf(
  { state, decisions, ...others }: GridSnapshot,
  note: (sentence: string) => void,
): Promise<readonly NamedText[]> {
  const stated = state?.dialect === 'schema' ? (state.data.persistent?.decisions ?? []) : [];
  const told = stated.flatMap((one): NamedText[] => {
    const { id: name = '', decision = '', rationale = '' } = one ?? {};
    const text = [decision, rationale && `because: ${rationale}`].filter((part) => part !== '').join('; ');
    return text === '' ? [] : [{ name, text }];
  });
  const unread = whyUnread({ state, decisions, ...others }, 'decisions');
  if (unread !== undefined) note(unread);
  if (!decisions || decisions.isBroken) return told;
  const read = await toldIn(decisions, telling);
  if (typeof read === 'string') {
    note(read);
    return told;
  }
  const known = new Set(told.flatMap(({ name }) => idsIn(name)));
  const isNew = ({ name, text }: NamedText): boolean => {
    const own = idsIn(name);
    const ids = own.length > 0 ? own : idsIn(text);
    return ids.length === 0 || ids.some((id) => !known.has(id));
  };
  return [...told, ...read.filter((one) => isTold(one) && isNew(one)).map(({ name, text }) => ({ name, text }))];
}

/** The numbers of the decisions that a text names. */
const idsIn = (text: string): readonly string[] => {
  return [...text.matchAll(new RegExp(telling.id, 'gi'))].map(([id]) => id.replace(/\D/g, ''));
};
