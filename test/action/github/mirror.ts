import type { Event } from '../../../src/action/event.js';
import { connect, type GitHub } from '../../../src/action/github/connect.js';
import type { TestRepository } from '../../support/git.js';
import { type FakeGitHub, fakeGitHub } from '../../support/github/server.js';
import type { NewPull } from '../../support/github/state.js';

/** A pull request as GitHub has it, with the commits that it brought. */
export interface MirroredPull extends NewPull {
  readonly number: number;
  readonly brought?: readonly string[];
}

/** A GitHub that was pushed all of a repository, and keeps it whatever becomes of that. */
export async function mirrorOf(repository: TestRepository, ...pulls: readonly MirroredPull[]): Promise<FakeGitHub> {
  const log = repository.git('log', '--all', '--reverse', '--topo-order', '--format=%H %P%x00%B%x01');
  const commits = log.split('\x01').flatMap((entry) => {
    const [hashes = '', message = ''] = entry.trimStart().split('\0');
    const [sha, ...parents] = hashes.split(' ').filter((hash) => hash !== '');
    const own = pulls.flatMap(({ number, brought = [] }) => (brought.includes(sha ?? '') ? number : []));
    return sha === undefined ? [] : { sha, parents, message: message.trimEnd(), pulls: own };
  });
  const refs = repository.git('for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads').split('\n');
  const branches = Object.fromEntries(refs.map((line) => line.split(' ')));
  return fakeGitHub({ repository: 'ada/kitchen', commits, branches, pulls });
}

/** A connection to it, as the Action has one. */
export async function connected({ url }: FakeGitHub, limits: { timeoutMs?: number } = {}): Promise<GitHub> {
  const repository = { owner: 'ada', repo: 'kitchen' };
  const github = await connect({ token: 'secret-token', env: { GITHUB_API_URL: url }, repository, ...limits });
  if (!github) throw new Error('no connection');
  return github;
}

/** A push to a branch, as the runner tells of it. */
export function push(sha: string, branch = 'main'): Event {
  const repository = { owner: 'ada', repo: 'kitchen' };
  return { name: 'push', repository, sha, ref: `refs/heads/${branch}`, isDependabot: false };
}

/** A pull request from a branch of the same repository. */
export function pullRequest(sha: string, number: number, baseSha: string, headSha: string): Event {
  const pull = { number, baseSha, baseRef: 'main', headSha, headRepository: 'ada/kitchen', isFork: false };
  return { ...push(sha), name: 'pull_request', ref: `refs/pull/${number}/merge`, pull };
}
