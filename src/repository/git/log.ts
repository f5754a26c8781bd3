import type { CommitLog, TimedCommit } from '../../core/history.js';
import { join } from '../../text/paths.js';
import { count, quote } from '../../text/words.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { GitFailure, shallowClone } from './failure.js';
import { isCutOff } from './range.js';
import { wronglyBeside } from './reachability.js';
import { lineBreak, linesOf } from './run.js';
import { touchingCommits } from './steps.js';

/** Which commits are asked for; see `History.log`. */
export interface LogRequest {
  readonly since?: string | undefined;
  readonly paths?: readonly string[];
  readonly most: number;
}

/**
 * The commits that a commit has and a base has not.
 * @param head whole name of the commit
 * @throws GitFailure
 */
export async function logOf(access: GitAccess, head: string, { since, paths, most }: LogRequest): Promise<CommitLog> {
  if (since !== undefined && !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(since)) {
    throw new GitFailure(`${quote(since)} is not the whole name of a commit`);
  }
  const hashes: string[] = [];
  for await (const hash of hashesOf(access, head, since, paths)) {
    hashes.push(hash);
    if (hashes.length > most) break;
  }
  const gap = await gapOf(access, head, since, hashes.length > most ? most : undefined);
  const commits: TimedCommit[] = [];
  await readCommits(access.objects, hashes.slice(0, most), ({ hash, subject, committerTime, parents }) => {
    commits.push({ hash, subject, time: committerTime, ...(parents.length > 1 && { isMerge: true }) });
  });
  return { commits, ...(gap !== undefined && { gap }) };
}

async function* hashesOf(
  access: GitAccess,
  head: string,
  since: string | undefined,
  paths: readonly string[] | undefined,
): AsyncGenerator<string, void, void> {
  if (paths !== undefined) {
    const distinct = [...new Set(paths.flatMap((path) => join('', path) ?? []))];
    if (distinct.length === 0) return;
    for await (const { hash } of touchingCommits(access, since, [head], distinct, '--date-order')) yield hash;
    return;
  }
  const revisions = linesOf([...(since === undefined ? [] : [`^${since}`]), head]);
  const wrong = since === undefined ? new Set() : await wronglyBeside(access.git, since, [head]);
  for await (const hash of access.git.run(['rev-list', '--stdin'], revisions, lineBreak)) {
    if (!wrong.has(hash)) yield hash;
  }
}

/** @param most how many are told, when there are more */
async function gapOf(access: GitAccess, head: string, since: string | undefined, most: number | undefined) {
  if (most !== undefined) return `there are more than ${count(most, 'commit')}`;
  return (await isCutOff(access, since, [head])) ? shallowClone : undefined;
}
