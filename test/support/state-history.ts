import { gitClone, gitRepository, type TestRepository } from './git.js';
import type { Situation } from './git-rule-test.js';
import { edited, mission } from './mission.js';

/** What STATE.md is: a text, or edits on the healthy mission; undefined when it is not there. */
export type StateText = string | Readonly<Record<string, string>> | undefined;

/** A commit that makes something of STATE.md. */
export interface StateCommit {
  readonly state: StateText;
  readonly subject?: string;
  /** Lines at the end of the message: `Grid-Agent: executor-003`. */
  readonly trailers?: readonly string[];
}

export interface StateHistory {
  readonly top: string;
  /** The whole name of the first commit. */
  readonly base: string;
  /** The commits since, as messages name them: `1f0c2aa "step 1"`. */
  readonly names: readonly string[];
  readonly repository: TestRepository;
}

/** A repository whose first commit is the base, and the others are what became of its STATE.md. */
export function stateHistory(...states: readonly (StateText | StateCommit)[]): StateHistory {
  const repository = gitRepository();
  const names: string[] = [];
  let base = '';
  for (const [index, one] of states.entries()) {
    const { state, subject = `step ${index}`, trailers = [] } = isCommit(one) ? one : { state: one };
    const hash = repository.commit({ subject, ...filesOf(state, repository), body: trailers.join('\n') });
    if (index === 0) base = hash;
    else names.push(`${hash.slice(0, 7)} "${subject}"`);
  }
  return { top: repository.top, base, names, repository };
}

/**
 * The situation after some commits, for the table of a rule: what it says of them, where `{1}` stands for the first
 * commit after the base.
 */
export function afterCommits(
  states: readonly (StateText | StateCommit)[],
  says: readonly string[] = [],
  skips: readonly string[] = [],
): () => Situation {
  return () => {
    const { top, base, names } = stateHistory(...states);
    return { top, base, says: filled(says, names), skips: filled(skips, names) };
  };
}

/** The same, where the last of the states is not committed. */
export function inWorkingTree(states: readonly StateText[], says: readonly string[] = []): () => Situation {
  return () => {
    const { top, base, names, repository } = stateHistory(...states.slice(0, -1));
    repository.put({ [path]: textOf(states.at(-1) ?? '') });
    return { top, base, says: filled(says, names) };
  };
}

/** The same in a clone that has the first and the last commit, and none of those between them. */
export function withGap(states: readonly (StateText | StateCommit)[], says: readonly string[] = []): () => Situation {
  return () => {
    const { base, repository } = stateHistory(...states);
    const clone = gitClone(repository, '--depth=1');
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    clone.git('fetch', '--quiet', '--depth=1', 'origin', base);
    return { top: clone.top, base, says, skips: ['fetch-depth: 0'] };
  };
}

const filled = (lines: readonly string[], names: readonly string[]) =>
  lines.map((line) => line.replace(/\{(\d)\}/g, (_, step) => names[Number(step) - 1] ?? ''));

/** The text of a state. */
export function textOf(state: Exclude<StateText, undefined>): string {
  return typeof state === 'string' ? state : edited(mission, state);
}

const path = '.grid/STATE.md';

/** A file beside STATE.md keeps the root where it is. */
function filesOf(state: StateText, { git }: TestRepository) {
  const beside = { '.grid/WARMTH.md': 'gotchas: []\n' };
  if (state !== undefined) return { files: { ...beside, [path]: textOf(state) } };
  const isThere = git('ls-files', path) !== '';
  return { files: beside, ...(isThere && { remove: [path] }) };
}

function isCommit(one: StateText | StateCommit): one is StateCommit {
  return typeof one === 'object' && 'state' in one;
}
