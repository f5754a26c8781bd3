import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  continuityFile,
  delegationsFile,
  fileKind,
  workflowsFile
} from "./chunk-VALUG7QN.js";
import {
  leftoverAmong
} from "./chunk-JFYJO2YG.js";
import {
  quote
} from "./chunk-YVFHDY45.js";

// src/formats/hivemind/spec/lifecycle.ts
var delegationLifecycle = {
  edges: {
    dispatched: ["running", "completed", "error", "timeout"],
    running: ["completed", "error", "timeout"],
    completed: [],
    error: [],
    timeout: []
  }
};
var sessionPhaseLifecycle = {
  edges: {
    created: ["queued", "dispatching", "running", "failed"],
    queued: ["dispatching", "running", "completed", "failed"],
    dispatching: ["running", "completed", "failed"],
    running: ["completed", "failed"],
    completed: [],
    failed: []
  }
};
var phasesOfStatus = {
  pending: ["created", "queued", "dispatching"],
  queued: ["created", "queued", "dispatching"],
  running: ["dispatching", "running"],
  completed: ["completed"],
  failed: ["failed"],
  error: ["failed"],
  cancelled: ["failed"],
  interrupt: ["created", "queued", "dispatching", "running", "failed"]
};

// src/formats/hivemind/delegations/statuses.ts
function isOver(status) {
  const { edges } = delegationLifecycle;
  return Object.hasOwn(edges, status) && edges[status].length === 0;
}

// src/formats/hivemind/stores/unread.ts
var fileOf = {
  delegations: delegationsFile,
  continuity: continuityFile,
  workflows: workflowsFile
};
function whyUnread(snapshot, kind) {
  const store = snapshot[kind];
  const lost = store ?? snapshot.located.find(({ file }) => file === fileOf[kind]);
  if (!lost || store?.data !== void 0) return void 0;
  return `${quote("path" in lost ? lost.path : lost.document.path)} could not be read`;
}

// src/formats/hivemind/files/leftovers.ts
var own = [
  ["damaged", /^corrupt(?:ed)?(?:-[\w-]{1,100})?$/],
  ["lock", /^lock$/]
];
function leftoversAmong(files) {
  const there = new Set(files);
  const isKept = (file) => fileKind(file) !== void 0 || there.has(file);
  return [...there].flatMap((file) => fileKind(file) ? [] : leftoverAmong(file, isKept, own) ?? []);
}

// src/formats/hivemind/sessions/notifications.ts
var delegationStatuses = {
  started: ["dispatched", "running"],
  completed: ["completed"],
  failed: ["error", "timeout"],
  // A delegation has no word of its own for it.
  cancelled: ["error"]
};
function placed(list = []) {
  return list.flatMap((notification, index) => notification ? [{ notification, index }] : []);
}
function delegationIdOf({ metadata, delegationId }) {
  if (metadata?.delegationId !== void 0) return metadata.delegationId;
  return typeof delegationId === "string" ? delegationId : void 0;
}
function isFailedRecovery({ status, error = "" }) {
  return status === "failed" && /child session not found|on recovery/i.test(error);
}

// src/formats/hivemind/sessions/sessions.ts
function sessionsOf(store) {
  if (!store) return [];
  return Object.entries(store.data?.sessions ?? {}).flatMap(([key, record]) => {
    if (record === void 0) return [];
    const at = (...path) => store.document.at(["sessions", key, "metadata", ...path]);
    return [{ key, record, metadata: record.metadata ?? {}, at }];
  });
}

// src/formats/hivemind/stores/delegation-index.ts
function delegationsBy(field, store) {
  const groups = /* @__PURE__ */ new Map();
  for (const [index, delegation] of (store?.data ?? []).entries()) {
    const key = delegation?.[field];
    if (!delegation || key === void 0) continue;
    const group = groups.get(key);
    if (group) group.push({ delegation, index });
    else groups.set(key, [{ delegation, index }]);
  }
  return groups;
}

// src/formats/hivemind/change/levels.ts
var form = /^(?:h[a-z]-)?l([0-3])(?![a-z0-9])/i;
function levelOf(agent) {
  const level = form.exec(agent.trim())?.[1];
  return level === void 0 ? void 0 : Number(level);
}

export {
  delegationLifecycle,
  sessionPhaseLifecycle,
  phasesOfStatus,
  isOver,
  whyUnread,
  leftoversAmong,
  delegationStatuses,
  placed,
  delegationIdOf,
  isFailedRecovery,
  sessionsOf,
  delegationsBy,
  levelOf
};
