import { type StructuredPatch, structuredPatch } from 'diff';
import picocolors from 'picocolors';
import { visible } from '../text/visible.js';

/** A file, as it is and as it would be. Its path is relative to the top of the repository. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Whether there is no such file yet. */
  readonly isNew?: boolean;
}

/** Lines around a change, as git shows them. */
const context = 3;
/** Looking for the smallest difference takes the square of this; a larger one is shown as one stretch. */
const mostEdits = 2000;
/** What jsdiff and git say of a last line without a line break. */
const noLineBreak = '\\ No newline at end of file';

type Hunk = StructuredPatch['hunks'][number];

/** The differences as `git apply` takes them, but for control characters in the files: those are made visible. */
export function unifiedDiff(files: readonly ChangedFile[], colors: boolean): string {
  const c = picocolors.createColors(colors);
  const paints: Readonly<Record<string, (line: string) => string>> = { '-': c.red, '+': c.green };
  const lines = files.flatMap(({ path, before, after, isNew = false }) => {
    const name = visible(path) + (path.includes(' ') ? '\t' : ''); // else the name ends at the blank
    return [
      ...[isNew ? '--- /dev/null' : `--- a/${name}`, `+++ b/${name}`].map(c.bold),
      ...hunksOf(before, after).flatMap((hunk) => [
        c.cyan(`@@ -${extent(hunk.oldStart, hunk.oldLines)} +${extent(hunk.newStart, hunk.newLines)} @@`),
        ...hunk.lines.map((line) => inert(line, paints[line.charAt(0)] ?? ((text) => text))),
      ]),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

function hunksOf(before: string, after: string): readonly Hunk[] {
  const options = { context, maxEditLength: mostEdits };
  return structuredPatch('', '', before, after, '', '', options)?.hunks ?? [wholeStretch(before, after)];
}

/** From the first line that differs to the last. */
function wholeStretch(before: string, after: string): Hunk {
  const [old, now] = [linesOf(before), linesOf(after)];
  const shortest = Math.min(old.length, now.length);
  let same = 0;
  while (same < shortest && old[same] === now[same]) same += 1;
  let tail = 0;
  while (tail < shortest - same && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const from = Math.max(0, same - context);
  const until = Math.max(0, tail - context);
  const part = (lines: readonly string[]) => lines.slice(same, lines.length - tail);
  return {
    oldStart: from + 1,
    oldLines: old.length - until - from,
    newStart: from + 1,
    newLines: now.length - until - from,
    lines: [
      ...signed(' ', old.slice(from, same)),
      ...signed('-', part(old)),
      ...signed('+', part(now)),
      ...signed(' ', old.slice(old.length - tail, old.length - until)),
    ],
  };
}

/** With their line breaks: the last line may have none. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

function signed(sign: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.endsWith('\n') ? [sign + line.slice(0, -1)] : [sign + line, noLineBreak]));
}

/** A length of 1 need not be said; where nothing stands, git counts from the line before. */
function extent(start: number, length: number): string {
  if (length === 0) return `${start - 1},0`;
  return length === 1 ? String(start) : `${start},${length}`;
}

/**
 * A line that does nothing to a terminal. Tabs stay, and so do what begins or ends a line of its file without being
 * seen, a byte order mark and the CR of a CRLF: without them, the difference could not be applied.
 */
function inert(line: string, paint: (text: string) => string): string {
  const end = line.endsWith('\r') ? '\r' : '';
  const mark = line.charAt(1) === '\ufeff' ? '\ufeff' : '';
  const rest = line.slice(1 + mark.length, line.length - end.length);
  const shown = rest.split('\t').map(visible).join('\t');
  return `${paint(line.charAt(0) + mark + shown)}${end}`;
}
