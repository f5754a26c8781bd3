import { isTemplate } from '../texts/nothing.js';

// What the lines of a SUMMARY are.

/** `template`: a place that was to be filled in. `label`: a heading or a label, which says nothing by itself. */
export type LineKind = 'text' | 'template' | 'label';

const longest = 1000;
const lead = /^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u;
const label = /^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;

/** What the lines of a body are to somebody who looks for words of its own. The head of a table is a label. */
export function kindsOfLines(lines: readonly string[]): ReadonlySet<LineKind> {
  return new Set(
    lines.map((line, index) => {
      const isHead = line.includes('|') && isRule(lines[index + 1] ?? '');
      return isHead ? 'label' : kindOfLine(line);
    }),
  );
}

/** The line below the head of a table. */
function isRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s>|:-]+$/.test(line);
}

/** What one line is. The cells of a table are words like others. */
export function kindOfLine(raw: string): LineKind {
  if (raw.length > longest) return 'text';
  const isHeading = /^ {0,3}#{1,6}(?:\s|$)/.test(raw);
  const line = raw.replace(/^ {0,3}#{1,6}/, '').replaceAll('|', ' ');
  if (/^[\s:|=-]*$/.test(line)) return 'label';
  const whole = line.replace(lead, '');
  const content = whole.replace(label, '').replace(lead, '');
  if (isTemplate(whole) || isTemplate(content)) return 'template';
  if (isHeading) return /\{\{[^{}]{0,200}\}\}/.test(content) ? 'template' : 'label';
  return /[\p{L}\p{N}]/u.test(content) ? 'text' : 'label';
}
