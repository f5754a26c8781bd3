import type { Document } from '../../../core/document.js';
import type { ReportOptions } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { chronologyOf } from '../time/chronology.js';
import type { Stamp } from '../time/instants.js';

export const timeZone = rule({
  id: 'grid/time-zone',
  severity: 'warning',
  summary: 'either all timestamps name their zone, or none does',
  source: 'STATE.md schema 3.3, D5',
  repair: 'safe',
  dialects: ['schema', 'persistence'],
  check({ state, now, limits, report }) {
    const { stamps, disorders, isFuture } = chronologyOf(state, { now, limits });
    const zoned = stamps.find((stamp) => stamp.zoned);
    if (!zoned) return;
    // Where UTC puts a stamp into the wrong place, it is local time: a `Z` would make it say something false.
    const doubtful = new Set(disorders.filter((one) => one.doubtful).flatMap(({ wrong, other }) => [wrong, other]));
    const isLocal = (stamp: Stamp) => doubtful.has(stamp) || isFuture(stamp);
    for (const stamp of stamps) {
      // schema/timestamp speaks of what is outside the profile, and its repair adds the zone.
      if (stamp.zoned || !stamp.inProfile) continue;
      const message = `${stamp.name} is ${quote(stamp.text)} without a zone, but other timestamps name theirs`;
      report(state.at(stamp.keyPath), message, {
        related: [{ at: state.at(zoned.keyPath), message: `${zoned.name} names its zone` }],
        ...(!isLocal(stamp) && appendZ(state.document, stamp)),
      });
    }
  },
});

/** No zone means UTC (D5). Only where the value is written plainly, so that the edit cannot meet anything else. */
function appendZ(document: Document, { keyPath, text }: Stamp): Pick<ReportOptions, 'repair'> {
  const node = document.node(keyPath);
  if (node?.kind !== 'scalar') return {};
  const quotes = node.source === text ? '' : node.source.charAt(0);
  if (node.source !== quotes + text + quotes) return {};
  const edits = [{ at: document.at(keyPath), text: `${quotes}${text}Z${quotes}` }];
  return { repair: { safe: true, title: 'add `Z`: a timestamp without zone means UTC', edits } };
}
