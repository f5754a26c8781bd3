import type { Target } from '../../../core/document.js';
import type { SessionRecord, Store } from '../snapshot.js';
import type { Continuity } from '../spec/generated/types.js';

/** A session of the continuity store. */
export interface Session {
  /** The key of its record. */
  readonly key: string;
  readonly record: SessionRecord;
  readonly metadata: NonNullable<SessionRecord['metadata']>;
  /** Where something of its metadata stands. Ask it only when there is something to report. */
  at(...path: readonly (string | number)[]): Target;
}

/** The sessions of a store, in the order of the file; none when there is no store, or it could not be read. */
export function sessionsOf(store: Store<Continuity> | undefined): readonly Session[] {
  if (!store) return [];
  return Object.entries(store.data?.sessions ?? {}).flatMap(([key, record]) => {
    if (record === undefined) return [];
    const at: Session['at'] = (...path) => store.document.at(['sessions', key, 'metadata', ...path]);
    return [{ key, record, metadata: record.metadata ?? {}, at }];
  });
}
