import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  quote
} from "./chunk-YVFHDY45.js";

// src/formats/common/commits.ts
var fewestDigits = 7;
function shortHashes(hashes) {
  const longest = Math.max(fewestDigits, ...hashes.map((hash) => hash.length));
  let digits = fewestDigits;
  const areTold = () => new Set(hashes.map((hash) => hash.slice(0, digits))).size === hashes.length;
  while (digits < longest && !areTold()) digits += 1;
  return hashes.map((hash) => hash.slice(0, digits));
}
function named({ hash, subject }) {
  return `${hash.slice(0, fewestDigits)} ${quote(subject)}`;
}
function inStep({ commit, isWhole }) {
  if (commit) return ` in ${named(commit)}`;
  return isWhole ? " since the base" : " in the working tree";
}
var why = {
  message: "whose message names it",
  patch: "which has the same patch",
  subject: "which has the same subject",
  listed: "whose message lists its subject"
};
function takenIn({ likeness, ...commit }) {
  const was = likeness === "subject" || likeness === "listed" ? "may have been" : "was";
  return `it ${was} taken in by ${named(commit)}, ${why[likeness]}`;
}

export {
  shortHashes,
  named,
  inStep,
  takenIn
};
