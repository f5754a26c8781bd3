import { lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../../index.js';
import { type Output, spotOf } from '../../library/output-targets.js';
import { insideOf, repositoryTop } from '../../repository/folders.js';
import { openRepository } from '../../repository/repository.js';

/**
 * What git tracks is the work of somebody, a baseline or a configuration among it.
 * @throws UsageError when a file would take the place of one that git tracks
 */
export async function refuseTracked({ name, path }: Output, workspace: string): Promise<void> {
  const file = resolve(workspace, path);
  if (!(await isTracked(file, workspace))) return;
  throw new UsageError(`${name} would take the place of ${file}, which git tracks; name one that is not there`);
}

/** Whether git tracks a file. Where it cannot tell, whatever is there counts. */
async function isTracked(file: string, safeDirectory: string): Promise<boolean> {
  const spot = spotOf(file);
  const top = repositoryTop(dirname(spot));
  const path = top === undefined ? undefined : insideOf(top, spot);
  if (top === undefined || path === undefined) return false;
  const repository = await openRepository(top, { safeDirectory });
  try {
    const answer = (await repository.history.tracking([path])).get(path)?.answer;
    return answer === 'tracked' || (answer !== 'untracked' && lstatSync(spot, { throwIfNoEntry: false }) !== undefined);
  } finally {
    repository.close();
  }
}
