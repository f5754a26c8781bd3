import { join } from 'node:path';
import type { Finding } from '../../core/finding.js';
import type { RootRecovery } from '../../core/recovery.js';
import { judgeOf } from '../../lint/judge.js';
import { inOrder } from '../../lint/report.js';
import { pathIn } from '../../text/paths.js';
import { prepared } from '../prepared.js';
import { contentOf } from './content.js';
import { askedBy, type RecoverOptions } from './options.js';

/**
 * The errors inside the files of a proposal that somebody has edited; what other files or the history say against them
 * is none. Nothing is written.
 * @param options those that it was proposed with
 * @param top absolute path of the repository, without links
 */
export async function errorsIn(
  options: RecoverOptions,
  top: string,
  { files }: RootRecovery,
): Promise<readonly Finding[]> {
  const { to: _, ...others } = options;
  const contents = Object.fromEntries(files.map((file) => [join(top, file.path), contentOf(file)]));
  const { lint } = askedBy('recover', { ...others, paths: Object.keys(contents) });
  const { found } = await prepared({ ...lint, contents }, async (run) => {
    const errors: Finding[] = [];
    for (const root of run.roots) {
      const judge = judgeOf(root, run);
      const main = pathIn(root.path, root.format.mainFile);
      const beside = (await judge(run.tree, 'all')).findings.filter(({ path }) => path !== main);
      const own = new Set(files.map(({ path }) => path));
      errors.push(...(await judge(run.tree, 'inside')).findings, ...beside.filter(({ path }) => own.has(path)));
    }
    return { found: inOrder(errors.filter(({ severity }) => severity === 'error')) };
  });
  return found;
}
