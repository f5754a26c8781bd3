import type { ValueNode } from '../../../core/document.js';
import { textOf } from '../companions/fields.js';
import { isUnsaid } from '../texts/nothing.js';

/** Whether a value says nothing: null, an empty text, a placeholder, or a list or a mapping of nothing else. */
export function isBlank(value: ValueNode): boolean {
  if (value.kind === 'scalar') return isUnsaid(textOf(value));
  if (value.kind === 'list') return value.items.every(isBlank);
  // `files_created: []` says that none was created.
  return value.entries.every(
    ({ value: field }) => (field.kind === 'list' ? field.items.length > 0 : true) && isBlank(field),
  );
}
