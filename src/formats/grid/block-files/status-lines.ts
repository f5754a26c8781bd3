import type { TextLine } from '../../../text/markdown.js';
import { isTemplate } from '../texts/nothing.js';
import { saidBy } from './status-words.js';

// Where the text of a SUMMARY says how the work ended.

/** A status, and where it stands: offsets into the whole text. */
export interface StatusInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const longest = 500;
const before = '^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}';
const whose = '(?:(?:block|final|overall|current|completion|execution|task|work)[ ])?';
const between = '[*_]{0,3}[ \\t]{0,3}(?:[:：=–—]|-(?=[ \\t]))[*_ \\t]{0,9}';
const said = '([^\\s*_].{0,200})$';

/** `**Status:** partial`, `- Status: **failed**`, `## Status: ❌ FAILED`. */
const statusLine = new RegExp(`${before}${whose}status${between}${said}`, 'i');
/** `Outcome: failed` and `| Status | failed |`: such lines speak of many things, so only of a whole status is it sure. */
const likelyLines = [
  new RegExp(`${before}${whose}(?:outcome|result|state)${between}${said}`, 'i'),
  /^[ \t]{0,3}\|?[ \t*_]{0,9}(?:status|outcome|result)[ \t*_:]{0,9}\|[ \t*_]{0,9}([^\s*_|][^|]{0,200})\|?[ \t]{0,9}$/i,
];
/** `# Block 01 - FAILED`, `# Block 01 (WIP)`: in capitals alone, for a title may be about orders that failed. */
const inTitle =
  /^ {0,3}#[ \t].{0,300}(?:[ \t][–—-][ \t]|[([])[ \t]{0,3}([^a-z–—([\])-]{2,60}?)[ \t]{0,3}[)\]]?[ \t]{0,9}$/;
/** `## Status`, and the line below it says what. */
const heading = new RegExp(`^ {0,3}#{2,3}[ \\t]{1,3}[*_]{0,3}${whose}(?:status|outcome|result)[*_: \\t]{0,9}$`, 'i');
/** Sections that are about the block as a whole, as its head is. */
const headSection =
  /^ {0,3}#{2,3}[ \t]{1,3}(?:block |final |overall |execution )?(?:overview|summary|status|outcome|result|details|metadata|info)/i;

/**
 * The status that the text of a SUMMARY begins with, or that a heading names. Further down, such lines speak of other
 * things.
 */
export function statusInText(lines: readonly TextLine[]): StatusInText | undefined {
  let isHead = true;
  let isBelow = false;
  for (const line of lines) {
    const { raw, heading: depth } = line;
    if (depth > 1) isHead &&= headSection.test(raw) || heading.test(raw);
    const isSaid = isHead || isBelow || depth === 2;
    const found = isSaid && raw.length <= longest ? statusOfLine(line, isBelow) : undefined;
    if (found) return found;
    isBelow = (isHead || depth === 2) && heading.test(raw);
  }
  return undefined;
}

function statusOfLine({ raw, start }: TextLine, isBelow: boolean): StatusInText | undefined {
  const sure = statusLine.exec(raw)?.[1];
  const likely = [...likelyLines, inTitle].map((form) => form.exec(raw)?.[1]).find((text) => text !== undefined);
  const below = isBelow ? raw.replace(/^[\s>#*+_-]{0,9}/, '') : undefined;
  const text = (sure ?? likely ?? below)?.replace(/[*_\s|#]+$/, '');
  if (text === undefined || text === '') return undefined;
  const says = saidBy(text, sure === undefined);
  if (says === undefined && (sure === undefined || isTemplate(text))) return undefined;
  const from = start + raw.lastIndexOf(text);
  return { text, start: from, end: from + text.length };
}
