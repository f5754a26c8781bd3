import type { Fault } from '../core/document.js';
import { quote } from './words.js';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The fault of a key that stands twice in one mapping. The first entry is the one that is judged. */
export function duplicateKey(key: string, place: Stretch, first: Stretch): Fault {
  const message = `the key ${quote(key)} stands twice in one mapping; readers keep only one of the two values`;
  const related = { message: 'the first stands here', start: first.start, end: first.end };
  return { kind: 'duplicate-key', message, start: place.start, end: place.end, related };
}
