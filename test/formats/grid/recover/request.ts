import { onTestFinished } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import type { RecoveryRequest } from '../../../../src/core/recovery.js';
import { grid } from '../../../../src/formats/grid/index.js';
import { agesOf, judgeOf } from '../../../../src/lint/judge.js';
import { openRepository, type Repository } from '../../../../src/repository/repository.js';
import { now } from '../../../support/mission.js';

interface Options {
  readonly root?: string;
  readonly git?: boolean;
}

/** What recovery is asked with in a folder or a repository. Its processes end with the test. */
export async function requestIn(
  top: string,
  { root = '.grid', git = true }: Options = {},
): Promise<RecoveryRequest & { readonly repository: Repository }> {
  const repository = await openRepository(top, { git });
  onTestFinished(() => repository.close());
  const { workingTree: tree, history } = repository;
  const judge = judgeOf({ path: root, format: grid }, { now, limits: defaultLimits });
  return { repository, tree, root, history, limits: defaultLimits, now, judge, ages: agesOf(tree, history) };
}
