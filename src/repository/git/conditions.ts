import { type Git, lineBreak, nul } from './run.js';

/** What keeps a repository from knowing all of its history, or a working tree from holding all of its files. */
export interface Conditions {
  /** Older commits were never fetched. */
  readonly isShallow: boolean;
  /** Some objects were never fetched. */
  readonly isPartial: boolean;
  /** A remote of which only some branches are fetched. */
  readonly narrowRemote: string | undefined;
  /** Where it was cloned from. */
  readonly origin: string | undefined;
  /** Some files are left out of the working tree. */
  readonly isSparse: boolean;
}

const promises = /^(?:extensions\.partialclone|remote\..*\.promisor)$/s;
const refspecs = /^remote\.(.*)\.fetch$/s;
const allBranches = /^\+?refs\/(?:heads\/)?\*(?::|$)/;

/** @throws GitFailure */
export async function conditionsOf(git: Git): Promise<Conditions> {
  let isShallow = false;
  for await (const line of git.run(['rev-parse', '--is-shallow-repository'], [], lineBreak))
    isShallow = line === 'true';
  let isPartial = false;
  let isSparse = false;
  let origin: string | undefined;
  /** Whether all branches of a remote are fetched. */
  const remotes = new Map<string, boolean>();
  for await (const setting of git.run(['config', '--null', '--list'], [], nul)) {
    const end = setting.indexOf('\n');
    const [key, value] = end < 0 ? [setting, 'true'] : [setting.slice(0, end), setting.slice(end + 1)];
    isPartial ||= promises.test(key);
    if (key === 'remote.origin.url') origin = value;
    if (key === 'core.sparsecheckout') isSparse = value !== 'false';
    const remote = refspecs.exec(key)?.[1];
    if (remote !== undefined) remotes.set(remote, remotes.get(remote) || allBranches.test(value));
  }
  const narrowRemote = [...remotes].find(([, isWhole]) => !isWhole)?.[0];
  return { isShallow, isPartial, narrowRemote, origin, isSparse };
}
