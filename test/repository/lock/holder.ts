import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A program in Python that holds the lock as the reference code does, until it is told to end, or killed. */
const holding = `
import fcntl, sys
file = open(sys.argv[1], 'w')
fcntl.flock(file.fileno(), fcntl.LOCK_EX)
print('held', flush=True)
sys.stdin.read()
`;

export interface Holder {
  readonly child: ChildProcess;
  /** Lets the lock go, in good order. */
  release(): void;
}

/** Starts a holder, and waits until it has the lock. */
export function holdWithPython(path: string): Promise<Holder> {
  const child = spawn('python3', ['-c', holding, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => reject(new Error(`the holder ended with ${status}`)));
    child.stdout.once('data', () => resolve({ child, release: () => child.stdin.end() }));
  });
}

/** Returns when somebody waits for the lock on a file, as Linux tells it: `1: -> FLOCK ADVISORY WRITE 42 fe:00:1234 0 EOF`. */
export async function somebodyWaits(path: string): Promise<void> {
  const end = `:${statSync(path).ino} 0 EOF`;
  const isWaiting = () =>
    readFileSync('/proc/locks', 'utf8')
      .split('\n')
      .some((line) => line.includes('-> FLOCK') && line.endsWith(end));
  while (!isWaiting()) await wait(10);
}

/** Whether a program in Python gets the lock at once, as the reference code asks for it. */
export function pythonGets(path: string): Promise<boolean> {
  const asking = `
import fcntl, sys
file = open(sys.argv[1], 'w')
try:
    fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    sys.exit(1)
`;
  const child = spawn('python3', ['-c', asking, path], { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) =>
      status === 0 || status === 1 ? resolve(status === 0) : reject(new Error(`${status}`)),
    );
  });
}
