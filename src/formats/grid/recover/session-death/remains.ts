import type { RecoveryRequest } from '../../../../core/recovery.js';
import type { GridSnapshot, PersistenceState, SchemaState } from '../../snapshot.js';
import type { Sign } from '../../time/signs-of-life.js';
import { type Registry, registryWithoutDead, tasksOf } from './agents.js';
import { type CompletedThreads, completedThreads } from './completed-threads.js';
import { type LastAction, lastActionOf } from './last-action.js';
import { type LastSign, lastSignOf } from './last-sign.js';
import { type PartialWork, partialWork } from './partial-work.js';
import { scratchpadWords } from './scratchpad-words.js';
import { type SessionCommits, sessionCommits } from './session-commits.js';
import { type Whereabouts, whereaboutsOf } from './whereabouts.js';

/** All that a dead session left behind. */
export interface Remains {
  readonly whereabouts: Whereabouts;
  readonly commits: SessionCommits;
  readonly threads: CompletedThreads;
  readonly work: PartialWork;
  readonly action: LastAction;
  readonly registry: Registry | undefined;
  readonly lastSign: LastSign;
  /** Why the scratchpad told nothing; undefined when it was read, or there is none. */
  readonly unread: string | undefined;
  /** What each list of the checkpoint may take, in characters. */
  readonly room: number;
}

/**
 * Gathers what a session left behind: in its root, in the working tree, and in the history.
 * @param signs its last signs of life, one or more
 */
export async function remainsOf(
  request: RecoveryRequest,
  snapshot: GridSnapshot,
  state: SchemaState | PersistenceState,
  signs: readonly Sign[],
): Promise<Remains> {
  const { history, limits, root } = request;
  // The checkpoint has five lists, and is read as one YAML.
  const room = Math.floor(limits.yamlBytes / 16);
  const whereabouts = whereaboutsOf(state, snapshot);
  const commits = await sessionCommits(request, state);
  const words = await scratchpadWords(snapshot, limits);
  const entries = typeof words === 'string' ? [] : words;
  const threads = await completedThreads(history, entries, commits, whereabouts);
  return {
    ...{ whereabouts, commits, threads, room },
    work: partialWork(await history.uncommitted(), threads.others, root, room),
    action: lastActionOf(entries, commits, tasksOf(state)),
    registry: state.dialect === 'schema' ? registryWithoutDead(state) : undefined,
    lastSign: lastSignOf(signs),
    unread: typeof words === 'string' ? words : undefined,
  };
}
