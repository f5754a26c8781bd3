import { resolve } from 'node:path';
import { readRegularFile } from '../read-file.js';
import type { GitAccess } from './access.js';
import { damaged, GitFailure } from './failure.js';
import { type Git, lineBreak } from './run.js';

/** A merge of more commits than that into one is not thinkable. */
const mostOfMergeHead = 65_536;

/**
 * The commits that the history of the working tree ends at: the one of HEAD, and in the middle of a merge, those that
 * are merged. None before the first commit.
 * @throws GitFailure
 */
export async function headsOf(access: GitAccess): Promise<string[]> {
  const { git, objects } = access;
  const [head, merged] = await objects.info(['HEAD^{commit}', 'MERGE_HEAD^{commit}']);
  if (typeof head === 'object') {
    return typeof merged === 'object'
      ? [...new Set([head.hash, ...(await mergedHeads(access, merged.hash))])]
      : [head.hash];
  }
  for await (const _ of git.run(['rev-parse', '--revs-only', 'HEAD'], [], lineBreak)) {
    throw new GitFailure(`the commit that HEAD names is not there; ${damaged}`);
  }
  if (await hasCommits(git)) {
    throw new GitFailure('HEAD leads to no commit, though there are some; check out a branch, or run git fsck');
  }
  return [];
}

/** Of several that are merged at once, git names only the first one: the others stand below it in its file. */
async function mergedHeads({ git, objects, top }: GitAccess, first: string): Promise<string[]> {
  let text = '';
  for await (const path of git.run(['rev-parse', '--git-path', 'MERGE_HEAD'], [], lineBreak)) {
    const read = readRegularFile(resolve(top, path), mostOfMergeHead);
    if (read.ok) text = Buffer.from(read.bytes).toString();
  }
  const names = text.split('\n').filter((line) => /^[0-9a-f]{40,64}$/.test(line));
  const found = await objects.info(names);
  return [first, ...found.flatMap((one) => (typeof one === 'object' && one.type === 'commit' ? one.hash : []))];
}

/** Whether any commit is there, however it is lost: a branch that is broken, or not born yet, says nothing about that. */
async function hasCommits(git: Git): Promise<boolean> {
  const all = ['cat-file', '--batch-all-objects', '--batch-check=%(objecttype)', '--unordered', '--buffer'];
  for await (const type of git.run(all, [], lineBreak)) if (type === 'commit') return true;
  return false;
}
