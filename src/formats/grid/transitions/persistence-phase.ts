import { count, either, quote } from '../../../text/words.js';
import { parsePhase } from '../mission/blocks.js';
import { type PlannedBlock, type WorkNow, workNow } from './persistence-work.js';
import { type Plan, Refusal, type Values } from './plan.js';
import type { Situation } from './situation.js';
import { atFirst, firstThread, numbered, positionValue, wherever } from './written.js';

/** The same in the persistence dialect, where a phase is a number or a name, and plans tell which blocks it has. */
export async function toPersistencePhase(situation: Situation, to: string, threads: number | undefined): Promise<Plan> {
  if (threads !== undefined)
    throw new Refusal('the persistence dialect of STATE.md does not say how many threads there are');
  const now = positionValue(situation, 'phase');
  if (now === undefined) throw new Refusal('position.phase is not there, so there is no phase to come after');
  const current = parsePhase(String(now));
  const wanted = parsePhase(to);
  if (current !== undefined && wanted !== current + 1) {
    throw new Refusal(`${quote(to)} is not phase ${current + 1}, which is the next one`);
  }
  if (String(now) === to) throw new Refusal(`the mission stands in ${quote(to)} already`);
  const isNumber = /^\d{1,4}$/.test(String(now)) && wanted !== undefined;
  const name = /^\d{1,4}$/.test(to) || !isNumber ? undefined : to.replace(/^\d{1,4}[ _-]?/, '');
  return {
    values: {
      ...wherever(situation, 'phase', isNumber ? numbered(now, wanted) : to),
      ...wherever(situation, 'phase_name', name),
      ...(await firstBlock(situation, to, wanted)),
      ...atFirst(situation, 'wave'),
      ...wherever(situation, 'wave_name', undefined),
      ...wherever(situation, 'thread_name', undefined),
    },
  };
}

/** The first block of the next phase, by its plans. A mission that keeps no plans cannot be held to any. */
async function firstBlock(situation: Situation, to: string, wanted: number | undefined): Promise<Values> {
  if (situation.snapshot.plans.length === 0) return atFirst(situation, 'thread');
  const work = await workNow(situation);
  const own = work.planned.filter(({ phase }) => phase !== undefined && phase === work.phase);
  const owed = own.length > 0 ? own : work.planned.filter(({ key }) => key === work.key);
  const open = owed.filter(({ key }) => !work.done.has(key));
  if (open.length > 0) {
    const files = either(
      open.slice(0, 5).map(({ plan }) => quote(plan.file)),
      'and',
    );
    const what = `${count(open.length, 'block')} of the current phase ${open.length === 1 ? 'has' : 'have'} no SUMMARY`;
    throw new Refusal(`${what}, by ${files}; block-done or skip comes first`);
  }
  const first = firstOf(work, wanted);
  if (!first) {
    throw new Refusal(`there is no plan of ${quote(to)}, so nobody knows its blocks; plan it first`);
  }
  if (first.key === work.key) return atFirst(situation, 'thread'); // blocks count through the mission, and it stands there
  const block = blockLike(work.value, first, situation);
  return {
    ...wherever(situation, 'block', block),
    ...wherever(situation, 'block_name', undefined),
    ...firstThread(situation, work.number, first.number),
  };
}

/** The first block of a phase that is still to be done; where plans tell no phases, the first one at all. */
function firstOf({ planned, done }: WorkNow, phase: number | undefined): PlannedBlock | undefined {
  const tellsPhases = phase !== undefined && planned.some((one) => one.phase !== undefined);
  const own = planned.filter((one) => (tellsPhases ? one.phase === phase : true) && !done.has(one.key));
  return [...own].sort((a, b) => (a.phase ?? 0) - (b.phase ?? 0) || a.number - b.number)[0];
}

/** A block in the notation of the one that was: of `01-02`, `02-01`. */
function blockLike(old: string, { phase, number }: PlannedBlock, situation: Situation) {
  const [, prefix, sign] = /^(\d{1,4})(-)\d{1,4}$/.exec(old) ?? [];
  const next = numbered(positionValue(situation, 'block'), number);
  if (prefix === undefined || phase === undefined || typeof next !== 'string') return next;
  return String(phase).padStart(prefix.length, '0') + (sign ?? '') + next.slice(prefix.length + 1);
}
