import type { Target } from '../../src/core/document.js';
import { defaultLimits } from '../../src/core/limits.js';
import type { Rule } from '../../src/core/rule.js';
import type { Snapshot } from '../../src/core/snapshot.js';
import { lookUp } from '../../src/lint/facts.js';
import { noHistory } from '../../src/repository/git/no-history.js';
import { MemoryTree } from '../../src/text/memory-tree.js';

/** Asks one rule about a snapshot of which only some parts matter; what it says of which stretch of a text. */
export async function askRule(
  rule: Rule,
  parts: Partial<Snapshot>,
): Promise<readonly { at: Target; message: string }[]> {
  const empty = { documents: [], unreadable: [], commits: [], files: [] };
  const snapshot: Snapshot = { root: '.grid', format: 'any', dialect: undefined, ...empty, ...parts };
  const evidence = { tree: new MemoryTree({}), history: noHistory('this is a test') };
  const said: { at: Target; message: string }[] = [];
  await rule.check({
    snapshot,
    change: undefined,
    facts: await lookUp([snapshot], new Set(), evidence),
    now: 0,
    limits: defaultLimits,
    report: (at, message) => said.push({ at, message }),
    skip: () => {},
  });
  return said;
}
