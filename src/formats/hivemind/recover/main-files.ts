import { pathIn } from '../../../text/paths.js';
import { continuityFile, delegationsFile, sessionStateFile, stateFolder, workflowsFile } from '../layout.js';
import type { HivemindSnapshot } from '../snapshot.js';

/** The files that Hivemind works by: what becomes of them is told one by one. */
export const mainFiles: readonly string[] = [delegationsFile, continuityFile, workflowsFile, sessionStateFile];

/** Which of them lie in a root, by their paths in the repository. */
export function mainFilesIn({ located }: HivemindSnapshot): ReadonlyMap<string, string> {
  return new Map(located.filter(({ file }) => mainFiles.includes(file)).map(({ file, path }) => [path, file]));
}

/** Where in the repository a file of the root may have lain. In a legacy root, state lay at its top or in a folder. */
export function pathsOf({ root, dialect }: HivemindSnapshot, file: string): readonly string[] {
  if (dialect === 'current') return [pathIn(root, file)];
  const name = file.slice(stateFolder.length + 1);
  return [pathIn(root, name), pathIn(root, `hivemind/${name}`)];
}

/** What is lost with a file that cannot be read. */
export function lossOf(file: string): string {
  return file === sessionStateFile
    ? 'It is what carries an agent through a compaction: whoever reads it next starts without it.'
    : 'No store has a backup: what it held is lost to the plugin, and the sessions that need it have to be started anew.';
}
