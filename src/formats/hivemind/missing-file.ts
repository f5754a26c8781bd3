import { pathIn } from '../../text/paths.js';
import { stateFolder } from './layout.js';
import type { HivemindSnapshot } from './snapshot.js';

/** Where a file that is not there would stand in the repository. @param file its path inside the root, as of today */
export function pathOfMissing({ root, dialect }: HivemindSnapshot, file: string): string {
  const isAtTop = dialect === 'legacy' && file.startsWith(`${stateFolder}/`);
  return pathIn(root, isAtTop ? file.slice(stateFolder.length + 1) : file);
}
