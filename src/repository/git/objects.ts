import type { ByteReader } from './byte-reader.js';
import { notUnderstood } from './failure.js';
import type { GitProcess } from './process.js';
import { type Git, lineBreak } from './run.js';

export type ObjectType = 'commit' | 'tree' | 'blob' | 'tag';

export interface FoundObject {
  /** The whole name. */
  readonly hash: string;
  readonly type: ObjectType;
  readonly size: number;
}

/** What a name means: an object, several of which none is the only commit, or nothing. */
export type ObjectInfo = FoundObject | 'ambiguous' | 'missing';

/** An object with its content, or with as much of that as was asked for. */
export interface ObjectContent extends FoundObject {
  readonly bytes: Uint8Array;
}

/** So many questions are asked before git is told to answer: it holds them in memory until then. */
const mostAtOnce = 1000;

/** All questions about objects, answered by one process. Names are ours or hex digits, never other text of a file. */
export class Objects {
  readonly #git: Git;
  #process: GitProcess | undefined;
  /** One exchange at a time. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(git: Git) {
    this.#git = git;
  }

  /**
   * What names mean, in their order.
   * @throws GitFailure
   */
  async info(names: readonly string[]): Promise<ObjectInfo[]> {
    const answers: ObjectInfo[] = [];
    await this.#ask('info', names, async (out) => {
      const info = await readInfo(out);
      if (info) answers.push(info);
      return info;
    });
    return answers;
  }

  /**
   * Hands on the contents of objects, in the order of their names; those that are not there are left out.
   * @param most so many bytes of each; the rest is dropped
   * @throws GitFailure
   */
  async contents(names: readonly string[], most: number, take: (content: ObjectContent) => void): Promise<void> {
    await this.#ask('contents', names, async (out) => {
      const info = await readInfo(out);
      if (info === undefined || typeof info === 'string') return info;
      const bytes = await out.bytes(info.size, most);
      if (!bytes || !(await out.bytes(1))) return undefined;
      take({ ...info, bytes });
      return info;
    });
  }

  /** Ends the process; a question that comes later starts another one. */
  close(): void {
    this.#process?.end();
    this.#process = undefined;
  }

  /** @param read reads one answer; undefined when it is not whole */
  #ask(command: string, names: readonly string[], read: (out: ByteReader) => Promise<unknown>): Promise<void> {
    const answered = this.#queue.then(() => this.#exchange(command, names, read));
    this.#queue = answered.catch(() => undefined);
    return answered;
  }

  async #exchange(command: string, names: readonly string[], read: (out: ByteReader) => Promise<unknown>) {
    if (names.length === 0) return;
    this.#process ??= this.#git.start(['-c', 'core.disambiguate=commit', 'cat-file', '--batch-command', '--buffer']);
    const process = this.#process;
    process.hold();
    try {
      const told = tell(process, command, names);
      for (let left = names.length; left > 0; left -= 1) {
        if ((await read(process.out)) === undefined) throw await process.failure();
      }
      await told;
    } catch (error) {
      process.kill();
      this.#process = undefined;
      throw error;
    } finally {
      process.release();
    }
  }
}

async function tell(process: GitProcess, command: string, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += mostAtOnce) {
    const questions = names.slice(at, at + mostAtOnce).map((name) => `${command} ${name}\n`);
    if (!(await process.tell(`${questions.join('')}flush\n`))) return;
  }
}

async function readInfo(out: ByteReader): Promise<ObjectInfo | undefined> {
  const line = await out.text(lineBreak);
  if (line === undefined) return undefined;
  const [, hash, type, size] = /^([0-9a-f]{40}|[0-9a-f]{64}) (commit|tree|blob|tag) (\d{1,15})$/.exec(line) ?? [];
  if (hash !== undefined) return { hash, type: type as ObjectType, size: Number(size) };
  if (line.endsWith(' missing')) return 'missing';
  if (line.endsWith(' ambiguous')) return 'ambiguous';
  throw notUnderstood();
}
