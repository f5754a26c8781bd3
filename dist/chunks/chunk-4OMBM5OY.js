import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  splitFrontMatter
} from "./chunk-LRFVJKG5.js";
import {
  isHash
} from "./chunk-FEIMMAU4.js";
import {
  readYaml
} from "./chunk-WPQ2KQ5F.js";
import {
  bodyOf,
  conflictsOf,
  listRoot,
  withoutLines
} from "./chunk-G74KQE6F.js";
import {
  textLines
} from "./chunk-HXS6QXFJ.js";
import {
  leftoverAmong
} from "./chunk-JFYJO2YG.js";
import {
  jsonDocument,
  readText,
  textIn
} from "./chunk-QHCGNWDN.js";
import {
  TextDocument,
  dataOf,
  isPlaceholder,
  specify
} from "./chunk-V52XWFG2.js";
import {
  claimedPaths,
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  linesOf
} from "./chunk-VOYRXT6Q.js";
import {
  folded,
  quote,
  size
} from "./chunk-YVFHDY45.js";

// src/formats/grid/mission/blocks.ts
function parseBlock(text, phase2) {
  const [, first, second] = /^\s{0,9}(?:block[ _-]?)?(\d{1,4})(?:-(\d{1,4}))?\s{0,9}$/i.exec(text) ?? [];
  if (first === void 0) return void 0;
  if (second === void 0) return { phase: phase2, number: Number(first), isPlain: true };
  return { phase: Number(first), number: Number(second), isPlain: false };
}
function parsePhase(text) {
  const digits = /^\s{0,9}(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(text)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}
var mostOfNumber = 4;
function numberingOf(phases, files) {
  let before2 = 0;
  const counted = phases.map((phase2) => {
    const start = before2;
    before2 = start === void 0 || phase2.blocks === void 0 ? void 0 : start + phase2.blocks;
    return { ...phase2, before: start };
  });
  const byNumber = /* @__PURE__ */ new Map();
  for (const phase2 of counted) {
    for (const number2 of phase2.numbers) {
      const others2 = byNumber.get(number2) ?? [];
      if (others2.length < mostOfNumber) byNumber.set(number2, [...others2, phase2]);
    }
  }
  return { phases: counted, byNumber, restarts: restart(files) };
}
function restart(files) {
  const phaseOf = /* @__PURE__ */ new Map();
  for (const { phase: phase2, number: number2, isPlain } of files) {
    if (!isPlain || phase2 === void 0) continue;
    if ((phaseOf.get(number2) ?? phase2) !== phase2) return true;
    phaseOf.set(number2, phase2);
  }
  return false;
}
function blockNames({ phase: phase2, number: number2, isPlain }, numbering) {
  const isOfMission2 = isPlain && (phase2 === void 0 || !numbering.restarts);
  return [
    .../* @__PURE__ */ new Set([
      ...isOfMission2 ? namesInMission(number2, numbering) : [],
      ...phase2 === void 0 ? [] : namesInPhase(phase2, number2, numbering)
    ])
  ];
}
function namesInMission(number2, numbering) {
  const phase2 = phaseOfBlock(number2, numbering);
  return [String(number2), ...(phase2?.numbers ?? []).map((one) => `${one}-${number2 - (phase2?.before ?? 0)}`)];
}
function phaseOfBlock(number2, { phases }) {
  let low = 0;
  let high = phases.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((phases[middle]?.before ?? number2) < number2) low = middle + 1;
    else high = middle;
  }
  const phase2 = phases[low - 1];
  return phase2 && number2 <= (phase2.before ?? 0) + (phase2.blocks ?? 0) ? phase2 : void 0;
}
function namesInPhase(phase2, number2, { byNumber }) {
  const others2 = (byNumber.get(phase2) ?? []).flatMap(({ numbers, blocks = 0, before: before2 }) => {
    const isHere = number2 > 0 && number2 <= blocks && before2 !== void 0;
    return [...numbers.map((one) => `${one}-${number2}`), ...isHere ? [String(before2 + number2)] : []];
  });
  return [`${phase2}-${number2}`, ...others2];
}

// src/formats/grid/layout.ts
var stateFile = "STATE.md";
var single = {
  "WARMTH.md": "warmth",
  "SCRATCHPAD.md": "scratchpad",
  "DECISIONS.md": "decisions",
  "BLOCKERS.md": "blockers",
  "config.json": "config"
};
var marks = [
  /^WARMTH\.md$/,
  /^SCRATCHPAD\.md$/,
  /^DECISIONS\.md$/,
  /^BLOCKERS\.md$/,
  /^CHECKPOINT.*\.md$/,
  /SUMMARY\.md$/
];
function isMark(name, kind) {
  if (name === stateFile) return true;
  return kind === "directory" ? name === "plans" || name === "phases" : marks.some((mark) => mark.test(name));
}
function companionKind(file) {
  if (Object.hasOwn(single, file)) return single[file];
  const folders = file.split("/");
  const name = folders.pop() ?? "";
  if (/^CHECKPOINT.*\.md$/.test(name) && folders.every(isSearched)) return "checkpoint";
  if (summaries.some((summary) => summary.test(file))) return "summary";
  return plans.some((plan) => plan.test(file)) ? "plan" : void 0;
}
function isSearched(folder) {
  return folder !== ".git" && folder !== ".grid" && folder !== "node_modules";
}
var summaries = [
  /^(?<block>\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/SUMMARY\.md$/
];
var plans = [
  /^plans\/[^/]{1,200}-block-(?<block>\d{1,4})\.md$/,
  /^plans\/(?<block>\d{1,4})-PLAN\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-PLAN\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-PLAN\.md$/,
  /^(?<block>\d{1,4})-PLAN\.md$/
];
function namedSummary(file) {
  return named(file, summaries);
}
function namedPlan(file) {
  return named(file, plans);
}
function named(file, patterns) {
  for (const pattern of patterns) {
    const match = pattern.exec(file);
    if (!match) continue;
    const { block: block2, phase: phase2 } = match.groups ?? {};
    const number2 = phase2 === void 0 ? void 0 : parsePhase(phase2);
    return { block: block2 === void 0 ? void 0 : parseBlock(block2, number2), phase: phase2 };
  }
  return void 0;
}

// src/formats/grid/spec/generated/checkpoint.schema.json
var checkpoint_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/checkpoint.schema.json",
  title: "CHECKPOINT*.md",
  type: "object",
  properties: {
    type: {
      description: "What the mission waits for.",
      "x-source": "G, F, D11",
      type: "string",
      enum: [
        "human_verify",
        "decision",
        "human_action",
        "session_death",
        "failure"
      ]
    },
    cluster: {
      type: [
        "string",
        "null"
      ],
      description: "Name of the mission, as in STATE.md.",
      "x-source": "G",
      "x-kind": "name"
    },
    phase: {
      description: "Number or name of the phase.",
      "x-source": "D23",
      type: [
        "string",
        "number",
        "null"
      ],
      "x-kind": "name"
    },
    block: {
      description: "Number or name of the block.",
      "x-source": "D6, D23",
      type: [
        "string",
        "number",
        "null"
      ],
      "x-kind": "name"
    },
    wave: {
      description: "Number or name of the wave.",
      "x-source": "G",
      type: [
        "string",
        "number",
        "null"
      ],
      "x-kind": "name"
    },
    thread: {
      description: "The thread that hit the checkpoint.",
      "x-source": "F, D14",
      "x-kind": "text"
    },
    position: {
      description: "Where the mission stands.",
      "x-source": "G",
      "x-kind": "text"
    },
    checkpoint_details: {
      type: [
        "object",
        "null"
      ],
      properties: {
        verification_instructions: {
          description: "What the person has to verify, and how (human_verify).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "verification-instructions": {
          description: "What the person has to verify, and how (human_verify).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        expected_behavior: {
          description: "What the person should see (human_verify).",
          "x-source": "F",
          "x-kind": "text"
        },
        "expected-behavior": {
          description: "What the person should see (human_verify).",
          "x-source": "F",
          "x-kind": "text"
        },
        question: {
          description: "What has to be decided (decision).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        options: {
          description: "What there is to choose from, as words or as records with an id (decision).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        affects: {
          description: "What the decision affects.",
          "x-source": "F",
          "x-kind": "text"
        },
        required_action: {
          description: "What the person has to do (human_action).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "required-action": {
          description: "What the person has to do (human_action).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        reason: {
          description: "Why the person has to do it.",
          "x-source": "G",
          "x-kind": "text"
        },
        last_action: {
          description: "What was being done at the end (session_death).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "last-action": {
          description: "What was being done at the end (session_death).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        partial_work: {
          description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        "partial-work": {
          description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        error: {
          description: "What went wrong (failure).",
          "x-source": "F, D11",
          "x-kind": "text"
        },
        completed_threads: {
          description: "Threads that are complete, with their commits.",
          "x-source": "F, D31",
          "x-kind": "text"
        },
        "completed-threads": {
          description: "Threads that are complete, with their commits.",
          "x-source": "F, D31",
          "x-kind": "text"
        },
        user_response: {
          description: "What the person answered; the checkpoint is open until it is there.",
          "x-source": "F, D11",
          "x-kind": "text"
        },
        "user-response": {
          description: "What the person answered; the checkpoint is open until it is there.",
          "x-source": "F, D11",
          "x-kind": "text"
        }
      },
      description: "What the type calls for; it may also stand beside the type.",
      "x-source": "G, D11",
      "x-unknown": "info"
    },
    "checkpoint-details": {
      type: [
        "object",
        "null"
      ],
      properties: {
        verification_instructions: {
          description: "What the person has to verify, and how (human_verify).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "verification-instructions": {
          description: "What the person has to verify, and how (human_verify).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        expected_behavior: {
          description: "What the person should see (human_verify).",
          "x-source": "F",
          "x-kind": "text"
        },
        "expected-behavior": {
          description: "What the person should see (human_verify).",
          "x-source": "F",
          "x-kind": "text"
        },
        question: {
          description: "What has to be decided (decision).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        options: {
          description: "What there is to choose from, as words or as records with an id (decision).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        affects: {
          description: "What the decision affects.",
          "x-source": "F",
          "x-kind": "text"
        },
        required_action: {
          description: "What the person has to do (human_action).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "required-action": {
          description: "What the person has to do (human_action).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        reason: {
          description: "Why the person has to do it.",
          "x-source": "G",
          "x-kind": "text"
        },
        last_action: {
          description: "What was being done at the end (session_death).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        "last-action": {
          description: "What was being done at the end (session_death).",
          "x-source": "G, D11",
          "x-kind": "text"
        },
        partial_work: {
          description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        "partial-work": {
          description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
          "x-source": "G, F, D11",
          "x-kind": "text"
        },
        error: {
          description: "What went wrong (failure).",
          "x-source": "F, D11",
          "x-kind": "text"
        },
        completed_threads: {
          description: "Threads that are complete, with their commits.",
          "x-source": "F, D31",
          "x-kind": "text"
        },
        "completed-threads": {
          description: "Threads that are complete, with their commits.",
          "x-source": "F, D31",
          "x-kind": "text"
        },
        user_response: {
          description: "What the person answered; the checkpoint is open until it is there.",
          "x-source": "F, D11",
          "x-kind": "text"
        },
        "user-response": {
          description: "What the person answered; the checkpoint is open until it is there.",
          "x-source": "F, D11",
          "x-kind": "text"
        }
      },
      description: "What the type calls for; it may also stand beside the type.",
      "x-source": "G, D11",
      "x-unknown": "info"
    },
    verification_instructions: {
      description: "What the person has to verify, and how (human_verify).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    "verification-instructions": {
      description: "What the person has to verify, and how (human_verify).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    expected_behavior: {
      description: "What the person should see (human_verify).",
      "x-source": "F",
      "x-kind": "text"
    },
    "expected-behavior": {
      description: "What the person should see (human_verify).",
      "x-source": "F",
      "x-kind": "text"
    },
    question: {
      description: "What has to be decided (decision).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    options: {
      description: "What there is to choose from, as words or as records with an id (decision).",
      "x-source": "G, F, D11",
      "x-kind": "text"
    },
    affects: {
      description: "What the decision affects.",
      "x-source": "F",
      "x-kind": "text"
    },
    required_action: {
      description: "What the person has to do (human_action).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    "required-action": {
      description: "What the person has to do (human_action).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    reason: {
      description: "Why the person has to do it.",
      "x-source": "G",
      "x-kind": "text"
    },
    last_action: {
      description: "What was being done at the end (session_death).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    "last-action": {
      description: "What was being done at the end (session_death).",
      "x-source": "G, D11",
      "x-kind": "text"
    },
    partial_work: {
      description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
      "x-source": "G, F, D11",
      "x-kind": "text"
    },
    "partial-work": {
      description: "What was begun and is not complete: words, or files_created, files_modified, staged_changes (session_death, failure).",
      "x-source": "G, F, D11",
      "x-kind": "text"
    },
    error: {
      description: "What went wrong (failure).",
      "x-source": "F, D11",
      "x-kind": "text"
    },
    completed_threads: {
      description: "Threads that are complete, with their commits.",
      "x-source": "F, D31",
      "x-kind": "text"
    },
    "completed-threads": {
      description: "Threads that are complete, with their commits.",
      "x-source": "F, D31",
      "x-kind": "text"
    },
    user_response: {
      description: "What the person answered; the checkpoint is open until it is there.",
      "x-source": "F, D11",
      "x-kind": "text"
    },
    "user-response": {
      description: "What the person answered; the checkpoint is open until it is there.",
      "x-source": "F, D11",
      "x-kind": "text"
    },
    awaiting: {
      description: "What the mission waits for, in words.",
      "x-source": "G",
      "x-kind": "text"
    },
    created_at: {
      type: [
        "string",
        "null"
      ],
      description: "When the checkpoint was written.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    "created-at": {
      type: [
        "string",
        "null"
      ],
      description: "When the checkpoint was written.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    updated_at: {
      type: [
        "string",
        "null"
      ],
      description: "When the checkpoint was last changed.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    "updated-at": {
      type: [
        "string",
        "null"
      ],
      description: "When the checkpoint was last changed.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    timestamp: {
      type: [
        "string",
        "null"
      ],
      description: "When the checkpoint was written.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    responded_at: {
      type: [
        "string",
        "null"
      ],
      description: "When the person answered.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    "responded-at": {
      type: [
        "string",
        "null"
      ],
      description: "When the person answered.",
      "x-source": "S3.3",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    }
  },
  description: "CHECKPOINT*.md, as front matter or as YAML from end to end.",
  "x-source": "G, F, D11",
  "x-unknown": "info"
};

// src/formats/grid/spec/generated/state.schema.json
var state_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json",
  title: "STATE.md, schema dialect",
  type: "object",
  required: [
    "version",
    "session_id",
    "mission_id",
    "cluster",
    "created_at",
    "updated_at",
    "status",
    "mode",
    "phases",
    "position",
    "progress",
    "resume"
  ],
  properties: {
    version: {
      type: "string",
      description: "Version of the schema.",
      "x-source": "S1.1, S2.1",
      "x-kind": "id",
      "x-known": [
        "1.0"
      ]
    },
    session_id: {
      type: "string",
      description: "Identifier of the session.",
      "x-source": "S1.1, S3.1",
      pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",
      "x-shape": "a session id like sess-20260124T143000Z-abc123",
      "x-kind": "id"
    },
    mission_id: {
      type: "string",
      description: "Identifier of the mission.",
      "x-source": "S1.1, S3.1",
      pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",
      "x-shape": "a mission id like mission-20260124T140000Z-saas-dashboard",
      "x-kind": "id"
    },
    cluster: {
      type: "string",
      description: "Name of the mission.",
      "x-source": "S1.1",
      "x-kind": "name"
    },
    created_at: {
      type: "string",
      description: "When the mission was created.",
      "x-source": "S1.1",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    updated_at: {
      type: "string",
      description: "When the state was last changed.",
      "x-source": "S1.1",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    status: {
      description: "Status of the mission.",
      "x-source": "S1.1, S7.1",
      type: "string",
      enum: [
        "planning",
        "in_progress",
        "blocked",
        "complete",
        "failed"
      ],
      "x-counterparts": {
        initialized: "planning",
        active: "in_progress",
        resumed: "in_progress",
        checkpoint: "blocked",
        interrupted: "blocked",
        completed: "complete"
      }
    },
    mode: {
      description: "How much the mission asks before it acts.",
      "x-source": "S1.1",
      type: "string",
      enum: [
        "autopilot",
        "guided",
        "hands_on"
      ]
    },
    phases: {
      type: "object",
      required: [
        "total",
        "current"
      ],
      properties: {
        total: {
          type: "integer",
          description: "Phases of the mission.",
          "x-source": "S1.1",
          minimum: 0
        },
        current: {
          type: "integer",
          description: "Number of the current phase, from 1.",
          "x-source": "S1.1",
          minimum: 0
        },
        completed: {
          type: "array",
          items: {
            type: "string",
            description: "A phase that is complete.",
            "x-source": "S1.1",
            pattern: "^\\d{2}-[a-z0-9-]+$",
            "x-shape": "a phase id like 01-foundation",
            "x-kind": "id"
          },
          description: "Phases that are complete, in order.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        definitions: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "name",
              "status",
              "blocks",
              "blocks_complete"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the phase.",
                "x-source": "S1.2",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              name: {
                type: "string",
                description: "Human-readable name of the phase.",
                "x-source": "S1.2",
                "x-kind": "name"
              },
              status: {
                description: "How far the phase is.",
                "x-source": "S1.2",
                type: "string",
                enum: [
                  "complete",
                  "in_progress",
                  "pending"
                ]
              },
              blocks: {
                type: "integer",
                description: "Blocks in this phase.",
                "x-source": "S1.2",
                minimum: 0
              },
              blocks_complete: {
                type: "integer",
                description: "Blocks of this phase that are complete.",
                "x-source": "S1.2",
                minimum: 0
              },
              started_at: {
                type: [
                  "string",
                  "null"
                ],
                description: "When the phase started; null before.",
                "x-source": "S1.2",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              },
              completed_at: {
                type: [
                  "string",
                  "null"
                ],
                description: "When the phase was completed; null before.",
                "x-source": "S1.2",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              }
            },
            description: "One phase of the mission.",
            "x-source": "S1.2"
          },
          description: "The phases.",
          "x-source": "S1.1, S2.2",
          default: []
        }
      },
      description: "The phases of the mission and where it stands.",
      "x-source": "S1.1"
    },
    position: {
      type: "object",
      required: [
        "phase",
        "phase_id",
        "block",
        "thread",
        "thread_total"
      ],
      properties: {
        phase: {
          type: "integer",
          description: "Number of the current phase.",
          "x-source": "S1.1",
          minimum: 0
        },
        phase_id: {
          type: "string",
          description: "Identifier of the current phase.",
          "x-source": "S1.1",
          pattern: "^\\d{2}-[a-z0-9-]+$",
          "x-shape": "a phase id like 01-foundation",
          "x-kind": "id"
        },
        phase_name: {
          type: "string",
          description: "Name of the current phase.",
          "x-source": "S1.1",
          "x-kind": "name"
        },
        block: {
          type: "integer",
          description: "Number of the current block within the phase.",
          "x-source": "S1.1",
          minimum: 0
        },
        block_id: {
          type: "string",
          description: "Identifier of the current block.",
          "x-source": "S1.1",
          pattern: "^\\d{2}-\\d{2}$",
          "x-shape": "a block id like 01-02",
          "x-kind": "id"
        },
        block_name: {
          type: "string",
          description: "Name of the current block.",
          "x-source": "S1.1",
          "x-kind": "name"
        },
        wave: {
          type: "integer",
          description: "Number of the current wave within the block.",
          "x-source": "S1.1",
          minimum: 0
        },
        thread: {
          type: "integer",
          description: "Number of the current thread within the wave.",
          "x-source": "S1.1",
          minimum: 0
        },
        thread_total: {
          type: "integer",
          description: "Threads in the current wave.",
          "x-source": "S1.1",
          minimum: 0
        }
      },
      description: "Where the mission stands.",
      "x-source": "S1.1"
    },
    progress: {
      type: "object",
      required: [
        "blocks_complete",
        "blocks_total",
        "percent"
      ],
      properties: {
        blocks_complete: {
          type: "integer",
          description: "Blocks of the mission that are complete.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        blocks_total: {
          type: "integer",
          description: "Blocks of the mission.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        threads_complete: {
          type: "integer",
          description: "Threads that are complete.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        threads_total: {
          type: "integer",
          description: "Threads of the mission.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        percent: {
          type: "number",
          description: "Share of the blocks that are complete, in percent.",
          "x-source": "S1.1, S3.2",
          minimum: 0,
          maximum: 100,
          default: 0
        }
      },
      description: "How much is done.",
      "x-source": "S1.1, S2.3"
    },
    agents: {
      type: "object",
      properties: {
        active: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "spawned_at",
              "task",
              "phase",
              "block",
              "last_heartbeat"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the agent.",
                "x-source": "S1.3",
                pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$",
                "x-shape": "an agent id like executor-003",
                "x-kind": "id"
              },
              type: {
                description: "Type of the agent; the prefix of its id.",
                "x-source": "S1.3",
                type: "string",
                enum: [
                  "executor",
                  "planner",
                  "scout",
                  "recognizer",
                  "memory"
                ]
              },
              spawned_at: {
                type: "string",
                description: "When the agent was started.",
                "x-source": "S1.3",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              },
              task: {
                type: "string",
                description: "What the agent is doing.",
                "x-source": "S1.3",
                "x-kind": "text"
              },
              phase: {
                type: "string",
                description: "Phase that the agent works in.",
                "x-source": "S1.3",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              block: {
                type: "string",
                description: "Block that the agent works on.",
                "x-source": "S1.3",
                pattern: "^\\d{2}-\\d{2}$",
                "x-shape": "a block id like 01-02",
                "x-kind": "id"
              },
              last_heartbeat: {
                type: "string",
                description: "When the agent was last heard of.",
                "x-source": "S1.3",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              }
            },
            description: "An agent that is at work.",
            "x-source": "S1.3"
          },
          description: "Agents at work.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        completed: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "result",
              "duration_seconds"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the agent.",
                "x-source": "S1.4",
                pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$",
                "x-shape": "an agent id like executor-003",
                "x-kind": "id"
              },
              type: {
                description: "Type of the agent.",
                "x-source": "S1.4",
                type: "string",
                enum: [
                  "executor",
                  "planner",
                  "scout",
                  "recognizer",
                  "memory"
                ]
              },
              result: {
                description: "How the agent ended.",
                "x-source": "S1.4",
                type: "string",
                enum: [
                  "success",
                  "failure",
                  "timeout",
                  "cancelled"
                ]
              },
              duration_seconds: {
                type: "integer",
                description: "Seconds that the agent ran.",
                "x-source": "S1.4",
                minimum: 0
              }
            },
            description: "An agent that finished in this session.",
            "x-source": "S1.4"
          },
          description: "Agents that finished in this session.",
          "x-source": "S1.1, S2.2",
          default: []
        }
      },
      description: "The agents of the mission.",
      "x-source": "S1.1"
    },
    persistent: {
      type: "object",
      properties: {
        decisions: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "decision",
              "phase_decided",
              "affects_phases",
              "rationale"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the decision.",
                "x-source": "S1.5",
                pattern: "^dec-\\d{3}$",
                "x-shape": "a decision id like dec-001",
                "x-kind": "id"
              },
              decision: {
                type: "string",
                description: "What was decided.",
                "x-source": "S1.5",
                "x-kind": "text"
              },
              phase_decided: {
                type: "string",
                description: "Phase in which it was decided.",
                "x-source": "S1.5",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              affects_phases: {
                type: "array",
                items: {
                  type: "string",
                  description: "A phase that it affects.",
                  "x-source": "S1.5",
                  pattern: "^\\d{2}-[a-z0-9-]+$",
                  "x-shape": "a phase id like 01-foundation",
                  "x-kind": "id"
                },
                description: "Phases that it affects.",
                "x-source": "S1.5"
              },
              rationale: {
                type: "string",
                description: "Why it was decided so.",
                "x-source": "S1.5",
                "x-kind": "text"
              }
            },
            description: "A decision that affects several phases.",
            "x-source": "S1.5"
          },
          description: "Decisions that affect several phases.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        artifacts: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "path",
              "created_phase",
              "used_by_phases"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the artifact.",
                "x-source": "S1.6",
                pattern: "^art-\\d{3}$",
                "x-shape": "an artifact id like art-001",
                "x-kind": "id"
              },
              type: {
                description: "Kind of the artifact.",
                "x-source": "S1.6",
                type: "string",
                enum: [
                  "schema",
                  "config",
                  "api",
                  "component",
                  "model"
                ]
              },
              path: {
                type: "string",
                description: "The file, relative to the repository.",
                "x-source": "S1.6",
                "x-kind": "path"
              },
              created_phase: {
                type: "string",
                description: "Phase in which it was created.",
                "x-source": "S1.6",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              used_by_phases: {
                type: "array",
                items: {
                  type: "string",
                  description: "A phase that uses it.",
                  "x-source": "S1.6",
                  pattern: "^\\d{2}-[a-z0-9-]+$",
                  "x-shape": "a phase id like 01-foundation",
                  "x-kind": "id"
                },
                description: "Phases that use it.",
                "x-source": "S1.6"
              }
            },
            description: "A file that several phases share.",
            "x-source": "S1.6"
          },
          description: "Files that several phases share.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        tech_stack: {
          type: "object",
          properties: {
            runtime: {
              type: "string",
              description: "Runtime, such as node-20.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            framework: {
              type: "string",
              description: "Framework, such as next-14.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            database: {
              type: "string",
              description: "Database, such as postgresql.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            orm: {
              type: "string",
              description: "Object-relational mapper, such as prisma-5.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            auth: {
              type: "string",
              description: "Authentication, such as jose-jwt.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            added_packages: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  name: {
                    type: "string",
                    description: "Name of the package.",
                    "x-source": "S1.7",
                    "x-kind": "name"
                  },
                  added_phase: {
                    type: "string",
                    description: "Phase in which it was added.",
                    "x-source": "S1.7",
                    pattern: "^\\d{2}-[a-z0-9-]+$",
                    "x-shape": "a phase id like 01-foundation",
                    "x-kind": "id"
                  },
                  purpose: {
                    type: "string",
                    description: "Why it was added.",
                    "x-source": "S1.7",
                    "x-kind": "text"
                  }
                },
                description: "A package that was added during the mission.",
                "x-source": "S1.7"
              },
              description: "Packages added during the mission.",
              "x-source": "S1.7"
            }
          },
          description: "The technology of the mission.",
          "x-source": "S1.7",
          default: {}
        }
      },
      description: "What holds across phases.",
      "x-source": "S1.1"
    },
    resume: {
      type: "object",
      required: [
        "can_resume"
      ],
      properties: {
        checkpoint_file: {
          type: [
            "string",
            "null"
          ],
          description: "The open checkpoint, or null.",
          "x-source": "S1.1",
          default: null,
          "x-kind": "path"
        },
        last_agent: {
          type: [
            "string",
            "null"
          ],
          description: "Agent that was active last, or null.",
          "x-source": "S1.1, D15",
          default: null,
          pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",
          "x-shape": "an agent id like executor-003, or mc",
          "x-kind": "id"
        },
        last_commit: {
          description: "Short hash of the last commit, or null.",
          "x-source": "S1.1",
          default: null,
          type: [
            "string",
            "number",
            "boolean",
            "null"
          ],
          "x-kind": "commit"
        },
        can_resume: {
          type: "boolean",
          description: "Whether the mission can be resumed.",
          "x-source": "S1.1, S2.1",
          default: true
        },
        resume_position: {
          type: "object",
          properties: {
            phase: {
              type: "integer",
              description: "Phase to resume in.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            },
            block: {
              type: "integer",
              description: "Block to resume in.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            },
            thread: {
              type: "integer",
              description: "Thread to resume with.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            }
          },
          description: "Position to resume from.",
          "x-source": "S1.1"
        }
      },
      description: "What the next session needs.",
      "x-source": "S1.1, S2.3"
    },
    budget: {
      type: "object",
      properties: {
        total_cost_usd: {
          type: "number",
          description: "Cost of the mission, in US dollars.",
          "x-source": "S1.1",
          default: 0
        },
        session_cost_usd: {
          type: "number",
          description: "Cost of this session, in US dollars.",
          "x-source": "S1.1",
          default: 0
        },
        spawns_this_session: {
          type: "integer",
          description: "Agents started in this session.",
          "x-source": "S1.1",
          default: 0
        }
      },
      description: "What the mission costs.",
      "x-source": "S1.1, S2.3"
    },
    warnings: {
      type: "array",
      items: {
        type: "object",
        properties: {
          level: {
            description: "How serious it is.",
            "x-source": "S1.8",
            type: "string",
            enum: [
              "warning",
              "info"
            ]
          },
          message: {
            type: "string",
            description: "The warning.",
            "x-source": "S1.8",
            "x-kind": "text"
          },
          source: {
            type: "string",
            description: "Agent that raised it.",
            "x-source": "S1.8, D15",
            pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",
            "x-shape": "an agent id like executor-003, or mc",
            "x-kind": "id"
          },
          timestamp: {
            type: "string",
            description: "When it was raised.",
            "x-source": "S1.8",
            pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
            "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
            "x-kind": "date"
          }
        },
        description: "Something to know that blocks nothing.",
        "x-source": "S1.8"
      },
      description: "What to know that blocks nothing.",
      "x-source": "S1.1, S2.2",
      default: []
    },
    blockers: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: {
            type: "string",
            description: "Identifier of the blocker.",
            "x-source": "S1.9",
            pattern: "^blocker-\\d{3}$",
            "x-shape": "a blocker id like blocker-001",
            "x-kind": "id"
          },
          type: {
            description: "Kind of the blocker.",
            "x-source": "S1.9",
            type: "string",
            enum: [
              "missing_credential",
              "external_api",
              "permission",
              "dependency"
            ]
          },
          description: {
            type: "string",
            description: "What blocks.",
            "x-source": "S1.9",
            "x-kind": "text"
          },
          blocking_thread: {
            description: "Thread that is blocked.",
            "x-source": "S1.9, D14",
            type: [
              "string",
              "number"
            ],
            pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
            minimum: 0,
            "x-shape": "a thread id like 02.3 or 4",
            "x-kind": "id"
          },
          added_at: {
            type: "string",
            description: "When it was added.",
            "x-source": "S1.9",
            pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
            "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
            "x-kind": "date"
          }
        },
        description: "Something that blocks a thread.",
        "x-source": "S1.9"
      },
      description: "What blocks.",
      "x-source": "S1.1, S2.2",
      default: []
    },
    energy: {
      type: "integer",
      description: "Decoration.",
      "x-source": "S1.1, S2.2",
      default: 9e3
    }
  },
  description: "Front matter of .grid/STATE.md, schema dialect.",
  "x-source": "S1"
};

// src/formats/grid/spec/generated/state-persistence.schema.json
var state_persistence_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json",
  title: "STATE.md, persistence dialect",
  type: "object",
  required: [
    "cluster",
    "status",
    "position",
    "updated_at"
  ],
  properties: {
    version: {
      type: "string",
      description: "Version of the file.",
      "x-source": "G, D2",
      "x-kind": "id",
      "x-known": [
        "1.0"
      ]
    },
    cluster: {
      type: "string",
      description: "Name of the mission.",
      "x-source": "G",
      "x-kind": "name"
    },
    status: {
      description: "Status of the mission.",
      "x-source": 'F, "State Lifecycle"',
      type: "string",
      enum: [
        "initialized",
        "active",
        "checkpoint",
        "interrupted",
        "resumed",
        "completed",
        "failed"
      ],
      "x-counterparts": {
        planning: "initialized",
        in_progress: [
          "active",
          "resumed"
        ],
        blocked: [
          "checkpoint",
          "interrupted"
        ],
        complete: "completed"
      }
    },
    position: {
      type: "object",
      required: [
        "block"
      ],
      properties: {
        phase: {
          description: "Number or name of the current phase.",
          "x-source": "G, D28",
          type: [
            "string",
            "number"
          ],
          "x-kind": "name"
        },
        phase_name: {
          type: "string",
          description: "Name of the phase.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        block: {
          description: "Number of the current block, through the mission.",
          "x-source": "F, D28",
          type: [
            "string",
            "integer"
          ],
          pattern: "^\\d{1,4}(-\\d{1,4})?$",
          minimum: 0,
          "x-shape": "a block number like 2 or 01-02",
          "x-kind": "id"
        },
        block_name: {
          type: "string",
          description: "Name of the block.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        wave: {
          description: "Number of the current wave.",
          "x-source": "G, D28",
          type: [
            "string",
            "integer"
          ],
          pattern: "^\\d{1,4}$",
          minimum: 0,
          "x-shape": "a wave number like 2",
          "x-kind": "id"
        },
        wave_name: {
          type: "string",
          description: "Name of the wave.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        thread: {
          description: "Number of the current thread.",
          "x-source": "F, D14",
          type: [
            "string",
            "number"
          ],
          pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
          minimum: 0,
          "x-shape": "a thread id like 02.3 or 4",
          "x-kind": "id"
        },
        thread_name: {
          type: "string",
          description: "Name of the thread.",
          "x-source": "G, D28",
          "x-kind": "name"
        }
      },
      description: "Where the mission stands.",
      "x-source": "G, F",
      "x-unknown": "info"
    },
    block: {
      description: "Number of the current block, outside of position.",
      "x-source": "F, D28",
      type: [
        "string",
        "integer"
      ],
      pattern: "^\\d{1,4}(-\\d{1,4})?$",
      minimum: 0,
      "x-shape": "a block number like 2 or 01-02",
      "x-kind": "id"
    },
    wave: {
      description: "Number of the current wave, outside of position.",
      "x-source": "G, D28",
      type: [
        "string",
        "integer"
      ],
      pattern: "^\\d{1,4}$",
      minimum: 0,
      "x-shape": "a wave number like 2",
      "x-kind": "id"
    },
    thread: {
      description: "Number of the current thread, outside of position.",
      "x-source": "D14, D28",
      type: [
        "string",
        "number"
      ],
      pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
      minimum: 0,
      "x-shape": "a thread id like 02.3 or 4",
      "x-kind": "id"
    },
    progress_percent: {
      type: "number",
      description: "Share of the blocks that are complete, in percent; rounded or floored is right.",
      "x-source": "G, D28",
      minimum: 0,
      maximum: 100
    },
    created_at: {
      type: "string",
      description: "When the mission was created.",
      "x-source": "D28",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    updated_at: {
      type: "string",
      description: "When the state was last changed.",
      "x-source": "G",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    mode: {
      type: "string",
      description: "How much the mission asks before it acts.",
      "x-source": "D28",
      "x-kind": "name"
    }
  },
  description: ".grid/STATE.md, persistence dialect.",
  "x-source": "G, F",
  "x-unknown": "info"
};

// src/formats/grid/spec/generated/summary.schema.json
var summary_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/summary.schema.json",
  title: "NN-SUMMARY.md",
  type: "object",
  properties: {
    cluster: {
      type: "string",
      description: "Name of the mission, as in STATE.md.",
      "x-source": "G",
      "x-kind": "name"
    },
    block: {
      description: "Number of the block; where it is absent, the name of the file tells.",
      "x-source": "D6, D23",
      type: [
        "string",
        "integer"
      ],
      pattern: "^\\d{1,4}(-\\d{1,4})?$",
      minimum: 0,
      "x-shape": "a block number like 2 or 01-02",
      "x-kind": "id"
    },
    phase: {
      description: "Number or name of the phase.",
      "x-source": "D23",
      type: [
        "string",
        "number"
      ],
      "x-kind": "name"
    },
    wave: {
      description: "Number or name of the wave.",
      "x-source": "G",
      type: [
        "string",
        "number"
      ],
      "x-kind": "name"
    },
    plan: {
      description: "Number or name of the plan.",
      "x-source": "practice",
      type: [
        "string",
        "number"
      ],
      "x-kind": "name"
    },
    subsystem: {
      type: "string",
      description: "The part of the project that the block is about.",
      "x-source": "practice",
      "x-kind": "text"
    },
    tags: {
      description: "Words to find the block by.",
      "x-source": "practice"
    },
    status: {
      type: "string",
      description: "How the block ended: complete, skipped, or in words of its own; nothing means complete.",
      "x-source": "F, D33",
      "x-kind": "name"
    },
    commits: {
      description: "The commits of the block: hashes, or records that hold them.",
      "x-source": "G, D8"
    },
    artifacts_created: {
      description: "Files that the block created.",
      "x-source": "G, F, D8"
    },
    "artifacts-created": {
      description: "Files that the block created.",
      "x-source": "G, F, D8"
    },
    key_files: {
      type: "object",
      properties: {
        created: {
          description: "Files that the block created.",
          "x-source": "D8"
        },
        modified: {
          description: "Files that the block changed.",
          "x-source": "D8"
        },
        deleted: {
          description: "Files that the block removed.",
          "x-source": "practice"
        }
      },
      description: "The files that matter.",
      "x-source": "D8",
      "x-unknown": "info"
    },
    "key-files": {
      type: "object",
      properties: {
        created: {
          description: "Files that the block created.",
          "x-source": "D8"
        },
        modified: {
          description: "Files that the block changed.",
          "x-source": "D8"
        },
        deleted: {
          description: "Files that the block removed.",
          "x-source": "practice"
        }
      },
      description: "The files that matter.",
      "x-source": "D8",
      "x-unknown": "info"
    },
    lessons_learned: {
      description: "What the next blocks should know, by category.",
      "x-source": "G, F, D21"
    },
    "lessons-learned": {
      description: "What the next blocks should know, by category.",
      "x-source": "G, F, D21"
    },
    requires: {
      description: "What the block built upon.",
      "x-source": "practice",
      items: {
        description: "A block that it built upon, and what that provides.",
        "x-source": "practice",
        properties: {
          block: {
            description: "The block.",
            "x-source": "practice",
            type: [
              "string",
              "integer",
              "number",
              "boolean",
              "null",
              "object",
              "array"
            ]
          }
        },
        "x-unknown": "open"
      }
    },
    provides: {
      description: "What later blocks may build upon.",
      "x-source": "practice"
    },
    affects: {
      description: "The blocks, or what else, that the block affects.",
      "x-source": "practice",
      items: {
        description: "A block, or what else is affected.",
        "x-source": "practice",
        type: [
          "string",
          "integer",
          "number",
          "boolean",
          "null",
          "object",
          "array"
        ]
      }
    },
    tech_stack: {
      type: "object",
      properties: {
        added: {
          description: "What was added to the technology of the project.",
          "x-source": "practice"
        },
        patterns: {
          description: "Patterns that were introduced.",
          "x-source": "practice"
        }
      },
      description: "What the block changed in the technology of the project.",
      "x-source": "practice",
      "x-unknown": "info"
    },
    "tech-stack": {
      type: "object",
      properties: {
        added: {
          description: "What was added to the technology of the project.",
          "x-source": "practice"
        },
        patterns: {
          description: "Patterns that were introduced.",
          "x-source": "practice"
        }
      },
      description: "What the block changed in the technology of the project.",
      "x-source": "practice",
      "x-unknown": "info"
    },
    key_decisions: {
      description: "What was decided.",
      "x-source": "practice"
    },
    "key-decisions": {
      description: "What was decided.",
      "x-source": "practice"
    },
    patterns_established: {
      description: "Patterns that later blocks should follow.",
      "x-source": "practice"
    },
    "patterns-established": {
      description: "Patterns that later blocks should follow.",
      "x-source": "practice"
    },
    requirements_completed: {
      description: "Requirements that the block meets.",
      "x-source": "practice"
    },
    "requirements-completed": {
      description: "Requirements that the block meets.",
      "x-source": "practice"
    },
    threads: {
      description: "The threads of the block.",
      "x-source": "G"
    },
    threads_complete: {
      description: "Threads that are complete.",
      "x-source": "G"
    },
    "threads-complete": {
      description: "Threads that are complete.",
      "x-source": "G"
    },
    threads_total: {
      description: "Threads of the block.",
      "x-source": "G"
    },
    "threads-total": {
      description: "Threads of the block.",
      "x-source": "G"
    },
    completed_threads: {
      description: "Threads that are complete, with their commits.",
      "x-source": "F"
    },
    "completed-threads": {
      description: "Threads that are complete, with their commits.",
      "x-source": "F"
    },
    deviations: {
      description: "Where the work left the plan.",
      "x-source": "practice"
    },
    one_liner: {
      description: "What the block did, in one sentence.",
      "x-source": "practice"
    },
    "one-liner": {
      description: "What the block did, in one sentence.",
      "x-source": "practice"
    },
    started: {
      description: "When the block was started.",
      "x-source": "practice"
    },
    started_at: {
      description: "When the block was started.",
      "x-source": "practice"
    },
    "started-at": {
      description: "When the block was started.",
      "x-source": "practice"
    },
    completed: {
      description: "When the block was completed.",
      "x-source": "practice"
    },
    completed_at: {
      description: "When the block was completed.",
      "x-source": "practice"
    },
    "completed-at": {
      description: "When the block was completed.",
      "x-source": "practice"
    },
    duration: {
      description: "How long the block took.",
      "x-source": "practice"
    },
    duration_seconds: {
      description: "Seconds that the block took.",
      "x-source": "practice"
    },
    "duration-seconds": {
      description: "Seconds that the block took.",
      "x-source": "practice"
    },
    skipped: {
      description: "Whether the block was skipped.",
      "x-source": "D33"
    },
    reason: {
      description: "Why the block was skipped, or ended as it did.",
      "x-source": "D33"
    },
    block_name: {
      description: "Name of the block.",
      "x-source": "practice"
    },
    "block-name": {
      description: "Name of the block.",
      "x-source": "practice"
    },
    name: {
      description: "Name of the block.",
      "x-source": "practice"
    },
    title: {
      description: "Name of the block.",
      "x-source": "practice"
    },
    version: {
      description: "Version of the file.",
      "x-source": "practice"
    },
    created_at: {
      description: "When the summary was written.",
      "x-source": "practice"
    },
    "created-at": {
      description: "When the summary was written.",
      "x-source": "practice"
    },
    updated_at: {
      description: "When the summary was last changed.",
      "x-source": "practice"
    },
    "updated-at": {
      description: "When the summary was last changed.",
      "x-source": "practice"
    }
  },
  description: "Front matter of a SUMMARY.",
  "x-source": "G, F, D8",
  "x-unknown": "info"
};

// src/formats/grid/spec/generated/validators.mjs
var B = n;
var _ = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json", type: "object", required: ["version", "session_id", "mission_id", "cluster", "created_at", "updated_at", "status", "mode", "phases", "position", "progress", "resume"], properties: { version: { type: "string" }, session_id: { type: "string", pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" }, mission_id: { type: "string", pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" }, cluster: { type: "string" }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, status: { type: "string", enum: ["planning", "in_progress", "blocked", "complete", "failed"] }, mode: { type: "string", enum: ["autopilot", "guided", "hands_on"] }, phases: { type: "object", required: ["total", "current"], properties: { total: { type: "integer", minimum: 0 }, current: { type: "integer", minimum: 0 }, completed: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, definitions: { type: "array", items: { type: "object", required: ["id", "name", "status", "blocks", "blocks_complete"], properties: { id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, name: { type: "string" }, status: { type: "string", enum: ["complete", "in_progress", "pending"] }, blocks: { type: "integer", minimum: 0 }, blocks_complete: { type: "integer", minimum: 0 }, started_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, completed_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } } } }, position: { type: "object", required: ["phase", "phase_id", "block", "thread", "thread_total"], properties: { phase: { type: "integer", minimum: 0 }, phase_id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, phase_name: { type: "string" }, block: { type: "integer", minimum: 0 }, block_id: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, block_name: { type: "string" }, wave: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 }, thread_total: { type: "integer", minimum: 0 } } }, progress: { type: "object", required: ["blocks_complete", "blocks_total", "percent"], properties: { blocks_complete: { type: "integer", minimum: 0 }, blocks_total: { type: "integer", minimum: 0 }, threads_complete: { type: "integer", minimum: 0 }, threads_total: { type: "integer", minimum: 0 }, percent: { type: "number", minimum: 0, maximum: 100 } } }, agents: { type: "object", properties: { active: { type: "array", items: { type: "object", required: ["id", "type", "spawned_at", "task", "phase", "block", "last_heartbeat"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, spawned_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, task: { type: "string" }, phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, block: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, last_heartbeat: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, completed: { type: "array", items: { type: "object", required: ["id", "type", "result", "duration_seconds"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, result: { type: "string", enum: ["success", "failure", "timeout", "cancelled"] }, duration_seconds: { type: "integer", minimum: 0 } } } } } }, persistent: { type: "object", properties: { decisions: { type: "array", items: { type: "object", required: ["id", "decision", "phase_decided", "affects_phases", "rationale"], properties: { id: { type: "string", pattern: "^dec-\\d{3}$" }, decision: { type: "string" }, phase_decided: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, affects_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, rationale: { type: "string" } } } }, artifacts: { type: "array", items: { type: "object", required: ["id", "type", "path", "created_phase", "used_by_phases"], properties: { id: { type: "string", pattern: "^art-\\d{3}$" }, type: { type: "string", enum: ["schema", "config", "api", "component", "model"] }, path: { type: "string" }, created_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, used_by_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } } } } }, tech_stack: { type: "object", properties: { runtime: { type: "string" }, framework: { type: "string" }, database: { type: "string" }, orm: { type: "string" }, auth: { type: "string" }, added_packages: { type: "array", items: { type: "object", properties: { name: { type: "string" }, added_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, purpose: { type: "string" } } } } } } } }, resume: { type: "object", required: ["can_resume"], properties: { checkpoint_file: { type: ["string", "null"] }, last_agent: { type: ["string", "null"], pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, last_commit: { type: ["string", "number", "boolean", "null"] }, can_resume: { type: "boolean" }, resume_position: { type: "object", properties: { phase: { type: "integer", minimum: 0 }, block: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 } } } } }, budget: { type: "object", properties: { total_cost_usd: { type: "number" }, session_cost_usd: { type: "number" }, spawns_this_session: { type: "integer" } } }, warnings: { type: "array", items: { type: "object", properties: { level: { type: "string", enum: ["warning", "info"] }, message: { type: "string" }, source: { type: "string", pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, blockers: { type: "array", items: { type: "object", properties: { id: { type: "string", pattern: "^blocker-\\d{3}$" }, type: { type: "string", enum: ["missing_credential", "external_api", "permission", "dependency"] }, description: { type: "string" }, blocking_thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, added_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, energy: { type: "integer" } } };
var V = new RegExp("^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$", "u");
var I = new RegExp("^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$", "u");
var k = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$", "u");
var P = new RegExp("^\\d{2}-[a-z0-9-]+$", "u");
var Z = new RegExp("^\\d{2}-\\d{2}$", "u");
var E = new RegExp("^(executor|planner|scout|recognizer|memory)-\\d{3}$", "u");
var S = new RegExp("^dec-\\d{3}$", "u");
var C = new RegExp("^art-\\d{3}$", "u");
var D = new RegExp("^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$", "u");
var W = new RegExp("^blocker-\\d{3}$", "u");
var z = new RegExp("^\\d{1,4}(\\.\\d{1,4})?$", "u");
function n(l, { instancePath: i = "", parentData: N, parentDataProperty: j, rootData: F = l, dynamicAnchors: x = {} } = {}) {
  let e = null, s = 0, m = n.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.version === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.session_id === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.mission_id === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mission_id" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.cluster === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.created_at === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.updated_at === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.status === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.mode === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.phases === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phases" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.position === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.progress === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "progress" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.resume === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resume" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let t = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.session_id !== void 0) {
      let t = l.session_id;
      if (typeof t == "string") {
        if (!V.test(t)) {
          let r = { instancePath: i + "/session_id", schemaPath: "#/properties/session_id/pattern", keyword: "pattern", params: { pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.mission_id !== void 0) {
      let t = l.mission_id;
      if (typeof t == "string") {
        if (!I.test(t)) {
          let r = { instancePath: i + "/mission_id", schemaPath: "#/properties/mission_id/pattern", keyword: "pattern", params: { pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/mission_id", schemaPath: "#/properties/mission_id/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let t = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return n.errors = e, false;
      s++;
    }
    if (l.created_at !== void 0) {
      let t = l.created_at;
      if (typeof t == "string") {
        if (!k.test(t)) {
          let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.updated_at !== void 0) {
      let t = l.updated_at;
      if (typeof t == "string") {
        if (!k.test(t)) {
          let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.status !== void 0) {
      let t = l.status;
      if (typeof t != "string") {
        let r = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
      if (!(t === "planning" || t === "in_progress" || t === "blocked" || t === "complete" || t === "failed")) {
        let r = { instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: _.properties.status.enum } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.mode !== void 0) {
      let t = l.mode;
      if (typeof t != "string") {
        let r = { instancePath: i + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
      if (!(t === "autopilot" || t === "guided" || t === "hands_on")) {
        let r = { instancePath: i + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: _.properties.mode.enum } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.phases !== void 0) {
      let t = l.phases;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.total === void 0) {
          let r = { instancePath: i + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "total" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.current === void 0) {
          let r = { instancePath: i + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "current" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.total !== void 0) {
          let r = t.total;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/phases/total", schemaPath: "#/properties/phases/properties/total/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/phases/total", schemaPath: "#/properties/phases/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.current !== void 0) {
          let r = t.current;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/phases/current", schemaPath: "#/properties/phases/properties/current/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/phases/current", schemaPath: "#/properties/phases/properties/current/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.completed !== void 0) {
          let r = t.completed;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (typeof d == "string") {
                if (!P.test(d)) {
                  let a = { instancePath: i + "/phases/completed/" + o, schemaPath: "#/properties/phases/properties/completed/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/phases/completed/" + o, schemaPath: "#/properties/phases/properties/completed/items/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/phases/completed", schemaPath: "#/properties/phases/properties/completed/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.definitions !== void 0) {
          let r = t.definitions;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.name === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "name" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.status === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "status" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.blocks === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.blocks_complete === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!P.test(a)) {
                      let f = { instancePath: i + "/phases/definitions/" + o + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.name !== void 0 && typeof d.name != "string") {
                  let a = { instancePath: i + "/phases/definitions/" + o + "/name", schemaPath: "#/properties/phases/properties/definitions/items/properties/name/type", keyword: "type", params: { type: "string" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.status !== void 0) {
                  let a = d.status;
                  if (typeof a != "string") {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (!(a === "complete" || a === "in_progress" || a === "pending")) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/enum", keyword: "enum", params: { allowedValues: _.properties.phases.properties.definitions.items.properties.status.enum } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.blocks !== void 0) {
                  let a = d.blocks;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/type", keyword: "type", params: { type: "integer" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.blocks_complete !== void 0) {
                  let a = d.blocks_complete;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.started_at !== void 0) {
                  let a = d.started_at;
                  if (typeof a != "string" && a !== null) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/type", keyword: "type", params: { type: _.properties.phases.properties.definitions.items.properties.started_at.type } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (typeof a == "string" && !k.test(a)) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.completed_at !== void 0) {
                  let a = d.completed_at;
                  if (typeof a != "string" && a !== null) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/type", keyword: "type", params: { type: _.properties.phases.properties.definitions.items.properties.completed_at.type } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (typeof a == "string" && !k.test(a)) {
                    let f = { instancePath: i + "/phases/definitions/" + o + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
              } else {
                let a = { instancePath: i + "/phases/definitions/" + o, schemaPath: "#/properties/phases/properties/definitions/items/type", keyword: "type", params: { type: "object" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/phases/definitions", schemaPath: "#/properties/phases/properties/definitions/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.position !== void 0) {
      let t = l.position;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.phase === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.phase_id === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase_id" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.block === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.thread === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.thread_total === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread_total" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.phase !== void 0) {
          let r = t.phase;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.phase_id !== void 0) {
          let r = t.phase_id;
          if (typeof r == "string") {
            if (!P.test(r)) {
              let p = { instancePath: i + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
          } else {
            let p = { instancePath: i + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/type", keyword: "type", params: { type: "string" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.phase_name !== void 0 && typeof t.phase_name != "string") {
          let r = { instancePath: i + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.block !== void 0) {
          let r = t.block;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.block_id !== void 0) {
          let r = t.block_id;
          if (typeof r == "string") {
            if (!Z.test(r)) {
              let p = { instancePath: i + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
          } else {
            let p = { instancePath: i + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/type", keyword: "type", params: { type: "string" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.block_name !== void 0 && typeof t.block_name != "string") {
          let r = { instancePath: i + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.wave !== void 0) {
          let r = t.wave;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.thread !== void 0) {
          let r = t.thread;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.thread_total !== void 0) {
          let r = t.thread_total;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.progress !== void 0) {
      let t = l.progress;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.blocks_complete === void 0) {
          let r = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.blocks_total === void 0) {
          let r = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_total" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.percent === void 0) {
          let r = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "percent" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.blocks_complete !== void 0) {
          let r = t.blocks_complete;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.blocks_total !== void 0) {
          let r = t.blocks_total;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.threads_complete !== void 0) {
          let r = t.threads_complete;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.threads_total !== void 0) {
          let r = t.threads_total;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.percent !== void 0) {
          let r = t.percent;
          if (typeof r == "number" && isFinite(r)) {
            if (r > 100 || isNaN(r)) {
              let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r < 0 || isNaN(r)) {
              let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
          } else {
            let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/type", keyword: "type", params: { type: "number" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.agents !== void 0) {
      let t = l.agents;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.active !== void 0) {
          let r = t.active;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "id" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "type" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.spawned_at === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "spawned_at" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.task === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "task" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.phase === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "phase" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.block === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "block" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.last_heartbeat === void 0) {
                  let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "last_heartbeat" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!E.test(a)) {
                      let f = { instancePath: i + "/agents/active/" + o + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/active/" + o + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let f = { instancePath: i + "/agents/active/" + o + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (!(a === "executor" || a === "planner" || a === "scout" || a === "recognizer" || a === "memory")) {
                    let f = { instancePath: i + "/agents/active/" + o + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/enum", keyword: "enum", params: { allowedValues: _.properties.agents.properties.active.items.properties.type.enum } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.spawned_at !== void 0) {
                  let a = d.spawned_at;
                  if (typeof a == "string") {
                    if (!k.test(a)) {
                      let f = { instancePath: i + "/agents/active/" + o + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/active/" + o + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.task !== void 0 && typeof d.task != "string") {
                  let a = { instancePath: i + "/agents/active/" + o + "/task", schemaPath: "#/properties/agents/properties/active/items/properties/task/type", keyword: "type", params: { type: "string" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.phase !== void 0) {
                  let a = d.phase;
                  if (typeof a == "string") {
                    if (!P.test(a)) {
                      let f = { instancePath: i + "/agents/active/" + o + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/active/" + o + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.block !== void 0) {
                  let a = d.block;
                  if (typeof a == "string") {
                    if (!Z.test(a)) {
                      let f = { instancePath: i + "/agents/active/" + o + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/active/" + o + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.last_heartbeat !== void 0) {
                  let a = d.last_heartbeat;
                  if (typeof a == "string") {
                    if (!k.test(a)) {
                      let f = { instancePath: i + "/agents/active/" + o + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/active/" + o + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
              } else {
                let a = { instancePath: i + "/agents/active/" + o, schemaPath: "#/properties/agents/properties/active/items/type", keyword: "type", params: { type: "object" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/agents/active", schemaPath: "#/properties/agents/properties/active/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.completed !== void 0) {
          let r = t.completed;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + o, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "id" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + o, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "type" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.result === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + o, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "result" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.duration_seconds === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + o, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "duration_seconds" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!E.test(a)) {
                      let f = { instancePath: i + "/agents/completed/" + o + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/agents/completed/" + o + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let f = { instancePath: i + "/agents/completed/" + o + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (!(a === "executor" || a === "planner" || a === "scout" || a === "recognizer" || a === "memory")) {
                    let f = { instancePath: i + "/agents/completed/" + o + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/enum", keyword: "enum", params: { allowedValues: _.properties.agents.properties.completed.items.properties.type.enum } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.result !== void 0) {
                  let a = d.result;
                  if (typeof a != "string") {
                    let f = { instancePath: i + "/agents/completed/" + o + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (!(a === "success" || a === "failure" || a === "timeout" || a === "cancelled")) {
                    let f = { instancePath: i + "/agents/completed/" + o + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/enum", keyword: "enum", params: { allowedValues: _.properties.agents.properties.completed.items.properties.result.enum } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.duration_seconds !== void 0) {
                  let a = d.duration_seconds;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let f = { instancePath: i + "/agents/completed/" + o + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/type", keyword: "type", params: { type: "integer" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let f = { instancePath: i + "/agents/completed/" + o + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
              } else {
                let a = { instancePath: i + "/agents/completed/" + o, schemaPath: "#/properties/agents/properties/completed/items/type", keyword: "type", params: { type: "object" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/agents/completed", schemaPath: "#/properties/agents/properties/completed/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.persistent !== void 0) {
      let t = l.persistent;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.decisions !== void 0) {
          let r = t.decisions;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.decision === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.phase_decided === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "phase_decided" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.affects_phases === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "affects_phases" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.rationale === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "rationale" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!S.test(a)) {
                      let f = { instancePath: i + "/persistent/decisions/" + o + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^dec-\\d{3}$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/decisions/" + o + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.decision !== void 0 && typeof d.decision != "string") {
                  let a = { instancePath: i + "/persistent/decisions/" + o + "/decision", schemaPath: "#/properties/persistent/properties/decisions/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.phase_decided !== void 0) {
                  let a = d.phase_decided;
                  if (typeof a == "string") {
                    if (!P.test(a)) {
                      let f = { instancePath: i + "/persistent/decisions/" + o + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/decisions/" + o + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.affects_phases !== void 0) {
                  let a = d.affects_phases;
                  if (Array.isArray(a)) {
                    let f = a.length;
                    for (let g = 0; g < f; g++) {
                      let $ = a[g];
                      if (typeof $ == "string") {
                        if (!P.test($)) {
                          let b = { instancePath: i + "/persistent/decisions/" + o + "/affects_phases/" + g, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          if (e === null) e = [b];
                          else if (e.push(b) === 1e4) return n.errors = e, false;
                          s++;
                        }
                      } else {
                        let b = { instancePath: i + "/persistent/decisions/" + o + "/affects_phases/" + g, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/type", keyword: "type", params: { type: "string" } };
                        if (e === null) e = [b];
                        else if (e.push(b) === 1e4) return n.errors = e, false;
                        s++;
                      }
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/decisions/" + o + "/affects_phases", schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/type", keyword: "type", params: { type: "array" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.rationale !== void 0 && typeof d.rationale != "string") {
                  let a = { instancePath: i + "/persistent/decisions/" + o + "/rationale", schemaPath: "#/properties/persistent/properties/decisions/items/properties/rationale/type", keyword: "type", params: { type: "string" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/persistent/decisions/" + o, schemaPath: "#/properties/persistent/properties/decisions/items/type", keyword: "type", params: { type: "object" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/decisions", schemaPath: "#/properties/persistent/properties/decisions/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.artifacts !== void 0) {
          let r = t.artifacts;
          if (Array.isArray(r)) {
            let p = r.length;
            for (let o = 0; o < p; o++) {
              let d = r[o];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "id" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "type" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.path === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "path" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.created_phase === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "created_phase" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.used_by_phases === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "used_by_phases" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!C.test(a)) {
                      let f = { instancePath: i + "/persistent/artifacts/" + o + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^art-\\d{3}$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/artifacts/" + o + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let f = { instancePath: i + "/persistent/artifacts/" + o + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                  if (!(a === "schema" || a === "config" || a === "api" || a === "component" || a === "model")) {
                    let f = { instancePath: i + "/persistent/artifacts/" + o + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/enum", keyword: "enum", params: { allowedValues: _.properties.persistent.properties.artifacts.items.properties.type.enum } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.path !== void 0 && typeof d.path != "string") {
                  let a = { instancePath: i + "/persistent/artifacts/" + o + "/path", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/path/type", keyword: "type", params: { type: "string" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
                if (d.created_phase !== void 0) {
                  let a = d.created_phase;
                  if (typeof a == "string") {
                    if (!P.test(a)) {
                      let f = { instancePath: i + "/persistent/artifacts/" + o + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/artifacts/" + o + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/type", keyword: "type", params: { type: "string" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
                if (d.used_by_phases !== void 0) {
                  let a = d.used_by_phases;
                  if (Array.isArray(a)) {
                    let f = a.length;
                    for (let g = 0; g < f; g++) {
                      let $ = a[g];
                      if (typeof $ == "string") {
                        if (!P.test($)) {
                          let b = { instancePath: i + "/persistent/artifacts/" + o + "/used_by_phases/" + g, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          if (e === null) e = [b];
                          else if (e.push(b) === 1e4) return n.errors = e, false;
                          s++;
                        }
                      } else {
                        let b = { instancePath: i + "/persistent/artifacts/" + o + "/used_by_phases/" + g, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/type", keyword: "type", params: { type: "string" } };
                        if (e === null) e = [b];
                        else if (e.push(b) === 1e4) return n.errors = e, false;
                        s++;
                      }
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/artifacts/" + o + "/used_by_phases", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/type", keyword: "type", params: { type: "array" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
              } else {
                let a = { instancePath: i + "/persistent/artifacts/" + o, schemaPath: "#/properties/persistent/properties/artifacts/items/type", keyword: "type", params: { type: "object" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/artifacts", schemaPath: "#/properties/persistent/properties/artifacts/type", keyword: "type", params: { type: "array" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.tech_stack !== void 0) {
          let r = t.tech_stack;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            if (r.runtime !== void 0 && typeof r.runtime != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/runtime", schemaPath: "#/properties/persistent/properties/tech_stack/properties/runtime/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r.framework !== void 0 && typeof r.framework != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/framework", schemaPath: "#/properties/persistent/properties/tech_stack/properties/framework/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r.database !== void 0 && typeof r.database != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/database", schemaPath: "#/properties/persistent/properties/tech_stack/properties/database/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r.orm !== void 0 && typeof r.orm != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/orm", schemaPath: "#/properties/persistent/properties/tech_stack/properties/orm/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r.auth !== void 0 && typeof r.auth != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/auth", schemaPath: "#/properties/persistent/properties/tech_stack/properties/auth/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [p];
              else if (e.push(p) === 1e4) return n.errors = e, false;
              s++;
            }
            if (r.added_packages !== void 0) {
              let p = r.added_packages;
              if (Array.isArray(p)) {
                let o = p.length;
                for (let d = 0; d < o; d++) {
                  let a = p[d];
                  if (a && typeof a == "object" && !Array.isArray(a)) {
                    if (a.name !== void 0 && typeof a.name != "string") {
                      let f = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/name", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                    if (a.added_phase !== void 0) {
                      let f = a.added_phase;
                      if (typeof f == "string") {
                        if (!P.test(f)) {
                          let g = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          if (e === null) e = [g];
                          else if (e.push(g) === 1e4) return n.errors = e, false;
                          s++;
                        }
                      } else {
                        let g = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/type", keyword: "type", params: { type: "string" } };
                        if (e === null) e = [g];
                        else if (e.push(g) === 1e4) return n.errors = e, false;
                        s++;
                      }
                    }
                    if (a.purpose !== void 0 && typeof a.purpose != "string") {
                      let f = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/purpose", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/purpose/type", keyword: "type", params: { type: "string" } };
                      if (e === null) e = [f];
                      else if (e.push(f) === 1e4) return n.errors = e, false;
                      s++;
                    }
                  } else {
                    let f = { instancePath: i + "/persistent/tech_stack/added_packages/" + d, schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/type", keyword: "type", params: { type: "object" } };
                    if (e === null) e = [f];
                    else if (e.push(f) === 1e4) return n.errors = e, false;
                    s++;
                  }
                }
              } else {
                let o = { instancePath: i + "/persistent/tech_stack/added_packages", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/type", keyword: "type", params: { type: "array" } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/tech_stack", schemaPath: "#/properties/persistent/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/persistent", schemaPath: "#/properties/persistent/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.resume !== void 0) {
      let t = l.resume;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.can_resume === void 0) {
          let r = { instancePath: i + "/resume", schemaPath: "#/properties/resume/required", keyword: "required", params: { missingProperty: "can_resume" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.checkpoint_file !== void 0) {
          let r = t.checkpoint_file;
          if (typeof r != "string" && r !== null) {
            let p = { instancePath: i + "/resume/checkpoint_file", schemaPath: "#/properties/resume/properties/checkpoint_file/type", keyword: "type", params: { type: _.properties.resume.properties.checkpoint_file.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.last_agent !== void 0) {
          let r = t.last_agent;
          if (typeof r != "string" && r !== null) {
            let p = { instancePath: i + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/type", keyword: "type", params: { type: _.properties.resume.properties.last_agent.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
          if (typeof r == "string" && !D.test(r)) {
            let p = { instancePath: i + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.last_commit !== void 0) {
          let r = t.last_commit;
          if (typeof r != "string" && !(typeof r == "number" && isFinite(r)) && typeof r != "boolean" && r !== null) {
            let p = { instancePath: i + "/resume/last_commit", schemaPath: "#/properties/resume/properties/last_commit/type", keyword: "type", params: { type: _.properties.resume.properties.last_commit.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.can_resume !== void 0 && typeof t.can_resume != "boolean") {
          let r = { instancePath: i + "/resume/can_resume", schemaPath: "#/properties/resume/properties/can_resume/type", keyword: "type", params: { type: "boolean" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return n.errors = e, false;
          s++;
        }
        if (t.resume_position !== void 0) {
          let r = t.resume_position;
          if (r && typeof r == "object" && !Array.isArray(r)) {
            if (r.phase !== void 0) {
              let p = r.phase;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let o = { instancePath: i + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/type", keyword: "type", params: { type: "integer" } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let o = { instancePath: i + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (r.block !== void 0) {
              let p = r.block;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let o = { instancePath: i + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/type", keyword: "type", params: { type: "integer" } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let o = { instancePath: i + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (r.thread !== void 0) {
              let p = r.thread;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let o = { instancePath: i + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/type", keyword: "type", params: { type: "integer" } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let o = { instancePath: i + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (e === null) e = [o];
                else if (e.push(o) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let p = { instancePath: i + "/resume/resume_position", schemaPath: "#/properties/resume/properties/resume_position/type", keyword: "type", params: { type: "object" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/resume", schemaPath: "#/properties/resume/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.budget !== void 0) {
      let t = l.budget;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.total_cost_usd !== void 0) {
          let r = t.total_cost_usd;
          if (!(typeof r == "number" && isFinite(r))) {
            let p = { instancePath: i + "/budget/total_cost_usd", schemaPath: "#/properties/budget/properties/total_cost_usd/type", keyword: "type", params: { type: "number" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.session_cost_usd !== void 0) {
          let r = t.session_cost_usd;
          if (!(typeof r == "number" && isFinite(r))) {
            let p = { instancePath: i + "/budget/session_cost_usd", schemaPath: "#/properties/budget/properties/session_cost_usd/type", keyword: "type", params: { type: "number" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
        if (t.spawns_this_session !== void 0) {
          let r = t.spawns_this_session;
          if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/budget/spawns_this_session", schemaPath: "#/properties/budget/properties/spawns_this_session/type", keyword: "type", params: { type: "integer" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.warnings !== void 0) {
      let t = l.warnings;
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) {
          let o = t[p];
          if (o && typeof o == "object" && !Array.isArray(o)) {
            if (o.level !== void 0) {
              let d = o.level;
              if (typeof d != "string") {
                let a = { instancePath: i + "/warnings/" + p + "/level", schemaPath: "#/properties/warnings/items/properties/level/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
              if (!(d === "warning" || d === "info")) {
                let a = { instancePath: i + "/warnings/" + p + "/level", schemaPath: "#/properties/warnings/items/properties/level/enum", keyword: "enum", params: { allowedValues: _.properties.warnings.items.properties.level.enum } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (o.message !== void 0 && typeof o.message != "string") {
              let d = { instancePath: i + "/warnings/" + p + "/message", schemaPath: "#/properties/warnings/items/properties/message/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [d];
              else if (e.push(d) === 1e4) return n.errors = e, false;
              s++;
            }
            if (o.source !== void 0) {
              let d = o.source;
              if (typeof d == "string") {
                if (!D.test(d)) {
                  let a = { instancePath: i + "/warnings/" + p + "/source", schemaPath: "#/properties/warnings/items/properties/source/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/warnings/" + p + "/source", schemaPath: "#/properties/warnings/items/properties/source/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (o.timestamp !== void 0) {
              let d = o.timestamp;
              if (typeof d == "string") {
                if (!k.test(d)) {
                  let a = { instancePath: i + "/warnings/" + p + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/warnings/" + p + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let d = { instancePath: i + "/warnings/" + p, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "object" } };
            if (e === null) e = [d];
            else if (e.push(d) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.blockers !== void 0) {
      let t = l.blockers;
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) {
          let o = t[p];
          if (o && typeof o == "object" && !Array.isArray(o)) {
            if (o.id !== void 0) {
              let d = o.id;
              if (typeof d == "string") {
                if (!W.test(d)) {
                  let a = { instancePath: i + "/blockers/" + p + "/id", schemaPath: "#/properties/blockers/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^blocker-\\d{3}$" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/blockers/" + p + "/id", schemaPath: "#/properties/blockers/items/properties/id/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (o.type !== void 0) {
              let d = o.type;
              if (typeof d != "string") {
                let a = { instancePath: i + "/blockers/" + p + "/type", schemaPath: "#/properties/blockers/items/properties/type/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
              if (!(d === "missing_credential" || d === "external_api" || d === "permission" || d === "dependency")) {
                let a = { instancePath: i + "/blockers/" + p + "/type", schemaPath: "#/properties/blockers/items/properties/type/enum", keyword: "enum", params: { allowedValues: _.properties.blockers.items.properties.type.enum } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (o.description !== void 0 && typeof o.description != "string") {
              let d = { instancePath: i + "/blockers/" + p + "/description", schemaPath: "#/properties/blockers/items/properties/description/type", keyword: "type", params: { type: "string" } };
              if (e === null) e = [d];
              else if (e.push(d) === 1e4) return n.errors = e, false;
              s++;
            }
            if (o.blocking_thread !== void 0) {
              let d = o.blocking_thread;
              if (typeof d != "string" && !(typeof d == "number" && isFinite(d))) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/type", keyword: "type", params: { type: _.properties.blockers.items.properties.blocking_thread.type } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
              if (typeof d == "number" && isFinite(d) && (d < 0 || isNaN(d))) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
              if (typeof d == "string" && !z.test(d)) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
            if (o.added_at !== void 0) {
              let d = o.added_at;
              if (typeof d == "string") {
                if (!k.test(d)) {
                  let a = { instancePath: i + "/blockers/" + p + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  if (e === null) e = [a];
                  else if (e.push(a) === 1e4) return n.errors = e, false;
                  s++;
                }
              } else {
                let a = { instancePath: i + "/blockers/" + p + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/type", keyword: "type", params: { type: "string" } };
                if (e === null) e = [a];
                else if (e.push(a) === 1e4) return n.errors = e, false;
                s++;
              }
            }
          } else {
            let d = { instancePath: i + "/blockers/" + p, schemaPath: "#/properties/blockers/items/type", keyword: "type", params: { type: "object" } };
            if (e === null) e = [d];
            else if (e.push(d) === 1e4) return n.errors = e, false;
            s++;
          }
        }
      } else {
        let r = { instancePath: i + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
    if (l.energy !== void 0) {
      let t = l.energy;
      if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let r = { instancePath: i + "/energy", schemaPath: "#/properties/energy/type", keyword: "type", params: { type: "integer" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return n.errors = e, false;
        s++;
      }
    }
  } else {
    let t = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (e === null) e = [t];
    else if (e.push(t) === 1e4) return n.errors = e, false;
    s++;
  }
  return n.errors = e, s === 0;
}
n.evaluated = { props: { version: true, session_id: true, mission_id: true, cluster: true, created_at: true, updated_at: true, status: true, mode: true, phases: true, position: true, progress: true, agents: true, persistent: true, resume: true, budget: true, warnings: true, blockers: true, energy: true }, dynamicProps: false, dynamicItems: false };
var G = u;
var q = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json", type: "object", required: ["cluster", "status", "position", "updated_at"], properties: { version: { type: "string" }, cluster: { type: "string" }, status: { type: "string", enum: ["initialized", "active", "checkpoint", "interrupted", "resumed", "completed", "failed"] }, position: { type: "object", required: ["block"], properties: { phase: { type: ["string", "number"] }, phase_name: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, block_name: { type: "string" }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, wave_name: { type: "string" }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, thread_name: { type: "string" } } }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, progress_percent: { type: "number", minimum: 0, maximum: 100 }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, mode: { type: "string" } } };
var T = new RegExp("^\\d{1,4}(-\\d{1,4})?$", "u");
var R = new RegExp("^\\d{1,4}$", "u");
function u(l, { instancePath: i = "", parentData: N, parentDataProperty: j, rootData: F = l, dynamicAnchors: x = {} } = {}) {
  let e = null, s = 0, m = u.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.cluster === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.status === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.position === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.updated_at === void 0) {
      let t = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let t = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let t = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
    if (l.status !== void 0) {
      let t = l.status;
      if (typeof t != "string") {
        let r = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (!(t === "initialized" || t === "active" || t === "checkpoint" || t === "interrupted" || t === "resumed" || t === "completed" || t === "failed")) {
        let r = { instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: q.properties.status.enum } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.position !== void 0) {
      let t = l.position;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (t.block === void 0) {
          let r = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
        if (t.phase !== void 0) {
          let r = t.phase;
          if (typeof r != "string" && !(typeof r == "number" && isFinite(r))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: q.properties.position.properties.phase.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
        }
        if (t.phase_name !== void 0 && typeof t.phase_name != "string") {
          let r = { instancePath: i + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
        if (t.block !== void 0) {
          let r = t.block;
          if (typeof r != "string" && !(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: q.properties.position.properties.block.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "string" && !T.test(r)) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
        }
        if (t.block_name !== void 0 && typeof t.block_name != "string") {
          let r = { instancePath: i + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
        if (t.wave !== void 0) {
          let r = t.wave;
          if (typeof r != "string" && !(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: q.properties.position.properties.wave.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "string" && !R.test(r)) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
        }
        if (t.wave_name !== void 0 && typeof t.wave_name != "string") {
          let r = { instancePath: i + "/position/wave_name", schemaPath: "#/properties/position/properties/wave_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
        if (t.thread !== void 0) {
          let r = t.thread;
          if (typeof r != "string" && !(typeof r == "number" && isFinite(r))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: q.properties.position.properties.thread.type } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
          if (typeof r == "string" && !z.test(r)) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
            if (e === null) e = [p];
            else if (e.push(p) === 1e4) return u.errors = e, false;
            s++;
          }
        }
        if (t.thread_name !== void 0 && typeof t.thread_name != "string") {
          let r = { instancePath: i + "/position/thread_name", schemaPath: "#/properties/position/properties/thread_name/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.block !== void 0) {
      let t = l.block;
      if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: q.properties.block.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !T.test(t)) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.wave !== void 0) {
      let t = l.wave;
      if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let r = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: q.properties.wave.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
        let r = { instancePath: i + "/wave", schemaPath: "#/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !R.test(t)) {
        let r = { instancePath: i + "/wave", schemaPath: "#/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.thread !== void 0) {
      let t = l.thread;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
        let r = { instancePath: i + "/thread", schemaPath: "#/properties/thread/type", keyword: "type", params: { type: q.properties.thread.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
        let r = { instancePath: i + "/thread", schemaPath: "#/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !z.test(t)) {
        let r = { instancePath: i + "/thread", schemaPath: "#/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.progress_percent !== void 0) {
      let t = l.progress_percent;
      if (typeof t == "number" && isFinite(t)) {
        if (t > 100 || isNaN(t)) {
          let r = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
        if (t < 0 || isNaN(t)) {
          let r = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/type", keyword: "type", params: { type: "number" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.created_at !== void 0) {
      let t = l.created_at;
      if (typeof t == "string") {
        if (!k.test(t)) {
          let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.updated_at !== void 0) {
      let t = l.updated_at;
      if (typeof t == "string") {
        if (!k.test(t)) {
          let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          if (e === null) e = [r];
          else if (e.push(r) === 1e4) return u.errors = e, false;
          s++;
        }
      } else {
        let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return u.errors = e, false;
        s++;
      }
    }
    if (l.mode !== void 0 && typeof l.mode != "string") {
      let t = { instancePath: i + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return u.errors = e, false;
      s++;
    }
  } else {
    let t = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (e === null) e = [t];
    else if (e.push(t) === 1e4) return u.errors = e, false;
    s++;
  }
  return u.errors = e, s === 0;
}
u.evaluated = { props: { version: true, cluster: true, status: true, position: true, block: true, wave: true, thread: true, progress_percent: true, created_at: true, updated_at: true, mode: true }, dynamicProps: false, dynamicItems: false };
var H = c;
var w = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/checkpoint.schema.json", type: "object", properties: { type: { type: "string", enum: ["human_verify", "decision", "human_action", "session_death", "failure"] }, cluster: { type: ["string", "null"] }, phase: { type: ["string", "number", "null"] }, block: { type: ["string", "number", "null"] }, wave: { type: ["string", "number", "null"] }, thread: {}, position: {}, checkpoint_details: { type: ["object", "null"], properties: { verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {} } }, "checkpoint-details": { type: ["object", "null"], properties: { verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {} } }, verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {}, awaiting: {}, created_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "created-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "updated-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, timestamp: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, responded_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "responded-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } };
function c(l, { instancePath: i = "", parentData: N, parentDataProperty: j, rootData: F = l, dynamicAnchors: x = {} } = {}) {
  let e = null, s = 0, m = c.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.type !== void 0) {
      let t = l.type;
      if (typeof t != "string") {
        let r = { instancePath: i + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (!(t === "human_verify" || t === "decision" || t === "human_action" || t === "session_death" || t === "failure")) {
        let r = { instancePath: i + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: w.properties.type.enum } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.cluster !== void 0) {
      let t = l.cluster;
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: w.properties.cluster.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.phase !== void 0) {
      let t = l.phase;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && t !== null) {
        let r = { instancePath: i + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: w.properties.phase.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.block !== void 0) {
      let t = l.block;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && t !== null) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: w.properties.block.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.wave !== void 0) {
      let t = l.wave;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && t !== null) {
        let r = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: w.properties.wave.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.checkpoint_details !== void 0) {
      let t = l.checkpoint_details;
      if (!(t && typeof t == "object" && !Array.isArray(t)) && t !== null) {
        let r = { instancePath: i + "/checkpoint_details", schemaPath: "#/properties/checkpoint_details/type", keyword: "type", params: { type: w.properties.checkpoint_details.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l["checkpoint-details"] !== void 0) {
      let t = l["checkpoint-details"];
      if (!(t && typeof t == "object" && !Array.isArray(t)) && t !== null) {
        let r = { instancePath: i + "/checkpoint-details", schemaPath: "#/properties/checkpoint-details/type", keyword: "type", params: { type: w.properties["checkpoint-details"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.created_at !== void 0) {
      let t = l.created_at;
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: w.properties.created_at.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l["created-at"] !== void 0) {
      let t = l["created-at"];
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/created-at", schemaPath: "#/properties/created-at/type", keyword: "type", params: { type: w.properties["created-at"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/created-at", schemaPath: "#/properties/created-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.updated_at !== void 0) {
      let t = l.updated_at;
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: w.properties.updated_at.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l["updated-at"] !== void 0) {
      let t = l["updated-at"];
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/updated-at", schemaPath: "#/properties/updated-at/type", keyword: "type", params: { type: w.properties["updated-at"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/updated-at", schemaPath: "#/properties/updated-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.timestamp !== void 0) {
      let t = l.timestamp;
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: w.properties.timestamp.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/timestamp", schemaPath: "#/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l.responded_at !== void 0) {
      let t = l.responded_at;
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/responded_at", schemaPath: "#/properties/responded_at/type", keyword: "type", params: { type: w.properties.responded_at.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/responded_at", schemaPath: "#/properties/responded_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
    if (l["responded-at"] !== void 0) {
      let t = l["responded-at"];
      if (typeof t != "string" && t !== null) {
        let r = { instancePath: i + "/responded-at", schemaPath: "#/properties/responded-at/type", keyword: "type", params: { type: w.properties["responded-at"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !k.test(t)) {
        let r = { instancePath: i + "/responded-at", schemaPath: "#/properties/responded-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return c.errors = e, false;
        s++;
      }
    }
  } else {
    let t = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (e === null) e = [t];
    else if (e.push(t) === 1e4) return c.errors = e, false;
    s++;
  }
  return c.errors = e, s === 0;
}
c.evaluated = { props: { type: true, cluster: true, phase: true, block: true, wave: true, thread: true, position: true, checkpoint_details: true, "checkpoint-details": true, verification_instructions: true, "verification-instructions": true, expected_behavior: true, "expected-behavior": true, question: true, options: true, affects: true, required_action: true, "required-action": true, reason: true, last_action: true, "last-action": true, partial_work: true, "partial-work": true, error: true, completed_threads: true, "completed-threads": true, user_response: true, "user-response": true, awaiting: true, created_at: true, "created-at": true, updated_at: true, "updated-at": true, timestamp: true, responded_at: true, "responded-at": true }, dynamicProps: false, dynamicItems: false };
var J = h;
var A = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/summary.schema.json", type: "object", properties: { cluster: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, phase: { type: ["string", "number"] }, wave: { type: ["string", "number"] }, plan: { type: ["string", "number"] }, subsystem: { type: "string" }, tags: {}, status: { type: "string" }, commits: {}, artifacts_created: {}, "artifacts-created": {}, key_files: { type: "object", properties: { created: {}, modified: {}, deleted: {} } }, "key-files": { type: "object", properties: { created: {}, modified: {}, deleted: {} } }, lessons_learned: {}, "lessons-learned": {}, requires: { items: { properties: { block: { type: ["string", "integer", "number", "boolean", "null", "object", "array"] } } } }, provides: {}, affects: { items: { type: ["string", "integer", "number", "boolean", "null", "object", "array"] } }, tech_stack: { type: "object", properties: { added: {}, patterns: {} } }, "tech-stack": { type: "object", properties: { added: {}, patterns: {} } }, key_decisions: {}, "key-decisions": {}, patterns_established: {}, "patterns-established": {}, requirements_completed: {}, "requirements-completed": {}, threads: {}, threads_complete: {}, "threads-complete": {}, threads_total: {}, "threads-total": {}, completed_threads: {}, "completed-threads": {}, deviations: {}, one_liner: {}, "one-liner": {}, started: {}, started_at: {}, "started-at": {}, completed: {}, completed_at: {}, "completed-at": {}, duration: {}, duration_seconds: {}, "duration-seconds": {}, skipped: {}, reason: {}, block_name: {}, "block-name": {}, name: {}, title: {}, version: {}, created_at: {}, "created-at": {}, updated_at: {}, "updated-at": {} } };
function h(l, { instancePath: i = "", parentData: N, parentDataProperty: j, rootData: F = l, dynamicAnchors: x = {} } = {}) {
  let e = null, s = 0, m = h.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let t = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return h.errors = e, false;
      s++;
    }
    if (l.block !== void 0) {
      let t = l.block;
      if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: A.properties.block.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
      if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
      if (typeof t == "string" && !T.test(t)) {
        let r = { instancePath: i + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l.phase !== void 0) {
      let t = l.phase;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
        let r = { instancePath: i + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: A.properties.phase.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l.wave !== void 0) {
      let t = l.wave;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
        let r = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: A.properties.wave.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l.plan !== void 0) {
      let t = l.plan;
      if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
        let r = { instancePath: i + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: A.properties.plan.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l.subsystem !== void 0 && typeof l.subsystem != "string") {
      let t = { instancePath: i + "/subsystem", schemaPath: "#/properties/subsystem/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return h.errors = e, false;
      s++;
    }
    if (l.status !== void 0 && typeof l.status != "string") {
      let t = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
      if (e === null) e = [t];
      else if (e.push(t) === 1e4) return h.errors = e, false;
      s++;
    }
    if (l.key_files !== void 0) {
      let t = l.key_files;
      if (!(t && typeof t == "object" && !Array.isArray(t))) {
        let r = { instancePath: i + "/key_files", schemaPath: "#/properties/key_files/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l["key-files"] !== void 0) {
      let t = l["key-files"];
      if (!(t && typeof t == "object" && !Array.isArray(t))) {
        let r = { instancePath: i + "/key-files", schemaPath: "#/properties/key-files/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l.requires !== void 0) {
      let t = l.requires;
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) {
          let o = t[p];
          if (o && typeof o == "object" && !Array.isArray(o) && o.block !== void 0) {
            let d = o.block;
            if (typeof d != "object" && typeof d != "string" && !(typeof d == "number" && isFinite(d)) && typeof d != "boolean") {
              let a = { instancePath: i + "/requires/" + p + "/block", schemaPath: "#/properties/requires/items/properties/block/type", keyword: "type", params: { type: A.properties.requires.items.properties.block.type } };
              if (e === null) e = [a];
              else if (e.push(a) === 1e4) return h.errors = e, false;
              s++;
            }
          }
        }
      }
    }
    if (l.affects !== void 0) {
      let t = l.affects;
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) {
          let o = t[p];
          if (typeof o != "object" && typeof o != "string" && !(typeof o == "number" && isFinite(o)) && typeof o != "boolean") {
            let d = { instancePath: i + "/affects/" + p, schemaPath: "#/properties/affects/items/type", keyword: "type", params: { type: A.properties.affects.items.type } };
            if (e === null) e = [d];
            else if (e.push(d) === 1e4) return h.errors = e, false;
            s++;
          }
        }
      }
    }
    if (l.tech_stack !== void 0) {
      let t = l.tech_stack;
      if (!(t && typeof t == "object" && !Array.isArray(t))) {
        let r = { instancePath: i + "/tech_stack", schemaPath: "#/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
    if (l["tech-stack"] !== void 0) {
      let t = l["tech-stack"];
      if (!(t && typeof t == "object" && !Array.isArray(t))) {
        let r = { instancePath: i + "/tech-stack", schemaPath: "#/properties/tech-stack/type", keyword: "type", params: { type: "object" } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return h.errors = e, false;
        s++;
      }
    }
  } else {
    let t = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (e === null) e = [t];
    else if (e.push(t) === 1e4) return h.errors = e, false;
    s++;
  }
  return h.errors = e, s === 0;
}
h.evaluated = { props: { cluster: true, block: true, phase: true, wave: true, plan: true, subsystem: true, tags: true, status: true, commits: true, artifacts_created: true, "artifacts-created": true, key_files: true, "key-files": true, lessons_learned: true, "lessons-learned": true, requires: true, provides: true, affects: true, tech_stack: true, "tech-stack": true, key_decisions: true, "key-decisions": true, patterns_established: true, "patterns-established": true, requirements_completed: true, "requirements-completed": true, threads: true, threads_complete: true, "threads-complete": true, threads_total: true, "threads-total": true, completed_threads: true, "completed-threads": true, deviations: true, one_liner: true, "one-liner": true, started: true, started_at: true, "started-at": true, completed: true, completed_at: true, "completed-at": true, duration: true, duration_seconds: true, "duration-seconds": true, skipped: true, reason: true, block_name: true, "block-name": true, name: true, title: true, version: true, created_at: true, "created-at": true, updated_at: true, "updated-at": true }, dynamicProps: false, dynamicItems: false };
var K = y;
var v = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/warmth.schema.json", type: "object", properties: { codebase_patterns: { type: ["array", "null"], items: { type: "string" } }, "codebase-patterns": { type: ["array", "null"], items: { type: "string" } }, gotchas: { type: ["array", "null"], items: { type: "string" } }, user_preferences: { type: ["array", "null"], items: { type: "string" } }, "user-preferences": { type: ["array", "null"], items: { type: "string" } }, decisions_made: { type: ["array", "null"], items: { type: "string" } }, "decisions-made": { type: ["array", "null"], items: { type: "string" } }, almost_did: { type: ["array", "null"], items: { type: "string" } }, "almost-did": { type: ["array", "null"], items: { type: "string" } } } };
function y(l, { instancePath: i = "", parentData: N, parentDataProperty: j, rootData: F = l, dynamicAnchors: x = {} } = {}) {
  let e = null, s = 0, m = y.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.codebase_patterns !== void 0) {
      let t = l.codebase_patterns;
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/codebase_patterns", schemaPath: "#/properties/codebase_patterns/type", keyword: "type", params: { type: v.properties.codebase_patterns.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/codebase_patterns/" + p, schemaPath: "#/properties/codebase_patterns/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l["codebase-patterns"] !== void 0) {
      let t = l["codebase-patterns"];
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/codebase-patterns", schemaPath: "#/properties/codebase-patterns/type", keyword: "type", params: { type: v.properties["codebase-patterns"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/codebase-patterns/" + p, schemaPath: "#/properties/codebase-patterns/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l.gotchas !== void 0) {
      let t = l.gotchas;
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/gotchas", schemaPath: "#/properties/gotchas/type", keyword: "type", params: { type: v.properties.gotchas.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/gotchas/" + p, schemaPath: "#/properties/gotchas/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l.user_preferences !== void 0) {
      let t = l.user_preferences;
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/user_preferences", schemaPath: "#/properties/user_preferences/type", keyword: "type", params: { type: v.properties.user_preferences.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/user_preferences/" + p, schemaPath: "#/properties/user_preferences/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l["user-preferences"] !== void 0) {
      let t = l["user-preferences"];
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/user-preferences", schemaPath: "#/properties/user-preferences/type", keyword: "type", params: { type: v.properties["user-preferences"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/user-preferences/" + p, schemaPath: "#/properties/user-preferences/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l.decisions_made !== void 0) {
      let t = l.decisions_made;
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/decisions_made", schemaPath: "#/properties/decisions_made/type", keyword: "type", params: { type: v.properties.decisions_made.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/decisions_made/" + p, schemaPath: "#/properties/decisions_made/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l["decisions-made"] !== void 0) {
      let t = l["decisions-made"];
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/decisions-made", schemaPath: "#/properties/decisions-made/type", keyword: "type", params: { type: v.properties["decisions-made"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/decisions-made/" + p, schemaPath: "#/properties/decisions-made/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l.almost_did !== void 0) {
      let t = l.almost_did;
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/almost_did", schemaPath: "#/properties/almost_did/type", keyword: "type", params: { type: v.properties.almost_did.type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/almost_did/" + p, schemaPath: "#/properties/almost_did/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
    if (l["almost-did"] !== void 0) {
      let t = l["almost-did"];
      if (!Array.isArray(t) && t !== null) {
        let r = { instancePath: i + "/almost-did", schemaPath: "#/properties/almost-did/type", keyword: "type", params: { type: v.properties["almost-did"].type } };
        if (e === null) e = [r];
        else if (e.push(r) === 1e4) return y.errors = e, false;
        s++;
      }
      if (Array.isArray(t)) {
        let r = t.length;
        for (let p = 0; p < r; p++) if (typeof t[p] != "string") {
          let o = { instancePath: i + "/almost-did/" + p, schemaPath: "#/properties/almost-did/items/type", keyword: "type", params: { type: "string" } };
          if (e === null) e = [o];
          else if (e.push(o) === 1e4) return y.errors = e, false;
          s++;
        }
      }
    }
  } else {
    let t = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (e === null) e = [t];
    else if (e.push(t) === 1e4) return y.errors = e, false;
    s++;
  }
  return y.errors = e, s === 0;
}
y.evaluated = { props: { codebase_patterns: true, "codebase-patterns": true, gotchas: true, user_preferences: true, "user-preferences": true, decisions_made: true, "decisions-made": true, almost_did: true, "almost-did": true }, dynamicProps: false, dynamicItems: false };

// src/formats/grid/spec/generated/warmth.schema.json
var warmth_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/warmth.schema.json",
  title: "WARMTH.md",
  type: "object",
  properties: {
    codebase_patterns: {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "How things are done in this code.",
      "x-source": "D21"
    },
    "codebase-patterns": {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "How things are done in this code.",
      "x-source": "D21"
    },
    gotchas: {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What goes wrong, and how not to run into it again.",
      "x-source": "D21"
    },
    user_preferences: {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What the user likes, and what not.",
      "x-source": "D21"
    },
    "user-preferences": {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What the user likes, and what not.",
      "x-source": "D21"
    },
    decisions_made: {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What was decided on the way.",
      "x-source": "D21"
    },
    "decisions-made": {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What was decided on the way.",
      "x-source": "D21"
    },
    almost_did: {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What was nearly done, and why it was not.",
      "x-source": "D21"
    },
    "almost-did": {
      type: [
        "array",
        "null"
      ],
      items: {
        type: "string",
        description: "One lesson.",
        "x-source": 'G, "Warmth Aggregation"',
        "x-kind": "text"
      },
      description: "What was nearly done, and why it was not.",
      "x-source": "D21"
    }
  },
  description: "WARMTH.md, as front matter or as YAML from end to end. It may also be Markdown alone.",
  "x-source": "G, D21",
  "x-unknown": "open"
};

// src/formats/grid/specifications.ts
var stateSpecification = {
  schema: state_schema_default,
  validate: B
};
var persistenceSpecification = {
  schema: state_persistence_schema_default,
  validate: G
};
var companions = {
  checkpoint: { schema: checkpoint_schema_default, validate: H },
  summary: { schema: summary_schema_default, validate: J },
  warmth: { schema: warmth_schema_default, validate: K }
};
function specificationOf(kind) {
  return companions[kind];
}

// src/formats/grid/state/dialect.ts
var schemaKeys = ["phases", "session_id", "mission_id"];
var schemaKey = new RegExp(`(?:^|[{,][ \\t]*)["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`, "m");
var bareSchemaKey = new RegExp(`^["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`, "m");
var persistenceKey = new RegExp(`^(?:${Object.keys(state_persistence_schema_default.properties).join("|")})(?=[ \\t]*:)`, "gm");
var anyKey = /(?:^|[{,][ \t]*)["']?[A-Za-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
var lowerKey = /^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
var stateHeading = /^ {0,3}#{1,6}[ \t].{0,200}Grid State/im;
var positionHeading = /^ {0,3}#{1,6}[ \t].{0,200}Current Position/im;
var plainLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}:/m;
var proseLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}(?::|[ \t]+\d{1,4}[ \t]?(?:\/|of)[ \t]?\d{1,4}[*_]{0,2}(?::|\s*$))/m;
function formOf(text) {
  const frontMatter = splitFrontMatter(text);
  const { form: form2, yaml, body } = frontMatter;
  const block2 = text.slice(yaml.start, yaml.end);
  if (form2 === "none" || isProseBetweenBreaks(block2)) return withoutFences(text);
  const dialect = dialectOfYaml(block2) ?? (isAnnounced(text.slice(body.start, body.end)) ? "prose" : void 0);
  return { dialect, yaml, body, frontMatter };
}
function dialectOfKeys(keys) {
  return keys.some((key) => schemaKeys.includes(key)) ? "schema" : "persistence";
}
function withoutFences(text) {
  const whole = { start: 0, end: text.length };
  const nothing = { start: text.length, end: text.length };
  const frontMatter = { form: "none", yaml: nothing, body: whole, faults: [] };
  const bare2 = bareDialect(text);
  if (!bare2) return { dialect: isProse(text) ? "prose" : void 0, yaml: nothing, body: whole, frontMatter };
  const misplaced = misplacedFrontMatter(text);
  if (misplaced) return { dialect: bare2, yaml: misplaced.yaml, body: misplaced.body, frontMatter: misplaced };
  return { dialect: bare2, yaml: whole, body: nothing, frontMatter };
}
function misplacedFrontMatter(text) {
  const fences = linesOf(text).filter(({ start, end }) => /^---[ \t]*$/.test(text.slice(start, end)));
  const [first, second] = fences;
  if (!first) return void 0;
  const hasFieldsAbove = anyKey.test(text.slice(0, first.start));
  const closing = hasFieldsAbove ? first : second ?? { start: text.length, end: text.length };
  const yaml = { start: hasFieldsAbove ? 0 : Math.min(first.end + 1, text.length), end: closing.start };
  const body = { start: Math.min(closing.end + 1, text.length), end: text.length };
  const message = hasFieldsAbove ? "the front matter that ends here has no beginning; expected a line `---` above its first value" : "the front matter begins below other text; readers look for `---` on the first line";
  const faults = [{ kind: "front-matter", message, ...first }];
  return { form: "fenced", yaml, body, faults };
}
function hasFields(block2) {
  return lowerKey.test(dedented(block2)) || /^\s{0,99}\{/.test(block2);
}
function firstKey(text) {
  const line = /^[ \t]*([^\s#][^\n]{0,100})/m.exec(text)?.[1] ?? "";
  return line.startsWith("{") ? "{" : /^["']?([a-z_][\w-]{0,60})["']?[ \t]*:(?:\s|$)/.exec(line)?.[1];
}
function dedented(yaml) {
  const indent = /^( {1,32})[^\s#]/m.exec(yaml)?.[1] ?? "";
  const isWhole = indent !== "" && !/^[^\s#]/m.test(yaml);
  return isWhole ? yaml.replaceAll(`
${indent}`, "\n").slice(yaml.startsWith(indent) ? indent.length : 0) : yaml;
}
function dialectOfYaml(block2) {
  const yaml = dedented(block2);
  if (schemaKey.test(yaml)) return "schema";
  return anyKey.test(yaml) ? "persistence" : void 0;
}
function bareDialect(text) {
  if (bareSchemaKey.test(text) || /^\s{0,99}\{/.test(text) && schemaKey.test(text)) return "schema";
  const known2 = new Set(text.match(persistenceKey)).size;
  if (known2 > 1 || !isProse(text)) return known2 > 0 || lowerKey.test(text) ? "persistence" : void 0;
  return void 0;
}
function isProseBetweenBreaks(block2) {
  return (proseLine.test(block2) || positionHeading.test(block2)) && !lowerKey.test(block2);
}
function isAnnounced(text) {
  return stateHeading.test(text) || plainLine.test(text);
}
function isProse(text) {
  return stateHeading.test(text) || positionHeading.test(text) || proseLine.test(text);
}

// src/formats/grid/spec/lifecycle.ts
var schemaLifecycle = {
  edges: {
    planning: ["in_progress"],
    in_progress: ["blocked", "complete", "failed"],
    blocked: ["in_progress", "failed"],
    complete: [],
    failed: []
  },
  stages: { planning: "planned", in_progress: "running", blocked: "waiting", complete: "over", failed: "over" },
  complete: "complete",
  counterparts: {
    initialized: "planning",
    active: "in_progress",
    resumed: "in_progress",
    checkpoint: "blocked",
    interrupted: "blocked",
    completed: "complete"
  }
};
var persistenceLifecycle = {
  edges: {
    initialized: ["active"],
    active: ["checkpoint", "interrupted", "completed", "failed"],
    checkpoint: ["active", "interrupted", "failed"],
    interrupted: ["resumed", "active", "completed", "failed"],
    resumed: ["active"],
    completed: [],
    failed: ["active"]
  },
  stages: {
    initialized: "planned",
    active: "running",
    checkpoint: "waiting",
    interrupted: "waiting",
    resumed: "running",
    completed: "over",
    failed: "over"
  },
  complete: "completed",
  counterparts: {
    planning: "initialized",
    in_progress: ["active", "resumed"],
    blocked: ["checkpoint", "interrupted"],
    complete: "completed"
  }
};

// src/formats/grid/companions/fields.ts
function fieldsNamed(document, name) {
  let found = document.root ? [{ name: "", keyPath: [], value: document.root }] : [];
  for (const part of name.split(".")) {
    const wanted = folded(part);
    found = found.flatMap(({ keyPath, value }) => {
      const entries = value.kind === "map" ? value.entries : [];
      return entries.flatMap((entry) => {
        const key = String(entry.key.value);
        if (folded(key) !== wanted) return [];
        const path = [...keyPath, key];
        return { name: path.join("."), keyPath: path, value: entry.value };
      });
    });
  }
  return found;
}
function textOf({ style, source, value }) {
  if (value === null) return "";
  return style === "plain" || style === "literal" ? source : String(value);
}
function textIn2(value) {
  const texts = [];
  const pending = [value];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === "scalar") texts.push(textOf(node));
    else if (node.kind === "list") pending.push(...[...node.items].reverse());
    else pending.push(...node.entries.map((entry) => entry.value).reverse());
  }
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

// src/formats/grid/texts/words.ts
function plain(text) {
  return text.normalize("NFKC").toLowerCase();
}
function wordsIn(text) {
  const words2 = plain(text).replace(/['’]/g, "").match(/[\p{L}\p{N}]+|[\p{S}]+/gu) ?? [];
  return words2.length > 0 ? ` ${words2.join(" ")} ` : "";
}

// src/formats/grid/texts/nothing.ts
var none = "none|nothing";
var unset = "null|nil|n/a|na|undefined";
var toCome = "tbd|tba|tbc";
var toDo = "todo|fixme|xxx|wip|placeholder";
var asked = "(?:answered|received|responded|given|decided|determined)";
var settled = `(?:${asked}|confirmed|approved|verified|checked|reviewed|chosen|selected|provided|recorded|set|known|defined|done|filled)`;
var marks2 = "[`*_~\"'()[\\]{}<>.,:!?\u2026]{0,9}";
var onlyMarks = /^[\s`*_~"'()[\]{}<>.,:;!?…|=•·#–—-]*$/;
function isAbsent(text) {
  return absent.test(text.trim());
}
var absent = new RegExp(`^(?:${none}|n/a|[-\u2013\u2014]|\\[\\])$`, "i");
function isUnsaid(text) {
  return onlyMarks.test(text) || unsaid.test(text.trim()) || isTemplate(text) || isPlaceholder(text, { "x-kind": "text" });
}
var unsaid = new RegExp(`^(?:${unset})[.:!?]{0,3}$`, "i");
function saysNothing(text) {
  return text.length <= 60 && (onlyMarks.test(text) || wantOfText.test(text.trim()));
}
var wantOfText = new RegExp(
  `^[^\\p{L}\\p{N}]{0,9}(?:${none}|no|empty|${unset}|${toCome}|todo|pending|unknown)(?: (?:yet|so far|recorded|here|found|to report))?[^\\p{L}\\p{N}]{0,9}$`,
  "iu"
);
function isNothing(text) {
  return onlyMarks.test(text) || wantOfName.test(text);
}
var wantOfName = new RegExp(
  `^${marks2}(?:${none}|no|not|${unset}|${toCome}|todo|pending|unknown)${marks2}(?:\\s|$)`,
  "i"
);
var reply = "(?:response|answer|reply|feedback|input|decision|confirmation|verdict)";
var person = "(?:(?:for|on|from|by) )?(?:the |a )?(?:user|person|human)";
var tail = `(?:(?:yet|so far|${settled}|${person}|${reply}) ){0,4}$`;
var judged = "(?:working|works|fixed|good|right|correct|ok|okay|fine|perfect|happy)";
var waiting = [
  `(?:${none}|open|unanswered|undecided|unknown|to come) ${tail}`,
  "(?:still |currently |now )?(?:awaiting|waiting|pending) ",
  "(?:still )?(?:in|under) review ",
  "still (?:open|unanswered|undecided|unknown|to come) ",
  "(?:still )?not yet $",
  `(?:still |has |was )?not yet (?:been )?${settled} `,
  `(?:still |has |was )?not (?:been )?${asked} `,
  `not (?!${judged} )(?:[^ ]{1,40} ){1,4}yet $`,
  `(?:still )?to be ${settled} `,
  "no (?:user |human )?(?:response|answer|reply) ",
  `no (?:user |human )?${reply} ${tail}`,
  `(?:${toCome}) `
];
var notYet = new RegExp(`^ (?:${waiting.join("|")})`);
function isNotYet(text) {
  return notYet.test(wordsIn(text.slice(0, 300)));
}
var longest = 1e3;
var places = /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|\{[A-Za-z][\w -]{0,200}\}|<[A-Za-z][\w -]{0,200}>|\[[^[\]]{2,200}\](?![(:[])/g;
var gapWords = new RegExp(
  [
    `^(?:(?:${toDo})[*_\`]{0,3}\\s{0,9}(?:$|[:.\u2026!?(]|[\u2013\u2014-]\\s)`,
    `(?:${toCome}|lorem ipsum|coming soon|to be (?:written|added|completed|${settled}))(?![\\p{L}\\p{N}])`,
    "(?:\\.{3}|\u2026)$)"
  ].join("|"),
  "iu"
);
function isGap(text) {
  const trimmed = text.slice(0, longest).trim();
  const rest = trimmed.replace(places, "");
  return rest !== trimmed && !/[\p{L}\p{N}]/u.test(rest);
}
function isTemplate(text) {
  return gapWords.test(text.slice(0, longest).trim()) || isGap(text);
}

// src/formats/grid/claims/stated-path.ts
var longest2 = 4096;
var separators = [" - ", " -- ", " \u2013 ", " \u2014 ", " => ", " -> ", " \u2192 ", " # "];
var arrow = / (?:=>|->|→) /;
var bullet = /^(?:[-*+•]|\d{1,3}[.)])\s+/;
var extension = /\.[A-Za-z][A-Za-z0-9]{0,9}$/;
var betweenPaths = /[,;]\s+|(?<=\.[A-Za-z][A-Za-z0-9]{0,9})[,;]/;
var lineNumbers = /:L?\d[\d:-]{0,30}$|#L\d.{0,20}$/;
function statedPaths(text) {
  const lines = text.split("\n").map((line) => line.trim());
  const names = lines.filter((line) => line !== "").flatMap(itemsOf).map(nameIn);
  return (names.every(isLikePath) ? names : names.slice(0, 1)).filter(isPath);
}
function isLikePath(word) {
  return !/\s/.test(word) && (word.includes("/") || extension.test(word));
}
function isFileName(text) {
  return extension.test(text) && / /.test(text) && !/[\n,;]/.test(text) && !isPattern(text);
}
function itemsOf(line) {
  const item = line.replace(bullet, "");
  const parts = item.replace(/[,;]$/, "").split(betweenPaths);
  const isList = !item.includes("{") && parts.every((part) => !/\s/.test(part) && isLikePath(nameIn(part)));
  return isList ? parts : [item];
}
function nameIn(item) {
  if (item.length > longest2) return /\s/.test(item) ? "" : item;
  const text = linked(renamed(unwrapped(item)));
  const quoted = /`([^`]+)`/.exec(text)?.[1];
  const name = oneName(unwrapped(quoted ?? withoutDescription(text)));
  return name.replace(/[,;:]$/, "").replace(lineNumbers, "");
}
function unwrapped(text) {
  const [, mark = "", inner = ""] = /^(\*\*|["'`])(.+)\1$/.exec(text) ?? [];
  return mark === "" || inner.includes(mark) ? text : inner;
}
function renamed(text) {
  const whole = text.replace(/\{[^{}=]* => (?:([^{}=]+)\}|\}\/?)/, (_2, name = "") => name);
  const [from = "", to = ""] = whole.split(arrow, 2);
  if (to === "" || to.startsWith("/")) return whole;
  return isLikePath(unwrapped(from)) && isLikePath(nameIn(to)) ? to : whole;
}
function linked(text) {
  const middle = text.indexOf("](");
  if (!text.startsWith("[") || middle < 0) return text;
  const [word = ""] = text.slice(middle + 2).split(/\s/, 1);
  const end = word.lastIndexOf(")");
  if (end < 0) return text;
  const label = unwrapped(text.slice(1, middle));
  const target = word.slice(0, end);
  const rest = text.slice(middle + 2 + end + 1);
  if (label.includes("/") && isLikePath(label)) return label + rest;
  return isLikePath(target) && !/^[./]|:|\]\(/.test(target) ? target + rest : "";
}
function withoutDescription(text) {
  const ends = separators.map((separator) => text.indexOf(separator));
  const colon = text.indexOf(": ");
  if (isLikePath(text.slice(0, Math.max(0, colon)))) ends.push(colon);
  const bracket = text.indexOf(" (");
  if (bracket > 0 && /^(?:\s|$)/.test(text.slice(text.indexOf(")", bracket) + 1))) ends.push(bracket);
  const end = Math.min(...ends.filter((one) => one > 0), text.length);
  const path = text.slice(0, end).trimEnd();
  return end === text.length || isLikePath(path) ? path : "";
}
function oneName(text) {
  const [first = "", ...others2] = text.split(/\s+/);
  const last = others2.at(-1);
  if (last === void 0) return first;
  const path = first.replace(/[,;:]$/, "");
  if (path.includes("/") && (extension.test(path) || path.endsWith("/"))) return path;
  const isOne = first.includes("/") && extension.test(last) && !others2.some((word) => word.includes("/"));
  return isOne ? text : "";
}
function isPath(name) {
  if (isNothing(name) || isPattern(name) || /^https?:\/\//i.test(name)) return false;
  return /[\p{L}/]/u.test(name) && !/^(?:true|false|yes)$/i.test(name);
}
function isPattern(path) {
  const hasChoice = path.includes("{") && path.includes(",") && path.includes("}");
  return path.includes("*") || hasChoice || /(?:\.{3}|…)$/.test(path);
}

// src/formats/grid/claims/claimed-files.ts
function filesOfState(state) {
  const artifacts = state?.dialect === "schema" && state.data.persistent?.artifacts || [];
  return artifacts.flatMap((artifact, index) => {
    const field = `persistent.artifacts.${index}.path`;
    return state && artifact?.path?.trim() ? [{ path: artifact.path, at: state.at(field), field }] : [];
  });
}
function filesOfSummary(summary) {
  return filesIn(summary, ["artifacts_created", "key-files.created", "key-files.modified"]);
}
function filesIn({ document }, lists) {
  const first = /* @__PURE__ */ new Map();
  for (const { name: field, keyPath, value } of lists.flatMap((list) => fieldsNamed(document, list))) {
    for (const { path, ...place } of pathsIn(value, keyPath)) {
      if (!first.has(path)) first.set(path, { path, field, at: { document, ...place } });
    }
  }
  return [...first.values()];
}
var pathKeys = /* @__PURE__ */ new Set(["path", "file", "filename", "filepath"]);
function pathsIn(node, keyPath) {
  if (node.kind === "list") return node.items.flatMap((item, index) => pathsIn(item, [...keyPath, index]));
  if (node.kind === "map") return inRecord(node, keyPath);
  const isText = typeof node.value === "string";
  return isText ? statedPaths(textOf(node)).map((path) => ({ path, keyPath, start: node.start, end: node.end })) : [];
}
function inRecord(record, keyPath) {
  const own = record.entries.find(
    ({ key, value }) => pathKeys.has(folded(String(key.value))) && value.kind === "scalar"
  );
  if (own) return inPathField(own, keyPath);
  return record.entries.flatMap(({ key, value }) => {
    const below = [...keyPath, String(key.value)];
    if (value.kind !== "scalar") return pathsIn(value, below).filter(({ path }) => /[./]/.test(path));
    if (folded(String(key.value)) === "artifact") return pathsIn(value, below).filter(({ path }) => isLikePath(path));
    const paths = statedPaths(textOf(key)).filter(isLikePath);
    return paths.map((path) => ({ path, keyPath: below, start: key.start, end: key.end }));
  });
}
function inPathField({ key, value }, keyPath) {
  const below = [...keyPath, String(key.value)];
  const paths = pathsIn(value, below);
  if (paths.length > 0 || value.kind !== "scalar") return paths;
  const text = textOf(value).trim();
  return isFileName(text) ? [{ path: text, keyPath: below, start: value.start, end: value.end }] : [];
}

// src/formats/grid/claims/hash-words.ts
var anyWord = /[^\s,;+&]+/g;
var wrapping = /^[`*_~"'([{<]{0,9}(?:#(?!\d{1,64}(?:\W|$)))?|[`*_~"')\]}>.:]{1,9}$/g;
var noWord = /\]\([^()\s]{0,2000}\)|<br ?\/?>|\.{2,3}/gi;
var note = /\(commits?[ :#]{1,3}([^()]{4,200})\)/gi;
function hashWords(text) {
  const all = wordsOf(text);
  const isAlone = all.every(({ name }) => isLikeHash(name));
  const hashes = all.filter(({ name }) => isAlone || isHash(name) && name.length >= 7 && /\d/.test(name));
  return { hashes, isAlone };
}
function notedHashes(text) {
  return [...text.matchAll(note)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    const from = index + whole.length - 1 - inner.length;
    return hashWords(inner).hashes.map(({ name, start, end }) => {
      return { name, start: from + start, end: from + end, note: index };
    });
  });
}
function isLikeHash(word) {
  return isHash(word) && (word.length >= 7 || /\d/.test(word) && /[a-f]/.test(word));
}
function wrappedHashes(word) {
  const words2 = wordsOf(word);
  return words2.length > 0 && words2.every(({ name }) => isHash(name)) ? words2 : void 0;
}
function wordsOf(text) {
  const blanked = text.replace(noWord, (found) => " ".repeat(found.length));
  return [...blanked.matchAll(anyWord)].flatMap(({ 0: found, index }) => {
    const name = found.replace(wrapping, "");
    const start = index + found.indexOf(name);
    return /[\p{L}\p{N}]/u.test(name) ? { name, start, end: start + name.length } : [];
  });
}

// src/formats/grid/claims/commit-fields.ts
var commitKeys = /* @__PURE__ */ new Set([
  "commit",
  "commits",
  "hash",
  "hashes",
  "sha",
  "shas",
  "commithash",
  "commitsha",
  "commitid"
]);
var threadKey = /^(?:block|wave|thread|task)?[ _-]?\d{1,4}(?:[.-]\d{1,4})?$/i;
function namedCommits(value, keyPath, isSure) {
  if (value.kind === "list") {
    return value.items.flatMap((item, index) => namedCommits(item, [...keyPath, index], isSure));
  }
  if (value.kind === "map") return inRecord2(value, keyPath, isSure);
  const text = textOf(value);
  return namesIn(text, isSure).map((name) => ({ name, keyPath, node: value }));
}
function inRecord2(record, keyPath, isSure) {
  const own = record.entries.filter(({ key }) => commitKeys.has(folded(String(key.value))));
  const telling = own.filter(({ value }) => value.kind !== "scalar" || hashWords(textOf(value)).hashes.length > 0);
  const fields = own.length > 0 ? telling.length > 0 ? telling : own.slice(0, 1) : record.entries;
  return fields.flatMap(({ key, value }) => {
    const text = textOf(key);
    const { hashes, isAlone } = hashWords(text);
    const below = [...keyPath, String(key.value)];
    if (own.length > 0) return namedCommits(value, below, true);
    if (isAlone && hashes.length > 0) return hashes.map(({ name }) => ({ name, keyPath: below, node: key }));
    return namedCommits(value, below, isSure && threadKey.test(text));
  });
}
function namesIn(text, isSure) {
  const whole = text.trim();
  const isWord = isSure && !/\s/.test(whole);
  const found = isWord ? namesOfWord(whole) : whole.split("\n").flatMap(commitsOfLine);
  return found.length > 0 || !isSure || isNothing(whole) ? found : [whole];
}
function namesOfWord(word) {
  return (wrappedHashes(word) ?? []).map(({ name }) => name);
}
function commitsOfLine(line) {
  const noted = notedHashes(line);
  const { hashes, isAlone } = hashWords(line);
  const commits = noted.length > 0 ? noted : isAlone ? hashes : hashes.slice(0, 1);
  return commits.map(({ name }) => name);
}

// src/text/table-lines.ts
var rule = /^[ \t>]{0,99}[ \t:|-]+$/;
function isNextLine(text, { end }, { start }) {
  return start === end + 1 || start === end + 2 && text.startsWith("\r\n", end);
}
function isTableRule(raw) {
  return raw.includes("|") && raw.includes("-") && rule.test(raw);
}
function cellsOf(raw) {
  const cells = [];
  let start = 0;
  for (const { 0: found, index } of raw.matchAll(/\\.|\|/g)) {
    if (found !== "|") continue;
    cells.push({ text: raw.slice(start, index), start });
    start = index + 1;
  }
  return [...cells, { text: raw.slice(start), start }];
}

// src/formats/grid/claims/thread-table.ts
var commitHeading = /^(?:git ?)?(?:commit|hash|sha)(?:e?s|\(s\))?(?: ?(?:hash|sha|id)(?:e?s)?)?$/;
function tableCommits(text, lines) {
  const commits = [];
  let columns;
  for (const [index, line] of lines.entries()) {
    const before2 = lines[index - 1];
    const isJoined = before2 !== void 0 && isNextLine(text, before2, line);
    if (!isJoined || !line.raw.includes("|")) columns = void 0;
    else if (!columns) columns = isTableRule(line.raw) ? commitColumns(before2.raw) : void 0;
    else if (columns.size > 0) for (const commit of commitsOfRow(line, columns)) commits.push(commit);
  }
  return commits;
}
function commitColumns(heading) {
  const columns = [...cellsOf(heading).entries()].filter(([, { text }]) => {
    const title2 = text.replace(/[*_`]/g, "").trim().toLowerCase();
    return title2.length < 40 && commitHeading.test(title2);
  });
  return new Set(columns.map(([column]) => column));
}
function commitsOfRow({ raw, start: line }, columns) {
  const row = line + raw.length - raw.trimStart().length;
  return cellsOf(raw).flatMap(({ text, start }, column) => {
    if (!columns.has(column)) return [];
    const from = line + start;
    return hashWords(text).hashes.map((word) => ({
      name: word.name,
      start: from + word.start,
      end: from + word.end,
      row
    }));
  });
}

// src/formats/grid/claims/recorded-commits.ts
function commitsOfState(state) {
  const field = "resume.last_commit";
  const node = state?.dialect === "schema" ? state.document.node(field) : void 0;
  const name = node?.kind === "scalar" ? textOf(node).trim() : "";
  return state && name !== "" ? [{ name, at: state.at(field), field }] : [];
}
function commitsOfSummary(summary) {
  return recorded(summary, inFields(summary, "commits", true), inTables(summary));
}
function commitsOfCheckpoint(checkpoint) {
  const fields = ["completed_threads", "checkpoint_details.completed_threads"];
  const named2 = fields.flatMap((field) => inFields(checkpoint, field, false));
  return recorded(checkpoint, named2, [...inTables(checkpoint), ...inNotes(checkpoint, "the checkpoint")]);
}
function commitsOfScratchpad(scratchpad) {
  return recorded({ ...scratchpad, blocks: [] }, [], inNotes(scratchpad, "the scratchpad"));
}
function inFields({ document }, path, isSure) {
  return fieldsNamed(document, path).flatMap(({ name: field, keyPath, value }) => {
    if (value.kind === "scalar" && /^\d{1,3}$/.test(textOf(value))) return [];
    return namedCommits(value, keyPath, isSure).map(({ name, keyPath: keyPath2, node: { start, end } }) => {
      return { name, field, at: { document, keyPath: keyPath2, start, end } };
    });
  });
}
function inTables({ document, body }) {
  return tableCommits(document.text, body.lines).map(({ name, start, end, row }) => {
    return { name, field: "the table of threads", at: document.span(start, end), place: row };
  });
}
function inNotes({ document, body }, field) {
  return body.lines.flatMap(
    ({ raw, start: line }) => notedHashes(raw).map(({ name, start, end, note: note2 }) => {
      return { name, field, at: document.span(line + start, line + end), place: line + note2 };
    })
  );
}
async function recorded({ document: { path }, body, isBroken, blocks }, named2, mentions) {
  const names = new Set(named2.map(({ name }) => name));
  const others2 = mentions.filter(({ name }) => !names.has(name));
  const structure = others2.length > 0 ? await body.structure() : void 0;
  const told = structure?.ok ? others2.filter(({ place }) => structure.isText(place)) : [];
  const reason = structure?.ok === false ? structure.reason : isBroken ? "it does not parse" : void 0;
  return {
    commits: firstOf([...named2, ...told]).map(({ name, at, field }) => {
      return { name, at, field, ...blocks.length > 0 && { blocks } };
    }),
    ...reason !== void 0 && { unread: { path, reason } }
  };
}
function firstOf(commits) {
  const first = /* @__PURE__ */ new Map();
  for (const commit of [...commits].sort((a, b) => a.at.start - b.at.start)) {
    if (!first.has(commit.name)) first.set(commit.name, commit);
  }
  return [...first.values()];
}

// src/formats/grid/claims/read-claims.ts
async function readClaims({ state, summaries: summaries2, checkpoints, scratchpad }, unreadable) {
  const recorded2 = await Promise.all([
    ...summaries2.map(commitsOfSummary),
    ...checkpoints.map(commitsOfCheckpoint),
    ...scratchpad ? [commitsOfScratchpad(scratchpad)] : []
  ]);
  const unread = recorded2.flatMap((one) => one.unread ?? []);
  return {
    commits: [...commitsOfState(state), ...recorded2.flatMap(({ commits }) => commits)],
    files: [...filesOfState(state), ...summaries2.flatMap(filesOfSummary)],
    unlisted: reasons([...unread, ...unreadable.map(({ path }) => ({ path, reason: "it could not be read" }))])
  };
}
function reasons(unread) {
  const byReason = /* @__PURE__ */ new Map();
  for (const { path, reason } of unread) {
    const { first = path, others: others2 = -1 } = byReason.get(reason) ?? {};
    byReason.set(reason, { first, others: others2 + 1 });
  }
  return [...byReason].map(([reason, { first, others: others2 }]) => {
    return `not all of ${quote(first)}${others2 > 0 ? ` and ${others2} more` : ""} was read: ${reason}`;
  });
}

// src/formats/grid/files/read-mapping.ts
function readMapping(text, { start, end }, limits) {
  const { root, faults } = readYaml(text, start, end, limits);
  if (root === void 0 || root.kind === "map") return { root, faults };
  return { root: void 0, faults: [...faults, noMapping(root)] };
}
function noMapping({ kind, start, end }) {
  const found = kind === "list" ? "a list" : "a single value";
  return { kind: "front-matter", message: `the front matter is ${found}; expected a mapping of fields`, start, end };
}

// src/formats/grid/companions/parts.ts
function companionParts(text, kind, limits) {
  const { form: form2, yaml, body, faults } = splitFrontMatter(text);
  if (form2 !== "none" && hasFields(text.slice(yaml.start, yaml.end))) {
    return { yaml, body, faults, ...form2 === "open" && { isOpen: true } };
  }
  const key = form2 === "none" ? firstKey(text) : void 0;
  if (key === void 0) return allMarkdown(text);
  if (isKnownField(key, kind)) return misplacedFrontMatter(text) ?? bareYaml(text);
  const { root, faults: doubts } = readMapping(text, { start: 0, end: text.length }, limits);
  return root && doubts.length === 0 ? bareYaml(text) : allMarkdown(text);
}
function bareYaml(text) {
  return { yaml: { start: 0, end: text.length }, body: { start: text.length, end: text.length }, faults: [] };
}
function allMarkdown(text) {
  return { yaml: { start: 0, end: 0 }, body: { start: 0, end: text.length }, faults: [] };
}
function isKnownField(key, kind) {
  return Object.hasOwn(specificationOf(kind)?.schema.properties ?? {}, key);
}

// src/formats/grid/companions/companion.ts
async function readCompanion({ kind, file, path, text }, limits) {
  const parts = kind === "scratchpad" ? allMarkdown(text) : companionParts(text, kind, limits);
  const body = bodyOf(text, parts.body, limits);
  const conflicts = await conflictsOf(text, parts.body.start, body);
  const faults = [...conflicts, ...parts.faults];
  const broken2 = (all) => {
    const document2 = new TextDocument(path, text, { faults: all });
    return { file, document: document2, body: withoutLines(body), isBroken: true };
  };
  if (conflicts.some(({ start }) => start < parts.yaml.end)) return broken2([...conflicts]);
  if (parts.isOpen) return broken2(faults);
  const fields = readMapping(text, parts.yaml, limits);
  if (!fields.root && fields.faults.length > 0) return broken2([...faults, ...fields.faults]);
  const specification = specificationOf(kind);
  const document = new TextDocument(path, text, {
    root: fields.root,
    faults: [...faults, ...fields.faults],
    verdict: specification && fields.root && specify(dataOf(fields.root), specification).verdict
  });
  const isBroken = conflicts.length > 0;
  return { file, document, body: isBroken ? withoutLines(body) : body, isBroken };
}

// src/formats/grid/companions/companions.ts
var most = 4 * 1024 * 1024;
async function readCompanions(tree, root, files, numbering, limits) {
  const lists = { summary: [], checkpoint: [], plan: [] };
  const single2 = {
    ...{ scratchpad: void 0, warmth: void 0, decisions: void 0, blockers: void 0 }
  };
  const unreadable = [];
  let config;
  let length = 0;
  for (const { file, kind } of inTurn(files)) {
    const path = pathIn(root, file);
    const reading = length > most ? void 0 : await tree.read(path, limits.markdownBytes);
    const read = reading && textIn(reading, path, limits.markdownBytes, kind === "config");
    if (read?.ok === false) {
      if (read.file.refusal !== "missing") unreadable.push(read.file);
      continue;
    }
    length += read?.text.length ?? 0;
    if (!reading || !read || length > most) {
      unreadable.push({ path, refusal: "too-many", detail: `${size(most)} in the files beside STATE.md` });
      continue;
    }
    if (kind === "config") {
      config = jsonDocument(path, read.text, limits).document;
      continue;
    }
    const known2 = await readOnce(reading, { kind, file, path, text: read.text }, limits);
    if (kind === "summary" || kind === "checkpoint" || kind === "plan") {
      lists[kind].push(withBlock(known2, numbering));
    } else single2[kind] = known2.companion;
  }
  const { summary: summaries2, checkpoint: checkpoints, plan: plans2 } = lists;
  return { summaries: summaries2, checkpoints, plans: plans2, ...single2, config, unreadable };
}
var knownOf = /* @__PURE__ */ new WeakMap();
async function readOnce(reading, text, limits) {
  const before2 = knownOf.get(reading);
  if (before2?.limits === limits && before2.companion.file === text.file) return before2;
  const companion = await readCompanion(text, limits);
  const said = (name) => {
    const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field?.value.kind === "scalar" ? textOf(field.value) : "";
  };
  const known2 = { limits, companion, phase: said("phase"), block: said("block") };
  knownOf.set(reading, known2);
  return known2;
}
var turns = {
  ...{ checkpoint: 0, blockers: 1, decisions: 1, warmth: 1, scratchpad: 1, config: 1 },
  ...{ summary: 3, plan: 4 }
};
function inTurn(files) {
  const companions2 = files.flatMap((file) => {
    const kind = companionKind(file);
    if (!kind) return [];
    const isOther = kind === "checkpoint" && file !== "CHECKPOINT.md";
    return { file, kind, turn: isOther ? 2 : turns[kind] };
  });
  return companions2.sort((a, b) => a.turn - b.turn);
}
function withBlock({ companion, ...said }, numbering) {
  const { block: named2, phase: folder = "" } = namedSummary(companion.file) ?? namedPlan(companion.file) ?? {};
  const phase2 = parsePhase(said.phase) ?? named2?.phase ?? parsePhase(folder);
  const block2 = parseBlock(said.block, phase2) ?? (named2?.isPlain ? { ...named2, phase: phase2 } : named2);
  return { ...companion, block: block2, blocks: block2 ? blockNames(block2, numbering) : [] };
}

// src/formats/grid/files/leftovers.ts
var locks = [".state.lock", `${stateFile}.lock`];
function leftoverOf(file) {
  if (isLock(file)) return { file, kind: "lock", of: stateFile };
  if (isOfMission(file)) return void 0;
  return leftoverAmong(file, isOfMission);
}
function isOfMission(file) {
  return file === stateFile || companionKind(file) !== void 0;
}
function isLock(file) {
  return locks.includes(file);
}
function isDated(file) {
  return companionKind(file) === "scratchpad";
}

// src/formats/grid/files/root-files.ts
function listGrid(tree, root, limits) {
  const isOwn = root === ".grid" || root.endsWith("/.grid");
  const shape = {
    enters: (folder) => isSearched(folder.slice(folder.lastIndexOf("/") + 1)) && (isOwn || isKnown(folder)),
    hides: isHiding
  };
  return listRoot(tree, root, shape, limits);
}
function isKnown(file) {
  return file === "plans" || file === "phases" || /^phases\/[^/]+$/.test(file);
}
function isHiding(link) {
  return link === "phases" || /^phases\/\d[^/.]*$/.test(link);
}

// src/formats/grid/mission/status.ts
var lifecycles = {
  schema: schemaLifecycle,
  persistence: persistenceLifecycle
};
var otherWords = /* @__PURE__ */ new Map([
  ["done", schemaLifecycle.complete],
  ["finished", schemaLifecycle.complete]
]);
var before = /\b(?:planning|ready to plan|not started|initiali[sz](?:ed|ing))\b/i;
var longest3 = 200;
function statusOf(state) {
  if (!state) return void 0;
  if (state.dialect !== "prose") {
    const { status } = state.data;
    return status === void 0 ? void 0 : meaningOf(status, status, state.dialect, state.at("status"));
  }
  if (!state.status) return void 0;
  const value = wordOf(state.status.value);
  const word = otherWords.get(value) ?? value;
  const lifecycle = ["schema", "persistence"].find((one) => Object.hasOwn(lifecycles[one].stages, word));
  return lifecycle && meaningOf(value, word, lifecycle, state.status.at);
}
function stageOf(state) {
  const said = state.dialect === "prose" ? (state.status?.value ?? "").slice(0, longest3) : "";
  return before.test(said) ? "planned" : statusOf(state)?.stage;
}
function isUnderWay(stage) {
  return stage === "running" || stage === "waiting";
}
function meaningOf(value, word, lifecycle, at) {
  const { stages, complete } = lifecycles[lifecycle];
  const stage = Object.hasOwn(stages, word) ? stages[word] : void 0;
  return stage && { value, lifecycle, stage, isComplete: word === complete, at };
}
function wordOf(said) {
  const [words2 = ""] = said.slice(0, longest3).split(/ [-–—(|]|[,;.:(]/, 1);
  return words2.toLowerCase().replace(/[^a-z_\s-]/g, "").trim().replace(/^mission[\s_-]{1,9}/, "").replace(/[\s-]{1,9}/g, "_");
}

// src/formats/grid/mission/phases.ts
function phasesOf({ data }) {
  const definitions = data.phases?.definitions ?? [];
  return definitions.map((definition, index) => ({
    ...definition,
    path: `phases.definitions.${index}`,
    number: index + 1
  }));
}
function nameOf({ id, number: number2 }) {
  return id === void 0 ? `phase ${number2}` : quote(id);
}
function phaseNumber(id) {
  return Number(id.slice(0, 2));
}
function isNumbered({ number: number2, id }, wanted) {
  return number2 === wanted || id !== void 0 && phaseNumber(id) === wanted;
}
function phaseNumbered(state, wanted) {
  const phases = phasesOf(state);
  return phases.find(({ number: number2 }) => number2 === wanted) ?? phases.find((phase2) => wanted !== void 0 && isNumbered(phase2, wanted));
}
function currentPhases(state) {
  const { phase: number2, phase_id: id } = state.data.position ?? {};
  const numbers = [number2, state.data.phases?.current].filter((one) => one !== void 0);
  return phasesOf(state).filter(
    (phase2) => id !== void 0 && phase2.id === id || numbers.some((one) => isNumbered(phase2, one))
  );
}
function currentNumber(state) {
  const { current, total } = state.data.phases ?? {};
  const isThere = current !== void 0 && current >= 1 && (total === void 0 || current <= total);
  return isThere || isPlanning(state) ? current : void 0;
}
function isPlanning(state) {
  return stageOf(state) === "planned";
}
function isRunning(state) {
  return isUnderWay(stageOf(state));
}

// src/formats/grid/mission/numbering.ts
function numberingOfMission(state, files) {
  const blocks = files.flatMap((file) => {
    const block2 = (namedSummary(file) ?? namedPlan(file))?.block;
    return block2 ? [block2] : [];
  });
  return numberingOf(phasesIn(state), blocks);
}
function phasesIn(state) {
  if (state?.dialect === "schema") return definedBlocks(state);
  return state?.dialect === "prose" ? tickedBlocks(state) : [];
}
function definedBlocks(state) {
  return phasesOf(state).map(({ number: number2, id, blocks }) => ({
    numbers: id === void 0 ? [number2] : [.../* @__PURE__ */ new Set([phaseNumber(id), number2])],
    blocks: blocks || void 0
  }));
}
function tickedBlocks({ ticks }) {
  const byPhase = /* @__PURE__ */ new Map();
  for (const { phase: phase2, block: block2 } of ticks) byPhase.set(phase2, (byPhase.get(phase2) ?? /* @__PURE__ */ new Set()).add(block2));
  const phases = [...byPhase].map(([phase2, blocks]) => ({ phase: phase2, blocks: [...blocks] }));
  const isInOrder = phases.every(({ phase: phase2 }, index) => phase2 === index + 1);
  const isByPhase = phases.every(({ blocks }) => isRun(blocks));
  if (!isInOrder || !(isByPhase || isRun(phases.flatMap(({ blocks }) => blocks)))) return [];
  return phases.map(({ phase: phase2 = 0, blocks }) => ({ numbers: [phase2], blocks: blocks.length }));
}
function isRun(numbers) {
  return numbers.every((number2, index) => number2 === index + 1);
}

// src/formats/grid/mission/planned-blocks.ts
function countPlannedBlocks(files) {
  const inPhases = new Groups();
  const others2 = new Groups();
  for (const file of files) {
    const { block: block2, phase: phase2 } = namedPlan(file) ?? {};
    if (block2?.isPlain) others2.add(phase2, block2.number);
    else if (block2) inPhases.add(block2.phase, block2.number);
  }
  const isWhole = inPhases.areRuns() && (isRun2(others2.all()) || others2.areRuns());
  return isWhole ? inPhases.all().length + others2.all().length : 0;
}
var Groups = class {
  #numbers = /* @__PURE__ */ new Map();
  add(group, number2) {
    const numbers = this.#numbers.get(group) ?? /* @__PURE__ */ new Set();
    this.#numbers.set(group, numbers.add(number2));
  }
  all() {
    return [...this.#numbers.values()].flatMap((numbers) => [...numbers]);
  }
  areRuns() {
    return [...this.#numbers.values()].every((numbers) => isRun2([...numbers]));
  }
};
function isRun2(numbers) {
  return [...numbers].sort((a, b) => a - b).every((number2, index) => number2 === index + 1);
}

// src/formats/grid/body/line-cursor.ts
var LineCursor = class {
  #line;
  #at = 0;
  constructor(line) {
    this.#line = line;
  }
  /** What has not been read yet. */
  get rest() {
    return this.#line.raw.slice(this.#at);
  }
  /** Reads what a pattern (anchored with `^`) matches; reads nothing when it does not. */
  take(pattern) {
    const match = pattern.exec(this.rest) ?? void 0;
    this.#at += match?.[0].length ?? 0;
    return match;
  }
  /** Reads what a pattern matches; the piece is its first group, without blanks and emphasis around it. */
  piece(pattern) {
    const from = this.#at;
    const match = this.take(pattern);
    const group = match?.[1] ?? "";
    return this.#trimmed(group, from + (match?.[0].indexOf(group) ?? 0));
  }
  /** Reads all that is left. */
  remainder() {
    const from = this.#at;
    this.#at = this.#line.raw.length;
    return this.#trimmed(this.#line.raw.slice(from), from);
  }
  /** Reads blanks, and then what a function finds at the start of a text. */
  readAt(read) {
    const blanks = /^[ \t*_]*/.exec(this.rest)?.[0].length ?? 0;
    const found = read(this.rest.slice(blanks));
    if (!found) return void 0;
    const start = this.#line.start + this.#at + blanks;
    this.#at += blanks + found.text.length;
    return { ...found, start, end: start + found.text.length };
  }
  #trimmed(group, at) {
    const text = group.replace(/^[ \t*_]+/, "").replace(/[ \t*_]+$/, "");
    if (text === "") return void 0;
    const start = this.#line.start + at + group.indexOf(text);
    return { text, start, end: start + text.length };
  }
};

// src/formats/grid/body/progress-bar.ts
var full = "#\u2588\u2593\u25A0\u25AE\u25B0\u25CF\u25FC\u2B1B\u{1F7E9}\u{1F7E6}=*|";
var empty = "-.\u2591\u2592\u25A1\u25AF\u25B1\u25CB\u25FB\u2B1C_\xB7 ";
var bracketed = new RegExp(`^\\[([${full}]{0,200}>?)([${empty}]{0,200})\\]`, "u");
var bare = /^([█▓■▮▰●◼🟩🟦]{0,200})([░▒□▯▱○◻⬜]{0,200})(?![█▓■▮▰●◼🟩🟦░▒□▯▱○◻⬜])/u;
var fewest = 3;
function readBar(text) {
  const match = bracketed.exec(text) ?? bare.exec(text);
  if (!match) return void 0;
  const filled = Array.from(match[1] ?? "").length;
  const cells = filled + Array.from(match[2] ?? "").length;
  return cells < fewest ? void 0 : { filled, cells, text: match[0] };
}
function cellsFor(percent, bar) {
  return percent / 100 * bar.cells;
}
function isOff(bar, percent) {
  return Math.abs(bar.filled - cellsFor(percent, bar)) > 1 + 1e-9;
}
function redraw({ text, cells }, percent) {
  const signs = Array.from(text).filter((sign) => !"[]>".includes(sign));
  const filled = Math.min(cells, Math.round(cellsFor(percent, { text, cells, filled: 0 })));
  const first = signs[0] ?? "";
  const last = signs.at(-1) ?? "";
  const drawn = (full.includes(first) ? first : counterpart[first] ?? "#").repeat(filled) + (empty.includes(last) ? last : counterpart[last] ?? "-").repeat(cells - filled);
  return text.startsWith("[") ? `[${drawn}]` : drawn;
}
var counterpart = {
  "\u2588": "\u2591",
  "\u2593": "\u2591",
  "\u25A0": "\u25A1",
  "\u25AE": "\u25AF",
  "\u25B0": "\u25B1",
  "\u25CF": "\u25CB",
  "\u25FC": "\u25FB",
  "\u2B1B": "\u2B1C",
  "\u{1F7E9}": "\u2B1C",
  "\u{1F7E6}": "\u2B1C",
  "\u2591": "\u2588",
  "\u2592": "\u2588",
  "\u25A1": "\u25A0",
  "\u25AF": "\u25AE",
  "\u25B1": "\u25B0",
  "\u25CB": "\u25CF",
  "\u25FB": "\u25FC",
  "\u2B1C": "\u{1F7E9}"
};

// src/formats/grid/body/claims.ts
var longestLine = 500;
var labelled = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}(status|mode|progress|phase|block|wave|thread)[*_]{0,3}[ \t]{0,9}(:?)[*_]{0,3}[ \t]*/i;
var percentage = /^[*_ \t]*(\d{1,3}(?:\.\d{1,6})?)[ \t]?%[*_]{0,3}/;
var number = /^(\d{1,4}(?:[.-]\d{1,4})?)(?!\w|[.-]\d)/;
var ofTotal = /^[ \t]{0,9}(?:\/|of\b)[ \t]{0,9}(\d{1,4})(?!\w|[.-]\d)/i;
var bracketed2 = /^[ \t]*\(([^()]{1,200}(?:\([^()]{0,200}\))?)\)/;
var afterSign = /^[ \t]*[:–—-][ \t]*(.{1,300})/;
function claimsOf(lines) {
  return lines.filter(({ line }) => line.raw.length <= longestLine).flatMap((zoned) => claimIn(zoned) ?? []);
}
function zonesOf(lines) {
  let zone = "head";
  let isFenced = false;
  return lines.flatMap((line) => {
    if (/^[ \t]{0,9}(?:```|~~~)/.test(line.raw)) isFenced = !isFenced;
    if (line.heading === 0 || isFenced) return { line, zone };
    zone = zoneBelow(line);
    return [];
  });
}
function zoneBelow({ raw, heading }) {
  const title2 = raw.slice(0, 200).toLowerCase().replace(/[#*_]/g, "").trim();
  if (title2.includes("current position")) return "position";
  if (title2.includes("active agents")) return "agents";
  if (/^(?:current |overall )?progress\b/.test(title2)) return "progress";
  return heading === 1 || /^mission\b/.test(title2) ? "head" : "other";
}
function claimIn({ line, zone }) {
  const cursor = new LineCursor(line);
  const match = cursor.take(labelled);
  if (!match) return unlabelledProgress(cursor, zone);
  const label = match[1]?.toLowerCase();
  const hasColon = match[2] === ":";
  if (label === "status" || label === "mode") {
    return hasColon ? { label, zone, value: cursor.remainder(), rest: "" } : void 0;
  }
  if (label === "progress") return hasColon ? progress(cursor, zone) : void 0;
  return position(cursor, { label, zone, isAnchored: hasColon || zone === "position" });
}
function progress(cursor, zone) {
  const early = cursor.piece(percentage);
  const bar = cursor.readAt(readBar);
  const value = early ?? cursor.piece(percentage);
  return value || bar ? { label: "progress", zone, value, bar, rest: cursor.rest.trim() } : void 0;
}
function unlabelledProgress(cursor, zone) {
  if (zone === "other" || zone === "agents") return void 0;
  const claim = progress(cursor, zone);
  return claim?.value && claim.bar ? claim : void 0;
}
function position(cursor, { label, zone, isAnchored }) {
  const value = cursor.piece(number);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return void 0;
  const name = cursor.piece(bracketed2) ?? cursor.piece(afterSign);
  const rest = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest) ? void 0 : { label, zone, value, total, name, rest };
}

// src/formats/grid/state/prose-ticks.ts
var longestLine2 = 500;
var lowestHeading = 6;
var done = "\u2705|\u2714|\u2611|\u2713|\u{1F7E2}|\u{1F7E9}|\u23ED|\\[[xX]\\]";
var open = "\u23F3|\u231B|\u23F1|\u23F8|\u{1F504}|\u{1F6A7}|\u{1F532}|\u2B1C|\u2610|\u2B1B|\u274C|\u2717|\u2718|\u{1F534}|\u{1F7E0}|\u{1F7E1}|\u{1F535}|\u26AA|\u{1F4CB}|\u{1F51C}|\\[ \\]";
var marker = /^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/;
var leading = new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`, "u");
var block = /^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i;
var trailing = new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`, "u");
var isDone = new RegExp(`^(?:${done})$`, "u");
var phase = /^[ \t]*(?:(?:[-*+]|#{1,6})[ \t]+)?[*_~]{0,4}phase[ \t]+#?(\d{1,4})(?![\w.])/i;
function ticksOf(lines) {
  let below;
  return lines.flatMap((line) => {
    if (line.raw.length > longestLine2) return [];
    const named2 = phase.exec(line.raw)?.[1];
    if (named2 !== void 0) below = { phase: Number(named2), heading: line.heading || lowestHeading };
    else if (line.heading > 0 && line.heading <= (below?.heading ?? 0)) below = void 0;
    return tickOf(line, below?.phase) ?? [];
  });
}
function tickOf(line, phaseAbove) {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== "";
  const before2 = cursor.piece(leading);
  if (before2) cursor.take(leading);
  const number2 = cursor.piece(block);
  const mark = before2 ?? (isItem ? markAtEnd(line) : void 0);
  if (!number2 || !mark) return void 0;
  const isSkipped = mark.text === "\u23ED" || /\bskipped\b/i.test(line.raw);
  const [first = "", second] = number2.text.split("-");
  return {
    block: Number(second ?? first),
    phase: second === void 0 ? phaseAbove : Number(first),
    isPlain: second === void 0,
    // A block that was skipped needs no work any more (D33).
    complete: isSkipped || isDone.test(mark.text),
    isSkipped,
    start: mark.start,
    end: mark.end
  };
}
function markAtEnd({ raw, start }) {
  const match = trailing.exec(raw.trimEnd());
  const text = match?.[1];
  if (!match || text === void 0) return void 0;
  return { text, start: start + match.index, end: start + match.index + text.length };
}

// src/formats/grid/state/prose.ts
async function readProse(document, body) {
  const state = { dialect: "prose", document, body, at: document.at.bind(document), ticks: [] };
  const structure = await body.structure();
  if (!structure.ok) return { ...state, unread: structure.reason };
  const lines = textLines(body.lines, structure);
  const first = finder(lines, ({ value }) => !value || structure.isText(value.start));
  const span = ({ start, end }) => document.span(start, end);
  const cluster = titleOf(lines);
  const phase2 = numbered(first("phase"), span);
  const block2 = numbered(first("block"), span);
  const status = first("status")?.value;
  const { value: percent, bar } = first("progress") ?? {};
  return {
    ...state,
    ...cluster && { cluster: { value: cluster.text, at: span(cluster) } },
    ...phase2 && { phase: phase2 },
    ...block2 && { block: block2 },
    ...status && { status: { value: status.text, at: span(status) } },
    ...percent && { percent: figure(percent, span) },
    ...bar && { bar: { filled: bar.filled, cells: bar.cells, at: span(bar) } },
    ticks: ticksOf(lines).map(({ start, end, ...tick }) => ({ ...tick, at: span({ start, end }) }))
  };
}
function finder(lines, isTold) {
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned).filter(isTold);
  const hasSection = zoned.some(({ zone }) => zone === "position");
  const anywhere = hasSection ? [] : ["head", "progress", "other"];
  return (label) => {
    const own = claims.filter((claim) => claim.label === label);
    const elsewhere = label === "progress" ? ["head", "progress"] : [];
    const tiers = [["position"], elsewhere, anywhere].map((zones) => own.find(({ zone }) => zones.includes(zone)));
    return tiers.find((claim) => claim !== void 0);
  };
}
var title = /^ {0,3}#{1,6}[ \t]+(?:the[ \t]+)?grid state[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;
function titleOf(lines) {
  for (const { raw, start, heading } of lines) {
    const text = heading > 0 ? title.exec(raw)?.[1]?.replace(/[ \t]+#*[ \t]*$/, "") : void 0;
    if (!text) continue;
    const from = start + raw.lastIndexOf(text);
    return { text, start: from, end: from + text.length };
  }
  return void 0;
}
function numbered(claim, span) {
  const { value, total, name } = claim ?? {};
  if (!value || value.text.includes(".")) return void 0;
  return {
    current: figure(value, span),
    ...total && { total: figure(total, span) },
    ...name && { name: name.text }
  };
}
function figure(piece, span) {
  return { value: Number(piece.text.split("-").at(-1)), at: span(piece) };
}

// src/formats/grid/state/read-state.ts
async function readState(file) {
  const form2 = formOf(file.text);
  const body = bodyOf(file.text, form2.body, file.limits);
  const conflicts = await conflictsOf(file.text, form2.body.start, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form2.yaml.end);
  if (inYaml.length > 0 || conflicts.length > 0 && form2.dialect === "prose") return broken(file, form2, conflicts);
  if (!form2.dialect || form2.frontMatter.form === "open") return broken(file, form2, [...conflicts, ...formFaults(form2)]);
  const faults = [...conflicts, ...form2.frontMatter.faults];
  const readable = conflicts.length > 0 ? withoutLines(body) : body;
  if (form2.dialect === "prose") {
    const document = new TextDocument(file.path, file.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const fields = readMapping(file.text, form2.yaml, file.limits);
  if (!fields.root) return broken(file, form2, [...faults, ...fields.faults]);
  const parsed = { root: fields.root, faults: [...faults, ...fields.faults] };
  if (dialectOfKeys(fields.root.entries.map(({ key }) => String(key.value))) === "schema") {
    const { data: data2, ...place2 } = specified(file, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file, data2.resume?.checkpoint_file);
    return stateOf({ dialect: "schema", data: data2, ...place2, body: readable, checkpointFile });
  }
  const { data, ...place } = specified(file, parsed, persistenceSpecification);
  return stateOf({ dialect: "persistence", data, ...place, body: readable, plannedBlocks: file.plannedBlocks });
}
function stateOf(state) {
  return { dialect: state.dialect, documents: [state.document], state };
}
function broken({ path, text }, { dialect }, faults) {
  const documents = [new TextDocument(path, text, { faults })];
  return { dialect, documents, state: void 0, unjudged: `${stateFile} does not parse` };
}
function specified({ path, text }, parsed, specification) {
  const values = dataOf(parsed.root);
  const { verdict, data } = specify(values, specification);
  const document = new TextDocument(path, text, { ...parsed, data: values, verdict });
  return { document, data, at: document.at.bind(document) };
}
function formFaults({ dialect, frontMatter, body }) {
  if (frontMatter.faults.length > 0 || dialect) return [...frontMatter.faults];
  if (frontMatter.form === "fenced") {
    const message2 = "the front matter holds no mapping; expected the fields of the state";
    return [{ kind: "front-matter", message: message2, start: 0, end: Math.max(0, frontMatter.yaml.start - 1) }];
  }
  const message = 'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", "Phase: 1 of 3")';
  return [{ kind: "front-matter", message, start: 0, end: Math.min(body.end, 1) }];
}
async function findCheckpoint({ tree, root }, claimed) {
  if (!claimed) return "none";
  const places2 = claimedPaths(claimed, root);
  if (places2.length === 0) return "outside";
  const kinds = await Promise.all(places2.map((place) => tree.kind(place)));
  return kinds.includes("file") ? "present" : "missing";
}

// src/formats/grid/read.ts
async function readGrid(tree, root, limits) {
  const listed = await listGrid(tree, root);
  const mission = await readMission(tree, root, countPlannedBlocks(listed.regular), limits);
  const numbering = numberingOfMission(mission.state, listed.files);
  const companions2 = await readCompanions(tree, root, listed.files, numbering, limits);
  const { config, unreadable, ...beside } = companions2;
  const files = Object.values(beside).flat();
  const unread = [...listed.unreadable, ...unreadable];
  return {
    root,
    format: "grid",
    ...mission,
    ...beside,
    present: listed.files,
    dated: listed.files.filter(isDated).map((file) => pathIn(root, file)),
    local: listed.files.filter(isLock).map((file) => pathIn(root, file)),
    numbering,
    documents: [
      ...mission.documents,
      ...files.flatMap((file) => file ? [file.document] : []),
      ...config ? [config] : []
    ],
    unreadable: [...mission.unreadable, ...unread],
    ...await readClaims({ ...beside, state: mission.state }, unread)
  };
}
async function readGridState(tree, root, limits) {
  const mission = await readMission(tree, root, 0, limits);
  if (mission.documents.length + mission.unreadable.length === 0) return void 0;
  return {
    ...{ root, format: "grid", ...mission, summaries: [], checkpoints: [], plans: [], present: [] },
    ...{ scratchpad: void 0, warmth: void 0, decisions: void 0, blockers: void 0 },
    ...{ commits: [], files: [], numbering: numberingOfMission(mission.state, []) }
  };
}
async function readMission(tree, root, plannedBlocks, limits) {
  const none2 = { dialect: void 0, documents: [], unreadable: [], state: void 0 };
  const path = pathIn(root, stateFile);
  const read = await readText(tree, path, limits.markdownBytes);
  if (read.ok) return { ...none2, ...await readState({ tree, root, path, text: read.text, plannedBlocks, limits }) };
  if (read.file.refusal === "missing") return none2;
  return { ...none2, unreadable: [read.file], unjudged: `${stateFile} could not be read` };
}

// src/formats/grid/spec/words.ts
var agentTypes = ["executor", "planner", "scout", "recognizer", "memory"];
var shapes = {
  sessionId: {
    pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",
    shape: "a session id like sess-20260124T143000Z-abc123"
  },
  missionId: {
    pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",
    shape: "a mission id like mission-20260124T140000Z-saas-dashboard"
  },
  phaseId: { pattern: "^\\d{2}-[a-z0-9-]+$", shape: "a phase id like 01-foundation" },
  blockId: { pattern: "^\\d{2}-\\d{2}$", shape: "a block id like 01-02" },
  decisionId: { pattern: "^dec-\\d{3}$", shape: "a decision id like dec-001" },
  artifactId: { pattern: "^art-\\d{3}$", shape: "an artifact id like art-001" },
  blockerId: { pattern: "^blocker-\\d{3}$", shape: "a blocker id like blocker-001" },
  agentId: { pattern: `^(${agentTypes.join("|")})-\\d{3}$`, shape: "an agent id like executor-003" },
  /** D15: `mc` is no agent type, yet it writes. */
  writerId: { pattern: `^(mc|(${agentTypes.join("|")})-\\d{3})$`, shape: "an agent id like executor-003, or mc" },
  /** D14. */
  threadId: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$", shape: "a thread id like 02.3 or 4" },
  /** D6: `04`, `"04"` and 4 are one block. */
  blockNumber: { pattern: "^\\d{1,4}(-\\d{1,4})?$", shape: "a block number like 2 or 01-02" },
  waveNumber: { pattern: "^\\d{1,4}$", shape: "a wave number like 2" }
};
var words = {
  status: Object.keys(schemaLifecycle.edges),
  mode: ["autopilot", "guided", "hands_on"],
  phaseStatus: ["complete", "in_progress", "pending"],
  agentType: agentTypes,
  agentResult: ["success", "failure", "timeout", "cancelled"],
  artifactType: ["schema", "config", "api", "component", "model"],
  blockerType: ["missing_credential", "external_api", "permission", "dependency"],
  warningLevel: ["warning", "info"]
};
var lessonCategories = [
  "codebase_patterns",
  "gotchas",
  "user_preferences",
  "decisions_made",
  "almost_did"
];
var checkpointTypes = ["human_verify", "decision", "human_action", "session_death", "failure"];

// src/formats/grid/agents.ts
var others = ["accountant", "guard", "debugger", "program", "agent"];
var known = [...words.agentType, ...others].join("|");
var form = new RegExp(
  `^(?:(?:grid[ _-])?(${known})(?:[ _-]?\\d{1,6}|[ _-]\\w{1,10})?|([a-z][a-z_-]{1,40})[-_]\\d{1,6})$`,
  "i"
);
var master = /^(?:mc|master[ _-]?control)(?:-\d{1,6})?$/i;
var longest4 = 60;
function agentTypeOf(name) {
  if (name.length > longest4) return void 0;
  const text = name.trim();
  if (master.test(text)) return "mc";
  const [, type, word] = form.exec(text) ?? [];
  const found = type ?? word;
  return found === void 0 ? void 0 : folded(found);
}
function isAgent(text) {
  return agentTypeOf(text) !== void 0;
}

export {
  parseBlock,
  parsePhase,
  numberingOf,
  blockNames,
  phaseOfBlock,
  stateFile,
  isMark,
  companionKind,
  namedSummary,
  namedPlan,
  fieldsNamed,
  textOf,
  textIn2 as textIn,
  plain,
  wordsIn,
  isAbsent,
  isUnsaid,
  saysNothing,
  isNothing,
  isNotYet,
  isGap,
  isTemplate,
  notedHashes,
  isNextLine,
  isTableRule,
  cellsOf,
  readMapping,
  stateSpecification,
  persistenceSpecification,
  formOf,
  dialectOfKeys,
  leftoverOf,
  schemaLifecycle,
  persistenceLifecycle,
  lifecycles,
  statusOf,
  stageOf,
  isUnderWay,
  phasesOf,
  nameOf,
  phaseNumber,
  isNumbered,
  phaseNumbered,
  currentPhases,
  currentNumber,
  isPlanning,
  isRunning,
  countPlannedBlocks,
  LineCursor,
  cellsFor,
  isOff,
  redraw,
  claimsOf,
  zonesOf,
  readGrid,
  readGridState,
  shapes,
  words,
  lessonCategories,
  checkpointTypes,
  agentTypeOf,
  isAgent
};
