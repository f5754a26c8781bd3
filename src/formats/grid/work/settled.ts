import type { Numbering } from '../mission/blocks.js';
import type { KeptFiles, KeptSummary } from './kept-files.js';
import type { MissionWork, PhaseWork, WorkBlock } from './phase-work.js';
import { isCounted } from './placement.js';

/** What is owed in a phase. */
export interface Settled {
  readonly phase: PhaseWork;
  /** Blocks that are counted complete and have no SUMMARY that says so; the first ones, where nobody says which. */
  readonly unsummarised: readonly WorkBlock[];
  /** Blocks that are still to be done and have no plan. */
  readonly unplanned: readonly WorkBlock[];
  /** Blocks that are still to be done. */
  readonly pending: readonly WorkBlock[];
}

/** Holds what the state says against the summaries and plans that there are. Each doubt is decided for the mission. */
export function settle({ phases }: MissionWork, kept: KeptFiles, numbering: Numbering): readonly Settled[] {
  const done = new Set(kept.summaries.filter(isDone).flatMap(({ keys }) => keys));
  const known = new Set(phases.flatMap(({ blocks }) => blocks.map(({ key }) => key)));
  const stray = isCounted(numbering) ? [] : kept.summaries.filter((one) => isDone(one) && isStray(one, known));
  const settled = phases.map((phase) => settlePhase(phase, kept, done));
  // Where nobody knows how the blocks are counted, as many summaries as there are complete blocks are theirs.
  const owed = settled.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
  return owed > 0 && owed === stray.length ? settled.map((one) => ({ ...one, unsummarised: [] })) : settled;
}

const isDone = ({ outcome }: KeptSummary): boolean => outcome.kind !== 'open';

function isStray({ keys }: KeptSummary, known: ReadonlySet<string>): boolean {
  return keys.length > 0 && !keys.some((key) => known.has(key));
}

function settlePhase(phase: PhaseWork, kept: KeptFiles, done: ReadonlySet<string>): Settled {
  const { blocks, complete, numbers, isNamed } = phase;
  if (!isNamed) return settleCounts(phase, kept);
  const isSkipped = ({ key, said }: WorkBlock): boolean => kept.skipped.has(key) || said?.isSkipped === true;
  const skipped = blocks.filter(isSkipped);
  const open = blocks.filter((block) => !isSkipped(block) && !done.has(block.key));
  const isSaid = blocks.some(({ said }) => said && !said.isSkipped);
  const covered = blocks.length - open.length;
  // A SUMMARY.md that names no block is about one of its phase.
  const nameless = kept.summaries.filter(
    ({ keys, phase: own }) => keys.length === 0 && numbers.includes(own ?? 0),
  ).length;
  const owed = Math.max(0, complete.count - covered - nameless);
  // Some count skipped blocks as complete, and some do not.
  const finished = Math.max(0, complete.count - (covered - skipped.length));
  const pending = isSaid ? open.filter(({ said }) => !said?.isComplete) : open.slice(finished);
  const unsummarised = isSaid ? open.filter(({ said }) => said?.isComplete) : open.slice(0, owed);
  return {
    phase,
    pending,
    unplanned: pending.filter(({ key }) => !kept.planned.has(key)),
    unsummarised: unsummarised.slice(isSaid ? nameless : 0),
  };
}

/** Blocks that nobody can tell apart. */
function settleCounts(phase: PhaseWork, { summaries, planned }: KeptFiles): Settled {
  const { blocks, complete } = phase;
  const done = summaries.filter(isDone).length;
  const pending = blocks.slice(Math.max(complete.count, done));
  return {
    phase,
    pending,
    unplanned: planned.size > 0 ? [] : pending,
    unsummarised: blocks.slice(Math.min(done, complete.count), complete.count),
  };
}
