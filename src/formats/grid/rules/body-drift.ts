import { textLines } from '../../../text/markdown.js';
import type { Drift } from '../body/drift.js';
import { driftsOf, offBar } from '../body/drifts.js';
import { type GridContext, rule } from '../rule.js';

export const bodyDrift = rule({
  id: 'grid/body-drift',
  severity: 'warning',
  summary: 'what the Markdown body repeats of the state is what the front matter says',
  source: 'STATE.md schema 6 and 10.2, D22',
  dialects: ['schema', 'persistence', 'prose'],
  repair: 'unsafe',
  async check({ state, ...context }) {
    if (state.dialect === 'prose') judgeProse({ ...context, state });
    else await judgeBody({ ...context, state });
  },
});

/** Telling text from code takes a Markdown parser, so it is asked only when something seems to be wrong. */
async function judgeBody({ state, report, skip }: GridContext<'schema' | 'persistence'>): Promise<void> {
  const { lines, structure } = state.body;
  const isSuspect = driftsOf(state, lines).some((group) => group.some((drift) => drift));
  if (!isSuspect) return;
  const read = await structure();
  if (!read.ok) {
    skip(read.reason);
    return;
  }
  for (const group of driftsOf(state, textLines(lines, read))) {
    const [first] = group;
    if (first && group.every((drift) => drift)) reportDrift({ state, report }, first);
  }
}

function judgeProse({ state, report, skip }: GridContext<'prose'>): void {
  const { bar, percent, unread } = state;
  if (unread) skip(unread);
  if (!bar || !percent) return;
  const { start, end } = bar.at;
  const drift = offBar({ ...bar, text: state.document.text.slice(start, end), start, end }, percent.value);
  if (drift) reportDrift({ state, report }, drift);
}

function reportDrift(
  { state, report }: Pick<GridContext<'schema' | 'persistence' | 'prose'>, 'state' | 'report'>,
  { at, message, path, edits }: Drift,
): void {
  const span = (place: { start: number; end: number }) => state.document.span(place.start, place.end);
  report(span(at), message, {
    related: path === undefined ? [] : [{ at: state.at(path), message: 'the front matter says so here' }],
    ...(edits.length > 0 && {
      repair: {
        safe: false,
        title: path === undefined ? 'draw the bar to the number beside it' : 'write what the front matter says',
        edits: edits.map((edit) => ({ at: span(edit.at), text: edit.text })),
      },
    }),
  });
}
