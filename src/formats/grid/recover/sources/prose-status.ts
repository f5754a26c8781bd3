import { isUnderWay, type MissionStatus, stageOf, statusOf } from '../../mission/status.js';
import type { ProseState } from '../../snapshot.js';
import { schemaLifecycle } from '../../spec/lifecycle.js';

type SchemaStatus = keyof typeof schemaLifecycle.edges;

/** A status of the schema dialect that stands for what another dialect says. */
export interface SchemaWord {
  readonly value: SchemaStatus;
  /** Whether it is that word, or its counterpart (D1); else it was worked out from what is said. */
  readonly sure: boolean;
}

/** A status of either lifecycle in the words of the schema dialect (D1); undefined for any other word. */
export function schemaStatus(word: string): SchemaStatus | undefined {
  if (Object.hasOwn(schemaLifecycle.edges, word)) return word as SchemaStatus;
  const { counterparts } = schemaLifecycle;
  return Object.hasOwn(counterparts, word) ? counterparts[word as keyof typeof counterparts] : undefined;
}

const longest = 200;
/** In their order: `Block complete` is about a block, whatever else is said of it. */
const meanings: readonly (readonly [RegExp, SchemaStatus])[] = [
  [/\b(?:blocked|waiting|awaiting|awaits|paused|on hold|stalled|stuck|interrupted|checkpoint|suspended)\b/i, 'blocked'],
  [/\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:failed|failure|aborted)\b/i, 'blocked'],
  [/\b(?:all|every|whole|entire)\b.{0,40}\b(?:complete|completed|done|finished)\b/i, 'complete'],
  [/\b(?:mission|project|cluster)\b.{0,20}\b(?:complete|completed|done|finished)\b/i, 'complete'],
  [/\b(?:mission|project|cluster)\b.{0,20}\b(?:failed|aborted|abandoned)\b/i, 'failed'],
  [
    /\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:complete|completed|done|finished|executed)\b/i,
    'in_progress',
  ],
  [
    /\b(?:progress|active|executing|running|working|building|continuing|started|resumed|resuming|under ?way|ongoing|ready)\b/i,
    'in_progress',
  ],
];

/** What the status of a prose file means in the schema dialect; undefined for words that mean none of its statuses. */
export function statusOfProse(state: ProseState): SchemaWord | undefined {
  const said = (state.status?.value ?? '').slice(0, longest);
  const status: MissionStatus | undefined = statusOf(state);
  const whole = status && schemaStatus(statusWord(status));
  if (whole) return { value: whole, sure: true };
  if (stageOf(state) === 'planned') return { value: 'planning', sure: false };
  const meant = meanings.find(([words]) => words.test(said));
  return meant && { value: meant[1], sure: false };
}

/** `done` is another word for complete. */
function statusWord({ value, isComplete, stage }: MissionStatus): string {
  if (isComplete) return 'complete';
  return schemaStatus(value) === undefined && isUnderWay(stage) ? 'in_progress' : value;
}

/** Whether a status says that the block is complete that the mission stands at. */
export function saysBlockIsComplete(said: string): boolean {
  return /^[\s*_✅✔✓]{0,9}(?:current )?block(?: #?\d{1,4}(?:-\d{1,4})?)? (?:is )?(?:complete|completed|done|finished)\b/iu.test(
    said.slice(0, longest),
  );
}
