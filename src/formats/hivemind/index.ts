import type { Format } from '../format.js';
import {
  agentTrailer,
  delegationsFile,
  directory,
  fileKind,
  legacyDirectory,
  legacyFolders,
  nameToday,
} from './layout.js';
import { rules } from './rules/index.js';
import type { HivemindSnapshot } from './snapshot.js';

/** Hivemind: the state that its tools keep in `.hivemind/`. How it is read is loaded where there is something to read. */
export const hivemind: Format<HivemindSnapshot> = {
  id: 'hivemind',
  directories: [directory, legacyDirectory],
  isRoot: (entries, at) =>
    entries.some(({ name, kind }) => {
      if (kind !== 'directory') return at === legacyDirectory && isStore(nameToday(name));
      const folders: readonly string[] = at === legacyDirectory ? legacyFolders : ['state', 'event-tracker', 'journal'];
      return folders.includes(name);
    }),
  reads: (path) => fileKind(path) !== undefined || isStore(nameToday(path)),
  mainFile: delegationsFile,
  read: async (...asked) => (await import('./read.js')).readHivemind(...asked),
  // In a legacy root, the stores lie at the top, or in a folder of their own.
  statePaths: [
    ...['state', ...legacyFolders],
    ...['delegations.json', 'session-continuity.json', 'config-workflows.json'],
  ],
  readState: async (...asked) => (await import('./read.js')).readHivemindState(...asked),
  agentTrailer,
  recovery: async () => (await import('./recover/index.js')).recovery,
  rules,
  schemas: {
    'hivemind/config-workflows': async () =>
      (await import('../../../schemas/hivemind/config-workflows.schema.json', { with: { type: 'json' } })).default,
    'hivemind/delegations': async () =>
      (await import('../../../schemas/hivemind/delegations.schema.json', { with: { type: 'json' } })).default,
    'hivemind/events': async () =>
      (await import('../../../schemas/hivemind/events.schema.json', { with: { type: 'json' } })).default,
    'hivemind/journal': async () =>
      (await import('../../../schemas/hivemind/journal.schema.json', { with: { type: 'json' } })).default,
    'hivemind/session-continuity': async () =>
      (await import('../../../schemas/hivemind/session-continuity.schema.json', { with: { type: 'json' } })).default,
  },
};

function isStore(file: string): boolean {
  return ['delegations', 'continuity', 'workflows'].includes(fileKind(file) ?? '');
}
