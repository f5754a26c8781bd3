import { GitHub as Client, getOctokitOptions } from '@actions/github/lib/utils';
import { connect, type GitHub } from '../../src/action/github/connect.js';
import type { FakeGitHub } from '../support/github/server.js';

/** A connection to a fake, as the Action has one: failures are tried again, and there is a second between two writes. */
export async function connectedTo({ url, owner, repo }: FakeGitHub): Promise<GitHub> {
  const env = { GITHUB_API_URL: url };
  const client = await connect({ token: 's3cret', env, repository: { owner, repo }, timeoutMs: 5000 });
  if (!client) throw new Error('no client');
  return client;
}

/** The same without a second try, and without the seconds. */
export function clientOf({ url, owner, repo }: FakeGitHub): GitHub {
  return { octokit: new Client(getOctokitOptions('s3cret', { baseUrl: url })), owner, repo };
}

/** What a fake was asked for, in order. */
export const operationsOf = ({ requests }: FakeGitHub): string[] => requests.map(({ operation }) => operation);
