import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TextDocument,
  UsageError,
  ambiguityOf,
  checkChoice,
  chosenRules,
  clearNotation,
  dataOf,
  dotted,
  duration,
  expected,
  formatInstant,
  isStamp,
  meantRule,
  parseInstant,
  reportViolations,
  rule,
  schemaAt,
  schemaEnum,
  schemaRange,
  schemaRequired,
  schemaType,
  schemaUnknownField,
  severityAt,
  specify,
  syntaxPlaceholder,
  typesOf,
  visit
} from "./chunk-56TBKB5W.js";
import {
  conflictMarkers,
  decode,
  defaultLimits,
  fileNames,
  linesOf,
  packageBytes,
  packageFile,
  packageKey,
  product,
  readYaml
} from "./chunk-K6S3FNJG.js";
import {
  RevisionError,
  commonFolder,
  hasTopBetween,
  insideOf,
  isBareRepository,
  isFolder,
  isHash,
  realPath,
  repositoryTop
} from "./chunk-RWACLHM7.js";
import {
  claimedPaths,
  join,
  parentOf,
  pathIn,
  refusedClaim
} from "./chunk-GRR3EX4X.js";
import {
  count,
  either,
  folded,
  inert,
  nearest,
  quote,
  size
} from "./chunk-5IULGG2R.js";

// src/formats/grid/blocks.ts
function parseBlock(text, phase) {
  const [, first, second] = /^\s{0,9}(?:block[ _-]?)?(\d{1,4})(?:-(\d{1,4}))?\s{0,9}$/i.exec(text) ?? [];
  if (first === void 0) return void 0;
  if (second === void 0) return { phase, number: Number(first), isPlain: true };
  return { phase: Number(first), number: Number(second), isPlain: false };
}
function parsePhase(text) {
  const digits = /^\s{0,9}(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(text)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}
function numberingOf(phases, files) {
  let before = 0;
  const counted3 = phases.map((phase) => {
    const start = before;
    before = start === void 0 || phase.blocks === void 0 ? void 0 : start + phase.blocks;
    return { ...phase, before: start };
  });
  return { phases: counted3, restarts: restart(files) };
}
function restart(files) {
  const phaseOf = /* @__PURE__ */ new Map();
  for (const { phase, number: number3, isPlain: isPlain2 } of files) {
    if (!isPlain2 || phase === void 0) continue;
    if ((phaseOf.get(number3) ?? phase) !== phase) return true;
    phaseOf.set(number3, phase);
  }
  return false;
}
function blockNames({ phase, number: number3, isPlain: isPlain2 }, numbering) {
  const isOfMission = isPlain2 && (phase === void 0 || !numbering.restarts);
  return [
    .../* @__PURE__ */ new Set([
      ...isOfMission ? namesInMission(number3, numbering) : [],
      ...phase === void 0 ? [] : namesInPhase(phase, number3, numbering)
    ])
  ];
}
function namesInMission(number3, { phases }) {
  const inPhases = phases.flatMap(({ numbers, blocks = 0, before = number3 }) => {
    const isHere = number3 > before && number3 <= before + blocks;
    return isHere ? numbers.map((phase) => `${phase}-${number3 - before}`) : [];
  });
  return [String(number3), ...inPhases];
}
function namesInPhase(phase, number3, { phases }) {
  const others = phases.filter(({ numbers }) => numbers.includes(phase)).flatMap(({ numbers, blocks = 0, before }) => {
    const isHere = number3 > 0 && number3 <= blocks && before !== void 0;
    return [...numbers.map((one) => `${one}-${number3}`), ...isHere ? [String(before + number3)] : []];
  });
  return [`${phase}-${number3}`, ...others];
}

// src/formats/grid/layout.ts
var stateFile = "STATE.md";
var scratchpadFile = "SCRATCHPAD.md";
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
  if (file === scratchpadFile) return "scratchpad";
  const folders = file.split("/");
  const name = folders.pop() ?? "";
  if (/^CHECKPOINT.*\.md$/.test(name) && folders.every(isSearched)) return "checkpoint";
  return summaries.some((summary) => summary.test(file)) ? "summary" : void 0;
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
    const { block: block2, phase } = match.groups ?? {};
    const number3 = phase === void 0 ? void 0 : parsePhase(phase);
    return { block: block2 === void 0 ? void 0 : parseBlock(block2, number3), phase };
  }
  return void 0;
}

// src/text/front-matter.ts
function splitFrontMatter(text) {
  const opening = fenceAt(text, firstLine(text, 0));
  const nothing = { start: text.length, end: text.length };
  if (!opening) return { form: "none", yaml: nothing, body: { start: 0, end: text.length }, faults: [] };
  const { start, end } = opening;
  const faults2 = [];
  if (start > 0) {
    const message = "the front matter begins after blank lines; readers look for `---` on the first line";
    faults2.push({ kind: "front-matter", message, start, end });
  }
  const closing = nextFence(text, opening);
  if (!closing) {
    const message = "the front matter that begins here is never closed; expected a line `---` after its last value";
    faults2.push({ kind: "front-matter", message, start, end });
    return { form: "open", yaml: { start: opening.next, end: text.length }, body: nothing, faults: faults2 };
  }
  const fault2 = fieldsBelow(text, closing) ?? secondBlock(text, closing, opening);
  if (fault2) faults2.push(fault2);
  return {
    form: "fenced",
    yaml: { start: opening.next, end: closing.start },
    body: { start: closing.next, end: text.length },
    faults: faults2
  };
}
var field = /^[a-z_][\w-]{0,60}:(?:\s|$)/;
function fieldsBelow(text, closing) {
  if (!field.test(firstField(text, firstLine(text, closing.next)))) return void 0;
  const message = "the front matter ends here, but fields go on below; expected no line `---` between them";
  return { kind: "front-matter", message, start: closing.start, end: closing.end };
}
function secondBlock(text, closing, first) {
  let at2 = closing.next;
  let isCode = false;
  for (let fence = nextFence(text, closing); fence; fence = nextFence(text, fence)) {
    const between = text.slice(at2, fence.start).match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0;
    isCode = isCode !== (between % 2 === 1);
    at2 = fence.next;
    const isDirect = firstLine(text, closing.next) === fence.start;
    if (isCode || !nextFence(text, fence) || !beginsFields(text, fence.next, isDirect ? 1 : 2)) continue;
    const message = "a second front matter block stands under the first; readers only see the first";
    const related = { message: "the first block begins here", start: first.start, end: first.end };
    return { kind: "front-matter", message, start: fence.start, end: fence.end, related };
  }
  return void 0;
}
function beginsFields(text, from, fewest2) {
  let start = from;
  for (let found = 0; found < fewest2; found += 1) {
    while (text.startsWith("#", start)) start = lineAfter(text, start);
    if (!field.test(text.slice(start, start + 64))) return false;
    start = lineAfter(text, start);
  }
  return true;
}
function firstField(text, from) {
  let start = from;
  while (text.startsWith("#", start)) start = lineAfter(text, start);
  return text.slice(start, start + 64);
}
function firstLine(text, from) {
  const word2 = /\S/g;
  word2.lastIndex = from;
  const found = word2.exec(text)?.index ?? text.length;
  return Math.max(from, text.lastIndexOf("\n", found) + 1);
}
function fenceAt(text, start) {
  const fence = /---[^\S\n]*(?:\n|$)/y;
  fence.lastIndex = start;
  return fence.test(text) ? { start, end: start + 3, next: fence.lastIndex } : void 0;
}
function nextFence(text, { next }) {
  for (let start = next; start < text.length; ) {
    const fence = fenceAt(text, start);
    if (fence) return fence;
    const found = text.indexOf("\n---", start);
    if (found < 0) return void 0;
    start = found + 1;
  }
  return void 0;
}
function lineAfter(text, from) {
  const found = text.indexOf("\n", from);
  return found < 0 ? text.length : found + 1;
}

// src/formats/grid/companion-schema.ts
var number = { type: ["string", "integer"] };
var commit = { "x-kind": "commit" };
var free = {};
var position = { properties: { phase: number, block: number, wave: number } };
var companionSchema = {
  properties: {
    cluster: free,
    phase: number,
    block: number,
    wave: number,
    position,
    status: free,
    // summaries
    subsystem: free,
    requires: { items: { properties: { block: number } } },
    provides: free,
    affects: { items: number },
    "tech-stack": free,
    tech_stack: free,
    commits: { ...commit, items: commit },
    artifacts_created: free,
    "artifacts-created": free,
    "key-files": free,
    key_files: free,
    lessons_learned: free,
    "lessons-learned": free,
    // checkpoints
    type: free,
    thread: free,
    checkpoint_details: free,
    verification_instructions: free,
    question: free,
    options: free,
    required_action: free,
    last_action: free,
    partial_work: free,
    error: free,
    completed_threads: free,
    "completed-threads": free,
    awaiting: free,
    user_response: free
  }
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

// src/formats/grid/dialect.ts
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
  const { form, yaml, body } = frontMatter;
  const block2 = text.slice(yaml.start, yaml.end);
  if (form === "none" || isProseBetweenBreaks(block2)) return withoutFences(text);
  const dialect2 = dialectOfYaml(block2) ?? (isAnnounced(text.slice(body.start, body.end)) ? "prose" : void 0);
  return { dialect: dialect2, yaml, body, frontMatter };
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
  const misplaced2 = misplacedFrontMatter(text);
  if (misplaced2) return { dialect: bare2, yaml: misplaced2.yaml, body: misplaced2.body, frontMatter: misplaced2 };
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
  const faults2 = [{ kind: "front-matter", message, ...first }];
  return { form: "fenced", yaml, body, faults: faults2 };
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
  const isWhole2 = indent !== "" && !/^[^\s#]/m.test(yaml);
  return isWhole2 ? yaml.replaceAll(`
${indent}`, "\n").slice(yaml.startsWith(indent) ? indent.length : 0) : yaml;
}
function dialectOfYaml(block2) {
  const yaml = dedented(block2);
  if (schemaKey.test(yaml)) return "schema";
  return anyKey.test(yaml) ? "persistence" : void 0;
}
function bareDialect(text) {
  if (bareSchemaKey.test(text) || /^\s{0,99}\{/.test(text) && schemaKey.test(text)) return "schema";
  const known4 = new Set(text.match(persistenceKey)).size;
  if (known4 > 1 || !isProse(text)) return known4 > 0 || lowerKey.test(text) ? "persistence" : void 0;
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

// src/formats/grid/read-mapping.ts
function readMapping(text, { start, end }, limits) {
  const { root, faults: faults2 } = readYaml(text, start, end, limits);
  if (root === void 0 || root.kind === "map") return { root, faults: faults2 };
  return { root: void 0, faults: [...faults2, noMapping(root)] };
}
function noMapping({ kind, start, end }) {
  const found = kind === "list" ? "a list" : "a single value";
  return { kind: "front-matter", message: `the front matter is ${found}; expected a mapping of fields`, start, end };
}

// src/formats/grid/companion-parts.ts
var knownFields = new Set(Object.keys(companionSchema.properties ?? {}));
function companionParts(text, limits) {
  const { form, yaml, body, faults: faults2 } = splitFrontMatter(text);
  if (form !== "none" && hasFields(text.slice(yaml.start, yaml.end))) {
    return { yaml, body, faults: faults2, ...form === "open" && { isOpen: true } };
  }
  const key = form === "none" ? firstKey(text) : void 0;
  if (key === void 0) return allMarkdown(text);
  if (knownFields.has(key)) return misplacedFrontMatter(text) ?? bareYaml(text);
  const { root, faults: doubts } = readMapping(text, { start: 0, end: text.length }, limits);
  return root && doubts.length === 0 ? bareYaml(text) : allMarkdown(text);
}
function bareYaml(text) {
  return { yaml: { start: 0, end: text.length }, body: { start: text.length, end: text.length }, faults: [] };
}
function allMarkdown(text) {
  return { yaml: { start: 0, end: 0 }, body: { start: 0, end: text.length }, faults: [] };
}

// src/text/markdown-guard.ts
var deepest = 32;
var budget = 45e4;
var costs = { line: 30, containerLine: 80, indent: 3, underline: 100, codeSign: 10, stop: 2 };
var blockStart = /\n(?:[ \t\r]*\n(?=\S)|(?=[*+-][ \t]+\S))/;
function pathology(body, cap) {
  if (body.length > cap) return `the Markdown body is larger than ${size(cap)}`;
  if (body.split(/[\r\n]/).some(nestsTooDeep)) return `the Markdown body nests deeper than ${deepest} levels`;
  let cost = 0;
  for (const block2 of body.split(blockStart)) {
    cost += costOf(block2);
    if (cost > budget) return "the Markdown body holds more markup than can be parsed in reasonable time";
  }
  return void 0;
}
function nestsTooDeep(line) {
  const prefix = /^[ \t>*+.)\d-]*/.exec(line)?.[0] ?? "";
  if (prefix.length <= deepest) return false;
  const signs = prefix.match(/>|[*+-](?=[ \t])|\d[.)](?=[ \t])/g)?.length ?? 0;
  const indent = prefix.length - prefix.trimStart().length;
  return signs > 0 && signs + indent / 2 > deepest;
}
function costOf(block2) {
  const count2 = (pattern) => block2.match(pattern)?.length ?? 0;
  const lines = count2(/[\r\n]/g) + 1;
  const isQuote = /^>/m.test(block2);
  const isContainer = isQuote || /^[ \t]*(?:[*+-]\s|\d{1,9}[.)])/m.test(block2);
  const nested = isQuote ? lines : isContainer ? count2(/^[ \t]+\S/gm) : 0;
  const indents = block2.match(/^[ \t]+/gm)?.join("").length ?? 0;
  const stops = count2(/[\r\n!&*<[\]\\_`]/g);
  const openers = count2(/<[!?]/g) + new Set(block2.match(/`+/g)).size / 4;
  const linear = lines * (isContainer ? costs.containerLine : costs.line) + indents * costs.indent + count2(/^ {0,3}(?:=+|-+)[ \t]*$/gm) * costs.underline + count2(/`+|[<\\]/g) * costs.codeSign + stops * costs.stop;
  return linear + nested ** 2 / 12 + stops ** 2 / 150 + openers * block2.length / 25;
}

// src/text/markdown.ts
function scanLines(text, start, end) {
  return linesOf(text, start, end).flatMap((line) => {
    const raw = text.slice(line.start, line.end);
    if (raw.trim() === "") return [];
    return { start: line.start, end: line.end, raw, heading: /^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length ?? 0 };
  });
}
function textLines(lines, { isText }) {
  return lines.filter(({ start, raw }) => isText(start + raw.length - raw.trimStart().length));
}
var mayHide = /[`<\t]|~~~| {4}/;
async function readStructure(text, start, end, limits) {
  const body = text.slice(start, end);
  if (!mayHide.test(body)) return { ok: true, isText: () => true, isCode: () => false };
  const reason = pathology(body, limits.parsedMarkdownBytes);
  if (reason) return { ok: false, reason };
  const { hiddenRanges } = await import("./remark-ZZTVFXD3.js");
  const hidden = hiddenRanges(body);
  return {
    ok: true,
    isText: (offset) => !rangeAt(hidden, offset - start),
    isCode: (offset) => rangeAt(hidden, offset - start)?.isCode ?? false
  };
}
function rangeAt(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low - 1];
  return range && offset < range.end ? range : void 0;
}

// src/formats/grid/markdown-body.ts
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

// src/formats/grid/companion.ts
async function readCompanion({ kind, file, path, text }, limits) {
  const parts2 = kind === "scratchpad" ? allMarkdown(text) : companionParts(text, limits);
  const body = bodyOf(text, parts2.body, limits);
  const conflicts = await conflictsOf(text, parts2.body.start, body);
  const faults2 = [...conflicts, ...parts2.faults];
  const broken2 = (all) => {
    const document2 = new TextDocument(path, text, { faults: all });
    return { file, document: document2, body: withoutLines(body), isBroken: true };
  };
  if (conflicts.some(({ start }) => start < parts2.yaml.end)) return broken2([...conflicts]);
  if (parts2.isOpen) return broken2(faults2);
  const fields2 = readMapping(text, parts2.yaml, limits);
  if (!fields2.root && fields2.faults.length > 0) return broken2([...faults2, ...fields2.faults]);
  const document = new TextDocument(path, text, {
    root: fields2.root,
    faults: [...faults2, ...fields2.faults],
    verdict: fields2.root && { schema: companionSchema, violations: [] }
  });
  const isBroken = conflicts.length > 0;
  return { file, document, body: isBroken ? withoutLines(body) : body, isBroken };
}

// src/formats/grid/companion-fields.ts
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

// src/formats/grid/read-text.ts
async function readText(tree, path, cap) {
  const read = await tree.read(path, cap);
  if (!read.ok) {
    const { refusal } = read;
    return { ok: false, file: { path, refusal, ...refusal === "too-large" && { detail: size(cap) } } };
  }
  const decoded = decode(read.bytes);
  if (decoded.ok) return decoded;
  return { ok: false, file: { path, refusal: decoded.problem, detail: `byte ${decoded.offset}` } };
}

// src/formats/grid/companions.ts
var most = 4 * 1024 * 1024;
async function readCompanions(tree, root, files, numbering, limits) {
  const summaries2 = [];
  const checkpoints = [];
  const unreadable = [];
  let scratchpad;
  let length = 0;
  for (const file of files) {
    const kind = companionKind(file);
    if (!kind) continue;
    const path = pathIn(root, file);
    const read = await readText(tree, path, limits.markdownBytes);
    if (!read.ok) {
      if (read.file.refusal !== "missing") unreadable.push(read.file);
      continue;
    }
    length += read.text.length;
    if (length > most) {
      unreadable.push({ path, refusal: "too-many", detail: `${size(most)} in the files beside STATE.md` });
      break;
    }
    const companion = await readCompanion({ kind, file, path, text: read.text }, limits);
    if (kind === "scratchpad") scratchpad = companion;
    else (kind === "summary" ? summaries2 : checkpoints).push(withBlock(companion, numbering));
  }
  return { summaries: summaries2, checkpoints, scratchpad, unreadable };
}
function withBlock(companion, numbering) {
  const named3 = namedSummary(companion.file)?.block;
  const said4 = (name) => {
    const [field2] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field2?.value.kind === "scalar" ? textOf(field2.value) : "";
  };
  const phase = parsePhase(said4("phase")) ?? named3?.phase;
  const block2 = parseBlock(said4("block"), phase) ?? (named3?.isPlain ? { ...named3, phase } : named3);
  return { ...companion, block: block2, blocks: block2 ? blockNames(block2, numbering) : [] };
}

// src/formats/grid/phases.ts
function phasesOf({ data }) {
  const definitions = data.phases?.definitions ?? [];
  return definitions.map((definition, index) => ({
    ...definition,
    path: `phases.definitions.${index}`,
    number: index + 1
  }));
}
function nameOf({ id, number: number3 }) {
  return id === void 0 ? `phase ${number3}` : quote(id);
}
function phaseNumber(id) {
  return Number(id.slice(0, 2));
}
function isNumbered({ number: number3, id }, wanted) {
  return number3 === wanted || id !== void 0 && phaseNumber(id) === wanted;
}
function phaseNumbered(state, wanted) {
  const phases = phasesOf(state);
  return phases.find(({ number: number3 }) => number3 === wanted) ?? phases.find((phase) => wanted !== void 0 && isNumbered(phase, wanted));
}
function currentPhases(state) {
  const { phase: number3, phase_id: id } = state.data.position ?? {};
  const numbers = [number3, state.data.phases?.current].filter((one) => one !== void 0);
  return phasesOf(state).filter(
    (phase) => id !== void 0 && phase.id === id || numbers.some((one) => isNumbered(phase, one))
  );
}
function currentNumber(state) {
  const { current, total } = state.data.phases ?? {};
  const isThere = current !== void 0 && current >= 1 && (total === void 0 || current <= total);
  return isThere || isPlanning(state) ? current : void 0;
}
function isPlanning({ data }) {
  return data.status === "planning";
}
function isRunning({ data }) {
  return data.status === "in_progress" || data.status === "blocked";
}

// src/formats/grid/numbering.ts
function numberingOfMission(state, files) {
  const blocks = files.flatMap((file) => {
    const block2 = (namedSummary(file) ?? namedPlan(file))?.block;
    return block2 ? [block2] : [];
  });
  return numberingOf(state?.dialect === "schema" ? definedBlocks(state) : [], blocks);
}
function definedBlocks(state) {
  return phasesOf(state).map(({ number: number3, id, blocks }) => ({
    numbers: id === void 0 ? [number3] : [.../* @__PURE__ */ new Set([phaseNumber(id), number3])],
    blocks: blocks || void 0
  }));
}

// src/formats/grid/planned-blocks.ts
function countPlannedBlocks(files) {
  const inPhases = new Groups();
  const others = new Groups();
  for (const file of files) {
    const { block: block2, phase } = namedPlan(file) ?? {};
    if (block2?.isPlain) others.add(phase, block2.number);
    else if (block2) inPhases.add(block2.phase, block2.number);
  }
  const isWhole2 = inPhases.areRuns() && (isRun(others.all()) || others.areRuns());
  return isWhole2 ? inPhases.all().length + others.all().length : 0;
}
var Groups = class {
  #numbers = /* @__PURE__ */ new Map();
  add(group, number3) {
    const numbers = this.#numbers.get(group) ?? /* @__PURE__ */ new Set();
    this.#numbers.set(group, numbers.add(number3));
  }
  all() {
    return [...this.#numbers.values()].flatMap((numbers) => [...numbers]);
  }
  areRuns() {
    return [...this.#numbers.values()].every((numbers) => isRun([...numbers]));
  }
};
function isRun(numbers) {
  return [...numbers].sort((a, b2) => a - b2).every((number3, index) => number3 === index + 1);
}

// src/formats/grid/nothing.ts
var marks2 = "[`*_~\"'()[\\]{}<>.,:!?\u2026]{0,9}";
var words = "none|nothing|nil|null|no|not|n/a|na|tbd|tba|todo|pending|unknown";
var onlyMarks = /^[`*_~"'()[\]{}<>.,:!?…–—-]{0,9}$/;
var wanting = new RegExp(`^${marks2}(?:${words})${marks2}(?:\\s|$)`, "i");
function isNothing(text) {
  return onlyMarks.test(text) || wanting.test(text);
}

// src/formats/grid/stated-path.ts
var longest = 4096;
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
function isLikePath(word2) {
  return !/\s/.test(word2) && (word2.includes("/") || extension.test(word2));
}
function isFileName(text) {
  return extension.test(text) && / /.test(text) && !/[\n,;]/.test(text) && !isPattern(text);
}
function itemsOf(line) {
  const item = line.replace(bullet, "");
  const parts2 = item.replace(/[,;]$/, "").split(betweenPaths);
  const isList = !item.includes("{") && parts2.every((part) => !/\s/.test(part) && isLikePath(nameIn(part)));
  return isList ? parts2 : [item];
}
function nameIn(item) {
  if (item.length > longest) return /\s/.test(item) ? "" : item;
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
  const [word2 = ""] = text.slice(middle + 2).split(/\s/, 1);
  const end = word2.lastIndexOf(")");
  if (end < 0) return text;
  const label = unwrapped(text.slice(1, middle));
  const target = word2.slice(0, end);
  const rest2 = text.slice(middle + 2 + end + 1);
  if (label.includes("/") && isLikePath(label)) return label + rest2;
  return isLikePath(target) && !/^[./]|:|\]\(/.test(target) ? target + rest2 : "";
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
  const [first = "", ...others] = text.split(/\s+/);
  const last = others.at(-1);
  if (last === void 0) return first;
  const path = first.replace(/[,;:]$/, "");
  if (path.includes("/") && (extension.test(path) || path.endsWith("/"))) return path;
  const isOne = first.includes("/") && extension.test(last) && !others.some((word2) => word2.includes("/"));
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

// src/formats/grid/claimed-files.ts
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
    for (const { path, ...place } of pathsIn(value, keyPath)) {
      if (!first.has(path)) first.set(path, { path, field: field2, at: { document, ...place } });
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

// src/formats/grid/hash-words.ts
var anyWord = /[^\s,;+&]+/g;
var wrapping = /^[`*_~"'([{<]{0,9}(?:#(?!\d{1,64}(?:\W|$)))?|[`*_~"')\]}>.:]{1,9}$/g;
var noWord = /\]\([^()\s]{0,2000}\)|<br ?\/?>|\.{2,3}/gi;
var note = /\(commits?[ :#]{1,3}([^()]{4,200})\)/gi;
function hashWords(text) {
  const all = wordsOf(text);
  const isAlone2 = all.every(({ name }) => isLikeHash(name));
  const hashes = all.filter(({ name }) => isAlone2 || isHash(name) && name.length >= 7 && /\d/.test(name));
  return { hashes, isAlone: isAlone2 };
}
function notedHashes(text) {
  return [...text.matchAll(note)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    const from = index + whole.length - 1 - inner.length;
    return hashWords(inner).hashes.map(({ name, start, end }) => {
      return { name, start: from + start, end: from + end, note: index };
    });
  });
}
function isLikeHash(word2) {
  return isHash(word2) && (word2.length >= 7 || /\d/.test(word2) && /[a-f]/.test(word2));
}
function wrappedHashes(word2) {
  const words3 = wordsOf(word2);
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

// src/formats/grid/commit-fields.ts
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
  const fields2 = own.length > 0 ? telling.length > 0 ? telling : own.slice(0, 1) : record.entries;
  return fields2.flatMap(({ key, value }) => {
    const text = textOf(key);
    const { hashes, isAlone: isAlone2 } = hashWords(text);
    const below = [...keyPath, String(key.value)];
    if (own.length > 0) return namedCommits(value, below, true);
    if (isAlone2 && hashes.length > 0) return hashes.map(({ name }) => ({ name, keyPath: below, node: key }));
    return namedCommits(value, below, isSure && threadKey.test(text));
  });
}
function namesIn(text, isSure) {
  const whole = text.trim();
  const isWord2 = isSure && !/\s/.test(whole);
  const found = isWord2 ? namesOfWord(whole) : whole.split("\n").flatMap(commitsOfLine);
  return found.length > 0 || !isSure || isNothing(whole) ? found : [whole];
}
function namesOfWord(word2) {
  return (wrappedHashes(word2) ?? []).map(({ name }) => name);
}
function commitsOfLine(line) {
  const noted = notedHashes(line);
  const { hashes, isAlone: isAlone2 } = hashWords(line);
  const commits = noted.length > 0 ? noted : isAlone2 ? hashes : hashes.slice(0, 1);
  return commits.map(({ name }) => name);
}

// src/formats/grid/thread-table.ts
var commitHeading = /^(?:git ?)?(?:commit|hash|sha)(?:e?s|\(s\))?(?: ?(?:hash|sha|id)(?:e?s)?)?$/;
var rule2 = /^[ \t>]{0,99}[ \t:|-]+$/;
function tableCommits(text, lines) {
  const commits = [];
  let columns;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = before !== void 0 && isNextLine(text, before, line);
    if (!isJoined || !line.raw.includes("|")) columns = void 0;
    else if (!columns) columns = isRule(line.raw) ? commitColumns(before.raw) : void 0;
    else if (columns.size > 0) for (const commit2 of commitsOfRow(line, columns)) commits.push(commit2);
  }
  return commits;
}
function isNextLine(text, { end }, { start }) {
  return start === end + 1 || start === end + 2 && text.startsWith("\r\n", end);
}
function isRule(raw) {
  return raw.includes("|") && raw.includes("-") && rule2.test(raw);
}
function commitColumns(heading) {
  const columns = [...cellsOf(heading).entries()].filter(([, { text }]) => {
    const title = text.replace(/[*_`]/g, "").trim().toLowerCase();
    return title.length < 40 && commitHeading.test(title);
  });
  return new Set(columns.map(([column]) => column));
}
function commitsOfRow({ raw, start: line }, columns) {
  const row = line + raw.length - raw.trimStart().length;
  return cellsOf(raw).flatMap(({ text, start }, column) => {
    if (!columns.has(column)) return [];
    const from = line + start;
    return hashWords(text).hashes.map((word2) => ({
      name: word2.name,
      start: from + word2.start,
      end: from + word2.end,
      row
    }));
  });
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

// src/formats/grid/recorded-commits.ts
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
  const fields2 = ["completed_threads", "checkpoint_details.completed_threads"];
  const named3 = fields2.flatMap((field2) => inFields(checkpoint, field2, false));
  return recorded(checkpoint, named3, [...inTables(checkpoint), ...inNotes(checkpoint, "the checkpoint")]);
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
async function recorded({ document: { path }, body, isBroken, blocks }, named3, mentions) {
  const names = new Set(named3.map(({ name }) => name));
  const others = mentions.filter(({ name }) => !names.has(name));
  const structure = others.length > 0 ? await body.structure() : void 0;
  const told = structure?.ok ? others.filter(({ place }) => structure.isText(place)) : [];
  const reason = structure?.ok === false ? structure.reason : isBroken ? "it does not parse" : void 0;
  return {
    commits: firstOf([...named3, ...told]).map(({ name, at: at2, field: field2 }) => {
      return { name, at: at2, field: field2, ...blocks.length > 0 && { blocks } };
    }),
    ...reason !== void 0 && { unread: { path, reason } }
  };
}
function firstOf(commits) {
  const first = /* @__PURE__ */ new Map();
  for (const commit2 of [...commits].sort((a, b2) => a.at.start - b2.at.start)) {
    if (!first.has(commit2.name)) first.set(commit2.name, commit2);
  }
  return [...first.values()];
}

// src/formats/grid/read-claims.ts
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
    const { first = path, others = -1 } = byReason.get(reason) ?? {};
    byReason.set(reason, { first, others: others + 1 });
  }
  return [...byReason].map(([reason, { first, others }]) => {
    return `not all of ${quote(first)}${others > 0 ? ` and ${others} more` : ""} was read: ${reason}`;
  });
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
  #trimmed(group, at2) {
    const text = group.replace(/^[ \t*_]+/, "").replace(/[ \t*_]+$/, "");
    if (text === "") return void 0;
    const start = this.#line.start + at2 + group.indexOf(text);
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
var number2 = /^(\d{1,4}(?:[.-]\d{1,4})?)(?!\w|[.-]\d)/;
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
  const title = raw.slice(0, 200).toLowerCase().replace(/[#*_]/g, "").trim();
  if (title.includes("current position")) return "position";
  if (title.includes("active agents")) return "agents";
  if (/^(?:current |overall )?progress\b/.test(title)) return "progress";
  return heading === 1 || /^mission\b/.test(title) ? "head" : "other";
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
  return position2(cursor, { label, zone, isAnchored: hasColon || zone === "position" });
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
function position2(cursor, { label, zone, isAnchored }) {
  const value = cursor.piece(number2);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return void 0;
  const name = cursor.piece(bracketed2) ?? cursor.piece(afterSign);
  const rest2 = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest2) ? void 0 : { label, zone, value, total, name, rest: rest2 };
}

// src/formats/grid/prose-ticks.ts
var longestLine2 = 500;
var done = "\u2705|\u2714|\u2611|\u2713|\u{1F7E2}|\u{1F7E9}|\u23ED|\\[[xX]\\]";
var open = "\u23F3|\u231B|\u23F1|\u23F8|\u{1F504}|\u{1F6A7}|\u{1F532}|\u2B1C|\u2610|\u2B1B|\u274C|\u2717|\u2718|\u{1F534}|\u{1F7E0}|\u{1F7E1}|\u{1F535}|\u26AA|\u{1F4CB}|\u{1F51C}|\\[ \\]";
var marker = /^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/;
var leading = new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`, "u");
var block = /^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i;
var trailing = new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`, "u");
var isDone = new RegExp(`^(?:${done})$`, "u");
function ticksOf(lines) {
  return lines.flatMap((line) => line.raw.length > longestLine2 ? [] : tickOf(line) ?? []);
}
function tickOf(line) {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== "";
  const before = cursor.piece(leading);
  if (before) cursor.take(leading);
  const number3 = cursor.piece(block);
  const mark = before ?? (isItem ? markAtEnd(line) : void 0);
  if (!number3 || !mark) return void 0;
  const complete = isDone.test(mark.text) || /\bskipped\b/i.test(line.raw);
  return { block: Number(number3.text.split("-").at(-1)), complete, start: mark.start, end: mark.end };
}
function markAtEnd({ raw, start }) {
  const match = trailing.exec(raw.trimEnd());
  const text = match?.[1];
  if (!match || text === void 0) return void 0;
  return { text, start: start + match.index, end: start + match.index + text.length };
}

// src/formats/grid/prose.ts
async function readProse(document, body) {
  const state = { dialect: "prose", document, body, at: document.at.bind(document), ticks: [] };
  const structure = await body.structure();
  if (!structure.ok) return { ...state, unread: structure.reason };
  const lines = textLines(body.lines, structure);
  const first = finder(lines, ({ value }) => !value || structure.isText(value.start));
  const span = ({ start, end }) => document.span(start, end);
  const phase = numbered(first("phase"), span);
  const block2 = numbered(first("block"), span);
  const status = first("status")?.value;
  const { value: percent, bar } = first("progress") ?? {};
  return {
    ...state,
    ...phase && { phase },
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

// src/formats/grid/spec/generated/validators.mjs
var V = _;
var u = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json", type: "object", required: ["version", "session_id", "mission_id", "cluster", "created_at", "updated_at", "status", "mode", "phases", "position", "progress", "resume"], properties: { version: { type: "string" }, session_id: { type: "string", pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" }, mission_id: { type: "string", pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" }, cluster: { type: "string" }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, status: { type: "string", enum: ["planning", "in_progress", "blocked", "complete", "failed"] }, mode: { type: "string", enum: ["autopilot", "guided", "hands_on"] }, phases: { type: "object", required: ["total", "current"], properties: { total: { type: "integer", minimum: 0 }, current: { type: "integer", minimum: 0 }, completed: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, definitions: { type: "array", items: { type: "object", required: ["id", "name", "status", "blocks", "blocks_complete"], properties: { id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, name: { type: "string" }, status: { type: "string", enum: ["complete", "in_progress", "pending"] }, blocks: { type: "integer", minimum: 0 }, blocks_complete: { type: "integer", minimum: 0 }, started_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, completed_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } } } }, position: { type: "object", required: ["phase", "phase_id", "block", "thread", "thread_total"], properties: { phase: { type: "integer", minimum: 0 }, phase_id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, phase_name: { type: "string" }, block: { type: "integer", minimum: 0 }, block_id: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, block_name: { type: "string" }, wave: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 }, thread_total: { type: "integer", minimum: 0 } } }, progress: { type: "object", required: ["blocks_complete", "blocks_total", "percent"], properties: { blocks_complete: { type: "integer", minimum: 0 }, blocks_total: { type: "integer", minimum: 0 }, threads_complete: { type: "integer", minimum: 0 }, threads_total: { type: "integer", minimum: 0 }, percent: { type: "number", minimum: 0, maximum: 100 } } }, agents: { type: "object", properties: { active: { type: "array", items: { type: "object", required: ["id", "type", "spawned_at", "task", "phase", "block", "last_heartbeat"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, spawned_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, task: { type: "string" }, phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, block: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, last_heartbeat: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, completed: { type: "array", items: { type: "object", required: ["id", "type", "result", "duration_seconds"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, result: { type: "string", enum: ["success", "failure", "timeout", "cancelled"] }, duration_seconds: { type: "integer", minimum: 0 } } } } } }, persistent: { type: "object", properties: { decisions: { type: "array", items: { type: "object", required: ["id", "decision", "phase_decided", "affects_phases", "rationale"], properties: { id: { type: "string", pattern: "^dec-\\d{3}$" }, decision: { type: "string" }, phase_decided: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, affects_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, rationale: { type: "string" } } } }, artifacts: { type: "array", items: { type: "object", required: ["id", "type", "path", "created_phase", "used_by_phases"], properties: { id: { type: "string", pattern: "^art-\\d{3}$" }, type: { type: "string", enum: ["schema", "config", "api", "component", "model"] }, path: { type: "string" }, created_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, used_by_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } } } } }, tech_stack: { type: "object", properties: { runtime: { type: "string" }, framework: { type: "string" }, database: { type: "string" }, orm: { type: "string" }, auth: { type: "string" }, added_packages: { type: "array", items: { type: "object", properties: { name: { type: "string" }, added_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, purpose: { type: "string" } } } } } } } }, resume: { type: "object", required: ["can_resume"], properties: { checkpoint_file: { type: ["string", "null"] }, last_agent: { type: ["string", "null"], pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, last_commit: { type: ["string", "number", "boolean", "null"] }, can_resume: { type: "boolean" }, resume_position: { type: "object", properties: { phase: { type: "integer", minimum: 0 }, block: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 } } } } }, budget: { type: "object", properties: { total_cost_usd: { type: "number" }, session_cost_usd: { type: "number" }, spawns_this_session: { type: "integer" } } }, warnings: { type: "array", items: { type: "object", properties: { level: { type: "string", enum: ["warning", "info"] }, message: { type: "string" }, source: { type: "string", pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, blockers: { type: "array", items: { type: "object", properties: { id: { type: "string", pattern: "^blocker-\\d{3}$" }, type: { type: "string", enum: ["missing_credential", "external_api", "permission", "dependency"] }, description: { type: "string" }, blocking_thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, added_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, energy: { type: "integer" } } };
var x = new RegExp("^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$", "u");
var T = new RegExp("^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$", "u");
var y = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$", "u");
var h = new RegExp("^\\d{2}-[a-z0-9-]+$", "u");
var P = new RegExp("^\\d{2}-\\d{2}$", "u");
var q = new RegExp("^(executor|planner|scout|recognizer|memory)-\\d{3}$", "u");
var Z = new RegExp("^dec-\\d{3}$", "u");
var E = new RegExp("^art-\\d{3}$", "u");
var v = new RegExp("^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$", "u");
var R = new RegExp("^blocker-\\d{3}$", "u");
var b = new RegExp("^\\d{1,4}(\\.\\d{1,4})?$", "u");
function _(l, { instancePath: p = "", parentData: j, parentDataProperty: A, rootData: F = l, dynamicAnchors: z = {} } = {}) {
  let e = null, i = 0, f = _.evaluated;
  if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.version === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.session_id === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.mission_id === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mission_id" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.cluster === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.created_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.updated_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.mode === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.phases === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phases" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.position === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.progress === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "progress" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.resume === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resume" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let s = { instancePath: p + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.session_id !== void 0) {
      let s = l.session_id;
      if (typeof s == "string") {
        if (!x.test(s)) {
          let t = { instancePath: p + "/session_id", schemaPath: "#/properties/session_id/pattern", keyword: "pattern", params: { pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mission_id !== void 0) {
      let s = l.mission_id;
      if (typeof s == "string") {
        if (!T.test(s)) {
          let t = { instancePath: p + "/mission_id", schemaPath: "#/properties/mission_id/pattern", keyword: "pattern", params: { pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/mission_id", schemaPath: "#/properties/mission_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let s = { instancePath: p + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.created_at !== void 0) {
      let s = l.created_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.updated_at !== void 0) {
      let s = l.updated_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.status !== void 0) {
      let s = l.status;
      if (typeof s != "string") {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "planning" || s === "in_progress" || s === "blocked" || s === "complete" || s === "failed")) {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: u.properties.status.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mode !== void 0) {
      let s = l.mode;
      if (typeof s != "string") {
        let t = { instancePath: p + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "autopilot" || s === "guided" || s === "hands_on")) {
        let t = { instancePath: p + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: u.properties.mode.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.phases !== void 0) {
      let s = l.phases;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total === void 0) {
          let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.current === void 0) {
          let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "current" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.total !== void 0) {
          let t = s.total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/phases/total", schemaPath: "#/properties/phases/properties/total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/phases/total", schemaPath: "#/properties/phases/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.current !== void 0) {
          let t = s.current;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/phases/current", schemaPath: "#/properties/phases/properties/current/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/phases/current", schemaPath: "#/properties/phases/properties/current/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (typeof o == "string") {
                if (!h.test(o)) {
                  let r = { instancePath: p + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/phases/completed", schemaPath: "#/properties/phases/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.definitions !== void 0) {
          let t = s.definitions;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.name === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "name" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.status === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "status" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.blocks === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.blocks_complete === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.name !== void 0 && typeof o.name != "string") {
                  let r = { instancePath: p + "/phases/definitions/" + n + "/name", schemaPath: "#/properties/phases/properties/definitions/items/properties/name/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.status !== void 0) {
                  let r = o.status;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "complete" || r === "in_progress" || r === "pending")) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/enum", keyword: "enum", params: { allowedValues: u.properties.phases.properties.definitions.items.properties.status.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.blocks !== void 0) {
                  let r = o.blocks;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.blocks_complete !== void 0) {
                  let r = o.blocks_complete;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.started_at !== void 0) {
                  let r = o.started_at;
                  if (typeof r != "string" && r !== null) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/type", keyword: "type", params: { type: u.properties.phases.properties.definitions.items.properties.started_at.type } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "string" && !y.test(r)) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.completed_at !== void 0) {
                  let r = o.completed_at;
                  if (typeof r != "string" && r !== null) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/type", keyword: "type", params: { type: u.properties.phases.properties.definitions.items.properties.completed_at.type } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "string" && !y.test(r)) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/phases/definitions", schemaPath: "#/properties/phases/properties/definitions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.position !== void 0) {
      let s = l.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.phase === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase_id === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase_id" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread_total === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread_total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_id !== void 0) {
          let t = s.phase_id;
          if (typeof t == "string") {
            if (!h.test(t)) {
              let a = { instancePath: p + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: p + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_id !== void 0) {
          let t = s.block_id;
          if (typeof t == "string") {
            if (!P.test(t)) {
              let a = { instancePath: p + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: p + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread_total !== void 0) {
          let t = s.thread_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.progress !== void 0) {
      let s = l.progress;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.blocks_complete === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.blocks_total === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.percent === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "percent" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.blocks_complete !== void 0) {
          let t = s.blocks_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.blocks_total !== void 0) {
          let t = s.blocks_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.threads_complete !== void 0) {
          let t = s.threads_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.threads_total !== void 0) {
          let t = s.threads_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.percent !== void 0) {
          let t = s.percent;
          if (typeof t == "number" && isFinite(t)) {
            if (t > 100 || isNaN(t)) {
              let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t < 0 || isNaN(t)) {
              let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.agents !== void 0) {
      let s = l.agents;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.active !== void 0) {
          let t = s.active;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.spawned_at === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "spawned_at" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.task === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "task" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "phase" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.block === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "block" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.last_heartbeat === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "last_heartbeat" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!q.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "executor" || r === "planner" || r === "scout" || r === "recognizer" || r === "memory")) {
                    let d = { instancePath: p + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.active.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.spawned_at !== void 0) {
                  let r = o.spawned_at;
                  if (typeof r == "string") {
                    if (!y.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.task !== void 0 && typeof o.task != "string") {
                  let r = { instancePath: p + "/agents/active/" + n + "/task", schemaPath: "#/properties/agents/properties/active/items/properties/task/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase !== void 0) {
                  let r = o.phase;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.block !== void 0) {
                  let r = o.block;
                  if (typeof r == "string") {
                    if (!P.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.last_heartbeat !== void 0) {
                  let r = o.last_heartbeat;
                  if (typeof r == "string") {
                    if (!y.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/agents/active", schemaPath: "#/properties/agents/properties/active/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.result === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "result" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.duration_seconds === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "duration_seconds" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!q.test(r)) {
                      let d = { instancePath: p + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "executor" || r === "planner" || r === "scout" || r === "recognizer" || r === "memory")) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.completed.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.result !== void 0) {
                  let r = o.result;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "success" || r === "failure" || r === "timeout" || r === "cancelled")) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.completed.items.properties.result.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.duration_seconds !== void 0) {
                  let r = o.duration_seconds;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/agents/completed", schemaPath: "#/properties/agents/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.persistent !== void 0) {
      let s = l.persistent;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.decisions !== void 0) {
          let t = s.decisions;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.decision === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase_decided === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "phase_decided" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.affects_phases === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "affects_phases" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.rationale === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "rationale" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!Z.test(r)) {
                      let d = { instancePath: p + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^dec-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.decision !== void 0 && typeof o.decision != "string") {
                  let r = { instancePath: p + "/persistent/decisions/" + n + "/decision", schemaPath: "#/properties/persistent/properties/decisions/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase_decided !== void 0) {
                  let r = o.phase_decided;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.affects_phases !== void 0) {
                  let r = o.affects_phases;
                  if (Array.isArray(r)) {
                    let d = r.length;
                    for (let m = 0; m < d; m++) {
                      let k = r[m];
                      if (typeof k == "string") {
                        if (!h.test(k)) {
                          let c = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases/" + m, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [c] : e.push(c), i++;
                        }
                      } else {
                        let c = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases/" + m, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [c] : e.push(c), i++;
                      }
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases", schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.rationale !== void 0 && typeof o.rationale != "string") {
                  let r = { instancePath: p + "/persistent/decisions/" + n + "/rationale", schemaPath: "#/properties/persistent/properties/decisions/items/properties/rationale/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/decisions", schemaPath: "#/properties/persistent/properties/decisions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.artifacts !== void 0) {
          let t = s.artifacts;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.path === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "path" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.created_phase === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "created_phase" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.used_by_phases === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "used_by_phases" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!E.test(r)) {
                      let d = { instancePath: p + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^art-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "schema" || r === "config" || r === "api" || r === "component" || r === "model")) {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.persistent.properties.artifacts.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.path !== void 0 && typeof o.path != "string") {
                  let r = { instancePath: p + "/persistent/artifacts/" + n + "/path", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/path/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.created_phase !== void 0) {
                  let r = o.created_phase;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.used_by_phases !== void 0) {
                  let r = o.used_by_phases;
                  if (Array.isArray(r)) {
                    let d = r.length;
                    for (let m = 0; m < d; m++) {
                      let k = r[m];
                      if (typeof k == "string") {
                        if (!h.test(k)) {
                          let c = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases/" + m, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [c] : e.push(c), i++;
                        }
                      } else {
                        let c = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases/" + m, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [c] : e.push(c), i++;
                      }
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/artifacts", schemaPath: "#/properties/persistent/properties/artifacts/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.tech_stack !== void 0) {
          let t = s.tech_stack;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.runtime !== void 0 && typeof t.runtime != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/runtime", schemaPath: "#/properties/persistent/properties/tech_stack/properties/runtime/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.framework !== void 0 && typeof t.framework != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/framework", schemaPath: "#/properties/persistent/properties/tech_stack/properties/framework/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.database !== void 0 && typeof t.database != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/database", schemaPath: "#/properties/persistent/properties/tech_stack/properties/database/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.orm !== void 0 && typeof t.orm != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/orm", schemaPath: "#/properties/persistent/properties/tech_stack/properties/orm/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.auth !== void 0 && typeof t.auth != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/auth", schemaPath: "#/properties/persistent/properties/tech_stack/properties/auth/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.added_packages !== void 0) {
              let a = t.added_packages;
              if (Array.isArray(a)) {
                let n = a.length;
                for (let o = 0; o < n; o++) {
                  let r = a[o];
                  if (r && typeof r == "object" && !Array.isArray(r)) {
                    if (r.name !== void 0 && typeof r.name != "string") {
                      let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/name", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                    if (r.added_phase !== void 0) {
                      let d = r.added_phase;
                      if (typeof d == "string") {
                        if (!h.test(d)) {
                          let m = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [m] : e.push(m), i++;
                        }
                      } else {
                        let m = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [m] : e.push(m), i++;
                      }
                    }
                    if (r.purpose !== void 0 && typeof r.purpose != "string") {
                      let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/purpose", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/purpose/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o, schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/type", keyword: "type", params: { type: "object" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let n = { instancePath: p + "/persistent/tech_stack/added_packages", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/tech_stack", schemaPath: "#/properties/persistent/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/persistent", schemaPath: "#/properties/persistent/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.resume !== void 0) {
      let s = l.resume;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.can_resume === void 0) {
          let t = { instancePath: p + "/resume", schemaPath: "#/properties/resume/required", keyword: "required", params: { missingProperty: "can_resume" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.checkpoint_file !== void 0) {
          let t = s.checkpoint_file;
          if (typeof t != "string" && t !== null) {
            let a = { instancePath: p + "/resume/checkpoint_file", schemaPath: "#/properties/resume/properties/checkpoint_file/type", keyword: "type", params: { type: u.properties.resume.properties.checkpoint_file.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.last_agent !== void 0) {
          let t = s.last_agent;
          if (typeof t != "string" && t !== null) {
            let a = { instancePath: p + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/type", keyword: "type", params: { type: u.properties.resume.properties.last_agent.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !v.test(t)) {
            let a = { instancePath: p + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.last_commit !== void 0) {
          let t = s.last_commit;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && typeof t != "boolean" && t !== null) {
            let a = { instancePath: p + "/resume/last_commit", schemaPath: "#/properties/resume/properties/last_commit/type", keyword: "type", params: { type: u.properties.resume.properties.last_commit.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.can_resume !== void 0 && typeof s.can_resume != "boolean") {
          let t = { instancePath: p + "/resume/can_resume", schemaPath: "#/properties/resume/properties/can_resume/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.resume_position !== void 0) {
          let t = s.resume_position;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.phase !== void 0) {
              let a = t.phase;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
            if (t.block !== void 0) {
              let a = t.block;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
            if (t.thread !== void 0) {
              let a = t.thread;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/resume/resume_position", schemaPath: "#/properties/resume/properties/resume_position/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/resume", schemaPath: "#/properties/resume/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.budget !== void 0) {
      let s = l.budget;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total_cost_usd !== void 0) {
          let t = s.total_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/budget/total_cost_usd", schemaPath: "#/properties/budget/properties/total_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.session_cost_usd !== void 0) {
          let t = s.session_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/budget/session_cost_usd", schemaPath: "#/properties/budget/properties/session_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.spawns_this_session !== void 0) {
          let t = s.spawns_this_session;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/budget/spawns_this_session", schemaPath: "#/properties/budget/properties/spawns_this_session/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.warnings !== void 0) {
      let s = l.warnings;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let a = 0; a < t; a++) {
          let n = s[a];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.level !== void 0) {
              let o = n.level;
              if (typeof o != "string") {
                let r = { instancePath: p + "/warnings/" + a + "/level", schemaPath: "#/properties/warnings/items/properties/level/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (!(o === "warning" || o === "info")) {
                let r = { instancePath: p + "/warnings/" + a + "/level", schemaPath: "#/properties/warnings/items/properties/level/enum", keyword: "enum", params: { allowedValues: u.properties.warnings.items.properties.level.enum } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.message !== void 0 && typeof n.message != "string") {
              let o = { instancePath: p + "/warnings/" + a + "/message", schemaPath: "#/properties/warnings/items/properties/message/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [o] : e.push(o), i++;
            }
            if (n.source !== void 0) {
              let o = n.source;
              if (typeof o == "string") {
                if (!v.test(o)) {
                  let r = { instancePath: p + "/warnings/" + a + "/source", schemaPath: "#/properties/warnings/items/properties/source/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/warnings/" + a + "/source", schemaPath: "#/properties/warnings/items/properties/source/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.timestamp !== void 0) {
              let o = n.timestamp;
              if (typeof o == "string") {
                if (!y.test(o)) {
                  let r = { instancePath: p + "/warnings/" + a + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/warnings/" + a + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let o = { instancePath: p + "/warnings/" + a, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [o] : e.push(o), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.blockers !== void 0) {
      let s = l.blockers;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let a = 0; a < t; a++) {
          let n = s[a];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.id !== void 0) {
              let o = n.id;
              if (typeof o == "string") {
                if (!R.test(o)) {
                  let r = { instancePath: p + "/blockers/" + a + "/id", schemaPath: "#/properties/blockers/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^blocker-\\d{3}$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/blockers/" + a + "/id", schemaPath: "#/properties/blockers/items/properties/id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.type !== void 0) {
              let o = n.type;
              if (typeof o != "string") {
                let r = { instancePath: p + "/blockers/" + a + "/type", schemaPath: "#/properties/blockers/items/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (!(o === "missing_credential" || o === "external_api" || o === "permission" || o === "dependency")) {
                let r = { instancePath: p + "/blockers/" + a + "/type", schemaPath: "#/properties/blockers/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.blockers.items.properties.type.enum } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.description !== void 0 && typeof n.description != "string") {
              let o = { instancePath: p + "/blockers/" + a + "/description", schemaPath: "#/properties/blockers/items/properties/description/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [o] : e.push(o), i++;
            }
            if (n.blocking_thread !== void 0) {
              let o = n.blocking_thread;
              if (typeof o != "string" && !(typeof o == "number" && isFinite(o))) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/type", keyword: "type", params: { type: u.properties.blockers.items.properties.blocking_thread.type } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (typeof o == "string" && !b.test(o)) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.added_at !== void 0) {
              let o = n.added_at;
              if (typeof o == "string") {
                if (!y.test(o)) {
                  let r = { instancePath: p + "/blockers/" + a + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/blockers/" + a + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let o = { instancePath: p + "/blockers/" + a, schemaPath: "#/properties/blockers/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [o] : e.push(o), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.energy !== void 0) {
      let s = l.energy;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/energy", schemaPath: "#/properties/energy/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), i++;
  }
  return _.errors = e, i === 0;
}
_.evaluated = { props: { version: true, session_id: true, mission_id: true, cluster: true, created_at: true, updated_at: true, status: true, mode: true, phases: true, position: true, progress: true, agents: true, persistent: true, resume: true, budget: true, warnings: true, blockers: true, energy: true }, dynamicProps: false, dynamicItems: false };
var D = w;
var g = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json", type: "object", required: ["cluster", "status", "position", "updated_at"], properties: { version: { type: "string" }, cluster: { type: "string" }, status: { type: "string", enum: ["initialized", "active", "checkpoint", "interrupted", "resumed", "completed", "failed"] }, position: { type: "object", required: ["block"], properties: { phase: { type: ["string", "number"] }, phase_name: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, block_name: { type: "string" }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, wave_name: { type: "string" }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, thread_name: { type: "string" } } }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, progress_percent: { type: "number", minimum: 0, maximum: 100 }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, mode: { type: "string" } } };
var N = new RegExp("^\\d{1,4}(-\\d{1,4})?$", "u");
var $ = new RegExp("^\\d{1,4}$", "u");
function w(l, { instancePath: p = "", parentData: j, parentDataProperty: A, rootData: F = l, dynamicAnchors: z = {} } = {}) {
  let e = null, i = 0, f = w.evaluated;
  if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.cluster === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.position === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.updated_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let s = { instancePath: p + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let s = { instancePath: p + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status !== void 0) {
      let s = l.status;
      if (typeof s != "string") {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "initialized" || s === "active" || s === "checkpoint" || s === "interrupted" || s === "resumed" || s === "completed" || s === "failed")) {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: g.properties.status.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.position !== void 0) {
      let s = l.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.block === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: g.properties.position.properties.phase.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: p + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: g.properties.position.properties.block.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !N.test(t)) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: p + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: g.properties.position.properties.wave.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !$.test(t)) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.wave_name !== void 0 && typeof s.wave_name != "string") {
          let t = { instancePath: p + "/position/wave_name", schemaPath: "#/properties/position/properties/wave_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: g.properties.position.properties.thread.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !b.test(t)) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread_name !== void 0 && typeof s.thread_name != "string") {
          let t = { instancePath: p + "/position/thread_name", schemaPath: "#/properties/position/properties/thread_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.block !== void 0) {
      let s = l.block;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: g.properties.block.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !N.test(s)) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.wave !== void 0) {
      let s = l.wave;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: g.properties.wave.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !$.test(s)) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.thread !== void 0) {
      let s = l.thread;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/type", keyword: "type", params: { type: g.properties.thread.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !b.test(s)) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.progress_percent !== void 0) {
      let s = l.progress_percent;
      if (typeof s == "number" && isFinite(s)) {
        if (s > 100 || isNaN(s)) {
          let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s < 0 || isNaN(s)) {
          let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.created_at !== void 0) {
      let s = l.created_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.updated_at !== void 0) {
      let s = l.updated_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mode !== void 0 && typeof l.mode != "string") {
      let s = { instancePath: p + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
  } else {
    let s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), i++;
  }
  return w.errors = e, i === 0;
}
w.evaluated = { props: { version: true, cluster: true, status: true, position: true, block: true, wave: true, thread: true, progress_percent: true, created_at: true, updated_at: true, mode: true }, dynamicProps: false, dynamicItems: false };

// src/formats/grid/specifications.ts
var stateSpecification = {
  schema: state_schema_default,
  validate: V
};
var persistenceSpecification = {
  schema: state_persistence_schema_default,
  validate: D
};

// src/formats/grid/read-state.ts
async function readState(file) {
  const form = formOf(file.text);
  const body = bodyOf(file.text, form.body, file.limits);
  const conflicts = await conflictsOf(file.text, form.body.start, body);
  const inYaml2 = conflicts.filter((conflict) => conflict.start < form.yaml.end);
  if (inYaml2.length > 0 || conflicts.length > 0 && form.dialect === "prose") return broken(file, form, conflicts);
  if (!form.dialect || form.frontMatter.form === "open") return broken(file, form, [...conflicts, ...formFaults(form)]);
  const faults2 = [...conflicts, ...form.frontMatter.faults];
  const readable = conflicts.length > 0 ? withoutLines(body) : body;
  if (form.dialect === "prose") {
    const document = new TextDocument(file.path, file.text, { faults: faults2 });
    return stateOf(await readProse(document, readable));
  }
  const fields2 = readMapping(file.text, form.yaml, file.limits);
  if (!fields2.root) return broken(file, form, [...faults2, ...fields2.faults]);
  const parsed = { root: fields2.root, faults: [...faults2, ...fields2.faults] };
  if (dialectOfKeys(fields2.root.entries.map(({ key }) => String(key.value))) === "schema") {
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
function broken({ path, text }, { dialect: dialect2 }, faults2) {
  const documents = [new TextDocument(path, text, { faults: faults2 })];
  return { dialect: dialect2, documents, state: void 0, unjudged: `${stateFile} does not parse` };
}
function specified({ path, text }, parsed, specification) {
  const { verdict, data } = specify(parsed.root, specification);
  const document = new TextDocument(path, text, { ...parsed, verdict });
  return { document, data, at: document.at.bind(document) };
}
function formFaults({ dialect: dialect2, frontMatter, body }) {
  if (frontMatter.faults.length > 0 || dialect2) return [...frontMatter.faults];
  if (frontMatter.form === "fenced") {
    const message2 = "the front matter holds no mapping; expected the fields of the state";
    return [{ kind: "front-matter", message: message2, start: 0, end: Math.max(0, frontMatter.yaml.start - 1) }];
  }
  const message = 'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", "Phase: 1 of 3")';
  return [{ kind: "front-matter", message, start: 0, end: Math.min(body.end, 1) }];
}
async function findCheckpoint({ tree, root }, claimed) {
  if (!claimed) return "none";
  const places = claimedPaths(claimed, root);
  if (places.length === 0) return "outside";
  const kinds3 = await Promise.all(places.map((place) => tree.kind(place)));
  return kinds3.includes("file") ? "present" : "missing";
}

// src/formats/grid/root-files.ts
var most2 = { entries: 1e5, levels: 32 };
async function listRoot(tree, root, limits = most2) {
  const found = { files: [], regular: [], unreadable: [] };
  const isOwn2 = root === ".grid" || root.endsWith("/.grid");
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
      const listed3 = await tree.list(path);
      if (folder !== "" && listed3.some(({ name }) => name === ".git")) continue;
      if (folder !== "" && listed3.length === 0) found.unreadable.push(...await whyEmpty(tree, path));
      entries += listed3.length;
      for (const { name, kind } of listed3) {
        const file = pathIn(folder, name);
        if (kind === "directory" && isSearched(name) && (isOwn2 || isKnown(file))) below.push(file);
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

// src/formats/grid/read.ts
async function readGrid(tree, root, limits) {
  const listed3 = await listRoot(tree, root);
  const mission = await readMission(tree, root, countPlannedBlocks(listed3.regular), limits);
  const numbering = numberingOfMission(mission.state, listed3.files);
  const companions = await readCompanions(tree, root, listed3.files, numbering, limits);
  const { summaries: summaries2, checkpoints, scratchpad } = companions;
  const beside = [...summaries2, ...checkpoints, ...scratchpad ? [scratchpad] : []];
  const unread = [...listed3.unreadable, ...companions.unreadable];
  return {
    root,
    format: "grid",
    ...mission,
    ...{ summaries: summaries2, checkpoints, scratchpad },
    documents: [...mission.documents, ...beside.map(({ document }) => document)],
    unreadable: [...mission.unreadable, ...unread],
    ...await readClaims({ state: mission.state, summaries: summaries2, checkpoints, scratchpad }, unread)
  };
}
async function readMission(tree, root, plannedBlocks, limits) {
  const none = { dialect: void 0, documents: [], unreadable: [], state: void 0 };
  const path = pathIn(root, stateFile);
  const read = await readText(tree, path, limits.markdownBytes);
  if (read.ok) return { ...none, ...await readState({ tree, root, path, text: read.text, plannedBlocks, limits }) };
  if (read.file.refusal === "missing") return none;
  return { ...none, unreadable: [read.file], unjudged: `${stateFile} could not be read` };
}

// src/formats/grid/instants.ts
var known = /* @__PURE__ */ new WeakMap();
function stampsOf(state) {
  const stamps = known.get(state) ?? [...findStamps(state)];
  known.set(state, stamps);
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
function orderOf(first, last, slackMs = 0) {
  const wrongByMs = first.ms - last.ms;
  if (wrongByMs <= slackMs) return "fits";
  return first.zoned !== last.zoned && wrongByMs < widestZoneMs ? "doubtful" : "wrong";
}

// src/formats/grid/chronology.ts
var closedBy = {
  created_at: "updated_at",
  started_at: "completed_at",
  spawned_at: "last_heartbeat"
};
function chronologyOf(state, { now, limits }) {
  const slackMs = limits.clockSkewMs;
  const isFuture = ({ ms }) => ms - now > slackMs;
  const stamps = stampsOf(state);
  const byName2 = new Map(stamps.map((stamp) => [stamp.name, stamp]));
  const created = byName2.get("created_at");
  const updated = byName2.get("updated_at");
  const records = stamps.flatMap((first) => {
    const closing = closedBy[String(first.keyPath.at(-1))];
    const last = closing && byName2.get([...first.keyPath.slice(0, -1), closing].join("."));
    const order = last ? orderOf(first, last) : "fits";
    if (!last || order === "fits") return [];
    const [wrong, other] = isFuture(first) ? [first, last] : [last, first];
    return [{ kind: "record", wrong, other, doubtful: order === "doubtful" }];
  });
  const named3 = new Set(records.flatMap(({ wrong, other }) => [wrong, other]));
  const inside = stamps.filter((stamp) => stamp !== created && stamp !== updated && !named3.has(stamp));
  const bounds = [created, updated].filter((bound) => bound !== void 0).filter((bound) => !named3.has(bound));
  const outside = inside.flatMap(
    (wrong) => bounds.flatMap((other) => {
      const kind = other === created ? "early" : "late";
      const order = kind === "early" ? orderOf(other, wrong, slackMs) : orderOf(wrong, other, slackMs);
      return order === "fits" ? [] : [{ kind, wrong, other, doubtful: order === "doubtful" }];
    })
  );
  return { stamps, created, updated, disorders: [...records, ...outside], isFuture };
}
function misplaced(state, { wrong, other, doubtful }) {
  const side = wrong.ms < other.ms ? "before" : "after";
  const message = `${wrong.name} is ${quote(wrong.text)}, which is ${side} ${other.name}, ${quote(other.text)}`;
  return [
    state.at(wrong.keyPath),
    doubtful ? `${message}; only one of the two names its zone` : message,
    {
      severity: doubtful ? "warning" : "error",
      related: [{ at: state.at(other.keyPath), message: `${other.name} stands here` }]
    }
  ];
}

// src/formats/grid/rule.ts
function rule3(facts) {
  const dialects = facts.dialects ?? ["schema"];
  return {
    ...facts,
    check(context) {
      const { state, dialect: dialect2, unjudged } = context.snapshot;
      if (state && dialects.includes(state.dialect)) return facts.check({ ...context, state });
      const isMine = dialect2 === void 0 || dialects.includes(dialect2);
      if (!state && unjudged !== void 0 && isMine) context.skip(unjudged);
    }
  };
}

// src/formats/grid/rules/agent-heartbeat.ts
var agentHeartbeat = rule3({
  id: "grid/agent-heartbeat",
  severity: "warning",
  summary: "active agents were heard of after they were spawned, and within 10 minutes of updated_at",
  source: "STATE.md schema 1.3",
  check({ state, now, limits, report }) {
    const { stamps, updated, disorders, isFuture } = chronologyOf(state, { now, limits });
    for (const one of disorders) {
      if (one.kind === "record" && one.wrong.keyPath[0] === "agents") report(...misplaced(state, one));
    }
    const isOver = state.data.status === "complete" || state.data.status === "failed";
    if (!updated || isOver || isFuture(updated)) return;
    const said4 = new Set(disorders.flatMap(({ wrong, other }) => [wrong, other]));
    for (const beat of stamps.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat")) {
      const silentMs = updated.ms - beat.ms;
      if (silentMs <= limits.heartbeatMs || said4.has(beat)) continue;
      const fact = `${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`;
      const limit = `expected one at least every ${duration(limits.heartbeatMs)}`;
      report(state.at(beat.keyPath), `${fact}; ${limit}${beat.zoned === updated.zoned ? "" : ", if both are UTC"}`, {
        related: [{ at: state.at("updated_at"), message: `updated_at is ${quote(updated.text)}` }]
      });
    }
  }
});

// src/formats/grid/defined-phases.ts
function definedPhases(state) {
  const phases = phasesOf(state);
  const byId = new Map(phases.flatMap((phase) => phase.id === void 0 ? [] : [[phase.id, phase]]));
  const isTold = phases.length > 0 && phases.every(({ id }) => id !== void 0);
  return isTold ? byId : void 0;
}
var mostToSuggest = 30;
function undefinedPhase(field2, id, phases) {
  const meant = phases.size <= mostToSuggest ? nearest(id, [...phases.keys()]) : void 0;
  const fact = `${field2} is ${quote(id)}, which phases.definitions does not define`;
  return meant === void 0 ? fact : `${fact}; did you mean ${quote(meant)}?`;
}

// src/formats/grid/rules/agent-location.ts
var agentLocation = rule3({
  id: "grid/agent-location",
  severity: "error",
  summary: "the phase and the block that an active agent works in exist",
  source: "STATE.md schema 1.3",
  check(context) {
    const { state, report } = context;
    const phases = definedPhases(state);
    for (const [index, agent] of (state.data.agents?.active ?? []).entries()) {
      if (agent?.phase === void 0) continue;
      const path = `agents.active.${index}`;
      const phase = phases?.get(agent.phase);
      if (phases && !phase) {
        report(state.at(`${path}.phase`), undefinedPhase(`${path}.phase`, agent.phase, phases), {
          related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
        });
      } else if (!isBeyondTotal(context, path, agent.phase) && agent.block !== void 0) {
        checkBlock(context, path, agent.phase, agent.block, phase);
      }
    }
  }
});
function isBeyondTotal({ state, report }, path, phase) {
  const { definitions = [], total = 0 } = state.data.phases ?? {};
  if (definitions.length > 0 || total === 0 || isPlanning(state)) return false;
  const number3 = phaseNumber(phase);
  if (number3 >= 1 && number3 <= total) return false;
  report(state.at(`${path}.phase`), `${path}.phase is ${quote(phase)}, but the mission has ${count(total, "phase")}`, {
    related: [{ at: state.at("phases.total"), message: "the phases are counted here" }]
  });
  return true;
}
function checkBlock({ state, report }, path, phase, block2, defined) {
  const fact = `${path}.block is ${quote(block2)}, but`;
  const number3 = Number(block2.slice(3));
  const ofPhase = phaseNumber(block2);
  if (defined ? !isNumbered(defined, ofPhase) : phaseNumber(phase) !== ofPhase) {
    report(state.at(`${path}.block`), `${fact} the agent works in phase ${quote(phase)}`, {
      related: [{ at: state.at(`${path}.phase`), message: "the phase stands here" }]
    });
  } else if (number3 === 0) {
    report(state.at(`${path}.block`), `${fact} the blocks of a phase are numbered from 01`);
  } else if (defined?.blocks && number3 > defined.blocks) {
    report(state.at(`${path}.block`), `${fact} phase ${quote(phase)} has ${count(defined.blocks, "block")}`, {
      related: [{ at: state.at(`${defined.path}.blocks`), message: "its blocks are counted here" }]
    });
  }
}

// src/formats/grid/threads.ts
var threadId = /^(?:(\d{1,4})\.)?(\d{1,4})$/;
function whyNoThread(id, { data }) {
  const [, block2, thread] = threadId.exec(id) ?? [];
  if (thread === void 0) return "expected block and thread like 02.3, or a number";
  const { blocks_total = 0, threads_total = 0 } = data.progress ?? {};
  const defined = (data.phases?.definitions ?? []).reduce((sum, phase) => sum + (phase?.blocks ?? 0), 0);
  return block2 !== void 0 && beyond(Number(block2), Math.max(blocks_total, defined), "block") || beyond(Number(thread), threads_total && Math.max(threads_total, data.position?.thread_total ?? 0), "thread");
}
function beyond(number3, total, noun) {
  if (number3 === 0) return `${noun}s are numbered from 1`;
  return total > 0 && number3 > total ? `the mission has ${count(total, noun)}` : void 0;
}

// src/formats/grid/rules/agent-registry.ts
var agentRegistry = rule3({
  id: "grid/agent-registry",
  severity: "warning",
  summary: "an agent is either active or completed, and the agents and threads named elsewhere are known",
  source: "STATE.md schema 1.1, 1.8, 1.9, D14, D15",
  check(context) {
    const { state, report } = context;
    const active2 = pathsById(state, "active");
    const completed = pathsById(state, "completed");
    for (const [id, path] of active2) {
      const other = completed.get(id);
      if (id === void 0 || other === void 0) continue;
      report(state.at(path), `${path} is ${quote(id)}, but the agent is also completed`, {
        related: [{ at: state.at(other), message: "it is completed here" }]
      });
    }
    if (isComplete(state, active2, completed)) {
      reportStrangers(context, /* @__PURE__ */ new Set(["mc", ...active2.keys(), ...completed.keys()]));
    }
    reportThreads(context);
  }
});
function pathsById({ data }, list) {
  const agents = [...(data.agents?.[list] ?? []).entries()].reverse();
  return new Map(agents.map(([index, agent]) => [agent?.id, `agents.${list}.${index}.id`]));
}
function isComplete({ data, document }, ...lists) {
  const { agents } = data;
  if (!agents || lists.some((list) => list.has(void 0))) return false;
  return ["active", "completed"].every((list) => agents[list] || !document.node(`agents.${list}`));
}
function reportStrangers({ state, report }, known4) {
  const mentions = /* @__PURE__ */ new Map();
  const mention = (path, id) => {
    if (!id || known4.has(id)) return;
    const paths = mentions.get(id);
    if (paths) paths.push(path);
    else mentions.set(id, [path]);
  };
  mention("resume.last_agent", state.data.resume?.last_agent);
  for (const [index, warning] of (state.data.warnings ?? []).entries()) {
    mention(`warnings.${index}.source`, warning?.source);
  }
  for (const [id, [first = "", ...others]] of mentions) {
    report(state.at(first), `${first} is ${quote(id)}, which stands neither in agents.active nor in agents.completed`, {
      severity: "info",
      related: others.slice(0, 5).map((path) => ({ at: state.at(path), message: "it is named here too" }))
    });
  }
}
function reportThreads({ state, report }) {
  for (const [index, blocker] of (state.data.blockers ?? []).entries()) {
    if (blocker?.blocking_thread === void 0) continue;
    const path = `blockers.${index}.blocking_thread`;
    const node = state.document.node(path);
    const isNumber = typeof blocker.blocking_thread === "number" && node?.kind === "scalar";
    const id = isNumber ? node.source : String(blocker.blocking_thread);
    const why2 = whyNoThread(id, state);
    if (why2) report(state.at(path), `${path} is ${quote(id)}, but ${why2}`, { severity: "info" });
  }
}

// src/formats/grid/rules/agent-type.ts
var agentType = rule3({
  id: "grid/agent-type",
  severity: "error",
  summary: "the type of an agent is the prefix of its id",
  source: "STATE.md schema 1.3, 1.4, 3.1",
  check({ state, report }) {
    for (const list of ["active", "completed"]) {
      for (const [index, agent] of (state.data.agents?.[list] ?? []).entries()) {
        if (agent?.id === void 0 || agent.type === void 0) continue;
        if (agent.id.startsWith(`${agent.type}-`)) continue;
        const path = `agents.${list}.${index}`;
        report(state.at(`${path}.type`), `${path}.type is ${quote(agent.type)}, but its id is ${quote(agent.id)}`, {
          related: [{ at: state.at(`${path}.id`), message: "the id stands here" }]
        });
      }
    }
  }
});

// src/formats/grid/repeated-ids.ts
function reportRepeatedIds(state, report, list, items2 = []) {
  const first = /* @__PURE__ */ new Map();
  for (const [index, item] of items2.entries()) {
    if (item?.id === void 0) continue;
    const path = `${list}.${index}.id`;
    const earlier = first.get(item.id);
    if (earlier === void 0) first.set(item.id, path);
    else {
      report(state.at(path), `${path} is ${quote(item.id)}, but an earlier item has the same id`, {
        related: [{ at: state.at(earlier), message: "the id stands here first" }]
      });
    }
  }
}

// src/formats/grid/rules/agent-unique.ts
var agentUnique = rule3({
  id: "grid/agent-unique",
  severity: "error",
  summary: "no agent stands twice in agents.active",
  source: "STATE.md schema 3.2",
  check({ state, report }) {
    reportRepeatedIds(state, report, "agents.active", state.data.agents?.active);
  }
});

// src/formats/grid/rules/blocked-checkpoint.ts
var blockedCheckpoint = rule3({
  id: "grid/blocked-checkpoint",
  severity: "error",
  summary: "a blocked mission names its checkpoint in resume.checkpoint_file, and the file is there",
  source: "STATE.md schema 3.2, D32",
  check({ state, report }) {
    if (state.data.status !== "blocked") return;
    const message = fault(state);
    if (!message) return;
    report(state.at("resume.checkpoint_file"), message, {
      related: [{ at: state.at("status"), message: "the mission is blocked" }]
    });
  }
});
function fault({ data, document, checkpointFile }) {
  const claimed = data.resume?.checkpoint_file;
  const fact = `resume.checkpoint_file is ${quote(claimed)}`;
  if (checkpointFile === "present") return void 0;
  if (checkpointFile === "outside") return `${fact}, which is no path inside the repository`;
  if (checkpointFile === "missing") return `${fact}, but no such file is there`;
  if (claimed !== void 0) return `${fact}, but status is "blocked"; expected the checkpoint to resume from`;
  if (document.node("resume")?.kind !== "map" || document.node("resume.checkpoint_file")) return void 0;
  return 'resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from';
}

// src/formats/grid/shares.ts
function share({ complete, total }) {
  return total === 0 ? 0 : complete / total * 100;
}
function isShare(percent, count2) {
  return Math.abs(percent - share(count2)) <= 0.1 + 1e-9;
}
function isRoundedShare(percent, count2) {
  return isShare(percent, count2) || percent === Math.round(share(count2)) || percent === Math.floor(share(count2));
}
function shown(percent) {
  return Math.round(percent * 100) / 100;
}

// src/formats/grid/body/agents.ts
var longestLine3 = 500;
var listed = /^[ \t]*(?:[-*+]|\d{1,4}[.)]|\|)[ \t]+[*_]{0,3}([a-z]{2,20}-\d{3})\b[*_]{0,3}/;
var nobody = /^[ \t]*(?:[-*+][ \t]+)?[*_(]{0,3}(none|nobody|no (?:active )?agents)(?![a-z])/i;
var blockAtEnd = /^.*\((\d{2}-\d{2})\)[ \t]*$/;
function agentDrifts(state, lines) {
  const active2 = activeAgents(state);
  const said4 = lines.flatMap((zoned) => agentLine(zoned) ?? []);
  if (!active2) return [];
  const list = listDrift(state.document.text, said4, active2);
  return [...list ? [list] : [], ...said4.flatMap((one) => blockDrift(one, active2) ?? [])];
}
function activeAgents({ data }) {
  const active2 = data.agents?.active;
  const agents = active2?.flatMap((agent, index) => {
    const { id, task, block: block2 } = agent ?? {};
    return id === void 0 ? [] : { id, task, block: block2, path: `agents.active.${index}` };
  });
  if (!agents || agents.length !== active2?.length) return void 0;
  return new Map(agents.map((agent) => [agent.id, agent]));
}
function agentLine({ line, zone }) {
  if (zone !== "agents" || line.raw.length > longestLine3) return void 0;
  const cursor = new LineCursor(line);
  const agent = cursor.piece(listed);
  if (agent) return { said: agent, id: agent.text, block: cursor.piece(blockAtEnd), line };
  const none = cursor.piece(nobody);
  return none && { said: none, id: void 0, block: void 0, line };
}
function listDrift(text, said4, active2) {
  const stale = said4.filter(({ id }) => id !== void 0 && !active2.has(id));
  const ids = new Set(said4.map(({ id }) => id));
  const missing = [...active2.values()].filter(({ id }) => !ids.has(id));
  const [first] = stale.length > 0 ? stale : said4;
  if (!first || stale.length === 0 && missing.length === 0) return void 0;
  const facts = [
    ...stale.length > 0 ? [`the body lists ${some(stale.map(({ id }) => id))}, which agents.active does not`] : [],
    ...missing.length > 0 ? [`agents.active lists ${some(missing.map(({ id }) => id))}, which the body does not`] : []
  ];
  const edits = rewritten(text, said4, { active: active2, missing });
  return { at: first.said, message: facts.join("; "), path: "agents.active", edits };
}
function blockDrift({ id, block: block2 }, active2) {
  const agent = active2.get(id ?? "");
  if (!block2 || agent?.block === void 0 || block2.text === agent.block) return void 0;
  const path = `${agent.path}.block`;
  const message = `the body puts ${agent.id} at block ${block2.text}, but ${path} is ${agent.block}`;
  return { at: block2, message, path, edits: [{ at: block2, text: agent.block }] };
}
function some(all) {
  const ids = [...new Set(all)].filter((id) => id !== void 0);
  return either(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids, "and");
}
function rewritten(text, said4, { active: active2, missing }) {
  if (said4.some(({ line }) => line.raw.trimStart().startsWith("|"))) return [];
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const added = active2.size === 0 ? ["- None"] : missing.map(lineFor);
  const [first, ...others] = said4.filter(({ id }) => id === void 0 || !active2.has(id));
  if (!first) {
    const end = said4.at(-1)?.line.end ?? 0;
    return [{ at: { start: end, end }, text: added.map((line) => lineBreak + line).join("") }];
  }
  const replaced = added.length > 0 ? { at: first.line, text: added.join(lineBreak) } : withoutLine(text, first);
  return [replaced, ...others.map((one) => withoutLine(text, one))];
}
function lineFor({ id, task, block: block2 }) {
  const does = task === void 0 ? "" : `: ${task.replace(/\s+/g, " ").trim()}`;
  return `- **${id}**${does}${block2 === void 0 ? "" : ` (${block2})`}`;
}
function withoutLine(text, { line }) {
  const before = text.startsWith("\r\n", line.start - 2) ? 2 : 1;
  return { at: { start: line.start - before, end: line.end }, text: "" };
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
  counterparts: {
    planning: "initialized",
    in_progress: ["active", "resumed"],
    blocked: ["checkpoint", "interrupted"],
    complete: "completed"
  }
};

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

// src/formats/grid/body/facts.ts
function factsOf(state) {
  return state.dialect === "schema" ? schemaFacts(state) : persistenceFacts(state);
}
function schemaFacts(state) {
  const { status, mode, phases, position: position3, progress: progress2 } = state.data;
  const numbers = [position3?.phase, phases?.current];
  const current = phasesOf(state).filter(({ id }, i) => numbers.includes(i + 1) || id && id === position3?.phase_id);
  const percent = { path: "progress.percent", value: progress2?.percent };
  return {
    status: { value: statusFact(status, schemaLifecycle.edges) },
    mode: { value: wordFact("mode", mode, words2.mode) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position3?.phase], ["phases.current", phases?.current]),
      total: numberFact(["phases.total", phases?.total]),
      name: nameFact(
        ["position.phase_name", position3?.phase_name],
        ...current.map(({ path, name }) => [`${path}.name`, name])
      )
    },
    block: {
      value: numberFact(
        ["position.block", position3?.block],
        ["position.block_id", position3?.block_id],
        ["position.block", blockOfMission(state)]
      ),
      total: numberFact(...current.map(({ path, blocks }) => [`${path}.blocks`, blocks]), [
        "progress.blocks_total",
        progress2?.blocks_total
      ]),
      name: nameFact(["position.block_name", position3?.block_name])
    },
    wave: { value: numberFact(["position.wave", position3?.wave]) },
    thread: {
      value: numberFact(["position.thread", position3?.thread]),
      total: numberFact(["position.thread_total", position3?.thread_total])
    }
  };
}
function blockOfMission(state) {
  const { phase, block: block2 } = state.data.position ?? {};
  if (phase === void 0 || block2 === void 0) return void 0;
  const before = phasesOf(state).slice(0, Math.max(0, phase - 1));
  return before.reduce((sum, { blocks }) => sum + (blocks ?? Number.NaN), block2);
}
function persistenceFacts({ data }) {
  const { status, position: position3 } = data;
  const percent = { path: "progress_percent", value: data.progress_percent };
  return {
    status: { value: statusFact(status, persistenceLifecycle.edges) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position3?.phase]),
      name: nameFact(["position.phase_name", position3?.phase_name], ["position.phase", position3?.phase])
    },
    block: {
      value: numberFact(["position.block", position3?.block], ["block", data.block]),
      name: nameFact(["position.block_name", position3?.block_name])
    },
    wave: { value: numberFact(["position.wave", position3?.wave], ["wave", data.wave]) },
    thread: { value: numberFact(["position.thread", position3?.thread], ["thread", data.thread]) }
  };
}
function statusFact(value, own) {
  return (said4) => {
    const word2 = asWord(said4);
    const isOwn2 = Object.hasOwn(own, word2);
    const isKnown2 = isOwn2 || Object.hasOwn(schemaLifecycle.edges, word2) || Object.hasOwn(persistenceLifecycle.edges, word2);
    if (value === void 0 || !isKnown2) return void 0;
    const isSame2 = isOwn2 ? word2 === value : inSchema(word2) === inSchema(value);
    return isSame2 ? void 0 : { path: "status", value, text: value };
  };
}
var inSchema = (status) => new Map(Object.entries(schemaLifecycle.counterparts)).get(status) ?? status;
function wordFact(path, value, known4) {
  return (said4) => {
    const word2 = asWord(said4);
    return value === void 0 || word2 === value || !known4.includes(word2) ? void 0 : { path, value, text: value };
  };
}
var asWord = (said4) => said4.toLowerCase().replace(/[ -]/g, "_");
function percentFact({ path, value }) {
  return (said4) => {
    if (value === void 0) return void 0;
    const decimals = said4.split(".")[1]?.length ?? 0;
    const floored = Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
    const isRight = Number(said4) === Number(value.toFixed(decimals)) || Number(said4) === floored;
    return isRight ? void 0 : { path, value, text: value.toFixed(decimals) };
  };
}
function numberFact(...sources) {
  const known4 = sources.flatMap(([path, value]) => {
    const isNumber = value !== void 0 && /^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value));
    return isNumber ? { path, value, parts: partsOf(String(value)) } : [];
  });
  return (said4) => {
    const parts2 = partsOf(said4);
    const comparable = known4.filter((one) => one.parts.length === parts2.length);
    const [first] = comparable;
    if (!first || comparable.some((one) => String(one.parts) === String(parts2))) return void 0;
    const { path, value } = first;
    return { path, value, text: said4.startsWith("0") ? String(value).padStart(said4.length, "0") : String(value) };
  };
}
var partsOf = (number3) => number3.split(/[.-]/).map(Number);
function nameFact(...sources) {
  const known4 = sources.flatMap(([path, value]) => {
    const letters = lettersOf(String(value ?? ""));
    return new RegExp("\\p{L}", "u").test(letters) ? { path, value: String(value), letters } : [];
  });
  return (said4) => {
    const letters = lettersOf(said4);
    const [first] = known4;
    if (!first || !new RegExp("\\p{L}", "u").test(letters)) return void 0;
    if (known4.some((one) => one.letters.includes(letters) || letters.includes(one.letters))) return void 0;
    return { path: first.path, value: first.value, text: first.value.replace(/\s+/g, " ") };
  };
}
var lettersOf = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

// src/formats/grid/body/drifts.ts
var labels = ["status", "mode", "progress", "phase", "block", "wave", "thread"];
function driftsOf(state, lines) {
  const facts = factsOf(state);
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned);
  const groups = labels.map((label) => anchored(claims, label).map((claim) => claimDrift(claim, facts)));
  const agents = state.dialect === "schema" ? agentDrifts(state, zoned) : [];
  return [...groups, ...agents.map((drift) => [drift])];
}
function anchored(claims, label) {
  const own = claims.filter((claim) => claim.label === label);
  const inSection = own.filter(({ zone }) => zone === "position");
  const isPosition = !["status", "mode", "progress"].includes(label);
  if (isPosition && inSection.length > 0) return inSection;
  return own.filter(({ zone }) => zone === "position" || zone === "head" || zone === "progress" && label === zone);
}
function claimDrift(claim, facts) {
  return contradicted(claim, facts) ?? barDrift(claim, facts);
}
function contradicted(claim, facts) {
  if (!isPlain(claim)) return void 0;
  const wrong = ["value", "total", "name"].flatMap((part) => {
    const piece = claim[part];
    const contradiction = piece && facts[claim.label]?.[part]?.(piece.text);
    return contradiction ? { part, piece, ...contradiction } : [];
  });
  const [first] = wrong;
  if (!first) return void 0;
  const { bar } = claim;
  const percent = Number(first.value);
  const redrawn = bar && isOff(bar, percent) ? [{ at: bar, text: redraw(bar, percent) }] : [];
  const message = `the body ${said[first.part](claim.label, first.piece)}, but ${first.path} is ${quote(first.value)}`;
  const edits = [...wrong.map(({ piece, text }) => ({ at: piece, text })), ...redrawn];
  return { at: first.piece, message, path: first.path, edits };
}
var isPlain = ({ rest: rest2 }) => /^[^\p{L}\p{N}]*(?:complete|completed|done)?[^\p{L}\p{N}]*$/iu.test(rest2);
var said = {
  value: (label, { text }) => `says ${label} ${label === "progress" ? `${text}%` : inWords(text)}`,
  total: (label, { text }) => `counts ${count(Number(text), label)}`,
  name: (label, { text }) => `calls the ${label} ${quote(text)}`
};
var inWords = (text) => /^\d[\d.-]*$/.test(text) ? text : quote(text);
function barDrift(claim, { percent }) {
  if (!claim.bar) return void 0;
  if (claim.value) return offBar(claim.bar, Number(claim.value.text));
  const drift = percent.value !== void 0 && isPlain(claim) ? offBar(claim.bar, percent.value) : void 0;
  return drift && { ...drift, path: percent.path };
}
function offBar(bar, percent) {
  if (!isOff(bar, percent)) return void 0;
  const message = `the bar fills ${bar.filled} of ${bar.cells} cells, but ${percent}% is ${shown(cellsFor(percent, bar))}`;
  return { at: bar, message, edits: percent > 100 ? [] : [{ at: bar, text: redraw(bar, percent) }] };
}

// src/formats/grid/rules/body-drift.ts
var bodyDrift = rule3({
  id: "grid/body-drift",
  severity: "warning",
  summary: "what the Markdown body repeats of the state is what the front matter says",
  source: "STATE.md schema 6 and 10.2, D22",
  dialects: ["schema", "persistence", "prose"],
  repair: "unsafe",
  async check({ state, ...context }) {
    if (state.dialect === "prose") judgeProse({ ...context, state });
    else await judgeBody({ ...context, state });
  }
});
async function judgeBody({ state, report, skip }) {
  const { lines, structure } = state.body;
  const isSuspect = driftsOf(state, lines).some((group) => group.some((drift) => drift));
  if (!isSuspect) return;
  const read = await structure();
  if (!read.ok) {
    skip(read.reason);
    return;
  }
  for (const group of driftsOf(state, textLines(lines, read))) {
    const [first] = group;
    if (first && group.every((drift) => drift)) reportDrift({ state, report }, first);
  }
}
function judgeProse({ state, report, skip }) {
  const { bar, percent, unread } = state;
  if (unread) skip(unread);
  if (!bar || !percent) return;
  const { start, end } = bar.at;
  const drift = offBar({ ...bar, text: state.document.text.slice(start, end), start, end }, percent.value);
  if (drift) reportDrift({ state, report }, drift);
}
function reportDrift({ state, report }, { at: at2, message, path, edits }) {
  const span = (place) => state.document.span(place.start, place.end);
  report(span(at2), message, {
    related: path === void 0 ? [] : [{ at: state.at(path), message: "the front matter says so here" }],
    ...edits.length > 0 && {
      repair: {
        safe: false,
        title: path === void 0 ? "draw the bar to the number beside it" : "write what the front matter says",
        edits: edits.map((edit) => ({ at: span(edit.at), text: edit.text }))
      }
    }
  });
}

// src/formats/grid/rules/budget.ts
var budget2 = rule3({
  id: "grid/budget",
  severity: "error",
  summary: "no figure of the budget is negative, and the session costs no more than the mission",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const figures = state.data.budget ?? {};
    for (const field2 of fields) {
      const figure2 = figures[field2];
      if (figure2 !== void 0 && figure2 < 0) {
        report(state.at(`budget.${field2}`), `budget.${field2} is ${figure2}; expected 0 or more`);
      }
    }
    const { total_cost_usd: total, session_cost_usd: session } = figures;
    if (total === void 0 || session === void 0 || total < 0 || session <= total + halfCent) return;
    report(
      state.at("budget.session_cost_usd"),
      `budget.session_cost_usd is ${session}, but the whole mission cost ${total}`,
      { related: [{ at: state.at("budget.total_cost_usd"), message: "the cost of the mission stands here" }] }
    );
  }
});
var fields = ["total_cost_usd", "session_cost_usd", "spawns_this_session"];
var halfCent = 5e-3;

// src/formats/grid/rules/completed-phases.ts
var completedPhases = rule3({
  id: "grid/completed-phases",
  severity: "error",
  summary: "phases.completed holds as many phases as came before the current one, in order; all once complete",
  source: "STATE.md schema 3.2, D4",
  check(context) {
    const { completed = [] } = context.state.data.phases ?? {};
    if (judgeItems(context, completed)) judgeNumber(context, completed.length);
  }
});
function judgeItems({ state, report }, completed) {
  const defined = definedPhases(state);
  const first = /* @__PURE__ */ new Map();
  let areRight = true;
  let last = 0;
  for (const [index, id] of completed.entries()) {
    if (id === void 0) continue;
    const path = `phases.completed.${index}`;
    const place = defined?.get(id)?.number ?? phaseNumber(id);
    const earlier = first.get(id);
    const fault2 = earlier && `phases.completed holds ${quote(id)} twice` || defined && !defined.has(id) && undefinedPhase(path, id, defined) || place < last && `phases.completed holds ${quote(id)} after a later phase; expected the phases in order`;
    if (fault2) {
      areRight = false;
      const related = earlier === void 0 ? [] : [{ at: state.at(earlier), message: "it stands here first" }];
      report(state.at(path), fault2, { related });
    }
    first.set(id, earlier ?? path);
    last = Math.max(last, place);
  }
  return areRight;
}
function judgeNumber({ state, report }, number3) {
  const { phases, status } = state.data;
  if (phases?.completed === void 0 && state.document.node("phases.completed") !== void 0) return;
  const { total } = phases ?? {};
  const current = currentNumber(state);
  const fact = `phases.completed holds ${count(number3, "phase")}`;
  if (isRunning(state) && current !== void 0 && number3 !== current - 1) {
    report(state.at("phases.completed"), `${fact}; expected ${current - 1}, for phases.current is ${current}`, {
      related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
    });
  }
  if (status !== "complete" || total === void 0) return;
  const related = [{ at: state.at("status"), message: "the mission is complete" }];
  if (number3 !== total) {
    report(state.at("phases.completed"), `${fact}; expected all ${total}, for the mission is complete`, { related });
  }
  if (current !== void 0 && current !== total) {
    const expected2 = `expected ${total}, the last phase, for the mission is complete`;
    report(state.at("phases.current"), `phases.current is ${current}; ${expected2}`, { related });
  }
}

// src/formats/grid/rules/dialect.ts
var older = {
  persistence: "in the persistence dialect, an older one without phases and counts",
  prose: "in the prose dialect, an older one without front matter"
};
var dialect = rule3({
  id: "grid/dialect",
  severity: "info",
  summary: "STATE.md is written in the schema dialect",
  source: "STATE.md schema 1.1, D2",
  dialects: ["persistence", "prose"],
  check({ state, report }) {
    const { text, root } = state.document;
    const start = root?.start ?? text.length - text.trimStart().length;
    const line = /^[^\r\n]{0,200}/.exec(text.slice(start))?.[0].trimEnd() ?? "";
    const expected2 = "expected the schema dialect, and the page of this rule tells how to move";
    report(state.document.span(start, start + line.length), `STATE.md is ${older[state.dialect]}; ${expected2}`);
  }
});

// src/formats/grid/rules/id-time.ts
var stampOf = (id = "") => /^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id)?.[1];
var day = ({ ms }) => formatInstant(ms).slice(0, 10);
var idTime = rule3({
  id: "grid/id-time",
  severity: "warning",
  summary: "the stamps in session_id and mission_id are real times, and the mission was created on that day",
  source: "STATE.md schema 1.1",
  check({ state, now, limits, report }) {
    for (const field2 of ["session_id", "mission_id"]) {
      const stamp = stampOf(state.data[field2]);
      if (stamp && !parseInstant(stamp)) {
        report(state.at(field2), `${field2} is stamped ${quote(stamp)}, and there is no such time`);
      }
    }
    const { created, updated, disorders } = chronologyOf(state, { now, limits });
    const stamped = parseInstant(stampOf(state.data.mission_id) ?? "");
    if (!created || !stamped) return;
    const isReversed = disorders.some(
      ({ wrong, other }) => wrong === created || wrong === updated && other === created
    );
    if (isReversed) return;
    const slackMs = created.zoned === stamped.zoned ? limits.clockSkewMs : widestZoneMs;
    if (day(created) === day(stamped) || Math.abs(created.ms - stamped.ms) <= slackMs) return;
    const message = `mission_id is stamped ${day(stamped)}, but created_at is on ${day(created)} (UTC)`;
    report(state.at("mission_id"), message, {
      related: [{ at: state.at("created_at"), message: "the mission was created here" }]
    });
  }
});

// src/formats/grid/bounds.ts
function blocksOf(phase) {
  return { owner: phase ? nameOf(phase) : "the phase", noun: "block", total: phase?.blocks || void 0 };
}
function outOfBounds(field2, value, { owner, noun, total }) {
  if (value === void 0) return void 0;
  if (value < 1) return `${field2} is ${value}, but ${noun}s count from 1`;
  if (total === void 0 || value <= total) return void 0;
  return `${field2} is ${value}, but ${owner} has ${count(total, noun)}`;
}
function judgeProseBounds({ state, report, skip }, noun) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { current, total } = state[noun] ?? {};
  if (!current || current.value === 0 && !hasBegun(state)) return;
  const field2 = noun === "phase" ? "Phase" : "Block";
  const fault2 = outOfBounds(field2, current.value, { owner: "the mission", noun, total: total?.value });
  const related = total ? [{ at: total.at, message: `the ${noun}s are counted here` }] : [];
  if (fault2) report(current.at, fault2, { related });
}
function hasBegun({ ticks, percent, status }) {
  const isSaid = /complete|done|active|progress/i.test(status?.value ?? "");
  return isSaid || (percent?.value ?? 0) > 0 || ticks.some(({ complete }) => complete);
}

// src/formats/grid/rules/phase-bounds.ts
var phaseBounds = rule3({
  id: "grid/phase-bounds",
  severity: "error",
  summary: "the current phase is one of the phases of the mission, counted from 1",
  source: "STATE.md schema 3.2, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "phase");
    else if (!isPlanning(state)) judgeSchema({ ...context, state });
  }
});
function judgeSchema({ state, report }) {
  const { current, total } = state.data.phases ?? {};
  const fault2 = outOfBounds("phases.current", current, { owner: "the mission", noun: "phase", total });
  const related = total === void 0 ? [] : [{ at: state.at("phases.total"), message: counted }];
  if (fault2) report(state.at("phases.current"), fault2, { related });
}
var counted = "the phases are counted here";

// src/formats/grid/rules/phase-count.ts
var phaseCount = rule3({
  id: "grid/phase-count",
  severity: "error",
  summary: "phases.total is the number of phases that are defined, each once",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const phases = phasesOf(state);
    reportRepeatedIds(state, report, "phases.definitions", phases);
    const total = state.data.phases?.total;
    const isOpen = total === void 0 || total === 0 && isPlanning(state);
    if (phases.length === 0 || isOpen || total === phases.length) return;
    const defined = `${count(phases.length, "phase")} ${phases.length === 1 ? "is" : "are"} defined`;
    report(state.at("phases.total"), `phases.total is ${total}, but ${defined}`, {
      related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
    });
  }
});

// src/formats/grid/rules/phase-reference.ts
var phaseReference = rule3({
  id: "grid/phase-reference",
  severity: "error",
  summary: "every phase that a decision, an artifact or a package names is defined",
  source: "STATE.md schema 1.5, 1.6, 1.7",
  check({ state, report }) {
    const phases = definedPhases(state);
    if (!phases) return;
    for (const [path, id] of references(state)) {
      if (id === void 0 || phases.has(id)) continue;
      report(state.at(path), undefinedPhase(path, id, phases), {
        related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
      });
    }
  }
});
function* references({ data: { persistent } }) {
  for (const [index, decision] of (persistent?.decisions ?? []).entries()) {
    const path = `persistent.decisions.${index}`;
    yield [`${path}.phase_decided`, decision?.phase_decided];
    yield* items(`${path}.affects_phases`, decision?.affects_phases);
  }
  for (const [index, artifact] of (persistent?.artifacts ?? []).entries()) {
    const path = `persistent.artifacts.${index}`;
    yield [`${path}.created_phase`, artifact?.created_phase];
    yield* items(`${path}.used_by_phases`, artifact?.used_by_phases);
  }
  for (const [index, added] of (persistent?.tech_stack?.added_packages ?? []).entries()) {
    yield [`persistent.tech_stack.added_packages.${index}.added_phase`, added?.added_phase];
  }
}
function* items(path, ids = []) {
  for (const [index, id] of ids.entries()) yield [`${path}.${index}`, id];
}

// src/formats/grid/phase-faults.ts
function* phaseFaults(state) {
  const listed3 = listedPhases(state);
  let running;
  for (const phase of phasesOf(state)) {
    const fault2 = countFault(phase) ?? timeFault(phase) ?? listFault(phase, state, listed3) ?? currentFault(phase, state) ?? besideFault(phase, running);
    if (phase.status === "in_progress" && !fault2) running ??= phase;
    const first = fault2 ?? stampFault(phase, state);
    if (first) yield first;
  }
}
var against = (phase, fact, other) => ({
  at: `${phase.path}.status`,
  message: `${nameOf(phase)} is ${phase.status}, but ${fact}`,
  other
});
function countFault(phase) {
  const { path, status, blocks, blocks_complete: done2 } = phase;
  const at2 = `${path}.blocks_complete`;
  if (done2 === void 0) return void 0;
  if (blocks !== void 0 && done2 > blocks) {
    const message = `blocks_complete is ${done2}, but ${nameOf(phase)} has ${count(blocks, "block")}`;
    return { at: at2, message, other: `${path}.blocks` };
  }
  const isOpen = status === "complete" && done2 < (blocks ?? 0);
  if (!isOpen && !(status === "pending" && done2 > 0)) return void 0;
  return against(phase, `blocks_complete is ${done2}${blocks === void 0 ? "" : ` of ${blocks}`}`, at2);
}
function timeFault(phase) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  if (status === "pending" && started) return against(phase, "started_at is set", `${path}.started_at`);
  if (status !== void 0 && status !== "complete" && ended) {
    return against(phase, "completed_at is set", `${path}.completed_at`);
  }
  return void 0;
}
function listedPhases(state) {
  const ids = (state.data.phases?.completed ?? []).filter((id) => id !== void 0);
  const defined = new Set(phasesOf(state).map(({ id }) => id));
  const wanted = isRunning(state) ? (currentNumber(state) ?? 0) - 1 : state.data.phases?.total;
  const isWhole2 = ids.length === state.data.phases?.completed?.length && ids.every((id) => defined.has(id));
  const isNumber = ids.length === wanted || state.data.status === "planning" || state.data.status === "failed";
  if (!isWhole2 || !isNumber) return void 0;
  return new Map(ids.map((id, index) => [id, `phases.completed.${index}`]));
}
function listFault(phase, state, listed3) {
  const { id, status } = phase;
  if (id === void 0 || status === void 0 || !listed3) return void 0;
  const path = listed3.get(id);
  if (status !== "complete") return path === void 0 ? void 0 : against(phase, "phases.completed holds it", path);
  const isOwed = isRunning(state) || state.data.status === "complete";
  if (path !== void 0 || !isOwed) return void 0;
  return against(phase, "phases.completed does not hold it", "phases.completed");
}
function currentFault(phase, state) {
  const current = currentNumber(state);
  if (!isRunning(state) || current === void 0) return void 0;
  const isOff2 = phase.status === "in_progress" && !isNumbered(phase, current) || phase.status === "pending" && phase.number === current;
  return isOff2 ? against(phase, `phases.current is ${current}`, "phases.current") : void 0;
}
function besideFault(phase, running) {
  if (phase.status !== "in_progress" || !running) return void 0;
  return against(phase, `so is ${nameOf(running)}; expected one at most`, `${running.path}.status`);
}
function stampFault(phase, state) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  const absent = (field2) => ({
    at: `${path}.${field2}`,
    message: `${nameOf(phase)} is ${status}, but it has no ${field2}`,
    other: `${path}.status`,
    isMinor: true
  });
  const isOpen = ended === null || !state.document.node(`${path}.completed_at`);
  if (status === "complete" && isOpen) return absent("completed_at");
  const hasBegun2 = status === "complete" || status === "in_progress";
  return hasBegun2 && started === null ? absent("started_at") : void 0;
}

// src/formats/grid/rules/phase-status.ts
var phaseStatus = rule3({
  id: "grid/phase-status",
  severity: "error",
  summary: "the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress",
  source: "STATE.md schema 1.2, 7.2",
  check({ state, report }) {
    for (const { at: at2, message, other, isMinor } of phaseFaults(state)) {
      report(state.at(at2), message, {
        related: [{ at: state.at(other), message: "the other half stands here" }],
        ...isMinor && { severity: "warning" }
      });
    }
  }
});

// src/formats/grid/rules/position-block.ts
var positionBlock = rule3({
  id: "grid/position-block",
  severity: "error",
  summary: "position.block is one of the blocks of its phase, and block_id names the same block",
  source: "STATE.md schema 1.1, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "block");
    else if (judgeNumber2({ ...context, state })) judgeId({ ...context, state });
  }
});
function judgeNumber2({ state, report }) {
  const { phase: number3, block: block2 } = state.data.position ?? {};
  const phase = phaseNumbered(state, number3);
  if (block2 === 0 && isPlanning(state)) return true;
  const fault2 = outOfBounds("position.block", block2, blocksOf(phase));
  const related = phase?.blocks ? [{ at: state.at(`${phase.path}.blocks`), message: counted2 }] : [];
  if (fault2) report(state.at("position.block"), fault2, { related });
  return !fault2;
}
function judgeId({ state, report }) {
  const { phase, phase_id, block: block2, block_id: id } = state.data.position ?? {};
  if (id === void 0 || isPlanning(state) && (phase === 0 || block2 === 0)) return;
  const phases = [phase, phase_id && phaseNumber(phase_id)].filter((number3) => number3 !== void 0);
  const isOfPhase = phases.length === 0 || phases.includes(phaseNumber(id));
  const isOfBlock = block2 === void 0 || block2 === Number(id.slice(3));
  if (isOfPhase && isOfBlock) return;
  const field2 = isOfPhase ? "position.block" : "position.phase";
  const place = [
    phases.slice(0, 1).map((number3) => `phase ${number3}`),
    block2 === void 0 ? [] : `block ${block2}`
  ].flat();
  const fact = `position.block_id is ${quote(id)}, but the mission stands at ${place.join(", ")}`;
  report(state.at("position.block_id"), fact, {
    related: [{ at: state.at(field2), message: "the position stands here" }]
  });
}
var counted2 = "the blocks are counted here";

// src/formats/grid/rules/position-phase.ts
var positionPhase = rule3({
  id: "grid/position-phase",
  severity: "error",
  summary: "position.phase, phase_id and phase_name speak of the current phase",
  source: "STATE.md schema 3.2",
  check(context) {
    judgeNumber3(context);
    judgeId2(context);
    judgeName(context);
  }
});
function judgeNumber3({ state, report }) {
  const current = currentNumber(state);
  const phase = state.data.position?.phase;
  if (current === void 0 || phase === void 0 || current === phase) return;
  if (isPlanning(state) && (current === 0 || phase === 0)) return;
  report(state.at("position.phase"), `position.phase is ${phase}, but phases.current is ${current}`, {
    related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
  });
}
function judgeId2({ state, report }) {
  const { phase: number3, phase_id: id } = state.data.position ?? {};
  if (id === void 0 || number3 === void 0 || number3 === 0 && isPlanning(state)) return;
  const numbers = [number3, state.data.phases?.current ?? number3];
  const phases = phasesOf(state);
  const defined = phaseNumbered(state, number3);
  const isRight = phases.length > 0 ? defined?.id === void 0 || phases.some((one) => one.id === id && numbers.some((of) => isNumbered(one, of))) : numbers.includes(phaseNumber(id));
  if (isRight) return;
  const other = defined ? `phase ${number3} is ${quote(defined.id)}` : `position.phase is ${number3}`;
  report(state.at("position.phase_id"), `position.phase_id is ${quote(id)}, but ${other}`, {
    related: [
      { at: state.at(defined ? `${defined.path}.id` : "position.phase"), message: "the other half stands here" }
    ]
  });
}
function judgeName({ state, report }) {
  const name = state.data.position?.phase_name;
  const [defined, ...others] = currentPhases(state);
  if (name === void 0 || defined?.name === void 0 || [defined, ...others].some((one) => one.name === name))
    return;
  const fact = `position.phase_name is ${quote(name)}, but the phase is named ${quote(defined.name)}`;
  report(state.at("position.phase_name"), fact, {
    related: [{ at: state.at(`${defined.path}.name`), message: "the phase is named here" }]
  });
}

// src/formats/grid/rules/position-thread.ts
var positionThread = rule3({
  id: "grid/position-thread",
  severity: "error",
  summary: "position.thread is one of the threads of its wave, counted from 1",
  source: "STATE.md schema 3.2, D29",
  check({ state, report }) {
    const { thread, thread_total: total } = state.data.position ?? {};
    if (isPlanning(state) && (thread === 0 || total === 0)) return;
    const fault2 = outOfBounds("position.thread", thread, { owner: "the wave", noun: "thread", total });
    const related = total === void 0 ? [] : [{ at: state.at("position.thread_total"), message: "the threads are counted here" }];
    if (fault2) report(state.at("position.thread"), fault2, { related });
  }
});

// src/formats/grid/rules/progress-counts.ts
var progressCounts = rule3({
  id: "grid/progress-counts",
  severity: "error",
  summary: "no more is complete than there is, and the blocks are those of the phases",
  source: "STATE.md schema 1.1, 1.2, D29",
  check(context) {
    const isCounted = judgeSum(context, "blocks_total", "blocks");
    if (!isCounted || judgeParts(context, "blocks")) judgeSum(context, "blocks_complete", "blocks_complete");
    judgeParts(context, "threads");
  }
});
function judgeParts({ state, report }, noun) {
  const { [`${noun}_complete`]: complete, [`${noun}_total`]: total } = state.data.progress ?? {};
  if (complete === void 0 || total === void 0 || complete <= total) return true;
  const fact = `progress.${noun}_complete is ${complete}, but progress.${noun}_total is ${total}`;
  report(state.at(`progress.${noun}_complete`), fact, {
    related: [{ at: state.at(`progress.${noun}_total`), message: `the ${noun} are counted here` }]
  });
  return false;
}
function judgeSum({ state, report }, field2, part) {
  const figure2 = state.data.progress?.[field2];
  const counts = phasesOf(state).map((phase) => phase[part]);
  const isOpen = figure2 === void 0 || figure2 === 0 && isPlanning(state);
  if (isOpen || counts.length === 0 || counts.includes(void 0)) return true;
  const sum = counts.reduce((all, one) => all + (one ?? 0), 0);
  if (sum === figure2) return true;
  const noun = part === "blocks" ? "block" : "complete block";
  report(state.at(`progress.${field2}`), `progress.${field2} is ${figure2}, but the phases have ${count(sum, noun)}`, {
    related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
  });
  return false;
}

// src/formats/grid/rules/progress-percent.ts
var progressPercent = rule3({
  id: "grid/progress-percent",
  severity: "error",
  summary: "the progress in percent is the share of blocks that are complete",
  source: "STATE.md schema 3.2, D3, D28",
  dialects: ["schema", "persistence", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "schema") judgeSchema2({ ...context, state });
    else if (state.dialect === "persistence") judgePersistence({ ...context, state });
    else judgeProse2({ ...context, state });
  }
});
function judgeSchema2({ state, report }) {
  const { percent, blocks_complete: complete, blocks_total: total, ...threads } = state.data.progress ?? {};
  if (percent === void 0 || complete === void 0 || total === void 0) return;
  if (complete > total || isShare(percent, { complete, total })) return;
  const related = [{ at: state.at("progress.blocks_complete"), message: "the blocks are counted here" }];
  const fact = `progress.percent is ${percent}, but ${complete} of ${count(total, "block")} make ${shown(share({ complete, total }))}`;
  const ofThreads = { complete: threads.threads_complete ?? 0, total: threads.threads_total ?? 0 };
  if (ofThreads.total > 0 && isShare(percent, ofThreads)) {
    const basis = `it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;
    report(state.at("progress.percent"), `${fact}; ${basis}`, { severity: "warning", related });
  } else report(state.at("progress.percent"), fact, { related });
}
function judgePersistence({ state, report }) {
  const { progress_percent: percent, status, position: position3 } = state.data;
  const total = state.plannedBlocks;
  const isOver = status === "completed";
  const block2 = /^\d+$/.test(String(position3?.block)) ? Number(position3?.block) : void 0;
  const complete = isOver ? total : block2 && block2 - 1;
  if (percent === void 0 || complete === void 0) return;
  if (total === 0 || !isOver && complete >= total) return;
  const least = { complete, total };
  const most4 = { complete: Math.min(complete + 1, total), total };
  const isBetween = percent >= share(least) && percent <= share(most4);
  if (isRoundedShare(percent, least) || isRoundedShare(percent, most4) || isBetween) return;
  const expected2 = isOver ? "100, for the mission is completed" : `${shown(share(least))} to ${shown(share(most4))}, for the mission stands at block ${block2} of ${total}`;
  const at2 = state.at(isOver ? "status" : "position.block");
  report(state.at("progress_percent"), `progress_percent is ${percent}; expected ${expected2}`, {
    related: [{ at: at2, message: "the mission stands here" }]
  });
}
function judgeProse2({ state, report, skip }) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { percent, ticks, block: block2 } = state;
  const [first] = ticks;
  if (!percent || !first) return;
  const complete = new Set(ticks.filter((tick) => tick.complete).map((tick) => tick.block)).size;
  const ticked = new Set(ticks.map((tick) => tick.block)).size;
  const total = block2?.total?.value ?? ticked;
  if (ticked < total) return;
  if (isRoundedShare(percent.value, { complete, total })) return;
  const fact = `the progress is ${percent.value}%, but ${complete} of ${count(total, "block")} make ${shown(share({ complete, total }))}`;
  report(percent.at, fact, { related: [{ at: first.at, message: "the blocks are ticked here" }] });
}

// src/formats/grid/rules/resume-position.ts
var resumePosition = rule3({
  id: "grid/resume-position",
  severity: "error",
  summary: "resume_position lies within the mission, and not after the position",
  source: "STATE.md schema 1.1, D29",
  check(context) {
    if (isPlanning(context.state)) return;
    if (judgeBounds(context)) judgeOrder(context);
  }
});
var parts = ["phase", "block", "thread"];
var pathOf = (part) => `resume.resume_position.${part}`;
function judgeBounds({ state, report }) {
  const { phase: number3, block: block2, thread } = state.data.resume?.resume_position ?? {};
  const phase = phaseNumbered(state, number3);
  const total = state.data.phases?.total;
  const lastPhase = total === void 0 ? void 0 : Math.max(total, phasesOf(state).length);
  const wholes = [
    { value: number3, owner: "the mission", noun: "phase", total: lastPhase, at: "phases.total" },
    { value: block2, ...blocksOf(phase), at: `${phase?.path}.blocks` },
    { value: thread, owner: "the wave", noun: "thread", total: void 0, at: "" }
  ];
  let areRight = true;
  for (const { value, at: at2, ...whole } of wholes) {
    const path = pathOf(whole.noun);
    const fault2 = outOfBounds(path, value, whole);
    if (!fault2) continue;
    areRight = false;
    const related = whole.total === void 0 ? [] : [{ at: state.at(at2), message: `the ${whole.noun}s are counted here` }];
    report(state.at(path), fault2, { related });
  }
  return areRight;
}
function judgeOrder({ state, report }) {
  const { position: position3, resume } = state.data;
  if (position3?.phase !== currentNumber(state)) return;
  for (const part of parts) {
    const [there, here] = [resume?.resume_position?.[part], position3?.[part]];
    if (there === void 0 || here === void 0 || here < 1 || there < here) return;
    if (there === here || part === "thread" && (position3?.wave ?? 1) > 1) continue;
    report(state.at(pathOf(part)), `${pathOf(part)} is ${there}, but the mission stands at ${part} ${here}`, {
      related: [{ at: state.at(`position.${part}`), message: "the position stands here" }]
    });
    return;
  }
}

// src/formats/grid/rules/state-exists.ts
var stateExists = {
  id: "grid/state-exists",
  severity: "error",
  summary: "a Grid root has its STATE.md",
  source: "STATE.md schema 9.1, StateNotFound",
  check({ snapshot: { root, documents, unreadable }, report }) {
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file) => file.path === path)) return;
    const missing = new TextDocument(path, "", { faults: [] });
    const where = root === "" ? "here" : `in ${quote(root)}`;
    report(missing.span(0, 0), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  }
};

// src/formats/grid/rules/terminal-state.ts
var terminalState = rule3({
  id: "grid/terminal-state",
  severity: "error",
  summary: "a complete mission has done everything and nothing is active or blocked; a failed one has no active agent",
  source: "STATE.md schema 7.1, D4",
  check({ state, report }) {
    const { status } = state.data;
    if (status !== "complete" && status !== "failed") return;
    const open2 = [...status === "complete" ? undone(state) : [], ...active(state)];
    if (open2.length === 0) return;
    const facts = open2.map(({ message }) => message);
    report(state.at("status"), `status is ${quote(status)}, but ${either(facts, "and")}`, { related: open2 });
  }
});
function undone(state) {
  const { progress: progress2 = {}, blockers = [] } = state.data;
  const phases = phasesOf(state).filter(({ status }) => status !== void 0 && status !== "complete");
  return [
    ...rest(state, "progress.blocks_complete", "block", left(progress2.blocks_complete, progress2.blocks_total)),
    ...rest(state, "progress.threads_complete", "thread", left(progress2.threads_complete, progress2.threads_total)),
    ...rest(state, `${phases[0]?.path}.status`, "phase", phases.length),
    ...rest(state, "blockers", "blocker", blockers.length, "open")
  ];
}
function active(state) {
  return rest(state, "agents.active.0.id", "agent", (state.data.agents?.active ?? []).length, "active");
}
function left(complete = 0, total = 0) {
  return Math.max(0, total - complete);
}
function rest(state, path, noun, number3, how = "not complete") {
  if (number3 === 0) return [];
  return [{ at: state.at(path), message: `${count(number3, noun)} ${number3 === 1 ? "is" : "are"} ${how}` }];
}

// src/formats/grid/rules/time-future.ts
var timeFuture = rule3({
  id: "grid/time-future",
  severity: "warning",
  summary: "no timestamp lies more than 2 minutes after the clock",
  source: "STATE.md schema 3.3, D5, D19",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, isFuture } = chronologyOf(state, { now, limits });
    for (const stamp of stamps.filter(isFuture)) {
      const fact = `${stamp.name} is ${quote(stamp.text)}, ${duration(stamp.ms - now)} after the clock, ${formatInstant(now)}`;
      report(state.at(stamp.keyPath), stamp.zoned ? fact : `${fact}; it names no zone, so it is read as UTC`);
    }
  }
});

// src/formats/grid/rules/time-order.ts
var timeOrder = rule3({
  id: "grid/time-order",
  severity: "error",
  summary: "the mission and its phases end after they start, and all that has a time lies inside the mission",
  source: "STATE.md schema 3.3, D5",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { disorders, isFuture } = chronologyOf(state, { now, limits });
    const records = disorders.filter(({ kind, wrong }) => kind === "record" && wrong.keyPath[0] !== "agents");
    const early = disorders.filter(({ kind }) => kind === "early");
    const late = disorders.filter(({ kind }) => kind === "late");
    const future = late.filter(({ wrong }) => isFuture(wrong));
    const past = late.filter(({ wrong }) => !isFuture(wrong));
    for (const one of [...records, ...future]) report(...misplaced(state, one));
    for (const group of [early, past]) {
      const [first, second] = group;
      if (first) report(...second ? leftBehind(state, first, group) : misplaced(state, first));
    }
  }
});
function leftBehind(state, { kind, other: bound }, group) {
  const side = kind === "early" ? "earlier" : "later";
  return [
    state.at(bound.keyPath),
    `${bound.name} is ${quote(bound.text)}, but ${group.length} other timestamps are ${side}`,
    {
      severity: group.every(({ doubtful }) => doubtful) ? "warning" : "error",
      related: group.slice(0, 5).map(({ wrong }) => ({ at: state.at(wrong.keyPath), message: `${wrong.name} is ${side}` }))
    }
  ];
}

// src/formats/grid/rules/time-zone.ts
var timeZone = rule3({
  id: "grid/time-zone",
  severity: "warning",
  summary: "either all timestamps name their zone, or none does",
  source: "STATE.md schema 3.3, D5",
  repair: "safe",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, disorders, isFuture } = chronologyOf(state, { now, limits });
    const zoned = stamps.find((stamp) => stamp.zoned);
    if (!zoned) return;
    const doubtful = new Set(disorders.filter((one) => one.doubtful).flatMap(({ wrong, other }) => [wrong, other]));
    const isLocal = (stamp) => doubtful.has(stamp) || isFuture(stamp);
    for (const stamp of stamps) {
      if (stamp.zoned || !stamp.inProfile) continue;
      const message = `${stamp.name} is ${quote(stamp.text)} without a zone, but other timestamps name theirs`;
      report(state.at(stamp.keyPath), message, {
        related: [{ at: state.at(zoned.keyPath), message: `${zoned.name} names its zone` }],
        ...!isLocal(stamp) && appendZ(state.document, stamp)
      });
    }
  }
});
function appendZ(document, { keyPath, text }) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar") return {};
  const quotes = node.source === text ? "" : node.source.charAt(0);
  if (node.source !== quotes + text + quotes) return {};
  const edits = [{ at: document.at(keyPath), text: `${quotes}${text}Z${quotes}` }];
  return { repair: { safe: true, title: "add `Z`: a timestamp without zone means UTC", edits } };
}

// src/formats/grid/rules/unique-id.ts
var uniqueId = rule3({
  id: "grid/unique-id",
  severity: "error",
  summary: "no two decisions, artifacts or blockers share an id",
  source: "STATE.md schema 1.5, 1.6, 1.9",
  check({ state, report }) {
    const { persistent, blockers } = state.data;
    reportRepeatedIds(state, report, "persistent.decisions", persistent?.decisions);
    reportRepeatedIds(state, report, "persistent.artifacts", persistent?.artifacts);
    reportRepeatedIds(state, report, "blockers", blockers);
  }
});

// src/formats/grid/rules/index.ts
var rules = [
  agentHeartbeat,
  agentLocation,
  agentRegistry,
  agentType,
  agentUnique,
  blockedCheckpoint,
  bodyDrift,
  budget2,
  completedPhases,
  dialect,
  idTime,
  phaseBounds,
  phaseCount,
  phaseReference,
  phaseStatus,
  positionBlock,
  positionPhase,
  positionThread,
  progressCounts,
  progressPercent,
  resumePosition,
  stateExists,
  terminalState,
  timeFuture,
  timeOrder,
  timeZone,
  uniqueId
];

// src/formats/grid/index.ts
var grid = {
  id: "grid",
  directory: ".grid",
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile || companionKind(path) !== void 0,
  mainFile: stateFile,
  read: readGrid,
  rules,
  schemas: {
    "grid/state": async () => (await import("./state.schema-C3KVTXQ5.js")).default,
    "grid/state-persistence": async () => (await import("./state-persistence.schema-MZPG2WQG.js")).default
  }
};

// src/formats/index.ts
var formats = [grid];

// src/lint/configuration/find.ts
async function findConfiguration(tree, folder, shown3) {
  for (let at2 = folder; ; at2 = parentOf(at2)) {
    const found = (await configurationsIn(tree, at2)).map((name) => pathIn(at2, name));
    if (found.length > 1) {
      throw new UsageError(`${either(found.map(shown3), "and")} are configurations of one folder; expected one of them`);
    }
    if (found[0] !== void 0 || at2 === "") return found[0];
  }
}
async function configurationsIn(tree, folder) {
  const entries = await tree.list(folder);
  const own = entries.filter(({ name, kind }) => kind !== "directory" && fileNames.includes(name)).map(({ name }) => name);
  const hasPackage = entries.some(({ name, kind }) => kind === "file" && name === packageFile);
  return hasPackage && await isConfiguration(tree, pathIn(folder, packageFile)) ? [...own, packageFile] : own;
}
async function isConfiguration(tree, path) {
  const read = await tree.read(path, packageBytes);
  if (!read.ok) return read.refusal === "too-large";
  const { buffer, byteOffset, length } = read.bytes;
  if (!Buffer.from(buffer, byteOffset, length).includes(JSON.stringify(packageKey))) return false;
  const { holdsKey } = await import("./notation-PDLCJEXL.js");
  return holdsKey(read.bytes);
}

// src/lint/configuration/ignoring.ts
function ignoring(configuration, named3) {
  if (!configuration?.hasIgnores) return () => false;
  const wanted = named3.filter((path) => configuration.ignores(path, true));
  const isWanted = (path) => wanted.some((one) => path === one || path.startsWith(`${one}/`));
  return (path, isFolder2) => configuration.ignores(path, isFolder2) && !isWanted(path);
}

// src/lint/search.ts
var mostFolders = 25e4;
async function rootsBelow(search, top) {
  const { tree, formats: formats2, isIgnored } = search;
  const leftOut2 = await filterBelow(search, top);
  const roots = [];
  const unsearched = [];
  let folders = 0;
  for (let level = [top]; level.length > 0; ) {
    const below = [];
    for (const folder of level) {
      const entries = await tree.list(folder);
      const isNested = folder !== top && entries.some((entry) => entry.name === ".git");
      if (isNested) continue;
      if (entries.length === 0 && await isForbidden(tree, folder)) unsearched.push(folder);
      roots.push(...await rootsIn(search, folder, entries));
      folders += 1;
      if (folders + below.length > mostFolders) throw tooMany(top);
      for (const { name, kind } of entries) {
        const path = pathIn(folder, name);
        if (kind === "directory" && isSearched2(name, formats2) && !isIgnored?.(path)) below.push(path);
      }
    }
    const out = below.length > 0 ? await leftOut2(below) : /* @__PURE__ */ new Set();
    level = below.filter((folder) => !out.has(folder));
  }
  return { roots: inOrder(roots), unsearched: unsearched.sort() };
}
function tooMany(top) {
  const where = top === "" ? "the repository" : quote(top);
  return new UsageError(`${where} has more than ${mostFolders} folders to search; name those that hold state`);
}
async function filterBelow({ leftOut: leftOut2 }, top) {
  const nothing = async () => /* @__PURE__ */ new Set();
  if (!leftOut2 || top !== "" && (await leftOut2([top])).has(top)) return nothing;
  return leftOut2;
}
function isSearched2(name, formats2) {
  return name !== ".git" && name !== "node_modules" && !formats2.some((format) => format.directory === name);
}
async function rootsIn({ tree, formats: formats2, isIgnored }, folder, entries) {
  const found = [];
  for (const { name, kind } of entries) {
    const format = formats2.find((one) => one.directory === name);
    if (!format) continue;
    const path = pathIn(folder, name);
    if (isIgnored?.(path)) continue;
    if (kind === "link" || kind === "directory" && await isRoot(tree, path, format)) found.push({ path, format });
  }
  return found;
}
async function isRoot(tree, path, format) {
  const entries = await tree.list(path);
  if (entries.length > 0) return format.isRoot(entries);
  return isForbidden(tree, path);
}
async function isForbidden(tree, folder) {
  const read = await tree.read(folder, 0);
  return !read.ok && (read.refusal === "not-readable" || read.refusal === "not-fetched");
}
function inOrder(roots) {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b2) => a.path < b2.path ? -1 : 1);
}

// src/lint/discover.ts
async function discoverNamed(search, named3) {
  const roots = [];
  const unsearched = /* @__PURE__ */ new Set();
  const empty2 = [];
  for (const one of named3) {
    const found = await namedBy(search, one);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty2.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty: empty2 };
}
async function discoverFrom(search, directory) {
  const around = rootAround(directory, search.formats);
  if (around) return only(around);
  const { roots, unsearched } = await rootsBelow(search, directory);
  if (roots.length > 0) return { roots, unsearched };
  for (let at2 = directory; at2 !== ""; ) {
    at2 = parentOf(at2);
    const above = await rootsIn(search, at2, await search.tree.list(at2));
    if (above.length > 0) return { roots: above, unsearched };
  }
  return { roots: [], unsearched };
}
function checkTexts(texts, formats2) {
  for (const { given, path } of texts) {
    const root = rootAround(path, formats2);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!root && formats2.some((format) => format.reads(name))) continue;
    if (!root) throw noState(given, formats2);
    const { directory, mainFile } = root.format;
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory}/${mainFile}`
    );
  }
}
var only = (root) => ({ roots: [root], unsearched: [] });
async function namedBy(search, { given, path }) {
  const { tree, formats: formats2 } = search;
  const around = rootAround(path, formats2);
  const kind = path === "" ? "directory" : await tree.kind(path);
  if (kind === void 0) {
    const read = await tree.read(path, 0);
    const why2 = read.ok ? "missing" : read.refusal;
    if (around && why2 !== "missing") return only(around);
    if (why2 === "not-readable") throw new UsageError(`no permission to read ${given}`);
    if (why2 === "not-fetched") throw new UsageError(`${given} ${notFetched}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return only(around);
  if (kind === "directory") {
    const found = await rootsBelow(search, path);
    if (found.unsearched.includes(path)) throw await unsearchable(tree, { given, path });
    return found;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
  const format = formats2.find((one) => one.isRoot([{ name, kind: "file" }]));
  if (!format) throw noState(given, formats2);
  return only({ path: parentOf(path), format });
}
function noState(given, formats2) {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats2)}`);
}
var notFetched = "was not fetched, as the clone is partial; clone it without --filter";
async function unsearchable(tree, { given, path }) {
  const read = await tree.read(path, 0);
  const why2 = !read.ok && read.refusal === "not-fetched" ? `it ${notFetched}` : "no permission to read it";
  return new UsageError(`${given} cannot be searched: ${why2}`);
}
function rootAround(path, formats2) {
  const parts2 = path.split("/");
  const byName2 = new Map(formats2.map((format2) => [format2.directory, format2]));
  const at2 = parts2.findLastIndex((part) => byName2.has(part));
  const format = byName2.get(parts2[at2] ?? "");
  return format && { path: parts2.slice(0, at2 + 1).join("/"), format };
}
async function nothingToLint({ tree, formats: formats2, isIgnored }, { given, path }, { unsearched }, scope) {
  if (unsearched.includes(path)) return unsearchable(tree, { given, path });
  const strange = [];
  for (const { directory } of formats2) {
    const root = pathIn(path, directory);
    if (!isIgnored?.(root) && await tree.kind(root) === "directory") strange.push(directory);
  }
  const there = strange.length > 0 ? `; the ${strange.join(" and ")}/ there holds no state, only other files` : "";
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), "and")}` : "";
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats2)} with agent state in ${given}${scope}${there}${unseen}`
  );
}
function directoriesOf(formats2) {
  return formats2.map((format) => `${format.directory}/`).join(" or ");
}

// src/lint/finding.ts
function ruleUrl(id) {
  return `${product.url}/blob/main/docs/rules/${id}.md`;
}
function toFinding({ id, severity }, at2, message, options = {}) {
  const { related, repair } = options;
  const pointer = at2.keyPath && pointerOf(at2.keyPath);
  return {
    rule: id,
    severity: options.severity ?? severity,
    message,
    path: at2.document.path,
    ...pointer !== void 0 && { pointer },
    ...rangeOf(at2),
    ...related?.length && {
      related: related.map((one) => ({ message: one.message, path: one.at.document.path, ...rangeOf(one.at) }))
    },
    ...repair && {
      repair: {
        ...repair,
        edits: repair.edits.map((edit) => ({ path: edit.at.document.path, ...rangeOf(edit.at), text: edit.text }))
      }
    },
    fingerprint: fingerprintOf(id, at2.document, pointer, at2),
    url: ruleUrl(id)
  };
}
function rangeOf({ document, start, end }) {
  return { start: document.position(start), end: document.position(end) };
}
function pointerOf(keyPath) {
  return keyPath.map((part) => `/${String(part).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
}
function fingerprintOf(rule4, document, pointer, at2) {
  const text = at2.isMissing ? "" : document.text.slice(at2.start, at2.end).trim();
  const facts = [rule4, document.path, pointer ?? "", text];
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
}

// src/formats/common/claims.ts
function recordedCommits(context, isEnough = isFound) {
  const { snapshot, facts } = context;
  return known2(context, snapshot.commits, (recorded2) => facts.commit(recorded2), isEnough);
}
function claimedFiles(context, isEnough = ({ answer }) => answer !== "unknown") {
  const { snapshot, facts } = context;
  return known2(context, snapshot.files, (claimed) => facts.file(claimed), isEnough);
}
function isFound(fact) {
  return fact.answer !== "unknown" || fact.commit !== void 0;
}
function claimIn2(claim) {
  return `${inert(claim.field)} names ${quote("name" in claim ? claim.name : claim.path)}`;
}
function unreadClaims({ unjudged, unlisted = [] }) {
  return unjudged === void 0 ? unlisted : [unjudged, ...unlisted];
}
function* known2({ snapshot, skip }, claims, factOf2, isEnough) {
  const reasons2 = new Set(unreadClaims(snapshot));
  for (const claim of claims) {
    const fact = factOf2(claim);
    if (isEnough(fact, claim)) yield { claim, fact };
    else if (fact.answer === "unknown") reasons2.add(fact.reason);
  }
  for (const reason of reasons2) skip(reason);
}

// src/formats/common/rules/files/exists.ts
var filesExists = rule({
  id: "files/exists",
  severity: "error",
  summary: "every file that the state claims is there, or was in some commit",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      if (fact.answer !== "never") continue;
      context.report(claim.at, `${claimIn2(claim)}, but no such file is there, and none was in any commit`);
    }
  }
});

// src/formats/common/rules/files/outside.ts
var faults = {
  absolute: "which is no path relative to the repository",
  climbs: "which climbs out of the repository",
  link: "which leads through a link out of the repository",
  "not-portable": "which not every system takes for the path of a file"
};
var filesOutside = rule({
  id: "files/outside",
  severity: "error",
  summary: "every path that the state claims leads to a place in the repository, on every system",
  source: "STATE.md schema 1.6",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context, () => true)) {
      if (fact.answer !== "outside") continue;
      const message = `${claimIn2(claim)}, ${faults[fact.why]}; expected a path inside the repository`;
      context.report(claim.at, message, fact.why === "not-portable" ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/commits.ts
var fewestDigits = 7;
function shortHashes(hashes) {
  const longest2 = Math.max(fewestDigits, ...hashes.map((hash) => hash.length));
  let digits = fewestDigits;
  const areTold = () => new Set(hashes.map((hash) => hash.slice(0, digits))).size === hashes.length;
  while (digits < longest2 && !areTold()) digits += 1;
  return hashes.map((hash) => hash.slice(0, digits));
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
function takenIn({ likeness, ...commit2 }) {
  const was = likeness === "subject" || likeness === "listed" ? "may have been" : "was";
  return `it ${was} taken in by ${named2(commit2)}, ${why[likeness]}`;
}

// src/formats/common/rules/files/removed.ts
var filesRemoved = rule({
  id: "files/removed",
  severity: "info",
  summary: "every file that the state claims and that was there once is still there",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      const fate = fateOf(fact);
      if (fate) context.report(claim.at, `${claimIn2(claim)}, which ${fate}`);
    }
  }
});
function fateOf(fact) {
  if (fact.answer === "committed") return "is in the last commit, but not in the working tree";
  if (fact.answer === "elsewhere") {
    return `only ${named2(fact.commit)} has, and that is not in the history that is linted`;
  }
  if (fact.answer !== "removed") return void 0;
  const { commit: commit2, renamedTo, lastName } = fact;
  if (renamedTo !== void 0) return `was renamed to ${quote(renamedTo)} in ${named2(commit2)}`;
  const before = lastName === void 0 ? "" : `renamed to ${quote(lastName)}, and `;
  return `was ${before}removed in ${named2(commit2)}`;
}

// src/formats/common/rules/git/commit-ambiguous.ts
var shown2 = 3;
var gitCommitAmbiguous = rule({
  id: "git/commit-ambiguous",
  severity: "warning",
  summary: "every recorded commit has enough digits to be the only one of its name",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "ambiguous") continue;
      context.report(claim.at, `${claimIn2(claim)}, which fits ${listed2(fact.candidates)}; expected more digits`);
    }
  }
});
function listed2(candidates) {
  const names = shortHashes(candidates.slice(0, shown2));
  const left2 = candidates.length - names.length;
  return either(left2 > 0 ? [...names, `${left2} more`] : names, "and");
}

// src/formats/common/rules/git/commit-exists.ts
var gitCommitExists = rule({
  id: "git/commit-exists",
  severity: "error",
  summary: "every recorded commit is in the repository",
  source: "checkpoint flow check 1, D30",
  needs: "history",
  check(context) {
    const before = new Set(context.base?.commits.map(({ name }) => name));
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "missing") continue;
      const end = fact.successor ? `; ${takenIn(fact.successor)}` : "";
      const message = `${claimIn2(claim)}, but the repository has no such commit${end}`;
      context.report(claim.at, message, before.has(claim.name) ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/rules/git/commit-format.ts
var gitCommitFormat = rule({
  id: "git/commit-format",
  severity: "error",
  summary: "every recorded commit is written as 7 to 64 hex digits, in lower case",
  source: "checkpoint flow check 1, D31",
  check({ snapshot, report, skip }) {
    for (const reason of unreadClaims(snapshot)) skip(reason);
    for (const commit2 of snapshot.commits) {
      const { name, at: at2 } = commit2;
      if (!isHash(name)) report(at2, `${claimIn2(commit2)}; expected ${expectedFor(name)}`);
      else if (name.length < 7) {
        const message = `${claimIn2(commit2)}, which has ${name.length} hex digits; expected at least 7`;
        report(at2, message, { severity: "warning" });
      }
    }
  }
});
function expectedFor(name) {
  const lowerCase = name.toLowerCase();
  return isHash(lowerCase) ? `lower case, ${quote(lowerCase)}` : "7 to 64 hex digits";
}

// src/formats/common/rules/git/commit-kind.ts
var kinds = { blob: "a blob (what a file holds)", tree: "a tree (a folder)", tag: "an annotated tag" };
var gitCommitKind = rule({
  id: "git/commit-kind",
  severity: "error",
  summary: "what is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "not-a-commit") continue;
      context.report(claim.at, `${claimIn2(claim)}, which is ${kinds[fact.type]}; expected a commit`);
    }
  }
});

// src/formats/common/rules/git/commit-reachable.ts
var gitCommitReachable = rule({
  id: "git/commit-reachable",
  severity: "warning",
  summary: "every recorded commit is part of the history that the state stands in",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, ({ answer }) => answer !== "unknown")) {
      if (fact.answer !== "unreachable") continue;
      const { commit: commit2, successor } = fact;
      const end = successor ? takenIn(successor) : `its subject is ${quote(commit2.subject)}`;
      context.report(claim.at, `${claimIn2(claim)}, which is there, but not in the history that is linted; ${end}`);
    }
  }
});

// src/formats/common/scope.ts
function numberedScope(subject) {
  return /^[A-Za-z]{1,20}\((\d{1,4}(?:-\d{1,4})?)\)!?:/.exec(subject)?.[1];
}
function mayMean(scope, block2) {
  const meant = scope.replace(/\d+/g, (digits) => String(Number(digits)));
  const inPhase = block2.filter((name) => name.includes("-"));
  if (meant.includes("-")) return inPhase.length === 0 || inPhase.includes(meant);
  const phases = inPhase.map((name) => name.slice(0, name.indexOf("-")));
  return block2.includes(meant) || phases.includes(meant) || inPhase.length === block2.length;
}

// src/formats/common/rules/git/commit-scope.ts
var gitCommitScope = rule({
  id: "git/commit-scope",
  severity: "info",
  summary: "the subject of a commit is scoped to the block which the commit is listed under",
  source: "checkpoint flow, recovery, D23",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, (one, { blocks }) => !blocks?.length || isFound(one))) {
      const { blocks = [] } = claim;
      const [block2] = blocks;
      const subject = subjectOf(fact);
      const scope = numberedScope(subject);
      if (block2 === void 0 || scope === void 0 || mayMean(scope, blocks)) continue;
      const found = `${claimIn2(claim)}, whose subject is ${quote(subject)}`;
      context.report(claim.at, `${found}; expected the scope of block ${inert(block2)}`);
    }
  }
});
function subjectOf(fact) {
  return "commit" in fact && fact.commit?.subject || "";
}

// src/formats/common/rules/schema/pattern.ts
var schemaPattern = rule({
  id: "schema/pattern",
  severity: "error",
  summary: "every identifier has the shape of its kind",
  source: "STATE.md schema 3.1",
  check: (context) => reportViolations(context, "pattern", ({ keyPath, value, schema }) => ({
    message: `${dotted(keyPath)} is ${quote(value)}, expected ${expected(schema)}`
  }))
});

// src/formats/common/rules/schema/timestamp.ts
var schemaTimestamp = rule({
  id: "schema/timestamp",
  severity: "error",
  summary: "every timestamp is a moment that exists, in the form of the specification",
  source: "STATE.md schema 3.1 and 3.3, D5",
  repair: "safe",
  check: (context) => reportViolations(context, "timestamp", ({ keyPath, value, schema }, document) => {
    const found = `${dotted(keyPath)} is ${quote(value)}`;
    const instant = parseInstant(String(value));
    if (!instant && isStamp(String(value))) return { message: `${found}, a date or an hour that does not exist` };
    if (!instant) return { message: `${found}, expected ${expected(schema)}` };
    const written = formatInstant(instant.ms);
    const message = `${found}, ISO 8601 in another form; expected`;
    if (!parseInstant(written)?.inProfile) return { message: `${message} ${expected(schema)}`, severity: "warning" };
    const edits = [{ at: document.at(keyPath), text: `"${written}"` }];
    const repair = { safe: true, title: `write ${written}`, edits };
    return { message: `${message} ${quote(written)}`, severity: "warning", repair };
  })
});

// src/formats/common/rules/schema/version.ts
var schemaVersion = rule({
  id: "schema/version",
  severity: "warning",
  summary: "the version of a file is one that this linter knows",
  source: "STATE.md schema 1.1",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { keyPath, value, known: known4 } of versionsOf(document)) {
        if (typeof value !== "string" || known4.includes(value) || isSpokenOf(document.verdict, keyPath)) continue;
        const list = either(known4.map(quote));
        report(document.at(keyPath), `${dotted(keyPath)} is ${quote(value)}, expected ${list}: no other is known here`);
      }
    }
  }
});
function versionsOf({ root, verdict }) {
  const visited = root && verdict ? visit(verdict.schema, dataOf(root)) : [];
  return visited.flatMap(({ keyPath, value, schema }) => {
    const known4 = schema?.["x-known"];
    return known4 ? [{ keyPath, value, known: known4 }] : [];
  });
}
function isSpokenOf(verdict, keyPath) {
  return verdict?.violations.some((one) => dotted(one.keyPath) === dotted(keyPath)) ?? false;
}

// src/formats/common/rules/suppressions/unused.ts
var suppressionsUnused = rule({
  id: "suppressions/unused",
  severity: "warning",
  summary: "every comment that is to silence a rule names one, and silences something that it says",
  source: "practice",
  needs: "suppressions",
  check({ suppressions, report, skip }) {
    for (const reason of suppressions?.unread ?? []) skip(reason);
    for (const { at: at2, malformed, rules: rules4 } of suppressions?.comments ?? []) {
      if (malformed) report(at2, malformations[malformed]);
      for (const one of rules4) {
        const message = said2(one);
        if (message !== void 0) report(one.at, message);
      }
    }
  }
});
var directive = "agent-state-lint-disable-next-line";
var malformations = {
  "other-word": `this comment silences nothing; the only word that does is "${directive}"`,
  "no-rule": `this comment names no rule; expected the id of one behind "${directive}"`,
  "not-alone": "this comment shares its line with other text, and so silences nothing; expected a line of its own",
  "not-closed": 'this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line'
};
function said2({ id, answer, meant }) {
  if (answer === "nothing-said") return `${quote(id)} says nothing about the next line, so there is nothing to silence`;
  if (answer === "never") return `${quote(id)} cannot be silenced by a comment, only by the configuration`;
  if (answer !== "unknown") return void 0;
  if (meant !== void 0) return `there is no rule ${quote(id)}; did you mean ${quote(meant)}?`;
  const hint = /\s/.test(id) ? '; expected commas between ids, and " -- " before a reason' : "";
  return `there is no rule ${quote(id)}${hint}`;
}

// src/formats/common/faults.ts
function reportFaults({ snapshot, report }, kind, severity) {
  for (const document of snapshot.documents) {
    for (const fault2 of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault2;
      report(document.span(fault2.start, fault2.end), fault2.message, {
        ...related && { related: [{ at: document.span(related.start, related.end), message: related.message }] },
        ...severity && { severity }
      });
    }
  }
}

// src/formats/common/rules/syntax/alias.ts
var syntaxAlias = rule({
  id: "syntax/alias",
  severity: "warning",
  summary: "a state file has no anchors and no aliases",
  source: "D34",
  check(context) {
    reportFaults(context, "alias");
    reportFaults(context, "alias-bomb", "error");
  }
});

// src/formats/common/rules/syntax/ambiguous-scalar.ts
var syntaxAmbiguousScalar = rule({
  id: "syntax/ambiguous-scalar",
  severity: "warning",
  summary: "every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits",
  source: "STATE.md schema 3, persistence guide, D6",
  repair: "safe",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { node, keyPath } of plainScalars(document)) {
        const ambiguity = ambiguityOf(node.source);
        const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
        if (!ambiguity || isBlockNumber(node, schema)) continue;
        const at2 = { document, keyPath, start: node.start, end: node.end };
        const found = `${inert(dotted(keyPath))} is ${inert(node.source)}, ${said3(ambiguity)}`;
        const text = clearNotation(node, schema);
        if (text === void 0) report(at2, found);
        else {
          const repair = { safe: true, title: `write ${inert(text)}`, edits: [{ at: at2, text }] };
          report(at2, `${found}; expected ${inert(text)}`, { repair });
        }
      }
    }
  }
});
function* plainScalars(document) {
  const pending = document.root ? [{ node: document.root, keyPath: [] }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, keyPath } = next;
    if (node.kind === "map") {
      for (const { key, value } of node.entries)
        pending.push({ node: value, keyPath: [...keyPath, String(key.value)] });
    } else if (node.kind === "list") {
      for (const [index, item] of node.items.entries()) pending.push({ node: item, keyPath: [...keyPath, index] });
    } else if (node.style === "plain" && document.text.startsWith(node.source, node.start)) {
      yield { node, keyPath };
    }
  }
}
function isBlockNumber({ source }, schema) {
  const types = typesOf(schema);
  return /^0[89]$/.test(source) && types.includes("string") && (types.includes("number") || types.includes("integer"));
}
function said3({ yaml11, yaml12 }) {
  const [older2, newer] = [wordsOf2(yaml11), wordsOf2(yaml12)];
  if (older2 === newer) return `which loses digits when it is loaded (${newer})`;
  return `which is ${older2} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;
}
function wordsOf2(reading) {
  if (reading.kind === "date") return "a date";
  if (reading.kind === "failure") return "an error";
  return "value" in reading ? String(reading.value) : reading.kind;
}

// src/formats/common/rules/syntax/conflict-marker.ts
var syntaxConflictMarker = rule({
  id: "syntax/conflict-marker",
  severity: "error",
  summary: "no merge conflict is left in a state file",
  source: 'checkpoint flow, "check for conflicts"',
  check: (context) => reportFaults(context, "conflict-marker")
});

// src/formats/common/rules/syntax/duplicate-key.ts
var syntaxDuplicateKey = rule({
  id: "syntax/duplicate-key",
  severity: "error",
  summary: "no key stands twice in one mapping",
  source: "YAML 1.2 3.2.1.3, RFC 8259 4",
  check: (context) => reportFaults(context, "duplicate-key")
});

// src/formats/common/rules/syntax/front-matter.ts
var syntaxFrontMatter = rule({
  id: "syntax/front-matter",
  severity: "error",
  summary: "a STATE.md has one block of front matter, with a fence above and below, or another known form",
  source: "STATE.md schema 8.1 and 9.1, D2",
  check: (context) => reportFaults(context, "front-matter")
});

// src/formats/common/rules/syntax/json.ts
var syntaxJson = rule({
  id: "syntax/json",
  severity: "error",
  summary: "the JSON of a state file parses, and nothing stands after its end",
  source: "Hivemind state",
  check: (context) => reportFaults(context, "json")
});

// src/formats/common/rules/syntax/unreadable.ts
var syntaxUnreadable = rule({
  id: "syntax/unreadable",
  severity: "error",
  summary: "every state file is a regular file of UTF-8 text within its limits of size and depth",
  source: "STATE.md schema 9, checkpoint flow check 5",
  check(context) {
    const { snapshot, report } = context;
    reportFaults(context, "cap");
    for (const file of snapshot.unreadable) {
      const document = new TextDocument(file.path, "", { faults: [] });
      report(document.span(0, 0), messages[file.refusal](file.detail));
    }
  }
});
var messages = {
  "not-utf8": (detail) => `the file is no UTF-8 text${at(detail)}; expected UTF-8`,
  "utf-16": () => "the file is UTF-16; expected UTF-8",
  "nul-byte": (detail) => `the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,
  "too-large": (detail) => `the file is larger than ${detail ?? "its limit"}, so it was not read`,
  "too-many": (detail) => `the state holds more than ${detail ?? "its limit"}, so not all of it was read`,
  "not-a-file": () => "this is no regular file; expected a file of text",
  link: () => "the way to this file leads over a link, and links are not followed; expected a regular file",
  "not-readable": () => "the file cannot be opened; check its permissions",
  "not-fetched": () => "the file was not fetched, as the clone is partial; clone it without --filter",
  missing: () => "the file is not there",
  outside: () => "the path leads out of the repository, so it was not read"
};
var at = (detail) => detail ? ` (${detail})` : "";

// src/formats/common/rules/syntax/yaml.ts
var syntaxYaml = rule({
  id: "syntax/yaml",
  severity: "error",
  summary: "the YAML of a state file parses",
  source: "checkpoint flow check 5",
  check: (context) => reportFaults(context, "yaml")
});

// src/formats/common/rules/index.ts
var rules2 = [
  filesExists,
  filesOutside,
  filesRemoved,
  gitCommitAmbiguous,
  gitCommitExists,
  gitCommitFormat,
  gitCommitKind,
  gitCommitReachable,
  gitCommitScope,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaTimestamp,
  schemaType,
  schemaUnknownField,
  schemaVersion,
  suppressionsUnused,
  syntaxAlias,
  syntaxAmbiguousScalar,
  syntaxConflictMarker,
  syntaxDuplicateKey,
  syntaxFrontMatter,
  syntaxJson,
  syntaxPlaceholder,
  syntaxUnreadable,
  syntaxYaml
];

// src/lint/suppressions/wording.ts
var word = "agent-state-lint-disable";
var directive2 = `${word}-next-line`;
function readWording(text) {
  const [first = ""] = /^[^\s,]*/.exec(text) ?? [];
  if (first !== directive2) return { malformed: "other-word" };
  const reason = / --(?: |$)/.exec(text.replace(/\s/g, " "));
  const ids = [];
  for (let start = first.length; start < (reason?.index ?? text.length); ) {
    const comma = text.indexOf(",", start);
    const end = Math.min(comma < 0 ? text.length : comma, reason?.index ?? text.length);
    const id = text.slice(start, end).trim();
    const at2 = text.indexOf(id, start);
    if (id !== "") ids.push({ id, start: at2, end: at2 + id.length });
    start = end + 1;
  }
  return ids.length > 0 ? { ids } : { malformed: "no-rule" };
}

// src/lint/suppressions/comments.ts
async function commentsOf({ path, text, root }, limits) {
  if (!text.includes(word) || /\.jsonl?$/i.test(path)) return { comments: [] };
  const yaml = root && yamlOf(text, root);
  const below = await inMarkdown(text, yaml?.end ?? 0, limits);
  if (below.ok) return { comments: [...yaml ? await inYaml(text, yaml) : [], ...below.comments] };
  const unread = `the comments of ${quote(path)} were not read: ${below.reason}`;
  return { comments: yaml ? await inYaml(text, yaml) : [], unread };
}
function yamlOf(text, values) {
  const { form, yaml } = splitFrontMatter(text);
  if (form === "fenced" && yaml.start <= values.start && values.end <= yaml.end) return yaml;
  const above = text.lastIndexOf("\n---", values.start);
  const below = text.slice(values.end).search(/^---[^\S\n]*$/m);
  return { start: above + 1, end: below < 0 ? text.length : values.end + below };
}
async function inYaml(text, { start: from, end: to }) {
  if (!text.slice(from, to).includes(word)) return [];
  const { yamlComments } = await import("./yaml-comments-3Y4E4RQY.js");
  return yamlComments(text, from, to).flatMap(({ start, end }) => {
    const said4 = { start: start + 1 + blanksAt(text, start + 1), end };
    if (!text.startsWith(word, said4.start)) return [];
    return [{ start, end, said: said4, ...!isAlone(text, start) && { malformed: "not-alone" } }];
  });
}
async function inMarkdown(text, from, limits) {
  const comments = linesOf(text, from).flatMap((line) => commentIn(text, line) ?? []);
  if (comments.length === 0) return { ok: true, comments };
  const structure = await readStructure(text, from, text.length, limits);
  if (!structure.ok) return structure;
  return { ok: true, comments: comments.filter(({ start }) => !structure.isCode(start)) };
}
function commentIn(text, { start: lineStart, end: lineEnd }) {
  const line = text.slice(lineStart, lineEnd);
  const at2 = line.indexOf(word);
  const opening = at2 < 0 ? null : /<!--[ \t]{0,99}$/.exec(line.slice(Math.max(0, at2 - 103), at2));
  if (!opening) return void 0;
  const open2 = at2 - opening[0].length;
  const close = line.indexOf("-->", at2);
  const end = close < 0 ? line.length : close + 3;
  const said4 = line.slice(at2, close < 0 ? void 0 : close).trimEnd().length;
  const hasOther = line.slice(0, open2).trim() !== "" || line.slice(end).trim() !== "";
  const malformed = close < 0 ? "not-closed" : hasOther ? "not-alone" : void 0;
  return {
    start: lineStart + open2,
    end: lineStart + end,
    said: { start: lineStart + at2, end: lineStart + at2 + said4 },
    ...malformed && { malformed }
  };
}
function blanksAt(text, offset) {
  const blanks = /[ \t]*/y;
  blanks.lastIndex = offset;
  return blanks.exec(text)?.[0].length ?? 0;
}
function isAlone(text, offset) {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

// src/lint/suppressions/suppress.ts
var mostHints = 1e3;
async function suppress(findings, documents, hearing, limits) {
  const all = { silenced: /* @__PURE__ */ new Set(), comments: [], unread: [] };
  let hints = mostHints;
  let byPlace2;
  for (const document of documents) {
    const { written, unread } = await readSuppressions(document, limits);
    if (unread !== void 0) all.unread.push(unread);
    if (written.length === 0) continue;
    byPlace2 ??= groupedByPlace(findings);
    for (const { at: at2, malformed, line, rules: rules4 } of written) {
      const heard = rules4.map((one) => {
        const found = byPlace2?.get(placeOf(document.path, line, one.id)) ?? [];
        for (const finding of found) all.silenced.add(finding);
        const answer = answerOf(one.id, found.length > 0, document, hearing);
        hints -= answer === "unknown" ? 1 : 0;
        const meant = answer === "unknown" && hints >= 0 ? meantRule(one.id, hearing.ids) : void 0;
        return { ...one, answer, ...meant !== void 0 && { meant } };
      });
      all.comments.push({ at: at2, rules: heard, ...malformed && { malformed } });
    }
  }
  return all;
}
function groupedByPlace(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const place = placeOf(finding.path, finding.start.line, finding.rule);
    const group = groups.get(place);
    if (group) group.push(finding);
    else groups.set(place, [finding]);
  }
  return groups;
}
var placeOf = (path, line, rule4) => `${line} ${rule4} ${path}`;
function answerOf(id, isFound2, document, { ids, never, hasJudged }) {
  if (!ids.includes(id)) return "unknown";
  if (never.has(id)) return "never";
  if (isFound2) return "silenced";
  return hasJudged(id, document) ? "nothing-said" : "not-judged";
}
async function readSuppressions(document, limits) {
  const { comments, unread } = await commentsOf(document, limits);
  const lines = comments.map(({ start }) => document.position(start).line);
  const alone = new Set(lines.filter((_2, index) => comments[index]?.malformed !== "not-alone"));
  const next = /* @__PURE__ */ new Map();
  for (const line of [...lines].sort((a, b2) => b2 - a)) {
    next.set(line, alone.has(line + 1) ? next.get(line + 1) ?? line + 1 : line + 1);
  }
  const written = comments.map(({ start, end, said: said4, malformed }, index) => {
    const wording = malformed ? { malformed } : readWording(document.text.slice(said4.start, said4.end));
    const ids = "ids" in wording ? wording.ids : [];
    return {
      at: document.span(start, end),
      line: next.get(lines[index] ?? 0) ?? 0,
      rules: ids.map(({ id, ...at2 }) => ({ id, at: document.span(said4.start + at2.start, said4.start + at2.end) })),
      ..."malformed" in wording && { malformed: wording.malformed }
    };
  });
  return { written, unread };
}

// src/lint/check-root.ts
async function checkRoot(snapshot, rules4, choice, circumstances) {
  const chosen = chosenRules(rules4, choice);
  const isLast = ({ needs }) => needs === "suppressions";
  const findings = [];
  const skipped = [];
  const ask = async (rule4, suppressions2) => rule4.check({
    snapshot,
    ...circumstances,
    ...suppressions2 && { suppressions: suppressions2 },
    report: (at2, message, options) => {
      const { path } = at2.document;
      const severity = severityAt(choice, rule4.id, path);
      if (severity === "off" || choice.isIgnored?.(path)) return;
      const finding = toFinding(rule4, at2, message, options);
      findings.push(severity ? { ...finding, severity } : finding);
    },
    skip: (reason) => {
      if (severityAt(choice, rule4.id, snapshot.root, true) === "off") return;
      skipped.push({ rule: rule4.id, root: snapshot.root, reason });
    }
  });
  for (const rule4 of chosen) if (!isLast(rule4)) await ask(rule4);
  const unheard = new Set(skipped.map(({ rule: rule4 }) => rule4));
  const heard = new Set(chosen.map(({ id }) => id).filter((id) => !unheard.has(id)));
  const hearing = {
    ids: rules4.map(({ id }) => id),
    never: new Set(rules4.filter(isLast).map(({ id }) => id)),
    hasJudged: (rule4, document) => snapshot.unjudged === void 0 && heard.has(rule4) && isWhole(document) && severityAt(choice, rule4, document.path) !== "off"
  };
  const { silenced, ...suppressions } = await suppress(findings, snapshot.documents, hearing, circumstances.limits);
  for (const rule4 of chosen) if (isLast(rule4)) await ask(rule4, suppressions);
  return { findings: findings.filter((one) => !silenced.has(one)), suppressed: [...silenced], skipped };
}
function isWhole({ faults: faults2 }) {
  return faults2.every(({ kind }) => kind === "alias" || kind === "duplicate-key");
}

// src/text/portable-names.ts
var device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;
function isStrangeOnWindows(path) {
  return path.split("/").some((part) => /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) || device.test(part));
}

// src/lint/find-path.ts
var mostLinks = 40;
async function findPath(tree, path) {
  const kind = await tree.kind(path);
  if (kind !== void 0 && kind !== "link") return { stands: "present" };
  const parts2 = path.split("/").reverse();
  let at2 = "";
  let links = 0;
  for (let part = parts2.pop(); part !== void 0; part = parts2.pop()) {
    const next = pathIn(at2, part);
    const found = await tree.kind(next);
    if (found === void 0) {
      if (!await isOwn(tree, at2)) return { stands: "foreign" };
      return kind === "link" ? { stands: "present" } : { stands: "absent", path: [next, ...parts2.reverse()].join("/") };
    }
    if (found === "link") {
      links += 1;
      const target = links > mostLinks ? void 0 : await targetOf(tree, next, at2);
      if (target === void 0) return { stands: "outside" };
      parts2.push(...target.split("/").reverse());
      at2 = "";
    } else if (found !== "directory" && parts2.length > 0) {
      return found === "other" ? { stands: "foreign" } : { stands: "absent", path };
    } else at2 = next;
  }
  return { stands: "present" };
}
async function targetOf(tree, link, folder) {
  const target = await tree.link(link);
  return target === void 0 || refusedClaim(target) ? void 0 : join(folder, target);
}
async function isOwn(tree, folder) {
  for (let at2 = folder; at2 !== ""; at2 = parentOf(at2)) {
    if (await tree.kind(pathIn(at2, ".git")) !== void 0) return false;
  }
  return true;
}

// src/lint/facts.ts
async function lookUp(snapshots, needs, evidence) {
  const commits = needs.has("history") ? await commitFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  const files = needs.has("files") ? await fileFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  return {
    commit: ({ name }) => commits.get(name) ?? unasked,
    file: (claimed) => files.get(claimed) ?? unasked
  };
}
var unasked = { answer: "unknown", reason: "it was not looked up" };
async function commitFacts(snapshots, { history }) {
  const names = new Set(snapshots.flatMap(({ commits }) => commits.map(({ name }) => name)));
  const hashes = [...names].filter(isHash);
  const known4 = hashes.length > 0 ? await history.commits(hashes) : /* @__PURE__ */ new Map();
  return new Map([...names].map((name) => [name, known4.get(name) ?? { answer: "malformed" }]));
}
async function fileFacts(snapshots, { tree, history }) {
  const facts = /* @__PURE__ */ new Map();
  const gone = /* @__PURE__ */ new Map();
  for (const { root, files } of snapshots) {
    for (const file of files) {
      const fact = await factOf(tree, file, root);
      if ("answer" in fact) facts.set(file, fact);
      else gone.set(file, fact.paths);
    }
  }
  if (gone.size === 0) return facts;
  const fates = await history.files([...new Set([...gone.values()].flat())]);
  for (const [file, paths] of gone) facts.set(file, likeliest(paths, fates));
  return facts;
}
async function factOf(tree, { path }, root) {
  const refused2 = refusedClaim(path);
  if (refused2) return { answer: "outside", why: refused2 === "not-portable" && climbs(path) ? "climbs" : refused2 };
  const paths = claimedPaths(path, root);
  if (paths.length === 0) return { answer: "outside", why: "climbs" };
  if (paths.every(isStrangeOnWindows)) return { answer: "outside", why: "not-portable" };
  const found = await Promise.all(paths.map((place) => findPath(tree, place)));
  const is = (stands) => found.some((one) => one.stands === stands);
  if (is("present")) return { answer: "present" };
  if (is("outside")) return { answer: "outside", why: "link" };
  if (is("foreign")) return { answer: "unknown", reason: "the path lies in another repository" };
  const ends = found.flatMap((one) => one.stands === "absent" ? one.path : []);
  return { paths: [.../* @__PURE__ */ new Set([...paths, ...ends])] };
}
function climbs(path) {
  return join("", path.replaceAll("\\", "/")) === void 0;
}
function likeliest(paths, fates) {
  const all = paths.map((path) => ({ path, fate: fates.get(path) ?? unasked }));
  for (const answer of ["present", "committed", "removed", "elsewhere"]) {
    const there = all.find(({ fate }) => fate.answer === answer);
    if (there) return { ...there.fate, path: there.path };
  }
  const unknown = all.find(({ fate }) => fate.answer === "unknown");
  return unknown ? unknown.fate : { answer: "never" };
}

// src/lint/report.ts
var rank = { error: 0, warning: 1, info: 2 };
function toReport({ roots, findings, suppressed, skipped, files }, most4) {
  const all = withOwnFingerprints(distinctBy([...findings, ...suppressed], identity).sort(byPlace));
  const silent = new Set(suppressed.map(identity));
  const distinct = silent.size === 0 ? all : all.filter((finding) => !silent.has(identity(finding)));
  const kept = distinct.length <= most4 ? distinct : worst(distinct, most4);
  const number3 = (severity) => distinct.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots,
    findings: kept,
    skipped: distinctBy([...skipped, ...leftOut(distinct, kept)], (one) => JSON.stringify(one)).sort(
      (a, b2) => compare(a.root, b2.root) || compare(a.rule, b2.rule) || compare(a.reason, b2.reason)
    ),
    summary: {
      errors: number3("error"),
      warnings: number3("warning"),
      infos: number3("info"),
      files,
      suppressed: all.length - distinct.length
    }
  };
}
function distinctBy(items2, key) {
  return [...new Map(items2.map((item) => [key(item), item])).values()];
}
function worst(findings, most4) {
  return [...findings].sort((a, b2) => rank[a.severity] - rank[b2.severity]).slice(0, most4).sort(byPlace);
}
function leftOut(all, kept) {
  const missing = /* @__PURE__ */ new Map();
  const held = new Set(kept);
  for (const { rule: rule4 } of all.filter((finding) => !held.has(finding))) missing.set(rule4, (missing.get(rule4) ?? 0) + 1);
  return [...missing].map(([rule4, number3]) => ({
    rule: rule4,
    root: "",
    reason: `${number3} of its findings are left out: a report holds at most ${kept.length}`
  }));
}
function byPlace(a, b2) {
  return compare(a.path, b2.path) || a.start.line - b2.start.line || a.start.column - b2.start.column || rank[a.severity] - rank[b2.severity] || compare(a.rule, b2.rule) || compare(a.message, b2.message);
}
function identity({ rule: rule4, path, pointer, start, end, message }) {
  return JSON.stringify([rule4, path, pointer, start, end, message]);
}
function compare(a, b2) {
  return a < b2 ? -1 : a > b2 ? 1 : 0;
}
function withOwnFingerprints(findings) {
  const seen = /* @__PURE__ */ new Map();
  return findings.map((finding) => {
    const times = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, times);
    return times === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${times}` };
  });
}

// src/lint/lint.ts
var most3 = { roots: 100, text: 4 * 1024 * 1024 };
var mostSources = 32 * 1024 * 1024;
async function lintRoots(run) {
  const all = { roots: [], findings: [], suppressed: [], skipped: [], files: 0 };
  const sources = /* @__PURE__ */ new Map();
  let left2 = mostSources;
  for await (const lot of readInLots(run)) {
    for (const { snapshot, findings, suppressed, skipped } of await judge(lot, run)) {
      const { root, format, dialect: dialect2, documents } = snapshot;
      all.roots.push({ path: root, format, ...dialect2 !== void 0 && { dialect: dialect2 } });
      for (const finding of findings) all.findings.push(finding);
      for (const finding of suppressed) all.suppressed.push(finding);
      for (const skip of skipped) all.skipped.push(skip);
      all.files += documents.length;
      const named3 = new Set(findings.flatMap(({ path, related = [] }) => [path, ...related.map((one) => one.path)]));
      for (const { path, text } of documents) {
        if (!named3.has(path) || text.length > left2) continue;
        sources.set(path, text);
        left2 -= text.length;
      }
    }
  }
  return { report: toReport(all, run.limits.findings), sources };
}
async function* readInLots({ roots, tree, limits }) {
  let lot = [];
  let length = 0;
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, limits);
    lot.push({ snapshot, format });
    for (const { text } of snapshot.documents) length += text.length;
    if (lot.length < most3.roots && length < most3.text) continue;
    yield lot;
    lot = [];
    length = 0;
  }
  if (lot.length > 0) yield lot;
}
async function judge(lot, run) {
  const rules4 = lot.flatMap(({ format }) => chosenRules(rulesOf(format), run));
  const needs = new Set(rules4.flatMap(({ needs: need }) => need ? [need] : []));
  const facts = await lookUp(
    lot.map(({ snapshot }) => snapshot),
    needs,
    run
  );
  const judged = [];
  for (const { snapshot, format } of lot) {
    const base = run.base && await readBase(run.base, snapshot.root, format, run.limits);
    const said4 = await checkRoot(snapshot, rulesOf(format), run, { base, facts, now: run.now, limits: run.limits });
    judged.push({ snapshot, ...said4 });
  }
  return judged;
}
async function readBase(tree, path, format, limits) {
  const snapshot = await format.read(tree, path, limits);
  return snapshot.documents.length + snapshot.unreadable.length > 0 ? snapshot : void 0;
}
function rulesOf(format) {
  return [...rules2, ...format.rules];
}
function allRules(formats2) {
  const byId = new Map(formats2.flatMap(rulesOf).map((rule4) => [rule4.id, rule4]));
  return [...byId.values()].sort((a, b2) => a.id < b2.id ? -1 : 1);
}

// src/lint/lint-options.ts
var kinds2 = {
  cwd: { expected: "a path", is: isWord },
  paths: { expected: "a list of paths", is: isListOfWords },
  contents: { expected: "an object of strings or Uint8Arrays, by path", is: isObjectOf(isContent) },
  only: { expected: "a list of beginnings of rule ids", is: isListOfWords },
  severities: { expected: "an object of severities, by rule id", is: isObjectOf((one) => typeof one === "string") },
  config: { expected: "a path, or false", is: (value) => value === false || isWord(value) },
  rev: { expected: "a revision", is: isWord },
  base: { expected: "a revision", is: isWord },
  git: { expected: "true or false", is: isBoolean },
  safeDirectory: { expected: "a path", is: isWord },
  now: { expected: 'a number, of ms since 1970, or "commit"', is: isMoment },
  allowEmpty: { expected: "true or false", is: isBoolean }
};
function checkOptions(options) {
  if (!isObject(options)) throw new UsageError(`lint() wants an object of options, not ${inWords2(options)}`);
  const known4 = new Map(Object.entries(kinds2));
  for (const [name, value] of Object.entries(options)) {
    const kind = known4.get(name);
    if (!kind) {
      const meant = nearest(name, [...known4.keys()]);
      throw new UsageError(`there is no option ${quote(name)}${meant ? `; did you mean ${quote(meant)}?` : ""}`);
    }
    if (value === void 0 || kind.is(value)) continue;
    throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords2(value)}`);
  }
}
function isWord(value) {
  return typeof value === "string" && value !== "";
}
function isBoolean(value) {
  return typeof value === "boolean";
}
function isListOfWords(value) {
  return Array.isArray(value) && value.every(isWord);
}
function isObject(value) {
  return tagOf(value) === "Object";
}
function isObjectOf(is) {
  return (value) => isObject(value) && Object.values(value).every(is);
}
function isContent(value) {
  return typeof value === "string" || tagOf(value) === "Uint8Array";
}
function isMoment(value) {
  return value === "commit" || typeof value === "number" && Math.abs(value) <= 864e13;
}
function tagOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}
function inWords2(value) {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.every(isWord) ? "a list" : "a list of other things";
  if (isObject(value)) return "such an object";
  const isNamed = typeof value === "object" && value !== null || typeof value === "function";
  return isNamed ? `a ${tagOf(value)}` : String(value);
}

// src/repository/locate.ts
import { dirname, join as join2, relative, resolve, sep } from "node:path";
function locate(given, workingFolder, rootNames2) {
  const path = resolve(workingFolder, given);
  const folder = folderAroundRoot(path, rootNames2) ?? (isFolder(path) ? path : dirname(path));
  const real = realPath(folder);
  return { given, path: join2(real, relative(folder, path)), folder: real };
}
function folderAroundRoot(path, rootNames2) {
  const parts2 = path.split(sep);
  const at2 = parts2.findLastIndex((part) => rootNames2.includes(part));
  if (at2 < 0) return void 0;
  const root = parts2.slice(0, at2 + 1).join(sep);
  return hasTopBetween(root, path) ? void 0 : dirname(root);
}
function topOf(folder) {
  return repositoryTop(folder) ?? (isBareRepository(folder) ? folder : void 0);
}
function commonTop(places, workingFolder) {
  const tops = /* @__PURE__ */ new Map();
  for (const { folder } of places) if (!tops.has(folder)) tops.set(folder, topOf(folder));
  const [first] = places;
  const top = tops.get(first.folder);
  const foreign = places.find(({ folder }) => tops.get(folder) !== top);
  const folders = places.map(({ folder }) => folder);
  const isHere = folders.every((folder) => insideOf(workingFolder, folder) !== void 0);
  return { top: top ?? (isHere ? workingFolder : commonFolder(folders)), ...foreign && { foreign } };
}

// src/repository/memory-tree.ts
var MemoryTree = class {
  #files;
  #folders;
  #below;
  /** @param files path, relative to the repository, to content */
  constructor(files, below) {
    const bytes = (content) => typeof content === "string" ? new TextEncoder().encode(content) : content;
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)]));
    this.#folders = foldersOf(this.#files.keys());
    this.#below = below;
  }
  async list(directory) {
    const entries = new Map((await this.#below?.list(directory))?.map((entry) => [entry.name, entry]));
    for (const [name, entry] of this.#folders.get(directory) ?? []) entries.set(name, entry);
    return [...entries.values()].sort((a, b2) => a.name < b2.name ? -1 : 1);
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
};
function foldersOf(paths) {
  const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  for (const path of paths) {
    let at2 = path;
    let kind = "file";
    for (; ; ) {
      const slash = at2.lastIndexOf("/");
      const folder = at2.slice(0, Math.max(0, slash));
      const name = at2.slice(slash + 1);
      const known4 = folders.get(folder);
      if (known4) {
        known4.set(name, { name, kind });
        break;
      }
      folders.set(folder, /* @__PURE__ */ new Map([[name, { name, kind }]]));
      at2 = folder;
      kind = "directory";
    }
  }
  return folders;
}

// src/repository/repository.ts
import { existsSync } from "node:fs";
import { join as join3 } from "node:path";

// src/repository/git/no-history.ts
function noHistory(reason) {
  const unknown = { answer: "unknown", reason };
  const allUnknown = async (names) => new Map(names.map((name) => [name, unknown]));
  return { commits: allUnknown, files: allUnknown };
}

// src/repository/working-tree.ts
import { lstatSync as lstatSync2, readdirSync, readlinkSync } from "node:fs";
import { dirname as dirname2, isAbsolute, join as onDisk, relative as relative2, sep as sep2 } from "node:path";

// src/repository/read-file.ts
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
var flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
function readRegularFile(path, cap) {
  let descriptor;
  try {
    const seen = constants.O_NOFOLLOW ? void 0 : lstatSync(path);
    if (seen?.isSymbolicLink()) return refused("link");
    descriptor = openSync(path, flags);
    const stat = fstatSync(descriptor);
    if (seen && !isSame(seen, stat)) return refused("link");
    if (!stat.isFile()) return refused("not-a-file");
    if (stat.size > cap) return refused("too-large");
    return readAll(descriptor, stat.size, cap);
  } catch (error) {
    return refused(refusalOf(error));
  } finally {
    if (descriptor !== void 0) closeSync(descriptor);
  }
}
function readAll(descriptor, size2, cap) {
  let bytes = Buffer.allocUnsafe(size2 + 1);
  let length = 0;
  for (; ; ) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += read;
    if (length > cap) return refused("too-large");
    if (read === 0) return { ok: true, bytes: bytes.subarray(0, length) };
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
  }
}
var isSame = (a, b2) => a.dev === b2.dev && a.ino === b2.ino;
var refused = (refusal) => ({ ok: false, refusal });
function refusalOf({ code }) {
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return "missing";
  if (code === "ELOOP") return "link";
  if (code === "EISDIR" || code === "ENXIO") return "not-a-file";
  return "not-readable";
}

// src/repository/working-tree.ts
var WorkingTree = class {
  #top;
  /** Folders that are known to be reached without a link. */
  #safe = /* @__PURE__ */ new Set([""]);
  /** @param top absolute path of the repository, without links */
  constructor(top) {
    this.#top = top;
  }
  async list(directory) {
    const inside = insidePath(directory);
    if (inside === void 0 || this.#linkOnTheWay(inside)) return [];
    try {
      const entries = readdirSync(onDisk(this.#top, inside), { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort(byName);
    } catch {
      return [];
    }
  }
  async kind(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      return kindOf(lstatSync2(onDisk(this.#top, inside)));
    } catch {
      return void 0;
    }
  }
  async link(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      const target = readlinkSync(onDisk(this.#top, inside));
      const own = isAbsolute(target) ? relative2(dirname2(onDisk(this.#top, inside)), target) : target;
      return isAbsolute(own) ? void 0 : own.split(sep2).join("/");
    } catch {
      return void 0;
    }
  }
  async read(path, cap) {
    const inside = insidePath(path);
    if (inside === void 0) return { ok: false, refusal: "outside" };
    if (this.#linkOnTheWay(parentOf(inside))) return { ok: false, refusal: "link" };
    return readRegularFile(onDisk(this.#top, inside), cap);
  }
  /** From the top down, so that nothing behind a link is ever asked for. */
  #linkOnTheWay(directory) {
    const unknown = [];
    for (let at2 = directory; !this.#safe.has(at2); at2 = parentOf(at2)) unknown.push(at2);
    for (const folder of unknown.reverse()) {
      const kind = this.#kindOfFolder(folder);
      if (kind === "link") return true;
      if (kind === void 0) return false;
      this.#safe.add(folder);
    }
    return false;
  }
  #kindOfFolder(folder) {
    try {
      return kindOf(lstatSync2(onDisk(this.#top, folder)));
    } catch {
      return void 0;
    }
  }
};
function insidePath(path) {
  const inside = join("", path);
  if (inside === void 0 || inside.includes("\0")) return void 0;
  return process.platform === "win32" && isStrangeOnWindows(inside) ? void 0 : inside;
}
function kindOf(entry) {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}
var byName = (a, b2) => a.name < b2.name ? -1 : 1;

// src/repository/repository.ts
async function openRepository(top, { git = true, safeDirectory }) {
  if (!git) return withoutGit(top, "git was not to be asked");
  const isBare = !existsSync(join3(top, ".git"));
  if (isBare && !isBareRepository(top)) return withoutGit(top, "this is no git repository");
  const { GitRepository } = await import("./git-repository-KRHL44R2.js");
  const isSafe = safeDirectory !== void 0 && insideOf(realPath(safeDirectory), top) !== void 0;
  const options = { ...isBare && { gitDir: top }, ...isSafe && { safeDirectory: top } };
  return withGit(top, new GitRepository(top, options), isBare);
}
function withGit(top, git, isBare) {
  const resolve2 = async (revision) => {
    const { hash, time } = await git.resolve(revision);
    return { tree: git.tree(hash), history: git.history(hash), time };
  };
  return {
    isBare,
    workingTree: new WorkingTree(top),
    history: git.history(),
    ignored: (folders) => git.ignored(folders),
    resolve: resolve2,
    close: () => git.close()
  };
}
function withoutGit(top, reason) {
  return {
    isBare: false,
    workingTree: new WorkingTree(top),
    history: noHistory(reason),
    ignored: async () => /* @__PURE__ */ new Set(),
    resolve: async (revision) => {
      throw new RevisionError(`${quote(revision)} cannot be read: ${reason}`);
    },
    close: () => void 0
  };
}

// src/repository/shown-path.ts
import { join as join4, relative as relative3, sep as sep3 } from "node:path";
function pathsSeenFrom(workingFolder, top) {
  const here = realPath(workingFolder);
  const isNear = insideOf(here, top) !== void 0 || insideOf(top, here) !== void 0;
  return (path) => {
    const full2 = join4(top, path);
    const seen = isNear ? relative3(here, full2) || "." : full2;
    return seen.split(sep3).join("/");
  };
}

// src/lint/verdict.ts
var known3 = ["error", "warning", "info", "never"];
function fails(report, failOn) {
  if (!known3.includes(failOn)) {
    const meant = nearest(String(failOn), known3);
    const hint = meant ? `; did you mean ${quote(meant)}?` : "";
    throw new UsageError(`${quote(failOn)} is no severity to fail on; expected ${either(known3)}${hint}`);
  }
  const { errors, warnings, infos } = report.summary;
  if (failOn === "never") return false;
  return errors > 0 || failOn !== "error" && warnings > 0 || failOn === "info" && infos > 0;
}

// src/index.ts
var rootNames = formats.map((format) => format.directory);
async function lint(options = {}) {
  checkOptions(options);
  const { paths = [], contents = {}, only: only2 = [], severities = {}, allowEmpty = false } = options;
  checkChoice({ only: only2, severities }, allRules(formats));
  const cwd = realPath(options.cwd ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, options.cwd);
  const place = (path) => locate(path, cwd, rootNames);
  const here = place(".");
  const named3 = paths.map(place);
  const given = Object.entries(contents).map(([path, text]) => ({ ...place(path), text }));
  const { top, foreign } = commonTop([named3[0] ?? here, ...named3.slice(1), ...given], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);
  const repository = await openRepository(top, options);
  try {
    const searched = ({ given: words3, path }) => ({ given: words3, path: insideOf(top, path) ?? "" });
    const texts = given.map((one) => ({ ...searched(one), text: one.text }));
    checkTexts(texts, formats);
    const subject = await subjectOf2(repository, options, texts);
    const configuration = await configurationFor(options.config, subject.tree, top, cwd);
    const asked = named3.length > 0 ? named3 : [here];
    const isIgnored = ignoring(
      configuration,
      asked.map(searched).flatMap(({ path }) => [path, rootAround(path, formats)?.path ?? path])
    );
    const search = {
      tree: subject.tree,
      formats,
      ...subject.isWorkingTree && { leftOut: repository.ignored },
      isIgnored: (folder) => isIgnored(folder, true)
    };
    const at2 = options.rev === void 0 ? "" : ` at ${options.rev}`;
    const where = `${at2}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ""}`;
    const { roots, unsearched, empty: empty2 } = await discover(
      search,
      named3.map(searched),
      { ...searched(here), given: cwd },
      allowEmpty,
      where
    );
    const { limits = defaultLimits } = configuration ?? {};
    const linted = await lintRoots({ ...subject, roots, only: only2, severities, configuration, isIgnored, limits });
    const stateless = empty2.map(({ given: words3 }) => words3);
    return { ...linted, top, unsearched, stateless, ...configuration && { configuration: verdictOf(configuration) } };
  } finally {
    repository.close();
  }
}
async function configurationFor(named3, tree, top, cwd) {
  if (named3 === false) return void 0;
  const file = named3 === void 0 ? await nearestConfiguration(tree, top, cwd) : namedConfiguration(named3, tree, top, cwd);
  if (!file) return void 0;
  const { readConfiguration } = await import("./read-TQ5ZW7UL.js");
  const ids = allRules(formats).map(({ id }) => id);
  return readConfiguration(file, ids);
}
async function nearestConfiguration(tree, top, cwd) {
  const shown3 = pathsSeenFrom(cwd, top);
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? "", shown3);
  return path === void 0 ? void 0 : { tree, path, name: shown3(path) };
}
function namedConfiguration(name, tree, top, cwd) {
  const { path, folder } = locate(name, cwd, []);
  const inside = insideOf(top, path);
  if (inside !== void 0) return { tree, path: inside, name };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? "", name };
}
function verdictOf({ name, failOn, maxWarnings }) {
  return { name, ...failOn && { failOn }, ...maxWarnings !== void 0 && { maxWarnings } };
}
async function subjectOf2(repository, options, texts) {
  const { rev, base, now } = options;
  if (rev !== void 0 && texts.length > 0)
    throw new UsageError("texts lie over the working tree, not over a revision");
  if (repository.isBare && rev === void 0) {
    throw new UsageError("this is a bare repository, without a working tree; name a revision to lint");
  }
  const resolve2 = (revision) => repository.resolve(revision).catch(asUsageError);
  const commit2 = rev === void 0 ? void 0 : await resolve2(rev);
  const overlay = Object.fromEntries(texts.map(({ path, text }) => [path, text]));
  const { workingTree } = repository;
  return {
    isWorkingTree: !commit2,
    tree: commit2?.tree ?? (texts.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree),
    history: commit2?.history ?? repository.history,
    base: base === void 0 ? void 0 : (await resolve2(base)).tree,
    now: now === "commit" ? commit2?.time ?? (await resolve2("HEAD")).time : now ?? commit2?.time ?? Date.now()
  };
}
function asUsageError(error) {
  throw error instanceof RevisionError ? new UsageError(error.message) : error;
}
async function discover(search, named3, here, allowEmpty, where) {
  if (named3.length > 0) {
    const found2 = await discoverNamed(search, named3);
    if (found2.empty[0] && !allowEmpty) throw await nothingToLint(search, found2.empty[0], found2, ` or below it${where}`);
    return found2;
  }
  const found = await discoverFrom(search, here.path);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === "" ? " or below it" : ", below it or above it in its repository";
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}
function rules3() {
  return allRules(formats).map(({ id, severity, summary, source, repair, needs }) => ({
    ...{ id, severity, summary, source },
    ...repair && { repair },
    ...needs && { needs },
    url: ruleUrl(id)
  }));
}
function schemas() {
  const config = async () => (await import("./config.schema-6YKOMATF.js")).default;
  const all = Object.entries(
    Object.assign({ config }, ...formats.map((format) => format.schemas))
  );
  return Object.fromEntries(all.map(([name, load]) => [name, async () => structuredClone(await load())]));
}

export {
  formats,
  ruleUrl,
  folderAroundRoot,
  pathsSeenFrom,
  fails,
  lint,
  rules3 as rules,
  schemas
};
