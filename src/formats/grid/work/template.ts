// What is left of a template that nobody filled in.

/** `template`: a place that was to be filled in. `label`: a heading or a label, which says nothing by itself. */
export type LineKind = 'text' | 'template' | 'label';

const longest = 1000;
const gap = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|<[A-Za-z][\w -]{0,200}>|\[[^[\]]{2,200}\](?![(:[])/g;
/** `TODO: write this up` is a gap, and `Todo list with filters` is none. */
const words =
  /^(?:(?:TODO|FIXME|XXX|WIP|PLACEHOLDER)[*_`]{0,3}\s{0,9}(?:$|[:.…!(]|[–—-]\s)|(?:TBD|TBA|LOREM IPSUM|COMING SOON|TO BE (?:WRITTEN|FILLED|DONE|DETERMINED|ADDED|COMPLETED|DEFINED))(?![\p{L}\p{N}])|(?:\.{3}|…)$)/iu;
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

/** Whether a text is nothing but places that were to be filled in: `TODO`, `{{summary}}`, `[what was done]`, `...`. */
export function isTemplate(text: string): boolean {
  const trimmed = text.slice(0, longest).trim();
  if (words.test(trimmed)) return true;
  const rest = trimmed.replace(gap, '');
  return rest !== trimmed && !/[\p{L}\p{N}]/u.test(rest);
}
