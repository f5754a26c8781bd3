import type { AccountRow, RecoveredFile, RecoveryRequest } from '../../../core/recovery.js';
import { pathIn } from '../../../text/paths.js';
import { count, quote } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import { baseOf } from './bases.js';
import { firstClean } from './first-clean.js';
import { gather, type Remains } from './gather.js';
import { keptRows, rowsIn, unknownIn } from './kept-rows.js';
import { hasMark } from './present-file.js';
import type { Unkept } from './reconcile/reconcile.js';
import { keyOf } from './reconcile/weigh.js';
import type { Loss, Salvage } from './salvage/salvage.js';

interface Rebuilt {
  readonly file: RecoveredFile;
  /** The last good version, else the present file if that parses; undefined when there is neither. */
  readonly before: string | undefined;
}

/**
 * Makes a STATE.md of all evidence there is, in the schema dialect, into what is left of the old one.
 * @param bytes of the present file; undefined when there is none
 * @param notes what is to be said of what is left
 */
export async function rebuilt(
  request: RecoveryRequest,
  remains: Remains,
  bytes: Uint8Array | undefined,
  notes: readonly string[],
): Promise<Rebuilt> {
  const { root, limits } = request;
  const { snapshot, text, lastGood } = remains;
  const path = pathIn(root, stateFile);
  const gathered = await gather(request, remains);
  const base = baseOf(gathered, remains, path);
  const clean = await firstClean(request, path, gathered, base);
  const { reconciled, given, isInto } = clean;
  const { decide, overview } = reconciled;
  const isMended = (field: string) => gathered.salvaged?.rowsAt(field).some(({ isDoubtful }) => isDoubtful);
  const kept = (isInto ? keptRows(clean.text, reconciled.account, base.from, limits) : []).map((row) => ({
    ...row,
    sure: row.sure && !isMended(row.field),
  }));
  const stands = standingIn(rowsIn(clean.text, path, limits));
  const losses = lossesOf(gathered.salvaged, reconciled.unkept).filter(({ said }) => !said || !stands(said));
  const account: readonly AccountRow[] = [...reconciled.account, ...kept];
  const file: RecoveredFile = {
    ...{ root, path, before: bytes, text: clean.text, hasMark: hasMark(bytes), account, overview },
    decide: [...decide, ...given, ...(isInto ? base.notes : []), ...unknownIn(kept), ...notes, ...unlisted(losses)],
    ...(losses.length > 0 && { lost: losses.slice(0, mostListed).map(lossInWords) }),
  };
  const isSound = base.kept === 'whole' || (base.kept === 'none' && snapshot.state?.document.faults.length === 0);
  return { file, before: lastGood.text ?? (isSound ? text : undefined) };
}

/** What was lost of the old file when it was read, and what of it did not come into the new one; each line once. */
function lossesOf(salvaged: Salvage | undefined, unkept: readonly Unkept[]): readonly Loss[] {
  if (!salvaged) return [];
  const more = unkept.flatMap(({ path, why }) =>
    salvaged.rowsAt(path).map(({ number, text }): Loss => ({ line: number, text, why })),
  );
  const byLine = new Map([...more, ...salvaged.losses].map((loss) => [loss.line, loss]));
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

/** Tells whether a file says something. */
function standingIn(rows: readonly AccountRow[]): (said: Pick<AccountRow, 'field' | 'value'>) => boolean {
  const values = new Map(rows.map(({ field, value }) => [field, keyOf(value)]));
  return ({ field, value }) => values.get(field) === keyOf(value);
}

/** More lines than that, nobody reads. */
const mostListed = 1000;

const lossInWords = ({ line, text, why }: Loss): string =>
  `line ${line} of ${stateFile}: ${why}: ${quote(text.trim())}`;

/** What is to be said where not every line is listed that could not be kept. */
function unlisted({ length }: readonly Loss[]): readonly string[] {
  return length <= mostListed
    ? []
    : [`${count(length, 'line')} of ${stateFile} could not be kept; the first ${mostListed} of them are listed`];
}
