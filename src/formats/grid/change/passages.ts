import type { Step } from '../../../core/change.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import type { Course, Version } from './course.js';

/** What a value was, and what one step of its mission made of it. */
export interface Passage<T> {
  readonly before: T;
  readonly after: T;
  readonly step: Step<GridSnapshot>;
}

/**
 * What became of a value in each step in which its mission went on. A state that does not tell it, or cannot be read,
 * takes it over from the one before, so that nothing can be hidden behind it.
 * @param read undefined where a state does not tell
 */
export function* passagesOf<T>({ moves }: Course, read: (state: GridState) => T | undefined): Generator<Passage<T>> {
  const told = new Map<Version, T | undefined>();
  const toldBy = (version: Version): T | undefined => {
    if (!told.has(version)) told.set(version, version.state && read(version.state));
    return told.get(version);
  };
  for (const { step, after: version, from } of moves) {
    if (!version) continue;
    const before = from && toldBy(from);
    const after = version.state && read(version.state);
    told.set(version, after ?? before);
    if (before !== undefined && after !== undefined) yield { before, after, step };
  }
}
