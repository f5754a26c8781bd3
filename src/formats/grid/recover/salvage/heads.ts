import type { KeyPath } from '../../../../core/place.js';
import { isHolder, isKnown } from './known.js';
import { mended, type Row } from './rows.js';

/** A row that begins a field: `percent: 80`. */
export interface Head {
  readonly row: Row;
  readonly key: string;
  /** What stands before the value: the indentation, the key, its colon and a space. */
  readonly prefix: string;
  /** The rest of the row, comments included. */
  readonly value: string;
}

const field = /^( *(?:"([^"\\]{1,100})"|'([^']{1,100})'|([^\s"'#,[\]{}&*!|>%@`:-][^:#]{0,100}?)) *:(?:[ \t]+|$))(.*)$/;
/** `status:"blocked"`, `percent = 80`: the colon or the space behind it is missing. */
const joint = /^( *)([a-z_][\w-]{0,60})[ \t]*[:=][ \t]*(\S.*)$/;
/** `status "blocked"`: the value must look like one, or this is a sentence. */
const gap = /^( *)([a-z_][\w-]{0,60})[ \t]+(["'[{\d]\S?.*|[^\s:]+)$/;
const bare = /^( *)([a-z_][\w-]{0,60})[ \t]*$/;

/**
 * The field that a row begins in the mapping at a key path; undefined when it begins none. What was plainly meant as a
 * field that is known there is mended.
 */
export function headOf(row: Row, path: KeyPath): Head | undefined {
  const found = headIn(row);
  if (found) return found;
  const [, indent = '', key = '', value = ''] = joint.exec(row.text) ?? gap.exec(row.text) ?? [];
  if (key !== '' && isKnown(path, key)) return headIn(mended(row, `${indent}${key}: ${value}`));
  const [, before = '', name = ''] = bare.exec(row.text) ?? [];
  return name !== '' && isHolder(path, name) ? headIn(mended(row, `${before}${name}:`)) : undefined;
}

/** The field that a row begins as it is written. */
export function headIn(row: Row): Head | undefined {
  const [, before = '', double, single, plain, value = ''] = field.exec(row.text) ?? [];
  const key = double ?? single ?? plain;
  if (key === undefined) return undefined;
  return { row, key, prefix: /\s$/.test(before) ? before : `${before} `, value };
}
