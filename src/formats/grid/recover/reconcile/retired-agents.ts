import type { Data } from '../../../../core/data.js';
import { quote, some } from '../../../../text/words.js';
import { retiredAgent } from '../session-death/agents.js';
import type { Listed } from './record-list.js';
import type { Settled } from './settled.js';
import { fieldsOf, itemsOf } from './sound.js';
import { othersOf, type Weighed } from './weigh.js';

const mostNamed = 5;

interface Retired {
  readonly lists: readonly Listed[];
  /** What a person must know of it. */
  readonly notes: readonly string[];
}

/** When the mission is over, none of its agents is active: they go to those that are completed. */
export function retired(active: Listed, completed: Listed, weighed: Weighed): Retired {
  const { settled } = active;
  const left = itemsOf(settled?.value).map(fieldsOf);
  if (!settled || left.length === 0) return { lists: [active, completed], notes: [] };
  const before = itemsOf(completed.settled?.value);
  const known = new Set(before.map((item) => fieldsOf(item).id));
  const moved = left.flatMap((item) => (known.has(item.id) ? [] : (retiredAgent(item) ?? [])));
  const to = (path: string, value: Data): Settled => ({
    ...{ value, source: settled.source, sure: false },
    ...othersOf(weighed, path, value),
  });
  const longer = moved.length > 0 ? to(completed.path, [...before, ...moved]) : completed.settled;
  return {
    lists: [
      { ...active, settled: to(active.path, []), parts: new Map() },
      { ...completed, settled: longer },
    ],
    notes: movedNote(moved.map(({ id }) => id)),
  };
}

function movedNote(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const names = some(ids.map(quote), mostNamed);
  return ids.length === 1
    ? [
        `agents.active: ${names} did not stop before the mission ended; it went to agents.completed with the result "timeout", for no source says how it ended`,
      ]
    : [
        `agents.active: ${names} did not stop before the mission ended; they went to agents.completed with the result "timeout", for no source says how they ended`,
      ];
}
