import type { CheckContext, Rule } from '../../../core/rule.js';
import { pathIn } from '../../../text/paths.js';
import { count, either, quote, some } from '../../../text/words.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { lessonCategories } from '../spec/words.js';
import { appendLessons } from '../warmth/append.js';
import type { StrayCategory } from '../warmth/categories.js';
import { isHeld } from '../warmth/held.js';
import type { Lesson } from '../warmth/lessons.js';
import { lessonsOfSummary, readWarmth, type Warmth } from '../warmth/read-warmth.js';

const file = 'WARMTH.md';
const shown = 3;

export const warmth: Rule<GridSnapshot> = {
  id: 'grid/warmth',
  severity: 'warning',
  summary: 'every lesson of every SUMMARY is in WARMTH.md, once, under a known category',
  source: 'persistence guide, "Warmth Aggregation"; D21',
  reach: 'root',
  repair: 'unsafe',
  async check({ snapshot, report, skip }) {
    const unreadSummary = whyUnread(snapshot, 'summary');
    if (unreadSummary !== undefined) skip(unreadSummary);
    const summaries = snapshot.summaries.map(lessonsOfSummary);
    for (const { stray } of summaries) reportStray(stray, report);

    const unread = whyUnread(snapshot, 'warmth');
    if (unread !== undefined) return skip(unread);
    const held = snapshot.warmth && (await readWarmth(snapshot.warmth));
    if (typeof held === 'string') return skip(`${quote(pathIn(snapshot.root, file))} could not be read: ${held}`);
    if (held) {
      reportStray(held.stray, report);
      reportRepeated(held, report);
    }
    const said = new Set(held?.texts);
    const missing = summaries.map(({ lessons }) =>
      lessons.filter((lesson) => !isHeld(lesson, said) && said.add(lesson.key)),
    );
    if (held) {
      for (const lessons of missing) reportMissing(lessons, held, report);
    } else reportAbsent(missing.flat(), report);
  },
};

type Report = CheckContext['report'];

function reportStray(stray: readonly StrayCategory[], report: Report): void {
  for (const { word, meant, at } of stray) {
    const hint = meant === undefined ? `expected ${either(lessonCategories)}` : `did you mean ${quote(meant)}?`;
    report(at, `${quote(word)} is no category of lessons; ${hint}`);
  }
}

function reportRepeated({ lessons }: Warmth, report: Report): void {
  const first = new Map<string, Lesson>();
  for (const lesson of lessons) {
    const earlier = first.get(lesson.key);
    if (!earlier) first.set(lesson.key, lesson);
    else {
      report(lesson.at, `the lesson ${quote(lesson.text)} stands in ${file} twice; expected each lesson once`, {
        related: [{ at: earlier.at, message: 'it stands here first' }],
      });
    }
  }
}

function reportMissing(lessons: readonly Lesson[], { document }: Warmth, report: Report): void {
  const [first] = lessons;
  if (!first) return;
  const are = lessons.length === 1 ? 'is' : 'are';
  const message = `${listed(lessons)} ${are} not in ${file}; expected every lesson of a summary there`;
  const edits = appendLessons(document, lessons);
  report(first.at, message, {
    related: [{ at: document.span(0, 0), message: `${file} begins here` }],
    ...(edits && { repair: { safe: false, title: `write them to ${file}`, edits } }),
  });
}

/** A file that is not there is spoken of once, at the first lesson that it should hold. */
function reportAbsent(lessons: readonly Lesson[], report: Report): void {
  const [first] = lessons;
  if (!first) return;
  report(
    first.at,
    `there is no ${file}, but the summaries hold ${count(lessons.length, 'lesson')}; expected them there`,
  );
}

/** `the lesson "a"`, `the lessons "a", "b", "c" and 4 more`. */
function listed(lessons: readonly Lesson[]): string {
  const texts = lessons.map(({ text }) => quote(text));
  return `the ${lessons.length === 1 ? 'lesson' : 'lessons'} ${some(texts, shown)}`;
}
