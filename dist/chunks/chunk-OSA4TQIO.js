import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isFolder,
  readRegularFile
} from "./chunk-6ZSVVGFQ.js";

// src/repository/head-files.ts
import { join, resolve } from "node:path";
var most = 4096;
function headFiles(top) {
  const folder = gitFolder(join(top, ".git"));
  if (folder === void 0) return [];
  const common = resolve(folder, firstLine(join(folder, "commondir")) ?? ".");
  const [, branch] = /^ref: (refs\/\S{1,1000})$/.exec(firstLine(join(folder, "HEAD")) ?? "") ?? [];
  const isInside = branch !== void 0 && !branch.split("/").includes("..");
  return [join(folder, "HEAD"), join(folder, "logs/HEAD"), ...isInside ? [join(common, branch)] : []];
}
function gitFolder(path) {
  if (isFolder(path)) return path;
  const [, to] = /^gitdir: (.{1,4088})$/.exec(firstLine(path) ?? "") ?? [];
  return to === void 0 ? void 0 : resolve(path, "..", to);
}
function firstLine(path) {
  const read = readRegularFile(path, most);
  return read.ok ? Buffer.from(read.bytes).toString().split("\n", 1)[0]?.trimEnd() : void 0;
}

export {
  headFiles,
  gitFolder
};
