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

// src/repository/read-file.ts
import { closeSync, constants, fstatSync, lstatSync as lstatSync2, openSync, readSync } from "node:fs";
var flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
function readRegularFile(path, cap) {
  let descriptor;
  try {
    const seen = constants.O_NOFOLLOW ? void 0 : lstatSync2(path);
    if (seen?.isSymbolicLink()) return refused("link");
    descriptor = openSync(path, flags);
    const stat = fstatSync(descriptor);
    if (seen && !isSame(seen, stat)) return refused("link");
    if (!stat.isFile()) return refused("not-a-file");
    if (stat.size > cap) return refused("too-large");
    return readAll(descriptor, stat.size, cap);
  } catch (error) {
    return refused(refusalOf(error));
  } finally {
    if (descriptor !== void 0) closeSync(descriptor);
  }
}
function readAll(descriptor, size, cap) {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (; ; ) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += read;
    if (length > cap) return refused("too-large");
    if (read === 0) return { ok: true, bytes: bytes.subarray(0, length) };
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
  }
}
var isSame = (a, b) => a.dev === b.dev && a.ino === b.ino;
var refused = (refusal) => ({ ok: false, refusal });
function refusalOf({ code }) {
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return "missing";
  if (code === "ELOOP") return "link";
  if (code === "EISDIR" || code === "ENXIO") return "not-a-file";
  return "not-readable";
}

export {
  repositoryTop,
  isBareRepository,
  commonFolder,
  insideOf,
  realPath,
  isFolder,
  hasTopBetween,
  readRegularFile
};
