import type { CheckContext } from '../../../core/rule.js';
import { count } from '../../../text/words.js';
import type { Store } from '../snapshot.js';
import type { EventTracker } from '../spec/generated/types.js';
import { moment } from '../words.js';

type Report = CheckContext['report'];

/** Holds what a file of events says of them as a whole against the events themselves. */
export function reportCounts({ document, data }: Store<EventTracker>, report: Report): void {
  const events = data?.events;
  if (!events) return;
  const related = [{ at: document.key('events'), message: 'the events stand here' }];
  const said = data.counters?.eventCount;
  if (said !== undefined && said !== events.length) {
    const message = `eventCount is ${said}, expected ${events.length}, as there are events`;
    report(document.at('counters.eventCount'), message, { related });
  }
  const lines = data.toc?.length;
  if (lines !== undefined && lines !== events.length) {
    const message = `toc has ${lines === 1 ? '1 line' : `${lines} lines`}, expected one for each of ${count(events.length, 'event')}`;
    report(document.key('toc'), message, { related });
  }
  reportLast({ document, data }, report);
}

function reportLast({ document, data }: Pick<Store<EventTracker>, 'document' | 'data'>, report: Report): void {
  const moments = (data?.events ?? []).map((event) => event?.timestamp);
  const known = moments.filter((one) => one !== undefined);
  const last = known.reduce((latest, one) => Math.max(latest, one), 0);
  const updated = data?.updatedAt;
  if (updated === undefined || known.length === 0 || known.length < moments.length || updated === last) return;
  report(
    document.at('updatedAt'),
    `updatedAt is ${moment(updated)}, expected the moment of the last event, ${moment(last)}`,
    {
      related: [
        {
          at: document.at(['events', moments.lastIndexOf(last), 'timestamp']),
          message: 'the last event is of this moment',
        },
      ],
    },
  );
}

/** Says where the first event stands that is older than the one above it. Events of one moment are in order. */
export function reportOrder({ document, data }: Store<EventTracker>, report: Report): void {
  let above: { readonly index: number; readonly timestamp: number } | undefined;
  for (const [index, event] of (data?.events ?? []).entries()) {
    const timestamp = event?.timestamp;
    if (timestamp === undefined) continue;
    if (above && timestamp < above.timestamp) {
      const fact = `the event is of ${moment(timestamp)}, and the one above it of ${moment(above.timestamp)}`;
      report(document.at(['events', index, 'timestamp']), `${fact}; expected the oldest first`, {
        related: [
          { at: document.at(['events', above.index, 'timestamp']), message: 'the event above is of this moment' },
        ],
      });
      return;
    }
    above = { index, timestamp };
  }
}
