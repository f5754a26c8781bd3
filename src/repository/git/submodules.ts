import { join } from '../../text/paths.js';
import type { GitAccess } from './access.js';
import { changesIn } from './raw-diff.js';
import { linesOf, nul } from './run.js';
import { changeLog } from './traces.js';

/** More of one version is not read. */
const mostBytes = 256 * 1024;

/**
 * The folders that were submodules at some time, in the history or on any branch: all that `.gitmodules` ever told.
 * @param heads whole names of the commits that the history ends at
 * @throws GitFailure
 */
export async function submodulesOf({ git, objects }: GitAccess, heads: readonly string[]): Promise<Set<string>> {
  const versions = new Set<string>();
  const revisions = linesOf([...heads, '--', '.gitmodules']);
  const changes = changesIn(git.run([...changeLog, '--diff-filter=d', '--all'], revisions, nul));
  for await (const { content } of changes) versions.add(content);
  const folders = new Set<string>();
  await objects.contents([...versions], mostBytes, ({ bytes }) => {
    for (const folder of foldersIn(Buffer.from(bytes).toString())) folders.add(folder);
  });
  return folders;
}

/** The folders that one version tells: `path = vendor/lib`, in quotes where git needs them. */
function foldersIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [, quoted, plain] = /^[ \t]*path[ \t]*=[ \t]*(?:"(.*)"|(.*))$/i.exec(line.trimEnd()) ?? [];
    const path = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '';
    return join('', path) || [];
  });
}
