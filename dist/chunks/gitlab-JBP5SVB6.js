import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/reporters/gitlab.ts
var severities = { error: "major", warning: "minor", info: "info" };
var gitlab = ({ findings }) => {
  const seen = /* @__PURE__ */ new Map();
  return `${inertJson([...findings].sort(worstFirst).map((finding) => issueOf(finding, seen)))}
`;
};
var gitlab_default = gitlab;
function issueOf({ rule, severity, message, path, start, end, fingerprint }, seen) {
  const times = (seen.get(fingerprint) ?? 0) + 1;
  seen.set(fingerprint, times);
  return {
    description: visible(message) || rule,
    check_name: rule,
    fingerprint: times === 1 ? fingerprint : `${fingerprint}.${times}`,
    severity: severities[severity],
    location: { path, lines: { begin: start.line, end: end.line } }
  };
}
export {
  gitlab_default as default
};
