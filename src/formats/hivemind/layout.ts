// Which file of a Hivemind root is what (H, "Directory Structure"). All paths are relative to the root.

/** Where Hivemind keeps its state, and where it kept it once. */
export const directory = '.hivemind';
export const legacyDirectory = '.opencode/state';

/** The trailer by which a commit names the agent that made it. */
export const agentTrailer = 'Hivemind-Agent';

/** Folders of a legacy root that held it all: the one that is documented, and the one that practice shows. */
export const legacyFolders = ['hivemind', 'opencode-harness'] as const;

export const stateFolder = 'state';
/** The authority on delegations. */
export const delegationsFile = 'state/delegations.json';
export const continuityFile = 'state/session-continuity.json';
export const workflowsFile = 'state/config-workflows.json';
export const sessionStateFile = 'state/SESSION-STATE.md';
export const planningFolder = 'state/planning';

const stores = {
  [delegationsFile]: 'delegations',
  [continuityFile]: 'continuity',
  [workflowsFile]: 'workflows',
} as const;

export type StoreKind = (typeof stores)[keyof typeof stores];
export type FileKind = StoreKind | 'events' | 'eventPage' | 'journal' | 'lineage' | 'sessionState' | 'plan';

const others: readonly (readonly [FileKind, RegExp])[] = [
  ['events', /^event-tracker\/ses_[^/]{1,200}\.json$/],
  ['eventPage', /^event-tracker\/ses_[^/]{1,200}\.md$/],
  ['journal', /^journal\/[^/]{1,200}\.jsonl$/],
  ['lineage', /^lineage\/(?:[^/]{1,200}\/)?[^/]{1,200}\.jsonl?$/],
  ['sessionState', /^state\/SESSION-STATE\.md$/],
  ['plan', /^state\/(?:planning\/[^/]{1,200}\/)?(?:task_plan|findings|progress)\.md$/],
];

/** What a file is; undefined for one that is not read: patches, baselines, archives, prompts and all that is not known. */
export function fileKind(file: string): FileKind | undefined {
  if (Object.hasOwn(stores, file)) return stores[file as keyof typeof stores];
  return others.find(([, form]) => form.test(file))?.[0];
}

/**
 * What a file of a legacy root would be called in one of today: there, all state lay at its top, or in a folder of its
 * own (`hivemind/delegations.json`).
 */
export function nameToday(legacy: string): string {
  const folder = legacyFolders.find((one) => legacy.startsWith(`${one}/`));
  const file = folder ? legacy.slice(folder.length + 1) : legacy;
  return /^(?:state|event-tracker|journal|lineage)\//.test(file) ? file : `${stateFolder}/${file}`;
}

/** Whether a folder is looked into: what research and archives hold is nobody's state. */
export function isSearched(folder: string): boolean {
  return /^(?:event-tracker|journal|lineage(?:\/[^/]+)?|state(?:\/planning(?:\/[^/]+)?)?)$/.test(folder);
}

export function isLegacyRoot(root: string): boolean {
  return root === legacyDirectory || root.endsWith(`/${legacyDirectory}`);
}
