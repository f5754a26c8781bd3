import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { mapOf } from '../../../../text/data.js';
import { formatInstant, type Instant, parseInstant } from '../../../../text/time.js';
import { quote } from '../../../../text/words.js';
import { visit } from '../../../common/schema.js';
import { stateSpecification } from '../../specifications.js';
import { orderOf } from '../../time/instants.js';
import { sourceName } from '../source-name.js';
import type { Circumstances } from './circumstances.js';
import { unchanged } from './identity.js';
import type { Settled } from './settled.js';
import { othersOf, type Weighed } from './weigh.js';

/** When the mission began, and when it was last heard of. */
export interface Times {
  readonly created: Settled;
  readonly updated: Settled;
  readonly notes: readonly string[];
}

const first = Date.UTC(1970, 0, 1);
const last = Date.UTC(9999, 11, 31);

type Clock = Pick<Circumstances, 'now' | 'clockSkewMs'>;

interface Dated {
  readonly instant: Instant;
  readonly settled: Settled;
}

/** The times of the mission. The clock counts only where nothing else tells. */
export function settleTimes(weighed: Weighed, { now, clockSkewMs }: Clock): Times {
  const clock = { now, clockSkewMs };
  const inside = stampsIn(weighed);
  const said = weighed.said('state', 'updated_at');
  const stamp = said && dated(said.value, said.source, said.sure);
  const own = stamp && !isAhead(stamp, clock) ? stamp : undefined;
  const newest = latestOf(weighed, inside, clock);
  const created = creationOf(weighed, [...inside, ...(own ? [own] : [])], clock);
  const isLeftBehind = !own || isAfter(created.instant, own.instant) || behind(own.instant, inside, clock);
  const latest = [newest, created, ...(isLeftBehind && own ? [own] : [])].filter((one) => one !== undefined);
  const updated = isLeftBehind ? latest.reduce((a, b) => (b.instant.ms > a.instant.ms ? b : a)) : own;
  const { value } = updated.settled;
  const same = { ...updated.settled, sure: updated === own && updated.settled.sure };
  return {
    created: created.settled,
    updated: { ...same, ...othersOf(weighed, 'updated_at', value) },
    notes: notesOf(created),
  };
}

function notesOf({
  settled: { value, source, sure },
  isClock,
}: Dated & { readonly isClock?: true }): readonly string[] {
  if (isClock) return ['no source tells any time: created_at and updated_at are the time of this recovery'];
  return sure
    ? []
    : [`created_at is inferred: ${quote(value)} is the earliest time known, by ${sourceName(source)}; check it`];
}

function dated(value: Data, source: Source, sure: boolean): Dated | undefined {
  const instant = typeof value === 'string' ? parseInstant(value) : undefined;
  if (!instant) return undefined;
  // What is outside the profile is a moment all the same, and is written as one.
  return { instant, settled: { value: instant.inProfile ? value : formatInstant(instant.ms), source, sure } };
}

function moment(ms: number, source: Source): Dated {
  const inYears = Math.floor(Math.min(last, Math.max(first, ms)) / 1000) * 1000;
  return {
    instant: { ms: inYears, zoned: true, inProfile: true },
    settled: { value: formatInstant(inYears), source, sure: false },
  };
}

/** Whether a moment has not come yet. */
function isAhead({ instant }: Dated, { now, clockSkewMs }: Clock): boolean {
  return instant.ms - now > clockSkewMs;
}

/** Whether one moment cannot stand before another, whatever the zones of the two. */
function isAfter(one: Instant, other: Instant): boolean {
  return orderOf(one, other) === 'wrong';
}

/** Stamps in the records of the present file, but for its own two. */
function stampsIn(weighed: Weighed): readonly Dated[] {
  return ['phases.definitions', 'agents.active', 'warnings', 'blockers'].flatMap((path) => {
    const claim = weighed.said('state', path);
    if (!claim) return [];
    const [key = '', inner] = path.split('.');
    const data = mapOf([[key, inner === undefined ? claim.value : mapOf([[inner, claim.value]])]]);
    return visit(stateSpecification.schema, data).flatMap(({ value, schema }) => {
      return schema?.['x-kind'] === 'date' ? (dated(value, claim.source, false) ?? []) : [];
    });
  });
}

/** Whether several stamps lie after updated_at: one alone is wrong itself. */
function behind(updated: Instant, inside: readonly Dated[], clock: Clock): boolean {
  const later = inside.filter(
    (one) => !isAhead(one, clock) && orderOf(one.instant, updated, clock.clockSkewMs) === 'wrong',
  );
  return later.length > 1;
}

/** The last moment at which the mission is known to have been alive. */
function latestOf(weighed: Weighed, inside: readonly Dated[], clock: Clock): Dated | undefined {
  const moments = weighed.evidence.flatMap(({ moments: all }) => all.map(({ value, source }) => moment(value, source)));
  const session = weighed.said('state', 'session_id');
  const begun = session && stampIn(session.value, 'sess');
  if (session && begun) moments.push(moment(begun.ms, session.source));
  const stamps = weighed.all('updated_at').flatMap(({ claim }) => dated(claim.value, claim.source, false) ?? []);
  const past = [...moments, ...stamps, ...inside].filter((one) => !isAhead(one, clock));
  return past.reduce<Dated | undefined>((a, b) => (a && a.instant.ms >= b.instant.ms ? a : b), undefined);
}

/** The moment that an id names: `sess-20260512T083000Z-k4t9ze`. */
function stampIn(id: Data, kind: 'mission' | 'sess'): Instant | undefined {
  const [, prefix, stamp] = (typeof id === 'string' && /^([a-z]{1,20})-(\d{8}T\d{6}Z?)-/.exec(id)) || [];
  return prefix === kind && stamp !== undefined ? parseInstant(stamp) : undefined;
}

/** When the mission was created: as it says, but for a time that others contradict; else as its id says; else its first moment. */
function creationOf(weighed: Weighed, known: readonly Dated[], clock: Clock): Dated & { readonly isClock?: true } {
  const early = (one: Instant) =>
    known.filter(({ instant }) => isAfter({ ...one, ms: one.ms - clock.clockSkewMs }, instant)).length;
  const stamped = weighed.all('mission_id').flatMap(({ claim }) => {
    const instant = stampIn(claim.value, 'mission');
    return instant && early(instant) === 0 ? [moment(instant.ms, claim.source)] : [];
  });
  const found = unchanged(weighed, 'created_at', (value) => {
    const instant = typeof value === 'string' ? parseInstant(value) : undefined;
    if (!instant) return false;
    const isLate = weighed.said('version', 'created_at') === undefined && early(instant) > (stamped.length > 0 ? 0 : 1);
    return !isLate;
  });
  const own = found && dated(found.value, found.source, found.sure);
  if (own) return { ...own, settled: { ...found, value: own.settled.value } };
  const moments = weighed.evidence.flatMap(({ moments: all }) => all.map(({ value, source }) => moment(value, source)));
  const updates = weighed.all('updated_at').flatMap(({ claim }) => dated(claim.value, claim.source, false) ?? []);
  const past = [...moments, ...updates, ...known].filter((one) => !isAhead(one, clock));
  const oldest = past.reduce<Dated | undefined>((a, b) => (a && a.instant.ms <= b.instant.ms ? a : b), undefined);
  const worked = stamped[0] ?? (oldest && moment(oldest.instant.ms, oldest.settled.source));
  if (!worked) return { ...moment(clock.now, { what: 'the clock' }), isClock: true };
  return { ...worked, settled: { ...worked.settled, ...othersOf(weighed, 'created_at', worked.settled.value) } };
}

/** What a person is told of a time that was put in order. */
export function orderNote(field: string, was: Data, is: Data): string {
  const now = is === null ? 'nothing stands there now' : `${quote(is)} stands there now`;
  return `${field} was ${quote(was)}, which lies outside of its record or of the mission: ${now}`;
}
