import type { Data, Document } from '../../core/document.js';
import type { KeyPath } from '../../core/place.js';
import { isDataMap } from '../../text/data.js';

/**
 * What a file holds at a key path, be it sound or not; undefined when nothing is there. What a rule misses in the sound
 * data may be there and of the wrong type, and then it is not missing.
 */
export function rawAt({ data }: Document, keyPath: KeyPath): Data | undefined {
  let at = data;
  for (const part of keyPath) {
    if (Array.isArray(at)) at = typeof part === 'number' ? at[part] : undefined;
    else at = isDataMap(at) && Object.hasOwn(at, part) ? at[String(part)] : undefined;
  }
  return at;
}
