import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { insideOf } from '../folders.js';

/** The folders of a PATH that are absolute and lie outside of the workspace, whose files are not ours to run. */
export function trustedFolders(path: string, workspace: string): string[] {
  return path.split(delimiter).filter((folder) => isAbsolute(folder) && isOutside(folder, workspace));
}

/**
 * The absolute path of a program, looked for in folders that are trusted. Windows would look in the current folder
 * first, and `npx` puts folders of the workspace on the PATH: hence no search by name.
 */
export function findExecutable(name: string, folders: readonly string[], workspace: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => isExecutable(path) && isOutside(path, workspace));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where a path really leads decides: a link may lead into the workspace. */
function isOutside(path: string, workspace: string): boolean {
  try {
    return insideOf(workspace, realpathSync.native(path)) === undefined;
  } catch {
    return false; // not there
  }
}
