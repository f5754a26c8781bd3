import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  insideOf
} from "./chunk-6ZSVVGFQ.js";

// src/repository/git/executable.ts
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
function trustedFolders(path, workspace) {
  return path.split(delimiter).filter((folder) => isAbsolute(folder) && isOutside(folder, workspace));
}
function findExecutable(name, folders, workspace) {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => isExecutable(path) && isOutside(path, workspace));
}
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
function isOutside(path, workspace) {
  try {
    return insideOf(workspace, realpathSync.native(path)) === void 0;
  } catch {
    return false;
  }
}

export {
  trustedFolders,
  findExecutable
};
