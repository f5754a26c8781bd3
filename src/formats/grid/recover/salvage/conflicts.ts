import type { Limits } from '../../../../core/limits.js';
import { Positions } from '../../../../text/lines.js';
import { count } from '../../../../text/words.js';
import { bodyOf, conflictsOf } from '../../../common/markdown-body.js';
import { formOf } from '../../state/dialect.js';
import { rowsIn } from '../kept-rows.js';
import { isClean, updatedAt } from './judged.js';
import { type Loss, type Row, rowsOf, textOf } from './rows.js';

/** A text without its conflicts. */
interface Resolved {
  readonly rows: readonly Row[];
  readonly losses: readonly Loss[];
  readonly notes: readonly string[];
}

type Side = 'ours' | 'theirs';

/** One conflict: the rows of its markers, as indexes. A conflict in the notation of diff3 also shows the base. */
interface Conflict {
  readonly start: number;
  readonly base: number | undefined;
  readonly middle: number;
  readonly end: number;
}

/**
 * Takes one side of all the conflicts of a text: the one that parses; where both do, the newer one; else ours. What only
 * the other side says is lost. Markers without their counterpart go, and what stands between them stays.
 */
export async function withoutConflicts(text: string, limits: Limits): Promise<Resolved> {
  const rows = rowsOf(text);
  const { body } = formOf(text);
  const faults = await conflictsOf(text, body.start, bodyOf(text, body, limits));
  if (faults.length === 0) return { rows, losses: [], notes: [] };
  const positions = new Positions(text);
  const rowAt = (offset: number): number => positions.at(offset).line - 1;
  const markers = new Set(faults.flatMap(({ start, related }) => [start, related?.start ?? start].map(rowAt)));
  const alone = new Set([...markers].map((index) => rows[index]?.number));
  const conflicts = conflictsIn(rows, markers);
  const sides = { ours: sideOf(rows, conflicts, 'ours'), theirs: sideOf(rows, conflicts, 'theirs') };
  const { side, why } = choose(sides, limits);
  const other = side === 'ours' ? 'theirs' : 'ours';
  const said = fieldsOf(sides[other], limits);
  const losses = conflicts
    .flatMap((conflict) => lossesOf(rows, conflict, side, other))
    .map((loss) => ({ ...loss, said: said.get(loss.line) }));
  const note = `${count(conflicts.length, 'merge conflict')} in STATE.md: ${sideNames[side]} was taken, ${why}`;
  const kept = sides[side].filter(({ number }) => !alone.has(number));
  return { rows: kept, losses, notes: conflicts.length > 0 ? [note] : [] };
}

const sideNames = { ours: 'the first side', theirs: 'the second side' };

/** The whole conflicts whose first and last rows are among some rows. */
function conflictsIn(rows: readonly Row[], markers: ReadonlySet<number>): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  let open: { start: number; base?: number; middle?: number } | undefined;
  for (const [index, { text }] of rows.entries()) {
    if (markers.has(index) && text.startsWith('<<<<<<<')) open = { start: index };
    else if (!open) continue;
    else if (/^\|{7}(?:\s|$)/.test(text)) open.base ??= index;
    else if (/^={7}\s*$/.test(text)) open.middle ??= index;
    else if (markers.has(index) && text.startsWith('>>>>>>>')) {
      const { start, base, middle } = open;
      if (middle !== undefined) conflicts.push({ start, base, middle, end: index });
      open = undefined;
    }
  }
  return conflicts;
}

function span({ start, base, middle, end }: Conflict, side: Side): readonly [from: number, to: number] {
  return side === 'ours' ? [start + 1, base ?? middle] : [middle + 1, end];
}

function sideOf(rows: readonly Row[], conflicts: readonly Conflict[], side: Side): readonly Row[] {
  const kept: (readonly Row[])[] = [];
  let at = 0;
  for (const conflict of conflicts) {
    const [from, to] = span(conflict, side);
    const others = new Set(rows.slice(...span(conflict, side === 'ours' ? 'theirs' : 'ours')).map(({ text }) => text));
    const taken = rows.slice(from, to).map((row): Row => {
      return others.has(row.text) ? row : { ...row, damage: 'contested' };
    });
    kept.push(rows.slice(at, conflict.start), taken);
    at = conflict.end + 1;
  }
  return [...kept, rows.slice(at)].flat();
}

function choose(sides: Readonly<Record<Side, readonly Row[]>>, limits: Limits): { side: Side; why: string } {
  const [ours, theirs] = [isClean(sides.ours, limits), isClean(sides.theirs, limits)];
  if (ours !== theirs) return { side: ours ? 'ours' : 'theirs', why: 'for the other one does not parse' };
  const [ourTime, theirTime] = [updatedAt(sides.ours), updatedAt(sides.theirs)];
  if (ourTime === theirTime) return { side: 'ours', why: 'for nothing says which one is newer' };
  return { side: (ourTime ?? 0) > (theirTime ?? 0) ? 'ours' : 'theirs', why: 'for it is newer by updated_at' };
}

/** What only the other side says. */
function lossesOf(rows: readonly Row[], conflict: Conflict, side: Side, other: Side): Loss[] {
  const taken = new Set(rows.slice(...span(conflict, side)).map(({ text }) => text));
  return rows
    .slice(...span(conflict, other))
    .filter(({ text }) => text.trim() !== '' && !taken.has(text))
    .map(({ number, text }) => ({ line: number, text, why: 'it is the side of a merge conflict that was not taken' }));
}

/** The fields of a side, by their lines in the old file. */
function fieldsOf(rows: readonly Row[], limits: Limits): ReadonlyMap<number, NonNullable<Loss['said']>> {
  const fields = rowsIn(textOf(rows, '\n'), '', limits);
  return new Map(
    fields.map(({ field, value, source: { line = 1 } }) => [rows[line - 1]?.number ?? line, { field, value }]),
  );
}
