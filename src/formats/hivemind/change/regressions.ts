import type { Change, Step } from '../../../core/change.js';
import type { HivemindSnapshot } from '../snapshot.js';
import { type RecordKind, standingsIn } from './standings.js';

/** A record that had come to its end, and works again. */
export interface Regression {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly step: Step<HivemindSnapshot>;
}

/**
 * The records of a kind that went back, each at the first step that did so. A merge did only what it has from none of its
 * parents. Last, the end is held against the base: a merge may take back what was over on its other side.
 */
export function regressions(
  change: Change<HivemindSnapshot>,
  now: HivemindSnapshot,
  kind: RecordKind,
): readonly Regression[] {
  const found = new Map<string, Regression>();
  const ended = new Map(standingsIn(change.base, kind)?.over);
  const isKept = isLine(change.steps);
  for (const step of change.steps) {
    const after = standingsIn(step.after, kind);
    const sides = [step.before, ...step.others].map((side) => standingsIn(side, kind));
    for (const [id, to] of after?.atWork ?? []) {
      if (found.has(id) || after?.over.has(id) || sides.some((side) => side?.atWork.has(id))) continue;
      // Where commits stand in a line, a record that was gone for a while, or could not be read, is still known.
      const from = sides.map((side) => side?.over.get(id)).find((status) => status !== undefined);
      const last = from ?? (isKept ? ended.get(id) : undefined);
      if (last !== undefined) found.set(id, { id, from: last, to, step });
    }
    for (const [id, status] of after?.over ?? []) ended.set(id, status);
  }
  return [...found.values(), ...sinceBase(change, now, kind).filter(({ id }) => !found.has(id))];
}

/** Whether each step begins where the one before it ended. */
function isLine(steps: Change<HivemindSnapshot>['steps']): boolean {
  return steps.every(({ before, others }, at) => others.length === 0 && (at === 0 || before === steps[at - 1]?.after));
}

function sinceBase({ base }: Change<HivemindSnapshot>, now: HivemindSnapshot, kind: RecordKind): readonly Regression[] {
  const [before, after] = [standingsIn(base, kind), standingsIn(now, kind)];
  const step: Step<HivemindSnapshot> = { before: base, others: [], after: now, commit: undefined, isWhole: true };
  return [...(after?.atWork ?? [])].flatMap(([id, to]) => {
    const from = before?.over.get(id);
    return from === undefined || before?.atWork.has(id) || after?.over.has(id) ? [] : [{ id, from, to, step }];
  });
}
