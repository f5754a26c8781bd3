import { isDeepStrictEqual } from 'node:util';
import { quote } from '../../../../../src/text/words.js';
import { below } from '../../../../support/damages/lines.js';
import { standingIn } from '../../../../support/damages.js';
import { stateData } from '../../../../support/missions/state.js';
import { valueAt } from './always.js';
import { type Data, dataOf, type Outcome, statePath } from './outcome.js';
import { records } from './work.js';

// What nobody committed survives where the damage did not reach it: values, records, unknown fields, comments, the body.

/** Values that nothing else has a say in. */
const own = [
  'session_id',
  'mission_id',
  'cluster',
  'created_at',
  'mode',
  'persistent.tech_stack.runtime',
  'budget.total_cost_usd',
  'budget.spawns_this_session',
  'energy',
];
const lists = ['persistent.decisions', 'persistent.artifacts', 'agents.completed'];

interface Kept {
  readonly healthy: Data;
  /** Whether the line of a key path stands. */
  readonly stands: (path: string) => boolean;
  /** Whether it does so with all lines below it. */
  readonly isWhole: (path: string) => boolean;
  /** Whether the account names it among what was not kept. */
  readonly isLost: (path: string) => boolean;
}

function keptIn({ scene, proposal, rebuilt }: Outcome): Kept | undefined {
  const { mission, outline } = scene;
  const moment = mission.moments.at(-1);
  if (!proposal || !moment || mission.plan.dialect !== 'schema') return undefined;
  // Where the linter finds nothing wrong with two blocks, the first is the state.
  if (!rebuilt && scene.kinds.includes('stacked')) return undefined;
  const left = standingIn(scene);
  const lineOf = (path: string) => outline.places.get(path) ?? -1;
  const isLost = (path: string): boolean => {
    const said = quote(outline.lines[lineOf(path)]?.trim());
    return (proposal.lost ?? []).some((sentence) => sentence.endsWith(said));
  };
  return {
    isLost,
    healthy: stateData(mission.plan, moment),
    stands: (path) => left.has(lineOf(path)),
    isWhole: (path) => [lineOf(path), ...below(outline, lineOf(path))].every((line) => left.has(line)),
  };
}

export function keepsValues(outcome: Outcome): readonly string[] {
  const kept = keptIn(outcome);
  if (!kept) return [];
  const { healthy, stands, isWhole, isLost } = kept;
  const lost = own.filter(
    (path) => stands(path) && !isDeepStrictEqual(valueAt(outcome.data, path), valueAt(healthy, path)),
  );
  const gone = lists.flatMap((list) => {
    const now = new Map(records(outcome.data, list).map((record) => [record.id, record]));
    return records(healthy, list).flatMap((record, index) => {
      const place = `${list}.${index}`;
      // A field stands by itself where the id of its record does.
      const fields = stands(place)
        ? told.filter((field) => field in record && (isWhole(place) || stands(`${place}.${field}`)))
        : [];
      const isKept = (field: string) => record[field] === now.get(record.id)?.[field];
      // What is left of a record may be too little, or another one may have its id: then its lines are named as lost.
      const isNamed = (field: string) => !isWhole(place) && isLost(`${place}.${field}`);
      return fields.flatMap((field) => (isKept(field) || isNamed(field) ? [] : [`${place}.${field}`]));
    });
  });
  return [...lost, ...gone].map((path) => `${path} stands in the file, and not in the proposal`);
}

/** The phases that a record names may be called otherwise where their definitions are gone. */
const told = ['decision', 'rationale', 'type', 'path', 'result', 'duration_seconds'];

export function keepsUnknownFields(outcome: Outcome): readonly string[] {
  const kept = keptIn(outcome);
  if (!kept) return [];
  const healthy = dataOf(outcome.scene.mission.files[statePath]);
  return ['x_team', 'x_links']
    .filter((key) => kept.isWhole(key) && !isDeepStrictEqual(outcome.data[key], healthy[key]))
    .map((key) => `the unknown field ${key} stands in the file, and not in the proposal`);
}

/** A comment goes with the line that it stands behind or above, and with the record around it. */
export function keepsComments(outcome: Outcome): readonly string[] {
  const { scene, proposal } = outcome;
  if (!keptIn(outcome) || !proposal) return [];
  const { outline } = scene;
  const left = standingIn(scene);
  const end = outline.fences?.[1] ?? outline.lines.length;
  return outline.lines.slice(0, end).flatMap((line, index) => {
    const [note] = /# note-\d+: keep me/.exec(line) ?? [];
    if (note === undefined || !left.has(index) || proposal.text.includes(note)) return [];
    const isAlone = line.trim().startsWith('#');
    const next = outline.lines.findIndex((other, at) => at > index && !other.trim().startsWith('#'));
    const about = isAlone ? next : index;
    if (!left.has(about) || !isInSoundRecord(outcome, about, left)) return [];
    return [`the comment of line ${index + 1} is lost: ${line.trim()}`];
  });
}

/** Whether all lines of the record around a line stand, if it is in one that recovery keeps. */
function isInSoundRecord({ scene: { outline } }: Outcome, line: number, left: ReadonlySet<number>): boolean {
  for (let at: number | undefined = line; at !== undefined; at = outline.parents.get(at)) {
    const isItem = /^ *- /.test(outline.lines[at] ?? '');
    if (isItem && ![at, ...below(outline, at)].every((one) => left.has(one))) return false;
    const list = isItem ? outline.parents.get(at) : undefined;
    if (list !== undefined && /^ {2}(?:active|completed|definitions):/.test(outline.lines[list] ?? '')) return false;
  }
  return true;
}

/** The body is as it was, to the byte, where the damage did not reach it. */
export function keepsBody(outcome: Outcome): readonly string[] {
  const { scene, proposal } = outcome;
  if (!keptIn(outcome) || !proposal) return [];
  const { outline, lines } = scene;
  const left = standingIn(scene);
  const [, fence = 0] = outline.fences ?? [];
  const from = lines.findIndex(({ origin }) => origin === fence);
  const wanted = outline.lines.slice(fence).map((_, index) => fence + index);
  if (from < 0 || !wanted.every((line) => left.has(line))) return [];
  const body = lines.slice(from + 1);
  if (body.length !== wanted.length - 1) return []; // something was put in
  const text = body.map((line) => line.text).join('\n');
  return text.trim() === '' || proposal.text.endsWith(text) ? [] : ['the body is another one'];
}
