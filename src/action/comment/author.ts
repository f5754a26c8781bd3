import type { GitHub } from '../github/connect.js';
import { isForbidden } from '../github/failure.js';

/** Who wrote a comment, as the REST API shows it; null when the account is gone. */
export type Author = { readonly login: string; readonly type: string } | null | undefined;

/** Whom the token of a workflow belongs to. */
const workflows = 'github-actions[bot]';
const suffix = '[bot]';

/** Who comments and makes a review as well asks once. */
const known = new WeakMap<GitHub, Promise<string>>();

/**
 * Finds out whose the token is, so that nothing that somebody else wrote is taken for ours. A bot has a suffix in some of
 * GitHub's answers and none in others, which is why its kind is looked at as well. Where the token may not ask, it is
 * taken for that of a workflow.
 * @returns whether an author is the owner of the token
 * @throws what GitHub answers, unless it forbids to ask
 */
export async function ownAuthor(github: GitHub): Promise<(author: Author) => boolean> {
  const asked = known.get(github) ?? viewer(github);
  known.set(github, asked);
  const own = await asked;
  const isBot = own.endsWith(suffix);
  const bot = isBot ? own : own + suffix;
  return (author) => (author?.type === 'Bot' ? author.login === bot : !isBot && author?.login === own);
}

async function viewer({ octokit }: GitHub): Promise<string> {
  try {
    const answer = await octokit.graphql<{ viewer?: { login?: unknown } | null } | null>('{ viewer { login } }');
    const login = answer?.viewer?.login;
    return typeof login === 'string' && login !== '' ? login : workflows;
  } catch (error) {
    if (isForbidden(error)) return workflows;
    throw error;
  }
}
