import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/text/paths.ts
function refusedClaim(claimed) {
  if (/^[/~]|^[A-Za-z]:|^\\|^[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\//.test(claimed)) return "absolute";
  return claimed.length === 0 || claimed.length > 4096 || /[\\\p{Cc}]/u.test(claimed) ? "not-portable" : void 0;
}
function claimedPath(claimed, below = "") {
  return refusedClaim(claimed) ? void 0 : join(below, claimed);
}
function claimedPaths(claimed, root) {
  const climbs = join("", claimed) === void 0;
  const folders = ["", parentOf(root), ...climbs ? [] : [root]];
  const paths = folders.map((folder) => claimedPath(claimed, folder));
  return [...new Set(paths.filter((path) => path !== void 0))];
}
function join(below, path) {
  const parts = [];
  for (const part of [...below.split("/"), ...path.split("/")]) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === void 0) return void 0;
  }
  return parts.join("/");
}
function pathIn(folder, path) {
  return folder === "" ? path : `${folder}/${path}`;
}
function parentOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export {
  refusedClaim,
  claimedPath,
  claimedPaths,
  join,
  pathIn,
  parentOf
};
