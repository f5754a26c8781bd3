import { closeSync } from 'node:fs';
import { type FlockProgram, flockPrograms } from './flock-programs.js';
import { LockUnavailableError } from './lock-errors.js';
import { isStillThere, openLockFile } from './lock-file.js';
import type { Attempt, Locking } from './locking.js';
import { pause } from './pause.js';

/**
 * flock(2) by way of a small program that inherits our descriptor: Node has no such call itself. The lock belongs to
 * what was opened, not to the process, so it outlives the program, and ends with us.
 */
export const flock: Locking = async (path, workspace, until) => {
  const programs = flockPrograms(process.env.PATH ?? '', workspace);
  const descriptor = openLockFile(path);
  try {
    for (const program of programs) {
      const answer = await lockBy(program, descriptor, until);
      if (answer === 'failed') continue;
      if (answer === 'locked' && (await isSharedOut(program, path, descriptor)))
        throw new LockUnavailableError(deaf(path));
      if (answer === 'locked') return { answer, descriptor };
      closeSync(descriptor);
      return { answer };
    }
    throw new LockUnavailableError(missing(path, programs));
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
};

async function lockBy(program: FlockProgram, descriptor: number, until: number): Promise<Attempt['answer'] | 'failed'> {
  const started = Date.now();
  const answer = await program.wait(descriptor, Math.max(1, until - started));
  // The flock of BusyBox cannot wait, and says so with the status of a lock that is held: it comes too early.
  if (answer !== 'held' || Date.now() >= until - 20) return answer;
  for (;;) {
    const asked = await program.attempt(descriptor);
    if (asked !== 'held' || Date.now() >= until) return asked;
    await pause();
  }
}

/** On some file systems everybody gets the lock (9P, some that containers share): asks for it a second time. */
async function isSharedOut(program: FlockProgram, path: string, held: number): Promise<boolean> {
  const second = openLockFile(path);
  try {
    return (await program.attempt(second)) === 'locked' && isStillThere(held, path);
  } finally {
    closeSync(second);
  }
}

const deaf = (path: string): string =>
  `the lock ${path} cannot be taken: the file system that it lies on gives a lock to everybody who asks`;

function missing(path: string, programs: readonly FlockProgram[]): string {
  const why =
    programs.length > 0
      ? `${programs.map(({ name }) => name).join(', ')} could not lock it`
      : 'there is no flock, python3 or perl on the PATH, outside of the repository';
  return `the lock ${path} cannot be taken: ${why}`;
}
