import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingsTree, UsageError } from '../../index.js';
import { topOf } from '../../library/prepared.js';
import type { Annotation } from '../../reporters/annotations.js';
import { RevisionError } from '../../repository/git/revision-error.js';
import { openRepository, type Repository } from '../../repository/repository.js';
import { visible } from '../../text/visible.js';
import type { Event } from '../event.js';
import type { GitHub } from '../github/connect.js';
import { GitHubTree } from './github-tree.js';

/** What a workflow asks for. */
interface Asked {
  readonly paths: readonly string[];
  /** A revision; undefined for the base of the event. */
  readonly base: string | undefined;
}

/** By what the state is judged, for the options of linting. */
export interface Gate {
  /** Where configuration and baseline come from; undefined where there is nothing that they have to be kept from. */
  readonly settingsFrom: string | SettingsTree | undefined;
  /** What the state is compared with; undefined where that is not in the clone. */
  readonly base: string | undefined;
  /** The commit that is checked out; undefined where there is none. */
  readonly head: string | undefined;
  readonly notices: readonly Annotation[];
}

/** In these, somebody proposes a change: it must not say itself how it is judged. */
const proposals: readonly string[] = ['pull_request', 'pull_request_target', 'merge_group'];
/** These run on the default branch; a workflow may check something else out, which is then what somebody proposes. */
const onDefaultBranch: readonly string[] = ['issue_comment', 'workflow_run', 'discussion_comment'];

/**
 * Finds out by what the state is judged. What proposes a change is judged by the settings of its base: those in the
 * clone, else those on GitHub, else none. The settings of the change itself never hold.
 * @param github undefined where it cannot be asked
 * @param workspace where the paths begin
 * @throws UsageError when the workflow asks for a base that is not there, or for paths that lie in no one repository
 */
export async function gate(event: Event, github: GitHub | undefined, asked: Asked, workspace: string): Promise<Gate> {
  const top = topOf({ cwd: workspace, paths: asked.paths });
  const repository = await openRepository(top, { safeDirectory: workspace });
  const isOnDefaultBranch = event.base === undefined && onDefaultBranch.includes(event.name);
  const isProposal = event.pull !== undefined || proposals.includes(event.name) || isOnDefaultBranch;
  const trusted = isOnDefaultBranch ? event.sha : event.base;
  try {
    const { hash: head } = await found('HEAD', repository);
    if (asked.base !== undefined) {
      const { fault } = await found(asked.base, repository);
      if (fault !== undefined) throw new UsageError(`the input base: ${fault}`);
      return { settingsFrom: isProposal ? asked.base : undefined, base: asked.base, head, notices: [] };
    }
    const { hash, fault }: Found = trusted === undefined ? {} : await found(trusted, repository);
    const base = isOnDefaultBranch ? undefined : hash;
    const { origin, isPartial } = await repository.cloned();
    if (fault !== undefined && isOfOther(origin, event) && isCheckout(top)) {
      const message = `this is no checkout of ${nameOf(event)}, so nothing is compared with its base, and its own configuration holds`;
      return { settingsFrom: undefined, base, head, notices: isProposal ? [noticeOf(message)] : [] };
    }
    const settingsFrom = hash !== undefined && !isPartial ? hash : settingsOnGitHub(trusted, github);
    const notices =
      fault === undefined || isOnDefaultBranch ? [] : [noticeOf(`nothing is compared with the base: ${fault}`)];
    return { settingsFrom: isProposal ? settingsFrom : undefined, base, head, notices };
  } finally {
    repository.close();
  }
}

/** The commit of a revision; or why it is not in the clone, in words. */
interface Found {
  readonly hash?: string;
  readonly fault?: string;
}

async function found(revision: string, repository: Repository): Promise<Found> {
  try {
    return { hash: (await repository.resolve(revision)).hash };
  } catch (error) {
    if (error instanceof RevisionError) return { fault: error.message };
    throw error;
  }
}

/** @param base whole name of a commit; undefined where nobody says it */
function settingsOnGitHub(base: string | undefined, github: GitHub | undefined): SettingsTree {
  if (base === undefined) return unreadable('the base', 'the event does not say which commit it is');
  const name = base.slice(0, 7);
  return github
    ? new GitHubTree(github, base, name)
    : unreadable(name, 'it is not in the clone, and without a token GitHub is not asked');
}

/** Linting says why nothing can be read there. */
function unreadable(name: string, reason: string): SettingsTree {
  const refuse = async () => {
    throw new Error(reason);
  };
  return { name, list: refuse, read: refuse };
}

/** Whether a clone is known to be of another repository than those that the event speaks of. */
function isOfOther(origin: string | undefined, event: Event): boolean {
  const [, name] =
    /^(?:https?:\/\/|ssh:\/\/|git@)[^/:]+(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(origin ?? '') ?? [];
  const own = [nameOf(event), event.pull?.headRepository].map((one) => one?.toLowerCase());
  return name !== undefined && own[0] !== undefined && !own.includes(name.toLowerCase());
}

/** Whether it was checked out by the workflow. A submodule, whose `.git` is a file, goes where a change has it go. */
function isCheckout(top: string): boolean {
  return lstatSync(join(top, '.git'), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function nameOf({ repository }: Event): string | undefined {
  return repository && `${repository.owner}/${repository.repo}`;
}

const noticeOf = (message: string): Annotation => ({ level: 'notice', message: visible(message) });
