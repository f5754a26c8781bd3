import type { KeyPath } from '../../../core/place.js';
import { agentTypeOf } from '../agents.js';
import type { Dialect } from '../snapshot.js';
import { permittedAs, writePermissions } from '../spec/permissions.js';

const permissions: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(writePermissions));

/** The types of agents that may be named as writers, for messages. */
export const writerTypes: readonly string[] = [...permissions.keys()];

/** The type of an agent; undefined for one that has no permissions at all, as nobody knows its type. */
export function writerTypeOf(agent: string): string | undefined {
  const type = agentTypeOf(agent);
  return type !== undefined && permissions.has(type) ? type : undefined;
}

/** What agents of some types may write together, without repetition. */
export function permittedTo(types: readonly string[]): readonly string[] {
  return [...new Set(types.flatMap((type) => permissions.get(type) ?? []))];
}

/** Whether a leaf may be written: paths are compared key by key, for `position_x` is not `position` (D10). */
export function isPermitted(leaf: KeyPath, permitted: readonly string[], dialect: Dialect): boolean {
  const path = dialect === 'persistence' ? asInSchema(leaf) : leaf;
  return permitted.some((one) => one === '*' || one.split('.').every((key, index) => path[index] === key));
}

function asInSchema(leaf: KeyPath): KeyPath {
  const [first = '', ...rest] = leaf;
  return Object.hasOwn(permittedAs, first) ? [permittedAs[first] ?? first, ...rest] : leaf;
}
