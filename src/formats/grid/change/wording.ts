import type { Target } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { fileAt } from '../../../text/document.js';
import { pathIn } from '../../../text/paths.js';
import { some } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';

/** Where a value of the state stands now: the steps of a change are gone, and a reader has only this file. */
export function placeNow(snapshot: GridSnapshot, path: string | KeyPath): Target {
  return snapshot.state ? snapshot.state.at(path) : stateFileNow(snapshot);
}

/** The first line of STATE.md as it is now, or where it would stand. */
export function stateFileNow({ state, documents, root }: GridSnapshot): Target {
  if (state) return state.at([]);
  const path = pathIn(root, stateFile);
  const document = documents.find((one) => one.path === path);
  return document ? document.at([]) : fileAt(path);
}

/** `a, b, c and 4 more`. */
export function firstOf(words: readonly string[]): string {
  return some(words, 3);
}

/** More than that about one step, nobody reads. */
const mostInStep = 10;

/** What a step did to many values: the first of them one by one, and how many there are beside. */
export function spoken<T>(all: readonly T[]): { readonly first: readonly T[]; readonly others: number } {
  const first = all.slice(0, mostInStep);
  return { first, others: all.length - first.length };
}
