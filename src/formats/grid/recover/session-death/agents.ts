import type { Data } from '../../../../core/data.js';
import type { Source } from '../../../../core/recovery.js';
import { dataOf } from '../../../../text/data.js';
import { parseInstant } from '../../../../text/time.js';
import type { GridState, SchemaState } from '../../snapshot.js';
import { sourceAt } from '../sources/gathering.js';

/** What an agent of the dead session had to do. */
export interface Task {
  readonly agent: string | undefined;
  readonly task: string;
  readonly source: Source;
}

type Active = NonNullable<NonNullable<NonNullable<SchemaState['data']['agents']>['active']>[number]>;

/** The agents that are listed as active, the one that was heard of last first. */
function activeOf(state: GridState): readonly { readonly agent: Active; readonly index: number }[] {
  const active = state.dialect === 'schema' ? (state.data.agents?.active ?? []) : [];
  const all = [...active.entries()].flatMap(([index, agent]) => (agent ? [{ agent, index }] : []));
  return all.sort((a, b) => heardOf(b.agent) - heardOf(a.agent));
}

function heardOf({ last_heartbeat: beat, spawned_at: spawned }: Active): number {
  return parseInstant(beat ?? spawned ?? '')?.ms ?? 0;
}

/** What the agents of the session were to do, the one that was heard of last first. */
export function tasksOf(state: GridState): readonly Task[] {
  return activeOf(state).flatMap(({ agent: { id, task }, index }) => {
    const node = state.document.node(`agents.active.${index}.task`);
    return task && node ? [{ agent: id, task, source: sourceAt('STATE.md', state.document, node.start) }] : [];
  });
}

/** The agent that was heard of last; undefined when none is active. */
export function lastAgentOf(state: GridState): { readonly id: string; readonly source: Source } | undefined {
  const [last] = activeOf(state);
  const node = last && state.document.node(`agents.active.${last.index}.id`);
  return last?.agent.id && node
    ? { id: last.agent.id, source: sourceAt('STATE.md', state.document, node.start) }
    : undefined;
}

/** The registry without the agents that died with their session. */
export interface Registry {
  readonly completed: readonly Data[];
  readonly moved: readonly string[];
  readonly source: Source;
}

/**
 * Moves the active agents to the completed ones, for none of them runs any more. Undefined when there is none, or when a
 * record is not whole: then nobody can say what became of it.
 */
export function registryWithoutDead(state: SchemaState): Registry | undefined {
  const { active = [], completed = [] } = state.data.agents ?? {};
  const node = state.document.node('agents.active');
  const records = active.map((agent) => agent && retiredAgent(agent));
  const known = new Set(completed.map((agent) => agent?.id));
  const dead = records.filter((record) => record !== undefined);
  const isWhole = dead.length === active.length && dead.every(({ id }) => !known.has(id));
  if (!node || dead.length === 0 || !isWhole || new Set(dead.map(({ id }) => id)).size < dead.length) return undefined;
  const listed = state.document.node('agents.completed');
  const before = listed?.kind === 'list' ? listed.items.map(dataOf) : [];
  if (before.length !== completed.length) return undefined;
  const source = sourceAt('STATE.md', state.document, node.start);
  return { completed: [...before, ...dead], moved: dead.map(({ id }) => id), source };
}

/** The record of an agent that stopped without a word; undefined where too little is known of it. */
export function retiredAgent({
  id,
  type,
  spawned_at: spawned,
  last_heartbeat: beat,
}: {
  readonly [key: string]: Data;
}) {
  const [from, to] = [spawned, beat].map((stamp) => parseInstant(typeof stamp === 'string' ? stamp : ''));
  if (typeof id !== 'string' || typeof type !== 'string' || !from || !to) return undefined;
  const seconds = Math.max(0, Math.floor((to.ms - from.ms) / 1000));
  return { id, type, result: 'timeout', duration_seconds: seconds };
}
