import type { Data } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { type Instant, parseInstant } from '../../../text/time.js';
import { visit } from '../../common/schema.js';
import type { PersistenceState, SchemaState } from '../snapshot.js';

/** A moment that a state names, and the field that names it. */
export interface Stamp extends Instant {
  readonly keyPath: KeyPath;
  /** The key path in words: `agents.active.0.last_heartbeat`. */
  readonly name: string;
  readonly text: string;
}

/** Four rules ask for the stamps of each state; to look for them takes a walk over all its values. */
const known = new WeakMap<object, readonly Stamp[]>();

/** Every moment that a state names. The specification knows which fields hold one. */
export function stampsOf(state: SchemaState | PersistenceState): readonly Stamp[] {
  const stamps = known.get(state) ?? [...findStamps(state)];
  known.set(state, stamps);
  return stamps;
}

function* findStamps({ document, data }: SchemaState | PersistenceState): Generator<Stamp> {
  if (!document.verdict) return;
  for (const { keyPath, value, schema } of visit(document.verdict.schema, data as Data)) {
    if (schema?.['x-kind'] !== 'date' || typeof value !== 'string') continue;
    const instant = parseInstant(value);
    if (instant) yield { ...instant, keyPath, name: keyPath.join('.'), text: value };
  }
}

export type Order = 'fits' | 'doubtful' | 'wrong';

/** No two clocks on Earth that show local time are further apart. */
export const widestZoneMs = 14 * 3_600_000;

/**
 * Whether one moment may stand before another (D5). Where only one of the two names its zone, the other may be local
 * time, so an order that a zone could explain is no more than doubtful.
 */
export function orderOf(first: Instant, last: Instant, slackMs = 0): Order {
  const wrongByMs = first.ms - last.ms;
  if (wrongByMs <= slackMs) return 'fits';
  return first.zoned !== last.zoned && wrongByMs < widestZoneMs ? 'doubtful' : 'wrong';
}
