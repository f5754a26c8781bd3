import { delegationLifecycle } from '../spec/lifecycle.js';

type Status = keyof typeof delegationLifecycle.edges;

/** Whether a delegation of this status has come to its end. */
export function isOver(status: string): boolean {
  const { edges } = delegationLifecycle;
  return Object.hasOwn(edges, status) && edges[status as Status].length === 0;
}
