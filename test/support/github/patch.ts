import type { PullFile } from './state.js';

/** Where a review comment is to stand. */
export interface Lines {
  readonly path: string;
  readonly line?: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
}

/** Why a review comment cannot stand there; undefined when it can: GitHub takes lines of one hunk of the diff only. */
export function lineFault(
  files: readonly PullFile[],
  { path, line, side = 'RIGHT', ...start }: Lines,
): string | undefined {
  const file = files.find(({ filename }) => filename === path);
  if (!file) return 'Path could not be resolved';
  const hunks = hunksOf(file.patch ?? '');
  const at = hunks.findIndex((hunk) => line !== undefined && hunk.has(`${side} ${line}`));
  if (at < 0) return 'Line could not be resolved';
  if (start.start_line === undefined) return undefined;
  if (start.start_line >= (line ?? 0)) return 'Start line must precede the end line.';
  const isSame = hunks[at]?.has(`${start.start_side ?? side} ${start.start_line}`);
  return isSame ? undefined : 'Start line must be part of the same hunk as the line.';
}

/** The lines of each hunk of a patch, as in `RIGHT 12`. */
function hunksOf(patch: string): Set<string>[] {
  const hunks: Set<string>[] = [];
  let [left, right] = [0, 0];
  for (const text of patch.split('\n')) {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text);
    if (head) {
      [left, right] = [Number(head[1]), Number(head[2])];
      hunks.push(new Set());
      continue;
    }
    const hunk = hunks.at(-1);
    if (text.startsWith('-') || text.startsWith(' ')) hunk?.add(`LEFT ${left++}`);
    if (text.startsWith('+') || text.startsWith(' ')) hunk?.add(`RIGHT ${right++}`);
  }
  return hunks;
}
