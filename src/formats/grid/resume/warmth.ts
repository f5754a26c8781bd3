import type { LessonGroup } from '../../../core/resumption.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { lessonCategories } from '../spec/words.js';
import { isHeld } from '../warmth/held.js';
import { categoryOf } from '../warmth/lessons.js';
import { lessonsOfSummary, readWarmth } from '../warmth/read-warmth.js';

const withoutCategory = 'others';

/** The lessons of WARMTH.md, and those of the summaries that it does not hold, each once. */
export async function warmthOf(
  snapshot: GridSnapshot,
  note: (sentence: string) => void,
): Promise<readonly LessonGroup[]> {
  for (const kind of ['warmth', 'summary'] as const) {
    const unread = whyUnread(snapshot, kind);
    if (unread !== undefined) note(unread);
  }
  const held = snapshot.warmth?.isBroken === false ? await readWarmth(snapshot.warmth) : undefined;
  if (typeof held === 'string') note(held);
  const own = typeof held === 'object' ? held : undefined;
  const known = new Set(own?.texts);
  const learned = snapshot.summaries.flatMap((summary) => lessonsOfSummary(summary).lessons);
  const missing = learned.filter((lesson) => !isHeld(lesson, known) && known.add(lesson.key));
  if (missing.length > 0)
    note(
      'not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them, or says why it cannot',
    );
  const groups = new Map<string, Set<string>>(lessonCategories.map((category) => [category, new Set()]));
  for (const { text, category = '' } of [...(own?.lessons ?? []), ...missing]) {
    const name = categoryOf(category) ?? (category.trim() || withoutCategory);
    groups.set(name, (groups.get(name) ?? new Set()).add(text.replace(/\s+/g, ' ').trim()));
  }
  return [...groups].flatMap(([category, lessons]) => (lessons.size > 0 ? [{ category, lessons: [...lessons] }] : []));
}
