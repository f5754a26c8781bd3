import { setTimeout as wait } from 'node:timers/promises';

/** Waits a moment before the next attempt: not always the same, so that two that wait do not keep step. */
export async function pause(): Promise<void> {
  await wait(25 + Math.random() * 25);
}
