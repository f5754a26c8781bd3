import type { Facts } from '../../../core/facts.js';
import type { Limits } from '../../../core/limits.js';
import { answerOf } from '../checkpoints/answer.js';
import { readCheckpoints } from '../checkpoints/read-checkpoints.js';
import { type MissionStatus, statusOf } from '../mission/status.js';
import type { GridSnapshot } from '../snapshot.js';
import { type Sign, signsOf } from './signs-of-life.js';

/** Whether a mission that says it is running has fallen silent (D34). */
export type Silence =
  /** It has: these are its last signs of life, one or more. */
  | { readonly answer: 'silent'; readonly status: MissionStatus; readonly signs: readonly Sign[] }
  /** It moves, or does not say that it runs, or waits for somebody. */
  | { readonly answer: 'none' }
  | { readonly answer: 'unknown'; readonly reason: string };

/**
 * Judges whether the session of a mission has died: it says that it runs, waits at no checkpoint, and nothing has moved
 * for longer than the limit (persistence guide, phase 2 and test 2).
 * @param now in ms since 1970
 */
export async function silenceOf(snapshot: GridSnapshot, facts: Facts, now: number, limits: Limits): Promise<Silence> {
  const { state, unjudged } = snapshot;
  if (!state && unjudged !== undefined) return { answer: 'unknown', reason: unjudged };
  const status = statusOf(state);
  if (status?.stage !== 'running') return { answer: 'none' };
  // A mission that waits for somebody is silent, and not dead; whether its status fits, another rule says.
  const { checkpoints, unread } = await readCheckpoints(snapshot);
  if (unread !== undefined) return { answer: 'unknown', reason: unread };
  if (checkpoints.some((checkpoint) => answerOf(checkpoint) === undefined)) return { answer: 'none' };

  const { signs, unknown } = signsOf(snapshot, facts, now + limits.clockSkewMs);
  if (signs.some(({ ms }) => now - ms <= limits.heartbeatMs)) return { answer: 'none' };
  if (unknown !== undefined) return { answer: 'unknown', reason: unknown };
  if (signs.length === 0) return { answer: 'unknown', reason: 'nothing tells when the mission last moved' };
  return { answer: 'silent', status, signs };
}
