import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  readStructure,
  scanLines
} from "./chunk-HXS6QXFJ.js";
import {
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  conflictMarkers
} from "./chunk-VOYRXT6Q.js";

// src/formats/common/root-files.ts
var most = { entries: 1e5, levels: 32 };
async function listRoot(tree, root, shape, limits = most) {
  const found = { files: [], regular: [], unreadable: [] };
  let entries = 0;
  for (let level = [""], depth = 1; level.length > 0; depth += 1) {
    const below = [];
    for (const folder of level) {
      const path = folder === "" ? root : pathIn(root, folder);
      const limit = limitPassed(depth, entries, limits);
      if (limit) {
        found.unreadable.push({ path, refusal: "too-many", detail: limit });
        return found;
      }
      const listed = await tree.list(path);
      if (folder !== "" && listed.some(({ name }) => name === ".git")) continue;
      if (folder !== "" && listed.length === 0) found.unreadable.push(...await whyEmpty(tree, path));
      entries += listed.length;
      for (const { name, kind } of listed) {
        const file = pathIn(folder, name);
        if (kind === "directory" && shape.enters(file)) below.push(file);
        if (kind !== "directory") found.files.push(file);
        if (kind === "file") found.regular.push(file);
        if (kind === "link" && shape.hides(file)) found.unreadable.push({ path: pathIn(root, file), refusal: "link" });
      }
    }
    level = below;
  }
  return found;
}
async function whyEmpty(tree, path) {
  const read = await tree.read(path, 0);
  if (read.ok || read.refusal !== "not-readable" && read.refusal !== "not-fetched") return [];
  return [{ path, refusal: read.refusal }];
}
function limitPassed(depth, entries, limits) {
  if (entries > limits.entries) return `${limits.entries} files and folders`;
  return depth > limits.levels ? `${limits.levels} levels of folders` : void 0;
}

// src/formats/common/markdown-body.ts
function bodyOf(text, { start, end }, limits) {
  let lines;
  let structure;
  return {
    get lines() {
      lines ??= scanLines(text, start, end);
      return lines;
    },
    structure() {
      structure ??= readStructure(text, start, end, limits);
      return structure;
    }
  };
}
async function conflictsOf(text, start, body) {
  const conflicts = conflictMarkers(text);
  if (!conflicts.some((conflict) => conflict.start >= start)) return conflicts;
  const structure = await body.structure();
  return conflicts.filter((conflict) => conflict.start < start || !structure.ok || structure.isText(conflict.start));
}
function withoutLines({ structure }) {
  return { lines: [], structure };
}

export {
  bodyOf,
  conflictsOf,
  withoutLines,
  listRoot
};
