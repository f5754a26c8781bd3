import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { findExecutable, trustedFolders } from '../git/executable.js';

/** What a program said to the question for a lock on the descriptor 3 that it was given. */
export type FlockAnswer =
  | 'locked'
  /** Somebody else holds it. */
  | 'held'
  /** It cannot lock, or does not know the options. */
  | 'failed';

/** A program that locks a file which is open here; the lock stays ours when the program ends. */
export interface FlockProgram {
  readonly name: string;
  /** Waits for the lock, at most so many ms; `failed` at once when it does not know how to wait. */
  wait(descriptor: number, ms: number): Promise<FlockAnswer>;
  /** Takes the lock, or says at once that it is held. */
  attempt(descriptor: number): Promise<FlockAnswer>;
}

/** For how many ms to wait comes as the only argument; 0 asks once. */
const python = `
import errno, fcntl, sys, time
end = time.monotonic() + float(sys.argv[1]) / 1000
while True:
    try:
        fcntl.flock(3, fcntl.LOCK_EX | fcntl.LOCK_NB)
        sys.exit(0)
    except OSError as error:
        if error.errno not in (errno.EAGAIN, errno.EWOULDBLOCK):
            sys.exit(2)
    if time.monotonic() >= end:
        sys.exit(1)
    time.sleep(0.03)
`;

const perl = `
use Fcntl qw(:flock);
use Time::HiRes qw(sleep time);
my $end = time() + $ARGV[0] / 1000;
open(my $lock, '+<&=', 3) or exit 2;
while (1) {
  exit 0 if flock($lock, LOCK_EX | LOCK_NB);
  exit 2 unless $!{EAGAIN} || $!{EWOULDBLOCK};
  exit 1 if time() >= $end;
  sleep(0.03);
}
`;

/** How each of the programs is asked; a wait of 0 asks once. */
const programs: Readonly<Record<string, (ms: number) => readonly string[]>> = {
  flock: (ms) => (ms > 0 ? ['-x', '-w', String(ms / 1000), '3'] : ['-x', '-n', '3']),
  python3: (ms) => ['-I', '-S', '-c', python, String(ms)],
  perl: (ms) => ['-e', perl, String(ms)],
};

/**
 * The programs of this system that can lock a file as Python's `fcntl.flock` does, best first. As git, none of them is
 * ever taken from the workspace.
 */
export function flockPrograms(path: string, workspace: string): FlockProgram[] {
  const folders = trustedFolders(path, workspace);
  return Object.entries(programs).flatMap(([name, argumentsFor]) => {
    const executable = findExecutable(name, folders, workspace);
    if (executable === undefined) return [];
    const run = (descriptor: number, ms: number) => ask(executable, argumentsFor(ms), descriptor, folders);
    return [{ name, wait: run, attempt: (descriptor: number) => run(descriptor, 0) }];
  });
}

function ask(
  executable: string,
  argv: readonly string[],
  descriptor: number,
  folders: readonly string[],
): Promise<FlockAnswer> {
  return new Promise((resolve) => {
    const child = spawn(executable, argv, {
      cwd: '/', // not where files of the workspace could be taken for something
      env: { PATH: folders.join(delimiter), LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'ignore', descriptor],
    });
    child.on('error', () => resolve('failed'));
    child.on('exit', (status) => resolve(status === 0 ? 'locked' : status === 1 ? 'held' : 'failed'));
  });
}
