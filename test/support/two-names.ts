import type { Format, FormatRecovery } from '../../src/formats/format.js';

/**
 * A format of tests alone: its roots have two names, one of two parts, each with a mark of its own, and only its own tools
 * may write in them.
 */
export function twoNames(recovery?: FormatRecovery): Format {
  return {
    id: 'two',
    directories: ['.two', '.tool/state'],
    isRoot: (entries, directory) =>
      entries.some(({ name }) => name === (directory === '.two' ? 'main.txt' : 'old.txt')),
    reads: (path) => path === 'main.txt' || path === 'old.txt',
    mainFile: 'main.txt',
    statePaths: ['main.txt'],
    agentTrailer: 'Two-Agent',
    rules: [],
    schemas: {},
    ...(recovery && { recovery: async () => recovery }),
    readState: async () => undefined,
    read: async (_, root) => ({
      ...{ root, format: 'two', dialect: undefined, documents: [], unreadable: [], commits: [], files: [] },
    }),
  };
}
