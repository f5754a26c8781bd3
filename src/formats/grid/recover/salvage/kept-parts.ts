import type { Limits } from '../../../../core/limits.js';
import { count, size } from '../../../../text/words.js';
import type { Attempts } from './attempts.js';
import { belowCap } from './below-cap.js';
import { withBlanks, withoutNul } from './bytes.js';
import { parsedTogether } from './composed.js';
import { withoutCutRow } from './cut.js';
import { isKnownField } from './field-end.js';
import { keptFields } from './fields.js';
import { withHolders } from './holders.js';
import { howFar, updatedAt } from './judged.js';
import { type Block, layoutOf } from './layout.js';
import { mendedRows } from './mended-rows.js';
import { withoutOddRows } from './odd-rows.js';
import { respelt } from './respelt.js';
import { isBlank, isContent, joined, type Kept, type Loss, lost, type Row } from './rows.js';
import { withSiblings } from './siblings.js';

/** What is kept of a file, in its parts. */
interface KeptParts {
  /** None when nothing of a mapping is left. */
  readonly fields: readonly Row[];
  readonly body: readonly Row[];
  readonly losses: readonly Loss[];
  readonly notes: readonly string[];
  /** The fields of the blocks that were not taken. */
  readonly others: readonly (readonly Row[])[];
}

/** Finds the parts of a file and keeps of each what can be kept; of fields that stand twice, those that tell more. */
export function keptParts(rows: readonly Row[], attempts: Attempts, limits: Limits): KeptParts {
  const layout = layoutOf(rows, (fields) => attempts.fields(fields).isClean);
  const blocks = layout.blocks.map((block) => {
    const isWhole = !layout.isOpened && attempts.fields(block.fields).isClean;
    return { ...block, ...keptBlock(block, block.isClosed || isWhole, attempts, limits) };
  });
  const chosen = chosenOf(blocks);
  const others = blocks.filter((block) => block !== chosen);
  const bodyOf = [chosen, ...others].find((block) => block?.body.some((row) => !isBlank(row))) ?? chosen;
  const body = withoutNul([...layout.above, ...(bodyOf?.body ?? [])], false);
  const unused = others.flatMap((block) => [
    ...otherThan(block.rows, chosen?.rows ?? []),
    ...(block === bodyOf ? [] : otherThan(block.body, body.rows)),
  ]);
  return {
    fields: chosen?.rows.some(isContent) ? chosen.rows : [],
    body: body.rows,
    losses: [
      ...blocks.flatMap(({ losses }) => losses),
      ...unused.filter((row) => !isBlank(row)).map(({ number, text }) => ({ line: number, text, why: notTaken })),
      ...body.losses,
    ],
    notes: [...(chosen && others.length > 0 ? [stacked(blocks.length, chosen.rows)] : []), ...(chosen?.notes ?? [])],
    others: others.map(({ rows }) => rows),
  };
}

const notTaken = 'it is of a block of front matter that was not taken';

interface KeptBlock extends Block {
  readonly rows: readonly Row[];
}

function keptBlock({ fields }: Block, isWhole: boolean, attempts: Attempts, limits: Limits) {
  const readable = withoutNul(fields, true);
  const even = withoutOddRows(withBlanks(readable.rows));
  const ended = isWhole ? { rows: even.rows, losses: [] } : withoutCutRow(even.rows);
  const small = belowCap(ended.rows, limits);
  const kept =
    /^\s*\{/.test(small.rows.find(isContent)?.text ?? '') && !small.rows.some(isKnownField)
      ? keptInBrackets(small.rows, attempts)
      : keptFields(small.rows, attempts);
  const together = parsedTogether(kept.rows, limits);
  const losses = [readable, even, ended, small, kept, together].flatMap((step) => step.losses);
  const last = ended.rows.findLast(({ isLast }) => isLast) ?? ended.losses.at(-1);
  const line = last && ('line' in last ? last.line : last.number);
  const notes = [
    ...(line === undefined ? [] : [`STATE.md breaks off after line ${line}, in the midst of its front matter`]),
    ...(small.losses.length === 0
      ? []
      : [
          `the front matter of STATE.md is larger than ${size(limits.yamlBytes)}; ${count(small.losses.length, 'line')} of it had to be left out`,
        ]),
  ];
  const spelt = respelt(together.rows, limits);
  const whole = withSiblings(withHolders(spelt));
  return { rows: attempts.fields(whole).isClean ? whole : spelt, losses, notes };
}

/** A mapping in brackets that breaks off: what is left when some of its last rows are gone. */
function keptInBrackets(rows: readonly Row[], attempts: Attempts): Kept {
  const [first] = rows;
  for (const gone of [0, 1, 2, 3, 5, 8]) {
    const left = rows.slice(0, Math.max(0, rows.length - gone));
    const kept = mendedRows(left, { prefix: '', value: first?.text ?? '' }, attempts.fields);
    if (kept.ok)
      return joined([
        { rows: kept.rows, losses: [] },
        lost(rows.slice(left.length), 'the bracket around it is never closed'),
      ]);
  }
  return lost(rows, 'the mapping in brackets that it is of does not parse');
}

/**
 * Of fields that stand twice: those that say much more, else the newer ones, else the first, which readers see. Where
 * one of them does not say when it was written, how far the mission has come tells.
 */
function chosenOf<B extends KeptBlock>(blocks: readonly B[]): B | undefined {
  const worth = (block: B): number => block.rows.filter(isContent).length;
  const most = blocks.reduce((sum, block) => Math.max(sum, worth(block)), 0);
  const worthy = blocks.filter((block) => worth(block) * 2 > most);
  const isDated = worthy.every(({ rows }) => updatedAt(rows) !== undefined);
  const ageOf = ({ rows }: B): readonly number[] => (isDated ? [updatedAt(rows) ?? 0] : howFar(rows));
  return worthy.reduce<B | undefined>(
    (best, block) => (best && !isMore(ageOf(block), ageOf(best)) ? best : block),
    undefined,
  );
}

/** Whether the first of some numbers that differs is larger. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((number, index) => number !== other[index]);
  return first >= 0 && (one[first] ?? 0) > (other[first] ?? 0);
}

function stacked(number: number, rows: readonly Row[]): string {
  return `${count(number, 'block')} of front matter stand in STATE.md; the one in line ${rows[0]?.number ?? 1} was taken`;
}

/** The rows that say what others do not. */
function otherThan(rows: readonly Row[], others: readonly Row[]): readonly Row[] {
  const said = new Set(others.map(({ text }) => text.trimEnd()));
  return rows.filter(({ text }) => !said.has(text.trimEnd()));
}
