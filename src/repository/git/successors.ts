import type { Likeness, Successor } from '../../core/history.js';
import type { GitAccess } from './access.js';
import { type CommitObject, readCommits } from './commit-object.js';
import { answerOr } from './failure.js';
import { Likenesses, type Lost } from './likenesses.js';
import { samePatches } from './patches.js';
import { type Git, lineBreak, linesOf } from './run.js';

/** Successors are looked for among so many of the latest commits. */
const window = 5000;

/**
 * The commits that took in what was lost, by recorded name. Named is only one that alone has the strongest likeness:
 * its message says so, its patch is the same, its subject is, or its message lists that. What cannot be found out is left out.
 * @param heads whole names of the commits that the history ends at
 */
export async function successorsOf(
  access: GitAccess,
  heads: readonly string[],
  lost: readonly Lost[],
): Promise<Map<string, Successor>> {
  return answerOr(search(access, heads, lost), new Map());
}

async function search({ git, objects }: GitAccess, heads: readonly string[], lost: readonly Lost[]) {
  const latest = new Map<string, CommitObject>();
  const likenesses = new Likenesses(lost);
  const hashes = await latestOf(git, heads);
  await readCommits(objects, hashes, (commit, body) => {
    latest.set(commit.hash, commit);
    likenesses.add(commit, body());
  });
  const successors = new Map<string, Successor>();
  const record = ({ name }: Lost, commit: CommitObject | undefined, likeness: Likeness) => {
    if (commit) successors.set(name, { hash: commit.hash, subject: commit.subject, likeness });
  };
  for (const one of lost) record(one, likenesses.byMessage(one), 'message');
  const unnamed = lost.filter((one) => !successors.has(one.name));
  const unnamedHashes = unnamed.flatMap(({ commit }) => commit?.hash ?? []);
  const patches = await answerOr(samePatches(git, unnamedHashes, hashes), new Map<string, string>());
  for (const one of unnamed) {
    const patched = latest.get(patches.get(one.commit?.hash ?? '') ?? '');
    if (patched) record(one, patched, 'patch');
    else {
      const like = likenesses.bySubject(one);
      record(one, like?.commit, like?.likeness ?? 'subject');
    }
  }
  return successors;
}

async function latestOf(git: Git, heads: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  const command = ['rev-list', `--max-count=${window}`, '--stdin'];
  for await (const hash of git.run(command, linesOf(heads), lineBreak)) hashes.push(hash);
  return hashes;
}
