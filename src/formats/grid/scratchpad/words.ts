import type { Limits } from '../../../core/limits.js';
import type { EntryField } from '../companions/entry.js';
import { isBreak, labelledLine, saidBy } from '../companions/entry-lines.js';
import type { Companion } from '../snapshot.js';
import { setbacksIn } from './order.js';
import { partNames, type ScratchpadEntry, scratchpadEntries } from './scratchpad-entries.js';

/** An entry of the scratchpad, and what it says below its head. */
export interface WordedEntry extends ScratchpadEntry {
  /** On one line, without quotes around it; empty for nothing. */
  readonly text: string;
}

/** What the words of an entry are called, where they have a name. */
const names = ['finding', 'findings', 'discovery', 'message', 'note', 'notes', 'text', 'details', 'description'];
/** Fields that say nothing of what was found: the head, and whom it concerns. */
const others = new Set([...Object.values(partNames).flat(), 'relevance', 'relevant', 'impact', 'affects', 'action']);
/** Of a longer entry, nobody needs more to know what it is about. */
const mostLines = 8;

/** The entries of a scratchpad with their words, the oldest first; or why they cannot be read. */
export async function entriesInTime(scratchpad: Companion, limits: Limits): Promise<readonly WordedEntry[] | string> {
  const entries = await scratchpadEntries(scratchpad);
  if (typeof entries === 'string') return entries;
  const { setbacks, pairs } = setbacksIn(entries, limits);
  // Some programs write the newest entry on top.
  const isTurned = setbacks.length > 0 && setbacks.length === pairs;
  return (isTurned ? [...entries].reverse() : entries).map((entry) => ({ ...entry, text: wordsOf(entry) }));
}

function wordsOf({ entry: { fields, lines, opens } }: ScratchpadEntry): string {
  const finding = names.map((name) => fields.get(name)).find((one) => one !== undefined && one.text !== '');
  if (finding) return oneLine([finding.text]);
  const own = [...fields].filter(([name, { text }]) => text !== '' && !others.has(name)).map(([, field]) => field);
  if (opens === 'row') return oneLine(own.map(({ text }) => text));
  const plain = lines.slice(0, mostLines).filter((line) => !isBreak(line.raw) && !labelledLine(line));
  const said = plain.map((line) => saidBy(line).text).filter((text) => text !== '');
  return oneLine(said.length > 0 ? said : own.slice(0, mostLines).map(labelledWords));
}

const labelledWords = ({ key, text }: EntryField): string => `${key}: ${text}`;

/** Each part is a sentence of its own, unless it goes on in small letters. */
function oneLine(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    const goesOn = text === '' || /[.!?:;,]$/.test(text) || /^\p{Ll}/u.test(part);
    text += text === '' ? part : `${goesOn ? ' ' : '. '}${part}`;
  }
  const trimmed = text.replace(/\s{1,99}/g, ' ').trim();
  const [, inner] = /^"([^"]*)"$/.exec(trimmed) ?? [];
  return inner ?? trimmed;
}
