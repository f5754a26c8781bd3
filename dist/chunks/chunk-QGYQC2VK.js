import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  agentTypeOf
} from "./chunk-4OMBM5OY.js";

// src/formats/grid/spec/permissions.ts
var writePermissions = {
  mc: ["*"],
  executor: [
    "position",
    "progress",
    "agents.active",
    "agents.completed",
    "warnings",
    "resume.last_agent",
    "resume.last_commit",
    "updated_at"
  ],
  planner: ["phases.definitions", "position", "persistent.decisions", "warnings", "updated_at"],
  recognizer: ["warnings", "blockers", "updated_at"],
  scout: [],
  memory: ["persistent.decisions", "persistent.artifacts", "persistent.tech_stack", "updated_at"]
};
var permittedAs = {
  block: "position",
  wave: "position",
  thread: "position",
  progress_percent: "progress"
};

// src/formats/grid/change/permissions.ts
var permissions = new Map(Object.entries(writePermissions));
var writerTypes = [...permissions.keys()];
function writerTypeOf(agent) {
  const type = agentTypeOf(agent);
  return type !== void 0 && permissions.has(type) ? type : void 0;
}
function permittedTo(types) {
  return [...new Set(types.flatMap((type) => permissions.get(type) ?? []))];
}
function isPermitted(leaf, permitted, dialect) {
  const path = dialect === "persistence" ? asInSchema(leaf) : leaf;
  return permitted.some((one) => one === "*" || one.split(".").every((key, index) => path[index] === key));
}
function asInSchema(leaf) {
  const [first = "", ...rest] = leaf;
  return Object.hasOwn(permittedAs, first) ? [permittedAs[first] ?? first, ...rest] : leaf;
}

export {
  writerTypes,
  writerTypeOf,
  permittedTo,
  isPermitted
};
