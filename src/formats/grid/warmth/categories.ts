import type { Document, MapEntry, MapNode, Target, ValueNode } from '../../../core/document.js';
import type { KeyPath } from '../../../core/place.js';
import { folded, nearest } from '../../../text/words.js';
import { lessonCategories } from '../spec/words.js';
import { categoryOf } from './lessons.js';

/** A word that stands where a category belongs, and is none of D21. */
export interface StrayCategory {
  readonly word: string;
  /** The category that was probably meant. */
  readonly meant: string | undefined;
  readonly at: Target;
}

/** What a WARMTH.md may say of itself in a list or a mapping. */
const aboutItself = ['block', 'blocks', 'phase', 'phases', 'sources', 'summaries', 'aggregatedfrom', 'tags', 'meta'];

/** The category that a word was probably meant for; undefined for a category, and for a word that is near none. */
export function meantCategory(word: string): string | undefined {
  return categoryOf(word) ? undefined : nearest(word.toLowerCase().replace(/[\s-]/g, '_'), lessonCategories);
}

/** Whether lessons stand under a field of a WARMTH.md: it may also say when it was written, and of which mission. */
export function isOfLessons({ key, value }: MapEntry): boolean {
  const word = String(key.value);
  if (categoryOf(word) !== undefined || meantCategory(word) !== undefined) return true;
  return value.kind !== 'scalar' && !aboutItself.includes(folded(word));
}

/**
 * The words above some lessons that are no categories. Categories may lie deeper, below a word for all of them: `warmth`,
 * or the name of a phase.
 */
export function strayCategories(
  document: Document,
  entries: readonly MapEntry[],
  keyPath: KeyPath,
): readonly StrayCategory[] {
  return entries.flatMap(({ key, value }): readonly StrayCategory[] => {
    const word = String(key.value);
    const below = [...keyPath, word];
    if (categoryOf(word)) return [];
    if (holdsCategories(value)) return strayCategories(document, value.entries, below);
    return [{ word, meant: meantCategory(word), at: document.key(below) }];
  });
}

function holdsCategories(value: ValueNode): value is MapNode {
  const words = value.kind === 'map' ? value.entries.map(({ key }) => String(key.value)) : [];
  return words.some((word) => categoryOf(word) !== undefined || meantCategory(word) !== undefined);
}
