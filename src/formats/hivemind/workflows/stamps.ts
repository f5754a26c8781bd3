import type { KeyPath } from '../../../core/place.js';
import { quote } from '../../../text/words.js';
import type { Order } from '../chronology.js';
import type { WorkflowRecord } from './records.js';

/** A moment of a workflow. */
export interface Stamp {
  readonly ms: number;
  /** Inside the workflow. */
  readonly path: KeyPath;
}

/** The moments of a workflow, by what messages call them. */
export function stampsOf({ workflow, turnNames, turn }: WorkflowRecord): ReadonlyMap<string, Stamp> {
  const stamps = new Map<string, Stamp>();
  const add = (name: string, ms: number | undefined, path: KeyPath): void => {
    if (ms !== undefined) stamps.set(name, { ms, path });
  };
  add('startedAt', workflow.startedAt, ['startedAt']);
  add('updatedAt', workflow.updatedAt, ['updatedAt']);
  for (const name of turnNames) {
    add(`completedAt of turn ${quote(name)}`, turn(name)?.completedAt, ['turns', name, 'completedAt']);
  }
  return stamps;
}

/** All that happens to a workflow happens after it was started, and is written then. @param names of its moments */
export function ordersOf(names: Iterable<string>): readonly Order<string>[] {
  const turns = [...names].filter((name) => name !== 'startedAt' && name !== 'updatedAt');
  return [
    ['updatedAt', 'before', 'startedAt'],
    ...turns.map((turn): Order<string> => [turn, 'before', 'startedAt']),
    ...turns.map((turn): Order<string> => [turn, 'after', 'updatedAt']),
  ];
}
