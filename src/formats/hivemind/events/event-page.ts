import type { CheckContext } from '../../../core/rule.js';
import { parseInstant } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { fieldIn, type Piece } from '../pages/labels.js';
import type { EventPair, Page } from '../snapshot.js';
import { moment } from '../words.js';

/** The fields at the head of a page of events, by their labels in small letters; of one that stands twice, the first. */
function headOf({ body }: Page): ReadonlyMap<string, Piece> {
  const fields = new Map<string, Piece>();
  for (const line of body.lines) {
    if (line.heading > 1 || /^(?:---|```|~~~)/.test(line.raw)) break;
    const field = fieldIn(line);
    if (field && !fields.has(field.label)) fields.set(field.label, field.value);
  }
  return fields;
}

/** Holds the head of a page of events against the JSON beside it; what only one of the two says is nobody's fault. */
export function reportPage({ stem, events, page }: EventPair, report: CheckContext['report']): void {
  const data = events?.data;
  if (!events || !data || !page) return;
  const { sessionId, updatedAt, status } = data;
  const counts = [data.counters?.eventCount, data.events?.length].filter((one) => one !== undefined);
  const head = headOf(page);
  const hold = (label: string, path: string, expected: string | undefined, isSame: (text: string) => boolean) => {
    const said = head.get(label.toLowerCase());
    if (!said || said.text === '' || expected === undefined || isSame(unquoted(said.text))) return;
    const message = `${label} is ${quote(said.text)}, but ${expected} in ${quote(`${stem}.json`)}; expected both to say the same`;
    report(page.document.span(said.start, said.end), message, {
      related: [{ at: events.document.at(path), message: `${path} stands here` }],
    });
  };
  hold('Session ID', 'sessionId', sessionId && quote(sessionId), (text) => text === sessionId || text === stem);
  const isMoment = updatedAt !== undefined;
  hold('Updated', 'updatedAt', isMoment ? moment(updatedAt) : undefined, (text) => isAt(text, updatedAt));
  const word = typeof status === 'string' ? status : undefined;
  hold('Status', 'status', word && quote(word), (text) => text === word);
  const path = data.counters?.eventCount === undefined ? 'events' : 'counters.eventCount';
  hold('eventCount', path, counts[0]?.toString(), (text) => !/^\d{1,15}$/.test(text) || counts.includes(Number(text)));
}

const unquoted = (text: string): string => text.replace(/^`(.*)`$/, '$1');

/** Whether a text tells a moment, in ms or as a timestamp, which may leave out the ms; one that tells none is no fault. */
function isAt(text: string, ms: number | undefined): boolean {
  if (/^\d{1,16}$/.test(text)) return Number(text) === ms;
  const told = parseInstant(text)?.ms;
  return told === undefined || told === ms || (told % 1000 === 0 && Math.floor((ms ?? 0) / 1000) * 1000 === told);
}
