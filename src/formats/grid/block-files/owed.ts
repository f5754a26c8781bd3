import type { Target } from '../../../core/document.js';
import type { Numbering } from '../mission/blocks.js';
import type { KeptFiles, KeptSummary } from './kept-files.js';
import type { MissionWork, PhaseWork, WorkBlock } from './phase-work.js';
import { type BlockKey, isCounted } from './placement.js';

/** The summaries and plans that a mission owes in one of its phases. */
export interface Owed {
  readonly phase: PhaseWork;
  /** Blocks that are counted complete and have no SUMMARY; the first ones, where nobody says which. */
  readonly unsummarised: readonly WorkBlock[];
  /** The summaries of blocks that are counted complete which say themselves that they are not. */
  readonly unfinished: readonly KeptSummary[];
  /** What counts the first of these blocks as complete. */
  readonly claim: Target;
  /** Blocks that are still to be done and have no plan. */
  readonly unplanned: readonly WorkBlock[];
}

/** Summaries, by what they are about. */
interface Filed {
  /** The blocks that a SUMMARY says are done. */
  readonly done: ReadonlySet<BlockKey>;
  /** The summaries that say that their block is not. */
  readonly open: ReadonlyMap<BlockKey, KeptSummary>;
  /** The summaries of a phase which do not tell their block. */
  readonly nameless: ReadonlyMap<number, readonly KeptSummary[]>;
}

/** Holds what the state says against the summaries and plans that there are. Each doubt is decided for the mission. */
export function owedIn({ phases }: MissionWork, kept: KeptFiles, numbering: Numbering): readonly Owed[] {
  const filed = file(kept.summaries);
  const known = new Set(phases.flatMap(({ blocks }) => blocks.map(({ key }) => key)));
  const stray = isCounted(numbering) ? [] : kept.summaries.filter((one) => isDone(one) && isStray(one, known));
  const owed = phases.map((phase) => owedInPhase(phase, kept, filed));
  // Where nobody knows how the blocks are counted, as many summaries as there are complete blocks are theirs.
  const missing = owed.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
  return missing > 0 && missing === stray.length ? owed.map((one) => ({ ...one, unsummarised: [] })) : owed;
}

const isDone = ({ outcome }: KeptSummary): boolean => outcome.kind !== 'open';

function isStray({ keys }: KeptSummary, known: ReadonlySet<string>): boolean {
  return keys.length > 0 && !keys.some((key) => known.has(key));
}

function file(summaries: readonly KeptSummary[]): Filed {
  const done = new Set<BlockKey>();
  const open = new Map<BlockKey, KeptSummary>();
  const nameless = new Map<number, KeptSummary[]>();
  for (const summary of summaries) {
    for (const key of summary.keys) {
      if (isDone(summary)) done.add(key);
      else open.set(key, summary);
    }
    if (summary.keys.length > 0 || summary.phase === undefined) continue;
    const others = nameless.get(summary.phase) ?? [];
    others.push(summary);
    nameless.set(summary.phase, others);
  }
  return { done, open, nameless };
}

function owedInPhase(phase: PhaseWork, kept: KeptFiles, filed: Filed): Owed {
  const { blocks, complete, numbers, isNamed } = phase;
  if (!isNamed) return owedByCount(phase, kept);
  const isSkipped = ({ key, said }: WorkBlock): boolean => kept.skipped.has(key) || said?.isSkipped === true;
  const skipped = blocks.filter(isSkipped);
  const open = blocks.filter((block) => !isSkipped(block) && !filed.done.has(block.key));
  const isSaid = blocks.some(({ said }) => said && !said.isSkipped);
  const covered = blocks.length - open.length;
  // A SUMMARY.md that names no block is about one of its phase.
  const nameless = numbers.flatMap((number) => filed.nameless.get(number) ?? []);
  const others = nameless.filter(isDone).length;
  const count = Math.max(0, complete.count - covered - others);
  // Some count skipped blocks as complete, and some do not.
  const finished = Math.max(0, complete.count - (covered - skipped.length));
  const pending = isSaid ? open.filter(({ said }) => !said?.isComplete) : open.slice(finished);
  const owing = isSaid ? open.filter(({ said }) => said?.isComplete).slice(others) : open.slice(0, count);
  const unproven = nameless.filter((one) => !isDone(one));
  return {
    phase,
    unplanned: pending.filter(({ key }) => !kept.planned.has(key)),
    ...parted(phase, owing, [...owing.flatMap(({ key }) => filed.open.get(key) ?? []), ...unproven], filed.open),
  };
}

/** Blocks that nobody can tell apart. */
function owedByCount(phase: PhaseWork, { summaries, planned }: KeptFiles): Owed {
  const { blocks, complete } = phase;
  const done = summaries.filter(isDone).length;
  const pending = blocks.slice(Math.max(complete.count, done));
  const owing = blocks.slice(Math.min(done, complete.count), complete.count);
  const unfinished = summaries.filter((one) => !isDone(one));
  return { phase, unplanned: planned.size > 0 ? [] : pending, ...parted(phase, owing, unfinished, new Map()) };
}

/**
 * Parts the blocks that owe a good SUMMARY into those that have none and those whose SUMMARY is not finished.
 * @param unfinished those of the blocks first, then those of which nobody knows which block they are about
 */
function parted(
  { complete }: PhaseWork,
  owing: readonly WorkBlock[],
  unfinished: readonly KeptSummary[],
  open: Filed['open'],
): Pick<Owed, 'unsummarised' | 'unfinished' | 'claim'> {
  const without = owing.filter(({ key }) => !open.has(key));
  const taken = Math.min(unfinished.length, owing.length);
  return {
    unsummarised: without.slice(0, owing.length - taken),
    unfinished: [...new Set(unfinished.slice(0, taken))],
    claim: owing[0]?.said?.at ?? complete.at,
  };
}
