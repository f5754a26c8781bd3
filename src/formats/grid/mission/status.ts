import type { Target } from '../../../core/document.js';
import type { GridState } from '../snapshot.js';
import { type Lifecycle, persistenceLifecycle, type Stage, schemaLifecycle } from '../spec/lifecycle.js';

/** The status of a mission, and what it means. */
export interface MissionStatus {
  /** As a lifecycle has it; in prose also another word for it. */
  readonly value: string;
  readonly lifecycle: 'schema' | 'persistence';
  readonly stage: Stage;
  /** Whether the mission came to its end, and did not fail. */
  readonly isComplete: boolean;
  readonly at: Target;
}

/** The lifecycle of each dialect that has one. */
export const lifecycles: Readonly<Record<MissionStatus['lifecycle'], Lifecycle>> = {
  schema: schemaLifecycle,
  persistence: persistenceLifecycle,
};
/** What prose says instead of a word of a lifecycle. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['done', schemaLifecycle.complete],
  ['finished', schemaLifecycle.complete],
]);
/** While prose says one of these, also in a sentence, the mission has not begun. */
const before = /\b(?:planning|ready to plan|not started|initiali[sz](?:ed|ing))\b/i;
const longest = 200;

/**
 * The status of a mission as STATE.md says it; undefined when it says none, or one that no lifecycle knows. Prose tells it
 * in words: only what is a status and nothing else counts, for `Block complete` is none of the mission.
 */
export function statusOf(state: GridState | undefined): MissionStatus | undefined {
  if (!state) return undefined;
  if (state.dialect !== 'prose') {
    const { status } = state.data;
    return status === undefined ? undefined : meaningOf(status, status, state.dialect, state.at('status'));
  }
  if (!state.status) return undefined;
  const value = wordOf(state.status.value);
  const word = otherWords.get(value) ?? value;
  const lifecycle = (['schema', 'persistence'] as const).find((one) => Object.hasOwn(lifecycles[one].stages, word));
  return lifecycle && meaningOf(value, word, lifecycle, state.status.at);
}

/** The stage of a mission; undefined when nothing tells it. Of prose, it takes less to tell that a mission has not begun. */
export function stageOf(state: GridState): Stage | undefined {
  const said = state.dialect === 'prose' ? (state.status?.value ?? '').slice(0, longest) : '';
  return before.test(said) ? 'planned' : statusOf(state)?.stage;
}

/** Whether a mission has begun and is not over. */
export function isUnderWay(stage: Stage | undefined): boolean {
  return stage === 'running' || stage === 'waiting';
}

function meaningOf(
  value: string,
  word: string,
  lifecycle: MissionStatus['lifecycle'],
  at: Target,
): MissionStatus | undefined {
  const { stages, complete } = lifecycles[lifecycle];
  const stage = Object.hasOwn(stages, word) ? stages[word] : undefined;
  return stage && { value, lifecycle, stage, isComplete: word === complete, at };
}

/** `**In Progress** (block 3)`, `BLOCKED - waiting for the user`. */
function wordOf(said: string): string {
  const [words = ''] = said.slice(0, longest).split(/ [-–—(|]|[,;.:(]/, 1);
  return words
    .toLowerCase()
    .replace(/[^a-z_\s-]/g, '')
    .trim()
    .replace(/^mission[\s_-]{1,9}/, '')
    .replace(/[\s-]{1,9}/g, '_');
}
