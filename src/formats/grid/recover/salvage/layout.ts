import { isField, isKnownField, splitFields } from './field-end.js';
import { isBlank, isContent, type Row } from './rows.js';

/** A stretch of fields between fences, and the Markdown below it. */
export interface Block {
  readonly fields: readonly Row[];
  readonly body: readonly Row[];
  /** Whether a fence ends the fields; without one, the file may break off in their midst. */
  readonly isClosed: boolean;
}

/** Where the parts of a file stand. All that is no fence is in one of them. */
export interface Layout {
  /** Text above the first fields. */
  readonly above: readonly Row[];
  /** Whether a fence stands above the fields. */
  readonly isOpened: boolean;
  /** None when the file holds no fields; several when front matter was stacked. */
  readonly blocks: readonly Block[];
}

const isFence = ({ text }: { readonly text: string } = { text: '' }): boolean => /^---[ \t]*$/.test(text);
const isCodeFence = ({ text }: Row): boolean => /^ {0,3}(?:```|~~~)/.test(text);
/** In the midst of Markdown, one field alone may be text. */
const fewest = 2;
/** Nobody stacks more blocks by mistake: what comes below is no state. */
const most = 8;

/**
 * Finds the fields and the Markdown of a file, wherever its fences stand, and whether they stand at all.
 * @param isWhole whether rows parse: then nothing of them is Markdown
 */
export function layoutOf(file: readonly Row[], isWhole: (fields: readonly Row[]) => boolean): Layout {
  const rows = unwrapped(
    file.slice(
      Math.max(
        0,
        file.findIndex((row) => !isBlank(row)),
      ),
    ),
  );
  const start = rows.findIndex((row) => isFence(row) || isKnownField(row));
  const opening = start < 0 ? rows.findIndex(isField) : start;
  const first = rows[opening];
  if (!first) return { above: rows, isOpened: false, blocks: [] };
  // What stands above a field is most likely a broken field; above a fence, it is text.
  const isOpened = isFence(first);
  const above = isOpened ? rows.slice(0, opening) : [];
  const blocks: Block[] = [];
  let at: number | undefined = isOpened ? opening + 1 : 0;
  while (at !== undefined && blocks.length < most) {
    const { block, next } = blockFrom(rows, at, isWhole);
    blocks.push(block);
    at = next;
  }
  return { above, isOpened, blocks: joinedBlocks(blocks) };
}

/** A file that stands in a block of code as a whole. */
function unwrapped(rows: readonly Row[]): readonly Row[] {
  const [first, second] = rows;
  if (!first || !second || !isCodeFence(first) || !(isFence(second) || isKnownField(second))) return rows;
  const last = rows.findLastIndex((row) => !isBlank(row));
  const isClosed = last > 0 && rows[last] !== undefined && isCodeFence(rows[last]);
  return isClosed ? [...rows.slice(1, last), ...rows.slice(last + 1)] : rows.slice(1);
}

/** The block whose fields begin at a row, and where the next one begins. */
function blockFrom(rows: readonly Row[], from: number, isWhole: (fields: readonly Row[]) => boolean) {
  const fence = fenceFrom(rows, from);
  const fields = rows.slice(from, fence);
  const split = isWhole(fields) ? { fields, rest: [], isFenced: false } : splitFields(fields);
  if (!isBrokenField(split.rest) && split.rest.some((row) => !isBlank(row))) {
    // The fence that ends them is gone: the one that was found stands in the Markdown.
    const body = [...split.rest, ...rows.slice(fence)];
    return { block: { fields: split.fields, body, isClosed: true }, next: undefined };
  }
  const next = nextBlock(rows, fence + 1);
  const isClosed = fence < rows.length || split.isFenced;
  const whole = isBrokenField(split.rest) ? fields : split.fields;
  return { block: { fields: whole, body: rows.slice(fence + 1, next?.fence), isClosed }, next: next?.fields };
}

/** Whether what is left below the last field is a line that breaks off: a body has a blank line above it. */
function isBrokenField(rest: readonly Row[]): boolean {
  const [only] = rest;
  return rest.length === 1 && only !== undefined && only.end === '' && isContent(only);
}

/** The first fence from a row on; the number of rows when there is none. */
function fenceFrom(rows: readonly Row[], from: number): number {
  let index = from;
  while (index < rows.length && !isFence(rows[index])) index += 1;
  return index;
}

/** Where another block of fields begins below a fence: at once, or behind a fence of its own in the Markdown. */
function nextBlock(
  rows: readonly Row[],
  from: number,
): { readonly fence: number; readonly fields: number } | undefined {
  let isCode = false;
  let isFirst = true;
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index];
    if (!row || isBlank(row)) continue;
    if (isCodeFence(row)) isCode = !isCode;
    if (isFirst && (isField(firstBelowComments(rows, index)) || goesOnBelow(rows, index)))
      return { fence: index, fields: index };
    if (!isCode && isFence(row) && holdsFields(rows, index + 1, isFirst ? 1 : fewest)) {
      return { fence: index, fields: index + 1 };
    }
    isFirst = false;
  }
  return undefined;
}

/** The first row that is no comment: a heading has a blank row below it, and a comment has not. */
function firstBelowComments(rows: readonly Row[], from: number): Row {
  let index = from;
  while (index < rows.length && rows[index]?.text.startsWith('#')) index += 1;
  return rows[index] ?? { number: 0, text: '', end: '' };
}

/** Whether a row is of a mapping that a stray fence broke off: it is indented, and fields come below, and a fence. */
function goesOnBelow(rows: readonly Row[], from: number): boolean {
  if (!/^ +(?:- |[a-z_][\w-]{0,60}:)/.test(rows[from]?.text ?? '')) return false;
  const fence = fenceFrom(rows, from);
  return fence < rows.length && rows.slice(from, fence).some(isKnownField);
}

/** Whether the first rows that are no comments are fields of a state. */
function holdsFields(rows: readonly Row[], from: number, wanted: number): boolean {
  const next: Row[] = [];
  for (let index = from; index < rows.length && next.length < wanted; index += 1) {
    const row = rows[index];
    if (row && isContent(row)) next.push(row);
  }
  return next.length === wanted && next.every(isField);
}

const keyOf = ({ text }: Row): string => /^["']?([a-z_][\w-]{0,60})["']?[ \t]*:/.exec(text)?.[1] ?? '';

/** A block that repeats no field of the one above goes on where a stray fence broke it off. */
function joinedBlocks(blocks: readonly Block[]): readonly Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    const above = result.at(-1);
    const keys = new Set((above?.fields ?? []).filter(isField).map(keyOf));
    const isMore =
      above &&
      !above.body.some((row) => !isBlank(row)) &&
      !block.fields.some((row) => isField(row) && keys.has(keyOf(row)));
    if (above && isMore) result[result.length - 1] = { ...block, fields: [...above.fields, ...block.fields] };
    else result.push(block);
  }
  return result;
}
