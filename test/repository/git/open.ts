import { onTestFinished } from 'vitest';
import { GitRepository } from '../../../src/repository/git/git-repository.js';
import type { GitOptions } from '../../../src/repository/git/run.js';

/** Our view of a repository; its processes end with the test. */
export function openGit(top: string, options: GitOptions = {}): GitRepository {
  const repository = new GitRepository(top, options);
  onTestFinished(() => repository.close());
  return repository;
}

/** What HEAD's history says about one name. */
export async function factOf(top: string, name: string, options: GitOptions = {}) {
  return (await openGit(top, options).history().commits([name])).get(name);
}

/** What HEAD's history says about one path. */
export async function fateOf(top: string, path: string, options: GitOptions = {}) {
  return (await openGit(top, options).history().files([path])).get(path);
}
