import { isHash } from '../../text/hash.js';
import { quote } from '../../text/words.js';
import type { GitAccess } from './access.js';
import { readCommits } from './commit-object.js';
import { answerOr, damaged, GitFailure, partialClone, reasonOf, shallowClone } from './failure.js';
import { headsOf } from './heads.js';
import { RevisionError } from './revision-error.js';
import { lineBreak } from './run.js';

/** The commit that a revision means. */
export interface Revision {
  /** Its whole name. */
  readonly hash: string;
  /** When it was committed, in ms since 1970. */
  readonly time: number;
}

/**
 * The commit that a revision of a user means.
 * @throws RevisionError
 */
export async function resolveRevision(access: GitAccess, revision: string): Promise<Revision> {
  try {
    const answer = await lookUp(access, revision);
    if (typeof answer !== 'string') return answer;
    throw new GitFailure(answer);
  } catch (failure) {
    if (!(failure instanceof GitFailure)) throw failure;
    throw new RevisionError(`${quote(revision)} cannot be read: ${failure.message}`, failure.message === unborn);
  }
}

/** The commit; or why there is none. */
async function lookUp(access: GitAccess, revision: string): Promise<Revision | string> {
  if (revision.trim() === '' || /[\n\r\0]/.test(revision)) return 'no revision is written like that';
  const answer = await askGit(access, revision);
  const [, name, type] = /^([0-9a-f]{40,64}) (commit|tag|tree|blob) \d{1,15}$/.exec(answer) ?? [];
  if (type === undefined) return reasonOfAbsence(access, revision, answer);
  if (type === 'blob' || type === 'tree') return `it is a ${type}, not a commit`;
  let found: Revision | undefined;
  await readCommits(access.objects, [`${name}^{commit}`], ({ hash, committerTime }) => {
    found = { hash, time: committerTime };
  });
  if (!found) return 'it is a tag of something else than a commit';
  return (await hasTree(access, found.hash)) ? found : isLackingTree(access);
}

/** Without its tree, a commit would look as if it had no files. */
async function hasTree({ objects }: GitAccess, hash: string): Promise<boolean> {
  const [tree] = await answerOr(objects.info([`${hash}^{tree}`]), []);
  return typeof tree === 'object';
}

async function isLackingTree({ conditions }: GitAccess): Promise<string> {
  return (await conditions()).isPartial ? partialClone : `the files of the commit are not there; ${damaged}`;
}

/** Of several objects that an abbreviation fits, a commit is meant. */
const committish = ['-c', 'core.disambiguate=committish'];

/** In a process of its own: asked for the upstream of a branch that has none, git answers nothing and ends. */
async function askGit({ git }: GitAccess, revision: string): Promise<string> {
  let answer = '';
  for await (const line of git.run([...committish, 'cat-file', '--batch-check'], [`${revision}\n`], lineBreak))
    answer = line;
  return answer;
}

const unborn = 'there is no commit yet';
const nothing = 'there is no such revision';

/** Whether a branch, or the like, leads to an object that is not there. Every whole name would be taken for one. */
async function isLost({ git }: GitAccess, revision: string): Promise<boolean> {
  if (isHash(revision) || /^[-^]/.test(revision)) return false;
  try {
    for await (const _ of git.run(['rev-list', '--no-walk', '--stdin'], [`${revision}\n`], lineBreak));
    return false;
  } catch (failure) {
    return reasonOf(failure) === damaged;
  }
}

async function reasonOfAbsence(access: GitAccess, revision: string, answer: string): Promise<string> {
  if (answer.endsWith(' ambiguous')) return 'it fits several objects; write more of its name';
  const { isShallow, isPartial } = await access.conditions();
  if (isShallow) return shallowClone;
  if (isPartial && isHash(revision)) return partialClone;
  if (revision !== 'HEAD') return (await isLost(access, revision)) ? `its commit is not there; ${damaged}` : nothing;
  await headsOf(access); // says what is wrong, if something is
  return unborn;
}
