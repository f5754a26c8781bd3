import type { Step } from '../../../core/change.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import type { Course, Version } from './course.js';

/** What a value was, and what one step of its mission made of it. */
export interface Passage<T> {
  /** Against the first parent. */
  readonly before: T;
  /** Against all parents, the first one first: only a merge has several. */
  readonly befores: readonly T[];
  readonly after: T;
  readonly step: Step<GridSnapshot>;
}

/**
 * What became of a value in each step in which its mission went on. A state that does not tell it takes it over from the
 * one before, and so does one that cannot be read: nothing can be hidden behind it.
 * @param read undefined where a state does not tell
 */
function* passagesOf<T>({ moves }: Course, read: (state: GridState) => T | undefined): Generator<Passage<T>> {
  const told = new Map<Version, readonly T[]>();
  const toldBy = (version: Version): readonly T[] => {
    const known = told.get(version);
    if (known) return known;
    const value = version.state && read(version.state);
    const values = value === undefined ? [] : [value];
    told.set(version, values);
    return values;
  };
  for (const { step, after: version, froms } of moves) {
    if (!version?.state) continue;
    const befores = [...new Set(froms.flatMap(toldBy))];
    const after = read(version.state);
    told.set(version, after === undefined ? befores.slice(0, mostCarried) : [after]);
    const [before] = befores;
    if (before !== undefined && after !== undefined) yield { before, befores, after, step };
  }
}

/** A state that does not tell a value takes over so many, one from each side of a merge. */
const mostCarried = 16;

/**
 * The passages that are a fault. A merge is at fault where it is against every one of its parents: what it has from any
 * of them is none of its own (D27).
 */
export function faultsOf<T>(
  course: Course,
  read: (state: GridState) => T | undefined,
  isFault: (before: T, after: T) => boolean,
): Generator<Passage<T>> {
  return faultyPassages(course, read, ({ befores, after }) => befores.every((before) => isFault(before, after)));
}

/** The same, for a fault that several parents make together. Where no step is at fault, all of them together may be. */
export function* faultyPassages<T>(
  course: Course,
  read: (state: GridState) => T | undefined,
  isFault: (passage: Passage<T>) => boolean,
): Generator<Passage<T>> {
  let isFound = false;
  for (const passage of passagesOf(course, read)) {
    if (!isFault(passage)) continue;
    isFound = true;
    yield passage;
  }
  const whole = isFound ? undefined : wholeOf(course, read);
  if (whole && isFault(whole)) yield whole;
}

function wholeOf<T>({ whole }: Course, read: (state: GridState) => T | undefined): Passage<T> | undefined {
  const [from] = whole?.froms ?? [];
  if (!whole || !from?.state || !whole.after?.state) return undefined;
  const [before, after] = [read(from.state), read(whole.after.state)];
  return before === undefined || after === undefined
    ? undefined
    : { before, befores: [before], after, step: whole.step };
}
