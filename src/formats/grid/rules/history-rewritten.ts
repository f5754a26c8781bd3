import { inert, quote } from '../../../text/words.js';
import { inStep } from '../../common/commits.js';
import { type ChangeContext, changeRule } from '../change/change-rule.js';
import { faultsOf, type Passage } from '../change/passages.js';
import { type Records, recordsOf, rewritingOf } from '../change/records.js';
import { firstOf, placeNow, spoken } from '../change/wording.js';
import type { GridState } from '../snapshot.js';

/** The lists that only grow. Completed agents are those of one session (S1.1). */
const lists = ['persistent.decisions', 'persistent.artifacts', 'agents.completed'] as const;
type List = (typeof lists)[number];

export const historyRewritten = changeRule({
  id: 'grid/history-rewritten',
  severity: 'error',
  summary: 'decisions, artifacts and the completed agents of a session neither vanish nor change',
  source: 'STATE.md schema 1.4, 1.5, 1.6, D26',
  needs: 'base',
  check(context) {
    for (const list of lists) {
      const whereNow = placesNow(context, list);
      for (const passage of faultsOf(context.course, (state) => toldBy(state, list), isRewritten)) {
        reportRewriting(context, list, passage, whereNow);
      }
    }
  },
});

interface Told extends Records {
  /** Undefined where the records are those of the whole mission. */
  readonly session: string | undefined;
}

function toldBy(state: GridState, list: List): Told | undefined {
  if (state.dialect !== 'schema') return undefined;
  const isOfSession = list === 'agents.completed';
  const session = isOfSession ? state.data.session_id : undefined;
  const records = recordsOf(state, list.split('.'));
  return records && (!isOfSession || session !== undefined) ? { ...records, session } : undefined;
}

function isRewritten(before: Told, after: Told): boolean {
  if (before.session !== after.session) return false;
  const { gone, changed } = rewritingOf(before, after);
  return gone.length + changed.length > 0;
}

function reportRewriting(
  { snapshot, report }: ChangeContext,
  list: List,
  { before, after, step }: Passage<Told>,
  whereNow: ReadonlyMap<string, number>,
): void {
  const where = inStep(step);
  const { gone, changed } = rewritingOf(before, after);
  if (gone.length > 0) {
    report(placeNow(snapshot, list), `${list} lost ${firstOf(gone.map(quote))}${where}; what it holds stays there`);
  }
  const { first, others } = spoken(changed);
  for (const { id, fields } of first) {
    const index = whereNow.get(id);
    const [field = 'id'] = fields;
    const at = placeNow(snapshot, index === undefined ? list : [...list.split('.'), index, field]);
    const what = firstOf(fields.map(inert));
    report(at, `${what} of ${quote(id)} in ${list} changed${where}; what was recorded stays as it is`);
  }
  if (others > 0) report(placeNow(snapshot, list), `${others} more items of ${list} changed${where}`);
}

/** Where each record stands now. */
function placesNow({ snapshot: { state } }: ChangeContext, list: List): ReadonlyMap<string, number> {
  const node = state?.document.node(list);
  const ids = node?.kind === 'list' ? node.items.map((_, index) => state?.document.node(`${list}.${index}.id`)) : [];
  const entries = ids.map((id, index) => [id?.kind === 'scalar' ? String(id.value) : '', index] as const);
  return new Map(entries.reverse());
}
