import type { Data, DataMap } from '../../../../core/data.js';
import type { AccountRow, Source } from '../../../../core/recovery.js';
import { formatInstant } from '../../../../text/time.js';
import { blockLines } from '../../../../text/yaml-patch/write-yaml.js';
import { nextThread } from './completed-threads.js';
import { fitting } from './fitting.js';
import type { Remains } from './remains.js';

/** A checkpoint of type session_death, and where each of its fields comes from. */
export interface NewCheckpoint {
  readonly text: string;
  readonly account: readonly AccountRow[];
  /** How many completed threads found no room. */
  readonly threadsLeftOut: number;
}

const mostThreads = 100;
/** Digits that tell a commit from all others. */
export const commitDigits = 12;

/**
 * What the checkpoint says, in the notation of the persistence guide ("Session Death Checkpoint").
 * @param now in ms since 1970
 */
export function newCheckpoint(remains: Remains, now: number): NewCheckpoint {
  const account: AccountRow[] = [];
  const told = (field: string, value: Data, source: Source, sure: boolean): Data => {
    account.push({ field, value, source, sure });
    return value;
  };
  const { whereabouts, threads, work, action, lastSign, room } = remains;
  const { cluster, position } = whereabouts;
  const completed = fitting(threads.threads, { most: mostThreads, length: room }, ({ name }) => name);
  const fields: Record<string, Data> = { type: told('type', 'session_death', lastSign.source, false) };
  if (cluster) fields.cluster = told('cluster', cluster.value, cluster.source, true);
  if (position.size > 0) {
    const stated = [...position].map(([field, { value, source }]) => {
      return [field, told(`position.${field}`, value, source, true)] as const;
    });
    fields.position = Object.fromEntries(stated);
  }
  fields.checkpoint_details = {
    last_action: told('checkpoint_details.last_action', action.value, action.source, action.sure),
    partial_work: work.value,
  };
  for (const { field, value, source, sure } of work.account) {
    told(`checkpoint_details.partial_work.${field}`, value, source, sure);
  }
  fields.completed_threads = completed.shown.map(({ thread, name, commit, source, sure }, index) => {
    const record: DataMap = { ...(thread !== undefined && { thread }), name, commit: commit.slice(0, commitDigits) };
    return told(`completed_threads.${index}`, record, source, sure);
  });
  if (completed.shown.length === 0) told('completed_threads', [], { what: 'the scratchpad and the commits' }, false);
  fields.awaiting = told('awaiting', awaited(remains), { what: 'STATE.md and the completed threads' }, false);
  const second = Math.floor(now / 1000) * 1000;
  fields.created_at = told('created_at', formatInstant(second), { what: 'the clock' }, true);
  const text = checkpointText(fields, [`The mission was last seen at ${lastSign.text}.`]);
  return { text, account, threadsLeftOut: completed.leftOut };
}

function awaited({ threads, whereabouts }: Remains): string {
  const next = nextThread(threads.threads, whereabouts);
  const isOver = next !== undefined && whereabouts.threads !== undefined && next > whereabouts.threads;
  if (next === undefined || isOver) return 'A new session that takes up the mission';
  return `A new session that takes up the mission at thread ${next}`;
}

/**
 * The text of a checkpoint: front matter, for its file is Markdown by name. Texts stand in double quotes, whatever they
 * hold, so that every reader takes them for the same.
 * @param comments lines of our own words
 */
export function checkpointText(fields: DataMap, comments: readonly string[]): string {
  return ['---', ...comments.map((comment) => `# ${comment}`), ...blockLines(fields, 2), '---', ''].join('\n');
}
