import type { Target } from '../../../core/document.js';
import { fileAt } from '../../../text/document.js';
import { delegationsFile } from '../layout.js';
import { pathOfMissing } from '../missing-file.js';
import type { HivemindSnapshot } from '../snapshot.js';
import { type RecordKind, standingsIn } from './standings.js';

/** The first line of the first state file that is there; where delegations.json would stand when there is none. */
export function stateNow(snapshot: HivemindSnapshot): Target {
  const { delegations, continuity, workflows, sessionState } = snapshot;
  const file = delegations ?? continuity ?? workflows ?? sessionState;
  return file ? file.document.at([]) : fileAt(pathOfMissing(snapshot, delegationsFile));
}

/**
 * Where the statuses of the records stand that work now: the steps of a change are gone, and a reader has only the files.
 * Of a record that does not, its file, or what is left of the state.
 */
export function statusPlaces(snapshot: HivemindSnapshot, kind: RecordKind): (id: string) => Target {
  const { delegations, continuity } = snapshot;
  const isAtWork = (id: string) => standingsIn(snapshot, kind)?.atWork.has(id) ?? false;
  if (kind === 'continuity') {
    return (id) => {
      if (!continuity) return stateNow(snapshot);
      return continuity.document.at(isAtWork(id) ? ['sessions', id, 'metadata', 'status'] : []);
    };
  }
  let indexes: ReadonlyMap<string | undefined, number> | undefined;
  return (id) => {
    if (!delegations) return stateNow(snapshot);
    indexes ??= new Map(delegations.data?.map((delegation, index) => [delegation?.id, index]));
    return delegations.document.at(isAtWork(id) ? [indexes.get(id) ?? 0, 'status'] : []);
  };
}
