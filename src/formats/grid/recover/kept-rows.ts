import type { MapNode, ValueNode } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import type { AccountRow } from '../../../core/recovery.js';
import { dataOf } from '../../../text/data.js';
import { TextDocument } from '../../../text/document.js';
import { quote, some } from '../../../text/words.js';
import { readMapping } from '../files/read-mapping.js';
import { stateFile } from '../layout.js';
import { formOf } from '../state/dialect.js';

const mostNamed = 5;

/** Rows for the fields of a file as it lies there, in their order: of mappings, for what they hold. */
export function rowsIn(text: string, path: string, limits: Limits): readonly AccountRow[] {
  const { root } = readMapping(text, formOf(text).yaml, limits);
  const document = new TextDocument(path, text, { faults: [] });
  const rows: AccountRow[] = [];
  const look = (map: MapNode, above: string): void => {
    for (const { key, value } of map.entries) {
      const field = above === '' ? String(key.value) : `${above}.${key.value}`;
      if (isHolder(value)) look(value, field);
      else {
        const line = document.position(key.start).line;
        rows.push({ field, value: dataOf(value), source: { what: stateFile, path, line }, sure: true });
      }
    }
  };
  if (root) look(root, '');
  return rows;
}

/**
 * Rows for the fields of a new file that no other row is about: they were kept as they are.
 * @param from where they were kept from
 */
export function keptRows(
  text: string,
  account: readonly AccountRow[],
  from: Pick<AccountRow, 'source' | 'sure'>,
  limits: Limits,
): readonly AccountRow[] {
  const known = new Set(account.map(({ field }) => field));
  const isKnown = (field: string): boolean => known.has(field) || pathsTo(field).some((path) => known.has(path));
  return rowsIn(text, '', limits).flatMap(({ field, value }) => (isKnown(field) ? [] : [{ field, value, ...from }]));
}

/** `a` and `a.b` of `a.b.c`. */
export function pathsTo(field: string): readonly string[] {
  const keys = field.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

const isHolder = (value: ValueNode): value is MapNode => value.kind === 'map' && value.entries.length > 0;

/** What a person is told of these fields. */
export function unknownIn(rows: readonly AccountRow[]): readonly string[] {
  if (rows.length === 0) return [];
  const names = some(
    rows.map(({ field }) => quote(field)),
    mostNamed,
  );
  return [
    rows.length === 1
      ? `${names} is none of the fields of the schema; it was kept as it is`
      : `${names} are none of the fields of the schema; they were kept as they are`,
  ];
}
