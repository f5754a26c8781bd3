import { whyUnseen } from '../companions/unread.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { type KeptFiles, keptFiles } from './kept-files.js';
import { persistenceWork } from './persistence-work.js';
import { type MissionWork, mostBlocks } from './phase-work.js';
import { proseWork } from './prose-work.js';
import { schemaWork } from './schema-work.js';

/** The work of a mission, and the files about it; or why nobody can tell. */
export type WorkRead = (MissionWork & { readonly kept: KeptFiles }) | { readonly unknown: string };

/** Two rules ask for the work of each mission. */
const known = new WeakMap<GridState, Promise<WorkRead>>();

/** Finds out which blocks a mission has, what its state says of them, and which summaries and plans there are. */
export function workOf(snapshot: GridSnapshot, state: GridState): Promise<WorkRead> {
  const work = known.get(state) ?? readWork(snapshot, state);
  known.set(state, work);
  return work;
}

async function readWork(snapshot: GridSnapshot, state: GridState): Promise<WorkRead> {
  if (state.dialect === 'prose' && state.unread) return { unknown: state.unread };
  const unseen = whyUnseen(snapshot);
  if (unseen) return { unknown: unseen };
  const kept = await keptFiles(snapshot);
  const work = workIn(state, kept);
  return work ? { ...work, kept } : { unknown: `the mission counts more than ${mostBlocks} blocks` };
}

function workIn(state: GridState, kept: KeptFiles): MissionWork | undefined {
  if (state.dialect === 'schema') return schemaWork(state, kept.placement);
  return state.dialect === 'prose' ? proseWork(state, kept.placement) : persistenceWork(state, kept);
}
