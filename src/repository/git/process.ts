import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { ByteReader } from './byte-reader.js';
import { failureOf, GitFailure } from './failure.js';

export interface Launch {
  /** Absolute path of the program. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** The repository, for messages. */
  readonly top: string;
  /** How long it may be silent while somebody waits, in ms. */
  readonly patience: number;
  /** How long somebody may wait at all, in ms; for ever when it is not said. */
  readonly most?: number | undefined;
  /** Hears of a git that was silent for too long. */
  readonly onSilence: (failure: GitFailure) => void;
}

/** So much of what git says on stderr is kept; the rest is read and dropped, so that it never has to wait. */
const mostOfStderr = 8192;

/** A running git. It keeps Node alive only while somebody waits for it. */
export class GitProcess {
  readonly out: ByteReader;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #closed: Promise<number | string | null>;
  readonly #launch: Launch;
  #stderr = '';
  #timers: readonly NodeJS.Timeout[] = [];
  /** How many times it said something. */
  #heard = 0;
  /** Why it was stopped. */
  #stopped: GitFailure | undefined;

  /** @throws GitFailure when it cannot be started */
  constructor(launch: Launch) {
    const child = start(launch);
    this.#launch = launch;
    this.#child = child;
    this.#closed = new Promise((resolve) => {
      child.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      child.on('close', (status, signal) => resolve(status ?? signal));
    });
    child.stdin.on('error', () => undefined); // it died, or had read enough: its status tells
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(0, mostOfStderr);
    });
    this.out = new ByteReader(child.stdout, () => {
      this.#heard += 1;
      this.#timers[0]?.refresh();
    });
    this.#setRef(false);
  }

  /** Somebody waits: until `release`, Node stays alive, and a git that is silent or busy for too long is killed. */
  hold(): void {
    const { patience, most, onSilence } = this.#launch;
    this.#setRef(true);
    // Where it was we who were busy, what git said meanwhile comes in before anything that is immediate.
    const silence = setTimeout(() => {
      const heard = this.#heard;
      setImmediate(() => {
        if (this.#heard !== heard || this.#timers[0] !== silence) return;
        this.#stop(`git was silent for ${patience / 1000} s and was stopped`);
        onSilence(this.#stopped as GitFailure);
      });
    }, patience);
    const busy = most && setTimeout(() => this.#stop(`git took more than ${most / 1000} s and was stopped`), most);
    this.#timers = busy ? [silence, busy] : [silence];
  }

  release(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#setRef(false);
  }

  /** Writes to its standard input. Resolves once it may be told more; to false when it listens no longer. */
  tell(text: string | Uint8Array): Promise<boolean> {
    return new Promise((resolve) => this.#child.stdin.write(text, (error) => resolve(!error)));
  }

  /** Says that there is no more to tell. */
  end(): void {
    this.#child.stdin.end();
  }

  kill(): void {
    const { stdin, stdout, stderr } = this.#child;
    this.#child.kill('SIGKILL');
    for (const stream of [stdin, stdout, stderr]) stream.destroy(); // a child of its own may hold the other ends
  }

  /** @throws GitFailure unless it ends well */
  async ended(): Promise<void> {
    if ((await this.#closed) !== 0) throw await this.failure();
  }

  /** Why it ended before all was said. */
  async failure(): Promise<GitFailure> {
    const status = await this.#closed;
    return this.#stopped ?? failureOf(this.#stderr, status, this.#launch.top);
  }

  #stop(reason: string): void {
    this.#stopped = new GitFailure(reason);
    this.kill();
  }

  #setRef(isHeld: boolean): void {
    const { stdin, stdout, stderr } = this.#child;
    const open = [stdin, stdout, stderr].filter(({ destroyed }) => !destroyed); // others would wait to be connected
    for (const one of [this.#child, ...open] as Partial<Record<'ref' | 'unref', () => void>>[]) {
      if (isHeld) one.ref?.();
      else one.unref?.();
    }
  }
}

function start({ file, args, cwd, env }: Launch): ChildProcessWithoutNullStreams {
  try {
    const child = spawn(file, args, { cwd, env: { ...env }, shell: false, windowsHide: true, stdio: 'pipe' });
    if (child.stdin as unknown) return child;
    child.on('error', () => undefined);
  } catch {
    // said below
  }
  throw new GitFailure('git cannot be started; this machine lacks memory, processes or file descriptors');
}
