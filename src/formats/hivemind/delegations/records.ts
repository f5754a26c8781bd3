import type { Target } from '../../../core/document.js';
import { rawAt } from '../raw.js';
import type { Delegation, Store } from '../snapshot.js';
import type { Delegations } from '../spec/generated/types.js';

type Field = keyof Delegation;

/** A delegation, and where it stands. */
export interface DelegationRecord {
  readonly index: number;
  readonly delegation: Delegation;
  /** Whether a field is there, be its value sound or not. */
  has(field: Field): boolean;
  at(field: Field): Target;
  /** A related place. */
  related(field: Field): { readonly at: Target; readonly message: string };
}

/** The delegations of a store, in order; none when there is no store, or it does not parse. */
export function* recordsOf(store: Store<Delegations> | undefined): Generator<DelegationRecord> {
  if (!store?.data) return;
  const { data, document } = store;
  for (const [index, delegation] of data.entries()) {
    if (!delegation) continue;
    const at = (field: Field): Target => document.at([index, field]);
    yield {
      index,
      delegation,
      has: (field) => rawAt(document, [index, field]) !== undefined,
      at,
      related: (field) => ({ at: at(field), message: `${field} stands here` }),
    };
  }
}
