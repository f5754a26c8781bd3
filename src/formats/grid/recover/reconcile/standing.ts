import type { Source } from '../../../../core/recovery.js';
import { some } from '../../../../text/words.js';
import type { Evidence } from '../evidence.js';
import { type CompleteBlock, completeBlocks } from './completed.js';
import { blockName, type Layout, type Place } from './phase-layout.js';
import { type SaidPosition, saidPosition } from './said-position.js';
import type { Weighed } from './weigh.js';

/** Where the mission stands, and what is done. */
export interface Standing extends Place {
  /** How many blocks of each phase are complete. */
  readonly done: readonly number[];
  /** Complete blocks that no phase is known to hold. */
  readonly unplaced: number;
  /** The blocks that a source names as complete. */
  readonly named: readonly CompleteBlock[];
  /** Who says that it stands here; undefined where that was worked out. */
  readonly by: Evidence | undefined;
  /** Whether all that is counted as done is so by what a source says itself. */
  readonly isSure: boolean;
  readonly source: Source;
  readonly notes: readonly string[];
}

const workedOut: Source = { what: 'the blocks that are complete' };

/** What everybody asks who works out where the mission stands. */
interface Heard {
  readonly layout: Layout;
  /** Of the sources that may say where it stands, the strongest first. */
  readonly positions: readonly SaidPosition[];
  /** The strongest that says it. */
  readonly first: SaidPosition | undefined;
  readonly named: readonly CompleteBlock[];
  /** How many blocks the phases before each one have. */
  readonly before: readonly number[];
}

/** Works out where the mission stands: where the strongest source says, but not behind what is complete. */
export function standingOf(weighed: Weighed, layout: Layout): Standing {
  const { blocks: named, unplaced, notes } = completeBlocks(weighed, layout);
  const positions = weighed.evidence.filter(tellsPlace).map((one) => saidPosition(one, layout));
  const first = positions.find(({ place, phase }) => (place ?? phase) !== undefined);
  const heard: Heard = { layout, positions, first, named, before: sumsBefore(layout) };
  let phase = firstPhase(heard);
  let count = countIn(phase, heard);
  while (phase < layout.phases.length - 1 && isDone(phase, count, heard)) {
    phase += 1;
    count = countIn(phase, heard);
  }
  const done = layout.phases.map(({ blocks }, index) => (index < phase ? blocks : index === phase ? count.done : 0));
  const { block, by } = blockIn(phase, count, heard);
  const missing = unsaid(phase, heard);
  const { fields, blocks } = by ?? {};
  return {
    ...{ phase, block, done, unplaced, named, by },
    isSure: missing.length === 0 && count.isSure,
    source: fields?.get('position.block')?.source ?? blocks?.find(({ is }) => is === 'begun')?.source ?? workedOut,
    notes: [...notes, ...assumedNote(missing, layout)],
  };
}

function tellsPlace({ kind }: Evidence): boolean {
  return kind === 'state' || kind === 'checkpoint' || kind === 'version' || kind === 'body';
}

function sumsBefore({ phases }: Layout): readonly number[] {
  let sum = 0;
  return phases.map(({ blocks }) => {
    sum += blocks;
    return sum - blocks;
  });
}

/** No mission goes back: it stands in no phase before one that is begun, or was. */
function firstPhase({ positions, named }: Heard): number {
  const said = positions.find(({ phase }) => phase !== undefined)?.phase ?? 0;
  const before = positions.map(({ evidence, phase = 0 }) => (evidence.kind === 'version' ? phase : 0));
  return Math.max(said, named.at(-1)?.phase ?? 0, ...before);
}

interface Count {
  readonly done: number;
  readonly isSure: boolean;
}

function countIn(phase: number, { layout, positions, named, before }: Heard): Count {
  const start = before[phase] ?? 0;
  const here = named.filter((one) => one.phase === phase);
  const said = positions.find(({ evidence }) => evidence.kind === 'state')?.doneIn(phase, start);
  const older = positions.map((one) => (one.evidence.kind === 'version' ? (one.doneIn(phase, start) ?? 0) : 0));
  const most = layout.isDefined ? (layout.phases[phase]?.blocks ?? 0) : Number.POSITIVE_INFINITY;
  const done = Math.min(Math.max(said ?? 0, here.length, ...older), most);
  return { done, isSure: done === said || (done === here.length && here.every(({ sure }) => sure)) };
}

/**
 * Whether the mission goes on to the next phase. Where the strongest source stands in a phase that is done, and nobody
 * tells more than it does, the next step is the mission's own.
 */
function isDone(phase: number, { done }: Count, heard: Heard): boolean {
  const blocks = heard.layout.phases[phase]?.blocks ?? 0;
  if (blocks === 0 || done < blocks) return false;
  return heard.first?.place?.phase !== phase || !isUpToDate(heard.first, phase, done, heard);
}

/** Whether a source has counted all that is complete, and does not itself name the block as complete that it stands at. */
function isUpToDate(said: SaidPosition, phase: number, done: number, { named, before }: Heard): boolean {
  const { evidence, place, doneIn } = said;
  if (evidence.kind === 'checkpoint' || doneIn(phase, before[phase] ?? 0) !== done) return false;
  return !named.some((one) => one.kind === evidence.kind && one.phase === phase && one.block === place?.block);
}

/** The block that the mission stands at: a source's, unless that one is complete; else the first that is not. */
function blockIn(phase: number, count: Count, heard: Heard): Pick<Standing, 'block' | 'by'> {
  const { layout, positions, named } = heard;
  const complete = new Set(named.flatMap((one) => (one.phase === phase ? [one.block] : [])));
  const open = firstOpen(complete, count.done);
  for (const said of positions) {
    const { evidence: by, place } = said;
    if (place?.phase !== phase) continue;
    const isOpen = !complete.has(place.block) && (by.kind === 'state' || place.block >= open);
    if (isOpen || isUpToDate(said, phase, count.done, heard)) return { block: place.block, by };
  }
  const blocks = layout.phases[phase]?.blocks || Number.POSITIVE_INFINITY;
  return { block: Math.min(open, blocks), by: undefined };
}

/** Of blocks of which only the number is known, the first ones are taken to be complete. */
function firstOpen(named: ReadonlySet<number>, done: number): number {
  let open = Math.max(0, done - named.size) + 1;
  for (const block of [...named].sort((a, b) => a - b)) if (block <= open) open += 1;
  return open;
}

const mostNamed = 8;
const mostAssumed = 1000;

/** Blocks of the phases before that no source says are complete, where it is not a count that says so. */
function unsaid(phase: number, { layout, positions, named, before }: Heard): readonly Place[] {
  const complete = new Set(named.map((one) => `${one.phase}-${one.block}`));
  const missing: Place[] = [];
  for (let index = 0; index < phase; index += 1) {
    const { blocks = 0 } = layout.phases[index] ?? {};
    if (positions.some((one) => (one.doneIn(index, before[index] ?? 0) ?? 0) >= blocks)) continue;
    for (let block = 1; block <= blocks && missing.length < mostAssumed; block += 1) {
      if (!complete.has(`${index}-${block}`)) missing.push({ phase: index, block });
    }
  }
  return missing;
}

/** A mission goes phase by phase: what lies before the work that is done has been done as well. */
function assumedNote(places: readonly Place[], layout: Layout): readonly string[] {
  if (places.length === 0) return [];
  const names = some(
    places.map((place) => blockName(place, layout)),
    mostNamed,
  );
  return places.length === 1
    ? [`no source says that block ${names} is complete, but work of later phases is, so it counts: check that it is`]
    : [
        `no source says that blocks ${names} are complete, but work of later phases is, so they count: check that they are`,
      ];
}
