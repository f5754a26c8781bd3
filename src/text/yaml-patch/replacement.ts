import type { Data } from '../../core/data.js';
import type { ListNode, MapEntry, MapNode, ValueNode } from '../../core/document.js';
import { yamlComments } from '../yaml-comments.js';
import type { TextEdit } from './edits.js';
import { endOfLine, isAlone, isFlow, leadOf, startOfLine, stepOf } from './layout.js';
import type { Patch } from './patch.js';
import { inItsNotation } from './write-scalar.js';
import { blockLines, fitsOneLine, inOneLine } from './write-yaml.js';

// A value written anew, where the old one stands. Comments that stood within it are kept beside it. All of these answer
// undefined where it cannot be done in place.

/** The value of a field. */
export function replacedValue(patch: Patch, map: MapNode, entry: MapEntry, data: Data): TextEdit[] | undefined {
  const { text } = patch;
  const { key, value } = entry;
  const colon = colonBehind(text, entry);
  if (colon === undefined) return undefined;
  const field: Field = { ...patch, value, data, colon, lead: leadOf(text, key.start), step: stepOf(text, map) };
  if (isFlow(text, map)) return inPlace(field, oneLine(value, data));
  if (!isAlone(field.lead)) return undefined;
  const gap = text.slice(colon + 1, Math.max(colon + 1, value.start));
  const isBelow = gap.includes('\n');
  // An anchor or a tag would be the property of another value.
  if (isBelow && gap.replace(/#[^\n]*/g, '').trim() !== '') return undefined;
  if (!fitsOneLine(data)) return isBelow && !isFlow(text, value) ? inItsLines(field) : onLinesBelow(field, gap);
  return isBelow ? behindKey(field, gap) : [...inPlace(field, oneLine(value, data)), ...below(field)];
}

interface Field extends Patch {
  readonly value: ValueNode;
  readonly data: Data;
  readonly colon: number;
  /** What stands before the key. */
  readonly lead: string;
  readonly step: number;
}

/** Where the colon behind a key stands; undefined where there is none, as in `{a, b}` and `? a`. */
function colonBehind(text: string, { key }: MapEntry): number | undefined {
  const gap = /[ \t]*/y;
  gap.lastIndex = key.end;
  gap.exec(text);
  return text[gap.lastIndex] === ':' ? gap.lastIndex : undefined;
}

const oneLine = (old: ValueNode, data: Data): string =>
  old.kind === 'scalar' && (typeof data !== 'object' || data === null) ? inItsNotation(data, old) : inOneLine(data);

function inPlace({ value, colon }: Field, written: string): TextEdit[] {
  const { start, end } = value;
  if (start === end) return [{ start: colon + 1, end: colon + 1, text: ` ${written}` }];
  return [{ start, end, text: written }];
}

/** `key: # comment` with a block below becomes `key: value # comment`. */
function behindKey(field: Field, gap: string): TextEdit[] {
  const { value, data, colon } = field;
  const [comment, ...others] = gap.match(/#[^\n]*/g) ?? [];
  const behind = comment === undefined ? '' : ` ${comment.trimEnd()}`;
  const written = { start: colon + 1, end: value.end, text: ` ${inOneLine(data)}${behind}` };
  return [written, ...below(field, others)];
}

/** A block in the place of a block, with its indentation where that is enough. */
function inItsLines({ text, lineBreak, value, data, lead, step }: Field): TextEdit[] | undefined {
  const old = leadOf(text, value.start);
  if (old.trim() !== '') return undefined;
  const indent = Array.isArray(data) ? old : ' '.repeat(Math.max(old.length, lead.length + step));
  const lines = [...commentsIn(text, value), ...blockLines(data as readonly Data[], step)];
  return [{ start: startOfLine(text, value.start), end: value.end, text: indented(lines, indent).join(lineBreak) }];
}

/** A block in the place of what stood behind its key. */
function onLinesBelow({ text, lineBreak, value, data, colon, lead, step }: Field, gap: string): TextEdit[] {
  const end = Math.max(value.end, colon + 1);
  const comments = [...(gap.match(/#[^\n]*/g) ?? []), ...commentsIn(text, value)].map((comment) => comment.trimEnd());
  const lines = indented([...comments, ...blockLines(data as readonly Data[], step)], ' '.repeat(lead.length + step));
  const at = endOfLine(text, end);
  return [
    { start: colon + 1, end, text: '' },
    { start: at, end: at, text: lineBreak + lines.join(lineBreak) },
  ];
}

/** The comments that were in a value that is in one line now, below it. */
function below({ text, lineBreak, value, lead }: Field, others: readonly string[] = []): TextEdit[] {
  const comments = [...others, ...commentsIn(text, value)].map((comment) => comment.trimEnd());
  const at = endOfLine(text, value.end);
  const lines = indented(comments, ' '.repeat(lead.length)).map((line) => lineBreak + line);
  return lines.length === 0 ? [] : [{ start: at, end: at, text: lines.join('') }];
}

/** An item of a list. */
export function replacedItem(patch: Patch, list: ListNode, item: ValueNode, data: Data): TextEdit[] | undefined {
  const { text, lineBreak } = patch;
  const { start, end } = item;
  if (isFlow(text, list)) return start === end ? undefined : [{ start, end, text: oneLine(item, data) }];
  const lead = leadOf(text, start);
  if (!isAlone(lead) || !lead.includes('-')) return undefined;
  const blank = lead.endsWith('-') ? ' ' : '';
  const indent = ' '.repeat(lead.length + blank.length);
  const lines = fitsOneLine(data) ? [oneLine(item, data)] : blockLines(data as readonly Data[], 2);
  const comments = commentsIn(text, item);
  const at = endOfLine(text, end);
  const dash = ' '.repeat(lead.lastIndexOf('-'));
  return [
    { start, end, text: blank + indented(lines, indent).join(lineBreak).trimStart() },
    ...(comments.length > 0
      ? [{ start: at, end: at, text: lineBreak + indented(comments, dash).join(lineBreak) }]
      : []),
  ];
}

function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? line : indent + line));
}

function commentsIn(text: string, value: ValueNode): string[] {
  if (value.kind === 'scalar') return [];
  return yamlComments(text, value.start, value.end).map(({ start, end }) => text.slice(start, end));
}
