import type { Data } from '../../../../core/data.js';
import type { AccountRow, RecoveryOverview } from '../../../../core/recovery.js';
import { quote, some } from '../../../../text/words.js';
import type { State } from '../../spec/generated/types.js';
import type { Evidence } from '../evidence.js';
import { sourceName } from '../source-name.js';
import { slug } from '../write/ids.js';
import type { Circumstances } from './circumstances.js';
import { settleExtras } from './extras.js';
import { isOfSameMission, otherMission, settleCluster, settleIds, settleMode, settleVersion } from './identity.js';
import { layPhases } from './lay-phases.js';
import { withOddValues } from './odd-values.js';
import { overviewOf } from './overview.js';
import { settlePhases } from './phases.js';
import { settlePosition } from './position.js';
import { settleProgress } from './progress.js';
import type { Unkept } from './record-list.js';
import { settleRecords } from './records.js';
import { settleResume } from './resume.js';
import { accountOf, type Settled, stateOf } from './settled.js';
import { inOrder, instantOf } from './stamp-order.js';
import { standingOf } from './standing.js';
import { settleStatus } from './status.js';
import { settleTimes } from './times.js';
import { weigh } from './weigh.js';

export type { Circumstances } from './circumstances.js';
export type { Unkept } from './record-list.js';

/** What the evidence of a mission comes to. */
export interface Reconciled {
  /** Legal by the schema and by every rule inside the file. */
  readonly state: State;
  /** One row a field, in the order of the file. */
  readonly account: AccountRow[];
  /** What of the present file is not in the state. */
  readonly unkept: readonly Unkept[];
  /** What a person has to decide, or must know: a sentence each. */
  readonly decide: string[];
  readonly overview: RecoveryOverview;
}

/**
 * Makes one state of all that the sources say: the strongest source decides, completed work never becomes less, and
 * where they disagree, the account says so. Pure: the same evidence makes the same state.
 */
export function reconcile(evidence: readonly Evidence[], circumstances: Circumstances): Reconciled {
  const present = evidence.find(({ kind }) => kind === 'state');
  const own = evidence.filter((one) => one.kind !== 'version' || isOfSameMission(present, one));
  const weighed = weigh(own, circumstances);

  const cluster = settleCluster(weighed);
  const name = String(cluster.settled.value);
  const layout = layPhases(weighed, name, circumstances);
  const standing = standingOf(weighed, layout);
  const status = settleStatus(weighed, layout, standing);
  const times = settleTimes(weighed, circumstances);
  const ids = settleIds(weighed, name, instantOf(times.created.value)?.ms ?? circumstances.now);
  const mode = settleMode(weighed);
  const position = settlePosition(weighed, layout, standing, status, circumstances);
  const progress = settleProgress(weighed, layout, standing, status, circumstances);
  const records = settleRecords({ weighed, layout, standing, status, times, circumstances });
  const { notes: order, fields: ordered } = inOrder(
    new Map([...settlePhases(weighed, layout, standing, status, circumstances), ...records.fields]),
    times,
    circumstances.clockSkewMs,
  );
  const fields = new Map<string, Settled>([
    ['version', settleVersion(weighed)],
    ['session_id', ids.session_id.settled],
    ['mission_id', ids.mission_id.settled],
    ['cluster', cluster.settled],
    ['created_at', times.created],
    ['updated_at', times.updated],
    ['status', rowOf(status)],
    ['mode', mode.settled],
    ...ordered,
    ...position.fields,
    ...progress.fields,
    ...settleResume(weighed, position.fields, layout, standing, status, circumstances),
    ...settleExtras(weighed, layout, circumstances),
  ]);
  const state = stateOf(fields);
  const rows = accountOf(fields);
  const { account, unkept } = withOddValues(rows, records.parts, present, state);
  const decide = new Set([
    ...evidence.filter((one) => !own.includes(one)).map(otherMission),
    ...cluster.notes,
    ...status.notes,
    ...mode.notes,
    ...ids.session_id.notes,
    ...ids.mission_id.notes,
    ...times.notes,
    ...standing.notes,
    ...position.notes,
    ...progress.notes,
    ...records.notes,
    ...order,
    ...rows.filter(({ field }) => field !== 'status' || status.notes.length === 0).flatMap(conflictNote),
    ...own.flatMap(({ notes }) => notes),
  ]);
  return {
    state,
    account,
    unkept: [...records.unkept, ...unkept],
    decide: [...decide].slice(0, mostNotes),
    overview: overviewOf(cluster, layout, standing, status, fields.get('progress.percent'), circumstances.commits),
  };
}

const mostNotes = 100;

function rowOf({ value, source, sure, otherwise }: Settled): Settled {
  return { value, source, sure, ...(otherwise && { otherwise }) };
}

/** Where sources disagree, a person is told of it: but not of what merely went on since it was written. */
function conflictNote({ field, value, source, otherwise = [], sure }: AccountRow): string[] {
  const [other] = otherwise.filter(({ source: { commit, path } }) => {
    return commit === undefined && (path !== source.path || !sure);
  });
  if (!other || !telling.includes(field)) return [];
  if (field === 'cluster' && isSameName(value, other.value)) return [];
  const [one, two] = [source, other.source].map(sourceName);
  return [`${field} is ${words(value)} by ${one}, but ${words(other.value)} by ${two}: keep the right one`];
}

/** `Recipe Box` and `recipe-box` are one name, and no question. */
function isSameName(one: Data, other: Data): boolean {
  return typeof one === 'string' && typeof other === 'string' && slug(one, one) === slug(other, other);
}

const telling = [
  ...['cluster', 'status', 'mode', 'phases.total', 'phases.current', 'phases.completed'],
  ...['progress.blocks_total', 'progress.blocks_complete'],
];
const mostItems = 5;

function words(value: Data): string {
  if (!Array.isArray(value)) return quote(value);
  return value.length === 0 ? 'empty' : some(value.map(quote), mostItems);
}
