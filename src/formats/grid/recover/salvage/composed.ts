import type { Fault } from '../../../../core/document.js';
import type { Limits } from '../../../../core/limits.js';
import { splitFrontMatter } from '../../../../text/front-matter.js';
import { readMapping } from '../../files/read-mapping.js';
import { entriesOf, rowsOfEntry } from './entries.js';
import { isField } from './field-end.js';
import { isKnown } from './known.js';
import { isBlank, type Kept, lost, type Row, textOf } from './rows.js';

const fence = /^---[ \t]*$/;

/** A whole file: its fields between fences, and the Markdown below. Each part loses what would break the whole. */
export function composed(fields: readonly Row[], body: readonly Row[], lineBreak: string): Kept {
  const ended = (rows: readonly Row[]): readonly Row[] =>
    rows.map((row) => (row.end === '' ? { ...row, end: lineBreak } : row));
  const line = (near: Row | undefined): Row => ({ number: near?.number ?? 1, text: '---', end: lineBreak });
  const above = [line(fields[0]), ...ended(fields), line(fields.at(-1))];
  const fences = body.filter(({ text }) => fence.test(text));
  const withoutFences = body.filter(({ text }) => !fence.test(text));
  const firstText = withoutFences.findIndex((row) => !isBlank(row) && !isField(row));
  const stray = firstText < 0 ? withoutFences : withoutFences.slice(0, firstText);
  const tries = [
    { body, losses: [] },
    { body: withoutFences, losses: lost(fences, why).losses },
    { body: withoutFences.slice(stray.length), losses: lost([...fences, ...stray], why).losses },
  ];
  const fits = (one: (typeof tries)[number]): boolean =>
    splitFrontMatter(textOf([...above, ...one.body], lineBreak)).faults.length === 0;
  const chosen = tries.find(fits);
  return chosen
    ? { rows: [...above, ...chosen.body], losses: chosen.losses }
    : {
        rows: above,
        losses: body.filter((row) => !isBlank(row)).map(({ number, text }) => ({ line: number, text, why })),
      };
}

const why = 'below the front matter, readers would take it for more fields';

/**
 * Fields that each parse, but not all together: an alias without its anchor, more keys than the cap allows. The field
 * that is at fault goes.
 */
export function parsedTogether(rows: readonly Row[], limits: Limits): Kept {
  let fault = faultIn(rows, limits);
  if (!fault) return { rows, losses: [] };
  const { before, entries } = entriesOf(rows, 0, []);
  const parts = [before, ...entries.map(rowsOfEntry)].filter(({ length }) => length > 0);
  const gone: Kept[] = [];
  for (let round = 0; fault && parts.length > 0 && round < mostRounds; round += 1) {
    const { kind, start, message } = fault;
    const [part = []] = parts.splice(kind === 'cap' ? largest(parts) : holding(parts, start), 1);
    gone.push(lost(part, message));
    fault = faultIn(parts.flat(), limits);
  }
  if (fault) return knownAlone(rows, fault.message, limits);
  return { rows: parts.flat(), losses: gone.flatMap(({ losses }) => losses) };
}

const mostRounds = 8;

/** Of fields with more faults than that, those that every state has. */
function knownAlone(rows: readonly Row[], why: string, limits: Limits): Kept {
  const { entries } = entriesOf(rows, 0, []);
  const known = entries.filter(({ key }) => isKnown([], key)).flatMap(rowsOfEntry);
  const kept = faultIn(known, limits) ? [] : known;
  const numbers = new Set(kept.map(({ number }) => number));
  return {
    rows: kept,
    losses: lost(
      rows.filter(({ number }) => !numbers.has(number)),
      why,
    ).losses,
  };
}

/** What keeps rows from being a mapping. None at all are nothing wrong. */
function faultIn(rows: readonly Row[], limits: Limits): Fault | undefined {
  const text = rows.map((row) => `${row.text}\n`).join('');
  return readMapping(text, { start: 0, end: text.length }, limits).faults.find(({ kind }) => kind !== 'alias');
}

/** The part in which an offset lies. */
function holding(parts: readonly (readonly Row[])[], offset: number): number {
  let end = 0;
  const found = parts.findIndex((rows) => {
    end += rows.reduce((sum, { text }) => sum + text.length + 1, 0);
    return offset < end;
  });
  return found < 0 ? parts.length - 1 : found;
}

function largest(parts: readonly (readonly Row[])[]): number {
  return parts.reduce((best, { length }, index) => (length > (parts[best]?.length ?? 0) ? index : best), 0);
}
