import type { Target } from '../../../core/document.js';
import { isAgent } from '../agents.js';
import { readEntries } from '../companions/entries.js';
import type { Entry } from '../companions/entry.js';
import type { Companion } from '../snapshot.js';
import { leadOf } from '../texts/list-mark.js';
import { saysNothing } from '../texts/nothing.js';
import { type ClockTime, clockTime } from './clock-time.js';
import { type Head, headOf } from './head.js';

/** One entry of a scratchpad. */
export interface ScratchpadEntry extends Head {
  /** Undefined when it has no time, or one that cannot be compared. */
  readonly clock: ClockTime | undefined;
  /** Whether what stands in the place of a time is one, or a day at least. */
  readonly isTimed: boolean;
  /** What it is called in messages: its head. */
  readonly title: string;
  readonly at: Target;
  /** The heading that it stands under, and for a row, the columns of its table. */
  readonly section: unknown;
  readonly columns: string | undefined;
  /** As it was read: its fields and its lines. */
  readonly entry: Entry;
}

/** What the three parts are called as fields of an entry, and as columns of a table. */
export const partNames: Readonly<Record<keyof Head, readonly string[]>> = {
  who: ['program', 'programid', 'agent', 'agentid', 'who', 'author', 'by', 'executor', 'source'],
  time: ['time', 'timestamp', 'when', 'date', 'at', 'datetime'],
  kind: ['kind', 'type', 'category', 'tag'],
};

/** The entries of a scratchpad in the order of the text, or why they cannot be read. What is no entry is passed over. */
export async function scratchpadEntries(scratchpad: Companion): Promise<readonly ScratchpadEntry[] | string> {
  const read = await readEntries(scratchpad, {
    isHead: (line) => headOf(line.slice(leadOf(line).length), false) !== undefined,
  });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf(entry) ?? []);
}

function entryOf(entry: Entry): ScratchpadEntry | undefined {
  const head = headOf(entry.title, entry.opens === 'heading');
  const [who, time, kind] = (['who', 'time', 'kind'] as const).map((part) => fieldOf(entry, part));
  const told = [who, time, kind].filter((field) => field !== undefined).length;
  const isRecord = told > 1 || (told === 1 && entry.fields.has('finding') && isAgent(who ?? ''));
  if (!head && !isRecord) return undefined;
  const whole = { who: head?.who || (who ?? ''), time: head?.time || (time ?? ''), kind: head?.kind || (kind ?? '') };
  const said = Object.values(whole).filter((part) => part !== '');
  if (said.length === 0 || said.some((part) => /[{}<>]/.test(part))) return undefined; // of a template
  const clock = clockTime(whole.time);
  const columns = entry.opens === 'row' ? [...entry.fields.keys()].join('|') : undefined;
  return {
    ...whole,
    clock,
    isTimed: clock !== undefined || /^\d{4}-\d{2}-\d{2}$/.test(whole.time),
    title: entry.title === '' ? said.join(' | ') : entry.title,
    ...{ at: entry.at, section: entry.parent, columns, entry },
  };
}

/** The field that says one of the three; undefined when the entry has none of that name. */
function fieldOf({ fields }: Entry, part: keyof Head): string | undefined {
  const field = partNames[part].map((name) => fields.get(name)).find((one) => one !== undefined);
  return field && (saysNothing(field.text) ? '' : field.text);
}
