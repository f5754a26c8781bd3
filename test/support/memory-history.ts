import type {
  CommitFact,
  CommitLog,
  CommitStep,
  CommitTime,
  FileFate,
  FileVersion,
  History,
  TimedCommit,
  Tracking,
  Uncommitted,
} from '../../src/core/history.js';
import type { Tree } from '../../src/core/tree.js';
import { MemoryTree } from '../../src/text/memory-tree.js';
import type { Commit } from './missions/mission.js';

type Files = Commit['files'];

interface Options {
  /** The working tree; that of the last commit when it is not said. */
  readonly files?: Files;
  /** Why there may be commits before the first one. */
  readonly gap?: string;
}

/** A history without branches, in memory: a second implementation of the port, for thousands of missions in a second. */
export class MemoryHistory implements History {
  readonly #commits: readonly Commit[];
  readonly #files: Files;
  readonly #gap: string | undefined;

  /** @param commits oldest first */
  constructor(commits: readonly Commit[], { files, gap }: Options = {}) {
    this.#commits = commits;
    this.#files = files ?? commits.at(-1)?.files ?? {};
    this.#gap = gap;
  }

  async commits(names: readonly string[]): Promise<ReadonlyMap<string, CommitFact>> {
    return new Map(names.map((name) => [name, this.#factOf(name)]));
  }

  #factOf(name: string): CommitFact {
    if (!/^[0-9a-f]{4,64}$/i.test(name)) return { answer: 'malformed' };
    const found = this.#commits.filter(({ hash }) => hash.startsWith(name.toLowerCase()));
    const [first] = found;
    if (found.length > 1) return { answer: 'ambiguous', candidates: found.map(({ hash }) => hash) };
    if (first) return { answer: 'reachable', commit: { hash: first.hash, subject: first.subject } };
    return this.#gap === undefined ? { answer: 'missing' } : { answer: 'unknown', reason: this.#gap };
  }

  async files(paths: readonly string[]): Promise<ReadonlyMap<string, FileFate>> {
    return new Map(paths.map((path) => [path, this.#fateOf(path)]));
  }

  #fateOf(path: string): FileFate {
    if (holds(this.#last, path)) return { answer: 'committed' };
    const index = this.#commits.findLastIndex(({ files }) => holds(files, path));
    const removal = this.#commits[index + 1];
    if (index >= 0 && removal) return { answer: 'removed', commit: { hash: removal.hash, subject: removal.subject } };
    return this.#gap === undefined ? { answer: 'never' } : { answer: 'unknown', reason: this.#gap };
  }

  async stepsSince(base: string, paths: readonly string[]) {
    const from = this.#commits.findIndex(({ hash }) => hash === base);
    const steps = this.#commits.flatMap((commit, index): CommitStep[] => {
      const touched = index > from ? this.#touched(index, paths) : [];
      if (touched.length === 0) return [];
      const before = this.#commits[index - 1];
      const { hash, subject, files } = commit;
      const trees = { tree: new MemoryTree(files), before: before && new MemoryTree(before.files), others: [] };
      return [{ commit: { hash, subject }, trailers: [], touched, ...trees }];
    });
    const gap = from >= 0 ? undefined : (this.#gap ?? 'the base is none of the commits');
    return { steps, ends: [new MemoryTree(this.#last)], ...(gap !== undefined && { gap }) };
  }

  async commitTimes(paths: readonly string[]): Promise<ReadonlyMap<string, CommitTime>> {
    return new Map(paths.map((path) => [path, this.#timeOf(path)]));
  }

  #timeOf(path: string): CommitTime {
    if (!holds(this.#last, path)) return { answer: 'not-committed' };
    const index = this.#commits.findLastIndex((_, at) => this.#touched(at, [path]).length > 0);
    const { time } = this.#commits[index] as Commit;
    const isModified = !isSame(pick(this.#files, path), pick(this.#last, path));
    const known: CommitTime =
      index === 0 && this.#gap !== undefined ? { answer: 'unknown', reason: this.#gap } : { answer: 'committed', time };
    return isModified ? { ...known, isModified } : known;
  }

  async tracking(paths: readonly string[]): Promise<ReadonlyMap<string, Tracking>> {
    return new Map(paths.map((path) => [path, { answer: holds(this.#last, path) ? 'tracked' : 'untracked' }]));
  }

  async versions(path: string, visit: (version: FileVersion) => Promise<boolean>): Promise<string | undefined> {
    for (const [commit, tree] of this.#newestFirst([path])) if (!(await visit({ commit, tree }))) return undefined;
    return this.#gap;
  }

  async log({ since, paths, most }: Parameters<History['log']>[0]): Promise<CommitLog> {
    const commits: TimedCommit[] = [];
    for (const [commit] of this.#newestFirst(paths)) {
      if (this.#indexOf(commit.hash) <= this.#indexOf(since)) return { commits };
      if (commits.length === most) return { commits, gap: `there are more than ${most} commits` };
      commits.push(commit);
    }
    return this.#gap === undefined ? { commits } : { commits, gap: this.#gap };
  }

  async uncommitted(): Promise<Uncommitted> {
    const now = Object.keys(this.#files);
    const before = Object.keys(this.#last);
    return {
      answer: 'known',
      created: now.filter((path) => !holds(this.#last, path)),
      modified: now.filter((path) => holds(this.#last, path) && !isSame(this.#files[path], this.#last[path])),
      removed: before.filter((path) => !holds(this.#files, path)),
      staged: [],
    };
  }

  async underway() {
    return undefined;
  }

  async time(): Promise<number | undefined> {
    return this.#commits.at(-1)?.time;
  }

  get #last(): Files {
    return this.#commits.at(-1)?.files ?? {};
  }

  #indexOf(hash: string | undefined): number {
    return hash === undefined ? -1 : this.#commits.findIndex((commit) => commit.hash === hash);
  }

  *#newestFirst(paths: readonly string[] | undefined): Generator<[TimedCommit, Tree]> {
    for (const [index, { hash, subject, time, files }] of [...this.#commits.entries()].reverse()) {
      if (paths && this.#touched(index, paths).length === 0) continue;
      yield [{ hash, subject, time }, new MemoryTree(files)];
    }
  }

  /** Which of some files and folders a commit touched. */
  #touched(index: number, paths: readonly string[]): readonly string[] {
    const after = this.#commits[index]?.files ?? {};
    const before = this.#commits[index - 1]?.files ?? {};
    const isChanged = (path: string) => !isSame(pick(after, path), pick(before, path));
    return paths.filter((path) => {
      if (isChanged(path)) return true;
      const isWithin = (one: string) => one.startsWith(`${path}/`) && isChanged(one);
      return Object.keys(after).some(isWithin) || Object.keys(before).some(isWithin);
    });
  }
}

const holds = (files: Files, path: string): boolean => Object.hasOwn(files, path);
const pick = (files: Files, path: string) => (holds(files, path) ? files[path] : undefined);

function isSame(one: string | Uint8Array | undefined, other: string | Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one === other || Buffer.from(one as Uint8Array).equals(Buffer.from(other as Uint8Array));
}
