import type { Document } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { inert, quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { changeRule } from '../change/change-rule.js';
import { type Moment, updatedOf } from '../change/moments.js';
import { faultyPassages, type Passage } from '../change/passages.js';
import { ownLeaves } from '../change/values.js';
import { placeNow } from '../change/wording.js';
import type { GridState } from '../snapshot.js';
import { widestZoneMs } from '../time/instants.js';

export const updatedAt = changeRule({
  id: 'grid/updated-at',
  severity: 'error',
  summary: 'updated_at moves forward whenever a value of the front matter changes',
  source: 'STATE.md schema 1.1, 10.1, D5',
  needs: 'base',
  check({ snapshot, course, report }) {
    for (const passage of faultyPassages(course, stampedOf, (one) => faultOf(one) !== undefined)) {
      const { after, step } = passage;
      const fault = faultOf(passage);
      if (!fault) continue;
      const { before, behindMs, first } = fault;
      const isDoubtful = before.updated.zoned !== after.updated.zoned && behindMs < widestZoneMs;
      const stamp = behindMs === 0 ? `still ${quote(after.updated.text)}` : `back at ${quote(after.updated.text)}`;
      const was = behindMs === 0 ? '' : `, which is before ${quote(before.updated.text)}`;
      const what = first ? `, though ${inert(first.join('.'))} changed` : '';
      const end = isDoubtful ? '; only one of the two stamps names its zone' : '; expected a later moment';
      report(placeNow(snapshot, 'updated_at'), `updated_at is ${stamp}${was}${what}${inStep(step)}${end}`, {
        severity: isDoubtful ? 'warning' : 'error',
      });
    }
  },
});

interface Fault {
  /** The parent that was stamped last: a merge comes after all of them. */
  readonly before: Stamped;
  readonly behindMs: number;
  /** A value that changed; undefined when the stamp alone went back. */
  readonly first: KeyPath | undefined;
}

/** What a merge has from one of its parents was stamped there. */
function faultOf({ befores, after }: Passage<Stamped>): Fault | undefined {
  const before = befores.reduce((last, one) => (one.updated.ms > last.updated.ms ? one : last));
  const behindMs = before.updated.ms - after.updated.ms;
  if (behindMs < 0) return undefined;
  const [first] = changedBy(befores, after).filter(([field]) => field !== 'updated_at');
  const isTaken = behindMs === 0 || befores.some((one) => changedBy([one], after).length === 0);
  return !first && isTaken ? undefined : { before, behindMs, first };
}

function changedBy(befores: readonly Stamped[], after: Stamped): KeyPath[] {
  const documents = befores.map(({ document }) => document);
  return ownLeaves(documents, after.document);
}

interface Stamped {
  readonly document: Document;
  readonly updated: Moment;
}

function stampedOf(state: GridState): Stamped | undefined {
  const updated = updatedOf(state);
  return updated && { document: state.document, updated };
}
