import { pathIn } from '../../../text/paths.js';
import { count, either, quote } from '../../../text/words.js';
import { fieldsNamed } from '../companions/fields.js';
import type { Companion, GridSnapshot } from '../snapshot.js';
import type { lessonCategories } from '../spec/words.js';
import { comparable } from '../texts/comparison.js';
import { isAbsent } from '../texts/nothing.js';
import { meantCategory } from '../warmth/categories.js';
import { isHeld } from '../warmth/held.js';
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
export function missingLessons(snapshot: GridSnapshot, held: ReadonlySet<string>) {
  const known = new Set<string>();
  const blank: MissingLesson[] = [];
  const missing: MissingLesson[] = [];
  const notes: string[] = [];
  for (const summary of snapshot.summaries) {
    const path = pathIn(snapshot.root, summary.file);
    const guessed: Lesson[] = [];
    for (const lesson of lessonsOfSummary(summary).lessons) {
      const { key, text, category: word = '' } = lesson;
      if (known.has(key) || isHeld(lesson, held)) continue;
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
    blank.push(...signsIn(summary).map((text) => ({ category: otherwise, text, key: '', path })));
    if (guessed.length > 0) notes.push(guess(path, guessed));
  }
  return { missing, blank, notes };
}

/** What stands in the place of lessons and says nothing, for it has neither letter nor number; a dash stands for none. */
function signsIn({ document }: Companion): readonly string[] {
  const found: string[] = [];
  const pending = fieldsNamed(document, 'lessons_learned').map(({ value }) => value);
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'list') pending.push(...[...node.items].reverse());
    else if (node.kind === 'map') pending.push(...node.entries.map(({ value }) => value).reverse());
    else {
      const text = typeof node.value === 'string' ? node.value.trim() : '';
      if (text !== '' && comparable(text) === '' && !/[\p{L}\p{N}]/u.test(text) && !isAbsent(text)) found.push(text);
    }
  }
  return found;
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
