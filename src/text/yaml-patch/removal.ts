import type { ListNode, MapEntry, MapNode } from '../../core/document.js';
import type { TextEdit } from './edits.js';
import { isAlone, isFlow, leadOf, startOfLine, startOfNextLine } from './layout.js';

/** The edits that take all fields out of a mapping but those that stay, of which there has to be one. */
export function removedFields(text: string, map: MapNode, stay: ReadonlySet<MapEntry>): TextEdit[] | undefined {
  const stretches = map.entries.map((entry) => ({
    start: entry.key.start,
    end: Math.max(entry.key.end, entry.value.end),
    stays: stay.has(entry),
  }));
  return isFlow(text, map) ? fromFlow(stretches) : fromBlock(text, stretches);
}

/** The same for the items of a list; those that stay are told by their index. */
export function removedItems(text: string, list: ListNode, stay: ReadonlySet<number>): TextEdit[] | undefined {
  const stretches = list.items.map(({ start, end }, index) => ({ start, end, stays: stay.has(index) }));
  if (isFlow(text, list)) return fromFlow(stretches);
  const fromDash = stretches.map((stretch) => {
    const lead = leadOf(text, stretch.start);
    return { ...stretch, start: stretch.start - lead.length + lead.lastIndexOf('-') };
  });
  return fromBlock(text, fromDash);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly stays: boolean;
}

/** With the comma behind, or before where none follows. */
function fromFlow(stretches: readonly Stretch[]): TextEdit[] {
  return runsOf(stretches).flatMap(({ first, last, above, below }) => {
    if (below) return [{ start: first.start, end: below.start, text: '' }];
    return above ? [{ start: above.end, end: last.end, text: '' }] : [];
  });
}

/** With their whole lines, comments behind them included. */
function fromBlock(text: string, stretches: readonly Stretch[]): TextEdit[] | undefined {
  const edits = runsOf(stretches).map(({ first, last, above, below }) => {
    const lead = leadOf(text, first.start);
    // Behind the dash of an item, the next field takes the place of the first.
    if (lead.trim() !== '') {
      return isAlone(lead) && below && !above ? { start: first.start, end: below.start, text: '' } : undefined;
    }
    const start = startOfLine(text, first.start);
    const end = startOfNextLine(text, last.end);
    const isLast = end === text.length && !text.endsWith('\n');
    return { start: isLast ? Math.max(0, start - (text[start - 2] === '\r' ? 2 : 1)) : start, end, text: '' };
  });
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}

/** Neighbours that go, with what stays before and behind them. */
function runsOf(stretches: readonly Stretch[]) {
  const runs: { first: Stretch; last: Stretch; above: Stretch | undefined; below: Stretch | undefined }[] = [];
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.stays) continue;
    const above = stretches[index - 1];
    const below = stretches[index + 1];
    const run = runs.at(-1);
    if (run && above && !above.stays) Object.assign(run, { last: stretch, below });
    else runs.push({ first: stretch, last: stretch, above, below });
  }
  return runs;
}
