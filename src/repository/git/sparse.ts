import { withFolders } from './folders.js';
import { type Git, nul } from './run.js';

/**
 * Which of some paths of the index, files or folders, a sparse checkout leaves out of the working tree. All of the index
 * is read: the paths are text of files, and ls-files takes them as arguments only.
 * @throws GitFailure
 */
export async function leftOut(git: Git, paths: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const entry of git.run(['ls-files', '--cached', '-t', '-z'], [], nul)) {
    if (!entry.startsWith('S ')) continue;
    for (const path of withFolders(entry.slice(2))) if (paths.has(path)) found.add(path);
  }
  return found;
}
