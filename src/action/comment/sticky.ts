import type { GitHub } from '../github/connect.js';
import { isForbidden } from '../github/failure.js';
import { hasStatus } from '../github/status.js';
import { ownAuthor } from './author.js';
import { marker } from './marker.js';

export interface WantedComment {
  /** Tells the comments of several steps apart. */
  readonly key: string;
  /** Begins with the marker of the key. */
  readonly body: string;
  /** Whether it is made where there is none; else it only takes the place of what was said before. */
  readonly mayCreate: boolean;
}

export interface KeptComment {
  /** Its page; undefined where there is none. */
  readonly url?: string;
  /** What GitHub refused, if it did; the comment may be there all the same. */
  readonly failure?: unknown;
}

interface Comment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
}

type IsOwn = Awaited<ReturnType<typeof ownAuthor>>;

/** Doubles come from runs that were cut off: there are few. */
const most = { tried: 3, deleted: 10 };

/**
 * Sees to it that a pull request has one comment of ours that says what is wanted. It is known by its marker and by its
 * author; what else stands in a comment is never believed. Of several, the oldest is kept. Never throws.
 * @param pull the number of the pull request
 */
export async function keepComment(github: GitHub, pull: number, wanted: WantedComment): Promise<KeptComment> {
  try {
    return await new StickyComment(github, pull, wanted).keep();
  } catch (failure) {
    return { failure };
  }
}

class StickyComment {
  readonly #issues: GitHub['octokit']['rest']['issues'];
  readonly #github: GitHub;
  readonly #pull: number;
  readonly #wanted: WantedComment;
  readonly #here: { readonly owner: string; readonly repo: string };

  constructor(github: GitHub, pull: number, wanted: WantedComment) {
    this.#github = github;
    this.#issues = github.octokit.rest.issues;
    this.#here = { owner: github.owner, repo: github.repo };
    this.#pull = pull;
    this.#wanted = wanted;
  }

  async keep(): Promise<KeptComment> {
    const isOwn = await ownAuthor(this.#github);
    const known = await this.#own(isOwn);
    const { kept, refusal } = await this.#updateOldest(known);
    if (kept) return { url: kept.url, ...(await this.#deleteAll(known.filter(({ id }) => id > kept.id))) };
    if (!this.#wanted.mayCreate) return refusal === undefined ? {} : { failure: refusal };
    const made = await this.#create();
    try {
      return await this.#giveWay(made, known, isOwn);
    } catch (failure) {
      return { url: made.url, failure };
    }
  }

  /** Another run may have made a comment in the same moment: whoever was later takes its own back. */
  async #giveWay(made: Comment, known: readonly Comment[], isOwn: IsOwn): Promise<KeptComment> {
    const isNew = ({ id }: Comment) => id < made.id && !known.some((one) => one.id === id);
    const { kept } = await this.#updateOldest((await this.#own(isOwn)).filter(isNew));
    return kept ? { url: kept.url, ...(await this.#deleteAll([made])) } : { url: made.url };
  }

  /** The comments that are ours, from the oldest on. */
  async #own(isOwn: IsOwn): Promise<Comment[]> {
    const mark = marker(this.#wanted.key);
    const { octokit } = this.#github;
    const asked = { ...this.#here, issue_number: this.#pull, per_page: 100 };
    const all = await octokit.paginate(this.#issues.listComments, asked);
    return all
      .filter(({ user, body }) => isOwn(user) && body?.startsWith(mark))
      .map(({ id, html_url: url, body = '' }) => ({ id, url, body }))
      .sort((a, b) => a.id - b.id);
  }

  /** Has the first that can be changed say what is wanted. Those that are gone by now are passed over. */
  async #updateOldest(comments: readonly Comment[]): Promise<{ kept?: Comment; refusal?: unknown }> {
    const { body } = this.#wanted;
    let refusal: unknown;
    for (const comment of comments.slice(0, most.tried)) {
      if (isSame(comment.body, body)) return { kept: comment };
      try {
        await this.#issues.updateComment({ ...this.#here, comment_id: comment.id, body });
        return { kept: comment };
      } catch (error) {
        if (isGone(error)) continue;
        if (!isForbidden(error) && !hasStatus(error, 422)) throw error;
        refusal = error;
      }
    }
    return { refusal };
  }

  async #create(): Promise<Comment> {
    const { body } = this.#wanted;
    const { data } = await this.#issues.createComment({ ...this.#here, issue_number: this.#pull, body });
    return { id: data.id, url: data.html_url, body };
  }

  async #deleteAll(comments: readonly Comment[]): Promise<Pick<KeptComment, 'failure'>> {
    try {
      for (const { id } of comments.slice(0, most.deleted)) await this.#delete(id);
      return {};
    } catch (failure) {
      return { failure };
    }
  }

  async #delete(id: number): Promise<void> {
    try {
      await this.#issues.deleteComment({ ...this.#here, comment_id: id });
    } catch (error) {
      if (!isGone(error)) throw error; // another run was faster
    }
  }
}

const isGone = (error: unknown): boolean => hasStatus(error, 404, 410);

/** Who edits a comment in a browser leaves other line breaks. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (body: string): string => body.replaceAll('\r\n', '\n').trimEnd();
