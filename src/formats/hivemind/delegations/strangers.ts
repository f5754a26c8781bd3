import type { DelegationRecord } from './records.js';

/** A session that delegations name and the session store does not know. */
export interface Stranger {
  readonly field: 'parentSessionId' | 'childSessionId';
  readonly id: string;
  /** Those that name it in that field, in order. */
  readonly records: readonly [DelegationRecord, ...DelegationRecord[]];
}

/**
 * The sessions that the store does not know. A child is held against it only where it knows other children, for most
 * stores know none (D18), and only where it knows the parent, of which is spoken otherwise.
 * @param known the sessions of the store
 */
export function strangersIn(records: readonly DelegationRecord[], known: ReadonlySet<string>): readonly Stranger[] {
  const isKnown = (id: string | undefined): boolean => id === undefined || known.has(id);
  const children = records.filter(hasChildSession);
  const keepsChildren = children.some(({ delegation: { childSessionId: id } }) => id !== undefined && known.has(id));
  const orphans = records.filter(({ delegation }) => !isKnown(delegation.parentSessionId));
  const lost = children.filter(
    ({ delegation }) => isKnown(delegation.parentSessionId) && !isKnown(delegation.childSessionId),
  );
  return [...byId(orphans, 'parentSessionId'), ...byId(keepsChildren ? lost : [], 'childSessionId')];
}

/** Whether the child is a session, and one of its own: a command runs in a terminal, which is called `pty:`. */
function hasChildSession({ delegation: { parentSessionId, childSessionId = '' } }: DelegationRecord): boolean {
  return childSessionId !== parentSessionId && !childSessionId.startsWith('pty:');
}

function byId(records: readonly DelegationRecord[], field: Stranger['field']): readonly Stranger[] {
  const found = new Map<string, [DelegationRecord, ...DelegationRecord[]]>();
  for (const record of records) {
    const id = record.delegation[field] ?? '';
    const others = found.get(id);
    if (others) others.push(record);
    else found.set(id, [record]);
  }
  return [...found].map(([id, named]) => ({ field, id, records: named }));
}
