import type { GridState } from '../snapshot.js';

/** How much is complete by one of the figures of a state, and the field that it stands in. */
export interface Figure {
  readonly field: string;
  readonly value: number;
}

/**
 * What a state tells of the work that is complete: figures that only grow. One reader for each of them. A share is none:
 * it shrinks when the plan grows.
 */
export const figures: readonly ((state: GridState) => Figure | undefined)[] = [
  (state) => (state.dialect === 'schema' ? ofProgress(state.data.progress, 'blocks_complete') : undefined),
  (state) => (state.dialect === 'schema' ? ofProgress(state.data.progress, 'threads_complete') : undefined),
];

function ofProgress<K extends string>(
  progress: { readonly [key in K]?: number } | undefined,
  name: K,
): Figure | undefined {
  return figure(`progress.${name}`, progress?.[name]);
}

function figure(field: string, value: number | undefined): Figure | undefined {
  return value === undefined ? undefined : { field, value };
}

/** The complete blocks of each phase that is defined, by its id. */
export function blocksByPhase(state: GridState): ReadonlyMap<string, number> | undefined {
  const definitions = state.dialect === 'schema' ? state.data.phases?.definitions : undefined;
  if (!definitions) return undefined;
  const blocks = new Map<string, number>();
  for (const phase of definitions) {
    if (phase?.id === undefined || phase.blocks_complete === undefined || blocks.has(phase.id)) continue;
    blocks.set(phase.id, phase.blocks_complete);
  }
  return blocks;
}

/** The phases that are complete. A list that is missing is empty; one that is broken tells nothing. */
export function completedPhases(state: GridState): ReadonlySet<string> | undefined {
  if (state.dialect !== 'schema') return undefined;
  const { completed } = state.data.phases ?? {};
  if (!completed) return state.document.node('phases.completed') ? undefined : new Set();
  const ids = completed.filter((id) => id !== undefined);
  return ids.length === completed.length ? new Set(ids) : undefined;
}

/** How often each block is ticked as complete, in prose: blocks may be numbered anew in each phase. */
export function tickedBlocks(state: GridState): ReadonlyMap<number, number> | undefined {
  if (state.dialect !== 'prose' || state.ticks.length === 0) return undefined;
  const ticked = new Map<number, number>();
  for (const { block, complete } of state.ticks) if (complete) ticked.set(block, (ticked.get(block) ?? 0) + 1);
  return ticked;
}
