import type { TimedCommit } from '../../../../core/history.js';
import type { Source } from '../../../../core/recovery.js';
import { isUnsaid } from '../../texts/nothing.js';
import type { Task } from './agents.js';
import { oneLine } from './fitting.js';
import type { Words } from './scratchpad-words.js';
import type { SessionCommits } from './session-commits.js';

/** What was being done at the end, and who says so. */
export interface LastAction {
  readonly value: string;
  readonly source: Source;
  readonly sure: boolean;
}

/**
 * What the session did last: by its newest entry in the scratchpad, else by the subject of the newest commit since the last
 * update, else by the task of its agent, else by the last commit of all. A checkpoint has to say it, so where nobody does, that is said.
 */
export function lastActionOf(
  words: readonly Words[],
  { since, last }: SessionCommits,
  tasks: readonly Task[],
): LastAction {
  const ofCommit = ({ subject, hash }: TimedCommit): LastAction => {
    return { value: oneLine(subject), source: { what: 'the newest commit', commit: hash }, sure: false };
  };
  const said: readonly LastAction[] = [
    ...words.slice(-1).map(({ text, source }) => ({ value: text, source, sure: true })),
    ...since.slice(0, 1).map(ofCommit),
    ...tasks.map(({ task, source }) => ({ value: oneLine(task), source, sure: false })),
    ...(last ? [ofCommit(last)] : []),
  ];
  const nobody = { value: 'Nobody can tell what was done last', source: { what: 'no source' }, sure: false };
  return said.find(({ value }) => !isUnsaid(value)) ?? nobody;
}
