import type { GitHub } from '../github/connect.js';

/** What a pull request changes: patches by path, as GitHub names files. Large files and binary ones have no patch. */
export type ChangedFiles = ReadonlyMap<string, string | undefined>;

/**
 * Asks what a pull request changes. GitHub tells of 3,000 files at most.
 * @param pull its number
 * @throws what GitHub answers, when it does not tell
 */
export async function changedFiles({ octokit, owner, repo }: GitHub, pull: number): Promise<ChangedFiles> {
  const asked = { owner, repo, pull_number: pull, per_page: 100 };
  const files = await octokit.paginate(octokit.rest.pulls.listFiles, asked);
  return new Map(files.map(({ filename, patch }) => [filename, patch]));
}
