import type { Limits } from '../../core/limits.js';
import type { Tree } from '../../core/tree.js';
import { pathIn } from '../../text/paths.js';
import { readText } from '../common/read-text.js';
import { readClaims } from './claims/read-claims.js';
import { readCompanions } from './companions/companions.js';
import { isDated, isLock } from './files/leftovers.js';
import { listGrid } from './files/root-files.js';
import { stateFile } from './layout.js';
import { numberingOfMission } from './mission/numbering.js';
import { countPlannedBlocks } from './mission/planned-blocks.js';
import type { GridSnapshot } from './snapshot.js';
import { readState } from './state/read-state.js';

type StatePart = Pick<GridSnapshot, 'dialect' | 'documents' | 'unreadable' | 'state' | 'unjudged'>;

/** Reads a Grid root: its STATE.md, in whichever dialect it is written, and the files beside it. Never throws. */
export async function readGrid(tree: Tree, root: string, limits: Limits): Promise<GridSnapshot> {
  const listed = await listGrid(tree, root);
  const mission = await readMission(tree, root, countPlannedBlocks(listed.regular), limits);
  const numbering = numberingOfMission(mission.state, listed.files);
  const companions = await readCompanions(tree, root, listed.files, numbering, limits);
  const { config, unreadable, ...beside } = companions;
  const files = Object.values(beside).flat();
  const unread = [...listed.unreadable, ...unreadable];
  return {
    root,
    format: 'grid',
    ...mission,
    ...beside,
    present: listed.files,
    dated: listed.files.filter(isDated).map((file) => pathIn(root, file)),
    local: listed.files.filter(isLock).map((file) => pathIn(root, file)),
    numbering,
    documents: [
      ...mission.documents,
      ...files.flatMap((file) => (file ? [file.document] : [])),
      ...(config ? [config] : []),
    ],
    unreadable: [...mission.unreadable, ...unread],
    ...(await readClaims({ ...beside, state: mission.state }, unread)),
  };
}

/**
 * Reads STATE.md alone: one side of a step, of which there may be many. Undefined when there is none. Never throws.
 */
export async function readGridState(tree: Tree, root: string, limits: Limits): Promise<GridSnapshot | undefined> {
  const mission = await readMission(tree, root, 0, limits);
  if (mission.documents.length + mission.unreadable.length === 0) return undefined;
  return {
    ...{ root, format: 'grid', ...mission, summaries: [], checkpoints: [], plans: [], present: [] },
    ...{ scratchpad: undefined, warmth: undefined, decisions: undefined, blockers: undefined },
    ...{ commits: [], files: [], numbering: numberingOfMission(mission.state, []) },
  };
}

/** What STATE.md says of the mission. */
async function readMission(tree: Tree, root: string, plannedBlocks: number, limits: Limits): Promise<StatePart> {
  const none = { dialect: undefined, documents: [], unreadable: [], state: undefined } as const;
  const path = pathIn(root, stateFile);
  const read = await readText(tree, path, limits.markdownBytes);
  if (read.ok) return { ...none, ...(await readState({ tree, root, path, text: read.text, plannedBlocks, limits })) };
  if (read.file.refusal === 'missing') return none;
  return { ...none, unreadable: [read.file], unjudged: `${stateFile} could not be read` };
}
