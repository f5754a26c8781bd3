import type { Edit } from '../../core/finding.js';
import type { Look } from './look.js';
import type { Source } from './source.js';
import { viewOf, viewStart } from './view.js';

/** What is shown at most: places that change, and lines of each. */
const mostPlaces = 3;
const mostLines = 4;

/** What edits of one file do to its lines: those that go with `-`, those that come with `+`. */
export function changes(edits: readonly Edit[], source: Source, look: Look): string[] {
  const groups = groupsOf(edits);
  const shown = groups.slice(0, mostPlaces).flatMap((group) => {
    const { line, before, after } = changedLines(group, source);
    const digits = String(line + Math.max(before.length, after.length)).length;
    const start = firstDifference(before[0] ?? '', after[0] ?? '');
    return [...rows('-', before, { line, digits, start, look }), ...rows('+', after, { line, digits, start, look })];
  });
  const left = groups.length - mostPlaces;
  return left > 0 ? [...shown, look.faint(`  … and ${left} more`)] : shown;
}

/** Edits that touch the same lines, together. */
function groupsOf(edits: readonly Edit[]): Edit[][] {
  const inOrder = [...edits].sort((a, b) => a.start.line - b.start.line || a.start.column - b.start.column);
  const groups: Edit[][] = [];
  let last = 0;
  for (const edit of inOrder) {
    if (edit.start.line <= last) groups.at(-1)?.push(edit);
    else groups.push([edit]);
    last = Math.max(last, edit.end.line);
  }
  return groups;
}

/** The lines that a group touches, before and after, without those that stay as they are at either end. */
function changedLines(group: readonly Edit[], source: Source) {
  const first = group[0]?.start.line ?? 1;
  const last = group.reduce((most, edit) => Math.max(most, edit.end.line), first);
  const before = Array.from({ length: last - first + 1 }, (_, i) => source.line(first + i));
  const after = apply(group, before, first);
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  let tail = 0;
  const shortest = Math.min(before.length, after.length) - same;
  while (tail < shortest && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changed = (lines: readonly string[]) => lines.slice(same, lines.length - tail);
  return { line: first + same, before: changed(before), after: changed(after) };
}

function apply(group: readonly Edit[], lines: readonly string[], first: number): string[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  const offset = ({ line, column }: Edit['start']) => (starts[line - first] ?? 0) + column - 1;
  let text = '';
  let done = 0;
  const before = lines.join('\n');
  for (const edit of group) {
    text += before.slice(done, offset(edit.start)) + edit.text;
    done = offset(edit.end);
  }
  return (text + before.slice(done)).split(/\r?\n/);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at > 0 && /[\udc00-\udfff]/.test(a[at] ?? '') ? at - 1 : at;
}

interface Rows {
  readonly line: number;
  readonly digits: number;
  /** The unit that must be in sight. */
  readonly start: number;
  readonly look: Look;
}

function rows(sign: '-' | '+', lines: readonly string[], { line, digits, start, look }: Rows): string[] {
  const columns = Math.max(20, look.width - digits - 7);
  const paint = sign === '-' ? look.removed : look.added;
  const shown = lines.slice(0, mostLines).map((text, i) => {
    const view = viewOf(text, viewStart(text, start, start + 1, columns), columns);
    return paint(`${sign} ${String(line + i).padStart(digits)} │${view.text && ` ${view.text}`}`);
  });
  const left = lines.length - shown.length;
  return left > 0 ? [...shown, look.faint(`  ${' '.repeat(digits)} │ … ${left} more`)] : shown;
}
