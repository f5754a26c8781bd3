import type { GridSnapshot, GridState } from '../snapshot.js';
import { type KeptFiles, keptFiles, whyUnseen } from './kept-files.js';
import { persistenceWork } from './persistence-work.js';
import { type MissionWork, mostBlocks } from './phase-work.js';
import { proseWork } from './prose-work.js';
import { schemaWork } from './schema-work.js';

/** The work of a mission, and the files about it; or why nobody can tell. */
export type WorkRead = (MissionWork & { readonly kept: KeptFiles }) | { readonly unknown: string };

/** Finds out which blocks a mission has, what its state says of them, and which summaries and plans there are. */
export async function workOf(snapshot: GridSnapshot, state: GridState): Promise<WorkRead> {
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
