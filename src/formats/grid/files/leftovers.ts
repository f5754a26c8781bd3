import { type Leftover, leftoverAmong } from '../../common/leftovers.js';
import { companionKind, stateFile } from '../layout.js';

/** A file that something left behind in a root. */
export type GridLeftover = Leftover<'temporary' | 'backup' | 'lock'>;

/** Held while the state is written; that it lies there at other times is normal, for it is never removed. */
const locks = ['.state.lock', `${stateFile}.lock`];

/** What the name of a file says; undefined for one that nothing left behind. Only files of a mission leave anything. */
export function leftoverOf(file: string): GridLeftover | undefined {
  if (isLock(file)) return { file, kind: 'lock', of: stateFile };
  if (isOfMission(file)) return undefined; // `CHECKPOINT.old.md` is a checkpoint
  return leftoverAmong(file, isOfMission);
}

function isOfMission(file: string): boolean {
  return file === stateFile || companionKind(file) !== undefined;
}

/** Whether a file of the root is a lock of the state, which is for one machine alone. */
export function isLock(file: string): boolean {
  return locks.includes(file);
}

/** Whether it matters when a file of the root last changed: a scratchpad is a sign of life. */
export function isDated(file: string): boolean {
  return companionKind(file) === 'scratchpad';
}
