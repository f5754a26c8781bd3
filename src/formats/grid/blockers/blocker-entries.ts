import type { Document, Target } from '../../../core/document.js';
import { isAgent } from '../agents.js';
import { readEntries } from '../companions/entries.js';
import type { Entry } from '../companions/entry.js';
import { clockTime } from '../scratchpad/clock-time.js';
import type { Companion } from '../snapshot.js';
import { comparable } from '../texts/comparison.js';
import { isGap, saysNothing } from '../texts/nothing.js';
import { isResolved, statedIn } from './blocker-status.js';

/** One entry of BLOCKERS.md. */
export interface BlockerEntry {
  /** `blocker-001`; undefined for an entry without one. */
  readonly id: string | undefined;
  readonly isActive: boolean;
  /** What it is called in messages: its id, else its title or its description. */
  readonly name: string;
  /** All that it may be called without an id, as texts are compared. */
  readonly keys: readonly string[];
  /** What it does not say, of type, description and position. */
  readonly wanting: readonly string[];
  readonly at: Target;
  /** As it was read. */
  readonly entry: Entry;
}

const idForm = /\bblocker-\d{1,6}\b/i;
/** A line that opens an entry: `- blocker-001: no key`, `- [ACTIVE] no key`, `executor-01 | 14:00:00 | ACTIVE`. */
const head =
  /^[ \t>]{0,99}(?:[-*+•][ \t]{1,9})?[*_`[(]{0,4}(?:blocker-\d{1,6}\b|(?:ACTIVE|RESOLVED)\b[\])*_:]{1,4}[ \t])/i;
const headInParts = /\|[ \t*_`[]{0,9}(?:ACTIVE|RESOLVED)[ \t*_`\]]{0,9}(?:\||$)/;

const names = {
  id: ['id', 'blockerid'],
  type: ['type', 'kind', 'category', 'blockertype'],
  description: ['description', 'what', 'issue', 'problem', 'summary', 'details', 'reason', 'blocker', 'message'],
  position: [
    'position',
    'location',
    'where',
    'blockingthread',
    'thread',
    'block',
    'phase',
    'blocking',
    'blocks',
    'affects',
  ],
} as const;
type Part = keyof typeof names;

const place = /\b(?:block|thread|wave|phase)s?[ _-]{0,2}#?\d/i;
const types = /\b(?:missing_credential|external_api|permission|dependency)\b/i;
const gapInTitle = /\{\{|\bN{2,4}\b|\bX{2,4}\b/;
/** A choice that was to be made: `ACTIVE | RESOLVED`. */
const choice = /\w \| \w/;

/** The entries of a BLOCKERS.md, or why they cannot be read. Sections, templates and other text are no entries. */
export async function blockerEntries(blockers: Companion): Promise<readonly BlockerEntry[] | string> {
  const read = await readEntries(blockers, { isHead: (line) => head.test(line) || headInParts.test(line) });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf(blockers.document, entry) ?? []);
}

function entryOf(document: Document, entry: Entry): BlockerEntry | undefined {
  const { opens, title, fields, parent, lines, at } = entry;
  const field = (part: Part): string => {
    const found = names[part]
      .map((name) => fields.get(name)?.text ?? '')
      .find((text) => text !== '' && !saysNothing(text));
    return found ?? '';
  };
  const id = (idForm.exec(title) ?? idForm.exec(field('id')))?.[0].toLowerCase();
  const told = (['type', 'description', 'position'] as const).filter((part) => field(part) !== '');
  const isOne = id !== undefined || told.length > 1 || (told.length === 1 && fields.has('status')) || opens === 'line';
  const isListed = opens === 'record' && parent !== undefined && title !== '' && !saysNothing(title);
  if (!(isOne || isListed || isMarked(title))) return undefined;
  if (isTemplate(entry, id)) return undefined;

  const whole = wordsOf(title);
  const rest = withoutMarks(whole);
  const body = opens === 'heading' || opens === 'line' ? lines.map(({ raw }) => raw.trim()) : [];
  const prose = body.filter((line) => !/^[^:]{1,80}:/.test(line) && /\p{L}/u.test(line)).join(' ');
  const description = field('description') || rest || prose;
  const within = opens === 'record' ? document.text.slice(entry.start, entry.end) : title;
  const says = {
    type: field('type') !== '' || types.test(title),
    description: description !== '',
    position:
      field('position') !== '' || place.test(title) || (opens === 'record' && /\bposition["']?[ ]?:/.test(within)),
  };
  return {
    id,
    isActive: !isResolved(entry),
    name: id ?? (rest || description || title),
    keys: [field('description'), rest, unmarked(whole), whole.replace(/^[^:]{1,40}: /, ''), prose]
      .map(comparable)
      .filter((key) => key !== ''),
    wanting: (['type', 'description', 'position'] as const).filter((part) => !says[part]),
    ...{ at, entry },
  };
}

/** Whether an entry only shows what one looks like. */
function isTemplate({ title, fields }: Entry, id: string | undefined): boolean {
  if (id === undefined && (gapInTitle.test(title.slice(0, 400)) || isGap(unmarked(wordsOf(title))))) return true;
  const chosen = ['status', 'type'].map((name) => fields.get(name)?.text ?? '');
  if (chosen.some((text) => choice.test(text.slice(0, 400)))) return true;
  return [...fields.values()].some(({ text }) => isGap(text) && statedIn(text) === undefined);
}

/** Whether a heading marks one blocker as active or not: `[ACTIVE] No key`. `Active Blockers` is a section. */
function isMarked(title: string): boolean {
  return (
    statedIn(title) !== undefined &&
    withoutMarks(wordsOf(title)) !== '' &&
    /^\W{0,4}[A-Z]{4,10}\b|[A-Z]{4,10}\W{0,4}$/.test(title)
  );
}

/** What a title says beside its id; of `executor-01 | 14:00:00 | ACTIVE`, what is neither program, time nor type. */
function wordsOf(title: string): string {
  const parts = title.slice(0, 400).split('|');
  const said = parts
    .map((part) => part.trim())
    .filter((part) => !isAgent(part) && !clockTime(part) && !types.test(part));
  return (parts.length > 1 ? said.join(' ') : title.slice(0, 400))
    .replace(idForm, '')
    .replace(/^[^\p{L}\p{N}([]{1,40}/u, '');
}

/** The same without the status in front of it. */
function unmarked(words: string): string {
  return words.replace(/^(?:[[(](?:active|resolved|open|closed)[\])]|ACTIVE|RESOLVED|OPEN|CLOSED)[ :–—-]{1,9}/i, '');
}

/** The same without its number and its status; empty for `Blocker 1`, `Active Blockers`. */
function withoutMarks(words: string): string {
  return words
    .replace(/[[(]?\b(?:in)?(?:active|resolved|open|closed)\b[\])]?/gi, '')
    .replace(/\b(?:current )?blockers?\b(?: #?\d{1,4}\b)?/gi, '')
    .replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N})]{1,40}$/gu, '')
    .trim();
}
