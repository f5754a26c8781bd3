import { count, either, inert } from '../../../../text/words.js';
import { nextThread } from './completed-threads.js';
import type { Remains } from './remains.js';

const mostLost = 10;

/** What a person has to decide, or must know, when a session has died: a sentence each. */
export function toDecide(remains: Remains, threadsLeftOut: number): readonly string[] {
  const { lastSign, work, threads, commits, unread } = remains;
  const lostMore = threads.lost.length - mostLost;
  return [
    `the mission was last seen at ${lastSign.text}: if its session still runs, leave everything as it is`,
    ...work.decide,
    ...resumption(remains),
    ...(threadsLeftOut > 0
      ? [`${count(threadsLeftOut, 'completed thread')} more found no room in the checkpoint`]
      : []),
    ...threads.lost.slice(0, mostLost),
    ...(lostMore > 0
      ? [`${count(lostMore, 'thread')} more in SCRATCHPAD.md ${lostMore === 1 ? 'names' : 'name'} such a commit`]
      : []),
    ...(unread === undefined ? [] : [`nothing of SCRATCHPAD.md is used: ${unread}`]),
    ...(commits.gap === undefined ? [] : [`there may be more commits of the session: ${commits.gap}`]),
    ...buried(remains),
  ];
}

/** Where to begin again, and where STATE.md stands elsewhere. */
function resumption({ threads, whereabouts }: Remains): readonly string[] {
  const { thread, threads: total, position } = whereabouts;
  const next = nextThread(threads.threads, whereabouts);
  if (thread === undefined || next === undefined) return [];
  const block = position.get('block_id') ?? position.get('block');
  const where = block ? ` of block ${inert(String(block.value))}` : '';
  if (next === thread) return [`start again at thread ${thread}${where}`];
  const those = next - thread === 1 ? 'which is' : `but threads ${thread} to ${next - 1} are`;
  const done = `STATE.md stands at thread ${thread}${where}, ${those} complete by SCRATCHPAD.md`;
  if (total !== undefined && next > total) return [`${done}: no thread of the wave is left, so go on behind it`];
  return [`${done}: start again at thread ${next}`];
}

function buried({ registry }: Remains): readonly string[] {
  if (!registry) return [];
  const { moved } = registry;
  const shown = [...moved.slice(0, 10).map(inert), ...(moved.length > 10 ? [`${moved.length - 10} more`] : [])];
  const are = moved.length === 1 ? 'is' : 'are';
  return [
    `${either(shown, 'and')} ${are} moved to agents.completed with the result "timeout", for no agent outlives its session`,
  ];
}
