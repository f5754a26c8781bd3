import type { Data } from '../../core/document.js';
import type { ValueKind } from '../../core/schema.js';

/** What a program writes when it had nothing to write. */
const neverData = /^(?:undefined|\[object [A-Za-z]{1,20}\]|NaN|\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\})$/;
/** What a person or a shell leaves where an id, a name or a date belongs; fine in free text. */
const neverName = /^(?:--?[a-z][\w-]{0,60}|TODO:?|TBD|FIXME|XXX|<[a-z][\w -]{0,60}>)$/i;

/**
 * Whether a value is plainly not data where it stands. Recorded commits and claimed paths are judged by git/ and
 * files/ instead; `kind` is undefined for numbers and enums.
 */
export function isPlaceholder(value: Data, kind: ValueKind | undefined): boolean {
  if (kind === 'commit' || kind === 'path') return false;
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'string' || value.length > 100) return false;
  return neverData.test(value.trim()) || (kind !== 'text' && neverName.test(value.trim()));
}
