import type { CheckContext } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { reportCounts, reportOrder } from '../events/counts.js';
import { reportPage } from '../events/event-page.js';
import { stemsOf } from '../events/stem.js';
import { rule } from '../rule.js';
import type { EventPair } from '../snapshot.js';

type Report = CheckContext['report'];

export const eventJournal = rule({
  id: 'hivemind/event-journal',
  severity: 'warning',
  summary: 'the events of a session are a pair of files that are named for it, agree, and go forward in time',
  source: 'Hivemind state 3, D17',
  reach: 'root',
  check({ snapshot, report }) {
    for (const pair of snapshot.events) {
      reportAlone(pair, report);
      reportName(pair, report);
      if (pair.events) {
        reportCounts(pair.events, report);
        reportOrder(pair.events, report);
      }
      reportPage(pair, report);
    }
  },
});

function reportAlone({ stem, isThere, events, page }: EventPair, report: Report): void {
  const alone = events ?? page;
  if (!alone || (isThere.events && isThere.page)) return;
  const [there, missing] = isThere.events ? ['json', 'md'] : ['md', 'json'];
  report(
    alone.document.at([]),
    `${quote(`${stem}.${there}`)} stands alone, expected ${quote(`${stem}.${missing}`)} beside it`,
  );
}

function reportName({ stem, events }: EventPair, report: Report): void {
  const session = events?.data?.sessionId;
  const names = session === undefined ? [] : stemsOf(session);
  if (!events || names.length === 0 || names.includes(stem)) return;
  const message = `the file is named ${quote(stem)}, but its session is ${quote(session)}; expected ${quote(names[0])}`;
  report(events.document.at('sessionId'), message);
}
