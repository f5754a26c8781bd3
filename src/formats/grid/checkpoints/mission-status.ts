import type { Target } from '../../../core/document.js';
import type { GridSnapshot } from '../snapshot.js';
import { persistenceLifecycle, schemaLifecycle } from '../spec/lifecycle.js';

/** The status of a mission, and the lifecycle that it belongs to. */
export interface MissionStatus {
  readonly value: string;
  readonly lifecycle: 'schema' | 'persistence';
  readonly at: Target;
}

/**
 * The status of the mission as STATE.md says it; undefined when it says none, or one that no lifecycle knows. Prose
 * tells it in words: only what is a status and nothing else counts, for `Block complete` is none of the mission.
 */
export function statusOf(state: GridSnapshot['state']): MissionStatus | undefined {
  if (!state) return undefined;
  if (state.dialect === 'prose') {
    const value = wordOf(state.status?.value ?? '');
    const lifecycle = lifecycleOf(value);
    return state.status && lifecycle && { value, lifecycle, at: state.status.at };
  }
  const { status } = state.data;
  return status === undefined ? undefined : { value: status, lifecycle: state.dialect, at: state.at('status') };
}

/** `**In Progress** (block 3)`, `BLOCKED - waiting for the user`. */
function wordOf(said: string): string {
  const [words = ''] = said.slice(0, 200).split(/ [-–—(|]|[,;.:(]/, 1);
  return words
    .toLowerCase()
    .replace(/[^a-z_\s-]/g, '')
    .trim()
    .replace(/^mission[\s_-]{1,9}/, '')
    .replace(/[\s-]{1,9}/g, '_');
}

function lifecycleOf(word: string): MissionStatus['lifecycle'] | undefined {
  if (Object.hasOwn(schemaLifecycle.edges, word)) return 'schema';
  return Object.hasOwn(persistenceLifecycle.edges, word) ? 'persistence' : undefined;
}
