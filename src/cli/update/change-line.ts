import type { Data, FieldChange } from '../../index.js';
import { count, quote } from '../../text/words.js';

/** A value that has changed, in one line. Of lists and mappings, how large they are: what they hold would fill the screen. */
export function lineOf({ field, before, after }: FieldChange): string {
  const [old, now] = [before, after].map(shown);
  const isUnchanged = JSON.stringify(before) === JSON.stringify(after);
  return `  ${field}: ${old === now && !isUnchanged ? `${now}, changed` : `${old} -> ${now}`}`;
}

function shown(value: Data): string {
  if (Array.isArray(value)) return count(value.length, 'item');
  return typeof value === 'object' && value !== null ? count(Object.keys(value).length, 'field') : quote(value);
}
