import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { folder, put } from './folder.js';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A commit to be made: files that are written, paths that are removed. */
export interface NewCommit {
  readonly subject: string;
  readonly body?: string;
  readonly files?: Files;
  readonly remove?: readonly string[];
  /** ISO 8601; an hour after the commit before when it is not said. */
  readonly date?: string;
  readonly author?: string;
}

/** A real repository in a temporary folder. Names and dates are fixed, so that hashes are the same everywhere. */
export interface TestRepository {
  readonly top: string;
  /** Runs git there; what it says, without the last line break. */
  git(...args: string[]): string;
  /** Writes, stages and commits; the whole name of the commit. */
  commit(commit: NewCommit): string;
  /** Puts files into the working tree and commits nothing. */
  put(files: Files): void;
}

/** A new repository with a branch `main`, and what `git init` is to be told besides. */
export function gitRepository(commits: readonly NewCommit[] = [], ...init: string[]): TestRepository {
  const repository = gitFolder(folder());
  repository.git('init', '--quiet', '--initial-branch=main', ...init);
  for (const commit of commits) repository.commit(commit);
  return repository;
}

/** The same for a repository that is there already: a clone, a worktree. */
export function gitFolder(top: string): TestRepository {
  let hours = 0;
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    execFileSync('git', args, {
      cwd: top,
      encoding: 'utf8',
      env: { ...environment(), ...env },
      stdio: 'pipe',
    }).trimEnd();
  return {
    top,
    git: (...args) => run(args),
    put: (files) => put(top, files),
    commit({ subject, body, files = {}, remove = [], date, author = 'Ada' }) {
      hours += 1;
      put(top, files);
      for (const path of remove) rmSync(join(top, path), { recursive: true });
      run(['add', '--all']);
      const at = date ?? new Date(Date.parse('2026-05-11T08:00:00Z') + hours * 3_600_000).toISOString();
      const dates = { GIT_AUTHOR_NAME: author, GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
      const message = body === undefined ? subject : `${subject}\n\n${body}`;
      run(['commit', '--quiet', '--allow-empty', '--message', message], dates);
      return run(['rev-parse', 'HEAD']);
    },
  };
}

/** A clone of a repository, fetched as from elsewhere: with all that a server may leave out. */
export function gitClone(from: TestRepository, ...options: string[]): TestRepository {
  const top = join(folder(), 'clone');
  from.git('config', 'uploadpack.allowFilter', 'true');
  from.git('clone', '--quiet', ...options, pathToFileURL(from.top).href, top);
  return gitFolder(top);
}

/** Nothing of the machine: no configuration, no identity, no hooks, no templates. */
function environment(): Record<string, string> {
  const identity = { NAME: 'Ada', EMAIL: 'ada@example.com', DATE: '2026-05-11T08:00:00Z' };
  const names = Object.entries(identity).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  return {
    ...Object.fromEntries(names),
    PATH: process.env.PATH ?? '',
    HOME: '/nonexistent',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TEMPLATE_DIR: '',
    LC_ALL: 'C',
  };
}
