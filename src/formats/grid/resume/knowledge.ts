import type { LessonGroup, NamedText } from '../../../core/resumption.js';
import { blockerEntries } from '../blockers/blocker-entries.js';
import { readEntries } from '../companions/entries.js';
import type { Entry } from '../companions/entry.js';
import { labelledLine, saidBy } from '../companions/entry-lines.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { lessonCategories } from '../spec/words.js';
import { categoryOf } from '../warmth/lessons.js';
import { lessonsOfSummary, readWarmth } from '../warmth/read-warmth.js';

// What a mission knows beside where it stands. What cannot be read is said, and the rest is told all the same.

/** Hears why something is not told. */
type Note = (sentence: string) => void;

const withoutCategory = 'others';

/** The lessons of WARMTH.md, and those of the summaries that it does not hold, each once. */
export async function warmthOf(snapshot: GridSnapshot, note: Note): Promise<readonly LessonGroup[]> {
  for (const kind of ['warmth', 'summary'] as const) {
    const unread = whyUnread(snapshot, kind);
    if (unread !== undefined) note(unread);
  }
  const held = snapshot.warmth?.isBroken === false ? await readWarmth(snapshot.warmth) : undefined;
  if (typeof held === 'string') note(held);
  const own = typeof held === 'object' ? held : undefined;
  const known = new Set(own?.texts);
  const learned = snapshot.summaries.flatMap((summary) => lessonsOfSummary(summary).lessons);
  const missing = learned.filter(({ key }) => !known.has(key) && known.add(key));
  if (missing.length > 0)
    note('not all lessons of the summaries are in WARMTH.md; agent-state-lint warmth merges them');
  const groups = new Map<string, Set<string>>(lessonCategories.map((category) => [category, new Set()]));
  for (const { text, category = '' } of [...(own?.lessons ?? []), ...missing]) {
    const name = categoryOf(category) ?? (category.trim() || withoutCategory);
    groups.set(name, (groups.get(name) ?? new Set()).add(text.replace(/\s+/g, ' ').trim()));
  }
  return [...groups].flatMap(([category, lessons]) => (lessons.size > 0 ? [{ category, lessons: [...lessons] }] : []));
}

const id = /\bdec[-_ ]?(\d{3})\b/i;

/** The decisions of STATE.md, and those of DECISIONS.md that it does not list. */
export async function decisionsOf(snapshot: GridSnapshot, note: Note): Promise<readonly NamedText[]> {
  const { state, decisions } = snapshot;
  const stated = state?.dialect === 'schema' ? (state.data.persistent?.decisions ?? []) : [];
  const told = stated.flatMap((one): NamedText[] => {
    const { id: name = '', decision = '', rationale = '' } = one ?? {};
    const text = [decision, rationale && `because: ${rationale}`].filter((part) => part !== '').join('; ');
    return text === '' ? [] : [{ name, text }];
  });
  const unread = whyUnread(snapshot, 'decisions');
  if (unread !== undefined) note(unread);
  if (!decisions || decisions.isBroken) return told;
  const read = await readEntries(decisions);
  if (!read.ok) {
    note(read.reason);
    return told;
  }
  const known = new Set(told.map(({ name }) => idIn(name)));
  const others = entriesToTell(read.entries).filter(({ name, text }) => !known.has(idIn(`${name} ${text}`) ?? ''));
  return [...told, ...others];
}

const idIn = (text: string): string | undefined => id.exec(text)?.[1];

/** Entries that say something, without the sections that only hold others. What stands below one is a part of it. */
function entriesToTell(entries: readonly Entry[]): readonly NamedText[] {
  const parents = new Set(entries.map(({ parent }) => parent));
  const withIds = new Set(entries.filter(({ title }) => id.test(title)).map(({ parent }) => parent));
  const isSection = (entry: Entry): boolean =>
    entry.opens === 'heading' &&
    (withIds.has(entry) || (parents.has(entry) && !id.test(entry.title) && entry.lines.length === 0));
  const isPart = ({ parent }: Entry): boolean =>
    parent !== undefined && !isSection(parent) && parent.opens === 'heading';
  return entries.flatMap((entry): NamedText[] => {
    if (isSection(entry) || isPart(entry)) return [];
    const fields = [...entry.fields.values()].flatMap(({ key, text }) => {
      const said = `${key}: ${text}`;
      return text === '' || said === entry.title ? [] : [said]; // of `dec-001: Host`, the title is a field too
    });
    const below = entry.opens === 'row' ? [] : entry.lines.filter((line) => !labelledLine(line));
    const text = [...fields, ...below.map((line) => saidBy(line).text)].filter((part) => part !== '').join('; ');
    return text === '' ? [] : [{ name: entry.title, text }];
  });
}

/** What is in the way: as STATE.md says, and what BLOCKERS.md lists besides. */
export async function blockersOf(snapshot: GridSnapshot, note: Note): Promise<readonly NamedText[]> {
  const { state, blockers } = snapshot;
  const stated = state?.dialect === 'schema' ? (state.data.blockers ?? []) : [];
  const told = stated.map((one) => ({ name: one?.id ?? '', text: one?.description ?? '' }));
  const unread = whyUnread(snapshot, 'blockers');
  if (unread !== undefined) note(unread);
  const listed = blockers && !blockers.isBroken ? await blockerEntries(blockers) : [];
  if (typeof listed === 'string') {
    note(listed);
    return told;
  }
  const known = new Set(told.flatMap(({ name, text }) => [name.toLowerCase(), text.toLowerCase()]));
  const others = listed.filter(({ name, isActive }) => isActive && !known.has(name.toLowerCase()));
  return [...told, ...others.map(({ name }) => ({ name, text: '' }))].filter(
    ({ name, text }) => `${name}${text}` !== '',
  );
}
