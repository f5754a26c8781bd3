import type { MapNode, ValueNode } from '../../../../core/document.js';
import type { Limits } from '../../../../core/limits.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { Positions } from '../../../../text/lines.js';
import { misspeltFields } from '../../../common/misspelt.js';
import { fieldOf } from '../../../common/schema.js';
import { readMapping } from '../../files/read-mapping.js';
import { stateFile } from '../../layout.js';
import { stateSpecification } from '../../specifications.js';
import { dialectOfKeys } from '../../state/dialect.js';
import type { Claim } from '../evidence.js';
import { mended, type Row } from './rows.js';

/**
 * Rows of a state that parse, where keys that are plainly misspelt are those that were meant: their mapping does not
 * know them, and the one key that is near is missing there, and holds what stands behind it.
 * @returns the same rows when none is
 */
export function respelt(rows: readonly Row[], limits: Limits): readonly Row[] {
  const text = rows.map((row) => `${row.text}\n`).join('');
  const { root } = readMapping(text, { start: 0, end: text.length }, limits);
  const slips = root ? slipsOf(root) : [];
  if (slips.length === 0) return rows;
  const positions = new Positions(text);
  const spelt = [...rows];
  for (const { start, end, meant } of slips) {
    const { line, column } = positions.at(start);
    const row = rows[line - 1];
    if (!row) continue;
    const { text: old } = row;
    const changed = old.slice(0, column - 1) + meant + old.slice(column - 1 + end - start);
    spelt[line - 1] = { ...mended(row, changed), was: old.trim() };
  }
  return spelt;
}

/** Whether a state has keys that are plainly misspelt. */
export const isMisspelt = (root: MapNode): boolean => slipsOf(root).length > 0;

function slipsOf(root: MapNode): readonly Slip[] {
  const dialect = dialectOfKeys(root.entries.map(({ key }) => String(key.value)));
  return dialect === 'schema' ? slipsIn(root, stateSpecification.schema) : [];
}

/** A key that is misspelt: where it stands, and what it was meant to be. */
interface Slip {
  readonly start: number;
  readonly end: number;
  readonly meant: string;
}

function slipsIn(node: ValueNode, schema: JsonSchema | undefined): readonly Slip[] {
  if (!schema || node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap((item) => slipsIn(item, schema.items));
  const misspelt = schema.properties ? misspeltFields(node, schema) : undefined;
  return node.entries.flatMap(({ key, value }) => {
    const { meant, isSure } = misspelt?.get(String(key.value)) ?? {};
    const field = fieldOf(schema, meant ?? String(key.value));
    if (meant === undefined) return slipsIn(value, field);
    return isSure && fits(value, field) ? [{ start: key.start, end: key.end, meant }, ...slipsIn(value, field)] : [];
  });
}

/** Whether a field holds fields, items or a single value, as the specification has it. */
function fits({ kind }: ValueNode, field: JsonSchema | undefined): boolean {
  if (field?.properties) return kind === 'map';
  return field?.items ? kind === 'list' : kind === 'scalar';
}

/** By key path, what stood in the rows of a file whose keys were misspelt; of mappings, the notes say it. */
export function respeltFields(
  root: MapNode,
  path: string,
  rowAt: (offset: number) => Row | undefined,
): ReadonlyMap<string, Claim> {
  const fields = new Map<string, Claim>();
  const look = (node: ValueNode, field: string): void => {
    if (node.kind === 'list') for (const [index, item] of node.items.entries()) look(item, `${field}.${index}`);
    if (node.kind !== 'map') return;
    for (const { key, value } of node.entries) {
      const own = field === '' ? String(key.value) : `${field}.${key.value}`;
      const { was, number: line = 1 } = rowAt(key.start) ?? {};
      if (was !== undefined && value.kind !== 'map')
        fields.set(own, { value: was, source: { what: stateFile, path, line }, sure: true });
      look(value, own);
    }
  };
  look(root, '');
  return fields;
}
