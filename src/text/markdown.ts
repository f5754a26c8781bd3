import type { Limits } from '../core/limits.js';
import { linesOf } from './lines.js';
import { pathology } from './markdown-guard.js';
import type { Hidden } from './remark.js';

/** A line of a Markdown body as a reader sees it. */
export interface TextLine {
  /** Offsets into the whole text, without the line break. */
  readonly start: number;
  readonly end: number;
  /** The line as written. */
  readonly raw: string;
  /** Depth of an ATX heading; 0 for any other line. */
  readonly heading: number;
}

/** Which parts of a Markdown body are text that a reader sees, which are code, and which are HTML or a comment. */
export type Structure =
  | { readonly ok: true; isText(offset: number): boolean; isCode(offset: number): boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * The lines of a body that are not blank, in linear time and without a Markdown parser: a line of a code block looks
 * like any other.
 */
export function scanLines(text: string, start: number, end: number): TextLine[] {
  return linesOf(text, start, end).flatMap((line) => {
    const raw = text.slice(line.start, line.end);
    if (raw.trim() === '') return [];
    return { start: line.start, end: line.end, raw, heading: /^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length ?? 0 };
  });
}

/** The lines that begin in text. */
export function textLines(lines: readonly TextLine[], { isText }: Extract<Structure, { ok: true }>): TextLine[] {
  return lines.filter(({ start, raw }) => isText(start + raw.length - raw.trimStart().length));
}

/** Without one of these signs, a body holds no code and no HTML. */
const mayHide = /[`<\t]|~~~| {4}/;

/**
 * Asks remark what is text and what is not. It is loaded only where something may be hidden, and not asked when a linear
 * look finds what makes Markdown parsers quadratic or overflow.
 */
export async function readStructure(
  text: string,
  start: number,
  end: number,
  limits: Pick<Limits, 'parsedMarkdownBytes'>,
): Promise<Structure> {
  const body = text.slice(start, end);
  if (!mayHide.test(body)) return { ok: true, isText: () => true, isCode: () => false };
  const reason = pathology(body, limits.parsedMarkdownBytes);
  if (reason) return { ok: false, reason };
  const { hiddenRanges } = await import('./remark.js');
  const hidden = hiddenRanges(body);
  return {
    ok: true,
    isText: (offset) => !rangeAt(hidden, offset - start),
    isCode: (offset) => rangeAt(hidden, offset - start)?.isCode ?? false,
  };
}

/** The ranges are in order, and none lies in another. */
function rangeAt(ranges: readonly Hidden[], offset: number): Hidden | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && offset < range.end ? range : undefined;
}
