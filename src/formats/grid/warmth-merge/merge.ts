import type { LessonsMerge } from '../../../core/lessons.js';
import type { Limits } from '../../../core/limits.js';
import type { Tree } from '../../../core/tree.js';
import { pathIn } from '../../../text/paths.js';
import { count, quote, size, some } from '../../../text/words.js';
import { readCompanion } from '../companions/companion.js';
import { whyUnread } from '../companions/unread.js';
import { readGrid } from '../read.js';
import { warmth as fresh } from '../recover/init/companions.js';
import type { Companion } from '../snapshot.js';
import { isOfLessons } from '../warmth/categories.js';
import { isHeld } from '../warmth/held.js';
import { readWarmth, type Warmth } from '../warmth/read-warmth.js';
import { intoMarkdown } from './into-markdown.js';
import { intoYaml } from './into-yaml.js';
import { keepsLines, whyNotAdded } from './kept-lines.js';
import { byCategory, type MissingLesson, missingLessons } from './missing.js';

const file = 'WARMTH.md';

/**
 * Merges the lessons of all summaries into WARMTH.md, each once (persistence guide, "Warmth Aggregation"; D21). What stands
 * there stays as it is. The result was read again: it holds every lesson that it held, and those that were added.
 */
export async function mergeLessons(tree: Tree, root: string, limits: Limits): Promise<LessonsMerge> {
  const snapshot = await readGrid(tree, root, limits);
  const path = pathIn(root, file);
  const broken = (message: string): LessonsMerge => ({ ok: false, why: 'broken', message });
  const unread = whyUnread(snapshot, 'warmth');
  if (unread !== undefined) return broken(unread);
  const { warmth } = snapshot;
  // Below a key that stands twice, readers see only one of the lists; an alias puts a lesson into two.
  const [fault] = warmth?.document.faults ?? [];
  if (fault) return broken(`in ${quote(path)}, ${fault.message}`);
  const held = warmth && (await readWarmth(warmth));
  if (typeof held === 'string') return broken(`${quote(path)} could not be read: ${held}`);

  const { missing, blank, notes } = missingLessons(snapshot, held?.texts ?? new Set());
  const unseen = whyUnread(snapshot, 'summary');
  if (unseen !== undefined) notes.push(`${unseen}; its lessons are not merged`);
  const before = warmth?.document.text;
  const why = missing.length === 0 ? undefined : whyNotAdded(warmth);
  if (why !== undefined) return broken(`${why}: ${quote(path)}; add them by hand: ${named(missing)}`);
  const merged = await mergedInto({ path, limits, warmth, held }, missing);
  if (typeof merged === 'string') return broken(merged);
  const { text, added } = merged;
  const written = new Set(added);
  const unsaid = missing.filter((lesson) => !written.has(lesson));
  for (const [lessons, reason] of [
    [unsaid, 'cannot be said in Markdown'],
    [blank, blank.length === 1 ? 'has no word' : 'have no word'],
  ] as const) {
    if (lessons.length > 0) notes.push(leftOut(lessons, reason));
  }
  const told = ({ category, text: lesson, path: summary }: MissingLesson) => ({
    category,
    text: lesson,
    path: summary,
  });
  return { ok: true, ...{ path, before, text, notes }, added: added.map(told), left: [...unsaid, ...blank].map(told) };
}

const named = (lessons: readonly MissingLesson[]): string =>
  some(
    lessons.map((lesson) => quote(lesson.text)),
    3,
  );

function leftOut(lessons: readonly MissingLesson[], why: string): string {
  const was = lessons.length === 1 ? 'was' : 'were';
  return `${count(lessons.length, 'lesson')} ${why}, and ${was} left out: ${named(lessons)}`;
}

interface Target {
  readonly path: string;
  readonly limits: Limits;
  readonly warmth: Companion | undefined;
  readonly held: Warmth | undefined;
}

/** The text with the lessons, without those that Markdown cannot say; or why there is none. */
async function mergedInto(target: Target, missing: readonly MissingLesson[]) {
  const { path, limits, warmth } = target;
  let added = missing;
  while (added.length > 0) {
    const text = await withLessons(target, added);
    if (text === undefined) {
      return `no lesson can be put into ${quote(path)} without writing other lines of it anew; add them by hand: ${named(added)}`;
    }
    if (new TextEncoder().encode(text).length > limits.markdownBytes) {
      return `${quote(path)} would have more than ${size(limits.markdownBytes)}`;
    }
    const texts = await textsOf(text, target);
    const held = added.filter((lesson) => isHeld(lesson, texts));
    if (held.length < added.length) added = held;
    else if (keepsAll(target, texts)) return { text, added };
    else return `the lessons cannot be written to ${quote(path)} in a way that it can be read again; add them by hand`;
  }
  return { text: warmth?.document.text ?? '', added };
}

/** The text with some lessons; undefined where other lines of it would have to be written anew. */
async function withLessons({ warmth, limits }: Target, lessons: readonly MissingLesson[]): Promise<string | undefined> {
  const text = warmth?.document.text ?? '';
  const { root } = warmth?.document ?? {};
  const hasFields = root?.kind === 'map' && root.entries.some(isOfLessons);
  if (warmth && !hasFields && warmth.body.lines.length > 0) {
    const structure = await warmth.body.structure();
    if (structure.ok) return intoMarkdown(warmth, structure, lessons);
  }
  const isFresh = !warmth || (!root && text.trim() === '');
  let { document } = isFresh ? await companionOf(fresh, limits) : warmth;
  // One category after the other, so that each step can be held against the one before.
  for (const some of byCategory(lessons).values()) {
    const after = intoYaml(document, some, limits);
    if (!keepsLines(document.text, after)) return undefined;
    ({ document } = await companionOf(after, limits, document.path));
  }
  return document.text;
}

const companionOf = (text: string, limits: Limits, path = file): Promise<Companion> =>
  readCompanion({ kind: 'warmth', file, path, text }, limits);

/** All that a text holds, as it is compared; nothing where it cannot be read. */
async function textsOf(text: string, { path, limits }: Target): Promise<ReadonlySet<string>> {
  const companion = await companionOf(text, limits, path);
  const read = companion.isBroken ? '' : await readWarmth(companion);
  return typeof read === 'string' ? new Set() : read.texts;
}

function keepsAll({ held }: Target, texts: ReadonlySet<string>): boolean {
  return (held?.lessons ?? []).every(({ key }) => texts.has(key));
}
