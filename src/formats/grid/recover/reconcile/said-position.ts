import { phaseNumber } from '../../mission/phases.js';
import type { Evidence } from '../evidence.js';
import { type Layout, type Place, placeOf } from './phase-layout.js';
import { fieldsOf, itemsOf } from './sound.js';

// Where one source says that the mission stands, and how much it says is done. A file repeats itself: where one of its
// values was damaged, the others outvote it.

/** What one source says of where the mission stands. */
export interface SaidPosition {
  readonly evidence: Evidence;
  /** The index of the phase that it says the mission stands in. */
  readonly phase: number | undefined;
  readonly place: Place | undefined;
  /**
   * How many blocks of a phase it says are complete; undefined where it does not say, or says what cannot be.
   * @param before how many blocks the phases before have
   */
  doneIn(phase: number, before: number): number | undefined;
}

/** What a source says of where the mission stands. */
export function saidPosition(evidence: Evidence, layout: Layout): SaidPosition {
  const definitions = itemsOf(evidence.fields.get('phases.definitions')?.value).map(fieldsOf);
  const phase = phaseBy(evidence, definitions, layout);
  const place = countsInPhases(evidence)
    ? placeInPhase(evidence, phase, layout)
    : placeInMission(evidence, phase, layout);
  const doneById = new Map(definitions.map((one) => [one.id, one.blocks_complete]));
  const total = layout.phases.reduce((sum, { blocks }) => sum + blocks, 0);
  const whole = wholeNumber(evidence, 'progress.blocks_complete');
  const percent = evidence.fields.get('progress.percent')?.value;
  const byShare = typeof percent === 'number' && total > 0 ? Math.round((percent / 100) * total) : undefined;
  return {
    ...{ evidence, phase, place },
    doneIn(index, before) {
      const { id = '', blocks = 0 } = layout.phases[index] ?? {};
      if (phase !== undefined && phase > index) return blocks;
      if (phase !== undefined && phase < index) return 0;
      const said = doneById.get(id);
      const votes = [
        typeof said === 'number' ? said : undefined,
        ...[whole, byShare].map((one) => one && one - before),
      ];
      const most = layout.isDefined ? blocks : Number.POSITIVE_INFINITY;
      // What was completed never becomes less: of two that are equally well told, the larger one counts.
      return winner(within(votes, 0, most), (one, other) => one > other);
    },
  };
}

/** The value that most votes are for; of several, the first of them unless another is to come before it. */
function winner(
  votes: readonly (number | undefined)[],
  isBefore = (_a: number, _b: number) => false,
): number | undefined {
  const counts = new Map<number, number>();
  for (const vote of votes) if (vote !== undefined) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  let best: number | undefined;
  for (const [vote, times] of counts) {
    const most = best === undefined ? 0 : (counts.get(best) ?? 0);
    if (times > most || (best !== undefined && times === most && isBefore(vote, best))) best = vote;
  }
  return best;
}

function within(votes: readonly (number | undefined)[], least: number, most: number): readonly (number | undefined)[] {
  return votes.map((vote) => (vote !== undefined && vote >= least && vote <= most ? vote : undefined));
}

function wholeNumber({ fields }: Evidence, path: string): number | undefined {
  const value = fields.get(path)?.value;
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

function word({ fields }: Evidence, path: string): string | undefined {
  const value = fields.get(path)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Whether its blocks count within their phase, as in the schema dialect; else they count through the mission (D23). */
export function countsInPhases({ fields, kind }: Evidence): boolean {
  const marks = ['session_id', 'mission_id', 'phases.definitions', 'position.phase_id', 'position.block_id'];
  if (kind === 'body') return true;
  return (kind === 'state' || kind === 'version') && marks.some((mark) => fields.has(mark));
}

function phaseBy(evidence: Evidence, definitions: readonly ReturnType<typeof fieldsOf>[], { phases, index }: Layout) {
  const byNumber = (value: number | undefined) => (value === undefined ? undefined : index.ofNumber(value));
  const block = word(evidence, 'position.block_id');
  const next = nextPhase(evidence, phases);
  return winner([
    byNumber(wholeNumber(evidence, 'phases.current')),
    byNumber(wholeNumber(evidence, 'position.phase')),
    index.ofId(word(evidence, 'position.phase_id')),
    block === undefined ? undefined : byNumber(phaseNumber(block)),
    index.ofId(definitions.find(({ status }) => status === 'in_progress')?.id),
    ...within([next], 0, phases.length - 1),
  ]);
}

/** The phase after those that are listed as completed: one that is named beyond a gap was not reached. */
function nextPhase(evidence: Evidence, phases: Layout['phases']): number | undefined {
  const completed = evidence.fields.get('phases.completed')?.value;
  if (completed === undefined) return undefined;
  const ids = new Set<unknown>(itemsOf(completed));
  const isKnown = phases.filter(({ id }) => ids.has(id)).length === ids.size;
  const gap = isKnown ? phases.findIndex(({ id }) => !ids.has(id)) : -1;
  return gap >= 0 ? gap : itemsOf(completed).length - (word(evidence, 'status') === 'complete' ? 1 : 0);
}

function placeInPhase(evidence: Evidence, phase: number | undefined, layout: Layout): Place | undefined {
  if (phase === undefined) return undefined;
  const id = word(evidence, 'position.block_id');
  const resumed = fieldsOf(evidence.fields.get('resume.resume_position')?.value).block;
  const votes = [
    wholeNumber(evidence, 'position.block'),
    id === undefined ? undefined : Number(id.slice(3)),
    typeof resumed === 'number' ? resumed : undefined,
  ];
  const block = winner(within(votes, 1, layout.phases[phase]?.blocks || Number.MAX_SAFE_INTEGER));
  return block === undefined ? undefined : { phase, block };
}

function placeInMission(evidence: Evidence, phase: number | undefined, layout: Layout): Place | undefined {
  const begun = evidence.blocks.filter(({ is }) => is === 'begun').at(-1)?.block;
  const number = wholeNumber(evidence, 'position.block');
  const named = phase === undefined ? wholeNumber(evidence, 'position.phase') : phase + 1;
  const block = begun ?? (number === undefined ? undefined : { phase: named, number, isPlain: true });
  return block && placeOf({ kind: evidence.kind, block }, layout);
}
