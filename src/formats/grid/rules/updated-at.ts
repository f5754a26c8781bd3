import type { Document } from '../../../core/document.js';
import { inert, quote } from '../../../text/words.js';
import { changeRule } from '../change/change-rule.js';
import { type Moment, updatedOf } from '../change/moments.js';
import { passagesOf } from '../change/passages.js';
import { changedLeaves } from '../change/values.js';
import { inStep, placeNow } from '../change/wording.js';
import type { GridState } from '../snapshot.js';
import { widestZoneMs } from '../time/instants.js';

export const updatedAt = changeRule({
  id: 'grid/updated-at',
  severity: 'error',
  summary: 'updated_at moves forward whenever a value of the front matter changes',
  source: 'STATE.md schema 1.1, 10.1, D5',
  needs: 'base',
  check({ snapshot, change, course, report }) {
    for (const { before, after, step } of passagesOf(course, stampedOf)) {
      const behindMs = before.updated.ms - after.updated.ms;
      if (behindMs < 0) continue;
      const [first] = changedLeaves(before.document, after.document).filter(([field]) => field !== 'updated_at');
      if (!first && behindMs === 0) continue;
      const isDoubtful = before.updated.zoned !== after.updated.zoned && behindMs < widestZoneMs;
      const stamp = behindMs === 0 ? `still ${quote(after.updated.text)}` : `back at ${quote(after.updated.text)}`;
      const was = behindMs === 0 ? '' : `, which is before ${quote(before.updated.text)}`;
      const what = first ? `, though ${inert(first.join('.'))} changed` : '';
      const end = isDoubtful ? '; only one of the two stamps names its zone' : '; expected a later moment';
      report(placeNow(snapshot, 'updated_at'), `updated_at is ${stamp}${was}${what}${inStep(step, change)}${end}`, {
        severity: isDoubtful ? 'warning' : 'error',
      });
    }
  },
});

interface Stamped {
  readonly document: Document;
  readonly updated: Moment;
}

function stampedOf(state: GridState): Stamped | undefined {
  const updated = updatedOf(state);
  return updated && { document: state.document, updated };
}
