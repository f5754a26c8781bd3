import type { AccountRow, RecoveredFile, RecoveryRequest } from '../../../core/recovery.js';
import { pathIn } from '../../../text/paths.js';
import { count, quote } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot } from '../snapshot.js';
import { baseOf } from './bases.js';
import { firstClean } from './first-clean.js';
import { gather } from './gather.js';
import { keptRows, unknownIn } from './kept-rows.js';
import { hasMark, presentText } from './present-file.js';
import type { Loss } from './salvage/salvage.js';

interface Rebuilt {
  readonly file: RecoveredFile;
  /** The last good version, else the present file if that parses; undefined when there is neither. */
  readonly before: string | undefined;
}

/**
 * Makes a STATE.md of all evidence there is, in the schema dialect, into what is left of the old one.
 * @param bytes of the present file; undefined when there is none
 */
export async function rebuilt(
  request: RecoveryRequest,
  snapshot: GridSnapshot,
  bytes: Uint8Array | undefined,
): Promise<Rebuilt> {
  const { root, limits } = request;
  const path = pathIn(root, stateFile);
  const present = bytes && presentText(bytes, limits);
  const gathered = await gather(request, path, snapshot, present?.text);
  const base = baseOf(gathered, snapshot, path);
  const clean = await firstClean(request, path, gathered, base);
  const { reconciled, given, isInto } = clean;
  const { decide, overview } = reconciled;
  const kept = isInto ? keptRows(clean.text, reconciled.account, base.from, limits) : [];
  const losses = gathered.salvaged?.losses ?? [];
  const account: readonly AccountRow[] = [...reconciled.account, ...kept];
  const file: RecoveredFile = {
    ...{ root, path, before: bytes, text: clean.text, hasMark: hasMark(bytes), account, overview },
    decide: [...decide, ...given, ...(isInto ? base.notes : []), ...unknownIn(kept), ...(present?.notes ?? [])],
    ...(losses.length > 0 && { lost: lossesIn(losses) }),
  };
  const isSound = base.kept === 'whole' || (base.kept === 'none' && snapshot.state?.document.faults.length === 0);
  return { file, before: gathered.lastGood.text ?? (isSound ? present?.text : undefined) };
}

const mostSaid = 10;

/** What of the old file could not be kept. */
function lossesIn(losses: readonly Loss[]): readonly string[] {
  const said = losses.slice(0, mostSaid).map(({ line, text, why }) => {
    return `line ${line} of ${stateFile}: ${why}: ${quote(text.trim())}`;
  });
  const more = losses.length - said.length;
  return more > 0 ? [...said, `${count(more, 'more line')} of ${stateFile}`] : said;
}
