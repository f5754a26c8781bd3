import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  join,
  parentOf
} from "./chunk-74NDXLBV.js";

// src/repository/folders.ts
import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join as join2, relative, sep } from "node:path";
function repositoryTop(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join2(at, ".git"))) return at;
    if (dirname(at) === at) return void 0;
  }
}
function holdsObjects(top) {
  const git = join2(top, ".git");
  return isFolder(git) ? isFolder(join2(git, "objects")) : existsSync(git);
}
function isBareRepository(folder) {
  const isThere = (name, ask) => kindAt(join2(folder, name), lstatSync)?.[ask]() ?? false;
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
      return join2(realpathSync.native(at), ...rest);
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
    at = join2(at, part);
    if (kindAt(join2(at, ".git"), lstatSync)) return kindAt(at, lstatSync)?.isDirectory() ?? false;
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

// src/repository/working-tree.ts
import { lstatSync as lstatSync3, readdirSync, readlinkSync } from "node:fs";
import { dirname as dirname2, isAbsolute as isAbsolute2, join as onDisk, relative as relative2, sep as sep2 } from "node:path";

// src/text/portable-names.ts
var device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;
function isStrangeOnWindows(path) {
  return path.split("/").some((part) => /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) || device.test(part));
}

// src/repository/working-tree.ts
var WorkingTree = class {
  #top;
  /** Folders that are known to be reached without a link. */
  #safe = /* @__PURE__ */ new Set([""]);
  /** @param top absolute path of the repository, without links */
  constructor(top) {
    this.#top = top;
  }
  async list(directory) {
    const inside = insidePath(directory);
    if (inside === void 0 || this.#linkOnTheWay(inside)) return [];
    try {
      const entries = readdirSync(onDisk(this.#top, inside), { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort(byName);
    } catch {
      return [];
    }
  }
  async kind(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      return kindOf(lstatSync3(onDisk(this.#top, inside)));
    } catch {
      return void 0;
    }
  }
  async link(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      const target = readlinkSync(onDisk(this.#top, inside));
      const own = isAbsolute2(target) ? relative2(dirname2(onDisk(this.#top, inside)), target) : target;
      return isAbsolute2(own) ? void 0 : own.split(sep2).join("/");
    } catch {
      return void 0;
    }
  }
  async read(path, cap) {
    const inside = insidePath(path);
    if (inside === void 0) return { ok: false, refusal: "outside" };
    if (this.#linkOnTheWay(parentOf(inside))) return { ok: false, refusal: "link" };
    return readRegularFile(onDisk(this.#top, inside), cap);
  }
  async writtenAt(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      return lstatSync3(onDisk(this.#top, inside)).mtimeMs;
    } catch {
      return void 0;
    }
  }
  /** From the top down, so that nothing behind a link is ever asked for. */
  #linkOnTheWay(directory) {
    const unknown = [];
    for (let at = directory; !this.#safe.has(at); at = parentOf(at)) unknown.push(at);
    for (const folder of unknown.reverse()) {
      const kind = this.#kindOfFolder(folder);
      if (kind === "link") return true;
      if (kind === void 0) return false;
      this.#safe.add(folder);
    }
    return false;
  }
  #kindOfFolder(folder) {
    try {
      return kindOf(lstatSync3(onDisk(this.#top, folder)));
    } catch {
      return void 0;
    }
  }
};
function insidePath(path) {
  const inside = join("", path);
  if (inside === void 0 || inside.includes("\0")) return void 0;
  return process.platform === "win32" && isStrangeOnWindows(inside) ? void 0 : inside;
}
function kindOf(entry) {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}
var byName = (a, b) => a.name < b.name ? -1 : 1;

export {
  isStrangeOnWindows,
  repositoryTop,
  holdsObjects,
  isBareRepository,
  commonFolder,
  insideOf,
  realPath,
  isFolder,
  hasTopBetween,
  readRegularFile,
  WorkingTree
};
