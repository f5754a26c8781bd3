import type { Target } from '../../../core/document.js';
import type { SchemaState } from '../snapshot.js';
import { comparable } from '../texts/comparison.js';

/** What a blocker goes by, wherever it is written. */
export interface NamedBlocker {
  readonly id: string | undefined;
  readonly keys: readonly string[];
}

/** A blocker that STATE.md says blocks. */
export interface StatedBlocker extends NamedBlocker {
  /** `blockers.0.id`. */
  readonly field: string;
  readonly name: string;
  readonly at: Target;
}

/** The blockers of STATE.md that go by an id or a description; undefined when they are no list. */
export function statedBlockers(state: SchemaState): readonly StatedBlocker[] | undefined {
  const { blockers } = state.data;
  if (!blockers) return state.document.node('blockers') ? undefined : [];
  return blockers.flatMap((one, index): StatedBlocker[] => {
    const { id, description = '' } = one ?? {};
    const name = id ?? description;
    if (name === '') return [];
    const field = `blockers.${index}.${id === undefined ? 'description' : 'id'}`;
    const keys = [comparable(description)].filter((key) => key !== '');
    return [{ id: id?.toLowerCase(), keys, field, name, at: state.at(field) }];
  });
}

/**
 * Finds the one of some blockers that is the same as another one: by id where both have one, else by what they say.
 */
export function finderOf<T extends NamedBlocker>(blockers: readonly T[]): (other: NamedBlocker) => T | undefined {
  const byId = new Map<string, T>();
  /** Of each text the first blocker, and the first without an id. */
  const byKey = new Map<string, T>();
  const nameless = new Map<string, T>();
  for (const one of blockers) {
    if (one.id !== undefined && !byId.has(one.id)) byId.set(one.id, one);
    for (const key of one.keys) {
      if (!byKey.has(key)) byKey.set(key, one);
      if (one.id === undefined && !nameless.has(key)) nameless.set(key, one);
    }
  }
  return ({ id, keys }) => {
    const same = id === undefined ? undefined : byId.get(id);
    const alike = id === undefined ? byKey : nameless;
    return same ?? keys.map((key) => alike.get(key)).find((one) => one !== undefined);
  };
}
