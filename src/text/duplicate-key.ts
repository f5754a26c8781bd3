import type { Fault, ScalarNode } from '../core/document.js';
import { quote } from './words.js';

/** The fault of a key that stands twice in one mapping. The first entry is the one that is judged. */
export function duplicateKey(key: ScalarNode, first: ScalarNode): Fault {
  const name = quote(String(key.value));
  const message = `the key ${name} stands twice in one mapping; readers keep only one of the two values`;
  const related = { message: 'the first stands here', start: first.start, end: first.end };
  return { kind: 'duplicate-key', message, start: key.start, end: key.end, related };
}
