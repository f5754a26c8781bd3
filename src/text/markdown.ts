import type { Limits } from '../core/limits.js';
import { linesOf } from './lines.js';
import { pathology } from './markdown-guard.js';

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

/** Which parts of a Markdown body are text that a reader sees, and not code, HTML or a comment. */
export type Structure =
  | { readonly ok: true; isText(offset: number): boolean }
  | { readonly ok: false; readonly reason: string };

/** The lines of a body, in linear time and without a Markdown parser: a line of a code block looks like any other. */
export function scanLines(text: string, start: number, end: number): TextLine[] {
  return linesOf(text, start, end).map((line) => {
    const raw = text.slice(line.start, line.end);
    return { ...line, raw, heading: /^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length ?? 0 };
  });
}

/**
 * Asks remark what is text and what is not. Loaded only here, for most runs never need it; refused when a linear
 * look finds what makes Markdown parsers quadratic or overflow (threats.md T12).
 */
export async function readStructure(
  text: string,
  start: number,
  end: number,
  limits: Pick<Limits, 'markdownBytes'>,
): Promise<Structure> {
  const body = text.slice(start, end);
  const reason = pathology(body, limits.markdownBytes);
  if (reason) return { ok: false, reason };
  const { hiddenRanges } = await import('./remark.js');
  const hidden = hiddenRanges(body);
  return {
    ok: true,
    isText: (offset) => !hidden.some((range) => offset - start >= range.start && offset - start < range.end),
  };
}
