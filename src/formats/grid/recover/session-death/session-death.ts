import type { RecoveredFile, RecoveryRequest } from '../../../../core/recovery.js';
import { count } from '../../../../text/words.js';
import type { GridSnapshot, PersistenceState, SchemaState } from '../../snapshot.js';
import { silenceOf } from '../../time/silence.js';
import type { Claim } from '../evidence.js';
import { checkpointPlace } from './checkpoint-place.js';
import { newCheckpoint } from './new-checkpoint.js';
import { remainsOf } from './remains.js';
import { stateClaims } from './state-claims.js';
import { toDecide } from './to-decide.js';

/** What becomes of a mission whose session has died. */
export interface SessionDeath {
  readonly is: 'dead';
  /** The checkpoint that a new session resumes from. */
  readonly checkpoint: RecoveredFile;
  /** What STATE.md is to say from now on, by the key paths of the dialect that it has. */
  readonly state: ReadonlyMap<string, Claim>;
}

/** A mission that has no work left, and does not say so. */
export interface MissionOver {
  readonly is: 'over';
  /** What a person has to do, in words that may follow a colon. */
  readonly why: string;
}

/**
 * Says where a session stood that died without a word, from its scratchpad, its agents, the index, the working tree and
 * the commits since the last update of its state (persistence guide, phase 2 and test 2; D11, D19, D34). Undefined when
 * the mission is not dead, or nobody can tell; and for prose, which has no field to say so: it is to be migrated first.
 * Where all blocks are complete, there is nothing that another session could resume.
 */
export async function sessionEnd(
  request: RecoveryRequest,
  snapshot: GridSnapshot,
): Promise<SessionDeath | MissionOver | undefined> {
  const { limits, now, root } = request;
  const { state } = snapshot;
  if (!state || state.dialect === 'prose') return undefined;
  const silence = await silenceOf(snapshot, await request.ages(snapshot), now, limits);
  if (silence.answer !== 'silent') return undefined;
  const done = workDone(state);
  if (done !== undefined) {
    const wanted = state.dialect === 'schema' ? 'complete' : 'completed';
    return { is: 'over', why: `nothing has moved for long, and ${done}: status should probably be "${wanted}"` };
  }
  const place = await checkpointPlace(request, snapshot);
  if (!place) return undefined;

  const remains = await remainsOf(request, snapshot, state, silence.signs);
  const { lastSign, commits, registry } = remains;
  const { text, account, threadsLeftOut } = newCheckpoint(remains, now);
  const decide = [...toDecide(remains, threadsLeftOut), ...place.decide];
  const { path, before } = place;
  const death = { root, checkpoint: path, last: commits.last, registry, now, source: lastSign.source };
  return { is: 'dead', checkpoint: { root, path, before, text, account, decide }, state: stateClaims(state, death) };
}

/** That no block is left to do, as the state counts them; undefined where one is, or nobody has counted. */
function workDone(state: SchemaState | PersistenceState): string | undefined {
  if (state.dialect === 'persistence') {
    return (state.data.progress_percent ?? 0) >= 100 ? 'its progress is 100 %' : undefined;
  }
  const { blocks_complete: complete = 0, blocks_total: total = 0 } = state.data.progress ?? {};
  if (total <= 0 || complete < total) return undefined;
  return total === 1 ? 'its one block is complete' : `all ${count(total, 'block')} are complete`;
}
