import type { Finding } from '../../../../core/finding.js';
import type { RecoveryRequest } from '../../../../core/recovery.js';
import type { Tree } from '../../../../core/tree.js';
import { newBeside } from '../health.js';

/**
 * What would be wrong with a root once a state of its past lies in it: a checkpoint or a summary that it knows nothing of.
 * What is wrong now in any case, and what was wrong in that commit, is left out.
 * @param restored the root with that state in it
 * @param then the tree of its commit
 */
export async function contradictions(
  { tree, judge }: RecoveryRequest,
  restored: Tree,
  then: Tree,
): Promise<readonly Finding[]> {
  const [now, before] = [await judge(tree, 'all'), await judge(then, 'all')];
  const isNew = newBeside([...now.findings, ...before.findings]);
  const { findings } = await judge(restored, 'all');
  return findings.filter((finding) => finding.severity !== 'info' && isNew(finding));
}
