import type { CommitStep } from '../../../core/history.js';
import { either, quote, some } from '../../../text/words.js';
import { named } from '../../common/commits.js';
import { levelOf } from '../change/levels.js';
import { agentTrailer, sessionStateFile } from '../layout.js';
import type { HivemindSnapshot } from '../snapshot.js';
import type { Adviser } from './adviser.js';
import { mainFiles, pathsOf } from './main-files.js';

/** So many of the last commits are looked at. */
const most = 20;

/** Commits in which only agents wrote that may not, and that SESSION-STATE.md does not name ("The Direct Muter"). */
export const onDirectWrites: Adviser = async ({ request: { history }, snapshot }) => {
  const stores = mainFiles.filter((file) => file !== sessionStateFile).flatMap((file) => pathsOf(snapshot, file));
  const { commits } = await history.log({ paths: stores, most });
  const oldest = commits.at(-1);
  if (!oldest) return [];
  const { steps } = await history.stepsSince(oldest.hash, stores);
  const wrong = steps.filter((step) => isForbidden(step) && !isNoted(snapshot, step));
  const last = wrong.at(-1);
  if (!last) return [];
  const agents = [...new Set(wrong.flatMap(agentsOf))].map(quote);
  return [
    {
      title: `${some(agents, shown)} wrote stores past the tools`,
      places: [...new Set(wrong.flatMap(({ touched }) => touched))].map((path) => ({ path })),
      meaning:
        'Agents of level 2 and 3 may only read the state. A direct write has neither the lock nor the notifications of the tools.',
      todo: [
        `Look at what was written in ${some(
          wrong.map(({ commit }) => named(commit)),
          shown,
        )}.`,
        `Note the bypass in SESSION-STATE.md, with ${either(hashesOf(wrong), 'and')}: then it is on record, and not told again.`,
        'Have such agents write through the tools: delegate-task, delegation-status, session-patch.',
      ],
      command: `git show ${last.commit.hash.slice(0, 12)}`,
    },
  ];
};

const shown = 3;

function hashesOf(steps: readonly CommitStep[]): readonly string[] {
  return steps.map(({ commit }) => shortHash(commit));
}

const shortHash = ({ hash }: CommitStep['commit']): string => hash.slice(0, 7);

function agentsOf({ trailers }: CommitStep): readonly string[] {
  const own = trailers.filter(({ key, value }) => key.toLowerCase() === agentTrailer.toLowerCase() && value !== '');
  return own.map(({ value }) => value);
}

/** Of several agents, any may have written; of one whose name tells no level, nobody knows. */
function isForbidden(step: CommitStep): boolean {
  const levels = agentsOf(step).map(levelOf);
  return levels.length > 0 && levels.every((level) => level === 2 || level === 3);
}

function isNoted({ sessionState }: HivemindSnapshot, { commit }: CommitStep): boolean {
  return sessionState?.document.text.includes(shortHash(commit)) ?? false;
}
