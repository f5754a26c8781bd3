import type { Data } from '../../../../core/data.js';
import type { AccountRow } from '../../../../core/recovery.js';
import { isDataMap } from '../../../../text/data.js';
import type { State } from '../../spec/generated/types.js';
import { type Claim, type Evidence, silent } from '../evidence.js';
import { noSuchValue, type Unkept } from './record-list.js';
import { recordLists } from './records.js';
import type { Settled } from './settled.js';
import { keyOf } from './weigh.js';

/**
 * Tells in an account of all that stands in the present file and cannot stand there: beside what took its place, or
 * among what is not kept.
 * @param account a row a field, in the order of the file
 * @param parts rows for fields within these, by key path
 */
export function withOddValues(
  account: readonly AccountRow[],
  parts: ReadonlyMap<string, Settled>,
  present: Evidence | undefined,
  state: State,
): { readonly account: AccountRow[]; readonly unkept: readonly Unkept[] } {
  const { odd, fields } = present ?? silent('state');
  const rows = new Map(account.map((row) => [row.field, withSaid(row, fields.get(row.field))]));
  const inside = new Map<string, Settled>(parts);
  const unkept: Unkept[] = [];
  for (const [path, { value, source }] of odd) {
    if (recordLists.some((list) => path.startsWith(`${list}.`))) continue; // these tell of themselves
    const row = rows.get(path);
    const now = valueAt(state as unknown as Data, path);
    const otherwise = [{ value, source }, ...(row?.otherwise ?? [])];
    if (row) rows.set(path, { ...row, sure: false, otherwise });
    else if (now === undefined) unkept.push({ path, why: noSuchValue });
    else inside.set(path, { value: now, source: { what: 'the fields around it' }, sure: false, otherwise });
  }
  return { account: [...rows.values()].flatMap((row) => [row, ...rowsWithin(row, inside, state)]), unkept };
}

/** A row with what the present file says instead, also where that was not believed. */
function withSaid(row: AccountRow, said: Claim | undefined): AccountRow {
  const { value, otherwise = [] } = row;
  const isTold = !said || [{ value }, ...otherwise].some((one) => keyOf(one.value) === keyOf(said.value));
  return isTold ? row : { ...row, otherwise: [{ value: said.value, source: said.source }, ...otherwise] };
}

/** The rows of fields within a field, with the values that these have in the end. */
function rowsWithin({ field }: AccountRow, parts: ReadonlyMap<string, Settled>, state: State): readonly AccountRow[] {
  return [...parts].flatMap(([path, settled]) => {
    const value = path.startsWith(`${field}.`) ? valueAt(state as unknown as Data, path) : undefined;
    return value === undefined ? [] : [{ field: path, ...settled, value }];
  });
}

function valueAt(data: Data, path: string): Data | undefined {
  let value: Data | undefined = data;
  for (const key of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isDataMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}
