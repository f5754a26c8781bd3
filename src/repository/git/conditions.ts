import { type Git, lineBreak, nul } from './run.js';

/** What keeps a repository from knowing all of its history. */
export interface Conditions {
  /** Older commits were never fetched. */
  readonly isShallow: boolean;
  /** Some objects were never fetched. */
  readonly isPartial: boolean;
}

const promises = /^(?:extensions\.partialclone|remote\..*\.promisor)$/;

/** @throws GitFailure */
export async function conditionsOf(git: Git): Promise<Conditions> {
  let isShallow = false;
  for await (const line of git.run(['rev-parse', '--is-shallow-repository'], [], lineBreak))
    isShallow = line === 'true';
  let isPartial = false;
  const settings = git.run(['config', '--local', '--includes', '--null', '--name-only', '--list'], [], nul);
  for await (const name of settings) isPartial ||= promises.test(name);
  return { isShallow, isPartial };
}
