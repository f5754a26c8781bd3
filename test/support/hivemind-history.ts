import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gitClone, gitRepository, type TestRepository } from './git.js';
import type { Situation } from './git-rule-test.js';
import { hivemind } from './hivemind.js';

type Changes = Parameters<typeof hivemind>[0];

/** What a commit makes of the healthy root; the changes of the commits before it are not kept. */
export interface HivemindCommit {
  /** Null: no root at all. */
  readonly root: Changes | null;
  readonly subject?: string;
  /** Lines at the end of the message: `Hivemind-Agent: hm-l2-builder`. */
  readonly trailers?: readonly string[];
}

/** A commit that names its agents. */
export const by = (agents: string | readonly string[], root: HivemindCommit['root']): HivemindCommit => ({
  root,
  trailers: [agents].flat().map((agent) => `Hivemind-Agent: ${agent}`),
});

/** A repository whose first commit is the base, and the others are what became of its root. */
function hivemindHistory(commits: readonly HivemindCommit[]) {
  const repository = gitRepository();
  const names: string[] = [];
  let base = '';
  for (const [index, { root, subject = `step ${index}`, trailers = [] }] of commits.entries()) {
    lay(repository, root);
    const hash = repository.commit({ subject, body: trailers.join('\n') });
    if (index === 0) base = hash;
    else names.push(`${hash.slice(0, 7)} "${subject}"`);
  }
  return { top: repository.top, base, names, repository };
}

/** Puts a root in the place of the one that is there. */
function lay({ top, put }: TestRepository, root: HivemindCommit['root']): void {
  rmSync(join(top, '.hivemind'), { recursive: true, force: true });
  put(root === null ? { 'README.md': '# Recipe box\n' } : hivemind(root).files);
}

/** The situation after some commits: what a rule says of them, where `{1}` stands for the first one after the base. */
export function afterCommits(
  commits: readonly HivemindCommit[],
  says: readonly string[] = [],
  skips: readonly string[] = [],
): () => Situation {
  return () => {
    const { top, base, names } = hivemindHistory(commits);
    return { top, base, says: filled(says, names), skips };
  };
}

/** The same, where the last of the roots is not committed. */
export function inWorkingTree(commits: readonly HivemindCommit[], says: readonly string[] = []): () => Situation {
  return () => {
    const { top, base, names, repository } = hivemindHistory(commits.slice(0, -1));
    lay(repository, commits.at(-1)?.root ?? null);
    return { top, base, says: filled(says, names) };
  };
}

/** The same in a clone that has the first and the last commit, and none of those between them. */
export function withGap(commits: readonly HivemindCommit[], says: readonly string[] = []): () => Situation {
  return () => {
    const { base, repository } = hivemindHistory(commits);
    const clone = gitClone(repository, '--depth=1');
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    clone.git('fetch', '--quiet', '--depth=1', 'origin', base);
    return { top: clone.top, base, says, skips: ['fetch-depth: 0'] };
  };
}

/** The base, then a side branch and the main line with a commit each, and what a merge of both makes of them. */
export function merged(
  [base, ours, theirs, merge]: readonly [HivemindCommit, HivemindCommit, HivemindCommit, HivemindCommit],
  says: readonly string[] = [],
): () => Situation {
  return () => {
    const repository = gitRepository();
    const commit = ({ root, trailers = [] }: HivemindCommit, subject: string) => {
      lay(repository, root);
      return repository.commit({ subject, body: trailers.join('\n') });
    };
    const first = commit(base, 'base');
    repository.git('switch', '--quiet', '--create', 'side');
    const side = commit(theirs, 'theirs');
    repository.git('switch', '--quiet', 'main');
    const main = commit(ours, 'ours');
    repository.git('merge', '--quiet', '--no-commit', '--no-ff', '--strategy=ours', 'side');
    const joined = commit(merge, 'merge');
    const names = [`${main.slice(0, 7)} "ours"`, `${side.slice(0, 7)} "theirs"`, `${joined.slice(0, 7)} "merge"`];
    return { top: repository.top, base: first, says: filled(says, names) };
  };
}

const filled = (lines: readonly string[], names: readonly string[]) =>
  lines.map((line) => line.replace(/\{(\d)\}/g, (_, step) => names[Number(step) - 1] ?? ''));
