import type { Source } from '../../../../core/recovery.js';
import { stateFile } from '../../layout.js';
import type { Claim, Evidence } from '../evidence.js';
import { damageIn, withoutCutFields } from './damaged-fields.js';
import type { Row } from './rows.js';

/** Something that a source says, at a place. */
interface Said {
  readonly source: Source;
  readonly sure: boolean;
}

/**
 * What the salvaged file says, at the lines of the old one. What stands in rows that were mended is not sure, nor is a
 * list or a record at which the file breaks off: there may have been more of it.
 * @param rows of the salvaged file
 * @param rowsOf the first and the last row of a field, as indexes
 */
export function relocated(
  evidence: Evidence,
  rows: readonly Row[],
  spanOf: (field: string) => readonly [first: number, last: number] | undefined,
): Evidence {
  const doubtful = [0];
  for (const { isDoubtful, damage } of rows) doubtful.push((doubtful.at(-1) ?? 0) + (isDoubtful || damage ? 1 : 0));
  const isDoubtful = (first: number, last: number): boolean => (doubtful[last + 1] ?? 0) > (doubtful[first] ?? 0);
  const cut = rows.findIndex(({ isLast }) => isLast);
  const isCut = ({ value, source: { line = 1 } }: Claim, field: string): boolean => {
    const [, last] = spanOf(field) ?? [0, -1];
    return typeof value === 'object' && value !== null && line - 1 <= cut && cut <= last;
  };
  const moved = <T extends Said>(said: T, field?: string): T => {
    const row = (said.source.line ?? 1) - 1;
    const [first, last] = (field === undefined ? undefined : spanOf(field)) ?? [row, row];
    const { line: _, ...source } = said.source;
    const line = said.source.line === undefined ? undefined : rows[row]?.number;
    return {
      ...said,
      source: { ...source, what: stateFile, ...(line !== undefined && { line }) },
      sure: said.sure && !isDoubtful(first, Math.max(first, last)),
    };
  };
  const { fields, odd } = withoutCutFields(evidence, damageIn(rows, spanOf));
  return {
    ...evidence,
    fields: new Map(
      [...fields].map(([field, claim]) => {
        return [field, moved(isCut(claim, field) ? { ...claim, sure: false } : claim, field)];
      }),
    ),
    odd: new Map([...odd].map(([field, claim]) => [field, moved(claim)])),
    phases: evidence.phases.map((claim) => moved(claim)),
    blocks: evidence.blocks.map((claim) => moved(claim)),
    commits: evidence.commits.map((claim) => moved(claim)),
    moments: evidence.moments.map((claim) => moved(claim)),
  };
}
