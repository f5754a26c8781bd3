import type { RootRecovery } from '../../core/recovery.js';
import { keptPath } from '../../repository/kept-file.js';
import { writeState } from '../../repository/write-state.js';
import { contentOf, isChange } from './content.js';

/** Relative to the repository. */
export interface Written {
  readonly written: readonly string[];
  /** What lay there before is in these. */
  readonly backups: readonly string[];
}

/**
 * Writes what is proposed for some roots, each root in one go and under its lock, in the order of its files, and keeps
 * what lay there. A file that is no longer what it was when it was judged stops it.
 * @param top absolute path of the repository, without links
 * @throws what `writeState` throws
 */
export async function writeRecovered(top: string, roots: readonly RootRecovery[]): Promise<Written> {
  const changes = roots
    .flatMap(({ files }) => files)
    .filter(isChange)
    .map(({ root, path, before, ...file }) => ({ root, path, before, after: Buffer.from(contentOf(file)) }));
  await writeState(
    top,
    changes.map((change) => ({ ...change, isKept: true })),
  );
  return {
    written: changes.map(({ path }) => path),
    backups: changes.flatMap(({ path, before }) => (before ? [keptPath(path, before)] : [])),
  };
}
