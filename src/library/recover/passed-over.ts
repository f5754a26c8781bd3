import { join, resolve } from 'node:path';
import type { RootRecovery } from '../../core/recovery.js';
import type { FoundRoot } from '../../lint/search.js';
import { insideOf, realPath } from '../../repository/folders.js';
import { pathIn } from '../../text/paths.js';
import type { Asked } from './options.js';

/**
 * The roots that nothing is done with, though a search found them: their format can neither be migrated nor go back to a
 * commit, and nobody named them. Where only such roots are left to go back to a commit, they are not passed over: what
 * was asked for is then refused.
 * @param top of the repository, absolute
 */
export async function passedOver(
  roots: readonly FoundRoot[],
  { lint, to, migrate }: Asked,
  top: string,
): Promise<ReadonlySet<FoundRoot>> {
  if (!migrate && to === undefined) return new Set();
  const named = (lint.paths ?? []).map((path) => realPath(resolve(lint.cwd ?? process.cwd(), path)));
  const passed = new Set<FoundRoot>();
  for (const root of roots) {
    const isNamed = named.some((path) => insideOf(join(top, root.path), path) !== undefined);
    if (!isNamed && !(await root.format.recovery?.())?.init) passed.add(root);
  }
  return to !== undefined && passed.size === roots.length ? new Set() : passed;
}

/** What comes of a root that is passed over. */
export function untouched({ path, format }: FoundRoot): RootRecovery {
  const reason = 'only its own tools may write this state, so it is left alone';
  return { root: path, path: pathIn(path, format.mainFile), outcome: 'untouched', reason, files: [] };
}
