import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import type { Evidence, EvidenceKind } from '../evidence.js';
import { slug } from '../write/ids.js';
import { type Circumstances, isNew } from './circumstances.js';
import { blockId, type Layout, type Place, placeOf } from './phase-layout.js';
import { currentNumber } from './phases.js';
import { saidPosition } from './said-position.js';
import type { Settled } from './settled.js';
import { fieldsOf, isSound } from './sound.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';
import { attribute, choose, type Weighed } from './weigh.js';

export interface Position {
  readonly fields: ReadonlyMap<string, Settled>;
  readonly notes: readonly string[];
}

/** The fields of `position`. Wave, thread and names go with the block: of another block, they say nothing of this one. */
export function settlePosition(
  weighed: Weighed,
  layout: Layout,
  standing: Standing,
  status: SettledStatus,
  circumstances: Circumstances,
): Position {
  const isPlanning = status.value === 'planning';
  const number = currentNumber(weighed, layout, standing, status);
  const phase = layout.phases[standing.phase];
  const isOpen = isPlanning && (layout.phases.length === 0 || number === 0);
  const block = isOpen ? 0 : standing.block;
  const fields = new Map<string, Settled>();
  const set = (name: string, value: Data, source = standing.source) => {
    fields.set(`position.${name}`, attribute(weighed, `position.${name}`, value, source));
  };
  set('phase', number);
  set('phase_id', phase?.id ?? idOf(weighed, number), phase?.namedBy);
  const name = phase?.name ?? choose(weighed, 'position.phase_name')?.value;
  if (name !== undefined && isWanted('phase_name', weighed, circumstances)) set('phase_name', name, phase?.namedBy);
  set('block', block);
  if (block > 0 && block <= 99 && layout.phases.length > 0 && isWanted('block_id', weighed, circumstances)) {
    set('block_id', blockId({ phase: standing.phase, block }, layout.phases));
  }
  const notes = setInner(fields, { weighed, layout, standing, isOpen, isPlanning }, circumstances);
  return { fields, notes };
}

/** Optional fields are put in where the file has them, or where it is written anew. */
function isWanted(name: string, { all }: Weighed, circumstances: Circumstances): boolean {
  if (isNew(circumstances)) return true;
  return all(`position.${name}`).some(({ kind }) => kind === 'state' || kind === 'version');
}

/** The schema wants an id also where no phase is planned yet. */
function idOf(weighed: Weighed, number: number): string {
  const said = choose(weighed, 'position.phase_id')?.value;
  const cluster = choose(weighed, 'cluster')?.value;
  const fallback = `${String(Math.min(Math.max(1, number), 99)).padStart(2, '0')}-${slug(String(cluster ?? ''), 'start')}`;
  return typeof said === 'string' && (number === 0 || Number(said.slice(0, 2)) === number) ? said : fallback;
}

interface Within {
  readonly weighed: Weighed;
  readonly layout: Layout;
  readonly standing: Standing;
  readonly isOpen: boolean;
  readonly isPlanning: boolean;
}

function setInner(fields: Map<string, Settled>, within: Within, circumstances: Circumstances): readonly string[] {
  const { weighed, standing, isOpen, isPlanning } = within;
  const older = saidHere('version', within);
  const body = saidHere('body', within);
  const by = (evidence: Evidence | undefined, name: string): Data | undefined => {
    const value = evidence?.fields.get(`position.${name}`)?.value;
    return value !== undefined && isSound(`position.${name}`, value) ? value : undefined;
  };
  const said = (name: string): Data | undefined => by(standing.by, name) ?? by(older, name) ?? by(body, name);
  const named = nameOf(within);
  const name = said('block_name') ?? named?.name ?? `Block ${standing.block}`;
  if (!isOpen && (said('block_name') !== undefined || isWanted('block_name', weighed, circumstances))) {
    fields.set(
      'position.block_name',
      attribute(weighed, 'position.block_name', name, named?.source ?? standing.source),
    );
  }
  const wave = said('wave') ?? (isOpen ? 0 : 1);
  if (said('wave') !== undefined || isWanted('wave', weighed, circumstances)) {
    fields.set('position.wave', attribute(weighed, 'position.wave', wave, standing.source));
  }
  const least = isPlanning ? 0 : 1;
  const isSameWave = said('wave') === by(older, 'wave');
  const before = [...(isSameWave ? [older] : []), body].map((one) => {
    return { thread: by(one, 'thread'), total: by(one, 'thread_total') };
  });
  const own = { thread: undamagedThread(within) ?? by(standing.by, 'thread'), total: by(standing.by, 'thread_total') };
  const { thread, total, isTold } = threadsOf(within, own, before, least);
  fields.set('position.thread', attribute(weighed, 'position.thread', thread, standing.source));
  const ofWave = attribute(weighed, 'position.thread_total', total, { what: 'no source' });
  fields.set('position.thread_total', isTold ? ofWave : { ...ofWave, source: { what: 'no source' }, sure: false });
  const contested = contestedNote(within, thread);
  if (isTold || isOpen) return contested;
  return [
    ...contested,
    `no source says how many threads the current wave has: position.thread_total is ${total} until you know better`,
  ];
}

/** The thread that others name at this very block, where the line of the present file was damaged. */
function undamagedThread({ weighed, layout, standing }: Within): Data | undefined {
  const own = standing.by?.fields.get('position.thread');
  if (!own?.damage) return undefined;
  const resumed = standing.by?.fields.get('resume.resume_position');
  const { phase, block, thread } = fieldsOf(resumed?.damage ? undefined : resumed?.value);
  const others = weighed.evidence.filter(
    (one) => (one.kind === 'checkpoint' || one.kind === 'body') && isHere(saidPosition(one, layout).place, standing),
  );
  const told = others.map(({ fields }) => fields.get('position.thread')?.value);
  const isResumedHere = phase === standing.phase + 1 && block === standing.block;
  return [isResumedHere ? thread : undefined, ...told].find(isCount);
}

function contestedNote({ standing }: Within, thread: number): readonly string[] {
  const own = standing.by?.fields.get('position.thread');
  if (own?.damage !== 'contested') return [];
  return own.value === thread
    ? [
        `position.thread stood in a merge conflict, and nothing else tells which side is right: ${thread} stands there until you know better`,
      ]
    : [
        `position.thread stood in a merge conflict: ${thread} was taken, for the files beside it or resume.resume_position say so`,
      ];
}

/** What a source of some kind says, where it says that the mission stands at this very block. */
function saidHere(kind: EvidenceKind, { weighed, layout, standing }: Within): Evidence | undefined {
  return weighed.evidence.find((one) => one.kind === kind && isHere(saidPosition(one, layout).place, standing));
}

function isHere(place: Place | undefined, { phase, block }: Place): boolean {
  return place?.phase === phase && place.block === block;
}

/** The thread that a wave is at, and how many it has. */
interface Threads {
  readonly thread?: Data | undefined;
  readonly total?: Data | undefined;
}

/**
 * Of two figures that contradict each other, the one that resume_position, the last good version or the body confirms is right.
 * @param own of who says where the mission stands
 * @param before of the last good version, where that stands at the same wave, and of the body
 */
function threadsOf(
  { weighed, isOpen, standing }: Within,
  own: Threads,
  before: readonly Threads[],
  least: number,
): { readonly thread: number; readonly total: number; readonly isTold: boolean } {
  if (isOpen) return { thread: 0, total: 0, isTold: true };
  const one = typeof own.thread === 'number' && own.thread >= least ? own.thread : undefined;
  const all = typeof own.total === 'number' && own.total >= least ? own.total : undefined;
  if (one !== undefined && all !== undefined && (one <= all || least === 0))
    return { thread: one, total: all, isTold: true };
  const resumed = fieldsOf(weighed.said('state', 'resume.resume_position')?.value);
  const isResumedHere = resumed.phase === standing.phase + 1 && resumed.block === standing.block;
  const others = [isResumedHere ? resumed.thread : undefined, ...before.map(({ thread }) => thread)].filter(isCount);
  const known = one === undefined ? all : undefined;
  const older = before
    .map(({ total: said }) => said)
    .find((said): said is number => isCount(said) && said >= (one ?? 1));
  const total = known ?? older ?? all;
  const there = others.find((thread) => total === undefined || thread <= total);
  if (total !== undefined && (total !== all || one === undefined || there !== undefined)) {
    const thread = one !== undefined && one <= total ? one : there;
    return { thread: thread ?? Math.min(1, total), total, isTold: true };
  }
  const thread = one ?? others[0] ?? 1;
  return { thread, total: Math.max(thread, 1), isTold: false };
}

function isCount(value: Data | undefined): value is number {
  return typeof value === 'number' && value >= 1;
}

/** What a source calls the block that the mission stands at. */
function nameOf({ weighed, layout, standing }: Within): { readonly name: string; readonly source: Source } | undefined {
  for (const { kind, blocks } of weighed.evidence) {
    for (const { block, name, source } of blocks) {
      const place = name === undefined ? undefined : placeOf({ kind, block }, layout);
      if (place?.phase !== standing.phase || place.block !== standing.block || name === undefined) continue;
      if (isSound('position.block_name', name)) return { name, source };
    }
  }
  return undefined;
}
