import type { Delegation, Store } from '../snapshot.js';
import type { Delegations } from '../spec/generated/types.js';

/** A delegation, and its place in the store. */
export interface PlacedDelegation {
  readonly delegation: Delegation;
  readonly index: number;
}

/** The delegations of a store by their ids or by their child sessions: more than one may have the same. */
export function delegationsBy(
  field: 'id' | 'childSessionId',
  store: Store<Delegations> | undefined,
): ReadonlyMap<string, readonly PlacedDelegation[]> {
  const groups = new Map<string, PlacedDelegation[]>();
  for (const [index, delegation] of (store?.data ?? []).entries()) {
    const key = delegation?.[field];
    if (!delegation || key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push({ delegation, index });
    else groups.set(key, [{ delegation, index }]);
  }
  return groups;
}
