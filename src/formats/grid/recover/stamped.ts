import type { AccountRow, RecoveryRequest } from '../../../core/recovery.js';
import { dataOf } from '../../../text/data.js';
import { parseInstant } from '../../../text/time.js';
import { readMapping } from '../files/read-mapping.js';
import { stateFile } from '../layout.js';
import { formOf } from '../state/dialect.js';
import { stampState } from '../state/stamp.js';

const field = 'updated_at';

interface Proposal {
  readonly text: string;
  readonly account: readonly AccountRow[];
}

/**
 * A proposal whose values are others than those of a version before says so: its updated_at moves to the clock where it
 * would not be later than the one of that version (STATE.md schema 1.1, 10.1).
 * @param before the last good version, else the present file if that parses; undefined when there is neither
 */
export function stamped(
  proposal: Proposal,
  before: string | undefined,
  { now, limits }: Pick<RecoveryRequest, 'now' | 'limits'>,
): Proposal {
  const { text, account } = proposal;
  const was = before === undefined ? undefined : momentIn(before, limits);
  const is = momentIn(text, limits);
  if (before === undefined || !was || !is || is.ms > was.ms) return proposal;
  const [edit] = stampState(stateFile, { before, after: text }, now, limits);
  if (!edit) return proposal;
  const changed = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const value = momentIn(changed, limits)?.text ?? is.text;
  const rows = account.map((row): AccountRow => {
    if (row.field !== field) return row;
    const { source, otherwise = [] } = row;
    const others = [{ value: row.value, source }, ...otherwise];
    return { field, value, source: { what: 'the clock, for values were changed' }, sure: false, otherwise: others };
  });
  return { text: changed, account: rows };
}

/** The updated_at of a text: its moment, in ms since 1970, and how it is written. */
function momentIn(
  text: string,
  limits: RecoveryRequest['limits'],
): { readonly ms: number; readonly text: string } | undefined {
  const { root } = readMapping(text, formOf(text).yaml, limits);
  const node = root?.entries.find(({ key }) => key.value === field)?.value;
  const value = node && dataOf(node);
  const instant = typeof value === 'string' ? parseInstant(value) : undefined;
  return instant && { ms: instant.ms, text: String(value) };
}
