import { pathIn } from '../../../text/paths.js';
import { count, either, quote } from '../../../text/words.js';
import type { GridSnapshot } from '../snapshot.js';
import type { lessonCategories } from '../spec/words.js';
import { meantCategory } from '../warmth/categories.js';
import { categoryOf, type Lesson } from '../warmth/lessons.js';
import { lessonsOfSummary } from '../warmth/read-warmth.js';

export type Category = (typeof lessonCategories)[number];

/** A lesson that is to be written into WARMTH.md. */
export interface MissingLesson {
  readonly category: Category;
  /** On one line. */
  readonly text: string;
  /** As it is compared. */
  readonly key: string;
  /** The summary that holds it, relative to the repository. */
  readonly path: string;
}

/** How things are done here: what most lessons without a category are about. */
const otherwise: Category = 'codebase_patterns';

/**
 * The lessons of the summaries that are not held yet, each once, and what is to be said of those that stand under no
 * category.
 * @param held texts, as they are compared
 */
export function missingLessons(snapshot: GridSnapshot, held: Iterable<string>) {
  const known = new Set(held);
  const missing: MissingLesson[] = [];
  const notes: string[] = [];
  for (const summary of snapshot.summaries) {
    const path = pathIn(snapshot.root, summary.file);
    const guessed: Lesson[] = [];
    for (const lesson of lessonsOfSummary(summary).lessons) {
      const { key, text, category: word = '' } = lesson;
      if (known.has(key)) continue;
      known.add(key);
      const category = categoryOf(word) ?? meantCategory(word);
      if (!category) guessed.push(lesson);
      missing.push({
        category: (category ?? otherwise) as Category,
        text: text.replace(/\s+/g, ' ').trim(),
        key,
        path,
      });
    }
    if (guessed.length > 0) notes.push(guess(path, guessed));
  }
  return { missing, notes };
}

function guess(path: string, lessons: readonly Lesson[]): string {
  const words = [...new Set(lessons.flatMap(({ category }) => (category === undefined ? [] : [quote(category)])))];
  const under = words.length > 0 ? `${either(words.slice(0, 3), 'and')}, which is no category` : 'no category';
  const are = lessons.length === 1 ? 'stands' : 'stand';
  return `${count(lessons.length, 'lesson')} of ${quote(path)} ${are} under ${under}: written to ${otherwise}; move what belongs elsewhere`;
}

/** Lessons by category, in the order in which they come. */
export function byCategory<T extends { readonly category: string }>(lessons: readonly T[]): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const lesson of lessons) {
    const group = groups.get(lesson.category);
    if (group) group.push(lesson);
    else groups.set(lesson.category, [lesson]);
  }
  return groups;
}
