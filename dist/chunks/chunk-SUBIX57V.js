import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  readStructure,
  scanLines,
  splitFrontMatter,
  textLines
} from "./chunk-HEWHFI7I.js";
import {
  isHash
} from "./chunk-FEIMMAU4.js";
import {
  TextDocument,
  fieldOf,
  fileAt,
  formatInstant,
  inItsQuotes,
  isPlaceholder,
  parseInstant,
  readYaml12,
  specify,
  typesOf,
  visit
} from "./chunk-KIIBNNLQ.js";
import {
  claimedPaths,
  pathIn
} from "./chunk-APDN442V.js";
import {
  readYaml
} from "./chunk-KIFGCQ62.js";
import {
  conflictMarkers,
  decode,
  linesOf,
  readJson
} from "./chunk-4FZGF4UY.js";
import {
  count,
  folded,
  quote,
  size,
  some
} from "./chunk-YVFHDY45.js";

// src/formats/grid/mission/blocks.ts
function parseBlock(text, phase2) {
  const [, first, second] = /^\s{0,9}(?:block[ _-]?)?(\d{1,4})(?:-(\d{1,4}))?\s{0,9}$/i.exec(text) ?? [];
  if (first === void 0) return void 0;
  if (second === void 0) return { phase: phase2, number: Number(first), isPlain: true };
  return { phase: Number(first), number: Number(second), isPlain: false };
}
function parsePhase(text) {
  const digits2 = /^\s{0,9}(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(text)?.[1];
  return digits2 === void 0 ? void 0 : Number(digits2);
}
var mostOfNumber = 4;
function numberingOf(phases, files) {
  let before3 = 0;
  const counted2 = phases.map((phase2) => {
    const start = before3;
    before3 = start === void 0 || phase2.blocks === void 0 ? void 0 : start + phase2.blocks;
    return { ...phase2, before: start };
  });
  const byNumber = /* @__PURE__ */ new Map();
  for (const phase2 of counted2) {
    for (const number2 of phase2.numbers) {
      const others2 = byNumber.get(number2) ?? [];
      if (others2.length < mostOfNumber) byNumber.set(number2, [...others2, phase2]);
    }
  }
  return { phases: counted2, byNumber, restarts: restart(files) };
}
function restart(files) {
  const phaseOf2 = /* @__PURE__ */ new Map();
  for (const { phase: phase2, number: number2, isPlain } of files) {
    if (!isPlain || phase2 === void 0) continue;
    if ((phaseOf2.get(number2) ?? phase2) !== phase2) return true;
    phaseOf2.set(number2, phase2);
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
  const others2 = (byNumber.get(phase2) ?? []).flatMap(({ numbers, blocks = 0, before: before3 }) => {
    const isHere = number2 > 0 && number2 <= blocks && before3 !== void 0;
    return [...numbers.map((one) => `${one}-${number2}`), ...isHere ? [String(before3 + number2)] : []];
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
var B = $;
var y = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json", type: "object", required: ["version", "session_id", "mission_id", "cluster", "created_at", "updated_at", "status", "mode", "phases", "position", "progress", "resume"], properties: { version: { type: "string" }, session_id: { type: "string", pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" }, mission_id: { type: "string", pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" }, cluster: { type: "string" }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, status: { type: "string", enum: ["planning", "in_progress", "blocked", "complete", "failed"] }, mode: { type: "string", enum: ["autopilot", "guided", "hands_on"] }, phases: { type: "object", required: ["total", "current"], properties: { total: { type: "integer", minimum: 0 }, current: { type: "integer", minimum: 0 }, completed: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, definitions: { type: "array", items: { type: "object", required: ["id", "name", "status", "blocks", "blocks_complete"], properties: { id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, name: { type: "string" }, status: { type: "string", enum: ["complete", "in_progress", "pending"] }, blocks: { type: "integer", minimum: 0 }, blocks_complete: { type: "integer", minimum: 0 }, started_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, completed_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } } } }, position: { type: "object", required: ["phase", "phase_id", "block", "thread", "thread_total"], properties: { phase: { type: "integer", minimum: 0 }, phase_id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, phase_name: { type: "string" }, block: { type: "integer", minimum: 0 }, block_id: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, block_name: { type: "string" }, wave: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 }, thread_total: { type: "integer", minimum: 0 } } }, progress: { type: "object", required: ["blocks_complete", "blocks_total", "percent"], properties: { blocks_complete: { type: "integer", minimum: 0 }, blocks_total: { type: "integer", minimum: 0 }, threads_complete: { type: "integer", minimum: 0 }, threads_total: { type: "integer", minimum: 0 }, percent: { type: "number", minimum: 0, maximum: 100 } } }, agents: { type: "object", properties: { active: { type: "array", items: { type: "object", required: ["id", "type", "spawned_at", "task", "phase", "block", "last_heartbeat"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, spawned_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, task: { type: "string" }, phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, block: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, last_heartbeat: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, completed: { type: "array", items: { type: "object", required: ["id", "type", "result", "duration_seconds"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, result: { type: "string", enum: ["success", "failure", "timeout", "cancelled"] }, duration_seconds: { type: "integer", minimum: 0 } } } } } }, persistent: { type: "object", properties: { decisions: { type: "array", items: { type: "object", required: ["id", "decision", "phase_decided", "affects_phases", "rationale"], properties: { id: { type: "string", pattern: "^dec-\\d{3}$" }, decision: { type: "string" }, phase_decided: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, affects_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, rationale: { type: "string" } } } }, artifacts: { type: "array", items: { type: "object", required: ["id", "type", "path", "created_phase", "used_by_phases"], properties: { id: { type: "string", pattern: "^art-\\d{3}$" }, type: { type: "string", enum: ["schema", "config", "api", "component", "model"] }, path: { type: "string" }, created_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, used_by_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } } } } }, tech_stack: { type: "object", properties: { runtime: { type: "string" }, framework: { type: "string" }, database: { type: "string" }, orm: { type: "string" }, auth: { type: "string" }, added_packages: { type: "array", items: { type: "object", properties: { name: { type: "string" }, added_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, purpose: { type: "string" } } } } } } } }, resume: { type: "object", required: ["can_resume"], properties: { checkpoint_file: { type: ["string", "null"] }, last_agent: { type: ["string", "null"], pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, last_commit: { type: ["string", "number", "boolean", "null"] }, can_resume: { type: "boolean" }, resume_position: { type: "object", properties: { phase: { type: "integer", minimum: 0 }, block: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 } } } } }, budget: { type: "object", properties: { total_cost_usd: { type: "number" }, session_cost_usd: { type: "number" }, spawns_this_session: { type: "integer" } } }, warnings: { type: "array", items: { type: "object", properties: { level: { type: "string", enum: ["warning", "info"] }, message: { type: "string" }, source: { type: "string", pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, blockers: { type: "array", items: { type: "object", properties: { id: { type: "string", pattern: "^blocker-\\d{3}$" }, type: { type: "string", enum: ["missing_credential", "external_api", "permission", "dependency"] }, description: { type: "string" }, blocking_thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, added_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, energy: { type: "integer" } } };
var V = new RegExp("^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$", "u");
var I = new RegExp("^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$", "u");
var m = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$", "u");
var g = new RegExp("^\\d{2}-[a-z0-9-]+$", "u");
var Z = new RegExp("^\\d{2}-\\d{2}$", "u");
var E = new RegExp("^(executor|planner|scout|recognizer|memory)-\\d{3}$", "u");
var S = new RegExp("^dec-\\d{3}$", "u");
var C = new RegExp("^art-\\d{3}$", "u");
var D = new RegExp("^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$", "u");
var W = new RegExp("^blocker-\\d{3}$", "u");
var z = new RegExp("^\\d{1,4}(\\.\\d{1,4})?$", "u");
function $(o, { instancePath: i = "", parentData: P, parentDataProperty: v, rootData: q = o, dynamicAnchors: A = {} } = {}) {
  let e = null, r = 0, u = $.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
    if (o.version === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.session_id === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.mission_id === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mission_id" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.cluster === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.created_at === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.updated_at === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.status === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.mode === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.phases === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phases" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.position === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.progress === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "progress" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.resume === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resume" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.version !== void 0 && typeof o.version != "string") {
      let s = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.session_id !== void 0) {
      let s = o.session_id;
      if (typeof s == "string") {
        if (!V.test(s)) {
          let t = { instancePath: i + "/session_id", schemaPath: "#/properties/session_id/pattern", keyword: "pattern", params: { pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.mission_id !== void 0) {
      let s = o.mission_id;
      if (typeof s == "string") {
        if (!I.test(s)) {
          let t = { instancePath: i + "/mission_id", schemaPath: "#/properties/mission_id/pattern", keyword: "pattern", params: { pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/mission_id", schemaPath: "#/properties/mission_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.cluster !== void 0 && typeof o.cluster != "string") {
      let s = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.created_at !== void 0) {
      let s = o.created_at;
      if (typeof s == "string") {
        if (!m.test(s)) {
          let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.updated_at !== void 0) {
      let s = o.updated_at;
      if (typeof s == "string") {
        if (!m.test(s)) {
          let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.status !== void 0) {
      let s = o.status;
      if (typeof s != "string") {
        let t = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (!(s === "planning" || s === "in_progress" || s === "blocked" || s === "complete" || s === "failed")) {
        let t = { instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: y.properties.status.enum } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.mode !== void 0) {
      let s = o.mode;
      if (typeof s != "string") {
        let t = { instancePath: i + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (!(s === "autopilot" || s === "guided" || s === "hands_on")) {
        let t = { instancePath: i + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: y.properties.mode.enum } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.phases !== void 0) {
      let s = o.phases;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total === void 0) {
          let t = { instancePath: i + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "total" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.current === void 0) {
          let t = { instancePath: i + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "current" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.total !== void 0) {
          let t = s.total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/phases/total", schemaPath: "#/properties/phases/properties/total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/phases/total", schemaPath: "#/properties/phases/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.current !== void 0) {
          let t = s.current;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/phases/current", schemaPath: "#/properties/phases/properties/current/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/phases/current", schemaPath: "#/properties/phases/properties/current/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (typeof d == "string") {
                if (!g.test(d)) {
                  let a = { instancePath: i + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/phases/completed", schemaPath: "#/properties/phases/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.definitions !== void 0) {
          let t = s.definitions;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.name === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "name" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.status === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "status" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.blocks === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.blocks_complete === void 0) {
                  let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!g.test(a)) {
                      let l = { instancePath: i + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.name !== void 0 && typeof d.name != "string") {
                  let a = { instancePath: i + "/phases/definitions/" + n + "/name", schemaPath: "#/properties/phases/properties/definitions/items/properties/name/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.status !== void 0) {
                  let a = d.status;
                  if (typeof a != "string") {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (!(a === "complete" || a === "in_progress" || a === "pending")) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/enum", keyword: "enum", params: { allowedValues: y.properties.phases.properties.definitions.items.properties.status.enum } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.blocks !== void 0) {
                  let a = d.blocks;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.blocks_complete !== void 0) {
                  let a = d.blocks_complete;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.started_at !== void 0) {
                  let a = d.started_at;
                  if (typeof a != "string" && a !== null) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/type", keyword: "type", params: { type: y.properties.phases.properties.definitions.items.properties.started_at.type } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (typeof a == "string" && !m.test(a)) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.completed_at !== void 0) {
                  let a = d.completed_at;
                  if (typeof a != "string" && a !== null) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/type", keyword: "type", params: { type: y.properties.phases.properties.definitions.items.properties.completed_at.type } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (typeof a == "string" && !m.test(a)) {
                    let l = { instancePath: i + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
              } else {
                let a = { instancePath: i + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/phases/definitions", schemaPath: "#/properties/phases/properties/definitions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.position !== void 0) {
      let s = o.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.phase === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.phase_id === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase_id" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.block === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.thread === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.thread_total === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread_total" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.phase_id !== void 0) {
          let t = s.phase_id;
          if (typeof t == "string") {
            if (!g.test(t)) {
              let p = { instancePath: i + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
              e === null ? e = [p] : e.push(p), r++;
            }
          } else {
            let p = { instancePath: i + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: i + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.block_id !== void 0) {
          let t = s.block_id;
          if (typeof t == "string") {
            if (!Z.test(t)) {
              let p = { instancePath: i + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
              e === null ? e = [p] : e.push(p), r++;
            }
          } else {
            let p = { instancePath: i + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: i + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.thread_total !== void 0) {
          let t = s.thread_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.progress !== void 0) {
      let s = o.progress;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.blocks_complete === void 0) {
          let t = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.blocks_total === void 0) {
          let t = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_total" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.percent === void 0) {
          let t = { instancePath: i + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "percent" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.blocks_complete !== void 0) {
          let t = s.blocks_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.blocks_total !== void 0) {
          let t = s.blocks_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.threads_complete !== void 0) {
          let t = s.threads_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.threads_total !== void 0) {
          let t = s.threads_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.percent !== void 0) {
          let t = s.percent;
          if (typeof t == "number" && isFinite(t)) {
            if (t > 100 || isNaN(t)) {
              let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t < 0 || isNaN(t)) {
              let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [p] : e.push(p), r++;
            }
          } else {
            let p = { instancePath: i + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.agents !== void 0) {
      let s = o.agents;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.active !== void 0) {
          let t = s.active;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.spawned_at === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "spawned_at" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.task === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "task" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.phase === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "phase" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.block === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "block" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.last_heartbeat === void 0) {
                  let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "last_heartbeat" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!E.test(a)) {
                      let l = { instancePath: i + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let l = { instancePath: i + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (!(a === "executor" || a === "planner" || a === "scout" || a === "recognizer" || a === "memory")) {
                    let l = { instancePath: i + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/enum", keyword: "enum", params: { allowedValues: y.properties.agents.properties.active.items.properties.type.enum } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.spawned_at !== void 0) {
                  let a = d.spawned_at;
                  if (typeof a == "string") {
                    if (!m.test(a)) {
                      let l = { instancePath: i + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.task !== void 0 && typeof d.task != "string") {
                  let a = { instancePath: i + "/agents/active/" + n + "/task", schemaPath: "#/properties/agents/properties/active/items/properties/task/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.phase !== void 0) {
                  let a = d.phase;
                  if (typeof a == "string") {
                    if (!g.test(a)) {
                      let l = { instancePath: i + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.block !== void 0) {
                  let a = d.block;
                  if (typeof a == "string") {
                    if (!Z.test(a)) {
                      let l = { instancePath: i + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.last_heartbeat !== void 0) {
                  let a = d.last_heartbeat;
                  if (typeof a == "string") {
                    if (!m.test(a)) {
                      let l = { instancePath: i + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
              } else {
                let a = { instancePath: i + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/agents/active", schemaPath: "#/properties/agents/properties/active/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.result === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "result" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.duration_seconds === void 0) {
                  let a = { instancePath: i + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "duration_seconds" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!E.test(a)) {
                      let l = { instancePath: i + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let l = { instancePath: i + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (!(a === "executor" || a === "planner" || a === "scout" || a === "recognizer" || a === "memory")) {
                    let l = { instancePath: i + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/enum", keyword: "enum", params: { allowedValues: y.properties.agents.properties.completed.items.properties.type.enum } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.result !== void 0) {
                  let a = d.result;
                  if (typeof a != "string") {
                    let l = { instancePath: i + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (!(a === "success" || a === "failure" || a === "timeout" || a === "cancelled")) {
                    let l = { instancePath: i + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/enum", keyword: "enum", params: { allowedValues: y.properties.agents.properties.completed.items.properties.result.enum } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.duration_seconds !== void 0) {
                  let a = d.duration_seconds;
                  if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                    let l = { instancePath: i + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                    let l = { instancePath: i + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
              } else {
                let a = { instancePath: i + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/agents/completed", schemaPath: "#/properties/agents/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.persistent !== void 0) {
      let s = o.persistent;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.decisions !== void 0) {
          let t = s.decisions;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.decision === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.phase_decided === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "phase_decided" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.affects_phases === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "affects_phases" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.rationale === void 0) {
                  let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "rationale" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!S.test(a)) {
                      let l = { instancePath: i + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^dec-\\d{3}$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.decision !== void 0 && typeof d.decision != "string") {
                  let a = { instancePath: i + "/persistent/decisions/" + n + "/decision", schemaPath: "#/properties/persistent/properties/decisions/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.phase_decided !== void 0) {
                  let a = d.phase_decided;
                  if (typeof a == "string") {
                    if (!g.test(a)) {
                      let l = { instancePath: i + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.affects_phases !== void 0) {
                  let a = d.affects_phases;
                  if (Array.isArray(a)) {
                    let l = a.length;
                    for (let c = 0; c < l; c++) {
                      let b = a[c];
                      if (typeof b == "string") {
                        if (!g.test(b)) {
                          let h = { instancePath: i + "/persistent/decisions/" + n + "/affects_phases/" + c, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [h] : e.push(h), r++;
                        }
                      } else {
                        let h = { instancePath: i + "/persistent/decisions/" + n + "/affects_phases/" + c, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [h] : e.push(h), r++;
                      }
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/decisions/" + n + "/affects_phases", schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.rationale !== void 0 && typeof d.rationale != "string") {
                  let a = { instancePath: i + "/persistent/decisions/" + n + "/rationale", schemaPath: "#/properties/persistent/properties/decisions/items/properties/rationale/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/decisions", schemaPath: "#/properties/persistent/properties/decisions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.artifacts !== void 0) {
          let t = s.artifacts;
          if (Array.isArray(t)) {
            let p = t.length;
            for (let n = 0; n < p; n++) {
              let d = t[n];
              if (d && typeof d == "object" && !Array.isArray(d)) {
                if (d.id === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.type === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.path === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "path" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.created_phase === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "created_phase" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.used_by_phases === void 0) {
                  let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "used_by_phases" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.id !== void 0) {
                  let a = d.id;
                  if (typeof a == "string") {
                    if (!C.test(a)) {
                      let l = { instancePath: i + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^art-\\d{3}$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.type !== void 0) {
                  let a = d.type;
                  if (typeof a != "string") {
                    let l = { instancePath: i + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                  if (!(a === "schema" || a === "config" || a === "api" || a === "component" || a === "model")) {
                    let l = { instancePath: i + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/enum", keyword: "enum", params: { allowedValues: y.properties.persistent.properties.artifacts.items.properties.type.enum } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.path !== void 0 && typeof d.path != "string") {
                  let a = { instancePath: i + "/persistent/artifacts/" + n + "/path", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/path/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
                if (d.created_phase !== void 0) {
                  let a = d.created_phase;
                  if (typeof a == "string") {
                    if (!g.test(a)) {
                      let l = { instancePath: i + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
                if (d.used_by_phases !== void 0) {
                  let a = d.used_by_phases;
                  if (Array.isArray(a)) {
                    let l = a.length;
                    for (let c = 0; c < l; c++) {
                      let b = a[c];
                      if (typeof b == "string") {
                        if (!g.test(b)) {
                          let h = { instancePath: i + "/persistent/artifacts/" + n + "/used_by_phases/" + c, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [h] : e.push(h), r++;
                        }
                      } else {
                        let h = { instancePath: i + "/persistent/artifacts/" + n + "/used_by_phases/" + c, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [h] : e.push(h), r++;
                      }
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/artifacts/" + n + "/used_by_phases", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
              } else {
                let a = { instancePath: i + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/artifacts", schemaPath: "#/properties/persistent/properties/artifacts/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.tech_stack !== void 0) {
          let t = s.tech_stack;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.runtime !== void 0 && typeof t.runtime != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/runtime", schemaPath: "#/properties/persistent/properties/tech_stack/properties/runtime/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t.framework !== void 0 && typeof t.framework != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/framework", schemaPath: "#/properties/persistent/properties/tech_stack/properties/framework/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t.database !== void 0 && typeof t.database != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/database", schemaPath: "#/properties/persistent/properties/tech_stack/properties/database/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t.orm !== void 0 && typeof t.orm != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/orm", schemaPath: "#/properties/persistent/properties/tech_stack/properties/orm/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t.auth !== void 0 && typeof t.auth != "string") {
              let p = { instancePath: i + "/persistent/tech_stack/auth", schemaPath: "#/properties/persistent/properties/tech_stack/properties/auth/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [p] : e.push(p), r++;
            }
            if (t.added_packages !== void 0) {
              let p = t.added_packages;
              if (Array.isArray(p)) {
                let n = p.length;
                for (let d = 0; d < n; d++) {
                  let a = p[d];
                  if (a && typeof a == "object" && !Array.isArray(a)) {
                    if (a.name !== void 0 && typeof a.name != "string") {
                      let l = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/name", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                    if (a.added_phase !== void 0) {
                      let l = a.added_phase;
                      if (typeof l == "string") {
                        if (!g.test(l)) {
                          let c = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [c] : e.push(c), r++;
                        }
                      } else {
                        let c = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [c] : e.push(c), r++;
                      }
                    }
                    if (a.purpose !== void 0 && typeof a.purpose != "string") {
                      let l = { instancePath: i + "/persistent/tech_stack/added_packages/" + d + "/purpose", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/purpose/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [l] : e.push(l), r++;
                    }
                  } else {
                    let l = { instancePath: i + "/persistent/tech_stack/added_packages/" + d, schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/type", keyword: "type", params: { type: "object" } };
                    e === null ? e = [l] : e.push(l), r++;
                  }
                }
              } else {
                let n = { instancePath: i + "/persistent/tech_stack/added_packages", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [n] : e.push(n), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/persistent/tech_stack", schemaPath: "#/properties/persistent/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/persistent", schemaPath: "#/properties/persistent/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.resume !== void 0) {
      let s = o.resume;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.can_resume === void 0) {
          let t = { instancePath: i + "/resume", schemaPath: "#/properties/resume/required", keyword: "required", params: { missingProperty: "can_resume" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.checkpoint_file !== void 0) {
          let t = s.checkpoint_file;
          if (typeof t != "string" && t !== null) {
            let p = { instancePath: i + "/resume/checkpoint_file", schemaPath: "#/properties/resume/properties/checkpoint_file/type", keyword: "type", params: { type: y.properties.resume.properties.checkpoint_file.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.last_agent !== void 0) {
          let t = s.last_agent;
          if (typeof t != "string" && t !== null) {
            let p = { instancePath: i + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/type", keyword: "type", params: { type: y.properties.resume.properties.last_agent.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "string" && !D.test(t)) {
            let p = { instancePath: i + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.last_commit !== void 0) {
          let t = s.last_commit;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && typeof t != "boolean" && t !== null) {
            let p = { instancePath: i + "/resume/last_commit", schemaPath: "#/properties/resume/properties/last_commit/type", keyword: "type", params: { type: y.properties.resume.properties.last_commit.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.can_resume !== void 0 && typeof s.can_resume != "boolean") {
          let t = { instancePath: i + "/resume/can_resume", schemaPath: "#/properties/resume/properties/can_resume/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.resume_position !== void 0) {
          let t = s.resume_position;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.phase !== void 0) {
              let p = t.phase;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let n = { instancePath: i + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), r++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let n = { instancePath: i + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), r++;
              }
            }
            if (t.block !== void 0) {
              let p = t.block;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let n = { instancePath: i + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), r++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let n = { instancePath: i + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), r++;
              }
            }
            if (t.thread !== void 0) {
              let p = t.thread;
              if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
                let n = { instancePath: i + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), r++;
              }
              if (typeof p == "number" && isFinite(p) && (p < 0 || isNaN(p))) {
                let n = { instancePath: i + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), r++;
              }
            }
          } else {
            let p = { instancePath: i + "/resume/resume_position", schemaPath: "#/properties/resume/properties/resume_position/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/resume", schemaPath: "#/properties/resume/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.budget !== void 0) {
      let s = o.budget;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total_cost_usd !== void 0) {
          let t = s.total_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let p = { instancePath: i + "/budget/total_cost_usd", schemaPath: "#/properties/budget/properties/total_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.session_cost_usd !== void 0) {
          let t = s.session_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let p = { instancePath: i + "/budget/session_cost_usd", schemaPath: "#/properties/budget/properties/session_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.spawns_this_session !== void 0) {
          let t = s.spawns_this_session;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/budget/spawns_this_session", schemaPath: "#/properties/budget/properties/spawns_this_session/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.warnings !== void 0) {
      let s = o.warnings;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) {
          let n = s[p];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.level !== void 0) {
              let d = n.level;
              if (typeof d != "string") {
                let a = { instancePath: i + "/warnings/" + p + "/level", schemaPath: "#/properties/warnings/items/properties/level/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
              if (!(d === "warning" || d === "info")) {
                let a = { instancePath: i + "/warnings/" + p + "/level", schemaPath: "#/properties/warnings/items/properties/level/enum", keyword: "enum", params: { allowedValues: y.properties.warnings.items.properties.level.enum } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
            if (n.message !== void 0 && typeof n.message != "string") {
              let d = { instancePath: i + "/warnings/" + p + "/message", schemaPath: "#/properties/warnings/items/properties/message/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [d] : e.push(d), r++;
            }
            if (n.source !== void 0) {
              let d = n.source;
              if (typeof d == "string") {
                if (!D.test(d)) {
                  let a = { instancePath: i + "/warnings/" + p + "/source", schemaPath: "#/properties/warnings/items/properties/source/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/warnings/" + p + "/source", schemaPath: "#/properties/warnings/items/properties/source/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
            if (n.timestamp !== void 0) {
              let d = n.timestamp;
              if (typeof d == "string") {
                if (!m.test(d)) {
                  let a = { instancePath: i + "/warnings/" + p + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/warnings/" + p + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let d = { instancePath: i + "/warnings/" + p, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [d] : e.push(d), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.blockers !== void 0) {
      let s = o.blockers;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) {
          let n = s[p];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.id !== void 0) {
              let d = n.id;
              if (typeof d == "string") {
                if (!W.test(d)) {
                  let a = { instancePath: i + "/blockers/" + p + "/id", schemaPath: "#/properties/blockers/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^blocker-\\d{3}$" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/blockers/" + p + "/id", schemaPath: "#/properties/blockers/items/properties/id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
            if (n.type !== void 0) {
              let d = n.type;
              if (typeof d != "string") {
                let a = { instancePath: i + "/blockers/" + p + "/type", schemaPath: "#/properties/blockers/items/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
              if (!(d === "missing_credential" || d === "external_api" || d === "permission" || d === "dependency")) {
                let a = { instancePath: i + "/blockers/" + p + "/type", schemaPath: "#/properties/blockers/items/properties/type/enum", keyword: "enum", params: { allowedValues: y.properties.blockers.items.properties.type.enum } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
            if (n.description !== void 0 && typeof n.description != "string") {
              let d = { instancePath: i + "/blockers/" + p + "/description", schemaPath: "#/properties/blockers/items/properties/description/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [d] : e.push(d), r++;
            }
            if (n.blocking_thread !== void 0) {
              let d = n.blocking_thread;
              if (typeof d != "string" && !(typeof d == "number" && isFinite(d))) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/type", keyword: "type", params: { type: y.properties.blockers.items.properties.blocking_thread.type } };
                e === null ? e = [a] : e.push(a), r++;
              }
              if (typeof d == "number" && isFinite(d) && (d < 0 || isNaN(d))) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [a] : e.push(a), r++;
              }
              if (typeof d == "string" && !z.test(d)) {
                let a = { instancePath: i + "/blockers/" + p + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
            if (n.added_at !== void 0) {
              let d = n.added_at;
              if (typeof d == "string") {
                if (!m.test(d)) {
                  let a = { instancePath: i + "/blockers/" + p + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [a] : e.push(a), r++;
                }
              } else {
                let a = { instancePath: i + "/blockers/" + p + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [a] : e.push(a), r++;
              }
            }
          } else {
            let d = { instancePath: i + "/blockers/" + p, schemaPath: "#/properties/blockers/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [d] : e.push(d), r++;
          }
        }
      } else {
        let t = { instancePath: i + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.energy !== void 0) {
      let s = o.energy;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: i + "/energy", schemaPath: "#/properties/energy/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), r++;
  }
  return $.errors = e, r === 0;
}
$.evaluated = { props: { version: true, session_id: true, mission_id: true, cluster: true, created_at: true, updated_at: true, status: true, mode: true, phases: true, position: true, progress: true, agents: true, persistent: true, resume: true, budget: true, warnings: true, blockers: true, energy: true }, dynamicProps: false, dynamicItems: false };
var G = N;
var _ = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json", type: "object", required: ["cluster", "status", "position", "updated_at"], properties: { version: { type: "string" }, cluster: { type: "string" }, status: { type: "string", enum: ["initialized", "active", "checkpoint", "interrupted", "resumed", "completed", "failed"] }, position: { type: "object", required: ["block"], properties: { phase: { type: ["string", "number"] }, phase_name: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, block_name: { type: "string" }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, wave_name: { type: "string" }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, thread_name: { type: "string" } } }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, progress_percent: { type: "number", minimum: 0, maximum: 100 }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, mode: { type: "string" } } };
var T = new RegExp("^\\d{1,4}(-\\d{1,4})?$", "u");
var R = new RegExp("^\\d{1,4}$", "u");
function N(o, { instancePath: i = "", parentData: P, parentDataProperty: v, rootData: q = o, dynamicAnchors: A = {} } = {}) {
  let e = null, r = 0, u = N.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
    if (o.cluster === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.status === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.position === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.updated_at === void 0) {
      let s = { instancePath: i, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.version !== void 0 && typeof o.version != "string") {
      let s = { instancePath: i + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.cluster !== void 0 && typeof o.cluster != "string") {
      let s = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.status !== void 0) {
      let s = o.status;
      if (typeof s != "string") {
        let t = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (!(s === "initialized" || s === "active" || s === "checkpoint" || s === "interrupted" || s === "resumed" || s === "completed" || s === "failed")) {
        let t = { instancePath: i + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: _.properties.status.enum } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.position !== void 0) {
      let s = o.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.block === void 0) {
          let t = { instancePath: i + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let p = { instancePath: i + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: _.properties.position.properties.phase.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: i + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: _.properties.position.properties.block.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "string" && !T.test(t)) {
            let p = { instancePath: i + "/position/block", schemaPath: "#/properties/position/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: i + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: _.properties.position.properties.wave.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "string" && !R.test(t)) {
            let p = { instancePath: i + "/position/wave", schemaPath: "#/properties/position/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.wave_name !== void 0 && typeof s.wave_name != "string") {
          let t = { instancePath: i + "/position/wave_name", schemaPath: "#/properties/position/properties/wave_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: _.properties.position.properties.thread.type } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [p] : e.push(p), r++;
          }
          if (typeof t == "string" && !z.test(t)) {
            let p = { instancePath: i + "/position/thread", schemaPath: "#/properties/position/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
            e === null ? e = [p] : e.push(p), r++;
          }
        }
        if (s.thread_name !== void 0 && typeof s.thread_name != "string") {
          let t = { instancePath: i + "/position/thread_name", schemaPath: "#/properties/position/properties/thread_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.block !== void 0) {
      let s = o.block;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: _.properties.block.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !T.test(s)) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.wave !== void 0) {
      let s = o.wave;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: _.properties.wave.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: i + "/wave", schemaPath: "#/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !R.test(s)) {
        let t = { instancePath: i + "/wave", schemaPath: "#/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.thread !== void 0) {
      let s = o.thread;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: i + "/thread", schemaPath: "#/properties/thread/type", keyword: "type", params: { type: _.properties.thread.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: i + "/thread", schemaPath: "#/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !z.test(s)) {
        let t = { instancePath: i + "/thread", schemaPath: "#/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.progress_percent !== void 0) {
      let s = o.progress_percent;
      if (typeof s == "number" && isFinite(s)) {
        if (s > 100 || isNaN(s)) {
          let t = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          e === null ? e = [t] : e.push(t), r++;
        }
        if (s < 0 || isNaN(s)) {
          let t = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/progress_percent", schemaPath: "#/properties/progress_percent/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.created_at !== void 0) {
      let s = o.created_at;
      if (typeof s == "string") {
        if (!m.test(s)) {
          let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.updated_at !== void 0) {
      let s = o.updated_at;
      if (typeof s == "string") {
        if (!m.test(s)) {
          let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), r++;
        }
      } else {
        let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.mode !== void 0 && typeof o.mode != "string") {
      let s = { instancePath: i + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), r++;
  }
  return N.errors = e, r === 0;
}
N.evaluated = { props: { version: true, cluster: true, status: true, position: true, block: true, wave: true, thread: true, progress_percent: true, created_at: true, updated_at: true, mode: true }, dynamicProps: false, dynamicItems: false };
var H = j;
var f = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/checkpoint.schema.json", type: "object", properties: { type: { type: "string", enum: ["human_verify", "decision", "human_action", "session_death", "failure"] }, cluster: { type: ["string", "null"] }, phase: { type: ["string", "number", "null"] }, block: { type: ["string", "number", "null"] }, wave: { type: ["string", "number", "null"] }, thread: {}, position: {}, checkpoint_details: { type: ["object", "null"], properties: { verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {} } }, "checkpoint-details": { type: ["object", "null"], properties: { verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {} } }, verification_instructions: {}, "verification-instructions": {}, expected_behavior: {}, "expected-behavior": {}, question: {}, options: {}, affects: {}, required_action: {}, "required-action": {}, reason: {}, last_action: {}, "last-action": {}, partial_work: {}, "partial-work": {}, error: {}, completed_threads: {}, "completed-threads": {}, user_response: {}, "user-response": {}, awaiting: {}, created_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "created-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "updated-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, timestamp: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, responded_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, "responded-at": { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } };
function j(o, { instancePath: i = "", parentData: P, parentDataProperty: v, rootData: q = o, dynamicAnchors: A = {} } = {}) {
  let e = null, r = 0, u = j.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
    if (o.type !== void 0) {
      let s = o.type;
      if (typeof s != "string") {
        let t = { instancePath: i + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (!(s === "human_verify" || s === "decision" || s === "human_action" || s === "session_death" || s === "failure")) {
        let t = { instancePath: i + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: f.properties.type.enum } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.cluster !== void 0) {
      let s = o.cluster;
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: f.properties.cluster.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.phase !== void 0) {
      let s = o.phase;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s)) && s !== null) {
        let t = { instancePath: i + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: f.properties.phase.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.block !== void 0) {
      let s = o.block;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s)) && s !== null) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: f.properties.block.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.wave !== void 0) {
      let s = o.wave;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s)) && s !== null) {
        let t = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: f.properties.wave.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.checkpoint_details !== void 0) {
      let s = o.checkpoint_details;
      if (!(s && typeof s == "object" && !Array.isArray(s)) && s !== null) {
        let t = { instancePath: i + "/checkpoint_details", schemaPath: "#/properties/checkpoint_details/type", keyword: "type", params: { type: f.properties.checkpoint_details.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["checkpoint-details"] !== void 0) {
      let s = o["checkpoint-details"];
      if (!(s && typeof s == "object" && !Array.isArray(s)) && s !== null) {
        let t = { instancePath: i + "/checkpoint-details", schemaPath: "#/properties/checkpoint-details/type", keyword: "type", params: { type: f.properties["checkpoint-details"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.created_at !== void 0) {
      let s = o.created_at;
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: f.properties.created_at.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["created-at"] !== void 0) {
      let s = o["created-at"];
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/created-at", schemaPath: "#/properties/created-at/type", keyword: "type", params: { type: f.properties["created-at"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/created-at", schemaPath: "#/properties/created-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.updated_at !== void 0) {
      let s = o.updated_at;
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: f.properties.updated_at.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["updated-at"] !== void 0) {
      let s = o["updated-at"];
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/updated-at", schemaPath: "#/properties/updated-at/type", keyword: "type", params: { type: f.properties["updated-at"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/updated-at", schemaPath: "#/properties/updated-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.timestamp !== void 0) {
      let s = o.timestamp;
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: f.properties.timestamp.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/timestamp", schemaPath: "#/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.responded_at !== void 0) {
      let s = o.responded_at;
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/responded_at", schemaPath: "#/properties/responded_at/type", keyword: "type", params: { type: f.properties.responded_at.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/responded_at", schemaPath: "#/properties/responded_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["responded-at"] !== void 0) {
      let s = o["responded-at"];
      if (typeof s != "string" && s !== null) {
        let t = { instancePath: i + "/responded-at", schemaPath: "#/properties/responded-at/type", keyword: "type", params: { type: f.properties["responded-at"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !m.test(s)) {
        let t = { instancePath: i + "/responded-at", schemaPath: "#/properties/responded-at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), r++;
  }
  return j.errors = e, r === 0;
}
j.evaluated = { props: { type: true, cluster: true, phase: true, block: true, wave: true, thread: true, position: true, checkpoint_details: true, "checkpoint-details": true, verification_instructions: true, "verification-instructions": true, expected_behavior: true, "expected-behavior": true, question: true, options: true, affects: true, required_action: true, "required-action": true, reason: true, last_action: true, "last-action": true, partial_work: true, "partial-work": true, error: true, completed_threads: true, "completed-threads": true, user_response: true, "user-response": true, awaiting: true, created_at: true, "created-at": true, updated_at: true, "updated-at": true, timestamp: true, responded_at: true, "responded-at": true }, dynamicProps: false, dynamicItems: false };
var J = F;
var w = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/summary.schema.json", type: "object", properties: { cluster: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, phase: { type: ["string", "number"] }, wave: { type: ["string", "number"] }, plan: { type: ["string", "number"] }, subsystem: { type: "string" }, tags: {}, status: { type: "string" }, commits: {}, artifacts_created: {}, "artifacts-created": {}, key_files: { type: "object", properties: { created: {}, modified: {}, deleted: {} } }, "key-files": { type: "object", properties: { created: {}, modified: {}, deleted: {} } }, lessons_learned: {}, "lessons-learned": {}, requires: { items: { properties: { block: { type: ["string", "integer", "number", "boolean", "null", "object", "array"] } } } }, provides: {}, affects: { items: { type: ["string", "integer", "number", "boolean", "null", "object", "array"] } }, tech_stack: { type: "object", properties: { added: {}, patterns: {} } }, "tech-stack": { type: "object", properties: { added: {}, patterns: {} } }, key_decisions: {}, "key-decisions": {}, patterns_established: {}, "patterns-established": {}, requirements_completed: {}, "requirements-completed": {}, threads: {}, threads_complete: {}, "threads-complete": {}, threads_total: {}, "threads-total": {}, completed_threads: {}, "completed-threads": {}, deviations: {}, one_liner: {}, "one-liner": {}, started: {}, started_at: {}, "started-at": {}, completed: {}, completed_at: {}, "completed-at": {}, duration: {}, duration_seconds: {}, "duration-seconds": {}, skipped: {}, reason: {}, block_name: {}, "block-name": {}, name: {}, title: {}, version: {}, created_at: {}, "created-at": {}, updated_at: {}, "updated-at": {} } };
function F(o, { instancePath: i = "", parentData: P, parentDataProperty: v, rootData: q = o, dynamicAnchors: A = {} } = {}) {
  let e = null, r = 0, u = F.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
    if (o.cluster !== void 0 && typeof o.cluster != "string") {
      let s = { instancePath: i + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.block !== void 0) {
      let s = o.block;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: w.properties.block.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (typeof s == "string" && !T.test(s)) {
        let t = { instancePath: i + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.phase !== void 0) {
      let s = o.phase;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: i + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: w.properties.phase.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.wave !== void 0) {
      let s = o.wave;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: i + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: w.properties.wave.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.plan !== void 0) {
      let s = o.plan;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: i + "/plan", schemaPath: "#/properties/plan/type", keyword: "type", params: { type: w.properties.plan.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.subsystem !== void 0 && typeof o.subsystem != "string") {
      let s = { instancePath: i + "/subsystem", schemaPath: "#/properties/subsystem/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.status !== void 0 && typeof o.status != "string") {
      let s = { instancePath: i + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), r++;
    }
    if (o.key_files !== void 0) {
      let s = o.key_files;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let t = { instancePath: i + "/key_files", schemaPath: "#/properties/key_files/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["key-files"] !== void 0) {
      let s = o["key-files"];
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let t = { instancePath: i + "/key-files", schemaPath: "#/properties/key-files/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o.requires !== void 0) {
      let s = o.requires;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) {
          let n = s[p];
          if (n && typeof n == "object" && !Array.isArray(n) && n.block !== void 0) {
            let d = n.block;
            if (typeof d != "object" && typeof d != "string" && !(typeof d == "number" && isFinite(d)) && typeof d != "boolean") {
              let a = { instancePath: i + "/requires/" + p + "/block", schemaPath: "#/properties/requires/items/properties/block/type", keyword: "type", params: { type: w.properties.requires.items.properties.block.type } };
              e === null ? e = [a] : e.push(a), r++;
            }
          }
        }
      }
    }
    if (o.affects !== void 0) {
      let s = o.affects;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) {
          let n = s[p];
          if (typeof n != "object" && typeof n != "string" && !(typeof n == "number" && isFinite(n)) && typeof n != "boolean") {
            let d = { instancePath: i + "/affects/" + p, schemaPath: "#/properties/affects/items/type", keyword: "type", params: { type: w.properties.affects.items.type } };
            e === null ? e = [d] : e.push(d), r++;
          }
        }
      }
    }
    if (o.tech_stack !== void 0) {
      let s = o.tech_stack;
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let t = { instancePath: i + "/tech_stack", schemaPath: "#/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
    if (o["tech-stack"] !== void 0) {
      let s = o["tech-stack"];
      if (!(s && typeof s == "object" && !Array.isArray(s))) {
        let t = { instancePath: i + "/tech-stack", schemaPath: "#/properties/tech-stack/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), r++;
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), r++;
  }
  return F.errors = e, r === 0;
}
F.evaluated = { props: { cluster: true, block: true, phase: true, wave: true, plan: true, subsystem: true, tags: true, status: true, commits: true, artifacts_created: true, "artifacts-created": true, key_files: true, "key-files": true, lessons_learned: true, "lessons-learned": true, requires: true, provides: true, affects: true, tech_stack: true, "tech-stack": true, key_decisions: true, "key-decisions": true, patterns_established: true, "patterns-established": true, requirements_completed: true, "requirements-completed": true, threads: true, threads_complete: true, "threads-complete": true, threads_total: true, "threads-total": true, completed_threads: true, "completed-threads": true, deviations: true, one_liner: true, "one-liner": true, started: true, started_at: true, "started-at": true, completed: true, completed_at: true, "completed-at": true, duration: true, duration_seconds: true, "duration-seconds": true, skipped: true, reason: true, block_name: true, "block-name": true, name: true, title: true, version: true, created_at: true, "created-at": true, updated_at: true, "updated-at": true }, dynamicProps: false, dynamicItems: false };
var K = x;
var k = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/warmth.schema.json", type: "object", properties: { codebase_patterns: { type: ["array", "null"], items: { type: "string" } }, "codebase-patterns": { type: ["array", "null"], items: { type: "string" } }, gotchas: { type: ["array", "null"], items: { type: "string" } }, user_preferences: { type: ["array", "null"], items: { type: "string" } }, "user-preferences": { type: ["array", "null"], items: { type: "string" } }, decisions_made: { type: ["array", "null"], items: { type: "string" } }, "decisions-made": { type: ["array", "null"], items: { type: "string" } }, almost_did: { type: ["array", "null"], items: { type: "string" } }, "almost-did": { type: ["array", "null"], items: { type: "string" } } } };
function x(o, { instancePath: i = "", parentData: P, parentDataProperty: v, rootData: q = o, dynamicAnchors: A = {} } = {}) {
  let e = null, r = 0, u = x.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), o && typeof o == "object" && !Array.isArray(o)) {
    if (o.codebase_patterns !== void 0) {
      let s = o.codebase_patterns;
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/codebase_patterns", schemaPath: "#/properties/codebase_patterns/type", keyword: "type", params: { type: k.properties.codebase_patterns.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/codebase_patterns/" + p, schemaPath: "#/properties/codebase_patterns/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o["codebase-patterns"] !== void 0) {
      let s = o["codebase-patterns"];
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/codebase-patterns", schemaPath: "#/properties/codebase-patterns/type", keyword: "type", params: { type: k.properties["codebase-patterns"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/codebase-patterns/" + p, schemaPath: "#/properties/codebase-patterns/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o.gotchas !== void 0) {
      let s = o.gotchas;
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/gotchas", schemaPath: "#/properties/gotchas/type", keyword: "type", params: { type: k.properties.gotchas.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/gotchas/" + p, schemaPath: "#/properties/gotchas/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o.user_preferences !== void 0) {
      let s = o.user_preferences;
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/user_preferences", schemaPath: "#/properties/user_preferences/type", keyword: "type", params: { type: k.properties.user_preferences.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/user_preferences/" + p, schemaPath: "#/properties/user_preferences/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o["user-preferences"] !== void 0) {
      let s = o["user-preferences"];
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/user-preferences", schemaPath: "#/properties/user-preferences/type", keyword: "type", params: { type: k.properties["user-preferences"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/user-preferences/" + p, schemaPath: "#/properties/user-preferences/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o.decisions_made !== void 0) {
      let s = o.decisions_made;
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/decisions_made", schemaPath: "#/properties/decisions_made/type", keyword: "type", params: { type: k.properties.decisions_made.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/decisions_made/" + p, schemaPath: "#/properties/decisions_made/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o["decisions-made"] !== void 0) {
      let s = o["decisions-made"];
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/decisions-made", schemaPath: "#/properties/decisions-made/type", keyword: "type", params: { type: k.properties["decisions-made"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/decisions-made/" + p, schemaPath: "#/properties/decisions-made/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o.almost_did !== void 0) {
      let s = o.almost_did;
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/almost_did", schemaPath: "#/properties/almost_did/type", keyword: "type", params: { type: k.properties.almost_did.type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/almost_did/" + p, schemaPath: "#/properties/almost_did/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
    if (o["almost-did"] !== void 0) {
      let s = o["almost-did"];
      if (!Array.isArray(s) && s !== null) {
        let t = { instancePath: i + "/almost-did", schemaPath: "#/properties/almost-did/type", keyword: "type", params: { type: k.properties["almost-did"].type } };
        e === null ? e = [t] : e.push(t), r++;
      }
      if (Array.isArray(s)) {
        let t = s.length;
        for (let p = 0; p < t; p++) if (typeof s[p] != "string") {
          let n = { instancePath: i + "/almost-did/" + p, schemaPath: "#/properties/almost-did/items/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [n] : e.push(n), r++;
        }
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), r++;
  }
  return x.errors = e, r === 0;
}
x.evaluated = { props: { codebase_patterns: true, "codebase-patterns": true, gotchas: true, user_preferences: true, "user-preferences": true, decisions_made: true, "decisions-made": true, almost_did: true, "almost-did": true }, dynamicProps: false, dynamicItems: false };

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
function textIn(value) {
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
  const words3 = plain(text).replace(/['’]/g, "").match(/[\p{L}\p{N}]+|[\p{S}]+/gu) ?? [];
  return words3.length > 0 ? ` ${words3.join(" ")} ` : "";
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
  const trimmed2 = text.slice(0, longest).trim();
  const rest = trimmed2.replace(places, "");
  return rest !== trimmed2 && !/[\p{L}\p{N}]/u.test(rest);
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
  const names2 = lines.filter((line) => line !== "").flatMap(itemsOf).map(nameIn);
  return (names2.every(isLikePath) ? names2 : names2.slice(0, 1)).filter(isPath);
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
  const label3 = unwrapped(text.slice(1, middle));
  const target = word.slice(0, end);
  const rest = text.slice(middle + 2 + end + 1);
  if (label3.includes("/") && isLikePath(label3)) return label3 + rest;
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
  const last2 = others2.at(-1);
  if (last2 === void 0) return first;
  const path = first.replace(/[,;:]$/, "");
  if (path.includes("/") && (extension.test(path) || path.endsWith("/"))) return path;
  const isOne = first.includes("/") && extension.test(last2) && !others2.some((word) => word.includes("/"));
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
    const field2 = `persistent.artifacts.${index}.path`;
    return state && artifact?.path?.trim() ? [{ path: artifact.path, at: state.at(field2), field: field2 }] : [];
  });
}
function filesOfSummary(summary) {
  return filesIn(summary, ["artifacts_created", "key-files.created", "key-files.modified"]);
}
function filesIn({ document }, lists) {
  const first = /* @__PURE__ */ new Map();
  for (const { name: field2, keyPath, value } of lists.flatMap((list) => fieldsNamed(document, list))) {
    for (const { path, ...place2 } of pathsIn(value, keyPath)) {
      if (!first.has(path)) first.set(path, { path, field: field2, at: { document, ...place2 } });
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
  const words3 = wordsOf(word);
  return words3.length > 0 && words3.every(({ name }) => isHash(name)) ? words3 : void 0;
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

// src/formats/grid/body/table-lines.ts
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
    const before3 = lines[index - 1];
    const isJoined = before3 !== void 0 && isNextLine(text, before3, line);
    if (!isJoined || !line.raw.includes("|")) columns = void 0;
    else if (!columns) columns = isTableRule(line.raw) ? commitColumns(before3.raw) : void 0;
    else if (columns.size > 0) for (const commit of commitsOfRow(line, columns)) commits.push(commit);
  }
  return commits;
}
function commitColumns(heading2) {
  const columns = [...cellsOf(heading2).entries()].filter(([, { text }]) => {
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
  const field2 = "resume.last_commit";
  const node = state?.dialect === "schema" ? state.document.node(field2) : void 0;
  const name = node?.kind === "scalar" ? textOf(node).trim() : "";
  return state && name !== "" ? [{ name, at: state.at(field2), field: field2 }] : [];
}
function commitsOfSummary(summary) {
  return recorded(summary, inFields(summary, "commits", true), inTables(summary));
}
function commitsOfCheckpoint(checkpoint) {
  const fields = ["completed_threads", "checkpoint_details.completed_threads"];
  const named4 = fields.flatMap((field2) => inFields(checkpoint, field2, false));
  return recorded(checkpoint, named4, [...inTables(checkpoint), ...inNotes(checkpoint, "the checkpoint")]);
}
function commitsOfScratchpad(scratchpad) {
  return recorded({ ...scratchpad, blocks: [] }, [], inNotes(scratchpad, "the scratchpad"));
}
function inFields({ document }, path, isSure) {
  return fieldsNamed(document, path).flatMap(({ name: field2, keyPath, value }) => {
    if (value.kind === "scalar" && /^\d{1,3}$/.test(textOf(value))) return [];
    return namedCommits(value, keyPath, isSure).map(({ name, keyPath: keyPath2, node: { start, end } }) => {
      return { name, field: field2, at: { document, keyPath: keyPath2, start, end } };
    });
  });
}
function inTables({ document, body }) {
  return tableCommits(document.text, body.lines).map(({ name, start, end, row }) => {
    return { name, field: "the table of threads", at: document.span(start, end), place: row };
  });
}
function inNotes({ document, body }, field2) {
  return body.lines.flatMap(
    ({ raw, start: line }) => notedHashes(raw).map(({ name, start, end, note: note2 }) => {
      return { name, field: field2, at: document.span(line + start, line + end), place: line + note2 };
    })
  );
}
async function recorded({ document: { path }, body, isBroken, blocks }, named4, mentions) {
  const names2 = new Set(named4.map(({ name }) => name));
  const others2 = mentions.filter(({ name }) => !names2.has(name));
  const structure = others2.length > 0 ? await body.structure() : void 0;
  const told = structure?.ok ? others2.filter(({ place: place2 }) => structure.isText(place2)) : [];
  const reason = structure?.ok === false ? structure.reason : isBroken ? "it does not parse" : void 0;
  return {
    commits: firstOf([...named4, ...told]).map(({ name, at, field: field2 }) => {
      return { name, at, field: field2, ...blocks.length > 0 && { blocks } };
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

// src/formats/grid/files/read-text.ts
async function readText(tree, path, cap, keepsNul = false) {
  const read = await tree.read(path, cap);
  if (!read.ok) {
    const { refusal } = read;
    return { ok: false, file: { path, refusal, ...refusal === "too-large" && { detail: size(cap) } } };
  }
  const decoded = decode(read.bytes, keepsNul);
  if (decoded.ok) return decoded;
  return { ok: false, file: { path, refusal: decoded.problem, detail: `byte ${decoded.offset}` } };
}

// src/formats/grid/files/markdown-body.ts
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
  const { form: form3, yaml, body } = frontMatter;
  const block2 = text.slice(yaml.start, yaml.end);
  if (form3 === "none" || isProseBetweenBreaks(block2)) return withoutFences(text);
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
  const known8 = new Set(text.match(persistenceKey)).size;
  if (known8 > 1 || !isProse(text)) return known8 > 0 || lowerKey.test(text) ? "persistence" : void 0;
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

// src/formats/grid/companions/parts.ts
function companionParts(text, kind, limits) {
  const { form: form3, yaml, body, faults } = splitFrontMatter(text);
  if (form3 !== "none" && hasFields(text.slice(yaml.start, yaml.end))) {
    return { yaml, body, faults, ...form3 === "open" && { isOpen: true } };
  }
  const key = form3 === "none" ? firstKey(text) : void 0;
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
    verdict: specification && fields.root && specify(fields.root, specification).verdict
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
    const read = length > most ? void 0 : await readText(tree, path, limits.markdownBytes, kind === "config");
    if (read?.ok === false) {
      if (read.file.refusal !== "missing") unreadable.push(read.file);
      continue;
    }
    length += read?.text.length ?? 0;
    if (!read || length > most) {
      unreadable.push({ path, refusal: "too-many", detail: `${size(most)} in the files beside STATE.md` });
      continue;
    }
    if (kind === "config") {
      config = new TextDocument(path, read.text, readJson(read.text, limits));
      continue;
    }
    const companion = await readCompanion({ kind, file, path, text: read.text }, limits);
    if (kind === "summary" || kind === "checkpoint" || kind === "plan") {
      lists[kind].push(withBlock(companion, numbering));
    } else single2[kind] = companion;
  }
  const { summary: summaries2, checkpoint: checkpoints, plan: plans2 } = lists;
  return { summaries: summaries2, checkpoints, plans: plans2, ...single2, config, unreadable };
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
function withBlock(companion, numbering) {
  const { block: named4, phase: folder = "" } = namedSummary(companion.file) ?? namedPlan(companion.file) ?? {};
  const said2 = (name) => {
    const [field2] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field2?.value.kind === "scalar" ? textOf(field2.value) : "";
  };
  const phase2 = parsePhase(said2("phase")) ?? named4?.phase ?? parsePhase(folder);
  const block2 = parseBlock(said2("block"), phase2) ?? (named4?.isPlain ? { ...named4, phase: phase2 } : named4);
  return { ...companion, block: block2, blocks: block2 ? blockNames(block2, numbering) : [] };
}

// src/formats/grid/files/leftovers.ts
var locks = [".state.lock", `${stateFile}.lock`];
var saved = "(?:bak|backup|orig|old|rej|save)";
var behind = [
  ["temporary", /^te?mp(?:-[\w-]{1,40}|\d{1,40})?$/],
  ["backup", new RegExp(`^${saved}(?:-?[\\w-]{1,40})?$`)]
];
var last = /^(?:new|part|sw[a-p])(?:-?\d{1,40})?$/;
var within = [
  ["temporary", /^(?:te?mp|new)(?:-?\d{1,40})?$/],
  ["backup", new RegExp(`^${saved}(?:-?\\d{1,40})?$`)]
];
var around = [
  ["temporary", /^#(?<name>.{1,200})#$/],
  ["temporary", /^\.#(?<name>.{1,200})$/],
  ["temporary", /^(?<name>\w{1,80})_(?:BACKUP|BASE|LOCAL|REMOTE)_\d{1,20}(?<ending>\.md|\.json)$/],
  ["backup", /^(?<name>[^~]{1,200}?)(?:\.~\d{1,9})?~$/]
];
function leftoverOf(file) {
  if (isLock(file)) return { file, kind: "lock", of: stateFile };
  if (isOfMission(file)) return void 0;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const name = file.slice(folder.length);
  for (const [kind, made] of [madeAround(name), madeBehind(name), madeWithin(name)].flatMap(
    (one) => one ? [one] : []
  )) {
    const of = folder + made;
    if (isOfMission(of)) return { file, kind, of };
  }
  return void 0;
}
function isOfMission(file) {
  return file === stateFile || companionKind(file) !== void 0;
}
function madeAround(file) {
  for (const [kind, form3] of around) {
    const { name, ending: ending2 = "" } = form3.exec(file)?.groups ?? {};
    if (name !== void 0) return [kind, name + ending2];
  }
  return void 0;
}
function madeBehind(name) {
  const words3 = wordsOf2(name);
  const ending2 = words3.findIndex((word2, index) => index > 0 && isEnding(word2));
  const rest = ending2 < 0 ? [] : words3.slice(ending2 + 1);
  const of = words3.slice(0, ending2 + 1).join(".");
  for (const [kind, form3] of behind) if (rest.some((word2) => form3.test(word2))) return [kind, of];
  const word = rest.findLast((one) => !/^\d{1,40}$/.test(one));
  return word !== void 0 && last.test(word) ? ["temporary", of] : void 0;
}
function madeWithin(name) {
  const words3 = wordsOf2(name);
  const [first, word = "", ending2 = ""] = [words3[0], ...words3.slice(1).slice(-2)];
  const found = words3.length > 2 && isEnding(ending2) ? within.find(([, form3]) => form3.test(word)) : void 0;
  return found && [found[0], `${first}.${ending2}`];
}
function wordsOf2(name) {
  return name.replace(/^\./, "").split(".");
}
function isEnding(word) {
  return word === "md" || word === "json";
}
function isLock(file) {
  return locks.includes(file);
}
function isDated(file) {
  return companionKind(file) === "scratchpad";
}

// src/formats/grid/files/root-files.ts
var most2 = { entries: 1e5, levels: 32 };
async function listRoot(tree, root, limits = most2) {
  const found = { files: [], regular: [], unreadable: [] };
  const isOwn = root === ".grid" || root.endsWith("/.grid");
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
        if (kind === "directory" && isSearched(name) && (isOwn || isKnown(file))) below.push(file);
        if (kind !== "directory") found.files.push(file);
        if (kind === "file") found.regular.push(file);
        if (kind === "link" && isHiding(file)) found.unreadable.push({ path: pathIn(root, file), refusal: "link" });
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
function isKnown(file) {
  return file === "plans" || file === "phases" || /^phases\/[^/]+$/.test(file);
}
function isHiding(link) {
  return link === "phases" || /^phases\/\d[^/.]*$/.test(link);
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
  const said2 = state.dialect === "prose" ? (state.status?.value ?? "").slice(0, longest3) : "";
  return before.test(said2) ? "planned" : statusOf(state)?.stage;
}
function isUnderWay(stage) {
  return stage === "running" || stage === "waiting";
}
function meaningOf(value, word, lifecycle, at) {
  const { stages, complete } = lifecycles[lifecycle];
  const stage = Object.hasOwn(stages, word) ? stages[word] : void 0;
  return stage && { value, lifecycle, stage, isComplete: word === complete, at };
}
function wordOf(said2) {
  const [words3 = ""] = said2.slice(0, longest3).split(/ [-–—(|]|[,;.:(]/, 1);
  return words3.toLowerCase().replace(/[^a-z_\s-]/g, "").trim().replace(/^mission[\s_-]{1,9}/, "").replace(/[\s-]{1,9}/g, "_");
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
  const last2 = signs.at(-1) ?? "";
  const drawn = (full.includes(first) ? first : counterpart[first] ?? "#").repeat(filled) + (empty.includes(last2) ? last2 : counterpart[last2] ?? "-").repeat(cells - filled);
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
function zoneBelow({ raw, heading: heading2 }) {
  const title2 = raw.slice(0, 200).toLowerCase().replace(/[#*_]/g, "").trim();
  if (title2.includes("current position")) return "position";
  if (title2.includes("active agents")) return "agents";
  if (/^(?:current |overall )?progress\b/.test(title2)) return "progress";
  return heading2 === 1 || /^mission\b/.test(title2) ? "head" : "other";
}
function claimIn({ line, zone }) {
  const cursor = new LineCursor(line);
  const match = cursor.take(labelled);
  if (!match) return unlabelledProgress(cursor, zone);
  const label3 = match[1]?.toLowerCase();
  const hasColon = match[2] === ":";
  if (label3 === "status" || label3 === "mode") {
    return hasColon ? { label: label3, zone, value: cursor.remainder(), rest: "" } : void 0;
  }
  if (label3 === "progress") return hasColon ? progress(cursor, zone) : void 0;
  return position(cursor, { label: label3, zone, isAnchored: hasColon || zone === "position" });
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
function position(cursor, { label: label3, zone, isAnchored }) {
  const value = cursor.piece(number);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return void 0;
  const name = cursor.piece(bracketed2) ?? cursor.piece(afterSign);
  const rest = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest) ? void 0 : { label: label3, zone, value, total, name, rest };
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
    const named4 = phase.exec(line.raw)?.[1];
    if (named4 !== void 0) below = { phase: Number(named4), heading: line.heading || lowestHeading };
    else if (line.heading > 0 && line.heading <= (below?.heading ?? 0)) below = void 0;
    return tickOf(line, below?.phase) ?? [];
  });
}
function tickOf(line, phaseAbove) {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== "";
  const before3 = cursor.piece(leading);
  if (before3) cursor.take(leading);
  const number2 = cursor.piece(block);
  const mark = before3 ?? (isItem ? markAtEnd(line) : void 0);
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
function finder(lines, isTold2) {
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned).filter(isTold2);
  const hasSection = zoned.some(({ zone }) => zone === "position");
  const anywhere = hasSection ? [] : ["head", "progress", "other"];
  return (label3) => {
    const own = claims.filter((claim) => claim.label === label3);
    const elsewhere = label3 === "progress" ? ["head", "progress"] : [];
    const tiers = [["position"], elsewhere, anywhere].map((zones) => own.find(({ zone }) => zones.includes(zone)));
    return tiers.find((claim) => claim !== void 0);
  };
}
var title = /^ {0,3}#{1,6}[ \t]+(?:the[ \t]+)?grid state[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;
function titleOf(lines) {
  for (const { raw, start, heading: heading2 } of lines) {
    const text = heading2 > 0 ? title.exec(raw)?.[1]?.replace(/[ \t]+#*[ \t]*$/, "") : void 0;
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
  const form3 = formOf(file.text);
  const body = bodyOf(file.text, form3.body, file.limits);
  const conflicts = await conflictsOf(file.text, form3.body.start, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form3.yaml.end);
  if (inYaml.length > 0 || conflicts.length > 0 && form3.dialect === "prose") return broken(file, form3, conflicts);
  if (!form3.dialect || form3.frontMatter.form === "open") return broken(file, form3, [...conflicts, ...formFaults(form3)]);
  const faults = [...conflicts, ...form3.frontMatter.faults];
  const readable = conflicts.length > 0 ? withoutLines(body) : body;
  if (form3.dialect === "prose") {
    const document = new TextDocument(file.path, file.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const fields = readMapping(file.text, form3.yaml, file.limits);
  if (!fields.root) return broken(file, form3, [...faults, ...fields.faults]);
  const parsed = { root: fields.root, faults: [...faults, ...fields.faults] };
  if (dialectOfKeys(fields.root.entries.map(({ key }) => String(key.value))) === "schema") {
    const { data: data2, ...place3 } = specified(file, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file, data2.resume?.checkpoint_file);
    return stateOf({ dialect: "schema", data: data2, ...place3, body: readable, checkpointFile });
  }
  const { data, ...place2 } = specified(file, parsed, persistenceSpecification);
  return stateOf({ dialect: "persistence", data, ...place2, body: readable, plannedBlocks: file.plannedBlocks });
}
function stateOf(state) {
  return { dialect: state.dialect, documents: [state.document], state };
}
function broken({ path, text }, { dialect }, faults) {
  const documents = [new TextDocument(path, text, { faults })];
  return { dialect, documents, state: void 0, unjudged: `${stateFile} does not parse` };
}
function specified({ path, text }, parsed, specification) {
  const { verdict, data } = specify(parsed.root, specification);
  const document = new TextDocument(path, text, { ...parsed, verdict });
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
  const kinds = await Promise.all(places2.map((place2) => tree.kind(place2)));
  return kinds.includes("file") ? "present" : "missing";
}

// src/formats/grid/read.ts
async function readGrid(tree, root, limits) {
  const listed = await listRoot(tree, root);
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

// src/text/memory-tree.ts
var MemoryTree = class {
  #files;
  #folders;
  #below;
  #age;
  /**
   * @param files path, relative to the repository, to content
   * @param age `unknown` when it is not said: a text is written while it is typed
   */
  constructor(files, below, age = "unknown") {
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]));
    this.#folders = foldersOf(this.#files.keys());
    this.#below = below;
    this.#age = age;
  }
  async list(directory) {
    const entries = new Map((await this.#below?.list(directory))?.map((entry) => [entry.name, entry]));
    for (const [name, entry] of this.#folders.get(directory) ?? []) entries.set(name, entry);
    return [...entries.values()].sort((a, b) => a.name < b.name ? -1 : 1);
  }
  async kind(path) {
    if (this.#files.has(path)) return "file";
    return this.#folders.has(path) ? "directory" : this.#below?.kind(path);
  }
  async link(path) {
    return this.#files.has(path) || this.#folders.has(path) ? void 0 : this.#below?.link(path);
  }
  async read(path, cap) {
    const bytes = this.#files.get(path);
    if (!bytes) return this.#below?.read(path, cap) ?? { ok: false, refusal: "missing" };
    return bytes.length > cap ? { ok: false, refusal: "too-large" } : { ok: true, bytes };
  }
  async writtenAt(path) {
    return this.#files.has(path) && this.#age === "unknown" ? void 0 : this.#below?.writtenAt(path);
  }
};
var bytesOf = (content) => typeof content === "string" ? new TextEncoder().encode(content) : content;
function foldersOf(paths) {
  const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  for (const path of paths) {
    let at = path;
    let kind = "file";
    for (; ; ) {
      const slash = at.lastIndexOf("/");
      const folder = at.slice(0, Math.max(0, slash));
      const name = at.slice(slash + 1);
      const known8 = folders.get(folder);
      if (known8) {
        known8.set(name, { name, kind });
        break;
      }
      folders.set(folder, /* @__PURE__ */ new Map([[name, { name, kind }]]));
      at = folder;
      kind = "directory";
    }
  }
  return folders;
}

// src/formats/grid/change/values.ts
var known = /* @__PURE__ */ new WeakMap();
function leavesOf(document) {
  const leaves = known.get(document) ?? new Map(document.root ? collect(document.root, document.verdict?.schema, []) : []);
  known.set(document, leaves);
  return leaves;
}
function* collect(node, schema, keyPath) {
  if (node.kind !== "map" || node.entries.length === 0) {
    yield [JSON.stringify(keyPath), { keyPath, meaning: meaningOf2(node, schema) }];
    return;
  }
  for (const { key, value } of node.entries) {
    const name = String(key.value);
    yield* collect(value, schema && fieldOf(schema, name), [...keyPath, name]);
  }
}
function changedLeaves(before3, after) {
  return ownLeaves([before3], after);
}
function ownLeaves(befores, after) {
  const fresh = leavesOf(after);
  const [first = fresh, ...others2] = befores.map(leavesOf);
  const all = [first, ...others2];
  const changed = [...fresh].filter(([path, { meaning }]) => all.every((old) => old.get(path)?.meaning !== meaning));
  const gone = [...first].filter(([path]) => !fresh.has(path) && others2.every((old) => old.has(path)));
  return [...changed, ...gone].map(([, { keyPath }]) => keyPath);
}
function meaningOf2(node, schema) {
  if (node.kind === "scalar") return meaningOfScalar(node, schema);
  if (node.kind === "list") return `[${node.items.map((item) => meaningOf2(item, schema?.items)).join(",")}]`;
  const entries = node.entries.map(({ key, value }) => {
    const name = String(key.value);
    return `${JSON.stringify(name)}:${meaningOf2(value, schema && fieldOf(schema, name))}`;
  });
  return `{${entries.sort().join(",")}}`;
}
function meaningOfScalar({ value, source }, schema) {
  if (value === null) return "null";
  const text = typeof value === "string" ? value : source;
  const moment = schema?.["x-kind"] === "date" ? parseInstant(text) : void 0;
  if (moment) return `at ${moment.ms}`;
  const types = typesOf(schema);
  const number2 = schema?.["x-kind"] === "commit" ? void 0 : numberIn(text, types);
  if (number2 !== void 0) return String(number2);
  return types.includes("boolean") && /^(?:true|false)$/i.test(text) ? text.toLowerCase() : JSON.stringify(text);
}
function numberIn(text, types) {
  if (!types.includes("number") && !types.includes("integer")) return void 0;
  if (types.includes("string") && !/^\d{1,15}$/.test(text)) return void 0;
  const reading = text.length > 40 ? void 0 : readYaml12(text);
  const isSure = reading?.kind === "number" && Math.abs(reading.value) <= Number.MAX_SAFE_INTEGER;
  return isSure ? reading.value : void 0;
}

// src/formats/grid/state/stamp.ts
var field = "updated_at";
function stampState(path, { before: before3, after }, now, limits) {
  if (path !== stateFile) return [];
  const [was, is] = [fieldsOf(before3, limits), fieldsOf(after, limits)];
  const updated = is?.node(field);
  if (!was || !is || updated?.kind !== "scalar") return [];
  if (changedLeaves(was, is).every(([first]) => first === field)) return [];
  const written = typeof updated.value === "string" ? parseInstant(updated.value) : void 0;
  const second = Math.floor(now / 1e3) * 1e3;
  if (!written?.inProfile || written.ms >= second) return [];
  const moment = formatInstant(second);
  const text = written.zoned ? moment : moment.replace(/Z$/, "");
  return [{ start: updated.start, end: updated.end, text: inItsQuotes(text, updated) }];
}
function fieldsOf(text, limits) {
  const { dialect, yaml } = formOf(text);
  if (dialect === void 0 || dialect === "prose") return void 0;
  const { root } = readMapping(text, yaml, limits);
  if (!root) return void 0;
  const isSchema = dialectOfKeys(root.entries.map(({ key }) => String(key.value))) === "schema";
  const { schema } = isSchema ? stateSpecification : persistenceSpecification;
  return new TextDocument(stateFile, text, { root, faults: [], verdict: { schema, violations: [] } });
}

// src/formats/common/commits.ts
var fewestDigits = 7;
function shortHashes(hashes) {
  const longest11 = Math.max(fewestDigits, ...hashes.map((hash) => hash.length));
  let digits2 = fewestDigits;
  const areTold = () => new Set(hashes.map((hash) => hash.slice(0, digits2))).size === hashes.length;
  while (digits2 < longest11 && !areTold()) digits2 += 1;
  return hashes.map((hash) => hash.slice(0, digits2));
}
function named2({ hash, subject }) {
  return `${hash.slice(0, fewestDigits)} ${quote(subject)}`;
}
var why = {
  message: "whose message names it",
  patch: "which has the same patch",
  subject: "which has the same subject",
  listed: "whose message lists its subject"
};
function takenIn({ likeness, ...commit }) {
  const was = likeness === "subject" || likeness === "listed" ? "may have been" : "was";
  return `it ${was} taken in by ${named2(commit)}, ${why[likeness]}`;
}

// src/formats/grid/block-files/status-words.ts
var skipped = "skip(?:ped)?|omitted|not ?(?:needed|required|applicable)";
var finished = "(?:complete|completed|done|finished|implemented|started|begun|ready|success|successful)";
var open2 = [
  `not ?(?:yet ?)?${finished}|not`,
  `(?:partial|partially|mostly|nearly|almost|largely|half)(?: ?${finished})?|half ?way|in part|incomplete|unfinished`,
  "fail(?:ed|ing|s|ure|ures)?(?! ?(?:safe|over))|errors?(?! ?free)|errored|unsuccessful|unresolved|broken|crashed",
  "blocked|stuck|stalled|halted|stopped|suspended|paused|interrupted|on ?hold|held|checkpoint",
  "abort(?:ed)?|abandon(?:ed)?|cancel(?:l?ed)?|reverted|rolled ?back|rejected|killed|terminated|died|dead|time ?out|timed ?out",
  "in ?progress|progress|progressing|work in progress|wip|working|under ?way|on ?going|active|running|executing|started",
  "resumed|initiali[sz]ed|open|pending|planned|planning|scheduled|queued|draft|proposed|unstarted|deferred|postponed",
  "delayed|await(?:s|ing)|waiting|needs|(?:in|under) review|to ?do|to be \\p{L}{2,20}|tbd|tba|fixme|placeholder|coming soon",
  "(?:no|false)(?=[^\\p{L}\\p{N}]{0,9}$)"
].join("|");
var words = new RegExp(`^(?:(?<skipped>${skipped})|(?:${open2}))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`, "u");
var share = /^(\d{1,3})(?:\.\d{1,9})? ?%|^(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})(?!\d)/;
var openSigns = /[❌✗✘✖🚫⛔🛑🚧⏳⌛⏸🔴🟡🔄]/u;
var skippedSigns = /[⏭⏩]/u;
function saidBy(text, isWhole = false) {
  const sign = text.slice(0, 200).trim();
  const plain2 = sign.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "").replace(new RegExp("(?<=\\p{L})[-_](?=\\p{L})|\\s+", "gu"), " ");
  if (plain2 === "") return skippedSigns.test(sign) ? "skipped" : openSigns.test(sign) ? "open" : void 0;
  if (isShort(plain2)) return "open";
  const { skipped: isSkipped, rest } = words.exec(plain2)?.groups ?? {};
  if (rest === void 0 || isWhole && /^ ?[\p{L}\p{N}]/u.test(rest)) return void 0;
  return isSkipped === void 0 ? "open" : "skipped";
}
function isShort(text) {
  const [, percent, part, whole] = share.exec(text) ?? [];
  return percent !== void 0 ? Number(percent) < 100 : part !== void 0 && Number(part) < Number(whole);
}

// src/formats/grid/block-files/status-lines.ts
var longest4 = 500;
var before2 = "^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}";
var whose = "(?:(?:block|final|overall|current|completion|execution|task|work)[ ])?";
var between = "[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}";
var said = "([^\\s*_].{0,200})$";
var statusLine = new RegExp(`${before2}${whose}status${between}${said}`, "i");
var likelyLines = [
  new RegExp(`${before2}${whose}(?:outcome|result|state)${between}${said}`, "i"),
  /^[ \t]{0,3}\|?[ \t*_]{0,9}(?:status|outcome|result)[ \t*_:]{0,9}\|[ \t*_]{0,9}([^\s*_|][^|]{0,200})\|?[ \t]{0,9}$/i
];
var inTitle = /^ {0,3}#[ \t].{0,300}(?:[ \t][–—-][ \t]|[([])[ \t]{0,3}([^a-z–—([\])-]{2,60}?)[ \t]{0,3}[)\]]?[ \t]{0,9}$/;
var heading = new RegExp(`^ {0,3}#{2,3}[ \\t]{1,3}[*_]{0,3}${whose}(?:status|outcome|result)[*_: \\t]{0,9}$`, "i");
var headSection = /^ {0,3}#{2,3}[ \t]{1,3}(?:block |final |overall |execution )?(?:overview|summary|status|outcome|result|details|metadata|info)/i;
function statusInText(lines) {
  let isHead = true;
  let isBelow = false;
  for (const line of lines) {
    const { raw, heading: depth } = line;
    if (depth > 1) isHead &&= headSection.test(raw) || heading.test(raw);
    const isSaid = isHead || isBelow || depth === 2;
    const found = isSaid && raw.length <= longest4 ? statusOfLine(line, isBelow) : void 0;
    if (found) return found;
    isBelow = (isHead || depth === 2) && heading.test(raw);
  }
  return void 0;
}
function statusOfLine({ raw, start }, isBelow) {
  const sure = statusLine.exec(raw)?.[1];
  const likely = [...likelyLines, inTitle].map((form3) => form3.exec(raw)?.[1]).find((text2) => text2 !== void 0);
  const below = isBelow ? raw.replace(/^[\s>#*+_-]{0,9}/, "") : void 0;
  const text = (sure ?? likely ?? below)?.replace(/[*_\s|#]+$/, "");
  if (text === void 0 || text === "") return void 0;
  const says = saidBy(text, sure === void 0);
  if (says === void 0 && (sure === void 0 || isTemplate(text))) return void 0;
  const from = start + raw.lastIndexOf(text);
  return { text, start: from, end: from + text.length };
}

// src/formats/grid/block-files/template.ts
var longest5 = 1e3;
var lead = /^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u;
var label = /^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;
function kindsOfLines(lines) {
  return new Set(
    lines.map((line, index) => {
      const isHead = line.includes("|") && isRule(lines[index + 1] ?? "");
      return isHead ? "label" : kindOfLine(line);
    })
  );
}
function isRule(line) {
  return line.includes("-") && line.includes("|") && /^[\s>|:-]+$/.test(line);
}
function kindOfLine(raw) {
  if (raw.length > longest5) return "text";
  const isHeading = /^ {0,3}#{1,6}(?:\s|$)/.test(raw);
  const line = raw.replace(/^ {0,3}#{1,6}/, "").replaceAll("|", " ");
  if (/^[\s:|=-]*$/.test(line)) return "label";
  const whole = line.replace(lead, "");
  const content = whole.replace(label, "").replace(lead, "");
  if (isTemplate(whole) || isTemplate(content)) return "template";
  if (isHeading) return /\{\{[^{}]{0,200}\}\}/.test(content) ? "template" : "label";
  return /[\p{L}\p{N}]/u.test(content) ? "text" : "label";
}

// src/formats/grid/block-files/outcome.ts
var likeStatus = ["outcome", "result", "state"];
var yesOrNo = [
  [
    true,
    ["skipped", "failed", "blocked", "partial", "incomplete", "unfinished", "aborted", "interrupted", "draft", "wip"]
  ],
  [false, ["complete", "completed", "done", "finished"]]
];
var naming = /* @__PURE__ */ new Set([
  ...[
    "cluster",
    "block",
    "blockname",
    "phase",
    "wave",
    "plan",
    "name",
    "title",
    "type",
    "version",
    "subsystem",
    "tags"
  ],
  ...["createdat", "updatedat", "created", "date"]
]);
var known2 = /* @__PURE__ */ new WeakMap();
function outcomeOf(summary) {
  const outcome = known2.get(summary) ?? readOutcome(summary);
  known2.set(summary, outcome);
  return outcome;
}
async function readOutcome(summary) {
  const { document, body, isBroken } = summary;
  if (isBroken) return { kind: "complete" };
  const status = statusOf2(summary);
  if (status) return status;
  const isTold2 = hasContent(document.root);
  const isPlain = !statusInText(body.lines) && !body.lines.some(({ raw }) => kindOfLine(raw) === "template");
  if (isTold2 && isPlain) return { kind: "complete" };
  const structure = await body.structure();
  if (!structure.ok) return { kind: "complete" };
  const lines = textLines(body.lines, structure);
  const said2 = statusInText(lines);
  if (said2) return judged2(said2.text.replace(/[*`]/g, ""), document.span(said2.start, said2.end));
  const kinds = kindsOfLines(lines.map(({ raw }) => raw));
  if (kinds.has("text")) return { kind: "complete" };
  if (kinds.has("template") || !isTold2 && !isNamed(document.root)) {
    return { kind: "open", at: document.at(""), why: void 0 };
  }
  return { kind: "complete" };
}
function statusOf2({ document }) {
  const texts = (name) => fieldsNamed(document, name).flatMap(({ value, keyPath }) => {
    const text = value.kind === "scalar" ? textOf(value).trim() : "";
    return text === "" ? [] : [{ text, at: document.at(keyPath) }];
  });
  for (const { text, at } of texts("status")) if (saidBy(text) || !isTemplate(text)) return judged2(text, at);
  for (const { text, at } of likeStatus.flatMap(texts)) if (saidBy(text, true)) return judged2(text, at);
  for (const [answer, names2] of yesOrNo) {
    for (const { name, value, keyPath } of names2.flatMap((one) => fieldsNamed(document, one))) {
      if (value.kind !== "scalar" || value.value !== answer) continue;
      if (folded(name) === "skipped") return { kind: "skipped" };
      return { kind: "open", at: document.at(keyPath), why: `${name}: ${answer}` };
    }
  }
  return void 0;
}
function judged2(text, at) {
  const said2 = saidBy(text);
  return said2 === "open" ? { kind: "open", at, why: text } : { kind: said2 ?? "complete" };
}
function hasContent(root) {
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.some(({ key, value }) => !naming.has(folded(String(key.value))) && isTold(value));
}
function isTold(node) {
  if (node.kind === "list") return node.items.some(isTold);
  if (node.kind === "map") return node.entries.some(({ value }) => isTold(value));
  const text = textOf(node).trim();
  return text !== "" && !isNothing(text) && !isTemplate(text);
}
function isNamed(root) {
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.some(({ value }) => isTold(value)) && entries.every(({ key }) => naming.has(folded(String(key.value))));
}

// src/formats/grid/block-files/placement.ts
function placementOf(numbering, named4) {
  const { phases, restarts } = numbering;
  const places2 = placesOf(numbering);
  const keyIn = (place2, number2) => {
    const { numbers = [], blocks = 0, before: before3 } = phases[place2] ?? {};
    const isHere = number2 >= 1 && number2 <= blocks && before3 !== void 0;
    return isHere ? String(before3 + number2) : `${numbers[0]}-${number2}`;
  };
  const inPhase = (phase2, number2) => {
    const place2 = places2.get(phase2);
    return place2 === void 0 ? `${phase2}-${number2}` : keyIn(place2, number2);
  };
  const fits = ({ phase: phase2 = 0, number: number2 }) => {
    const { blocks = 0, before: before3 } = phases[places2.get(phase2) ?? -1] ?? {};
    return before3 !== void 0 && number2 > before3 && number2 <= before3 + blocks;
  };
  const isOwn = ({ phase: phase2 = 0, number: number2 }) => {
    return number2 >= 1 && number2 <= (phases[places2.get(phase2) ?? -1]?.blocks ?? 0);
  };
  const restarted = new Set(named4.filter((one) => one.isPlain && !fits(one) && isOwn(one)).map(({ phase: phase2 }) => phase2));
  return {
    keyIn,
    keyOf(block2) {
      const { phase: phase2, number: number2, isPlain } = block2;
      if (phase2 === void 0) return String(number2);
      const isOfPhase = !isPlain || restarts || restarted.has(phase2) || !fits(block2) && isOwn(block2);
      return isOfPhase ? inPhase(phase2, number2) : String(number2);
    }
  };
}
function placesOf({ phases }) {
  const places2 = /* @__PURE__ */ new Map();
  for (const which of [0, 1]) {
    for (const [place2, { numbers }] of phases.entries()) {
      const number2 = numbers[which];
      if (number2 !== void 0 && !places2.has(number2)) places2.set(number2, place2);
    }
  }
  return places2;
}
function isCounted({ phases }) {
  const last2 = phases.at(-1);
  return last2?.before !== void 0 && last2.blocks !== void 0;
}
function mayBeSame(one, other, numbering) {
  const names2 = new Set(blockNames(one, numbering));
  if (blockNames(other, numbering).some((name) => names2.has(name))) return true;
  return !isCounted(numbering) && (mayBeLater(one, other) || mayBeLater(other, one));
}
function mayBeLater(inMission, { phase: phase2 = 1, number: number2, isPlain }) {
  const isAlike = isPlain && inMission.phase === phase2;
  return inMission.isPlain && !isAlike && phase2 > 1 && inMission.number - number2 >= phase2 - 1;
}

// src/formats/grid/block-files/kept-files.ts
async function keptFiles(snapshot) {
  const { present, numbering, summaries: summaries2, plans: plans2 } = snapshot;
  const named4 = namedBlocks(snapshot);
  const placement = placementIn(snapshot);
  const byFile = new Map([...summaries2, ...plans2].map((companion) => [companion.file, companion]));
  const kept = [];
  const planned = /* @__PURE__ */ new Set();
  const skipped2 = /* @__PURE__ */ new Set();
  for (const file of present) {
    const companion = byFile.get(file);
    const summary = namedSummary(file);
    const plan = summary ? void 0 : namedPlan(file);
    const keys = keysOf((summary ?? plan)?.block, companion, placement);
    if (plan) {
      for (const key of keys) planned.add(key);
      if (companion && isSkippedPlan(companion)) for (const key of keys) skipped2.add(key);
    }
    if (!summary) continue;
    const outcome = companion ? await outcomeOf(companion) : { kind: "complete" };
    if (outcome.kind === "skipped") for (const key of keys) skipped2.add(key);
    kept.push({ file, outcome, keys, phase: phaseOf(file, companion) });
  }
  const isByPhase = numbering.restarts || named4.some((block2) => !block2.isPlain);
  return { placement, summaries: kept, planned, skipped: skipped2, isByPhase };
}
function placementIn(snapshot) {
  const { state, numbering } = snapshot;
  const ticked = state?.dialect === "prose" ? state.ticks.map(({ block: block2, ...tick }) => ({ ...tick, number: block2 })) : [];
  return placementOf(numbering, [...namedBlocks(snapshot), ...ticked]);
}
function namedBlocks({ present }) {
  return present.flatMap((file) => (namedSummary(file) ?? namedPlan(file))?.block ?? []);
}
function keysOf(named4, companion, { keyOf }) {
  const blocks = [named4, companion?.block].filter((block2) => block2 !== void 0);
  return [...new Set(blocks.map(keyOf))];
}
function phaseOf(file, companion) {
  const [, digits2] = /^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(file) ?? [];
  return companion?.block?.phase ?? (digits2 === void 0 ? void 0 : Number(digits2));
}
function isSkippedPlan({ document }) {
  return fieldsNamed(document, "status").some(({ value }) => value.kind === "scalar" && /^skip/i.test(textOf(value)));
}

// src/formats/grid/block-files/phase-work.ts
var mostBlocks = 1e4;
function digits(number2) {
  return String(number2).padStart(2, "0");
}

// src/formats/grid/companions/unread.ts
var inFolders = ["summary", "plan", "checkpoint"];
var known3 = /* @__PURE__ */ new WeakMap();
function whyUnread(snapshot, kind) {
  const reasons2 = known3.get(snapshot) ?? reasonsOf(snapshot);
  known3.set(snapshot, reasons2);
  return reasons2.get(kind);
}
function whyUnseen({ root, unreadable, documents }) {
  const read = new Set(documents.map(({ path }) => path));
  const prefix = pathIn(root, "");
  const isFile = (path) => {
    const file = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return file === stateFile || companionKind(file) !== void 0 || read.has(path);
  };
  const folder = unreadable.find(({ path }) => !isFile(path));
  return folder && `not all of ${quote(folder.path)} could be looked through`;
}
function reasonsOf(snapshot) {
  const { root, present, summaries: summaries2, checkpoints, plans: plans2, scratchpad, warmth, decisions, blockers } = snapshot;
  const read = /* @__PURE__ */ new Map();
  for (const one of [summaries2, checkpoints, plans2, scratchpad, warmth, decisions, blockers].flat()) {
    if (one) read.set(one.file, one);
  }
  const broken2 = /* @__PURE__ */ new Map();
  const unread = /* @__PURE__ */ new Map();
  for (const file of present) {
    const kind = companionKind(file);
    const companion = read.get(file);
    if (kind === void 0 || kind === "config" || companion?.isBroken === false) continue;
    const paths = companion ? broken2 : unread;
    const others2 = paths.get(kind);
    if (others2) others2.push(pathIn(root, file));
    else paths.set(kind, [pathIn(root, file)]);
  }
  const unseen = whyUnseen(snapshot);
  return new Map([
    ...unseen === void 0 ? [] : inFolders.map((kind) => [kind, unseen]),
    ...[...broken2].map(
      ([kind, paths]) => [kind, `${named3(paths)} ${paths.length > 1 ? "do" : "does"} not parse`]
    ),
    ...[...unread].map(([kind, paths]) => [kind, `${named3(paths)} could not be read`])
  ]);
}
function named3(paths) {
  return some(paths.map(quote), 1);
}

// src/formats/grid/block-files/persistence-work.ts
function persistenceWork(state, kept) {
  const { position: position2, block: block2 } = state.data;
  const field2 = position2?.block === void 0 && block2 !== void 0 ? "block" : "position.block";
  const phase2 = position2?.phase === void 0 ? void 0 : parsePhase(String(position2.phase));
  const stands = parseBlock(String(position2?.block ?? block2 ?? ""), phase2);
  const status = statusOf(state);
  const isUnderWay2 = isUnderWay(status?.stage);
  if (!stands) return { phases: [], isUnderWay: isUnderWay2 };
  const isByPhase = stands.phase !== void 0 && (!stands.isPlain || kept.isByPhase);
  const prefix = isByPhase ? stands.phase : void 0;
  const lasts = lastPlans(kept);
  const last2 = lasts.get(prefix) ?? 0;
  const here = { at: state.at(field2), says: `the mission stands at block ${labelOf(prefix, stands.number)}` };
  const complete = Math.max(0, stands.number - 1, status?.isComplete ? last2 : 0);
  const isKnown2 = last2 >= stands.number || kept.planned.size === 0;
  const own = {
    when: "current",
    numbers: prefix === void 0 ? [] : [prefix],
    claim: here,
    complete: { count: complete, ...here },
    blocks: blocksOf(prefix, Math.max(complete, last2, isKnown2 ? stands.number : 0)),
    isNamed: true
  };
  const later = prefix === void 0 ? [] : [...lasts].filter(([phase3 = 0]) => phase3 > prefix);
  const total = later.reduce((sum, [, length]) => sum + length, own.blocks.length);
  if (total > mostBlocks) return void 0;
  return { phases: [own, ...later.map(([phase3, length]) => laterPhase(phase3, length, here))], isUnderWay: isUnderWay2 };
}
function laterPhase(phase2, last2, { at }) {
  return {
    when: "later",
    numbers: phase2 === void 0 ? [] : [phase2],
    claim: { at, says: `phase ${phase2} has a plan for block ${labelOf(phase2, last2)}` },
    complete: { count: 0, at, says: "" },
    blocks: blocksOf(phase2, last2),
    isNamed: true
  };
}
function labelOf(phase2, number2) {
  return phase2 === void 0 ? digits(number2) : `${digits(phase2)}-${digits(number2)}`;
}
function blocksOf(phase2, length) {
  return Array.from({ length }, (_2, index) => {
    const number2 = index + 1;
    return { key: phase2 === void 0 ? String(number2) : `${phase2}-${number2}`, label: labelOf(phase2, number2) };
  });
}
function lastPlans({ planned }) {
  const lasts = /* @__PURE__ */ new Map();
  for (const key of planned) {
    const parts = key.split("-").map(Number);
    const phase2 = parts.length > 1 ? parts[0] : void 0;
    lasts.set(phase2, Math.max(lasts.get(phase2) ?? 0, parts.at(-1) ?? 0));
  }
  return new Map([...lasts].sort(([a = 0], [b = 0]) => a - b));
}

// src/formats/grid/block-files/prose-work.ts
var isDone2 = /\b(?:complete|completed|done|finished)\b/i;
function proseWork(state, placement) {
  const { ticks, block: block2 } = state;
  const stage = stageOf(state);
  const isUnderWay2 = stage !== "planned" && stage !== "over";
  if (Math.max(ticks.length, block2?.total?.value ?? 0) > mostBlocks) return void 0;
  return { phases: ticks.length > 0 ? tickedPhases(state, placement) : counted(state), isUnderWay: isUnderWay2 };
}
function tickedPhases({ ticks, phase: phase2 }, placement) {
  const byPhase = /* @__PURE__ */ new Map();
  for (const tick of ticks) {
    const blocks = byPhase.get(tick.phase) ?? /* @__PURE__ */ new Map();
    byPhase.set(tick.phase, blocks);
    const key = placement.keyOf({ phase: tick.phase, number: tick.block, isPlain: tick.isPlain });
    const label3 = tick.isPlain ? digits(tick.block) : `${digits(tick.phase ?? 0)}-${digits(tick.block)}`;
    const { at, complete: isComplete, isSkipped } = tick;
    if (!blocks.has(key)) blocks.set(key, { key, label: label3, at, said: { at, isComplete, isSkipped } });
  }
  return [...byPhase].flatMap(([number2, found]) => {
    const blocks = [...found.values()];
    const done2 = blocks.filter(({ said: said2 }) => said2?.isComplete);
    const [first] = blocks;
    if (!first) return [];
    const name = number2 === void 0 ? "the mission" : `phase ${number2}`;
    const says = `${count(done2.length, "block")} of ${name} ${done2.length === 1 ? "is" : "are"} ticked`;
    return {
      when: whenOf(number2, phase2?.current),
      numbers: number2 === void 0 ? [] : [number2],
      claim: { at: first.at, says: `${name} has ${count(blocks.length, "block")}` },
      complete: { count: done2.length, at: (done2[0] ?? first).at, says },
      blocks,
      isNamed: true
    };
  });
}
function whenOf(number2, current) {
  if (number2 === void 0 || current === void 0 || number2 === current.value) return "current";
  return number2 < current.value ? "past" : "later";
}
function counted({ phase: phase2, block: block2, status }) {
  const { current, total = current } = block2 ?? {};
  if (!current || !total || current.value > total.value) return [];
  const complete = Math.max(0, current.value - (isDone2.test(status?.value ?? "") ? 0 : 1));
  const blocks = Array.from({ length: total.value }, (_2, index) => {
    return { key: String(index + 1), label: digits(index + 1) };
  });
  const isLast = phase2?.total !== void 0 && phase2.current.value === phase2.total.value;
  const here = { at: current.at, says: `the mission stands at block ${digits(current.value)}` };
  const own = {
    when: "current",
    numbers: [],
    claim: here,
    complete: { count: complete, ...here },
    blocks: isLast ? blocks : blocks.slice(0, current.value),
    isNamed: true
  };
  const rest = isLast ? [] : blocks.slice(current.value);
  const says = `the mission has ${count(total.value, "block")}`;
  return [own, { ...own, when: "later", claim: { at: total.at, says }, complete: { count: 0, ...here }, blocks: rest }];
}

// src/formats/grid/block-files/schema-work.ts
function schemaWork(state, placement) {
  const phases = phasesOf(state);
  const isUnderWay2 = isRunning(state);
  if (phases.length === 0) return { phases: undefinedPhases(state), isUnderWay: isUnderWay2 };
  const total = phases.reduce((sum, { blocks = 0 }) => sum + Math.max(0, blocks), 0);
  if (total > mostBlocks) return void 0;
  const current = currentPhases(state).map(({ number: number2 }) => number2);
  return { phases: phases.map((phase2) => workOf(state, phase2, whenOf2(phase2, current), placement)), isUnderWay: isUnderWay2 };
}
function whenOf2({ number: number2, status }, current) {
  const [first] = current;
  if (first === void 0) return status === "in_progress" ? "current" : status === "complete" ? "past" : "later";
  if (current.includes(number2)) return "current";
  return number2 < first ? "past" : "later";
}
function workOf(state, phase2, when, { keyIn }) {
  const { path, id, number: number2, status, blocks = 0, blocks_complete: done2 } = phase2;
  const name = nameOf(phase2);
  const own = id === void 0 ? number2 : phaseNumber(id);
  const complete = Math.max(0, Math.min(blocks, done2 ?? (status === "complete" ? blocks : 0)));
  const statusNode = state.document.node(`${path}.status`);
  const isSkipped = statusNode?.kind === "scalar" && statusNode.value === "skipped";
  const said2 = isSkipped && { said: { at: state.at(`${path}.status`), isComplete: true, isSkipped } };
  return {
    when,
    numbers: [.../* @__PURE__ */ new Set([own, number2])],
    claim: { at: state.at(`${path}.blocks`), says: `${name} has ${count(blocks, "block")}` },
    complete: {
      count: complete,
      at: state.at(`${path}.blocks_complete`),
      says: `${count(complete, "block")} of ${name} ${complete === 1 ? "is" : "are"} complete`
    },
    blocks: Array.from({ length: Math.max(0, blocks) }, (_2, index) => {
      const label3 = `${digits(own)}-${digits(index + 1)}`;
      return { key: keyIn(number2 - 1, index + 1), label: label3, ...said2 };
    }),
    isNamed: true
  };
}
function undefinedPhases(state) {
  const { blocks_complete: done2 = 0, blocks_total: total = 0 } = state.data.progress ?? {};
  const length = Math.min(total, mostBlocks);
  const complete = Math.max(0, Math.min(length, done2));
  if (length <= 0) return [];
  const says = `${count(complete, "block")} ${complete === 1 ? "is" : "are"} complete`;
  return [
    {
      when: "current",
      numbers: [],
      claim: { at: state.at("progress.blocks_total"), says: `the mission has ${count(total, "block")}` },
      complete: { count: complete, at: state.at("progress.blocks_complete"), says },
      blocks: Array.from({ length }, (_2, index) => ({ key: String(index + 1), label: digits(index + 1) })),
      isNamed: false
    }
  ];
}

// src/formats/grid/block-files/mission-work.ts
var known4 = /* @__PURE__ */ new WeakMap();
function workOf2(snapshot, state) {
  const work = known4.get(state) ?? readWork(snapshot, state);
  known4.set(state, work);
  return work;
}
async function readWork(snapshot, state) {
  if (state.dialect === "prose" && state.unread) return { unknown: state.unread };
  const unseen = whyUnseen(snapshot);
  if (unseen) return { unknown: unseen };
  const kept = await keptFiles(snapshot);
  const work = workIn(state, kept);
  return work ? { ...work, kept } : { unknown: `the mission counts more than ${mostBlocks} blocks` };
}
function workIn(state, kept) {
  if (state.dialect === "schema") return schemaWork(state, kept.placement);
  return state.dialect === "prose" ? proseWork(state, kept.placement) : persistenceWork(state, kept);
}

// src/formats/grid/checkpoints/blank.ts
function isBlank(value) {
  if (value.kind === "scalar") return isUnsaid(textOf(value));
  if (value.kind === "list") return value.items.every(isBlank);
  return value.entries.every(
    ({ value: field2 }) => (field2.kind === "list" ? field2.items.length > 0 : true) && isBlank(field2)
  );
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
var words2 = {
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

// src/formats/grid/checkpoints/details.ts
function typeOf({ document }) {
  const [field2] = fieldsNamed(document, "type");
  const word = field2?.value.kind === "scalar" ? folded(textOf(field2.value)) : void 0;
  return checkpointTypes.find((type) => folded(type) === word);
}
function detailOf({ document }, name) {
  const found = [`checkpoint_details.${name}`, name].flatMap((path) => fieldsNamed(document, path));
  return found.find(({ value }) => !isBlank(value)) ?? found[0];
}
function headOf({ document }) {
  const [type] = fieldsNamed(document, "type");
  return type ? document.at(type.keyPath) : document.at([]);
}

// src/formats/grid/checkpoints/options.ts
var naming2 = /* @__PURE__ */ new Set(["id", "key", "name", "label", "title", "value", "option", "choice"]);
function optionsOf(checkpoint) {
  const value = detailOf(checkpoint, "options")?.value;
  if (!value || isBlank(value)) return [];
  if (value.kind === "list") return value.items.filter((item) => !isBlank(item)).map(optionOf);
  if (value.kind === "map") return value.entries.map(ofEntry);
  return partsOf(textOf(value)).map(ofText);
}
function optionOf(item) {
  if (item.kind === "scalar") return ofText(textOf(item));
  if (item.kind === "list") return ofText(textIn(item));
  const own = item.entries.filter(({ key, value }) => naming2.has(folded(textOf(key))) && !isBlank(value));
  const [first, ...others2] = item.entries;
  if (own.length === 0 && first) {
    const whole = ofEntry(first);
    return { ...whole, text: [whole.text, ...others2.map(({ value }) => textIn(value))].join(" ") };
  }
  const texts = own.map(({ value }) => textIn(value));
  return { name: texts[0] ?? "", names: texts.flatMap(namesIn2), text: textIn(item) };
}
function ofEntry({ key, value }) {
  const name = textOf(key);
  const inner = value.kind === "map" ? optionOf(value).names : [];
  return { name, names: [...namesIn2(name), ...inner], text: `${name} ${textIn(value)}` };
}
function ofText(text) {
  const [name = text] = beforeDescription(text);
  return { name, names: [...new Set([text, name].flatMap(namesIn2))], text };
}
var ordinal = /^\s{0,9}(?:option\s{1,9})?(?:\(?(\d{1,2}|[a-z])[).:]\s|\[(\d{1,2}|[a-z])\])\s{0,9}/i;
function namesIn2(text) {
  const match = ordinal.exec(text);
  const names2 = match ? [match[1] ?? match[2] ?? "", text.slice(match[0].length)] : [];
  return [text, ...names2].map(wordsIn).filter((name) => name !== "");
}
function beforeDescription(text) {
  const ends = [" - ", " \u2013 ", " \u2014 ", ": ", " ("].map((sign) => text.indexOf(sign)).filter((at) => at > 0);
  return ends.length > 0 ? [text.slice(0, Math.min(...ends))] : [];
}
var bullet2 = /^\s{0,99}[-*+•]\s/;
function partsOf(text) {
  const lines = text.split(/\n|[,;|]|\s(?=\d{1,2}[).]\s)|\sor\s/);
  return lines.map((line) => line.replace(bullet2, "").trim()).filter((line) => line !== "");
}

// src/formats/grid/checkpoints/answer.ts
function answerOf(checkpoint) {
  const field2 = detailOf(checkpoint, "user_response");
  if (!field2 || isBlank(field2.value)) return void 0;
  const text = textIn(field2.value);
  const isAnswer = !isNotYet(text) || optionsOf(checkpoint).some(({ names: names2 }) => names2.includes(wordsIn(text)));
  return isAnswer ? { field: field2, text } : void 0;
}
var longest6 = 500;
var place = /^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;
function chosenOption(answer, options) {
  const said2 = wordsIn(answer.slice(0, longest6));
  if (said2 === "") return void 0;
  const exact = options.find(({ names: names2 }) => names2.includes(said2));
  if (exact) return exact;
  const [, ordinal2] = place.exec(said2) ?? [];
  const numbered2 = ordinal2 === void 0 ? void 0 : options[indexOf(ordinal2)];
  if (numbered2) return numbered2;
  const named4 = options.map((option) => ({ option, length: longestIn(said2, option) })).filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return named4[0]?.option ?? begunBy(said2, options) ?? options.find((option) => isPartOf(said2, option));
}
function isPartOf(said2, { names: names2, text }) {
  return [...names2, wordsIn(text)].some((one) => one.includes(said2));
}
function begunBy(said2, options) {
  const begun = options.filter(({ names: names2 }) => names2.some((name) => name.startsWith(said2.trimEnd())));
  return begun.length === 1 ? begun[0] : void 0;
}
var indexOf = (ordinal2) => /\d/.test(ordinal2) ? Number(ordinal2) - 1 : ordinal2.charCodeAt(0) - "a".charCodeAt(0);
function longestIn(said2, { names: names2 }) {
  return Math.max(0, ...names2.filter((name) => isTelling(name) && said2.includes(name)).map(({ length }) => length));
}
function isTelling(name) {
  return name.length > 3 && !/^ \d+ $/.test(name);
}

// src/formats/grid/texts/list-mark.ts
var form = /^[ \t>]{0,99}((?:[-*+•]|\d{1,4}[.)])[ \t]{1,99})?(?:\[[ xX]\][ \t]{1,99})?/;
function leadOf(raw) {
  return form.exec(raw)?.[0] ?? "";
}
function isListItem(raw) {
  return form.exec(raw)?.[1] !== void 0;
}

// src/formats/grid/companions/entry-lines.ts
var label2 = /^[*_`]{0,3}([\p{L}\p{N}][^:]{0,79}):[*_`]{0,3}(?=\s|$)/u;
var mostWords = 5;
function trimmed(text, start, end) {
  const raw = text.slice(start, end);
  const left = /^[\s*_`]*/.exec(raw)?.[0].length ?? 0;
  let right = raw.length;
  while (right > left && /[\s*_`]/.test(raw.charAt(right - 1))) right -= 1;
  return { text: raw.slice(left, right), start: start + left, end: start + right };
}
function saidBy2({ raw, start, end }) {
  const from = leadOf(raw).length;
  const { text, ...at } = trimmed(raw, from, end - start);
  return { text, start: start + at.start, end: start + at.end };
}
function labelledLine(line) {
  const from = leadOf(line.raw).length;
  return labelled2(line.raw.slice(from), line.start + from);
}
function labelled2(text, offset) {
  const match = label2.exec(text);
  if (!match) return void 0;
  const colon = text.indexOf(":");
  const key = trimmed(text, 0, colon);
  if (key.text === "" || key.text.split(/\s+/).length > mostWords) return void 0;
  const value = trimmed(text, match[0].length, text.length);
  return { key: moved(key, offset), value: moved(value, offset) };
}
function titleOf2({ raw, start }) {
  const from = /^[ \t]*#{1,6}/.exec(raw)?.[0].length ?? 0;
  let to = raw.length;
  while (to > from && /[\s#]/.test(raw.charAt(to - 1))) to -= 1;
  return moved(trimmed(raw, from, to), start);
}
function isBreak(raw) {
  return /^[\s*_=-]{3,}$/.test(raw);
}
function indentOf(raw) {
  return raw.length - raw.trimStart().length;
}
function moved({ text, start, end }, by) {
  return { text, start: start + by, end: end + by };
}

// src/formats/grid/companions/entry-reader.ts
var fieldColumns = /* @__PURE__ */ new Set(["", "field", "key", "property", "attribute"]);
var valueColumns = /* @__PURE__ */ new Set(["", "value", "detail", "details", "content"]);
var EntryReader = class {
  #entries = [];
  /** The headings that the line stands under, outermost first. */
  #headings = [];
  /** What the fields of the line belong to. */
  #current;
  /** The field that the next line may go on with. */
  #field;
  #document;
  #lines;
  #isHead;
  constructor(document, lines, isHead) {
    this.#document = document;
    this.#lines = lines;
    this.#isHead = isHead;
  }
  /** All entries, in the order of the text. To be asked once. */
  read() {
    for (let index = 0; index < this.#lines.length; index += 1) {
      const line = this.#lines[index];
      const rows = line.heading > 0 ? 0 : this.#tableAt(index);
      if (line.heading > 0) this.#openHeading(line);
      else if (rows > 0) {
        this.#readTable(line, this.#lines.slice(index + 2, index + rows));
        index += rows - 1;
      } else if (this.#isHead(line.raw)) this.#openLine(line);
      else this.#readLine(line);
    }
    this.#close(0, this.#lines.at(-1)?.end ?? 0);
    return this.#entries;
  }
  #openHeading(line) {
    this.#close(line.heading, line.start);
    const entry = this.#open("heading", titleOf2(line), line, line.heading);
    this.#headings.push(entry);
    this.#current = entry;
  }
  #openLine(line) {
    this.#endLineEntry(line.start);
    this.#current = this.#open("line", saidBy2(line), line, 0);
  }
  #open(opens, title2, { start, end }, level) {
    const at = this.#document.span(title2.text === "" ? start : title2.start, title2.text === "" ? end : title2.end);
    const parent = this.#headings.at(-1);
    const entry = { opens, title: title2.text, at, fields: /* @__PURE__ */ new Map(), lines: [], parent, start, end, level };
    this.#entries.push(entry);
    this.#field = void 0;
    const field2 = opens === "row" ? void 0 : labelled2(title2.text, title2.start);
    if (field2) this.#put(entry, field2.key, field2.value);
    return entry;
  }
  /** Ends all headings that are as deep, or deeper. */
  #close(level, end) {
    this.#endLineEntry(end);
    while ((this.#headings.at(-1)?.level ?? -1) >= level) {
      const entry = this.#headings.pop();
      entry.end = end;
      const said2 = entry.lines.map((line) => saidBy2(line).text).join(" ");
      const { parent } = entry;
      const key = folded(entry.title);
      if (parent && said2 !== "" && key.length <= 80 && !parent.fields.has(key)) {
        parent.fields.set(key, { key: entry.title, text: said2, at: entry.at });
      }
    }
  }
  #endLineEntry(end) {
    if (this.#current?.opens !== "line") return;
    this.#current.end = end;
    this.#current = this.#headings.at(-1);
  }
  /** How many lines the table has that begins at a line; 0 when none does. */
  #tableAt(index) {
    const isTable = isTableRule(this.#lines[index + 1]?.raw ?? "") && this.#isRow(index);
    if (!isTable || !this.#isJoined(index + 1)) return 0;
    let rows = 2;
    while (this.#isJoined(index + rows) && this.#isRow(index + rows)) rows += 1;
    return rows;
  }
  #isRow(index) {
    const line = this.#lines[index];
    return line?.heading === 0 && line.raw.includes("|");
  }
  #isJoined(index) {
    const [above, below] = [this.#lines[index - 1], this.#lines[index]];
    return above !== void 0 && below !== void 0 && isNextLine(this.#document.text, above, below);
  }
  #readTable(heading2, rows) {
    const keys = piecesOf(heading2);
    const [first, second] = keys.map(({ text }) => folded(text));
    const isOfFields = keys.length === 2 && fieldColumns.has(first ?? "") && valueColumns.has(second ?? "");
    for (const row of rows) {
      const cells = piecesOf(row);
      if (isOfFields && this.#current) {
        const [key, value] = cells;
        if (key && value && key.text !== "") this.#put(this.#current, key, value);
        this.#current.lines.push(row);
        continue;
      }
      const entry = this.#open("row", { text: "", start: row.start, end: row.end }, row, 0);
      entry.lines.push(row);
      for (const [column, value] of cells.entries()) {
        const key = keys[column];
        if (key && key.text !== "") this.#put(entry, key, value);
      }
    }
    this.#field = void 0;
  }
  #readLine(line) {
    const entry = this.#current;
    if (!entry) return;
    entry.lines.push(line);
    if (isBreak(line.raw)) {
      this.#field = void 0;
      return;
    }
    const field2 = this.#field;
    const isDeeper = field2 !== void 0 && indentOf(line.raw) >= indentOf(field2.line.raw) + 2;
    const found = isDeeper ? void 0 : labelledLine(line);
    if (found) {
      const isFirst = this.#put(entry, found.key, found.value);
      this.#field = isFirst ? { key: folded(found.key.text), line, last: line } : void 0;
    } else if (field2) this.#goOn(entry, field2, line);
  }
  /** Adds a line to the field above it, if it belongs there. */
  #goOn(entry, { key, line: first, last: last2 }, line) {
    const before3 = entry.fields.get(key);
    const isEmpty = before3?.text === "";
    if (!before3 || !(isEmpty || isNextLine(this.#document.text, last2, line))) {
      this.#field = void 0;
      return;
    }
    const { text, start, end } = saidBy2(line);
    const at = isEmpty ? this.#document.span(start, end) : before3.at;
    entry.fields.set(key, { ...before3, text: isEmpty ? text : `${before3.text} ${text}`, at });
    this.#field = { key, line: first, last: line };
  }
  /** Adds a field; false when the entry has one of that key. */
  #put({ fields }, key, value) {
    const name = folded(key.text);
    if (fields.has(name)) return false;
    const { start, end } = value.text === "" ? key : value;
    fields.set(name, { key: key.text, text: value.text, at: this.#document.span(start, end) });
    return true;
  }
};
function piecesOf({ raw, start }) {
  const cells = cellsOf(raw).map((cell) => {
    const piece = trimmed(raw, cell.start, cell.start + cell.text.length);
    return { text: piece.text, start: start + piece.start, end: start + piece.end };
  });
  const line = raw.trim();
  return cells.slice(line.startsWith("|") ? 1 : 0, line.endsWith("|") ? -1 : void 0);
}

// src/formats/grid/companions/entry-records.ts
function entriesInFields(document) {
  const { root } = document;
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.flatMap(({ key, value }) => {
    if (value.kind === "scalar") return [];
    const section = entryOf(document, value, key, void 0);
    if (value.kind === "map") return [section];
    return [section, ...value.items.map((item) => entryOf(document, item, void 0, section))];
  });
}
function entryOf(document, value, key, parent) {
  const { start, end } = key ? { start: key.start, end: value.end } : value;
  const title2 = key ?? (value.kind === "scalar" ? value : void 0);
  const head = title2 ?? (value.kind === "map" ? value.entries[0]?.key : void 0) ?? { start, end };
  return {
    ...{ opens: "record", title: title2 ? textOf(title2) : "", at: document.span(head.start, head.end) },
    ...{ fields: value.kind === "map" ? fieldsOf2(document, value) : /* @__PURE__ */ new Map(), lines: [], parent, start, end }
  };
}
function fieldsOf2(document, { entries }) {
  const fields = /* @__PURE__ */ new Map();
  for (const { key, value } of entries) {
    const name = folded(textOf(key));
    if (value.kind !== "scalar" || fields.has(name)) continue;
    const text = textOf(value).replace(/\s+/g, " ").trim();
    const { start, end } = text === "" ? key : value;
    fields.set(name, { key: textOf(key), text, at: document.span(start, end) });
  }
  return fields;
}

// src/formats/grid/companions/entries.ts
async function readEntries(companion, { isHead = () => false } = {}) {
  const { document, body } = companion;
  if (isMarkdownToo(companion)) {
    const lines2 = scanLines(document.text, 0, document.text.length);
    return { ok: true, entries: new EntryReader(document, lines2, isHead).read() };
  }
  const recorded2 = entriesInFields(document);
  if (body.lines.length === 0) return { ok: true, entries: recorded2 };
  const structure = await body.structure();
  if (!structure.ok) return structure;
  const lines = textLines(body.lines, structure).map((line) => withoutHtml(line, structure));
  return { ok: true, entries: [...recorded2, ...new EntryReader(document, lines, isHead).read()] };
}
function isMarkdownToo({ document: { root, text }, isBroken }) {
  if (isBroken || root?.kind !== "map" || !/^\s{0,99}#{1,6}\s/.test(text)) return false;
  const isRecord = ({ kind }) => kind === "map";
  return !root.entries.some(({ value }) => isRecord(value) || value.kind === "list" && value.items.some(isRecord));
}
function withoutHtml(line, structure) {
  if (!line.raw.includes("<")) return line;
  const isShown = (offset) => structure.isText(offset) || structure.isCode(offset);
  const shown2 = Array.from({ length: line.raw.length }, (_2, at) => {
    return isShown(line.start + at) ? line.raw.charAt(at) : " ";
  });
  return { ...line, raw: shown2.join("") };
}

// src/formats/grid/checkpoints/text-fields.ts
var names = {
  type: ["type", "checkpointtype"],
  verification_instructions: ["verificationinstructions", "verification", "verificationsteps", "howtoverify", "verify"],
  question: ["question", "decisionneeded", "decisionrequired"],
  options: ["options", "choices"],
  required_action: ["requiredaction", "actionrequired", "actionneeded"],
  last_action: ["lastaction"],
  partial_work: ["partialwork"],
  error: ["error", "whatwentwrong"],
  user_response: ["userresponse", "response", "useranswer", "answer", "userdecision"]
};
var longest7 = 40;
function nameOf2(key) {
  const word = key.length > longest7 ? "" : folded(key).replace(/:$/, "");
  return Object.keys(names).find((name) => names[name]?.includes(word));
}
async function withTextFields(checkpoint) {
  const { document, body } = checkpoint;
  if (body.lines.length === 0) return checkpoint;
  const read = await readEntries(checkpoint);
  if (!read.ok) return read.reason;
  const { root } = document;
  const own = root?.kind === "map" ? root.entries : [];
  const known8 = new Set(own.map(({ key }) => folded(String(key.value))));
  const told = [];
  const entries = read.entries.filter(({ opens }) => opens !== "record");
  const offer = entries.find(({ opens, title: title2 }) => opens === "heading" && nameOf2(title2) === "options");
  const offered = entries.filter(({ parent }) => parent && parent === offer).map(pieceOf);
  for (const section of entries.flatMap((entry) => sectionsOf(entry, entry === offer ? offered : []))) {
    const value = saidIn(section);
    if (!value || known8.has(folded(section.name))) continue;
    known8.add(folded(section.name));
    told.push({ key: scalar(section.head, section.name), value });
  }
  if (told.length === 0) return checkpoint;
  const { path, text, faults, verdict } = document;
  const whole = { kind: "map", entries: [...own, ...told], start: 0, end: text.length };
  return { ...checkpoint, document: new TextDocument(path, text, { root: whole, faults, verdict }) };
}
function sectionsOf(entry, offered) {
  const sections = [];
  let open3;
  const begin = (name2, rest) => {
    open3 = { name: name2, ...rest, parts: [] };
    sections.push(open3);
  };
  const { title: title2, at, opens } = entry;
  const name = opens === "heading" ? nameOf2(title2) : void 0;
  if (name !== void 0) begin(name, { head: { text: title2, ...at }, value: void 0, line: void 0 });
  for (const line of entry.lines) {
    const label3 = labelledLine(line);
    const known8 = label3 && nameOf2(label3.key.text);
    if (label3 && known8 !== void 0) begin(known8, { head: label3.key, value: label3.value, line });
    else if (isBreak(line.raw) || label3 && endsAt(open3, line)) open3 = void 0;
    else open3?.parts.push(line);
  }
  if (name !== void 0) sections[0]?.parts.push(...offered);
  return sections;
}
function endsAt(open3, line) {
  if (!open3?.line) return false;
  if (!isListItem(line.raw)) return true;
  return isListItem(open3.line.raw) && indentOf(line.raw) <= indentOf(open3.line.raw);
}
function pieceOf({ opens, title: title2, fields, at }) {
  const [first] = fields.values();
  const { start, end } = opens === "row" && first ? first.at : at;
  return { text: opens === "row" ? first?.text ?? "" : title2, start, end };
}
function saidIn({ name, value, parts }) {
  const said2 = parts.map((part) => "raw" in part ? saidBy2(part) : part).filter(({ text }) => text !== "");
  const [first, last2] = [value?.text ? value : said2[0], said2.at(-1)];
  if (!first) return void 0;
  if (name === "type") {
    const word = folded(first.text).replace(/^checkpoint:/, "");
    const type = checkpointTypes.find((one) => word.startsWith(folded(one)));
    return type && scalar(first, type);
  }
  if (value?.text) return scalar(value, [value, ...said2].map(({ text }) => text).join("\n"));
  const items = parts.flatMap((part) => "raw" in part ? isListItem(part.raw) ? [saidBy2(part)] : [] : [part]);
  const span = { start: first.start, end: last2?.end ?? first.end };
  if (items.length > 0) return { kind: "list", items: items.map((item) => scalar(item, item.text)), ...span };
  return scalar({ text: "", ...span }, said2.map(({ text }) => text).join("\n"));
}
function scalar({ start, end }, value) {
  return { kind: "scalar", value, source: value, style: "block", start, end };
}

// src/formats/grid/checkpoints/read-checkpoints.ts
var known5 = /* @__PURE__ */ new WeakMap();
function readCheckpoints(snapshot) {
  const reading = known5.get(snapshot) ?? readAll(snapshot);
  known5.set(snapshot, reading);
  return reading;
}
async function readAll(snapshot) {
  const checkpoints = [];
  let unread = whyUnread(snapshot, "checkpoint");
  for (const checkpoint of snapshot.checkpoints) {
    if (checkpoint.isBroken) continue;
    const read = await readOne(checkpoint);
    if (typeof read === "string") unread ??= read;
    else checkpoints.push(read);
  }
  return { checkpoints, unread };
}
async function readOne(checkpoint) {
  const { document, body } = checkpoint;
  const isMarkdown = document.root === void 0 && body.lines.some(({ heading: heading2 }) => heading2 === 0);
  const read = await withTextFields(checkpoint);
  if (typeof read === "string") return isMarkdown ? read : { ...checkpoint, isMarkdown };
  if (isMarkdown && typeOf(read) === void 0) return `the text of ${quote(document.path)} does not tell its type`;
  return { ...read, isMarkdown };
}

// src/formats/grid/time/instants.ts
var known6 = /* @__PURE__ */ new WeakMap();
function stampsOf(state) {
  const stamps = known6.get(state) ?? [...findStamps(state)];
  known6.set(state, stamps);
  return stamps;
}
function* findStamps({ document, data }) {
  if (!document.verdict) return;
  for (const { keyPath, value, schema } of visit(document.verdict.schema, data)) {
    if (schema?.["x-kind"] !== "date" || typeof value !== "string") continue;
    const instant = parseInstant(value);
    if (instant) yield { ...instant, keyPath, name: keyPath.join("."), text: value };
  }
}
var widestZoneMs = 14 * 36e5;
function orderOf(first, last2, slackMs = 0) {
  const wrongByMs = first.ms - last2.ms;
  if (wrongByMs <= slackMs) return "fits";
  return first.zoned !== last2.zoned && wrongByMs < widestZoneMs ? "doubtful" : "wrong";
}

// src/formats/grid/time/signs-of-life.ts
function signsOf({ root, state, present, scratchpad }, facts, latest) {
  const signs = [];
  let unknown;
  const file = present.find((one) => companionKind(one) === "scratchpad");
  if (file !== void 0) {
    const path = pathIn(root, file);
    const age = facts.age(path);
    const at = scratchpad?.document.span(0, 0) ?? fileAt(path);
    if (age.answer === "unknown") unknown = `nobody knows when ${file} last changed: ${age.reason}`;
    else signs.push({ what: file, ms: age.changedAt, isLocal: false, at });
  }
  signs.push(...writtenSigns(state, latest));
  if (facts.lastCommit !== void 0) {
    signs.push({ what: "the last commit", ms: facts.lastCommit, isLocal: false, at: void 0 });
  }
  return { signs, unknown };
}
function writtenSigns(state, latest) {
  if (!state || state.dialect === "prose") return [];
  const possible = stampsOf(state).filter(({ ms, zoned }) => ms <= latest + (zoned ? 0 : widestZoneMs));
  const kinds = [
    possible.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat"),
    possible.filter(({ name }) => name === "updated_at")
  ];
  return kinds.flatMap((stamps) => {
    const [last2] = [...stamps].sort((a, b) => b.ms - a.ms);
    return last2 ? [{ what: last2.name, ms: last2.ms, isLocal: !last2.zoned, at: state.at(last2.keyPath) }] : [];
  });
}

// src/formats/grid/time/silence.ts
async function silenceOf(snapshot, facts, now, limits) {
  const { state, unjudged } = snapshot;
  if (!state && unjudged !== void 0) return { answer: "unknown", reason: unjudged };
  const status = statusOf(state);
  if (status?.stage !== "running") return { answer: "none" };
  const { checkpoints, unread } = await readCheckpoints(snapshot);
  if (unread !== void 0) return { answer: "unknown", reason: unread };
  if (checkpoints.some((checkpoint) => answerOf(checkpoint) === void 0)) return { answer: "none" };
  const { signs, unknown } = signsOf(snapshot, facts, now + limits.clockSkewMs);
  if (signs.some(({ ms }) => now - ms <= limits.heartbeatMs)) return { answer: "none" };
  if (unknown !== void 0) return { answer: "unknown", reason: unknown };
  if (signs.length === 0) return { answer: "unknown", reason: "nothing tells when the mission last moved" };
  return { answer: "silent", status, signs };
}

// src/formats/common/scope.ts
function scopedSubject(subject) {
  const [whole, type, scope] = /^([A-Za-z]{1,20})\(([^()]{1,60})\)!?:/.exec(subject) ?? [];
  if (whole === void 0 || type === void 0 || scope === void 0) return void 0;
  return { type, scope, rest: subject.slice(whole.length).trim() };
}
function numberedScope(subject) {
  const scope = scopedSubject(subject)?.scope;
  return scope !== void 0 && /^\d{1,4}(?:-\d{1,4})?$/.test(scope) ? scope : void 0;
}
function mayMean(scope, block2) {
  const meant = scope.replace(/\d+/g, (digits2) => String(Number(digits2)));
  const inPhase = block2.filter((name) => name.includes("-"));
  if (meant.includes("-")) return inPhase.length === 0 || inPhase.includes(meant);
  const phases = inPhase.map((name) => name.slice(0, name.indexOf("-")));
  return block2.includes(meant) || phases.includes(meant) || inPhase.length === block2.length;
}

// src/formats/grid/texts/comparison.ts
var quotesAndMarks = /["'`*“”„‘’«»]/g;
var origin = /[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/;
var ending = /[ .;,!…]{1,9}$/;
function comparable(text) {
  if (saysNothing(text)) return "";
  const bare2 = plain(text).replace(quotesAndMarks, "").replace(/\s+/g, " ").trim();
  return bare2.replace(ending, "").replace(origin, "").replace(ending, "");
}
function comparableName(name) {
  return plain(name).normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
}

// src/formats/grid/mission/shares.ts
function share2({ complete, total }) {
  return total === 0 ? 0 : complete / total * 100;
}
function isShare(percent, count2) {
  return Math.abs(percent - share2(count2)) <= 0.1 + 1e-9;
}
function isRoundedShare(percent, count2) {
  return isShare(percent, count2) || percent === Math.round(share2(count2)) || percent === Math.floor(share2(count2));
}
function shown(percent) {
  return Math.round(percent * 100) / 100;
}

// src/formats/grid/checkpoints/checkpoint-files.ts
function checkpointFiles({ present }) {
  const files = present.filter((file) => companionKind(file) === "checkpoint");
  const rank = (file) => file === "CHECKPOINT.md" ? 0 : file.split("/").length;
  return files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

// src/formats/grid/change/moments.ts
function createdOf(state) {
  return state.dialect === "prose" ? void 0 : momentOf(state.data.created_at);
}
function updatedOf(state) {
  return state.dialect === "prose" ? void 0 : momentOf(state.data.updated_at);
}
function momentOf(text) {
  const instant = text === void 0 ? void 0 : parseInstant(text);
  return instant && text !== void 0 ? { ...instant, text } : void 0;
}

// src/formats/grid/scratchpad/order.ts
var newDayMs = 6 * 36e5;
function setbacksIn(entries, { clockSkewMs }) {
  const timed = entries.filter(({ clock }) => clock !== void 0);
  const setbacks = [];
  let pairs = 0;
  for (const [index, entry] of timed.entries()) {
    const before3 = timed[index - 1];
    if (!before3 || !isComparable(before3, entry)) continue;
    if (before3.clock?.ms !== entry.clock?.ms) pairs += 1;
    if (isOlder(entry, before3, entry.who === before3.who ? 0 : clockSkewMs)) setbacks.push({ before: before3, entry });
  }
  return { setbacks, pairs, isTurned: setbacks.length > 1 && setbacks.length === pairs };
}
function isComparable({ clock: a, section: one }, { clock: b, section: other }) {
  return a?.isDated === b?.isDated && (a?.isDated === true || one === other);
}
function isOlder({ clock }, { clock: above }, slackMs) {
  if (!clock || !above) return false;
  if (clock.isDated && above.isDated) return orderOf(above, clock, slackMs) === "wrong";
  const backMs = above.ms - clock.ms;
  return backMs > slackMs && backMs <= newDayMs;
}

// src/formats/grid/agents.ts
var others = ["accountant", "guard", "debugger", "program", "agent"];
var known7 = [...words2.agentType, ...others].join("|");
var form2 = new RegExp(
  `^(?:(?:grid[ _-])?(${known7})(?:[ _-]?\\d{1,6}|[ _-]\\w{1,10})?|([a-z][a-z_-]{1,40})[-_]\\d{1,6})$`,
  "i"
);
var master = /^(?:mc|master[ _-]?control)(?:-\d{1,6})?$/i;
var longest8 = 60;
function agentTypeOf(name) {
  if (name.length > longest8) return void 0;
  const text = name.trim();
  if (master.test(text)) return "mc";
  const [, type, word] = form2.exec(text) ?? [];
  const found = type ?? word;
  return found === void 0 ? void 0 : folded(found);
}
function isAgent(text) {
  return agentTypeOf(text) !== void 0;
}

// src/formats/grid/scratchpad/clock-time.ts
var longest9 = 40;
var timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;
function clockTime(text) {
  if (text.length > longest9) return void 0;
  const [, hour, minute, second = "0", half] = timeOfDay.exec(text) ?? [];
  if (hour === void 0) {
    const instant = parseInstant(text.replace(/ ?UTC$/i, "Z"));
    return instant && { isDated: true, ...instant };
  }
  const hours = half ? Number(hour) % 12 + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return void 0;
  return { isDated: false, ms: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1e3 };
}

// src/formats/grid/scratchpad/head.ts
var kindForm = /^[^\p{L}\p{N}]{0,6}[A-Z][A-Z0-9 _/-]{2,30}[^\p{L}\p{N}]{0,6}$/u;
var template = /[{}<>]|^(?:program|program[ _-]id|agent|agent[ _-]id|who|name|time|timestamp|when|kind|type|category|entry|hh:mm.*|yyyy.*|\.{3}|…)$/i;
var decoration = /^[\s*_`[("']{1,20}|[\s*_`\])"']{1,20}$/g;
var longest10 = 300;
var mostParts = 8;
function isKind(text) {
  return text.length <= 45 && kindForm.test(text) && !isAgent(text);
}
function asKind(text = "") {
  return text.length <= 40 && !text.includes(":") && text.split(/\s/).length <= 3 ? text : "";
}
function headOf2(line, isHeading) {
  if (line.length > longest10 || !line.includes("|")) return void 0;
  const parts = partsOf2(line);
  if (parts.length < 2 || parts.length > mostParts || parts.some((part) => template.test(part))) return void 0;
  const at = parts.findIndex((part) => clockTime(part) !== void 0);
  if (at > 2) return void 0;
  return at < 0 ? withoutTime(parts, isHeading) : withTime(parts, at, isHeading);
}
function withTime(parts, at, isHeading) {
  const time = parts[at] ?? "";
  const [first = "", second] = parts.filter((_2, index) => index !== at);
  const turned = isKind(first) && (second === void 0 || isAgent(second) || at === 0 && !isKind(second));
  const who = turned ? second !== void 0 && isAgent(second) ? second : "" : first;
  const kind = turned ? first : asKind(second);
  const isSure = isHeading || isAgent(who) || isKind(kind) || who !== "" && kind !== "";
  return isSure ? { who, time, kind } : void 0;
}
function withoutTime(parts, isHeading) {
  const [who = "", second = "", third = ""] = parts;
  const kind = [second, third].find(isKind) ?? "";
  const isSure = isAgent(who) && (kind !== "" || isHeading);
  return isSure ? { who, time: kind === second ? "" : second, kind } : void 0;
}
function partsOf2(line) {
  const all = line.split("|").map((part) => part.replace(decoration, ""));
  const isFramed = all.length > 2 && all[0] === "" && all.at(-1) === "";
  return (isFramed ? all.slice(1, -1) : all).flatMap((part) => {
    const [, before3 = "", after = ""] = /^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part) ?? [];
    const isPair = clockTime(before3) ? isAgent(after) : clockTime(after) !== void 0 && isAgent(before3);
    return isPair ? [before3, after] : [part];
  });
}

// src/formats/grid/scratchpad/scratchpad-entries.ts
var partNames = {
  who: ["program", "programid", "agent", "agentid", "who", "author", "by", "executor", "source"],
  time: ["time", "timestamp", "when", "date", "at", "datetime"],
  kind: ["kind", "type", "category", "tag"]
};
async function scratchpadEntries(scratchpad) {
  const read = await readEntries(scratchpad, {
    isHead: (line) => headOf2(line.slice(leadOf(line).length), false) !== void 0
  });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf2(entry) ?? []);
}
function entryOf2(entry) {
  const head = headOf2(entry.title, entry.opens === "heading");
  const [who, time, kind] = ["who", "time", "kind"].map((part) => fieldOf2(entry, part));
  const told = [who, time, kind].filter((field2) => field2 !== void 0).length;
  const isRecord = told > 1 || told === 1 && entry.fields.has("finding") && isAgent(who ?? "");
  if (!head && !isRecord) return void 0;
  const whole = { who: head?.who || (who ?? ""), time: head?.time || (time ?? ""), kind: head?.kind || (kind ?? "") };
  const said2 = Object.values(whole).filter((part) => part !== "");
  if (said2.length === 0 || said2.some((part) => /[{}<>]/.test(part))) return void 0;
  const clock = clockTime(whole.time);
  const columns = entry.opens === "row" ? [...entry.fields.keys()].join("|") : void 0;
  return {
    ...whole,
    clock,
    isTimed: clock !== void 0 || /^\d{4}-\d{2}-\d{2}$/.test(whole.time),
    title: entry.title === "" ? said2.join(" | ") : entry.title,
    ...{ at: entry.at, section: entry.parent, columns, entry }
  };
}
function fieldOf2({ fields }, part) {
  const field2 = partNames[part].map((name) => fields.get(name)).find((one) => one !== void 0);
  return field2 && (saysNothing(field2.text) ? "" : field2.text);
}

// src/formats/grid/block-files/bounds.ts
function whyNoBlock(block2, { state, numbering }) {
  if (block2.number < 1) return "blocks count from 1";
  if (!state || state.dialect === "schema" && isPlanning(state)) return void 0;
  const phase2 = whyNoPhase(block2.phase, state, numbering);
  if (phase2) return phase2;
  const { blocks, total } = { blocks: blocksOfPhase(block2.phase, numbering), total: blocksOfMission(state, numbering) };
  const isOfPhase = blocks !== void 0 && block2.number <= blocks;
  if (!block2.isPlain) {
    return isOfPhase || blocks === void 0 ? void 0 : `phase ${block2.phase} has ${count(blocks, "block")}`;
  }
  return isOfPhase || total === void 0 || block2.number <= total ? void 0 : `the mission has ${count(total, "block")}`;
}
function whyNoPhase(phase2, state, { phases, byNumber }) {
  if (phase2 === void 0) return void 0;
  if (state.dialect === "schema") {
    const isDefined = phases.length === 0 || byNumber.has(phase2);
    return isDefined ? void 0 : `phases.definitions defines no phase ${phase2}`;
  }
  const total = state.dialect === "prose" ? state.phase?.total?.value : void 0;
  return total === void 0 || phase2 <= total ? void 0 : `the mission has ${count(total, "phase")}`;
}
function blocksOfPhase(phase2, { byNumber }) {
  const found = (phase2 === void 0 ? void 0 : byNumber.get(phase2)) ?? [];
  const counted2 = found.flatMap(({ blocks }) => blocks ?? []);
  return counted2.length > 0 && counted2.length === found.length ? Math.max(...counted2) : void 0;
}
function blocksOfMission(state, numbering) {
  const { phases } = numbering;
  const last2 = phases.at(-1);
  const counted2 = isCounted(numbering) ? (last2?.before ?? 0) + (last2?.blocks ?? 0) : void 0;
  const said2 = state.dialect === "schema" ? state.data.progress?.blocks_total : state.dialect === "prose" ? state.block?.total?.value : void 0;
  if (phases.length > 0 && counted2 === void 0) return void 0;
  return counted2 === void 0 && !said2 ? void 0 : Math.max(counted2 ?? 0, said2 ?? 0);
}
function nameOfBlock({ phase: phase2, number: number2, isPlain }) {
  const two = (value) => String(value).padStart(2, "0");
  return isPlain ? two(number2) : `${two(phase2 ?? 0)}-${two(number2)}`;
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
  textIn,
  wordsIn,
  isAbsent,
  isUnsaid,
  saysNothing,
  isNothing,
  isGap,
  isTemplate,
  notedHashes,
  isNextLine,
  cellsOf,
  readText,
  bodyOf,
  conflictsOf,
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
  stampsOf,
  widestZoneMs,
  orderOf,
  isBlank,
  shapes,
  words2 as words,
  lessonCategories,
  checkpointTypes,
  typeOf,
  detailOf,
  headOf,
  optionsOf,
  answerOf,
  chosenOption,
  agentTypeOf,
  isAgent,
  leadOf,
  isListItem,
  saidBy2 as saidBy,
  labelledLine,
  titleOf2 as titleOf,
  isBreak,
  readEntries,
  clockTime,
  comparable,
  comparableName,
  whyUnread,
  readCheckpoints,
  share2 as share,
  isShare,
  isRoundedShare,
  shown,
  checkpointFiles,
  shortHashes,
  named2 as named,
  takenIn,
  ownLeaves,
  meaningOf2 as meaningOf,
  createdOf,
  updatedOf,
  saidBy as saidBy2,
  outcomeOf,
  placementOf,
  isCounted,
  mayBeSame,
  placementIn,
  isSkippedPlan,
  mostBlocks,
  digits,
  workOf2 as workOf,
  setbacksIn,
  partNames,
  scratchpadEntries,
  silenceOf,
  whyNoBlock,
  nameOfBlock,
  stampState,
  MemoryTree,
  scopedSubject,
  numberedScope,
  mayMean
};
