import type { CheckContext } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import type { PersistenceState, SchemaState } from '../snapshot.js';
import { chronologyOf, type Disorder, misplaced } from '../time/chronology.js';

export const timeOrder = rule({
  id: 'grid/time-order',
  severity: 'error',
  summary: 'the mission and its phases end after they start, and all that has a time lies inside the mission',
  source: 'STATE.md schema 3.3, D5',
  dialects: ['schema', 'persistence'],
  check({ state, now, limits, report }) {
    const { disorders, isFuture } = chronologyOf(state, { now, limits });
    // Of agents, grid/agent-heartbeat speaks.
    const records = disorders.filter(({ kind, wrong }) => kind === 'record' && wrong.keyPath[0] !== 'agents');
    const early = disorders.filter(({ kind }) => kind === 'early');
    const late = disorders.filter(({ kind }) => kind === 'late');
    // What has not happened yet is wrong in itself; for the rest, updated_at may have been left behind.
    const future = late.filter(({ wrong }) => isFuture(wrong));
    const past = late.filter(({ wrong }) => !isFuture(wrong));

    for (const one of [...records, ...future]) report(...misplaced(state, one));
    for (const group of [early, past]) {
      const [first, second] = group;
      if (first) report(...(second ? leftBehind(state, first, group) : misplaced(state, first)));
    }
  },
});

/** A single stamp outside of the mission is wrong itself; where there are several, the mission's own stamp is. */
function leftBehind(
  state: SchemaState | PersistenceState,
  { kind, other: bound }: Disorder,
  group: readonly Disorder[],
): Parameters<CheckContext['report']> {
  const side = kind === 'early' ? 'earlier' : 'later';
  return [
    state.at(bound.keyPath),
    `${bound.name} is ${quote(bound.text)}, but ${group.length} other timestamps are ${side}`,
    {
      severity: group.every(({ doubtful }) => doubtful) ? 'warning' : 'error',
      related: group
        .slice(0, 5)
        .map(({ wrong }) => ({ at: state.at(wrong.keyPath), message: `${wrong.name} is ${side}` })),
    },
  ];
}
