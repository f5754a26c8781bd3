import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import { type Circumstances, isNew } from './circumstances.js';
import type { Layout } from './phase-layout.js';
import { from, type Settled } from './settled.js';
import { fieldsOf } from './sound.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';
import { choose, othersOf, type Weighed } from './weigh.js';

const parts = ['phase', 'block', 'thread'] as const;

/** The fields of `resume`: where the next session goes on. */
export function settleResume(
  weighed: Weighed,
  position: ReadonlyMap<string, Settled>,
  layout: Layout,
  standing: Standing,
  status: SettledStatus,
  circumstances: Circumstances,
): ReadonlyMap<string, Settled> {
  const isAnew = isNew(circumstances);
  const fields = new Map<string, Settled>();
  const checkpoint = status.checkpoint ?? choose(weighed, 'resume.checkpoint_file');
  if (checkpoint ?? isAnew) fields.set('resume.checkpoint_file', checkpoint ?? nothing);
  const agent = choose(weighed, 'resume.last_agent');
  if (agent ?? isAnew) fields.set('resume.last_agent', agent ?? nothing);
  const commit = lastCommit(weighed);
  const isRecorded = weighed.all('resume.last_commit').some(({ kind }) => kind !== 'commit');
  if (commit && (circumstances.kept !== 'whole' || isRecorded)) fields.set('resume.last_commit', commit);
  else if (isAnew) fields.set('resume.last_commit', nothing);
  const isOver = status.value === 'complete' || status.value === 'failed';
  fields.set('resume.can_resume', choose(weighed, 'resume.can_resume') ?? from({ what: 'the status' }, !isOver));
  const isMoved = standing.by?.kind !== 'state';
  const place = settlePlace(weighed, position, layout, status, { isAnew, isMoved });
  if (place) fields.set('resume.resume_position', place);
  return fields;
}

const nothing: Settled = { value: null, source: { what: 'the schema' }, sure: false };

/** Git tells the whole name of a commit; the state keeps a short one (STATE.md schema 1.1). */
function lastCommit(weighed: Weighed): Settled | undefined {
  const found = choose(weighed, 'resume.last_commit');
  const isWhole = found !== undefined && found.source.commit === found.value;
  return isWhole ? { ...found, value: String(found.value).slice(0, 7) } : found;
}

/** A place that lies within the mission and not after the position; else the position itself. */
function settlePlace(
  weighed: Weighed,
  position: ReadonlyMap<string, Settled>,
  layout: Layout,
  { value: status }: SettledStatus,
  { isAnew, isMoved }: { readonly isAnew: boolean; readonly isMoved: boolean },
): Settled | undefined {
  const path = 'resume.resume_position';
  const here = parts.map((part) => position.get(`position.${part}`)?.value);
  const isPlanning = status === 'planning';
  const said = choose(weighed, path, (value) => {
    const there = fieldsOf(value);
    // Where the mission has gone on, a place in the block that it left is no place to go on from.
    if (isMoved && ['phase', 'block'].some((part, at) => (there[part] ?? here[at]) !== here[at])) return false;
    return isPlanning || isBefore(there, here, layout);
  });
  if (said) return said;
  const all = weighed.all(path);
  if (all.length === 0 && !isAnew) return undefined;
  const others = Object.entries(fieldsOf(all[0]?.claim.value)).filter(([key]) => !parts.includes(key as 'phase'));
  const value = mapOf([...parts.map((part, at) => [part, Math.max(1, Number(here[at] ?? 1))] as const), ...others]);
  return { value, source: { what: 'the position' }, sure: false, ...othersOf(weighed, path, value) };
}

/** Whether a place lies within the mission, counts from 1, and does not come after the position. */
function isBefore(
  there: { readonly [key: string]: Data },
  here: readonly (Data | undefined)[],
  { phases }: Layout,
): boolean {
  const places = parts.map((part, at) => [there[part], here[at]] as const);
  if (places.some(([place]) => place !== undefined && (typeof place !== 'number' || place < 1))) return false;
  const { phase, block } = there;
  const blocks = typeof phase === 'number' ? (phases[phase - 1]?.blocks ?? 0) : 0;
  if (blocks > 0 && typeof block === 'number' && block > blocks) return false;
  for (const [place, own] of places) {
    if (typeof place !== 'number' || typeof own !== 'number' || place < own) return true;
    if (place > own) return false;
  }
  return true;
}
