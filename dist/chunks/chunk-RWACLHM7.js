import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/repository/folders.ts
import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
function repositoryTop(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return void 0;
  }
}
function isBareRepository(folder) {
  const isThere = (name, ask) => kindAt(join(folder, name), lstatSync)?.[ask]() ?? false;
  return isThere("HEAD", "isFile") && isThere("objects", "isDirectory") && isThere("refs", "isDirectory");
}
function commonFolder(folders) {
  return folders.reduce((common, folder) => {
    let at = common;
    while (insideOf(at, folder) === void 0 && dirname(at) !== at) at = dirname(at);
    return at;
  });
}
function insideOf(folder, path) {
  const found = relative(folder, path);
  if (found === ".." || found.startsWith(`..${sep}`) || isAbsolute(found)) return void 0;
  return found.split(sep).join("/");
}
function realPath(path) {
  const rest = [];
  for (let at = path; ; at = dirname(at)) {
    try {
      return join(realpathSync.native(at), ...rest);
    } catch {
      if (dirname(at) === at) return path;
      rest.unshift(basename(at));
    }
  }
}
function isFolder(path) {
  return kindAt(path, statSync)?.isDirectory() ?? false;
}
function hasTopBetween(above, path) {
  let at = above;
  for (const part of relative(above, path).split(sep)) {
    if (!kindAt(at, lstatSync)?.isDirectory()) return false;
    at = join(at, part);
    if (kindAt(join(at, ".git"), lstatSync)) return kindAt(at, lstatSync)?.isDirectory() ?? false;
  }
  return false;
}
function kindAt(path, ask) {
  try {
    return ask(path);
  } catch {
    return void 0;
  }
}

// src/repository/git/revision-error.ts
var RevisionError = class extends Error {
  name = "RevisionError";
};

// src/text/hash.ts
function isHash(text) {
  return /^[0-9a-f]{4,64}$/.test(text);
}

export {
  isHash,
  repositoryTop,
  isBareRepository,
  commonFolder,
  insideOf,
  realPath,
  isFolder,
  hasTopBetween,
  RevisionError
};
