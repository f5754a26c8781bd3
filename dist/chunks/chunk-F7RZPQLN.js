import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  lookUp,
  noFacts,
  rulesOf
} from "./chunk-HRIORTLV.js";
import {
  checkRoot
} from "./chunk-IX3VQOPB.js";

// src/lint/judge.ts
var byTheRules = { only: [], severities: {} };
function judgeOf({ path, format }, { now, limits }) {
  const all = rulesOf(format).filter(({ needs }) => needs === void 0 || needs === "suppressions");
  const inside = all.filter(({ reach }) => reach === void 0);
  return async (tree, which) => {
    const read = which === "inside" ? format.readState : format.read;
    const snapshot = await read.call(format, tree, path, limits);
    if (!snapshot) return { findings: [], snapshot };
    const { findings } = await checkRoot(snapshot, which === "inside" ? inside : all, byTheRules, {
      ...{ change: void 0, facts: noFacts, now, limits }
    });
    return { findings, snapshot };
  };
}
function agesOf(tree, history) {
  return (snapshot) => lookUp([snapshot], /* @__PURE__ */ new Set(["ages"]), { tree, history });
}

export {
  judgeOf,
  agesOf
};
