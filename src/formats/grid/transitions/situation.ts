import type { Data, DataMap } from '../../../core/data.js';
import type { Limits } from '../../../core/limits.js';
import type { Tree } from '../../../core/tree.js';
import { isDataMap } from '../../../text/data.js';
import { quote } from '../../../text/words.js';
import { lifecycles } from '../mission/status.js';
import type { GridSnapshot, PersistenceState, SchemaState } from '../snapshot.js';
import type { Stage } from '../spec/lifecycle.js';
import { valueAt } from '../update/read.js';
import { Refusal } from './plan.js';

/** A mission in one of the dialects that are written, as a transition finds it. */
export interface Situation {
  readonly snapshot: GridSnapshot;
  readonly state: SchemaState | PersistenceState;
  /** All that STATE.md says. */
  readonly data: DataMap;
  readonly tree: Tree;
  readonly root: string;
  readonly limits: Limits;
  readonly agent: string;
  /** What `updated_at` becomes: the moment of all that happens now. */
  readonly stamp: string;
  /** The clock, in ms since 1970. */
  readonly now: number;
}

/** The number at a key path; undefined when something else is there. */
export function numberAt({ data }: Situation, path: string): number | undefined {
  const value = valueAt(data, path);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** The text at a key path; undefined when something else is there. */
export function textAt({ data }: Situation, path: string): string | undefined {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : undefined;
}

/** The items at a key path; none when nothing is there. @throws Refusal when something else is */
export function listAt({ data }: Situation, path: string): readonly Data[] {
  const value = valueAt(data, path) ?? null;
  if (value === null) return [];
  if (!Array.isArray(value)) throw new Refusal(`${path} is ${quote(value)}; expected a list`);
  return value;
}

/** The records at a key path. @throws Refusal when other things are there */
export function recordsAt(situation: Situation, path: string): readonly DataMap[] {
  return listAt(situation, path).map((item, index) => {
    if (isDataMap(item)) return item;
    throw new Refusal(`${path}.${index} is ${quote(item)}; expected a mapping`);
  });
}

/** The state in the schema dialect. @param what cannot be done in the other one, as the beginning of a sentence */
export function schemaOf({ state }: Situation, what: string): SchemaState {
  if (state.dialect === 'schema') return state;
  throw new Refusal(
    `${what} stands only in the schema dialect of STATE.md, and this one is of the persistence dialect`,
  );
}

/** Where the mission stands in its life. @throws Refusal when its status is none */
export function standing(situation: Situation): { readonly status: string; readonly stage: Stage } {
  const { state } = situation;
  const status = textAt(situation, 'status');
  const { stages } = lifecycles[state.dialect];
  const stage = status !== undefined && Object.hasOwn(stages, status) ? stages[status] : undefined;
  if (status !== undefined && stage) return { status, stage };
  throw new Refusal(`status is ${quote(status ?? null)}, which is no status of a mission`);
}

/** @throws Refusal unless the mission is at one of some stages */
export function needStage(situation: Situation, ...stages: readonly Stage[]): void {
  const { status, stage } = standing(situation);
  if (stages.includes(stage)) return;
  const ways: Readonly<Record<Stage, string>> = {
    planned: 'transition status begins it',
    running: 'it runs already',
    waiting: 'checkpoint answer, or transition status, takes it up again',
    over: 'nothing more happens in it',
  };
  throw new Refusal(`the status of the mission is ${quote(status)}; ${ways[stage]}`);
}
