import { dirname } from 'node:path';
import type { ByteReader } from './byte-reader.js';
import { gitEnvironment } from './environment.js';
import { findExecutable, trustedFolders } from './executable.js';
import { type GitFailure, noGit } from './failure.js';
import { GitProcess } from './process.js';

export interface GitOptions {
  /** A bare repository that the user named. Git opens no other one. */
  readonly gitDir?: string;
  /** A folder whose repository is read though somebody else owns it. */
  readonly safeDirectory?: string;
  /** How long git may be silent while it is waited for, in ms; by default, it depends on the command. */
  readonly patience?: number;
}

/** A walk over a long history, or a look for alike files, may take long before it says a word. */
const patienceWith: Readonly<Record<string, number>> = {
  'check-ignore': 5000,
  'rev-list': 30_000,
  log: 30_000,
  'merge-base': 30_000,
  'diff-tree': 30_000,
  'diff-index': 30_000,
  'ls-files': 30_000,
  'patch-id': 30_000,
};
const usualPatience = 10_000;

/** What a command reads from standard input. */
export type Input = Iterable<string> | AsyncIterable<string | Uint8Array>;

/** The bytes that end what git says. */
export const lineBreak = 10;
export const nul = 0;

/**
 * What holds for every command: nothing that the repository configures is run, no object is replaced by another, a
 * path is no pattern, and a bare repository that lies in a folder is none.
 */
const flags = [
  ...['--no-pager', '--no-replace-objects', '--literal-pathspecs'],
  ...['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'safe.bareRepository=explicit'],
  ...['-c', 'log.showSignature=false', '-c', 'protocol.allow=never'],
];

/**
 * Runs git on one repository. Nobody goes around this: it alone knows how to do that without running what the
 * repository says. Arguments are ours; what comes from files goes in by standard input.
 */
export class Git {
  readonly #top: string;
  readonly #options: GitOptions;
  /** After one silence, git is not started again: whatever holds it up would do so every time. */
  #silence: GitFailure | undefined;
  #found: { readonly file: string; readonly env: Record<string, string> } | undefined;

  /** @param top absolute path of the repository, without links */
  constructor(top: string, options: GitOptions = {}) {
    this.#top = top;
    this.#options = options;
  }

  /**
   * Starts a command.
   * @param most how long it may be waited for, in ms
   * @throws GitFailure when that is not possible
   */
  start(args: readonly string[], most?: number): GitProcess {
    if (this.#silence) throw this.#silence;
    const { gitDir, safeDirectory, patience = patienceOf(args) } = this.#options;
    const { file, env } = this.#find();
    const where = gitDir === undefined ? ['-C', this.#top] : ['--git-dir', gitDir];
    const trust = safeDirectory === undefined ? [] : ['-c', `safe.directory=${safeDirectory}`];
    const cwd = dirname(file); // outside of the repository, and surely there
    const onSilence = (failure: GitFailure) => {
      this.#silence = failure;
    };
    const all = [...where, ...flags, ...trust, ...args];
    return new GitProcess({ file, args: all, cwd, env, top: this.#top, patience, most, onSilence });
  }

  /**
   * Runs a command and hands on what it says, one text after the other. Whoever stops listening stops the command.
   * @param end the byte that ends a text
   * @param most how long it may take, in ms
   * @throws GitFailure when the command fails, or cannot be started
   */
  run(args: readonly string[], input: Input, end: number, most?: number): AsyncGenerator<string, void, void> {
    return this.#run(args, input, (out) => out.text(end), most);
  }

  /** The same for whoever takes long over each text: git may be silent meanwhile. */
  runAtLeisure(args: readonly string[], input: Input, end: number): AsyncGenerator<string, void, void> {
    return this.#run(args, input, (out) => out.text(end), undefined, true);
  }

  /** The same for output that is handed on as it comes. */
  stream(args: readonly string[], input: Input): AsyncGenerator<Uint8Array, void, void> {
    return this.#run(args, input, (out) => out.chunk());
  }

  async *#run<T>(
    args: readonly string[],
    input: Input,
    read: (out: ByteReader) => Promise<T | undefined>,
    most?: number,
    isAtLeisure = false,
  ) {
    const child = this.start(args, most);
    const told = tellAll(child, input);
    child.hold();
    try {
      for (let said = await read(child.out); said !== undefined; said = await read(child.out)) {
        if (isAtLeisure) child.release();
        yield said;
        if (isAtLeisure) child.hold();
      }
      const failure = await told;
      if (failure) throw failure.error;
      await child.ended();
    } finally {
      child.release();
      child.kill();
    }
  }

  #find() {
    if (!this.#found) {
      const folders = trustedFolders(process.env.PATH ?? '', this.#top);
      const file = findExecutable('git', folders, this.#top);
      if (file === undefined) throw noGit();
      this.#found = { file, env: gitEnvironment(folders, this.#top) };
    }
    return this.#found;
  }
}

function patienceOf(args: readonly string[]): number {
  return args.map((arg) => patienceWith[arg]).find((patience) => patience !== undefined) ?? usualPatience;
}

/** Never rejects: what goes wrong with the input is told once the output has ended. */
async function tellAll(child: GitProcess, input: Input): Promise<{ readonly error: unknown } | undefined> {
  try {
    for await (const piece of input) if (!(await child.tell(piece))) break;
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    child.end();
  }
}

/** Lines for standard input, in pieces that are worth a system call. */
export function* linesOf(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += `${text}\n`;
    if (piece.length < 32_768) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
