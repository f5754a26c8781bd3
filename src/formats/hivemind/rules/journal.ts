import type { CheckContext } from '../../../core/rule.js';
import { formatInstant } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { isOnDay, type JournalDay, journalDay, momentOf } from '../events/journal-day.js';
import { rawAt } from '../raw.js';
import { rule } from '../rule.js';
import type { Store } from '../snapshot.js';
import type { Journal } from '../spec/generated/types.js';

type Report = CheckContext['report'];

export const journal = rule({
  id: 'hivemind/journal',
  severity: 'error',
  summary: 'a journal is named for its day, and its entries are of that day',
  source: 'Hivemind state, "Directory Structure"',
  check({ snapshot, report }) {
    for (const store of snapshot.journals) {
      const name = store.file.slice(store.file.lastIndexOf('/') + 1, -'.jsonl'.length);
      const day = journalDay(name);
      if (day.is === 'no-day')
        report(store.document.at([]), `the file is named ${quote(name)}, a date that does not exist`);
      if (day.is === 'other-notation') {
        const message = `the file is named ${quote(name)}, expected a date such as "2026-05-12"`;
        report(store.document.at([]), message, { severity: 'warning' });
      }
      reportEntries(store, day, report);
    }
  },
});

/** One finding for what cannot be read as a moment, and one for what lies on other days: a file goes wrong as a whole. */
function reportEntries({ document, data }: Store<Journal>, day: JournalDay, report: Report): void {
  const unread: number[] = [];
  const elsewhere: { readonly index: number; readonly ms: number }[] = [];
  for (const [index, entry] of (data ?? []).entries()) {
    if (entry?.timestamp === undefined) continue;
    const ms = momentOf(entry.timestamp);
    if (ms === undefined) unread.push(index);
    else if (day.is === 'day' && !isOnDay(ms, day.start)) elsewhere.push({ index, ms });
  }
  const at = (index: number) => document.at([index, 'timestamp']);
  if (unread[0] !== undefined) {
    const said = quote(rawAt(document, [unread[0], 'timestamp']));
    report(at(unread[0]), `the timestamp is ${said}, expected ms since 1970 or a date and time${others(unread)}`);
  }
  const [first] = elsewhere;
  if (first && day.is === 'day') {
    const said = formatInstant(Math.floor(first.ms));
    report(
      at(first.index),
      `the entry is of ${said}, expected one of ${day.date}, as the file is named${others(elsewhere)}`,
    );
  }
}

function others(all: readonly unknown[]): string {
  return all.length > 1 ? `, and ${all.length - 1} more like it` : '';
}
