import type { History } from '../../core/history.js';

/** The history of a folder that is no repository: nothing in it is committed. */
export function neverCommitted(reason: string): History {
  const all = async <T>(paths: readonly string[], answer: T) => new Map(paths.map((path) => [path, answer]));
  return {
    ...noHistory(reason),
    commitTimes: (paths) => all(paths, { answer: 'not-committed' }),
    tracking: (paths) => all(paths, { answer: 'untracked' }),
    versions: async () => undefined,
  };
}

/** The history where there is none to be asked: every answer is the reason why. */
export function noHistory(reason: string): History {
  const unknown = { answer: 'unknown', reason } as const;
  const allUnknown = async (names: readonly string[]) => new Map(names.map((name) => [name, unknown]));
  return {
    commits: allUnknown,
    files: allUnknown,
    commitTimes: allUnknown,
    tracking: allUnknown,
    stepsSince: async () => ({ steps: [], gap: reason, ends: [] }),
    versions: async () => reason,
    log: async () => ({ commits: [], gap: reason }),
    uncommitted: async () => unknown,
    underway: async () => undefined,
    time: async () => undefined,
  };
}
