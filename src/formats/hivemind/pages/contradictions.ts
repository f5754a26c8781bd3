import type { TextLine } from '../../../text/markdown.js';
import { some } from '../../../text/words.js';
import { allDoneIn } from './all-done.js';
import type { Piece } from './labels.js';
import { type PhaseSaid, phasesIn } from './phases.js';

/** Two places that cannot both be true. */
export interface Contradiction {
  readonly page: 'taskPlan' | 'progress';
  readonly at: Piece;
  readonly message: string;
  /** In the other page. */
  readonly other: { readonly at: Piece; readonly message: string };
}

const mostNamed = 5;

/**
 * Where the plan of the work and the log of its progress contradict one another. A log has entries of several sessions:
 * only what all of them say of a phase is held against the plan.
 */
export function contradictions(plan: readonly TextLine[], progress: readonly TextLine[]): readonly Contradiction[] {
  const planned = agreed(phasesIn(plan));
  const logged = phasesIn(progress);
  const whole = wholeContradiction(progress, [...planned.values()], logged);
  if (whole) return [whole];
  const entries = agreed(logged);
  return [...planned.values()].flatMap((phase) => {
    const entry = entries.get(phase.number);
    if (!entry || entry.standing === phase.standing) return [];
    const message = `phase ${phase.number} ${phase.says} here, but ${entry.says} in progress.md; expected both to say the same`;
    const other = { at: entry.at, message: `phase ${phase.number} ${entry.says} here` };
    return [{ page: 'taskPlan' as const, at: phase.at, message, other }];
  });
}

/** The phases of which a page says one and the same, however often, by their numbers. */
function agreed(all: readonly PhaseSaid[]): ReadonlyMap<number, PhaseSaid> {
  const known = new Map<number, PhaseSaid>();
  const doubtful = new Set<number>();
  for (const one of all) {
    const first = known.get(one.number);
    if (!first) known.set(one.number, one);
    else if (first.standing !== one.standing) doubtful.add(one.number);
  }
  for (const number of doubtful) known.delete(number);
  return known;
}

/** A log that says that all is done, and nowhere that a phase is not, against the phases that are open in the plan. */
function wholeContradiction(
  progress: readonly TextLine[],
  planned: readonly PhaseSaid[],
  logged: readonly PhaseSaid[],
): Contradiction | undefined {
  const claim = allDoneIn(progress);
  if (!claim || logged.some(({ standing }) => standing === 'open')) return undefined;
  const { count: number, at } = claim;
  // Of 8 phases, the first 6 may be all that there were when the log was written.
  const open = planned.filter((phase) => phase.standing === 'open' && phase.number <= (number ?? phase.number));
  const [first] = open;
  if (!first) return undefined;
  const numbers = some(
    open.map((phase) => String(phase.number)),
    mostNamed,
  );
  const which = open.length === 1 ? `phase ${numbers} is` : `phases ${numbers} are`;
  return {
    page: 'progress',
    at,
    message: `all phases are done here, but ${which} open in task_plan.md; expected both to say the same`,
    other: { at: first.at, message: `phase ${first.number} ${first.says} here` },
  };
}
