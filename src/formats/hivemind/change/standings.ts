import { isOver as isDelegationOver } from '../delegations/statuses.js';
import { continuityFile, delegationsFile } from '../layout.js';
import { sessionsOf } from '../sessions/sessions.js';
import { isAtWork, isOver } from '../sessions/standing.js';
import type { HivemindSnapshot } from '../snapshot.js';

/** The stores whose records begin and end. */
export type RecordKind = 'delegations' | 'continuity';

/** Where the records of a store stand, by their ids. */
export interface Standings {
  /** Those that work or wait for their turn, with their status. */
  readonly atWork: ReadonlyMap<string, string>;
  /** Those that came to their end. */
  readonly over: ReadonlyMap<string, string>;
  /** All of which an id is known. */
  readonly ids: ReadonlySet<string>;
  /** Whether these are all that the store holds: of what breaks the specification, the id may be lost. */
  readonly isComplete: boolean;
}

const files: Readonly<Record<RecordKind, string>> = { delegations: delegationsFile, continuity: continuityFile };
const nothing: Standings = { atWork: new Map(), over: new Map(), ids: new Set(), isComplete: true };
/** One state may be a side of many steps, and several rules ask. */
const known = new WeakMap<object, Standings>();

/**
 * Where the records of a state stand; none of them when the store is not there. Undefined when it is there and cannot be
 * read.
 */
export function standingsIn(snapshot: HivemindSnapshot | undefined, kind: RecordKind): Standings | undefined {
  const store = snapshot?.[kind];
  if (!store)
    return snapshot?.unreadable.some(({ path }) => nameOf(path) === nameOf(files[kind])) ? undefined : nothing;
  if (store.data === undefined) return undefined;
  const found = known.get(store) ?? (kind === 'delegations' ? delegationsOf(snapshot) : sessionsIn(snapshot));
  known.set(store, found);
  return found;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function delegationsOf({ delegations }: HivemindSnapshot): Standings {
  const all = delegations?.data ?? [];
  const told = all.flatMap((one) => (one?.id === undefined ? [] : [{ id: one.id, status: one.status }]));
  const isEnded = (status: string) => isDelegationOver(status);
  return {
    atWork: statusesOf(told, (status) => !isEnded(status)),
    over: statusesOf(told, isEnded),
    ids: new Set(told.map(({ id }) => id)),
    isComplete: told.length === all.length,
  };
}

function sessionsIn({ continuity }: HivemindSnapshot): Standings {
  const all = sessionsOf(continuity);
  const some = (isWanted: typeof isOver) =>
    new Map(all.filter(isWanted).map(({ key, metadata: { status } }) => [key, status ?? '']));
  return { atWork: some(isAtWork), over: some(isOver), ids: new Set(all.map(({ key }) => key)), isComplete: true };
}

function statusesOf(
  all: readonly { readonly id: string; readonly status: string | undefined }[],
  isWanted: (status: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map(
    all.flatMap(({ id, status }) => (status !== undefined && isWanted(status) ? [[id, status] as const] : [])),
  );
}

/** Why nobody knows where the records of some states stand; undefined when it is known of all of them. */
export function whyUntold(states: readonly (HivemindSnapshot | undefined)[], kind: RecordKind): string | undefined {
  const isTold = states.every((state) => standingsIn(state, kind) !== undefined);
  return isTold ? undefined : `${files[kind]} could not be read in one of the states since the base`;
}
