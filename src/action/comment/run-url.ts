import type { Event } from '../event.js';
import type { Env } from '../run.js';

/** Where the pages of repositories are. */
export const serverOf = ({ GITHUB_SERVER_URL }: Env): string => GITHUB_SERVER_URL || 'https://github.com';

/** The page of this run; undefined where the runner does not tell. */
export function runUrlOf({ repository }: Event, env: Env): string | undefined {
  const { GITHUB_RUN_ID: run } = env;
  if (!repository || !run) return undefined;
  return `${serverOf(env)}/${repository.owner}/${repository.repo}/actions/runs/${run}`;
}
