import type { Document } from '../../../core/document.js';
import { fieldsNamed } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { isOfLessons, meantCategory, type StrayCategory, strayCategories } from './categories.js';
import { type Lesson, lessonsIn } from './lessons.js';
import { markdownLessons } from './markdown-lessons.js';

/** What a WARMTH.md holds. */
export interface Warmth {
  readonly document: Document;
  /** In the order of the file. */
  readonly lessons: readonly Lesson[];
  /** All texts that may be a lesson, as they are compared. */
  readonly texts: ReadonlySet<string>;
  readonly stray: readonly StrayCategory[];
}

/**
 * Reads a WARMTH.md: its fields, and its Markdown (D24). Where fields hold the lessons, the Markdown may say them again.
 * @returns why it cannot be read, when it cannot
 */
export async function readWarmth({ document, body }: Companion): Promise<Warmth | string> {
  const structure = await body.structure();
  if (!structure.ok) return structure.reason;
  const entries = (document.root?.kind === 'map' ? document.root.entries : []).filter(isOfLessons);
  const inFields = entries.flatMap(({ key, value }) => {
    const word = String(key.value);
    return lessonsIn(document, value, [word], word);
  });
  const { items, texts, headings } = markdownLessons(document, body, structure);
  const strayHeadings = headings.flatMap(({ word, at }): readonly StrayCategory[] => {
    const meant = meantCategory(word); // a heading may say anything; only what is nearly a category was meant as one
    return meant === undefined ? [] : [{ word, meant, at }];
  });
  return {
    document,
    lessons: inFields.length > 0 ? inFields : items,
    texts: new Set([...[...inFields, ...items].map(({ key }) => key), ...texts]),
    stray: [...strayCategories(document, entries, []), ...strayHeadings],
  };
}

/** What a summary learned, and the words in it that are no categories. */
export function lessonsOfSummary({ document }: Companion): Pick<Warmth, 'lessons' | 'stray'> {
  const fields = fieldsNamed(document, 'lessons_learned');
  return {
    lessons: fields.flatMap(({ value, keyPath }) => lessonsIn(document, value, keyPath)),
    stray: fields.flatMap(({ value, keyPath }) => {
      return value.kind === 'map' ? strayCategories(document, value.entries, keyPath) : [];
    }),
  };
}
