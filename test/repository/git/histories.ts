import type { CommitStep } from '../../../src/core/history.js';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { openGit } from './open.js';

export const state = '.grid/STATE.md';

/** A repository whose commits write the state: `1`, `2`, ... */
export function written(...contents: string[]): TestRepository {
  return gitRepository(contents.map((content) => writing(content)));
}

export function writing(content: string, path = state) {
  return { subject: `state: ${content}`, files: { [path]: content } };
}

/** What a tree holds at a path. */
export async function contentOf(tree: CommitStep['before'], path = state): Promise<string | undefined> {
  const read = await tree?.read(path, 1000);
  return read?.ok ? Buffer.from(read.bytes).toString() : undefined;
}

/** The steps of HEAD's history, or of a commit's, since a base: subject, and what the state was before and after. */
export async function stepsOf({ top, git }: TestRepository, base: string, paths = [state], until?: string) {
  const hash = until === undefined ? undefined : git('rev-parse', until);
  const found = await openGit(top).history(hash).stepsSince(git('rev-parse', base), paths);
  if (found.gap !== undefined) return found.gap;
  const told = [];
  for (const { commit, before, tree } of found.steps) {
    told.push([commit.subject, await contentOf(before, paths[0]), await contentOf(tree, paths[0])]);
  }
  return told;
}
