import type { Target } from '../../../core/document.js';
import type { Facts } from '../../../core/facts.js';
import { fileAt } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { companionKind } from '../layout.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { stampsOf, widestZoneMs } from './instants.js';

/** Something that shows when a mission last moved. */
export interface Sign {
  /** What messages call it: `the last commit`, `updated_at`. */
  readonly what: string;
  readonly ms: number;
  /** Whether it is written without a zone, and so may be local time (D5). */
  readonly isLocal: boolean;
  /** Where it is written; undefined for what git or the disk tells. */
  readonly at: Target | undefined;
}

interface Signs {
  /** Of each kind the latest. */
  readonly signs: readonly Sign[];
  /** Why there may be a later one. */
  readonly unknown: string | undefined;
}

/**
 * When the mission last moved: its scratchpad, the heartbeats of its agents, the last commit, and the state itself, for
 * who writes that is alive.
 * @param latest the last moment that the state may name: a later one is a mistake, and no sign. In ms since 1970.
 */
export function signsOf({ root, state, present, scratchpad }: GridSnapshot, facts: Facts, latest: number): Signs {
  const signs: Sign[] = [];
  let unknown: string | undefined;
  // That it changed is a sign, even where nobody can read what it says.
  const file = present.find((one) => companionKind(one) === 'scratchpad');
  if (file !== undefined) {
    const path = pathIn(root, file);
    const age = facts.age(path);
    const at = scratchpad?.document.span(0, 0) ?? fileAt(path);
    if (age.answer === 'unknown') unknown = `nobody knows when ${file} last changed: ${age.reason}`;
    else signs.push({ what: file, ms: age.changedAt, isLocal: false, at });
  }
  signs.push(...writtenSigns(state, latest));
  if (facts.lastCommit !== undefined) {
    signs.push({ what: 'the last commit', ms: facts.lastCommit, isLocal: false, at: undefined });
  }
  return { signs, unknown };
}

/** The last heartbeat, and updated_at. */
function writtenSigns(state: GridState | undefined, latest: number): readonly Sign[] {
  if (!state || state.dialect === 'prose') return [];
  const possible = stampsOf(state).filter(({ ms, zoned }) => ms <= latest + (zoned ? 0 : widestZoneMs));
  const kinds = [
    possible.filter(({ keyPath }) => keyPath.at(-1) === 'last_heartbeat'),
    possible.filter(({ name }) => name === 'updated_at'),
  ];
  return kinds.flatMap((stamps) => {
    const [last] = [...stamps].sort((a, b) => b.ms - a.ms);
    return last ? [{ what: last.name, ms: last.ms, isLocal: !last.zoned, at: state.at(last.keyPath) }] : [];
  });
}
