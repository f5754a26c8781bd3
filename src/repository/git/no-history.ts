import type { History } from '../../core/history.js';

/** The history where there is none to be asked: every answer is the reason why. */
export function noHistory(reason: string): History {
  const unknown = { answer: 'unknown', reason } as const;
  const allUnknown = async (names: readonly string[]) => new Map(names.map((name) => [name, unknown]));
  return {
    commits: allUnknown,
    files: allUnknown,
    commitTimes: allUnknown,
    stepsSince: async () => ({ steps: [], gap: reason, ends: [] }),
    time: async () => undefined,
  };
}
