import type { Document } from '../../../../core/document.js';
import type { TextLine } from '../../../../text/markdown.js';
import { quote } from '../../../../text/words.js';
import { isBreak } from '../../companions/entry-lines.js';
import type { Gathering } from './gathering.js';
import { withoutField } from './reading.js';

/** Sections of a prose file that hold nothing but what is read of them. */
const known =
  /^[ ]{0,3}#{1,6}[ \t]+(?:the )?(?:grid state|current position|session continuity|block status|progress|status)\b/i;

interface Section {
  readonly heading: TextLine | undefined;
  first: TextLine;
  last: TextLine;
}

/**
 * Says which lines have no place in the schema, section by section: they stay in the body, and a person should know.
 * @param placed where the lines begin that were read
 */
export function noteUnplaced(
  gathering: Gathering,
  document: Document,
  lines: readonly TextLine[],
  placed: ReadonlySet<number>,
): void {
  const sections: Section[] = [];
  let heading: TextLine | undefined;
  let open: Section | undefined;
  for (const line of lines) {
    if (line.heading > 0) {
      heading = known.test(line.raw) ? undefined : line;
      open = undefined;
    } else if (!placed.has(line.start) && !isBreak(line.raw)) {
      open ??= { heading, first: line, last: line };
      if (open.first === line) sections.push(open);
      open.last = line;
    }
  }
  const lineOf = ({ start }: TextLine): number => document.position(start).line;
  for (const { heading: title, first, last } of sections) {
    const from = lineOf(first);
    const to = lineOf(last);
    const where = from === to ? `line ${from}` : `lines ${from} to ${to}`;
    const below = title ? ` below ${quote(title.raw.trim())}` : ` (${quote(first.raw.trim())})`;
    gathering.noteEach(withoutField, `${where}${below}`);
  }
}
