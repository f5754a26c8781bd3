import type { Fault } from '../core/document.js';
import { type Line, linesOf } from './lines.js';

/** A Markdown file cut into its YAML and its body. All numbers are offsets into the whole text. */
export interface FrontMatter {
  /** `fenced` between two `---` lines, `open` when the second is missing, `none` when the file does not begin with one. */
  readonly form: 'fenced' | 'open' | 'none';
  readonly yaml: { readonly start: number; readonly end: number };
  readonly body: { readonly start: number; readonly end: number };
  readonly faults: readonly Fault[];
}

const isFence = (text: string, line: Line): boolean =>
  text.startsWith('---', line.start) && text.slice(line.start + 3, line.end).trim() === '';
const isBlank = (text: string, line: Line): boolean => text.slice(line.start, line.end).trim() === '';

/**
 * Finds the front matter of a text (without byte order mark), as S8.1 means it: CRLF, trailing blanks on a fence
 * and a fence at the end of the file are all accepted. Never throws.
 */
export function splitFrontMatter(text: string): FrontMatter {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => !isBlank(text, line));
  const opening = lines[first];
  const nothing = { start: text.length, end: text.length };
  if (!opening || !isFence(text, opening)) {
    return { form: 'none', yaml: nothing, body: { start: 0, end: text.length }, faults: [] };
  }
  const faults: Fault[] = [];
  if (first > 0) {
    const message = 'the front matter begins after blank lines; readers look for `---` on the first line';
    faults.push({ kind: 'front-matter', message, ...opening });
  }
  const close = lines.findIndex((line, i) => i > first && isFence(text, line));
  const closing = lines[close];
  const yamlStart = lines[first + 1]?.start ?? text.length;
  if (!closing) {
    const message = 'the front matter that begins here is never closed; expected a line `---` after its last value';
    faults.push({ kind: 'front-matter', message, ...opening });
    return { form: 'open', yaml: { start: yamlStart, end: text.length }, body: nothing, faults };
  }
  const stacked = stackedBlock(text, lines, close);
  if (stacked) {
    const message = 'a second front matter block stands under the first; readers only see the first';
    const related = { message: 'the first block begins here', ...opening };
    faults.push({ kind: 'front-matter', message, ...stacked, related });
  }
  const bodyStart = lines[close + 1]?.start ?? text.length;
  return {
    form: 'fenced',
    yaml: { start: yamlStart, end: closing.start },
    body: { start: bodyStart, end: text.length },
    faults,
  };
}

/** The fence of a block directly under the first one: `---`, a line `key: value`, and a second `---` further down. */
function stackedBlock(text: string, lines: readonly Line[], close: number): Line | undefined {
  const fence = lines.findIndex((line, i) => i > close && !isBlank(text, line));
  const opening = lines[fence];
  const content = lines[fence + 1];
  if (!opening || !content || !isFence(text, opening)) return undefined;
  const isClosed = lines.some((line, i) => i > fence + 1 && isFence(text, line));
  const hasKey = /^[A-Za-z_][\w-]{0,60}:(?:\s|$)/.test(text.slice(content.start, content.end));
  return isClosed && hasKey ? opening : undefined;
}
