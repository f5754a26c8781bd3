import { createHash, type Hash } from 'node:crypto';
import { GitFailure } from './failure.js';
import { changesIn } from './raw-diff.js';
import { type Git, lineBreak, linesOf, nul } from './run.js';

/** Limits of a search that is a help and no more: where they are exceeded, no patch is compared. */
const mostLost = 1000;
const mostPatches = 2000;
const mostBytes = 64 * 1024 * 1024;

/** A commit against its parent, each path by itself. */
const compare = ['diff-tree', '--stdin', '--root', '-r', '--no-renames', '-O/dev/null'];

/**
 * The commits whose patch is the same as that of lost ones, as `git patch-id` has it, by the lost ones' hashes. Left
 * out are those that have several. Only commits that touch the same paths are compared, for that is quickly seen.
 * @throws GitFailure
 */
export async function samePatches(
  git: Git,
  lost: readonly string[],
  latest: readonly string[],
): Promise<Map<string, string>> {
  const sought = [...new Set(lost)].slice(0, mostLost); // one may be recorded under several names
  const paths = sought.length > 0 ? await pathsOf(git, [...sought, ...latest]) : new Map<string, string>();
  const touched = new Set(sought.flatMap((hash) => paths.get(hash) ?? []));
  const candidates = latest.filter((hash) => touched.has(paths.get(hash) ?? ''));
  if (candidates.length === 0 || candidates.length > mostPatches) return new Map();
  const ids = await patchIds(git, [...sought, ...candidates]);
  const byId = new Map<string, string[]>();
  for (const hash of candidates) {
    const id = ids.get(hash);
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), hash]);
  }
  const same = new Map<string, string>();
  for (const hash of sought) {
    const [found, ...others] = byId.get(ids.get(hash) ?? '') ?? [];
    if (found !== undefined && others.length === 0) same.set(hash, found);
  }
  return same;
}

/** A digest of the paths that each commit changed. A merge has none. */
async function pathsOf(git: Git, hashes: readonly string[]): Promise<Map<string, string>> {
  const digests = new Map<string, Hash>();
  const changes = changesIn(git.run([...compare, '--raw', '-z'], linesOf(hashes), nul));
  for await (const { heading, path } of changes) {
    const digest = digests.get(heading) ?? createHash('sha256');
    digests.set(heading, digest.update(`${path}\0`));
  }
  return new Map([...digests].map(([hash, digest]) => [hash, digest.digest('hex')]));
}

/**
 * The patch ids of commits: hashes of what they change, whatever the line numbers. The programs that the repository
 * would have its files compared with are not run.
 */
async function patchIds(git: Git, hashes: readonly string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const diffs = git.stream(
    [...compare, '-p', '--full-index', '--no-color', '--no-ext-diff', '--no-textconv'],
    linesOf(hashes),
  );
  for await (const line of git.run(['patch-id', '--stable'], atMost(mostBytes, diffs), lineBreak)) {
    const [id = '', hash = ''] = line.split(' ');
    ids.set(hash, id);
  }
  return ids;
}

async function* atMost(most: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most) throw new GitFailure('the patches are too long to be compared');
    yield piece;
  }
}
