import type { Fault } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import { conflictMarkers } from '../../text/conflict-markers.js';
import { readStructure, type Structure, scanLines, type TextLine } from '../../text/markdown.js';

/** The Markdown of a file, below its front matter where it has some. */
export interface Body {
  /** The lines that are not blank; those of code blocks are among them. */
  readonly lines: readonly TextLine[];
  /** What of it is text and what is code; asks a Markdown parser, so ask only when it matters. */
  structure(): Promise<Structure>;
}

/** The Markdown of a file, from one offset to another. Lines and structure are looked for when they are asked for. */
export function bodyOf(text: string, { start, end }: { start: number; end: number }, limits: Limits): Body {
  let lines: Body['lines'] | undefined;
  let structure: ReturnType<Body['structure']> | undefined;
  return {
    get lines() {
      lines ??= scanLines(text, start, end);
      return lines;
    },
    structure() {
      structure ??= readStructure(text, start, end, limits);
      return structure;
    },
  };
}

/**
 * The conflicts of a text. Markers in a code block of the body are an example of a conflict, and none.
 * @param start where the body begins
 */
export async function conflictsOf(text: string, start: number, body: Body): Promise<readonly Fault[]> {
  const conflicts = conflictMarkers(text);
  if (!conflicts.some((conflict) => conflict.start >= start)) return conflicts;
  const structure = await body.structure();
  return conflicts.filter((conflict) => conflict.start < start || !structure.ok || structure.isText(conflict.start));
}

/** A body in conflict: a side that was not chosen may say anything, so nothing of it is read. */
export function withoutLines({ structure }: Body): Body {
  return { lines: [], structure };
}
