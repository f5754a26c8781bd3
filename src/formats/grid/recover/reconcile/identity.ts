import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { formatInstant } from '../../../../text/time.js';
import { quote } from '../../../../text/words.js';
import type { Evidence } from '../evidence.js';
import { sourceName } from '../source-name.js';
import { derivedIds } from '../write/ids.js';
import type { Settled } from './settled.js';
import { choose, keyOf, othersOf, type Weighed } from './weigh.js';

// What a mission is called, and by which ids it goes. What no source tells is made from what they do tell, never from
// chance: the same evidence makes the same ids.

export interface WithNotes {
  readonly settled: Settled;
  readonly notes: readonly string[];
}

/** The name of the mission. */
export function settleCluster(weighed: Weighed): WithNotes {
  const found = choose(weighed, 'cluster');
  if (found) {
    const notes = found.sure
      ? []
      : [`the cluster ${quote(found.value)} is inferred from ${sourceName(found.source)}; check it`];
    return { settled: found, notes };
  }
  const settled: Settled = { value: 'Recovered mission', source: { what: 'no source' }, sure: false };
  return { settled, notes: ['no source says what the mission is called: write its name into cluster'] };
}

/**
 * The ids of the mission and of its session.
 * @param stampMs when the mission was created, in ms since 1970
 */
export function settleIds(
  weighed: Weighed,
  name: string,
  stampMs: number,
): Readonly<Record<'session_id' | 'mission_id', WithNotes>> {
  const ids = derivedIds({ stampMs, name, seed: seedOf(weighed) });
  const settle = (path: 'session_id' | 'mission_id'): WithNotes => {
    const found = path === 'mission_id' ? unchanged(weighed, path) : choose(weighed, path);
    if (found) return { settled: found, notes: [] };
    const settled: Settled = {
      ...{ value: ids[path], source: { what: 'the name and the time of the mission' }, sure: false },
      ...othersOf(weighed, path, ids[path]),
    };
    return {
      settled,
      notes: [`no source says ${path}: ${quote(ids[path])} is made from the name and the time of the mission`],
    };
  };
  return { session_id: settle('session_id'), mission_id: settle('mission_id') };
}

/**
 * A value that a mission keeps as long as it lasts: where the present file says another one than the last good version,
 * it is the file that was damaged. The version must be one of the same mission.
 */
export function unchanged(weighed: Weighed, path: string, isLegal?: (value: Data) => boolean): Settled | undefined {
  const good = weighed.said('version', path);
  if (good && (isLegal?.(good.value) ?? true)) {
    const own = weighed.said('state', path);
    if (own && keyOf(own.value) !== keyOf(good.value)) {
      return { value: good.value, source: good.source, sure: true, ...othersOf(weighed, path, good.value) };
    }
  }
  return choose(weighed, path, isLegal);
}

/** How much the mission asks before it acts. Where no source says so, the one that asks most does no harm. */
export function settleMode(weighed: Weighed): WithNotes {
  const found = choose(weighed, 'mode');
  if (found) return { settled: found, notes: [] };
  const settled: Settled = { value: 'hands_on', source: { what: 'no source' }, sure: false };
  return {
    settled,
    notes: ['no source says the mode: "hands_on", which asks most, stands there until you choose another one'],
  };
}

export function settleVersion(weighed: Weighed): Settled {
  return choose(weighed, 'version') ?? { value: '1.0', source: { what: 'the schema' } as Source, sure: true };
}

/** What tells this session from others of the same moment and name: all that was said. */
function seedOf({ evidence }: Weighed): string {
  return JSON.stringify(
    evidence.map(({ kind, fields, blocks, commits, moments }) => [
      kind,
      [fields.get('cluster')?.value ?? null, fields.get('progress.blocks_total')?.value ?? null, blocks.length],
      commits.map(({ value }) => value).slice(0, 100),
      moments.map(({ value }) => formatInstant(value)).slice(0, 100),
    ]),
  );
}

/** What tells one mission from another one. */
const marks = ['mission_id', 'session_id', 'created_at', 'cluster'] as const;

/**
 * Whether evidence may speak of the mission of the present file. Another mission may have run in the same root before
 * (D26): then all that both sides say of themselves differs, the id first.
 */
export function isOfSameMission(present: Evidence | undefined, other: Evidence): boolean {
  if (!present) return true;
  const both = marks.flatMap((mark) => {
    const [one, two] = [present.fields.get(mark), other.fields.get(mark)];
    return one && two ? [{ mark, isSame: keyOf(one.value) === keyOf(two.value) }] : [];
  });
  const [first] = both;
  return first?.mark !== 'mission_id' || both.some(({ isSame }) => isSame);
}

/** What a person is told of the last good version, where it is of another mission. */
export function otherMission({ fields, moments }: Evidence): string {
  const commit = [...fields.values(), ...moments].map(({ source }) => source.commit).find((hash) => hash !== undefined);
  const of = commit === undefined ? '' : `, of commit ${commit.slice(0, 7)},`;
  return `the last good version${of} is of another mission, so nothing is taken from it`;
}
