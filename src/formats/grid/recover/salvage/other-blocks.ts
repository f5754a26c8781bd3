import type { Data } from '../../../../core/document.js';
import { isDataMap } from '../../../../text/data.js';
import type { Claim, Evidence } from '../evidence.js';

/** Numbers that only grow while a mission goes on. */
const growing = new Set([
  'phases.total',
  'progress.blocks_complete',
  'progress.blocks_total',
  'progress.threads_complete',
  'progress.threads_total',
  'progress.percent',
  'budget.total_cost_usd',
]);
/** And while a session does. */
const growingInSession = new Set(['budget.session_cost_usd', 'budget.spawns_this_session']);

/** Lists that nothing is taken from. */
const lists = new Set(['phases.completed', 'agents.completed', 'persistent.decisions', 'persistent.artifacts']);

/**
 * What the blocks of front matter say that stand in one file: the one that was taken, and of the others of the same
 * mission what it lacks: fields, records by their id, and what has grown further there.
 */
export function withOthers(taken: Evidence, others: readonly Evidence[]): Evidence {
  return others.filter((other) => isSameMission(taken, other)).reduce(withOther, taken);
}

/** A block may have lost one of its names, and none of them may say otherwise. */
function isSameMission(taken: Evidence, other: Evidence): boolean {
  const [mine, its] = [taken.fields.get('mission_id')?.value, other.fields.get('mission_id')?.value];
  return mine === undefined || its === undefined ? isSameSession(taken, other) : mine === its;
}

function isSameSession(taken: Evidence, other: Evidence): boolean {
  const mine = taken.fields.get('session_id')?.value;
  return mine !== undefined && mine === other.fields.get('session_id')?.value;
}

function withOther(taken: Evidence, other: Evidence): Evidence {
  const fields = new Map(taken.fields);
  const inSession = isSameSession(taken, other);
  for (const [path, claim] of other.fields) {
    const mine = fields.get(path);
    const more = mine ? grown(path, mine, claim, inSession) : { ...claim, sure: false };
    if (more === mine) continue;
    fields.set(path, more);
    putIntoRecord(fields, path, more);
  }
  const numbers = new Set(taken.phases.map(({ number }) => number));
  const phases = other.phases.filter(({ number }) => !numbers.has(number)).map((phase) => ({ ...phase, sure: false }));
  return {
    ...taken,
    fields,
    phases: [...taken.phases, ...phases],
    commits: [...taken.commits, ...other.commits],
    moments: [...taken.moments, ...other.moments],
  };
}

/** A record stands under its own path, and each of its fields under theirs. */
function putIntoRecord(fields: Map<string, Claim>, path: string, { value }: Claim): void {
  const end = path.lastIndexOf('.');
  const record = fields.get(path.slice(0, Math.max(end, 0)));
  if (!record || !isDataMap(record.value)) return;
  const map: Record<string, Data> = Object.assign(Object.create(null), record.value);
  map[path.slice(end + 1)] = value;
  const changed = { ...record, value: map, sure: false };
  fields.set(path.slice(0, end), changed);
  putIntoRecord(fields, path.slice(0, end), changed);
}

function grown(path: string, mine: Claim, other: Claim, inSession: boolean): Claim {
  if (lists.has(path)) return joinedLists(mine, other);
  return growing.has(path) || (inSession && growingInSession.has(path)) ? larger(mine, other) : mine;
}

function larger(mine: Claim, other: Claim): Claim {
  const isLarger = typeof mine.value === 'number' && typeof other.value === 'number' && other.value > mine.value;
  return isLarger ? { ...other, sure: false } : mine;
}

function joinedLists(mine: Claim, other: Claim): Claim {
  if (!Array.isArray(mine.value) || !Array.isArray(other.value)) return mine;
  const known = new Set(mine.value.map(nameOf));
  const more = other.value.filter((item) => !known.has(nameOf(item)));
  if (more.length === 0) return mine;
  const source = mine.value.length === 0 ? other.source : mine.source;
  return { value: [...mine.value, ...more], source, sure: false };
}

/** The id of a record; of text, itself. */
const nameOf = (item: Data): Data | undefined => (isDataMap(item) ? item.id : item);
