import { parentOf } from '../../text/paths.js';
import { answerOr } from './failure.js';
import type { GitProcess } from './process.js';
import { type Git, nul } from './run.js';

/** check-ignore knows no literal paths; those that begin with `./` are taken as they are. */
const question = [
  ...['--no-literal-pathspecs', 'check-ignore', '--stdin', '-z'],
  ...['--verbose', '--non-matching', '--no-index'],
];

/** Asks git which folders of the working tree it ignores: one process for as long as there are questions. */
export class IgnoredFolders {
  readonly #git: Git;
  #process: GitProcess | undefined;
  #tracked: Promise<ReadonlySet<string>> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(git: Git) {
    this.#git = git;
  }

  /** Where git refuses to answer, nothing is ignored. */
  async among(folders: readonly string[]): Promise<ReadonlySet<string>> {
    const answered = this.#queue.then(() => this.#among(folders.filter((folder) => folder !== '')));
    this.#queue = answered.catch(() => undefined);
    return answerOr(answered, new Set<string>());
  }

  close(): void {
    this.#process?.end();
    this.#process = undefined;
  }

  async #among(folders: readonly string[]): Promise<ReadonlySet<string>> {
    const matched = folders.length > 0 ? await this.#matched(folders) : [];
    if (matched.length === 0) return new Set();
    this.#tracked ??= this.#foldersOfIndex();
    const tracked = await this.#tracked;
    return new Set(matched.filter((folder) => !tracked.has(folder)));
  }

  /** The folders that a pattern excludes. That they hold files which are tracked all the same, plays no part here. */
  async #matched(folders: readonly string[]): Promise<string[]> {
    this.#process ??= this.#git.start(question);
    const process = this.#process;
    process.hold();
    try {
      const told = process.tell(folders.map((folder) => `./${folder}\0`).join(''));
      const matched: string[] = [];
      for (const folder of folders) if (await isExcluded(process)) matched.push(folder);
      await told;
      return matched;
    } catch (failure) {
      process.kill();
      this.#process = undefined;
      throw failure;
    } finally {
      process.release();
    }
  }

  /**
   * The folders in which something is tracked. Git could be asked about each matched folder instead, but goes through
   * the whole index every time.
   */
  async #foldersOfIndex(): Promise<ReadonlySet<string>> {
    const folders = new Set<string>();
    for await (const path of this.#git.run(['ls-files', '--cached', '-z'], [], nul)) {
      for (let at = parentOf(path); at !== '' && !folders.has(at); at = parentOf(at)) folders.add(at);
    }
    return folders;
  }
}

/** One answer: the file of the pattern, its line, the pattern, and the path. A pattern with `!` takes others back. */
async function isExcluded(process: GitProcess): Promise<boolean> {
  const { out } = process;
  await out.text(nul);
  await out.text(nul);
  const pattern = await out.text(nul);
  if ((await out.text(nul)) === undefined || pattern === undefined) throw await process.failure();
  return pattern !== '' && !pattern.startsWith('!');
}
