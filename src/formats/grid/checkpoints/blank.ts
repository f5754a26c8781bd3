import type { ScalarNode, ValueNode } from '../../../core/document.js';
import { isPlaceholder } from '../../common/placeholder.js';
import { textOf } from '../companions/fields.js';

/** What people leave where they mean to write something later. */
const wanting =
  /^(?:(?:todo|tbd|tba|fixme|xxx|null|nil|n\/a|undefined|placeholder)[.:!?]{0,3}|<[A-Za-z][\w -]{0,60}>)$/i;

/** Whether a value says nothing: null, an empty text, a placeholder, or a list or a mapping of nothing else. */
export function isBlank(value: ValueNode): boolean {
  if (value.kind === 'scalar') return isBlankText(value);
  if (value.kind === 'list') return value.items.every(isBlank);
  // `files_created: []` says that none was created.
  return value.entries.every(
    ({ value: field }) => (field.kind === 'list' ? field.items.length > 0 : true) && isBlank(field),
  );
}

function isBlankText(node: ScalarNode): boolean {
  const text = textOf(node).trim();
  // Marks alone say nothing: `-`, `...`.
  return !/[\p{L}\p{N}\p{S}]/u.test(text) || wanting.test(text) || isPlaceholder(text, { 'x-kind': 'text' });
}
