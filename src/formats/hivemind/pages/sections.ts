import type { TextLine } from '../../../text/markdown.js';

/** A heading, and what stands below it up to the next one that is as high. */
export interface Section {
  readonly heading: TextLine;
  /** What the heading says, without its signs. */
  readonly title: string;
  /** Headings below this one are among them. */
  readonly lines: readonly TextLine[];
}

/** The sections of a page, in order. Of what stands above the first heading, there is none. */
export function sectionsOf(lines: readonly TextLine[]): readonly Section[] {
  const all: (Section & { readonly lines: TextLine[] })[] = [];
  let open: typeof all = [];
  for (const line of lines) {
    if (line.heading > 0) open = open.filter(({ heading }) => heading.heading < line.heading);
    for (const section of open) section.lines.push(line);
    if (line.heading === 0) continue;
    const section = { heading: line, title: titleOf(line), lines: [] };
    all.push(section);
    open.push(section);
  }
  return all;
}

/** `## Current Task ##` is titled `Current Task`. */
function titleOf({ raw }: TextLine): string {
  const text = raw.trim().replace(/^#+/, '');
  return text
    .replace(/[ \t]#+$/, '')
    .replace(/[*_`]/g, '')
    .trim();
}
