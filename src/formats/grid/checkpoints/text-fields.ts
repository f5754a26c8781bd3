import type { MapEntry, ScalarNode, ValueNode } from '../../../core/document.js';
import { TextDocument } from '../../../text/document.js';
import type { TextLine } from '../../../text/markdown.js';
import { folded } from '../../../text/words.js';
import { readEntries } from '../companions/entries.js';
import type { Entry } from '../companions/entry.js';
import { indentOf, isBreak, labelledLine, type Piece, saidBy } from '../companions/entry-lines.js';
import type { Companion } from '../snapshot.js';
import { checkpointTypes } from '../spec/words.js';
import { isListItem } from '../texts/list-mark.js';

/** What people call the fields of a checkpoint where they write them as headings and labels. */
const names: Readonly<Record<string, readonly string[]>> = {
  type: ['type', 'checkpointtype'],
  verification_instructions: ['verificationinstructions', 'verification', 'verificationsteps', 'howtoverify', 'verify'],
  question: ['question', 'decisionneeded', 'decisionrequired'],
  options: ['options', 'choices'],
  required_action: ['requiredaction', 'actionrequired', 'actionneeded'],
  last_action: ['lastaction'],
  partial_work: ['partialwork'],
  error: ['error', 'whatwentwrong'],
  user_response: ['userresponse', 'response', 'useranswer', 'answer', 'userdecision'],
};
const longest = 40;

function nameOf(key: string): string | undefined {
  const word = key.length > longest ? '' : folded(key).replace(/:$/, '');
  return Object.keys(names).find((name) => names[name]?.includes(word));
}

/** A field in the making: its name, what stands beside that, and the lines below. */
interface Section {
  readonly name: string;
  readonly head: Piece;
  readonly value: Piece | undefined;
  readonly line: TextLine | undefined;
  readonly parts: (TextLine | Piece)[];
}

/**
 * A checkpoint with the fields that only its Markdown tells (D24), each a heading or a label of a known name.
 * @returns why its Markdown cannot be read, when it cannot
 */
export async function withTextFields(checkpoint: Companion): Promise<Companion | string> {
  const { document, body } = checkpoint;
  if (body.lines.length === 0) return checkpoint;
  const read = await readEntries(checkpoint);
  if (!read.ok) return read.reason;
  const { root } = document;
  const own = root?.kind === 'map' ? root.entries : [];
  const known = new Set(own.map(({ key }) => folded(String(key.value))));
  const told: MapEntry[] = [];
  const entries = read.entries.filter(({ opens }) => opens !== 'record');
  const offer = entries.find(({ opens, title }) => opens === 'heading' && nameOf(title) === 'options');
  const offered = entries.filter(({ parent }) => parent && parent === offer).map(pieceOf);
  for (const section of entries.flatMap((entry) => sectionsOf(entry, entry === offer ? offered : []))) {
    const value = saidIn(section);
    if (!value || known.has(folded(section.name))) continue;
    known.add(folded(section.name));
    told.push({ key: scalar(section.head, section.name), value });
  }
  if (told.length === 0) return checkpoint;
  const { path, text, faults, verdict } = document;
  const whole = { kind: 'map', entries: [...own, ...told], start: 0, end: text.length } as const;
  return { ...checkpoint, document: new TextDocument(path, text, { root: whole, faults, verdict }) };
}

/** @param offered what stands below the heading of options: headings and rows may be what there is to choose from */
function sectionsOf(entry: Entry, offered: readonly Piece[]): readonly Section[] {
  const sections: Section[] = [];
  let open: Section | undefined;
  const begin = (name: string, rest: Omit<Section, 'name' | 'parts'>): void => {
    open = { name, ...rest, parts: [] };
    sections.push(open);
  };
  const { title, at, opens } = entry;
  const name = opens === 'heading' ? nameOf(title) : undefined;
  if (name !== undefined) begin(name, { head: { text: title, ...at }, value: undefined, line: undefined });
  for (const line of entry.lines) {
    const label = labelledLine(line);
    const known = label && nameOf(label.key.text);
    if (label && known !== undefined) begin(known, { head: label.key, value: label.value, line });
    else if (isBreak(line.raw) || (label && endsAt(open, line))) open = undefined;
    else open?.parts.push(line);
  }
  if (name !== undefined) sections[0]?.parts.push(...offered);
  return sections;
}

/** Whether a label stands beside the one that opened a section, and not in its list. Only a heading ends a heading. */
function endsAt(open: Section | undefined, line: TextLine): boolean {
  if (!open?.line) return false;
  if (!isListItem(line.raw)) return true;
  return isListItem(open.line.raw) && indentOf(line.raw) <= indentOf(open.line.raw);
}

function pieceOf({ opens, title, fields, at }: Entry): Piece {
  const [first] = fields.values();
  const { start, end } = opens === 'row' && first ? first.at : at;
  return { text: opens === 'row' ? (first?.text ?? '') : title, start, end };
}

/** What a field says; undefined for nothing. A type says one of the known words, perhaps with more behind it. */
function saidIn({ name, value, parts }: Section): ValueNode | undefined {
  const said = parts.map((part) => ('raw' in part ? saidBy(part) : part)).filter(({ text }) => text !== '');
  const [first, last] = [value?.text ? value : said[0], said.at(-1)];
  if (!first) return undefined;
  if (name === 'type') {
    const word = folded(first.text).replace(/^checkpoint:/, '');
    const type = checkpointTypes.find((one) => word.startsWith(folded(one)));
    return type && scalar(first, type);
  }
  if (value?.text) return scalar(value, [value, ...said].map(({ text }) => text).join('\n'));
  const items = parts.flatMap((part) => ('raw' in part ? (isListItem(part.raw) ? [saidBy(part)] : []) : [part]));
  const span = { start: first.start, end: last?.end ?? first.end };
  if (items.length > 0) return { kind: 'list', items: items.map((item) => scalar(item, item.text)), ...span };
  return scalar({ text: '', ...span }, said.map(({ text }) => text).join('\n'));
}

function scalar({ start, end }: Piece, value: string): ScalarNode {
  return { kind: 'scalar', value, source: value, style: 'block', start, end };
}
