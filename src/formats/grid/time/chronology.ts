import type { CheckContext } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import type { PersistenceState, SchemaState } from '../snapshot.js';
import { orderOf, type Stamp, stampsOf } from './instants.js';

type State = SchemaState | PersistenceState;

/** Two stamps in the wrong order. */
export interface Disorder {
  /** Both stand in one record; or one lies before the mission, or after it. */
  readonly kind: 'record' | 'early' | 'late';
  /** The one of the two that is taken to be wrong. */
  readonly wrong: Stamp;
  readonly other: Stamp;
  /** Whether a time zone that one of the two does not name could explain it. */
  readonly doubtful: boolean;
}

export interface Chronology {
  readonly stamps: readonly Stamp[];
  readonly created: Stamp | undefined;
  readonly updated: Stamp | undefined;
  readonly disorders: readonly Disorder[];
  /** Whether a stamp lies after the clock, and two clocks that differ a little do not explain it. */
  isFuture(stamp: Stamp): boolean;
}

/** Fields that open a record, and those that close it. One clock wrote both, so they get no slack (D5). */
const closedBy: Readonly<Record<string, string>> = {
  created_at: 'updated_at',
  started_at: 'completed_at',
  spawned_at: 'last_heartbeat',
};

/**
 * Puts the stamps of a state in order. A record that is out of order within itself is named once: its stamps are not
 * also held against the mission, and when it is the mission's own, nothing is.
 */
export function chronologyOf(state: State, { now, limits }: Pick<CheckContext, 'now' | 'limits'>): Chronology {
  const slackMs = limits.clockSkewMs;
  const isFuture = ({ ms }: Stamp): boolean => ms - now > slackMs;
  const stamps = stampsOf(state);
  const byName = new Map(stamps.map((stamp) => [stamp.name, stamp]));
  const created = byName.get('created_at');
  const updated = byName.get('updated_at');

  const records = stamps.flatMap((first): Disorder[] => {
    const closing = closedBy[String(first.keyPath.at(-1))];
    const last = closing && byName.get([...first.keyPath.slice(0, -1), closing].join('.'));
    const order = last ? orderOf(first, last) : 'fits';
    if (!last || order === 'fits') return [];
    const [wrong, other] = isFuture(first) ? [first, last] : [last, first];
    return [{ kind: 'record', wrong, other, doubtful: order === 'doubtful' }];
  });
  const named = new Set(records.flatMap(({ wrong, other }) => [wrong, other]));
  const inside = stamps.filter((stamp) => stamp !== created && stamp !== updated && !named.has(stamp));
  const bounds = [created, updated].filter((bound) => bound !== undefined).filter((bound) => !named.has(bound));
  const outside = inside.flatMap((wrong) =>
    bounds.flatMap((other): Disorder[] => {
      const kind = other === created ? 'early' : 'late';
      const order = kind === 'early' ? orderOf(other, wrong, slackMs) : orderOf(wrong, other, slackMs);
      return order === 'fits' ? [] : [{ kind, wrong, other, doubtful: order === 'doubtful' }];
    }),
  );
  return { stamps, created, updated, disorders: [...records, ...outside], isFuture };
}

/** What to report of one stamp in the wrong place. */
export function misplaced(state: State, { wrong, other, doubtful }: Disorder): Parameters<CheckContext['report']> {
  const side = wrong.ms < other.ms ? 'before' : 'after';
  const message = `${wrong.name} is ${quote(wrong.text)}, which is ${side} ${other.name}, ${quote(other.text)}`;
  return [
    state.at(wrong.keyPath),
    doubtful ? `${message}; only one of the two names its zone` : message,
    {
      severity: doubtful ? 'warning' : 'error',
      related: [{ at: state.at(other.keyPath), message: `${other.name} stands here` }],
    },
  ];
}
