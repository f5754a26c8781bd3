import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  remarkStringify
} from "./chunk-Z4Z5NENI.js";
import {
  MemoryTree,
  answerOf,
  checkpointFiles,
  clockTime,
  comparableName,
  digits,
  isBreak,
  isListItem,
  isShare,
  isSkippedPlan,
  labelledLine,
  mayBeSame,
  mayMean,
  mostBlocks,
  nameOfBlock,
  numberedScope,
  orderOf,
  outcomeOf,
  partNames,
  placementIn,
  placementOf,
  readCheckpoints,
  readEntries,
  saidBy,
  saidBy2,
  scopedSubject,
  scratchpadEntries,
  setbacksIn,
  share,
  silenceOf,
  stampState,
  titleOf,
  typeOf,
  updatedOf,
  whyUnread,
  workOf
} from "./chunk-QMN52F6N.js";
import {
  digest
} from "./chunk-NMP4AIZ7.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  misspeltFields
} from "./chunk-MRLGE62H.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  named
} from "./chunk-NXQGIGHV.js";
import {
  unified
} from "./chunk-XOZEBM55.js";
import {
  blockLines,
  inOrder,
  patchYaml,
  persistenceOrder,
  rewriteYaml,
  stateOrder
} from "./chunk-V6JUAB5S.js";
import {
  blockNames,
  countPlannedBlocks,
  dialectOfKeys,
  fieldsNamed,
  formOf,
  isAbsent,
  isUnderWay,
  isUnsaid,
  leftoverOf,
  namedPlan,
  namedSummary,
  notedHashes,
  numberingOf,
  parseBlock,
  parsePhase,
  persistenceSpecification,
  phaseNumber,
  phaseOfBlock,
  readGrid,
  readMapping,
  saysNothing,
  schemaLifecycle,
  shapes,
  stageOf,
  stateFile,
  stateSpecification,
  statusOf,
  textIn,
  textOf,
  words
} from "./chunk-4OMBM5OY.js";
import {
  splitFrontMatter
} from "./chunk-LRFVJKG5.js";
import {
  isHash
} from "./chunk-FEIMMAU4.js";
import "./chunk-KJHL3IC5.js";
import {
  unprintable,
  withRecentReadings
} from "./chunk-WPQ2KQ5F.js";
import {
  bodyOf,
  conflictsOf
} from "./chunk-G74KQE6F.js";
import {
  textLines
} from "./chunk-HXS6QXFJ.js";
import "./chunk-JFYJO2YG.js";
import {
  readText
} from "./chunk-QHCGNWDN.js";
import {
  TextDocument,
  dataOf,
  fieldOf,
  fileAt,
  formatInstant,
  isDataMap,
  isPlaceholder,
  isSameData,
  isUnusable,
  mapOf,
  parseInstant,
  schemaAt,
  segmentsOf,
  specify,
  visit
} from "./chunk-V52XWFG2.js";
import {
  claimedPaths,
  parentOf,
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  Positions,
  conflictMarkers,
  decode,
  linesOf,
  withLineFeeds
} from "./chunk-VOYRXT6Q.js";
import {
  count,
  either,
  folded,
  inert,
  nearest,
  quote,
  size,
  some
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-HKZPIQBH.js";
import "./chunk-DVMKRWGA.js";
import "./chunk-5XWL5JNG.js";

// src/formats/grid/recover/write/body.ts
var writer = unified().use(remarkStringify, { bullet: "-", rule: "-", fences: false });
function renderedBody(state2) {
  return `
${markdown([...head(state2), ...position(state2), { type: "thematicBreak" }, paragraph(text("End of Line."))])}`;
}
function keptBody(state2, old) {
  const value = withoutBlankStart(old.replace(/\r\n?/g, "\n")).trimEnd();
  const kept = [heading(2, text("Kept from the old file")), { type: "code", value }];
  return `
${markdown([...head(state2), ...position(state2), ...kept])}`;
}
function withoutBlankStart(text2) {
  const first3 = text2.search(/\S/);
  return first3 < 0 ? "" : text2.slice(text2.lastIndexOf("\n", first3) + 1);
}
function head(state2) {
  const { progress } = state2;
  const percent = isDataMap(progress) ? progress.percent : void 0;
  const done = typeof percent === "number" ? percent : 0;
  const lines2 = [
    labelled("Status", String(state2.status)),
    labelled("Mode", String(state2.mode)),
    [...labelled("Progress", ""), drawn(bar(done)), text(` ${percentage(done)}%`)]
  ];
  return [
    heading(1, text("THE GRID - Mission State")),
    heading(2, text("Mission: "), ...named2(state2.cluster)),
    paragraph(...inLines(lines2))
  ];
}
function position({ phases, position: at }) {
  if (!isDataMap(at)) return [];
  const lines2 = [
    [text(`Phase ${ofTotal(at.phase, isDataMap(phases) ? phases.total : void 0)}`), ...called(at.phase_name)],
    [text(`Block ${at.block}`), ...called(at.block_name)],
    [text(`Thread ${ofTotal(at.thread, at.thread_total)}`)]
  ];
  return [heading(2, text("Current Position")), paragraph(...inLines(lines2))];
}
var ofTotal = (number2, total) => total === 0 || total === void 0 ? `${number2}` : `${number2}/${total}`;
var cells = 60;
function bar(percent) {
  const filled = Math.max(0, Math.min(cells, Math.floor(percent / 100 * cells)));
  return "#".repeat(filled) + ".".repeat(cells - filled);
}
var percentage = (percent) => String(Math.floor(percent * 100 + 1e-9) / 100);
function called(name) {
  const shown = named2(name);
  return shown.length === 0 ? [] : [text(": "), ...shown];
}
var longestName = 80;
function named2(name) {
  if (typeof name !== "string") return [];
  const shown = visible(name.slice(0, 1e3).replace(/\s+/g, " ")).trim().slice(0, longestName).trim();
  if (shown === "") return [];
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} ,.&/()'-]*$/u.test(shown) && markdown([paragraph(text(shown))]) === `${shown}
`;
  return [isPlain ? text(shown) : { type: "inlineCode", value: shown }];
}
function labelled(label, value) {
  return [{ type: "strong", children: [text(`${label}:`)] }, text(` ${value}`)];
}
var drawn = (signs) => ({ type: "html", value: `[${signs}]` });
var markdown = (children) => writer.stringify({ type: "root", children });
var inLines = (lines2) => lines2.flatMap((line, index2) => index2 === 0 ? line : [text("\n"), ...line]);
var heading = (depth, ...children) => ({ type: "heading", depth, children });
var paragraph = (...children) => ({ type: "paragraph", children });
var text = (value) => ({ type: "text", value });

// src/formats/grid/recover/write/front-matter.ts
var sections = [
  ["version", "The state of the mission. Programs read this part; people read the part below it."],
  ["status", "How the mission goes, and how much it asks before it acts"],
  ["phases", "The phases: how many there are, which one it is at, and which are complete"],
  ["position", "Where the work stands"],
  ["progress", "How much is done; percent is the share of the blocks that are complete"],
  ["agents", "Who is at work, and who finished in this session"],
  ["persistent", "What holds for the phases to come as well"],
  ["resume", "Where the next session goes on"],
  ["budget", "What it costs"],
  ["warnings", "What to know, and what is in the way"]
];
function renderedFrontMatter(state2) {
  const ordered = inOrder({ order: stateOrder }, state2, []);
  const comments = new Map(sections);
  const lines2 = Object.entries(ordered).flatMap(([key, value], index2) => {
    const comment2 = comments.get(key);
    const above = comment2 === void 0 ? [] : [...index2 === 0 ? [] : [""], `# ${comment2}`];
    return [...above, ...blockLines({ [key]: value }, 2)];
  });
  return `---
${lines2.join("\n")}
---
`;
}

// src/formats/grid/recover/write/merged.ts
function merged(old, state2) {
  const isOlder = dialectOfKeys(Object.keys(old)) === "persistence";
  const replaced = new Set(isOlder ? persistenceOrder([]) : []);
  const kept = Object.entries(old).filter(([key]) => !replaced.has(key) || Object.hasOwn(state2, key));
  return mergedMap(mapOf(kept), state2, []);
}
function mergedMap(old, state2, path2) {
  const known3 = new Set(stateOrder(path2));
  const unknown = Object.entries(old).filter(([key]) => !known3.has(key) && !Object.hasOwn(state2, key));
  const own = Object.entries(state2).map(([key, value]) => {
    const before = Object.hasOwn(old, key) ? old[key] : void 0;
    return [key, mergedValue(before, value, [...path2, key])];
  });
  return mapOf([...own, ...unknown]);
}
function mergedValue(old, value, path2) {
  if (isDataMap(value)) return isDataMap(old) ? mergedMap(old, value, path2) : value;
  return Array.isArray(value) && Array.isArray(old) ? mergedList(old, value, path2) : value;
}
function mergedList(old, items, path2) {
  const known3 = stateOrder([...path2, 0]);
  if (known3.length === 0) return [...items];
  const before = new Map(old.map((item) => [nameOf(item, known3), item]));
  return items.map((item) => mergedValue(before.get(nameOf(item, known3)), item, [...path2, 0]));
}
function nameOf(item, known3) {
  if (!isDataMap(item)) return "";
  const id = Object.hasOwn(item, "id") ? item.id : void 0;
  if (typeof id === "string") return `id ${id}`;
  return JSON.stringify(known3.map((key) => Object.hasOwn(item, key) ? item[key] : null));
}

// src/formats/grid/recover/write/write-state.ts
function writtenState(old, state2, limits) {
  const wanted = plain(state2);
  return patched(old.text, wanted, limits) ?? rendered(old.body, wanted);
}
function patched(old, state2, limits) {
  const text2 = old?.replace(/^\ufeff/, "");
  if (text2 === void 0) return void 0;
  const { form, yaml } = splitFrontMatter(text2);
  if (form !== "fenced") return void 0;
  return rewriteYaml({ text: text2, ...yaml }, (data) => merged(data, state2), { limits, order: stateOrder });
}
function rendered(old, state2) {
  const front = renderedFrontMatter(state2);
  const kept = withoutBlankStart(old.replace(/^\ufeff/, "").replaceAll("\0", ""));
  if (kept === "") return front + renderedBody(state2);
  const lineBreak2 = kept.includes("\r\n") ? "\r\n" : "\n";
  const inLineBreaks = (text2) => text2.replaceAll("\n", lineBreak2);
  const asItIs = `${inLineBreaks(`${front}
`)}${kept}`;
  return isSound(asItIs) ? asItIs : inLineBreaks(front + keptBody(state2, kept));
}
var isSound = (text2) => conflictMarkers(text2).length === 0 && splitFrontMatter(text2).faults.length === 0;
function plain(value) {
  const said2 = Object.entries(value).filter(([, field3]) => field3 !== void 0);
  return mapOf(said2.map(([key, field3]) => [key, plainValue(field3)]));
}
function plainValue(value) {
  if (Array.isArray(value)) return value.map(plainValue);
  return isDataMap(value) ? plain(value) : value;
}

// src/formats/grid/recover/init/companions.ts
var warmth = `# What the blocks of this mission learned, for those that come after them. After each block, the lessons_learned of its
# SUMMARY are added here, each once.

# How things are done in this code
codebase_patterns: []

# What goes wrong, and how not to run into it again
gotchas: []

# What the user likes, and what not
user_preferences: []

# What was decided on the way
decisions_made: []

# What was nearly done, and why it was not
almost_did: []
`;
var scratchpad = `# Scratchpad

<!--
What programs find out while they work, as soon as they do: if a session dies, this is what is left of it. Each entry has
a line with program, time and kind, and its finding below. New entries go to the end of the file.

executor-001 | 14:05:00 | PROGRESS
Finding: "Thread 1 complete (commit abc1234)"

Kinds are words in capitals: PATTERN, PROGRESS, GOTCHA, DECISION, BLOCKER.
-->
`;
var decisions = `# Decisions

<!--
What the user decided, so that nobody asks twice. What affects several phases also stands in STATE.md, under
persistent.decisions, with the same id and in the same words.

## dec-001: Which database keeps the orders?
- **Decision:** PostgreSQL
- **Rationale:** Several processes write at once
- **Phase:** 01-foundation
- **Date:** 2026-01-24
-->
`;
var blockers = `# Blockers

<!--
What is in the way, and what has been resolved. While it is ACTIVE, it also stands in STATE.md, under blockers, with the
same id. The type is missing_credential, external_api, permission or dependency.

## blocker-001
- **Status:** ACTIVE
- **Type:** missing_credential
- **Description:** There is no key for the payment service
- **Position:** block 01-02, thread 3
-->
`;
var ignored = `.state.lock
*.tmp
*.bak
`;

// src/formats/grid/recover/write/ids.ts
function derivedIds({ stampMs, name, seed }) {
  const stamp2 = compactStamp(stampMs);
  const fingerprint = digest(JSON.stringify([stamp2, name, seed])).slice(0, 6);
  return { session_id: `sess-${stamp2}-${fingerprint}`, mission_id: `mission-${stamp2}-${slug(name)}` };
}
var longest = 40;
function slug(name, fallback = "mission") {
  const letters = name.slice(0, 1e3).normalize("NFKD").toLowerCase().replace(new RegExp("\\p{M}+", "gu"), "");
  const words3 = letters.split(/[^a-z0-9]+/).filter((word3) => word3 !== "");
  return trimmed(words3.join("-").slice(0, longest)) || fallback;
}
var trimmed = (text2) => text2.endsWith("-") ? text2.slice(0, -1) : text2;
var earliest = Date.UTC(1970, 0, 1);
var latest = Date.UTC(9999, 11, 31, 23, 59, 59);
function compactStamp(ms) {
  const inYears = Math.min(latest, Math.max(earliest, Number.isNaN(ms) ? earliest : ms));
  const seconds = Math.floor(inYears / 1e3) * 1e3;
  return formatInstant(seconds).replace(/[-:]/g, "");
}

// src/formats/grid/recover/init/state.ts
function freshState(name, now) {
  const moment2 = formatInstant(Math.floor(now / 1e3) * 1e3);
  return {
    version: "1.0",
    ...derivedIds({ stampMs: now, name, seed: "init" }),
    ...{ cluster: name, created_at: moment2, updated_at: moment2 },
    ...{ status: "planning", mode: "guided" },
    phases: { total: 0, current: 1, completed: [], definitions: [] },
    position: { phase: 1, phase_id: "01-planning", block: 1, block_id: "01-01", wave: 1, thread: 1, thread_total: 0 },
    progress: { blocks_complete: 0, blocks_total: 0, threads_complete: 0, threads_total: 0, percent: 0 },
    agents: { active: [], completed: [] },
    persistent: { decisions: [], artifacts: [], tech_stack: {} },
    resume: {
      ...{ checkpoint_file: null, last_agent: null, last_commit: null, can_resume: true },
      resume_position: { phase: 1, block: 1, thread: 1 }
    },
    budget: { total_cost_usd: 0, session_cost_usd: 0, spawns_this_session: 0 },
    warnings: [],
    blockers: [],
    energy: 9e3
  };
}

// src/formats/grid/recover/init/files.ts
function freshFiles({ name, now }) {
  const state2 = freshState(missionName(name), now);
  return {
    ".gitignore": ignored,
    "plans/.gitkeep": "",
    "phases/.gitkeep": "",
    "WARMTH.md": warmth,
    "SCRATCHPAD.md": scratchpad,
    "DECISIONS.md": decisions,
    "BLOCKERS.md": blockers,
    "config.json": `${JSON.stringify({ version: "1.0", mode: state2.mode }, void 0, 2)}
`,
    "STATE.md": writtenState({ text: void 0, body: "" }, state2, defaultLimits)
  };
}
function missionName(name) {
  const line = name.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const schema = schemaAt(stateSpecification.schema, ["cluster"]);
  return !schema || isPlaceholder(line, schema) ? "Unnamed mission" : line;
}

// src/text/read-once-tree.ts
var ReadOnceTree = class {
  #below;
  #readings = /* @__PURE__ */ new Map();
  constructor(below2) {
    this.#below = below2;
  }
  list(directory) {
    return this.#below.list(directory);
  }
  kind(path2) {
    return this.#below.kind(path2);
  }
  link(path2) {
    return this.#below.link(path2);
  }
  read(path2, cap) {
    const key = `${cap} ${path2}`;
    const reading = this.#readings.get(key) ?? this.#below.read(path2, cap);
    this.#readings.set(key, reading);
    return reading;
  }
  writtenAt(path2) {
    return this.#below.writtenAt(path2);
  }
};

// src/formats/grid/recover/sources/names.ts
var longest2 = 200;
var unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;
var phaseId = new RegExp(shapes.phaseId.pattern);
var mostPhases = 99;
function nameIn(text2) {
  if (text2.length > longest2 * 2) return void 0;
  const name = text2.replace(unfit, " ").replace(/\s+/g, " ").trim();
  const isNone = isPlaceholder(name, { "x-kind": "name" }) || isUnsaid(name) || saysNothing(name) || !/[\p{L}\p{N}]/u.test(name);
  return isNone || name.length > longest2 ? void 0 : name;
}
function isPhaseNumber(number2) {
  return number2 !== void 0 && number2 >= 1 && number2 <= mostPhases;
}
function phaseIdIn(text2) {
  return text2.length <= longest2 && phaseId.test(text2) && isPhaseNumber(parsePhase(text2)) ? text2 : void 0;
}
function phaseIdOf(number2, name) {
  const words3 = slug(name, "");
  return words3 === "" || !isPhaseNumber(number2) ? void 0 : `${String(number2).padStart(2, "0")}-${words3}`;
}
function phasesIn(text2, source) {
  const number2 = parsePhase(text2.slice(0, longest2));
  if (!isPhaseNumber(number2)) return [];
  const id = phaseIdIn(text2);
  const words3 = /^\s{0,9}(?:phase[ _-]?)?\d{1,4}[\s_:.–—-]{1,5}(.{1,200})$/i.exec(text2)?.[1];
  const name = words3 === void 0 || /^of\b/i.test(words3) ? void 0 : nameIn(titled(words3));
  const derived2 = id === void 0 && name !== void 0 ? phaseIdOf(number2, name) : void 0;
  return [
    { number: number2, ...id !== void 0 && { id }, source, sure: true },
    ...name === void 0 ? [] : [{ number: number2, ...derived2 !== void 0 && { id: derived2 }, name, source, sure: false }]
  ];
}
function titled(words3) {
  const parts2 = words3.split(/[\s_-]+/).filter((part) => part !== "");
  return parts2.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(" ");
}

// src/formats/grid/recover/sources/gathering.ts
var mostNotes = 50;
var mostNamed = 8;
function sourceAt(what6, document, offset) {
  return { what: what6, path: document.path, line: document.position(offset).line };
}
var Gathering = class {
  #kind;
  #fields = /* @__PURE__ */ new Map();
  #phases = /* @__PURE__ */ new Map();
  #blocks = [];
  #commits = [];
  #moments = [];
  #notes = /* @__PURE__ */ new Map();
  #unsaid = 0;
  constructor(kind) {
    this.#kind = kind;
  }
  /** What it says of a field of the schema dialect; undefined says nothing. */
  field(path2, value, source, sure = true) {
    if (value !== void 0 && !this.#fields.has(path2)) this.#fields.set(path2, { value, source, sure });
  }
  valueOf(path2) {
    return this.#fields.get(path2)?.value;
  }
  /** Blocks count from 1: one that does not is none. */
  block(claim) {
    if (claim.block.number >= 1) this.#blocks.push(claim);
  }
  /** A thousand files may lie in the folder of one phase, and say the same of it. */
  phase({ source, ...claim }) {
    const said2 = JSON.stringify(claim);
    if (!this.#phases.has(said2)) this.#phases.set(said2, { ...claim, source });
  }
  /** Those that a document names, with their places. What has not the form of a hash is none. */
  commits(what6, document, recorded) {
    for (const { name, at } of recorded) {
      if (!isHash(name)) continue;
      this.#commits.push({ value: name, source: sourceAt(what6, document, at.start), sure: true });
    }
  }
  moment(moment2, source) {
    if (moment2) this.#moments.push({ value: moment2.ms, source, sure: moment2.sure });
  }
  /** What a person must know. */
  note(text2) {
    this.#kindOf(text2);
  }
  /** The same of one thing of a kind: all of a kind are said in one sentence. */
  noteEach(sentence, name) {
    const kind = this.#kindOf(sentence);
    if (!kind || kind.named.includes(name)) return;
    kind.number += 1;
    if (kind.named.length < mostNamed) kind.named.push(name);
  }
  #kindOf(note) {
    const known3 = this.#notes.get(note);
    if (known3) return known3;
    if (this.#notes.size >= mostNotes) {
      this.#unsaid += 1;
      return void 0;
    }
    const kind = { named: [], number: 0 };
    this.#notes.set(note, kind);
    return kind;
  }
  evidence() {
    const notes = [...this.#notes].map(([note, kind]) => typeof note === "string" ? note : sentenceOf(note, kind));
    const more = this.#unsaid > 0 ? [`there is more to know than that: notes left out: ${this.#unsaid}`] : [];
    return {
      kind: this.#kind,
      fields: this.#fields,
      odd: /* @__PURE__ */ new Map(),
      phases: [...this.#phases.values()],
      blocks: this.#blocks,
      commits: this.#commits,
      moments: this.#moments,
      notes: [...notes, ...more]
    };
  }
};
function sentenceOf(sentence, { named: named3, number: number2 }) {
  const left = number2 - named3.length;
  return sentence(either(left > 0 ? [...named3, `${left} more`] : named3, "and"), number2 === 1);
}
function commitsByPath({ commits }) {
  const byPath = /* @__PURE__ */ new Map();
  for (const commit of commits) {
    const { path: path2 } = commit.at.document;
    const others2 = byPath.get(path2);
    if (others2) others2.push(commit);
    else byPath.set(path2, [commit]);
  }
  return byPath;
}
function gatherCluster(into, noun, said2) {
  const sure = said2.filter((claim) => claim.sure);
  const groups = /* @__PURE__ */ new Map();
  for (const claim of sure.length > 0 ? sure : said2) {
    const key = comparableName(claim.value);
    const { first: first3 = claim, times = 0 } = groups.get(key) ?? {};
    groups.set(key, { first: first3, times: times + 1 });
  }
  const [best, ...others2] = [...groups.values()].sort((a, b) => b.times - a.times);
  if (!best) return;
  const { value, source, sure: isSure } = best.first;
  into.field("cluster", value, source, isSure);
  if (others2.length === 0) return;
  const names3 = some(
    others2.map(({ first: first3 }) => quote(first3.value)),
    3
  );
  into.note(
    `${noun} do not agree on the name of the mission: most say ${quote(value)}, others ${names3}: check cluster`
  );
}

// src/formats/grid/recover/sources/mentions.ts
var longest3 = 2e3;
var aBlock = /\bblock[ _-]?#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/gi;
var aThread = /\bthread[ _-]?#?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/gi;
var aFile = /\b(?:completed|finished|executed|done with)[ ]{1,3}[`*_"']{0,3}(\d{1,4}(?:-\d{1,4})?)-(?:PLAN|SUMMARY)\.md/gi;
var between = "^[\\s:*_`'\")\\]\\u2013\\u2014-]{0,8}";
var isWord = "(?:is |was |now |has been |fully |successfully ){0,2}";
var condition = "(?![\\w%]|[ ]{1,3}(?:when|if|once|after|until|except|up to|by)\\b)";
var completeAfter = new RegExp(`${between}${isWord}(?:complete|completed|done|finished|\u2705|\u2714|\u2713)${condition}`, "i");
var completeBefore = /(?:^|[^\w])(?:completed|finished|done with|completion of)[ ]{1,3}(?:the |work on )?[*_`"']{0,3}$/i;
var denied = /\b(?:not|never|in|un|nearly|almost|partly|partially|half)[ -]?(?:yet )?(?:fully )?(?:completed|finished|done with)[ ]{1,3}(?:the )?[*_`"']{0,3}$/i;
var skippedAfter = new RegExp(`${between}${isWord}skipped\\b`, "i");
var skippedBefore = /\bskipped[ ]{1,3}(?:the )?[*_`"']{0,3}$/i;
var begunAfter = new RegExp(
  `${between}${isWord}(?:started|begun|in progress|under way|underway|failed|blocked)\\b`,
  "i"
);
var begunBefore = /\b(?:starting|started|beginning|begun|began|working on|continuing|resuming|executing|within|in|of)[ ]{1,3}(?:the |with )?[*_`"']{0,3}$/i;
var ofThread = /\bthread[ _-]?#?[\d.]{1,9}[ ]{1,3}(?:of|in)[ ]{1,3}(?:the )?$/i;
var head2 = /^[\s>*_`"'#-]{0,9}$/;
function blocksNamed(text2) {
  return [...text2.slice(0, longest3).matchAll(aBlock)].flatMap(({ 0: whole3, 1: name = "", index: start }) => {
    const block = parseBlock(name);
    return block ? [{ block, start, end: start + whole3.length }] : [];
  });
}
function blocksSaid(text2) {
  const said2 = text2.slice(0, longest3);
  const mentions = blocksNamed(said2).flatMap(({ block, start, end }) => {
    const is = whatIsSaid(said2.slice(Math.max(0, start - 60), start), said2.slice(end), start);
    return is ? [{ block, is }] : [];
  });
  const files = [...said2.matchAll(aFile)].flatMap(({ 1: name = "" }) => {
    const block = parseBlock(name);
    return block ? [{ block, is: "complete" }] : [];
  });
  return [...mentions, ...files];
}
function whatIsSaid(before, after, index2) {
  if (ofThread.test(before)) return "begun";
  if (skippedAfter.test(after) || skippedBefore.test(before)) return "skipped";
  if (completeAfter.test(after) || completeBefore.test(before) && !denied.test(before)) return "complete";
  const isHead2 = head2.test(before) && index2 === before.length;
  return isHead2 || begunAfter.test(after) || begunBefore.test(before) ? "begun" : void 0;
}
function threadsSaid(text2) {
  const said2 = text2.slice(0, longest3);
  return [...said2.matchAll(aThread)].flatMap(({ 0: whole3, 1: block, 2: thread = "", index: index2 }) => {
    if (Number(thread) < 1) return [];
    const isComplete = completeAfter.test(said2.slice(index2 + whole3.length)) || completeBefore.test(said2.slice(Math.max(0, index2 - 60), index2));
    return [{ block: block === void 0 ? void 0 : Number(block), thread: Number(thread), isComplete }];
  });
}
function threadIn(text2) {
  const [, block, thread] = /^\s{0,9}(?:thread[ _-]?#?)?(?:(\d{1,4})\.)?(\d{1,4})(?!\w|[.-]\d)/i.exec(text2) ?? [];
  if (thread === void 0 || Number(thread) < 1) return void 0;
  return { block: block === void 0 ? void 0 : Number(block), thread: Number(thread) };
}

// src/formats/grid/recover/sources/moments.ts
var stampAhead = /^(\d{4}-\d{2}-\d{2}[Tt ]\d{1,2}:\d{2}[^\s,;()]{0,20}(?: ?(?:UTC|Z))?)(?=[\s,;()]|$)/;
var dayAhead = /^(\d{4}-\d{2}-\d{2})(?![\d:T])/;
function momentIn(text2) {
  const said2 = text2.slice(0, 100).trim();
  const stamp2 = clockTime(stampAhead.exec(said2)?.[1] ?? said2);
  if (stamp2) return stamp2.isDated ? { ms: stamp2.ms, sure: stamp2.zoned } : void 0;
  const day = parseInstant(`${dayAhead.exec(said2)?.[1]}T00:00Z`);
  return day && { ms: day.ms, sure: false };
}
function stampIn(text2) {
  const instant = parseInstant(text2);
  if (!instant) return void 0;
  return instant.inProfile ? { value: text2, sure: true } : { value: formatInstant(instant.ms), sure: instant.zoned };
}

// src/formats/grid/recover/sources/block-names.ts
var nameFields = ["block_name", "title", "name"];
var ahead = /^(?:(?:block|phase|plan)[ _-]?#?\d{1,4}(?:[.-]\d{1,4})?|(?:plan|summary)(?=[ ]?(?:[:–—|-]|$)))(?![\p{L}\p{N}])[\s:–—|,-]{0,5}/iu;
var behind = /(?:[\s:–—|-]{1,5}(?:summary|plan)|[ ]?[–—|:-][ ]?(?:complete|completed|done)|[ ]?[([](?:complete|completed|done)[)\]]|[ ]?[✅✔✓⏳⏭]\ufe0f?)[\s.!]{0,3}$/iu;
var mostParts = 4;
async function blockNameOf({ document, body }) {
  for (const { value } of nameFields.flatMap((field3) => fieldsNamed(document, field3))) {
    const name = value.kind === "scalar" ? blockNameIn(textOf(value)) : void 0;
    if (name !== void 0) return name;
  }
  const heading4 = await firstHeading(body);
  return heading4 && blockNameIn(titleOf(heading4).text);
}
function blockNameIn(title2) {
  let name = title2.slice(0, 500).trim();
  for (let part = 0; part < mostParts; part += 1) name = name.replace(ahead, "");
  for (let part = 0; part < mostParts; part += 1) name = name.replace(behind, "");
  const found2 = nameIn(name);
  const isOther = found2 === void 0 || /^(?:summary|plan)$/i.test(found2) || saidBy2(found2, true) !== void 0;
  return isOther ? void 0 : found2;
}
async function firstHeading({ lines: lines2, structure }) {
  const at = lines2.findIndex(({ heading: heading4 }) => heading4 > 0);
  const first3 = lines2[at];
  if (!first3 || !lines2.slice(0, at).some(({ raw }) => /```|~~~|<|^\t| {4}/.test(raw))) return first3;
  const told = await structure();
  return told.ok ? lines2.find(({ heading: heading4, start }) => heading4 > 0 && told.isText(start)) : void 0;
}

// src/formats/grid/recover/sources/prose-lines.ts
var phase = /^[*_~]{0,4}(?:[^\p{L}\p{N}\s]{1,3}[ ])?phase[ \t]+#?(\d{1,4})(?![\w.])[*_]{0,3}(.{0,300})$/iu;
var inBrackets = /[([]([^()[\]]{1,80})[)\]]/g;
var range = /\bblocks?[ ]{1,3}#?(\d{1,4})(?:[ ]{0,3}(?:-|–|—|to|through|until)[ ]{0,3}(?:block[ ])?#?(\d{1,4}))?$/i;
var many = /^(\d{1,4})[ ]{1,3}blocks?$/i;
var behind2 = /(?:[ ]?[–—|:-]{0,2}[ ]?(?:complete|completed|done|in progress|pending|current)|[✅✔✓⏳🔄🚧]\ufe0f?)[\s*_]{0,4}$/iu;
function phaseHeading(line) {
  if (line.raw.length > 500) return void 0;
  const isItem2 = /^[ \t]{0,9}[-*+][ \t]/.test(line.raw);
  if (line.heading === 0 && !isItem2) return void 0;
  const text2 = line.heading > 0 ? titleOf(line).text : line.raw.replace(/^[ \t]{0,9}[-*+][ \t]{1,9}/, "");
  const [, digits3, rest = ""] = phase.exec(text2) ?? [];
  if (digits3 === void 0) return void 0;
  const brackets2 = [...rest.matchAll(inBrackets)].map(({ 1: inner = "" }) => inner.trim());
  const span2 = brackets2.map((inner) => range.exec(inner)).find((match) => match !== null);
  const first3 = Number(span2?.[1] ?? 0);
  const last2 = Number(span2?.[2] ?? first3);
  const isRange = span2 !== void 0 && first3 >= 1 && last2 >= first3;
  const counted = brackets2.map((inner) => many.exec(inner)?.[1]).find((inner) => inner !== void 0);
  const bare2 = rest.replace(inBrackets, (inner) => isAbout(inner) ? "" : inner).replace(behind2, "");
  return {
    number: Number(digits3),
    name: nameIn(bare2.replace(/^[\s:–—|*_-]{1,9}/, "").replace(/[\s:–—|*_-]{1,9}$/, "")),
    range: isRange ? { first: first3, last: last2 } : void 0,
    blocks: isRange ? last2 - first3 + 1 : counted === void 0 ? void 0 : Number(counted)
  };
}
function isAbout(bracketed) {
  return /\b(?:blocks?|complete|completed|done|pending|current|in progress)\b|\d ?%/i.test(bracketed);
}
var untilBlock = /^.{0,80}?\bblock[ \t]+#?\d{1,4}(?:-\d{1,4})?[*_~]{0,4}[\s:–—.-]{0,5}[*_~]{0,4}/i;
var inferred = /\b(?:inferred|assumed|presumably|probably|unverified|not verified|unconfirmed)\b/i;
var state = /(?:[ ]{1,3}[–—|-]{1,2}[ ]{1,3}|:[ ]{1,3}|[ ]{0,3}[([])(?:complete|completed|done|finished|skipped|pending|in progress|current|next|planned|not started|blocked|failed|todo|inferred|assumed)(?:[ ][\d:.TZ -]{1,30})?[)\]]?[\s*_~✅✔✓]{0,6}$/iu;
var brackets = /[ ]{0,3}[([][^()[\]]{0,80}\b(?:inferred|assumed|presumably|probably|unverified|unconfirmed)\b[^()[\]]{0,80}[)\]]/i;
function tickLine(raw) {
  const line = raw.slice(0, 500);
  let name = line.replace(untilBlock, "").replace(brackets, "").trimEnd();
  for (let part = 0; part < 3; part += 1) name = name.replace(state, "");
  return {
    name: blockNameIn(name.replace(/[\s*_~]{1,9}$/, "")),
    isInferred: inferred.test(line),
    isInProgress: /\b(?:in progress|under way|underway|wip|started|current|active)\b|[🔄🚧]/iu.test(
      line.replace(name, "")
    )
  };
}
var sessionLabels = /* @__PURE__ */ new Map([
  ["lastactivity", "moment"],
  ["lastsession", "moment"],
  ["lastupdated", "moment"],
  ["lastupdate", "moment"],
  ["updated", "moment"],
  ["updatedat", "moment"],
  ["started", "moment"],
  ["created", "moment"],
  ["date", "moment"],
  ["stoppedat", "stop"],
  ["resumefile", "checkpoint"],
  ["checkpoint", "checkpoint"],
  ["checkpointfile", "checkpoint"]
]);
function sessionLine(line) {
  const found2 = line.heading === 0 && line.raw.length <= 1e3 ? labelledLine(line) : void 0;
  const label = found2?.key.text.toLowerCase().replace(/[\s_-]/g, "");
  return found2 && label !== void 0 && sessionLabels.has(label) ? { label, value: found2.value } : void 0;
}

// src/formats/grid/recover/sources/prose-status.ts
function schemaStatus(word3) {
  if (Object.hasOwn(schemaLifecycle.edges, word3)) return word3;
  const { counterparts } = schemaLifecycle;
  return Object.hasOwn(counterparts, word3) ? counterparts[word3] : void 0;
}
var longest4 = 200;
var meanings = [
  [/\b(?:blocked|waiting|awaiting|awaits|paused|on hold|stalled|stuck|interrupted|checkpoint|suspended)\b/i, "blocked"],
  [/\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:failed|failure|aborted)\b/i, "blocked"],
  [/\b(?:all|every|whole|entire)\b.{0,40}\b(?:complete|completed|done|finished)\b/i, "complete"],
  [/\b(?:mission|project|cluster)\b.{0,20}\b(?:complete|completed|done|finished)\b/i, "complete"],
  [/\b(?:mission|project|cluster)\b.{0,20}\b(?:failed|aborted|abandoned)\b/i, "failed"],
  [
    /\b(?:block|wave|thread|phase|task|plan)s?\b.{0,40}\b(?:complete|completed|done|finished|executed)\b/i,
    "in_progress"
  ],
  [
    /\b(?:progress|active|executing|running|working|building|continuing|started|resumed|resuming|under ?way|ongoing|ready)\b/i,
    "in_progress"
  ]
];
function statusOfProse(state2) {
  const said2 = (state2.status?.value ?? "").slice(0, longest4);
  const status = statusOf(state2);
  const whole3 = status && schemaStatus(statusWord(status));
  if (whole3) return { value: whole3, sure: true };
  if (stageOf(state2) === "planned") return { value: "planning", sure: false };
  const meant = meanings.find(([words3]) => words3.test(said2));
  return meant && { value: meant[1], sure: false };
}
function statusWord({ value, isComplete, stage }) {
  if (isComplete) return "complete";
  return schemaStatus(value) === void 0 && isUnderWay(stage) ? "in_progress" : value;
}
function saysBlockIsComplete(said2) {
  return /^[\s*_✅✔✓]{0,9}(?:current )?block(?: #?\d{1,4}(?:-\d{1,4})?)? (?:is )?(?:complete|completed|done|finished)\b/iu.test(
    said2.slice(0, longest4)
  );
}

// src/formats/grid/recover/sources/prose-blocks.ts
var what = "STATE.md";
function gatherBlocks(gathering, state2, lines2) {
  claimTicks(gathering, state2, lines2);
  claimCurrent(gathering, state2);
  claimRanges(gathering, state2, lines2);
  claimNotes(gathering, state2, lines2);
}
function blockOf({ phase: phase2, block, isPlain }) {
  return { phase: phase2, number: block, isPlain };
}
function claimTicks(gathering, { document, ticks }, lines2) {
  let index2 = 0;
  for (const tick of ticks) {
    while (index2 < lines2.length && (lines2[index2]?.end ?? 0) < tick.at.start) index2 += 1;
    const { name, isInferred, isInProgress } = tickLine(lines2[index2]?.raw ?? "");
    const open2 = isInProgress ? "begun" : "planned";
    const is = tick.isSkipped ? "skipped" : tick.complete ? "complete" : open2;
    const source = sourceAt(what, document, tick.at.start);
    gathering.block({ block: blockOf(tick), is, ...name !== void 0 && { name }, source, sure: !isInferred });
  }
}
function claimCurrent(gathering, { document, phase: phase2, block, status, ticks }) {
  if (!block) return;
  const { current, total } = block;
  const source = sourceAt(what, document, current.at.start);
  const ticked = new Set(ticks.map(({ phase: of, block: number3, isPlain }) => isPlain ? number3 : `${of}-${number3}`)).size;
  const [, ofPhase] = /^(\d{1,4})-\d/.exec(document.text.slice(current.at.start, current.at.end)) ?? [];
  const isOfPhase = ofPhase !== void 0 || total !== void 0 && ticked > total.value && phase2 !== void 0;
  const number2 = ofPhase === void 0 ? phase2?.current.value : Number(ofPhase);
  const stands = { phase: number2, number: current.value, isPlain: !isOfPhase };
  if (total) {
    const of = sourceAt(what, document, total.at.start);
    if (isOfPhase && isPhaseNumber(number2) && ofPhase === void 0) {
      gathering.phase({ number: number2, blocks: total.value, source: of, sure: false });
    } else gathering.field("progress.blocks_total", total.value, of, !isOfPhase);
  }
  const isComplete = saysBlockIsComplete(status?.value ?? "");
  gathering.block({ block: stands, is: isComplete ? "complete" : "begun", source, sure: true });
  if (ticks.length > 0) return;
  for (let before = 1; before < current.value; before += 1) {
    const one = { phase: isOfPhase ? number2 : void 0, number: before, isPlain: !isOfPhase };
    gathering.block({ block: one, is: "complete", source, sure: false });
  }
}
function claimRanges(gathering, { document, ticks }, lines2) {
  const ticked = new Set(ticks.map(({ block }) => block));
  let claimed2 = 0;
  for (const line of lines2) {
    const { number: number2, range: range2 } = phaseHeading(line) ?? {};
    if (!range2 || !isPhaseNumber(number2)) continue;
    const source = sourceAt(what, document, line.start);
    for (let block = range2.first; block <= range2.last && claimed2 < mostBlocks; block += 1) {
      if (ticked.has(block)) continue;
      claimed2 += 1;
      gathering.block({ block: { phase: number2, number: block, isPlain: true }, is: "planned", source, sure: false });
    }
  }
}
function claimNotes(gathering, { document, ticks }, lines2) {
  const ticked = new Set(ticks.map(({ at }) => document.position(at.start).line));
  let isNotes = false;
  for (const line of lines2) {
    if (line.heading > 0) isNotes = /^[ ]{0,3}#{1,6}[ \t]+notes?\b/i.test(line.raw);
    if (!isNotes || line.heading > 0 || ticked.has(document.position(line.start).line)) continue;
    for (const { block, is } of blocksSaid(line.raw.replace(/^[ \t]{0,9}[-*+][ \t]/, ""))) {
      if (is === "begun") continue;
      gathering.block({ block, is, source: sourceAt(what, document, line.start), sure: false });
    }
  }
}

// src/formats/grid/recover/sources/scalars.ts
function scalarNamed(document, name) {
  for (const { value } of fieldsNamed(document, name)) {
    const text2 = value.kind === "scalar" ? textOf(value).trim() : "";
    if (text2 !== "") return { text: text2, start: value.start };
  }
  return void 0;
}
function wholeNumber(text2 = "") {
  const digits3 = /^(?:wave[ _-]?)?(\d{1,4})(?![\w.])/i.exec(text2)?.[1];
  return digits3 === void 0 || Number(digits3) < 1 ? void 0 : Number(digits3);
}

// src/formats/grid/recover/sources/reading.ts
var withoutField = (lines2) => {
  return `the schema has no field for what stands in ${lines2} of STATE.md: see that nothing of it is lost`;
};
var notAllowed = (lines2) => {
  return `the schema does not allow what stands in ${lines2} of STATE.md: write it as the schema wants it`;
};
var Reading = class {
  gathering = new Gathering("state");
  document;
  #path;
  #lineOf;
  /** The names of the fields that were asked for and are there. */
  #taken = /* @__PURE__ */ new Set();
  /** @param lineOf the line of the file that a person has, by that of the document: the document may be a mended one */
  constructor(document, path2, lineOf = (line) => line) {
    this.document = document;
    this.#path = path2;
    this.#lineOf = lineOf;
  }
  /** What the first of some fields says that says something. It counts as taken. */
  said(...names3) {
    for (const name of names3) {
      const said2 = scalarNamed(this.document, name);
      if (!said2) continue;
      this.#taken.add(folded(name));
      return { name, ...said2 };
    }
    return void 0;
  }
  isTaken(name) {
    return this.#taken.has(folded(name));
  }
  at(said2) {
    return { what: "STATE.md", path: this.#path, line: this.document.position(said2?.start ?? 0).line };
  }
  /** Takes what a field says as the value of a field of the schema dialect, or notes that it says nothing of the kind. */
  take(path2, said2, value, sure = true) {
    if (!said2) return;
    if (value === void 0) this.noteLost(said2);
    else this.gathering.field(path2, value, this.at(said2), sure);
  }
  noteLost(said2) {
    this.note(notAllowed, said2);
  }
  note(sentence, { name, text: text2, start }) {
    const line = this.#lineOf(this.document.position(start).line);
    this.gathering.noteEach(sentence, `line ${line} (${quote(`${name}: ${text2}`)})`);
  }
};

// src/formats/grid/recover/sources/unplaced.ts
var known = /^[ ]{0,3}#{1,6}[ \t]+(?:the )?(?:grid state|current position|session continuity|block status|progress|status)\b/i;
function noteUnplaced(gathering, document, lines2, placed) {
  const sections2 = [];
  let heading4;
  let open2;
  for (const line of lines2) {
    if (line.heading > 0) {
      heading4 = known.test(line.raw) ? void 0 : line;
      open2 = void 0;
    } else if (!placed.has(line.start) && !isBreak(line.raw)) {
      open2 ??= { heading: heading4, first: line, last: line };
      if (open2.first === line) sections2.push(open2);
      open2.last = line;
    }
  }
  const lineOf = ({ start }) => document.position(start).line;
  for (const { heading: title2, first: first3, last: last2 } of sections2) {
    const from2 = lineOf(first3);
    const to = lineOf(last2);
    const where = from2 === to ? `line ${from2}` : `lines ${from2} to ${to}`;
    const below2 = title2 ? ` below ${quote(title2.raw.trim())}` : ` (${quote(first3.raw.trim())})`;
    gathering.noteEach(withoutField, `${where}${below2}`);
  }
}

// src/formats/grid/recover/sources/prose.ts
var what2 = "STATE.md";
async function proseEvidence(snapshot) {
  const gathering = new Gathering("state");
  const { state: state2 } = snapshot;
  if (state2?.dialect !== "prose") return gathering.evidence();
  const structure = await state2.body.structure();
  if (!structure.ok) {
    gathering.note(`${quote(state2.document.path)} could not be read: ${structure.reason}`);
    return gathering.evidence();
  }
  const lines2 = textLines(state2.body.lines, structure);
  const placed = /* @__PURE__ */ new Set();
  claimPosition(gathering, state2);
  for (const line of lines2) {
    if (claimPhase(gathering, state2, line) || claimSession(gathering, snapshot, state2, line)) placed.add(line.start);
  }
  gatherBlocks(gathering, state2, lines2);
  for (const offset of offsetsOf(state2)) placed.add(offset);
  noteUnplaced(gathering, state2.document, lines2, placed);
  return gathering.evidence();
}
function claimPosition(gathering, state2) {
  const { document, cluster, phase: phase2, status, percent } = state2;
  const at = (offset) => sourceAt(what2, document, offset);
  if (cluster) gathering.field("cluster", nameIn(cluster.value), at(cluster.at.start));
  if (status) {
    const meant = statusOfProse(state2);
    gathering.field("status", meant?.value, at(status.at.start), meant?.sure);
    if (!meant)
      gathering.note(
        `the status reads ${quote(status.value)}, which the schema does not know: choose one that it knows`
      );
    else if (!meant.sure)
      gathering.note(`the status reads ${quote(status.value)}, which is taken as ${quote(meant.value)}: check it`);
  }
  if (percent) gathering.field("progress.percent", percent.value, at(percent.at.start));
  if (!phase2) return;
  const { current, total, name } = phase2;
  const number2 = current.value;
  const source = at(current.at.start);
  const words3 = nameIn(name ?? "");
  gathering.field("phases.current", number2, source);
  gathering.field("position.phase", number2, source);
  gathering.field("position.phase_name", words3, source);
  if (total) gathering.field("phases.total", total.value, at(total.at.start));
  if (isPhaseNumber(number2))
    gathering.phase({ number: number2, ...words3 !== void 0 && { name: words3 }, source, sure: true });
}
function claimPhase(gathering, { document }, line) {
  const found2 = phaseHeading(line);
  if (!found2) return false;
  const { number: number2, name, blocks } = found2;
  if (!isPhaseNumber(number2)) return false;
  const source = sourceAt(what2, document, line.start);
  const said2 = { ...name !== void 0 && { name }, ...blocks !== void 0 && { blocks } };
  gathering.phase({ number: number2, ...said2, source, sure: true });
  const id = name === void 0 ? void 0 : phaseIdOf(number2, name);
  if (id !== void 0) gathering.phase({ number: number2, id, source, sure: false });
  return true;
}
function claimSession(gathering, snapshot, state2, line) {
  const found2 = sessionLine(line);
  if (!found2) return false;
  const { label, value } = found2;
  const source = sourceAt(what2, state2.document, line.start);
  const kind = sessionLabels.get(label);
  if (kind === "checkpoint") return claimCheckpoint(gathering, snapshot, value.text, source);
  const moment2 = momentIn(value.text);
  gathering.moment(moment2, source);
  if (kind === "moment" && label === "created") gathering.field("created_at", stampOf(value.text), source, false);
  for (const { block, is } of blocksSaid(value.text)) gathering.block({ block, is, source, sure: false });
  const isAllSaid = isUnsaid(value.text) || moment2 !== void 0 && /^[\d\s:.,TZ+-]{1,40}(?:UTC)?$/.test(value.text);
  if (!isAllSaid) gathering.noteEach(withoutField, `line ${source.line} (${quote(line.raw.trim())})`);
  return true;
}
function claimCheckpoint(gathering, { root }, said2, source) {
  const path2 = "resume.checkpoint_file";
  if (isAbsent(said2) || isUnsaid(said2) || /^none\b/i.test(said2)) {
    gathering.field(path2, null, source);
    return true;
  }
  const isPath = !/\s/.test(said2) && claimedPaths(said2, root).length > 0;
  if (isPath) gathering.field(path2, said2, source);
  return isPath;
}
function stampOf(text2) {
  const moment2 = momentIn(text2);
  return moment2 && formatInstant(moment2.ms);
}
function offsetsOf(state2) {
  const { document, cluster, phase: phase2, block, status, percent, bar: bar2, ticks } = state2;
  const figures2 = [phase2?.current, block?.current, percent];
  const targets = [
    ...figures2.map((figure2) => figure2?.at),
    cluster?.at,
    status?.at,
    bar2?.at,
    ...ticks.map(({ at }) => at)
  ];
  return targets.flatMap((at) => at ? [document.text.lastIndexOf("\n", Math.max(0, at.start - 1)) + 1] : []);
}

// src/formats/grid/recover/schema-body.ts
var heading2 = /^ {0,3}# THE GRID\b[^\n]{0,40}\bMission State\b/im;
var lines = /* @__PURE__ */ new Map([
  ["cluster", /^ {0,3}## Mission:[ \t]*([^\n]{1,200})$/m],
  ["status", /^\*\*Status:\*\*[ \t]*(\w{1,40})[ \t]*$/m],
  ["mode", /^\*\*Mode:\*\*[ \t]*(\w{1,40})[ \t]*$/m]
]);
function isSchemaBody(text2) {
  return heading2.test(text2);
}
async function schemaBodyEvidence(snapshot, path2) {
  const said2 = await proseEvidence(snapshot);
  const fields3 = new Map(said2.fields);
  for (const [field3, line] of lines) {
    const claim = claimOf(line, snapshot, path2);
    if (claim) fields3.set(field3, claim);
  }
  const current = fields3.get("position.phase")?.value;
  const blocks = said2.blocks.map((claim) => {
    const { number: number2, phase: phase2 = typeof current === "number" ? current : void 0 } = claim.block;
    return { ...claim, block: { phase: phase2, number: number2, isPlain: phase2 === void 0 } };
  });
  return { ...said2, fields: fields3, blocks, notes: [] };
}
function claimOf(line, { state: state2 }, path2) {
  const found2 = state2 && line.exec(state2.document.text);
  const value = nameIn(found2?.[1] ?? "");
  if (!found2 || value === void 0) return void 0;
  return { value, source: { what: "STATE.md", path: path2, line: state2.document.position(found2.index).line }, sure: true };
}

// src/formats/grid/recover/health.ts
async function healthOf(tree, { judge }) {
  const { findings, snapshot } = await judge(tree, "inside");
  if (!isGrid(snapshot)) return sick(`there is no ${stateFile}`);
  const { state: state2, documents, unreadable } = snapshot;
  if (unreadable.length > 0) return sick(`${stateFile} cannot be read`);
  if (!state2)
    return sick(documents.every(({ text: text2 }) => text2.trim() === "") ? `${stateFile} is empty` : unparsed(findings));
  if (state2.dialect === "prose" && isSchemaBody(state2.document.text)) return sick(headless);
  const errors = errorsOf(findings);
  return errors.length > 0 ? { ...sick(errorsIn(errors)), state: state2 } : { isHealthy: true, snapshot, state: state2 };
}
function isGrid(snapshot) {
  return snapshot?.format === "grid";
}
function errorsOf(findings) {
  return findings.filter(({ severity }) => severity === "error");
}
function newBeside(known3) {
  const keyOf5 = ({ rule, path: path2, message }) => JSON.stringify([rule, path2, message]);
  const keys2 = new Set(known3.map(keyOf5));
  return (finding) => !keys2.has(keyOf5(finding));
}
function unparsed(findings) {
  const [first3] = errorsOf(findings);
  return `${stateFile} does not parse${first3 ? `: line ${first3.start.line}: ${first3.message}` : ""}`;
}
function errorsIn(errors) {
  const [first3] = errors;
  return `${stateFile} holds ${count(errors.length, "error")}; ${errors.length > 1 ? "the first: " : ""}${first3?.message}`;
}
var headless = `${stateFile} has lost its front matter: what is left is the body of a state of the schema dialect`;
var sick = (why5) => ({ isHealthy: false, why: why5 });

// src/formats/grid/recover/present-file.ts
var mostBytes = 64 * 1024 * 1024;
var refusals = {
  link: "it is a link, or the way to it leads over one, and links are not followed",
  "not-a-file": "it is no regular file",
  "too-large": "it is too large",
  "not-readable": "it cannot be opened; check its permissions",
  "not-fetched": "its contents were not fetched; fetch them first",
  outside: "its path leads out of the repository"
};
async function presentFile(tree, path2) {
  const read = await tree.read(path2, mostBytes);
  if (read.ok) return { ok: true, bytes: read.bytes };
  if (read.refusal === "missing") return { ok: true, bytes: void 0 };
  return { ok: false, why: refusals[read.refusal] ?? "it cannot be read" };
}
function hasMark(bytes) {
  const [first3, second, third] = bytes ?? [];
  return first3 === 239 && second === 187 && third === 191;
}
function presentText(bytes, limits) {
  const text2 = lenient(bytes);
  return Buffer.byteLength(text2) > limits.markdownBytes ? belowCap(text2, limits) : { text: text2, notes: [] };
}
var room = 1 / 16;
function isNearCap(text2, { markdownBytes }) {
  return Buffer.byteLength(text2) > markdownBytes * (1 - room);
}
function belowCap(text2, { markdownBytes }) {
  const part = Buffer.from(text2).subarray(0, Math.floor(markdownBytes * (1 - room)));
  const end = part.lastIndexOf("\n") + 1;
  const kept = new TextDecoder("utf-8", { ignoreBOM: true }).decode(end > 0 ? part.subarray(0, end) : part, {
    stream: true
    // a character that is cut in two goes
  });
  const line = kept.split("\n").length;
  const note = `${stateFile} would be larger than ${size(markdownBytes)}, so line ${line} and what stands below it were not kept`;
  return { text: kept, notes: [note] };
}
function lenient(bytes) {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const written = bytes.subarray(0, end);
  const decoded = decode(written, true);
  if (decoded.ok) return decoded.text;
  if (decoded.problem !== "utf-16") return new TextDecoder("utf-8").decode(written);
  const isBig = bytes[0] === 254;
  return new TextDecoder(isBig ? "utf-16be" : "utf-16le").decode(bytes);
}

// src/formats/grid/recover/bases.ts
function baseOf({ salvaged }, { snapshot: { state: state2 }, at, lastGood }, path2) {
  const body = salvaged?.body ?? "";
  const present2 = { from: { source: { what: stateFile, path: at }, sure: true }, notes: [] };
  if (salvaged?.text !== void 0) {
    const { text: text3, dialect, losses } = salvaged;
    const isWhole2 = state2?.document.faults.length === 0 && losses.length === 0;
    const kept = dialect !== "schema" ? "none" : isWhole2 ? "whole" : "part";
    return { old: { text: text3, body }, kept, ...present2 };
  }
  const { text: text2, commit } = lastGood;
  if (salvaged?.dialect === "prose" || text2 === void 0 || !commit || formOf(text2).dialect !== "schema") {
    return { old: { text: void 0, body }, kept: "none", ...present2 };
  }
  const { form, body: old } = splitFrontMatter(text2);
  const isOwnBody = body.trim() !== "" && form === "fenced";
  const what6 = isOwnBody ? "the comments are" : "the comments and the body are";
  return {
    old: isOwnBody ? { text: text2.slice(0, old.start) + body, body } : { text: text2, body: text2.slice(old.start, old.end) },
    kept: "part",
    from: { source: { what: stateFile, path: path2, commit: commit.hash }, sure: false },
    notes: [`${what6} those of ${stateFile} in commit ${named(commit)}`]
  };
}

// src/formats/grid/recover/evidence.ts
var evidenceKinds = [
  "state",
  "checkpoint",
  "version",
  "summary",
  "commit",
  "plan",
  "scratchpad",
  "warmth"
];
function silent(kind) {
  return { kind, fields: /* @__PURE__ */ new Map(), odd: /* @__PURE__ */ new Map(), phases: [], blocks: [], commits: [], moments: [], notes: [] };
}

// src/formats/grid/recover/source-name.ts
var digits2 = 7;
function sourceName({ what: what6, path: path2, line, commit }) {
  const place = path2 === void 0 ? void 0 : `${inert(path2)}${line === void 0 ? "" : `:${line}`}`;
  const made = commit === void 0 ? void 0 : `commit ${commit.slice(0, digits2)}`;
  return [place, made].filter((part) => part !== void 0).join(" of ") || what6;
}
var nouns = {
  state: "STATE.md",
  checkpoint: "the checkpoint",
  version: "the last good version",
  summary: "the summaries",
  commit: "the commits",
  plan: "the plans",
  scratchpad: "the scratchpad",
  warmth: "WARMTH.md"
};
function workedOutFrom(kinds2, otherwise) {
  const all = evidenceKinds.filter((kind) => kinds2.includes(kind)).map((kind) => nouns[kind]);
  return all.length === 0 ? otherwise : { what: either(all, "and") };
}

// src/formats/grid/recover/reconcile/circumstances.ts
function isNew({ kept }) {
  return kept === "none";
}

// src/formats/grid/recover/reconcile/settled.ts
var fields = [
  ...["version", "session_id", "mission_id", "cluster", "created_at", "updated_at", "status", "mode"],
  ...["phases.total", "phases.current", "phases.completed", "phases.definitions"],
  ...["position.phase", "position.phase_id", "position.phase_name"],
  ...["position.block", "position.block_id", "position.block_name"],
  ...["position.wave", "position.thread", "position.thread_total"],
  ...["progress.blocks_complete", "progress.blocks_total"],
  ...["progress.threads_complete", "progress.threads_total", "progress.percent"],
  ...["agents.active", "agents.completed"],
  ...["persistent.decisions", "persistent.artifacts", "persistent.tech_stack"],
  ...["resume.checkpoint_file", "resume.last_agent", "resume.last_commit"],
  ...["resume.can_resume", "resume.resume_position"],
  ...["budget", "warnings", "blockers", "energy"]
];
function stateOf(decisions2) {
  const state2 = mapOf([]);
  for (const field3 of fields) {
    const settled2 = decisions2.get(field3);
    if (!settled2) continue;
    const [first3 = "", second] = field3.split(".");
    if (second === void 0) state2[first3] = settled2.value;
    else state2[first3] = mapOf([...Object.entries(state2[first3] ?? {}), [second, settled2.value]]);
  }
  return state2;
}
function accountOf(decisions2) {
  return fields.flatMap((field3) => {
    const settled2 = decisions2.get(field3);
    return settled2 ? [{ field: field3, ...settled2 }] : [];
  });
}
function from(source, value, sure = false) {
  return { value, source, sure };
}

// src/formats/grid/recover/reconcile/sound.ts
function isSound2(path2, value) {
  const keyPath = path2.split(".");
  const schema = schemaAt(stateSpecification.schema, keyPath);
  if (!schema) return true;
  const { validate } = stateSpecification;
  const data = keyPath.reduceRight((inner, key) => mapOf([[key, inner]]), value);
  const pointer = `/${keyPath.join("/")}`;
  const isFault = ({ instancePath: at, keyword }) => {
    const isHere2 = at === pointer || at.startsWith(`${pointer}/`);
    return isHere2 && !(keyword === "pattern" && isDate(at));
  };
  if (!validate(data) && (validate.errors ?? []).some(isFault)) return false;
  return visit(schema, value).every(({ value: part, schema: own }) => {
    if (!own) return true;
    const isMoment = own["x-kind"] !== "date" || typeof part !== "string" || parseInstant(part) !== void 0;
    return !isPlaceholder(part, own) && isMoment;
  });
}
function isDate(pointer) {
  const keyPath = pointer.split("/").slice(1).map((part) => /^\d+$/.test(part) ? Number(part) : part);
  return schemaAt(stateSpecification.schema, keyPath)?.["x-kind"] === "date";
}
function fieldsOf(value) {
  return value !== void 0 && isDataMap(value) ? value : mapOf([]);
}
function itemsOf(value) {
  return Array.isArray(value) ? value : [];
}

// src/formats/grid/recover/kept-rows.ts
var mostNamed2 = 5;
function rowsIn(text2, path2, limits) {
  const { root } = readMapping(text2, formOf(text2).yaml, limits);
  const document = new TextDocument(path2, text2, { faults: [] });
  const rows = [];
  const look = (map, above) => {
    for (const { key, value } of map.entries) {
      const field3 = above === "" ? String(key.value) : `${above}.${key.value}`;
      if (isHolder(value)) look(value, field3);
      else {
        const line = document.position(key.start).line;
        rows.push({ field: field3, value: dataOf(value), source: { what: stateFile, path: path2, line }, sure: true });
      }
    }
  };
  if (root) look(root, "");
  return rows;
}
function keptRows(text2, account, from2, limits) {
  const known3 = new Set(account.map(({ field: field3 }) => field3));
  const isKnown3 = (field3) => known3.has(field3) || pathsTo(field3).some((path2) => known3.has(path2));
  return rowsIn(text2, "", limits).flatMap(({ field: field3, value }) => isKnown3(field3) ? [] : [{ field: field3, value, ...from2 }]);
}
function pathsTo(field3) {
  const keys2 = field3.split(".");
  return keys2.slice(1).map((_, index2) => keys2.slice(0, index2 + 1).join("."));
}
var isHolder = (value) => value.kind === "map" && value.entries.length > 0;
function unknownIn(rows) {
  if (rows.length === 0) return [];
  const names3 = some(
    rows.map(({ field: field3 }) => quote(field3)),
    mostNamed2
  );
  return [
    rows.length === 1 ? `${names3} is none of the fields of the schema; it was kept as it is` : `${names3} are none of the fields of the schema; they were kept as they are`
  ];
}

// src/formats/grid/recover/reconcile/weigh.ts
var unchanging = /* @__PURE__ */ new Set(["mission_id", "cluster", "created_at", "version"]);
var present = /* @__PURE__ */ new Set(["state", "checkpoint", "summary"]);
function weigh(evidence, { distrusted, refused }) {
  const everywhere = [...refused].map((path2) => path2.split("."));
  const inPresent = [...[...distrusted].map((path2) => path2.split(".")), ...everywhere];
  const sorted = [...evidence].sort((a, b) => evidenceKinds.indexOf(a.kind) - evidenceKinds.indexOf(b.kind));
  const trusted = sorted.map((one) => {
    const paths2 = one.kind === "state" ? inPresent : everywhere;
    return soundPart(paths2.length > 0 ? without(one, paths2) : one);
  });
  const odd2 = oddByHolder(trusted.find(({ kind }) => kind === "state"));
  return {
    evidence: trusted,
    odd: (path2) => odd2.get(path2) ?? /* @__PURE__ */ new Map(),
    all: (path2) => {
      return trusted.flatMap(({ kind, fields: fields3 }) => {
        const claim = fields3.get(path2);
        return claim ? [{ kind, claim }] : [];
      });
    },
    said: (kind, path2) => trusted.find((one) => one.kind === kind && one.fields.has(path2))?.fields.get(path2)
  };
}
function oddByHolder(state2) {
  const byHolder = /* @__PURE__ */ new Map();
  for (const [path2, claim] of state2?.odd ?? []) {
    for (const holder of pathsTo(path2)) {
      const inside = byHolder.get(holder) ?? /* @__PURE__ */ new Map();
      byHolder.set(holder, inside.set(path2.slice(holder.length + 1), claim));
    }
  }
  return byHolder;
}
function choose(weighed, path2, isLegal = () => true) {
  const witnesses = weighed.all(path2);
  const chosen = witnesses.find(
    ({ claim }) => (!Array.isArray(claim.value) || isSound2(path2, claim.value)) && isLegal(claim.value)
  );
  if (!chosen) return void 0;
  return settle(weighed, path2, chosen);
}
function settle(weighed, path2, { kind, claim }) {
  const sure = claim.sure && (present.has(kind) || unchanging.has(path2));
  return { value: claim.value, source: claim.source, sure, ...othersOf(weighed, path2, claim.value) };
}
function othersOf(weighed, path2, value) {
  const seen = /* @__PURE__ */ new Set([keyOf(value)]);
  const otherwise = weighed.all(path2).flatMap(({ kind, claim }) => {
    if (!contradicts(kind, path2, claim, value)) return [];
    const key = keyOf(claim.value);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ value: claim.value, source: claim.source }];
  });
  return otherwise.length > 0 ? { otherwise } : {};
}
function contradicts(kind, path2, { value: said2, sure }, value) {
  if (kind === "plan" || kind === "summary")
    return !(typeof said2 === "number" && typeof value === "number" && said2 < value);
  if (kind === "commit" && path2 === "resume.last_commit") {
    return typeof value === "string" && !String(said2).startsWith(value);
  }
  return sure || !Array.isArray(said2) || said2.length > 0;
}
function keyOf(value) {
  return JSON.stringify(value, (_, part) => {
    return isDataMap(part) ? mapOf(Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1)) : part;
  });
}
function soundPart(evidence) {
  const fields3 = [...evidence.fields].filter(([path2, { value }]) => Array.isArray(value) || isSound2(path2, value));
  return fields3.length === evidence.fields.size ? evidence : { ...evidence, fields: new Map(fields3) };
}
function without(evidence, paths2) {
  const fields3 = /* @__PURE__ */ new Map();
  for (const [path2, claim] of evidence.fields) {
    const own = path2.split(".");
    const inside = paths2.filter((one) => own.every((part, index2) => one[index2] === part) && one.length > own.length);
    const isOut = paths2.some((one) => one.every((part, index2) => own[index2] === part));
    const value = isOut ? void 0 : pruned(
      claim.value,
      inside.map((one) => one.slice(own.length))
    );
    if (value !== void 0) fields3.set(path2, { ...claim, value });
  }
  return { ...evidence, fields: fields3 };
}
function pruned(value, paths2) {
  if (paths2.some((path2) => path2.length === 0)) return void 0;
  if (paths2.length === 0) return value;
  const below2 = (key) => paths2.filter(([first3]) => first3 === key).map((path2) => path2.slice(1));
  if (Array.isArray(value)) {
    return value.flatMap((item, index2) => {
      const kept = pruned(item, below2(String(index2)));
      return kept !== void 0 ? [kept] : isDataMap(item) ? [mapOf([])] : [];
    });
  }
  if (!isDataMap(value)) return value;
  return mapOf(
    Object.entries(value).flatMap(([key, field3]) => {
      const kept = pruned(field3, below2(key));
      return kept === void 0 ? [] : [[key, kept]];
    })
  );
}
function attribute(weighed, path2, value, worked) {
  const key = keyOf(value);
  const witness = weighed.all(path2).find(({ claim }) => keyOf(claim.value) === key);
  if (witness) return settle(weighed, path2, witness);
  return { value, source: worked, sure: false, ...othersOf(weighed, path2, value) };
}

// src/formats/grid/recover/reconcile/extras.ts
function settleExtras(weighed, layout, circumstances) {
  const fields3 = /* @__PURE__ */ new Map();
  const set = (path2, fallback, mend = (value) => value) => {
    const found2 = whole(weighed, path2);
    const value = found2 && mend(found2.value);
    if (value !== void 0 && isSound2(path2, value)) {
      fields3.set(
        path2,
        value === found2?.value ? found2 : attribute(weighed, path2, value, found2?.source ?? { what: "the schema" })
      );
    } else if (isNew(circumstances)) fields3.set(path2, from({ what: "the schema" }, fallback));
  };
  set("persistent.tech_stack", mapOf([]), (value) => mendStack(value, layout));
  const before = fieldsOf(weighed.said("version", "budget")?.value);
  set("budget", mapOf(figures.map((figure2) => [figure2, 0])), (value) => mendBudget(value, before));
  set("energy", 9e3);
  return fields3;
}
function whole(weighed, path2) {
  const found2 = choose(weighed, path2);
  if (!found2 || !isDataMap(found2.value)) return found2;
  const older = fieldsOf(weighed.said("version", path2)?.value);
  if (Object.keys(older).every((key) => Object.hasOwn(found2.value, key))) return found2;
  const value = mapOf(Object.entries({ ...older, ...found2.value }));
  return { ...attribute(weighed, path2, value, found2.source), sure: false };
}
var figures = ["total_cost_usd", "session_cost_usd", "spawns_this_session"];
function mendBudget(value, before) {
  const budget = fieldsOf(value);
  const isBelow2 = (figure2) => typeof figure2 === "number" && figure2 < 0;
  const mended3 = new Map(
    Object.entries(budget).map(([key, figure2]) => {
      const isWrong = figures.includes(key) && isBelow2(figure2);
      const older2 = before[key];
      return [key, isWrong ? typeof older2 === "number" && older2 >= 0 ? older2 : 0 : figure2];
    })
  );
  const [total, session] = [mended3.get("total_cost_usd"), mended3.get("session_cost_usd")];
  const older = before.total_cost_usd;
  if (typeof total === "number" && typeof session === "number" && session > total + tolerance) {
    const isOlder = typeof older === "number" && older + tolerance >= session;
    if (isOlder) mended3.set("total_cost_usd", older);
    else if (isBelow2(budget.total_cost_usd)) mended3.set("total_cost_usd", session);
    else mended3.set("session_cost_usd", total);
  }
  return [...mended3].every(([key, figure2]) => figure2 === budget[key]) ? value : mapOf([...mended3]);
}
var tolerance = 5e-3;
function mendStack(value, { phases, isDefined }) {
  const stack = fieldsOf(value);
  const ids = new Set(phases.map(({ id }) => id));
  const packages = itemsOf(stack.added_packages);
  const isWrong = (one) => {
    const phase2 = fieldsOf(one).added_phase;
    return phase2 !== void 0 && !ids.has(phase2);
  };
  if (!isDefined || phases.length === 0 || !packages.some(isWrong)) return value;
  const mended3 = packages.map((one) => {
    return isWrong(one) ? mapOf(Object.entries(fieldsOf(one)).filter(([key]) => key !== "added_phase")) : one;
  });
  return mapOf(Object.entries(stack).map(([key, field3]) => [key, key === "added_packages" ? mended3 : field3]));
}

// src/formats/grid/recover/reconcile/identity.ts
function settleCluster(weighed) {
  const found2 = choose(weighed, "cluster");
  if (found2) {
    const notes = found2.sure ? [] : [`the cluster ${quote(found2.value)} is inferred from ${sourceName(found2.source)}; check it`];
    return { settled: found2, notes };
  }
  const settled2 = { value: "Recovered mission", source: { what: "no source" }, sure: false };
  return { settled: settled2, notes: ["no source says what the mission is called: write its name into cluster"] };
}
function settleIds(weighed, name, stampMs) {
  const ids = derivedIds({ stampMs, name, seed: seedOf(weighed) });
  const settle2 = (path2) => {
    const found2 = path2 === "mission_id" ? unchanged(weighed, path2) : choose(weighed, path2);
    if (found2) return { settled: found2, notes: [] };
    const settled2 = {
      ...{ value: ids[path2], source: { what: "the name and the time of the mission" }, sure: false },
      ...othersOf(weighed, path2, ids[path2])
    };
    return {
      settled: settled2,
      notes: [`no source says ${path2}: ${quote(ids[path2])} is made from the name and the time of the mission`]
    };
  };
  return { session_id: settle2("session_id"), mission_id: settle2("mission_id") };
}
function unchanged(weighed, path2, isLegal) {
  const good = weighed.said("version", path2);
  if (good && (isLegal?.(good.value) ?? true)) {
    const own = weighed.said("state", path2);
    if (own && keyOf(own.value) !== keyOf(good.value)) {
      return { value: good.value, source: good.source, sure: true, ...othersOf(weighed, path2, good.value) };
    }
  }
  return choose(weighed, path2, isLegal);
}
function settleMode(weighed) {
  const found2 = choose(weighed, "mode");
  if (found2) return { settled: found2, notes: [] };
  const settled2 = { value: "hands_on", source: { what: "no source" }, sure: false };
  return {
    settled: settled2,
    notes: ['no source says the mode: "hands_on", which asks most, stands there until you choose another one']
  };
}
function settleVersion(weighed) {
  return choose(weighed, "version") ?? { value: "1.0", source: { what: "the schema" }, sure: true };
}
function seedOf({ evidence }) {
  return JSON.stringify(
    evidence.map(({ kind, fields: fields3, blocks, commits, moments }) => [
      kind,
      [fields3.get("cluster")?.value ?? null, fields3.get("progress.blocks_total")?.value ?? null, blocks.length],
      commits.map(({ value }) => value).slice(0, 100),
      moments.map(({ value }) => formatInstant(value)).slice(0, 100)
    ])
  );
}
var marks = ["mission_id", "session_id", "created_at", "cluster"];
function isOfSameMission(present2, other) {
  if (!present2) return true;
  const both = marks.flatMap((mark2) => {
    const [one, two] = [present2.fields.get(mark2), other.fields.get(mark2)];
    return one && two ? [{ mark: mark2, isSame: keyOf(one.value) === keyOf(two.value) }] : [];
  });
  const [first3] = both;
  return first3?.mark !== "mission_id" || both.some(({ isSame: isSame3 }) => isSame3);
}

// src/formats/grid/recover/reconcile/phase-layout.ts
function layoutOf(phases, isDefined, named3) {
  const counted = phases.map(({ id, blocks: blocks2 }, index3) => ({
    numbers: [.../* @__PURE__ */ new Set([phaseNumber(id), index3 + 1])],
    blocks: blocks2 || void 0
  }));
  const blocks = named3.map(({ block }) => block);
  const numbering = numberingOf(counted, blocks);
  const index2 = phaseIndexOf(phases);
  const kinds2 = [...new Set(named3.map(({ kind }) => kind))];
  const of = (kind) => named3.flatMap((one) => one.kind === kind ? [one.block] : []);
  const through = new Set(kinds2.filter((kind) => countsThrough(of(kind), index2, numbering)));
  const isPlain = phases.length < 2 || named3.length > 0 && blocks.every((block) => block.isPlain);
  return {
    ...{ phases, isDefined, through, numbering, placement: placementOf(numbering, blocks), index: index2 },
    counted: new Map(numbering.phases.map((phase2, at) => [phase2, at])),
    open: openIn(numbering),
    isPlain: isPlain && (!numbering.restarts || kinds2.every((kind) => through.has(kind)))
  };
}
function countsThrough(named3, { ofNumber }, numbering) {
  let through = 0;
  let own = 0;
  for (const { phase: phase2, number: number2, isPlain } of named3) {
    const index2 = phase2 === void 0 || !isPlain ? 0 : ofNumber(phase2) ?? 0;
    const { before, blocks = 0 } = numbering.phases[index2] ?? {};
    if (index2 === 0 || before === void 0) continue;
    if (number2 > before && number2 <= before + blocks) through += 1;
    if (number2 >= 1 && number2 <= blocks) own += 1;
  }
  return through > own;
}
function placeOf({ kind, block: named3 }, { phases, numbering, placement, through, index: { ofNumber }, counted, open: open2 }) {
  const block = named3.isPlain && through.has(kind) ? { ...named3, phase: void 0 } : named3;
  const key = placement.keyOf(block);
  const [first3 = "", second] = key.split("-");
  if (second !== void 0) {
    const phase3 = ofNumber(Number(first3));
    const isHere2 = phase3 !== void 0 && isWithin(Number(second), phases[phase3]);
    return isHere2 ? { phase: phase3, block: Number(second) } : void 0;
  }
  const phase2 = phaseOfBlock(Number(first3), numbering);
  const index2 = phase2 ? counted.get(phase2) : open2;
  if (index2 === void 0) return void 0;
  const before = numbering.phases[index2]?.before;
  const number2 = before === void 0 ? 0 : Number(first3) - before;
  return number2 >= 1 && isWithin(number2, phases[index2]) ? { phase: index2, block: number2 } : void 0;
}
function phaseIndexOf(phases) {
  const byNumber = /* @__PURE__ */ new Map();
  const byId = /* @__PURE__ */ new Map();
  for (const [index2, { id }] of phases.entries()) {
    const number2 = phaseNumber(id);
    if (!byNumber.has(number2)) byNumber.set(number2, index2);
    if (!byId.has(id)) byId.set(id, index2);
  }
  return {
    ofNumber: (number2) => {
      return Number.isInteger(number2) && number2 >= 1 && number2 <= phases.length ? number2 - 1 : byNumber.get(number2);
    },
    ofId: (id) => byId.get(id)
  };
}
function blockName({ phase: phase2, block }, { numbering, phases, isPlain }) {
  const before = isPlain ? numbering.phases[phase2]?.before : void 0;
  return before === void 0 ? blockId({ phase: phase2, block }, phases) : twoDigits(before + block);
}
function blockId({ phase: phase2, block }, phases) {
  return `${phases[phase2]?.id.slice(0, 2) ?? twoDigits(phase2 + 1)}-${twoDigits(block)}`;
}
function twoDigits(number2) {
  return String(number2).padStart(2, "0");
}
function openIn({ phases }) {
  const index2 = phases.findIndex(({ blocks, before }) => blocks === void 0 && before !== void 0);
  return index2 < 0 ? void 0 : index2;
}
function isWithin(block, phase2) {
  return phase2 !== void 0 && block >= 1 && (phase2.blocks === 0 || block <= phase2.blocks);
}

// src/formats/grid/recover/reconcile/agreeing.ts
var enough = 2;
var mostBlocks2 = 99;
function agreeing(phases, facts, last2, weighed) {
  const total = weighed.said("state", "progress.blocks_total")?.value;
  if (sumOf(phases) === total) return phases;
  const byId = new Map([...last2.values()].map((fact) => [fact.id, fact.blocks]));
  const before = phases.map((phase2) => ({ ...phase2, blocks: byId.get(phase2.id) ?? phase2.blocks }));
  if (last2.size > 0 && sumOf(before) === total) return before;
  const others2 = votesOf(phases, facts, byId, weighed);
  let sum = sumOf(phases);
  return phases.map((phase2, index2) => {
    const { id, blocks: said2 = 0 } = phase2;
    const rest = typeof total === "number" ? total - (sum - said2) : 0;
    const votes = [...rest > 0 ? [{ by: "progress.blocks_total", blocks: rest }] : [], ...others2[index2] ?? []];
    const winner2 = phase2.blocks === void 0 ? void 0 : outvote(said2, votes);
    const full = fullAt(phase2.blocks, facts[index2]?.said?.blocks_complete);
    const blocks = winner2?.blocks ?? (full === void 0 ? phase2.blocks : Math.max(byId.get(id) ?? full, 1));
    sum += (blocks ?? 0) - said2;
    if (!winner2) return blocks === phase2.blocks ? phase2 : { ...phase2, blocks };
    const outvoted = `the definition of ${quote(id)} says ${count(said2, "block")}, but by ${winner2.by} it has ${winner2.blocks}: keep the right one`;
    return { ...phase2, blocks, outvoted };
  });
}
var sumOf = (phases) => phases.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
function fullAt(blocks, done) {
  const isMore2 = typeof done === "number" && blocks !== void 0 && done > blocks && done <= mostBlocks2;
  return isMore2 ? done : void 0;
}
function outvote(said2, votes) {
  const groups = /* @__PURE__ */ new Map();
  for (const { blocks, by } of votes) groups.set(blocks, [...groups.get(blocks) ?? [], by]);
  const own = 1 + (groups.get(said2)?.length ?? 0);
  const [best] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  if (!best || best[0] === said2 || best[1].length < Math.max(enough, own + 1)) return void 0;
  return { blocks: best[0], by: either(best[1], "and") };
}
function votesOf(phases, facts, before, { evidence, said: said2 }) {
  const completed2 = new Set(itemsOf(said2("state", "phases.completed")?.value));
  const isOver = phases.map(({ id }, index2) => facts[index2]?.said?.status === "complete" || completed2.has(id));
  const votes = phases.map(({ id }, index2) => {
    const done = facts[index2]?.said?.blocks_complete;
    const older = before.get(id);
    return [
      ...isOver[index2] && typeof done === "number" && done > 0 ? [{ by: "its blocks_complete", blocks: done }] : [],
      ...older === void 0 ? [] : [{ by: nouns.version, blocks: older }]
    ];
  });
  const { ofNumber } = phaseIndexOf(phases);
  for (const kind of ["summary", "plan"]) {
    const numbers = phases.map(() => /* @__PURE__ */ new Set());
    const plain4 = phases.map(() => /* @__PURE__ */ new Set());
    for (const { block } of evidence.filter((one) => one.kind === kind).flatMap(({ blocks }) => blocks)) {
      const index2 = block.phase === void 0 ? void 0 : ofNumber(block.phase);
      if (index2 !== void 0) (block.isPlain ? plain4 : numbers)[index2]?.add(block.number);
    }
    for (const [index2, own] of votes.entries()) {
      let blocks = plain4[index2]?.size ?? 0;
      for (const number2 of numbers[index2] ?? []) blocks = Math.max(blocks, number2);
      if (blocks > 0 && (kind === "plan" || isOver[index2])) own.push({ by: nouns[kind], blocks });
    }
  }
  return votes;
}

// src/formats/grid/recover/reconcile/count-blocks.ts
var counting = ["state", "version", "summary", "plan"];
function claimsOf({ evidence }) {
  const strong = evidence.filter(({ kind }) => counting.includes(kind)).flatMap(({ blocks }) => blocks);
  return strong.length > 0 ? strong : evidence.flatMap(({ blocks }) => blocks);
}
function namedBlocks({ evidence }) {
  const kinds2 = evidence.filter(({ kind }) => counting.includes(kind) && kind !== "version");
  return kinds2.flatMap(({ kind, blocks }) => blocks.map(({ block }) => ({ kind, block })));
}
function countBlocks(phases, weighed) {
  const claims = claimsOf(weighed);
  const spans = spansOf(phases, claims);
  const counted = countSpans(phases, spans);
  if (counted.every(({ blocks }) => blocks !== void 0)) return withRest(counted, phases, weighed, claims);
  const total = totalOf(weighed, highestComplete(claims), claims);
  const current = standsAt(weighed, phases) ?? staysAt(weighed, phases, highestComplete(claims));
  const ahead2 = fillAhead(counted, spans, current, total);
  const filled = fillBehind(
    countSpans(
      phases.map((phase2, index2) => ahead2.get(index2) ?? phase2),
      spans
    ),
    total
  );
  return withRest(filled, phases, weighed, claims);
}
function countSpans(phases, spans) {
  let before = 0;
  return phases.map(({ blocks, source, sure }, index2) => {
    const span2 = spans.get(index2);
    const found2 = blocks || span2 && countIn(span2, before) || blocks;
    before = before === void 0 || found2 === void 0 ? void 0 : before + found2;
    if (found2 === blocks || !span2) return { blocks, source, sure };
    return { blocks: found2, source: span2.source, sure: false };
  });
}
function spansOf(phases, claims) {
  const { restarts } = numberingOf(
    [],
    claims.map(({ block }) => block)
  );
  const spans = /* @__PURE__ */ new Map();
  const { ofNumber } = phaseIndexOf(phases);
  for (const { block, source } of claims) {
    const index2 = block.phase === void 0 ? void 0 : ofNumber(block.phase);
    if (index2 === void 0) continue;
    const span2 = spans.get(index2) ?? { own: 0, plain: /* @__PURE__ */ new Set(), source };
    spans.set(index2, span2);
    if (block.isPlain && !restarts) span2.plain.add(block.number);
    else span2.own = Math.max(span2.own, block.number);
  }
  return spans;
}
function countIn({ own, plain: plain4 }, before) {
  let highest = 0;
  for (const number2 of plain4) highest = Math.max(highest, number2);
  const through = before === void 0 || highest <= before ? plain4.size : Math.max(plain4.size, highest - before);
  return Math.max(own, through);
}
function totalOf(weighed, least, claims = claimsOf(weighed)) {
  const path2 = "progress.blocks_total";
  for (const { claim, kind } of weighed.all(path2)) {
    const { value, source, sure } = claim;
    if (typeof value !== "number" || value < Math.max(1, least) || !isSound2(path2, value)) continue;
    return { blocks: value, source, sure: sure && kind === "state" };
  }
  let highest;
  for (const claim of claims) {
    if (claim.block.isPlain && claim.block.number > (highest?.block.number ?? 0)) highest = claim;
  }
  return highest && { blocks: highest.block.number, source: highest.source, sure: false };
}
var noSource = { what: "no source" };
function fillAhead(counted, spans, current, total) {
  const open2 = counted.flatMap(({ blocks }, index2) => blocks === void 0 ? [index2] : []);
  const [first3 = counted.length] = open2;
  const next = current?.phase ?? counted.findIndex((_, index2) => index2 > first3 && hasPlain(spans.get(index2)));
  const ahead2 = open2.filter((index2) => index2 < next);
  let lowest = current?.block ?? Number.POSITIVE_INFINITY;
  for (const number2 of spans.get(next)?.plain ?? []) lowest = Math.min(lowest, number2);
  const known3 = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const before = counted.slice(0, Math.max(0, next)).reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  let gap2 = Math.max(0, Math.min((total?.blocks ?? 0) - known3, lowest - 1 - before));
  const filled = /* @__PURE__ */ new Map();
  for (const [place, index2] of ahead2.entries()) {
    const left = ahead2.length - place - 1;
    const blocks = left === 0 ? gap2 : Math.min(gap2, Math.max(1, Math.floor(gap2 / (left + 1))));
    gap2 -= blocks;
    filled.set(index2, { blocks, source: total?.source ?? noSource, sure: false });
  }
  return filled;
}
var hasPlain = (span2) => (span2?.plain.size ?? 0) > 0;
function fillBehind(counted, total) {
  const open2 = counted.flatMap(({ blocks }, index2) => blocks === void 0 ? [index2] : []);
  const known3 = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const rest = Math.max(0, (total?.blocks ?? 0) - known3);
  const { source = noSource, sure = false } = total ?? {};
  return counted.map((one, index2) => {
    if (one.blocks !== void 0) return one;
    return { blocks: index2 === open2[0] ? rest : 0, source, sure: sure && open2.length === 1 };
  });
}
function withRest(counted, phases, weighed, claims) {
  const known3 = counted.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
  const total = phases.at(-1)?.blocks === void 0 ? totalOf(weighed, known3, claims) : void 0;
  const rest = (total?.blocks ?? 0) - known3;
  if (!total || rest <= 0) return counted;
  return counted.map((one, index2) => {
    if (index2 < counted.length - 1) return one;
    return { blocks: (one.blocks ?? 0) + rest, source: total.source, sure: false };
  });
}
function highestComplete(claims) {
  return claims.reduce((most8, { block, is }) => {
    return block.isPlain && (is === "complete" || is === "skipped") ? Math.max(most8, block.number) : most8;
  }, 0);
}
function standsAt({ evidence }, phases) {
  const { ofNumber } = phaseIndexOf(phases);
  for (const { blocks, fields: fields3 } of evidence) {
    const number2 = fields3.get("position.phase")?.value;
    const phase2 = typeof number2 === "number" ? ofNumber(number2) : void 0;
    const begun = blocks.find(({ is, block }) => is === "begun" && block.isPlain)?.block.number;
    if (phase2 !== void 0 && begun !== void 0) return { phase: phase2, block: begun };
  }
  return void 0;
}
function staysAt(weighed, phases, complete) {
  const { ofNumber } = phaseIndexOf(phases);
  for (const { claim } of ["position.phase", "phases.current"].flatMap((path2) => weighed.all(path2))) {
    const phase2 = typeof claim.value === "number" ? ofNumber(claim.value) : void 0;
    if (phase2 !== void 0) return { phase: phase2, block: complete + 1 };
  }
  return void 0;
}

// src/formats/grid/recover/reconcile/grown.ts
function grown(phases, weighed, named3) {
  if (phases.length === 0) return phases;
  const layout = layoutOf(phases, true, named3);
  const outside3 = weighed.evidence.filter(({ kind }) => kind === "state" || kind === "version" || kind === "summary").flatMap(({ kind, blocks }) => blocks.map((claim) => ({ ...claim, kind }))).filter((claim) => (claim.is === "complete" || claim.is === "skipped") && !placeOf(claim, layout)).sort((a, b) => a.block.number - b.block.number);
  const room3 = phases.map((phase2) => ({ ...phase2 }));
  let beforeLast = phases.slice(0, -1).reduce((sum, { blocks }) => sum + blocks, 0);
  for (const claim of outside3) {
    const index2 = phaseToGrow(claim, layout);
    const phase2 = index2 === void 0 ? void 0 : room3[index2];
    if (!phase2) continue;
    const before = claim.block.isPlain ? beforeLast : 0;
    if (claim.block.number !== before + phase2.blocks + 1) continue;
    Object.assign(phase2, { blocks: phase2.blocks + 1, sure: false, source: claim.source });
    if (index2 !== phases.length - 1) beforeLast += 1;
  }
  return room3;
}
function phaseToGrow({ block }, { phases, index: index2 }) {
  if (block.isPlain) return phases.length - 1;
  return block.phase === void 0 ? void 0 : index2.ofNumber(block.phase);
}

// src/formats/grid/recover/reconcile/phase-facts.ts
var mostPhases2 = 99;
function definedBy(weighed, kind) {
  const claim = weighed.said(kind, "phases.definitions");
  const facts = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  if (!claim) return facts;
  for (const item of itemsOf(claim.value)) {
    const said2 = fieldsOf(item);
    const { id, name, blocks } = said2;
    const own = typeof id === "string" && isSound2("position.phase_id", id) ? id : void 0;
    if (own !== void 0 && seen.has(own)) continue;
    if (own !== void 0) seen.add(own);
    facts.set(facts.size + 1, {
      ...own !== void 0 && { id: own },
      ...typeof name === "string" && isSound2("position.phase_name", name) && { name },
      ...typeof blocks === "number" && isSound2("progress.blocks_total", blocks) && { blocks },
      ...{ said: said2, source: claim.source, sure: claim.sure && kind === "state" }
    });
  }
  return facts;
}
function toldPhases(weighed) {
  const facts = /* @__PURE__ */ new Map();
  for (const { phases } of weighed.evidence) {
    for (const { number: number2, id, name, blocks, source, sure } of phases) {
      if (number2 < 1 || number2 > mostPhases2) continue;
      const known3 = facts.get(number2);
      const isId = id !== void 0 && isSound2("position.phase_id", id) && phaseNumber(id) === number2;
      const isName = name !== void 0 && isSound2("position.phase_name", name);
      facts.set(number2, {
        ...isId && { id },
        ...isName && { name },
        ...blocks !== void 0 && { blocks },
        ...{ source, ...known3 },
        // What an unsure source adds to what is known leaves it unsure.
        sure: (known3?.sure ?? true) && (sure || !addsTo(known3, { id: isId, name: isName, blocks: blocks !== void 0 }))
      });
    }
  }
  return facts;
}
function addsTo(known3, said2) {
  return !known3 || ["id", "name", "blocks"].some((field3) => said2[field3] && known3[field3] === void 0);
}

// src/formats/grid/recover/reconcile/lay-phases.ts
function layPhases(weighed, cluster, { kept }) {
  const own = definedBy(weighed, "state");
  const last2 = definedBy(weighed, "version");
  const told = toldPhases(weighed);
  const total = countOf(weighed, "phases.total");
  const ofFile = weighed.said("state", "phases.total")?.value;
  const isLeftOut = own.size === 0 && last2.size === 0 && kept === "whole" && typeof ofFile === "number" && ofFile > 0;
  const hasLost = kept !== "whole" || (total ?? 0) > own.size && !isAllThere(own, last2, weighed);
  const defined = isLeftOut ? [] : defineds(own, last2, hasLost);
  const isOpen = defined.length === 0 || hasLost && last2.size === 0;
  const number2 = isOpen ? Math.max(defined.length, total ?? 0, ...defined.length > 0 ? [] : numbersIn(weighed, told)) : 0;
  const facts = Array.from({ length: Math.max(defined.length, Math.min(number2, mostPhases2)) }, (_, index2) => {
    return merged2(defined[index2], told.get(index2 + 1));
  });
  const named3 = namedBlocks(weighed);
  const isUnderWay2 = (choose(weighed, "status")?.value ?? "planning") !== "planning";
  if (!isUnderWay2 && facts.length === 0 && claimsOf(weighed).length + (countOf(weighed, "progress.blocks_total") ?? 0) === 0) {
    return layoutOf([], false, named3);
  }
  const names3 = nameAll(facts.length > 0 ? facts : [void 0], cluster);
  const uncounted = names3.map((phase2, index2) => {
    const fact = facts[index2];
    return {
      ...phase2,
      blocks: fact?.blocks,
      source: fact?.source ?? { what: "no source" },
      sure: (fact?.sure ?? false) && fact?.id !== void 0 && fact.name !== void 0
    };
  });
  const agreed = isLeftOut ? uncounted : agreeing(uncounted, facts, last2, weighed);
  const counted = countBlocks(agreed, weighed);
  const phases = agreed.map((phase2, index2) => {
    const { blocks, source, sure } = counted[index2] ?? phase2;
    return {
      ...phase2,
      said: facts[index2]?.said ?? mapOf([]),
      namedBy: facts[index2]?.id === void 0 && facts[index2]?.name === void 0 ? void 0 : facts[index2]?.source,
      isCounted: facts[index2]?.blocks !== void 0,
      blocks: blocks ?? 0,
      source,
      sure: sure && phase2.sure && phase2.outvoted === void 0
    };
  });
  return layoutOf(grown(phases, weighed, named3), !isLeftOut, named3);
}
function isAllThere(own, last2, { said: said2 }) {
  const sum = [...own.values()].reduce((all, { blocks = Number.NaN }) => all + blocks, 0);
  return last2.size <= own.size && sum === said2("state", "progress.blocks_total")?.value;
}
function countOf(weighed, path2) {
  for (const { claim } of weighed.all(path2)) {
    if (typeof claim.value === "number" && isSound2(path2, claim.value) && claim.value > 0) return claim.value;
  }
  return void 0;
}
function numbersIn(weighed, told) {
  const ofBlocks = claimsOf(weighed).flatMap(({ block: { phase: phase2 } }) => phase2 ?? []);
  const current = ["position.phase", "phases.current"].flatMap((path2) => countOf(weighed, path2) ?? []);
  return [...told.keys(), ...ofBlocks, ...current].filter((number2) => number2 <= mostPhases2);
}
function defineds(own, last2, hasLost) {
  const byId = new Map([...last2.values()].flatMap((fact) => fact.id === void 0 ? [] : [[fact.id, fact]]));
  const kept = [...own.values()].map((fact, index2) => {
    const before = byId.get(fact.id ?? "") ?? (fact.id === void 0 ? last2.get(index2 + 1) : void 0);
    return before ? merged2(fact, before) ?? fact : fact;
  });
  if (own.size > 0 && !hasLost) return kept;
  const ids = new Set(kept.map(({ id }) => id));
  const others2 = [...last2.values()].filter(({ id }) => id !== void 0 && !ids.has(id));
  const isInOrder = kept.every(({ id }, index2) => numberOf(id) >= numberOf(kept[index2 - 1]?.id));
  const all = [...kept, ...others2];
  return isInOrder ? all.sort((a, b) => numberOf(a.id) - numberOf(b.id)) : all;
}
var numberOf = (id) => id === void 0 ? 0 : phaseNumber(id);
function merged2(strong, weak) {
  if (!strong || !weak) return strong ?? weak;
  const lacks = strong.id === void 0 || strong.name === void 0 || strong.blocks === void 0;
  const said2 = strong.said ?? weak.said;
  return { ...weak, ...strong, ...said2 && { said: said2 }, sure: strong.sure && !lacks };
}
function nameAll(facts, cluster) {
  const taken3 = new Set(facts.flatMap((fact) => fact?.id ?? []));
  return facts.map((fact, index2) => {
    const name = fact?.name ?? nameFrom(fact?.id) ?? (facts.length === 1 ? cluster : `Phase ${index2 + 1}`);
    if (fact?.id !== void 0) return { id: fact.id, name };
    const base = `${twoDigits((index2 + 1) % 100)}-${slug(name, "phase")}`;
    let id = base;
    for (let again = 2; taken3.has(id); again += 1) id = `${base}-${again}`;
    taken3.add(id);
    return { id, name };
  });
}
function nameFrom(id) {
  return titled(id?.slice(3) ?? "") || void 0;
}

// src/formats/grid/recover/reconcile/record-fields.ts
var notKnown = () => "not known any more";
var nothing = () => [];
var first = (list) => Array.isArray(list) ? list[0] : void 0;
var derivations = {
  "agents.active": {
    id: agentId,
    type: agentType,
    spawned_at: ({ last_heartbeat: beat }, { updated }) => beat ?? updated,
    last_heartbeat: ({ spawned_at: spawned }, { updated }) => spawned ?? updated,
    task: notKnown
  },
  "agents.completed": { id: agentId, type: agentType, result: () => "timeout", duration_seconds: () => 0 },
  "persistent.decisions": {
    id: idOf("dec"),
    decision: notKnown,
    phase_decided: ({ affects_phases: phases }, { phase: phase2 }) => first(phases) ?? phase2,
    affects_phases: nothing,
    rationale: notKnown
  },
  "persistent.artifacts": {
    id: idOf("art"),
    type: ({ path: path2 }) => typeof path2 === "string" && /\.(?:sql|prisma|graphql)$/.test(path2) ? "schema" : "component",
    created_phase: ({ used_by_phases: phases }, { phase: phase2 }) => first(phases) ?? phase2,
    used_by_phases: nothing
  }
};
var theRest = { what: "the rest of its record" };
function completed(list, said2, { odd: odd2, older, known: known3 }) {
  const schema = schemaAt(stateSpecification.schema, [...list.split("."), 0]);
  const found2 = /* @__PURE__ */ new Map();
  let item = said2;
  const find = (field3, value, source) => {
    if (value === void 0 || item[field3] !== void 0) return;
    found2.set(field3, { value, source });
    item = mapOf(Object.entries({ ...item, [field3]: value }));
  };
  for (const [field3, { value, source }] of odd2) {
    const words3 = wordsOf(schema && fieldOf(schema, field3));
    if (typeof value === "string") find(field3, nearest(value, words3), source);
  }
  const required = schema?.required ?? [];
  for (const field3 of older ? [...required, ...odd2.keys()] : [])
    find(field3, older?.item[field3], older?.source ?? theRest);
  for (const field3 of required) {
    if (item[field3] === void 0)
      find(field3, derivations[list]?.[field3]?.(item, known3, odd2.get(field3)?.value), theRest);
  }
  return { item, found: found2 };
}
var wordsOf = (schema) => schema?.enum?.map(String) ?? [];
var agentTypes = () => wordsOf(schemaAt(stateSpecification.schema, ["agents", "active", 0, "type"]));
function agentType({ id }) {
  return typeof id === "string" ? id.slice(0, Math.max(0, id.lastIndexOf("-"))) : void 0;
}
function agentId(item, known3, odd2) {
  const name = typeof odd2 === "string" ? odd2.replace(/-?\d*$/, "") : "";
  const type = item.type ?? nearest(name, agentTypes());
  return typeof type === "string" ? idOf(type)(item, known3, odd2) : void 0;
}
function idOf(prefix) {
  return (_, { taken: taken3 }, odd2) => {
    const text2 = typeof odd2 === "string" || typeof odd2 === "number" ? String(odd2) : "";
    const said2 = Number(/\d{1,3}$/.exec(text2)?.[0] ?? 0);
    const id = freeId(prefix, said2, taken3) ?? freeId(prefix, 1, taken3);
    taken3.add(id);
    return id;
  };
}
function freeId(prefix, from2, taken3) {
  for (let number2 = Math.max(1, from2); number2 <= 999; number2 += 1) {
    const id = `${prefix}-${String(number2).padStart(3, "0")}`;
    if (!taken3.has(id)) return id;
  }
  return void 0;
}

// src/formats/grid/recover/reconcile/record-ids.ts
function isNotIn(known3) {
  const ids = new Set(known3.map(({ id }) => id));
  return ({ id }) => id === void 0 || !ids.has(id);
}
function withTwins(items) {
  const first3 = /* @__PURE__ */ new Map();
  const result = [...items];
  for (const [at, item] of items.entries()) {
    const above = item.id === void 0 ? void 0 : first3.get(item.id);
    const twin = above === void 0 ? void 0 : result[above];
    if (item.id !== void 0 && above === void 0) first3.set(item.id, at);
    if (above === void 0 || !twin) continue;
    if (!Object.entries(item).every(([key, value]) => twin[key] === void 0 || isSameData(twin[key], value)))
      continue;
    result[above] = mapOf(Object.entries({ ...item, ...twin }));
    result[at] = void 0;
  }
  return result;
}
var mostUnnamed = 50;
function identified(items, older) {
  const isFree = isNotIn(items);
  let left = mostUnnamed;
  return items.map((item) => {
    const said2 = Object.entries(item);
    if (item.id !== void 0 || said2.length === 0 || left <= 0) return item;
    left -= 1;
    const same = older.filter((one) => isFree(one) && said2.every(([key, value]) => isSameData(one[key], value)));
    const [only] = same;
    return only && same.length === 1 && only.id !== void 0 ? mapOf([["id", only.id], ...said2]) : item;
  });
}
function withOwnIds(records2, prefix) {
  const taken3 = new Set(records2.map(({ item }) => item.id));
  const counting2 = countingOf(records2);
  const doubles = [];
  const kept = records2.flatMap((record) => {
    const chosen = counting2.get(record.item.id);
    if (!chosen || chosen === record) return [record];
    if (isSameData(chosen.item, record.item)) return [];
    const own = prefix === void 0 ? void 0 : freeId(prefix, 1, taken3);
    if (own === void 0) {
      doubles.push(record);
      return [];
    }
    taken3.add(own);
    return [{ ...record, item: mapOf(Object.entries({ ...record.item, id: own })) }];
  });
  return { kept, doubles };
}
function countingOf(records2) {
  const counting2 = /* @__PURE__ */ new Map();
  for (const record of records2) {
    const { id } = record.item;
    if (id === void 0) continue;
    const other = counting2.get(id);
    if (!other || other.found.size > 0 && record.found.size === 0) counting2.set(id, record);
  }
  return counting2;
}

// src/formats/grid/recover/reconcile/record-list.ts
var noSuchValue = "no such value can stand there";
var none = /* @__PURE__ */ new Map();
function settleList(around, path2, ways) {
  const { entries, rests } = entriesOf(around, path2, ways);
  const { kept, doubles } = withOwnIds(entries, ways.renames);
  const settled2 = settledList(
    around,
    path2,
    kept.map(({ item }) => item)
  );
  return {
    ...{ path: path2, settled: settled2 },
    parts: new Map(kept.flatMap((entry, index2) => partsOf(entry, `${path2}.${index2}`, settled2?.source))),
    unkept: [
      ...unkeptAt(path2, rests, "too little is left of the record that it is of"),
      ...unkeptAt(
        path2,
        doubles.map(({ at }) => at),
        "another record that has its id was taken"
      ),
      ...kept.flatMap(unreplaced(path2))
    ]
  };
}
function entriesOf({ weighed, known: known3 }, path2, { mend = (item) => item, isKept }) {
  const own = weighed.said("state", path2);
  const older = weighed.said("version", path2);
  const before = itemsOf(older?.value).map(fieldsOf);
  const here = withTwins(identified(itemsOf(own?.value).map(fieldsOf), before));
  const byId = new Map([...before].reverse().map((item) => [item.id, item]));
  const rests = [];
  const entries = here.flatMap((said2, at) => {
    if (!said2) return [];
    const odd2 = weighed.odd(`${path2}.${at}`);
    const same = said2.id === void 0 ? void 0 : byId.get(said2.id);
    const beside = { odd: odd2, older: same && older && { item: same, source: older.source }, known: known3 };
    const { item, found: found2 } = completed(path2, said2, beside);
    const mended3 = mend(item);
    if (Object.keys(said2).length > 0 && isSound2(path2, [mended3])) return [{ item: mended3, at, said: said2, found: found2, odd: odd2 }];
    rests.push(at);
    return [];
  });
  const isOther = isNotIn(here.filter((item) => item !== void 0));
  const others2 = isKept || own === void 0 ? before.filter(isOther) : [];
  return { entries: [...entries, ...others2.flatMap((said2) => olderEntry(path2, said2, mend))], rests };
}
function olderEntry(path2, said2, mend) {
  const item = mend(said2);
  return isSound2(path2, [item]) ? [{ item, at: void 0, said: said2, found: none, odd: none }] : [];
}
function settledList({ weighed, circumstances }, path2, list) {
  const own = weighed.said("state", path2);
  const older = weighed.said("version", path2);
  if (!own && !older && list.length === 0) return isNew(circumstances) ? from({ what: "the schema" }, []) : void 0;
  const isSameAs = (kind) => keyOf(weighed.said(kind, path2)?.value ?? null) === keyOf(list);
  const isOlder = isSameAs("version") && !isSameAs("state");
  const { source } = (isOlder ? older : own) ?? older ?? { source: { what: "the schema" } };
  const sure = isSameAs("state") && (own?.sure ?? false);
  return { value: list, source, sure, ...othersOf(weighed, path2, list) };
}
function unkeptAt(path2, places2, why5) {
  return places2.flatMap((at) => at === void 0 ? [] : [{ path: `${path2}.${at}`, why: why5 }]);
}
function partsOf({ item, at, said: said2, found: found2, odd: odd2 }, path2, own) {
  if (at === void 0) return [];
  const source = own ?? { what: "STATE.md" };
  return Object.entries(item).flatMap(([field3, value]) => {
    const isSame3 = isSameData(value, said2[field3]);
    const stood = odd2.get(field3) ?? (isSame3 || said2[field3] === void 0 ? void 0 : { value: said2[field3], source });
    if (isSame3 && !stood) return [];
    const by = found2.get(field3)?.source ?? (isSame3 ? stood?.source : void 0) ?? { what: "where the mission stands" };
    const otherwise = stood && [{ value: stood.value, source: stood.source }];
    return [[`${path2}.${field3}`, { ...from(by, value), ...otherwise && { otherwise } }]];
  });
}
var unreplaced = (path2) => ({ item, at, odd: odd2 }) => [...odd2.keys()].flatMap(
  (field3) => item[field3] === void 0 ? [{ path: `${path2}.${at}.${field3}`, why: noSuchValue }] : []
);

// src/formats/grid/recover/session-death/agents.ts
function activeOf(state2) {
  const active = state2.dialect === "schema" ? state2.data.agents?.active ?? [] : [];
  const all = [...active.entries()].flatMap(([index2, agent]) => agent ? [{ agent, index: index2 }] : []);
  return all.sort((a, b) => heardOf(b.agent) - heardOf(a.agent));
}
function heardOf({ last_heartbeat: beat, spawned_at: spawned }) {
  return parseInstant(beat ?? spawned ?? "")?.ms ?? 0;
}
function tasksOf(state2) {
  return activeOf(state2).flatMap(({ agent: { id, task }, index: index2 }) => {
    const node = state2.document.node(`agents.active.${index2}.task`);
    return task && node ? [{ agent: id, task, source: sourceAt("STATE.md", state2.document, node.start) }] : [];
  });
}
function lastAgentOf(state2) {
  const [last2] = activeOf(state2);
  const node = last2 && state2.document.node(`agents.active.${last2.index}.id`);
  return last2?.agent.id && node ? { id: last2.agent.id, source: sourceAt("STATE.md", state2.document, node.start) } : void 0;
}
function registryWithoutDead(state2) {
  const { active = [], completed: completed2 = [] } = state2.data.agents ?? {};
  const node = state2.document.node("agents.active");
  const records2 = active.map((agent) => agent && retiredAgent(agent));
  const known3 = new Set(completed2.map((agent) => agent?.id));
  const dead = records2.filter((record) => record !== void 0);
  const isWhole2 = dead.length === active.length && dead.every(({ id }) => !known3.has(id));
  if (!node || dead.length === 0 || !isWhole2 || new Set(dead.map(({ id }) => id)).size < dead.length) return void 0;
  const listed = state2.document.node("agents.completed");
  const before = listed?.kind === "list" ? listed.items.map(dataOf) : [];
  if (before.length !== completed2.length) return void 0;
  const source = sourceAt("STATE.md", state2.document, node.start);
  return { completed: [...before, ...dead], moved: dead.map(({ id }) => id), source };
}
function retiredAgent({
  id,
  type,
  spawned_at: spawned,
  last_heartbeat: beat
}) {
  const [from2, to] = [spawned, beat].map((stamp2) => parseInstant(typeof stamp2 === "string" ? stamp2 : ""));
  if (typeof id !== "string" || typeof type !== "string" || !from2 || !to) return void 0;
  const seconds = Math.max(0, Math.floor((to.ms - from2.ms) / 1e3));
  return { id, type, result: "timeout", duration_seconds: seconds };
}

// src/formats/grid/recover/reconcile/retired-agents.ts
var mostNamed3 = 5;
function retired(active, completed2, weighed) {
  const { settled: settled2 } = active;
  const left = itemsOf(settled2?.value).map(fieldsOf);
  if (!settled2 || left.length === 0) return { lists: [active, completed2], notes: [] };
  const before = itemsOf(completed2.settled?.value);
  const known3 = new Set(before.map((item) => fieldsOf(item).id));
  const moved2 = left.flatMap((item) => known3.has(item.id) ? [] : retiredAgent(item) ?? []);
  const to = (path2, value) => ({
    ...{ value, source: settled2.source, sure: false },
    ...othersOf(weighed, path2, value)
  });
  const longer = moved2.length > 0 ? to(completed2.path, [...before, ...moved2]) : completed2.settled;
  return {
    lists: [
      { ...active, settled: to(active.path, []), parts: /* @__PURE__ */ new Map() },
      { ...completed2, settled: longer }
    ],
    notes: movedNote(moved2.map(({ id }) => id))
  };
}
function movedNote(ids) {
  if (ids.length === 0) return [];
  const names3 = some(ids.map(quote), mostNamed3);
  return ids.length === 1 ? [
    `agents.active: ${names3} did not stop before the mission ended; it went to agents.completed with the result "timeout", for no source says how it ended`
  ] : [
    `agents.active: ${names3} did not stop before the mission ended; they went to agents.completed with the result "timeout", for no source says how they ended`
  ];
}

// src/formats/grid/recover/reconcile/records.ts
var recordLists = [
  ...["agents.active", "agents.completed", "persistent.decisions", "persistent.artifacts", "warnings", "blockers"]
];
function settleRecords(around) {
  const { weighed, status, circumstances } = around;
  const isSameSession2 = isSame(weighed, "session_id");
  const isOver = status.value === "failed" || status.value === "complete";
  const list = (path2, ways, besides = []) => settleList({ weighed, circumstances, known: knownIn(around, [path2, ...besides]) }, path2, ways);
  const active = list("agents.active", { mend: mendAgent(around), isKept: false }, ["agents.completed"]);
  const completed2 = list("agents.completed", { mend: mendType, isKept: isSameSession2 }, ["agents.active"]);
  const agents = isOver ? retired(active, completed2, weighed) : { lists: [active, completed2], notes: [] };
  const lists2 = [
    ...agents.lists,
    list("persistent.decisions", { mend: mendPhases(around, ["phase_decided"], ["affects_phases"]), isKept: true }),
    list("persistent.artifacts", {
      ...{ mend: mendPhases(around, ["created_phase"], ["used_by_phases"]), isKept: true, renames: "art" }
    }),
    list("warnings", { isKept: false }),
    list("blockers", { isKept: false, renames: "blocker" })
  ];
  return {
    fields: new Map(lists2.flatMap(({ path: path2, settled: settled2 }) => settled2 ? [[path2, settled2]] : [])),
    parts: new Map(lists2.flatMap(({ parts: parts2 }) => [...parts2])),
    unkept: lists2.flatMap(({ unkept }) => unkept),
    notes: agents.notes
  };
}
function knownIn({ weighed, layout, standing, times }, paths2) {
  const ids = paths2.flatMap(
    (path2) => ["state", "version"].flatMap(
      (kind) => itemsOf(weighed.said(kind, path2)?.value).map((item) => fieldsOf(item).id)
    )
  );
  return { updated: times.updated.value, phase: layout.phases[standing.phase]?.id, taken: new Set(ids) };
}
function isSame({ said: said2 }, path2) {
  const [own, other] = [said2("state", path2)?.value, said2("version", path2)?.value];
  return own === void 0 || other === void 0 || own === other;
}
function mendType(item) {
  const { id } = item;
  const type = typeof id === "string" ? id.slice(0, Math.max(0, id.lastIndexOf("-"))) : "";
  return type !== "" && item.type !== type ? withValues(item, { type }) : item;
}
function withValues(item, values) {
  return mapOf(Object.entries({ ...item, ...values }));
}
function mendAgent({ layout, standing }) {
  const { phases, isDefined } = layout;
  return (item) => {
    const agent = mendType(item);
    if (phases.length === 0) return agent;
    const index2 = phaseOf(agent.phase, layout);
    const here = { phase: index2 ?? standing.phase, block: standing.block };
    const { block } = agent;
    const number2 = typeof block === "string" ? Number(block.slice(3)) : 0;
    const most8 = phases[here.phase]?.blocks || 99;
    const isHere2 = typeof block === "string" && layout.index.ofNumber(Number(block.slice(0, 2))) === here.phase;
    const isRight = isHere2 && number2 >= 1 && number2 <= most8;
    const own = here.phase === standing.phase ? Math.min(standing.block, 99) : 1;
    return withValues(agent, {
      phase: index2 === void 0 && isDefined ? phases[here.phase]?.id ?? "" : agent.phase ?? phases[here.phase]?.id ?? "",
      block: isRight ? block ?? "" : blockId({ phase: here.phase, block: own }, phases)
    });
  };
}
function phaseOf(id, { index: index2, isDefined }) {
  if (typeof id !== "string") return void 0;
  return index2.ofId(id) ?? (isDefined ? void 0 : index2.ofNumber(Number(id.slice(0, 2))));
}
function mendPhases({ layout }, single, several) {
  const { phases, isDefined, index: index2 } = layout;
  const ids = new Set(phases.map(({ id }) => id));
  const known3 = (id) => {
    if (typeof id !== "string" || ids.has(id)) return id;
    return phases[index2.ofNumber(Number(id.slice(0, 2))) ?? 0]?.id ?? id;
  };
  return (item) => {
    if (!isDefined || phases.length === 0) return item;
    const ofOne = single.flatMap((key) => item[key] === void 0 ? [] : [[key, known3(item[key])]]);
    const ofMany = several.flatMap((key) => {
      const all = item[key];
      return Array.isArray(all) ? [[key, [...new Set(all.map(known3))]]] : [];
    });
    return withValues(item, Object.fromEntries([...ofOne, ...ofMany]));
  };
}

// src/formats/grid/recover/reconcile/odd-values.ts
function withOddValues(account, parts2, present2, state2) {
  const { odd: odd2, fields: fields3 } = present2 ?? silent("state");
  const rows = new Map(account.map((row) => [row.field, withSaid(row, fields3.get(row.field))]));
  const inside = new Map(parts2);
  const unkept = [];
  for (const [path2, { value, source }] of odd2) {
    if (recordLists.some((list) => path2.startsWith(`${list}.`))) continue;
    const row = rows.get(path2);
    const now = valueAt(state2, path2);
    const otherwise = [{ value, source }, ...row?.otherwise ?? []];
    if (row) rows.set(path2, { ...row, sure: false, otherwise });
    else if (now === void 0) unkept.push({ path: path2, why: noSuchValue });
    else inside.set(path2, { value: now, source: { what: "the fields around it" }, sure: false, otherwise });
  }
  return { account: [...rows.values()].flatMap((row) => [row, ...rowsWithin(row, inside, state2)]), unkept };
}
function withSaid(row, said2) {
  const { value, otherwise = [] } = row;
  const isTold = !said2 || [{ value }, ...otherwise].some((one) => keyOf(one.value) === keyOf(said2.value));
  return isTold ? row : { ...row, otherwise: [{ value: said2.value, source: said2.source }, ...otherwise] };
}
function rowsWithin({ field: field3 }, parts2, state2) {
  return [...parts2].flatMap(([path2, settled2]) => {
    const value = path2.startsWith(`${field3}.`) ? valueAt(state2, path2) : void 0;
    return value === void 0 ? [] : [{ field: path2, ...settled2, value }];
  });
}
function valueAt(data, path2) {
  let value = data;
  for (const key of path2.split(".")) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isDataMap(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  return value;
}

// src/formats/grid/recover/reconcile/overview.ts
var mostNamed4 = 1e3;
function overviewOf(cluster, layout, standing, status, percent, commits) {
  const { value, sure, source } = cluster.settled;
  const isTold = source.what !== "no source";
  const isOpen = status.value !== "complete" && layout.phases.length > 0;
  const block = isOpen ? blockName(standing, layout) : void 0;
  return {
    ...isTold && { cluster: { value: String(value), sure, source } },
    completed: completedNames(layout, standing),
    ...block !== void 0 && {
      current: {
        block,
        sure: standing.by?.kind === "state" && standing.by.fields.get("position.block")?.sure === true
      }
    },
    ...percent && { percent: { value: Number(percent.value), sure: percent.sure } },
    ...commits !== void 0 && { commits }
  };
}
function completedNames(layout, { done, named: named3 }) {
  const byPhase = /* @__PURE__ */ new Map();
  for (const { phase: phase2, block } of named3) byPhase.set(phase2, (byPhase.get(phase2) ?? /* @__PURE__ */ new Set()).add(block));
  const names3 = [];
  for (const [phase2, count2] of done.entries()) {
    const own = byPhase.get(phase2) ?? /* @__PURE__ */ new Set();
    const last2 = own.size === 0 ? count2 : layout.phases[phase2]?.blocks ?? 0;
    let unnamed = count2 - own.size;
    for (let block = 1; block <= last2 && names3.length < mostNamed4; block += 1) {
      if (!own.has(block) && unnamed <= 0) continue;
      if (!own.has(block)) unnamed -= 1;
      names3.push(blockName({ phase: phase2, block }, layout));
    }
  }
  return names3;
}

// src/formats/grid/recover/reconcile/phases.ts
function settlePhases(weighed, layout, standing, status, circumstances) {
  const { phases, isDefined } = layout;
  const source = phases[0]?.source ?? { what: "no source" };
  const isOver = status.value === "complete";
  const current = currentNumber(weighed, layout, standing, status);
  const completed2 = phases.slice(0, isOver ? phases.length : Math.max(0, current - 1)).map(({ id }) => id);
  const definitions = phases.map((phase2, index2) => {
    const { id, name, blocks, said: said2 } = phase2;
    const isBehind = isOver || index2 < standing.phase;
    const isBegun = index2 === standing.phase && status.value !== "planning";
    const isCurrent = isBegun && (current > 0 || blocks > 0);
    const progress = isBehind ? "complete" : isCurrent ? "in_progress" : "pending";
    const isKept = !isBehind && (status.value === "planning" || status.value === "failed" && index2 === standing.phase);
    const own = (isKept ? keepStatus(said2.status, standing.done[index2] ?? 0) : void 0) ?? progress;
    const asked = isNew(circumstances) ? stamps : Object.keys(said2);
    return mapOf([
      ...[["id", id], ["name", name], ["status", own]],
      ...[["blocks", blocks], ["blocks_complete", standing.done[index2] ?? 0]],
      ...Object.entries(said2).filter(([key]) => !known2.includes(key)),
      ...asked.filter((key) => stamps.includes(key)).map((key) => [key, stampOf2(said2[key], key, own)])
    ]);
  });
  const settled2 = /* @__PURE__ */ new Map([
    ["phases.total", attribute(weighed, "phases.total", phases.length, source)],
    ["phases.current", attribute(weighed, "phases.current", current, standing.source)]
  ]);
  const ids = attribute(weighed, "phases.completed", completed2, standing.source);
  if (completed2.length > 0 || isNew(circumstances) || weighed.all("phases.completed").length > 0) {
    settled2.set("phases.completed", ids);
  }
  if (isNew(circumstances) || isDefined && definitions.length > 0) {
    settled2.set("phases.definitions", attribute(weighed, "phases.definitions", definitions, source));
  }
  return settled2;
}
var stamps = ["started_at", "completed_at"];
var known2 = ["id", "name", "status", "blocks", "blocks_complete", ...stamps];
function keepStatus(said2, done) {
  return said2 === "in_progress" || said2 === "pending" && done === 0 ? said2 : void 0;
}
function stampOf2(said2, key, status) {
  const isPast = key === "started_at" ? status !== "pending" : status === "complete";
  const isMoment = typeof said2 === "string" && parseInstant(said2) !== void 0;
  return isPast && isMoment ? said2 : null;
}
function currentNumber(weighed, { phases }, standing, status) {
  if (status.value !== "planning") return phases.length === 0 ? 1 : standing.phase + 1;
  const said2 = weighed.said("state", "phases.current")?.value;
  if (said2 === 0 || phases.length === 0) return 0;
  return standing.phase + 1;
}

// src/formats/grid/recover/reconcile/said-position.ts
function saidPosition(evidence, layout) {
  const definitions = itemsOf(evidence.fields.get("phases.definitions")?.value).map(fieldsOf);
  const phase2 = phaseBy(evidence, definitions, layout);
  const place = countsInPhases(evidence) ? placeInPhase(evidence, phase2, layout) : placeInMission(evidence, phase2, layout);
  const doneById = new Map(definitions.map((one) => [one.id, one.blocks_complete]));
  const total = layout.phases.reduce((sum, { blocks }) => sum + blocks, 0);
  const whole3 = wholeNumber2(evidence, "progress.blocks_complete");
  const percent = evidence.fields.get("progress.percent")?.value;
  const byShare = typeof percent === "number" && total > 0 ? Math.round(percent / 100 * total) : void 0;
  return {
    ...{ evidence, phase: phase2, place },
    doneIn(index2, before) {
      const { id = "", blocks = 0 } = layout.phases[index2] ?? {};
      if (phase2 !== void 0 && phase2 > index2) return blocks;
      if (phase2 !== void 0 && phase2 < index2) return 0;
      const said2 = doneById.get(id);
      const votes = [
        typeof said2 === "number" ? said2 : void 0,
        ...[whole3, byShare].map((one) => one && one - before)
      ];
      const most8 = layout.isDefined ? blocks : Number.POSITIVE_INFINITY;
      return winner(within(votes, 0, most8), (one, other) => one > other);
    }
  };
}
function winner(votes, isBefore2 = (_a, _b) => false) {
  const counts = /* @__PURE__ */ new Map();
  for (const vote of votes) if (vote !== void 0) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  let best;
  for (const [vote, times] of counts) {
    const most8 = best === void 0 ? 0 : counts.get(best) ?? 0;
    if (times > most8 || best !== void 0 && times === most8 && isBefore2(vote, best)) best = vote;
  }
  return best;
}
function within(votes, least, most8) {
  return votes.map((vote) => vote !== void 0 && vote >= least && vote <= most8 ? vote : void 0);
}
function wholeNumber2({ fields: fields3 }, path2) {
  const value = fields3.get(path2)?.value;
  return Number.isSafeInteger(value) ? value : void 0;
}
function word({ fields: fields3 }, path2) {
  const value = fields3.get(path2)?.value;
  return typeof value === "string" ? value : void 0;
}
function countsInPhases({ fields: fields3, kind }) {
  const marks2 = ["session_id", "mission_id", "phases.definitions", "position.phase_id", "position.block_id"];
  return (kind === "state" || kind === "version") && marks2.some((mark2) => fields3.has(mark2));
}
function phaseBy(evidence, definitions, { phases, index: index2 }) {
  const byNumber = (value) => value === void 0 ? void 0 : index2.ofNumber(value);
  const block = word(evidence, "position.block_id");
  const next = nextPhase(evidence, phases);
  return winner([
    byNumber(wholeNumber2(evidence, "phases.current")),
    byNumber(wholeNumber2(evidence, "position.phase")),
    index2.ofId(word(evidence, "position.phase_id")),
    block === void 0 ? void 0 : byNumber(phaseNumber(block)),
    index2.ofId(definitions.find(({ status }) => status === "in_progress")?.id),
    ...within([next], 0, phases.length - 1)
  ]);
}
function nextPhase(evidence, phases) {
  const completed2 = evidence.fields.get("phases.completed")?.value;
  if (completed2 === void 0) return void 0;
  const ids = new Set(itemsOf(completed2));
  const isKnown3 = phases.filter(({ id }) => ids.has(id)).length === ids.size;
  const gap2 = isKnown3 ? phases.findIndex(({ id }) => !ids.has(id)) : -1;
  return gap2 >= 0 ? gap2 : itemsOf(completed2).length - (word(evidence, "status") === "complete" ? 1 : 0);
}
function placeInPhase(evidence, phase2, layout) {
  if (phase2 === void 0) return void 0;
  const id = word(evidence, "position.block_id");
  const resumed = fieldsOf(evidence.fields.get("resume.resume_position")?.value).block;
  const votes = [
    wholeNumber2(evidence, "position.block"),
    id === void 0 ? void 0 : Number(id.slice(3)),
    typeof resumed === "number" ? resumed : void 0
  ];
  const block = winner(within(votes, 1, layout.phases[phase2]?.blocks || Number.MAX_SAFE_INTEGER));
  return block === void 0 ? void 0 : { phase: phase2, block };
}
function placeInMission(evidence, phase2, layout) {
  const begun = evidence.blocks.filter(({ is }) => is === "begun").at(-1)?.block;
  const number2 = wholeNumber2(evidence, "position.block");
  const named3 = phase2 === void 0 ? wholeNumber2(evidence, "position.phase") : phase2 + 1;
  const block = begun ?? (number2 === void 0 ? void 0 : { phase: named3, number: number2, isPlain: true });
  return block && placeOf({ kind: evidence.kind, block }, layout);
}

// src/formats/grid/recover/reconcile/position.ts
function settlePosition(weighed, layout, standing, status, circumstances) {
  const isPlanning = status.value === "planning";
  const number2 = currentNumber(weighed, layout, standing, status);
  const phase2 = layout.phases[standing.phase];
  const isOpen = isPlanning && (layout.phases.length === 0 || number2 === 0);
  const block = isOpen ? 0 : standing.block;
  const fields3 = /* @__PURE__ */ new Map();
  const set = (name2, value, source = standing.source) => {
    fields3.set(`position.${name2}`, attribute(weighed, `position.${name2}`, value, source));
  };
  set("phase", number2);
  set("phase_id", phase2?.id ?? idOf2(weighed, number2), phase2?.namedBy);
  const name = phase2?.name ?? choose(weighed, "position.phase_name")?.value;
  if (name !== void 0 && isWanted("phase_name", weighed, circumstances)) set("phase_name", name, phase2?.namedBy);
  set("block", block);
  if (block > 0 && block <= 99 && layout.phases.length > 0 && isWanted("block_id", weighed, circumstances)) {
    set("block_id", blockId({ phase: standing.phase, block }, layout.phases));
  }
  const notes = setInner(fields3, { weighed, layout, standing, isOpen, isPlanning }, circumstances);
  return { fields: fields3, notes };
}
function isWanted(name, { all }, circumstances) {
  if (isNew(circumstances)) return true;
  return all(`position.${name}`).some(({ kind }) => kind === "state" || kind === "version");
}
function idOf2(weighed, number2) {
  const said2 = choose(weighed, "position.phase_id")?.value;
  const cluster = choose(weighed, "cluster")?.value;
  const fallback = `${String(Math.min(Math.max(1, number2), 99)).padStart(2, "0")}-${slug(String(cluster ?? ""), "start")}`;
  return typeof said2 === "string" && (number2 === 0 || Number(said2.slice(0, 2)) === number2) ? said2 : fallback;
}
function setInner(fields3, within2, circumstances) {
  const { weighed, standing, isOpen, isPlanning } = within2;
  const older = versionHere(within2);
  const by = (evidence, name2) => {
    const value = evidence?.fields.get(`position.${name2}`)?.value;
    return value !== void 0 && isSound2(`position.${name2}`, value) ? value : void 0;
  };
  const said2 = (name2) => by(standing.by, name2) ?? by(older, name2);
  const named3 = nameOf2(within2);
  const name = said2("block_name") ?? named3?.name ?? `Block ${standing.block}`;
  if (!isOpen && (said2("block_name") !== void 0 || isWanted("block_name", weighed, circumstances))) {
    fields3.set(
      "position.block_name",
      attribute(weighed, "position.block_name", name, named3?.source ?? standing.source)
    );
  }
  const wave = said2("wave") ?? (isOpen ? 0 : 1);
  if (said2("wave") !== void 0 || isWanted("wave", weighed, circumstances)) {
    fields3.set("position.wave", attribute(weighed, "position.wave", wave, standing.source));
  }
  const least = isPlanning ? 0 : 1;
  const isSameWave = said2("wave") === by(older, "wave");
  const before = isSameWave ? { thread: by(older, "thread"), total: by(older, "thread_total") } : {};
  const own = { thread: by(standing.by, "thread"), total: by(standing.by, "thread_total") };
  const { thread, total, isTold } = threadsOf(within2, own, before, least);
  fields3.set("position.thread", attribute(weighed, "position.thread", thread, standing.source));
  const ofWave = attribute(weighed, "position.thread_total", total, { what: "no source" });
  fields3.set("position.thread_total", isTold ? ofWave : { ...ofWave, source: { what: "no source" }, sure: false });
  if (isTold || isOpen) return [];
  return [
    `no source says how many threads the current wave has: position.thread_total is ${total} until you know better`
  ];
}
function versionHere({ weighed, layout, standing }) {
  return weighed.evidence.find((one) => one.kind === "version" && isHere(saidPosition(one, layout).place, standing));
}
function isHere(place, { phase: phase2, block }) {
  return place?.phase === phase2 && place.block === block;
}
function threadsOf({ weighed, isOpen, standing }, own, older, least) {
  if (isOpen) return { thread: 0, total: 0, isTold: true };
  const one = typeof own.thread === "number" && own.thread >= least ? own.thread : void 0;
  const all = typeof own.total === "number" && own.total >= least ? own.total : void 0;
  if (one !== void 0 && all !== void 0 && (one <= all || least === 0))
    return { thread: one, total: all, isTold: true };
  const resumed = fieldsOf(weighed.said("state", "resume.resume_position")?.value);
  const isResumedHere = resumed.phase === standing.phase + 1 && resumed.block === standing.block;
  const others2 = [isResumedHere ? resumed.thread : void 0, older.thread].filter(isCount);
  const known3 = one === void 0 ? all : void 0;
  const before = isCount(older.total) && older.total >= (one ?? 1) ? older.total : void 0;
  const total = known3 ?? before ?? all;
  const there = others2.find((thread2) => total === void 0 || thread2 <= total);
  if (total !== void 0 && (total !== all || one === void 0 || there !== void 0)) {
    const thread2 = one !== void 0 && one <= total ? one : there;
    return { thread: thread2 ?? Math.min(1, total), total, isTold: true };
  }
  const thread = one ?? others2[0] ?? 1;
  return { thread, total: Math.max(thread, 1), isTold: false };
}
function isCount(value) {
  return typeof value === "number" && value >= 1;
}
function nameOf2({ weighed, layout, standing }) {
  for (const { kind, blocks } of weighed.evidence) {
    for (const { block, name, source } of blocks) {
      const place = name === void 0 ? void 0 : placeOf({ kind, block }, layout);
      if (place?.phase !== standing.phase || place.block !== standing.block || name === void 0) continue;
      if (isSound2("position.block_name", name)) return { name, source };
    }
  }
  return void 0;
}

// src/formats/grid/recover/reconcile/phase-notes.ts
var mostNamed5 = 5;
function phaseNotes({ phases, isDefined }) {
  const outvoted = phases.flatMap((phase2) => phase2.outvoted ?? []);
  if (!isDefined || phases.length < 2) return outvoted;
  const made = phases.filter(({ namedBy }) => namedBy === void 0);
  const shared = phases.filter(({ isCounted }) => !isCounted);
  const names3 = some(
    made.map(({ id }) => quote(id)),
    mostNamed5
  );
  const shares = some(
    shared.map(({ id, blocks }) => `${quote(id)} has ${blocks}`),
    mostNamed5
  );
  return [
    ...outvoted,
    ...made.length === 0 ? [] : [
      made.length === 1 ? `no source says what the phase ${names3} is called: give it its id and its name` : `no source says what the phases ${names3} are called: give them their ids and names`
    ],
    ...shared.length === 0 ? [] : [
      `no source says how the blocks belong to the phases: ${shares} until you know better; check phases.definitions`
    ]
  ];
}

// src/formats/grid/recover/reconcile/status.ts
var path = "status";
function settleStatus(weighed, layout, standing) {
  const { total, complete } = blockCounts(layout, standing, weighed);
  const isWhole2 = total > 0 && complete >= total;
  const said2 = urgent(weighed) ?? choose(weighed, path);
  const found2 = { ...said2 ?? inferred2(weighed, complete), notes: [] };
  const instead = (value, note) => ({
    ...{ value, source: { what: "the work that is done" }, sure: false, notes: [note] },
    ...othersOf(weighed, path, value)
  });
  const says = said2 ? `status was ${quote(said2.value)}, but ` : "";
  if (found2.value === "planning" && (complete > 0 || standing.phase > 0)) {
    return instead("in_progress", `${says}blocks are complete: "in_progress" stands there now`);
  }
  const waits = waitingFor(weighed, found2, isWhole2);
  if (waits) return waits;
  if (found2.value === "blocked") {
    const checkpoint = choose(weighed, "resume.checkpoint_file", (value) => typeof value === "string" && value !== "");
    if (checkpoint) return { ...found2, checkpoint };
    return instead(
      "in_progress",
      'the mission was blocked, but no checkpoint says by what: "in_progress" stands there now; name the checkpoint if it still is'
    );
  }
  const { phases, isDefined } = layout;
  const isAtEnd = !isDefined || standing.phase >= phases.length - 1;
  if (found2.value === "complete" && (!isWhole2 || !isAtEnd || isBlocked(weighed))) {
    const place = `the mission stands in phase ${standing.phase + 1} of ${phases.length}`;
    const short2 = !isWhole2 ? `${complete} of ${total} blocks are complete` : place;
    const why5 = isWhole2 && isAtEnd ? "a blocker is still open" : short2;
    return instead("in_progress", `${says}${why5}: "in_progress" stands there now, for "complete" is final`);
  }
  if (found2.value === "in_progress" && isWhole2 && !(said2?.sure ?? false)) {
    const note = `${total === 1 ? "the only block is" : `all ${total} blocks are`} complete: if the mission is over, set status to "complete"`;
    return { ...found2, notes: [note] };
  }
  if (!said2) return { ...found2, notes: [`no source says the status of the mission: ${quote(found2.value)} is assumed`] };
  return found2;
}
function urgent(weighed) {
  const [own, checkpoint] = [weighed.said("state", path), weighed.said("checkpoint", path)];
  return own?.sure === false && checkpoint?.sure ? attribute(weighed, path, checkpoint.value, checkpoint.source) : void 0;
}
function blockCounts({ phases, isDefined }, { done, unplaced, named: named3 }, weighed) {
  const counted = done.reduce((sum, one) => sum + one, 0);
  const total = phases.reduce((sum, { blocks }) => sum + blocks, 0);
  if (isDefined) return { total, complete: counted };
  const numbers = (of) => {
    return weighed.all(of).flatMap(({ kind, claim }) => {
      return (kind === "state" || kind === "version") && typeof claim.value === "number" ? [claim.value] : [];
    });
  };
  const [all = 0] = numbers("progress.blocks_total").filter((one) => Number.isSafeInteger(one) && one >= 0);
  const wholes = numbers("progress.blocks_complete").filter((one) => Number.isSafeInteger(one) && one >= 0);
  const complete = Math.max(0, ...wholes.filter((one) => one <= all), named3.length + unplaced);
  return { total: Math.max(all, complete, total), complete };
}
function inferred2(weighed, complete) {
  const hasBegun = complete > 0 || weighed.evidence.some(({ blocks, commits }) => {
    return commits.length > 0 || blocks.some(({ is }) => is !== "planned");
  });
  return attribute(weighed, path, hasBegun ? "in_progress" : "planning", { what: "the work that is done" });
}
function isBlocked(weighed) {
  return itemsOf(choose(weighed, "blockers")?.value).length > 0;
}
function waitingFor(weighed, { value }, isWhole2) {
  const says = weighed.said("checkpoint", path);
  const named3 = weighed.said("checkpoint", "resume.checkpoint_file");
  if (says?.value !== "blocked" || !named3) return void 0;
  const checkpoint = attribute(weighed, "resume.checkpoint_file", named3.value, named3.source);
  const isEnded = value === "failed" && (!says.sure || weighed.said("version", path)?.value === "failed");
  if (isEnded || value !== "failed" && (value !== "complete" || isWhole2 && !isBlocked(weighed))) return void 0;
  const note = `status was ${quote(value)}, but a checkpoint waits for an answer: "blocked" stands there now, for ${quote(value)} is final`;
  return {
    ...{ value: "blocked", source: says.source, sure: false, checkpoint, notes: [note] },
    ...othersOf(weighed, path, "blocked")
  };
}

// src/formats/grid/recover/reconcile/progress.ts
function settleProgress(weighed, layout, standing, status, circumstances) {
  const { total, complete } = blockCounts(layout, standing, weighed);
  const counter = workedOutFrom(countersOf(standing), standing.source);
  const counted = attribute(weighed, "progress.blocks_complete", complete, counter);
  const phases = layout.phases.filter(({ blocks }) => blocks > 0);
  const open2 = phases.find(({ sure }) => !sure) ?? phases[0];
  const all = attribute(weighed, "progress.blocks_total", total, open2?.source ?? { what: "no source" });
  const isCounted = all.sure || phases.length > 0 && phases.every(({ sure }) => sure);
  const said2 = choose(
    weighed,
    "progress.percent",
    (value) => typeof value === "number" && isShare(value, { complete, total })
  );
  const percent = said2 ?? attribute(weighed, "progress.percent", tenths(share({ complete, total })), { what: "the blocks" });
  const fields3 = /* @__PURE__ */ new Map([
    ["progress.blocks_complete", counted],
    ["progress.blocks_total", all],
    ["progress.percent", percent]
  ]);
  const threads = threadsOf2(weighed, status, circumstances);
  for (const [path2, settled2] of threads) fields3.set(path2, settled2);
  const notes = isCounted || total === 0 ? [] : [
    `the mission is taken to have ${count(total, "block")}, by ${sourceName(all.source)}; check progress.blocks_total`
  ];
  return { fields: fields3, notes: [...notes, ...phaseNotes(layout)] };
}
function countersOf({ done, named: named3, by }) {
  const isCounted = done.reduce((sum, one) => sum + one, 0) > named3.length;
  return [...by && isCounted ? [by.kind] : [], ...named3.map(({ kind }) => kind)];
}
var tenths = (percent) => Math.round(percent * 10) / 10;
var paths = ["progress.threads_complete", "progress.threads_total"];
function numberBy({ said: said2 }, kind, path2) {
  const value = said2(kind, path2)?.value;
  return typeof value === "number" ? value : void 0;
}
function threadsOf2(weighed, status, circumstances) {
  const own = paths.map((path2) => numberBy(weighed, "state", path2));
  const older = paths.map((path2) => numberBy(weighed, "version", path2));
  const all = paths.map((_, index2) => own[index2] ?? older[index2]);
  for (const [complete, total] of [own, all, older]) {
    const isOver = status.value === "complete" && total !== void 0;
    if (complete === void 0 && total === void 0) continue;
    if ((complete ?? 0) > (total ?? Number.POSITIVE_INFINITY)) continue;
    const isLess = [complete, total].some((one, index2) => one === void 0 && all[index2] !== void 0);
    if (isLess) continue;
    return paths.flatMap((path2, index2) => {
      const value = isOver ? total : [complete, total][index2];
      return value === void 0 ? [] : [[path2, attribute(weighed, path2, value, { what: "the status" })]];
    });
  }
  if (!isNew(circumstances)) return [];
  return paths.map((path2) => [path2, from({ what: "the schema" }, 0)]);
}

// src/formats/grid/recover/reconcile/resume.ts
var parts = ["phase", "block", "thread"];
function settleResume(weighed, position2, layout, standing, status, circumstances) {
  const isAnew = isNew(circumstances);
  const fields3 = /* @__PURE__ */ new Map();
  const checkpoint = status.checkpoint ?? choose(weighed, "resume.checkpoint_file");
  if (checkpoint ?? isAnew) fields3.set("resume.checkpoint_file", checkpoint ?? nothing2);
  const agent = choose(weighed, "resume.last_agent");
  if (agent ?? isAnew) fields3.set("resume.last_agent", agent ?? nothing2);
  const commit = lastCommit(weighed);
  const isRecorded = weighed.all("resume.last_commit").some(({ kind }) => kind !== "commit");
  if (commit && (circumstances.kept !== "whole" || isRecorded)) fields3.set("resume.last_commit", commit);
  else if (isAnew) fields3.set("resume.last_commit", nothing2);
  const isOver = status.value === "complete" || status.value === "failed";
  fields3.set("resume.can_resume", choose(weighed, "resume.can_resume") ?? from({ what: "the status" }, !isOver));
  const isMoved = standing.by?.kind !== "state";
  const place = settlePlace(weighed, position2, layout, status, { isAnew, isMoved });
  if (place) fields3.set("resume.resume_position", place);
  return fields3;
}
var nothing2 = { value: null, source: { what: "the schema" }, sure: false };
function lastCommit(weighed) {
  const found2 = choose(weighed, "resume.last_commit");
  const isWhole2 = found2 !== void 0 && found2.source.commit === found2.value;
  return isWhole2 ? { ...found2, value: String(found2.value).slice(0, 7) } : found2;
}
function settlePlace(weighed, position2, layout, { value: status }, { isAnew, isMoved }) {
  const path2 = "resume.resume_position";
  const here = parts.map((part) => position2.get(`position.${part}`)?.value);
  const isPlanning = status === "planning";
  const said2 = choose(weighed, path2, (value2) => {
    const there = fieldsOf(value2);
    if (isMoved && ["phase", "block"].some((part, at) => (there[part] ?? here[at]) !== here[at])) return false;
    return isPlanning || isBefore(there, here, layout);
  });
  if (said2) return said2;
  const all = weighed.all(path2);
  if (all.length === 0 && !isAnew) return void 0;
  const others2 = Object.entries(fieldsOf(all[0]?.claim.value)).filter(([key]) => !parts.includes(key));
  const value = mapOf([...parts.map((part, at) => [part, Math.max(1, Number(here[at] ?? 1))]), ...others2]);
  return { value, source: { what: "the position" }, sure: false, ...othersOf(weighed, path2, value) };
}
function isBefore(there, here, { phases }) {
  const places2 = parts.map((part, at) => [there[part], here[at]]);
  if (places2.some(([place]) => place !== void 0 && (typeof place !== "number" || place < 1))) return false;
  const { phase: phase2, block } = there;
  const blocks = typeof phase2 === "number" ? phases[phase2 - 1]?.blocks ?? 0 : 0;
  if (blocks > 0 && typeof block === "number" && block > blocks) return false;
  for (const [place, own] of places2) {
    if (typeof place !== "number" || typeof own !== "number" || place < own) return true;
    if (place > own) return false;
  }
  return true;
}

// src/formats/grid/recover/reconcile/times.ts
var first2 = Date.UTC(1970, 0, 1);
var last = Date.UTC(9999, 11, 31);
function settleTimes(weighed, { now, clockSkewMs }) {
  const clock = { now, clockSkewMs };
  const inside = stampsIn(weighed);
  const said2 = weighed.said("state", "updated_at");
  const stamp2 = said2 && dated(said2.value, said2.source, said2.sure);
  const own = stamp2 && !isAhead(stamp2, clock) ? stamp2 : void 0;
  const newest = latestOf(weighed, inside, clock);
  const created = creationOf(weighed, [...inside, ...own ? [own] : []], clock);
  const isLeftBehind = !own || isAfter(created.instant, own.instant) || behind3(own.instant, inside, clock);
  const latest2 = [newest, created, ...isLeftBehind && own ? [own] : []].filter((one) => one !== void 0);
  const updated = isLeftBehind ? latest2.reduce((a, b) => b.instant.ms > a.instant.ms ? b : a) : own;
  const { value } = updated.settled;
  const same = { ...updated.settled, sure: updated === own && updated.settled.sure };
  return {
    created: created.settled,
    updated: { ...same, ...othersOf(weighed, "updated_at", value) },
    notes: notesOf(created)
  };
}
function notesOf({
  settled: { value, source, sure },
  isClock
}) {
  if (isClock) return ["no source tells any time: created_at and updated_at are the time of this recovery"];
  return sure ? [] : [`created_at is inferred: ${quote(value)} is the earliest time known, by ${sourceName(source)}; check it`];
}
function dated(value, source, sure) {
  const instant = typeof value === "string" ? parseInstant(value) : void 0;
  if (!instant) return void 0;
  return { instant, settled: { value: instant.inProfile ? value : formatInstant(instant.ms), source, sure } };
}
function moment(ms, source) {
  const inYears = Math.floor(Math.min(last, Math.max(first2, ms)) / 1e3) * 1e3;
  return {
    instant: { ms: inYears, zoned: true, inProfile: true },
    settled: { value: formatInstant(inYears), source, sure: false }
  };
}
function isAhead({ instant }, { now, clockSkewMs }) {
  return instant.ms - now > clockSkewMs;
}
function isAfter(one, other) {
  return orderOf(one, other) === "wrong";
}
function stampsIn(weighed) {
  return ["phases.definitions", "agents.active", "warnings", "blockers"].flatMap((path2) => {
    const claim = weighed.said("state", path2);
    if (!claim) return [];
    const [key = "", inner] = path2.split(".");
    const data = mapOf([[key, inner === void 0 ? claim.value : mapOf([[inner, claim.value]])]]);
    return visit(stateSpecification.schema, data).flatMap(({ value, schema }) => {
      return schema?.["x-kind"] === "date" ? dated(value, claim.source, false) ?? [] : [];
    });
  });
}
function behind3(updated, inside, clock) {
  const later = inside.filter(
    (one) => !isAhead(one, clock) && orderOf(one.instant, updated, clock.clockSkewMs) === "wrong"
  );
  return later.length > 1;
}
function latestOf(weighed, inside, clock) {
  const moments = weighed.evidence.flatMap(({ moments: all }) => all.map(({ value, source }) => moment(value, source)));
  const stamps2 = weighed.all("updated_at").flatMap(({ claim }) => dated(claim.value, claim.source, false) ?? []);
  const past = [...moments, ...stamps2, ...inside].filter((one) => !isAhead(one, clock));
  return past.reduce((a, b) => a && a.instant.ms >= b.instant.ms ? a : b, void 0);
}
function creationOf(weighed, known3, clock) {
  const early = (one) => known3.filter(({ instant }) => isAfter({ ...one, ms: one.ms - clock.clockSkewMs }, instant)).length;
  const stamped2 = weighed.all("mission_id").flatMap(({ claim }) => {
    const stamp2 = typeof claim.value === "string" ? /^mission-(\d{8}T\d{6}Z?)-/.exec(claim.value)?.[1] : void 0;
    const instant = stamp2 === void 0 ? void 0 : parseInstant(stamp2);
    return instant && early(instant) === 0 ? [moment(instant.ms, claim.source)] : [];
  });
  const found2 = unchanged(weighed, "created_at", (value) => {
    const instant = typeof value === "string" ? parseInstant(value) : void 0;
    if (!instant) return false;
    const isLate = weighed.said("version", "created_at") === void 0 && early(instant) > (stamped2.length > 0 ? 0 : 1);
    return !isLate;
  });
  const own = found2 && dated(found2.value, found2.source, found2.sure);
  if (own) return { ...own, settled: { ...found2, value: own.settled.value } };
  const moments = weighed.evidence.flatMap(({ moments: all }) => all.map(({ value, source }) => moment(value, source)));
  const updates = weighed.all("updated_at").flatMap(({ claim }) => dated(claim.value, claim.source, false) ?? []);
  const past = [...moments, ...updates, ...known3].filter((one) => !isAhead(one, clock));
  const oldest = past.reduce((a, b) => a && a.instant.ms <= b.instant.ms ? a : b, void 0);
  const worked = stamped2[0] ?? (oldest && moment(oldest.instant.ms, oldest.settled.source));
  if (!worked) return { ...moment(clock.now, { what: "the clock" }), isClock: true };
  return { ...worked, settled: { ...worked.settled, ...othersOf(weighed, "created_at", worked.settled.value) } };
}
function orderNote(field3, was, is) {
  const now = is === null ? "nothing stands there now" : `${quote(is)} stands there now`;
  return `${field3} was ${quote(was)}, which lies outside of its record or of the mission: ${now}`;
}

// src/formats/grid/recover/reconcile/stamp-order.ts
var pairs = [
  ["started_at", "completed_at"],
  ["spawned_at", "last_heartbeat"]
];
var lone = ["timestamp", "added_at"];
function inOrder2(fields3, { created, updated }, clockSkewMs) {
  const bounds = [instantOf(created.value), instantOf(updated.value)];
  const ordered = new Map(fields3);
  const notes = [];
  for (const path2 of ["phases.definitions", "agents.active", "warnings", "blockers"]) {
    const settled2 = fields3.get(path2);
    if (!settled2 || !Array.isArray(settled2.value)) continue;
    const changed = [];
    const value = settled2.value.map((item, index2) => mendItem(item, `${path2}.${index2}`, bounds, changed));
    if (changed.length === 0) continue;
    notes.push(...changed);
    ordered.set(path2, { ...settled2, value, sure: false });
  }
  return { fields: ordered, notes };
  function mendItem(item, path2, [start, end], changed) {
    if (!isDataMap(item)) return item;
    const record = mapOf(Object.entries(item));
    const put = (key, value) => {
      if (record[key] === value) return;
      changed.push(orderNote(`${path2}.${key}`, record[key] ?? null, value));
      record[key] = value;
    };
    for (const key of [...pairs.flat(), ...lone]) {
      const own = instantOf(record[key]);
      if (!own) continue;
      const isNullable = key === "started_at" || key === "completed_at";
      if (start && orderOf(start, own, clockSkewMs) === "wrong") put(key, isNullable ? null : created.value);
      else if (end && orderOf(own, end, clockSkewMs) === "wrong") put(key, isNullable ? null : updated.value);
    }
    for (const [first3, last2] of pairs) {
      const [begin, close] = [instantOf(record[first3]), instantOf(record[last2])];
      if (begin && close && orderOf(begin, close) === "wrong")
        put(last2, last2 === "completed_at" ? null : record[first3] ?? null);
    }
    return record;
  }
}
function instantOf(value) {
  return typeof value === "string" ? parseInstant(value) : void 0;
}

// src/formats/grid/recover/reconcile/completed.ts
var doubtful = ["commit", "plan", "scratchpad", "warmth"];
var mostNamed6 = 5;
function completeBlocks(weighed, layout) {
  const isCounted = weighed.said("state", "progress.blocks_complete")?.sure ?? false;
  const found2 = /* @__PURE__ */ new Map();
  const outside3 = /* @__PURE__ */ new Map();
  for (const { kind, blocks: blocks2 } of weighed.evidence) {
    const open2 = openIn2(kind, blocks2, layout);
    for (const claim of blocks2) {
      if (claim.is !== "complete" && claim.is !== "skipped") continue;
      if (!claim.sure && isCounted && doubtful.includes(kind)) continue;
      const place = placeOf({ kind, block: claim.block }, layout);
      const key = place ? keyOf2(place) : layout.placement.keyOf(claim.block);
      if (!claim.sure && open2.has(key)) continue;
      if (!place) outside3.set(key, outside3.get(key) ?? claim);
      else if (!found2.has(key) || claim.sure && !found2.get(key)?.sure) {
        found2.set(key, { ...place, kind, source: claim.source, sure: claim.sure });
      }
    }
  }
  const blocks = [...found2.values()].sort((a, b) => a.phase - b.phase || a.block - b.block);
  const unsure2 = inferredNote(blocks, layout);
  return layout.isDefined ? { blocks, unplaced: 0, notes: [...unsure2, ...outsideNote([...outside3.values()])] } : { blocks, unplaced: outside3.size, notes: unsure2 };
}
var keyOf2 = ({ phase: phase2, block }) => `${phase2}-${block}`;
function openIn2(kind, blocks, layout) {
  const open2 = blocks.filter(({ is, sure }) => sure && (is === "planned" || is === "begun"));
  return new Set(
    open2.map(({ block }) => placeOf({ kind, block }, layout)).flatMap((place) => place ? [keyOf2(place)] : [])
  );
}
function inferredNote(blocks, layout) {
  const unsure2 = blocks.filter(({ sure }) => !sure);
  if (unsure2.length === 0) return [];
  const names3 = some(
    unsure2.map((one) => `${blockName(one, layout)} (by ${sourceName(one.source)})`),
    mostNamed6
  );
  return unsure2.length === 1 ? [`block ${names3} is inferred to be complete: check that it is`] : [`blocks ${names3} are inferred to be complete: check that they are`];
}
function outsideNote(claims) {
  if (claims.length === 0) return [];
  const names3 = some(
    claims.map(({ block, source }) => `${nameOfBlock(block)} (by ${sourceName(source)})`),
    mostNamed6
  );
  return claims.length === 1 ? [`block ${names3} is complete, but no phase has such a block, so it is not counted: add it to its phase`] : [`blocks ${names3} are complete, but no phase has such blocks, so they are not counted: add them to their phases`];
}

// src/formats/grid/recover/reconcile/standing.ts
var workedOut = { what: "the blocks that are complete" };
function standingOf(weighed, layout) {
  const { blocks: named3, unplaced, notes } = completeBlocks(weighed, layout);
  const positions = weighed.evidence.filter(tellsPlace).map((one) => saidPosition(one, layout));
  const first3 = positions.find(({ place, phase: phase3 }) => (place ?? phase3) !== void 0);
  const heard = { layout, positions, first: first3, named: named3, before: sumsBefore(layout) };
  let phase2 = firstPhase(heard);
  let count2 = countIn2(phase2, heard);
  while (phase2 < layout.phases.length - 1 && isDone(phase2, count2, heard)) {
    phase2 += 1;
    count2 = countIn2(phase2, heard);
  }
  const done = layout.phases.map(({ blocks: blocks2 }, index2) => index2 < phase2 ? blocks2 : index2 === phase2 ? count2.done : 0);
  const { block, by } = blockIn(phase2, count2, heard);
  const missing = unsaid(phase2, heard);
  const { fields: fields3, blocks } = by ?? {};
  return {
    ...{ phase: phase2, block, done, unplaced, named: named3, by },
    isSure: missing.length === 0 && count2.isSure,
    source: fields3?.get("position.block")?.source ?? blocks?.find(({ is }) => is === "begun")?.source ?? workedOut,
    notes: [...notes, ...assumedNote(missing, layout)]
  };
}
function tellsPlace({ kind }) {
  return kind === "state" || kind === "checkpoint" || kind === "version";
}
function sumsBefore({ phases }) {
  let sum = 0;
  return phases.map(({ blocks }) => {
    sum += blocks;
    return sum - blocks;
  });
}
function firstPhase({ positions, named: named3 }) {
  const said2 = positions.find(({ phase: phase2 }) => phase2 !== void 0)?.phase ?? 0;
  const before = positions.map(({ evidence, phase: phase2 = 0 }) => evidence.kind === "version" ? phase2 : 0);
  return Math.max(said2, named3.at(-1)?.phase ?? 0, ...before);
}
function countIn2(phase2, { layout, positions, named: named3, before }) {
  const start = before[phase2] ?? 0;
  const here = named3.filter((one) => one.phase === phase2);
  const said2 = positions.find(({ evidence }) => evidence.kind === "state")?.doneIn(phase2, start);
  const older = positions.map((one) => one.evidence.kind === "version" ? one.doneIn(phase2, start) ?? 0 : 0);
  const most8 = layout.isDefined ? layout.phases[phase2]?.blocks ?? 0 : Number.POSITIVE_INFINITY;
  const done = Math.min(Math.max(said2 ?? 0, here.length, ...older), most8);
  return { done, isSure: done === said2 || done === here.length && here.every(({ sure }) => sure) };
}
function isDone(phase2, { done }, heard) {
  const blocks = heard.layout.phases[phase2]?.blocks ?? 0;
  if (blocks === 0 || done < blocks) return false;
  return heard.first?.place?.phase !== phase2 || !isUpToDate(heard.first, phase2, done, heard);
}
function isUpToDate(said2, phase2, done, { named: named3, before }) {
  const { evidence, place, doneIn } = said2;
  if (evidence.kind === "checkpoint" || doneIn(phase2, before[phase2] ?? 0) !== done) return false;
  return !named3.some((one) => one.kind === evidence.kind && one.phase === phase2 && one.block === place?.block);
}
function blockIn(phase2, count2, heard) {
  const { layout, positions, named: named3 } = heard;
  const complete = new Set(named3.flatMap((one) => one.phase === phase2 ? [one.block] : []));
  const open2 = firstOpen(complete, count2.done);
  for (const said2 of positions) {
    const { evidence: by, place } = said2;
    if (place?.phase !== phase2) continue;
    const isOpen = !complete.has(place.block) && (by.kind === "state" || place.block >= open2);
    if (isOpen || isUpToDate(said2, phase2, count2.done, heard)) return { block: place.block, by };
  }
  const blocks = layout.phases[phase2]?.blocks || Number.POSITIVE_INFINITY;
  return { block: Math.min(open2, blocks), by: void 0 };
}
function firstOpen(named3, done) {
  let open2 = Math.max(0, done - named3.size) + 1;
  for (const block of [...named3].sort((a, b) => a - b)) if (block <= open2) open2 += 1;
  return open2;
}
var mostNamed7 = 8;
var mostAssumed = 1e3;
function unsaid(phase2, { layout, positions, named: named3, before }) {
  const complete = new Set(named3.map((one) => `${one.phase}-${one.block}`));
  const missing = [];
  for (let index2 = 0; index2 < phase2; index2 += 1) {
    const { blocks = 0 } = layout.phases[index2] ?? {};
    if (positions.some((one) => (one.doneIn(index2, before[index2] ?? 0) ?? 0) >= blocks)) continue;
    for (let block = 1; block <= blocks && missing.length < mostAssumed; block += 1) {
      if (!complete.has(`${index2}-${block}`)) missing.push({ phase: index2, block });
    }
  }
  return missing;
}
function assumedNote(places2, layout) {
  if (places2.length === 0) return [];
  const names3 = some(
    places2.map((place) => blockName(place, layout)),
    mostNamed7
  );
  return places2.length === 1 ? [`no source says that block ${names3} is complete, but work of later phases is, so it counts: check that it is`] : [
    `no source says that blocks ${names3} are complete, but work of later phases is, so they count: check that they are`
  ];
}

// src/formats/grid/recover/reconcile/reconcile.ts
function reconcile(evidence, circumstances) {
  const present2 = evidence.find(({ kind }) => kind === "state");
  const own = evidence.filter((one) => one.kind !== "version" || isOfSameMission(present2, one));
  const weighed = weigh(own, circumstances);
  const cluster = settleCluster(weighed);
  const name = String(cluster.settled.value);
  const layout = layPhases(weighed, name, circumstances);
  const standing = standingOf(weighed, layout);
  const status = settleStatus(weighed, layout, standing);
  const times = settleTimes(weighed, circumstances);
  const ids = settleIds(weighed, name, instantOf(times.created.value)?.ms ?? circumstances.now);
  const mode = settleMode(weighed);
  const position2 = settlePosition(weighed, layout, standing, status, circumstances);
  const progress = settleProgress(weighed, layout, standing, status, circumstances);
  const records2 = settleRecords({ weighed, layout, standing, status, times, circumstances });
  const { notes: order, fields: ordered } = inOrder2(
    new Map([...settlePhases(weighed, layout, standing, status, circumstances), ...records2.fields]),
    times,
    circumstances.clockSkewMs
  );
  const fields3 = new Map([
    ["version", settleVersion(weighed)],
    ["session_id", ids.session_id.settled],
    ["mission_id", ids.mission_id.settled],
    ["cluster", cluster.settled],
    ["created_at", times.created],
    ["updated_at", times.updated],
    ["status", rowOf(status)],
    ["mode", mode.settled],
    ...ordered,
    ...position2.fields,
    ...progress.fields,
    ...settleResume(weighed, position2.fields, layout, standing, status, circumstances),
    ...settleExtras(weighed, layout, circumstances)
  ]);
  const state2 = stateOf(fields3);
  const rows = accountOf(fields3);
  const { account, unkept } = withOddValues(rows, records2.parts, present2, state2);
  const decide = /* @__PURE__ */ new Set([
    ...evidence.filter((one) => !own.includes(one)).map(otherMission),
    ...cluster.notes,
    ...status.notes,
    ...mode.notes,
    ...ids.session_id.notes,
    ...ids.mission_id.notes,
    ...times.notes,
    ...standing.notes,
    ...position2.notes,
    ...progress.notes,
    ...records2.notes,
    ...order,
    ...rows.filter(({ field: field3 }) => field3 !== "status" || status.notes.length === 0).flatMap(conflictNote),
    ...own.flatMap(({ notes }) => notes)
  ]);
  return {
    state: state2,
    account,
    unkept: [...records2.unkept, ...unkept],
    decide: [...decide].slice(0, mostNotes2),
    overview: overviewOf(cluster, layout, standing, status, fields3.get("progress.percent"), circumstances.commits)
  };
}
var mostNotes2 = 100;
function otherMission({ fields: fields3, moments }) {
  const commit = [...fields3.values(), ...moments].map(({ source }) => source.commit).find((hash) => hash !== void 0);
  const of = commit === void 0 ? "" : `, of commit ${commit.slice(0, 7)},`;
  return `the last good version${of} is of another mission, so nothing is taken from it`;
}
function rowOf({ value, source, sure, otherwise }) {
  return { value, source, sure, ...otherwise && { otherwise } };
}
function conflictNote({ field: field3, value, source, otherwise = [], sure }) {
  const [other] = otherwise.filter(({ source: { commit, path: path2 } }) => {
    return commit === void 0 && (path2 !== source.path || !sure);
  });
  if (!other || !telling.includes(field3)) return [];
  const [one, two] = [source, other.source].map(sourceName);
  return [`${field3} is ${words2(value)} by ${one}, but ${words2(other.value)} by ${two}: keep the right one`];
}
var telling = [
  ...["cluster", "status", "mode", "phases.total", "phases.current", "phases.completed"],
  ...["progress.blocks_total", "progress.blocks_complete"]
];
var mostItems = 5;
function words2(value) {
  if (!Array.isArray(value)) return quote(value);
  return value.length === 0 ? "empty" : some(value.map(quote), mostItems);
}

// src/formats/grid/recover/first-clean.ts
async function firstClean(request, path2, gathered, base) {
  const doubts = { distrusted: /* @__PURE__ */ new Set(), refused: /* @__PURE__ */ new Set() };
  const given = [];
  const [first3, ...others2] = waysFrom(gathered.evidence, base, request);
  let way = first3;
  let attempt = await attemptOn(way, doubts, request, path2, gathered);
  for (const next of others2) {
    const [error] = attempt.errors;
    if (!error) break;
    given.push(...next.gives.map((what6) => `${what6}, for ${error.rule} says: ${error.message}`));
    way = next;
    attempt = await attemptOn(way, doubts, request, path2, gathered);
  }
  return { ...attempt, given, isInto: way.base.old.text !== void 0 };
}
var mostRounds = 24;
async function attemptOn({ evidence, base: { old, kept } }, doubts, { judge, limits, now, tree }, path2, { commits }) {
  for (let round = 1; ; round += 1) {
    const circumstances = { now, ...doubts, commits, kept, clockSkewMs: limits.clockSkewMs };
    const reconciled = reconcile(evidence, circumstances);
    const text2 = writtenState(old, reconciled.state, limits);
    const { findings } = await judge(new MemoryTree({ [path2]: text2 }, tree), "inside");
    const errors = errorsOf(findings);
    const before = doubts.distrusted.size + doubts.refused.size;
    for (const { pointer } of errors) if (pointer) distrust(pointer, doubts);
    if (doubts.distrusted.size + doubts.refused.size === before || round === mostRounds)
      return { text: text2, reconciled, errors };
  }
}
function distrust(pointer, { distrusted, refused }) {
  let path2 = segmentsOf(pointer);
  while (path2.length > 0 && refused.has(path2.join("."))) path2 = path2.slice(0, -1);
  if (path2.length === 0) return;
  const name = path2.join(".");
  (distrusted.has(name) ? refused : distrusted).add(name);
}
function waysFrom(evidence, base, { limits }) {
  const isLarge = isNearCap(base.old.text ?? base.old.body, limits);
  const short2 = isLarge ? shortened(base, limits) : base;
  const { text: text2, body } = short2.old;
  const anew = { old: { text: void 0, body: "" }, kept: "none" };
  const own = ["state", "version"];
  const ways = [];
  if (isLarge) ways.push({ evidence, base: short2, gives: short2.notes });
  if (text2 !== void 0) {
    const what6 = "the comments and the fields that the schema does not know were not kept";
    ways.push({ evidence, base: { old: { text: void 0, body }, kept: "none" }, gives: [what6] });
  }
  if (body.trim() !== "") ways.push({ evidence, base: anew, gives: [`the body of ${stateFile} was not kept`] });
  return [
    { evidence, base, gives: [] },
    ...ways,
    {
      evidence: evidence.filter(({ kind }) => own.includes(kind)),
      base: anew,
      gives: [`nothing was used but ${stateFile} and its last good version`]
    },
    { evidence: [silent("state")], base: anew, gives: ["no source was used: this is the state of a new mission"] }
  ];
}
function shortened({ old: { text: text2, body }, kept }, limits) {
  const { text: short2, notes } = belowCap(text2 ?? body, limits);
  if (text2 === void 0) return { old: { text: text2, body: short2 }, kept, notes };
  const { start } = splitFrontMatter(text2).body;
  const isWhole2 = short2.length >= start;
  return { old: isWhole2 ? { text: short2, body: short2.slice(start) } : { text: void 0, body: "" }, kept, notes };
}

// src/formats/grid/recover/salvage/rows.ts
var replacement = "\uFFFD";
function rowsOf(text2) {
  return linesOf(text2).map(({ start, end }, index2, lines2) => {
    const raw = text2.slice(start, end);
    const next = lines2[index2 + 1]?.start;
    const doubt = raw.includes(replacement) && { isDoubtful: true };
    if (next === void 0 && raw.endsWith("\r"))
      return { number: index2 + 1, text: raw.slice(0, -1), end: "", ...doubt };
    return { number: index2 + 1, text: raw, end: text2.slice(end, next ?? text2.length), ...doubt };
  });
}
function textOf2(rows, lineBreak2) {
  const last2 = rows.length - 1;
  return rows.map(({ text: text2, end }, index2) => text2 + (end === "" && index2 < last2 ? lineBreak2 : end)).join("");
}
function lineBreakOf(rows) {
  const carriage = rows.filter(({ end }) => end === "\r\n").length;
  return carriage * 2 > rows.length ? "\r\n" : "\n";
}
function mended(row, text2) {
  return text2 === row.text ? row : { ...row, text: text2, isDoubtful: true };
}
function indented(row, indent) {
  return { ...row, text: " ".repeat(Math.max(0, indent)) + row.text.trimStart() };
}
var isBlank = ({ text: text2 }) => text2.trim() === "";
var isComment = ({ text: text2 }) => text2.trimStart().startsWith("#");
var isContent = (row) => !isBlank(row) && !isComment(row);
var indentOf = ({ text: text2 }) => text2.length - text2.replace(/^ +/, "").length;
var isItem = ({ text: text2 }) => /^ *-(?: |$)/.test(text2);
function lost(rows, why5) {
  return {
    rows: rows.filter(isComment),
    losses: rows.filter(isContent).map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: why5 }))
  };
}
function append(rows, more) {
  for (const row of more) rows.push(row);
}
function joined(parts2) {
  return { rows: parts2.flatMap(({ rows }) => rows), losses: parts2.flatMap(({ losses }) => losses) };
}

// src/formats/grid/recover/salvage/attempts.ts
var most = 1500;
var mostRead = (size2) => 4e5 + 6 * size2;
var mostKnown = 100;
var plainRow = /^ *(?:- )?(?:[a-z_][\w-]{0,60}:(?: |$))(?:"[^"\\]{0,1000}"|[\w.-]{0,100})$/;
function attemptsOn(size2, limits) {
  let left = most;
  let unread4 = mostRead(size2);
  const known3 = /* @__PURE__ */ new Map();
  const read = (text2, rows) => {
    const attempt = known3.get(text2) ?? readAnew(text2, rows);
    if (known3.size < mostKnown) known3.set(text2, attempt);
    return attempt;
  };
  const readAnew = (text2, rows) => {
    left -= 1;
    unread4 -= text2.length;
    if (left < 0 || unread4 < 0) {
      const isPlain = (row) => !isContent(row) || plainRow.test(row.text);
      return { isClean: rows.every(isPlain), why: "the file has more faults than can be told apart" };
    }
    const { root, faults } = readMapping(text2, { start: 0, end: text2.length }, limits);
    const fault = faults.find(({ kind }) => kind !== "alias");
    return { isClean: root !== void 0 && !fault, why: fault?.message ?? "no field stands here" };
  };
  const written = (rows) => rows.map(({ text: text2 }) => `${text2}
`).join("");
  return {
    fields: (rows) => read(written(rows), rows),
    items: (rows) => read(`items:
${written(rows)}`, rows)
  };
}

// src/formats/grid/recover/salvage/known.ts
var schemas = [stateSpecification.schema, persistenceSpecification.schema];
function isKnown(path2, key) {
  return schemas.some((schema) => fieldsAt(schema, path2).some(([name]) => name === key));
}
function isHolder2(path2, key) {
  return schemas.some((schema) => fieldsAt(schema, path2).some(([name, field3]) => name === key && isNested(field3)));
}
var isNested = ({ properties, items }) => properties !== void 0 || items !== void 0;
function isWordOf(path2, key, value) {
  return schemas.some((schema) => schemaAt(schema, [...path2, key])?.enum?.includes(value));
}
function holdersOf(path2, keys2, isList) {
  const [first3] = schemas;
  if (!first3 || keys2.length === 0) return [];
  return fieldsAt(first3, path2).flatMap(([name, field3]) => {
    const properties = (isList ? field3.items : field3)?.properties;
    return properties && keys2.every((key) => Object.hasOwn(properties, key)) ? [name] : [];
  });
}
function fieldsAt(schema, path2) {
  return Object.entries(schemaAt(schema, path2)?.properties ?? {});
}

// src/formats/grid/recover/salvage/cut.ts
var ended = /(?:[\]}]|(?:^|[ \t])(?:"(?:[^"\\]|\\.){0,2000}"|'[^']{0,2000}'|true|false|null|\d{4}-\d{2}-\d{2}T[\d:.]{5,15}Z))[ \t]*$/;
var word2 = /^([a-z_]{1,60}): ([a-z_]{1,60})$/;
function withoutCutRow(rows) {
  const index2 = rows.findLastIndex((row) => !isBlank(row));
  const last2 = rows[index2];
  if (!last2) return { rows, losses: [] };
  const isSafe = last2.end !== "" || isComment(last2) || isWhole(last2.text);
  const above = isSafe ? rows : rows.slice(0, index2);
  let end = above.length;
  const losses = isSafe ? [] : [{ line: last2.number, text: last2.text, why: "the file breaks off in the midst of it" }];
  const kept = [];
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const row = above[at];
    if (!row || isContent(row) && !waiting.test(row.text)) break;
    end = at;
    if (!isContent(row)) kept.push(row);
    else losses.push({ line: row.number, text: row.text, why: "the file breaks off before its value" });
  }
  return { rows: [...withLast(above.slice(0, end), end - 1), ...kept.reverse()], losses };
}
var waiting = /^ *(?:- *)?(?:["']?[A-Za-z_][\w-]{0,60}["']? *:)?[ \t]*$/;
function isWhole(text2) {
  const [, key = "", value = ""] = word2.exec(text2) ?? [];
  return ended.test(text2) || isWordOf([], key, value);
}
function withLast(rows, index2) {
  return rows.map((row, at) => at === index2 ? { ...row, isLast: true } : row);
}

// src/formats/grid/recover/salvage/bytes.ts
var why = "bytes that are no text stand in it";
function withoutNul(rows, isFields) {
  if (!rows.some(({ text: text2 }) => text2.includes("\0"))) return { rows, losses: [] };
  const losses = [];
  const kept = rows.flatMap((row) => {
    const at = row.text.indexOf("\0");
    if (at < 0) return [row];
    const others2 = row.text.replaceAll("\0", "");
    const before = row.text.slice(0, at);
    const text2 = isFields ? before : others2;
    const isKept = text2.trim() !== "" && (!isFields || isWhole(text2));
    if (others2.trim() !== "" && !(isKept && text2 === others2)) losses.push({ line: row.number, text: row.text, why });
    return isKept ? [{ ...row, text: text2, isDoubtful: true }] : [];
  });
  return { rows: kept, losses };
}
function withFences(rows) {
  return rows.map((row) => {
    const text2 = row.text.replace(/^\ufeff/, "").replace(brokenFence, "---");
    return text2 === row.text ? row : { ...row, text: text2 };
  });
}
var brokenFence = /^(?=.{0,2}-)(?=.{0,2}\ufffd)[-\ufffd]{3}(?=[ \t]*$)/;
var blank = /^[ \ufffd]*(?:-[ \ufffd]+)?(?=[a-z_"'])/;
var lineBreak = /^([^\ufffd]{1,1000}[^\ufffd ])\ufffd( *(?:- )?[a-z_]{1,60}:(?: [^\ufffd]{0,1000})?)$/;
function withBlanks(rows) {
  if (!rows.some(({ text: text2 }) => text2.includes(replacement))) return rows;
  return rows.flatMap((row) => {
    const text2 = row.text.replace(blank, (blanks) => blanks.replaceAll(replacement, " "));
    const [, above, below2] = lineBreak.exec(text2) ?? [];
    if (above === void 0 || below2 === void 0 || !(isWhole(above) || above.endsWith(":")))
      return [{ ...row, text: text2 }];
    return [
      { ...row, text: above, end: row.end || "\n" },
      { ...row, text: below2 }
    ];
  });
}
var odd = /[\x01-\x08\x0e-\x1f\ufffd]/g;
function isText(text2) {
  const others2 = text2.replaceAll("\0", "");
  return (others2.match(odd)?.length ?? 0) * 10 <= others2.length;
}

// src/formats/grid/recover/salvage/heads.ts
var field = /^( *(?:"([^"\\]{1,100})"|'([^']{1,100})'|([^\s"'#,[\]{}&*!|>%@`:-][^:#]{0,100}?)) *:(?:[ \t]+|$))(.*)$/;
var joint = /^( *)([a-z_][\w-]{0,60})[ \t]*[:=][ \t]*(\S.*)$/;
var gap = /^( *)([a-z_][\w-]{0,60})[ \t]+(["'[{\d]\S?.*|[^\s:]+)$/;
var bare = /^( *)([a-z_][\w-]{0,60})[ \t]*$/;
function headOf(row, path2) {
  const found2 = headIn(row);
  if (found2) return found2;
  const [, indent = "", key = "", value = ""] = joint.exec(row.text) ?? gap.exec(row.text) ?? [];
  if (key !== "" && isKnown(path2, key)) return headIn(mended(row, `${indent}${key}: ${value}`));
  const [, before = "", name = ""] = bare.exec(row.text) ?? [];
  return name !== "" && isHolder2(path2, name) ? headIn(mended(row, `${before}${name}:`)) : void 0;
}
function headIn(row) {
  const [, before = "", double, single, plain4, value = ""] = field.exec(row.text) ?? [];
  const key = double ?? single ?? plain4;
  if (key === void 0) return void 0;
  return { row, key, prefix: /\s$/.test(before) ? before : `${before} `, value };
}

// src/formats/grid/recover/salvage/entries.ts
var rowsOfEntry = ({ lead, head: head3, rest }) => [...lead, head3.row, ...rest];
var rowsOfItem = ({ lead, row, rest }) => [...lead, row, ...rest];
function usualIndent(rows) {
  const indents = rows.filter(isContent).map(indentOf);
  const first3 = indents[0] ?? 0;
  const least = indents.reduce((one, other) => Math.min(one, other), first3);
  const times = (wanted) => indents.filter((one) => one === wanted).length;
  return times(least) > times(first3) ? least : first3;
}
function entriesOf2(rows, indent, path2) {
  const before = [];
  const entries = [];
  let pending = [];
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) {
      pending.push(row);
      continue;
    }
    const isLess = indentOf(row) < indent;
    const head3 = indentOf(row) <= indent ? headOf(isLess ? indented(row, indent) : row, path2) : void 0;
    if (head3) entries.push({ lead: pending, head: head3, key: head3.key, rest: [] });
    else append(entries.at(-1)?.rest ?? before, [...pending, row]);
    pending = [];
  }
  append(entries.at(-1)?.rest ?? before, pending);
  return { before, entries };
}
function itemsOf2(rows, knows) {
  const indent = indentOf(rows.find(isItem) ?? { number: 0, text: "", end: "" });
  const items = [];
  const begins = knows?.size ? restartsIn(rows) : /* @__PURE__ */ new Set();
  let pending = [];
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) {
      pending.push(row);
      continue;
    }
    const item = items.at(-1);
    const isNew2 = isItem(row) ? indentOf(row) <= indent || !item : isUndashed(row, item, knows) || begins.has(row);
    if (isNew2) {
      const text2 = `${" ".repeat(indent)}- ${row.text.trimStart()}`;
      const placed = isItem(row) ? indented(row, indent) : { ...row, text: text2 };
      const key = keyOf3(placed.text.slice(indent + 1).trimStart());
      items.push({ lead: pending, row: placed, indent, content: contentOf(placed), key, rest: [] });
    } else if (item) {
      append(item.rest, [...pending, indentOf(row) <= indent ? indented(row, item.content) : row]);
    }
    pending = [];
  }
  append(items.at(-1)?.rest ?? [], pending);
  return items;
}
var keyOf3 = (text2) => /^[a-z_][\w-]{0,60}(?=:(?:\s|$))/.exec(text2)?.[0] ?? "";
function isUndashed(row, item, knows) {
  const key = keyOf3(row.text.trimStart());
  if (!item) return knows?.has(key) ?? false;
  return item.key !== "" && indentOf(row) <= item.content && key === item.key;
}
function restartsIn(rows) {
  const restarts = /* @__PURE__ */ new Set();
  let fields3 = [];
  const end = () => {
    const keys2 = /* @__PURE__ */ new Map();
    const from2 = fields3.findIndex((row) => {
      const key = keyOf3(row.text.trimStart());
      return keys2.has(key) || !keys2.set(key, row);
    });
    const again = from2 < 0 ? [] : fields3.slice(from2);
    const isOther = again.some((row) => keys2.get(keyOf3(row.text.trimStart()))?.text !== row.text);
    const isAll = new Set(again.map((row) => keyOf3(row.text.trimStart())).filter((key) => keys2.has(key))).size === keys2.size;
    if (again.length > 1 && again.length === keys2.size && isAll && isOther && again[0]) restarts.add(again[0]);
    fields3 = [];
  };
  for (const row of rows) {
    if (isBlank(row) || isComment(row)) continue;
    if (isItem(row)) end();
    else if (fields3[0] === void 0 || indentOf(row) === indentOf(fields3[0])) fields3.push(row);
  }
  end();
  return restarts;
}
function contentOf({ text: text2 }) {
  return /^ *- +(?=\S)/.exec(text2)?.[0].length ?? text2.trimEnd().length + 1;
}

// src/formats/grid/recover/salvage/field-end.ts
var keys = [stateSpecification, persistenceSpecification].flatMap(
  ({ schema }) => Object.keys(schema.properties ?? {})
);
var knownKey = new RegExp(`^["']?(?:${[...new Set(keys)].join("|")})["']?[ \\t]*:(?:\\s|$)`);
var lowerKey = /^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:\s|$)/;
var code = /^ {0,3}(?:```|~~~)/;
var heading3 = /^#{1,6} \S/;
var brokenFence2 = /^-{1,9}[ \t]*$/;
var isKnownField = ({ text: text2 }) => knownKey.test(text2);
var isField = ({ text: text2 }) => lowerKey.test(text2);
function splitFields(rows) {
  const hard = hardStop(rows);
  const before = rows.slice(0, hard);
  const last2 = before.findLastIndex(isKnownField);
  let end = Math.max(last2, before.findIndex(isContent)) + 1;
  while (end < before.length && goesOn(before, end)) end += 1;
  while (end > 0 && isBlankAt(before, end - 1)) end -= 1;
  const rest = rows.slice(end);
  const first3 = rest.findIndex((row) => !isBlank(row));
  const isFenced = first3 >= 0 && brokenFence2.test(rest[first3]?.text ?? "") && !isItemAt(rest, first3 + 1);
  return { fields: rows.slice(0, end), rest: isFenced ? rest.slice(first3 + 1) : rest, isFenced };
}
var isBlankAt = (rows, index2) => rows[index2] !== void 0 && isBlank(rows[index2]);
var isItemAt = (rows, index2) => rows[index2] !== void 0 && isItem(rows[index2]);
function hardStop(rows) {
  let isText2 = true;
  let isCode = false;
  let stop = rows.length;
  for (let index2 = rows.length - 1; index2 >= 0; index2 -= 1) {
    const row = rows[index2];
    if (!row || isBlank(row)) continue;
    if (code.test(row.text)) {
      isCode = !isCode;
      stop = index2;
    } else if (isCode) continue;
    else if (isKnownField(row)) return stop;
    else if (isComment(row)) {
      if (isText2 && heading3.test(row.text) && isBlankAt(rows, index2 - 1)) stop = index2;
      continue;
    }
    isText2 = !isField(row) && !/^ /.test(row.text) && !isItem(row);
  }
  return stop;
}
function goesOn(rows, index2) {
  const row = rows[index2];
  if (!row) return false;
  if (isBlank(row) || /^[ \t]/.test(row.text) || isField(row)) return true;
  return isItem(row) ? isInList(rows, index2) : isComment(row);
}
function isInList(rows, index2) {
  let at = index2 - 1;
  while (at >= 0 && (isBlankAt(rows, at) || /^[ #]/.test(rows[at]?.text ?? ""))) at -= 1;
  const text2 = rows[at]?.text ?? "";
  return /^-(?: |$)/.test(text2) || /^[^#]{1,80}:[ \t]*$/.test(text2);
}

// src/formats/grid/recover/salvage/composed.ts
var fence = /^---[ \t]*$/;
function composed(fields3, body, lineBreak2) {
  const ended2 = (rows) => rows.map((row) => row.end === "" ? { ...row, end: lineBreak2 } : row);
  const line = (near) => ({ number: near?.number ?? 1, text: "---", end: lineBreak2 });
  const above = [line(fields3[0]), ...ended2(fields3), line(fields3.at(-1))];
  const fences2 = body.filter(({ text: text2 }) => fence.test(text2));
  const withoutFences = body.filter(({ text: text2 }) => !fence.test(text2));
  const firstText = withoutFences.findIndex((row) => !isBlank(row) && !isField(row));
  const stray = firstText < 0 ? withoutFences : withoutFences.slice(0, firstText);
  const tries = [
    { body, losses: [] },
    { body: withoutFences, losses: lost(fences2, why2).losses },
    { body: withoutFences.slice(stray.length), losses: lost([...fences2, ...stray], why2).losses }
  ];
  const fits2 = (one) => splitFrontMatter(textOf2([...above, ...one.body], lineBreak2)).faults.length === 0;
  const chosen = tries.find(fits2);
  return chosen ? { rows: [...above, ...chosen.body], losses: chosen.losses } : {
    rows: above,
    losses: body.filter((row) => !isBlank(row)).map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: why2 }))
  };
}
var why2 = "below the front matter, readers would take it for more fields";
function parsedTogether(rows, limits) {
  let fault = faultIn(rows, limits);
  if (!fault) return { rows, losses: [] };
  const { before, entries } = entriesOf2(rows, 0, []);
  const parts2 = [before, ...entries.map(rowsOfEntry)].filter(({ length }) => length > 0);
  const gone = [];
  for (let round = 0; fault && parts2.length > 0 && round < mostRounds2; round += 1) {
    const { kind, start, message } = fault;
    const [part = []] = parts2.splice(kind === "cap" ? largest(parts2) : holding(parts2, start), 1);
    gone.push(lost(part, message));
    fault = faultIn(parts2.flat(), limits);
  }
  if (fault) return knownAlone(rows, fault.message, limits);
  return { rows: parts2.flat(), losses: gone.flatMap(({ losses }) => losses) };
}
var mostRounds2 = 8;
function knownAlone(rows, why5, limits) {
  const { entries } = entriesOf2(rows, 0, []);
  const known3 = entries.filter(({ key }) => isKnown([], key)).flatMap(rowsOfEntry);
  const kept = faultIn(known3, limits) ? [] : known3;
  const numbers = new Set(kept.map(({ number: number2 }) => number2));
  return {
    rows: kept,
    losses: lost(
      rows.filter(({ number: number2 }) => !numbers.has(number2)),
      why5
    ).losses
  };
}
function faultIn(rows, limits) {
  const text2 = rows.map((row) => `${row.text}
`).join("");
  return readMapping(text2, { start: 0, end: text2.length }, limits).faults.find(({ kind }) => kind !== "alias");
}
function holding(parts2, offset) {
  let end = 0;
  const found2 = parts2.findIndex((rows) => {
    end += rows.reduce((sum, { text: text2 }) => sum + text2.length + 1, 0);
    return offset < end;
  });
  return found2 < 0 ? parts2.length - 1 : found2;
}
function largest(parts2) {
  return parts2.reduce((best, { length }, index2) => length > (parts2[best]?.length ?? 0) ? index2 : best, 0);
}

// src/formats/grid/recover/salvage/judged.ts
function isClean(rows, limits) {
  const text2 = textOf2(rows, "\n");
  const { dialect, yaml, frontMatter } = formOf(text2);
  if (dialect === void 0 || frontMatter.faults.length > 0) return false;
  if (dialect === "prose") return true;
  const { root, faults } = readMapping(text2, yaml, limits);
  return root !== void 0 && faults.every(({ kind }) => kind === "alias");
}
var stamp = /^["']?updated_at["']?[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;
function updatedAt(rows) {
  for (const { text: text2 } of rows) {
    const [, written] = stamp.exec(text2) ?? [];
    const moment2 = written === void 0 ? void 0 : parseInstant(written.trim());
    if (moment2) return moment2.ms;
  }
  return void 0;
}
var event = /^ *(?:- )?(?:started_at|completed_at|last_heartbeat)[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;
function latestEvent(rows) {
  let latest2;
  for (const { text: text2 } of rows) {
    const [, written] = event.exec(text2) ?? [];
    const moment2 = written === void 0 ? void 0 : parseInstant(written.trim());
    if (moment2 && moment2.ms > (latest2 ?? 0)) latest2 = moment2.ms;
  }
  return latest2;
}
var figure = /^ *(blocks_complete|threads_complete|total_cost_usd)[ \t]*:[ \t]*(\d{1,9}(?:\.\d{1,6})?)/;
function howFar(rows) {
  const most8 = /* @__PURE__ */ new Map();
  for (const { text: text2 } of rows) {
    const [, name = "", number2 = 0] = figure.exec(text2) ?? [];
    most8.set(name, Math.max(most8.get(name) ?? 0, Number(number2)));
  }
  const grown3 = ["blocks_complete", "threads_complete", "total_cost_usd"].map((name) => most8.get(name) ?? 0);
  return [latestEvent(rows) ?? 0, ...grown3];
}

// src/formats/grid/recover/salvage/conflicts.ts
async function withoutConflicts(text2, limits) {
  const rows = rowsOf(text2);
  const { body } = formOf(text2);
  const faults = await conflictsOf(text2, body.start, bodyOf(text2, body, limits));
  if (faults.length === 0) return { rows, losses: [], notes: [] };
  const positions = new Positions(text2);
  const rowAt = (offset) => positions.at(offset).line - 1;
  const markers = new Set(faults.flatMap(({ start, related }) => [start, related?.start ?? start].map(rowAt)));
  const alone = new Set([...markers].map((index2) => rows[index2]?.number));
  const conflicts = conflictsIn(rows, markers);
  const sides = { ours: sideOf(rows, conflicts, "ours"), theirs: sideOf(rows, conflicts, "theirs") };
  const { side, why: why5 } = choose2(sides, limits);
  const other = side === "ours" ? "theirs" : "ours";
  const losses = conflicts.flatMap((conflict) => lossesOf(rows, conflict, side, other));
  const note = `${count(conflicts.length, "merge conflict")} in STATE.md: ${sideNames[side]} was taken, ${why5}`;
  const kept = sides[side].filter(({ number: number2 }) => !alone.has(number2));
  return { rows: kept, losses, notes: conflicts.length > 0 ? [note] : [] };
}
var sideNames = { ours: "the first side", theirs: "the second side" };
function conflictsIn(rows, markers) {
  const conflicts = [];
  let open2;
  for (const [index2, { text: text2 }] of rows.entries()) {
    if (markers.has(index2) && text2.startsWith("<<<<<<<")) open2 = { start: index2 };
    else if (!open2) continue;
    else if (/^\|{7}(?:\s|$)/.test(text2)) open2.base ??= index2;
    else if (/^={7}\s*$/.test(text2)) open2.middle ??= index2;
    else if (markers.has(index2) && text2.startsWith(">>>>>>>")) {
      const { start, base, middle } = open2;
      if (middle !== void 0) conflicts.push({ start, base, middle, end: index2 });
      open2 = void 0;
    }
  }
  return conflicts;
}
function span({ start, base, middle, end }, side) {
  return side === "ours" ? [start + 1, base ?? middle] : [middle + 1, end];
}
function sideOf(rows, conflicts, side) {
  const kept = [];
  let at = 0;
  for (const conflict of conflicts) {
    const [from2, to] = span(conflict, side);
    kept.push(rows.slice(at, conflict.start), rows.slice(from2, to));
    at = conflict.end + 1;
  }
  return [...kept, rows.slice(at)].flat();
}
function choose2(sides, limits) {
  const [ours, theirs] = [isClean(sides.ours, limits), isClean(sides.theirs, limits)];
  if (ours !== theirs) return { side: ours ? "ours" : "theirs", why: "for the other one does not parse" };
  const [ourTime, theirTime] = [updatedAt(sides.ours), updatedAt(sides.theirs)];
  if (ourTime === theirTime) return { side: "ours", why: "for nothing says which one is newer" };
  return { side: (ourTime ?? 0) > (theirTime ?? 0) ? "ours" : "theirs", why: "for it is newer by updated_at" };
}
function lossesOf(rows, conflict, side, other) {
  const taken3 = new Set(rows.slice(...span(conflict, side)).map(({ text: text2 }) => text2));
  return rows.slice(...span(conflict, other)).filter(({ text: text2 }) => text2.trim() !== "" && !taken3.has(text2)).map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: "it is the side of a merge conflict that was not taken" }));
}

// src/formats/grid/recover/salvage/holders.ts
function withHolders(rows) {
  const { entries } = entriesOf2(rows, 0, []);
  const heads = new Set(entries.map(({ key }) => key));
  const missing = /* @__PURE__ */ new Map();
  for (const entry of entries) {
    const slipped = slippedFields(entry);
    const [first3] = slipped;
    const keys2 = slipped.map(({ key }) => key);
    const [holder, another] = holdersOf([], keys2, false).filter((key) => !heads.has(key));
    if (!first3 || holder === void 0 || another !== void 0) continue;
    heads.add(holder);
    missing.set(first3.lead[0] ?? first3.head.row, holder);
  }
  if (missing.size === 0) return rows;
  return rows.flatMap((row) => {
    const holder = missing.get(row);
    return holder === void 0 ? [row] : [{ ...row, text: `${holder}:`, isDoubtful: true }, row];
  });
}
function slippedFields({ head: head3, key, rest }) {
  const first3 = rest.find(isContent);
  if (head3.value !== "" || !first3 || isItem(first3)) return [];
  const { entries } = entriesOf2(rest, usualIndent(rest), [key]);
  const unknown = entries.findIndex((field3) => !isKnown([key], field3.key));
  return unknown < 0 ? [] : entries.slice(unknown);
}

// src/formats/grid/recover/salvage/below-cap.ts
var room2 = 4096;
var bytesOf = (rows) => rows.reduce((sum, { text: text2, end }) => sum + Buffer.byteLength(text2) + end.length, 0);
function belowCap2(rows, { yamlBytes }) {
  const all = bytesOf(rows);
  if (all <= yamlBytes) return { rows, losses: [] };
  let left = all - Math.max(yamlBytes - room2, yamlBytes / 2);
  const { before, entries } = entriesOf2(rows, 0, []);
  const parts2 = [
    { rows: before, isKnown: false },
    ...entries.map((entry) => ({ rows: rowsOfEntry(entry), isKnown: isKnown([], entry.key) }))
  ].map((part) => ({ ...part, bytes: bytesOf(part.rows), kept: part.rows.length }));
  const inTurn = [...parts2].sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || b.bytes - a.bytes);
  for (const part of inTurn) {
    if (left <= 0) break;
    part.kept = prefixOf(part.rows, part.bytes - left);
    left -= bytesOf(part.rows.slice(part.kept));
  }
  const why5 = `the fields are larger than ${size(yamlBytes)}, and this is of the largest of them`;
  return {
    rows: parts2.flatMap((part) => part.rows.slice(0, part.kept)),
    losses: parts2.flatMap((part) => lost(part.rows.slice(part.kept), why5).losses)
  };
}
function prefixOf(rows, most8) {
  let bytes = 0;
  const first3 = rows.findIndex(({ text: text2, end }) => {
    bytes += Buffer.byteLength(text2) + end.length;
    return bytes > most8;
  });
  return first3 < 0 ? rows.length : first3;
}

// src/formats/grid/recover/salvage/places.ts
function placeAt(path2, indent, isList) {
  return { indent, path: path2, isList, knows: keysAt(path2, isList), taken: /* @__PURE__ */ new Set() };
}
var found = /* @__PURE__ */ new Map();
function keysAt(path2, isList) {
  const isInState = path2.length === 0 || Object.hasOwn(stateSpecification.schema.properties ?? {}, String(path2[0]));
  if (!isInState) return void 0;
  const name = `${isList} ${path2.map((part) => typeof part === "number" ? 0 : part).join(" ")}`;
  if (!found.has(name) && found.size < mostFound) found.set(name, keysOf(path2, isList));
  return found.has(name) ? found.get(name) : keysOf(path2, isList);
}
var mostFound = 200;
function keysOf(path2, isList) {
  const schema = schemaAt(stateSpecification.schema, path2);
  if (!schema) return void 0;
  return new Set(Object.keys((isList ? schema.items : schema)?.properties ?? {}));
}
var everyKey;
function isKnownAnywhere(key) {
  everyKey ??= new Set(keysIn(stateSpecification.schema));
  return everyKey.has(key);
}
function keysIn({ properties = {}, items }) {
  const inner = [...Object.values(properties), ...items ? [items] : []];
  return [...Object.keys(properties), ...inner.flatMap(keysIn)];
}
var isListAt = (path2) => schemaAt(stateSpecification.schema, path2)?.items !== void 0;
function beginningOf(row) {
  const indent = indentOf(row);
  const dash = isItem(row) ? /^ *-(?: +(?=\S))?/.exec(row.text)?.[0].length ?? indent : indent;
  const { key, value = "" } = headIn({ ...row, text: row.text.slice(dash) }) ?? {};
  if (key === void 0 && !isItem(row)) return void 0;
  return { indent, isItem: isItem(row), content: dash, key, value };
}
var isWaiting = (value) => /^(?:[&!]\S{0,100})?[ \t]*(?:#.*)?$/.test(value);
function goesOn2(value) {
  const sign = value.charAt(0);
  if (sign === "|" || sign === ">") return true;
  if (sign === "[" || sign === "{") return !/[\]}][ \t]*(?:#.*)?$/.test(value);
  return (sign === '"' || sign === "'") && value.indexOf(sign, 1) < 0;
}

// src/formats/grid/recover/salvage/doubles.ts
function withoutDoubles(entries, path2) {
  const first3 = /* @__PURE__ */ new Map();
  const result = [];
  const gone = [];
  const isExpected = ({ key }, kind) => kind === (isListAt([...path2, key]) ? "items" : "fields");
  for (const entry of entries) {
    const above = first3.get(entry.key);
    const fresh = joiningOf(entry);
    if (above && isHead(above) && (above.kind === "nothing" || isHead(fresh)) && isJoinable(above, fresh)) {
      gone.push(joinTo(above, fresh));
    } else if (above && isHead(above) && isHead(fresh) && isExpected(entry, fresh.kind)) {
      result[result.indexOf(above)] = fresh;
      result.push(above);
      first3.set(entry.key, fresh);
    } else {
      if (!above) first3.set(entry.key, fresh);
      result.push(fresh);
    }
  }
  const joined2 = result.map(({ entry, kind, rest, isJoined }) => ({
    ...entry,
    rest: isJoined && kind === "items" ? withoutPieces(rest) : rest
  }));
  return { entries: joined2, losses: lost(gone, why3).losses };
}
var why3 = "its key stands twice in one mapping, and what it holds stands with the first";
function joiningOf(entry) {
  const first3 = entry.rest.find(isContent);
  const kind = !first3 ? "nothing" : isItem(first3) ? "items" : "fields";
  const indent = first3 && usualIndent(entry.rest);
  return { entry, kind, rest: [...entry.rest], indent, isJoined: false };
}
var isHead = ({ entry }) => /^(?:#.*)?$/.test(entry.head.value.trim());
var isJoinable = (above, { kind }) => above.kind === kind || above.kind === "nothing" || kind === "nothing";
function joinTo(above, other) {
  const { head: head3, lead, rest } = other.entry;
  above.isJoined = true;
  const isField3 = !isHead(other);
  if (isField3 && !rest.some((row) => isContent(row) && beginningOf(row))) {
    const { row } = above.entry.head;
    above.entry = { ...other.entry, lead: [...above.entry.lead, ...above.rest, ...lead] };
    above.rest.length = 0;
    append(above.rest, rest);
    above.kind = other.kind;
    return row;
  }
  append(above.rest, [...lead, ...isField3 ? [] : commentOf(other.entry, above.entry)]);
  const by = (above.indent ?? 0) - (other.indent ?? 0);
  const stays = by === 0 || above.indent === void 0 || other.indent === void 0;
  append(above.rest, stays ? rest : rest.map((row) => isBlank(row) ? row : indented(row, indentOf(row) + by)));
  if (above.kind === "nothing") above.kind = other.kind;
  above.indent ??= other.indent;
  return head3.row;
}
function commentOf({ head: head3 }, { head: other }) {
  const comment2 = head3.value.trim();
  return comment2 === "" || comment2 === other.value.trim() ? [] : [{ ...head3.row, text: `  ${comment2}` }];
}
function withoutPieces(rows) {
  const items = itemsOf2(rows);
  const whole3 = /* @__PURE__ */ new Map();
  for (const item of items) {
    const text2 = contentIn(rowsOfItem(item));
    const known3 = whole3.get(item.row.text);
    if (known3 === void 0 || text2.startsWith(known3)) whole3.set(item.row.text, text2);
  }
  const kept = items.filter((item) => {
    const text2 = contentIn(rowsOfItem(item));
    const longest10 = whole3.get(item.row.text) ?? "";
    if (text2 === longest10) whole3.set(item.row.text, `${text2}
`);
    return text2 === longest10 || !longest10.startsWith(text2);
  });
  return kept.flatMap(rowsOfItem);
}
var contentIn = (rows) => rows.flatMap((row) => isContent(row) ? [`${row.text}
`] : []).join("");

// src/formats/grid/recover/salvage/mends.ts
var comment = /[ \t]#.*$/;
function mendedValues(value, isWhole2) {
  if (value.length > longest5) return [];
  const printable = value.replace(unprintable, "");
  const whole3 = printable.trimEnd();
  const bare2 = whole3.replace(comment, "").trimEnd();
  const candidates2 = [printable, ...isWhole2 ? quoteClosed(whole3) : [], closed(whole3), ...requoted(bare2)];
  return [...new Set(candidates2)].filter((candidate) => candidate !== value && candidate.trim() !== "");
}
var longest5 = 2e4;
function quoteClosed(value) {
  const sign = value.charAt(0);
  if (sign !== '"' && sign !== "'") return [];
  return value.indexOf(sign, 1) < 0 ? [value + sign] : [];
}
function closed(value) {
  const open2 = [];
  let quote2 = "";
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at);
    if (quote2 !== "") {
      if (sign === "\\" && quote2 === '"') at += 1;
      else if (sign === quote2) quote2 = "";
    } else if (sign === '"' || sign === "'") quote2 = sign;
    else if (sign === "[" || sign === "{") open2.push(sign === "[" ? "]" : "}");
    else if ((sign === "]" || sign === "}") && open2.pop() !== sign) return value.slice(0, at).trimEnd();
  }
  return open2.length === 0 ? value : value.replace(/,\s*$/, "") + quote2 + open2.reverse().join("");
}
function requoted(value) {
  const sign = value.charAt(0);
  const inner = value.slice(1, -1);
  const isQuoted = value.length > 1 && (sign === '"' || sign === "'") && value.endsWith(sign);
  if (isQuoted) return [`'${inner.replaceAll("'", "''")}'`];
  return /^["'[{|>&]/.test(value) || value === "" ? [] : [JSON.stringify(value)];
}

// src/formats/grid/recover/salvage/mended-rows.ts
function mendedRows(rows, { prefix, value }, attempt) {
  const raw = attempt(rows);
  if (raw.isClean) return { ok: true, rows };
  for (const candidate of candidates(rows, prefix, value)) {
    if (attempt(candidate).isClean) return { ok: true, rows: candidate };
  }
  return { ok: false, why: raw.why };
}
function candidates(rows, prefix, value) {
  const [first3, ...rest] = rows;
  if (!first3) return [];
  const last2 = rows.findLastIndex(isContent);
  const isWhole2 = !rows.some(({ isLast }) => isLast);
  if (last2 < 1) return mendedValues(value, isWhole2).map((text2) => [mended(first3, prefix + text2), ...rest]);
  const written = [value, ...rows.slice(1, last2 + 1).map(({ text: text2 }) => text2)].join("\n");
  const ends = isWhole2 && /^["']/.test(value) ? [value.charAt(0)] : [];
  const closing = /^[[{]/.test(value) && written.length <= longest6 ? closed(written).slice(written.trimEnd().length) : "";
  return [...ends, ...closing === "" ? [] : [closing]].map(
    (end) => rows.map((row, index2) => index2 === last2 ? mended(row, row.text.trimEnd() + end) : row)
  );
}
var longest6 = 2e4;

// src/formats/grid/recover/salvage/own-items.ts
function ownItems(rows, knows) {
  const first3 = rows.find(isItem);
  if (!first3 || !knows?.size) return { items: rows, others: [] };
  const strays = /* @__PURE__ */ new Set();
  let end = rows.length;
  let goesOn3 = false;
  for (let index2 = rows.length - 1; index2 >= 0; index2 -= 1) {
    const row = rows[index2];
    if (!row || !isContent(row)) continue;
    const { key, value = "" } = beginningOf(row) ?? {};
    const isKnown3 = key !== void 0 && knows.has(key);
    const isOther = key !== void 0 && !isKnown3 && !isItem(row) && indentOf(row) <= indentOf(first3);
    if (!isOther) goesOn3 = isKnown3;
    else if (goesOn3 && !isWaiting(value)) strays.add(row);
    else {
      goesOn3 = false;
      end = index2;
    }
  }
  const isOwn = (row, index2) => index2 < end && !strays.has(row);
  return { items: rows.filter(isOwn), others: rows.filter((row, index2) => !isOwn(row, index2)) };
}

// src/formats/grid/recover/salvage/settled.ts
var deepest = 12;
function settled(rows) {
  if (rows.filter(isKnownField).length < fewest) return rows;
  const walk = new Settling(rows);
  for (const index2 of rows.keys()) walk.take(index2);
  return walk.done();
}
var mostAhead = 40;
var fewest = 2;
var Settling = class {
  rows;
  open = { places: [placeAt([], 0, false)], waiting: void 0 };
  /** What the last row has closed: where the next one goes on in it, the last one is odd. */
  closed;
  /** Odd rows, until what they stood in is over. */
  odd = [];
  /** How far in the next row has to be for them to wait on. */
  oddIndent = 0;
  groups = [];
  pending = [];
  /** Text over several rows: it moves with its first one. */
  text;
  /** The keys that stand at the left. */
  atLeft;
  /** The keys that hold what stands below them. */
  heads;
  constructor(rows) {
    this.rows = rows;
    this.heads = new Set(rows.flatMap((row) => /^ *([a-z_]{1,60}):[ \t]*(?:#.*)?$/.exec(row.text)?.[1] ?? []));
    this.atLeft = new Set(rows.flatMap((row) => /^[ #-]/.test(row.text) ? [] : beginningOf(row)?.key ?? []));
  }
  take(index2) {
    const row = this.rows[index2];
    if (!row) return;
    if (!isContent(row)) {
      this.pending.push(row);
      return;
    }
    if (this.text && indentOf(row) > this.text.indent) {
      this.emit(this.text.by === 0 ? row : indented(row, indentOf(row) + this.text.by));
      return;
    }
    this.text = void 0;
    const beginning = beginningOf(row);
    const place = beginning && this.placeOf(beginning, index2);
    if (!beginning || !place) this.emit(row);
    else this.put(row, beginning, place);
  }
  done() {
    return [...this.groups, ...this.odd].flat().concat(this.pending);
  }
  emit(row) {
    this.groups.push([...this.pending, row]);
    this.pending = [];
  }
  /** Where a row belongs; undefined when nothing tells. */
  placeOf(row, index2) {
    const { closed: closed2 } = this;
    this.closed = void 0;
    const natural = naturalPlace(row, this.open);
    const { key } = row;
    if (natural && (key === void 0 || !natural.knows || natural.knows.has(key))) return natural;
    const known3 = key === void 0 ? void 0 : this.placeThatKnows(row, key, this.open);
    if (known3) return known3;
    if (natural && this.isAwaited(row, index2)) return row.isItem ? this.placeBelowHolder(row, index2) : void 0;
    const isByIndent = !natural && (key === void 0 || !isKnownAnywhere(key));
    const before = closed2 && (this.placeThatKnows(row, key, closed2) ?? (isByIndent ? naturalPlace(row, closed2) : void 0));
    if (!closed2 || !before) return natural ?? this.placeBelowHolder(row, index2);
    this.open = closed2;
    const last2 = this.groups.pop() ?? [];
    this.oddIndent = this.odd.length === 0 ? indentIn(last2) : Math.min(this.oddIndent, indentIn(last2));
    this.odd.push(last2);
    return before;
  }
  /** A place below a mapping or a list whose line is gone, as `artifacts:`: that line is put in. */
  placeBelowHolder(row, index2) {
    const keys2 = this.keysFrom(row, index2);
    const after = this.indentAfter(row, index2);
    const { places: places2, waiting: waiting2 } = this.open;
    const top = places2.at(-1);
    const below2 = top && waiting2 !== void 0 ? [placeAt([...top.path, waiting2], top.indent + 2, false)] : [];
    const all = [...places2, ...below2];
    for (const { path: path2, isList, indent, taken: taken3 } of all.toReversed()) {
      const isFree = (key) => !taken3.has(key) && !(path2.length === 0 ? this.atLeft : this.heads).has(key);
      const [holder, another] = isList || after > indent ? [] : holdersOf(path2, keys2, row.isItem).filter(isFree);
      if (holder === void 0 || another !== void 0) continue;
      const head3 = { ...this.rows[index2], text: `${" ".repeat(indent)}${holder}:`, isDoubtful: true };
      this.groups.push([...this.pending, head3]);
      this.pending = [];
      taken3.add(holder);
      this.open = { places: all.slice(0, all.findIndex((place) => place.path === path2) + 1), waiting: holder };
      return placeAt([...path2, holder], Math.max(row.indent, indent + 2), row.isItem);
    }
    return void 0;
  }
  /** How far in the first row is that is less so than a row; what is open there goes on. */
  indentAfter({ indent }, index2) {
    const ahead2 = this.rows.slice(index2 + 1, index2 + 1 + mostAhead);
    const next = ahead2.find((row) => isContent(row) && indentOf(row) < indent);
    return next ? indentOf(next) : ahead2.length < mostAhead ? 0 : indent;
  }
  /** The keys of the record that begins at a row. */
  keysFrom({ key, content }, index2) {
    const keys2 = key === void 0 ? [] : [key];
    for (const row of this.rows.slice(index2 + 1, index2 + 1 + mostAhead)) {
      if (!isContent(row) || indentOf(row) > content) continue;
      const next = indentOf(row) === content ? beginningOf(row) : void 0;
      if (next?.key === void 0 || next.isItem) break;
      keys2.push(next.key);
    }
    return keys2;
  }
  /** Whether the key without a value knows a field that stands below it, further down. */
  isAwaited({ indent }, index2) {
    const { places: places2, waiting: waiting2 } = this.open;
    const top = places2.at(-1);
    if (!top || waiting2 === void 0 || indent <= top.indent) return false;
    const path2 = [...top.path, waiting2];
    const [fields3, items] = [false, true].map((isList) => placeAt(path2, 0, isList).knows);
    for (const row of this.rows.slice(index2 + 1, index2 + 1 + mostAhead)) {
      if (!isContent(row)) continue;
      if (indentOf(row) <= top.indent) return false;
      const beginning = beginningOf(row);
      if (beginning?.key !== void 0 && (beginning.isItem ? items : fields3)?.has(beginning.key)) return true;
    }
    return false;
  }
  placeThatKnows(row, key, { places: places2, waiting: waiting2 }) {
    if (key === void 0) return void 0;
    const top = places2.at(-1);
    const below2 = top && waiting2 !== void 0 ? [placeAt([...top.path, waiting2], top.indent + 2, row.isItem)] : [];
    return [...places2, ...below2].findLast(({ path: path2, isList, knows, taken: taken3, indent }) => {
      const isFree = !taken3.has(key) && (path2.length > 0 || !this.atLeft.has(key) || row.indent === indent);
      return isList === row.isItem && knows?.has(key) && (isList || isFree);
    });
  }
  /** Puts a row into a place: what is open in it ends. */
  put(row, { indent, isItem: isItem2, content, key, value }, place) {
    if (this.odd.length > 0 && place.indent <= this.oddIndent) {
      for (const group of this.odd) this.groups.push(group);
      this.odd = [];
    }
    this.emit(place.indent === indent ? row : indented(row, place.indent));
    const { places: places2 } = this.open;
    const at = places2.indexOf(place);
    const kept = at < 0 ? places2 : places2.slice(0, at + 1);
    if (at >= 0 && (at < places2.length - 1 || this.open.waiting !== void 0)) this.closed = this.open;
    const by = place.indent - indent;
    const item = isItem2 ? [placeAt([...place.path, 0], content + by, false)] : [];
    const next = [...kept, ...at < 0 ? [place] : [], ...item];
    if (key !== void 0) next.at(-1)?.taken.add(key);
    const waits = key !== void 0 && (isWaiting(value) || isHolderWithValue([...next.at(-1)?.path ?? [], key], value));
    this.open = { places: next.slice(0, deepest), waiting: waits ? key : void 0 };
    if (goesOn2(value)) this.text = { indent, by };
  }
};
function isHolderWithValue(path2, value) {
  if (/^[[{|>"']/.test(value) && !/^(["'])[^"']{0,200}\1[ \t]*(?:#.*)?$/.test(value)) return false;
  return [false, true].some((isList) => (placeAt(path2, 0, isList).knows?.size ?? 0) > 0);
}
function naturalPlace({ indent, isItem: isItem2 }, { places: places2, waiting: waiting2 }) {
  const top = places2.at(-1);
  const isBelow2 = top && waiting2 !== void 0 && (indent > top.indent || isItem2 && indent === top.indent);
  if (isBelow2) return placeAt([...top.path, waiting2], indent, isItem2);
  return places2.findLast((place) => place.indent === indent && place.isList === isItem2);
}
function indentIn(group) {
  const row = group.at(-1);
  return row ? indentOf(row) : 0;
}

// src/formats/grid/recover/salvage/strays.ts
function withoutStrays(rows, indent) {
  const first3 = rows.find((row) => isContent(row) && beginningOf(row));
  const isList = first3 !== void 0 && isItem(first3) && indentOf(first3) <= indent;
  const isStray = (row) => isContent(row) && indentOf(row) <= indent && !(isList && isItem(row) && indentOf(row) === indent);
  const strays = rows.filter(isStray);
  if (strays.length === 0) return { rows, losses: [] };
  return { rows: rows.filter((row) => !isStray(row)), losses: lost(strays, why4).losses };
}
var why4 = "it belongs to nothing here";

// src/formats/grid/recover/salvage/tabs.ts
var leading = /^[ \t]*\t[ \t]*/;
var widths = [2, 4, 8];
function withoutTabs(rows) {
  if (!rows.some(({ text: text2 }) => leading.test(text2))) return rows;
  const spaced = [];
  let above;
  for (const row of rows) {
    const next = expanded(row, above);
    spaced.push(next);
    if (isContent(next)) above = next;
  }
  return spaced;
}
function expanded(row, above) {
  const [blanks] = leading.exec(row.text) ?? [];
  if (blanks === void 0) return row;
  const indents = widths.map((width) => blanks.replaceAll("	", " ".repeat(width)).length);
  const indent = above ? indentOf(above) : 0;
  const opens = above !== void 0 && /:[ \t]*(?:#.*)?$/.test(above.text);
  const inItem = above !== void 0 && /^ *- /.test(above.text);
  const likely = opens || inItem ? [indent + 2, indent] : [indent];
  const chosen = likely.find((one) => indents.includes(one)) ?? indents[0] ?? 0;
  return indented(row, chosen);
}

// src/formats/grid/recover/salvage/fields.ts
var deepest2 = 10;
function keptFields(rows, attempts, place = { path: [], depth: 0 }) {
  const whole3 = attempts.fields(rows);
  if (whole3.isClean) return { rows, losses: [] };
  if (place.depth >= deepest2) return lost(rows, whole3.why);
  const spaced = place.depth === 0 ? settled(withoutTabs(rows)) : rows;
  if (spaced !== rows && attempts.fields(spaced).isClean) return { rows: spaced, losses: [] };
  const indent = indentAt(place, spaced);
  const { before, entries: all } = entriesOf2(spaced, indent, place.path);
  const { entries, losses } = withoutDoubles(all, place.path);
  const level = { ...place, indent, heads: new Set(entries.map(({ key }) => key)), kept: /* @__PURE__ */ new Set() };
  return joined([
    keptOrphans(before, level, whole3.why, attempts),
    { rows: [], losses },
    keptRun(entries, level, attempts)
  ]);
}
function indentAt({ path: path2, depth }, rows) {
  if (depth === 0 && rows.filter(isKnownField).length > 1) return 0;
  const known3 = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const { key, isItem: isOfList, indent } = isContent(row) && beginningOf(row) || {};
    if (key === void 0 || indent === void 0 || isOfList || !isKnown(path2, key)) continue;
    const keys2 = known3.get(indent) ?? /* @__PURE__ */ new Set();
    known3.set(indent, keys2.add(key));
  }
  const [most8] = [...known3].sort(([one, keys2], [other, others2]) => others2.size - keys2.size || one - other);
  return most8?.[0] ?? usualIndent(rows);
}
function keptRun(entries, level, attempts) {
  if (entries.length === 0) return joined([]);
  const rows = entries.flatMap(rowsOfEntry);
  const keys2 = new Set(entries.map(({ key }) => key));
  const twice = keys2.size < entries.length || entries.some(({ key }) => level.kept.has(key));
  const attempt = twice ? void 0 : attempts.fields(rows);
  if (attempt?.isClean) {
    for (const { key } of entries) level.kept.add(key);
    return { rows, losses: [] };
  }
  const [first3] = entries;
  if (first3 && entries.length === 1) return twice ? lost(rows, standsTwice) : keptEntry(first3, level, attempts);
  const half = entries.length >> 1;
  return joined([keptRun(entries.slice(0, half), level, attempts), keptRun(entries.slice(half), level, attempts)]);
}
var standsTwice = "its key stands twice in one mapping, and the first counts";
function keptEntry(entry, level, attempts) {
  const { lead, head: head3, rest } = entry;
  const isAbove = /^(?:#.*)?$/.test(head3.value.trim()) && rest.some(isContent);
  const kept = isAbove ? keptHolder(entry, level, attempts) : keptValue(entry, level, attempts);
  if (kept.rows.some(({ number: number2 }) => number2 === head3.row.number)) level.kept.add(head3.key);
  return joined([{ rows: lead, losses: [] }, kept]);
}
function keptHolder({ head: head3, rest: under }, level, attempts) {
  const { path: path2, depth, indent } = level;
  const place = { path: [...path2, head3.key], depth: depth + 1 };
  const { rows: all, losses: strays } = withoutStrays(under, indent);
  const isList = isListOf(all, place.path);
  const knows = placeAt(place.path, 0, true).knows;
  const { items: rest, others: others2 } = isList ? ownItems(all, knows) : { items: all, others: [] };
  const outside3 = isList ? rest.slice(0, Math.max(0, rest.findIndex(isItem))).filter(isContent) : [];
  const isUndashed2 = outside3.every((row) => knows?.has(beginningOf(row)?.key ?? ""));
  const losses = [...strays, ...lost(isUndashed2 ? [] : outside3, ofNoItem).losses];
  const below2 = isList ? keptItems(rest, attempts, place) : keptFields(rest, attempts, place);
  const behind4 = others2.length > 0 ? keptOrphans(others2, level, ofNoItem, attempts) : joined([]);
  const rows = [head3.row, ...below2.rows];
  if (!below2.rows.some(isContent)) {
    return joined([lost([head3.row], "nothing below it could be kept"), { rows: [], losses }, below2, behind4]);
  }
  const attempt = attempts.fields(rows);
  const kept = attempt.isClean ? { rows, losses: [] } : lost(rows, attempt.why);
  return joined([{ rows: [], losses: [...losses, ...below2.losses] }, kept, behind4]);
}
var ofNoItem = "it belongs to no item of the list";
function isListOf(rows, path2) {
  const first3 = rows.find(isContent);
  if (first3 && isItem(first3)) return !placeAt(path2, 0, false).knows?.size;
  return isListAt(path2) && rows.some(isItem);
}
function keptValue({ head: head3, rest }, level, attempts) {
  const value = { prefix: head3.prefix, value: head3.value };
  const whole3 = mendedRows([head3.row, ...rest], value, attempts.fields);
  if (whole3.ok) return { rows: whole3.rows, losses: [] };
  const alone = rest.some(isContent) ? mendedRows([head3.row], value, attempts.fields) : whole3;
  if (!alone.ok) return lost([head3.row, ...rest], alone.why);
  level.kept.add(head3.key);
  const orphans = keptOrphans(rest, level, whole3.why, attempts);
  const isOdd = rest.some(isContent) && isHolder2(level.path, head3.key) && !/^[[{]/.test(head3.value);
  const holder = isOdd ? withoutValue(head3) : void 0;
  const below2 = holder && keptHolder({ lead: [], head: holder, key: head3.key, rest }, level, attempts);
  if (below2 && !orphans.rows.some(isContent) && below2.rows.some(isContent)) return below2;
  return joined([{ rows: alone.rows, losses: [] }, orphans]);
}
function withoutValue(head3) {
  return { ...head3, row: mended(head3.row, head3.prefix.trimEnd()), value: "" };
}
function keptOrphans(rows, level, why5, attempts) {
  const { path: path2, depth, indent, heads, kept } = level;
  const first3 = rows.find(isContent);
  if (!first3 || depth >= deepest2) return lost(rows, why5);
  const base = usualIndent(rows);
  const keys2 = isItem(first3) ? keysOfItems(rows, base) : keysOf2(rows, base, path2);
  const isFree = (key) => !heads.has(key) && !kept.has(key);
  if (keys2.length > 0 && !isItem(first3) && keys2.every((key) => isKnown(path2, key) && isFree(key))) {
    const shifted = rows.map((row) => isBlank(row) ? row : moved(row, indent - base));
    const below3 = keptFields(shifted, attempts, { path: path2, depth: depth + 1 });
    for (const key of keys2) kept.add(key);
    return below3;
  }
  const [holder, another] = holdersOf(path2, keys2, isItem(first3)).filter(isFree);
  if (holder === void 0 || another !== void 0 || base <= indent) return lost(rows, why5);
  const below2 = isItem(first3) ? keptItems(rows, attempts, { path: [...path2, holder], depth: depth + 1 }) : keptFields(rows, attempts, { path: [...path2, holder], depth: depth + 1 });
  if (!below2.rows.some(isContent)) return below2;
  kept.add(holder);
  const head3 = { ...first3, text: `${" ".repeat(indent)}${holder}:`, isDoubtful: true };
  return { rows: [head3, ...below2.rows], losses: below2.losses };
}
function keptItems(rows, attempts, place) {
  const whole3 = attempts.items(rows);
  if (whole3.isClean) return { rows, losses: [] };
  if (place.depth >= deepest2) return lost(rows, whole3.why);
  return keptItemRun(itemsOf2(rows, placeAt(place.path, 0, true).knows), attempts, place);
}
function keptItemRun(items, attempts, place) {
  if (items.length === 0) return joined([]);
  const rows = items.flatMap(rowsOfItem);
  const attempt = attempts.items(rows);
  if (attempt.isClean) return { rows, losses: [] };
  const [first3] = items;
  if (first3 && items.length === 1) return keptItem(first3, attempts, place, attempt.why);
  const half = items.length >> 1;
  return joined([keptItemRun(items.slice(0, half), attempts, place), keptItemRun(items.slice(half), attempts, place)]);
}
function keptItem(item, attempts, { path: path2, depth }, why5) {
  const { lead, row, indent, content, rest } = item;
  const inside = { ...row, text: " ".repeat(content) + row.text.slice(content) };
  const place = { path: [...path2, 0], depth: depth + 1 };
  const aside = { rows: lead, losses: [] };
  if (!headOf(inside, place.path)) {
    const value = { prefix: row.text.slice(0, content), value: row.text.slice(content) };
    const all = mendedRows([row, ...rest], value, attempts.items);
    const alone = all.ok ? all : mendedRows([row], value, attempts.items);
    if (!alone.ok) return joined([aside, lost([row, ...rest], why5)]);
    return joined([aside, { rows: alone.rows, losses: [] }, all.ok ? joined([]) : lost(rest, why5)]);
  }
  const below2 = keptFields([inside, ...rest], attempts, place);
  const dashed2 = withDash(below2.rows, indent);
  const isKept = dashed2.some(isContent) && attempts.items(dashed2).isClean;
  if (!isKept) return joined([aside, lost([row, ...rest], below2.losses[0]?.why ?? why5)]);
  return joined([aside, { rows: dashed2, losses: below2.losses }]);
}
function withDash(rows, indent) {
  const first3 = rows.findIndex(isContent);
  return rows.map(
    (row, index2) => index2 === first3 ? { ...row, text: `${" ".repeat(indent)}-${row.text.slice(indent + 1)}` } : row
  );
}
var moved = (row, by) => indented(row, indentOf(row) + by);
function keysOf2(rows, base, path2) {
  return rows.flatMap((row) => isContent(row) && indentOf(row) === base ? [headOf(row, path2)?.key ?? ""] : []);
}
function keysOfItems(rows, base) {
  return rows.flatMap((row) => {
    const [, blanks = "", inner = ""] = /^( *)- +(\S.*)$/.exec(row.text) ?? [];
    return inner !== "" && blanks.length === base ? [headOf({ ...row, text: inner }, [])?.key ?? ""] : [];
  });
}

// src/formats/grid/recover/salvage/layout.ts
var isFence = ({ text: text2 } = { text: "" }) => /^---[ \t]*$/.test(text2);
var isCodeFence = ({ text: text2 }) => /^ {0,3}(?:```|~~~)/.test(text2);
var fewest2 = 2;
var most2 = 8;
function layoutOf2(file, isWhole2) {
  const rows = unwrapped(
    file.slice(
      Math.max(
        0,
        file.findIndex((row) => !isBlank(row))
      )
    )
  );
  const start = rows.findIndex((row) => isFence(row) || isKnownField(row));
  const opening = start < 0 ? rows.findIndex(isField) : start;
  const first3 = rows[opening];
  if (!first3) return { above: rows, isOpened: false, blocks: [] };
  const isOpened = isFence(first3);
  const above = isOpened ? rows.slice(0, opening) : [];
  const blocks = [];
  let at = isOpened ? opening + 1 : 0;
  while (at !== void 0 && blocks.length < most2) {
    const { block, next } = blockFrom(rows, at, isWhole2);
    blocks.push(block);
    at = next;
  }
  return { above, isOpened, blocks: joinedBlocks(blocks) };
}
function unwrapped(rows) {
  const [first3, second] = rows;
  if (!first3 || !second || !isCodeFence(first3) || !(isFence(second) || isKnownField(second))) return rows;
  const last2 = rows.findLastIndex((row) => !isBlank(row));
  const isClosed = last2 > 0 && rows[last2] !== void 0 && isCodeFence(rows[last2]);
  return isClosed ? [...rows.slice(1, last2), ...rows.slice(last2 + 1)] : rows.slice(1);
}
function blockFrom(rows, from2, isWhole2) {
  const fence2 = fenceFrom(rows, from2);
  const fields3 = rows.slice(from2, fence2);
  const split = isWhole2(fields3) ? { fields: fields3, rest: [], isFenced: false } : splitFields(fields3);
  if (!isBrokenField(split.rest) && split.rest.some((row) => !isBlank(row))) {
    const body = [...split.rest, ...rows.slice(fence2)];
    return { block: { fields: split.fields, body, isClosed: true }, next: void 0 };
  }
  const next = nextBlock(rows, fence2 + 1);
  const isClosed = fence2 < rows.length || split.isFenced;
  const whole3 = isBrokenField(split.rest) ? fields3 : split.fields;
  return { block: { fields: whole3, body: rows.slice(fence2 + 1, next?.fence), isClosed }, next: next?.fields };
}
function isBrokenField(rest) {
  const [only] = rest;
  return rest.length === 1 && only !== void 0 && only.end === "" && isContent(only);
}
function fenceFrom(rows, from2) {
  let index2 = from2;
  while (index2 < rows.length && !isFence(rows[index2])) index2 += 1;
  return index2;
}
function nextBlock(rows, from2) {
  let isCode = false;
  let isFirst = true;
  for (let index2 = from2; index2 < rows.length; index2 += 1) {
    const row = rows[index2];
    if (!row || isBlank(row)) continue;
    if (isCodeFence(row)) isCode = !isCode;
    if (isFirst && (isField(firstBelowComments(rows, index2)) || goesOnBelow(rows, index2)))
      return { fence: index2, fields: index2 };
    if (!isCode && isFence(row) && holdsFields(rows, index2 + 1, isFirst ? 1 : fewest2)) {
      return { fence: index2, fields: index2 + 1 };
    }
    isFirst = false;
  }
  return void 0;
}
function firstBelowComments(rows, from2) {
  let index2 = from2;
  while (index2 < rows.length && rows[index2]?.text.startsWith("#")) index2 += 1;
  return rows[index2] ?? { number: 0, text: "", end: "" };
}
function goesOnBelow(rows, from2) {
  if (!/^ +(?:- |[a-z_][\w-]{0,60}:)/.test(rows[from2]?.text ?? "")) return false;
  const fence2 = fenceFrom(rows, from2);
  return fence2 < rows.length && rows.slice(from2, fence2).some(isKnownField);
}
function holdsFields(rows, from2, wanted) {
  const next = [];
  for (let index2 = from2; index2 < rows.length && next.length < wanted; index2 += 1) {
    const row = rows[index2];
    if (row && isContent(row)) next.push(row);
  }
  return next.length === wanted && next.every(isField);
}
var keyOf4 = ({ text: text2 }) => /^["']?([a-z_][\w-]{0,60})["']?[ \t]*:/.exec(text2)?.[1] ?? "";
function joinedBlocks(blocks) {
  const result = [];
  for (const block of blocks) {
    const above = result.at(-1);
    const keys2 = new Set((above?.fields ?? []).filter(isField).map(keyOf4));
    const isMore2 = above && !above.body.some((row) => !isBlank(row)) && !block.fields.some((row) => isField(row) && keys2.has(keyOf4(row)));
    if (above && isMore2) result[result.length - 1] = { ...block, fields: [...above.fields, ...block.fields] };
    else result.push(block);
  }
  return result;
}

// src/formats/grid/recover/salvage/odd-rows.ts
var mark = /^(?:\.\.\.(?:\s|$)|%[A-Z])/;
var number = /:[ \t]+-?[\d.]{1,30}[ \t]*$/;
function withoutOddRows(rows) {
  const odd2 = /* @__PURE__ */ new Set();
  let above;
  for (const row of rows) {
    if (!isContent(row)) continue;
    const isBelow2 = above !== void 0 && blanksOf(row) > blanksOf(above) && hasEnded(above);
    if (mark.test(row.text) || isBelow2 && !beginningOf(row)) odd2.add(row);
    else above = row;
  }
  if (odd2.size === 0) return { rows, losses: [] };
  return { rows: rows.filter((row) => !odd2.has(row)), losses: lost([...odd2], "it belongs to nothing here").losses };
}
var hasEnded = (row) => beginningOf(row)?.key !== void 0 && (number.test(row.text) || isWhole(row.text));
var blanksOf = ({ text: text2 }) => text2.length - text2.trimStart().length;

// src/formats/grid/recover/salvage/respelt.ts
function respelt(rows, limits) {
  const text2 = rows.map((row) => `${row.text}
`).join("");
  const { root } = readMapping(text2, { start: 0, end: text2.length }, limits);
  const slips = root ? slipsOf(root) : [];
  if (slips.length === 0) return rows;
  const positions = new Positions(text2);
  const spelt = [...rows];
  for (const { start, end, meant } of slips) {
    const { line, column } = positions.at(start);
    const row = rows[line - 1];
    if (!row) continue;
    const { text: old } = row;
    const changed = old.slice(0, column - 1) + meant + old.slice(column - 1 + end - start);
    spelt[line - 1] = { ...mended(row, changed), was: old.trim() };
  }
  return spelt;
}
var isMisspelt = (root) => slipsOf(root).length > 0;
function slipsOf(root) {
  const dialect = dialectOfKeys(root.entries.map(({ key }) => String(key.value)));
  return dialect === "schema" ? slipsIn(root, stateSpecification.schema) : [];
}
function slipsIn(node, schema) {
  if (!schema || node.kind === "scalar") return [];
  if (node.kind === "list") return node.items.flatMap((item) => slipsIn(item, schema.items));
  const misspelt = schema.properties ? misspeltFields(node, schema) : void 0;
  return node.entries.flatMap(({ key, value }) => {
    const { meant, isSure } = misspelt?.get(String(key.value)) ?? {};
    const field3 = fieldOf(schema, meant ?? String(key.value));
    if (meant === void 0) return slipsIn(value, field3);
    return isSure && fits(value, field3) ? [{ start: key.start, end: key.end, meant }, ...slipsIn(value, field3)] : [];
  });
}
function fits({ kind }, field3) {
  if (field3?.properties) return kind === "map";
  return field3?.items ? kind === "list" : kind === "scalar";
}
function respeltFields(root, path2, rowAt) {
  const fields3 = /* @__PURE__ */ new Map();
  const look = (node, field3) => {
    if (node.kind === "list") for (const [index2, item] of node.items.entries()) look(item, `${field3}.${index2}`);
    if (node.kind !== "map") return;
    for (const { key, value } of node.entries) {
      const own = field3 === "" ? String(key.value) : `${field3}.${key.value}`;
      const { was, number: line = 1 } = rowAt(key.start) ?? {};
      if (was !== void 0 && value.kind !== "map")
        fields3.set(own, { value: was, source: { what: stateFile, path: path2, line }, sure: true });
      look(value, own);
    }
  };
  look(root, "");
  return fields3;
}

// src/formats/grid/recover/salvage/siblings.ts
function withSiblings(rows) {
  const { before, entries } = entriesOf2(rows, 0, []);
  const top = sortedLists(entries, []);
  let isChanged = top !== entries;
  const placed = top.flatMap((entry) => {
    const { lead, head: head3, key, rest } = entry;
    const inner = entriesOf2(rest, usualIndent(rest), [key]);
    const sorted = sortedLists(inner.entries, [key]);
    if (sorted === inner.entries) return rowsOfEntry(entry);
    isChanged = true;
    return [...lead, head3.row, ...inner.before, ...sorted.flatMap(rowsOfEntry)];
  });
  return isChanged ? [...before, ...placed] : rows;
}
function sortedLists(fields3, path2) {
  const strays = /* @__PURE__ */ new Map();
  const left = fields3.map((found2) => {
    if (!isListAt([...path2, found2.key])) return found2;
    const field3 = dashed(found2, [...path2, found2.key]);
    const items = itemsOf2(field3.rest);
    const homes = items.map((item) => homeOf(item, path2, field3.key));
    if (homes.every((home) => home === field3.key)) return field3;
    for (const [index2, item] of items.entries()) {
      const home = homes[index2] ?? field3.key;
      if (home !== field3.key) strays.set(home, [...strays.get(home) ?? [], { item, from: field3 }]);
    }
    return { ...field3, rest: items.filter((_, index2) => homes[index2] === field3.key).flatMap(rowsOfItem) };
  });
  if (strays.size === 0) return left.every((field3, index2) => field3 === fields3[index2]) ? fields3 : left;
  return left.flatMap((field3) => {
    const own = strays.get(field3.key) ?? [];
    const fresh = [...strays].filter(([home, [first3]]) => first3?.from.key === field3.key && !isField2(home, fields3));
    return [
      { ...field3, rest: [...field3.rest, ...own.flatMap(({ item }) => likeThose(field3.rest, rowsOfItem(item)))] },
      ...fresh.map(
        ([home, items]) => headed(
          home,
          field3,
          items.map(({ item }) => item)
        )
      )
    ];
  });
}
function dashed(field3, path2) {
  const { rest } = field3;
  const first3 = rest.find(isContent);
  const knows = placeAt(path2, 0, true).knows;
  const indent = first3 ? indentOf(first3) : 0;
  if (!first3 || rest.some(isItem) || indent < 2 || !knows?.has(beginningOf(first3)?.key ?? "")) return field3;
  const item = mended(first3, `${" ".repeat(indent - 2)}- ${first3.text.trimStart()}`);
  return { ...field3, rest: rest.map((row) => row === first3 ? item : row) };
}
var isField2 = (key, fields3) => fields3.some((field3) => field3.key === key);
function likeThose(others2, rows) {
  const first3 = others2.find(isContent);
  const own = rows.find(isContent);
  const by = first3 && own ? indentOf(first3) - indentOf(own) : 0;
  return by === 0 ? rows : rows.map((row) => isBlank(row) ? row : indented(row, indentOf(row) + by));
}
function headed(key, beside, items) {
  const rest = items.flatMap(rowsOfItem);
  const row = mended(rest.find(isContent) ?? beside.head.row, `${" ".repeat(indentOf(beside.head.row))}${key}:`);
  return { lead: [], head: { row, key, prefix: `${row.text} `, value: "" }, key, rest };
}
function homeOf(item, path2, list) {
  const own = [...path2, list];
  const inside = { ...item.row, text: " ".repeat(item.content) + item.row.text.slice(item.content) };
  const fields3 = [inside, ...item.rest].flatMap((row) => {
    const field3 = isContent(row) && indentOf(row) === item.content ? beginningOf(row) : void 0;
    return field3?.key === void 0 ? [] : [{ key: field3.key, value: field3.value }];
  });
  const keys2 = fields3.map(({ key }) => key);
  const knows = placeAt(own, 0, true).knows;
  const id = fields3.find(({ key }) => key === "id")?.value;
  const byId = id === void 0 || isIdIn(own, id) ? [] : listsIn(path2).filter((name) => isIdIn([...path2, name], id));
  const byKeys = !knows?.size || keys2.every((key) => knows.has(key)) ? [] : holdersOf(path2, keys2, true);
  const [home, another] = byId.length > 0 ? byId : byKeys;
  return home === void 0 || another !== void 0 ? list : home;
}
function listsIn(path2) {
  const fields3 = Object.entries(schemaAt(stateSpecification.schema, path2)?.properties ?? {});
  return fields3.flatMap(([name, { items }]) => items ? [name] : []);
}
function isIdIn(path2, value) {
  const pattern = schemaAt(stateSpecification.schema, [...path2, 0, "id"])?.pattern;
  return pattern !== void 0 && new RegExp(pattern).test(value.replace(/^(["'])(.*)\1.*$/, "$2").trim());
}

// src/formats/grid/recover/salvage/kept-parts.ts
function keptParts(rows, attempts, limits) {
  const layout = layoutOf2(rows, (fields3) => attempts.fields(fields3).isClean);
  const blocks = layout.blocks.map((block) => {
    const isWhole2 = !layout.isOpened && attempts.fields(block.fields).isClean;
    return { ...block, ...keptBlock(block, block.isClosed || isWhole2, attempts, limits) };
  });
  const chosen = chosenOf(blocks);
  const others2 = blocks.filter((block) => block !== chosen);
  const bodyOf2 = [chosen, ...others2].find((block) => block?.body.some((row) => !isBlank(row))) ?? chosen;
  const body = withoutNul([...layout.above, ...bodyOf2?.body ?? []], false);
  const unused = others2.flatMap((block) => [
    ...otherThan(block.rows, chosen?.rows ?? []),
    ...block === bodyOf2 ? [] : otherThan(block.body, body.rows)
  ]);
  return {
    fields: chosen?.rows.some(isContent) ? chosen.rows : [],
    body: body.rows,
    losses: [
      ...blocks.flatMap(({ losses }) => losses),
      ...unused.filter((row) => !isBlank(row)).map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: notTaken })),
      ...body.losses
    ],
    notes: [...chosen && others2.length > 0 ? [stacked(blocks.length, chosen.rows)] : [], ...chosen?.notes ?? []],
    others: others2.map(({ rows: rows2 }) => rows2)
  };
}
var notTaken = "it is of a block of front matter that was not taken";
function keptBlock({ fields: fields3 }, isWhole2, attempts, limits) {
  const readable = withoutNul(fields3, true);
  const even = withoutOddRows(withBlanks(readable.rows));
  const ended2 = isWhole2 ? { rows: even.rows, losses: [] } : withoutCutRow(even.rows);
  const small = belowCap2(ended2.rows, limits);
  const kept = /^\s*\{/.test(small.rows.find(isContent)?.text ?? "") && !small.rows.some(isKnownField) ? keptInBrackets(small.rows, attempts) : keptFields(small.rows, attempts);
  const together = parsedTogether(kept.rows, limits);
  const losses = [readable, even, ended2, small, kept, together].flatMap((step) => step.losses);
  const last2 = ended2.rows.findLast(({ isLast }) => isLast) ?? ended2.losses.at(-1);
  const line = last2 && ("line" in last2 ? last2.line : last2.number);
  const notes = [
    ...line === void 0 ? [] : [`STATE.md breaks off after line ${line}, in the midst of its front matter`],
    ...small.losses.length === 0 ? [] : [
      `the front matter of STATE.md is larger than ${size(limits.yamlBytes)}; ${count(small.losses.length, "line")} of it had to be left out`
    ]
  ];
  const spelt = respelt(together.rows, limits);
  const whole3 = withSiblings(withHolders(spelt));
  return { rows: attempts.fields(whole3).isClean ? whole3 : spelt, losses, notes };
}
function keptInBrackets(rows, attempts) {
  const [first3] = rows;
  for (const gone of [0, 1, 2, 3, 5, 8]) {
    const left = rows.slice(0, Math.max(0, rows.length - gone));
    const kept = mendedRows(left, { prefix: "", value: first3?.text ?? "" }, attempts.fields);
    if (kept.ok)
      return joined([
        { rows: kept.rows, losses: [] },
        lost(rows.slice(left.length), "the bracket around it is never closed")
      ]);
  }
  return lost(rows, "the mapping in brackets that it is of does not parse");
}
function chosenOf(blocks) {
  const worth = (block) => block.rows.filter(isContent).length;
  const most8 = blocks.reduce((sum, block) => Math.max(sum, worth(block)), 0);
  const worthy = blocks.filter((block) => worth(block) * 2 > most8);
  const isDated = worthy.every(({ rows }) => updatedAt(rows) !== void 0);
  const ageOf = ({ rows }) => isDated ? [updatedAt(rows) ?? 0] : howFar(rows);
  return worthy.reduce(
    (best, block) => best && !isMore(ageOf(block), ageOf(best)) ? best : block,
    void 0
  );
}
function isMore(one, other) {
  const first3 = one.findIndex((number2, index2) => number2 !== other[index2]);
  return first3 >= 0 && (one[first3] ?? 0) > (other[first3] ?? 0);
}
function stacked(number2, rows) {
  return `${count(number2, "block")} of front matter stand in STATE.md; the one in line ${rows[0]?.number ?? 1} was taken`;
}
function otherThan(rows, others2) {
  const said2 = new Set(others2.map(({ text: text2 }) => text2.trimEnd()));
  return rows.filter(({ text: text2 }) => !said2.has(text2.trimEnd()));
}

// src/formats/grid/recover/salvage/other-blocks.ts
var growing = /* @__PURE__ */ new Set([
  "phases.total",
  "progress.blocks_complete",
  "progress.blocks_total",
  "progress.threads_complete",
  "progress.threads_total",
  "progress.percent",
  "budget.total_cost_usd"
]);
var growingInSession = /* @__PURE__ */ new Set(["budget.session_cost_usd", "budget.spawns_this_session"]);
var lists = /* @__PURE__ */ new Set(["phases.completed", "agents.completed", "persistent.decisions", "persistent.artifacts"]);
function withOthers(taken3, others2) {
  return others2.filter((other) => isSameMission(taken3, other)).reduce(withOther, taken3);
}
function isSameMission(taken3, other) {
  const [mine, its] = [taken3.fields.get("mission_id")?.value, other.fields.get("mission_id")?.value];
  return mine === void 0 || its === void 0 ? isSameSession(taken3, other) : mine === its;
}
function isSameSession(taken3, other) {
  const mine = taken3.fields.get("session_id")?.value;
  return mine !== void 0 && mine === other.fields.get("session_id")?.value;
}
function withOther(taken3, other) {
  const fields3 = new Map(taken3.fields);
  const inSession = isSameSession(taken3, other);
  for (const [path2, claim] of other.fields) {
    const mine = fields3.get(path2);
    const more = mine ? grown2(path2, mine, claim, inSession) : { ...claim, sure: false };
    if (more === mine) continue;
    fields3.set(path2, more);
    putIntoRecord(fields3, path2, more);
  }
  const numbers = new Set(taken3.phases.map(({ number: number2 }) => number2));
  const phases = other.phases.filter(({ number: number2 }) => !numbers.has(number2)).map((phase2) => ({ ...phase2, sure: false }));
  return {
    ...taken3,
    fields: fields3,
    phases: [...taken3.phases, ...phases],
    commits: [...taken3.commits, ...other.commits],
    moments: [...taken3.moments, ...other.moments]
  };
}
function putIntoRecord(fields3, path2, { value }) {
  const end = path2.lastIndexOf(".");
  const record = fields3.get(path2.slice(0, Math.max(end, 0)));
  if (!record || !isDataMap(record.value)) return;
  const map = Object.assign(/* @__PURE__ */ Object.create(null), record.value);
  map[path2.slice(end + 1)] = value;
  const changed = { ...record, value: map, sure: false };
  fields3.set(path2.slice(0, end), changed);
  putIntoRecord(fields3, path2.slice(0, end), changed);
}
function grown2(path2, mine, other, inSession) {
  if (lists.has(path2)) return joinedLists(mine, other);
  return growing.has(path2) || inSession && growingInSession.has(path2) ? larger(mine, other) : mine;
}
function larger(mine, other) {
  const isLarger = typeof mine.value === "number" && typeof other.value === "number" && other.value > mine.value;
  return isLarger ? { ...other, sure: false } : mine;
}
function joinedLists(mine, other) {
  if (!Array.isArray(mine.value) || !Array.isArray(other.value)) return mine;
  const known3 = new Set(mine.value.map(nameOf3));
  const more = other.value.filter((item) => !known3.has(nameOf3(item)));
  if (more.length === 0) return mine;
  const source = mine.value.length === 0 ? other.source : mine.source;
  return { value: [...mine.value, ...more], source, sure: false };
}
var nameOf3 = (item) => isDataMap(item) ? item.id : item;

// src/formats/grid/recover/salvage/salvaged.ts
function nothingOf(dialect, body, notes) {
  return { text: void 0, dialect, evidence: { ...silent("state"), notes }, losses: [], body, rowsAt: () => [] };
}

// src/formats/grid/recover/sources/persistence-others.ts
var withoutMeaning = /* @__PURE__ */ new Set(["version"]);
function gatherOtherFields(reading) {
  const { root } = reading.document;
  if (root?.kind !== "map") return;
  const { data } = specify(dataOf(root), stateSpecification);
  gatherMap(reading, root, "", data);
}
function gatherMap(reading, map, prefix, data) {
  const { gathering } = reading;
  for (const { key, value } of map.entries) {
    const name = String(key.value);
    const path2 = prefix + name;
    if (reading.isTaken(path2) || withoutMeaning.has(path2)) continue;
    const sound = isDataMap(data) && Object.hasOwn(data, name) ? data[name] : void 0;
    const source = reading.at({ text: name, start: key.start });
    if (value.kind === "map" && isOfFields(path2)) {
      gatherMap(reading, value, `${path2}.`, sound);
    } else if (isKnown2(path2) && sound !== void 0 && gathering.valueOf(path2) === void 0) {
      gathering.field(path2, sound, source);
    } else if (!isUnsaid(textIn(value))) {
      const said2 = { name: path2, text: textIn(value), start: key.start };
      reading.note(isKnown2(path2) ? notAllowed : withoutField, said2);
    }
  }
}
function isOfFields(path2) {
  return !path2.includes(".") && schemaOf(path2)?.properties !== void 0;
}
function isKnown2(path2) {
  return schemaOf(path2) !== void 0;
}
function schemaOf(path2) {
  let schema = stateSpecification.schema;
  for (const part of path2.split(".")) schema = schema && fieldOf(schema, part);
  return schema;
}

// src/formats/grid/recover/sources/persistence.ts
async function persistenceEvidence(document, data, path2, lineOf) {
  const reading = new Reading(document, path2, lineOf);
  const { gathering } = reading;
  const cluster = reading.said("cluster");
  reading.take("cluster", cluster, data.cluster === void 0 ? void 0 : nameIn(data.cluster));
  claimStatus(reading);
  claimMode(reading);
  for (const name of ["created_at", "updated_at"]) {
    const text2 = data[name];
    const said2 = reading.said(name);
    const stamp2 = text2 === void 0 ? void 0 : stampIn(text2);
    reading.take(name, said2, stamp2?.value, stamp2?.sure);
    gathering.moment(text2 === void 0 ? void 0 : momentIn(text2), reading.at(said2));
  }
  reading.take("progress.percent", reading.said("progress_percent"), data.progress_percent, false);
  claimPosition2(reading);
  gatherOtherFields(reading);
  return gathering.evidence();
}
function claimStatus(reading) {
  const said2 = reading.said("status");
  reading.take("status", said2, schemaStatus(said2?.text ?? ""));
}
function claimMode(reading) {
  const said2 = reading.said("mode");
  if (!said2) return;
  const word3 = said2.text.toLowerCase().replace(/[\s-]/g, "_");
  const mode = words.mode.find((one) => one === word3);
  reading.take("mode", said2, mode, mode === said2.text);
}
function claimPosition2(reading) {
  const { gathering } = reading;
  const phase2 = claimPhase2(reading);
  const wave = reading.said("position.wave", "wave");
  reading.take("position.wave", wave, wholeNumber(wave?.text));
  const thread = reading.said("position.thread", "thread");
  const named3 = threadIn(thread?.text ?? "");
  reading.take("position.thread", thread, named3?.thread);
  const said2 = reading.said("position.block", "block");
  const blockName2 = reading.said("position.block_name");
  const name = nameIn(blockName2?.text ?? "");
  reading.take("position.block_name", blockName2, name);
  const ofThread2 = named3?.block === void 0 ? void 0 : { phase: phase2, number: named3.block, isPlain: true };
  const block = parseBlock(said2?.text ?? "", phase2) ?? ofThread2;
  if (block) claimBlocks(gathering, block, name, reading.at(said2 ?? thread));
  if (said2 && parseBlock(said2.text) === void 0) reading.noteLost(said2);
  if (block?.isPlain) claimTotal(reading, "block_total", "progress.blocks_total", block.number);
}
function claimTotal(reading, name, path2, least) {
  const said2 = reading.said(`position.${name}`, name);
  const total = wholeNumber(said2?.text);
  if (said2) reading.take(path2, said2, total !== void 0 && total >= least ? total : void 0);
}
function claimPhase2(reading) {
  const { gathering } = reading;
  const said2 = reading.said("position.phase", "phase");
  const phaseName = reading.said("position.phase_name", "phase_name");
  const source = reading.at(said2);
  const text2 = said2?.text ?? "";
  const number2 = parsePhase(text2);
  const own = nameIn(phaseName?.text ?? "") ?? (number2 === void 0 ? nameIn(text2) : void 0);
  gathering.field("position.phase_name", own, reading.at(phaseName ?? said2));
  if (!isPhaseNumber(number2)) {
    if (said2 && own === void 0) reading.noteLost(said2);
    return void 0;
  }
  gathering.field("position.phase", number2, source);
  gathering.field("phases.current", number2, source);
  const total = /^[^\n]{0,20}?\d[ ]{0,3}(?:of|\/)[ ]{0,3}(\d{1,2})(?!\d)/.exec(text2)?.[1];
  if (total !== void 0) gathering.field("phases.total", Number(total), source);
  claimTotal(reading, "phase_total", "phases.total", number2);
  for (const claim of phasesIn(text2, source)) gathering.phase(claim);
  if (own !== void 0) gathering.phase({ number: number2, name: own, source: reading.at(phaseName), sure: true });
  for (let before = 1; before < number2; before += 1) gathering.phase({ number: before, source, sure: true });
  return number2;
}
function claimBlocks(gathering, block, name, source) {
  const { phase: phase2, number: number2, isPlain } = block;
  if (!isPlain) {
    gathering.field("position.phase", phase2, source);
    gathering.field("phases.current", phase2, source);
    gathering.field("position.block", number2, source);
  }
  const status = gathering.valueOf("status");
  const is = status === "complete" ? "complete" : status === "planning" ? "planned" : "begun";
  gathering.block({ block, is, ...name !== void 0 && { name }, source, sure: is !== "complete" });
  for (let before = 1; before < number2; before += 1) {
    const one = { phase: isPlain ? void 0 : phase2, number: before, isPlain };
    gathering.block({ block: one, is: "complete", source, sure: false });
  }
}

// src/formats/grid/recover/salvage/relocated.ts
function relocated(evidence, rows, spanOf) {
  const doubtful2 = [0];
  for (const { isDoubtful: isDoubtful2 } of rows) doubtful2.push((doubtful2.at(-1) ?? 0) + (isDoubtful2 ? 1 : 0));
  const isDoubtful = (first3, last2) => (doubtful2[last2 + 1] ?? 0) > (doubtful2[first3] ?? 0);
  const cut = rows.findIndex(({ isLast }) => isLast);
  const isCut = ({ value, source: { line = 1 } }, field3) => {
    const [, last2] = spanOf(field3) ?? [0, -1];
    return typeof value === "object" && value !== null && line - 1 <= cut && cut <= last2;
  };
  const moved2 = (said2, field3) => {
    const row = (said2.source.line ?? 1) - 1;
    const [first3, last2] = (field3 === void 0 ? void 0 : spanOf(field3)) ?? [row, row];
    const { line: _, ...source } = said2.source;
    const line = said2.source.line === void 0 ? void 0 : rows[row]?.number;
    return {
      ...said2,
      source: { ...source, what: stateFile, ...line !== void 0 && { line } },
      sure: said2.sure && !isDoubtful(first3, Math.max(first3, last2))
    };
  };
  return {
    ...evidence,
    fields: new Map(
      [...evidence.fields].map(([field3, claim]) => {
        return [field3, moved2(isCut(claim, field3) ? { ...claim, sure: false } : claim, field3)];
      })
    ),
    odd: new Map([...evidence.odd].map(([field3, claim]) => [field3, moved2(claim)])),
    phases: evidence.phases.map((claim) => moved2(claim)),
    blocks: evidence.blocks.map((claim) => moved2(claim)),
    commits: evidence.commits.map((claim) => moved2(claim)),
    moments: evidence.moments.map((claim) => moved2(claim))
  };
}

// src/formats/grid/recover/salvage/specified.ts
function specifiedInFull(data, specification) {
  const whole3 = specify(data, specification);
  if (!whole3.isCut) return whole3;
  const { sound, violations } = taken(data, [], specification);
  return { verdict: { ...whole3.verdict, violations }, data: sound ?? mapOf([]) };
}
function partAt(value, keyPath, specification) {
  const { verdict, data, isCut } = specify(nested(keyPath, value), specification);
  if (isCut) return taken(value, keyPath, specification);
  const here = verdict.violations.filter((one) => keyPath.every((key, at) => placeOf2(key) === one.keyPath[at]));
  return {
    sound: below(data, keyPath),
    violations: here.map((one) => ({ ...one, keyPath: [...keyPath, ...one.keyPath.slice(keyPath.length)] }))
  };
}
function taken(value, keyPath, specification) {
  if (isDataMap(value)) {
    const parts2 = Object.entries(value).map(
      ([key, field3]) => [key, partAt(field3, [...keyPath, key], specification)]
    );
    const fields3 = parts2.flatMap(([key, { sound }]) => sound === void 0 ? [] : [[key, sound]]);
    return { sound: mapOf(fields3), violations: parts2.flatMap(([, { violations }]) => violations) };
  }
  if (!Array.isArray(value)) return { sound: void 0, violations: [] };
  if (value.length === 1) return inList(partAt(value[0], [...keyPath, 0], specification));
  const half = value.length >> 1;
  const first3 = partAt(value.slice(0, half), keyPath, specification);
  const second = partAt(value.slice(half), keyPath, specification);
  return {
    sound: [...itemsIn(first3, half), ...itemsIn(second, value.length - half)],
    violations: [...first3.violations, ...second.violations.map((one) => movedBy(half, keyPath.length, one))]
  };
}
var inList = ({ sound, violations }) => ({ sound: [sound], violations });
function itemsIn({ sound }, length) {
  return Array.isArray(sound) ? sound : new Array(length).fill(void 0);
}
function movedBy(half, at, violation) {
  const { keyPath } = violation;
  const index2 = keyPath[at];
  return typeof index2 === "number" ? { ...violation, keyPath: keyPath.with(at, index2 + half) } : violation;
}
var nested = (keyPath, value) => keyPath.reduceRight((inner, key) => typeof key === "number" ? [inner] : mapOf([[key, inner]]), value);
var placeOf2 = (key) => typeof key === "number" ? 0 : key;
function below(data, keyPath) {
  let value = data;
  for (const key of keyPath) {
    if (Array.isArray(value)) value = value[0];
    else value = value !== void 0 && isDataMap(value) && typeof key === "string" ? value[key] : void 0;
  }
  return value;
}

// src/formats/grid/recover/salvage/state-evidence.ts
var holders = /* @__PURE__ */ new Set(["", "phases", "position", "progress", "agents", "persistent"]);
function stateEvidence(document, data) {
  const fields3 = /* @__PURE__ */ new Map();
  const claims = claimsOf2(document);
  const odd2 = oddValues(document, claims);
  const holdOdd = new Set([...odd2.keys()].flatMap((path2) => [path2, ...pathsTo(path2)]));
  const moments = [];
  const collect = (value, schema, keyPath) => {
    if (value === void 0 || !schema) return;
    const path2 = keyPath.join(".");
    const sound = holders.has(path2) ? void 0 : soundValue(value, schema);
    if (sound !== void 0) fields3.set(path2, { ...claims(keyPath, sound), sure: !holdOdd.has(path2) });
    else if (schema["x-kind"] === "commit") odd2.set(path2, claims(keyPath, value));
    if (!isDataMap(value)) return;
    for (const key of Object.keys(value)) collect(value[key], fieldOf(schema, key), [...keyPath, key]);
  };
  collect(data, stateSpecification.schema, []);
  const updated = momentOf(data.updated_at);
  if (updated !== void 0) moments.push(claims(["updated_at"], updated));
  for (const [index2, agent] of (data.agents?.active ?? []).entries()) {
    const heartbeat = momentOf(agent?.last_heartbeat);
    if (heartbeat !== void 0) moments.push(claims(["agents", "active", index2, "last_heartbeat"], heartbeat));
  }
  const status = statusOf2(document);
  if (status && !fields3.has("status")) {
    fields3.set("status", status);
    odd2.delete("status");
  }
  const commit = commitOf(document);
  if (commit) {
    fields3.set(lastCommit2, commit);
    odd2.delete(lastCommit2);
  }
  return {
    ...silent("state"),
    fields: fields3,
    odd: odd2,
    phases: phaseClaims(data, claims),
    commits: commit ? [commit] : [],
    moments
  };
}
function claimsOf2(document) {
  return (keyPath, value) => ({ value, source: sourceAt2(document, keyPath), sure: true });
}
function sourceAt2(document, keyPath) {
  const { start } = document.key(keyPath);
  return { what: stateFile, path: document.path, line: document.position(start).line };
}
var momentOf = (text2) => text2 === void 0 ? void 0 : parseInstant(text2)?.ms;
function statusOf2(document) {
  const node = document.node("status");
  const counterparts = fieldOf(stateSpecification.schema, "status")?.["x-counterparts"] ?? {};
  const said2 = node?.kind === "scalar" ? String(node.value) : "";
  const meant = Object.hasOwn(counterparts, said2) ? counterparts[said2] : void 0;
  return typeof meant === "string" ? { value: meant, source: sourceAt2(document, ["status"]), sure: false } : void 0;
}
var lastCommit2 = "resume.last_commit";
function commitOf(document) {
  const node = document.node(lastCommit2);
  const name = node?.kind === "scalar" ? textOf(node).trim() : "";
  return isHash(name) ? { value: name, source: sourceAt2(document, lastCommit2.split(".")), sure: true } : void 0;
}
function phaseClaims({ phases }, claims) {
  const definitions = phases?.definitions ?? [];
  const isAll = phases?.total === void 0 || phases.total === definitions.length;
  return definitions.flatMap((definition, index2) => {
    if (!definition) return [];
    const { id, name, blocks } = definition;
    const byId = id === void 0 ? 0 : phaseNumber(id);
    const { source, sure } = claims(["phases", "definitions", index2], void 0);
    return [
      {
        number: isAll || byId === 0 ? index2 + 1 : byId,
        ...id !== void 0 && { id },
        ...name !== void 0 && { name },
        ...blocks !== void 0 && { blocks },
        ...{ source, sure }
      }
    ];
  });
}
function oddValues({ verdict }, claims) {
  const unusable = verdict?.violations.filter(isUnusable) ?? [];
  return new Map(
    unusable.flatMap(
      ({ keyPath, value }) => value === void 0 ? [] : [[keyPath.join("."), claims(keyPath, value)]]
    )
  );
}
function soundValue(value, schema, isItem2 = false) {
  if (value === void 0) return isItem2 && schema.properties ? mapOf([]) : void 0;
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    return value.map((item) => soundValue(item, items, true)).filter((item) => item !== void 0);
  }
  if (schema["x-kind"] === "commit") return value === null ? value : void 0;
  if (!isDataMap(value)) return value;
  if (!isItem2 && schema.required?.some((field3) => value[field3] === void 0)) return void 0;
  return mapOf(
    Object.entries(value).flatMap(([key, field3]) => {
      const known3 = fieldOf(schema, key);
      const sound = known3 ? soundValue(field3, known3) : field3;
      return sound === void 0 ? [] : [[key, sound]];
    })
  );
}

// src/formats/grid/recover/salvage/whole.ts
var keysOf3 = (root) => root.entries.map(({ key }) => String(key.value));
async function whole2({ path: path2, rows, text: text2, isSchema }, limits, notes) {
  const { yaml, body } = splitFrontMatter(text2);
  const { root } = readMapping(text2, yaml, limits);
  if (!root) return nothingOf(void 0, text2.slice(body.start), notes);
  const ofKeys = dialectOfKeys(keysOf3(root));
  const dialect = isSchema ? "schema" : ofKeys;
  const { document, evidence } = await said(dialect, { path: path2, text: text2, root, rows });
  const spanOf = (field3) => spanIn(document, field3);
  const placed = relocated(evidence, rows, spanOf);
  const respelt2 = respeltFields(root, path2, (offset) => rows[document.position(offset).line - 1]);
  const odd2 = new Map([...respelt2, ...placed.odd]);
  const doubts = doubtsOf(rows.slice(0, document.position(yaml.end).line));
  return {
    text: text2,
    dialect,
    rowsAt: (field3) => rowsBetween(rows, spanOf(field3)),
    evidence: { ...placed, odd: odd2, notes: [...notes, ...doubts, ...placed.notes] },
    losses: [],
    body: text2.slice(body.start)
  };
}
function rowsBetween(rows, span2) {
  return span2 ? rows.slice(span2[0], span2[1] + 1).filter(isContent) : [];
}
function spanIn(document, field3) {
  const node = document.node(field3);
  const isItem2 = /\.\d+$/.test(field3);
  const start = isItem2 ? node?.start : document.key(field3).start;
  if (!node || start === void 0) return void 0;
  return [document.position(start).line - 1, document.position(node.end).line - 1];
}
async function said(dialect, { path: path2, text: text2, root, rows }) {
  if (dialect === "schema") {
    const { verdict: verdict2, data: data2 } = specifiedInFull(dataOf(root), stateSpecification);
    const document2 = new TextDocument(path2, text2, { root, faults: [], verdict: verdict2 });
    return { document: document2, evidence: stateEvidence(document2, data2) };
  }
  const { verdict, data } = specifiedInFull(dataOf(root), persistenceSpecification);
  const document = new TextDocument(path2, text2, { root, faults: [], verdict });
  return {
    document,
    evidence: await persistenceEvidence(document, data, path2, (line) => rows[line - 1]?.number ?? line)
  };
}
function doubtsOf(rows) {
  const doubtful2 = rows.filter(({ isDoubtful }) => isDoubtful);
  const linesOf2 = (some2) => [...new Set(some2.map(({ number: number2 }) => number2))];
  const unread4 = linesOf2(doubtful2.filter(({ text: text2 }) => text2.includes(replacement)));
  const mended3 = linesOf2(doubtful2.filter(({ text: text2 }) => !text2.includes(replacement)));
  return [
    ...mended3.length === 0 ? [] : [`${lineWords(mended3)} had to be mended; see whether the values are right`],
    ...unread4.length === 0 ? [] : [`bytes that are not UTF-8 stand in ${lineWords(unread4)}`]
  ];
}
function lineWords(lines2) {
  const [first3] = lines2;
  return lines2.length === 1 ? `line ${first3} of ${stateFile}` : `${lines2.length} lines of ${stateFile} (the first is line ${first3})`;
}

// src/formats/grid/recover/salvage/salvage.ts
async function salvage(text2, path2, limits) {
  const old = withLineFeeds(text2.replace(/^\ufeff/, ""));
  const oldRows = rowsOf(old);
  if (!isText(old)) return withLosses(nothingOf(void 0, "", ["STATE.md holds no text"]), [unread(oldRows)], oldRows);
  const { rows: marked, losses, notes } = await withoutConflicts(old, limits);
  const all = withFences(marked);
  if (notes.length === 0 && marked.length === oldRows.length && isHealthy(old, all, limits)) {
    return whole2({ path: path2, rows: marked, text: old, isSchema: false }, limits, []);
  }
  const attempts = attemptsOn(old.length, limits);
  const lineBreak2 = lineBreakOf(oldRows);
  const rest = textOf2(all, lineBreak2);
  const { dialect, frontMatter, body } = formOf(rest);
  if (dialect === "prose") {
    const markdown2 = frontMatter.form === "fenced" ? rest.slice(body.start) : rest;
    return withLosses(nothingOf("prose", markdown2.replaceAll("\0", ""), notes), [losses], oldRows);
  }
  const parts2 = keptParts(all, attempts, limits);
  const told = [...notes, ...parts2.notes];
  if (parts2.fields.length === 0) {
    const markdown2 = textOf2(parts2.body, lineBreak2);
    return withLosses(nothingOf(dialect, markdown2, told), [losses, parts2.losses], oldRows);
  }
  const file = composed(parts2.fields, parts2.body, lineBreak2);
  const found2 = { path: path2, rows: file.rows, text: textOf2(file.rows, lineBreak2), isSchema: dialect === "schema" };
  const salvaged = await whole2(found2, limits, told);
  const others2 = [];
  for (const rows of parts2.others) others2.push(await saidBy3(rows, path2, limits));
  const evidence = withOthers(salvaged.evidence, others2);
  return withLosses({ ...salvaged, evidence }, [losses, parts2.losses, file.losses], oldRows);
}
async function saidBy3(fields3, path2, limits) {
  const { rows } = composed(fields3, [], "\n");
  return (await whole2({ path: path2, rows, text: textOf2(rows, "\n"), isSchema: false }, limits, [])).evidence;
}
function withLosses(salvaged, parts2, oldRows) {
  return { ...salvaged, losses: inOrder3(parts2.flat(), oldRows) };
}
function isHealthy(text2, rows, limits) {
  const { form, faults, yaml } = formOf(text2).frontMatter;
  if (text2.includes("\0") || form !== "fenced" || faults.length > 0) return false;
  const read = readMapping(text2, yaml, limits);
  if (!read.root || read.faults.some(({ kind }) => kind !== "alias") || isMisspelt(read.root)) return false;
  const { blocks } = layoutOf2(rows, () => true);
  return keepsToSpecification(read.root) ? !isCutShort(blocks, rows) : isWhereItBelongs(blocks, rows);
}
function keepsToSpecification(root) {
  const isSchema = dialectOfKeys(keysOf3(root)) === "schema";
  const { verdict } = specify(dataOf(root), isSchema ? stateSpecification : persistenceSpecification);
  return verdict.violations.every(({ keyword }) => keyword === "unknown");
}
var fences = 2;
function isCutShort([block, another], rows) {
  if (another) return block?.body.every(isBlank) ?? false;
  return (block?.fields.length ?? 0) + (block?.body.length ?? 0) + fences < rows.length;
}
function isWhereItBelongs(blocks, rows) {
  const [block, another] = blocks;
  if (!block || another || isCutShort(blocks, rows) || withoutOddRows(block.fields).losses.length > 0) return false;
  return withSiblings(withHolders(block.fields)) === block.fields;
}
var unread = (rows) => rows.map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: "it is no text" }));
function inOrder3(losses, old) {
  const first3 = /* @__PURE__ */ new Map();
  for (const loss of losses) if (!first3.has(loss.line)) first3.set(loss.line, loss);
  return [...first3.values()].sort((one, other) => one.line - other.line).map((loss) => ({ ...loss, text: old[loss.line - 1]?.text ?? loss.text }));
}

// src/formats/grid/recover/sources/newest-checkpoint.ts
var momentFields = ["timestamp", "created_at", "updated_at", "created", "time", "date", "responded_at"];
async function newestCheckpoint(snapshot) {
  const { checkpoints } = await readCheckpoints(snapshot);
  const dated2 = checkpoints.map((checkpoint2) => {
    return { checkpoint: checkpoint2, isOpen: answerOf(checkpoint2) === void 0, written: writtenAt(checkpoint2)?.ms };
  });
  const [first3, ...others2] = dated2.sort((a, b) => {
    const byAnswer = Number(b.isOpen) - Number(a.isOpen);
    return byAnswer || (b.written ?? 0) - (a.written ?? 0) || byName(a.checkpoint.file, b.checkpoint.file);
  });
  if (!first3) return void 0;
  const { checkpoint, isOpen } = first3;
  return { checkpoint, isOpen, others: others2.length, othersOpen: others2.filter((one) => one.isOpen).length };
}
function writtenAt({ document }) {
  for (const name of momentFields) {
    const moment2 = momentIn(scalarNamed(document, name)?.text ?? "");
    if (moment2) return moment2;
  }
  return void 0;
}
function byName(one, other) {
  const isNamed = (file) => file === "CHECKPOINT.md" ? 0 : 1;
  return isNamed(one) - isNamed(other) || (one > other ? -1 : 1);
}

// src/formats/grid/recover/sources/checkpoint-says.ts
var names = {
  cluster: ["cluster", "mission", "project"],
  phase: ["phase"],
  phase_id: ["phase_id"],
  phase_name: ["phase_name"],
  block: ["block"],
  block_name: ["block_name"],
  wave: ["wave"],
  thread: ["thread", "thread_id", "current_thread"],
  thread_total: ["thread_total", "threads_total", "total_threads"],
  agent: ["agent", "agent_id", "program", "program_id", "executor", "last_agent"],
  ...Object.fromEntries(momentFields.map((name) => [name, [name]]))
};
var places = ["", "position.", "checkpoint_details.", "checkpoint_details.position."];
async function checkpointSays(checkpoint) {
  const { document } = checkpoint;
  const said2 = /* @__PURE__ */ new Map();
  for (const [name, spellings] of Object.entries(names)) {
    const paths2 = places.flatMap((place) => spellings.map((spelling) => place + spelling));
    const found2 = paths2.flatMap((path2) => fieldsNamed(document, path2)).find(({ value }) => textIn(value) !== "");
    if (found2) said2.set(name, { text: textIn(found2.value), start: found2.value.start });
  }
  if (checkpoint.isMarkdown) for (const [name, field3] of await labelsOf(checkpoint)) said2.set(name, field3);
  const block = parseBlock(said2.get("block")?.text ?? "") ?? fromWords(said2, positionOf(checkpoint));
  return Object.assign(said2, { block });
}
function positionOf({ document }) {
  const fields3 = ["position", "checkpoint_details.position"].flatMap((path2) => fieldsNamed(document, path2));
  const field3 = fields3.find(({ value }) => value.kind === "scalar");
  return field3 && { text: textIn(field3.value), start: field3.value.start };
}
function fromWords(said2, position2) {
  if (!position2) return void 0;
  const [thread] = threadsSaid(position2.text);
  if (thread && !said2.has("thread")) {
    const text2 = thread.block === void 0 ? String(thread.thread) : `${thread.block}.${thread.thread}`;
    said2.set("thread", { text: text2, start: position2.start });
  }
  return (blocksSaid(position2.text)[0] ?? blocksNamed(position2.text)[0])?.block;
}
async function labelsOf(checkpoint) {
  const read = await readEntries(checkpoint);
  const labels2 = /* @__PURE__ */ new Map();
  for (const { fields: fields3 } of read.ok ? read.entries : []) {
    for (const [name, spellings] of Object.entries(names)) {
      const field3 = spellings.map((spelling) => fields3.get(folded(spelling))).find((one) => one && one.text !== "");
      if (field3 && !labels2.has(name)) labels2.set(name, { text: field3.text, start: field3.at.start });
    }
  }
  return labels2;
}

// src/formats/grid/recover/sources/checkpoint.ts
var what3 = "the checkpoint";
var writer2 = new RegExp(shapes.writerId.pattern);
async function checkpointEvidence(snapshot) {
  const gathering = new Gathering("checkpoint");
  const { unread: unread4 } = await readCheckpoints(snapshot);
  if (unread4 !== void 0) gathering.note(`not all checkpoints could be read: ${unread4}`);
  const newest = await newestCheckpoint(snapshot);
  if (!newest) return gathering.evidence();
  const { checkpoint } = newest;
  const { path: path2 } = checkpoint.document;
  if (newest.others > 0) {
    const why5 = newest.isOpen && newest.othersOpen === 0 ? "nobody answered it yet" : "it seems to be the newest";
    gathering.note(
      `there are ${count(newest.others + 1, "checkpoint")}; ${quote(path2)} was taken, for ${why5}: check the others`
    );
  }
  claimStatus2(gathering, newest);
  claimPosition3(gathering, snapshot, checkpoint, await checkpointSays(checkpoint));
  const commits = commitsByPath(snapshot);
  for (const { document } of snapshot.checkpoints) {
    gathering.commits(what3, document, commits.get(document.path) ?? []);
  }
  return gathering.evidence();
}
function claimStatus2(gathering, { checkpoint, isOpen }) {
  const { document } = checkpoint;
  const source = { what: what3, path: document.path };
  if (!isOpen) {
    gathering.field("status", "in_progress", source, false);
    return;
  }
  const type = typeOf(checkpoint);
  const isForPerson = type === "human_verify" || type === "decision" || type === "human_action";
  gathering.field("status", "blocked", source, isForPerson);
  gathering.field("resume.checkpoint_file", document.path, source);
  const path2 = quote(document.path);
  if (isForPerson)
    gathering.note(`the mission waits for a person: ${path2} is of type ${type}, and nobody answered it yet`);
  if (type === "failure") {
    gathering.note(
      `${path2} tells of a failure; "blocked" is proposed, for a mission that has failed cannot be taken up again: set "failed" if it has`
    );
  }
  if (type === void 0) gathering.note(`${path2} does not tell what the mission waits for: find out, and answer it`);
}
function claimPosition3(gathering, snapshot, checkpoint, said2) {
  const { document } = checkpoint;
  const at = (name) => sourceAt(what3, document, said2.get(name)?.start ?? 0);
  const text2 = (name) => said2.get(name)?.text ?? "";
  gathering.field("cluster", nameIn(text2("cluster")), at("cluster"));
  const phase2 = text2("phase") || text2("phase_id");
  for (const claim of phase2 === "" ? [] : phasesIn(phase2, at("phase"))) gathering.phase(claim);
  const number2 = parsePhase(phase2);
  gathering.field("position.phase", number2, at("phase"));
  gathering.field("position.phase_id", phaseIdIn(text2("phase_id")) ?? phaseIdIn(phase2), at("phase"));
  const named3 = number2 === void 0 ? phase2 : "";
  gathering.field("position.phase_name", nameIn(text2("phase_name") || named3), at("phase_name"));
  const thread = threadIn(text2("thread"));
  const threadBlock = thread?.block === void 0 ? void 0 : { phase: number2, number: thread.block, isPlain: true };
  const fields3 = snapshot.checkpoints.find(({ file }) => file === checkpoint.file)?.block;
  const block = fields3 ?? said2.block ?? threadBlock;
  if (block) {
    const name = nameIn(text2("block_name"));
    const source = at(said2.has("block") ? "block" : "thread");
    gathering.block({ block, is: "begun", ...name !== void 0 && { name }, source, sure: true });
    gathering.field("position.block_name", name, at("block_name"));
    if (!block.isPlain) {
      gathering.field("position.phase", block.phase, source);
      gathering.field("position.block", block.number, source);
    }
  }
  gathering.field("position.wave", wholeNumber(text2("wave")), at("wave"));
  gathering.field("position.thread", thread?.thread, at("thread"));
  gathering.field("position.thread_total", wholeNumber(text2("thread_total")), at("thread_total"));
  const agent = text2("agent");
  if (writer2.test(agent)) gathering.field("resume.last_agent", agent, at("agent"));
  for (const name of momentFields) gathering.moment(momentIn(text2(name)), at(name));
}

// src/formats/grid/recover/sources/commit-subjects.ts
var records = /* @__PURE__ */ new Set(["docs", "doc", "chore", "state", "plan", "grid"]);
var completion = /^(?:mark )?(?:complete|completed|finish|finished)(?:$|[ ]{1,3}(?:the )?(?:block|plan)\b|[ ]{1,3}.{1,200}[ ](?:block|plan)[.!]?$)/i;
var completedBlock = /^(?:[a-z]{1,20}!?:[ ]{0,3})?(?:mark )?(?:complete|finish)[ ]{1,3}(?:the )?(block[ _-]?\d{1,4}(?:-\d{1,4})?)(?=$|[ ]{0,2}[:;,.(–—]|[ ]-)/i;
var derived = /^(?:Revert|Reapply|Merge|fixup!|squash!|amend!)[ ]/;
function missionSubject(subject) {
  if (derived.test(subject)) return void 0;
  const scoped = scopedSubject(subject);
  const scope = scoped && scopeIn(scoped.scope.trim());
  if (!scoped || !scope) return inWords(subject);
  const { block } = scope;
  if (!block) return { isScoped: true, is: "begun", ...scope };
  const said2 = endsSaid(scoped.rest).find((one) => isSame2(one.block, block));
  if (said2) return { isScoped: true, block, is: said2.is };
  const isComplete = records.has(scoped.type.toLowerCase()) && completion.test(scoped.rest) && !speaksOfOther(scoped.rest);
  return { isScoped: true, block, is: isComplete ? "complete" : "begun" };
}
function inWords(subject) {
  const [said2] = endsSaid(subject);
  return said2 && { isScoped: false, ...said2 };
}
function endsSaid(text2) {
  const block = parseBlock(completedBlock.exec(text2)?.[1] ?? "");
  const said2 = blocksSaid(text2).filter(({ is }) => is !== "begun");
  return block ? [{ block, is: "complete" }, ...said2] : said2;
}
function scopeIn(scope) {
  const [, phase2, inPhase] = /^phase[ _-]?(\d{1,2})(?:[-.](\d{1,2}))?$/i.exec(scope) ?? [];
  if (inPhase !== void 0) return blockIn2(`${phase2}-${inPhase}`);
  if (phase2 !== void 0) return Number(phase2) > 0 ? { phase: Number(phase2) } : {};
  if (/^\d{1,2}\.\d{1,2}-\d{1,2}$/.test(scope)) return {};
  return /^(?:\d{1,2}|block[ _-]?\d{1,4})(?:-\d{1,2})?$/i.test(scope) ? blockIn2(scope) : void 0;
}
function blockIn2(name) {
  const block = parseBlock(name);
  return block && block.number > 0 && block.phase !== 0 ? { block } : {};
}
function isSame2(one, other) {
  return one.number === other.number && (one.phase ?? other.phase) === (other.phase ?? one.phase);
}
function speaksOfOther(rest) {
  return /\b(?:block|plan)[ _-]?\d|\b\d{1,4}-\d{1,4}\b/i.test(rest);
}

// src/formats/grid/recover/sources/commits.ts
var most3 = 1e4;
async function commitEvidence({ root, history }, { hash, from: from2 = Number.NEGATIVE_INFINITY }) {
  const project = parentOf(root);
  const { commits, gap: gap2 } = await history.log({ since: hash, most: most3, ...project !== "" && { paths: [project] } });
  const isAsked = commits.length > 0 || gap2 === void 0;
  const told = commits.filter(({ time }) => time >= from2).flatMap((commit) => {
    const subject = missionSubject(commit.subject);
    return subject ? [{ ...commit, ...subject }] : [];
  });
  const standing = withoutReverted(commits);
  const [newest] = told;
  return {
    ...silent("commit"),
    fields: new Map(newest ? [["resume.last_commit", claimOf2(newest, newest.hash, false)]] : []),
    phases: phasesIn2(told.filter(standing)),
    blocks: blocksIn(told.filter(standing)),
    commits: told.map((commit) => claimOf2(commit, commit.hash, true)),
    moments: told.map((commit) => claimOf2(commit, commit.time, true)),
    notes: gap2 === void 0 || !isAsked ? [] : [`there may be more commits of the mission than were found: ${gap2}`],
    count: isAsked ? told.filter(({ isScoped }) => isScoped).length : void 0
  };
}
var sourceOf = ({ hash }) => ({ what: "a commit", commit: hash });
function claimOf2(commit, value, sure) {
  return { value, source: sourceOf(commit), sure };
}
function withoutReverted(commits) {
  const reverts = /* @__PURE__ */ new Map();
  const reverted = /* @__PURE__ */ new Set();
  for (const { hash, subject } of commits) {
    const open2 = reverts.get(subject) ?? 0;
    if (open2 > 0) {
      reverts.set(subject, open2 - 1);
      reverted.add(hash);
      continue;
    }
    const target = revertedBy(subject);
    if (target !== void 0) reverts.set(target, (reverts.get(target) ?? 0) + 1);
  }
  return ({ hash }) => !reverted.has(hash);
}
function revertedBy(subject) {
  const [, how, target] = /^(Revert|Reapply) "(.{1,1000})"$/.exec(subject) ?? [];
  return how === "Reapply" ? `Revert "${target}"` : target;
}
function blocksIn(commits) {
  const claims = /* @__PURE__ */ new Map();
  for (const commit of commits) {
    const { block, is } = commit;
    if (!block || block.number < 1) continue;
    const key = `${block.phase}-${block.number}`;
    const known3 = claims.get(key);
    if (!known3 || known3.is === "begun" && is !== "begun") {
      claims.set(key, { block, is, source: sourceOf(commit), sure: false });
    }
  }
  const place = ({ block: { phase: phase2 = 0, number: number2 } }) => phase2 * 1e4 + number2;
  return [...claims.values()].sort((a, b) => place(a) - place(b));
}
function phasesIn2(commits) {
  const claims = /* @__PURE__ */ new Map();
  for (const commit of commits) {
    const number2 = commit.phase ?? commit.block?.phase;
    if (number2 !== void 0 && !claims.has(number2))
      claims.set(number2, { number: number2, source: sourceOf(commit), sure: false });
  }
  return [...claims.values()].sort((a, b) => a.number - b.number);
}

// src/formats/grid/recover/sources/plans.ts
var clusterFields = ["cluster", "project", "mission"];
var prefixed = /^plans\/([^/]{1,200})-block-\d{1,4}\.md$/;
var unread2 = (plans, isOne) => {
  return `${plans} could not be read, so only ${isOne ? "its name counts" : "their names count"}`;
};
async function planEvidence(snapshot) {
  const gathering = new Gathering("plan");
  const read = new Map(snapshot.plans.map((plan) => [plan.file, plan]));
  const clusters = [];
  const planned = [];
  for (const file of snapshot.present) {
    const named3 = namedPlan(file);
    if (!named3) continue;
    const plan = read.get(file);
    const document = plan?.document ?? fileAt(pathIn(snapshot.root, file)).document;
    const block = plan?.block ?? named3.block;
    const source = sourceAt(block ? `the plan of block ${nameOfBlock(block)}` : "a plan", document, 0);
    for (const folder of [named3.phase, plan && scalarNamed(document, "phase")?.text]) {
      for (const phase2 of folder === void 0 ? [] : phasesIn(folder, source)) gathering.phase(phase2);
    }
    clusters.push(...clustersOf(file, document));
    if (!block) continue;
    planned.push(block);
    const name = plan && await blockNameOf(plan);
    const is = plan && isSkippedPlan(plan) ? "skipped" : "planned";
    gathering.block({ block, is, ...name !== void 0 && { name }, source, sure: true });
    if (!plan || plan.isBroken) gathering.noteEach(unread2, quote(document.path));
  }
  gatherCluster(gathering, "the plans", clusters);
  claimCounts(gathering, snapshot, planned);
  return gathering.evidence();
}
function clustersOf(file, document) {
  for (const name of clusterFields) {
    const field3 = scalarNamed(document, name);
    const value2 = field3 && nameIn(field3.text);
    if (field3 && value2 !== void 0)
      return [{ value: value2, source: sourceAt("the plans", document, field3.start), sure: true }];
  }
  const value = nameIn(prefixed.exec(file)?.[1] ?? "");
  return value === void 0 ? [] : [{ value, source: { what: "the plans" }, sure: false }];
}
function claimCounts(gathering, { present: present2, numbering }, planned) {
  const highest = /* @__PURE__ */ new Map();
  for (const { phase: phase2, number: number2, isPlain } of planned) {
    const group = isPlain && !numbering.restarts ? void 0 : phase2;
    highest.set(group, Math.max(highest.get(group) ?? 0, number2));
  }
  if (highest.size === 0) return;
  const source = { what: "the plans" };
  const total = countPlannedBlocks(present2) || [...highest.values()].reduce((sum, number2) => sum + number2, 0);
  if (total > 0) gathering.field("progress.blocks_total", total, source, false);
  for (const [number2, blocks] of highest) {
    if (number2 !== void 0) gathering.phase({ number: number2, blocks, source, sure: false });
  }
}

// src/formats/grid/scratchpad/words.ts
var names2 = ["finding", "findings", "discovery", "message", "note", "notes", "text", "details", "description"];
var others = /* @__PURE__ */ new Set([...Object.values(partNames).flat(), "relevance", "relevant", "impact", "affects", "action"]);
var mostLines = 8;
async function entriesInTime(scratchpad2, limits) {
  const entries = await scratchpadEntries(scratchpad2);
  if (typeof entries === "string") return entries;
  const { setbacks, pairs: pairs2 } = setbacksIn(entries, limits);
  const isTurned = setbacks.length > 0 && setbacks.length === pairs2;
  return (isTurned ? [...entries].reverse() : entries).map((entry) => ({ ...entry, text: wordsOf2(entry) }));
}
function wordsOf2({ entry: { fields: fields3, lines: lines2, opens } }) {
  const finding = names2.map((name) => fields3.get(name)).find((one) => one !== void 0 && one.text !== "");
  if (finding) return oneLine([finding.text]);
  const own = [...fields3].filter(([name, { text: text2 }]) => text2 !== "" && !others.has(name)).map(([, field3]) => field3);
  if (opens === "row") return oneLine(own.map(({ text: text2 }) => text2));
  const plain4 = lines2.slice(0, mostLines).filter((line) => !isBreak(line.raw) && !labelledLine(line));
  const said2 = plain4.map((line) => saidBy(line).text).filter((text2) => text2 !== "");
  return oneLine(said2.length > 0 ? said2 : own.slice(0, mostLines).map(labelledWords));
}
var labelledWords = ({ key, text: text2 }) => `${key}: ${text2}`;
function oneLine(parts2) {
  let text2 = "";
  for (const part of parts2) {
    const goesOn3 = text2 === "" || /[.!?:;,]$/.test(text2) || new RegExp("^\\p{Ll}", "u").test(part);
    text2 += text2 === "" ? part : `${goesOn3 ? " " : ". "}${part}`;
  }
  const trimmed2 = text2.replace(/\s{1,99}/g, " ").trim();
  const [, inner] = /^"([^"]*)"$/.exec(trimmed2) ?? [];
  return inner ?? trimmed2;
}

// src/formats/grid/recover/sources/scratchpad.ts
var what4 = "the scratchpad";
var writer3 = new RegExp(shapes.writerId.pattern);
var kinds = ["progress", "done", "complete", "completed", "status", "commit", "started", "start"];
var ofBlock = /^executor[ _-](\d{2})$/i;
async function scratchpadEvidence(snapshot, limits) {
  const gathering = new Gathering("scratchpad");
  const { scratchpad: scratchpad2 } = snapshot;
  if (!scratchpad2) return gathering.evidence();
  const { document, isBroken } = scratchpad2;
  const path2 = quote(document.path);
  if (isBroken) gathering.note(`${path2} is in conflict, so nothing of it counts`);
  gathering.commits(what4, document, commitsByPath(snapshot).get(document.path) ?? []);
  const entries = await entriesInTime(scratchpad2, limits);
  if (typeof entries === "string") {
    gathering.note(`${path2} could not be read: ${entries}`);
    return gathering.evidence();
  }
  const planned = new Set(snapshot.present.flatMap((file) => namedPlan(file)?.block?.number ?? []));
  let stands;
  for (const entry of entries) {
    const source = sourceAt(what4, document, entry.at.start);
    const day = /^\d{4}-\d{2}-\d{2}$/.test(entry.time) ? parseInstant(`${entry.time}T00:00Z`) : void 0;
    if (entry.clock?.isDated) gathering.moment({ ms: entry.clock.ms, sure: entry.clock.zoned }, source);
    else gathering.moment(day && { ms: day.ms, sure: false }, source);
    if (!kinds.includes(folded(entry.kind))) continue;
    const { text: text2 } = entry;
    const said2 = blocksSaid(text2);
    for (const { block, is } of said2) gathering.block({ block, is, source, sure: false });
    const own = ownBlock(entry, planned);
    stands = lastThread(stands, { text: text2, said: said2, own, source });
    if (stands?.source === source && stands.block) {
      gathering.block({ block: stands.block, is: "begun", source, sure: false });
    }
  }
  if (stands) gathering.field("position.thread", stands.thread, stands.source, false);
  const last2 = entries.findLast(({ who }) => writer3.test(who));
  if (last2)
    gathering.field("resume.last_agent", last2.who, sourceAt(what4, document, last2.at.start), last2 === entries.at(-1));
  return gathering.evidence();
}
function lastThread(before, { text: text2, said: said2, own, source }) {
  const thread = threadsSaid(text2).at(-1);
  if (!thread) {
    const isPast = said2.some(({ block, is }) => {
      return is !== "begun" || !before?.block || nameOfBlock(block) !== nameOfBlock(before.block);
    });
    return isPast ? void 0 : before;
  }
  const ofThread2 = thread.block === void 0 ? void 0 : plain2(thread.block);
  return { thread: thread.thread, block: ofThread2 ?? said2.at(-1)?.block ?? own, source };
}
function ownBlock({ who }, planned) {
  const number2 = Number(ofBlock.exec(who.trim())?.[1] ?? 0);
  return number2 >= 1 && (planned.size === 0 || planned.has(number2)) ? plain2(number2) : void 0;
}
function plain2(number2) {
  return { phase: void 0, number: number2, isPlain: true };
}

// src/formats/grid/recover/sources/summaries.ts
var momentFields2 = ["completed_at", "completed", "started_at", "started", "date", "updated_at", "created_at"];
var ofNoBlock = (summaries, isOne) => {
  return `${summaries} ${isOne ? "does" : "do"} not say which block ${isOne ? "it is" : "they are"} about, so ${isOne ? "it counts" : "they count"} for none`;
};
var empty = (summaries, isOne) => {
  return `${summaries} ${isOne ? "was" : "were"} never filled in, so the ${isOne ? "block counts" : "blocks count"} as begun, not as complete`;
};
var open = (summaries, isOne) => {
  return `${summaries}, so the ${isOne ? "block counts" : "blocks count"} as begun, not as complete`;
};
var broken = (summaries, isOne) => {
  return `${summaries} ${isOne ? "does" : "do"} not parse, so only ${completeByName(isOne)}`;
};
var unread3 = (summaries, isOne) => `${summaries} could not be read, so only ${completeByName(isOne)}`;
var ofOther = (summaries) => `${summaries}: make them agree`;
var assumed = (summaries, isOne) => {
  return `${summaries} ${isOne ? "does" : "do"} not say which block of ${isOne ? "its" : "their"} phase ${isOne ? "it is" : "they are"} about: check the one in brackets`;
};
function completeByName(isOne) {
  return isOne ? "its name tells that the block is complete" : "their names tell that the blocks are complete";
}
function placeOf3(path2, block) {
  return `${quote(path2)} (block ${nameOfBlock(block)})`;
}
async function summaryEvidence(snapshot) {
  const gathering = new Gathering("summary");
  const read = new Map(snapshot.summaries.map((summary) => [summary.file, summary]));
  const commits = commitsByPath(snapshot);
  const clusters = [];
  const others2 = new Set(snapshot.present.flatMap((file) => folderOfBlock(namedSummary(file)) ?? []));
  for (const file of snapshot.present) {
    const named3 = namedSummary(file);
    if (!named3) continue;
    const path2 = pathIn(snapshot.root, file);
    const summary = read.get(file);
    if (!summary) {
      claimUnread(gathering, path2, named3);
      continue;
    }
    const block = summary.block ?? onlyBlock(named3, others2);
    const what6 = whatOf(block);
    const source = sourceAt(what6, summary.document, summary.document.at("block").start);
    for (const folder of [named3.phase, scalarNamed(summary.document, "phase")?.text]) {
      for (const phase2 of folder === void 0 ? [] : phasesIn(folder, source)) gathering.phase(phase2);
    }
    clusters.push(...clustersOf2(summary, what6));
    gathering.commits(what6, summary.document, commits.get(path2) ?? []);
    for (const name of momentFields2) {
      const field3 = scalarNamed(summary.document, name);
      if (field3) gathering.moment(momentIn(field3.text), sourceAt(what6, summary.document, field3.start));
    }
    if (!block) gathering.noteEach(ofNoBlock, quote(path2));
    else await claimBlock(gathering, { snapshot, summary, named: named3, block, source });
  }
  gatherCluster(gathering, "the summaries", clusters);
  return gathering.evidence();
}
async function claimBlock(gathering, one) {
  const { snapshot, summary, named: named3, block, source } = one;
  const { document, isBroken } = summary;
  const path2 = quote(document.path);
  const place = placeOf3(document.path, block);
  const outcome = await outcomeOf(summary);
  const name = await blockNameOf(summary);
  const isOther = named3.block !== void 0 && !mayBeSame(block, named3.block, snapshot.numbering);
  const isTold = summary.block !== void 0 && !isBroken && !isOther;
  const own = { block, source, ...name !== void 0 && { name } };
  if (outcome.kind === "open") {
    gathering.block({ ...own, is: "begun", sure: isTold && outcome.why !== void 0 });
    if (outcome.why === void 0) gathering.noteEach(empty, place);
    else gathering.noteEach(open, `${place} says ${quote(outcome.why)}`);
  } else gathering.block({ ...own, is: outcome.kind, sure: isTold });
  if (isBroken) gathering.noteEach(broken, place);
  if (isOther && named3.block) {
    gathering.noteEach(
      ofOther,
      `${path2} says that it is about block ${nameOfBlock(block)}, and its name says ${nameOfBlock(named3.block)}`
    );
  }
  if (summary.block === void 0) {
    gathering.noteEach(assumed, place);
  }
  const provided = name === void 0 ? firstProvided(summary) : void 0;
  if (provided !== void 0) gathering.block({ block, is: "begun", name: provided, source, sure: false });
}
function claimUnread(gathering, path2, { block, phase: phase2 }) {
  const source = sourceAt(whatOf(block), fileAt(path2).document, 0);
  for (const claim of phase2 === void 0 ? [] : phasesIn(phase2, source)) gathering.phase(claim);
  if (!block) {
    gathering.noteEach(ofNoBlock, quote(path2));
    return;
  }
  gathering.block({ block, is: "complete", source, sure: false });
  gathering.noteEach(unread3, placeOf3(path2, block));
}
function folderOfBlock(named3) {
  return named3?.block && named3.phase;
}
function onlyBlock({ phase: phase2 }, others2) {
  const number2 = phase2 === void 0 || others2.has(phase2) ? void 0 : parsePhase(phase2);
  return number2 === void 0 ? void 0 : { phase: number2, number: 1, isPlain: false };
}
function whatOf(block) {
  return block ? `the summary of block ${nameOfBlock(block)}` : "a summary";
}
function clustersOf2(summary, what6) {
  const field3 = scalarNamed(summary.document, "cluster");
  const value = field3 && nameIn(field3.text);
  return value === void 0 ? [] : [{ value, source: sourceAt(what6, summary.document, field3?.start ?? 0), sure: true }];
}
function firstProvided({ document }) {
  const values = fieldsNamed(document, "provides").flatMap(
    ({ value }) => value.kind === "list" ? value.items : value
  );
  const [first3] = values;
  return first3?.kind === "scalar" ? nameIn(textOf(first3)) : void 0;
}

// src/formats/grid/recover/sources/warmth.ts
var what5 = "WARMTH.md";
var clusterFields2 = ["cluster", "mission", "project"];
var momentFields3 = ["updated_at", "last_updated", "updated", "created_at"];
var originFields = ["block", "blocks", "last_block", "sources", "summaries", "aggregated_from", "from"];
var longest7 = 2e3;
var aSummary = /(?<![\w-])(\d{1,4}(?:-\d{1,4})?)-SUMMARY\b/gi;
var originAtEnd = /[([](?:from )?(?:block|summary) [^()[\]]{1,40}[)\]][ .*_]{0,9}$/i;
var title = /^#[ \t]+warmth[ \t]{0,9}(?:-|–|—|:)[ \t]*(\S.{0,200})$/i;
async function warmthEvidence(snapshot) {
  const gathering = new Gathering("warmth");
  const { warmth: warmth2 } = snapshot;
  if (!warmth2) return gathering.evidence();
  const { document, body } = warmth2;
  for (const name of clusterFields2) {
    const field3 = scalarNamed(document, name);
    if (field3) gathering.field("cluster", nameIn(field3.text), sourceAt(what5, document, field3.start));
  }
  for (const name of momentFields3) {
    const field3 = scalarNamed(document, name);
    if (field3) gathering.moment(momentIn(field3.text), sourceAt(what5, document, field3.start));
  }
  const claims = /* @__PURE__ */ new Map();
  const claim = (text2, start, isList = false) => {
    for (const block of blocksIn2(text2, isList)) {
      const key = `${block.phase}-${block.number}`;
      if (!claims.has(key)) claims.set(key, { block, start });
    }
  };
  for (const name of originFields) {
    for (const { value } of fieldsNamed(document, name)) {
      const values = value.kind === "list" ? value.items : [value];
      for (const one of values) claim(textIn(one), one.start, true);
    }
  }
  const phase2 = scalarNamed(document, "phase");
  if (phase2)
    for (const one of phasesIn(phase2.text, sourceAt(what5, document, phase2.start))) gathering.phase(unsure(one));
  for (const { raw, start, heading: heading4 } of body.lines) {
    const text2 = raw.slice(0, longest7);
    if (heading4 > 0) {
      gathering.field("cluster", nameIn(title.exec(text2)?.[1] ?? ""), sourceAt(what5, document, start));
      claim(text2, start);
    } else if (isListItem(text2)) claim(originAtEnd.exec(text2)?.[0] ?? "", start);
  }
  const read = await readEntries(warmth2);
  for (const { fields: fields3 } of read.ok ? read.entries : []) {
    const field3 = fields3.get("cluster");
    if (field3) gathering.field("cluster", nameIn(field3.text), sourceAt(what5, document, field3.at.start));
  }
  for (const { block, start } of claims.values()) {
    gathering.block({ block, is: "begun", source: sourceAt(what5, document, start), sure: false });
  }
  return gathering.evidence();
}
function blocksIn2(text2, isList) {
  const alone = isList ? parseBlock(text2) : void 0;
  if (alone) return [alone];
  const summaries = [...text2.slice(0, longest7).matchAll(aSummary)];
  return [
    ...blocksNamed(text2).map(({ block }) => block),
    ...summaries.flatMap(({ 1: name = "" }) => parseBlock(name) ?? [])
  ];
}
function unsure(claim) {
  return { ...claim, sure: false };
}

// src/formats/grid/recover/gather.ts
async function gather(request, { snapshot: found2, text: text2, at, lastGood }) {
  const { limits, root, tree } = request;
  const path2 = pathIn(root, stateFile);
  const left = text2 === void 0 ? void 0 : await salvage(text2, at, limits);
  const readable = left?.text ?? (left?.dialect === "prose" ? left.body : void 0);
  const isRead = found2.state !== void 0 || readable === void 0;
  const snapshot = isRead ? found2 : await readGrid(new MemoryTree({ [path2]: readable }, tree), root, limits);
  const own = left && (left.dialect === "prose" ? await saidBy4(left.body, snapshot, path2) : left.evidence);
  const notes = left?.dialect === "prose" ? left.evidence.notes : [];
  const created = createdAt(own) ?? createdAt(lastGood.evidence);
  const all = await commitEvidence(request, created === void 0 ? {} : { from: created - limits.clockSkewMs });
  const since = lastGood.commit ? await commitEvidence(request, { hash: lastGood.commit.hash }) : all;
  const evidence = [
    ...own ? [{ ...own, notes: [...notes, ...own.notes] }] : [],
    await checkpointEvidence(snapshot),
    lastGood.evidence,
    await summaryEvidence(snapshot),
    // What a commit said before the last good version, that version says better.
    { ...all, blocks: since.blocks, phases: since.phases },
    await planEvidence(snapshot),
    await scratchpadEvidence(snapshot, limits),
    await warmthEvidence(snapshot)
  ];
  const isBody = left?.dialect === "prose" && isSchemaBody(left.body);
  const salvaged = isBody ? { ...left, dialect: void 0 } : left;
  return { evidence, salvaged, commits: all.count };
}
function saidBy4(body, snapshot, path2) {
  return isSchemaBody(body) ? schemaBodyEvidence(snapshot, path2) : proseEvidence(snapshot);
}
function createdAt(evidence) {
  const value = evidence?.fields.get("created_at")?.value;
  return typeof value === "string" ? parseInstant(value)?.ms : void 0;
}

// src/formats/grid/recover/rebuild.ts
async function rebuilt(request, remains, bytes, notes) {
  const { root, limits } = request;
  const { snapshot, text: text2, lastGood } = remains;
  const path2 = pathIn(root, stateFile);
  const gathered = await gather(request, remains);
  const base = baseOf(gathered, remains, path2);
  const clean = await firstClean(request, path2, gathered, base);
  const { reconciled, given, isInto } = clean;
  const { decide, overview } = reconciled;
  const kept = isInto ? keptRows(clean.text, reconciled.account, base.from, limits) : [];
  const losses = lossesOf2(gathered.salvaged, reconciled.unkept);
  const account = [...reconciled.account, ...kept];
  const file = {
    ...{ root, path: path2, before: bytes, text: clean.text, hasMark: hasMark(bytes), account, overview },
    decide: [...decide, ...given, ...isInto ? base.notes : [], ...unknownIn(kept), ...notes, ...unlisted(losses)],
    ...losses.length > 0 && { lost: losses.slice(0, mostListed).map(lossInWords) }
  };
  const isSound3 = base.kept === "whole" || base.kept === "none" && snapshot.state?.document.faults.length === 0;
  return { file, before: lastGood.text ?? (isSound3 ? text2 : void 0) };
}
function lossesOf2(salvaged, unkept) {
  if (!salvaged) return [];
  const more = unkept.flatMap(
    ({ path: path2, why: why5 }) => salvaged.rowsAt(path2).map(({ number: number2, text: text2 }) => ({ line: number2, text: text2, why: why5 }))
  );
  const byLine = new Map([...more, ...salvaged.losses].map((loss) => [loss.line, loss]));
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}
var mostListed = 1e3;
var lossInWords = ({ line, text: text2, why: why5 }) => `line ${line} of ${stateFile}: ${why5}: ${quote(text2.trim())}`;
function unlisted({ length }) {
  return length <= mostListed ? [] : [`${count(length, "line")} of ${stateFile} could not be kept; the first ${mostListed} of them are listed`];
}

// src/formats/grid/recover/sources/committed.ts
async function committedEvidence(snapshot, state2, commit) {
  const said2 = await statedEvidence(snapshot, state2);
  const at = (claim) => ({
    ...claim,
    source: { ...claim.source, commit: commit.hash }
  });
  const made = { value: commit.time, source: { what: "a commit", commit: commit.hash }, sure: true };
  return {
    kind: "version",
    fields: new Map([...said2.fields].map(([field3, claim]) => [field3, at(claim)])),
    odd: /* @__PURE__ */ new Map(),
    phases: said2.phases.map(at),
    blocks: said2.blocks.map(at),
    commits: said2.commits.map(at),
    moments: [...said2.moments.map(at), made],
    notes: said2.notes.map((note) => `in commit ${commit.hash.slice(0, 7)}, ${note}`)
  };
}
async function statedEvidence(snapshot, state2) {
  if (state2.dialect === "prose") return proseEvidence(snapshot);
  const { document } = state2;
  if (state2.dialect === "schema") return stateEvidence(document, state2.data);
  return persistenceEvidence(document, state2.data, document.path);
}

// src/formats/grid/recover/sources/last-good.ts
var mostRemembered = 8 * 1024 * 1024;
var mostJudged = 1e3;
async function lastGoodEvidence(request, { broken: broken2, dialect } = {}) {
  const { root, history, limits } = request;
  const path2 = pathIn(root, stateFile);
  const isKnownBad = memory(broken2);
  let judged = 0;
  let found2;
  let passed = 0;
  let newest;
  const gap2 = await history.versions(path2, async (version2) => {
    const tree = new ReadOnceTree(version2.tree);
    const read = await readText(tree, path2, limits.markdownBytes);
    if (!read.ok && read.file.refusal === "missing") return true;
    if (read.ok && dialect !== void 0 && formOf(read.text).dialect !== dialect) return true;
    if (read.ok && !isKnownBad(read.text)) {
      if (judged === mostJudged) return false;
      judged += 1;
      const health2 = await healthOf(tree, request);
      if (health2.isHealthy) {
        found2 = { version: version2, health: health2 };
        return false;
      }
    }
    passed += 1;
    newest ??= version2.commit;
    return true;
  });
  const end = judged === mostJudged && !found2 ? `${mostJudged} of them were judged, and no more are` : gap2;
  const notes = [...newest ? [passedOver(passed, newest)] : [], ...end === void 0 ? [] : [mayBeMore(end)]];
  if (!found2) return { evidence: { ...silent("version"), notes }, text: void 0, commit: void 0 };
  const { version, health } = found2;
  const said2 = await committedEvidence(health.snapshot, health.state, version.commit);
  const evidence = { ...said2, notes: [...notes, ...said2.notes] };
  return { evidence, text: health.state.document.text, commit: version.commit };
}
function memory(broken2) {
  const texts = new Set(broken2 === void 0 ? [] : [broken2]);
  let room3 = mostRemembered;
  return (text2) => {
    if (texts.has(text2)) return true;
    room3 -= text2.length;
    if (room3 > 0) texts.add(text2);
    return false;
  };
}
function passedOver(passed, newest) {
  const versions = passed === 1 ? "a committed version" : `${count(passed, "committed version")}`;
  const is = passed === 1 ? "is broken, too: the one of" : "are broken, too; the newest is of";
  return `${versions} of ${stateFile} ${is} ${named(newest)}`;
}
function mayBeMore(gap2) {
  return `there may be older versions of ${stateFile} in history: ${gap2}`;
}

// src/formats/grid/recover/relapse.ts
async function relapse(request, own) {
  const found2 = await lastGoodEvidence(request, { dialect: "schema" });
  return found2.commit && isOfSameMission2(own, found2.evidence) ? found2 : void 0;
}
function isOfSameMission2(own, older) {
  const [here, there] = [own, older].map(({ fields: fields3 }) => fields3.get("cluster")?.value);
  if (typeof here === "string" && typeof there === "string") return comparableName(here) === comparableName(there);
  const status = older.fields.get("status")?.value;
  return status !== "complete" && status !== "failed";
}

// src/formats/grid/recover/restoring.ts
var most4 = 20;
var plain3 = /^[\w./@+-]+$/;
async function restoring({ root, history }) {
  const found2 = await history.uncommitted();
  if (found2.answer === "unknown") return [];
  const inRoot = pathIn(root, "");
  const gone = found2.removed.filter((path2) => path2.startsWith(inRoot) && path2 !== pathIn(root, stateFile));
  const named3 = gone.filter((path2) => plain3.test(path2));
  const told = named3.slice(0, most4);
  const others2 = gone.length - told.length;
  return told.map((path2, index2) => ({
    command: `git restore --source=HEAD --staged --worktree -- :/${path2}`,
    does: `brings back ${path2}, as the last commit has it${index2 === told.length - 1 && others2 > 0 ? `; ${count(others2, "more file")} of the root can be brought back alike` : ""}`
  }));
}

// src/formats/grid/recover/rollback/commands.ts
function commandsFor({ hash }, { log, isAncestor, uncommitted }) {
  const { commits, gap: gap2 } = log;
  if (!isAncestor || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(hash)) return [];
  const loses = uncommitted === 0 ? "" : "; what is not committed is lost";
  const reset = `git reset --hard ${hash}`;
  if (commits.length === 0) {
    return uncommitted === 0 ? [] : [{ command: reset, does: `puts all tracked files back to the last commit${loses}` }];
  }
  const number2 = `${gap2 === void 0 ? "" : "at least "}${count(commits.length, "commit")}`;
  const merges = commits.filter(({ isMerge }) => isMerge).length;
  return [
    merges === 0 ? {
      command: `git revert --no-commit ${hash}..HEAD`,
      does: `takes back ${number2} and keeps the history: the result is staged, for you to commit. Commit or put away first what is not committed, a restored STATE.md too`
    } : {
      command: `git restore --source=${hash} --staged --worktree :/`,
      does: `puts all tracked files back and keeps the history: the result is staged, for you to commit${loses}. There ${merges === 1 ? "is a merge" : `are ${merges} merges`} among the ${number2}, so git revert would stop and want -m for each`
    },
    {
      command: reset,
      does: `takes ${number2} off the branch${loses}. What was pushed has to be pushed by force`
    }
  ];
}

// src/formats/grid/recover/rollback/contradictions.ts
async function contradictions({ tree, judge }, restored, then) {
  const [now, before] = [await judge(tree, "all"), await judge(then, "all")];
  const isNew2 = newBeside([...now.findings, ...before.findings]);
  const { findings } = await judge(restored, "all");
  return findings.filter((finding) => finding.severity !== "info" && isNew2(finding));
}

// src/formats/grid/recover/rollback/done.ts
async function doneSince(request, restored, to) {
  const { tree, root, limits } = request;
  const snapshot = await readGrid(restored, root, limits);
  const work = await workIn(snapshot);
  if ("unknown" in work) return { counted: [], uncounted: [], unknown: work.unknown };
  const counted = completeIn(work);
  const { keyOf: keyOf5 } = placementIn(snapshot);
  const found2 = /* @__PURE__ */ new Map();
  const add = (key, source) => {
    if (counted.has(key)) return;
    const others2 = found2.get(key);
    if (others2) others2.push(source);
    else found2.set(key, [source]);
  };
  for (const { block, source } of await completeNow(await readGrid(tree, root, limits))) add(keyOf5(block), source);
  for (const [key, source] of summarised(work, root)) add(key, source);
  const { blocks } = await commitEvidence(request, { hash: to.hash });
  for (const { block, is, source } of blocks) if (is !== "begun") add(keyOf5(block), source);
  const label = labels(work);
  const uncounted = [...found2].map(([key, sources]) => ({ label: label(key), sources }));
  return {
    counted: [...counted.values()].map((block) => block.label),
    uncounted: uncounted.sort((a, b) => a.label < b.label ? -1 : 1)
  };
}
async function workIn(snapshot) {
  const { state: state2 } = snapshot;
  return state2 ? workOf(snapshot, state2) : { unknown: `${stateFile} does not parse` };
}
function completeIn({ phases }) {
  const done = phases.flatMap(({ blocks, complete }) => {
    const isSaid = blocks.some(({ said: said2 }) => said2);
    return isSaid ? blocks.filter(({ said: said2 }) => said2?.isComplete) : blocks.slice(0, complete.count);
  });
  return new Map(done.map((block) => [block.key, block]));
}
async function completeNow(present2) {
  const work = await workIn(present2);
  if ("unknown" in work || !present2.state) return [];
  const source = { what: stateFile, path: present2.state.document.path };
  return [...completeIn(work).values()].flatMap(({ label }) => {
    const block = parseBlock(label);
    return block ? [{ block, source }] : [];
  });
}
function summarised({ kept }, root) {
  return kept.summaries.flatMap(({ file, keys: keys2, outcome }) => {
    const [key] = keys2;
    if (key === void 0 || keys2.length > 1 || outcome.kind === "open") return [];
    return [[key, { what: "a summary", path: pathIn(root, file) }]];
  });
}
function labels({ phases }) {
  const known3 = new Map(phases.flatMap(({ blocks }) => blocks.map(({ key, label }) => [key, label])));
  const named3 = (key) => key.split("-").map((part) => digits(Number(part)));
  return (key) => known3.get(key) ?? named3(key).join("-");
}

// src/formats/grid/recover/rollback/sentences.ts
var mostTold = 20;
function sentencesAbout({ to, since, done, against, dialect }) {
  const { isAncestor, uncommitted } = since;
  return [
    ...isAncestor === false ? [`${short(to)} is no part of the history of HEAD: its state may speak of work that is not here`] : [],
    ...isAncestor === void 0 ? [`git cannot tell whether ${short(to)} is part of the history of HEAD`] : [],
    whatHappened(since),
    ...uncommitted ? [`${count(uncommitted, "file")} ${uncommitted === 1 ? "is" : "are"} not committed`] : [],
    ...done.unknown === void 0 ? [] : [`nobody can tell which blocks it counts: ${done.unknown}`],
    ...capped2(done.uncounted.map(uncountedBlock), "block"),
    ...capped2(against.map(contradiction), "contradiction"),
    ...dialect === "schema" ? [] : [`the state is of the ${dialect} dialect; migrate brings it to the schema`]
  ];
}
function whatHappened({ log: { commits, gap: gap2 } }) {
  const more = gap2 === void 0 ? "" : `; there may be more: ${gap2}`;
  if (commits.length === 0) return `no commit was made since${more}`;
  const were = commits.length === 1 ? "was" : "were";
  return `${count(commits.length, "commit")} ${were} made since: ${some(commits.map(named), mostTold)}${more}`;
}
function uncountedBlock({ label, sources }) {
  const by = either([...new Set(sources.map(sourceName2))], "and");
  return `block ${label} was completed (${by}), and the restored state does not count it`;
}
function sourceName2({ what: what6, path: path2, commit }) {
  if (commit !== void 0) return `commit ${commit.slice(0, 7)}`;
  return path2 === void 0 ? what6 : inert(path2);
}
function contradiction({ path: path2, start, message }) {
  return `${inert(path2)}:${start.line} would not fit: ${message}`;
}
function capped2(sentences, noun) {
  const others2 = sentences.length - mostTold;
  return others2 <= 0 ? sentences : [...sentences.slice(0, mostTold), `${count(others2, `more ${noun}`)} of that kind`];
}
var short = ({ hash }) => `commit ${hash.slice(0, 7)}`;

// src/formats/grid/recover/rollback/since.ts
var most5 = 1e4;
async function workSince(history, to) {
  const found2 = await history.uncommitted();
  return {
    log: await history.log({ since: to.hash, most: most5 }),
    isAncestor: await isBelow(history, to),
    uncommitted: found2.answer === "known" ? found2.created.length + found2.modified.length + found2.removed.length : void 0
  };
}
async function isBelow(history, { hash }) {
  const fact = (await history.commits([hash])).get(hash);
  if (fact?.answer === "reachable") return true;
  if (fact?.answer !== "unreachable") return void 0;
  const { commits, gap: gap2 } = await history.log({ most: most5 });
  return commits.some((commit) => commit.hash === hash) || (gap2 === void 0 ? false : void 0);
}

// src/formats/grid/recover/rollback/rollback.ts
async function rolledBack(request) {
  const { tree, root, history, to } = request;
  const path2 = pathIn(root, stateFile);
  const without2 = (outcome, reason) => {
    return { root, path: path2, outcome, reason, files: [] };
  };
  const name = `commit ${to.hash.slice(0, 7)}`;
  const health = await healthOf(to.tree, request);
  if (!health.isHealthy) return without2("refused", `the state of ${name} is no good: ${health.why}`);
  const [wanted, present2] = [await to.tree.read(path2, mostBytes), await presentFile(tree, path2)];
  if (!wanted.ok) return without2("refused", `${stateFile} cannot be read in ${name}`);
  if (!present2.ok) return without2("refused", `${stateFile} cannot be replaced: ${present2.why}`);
  const since = await workSince(history, to);
  const commands = commandsFor(to, since);
  const { bytes: before } = present2;
  if (before && Buffer.compare(before, wanted.bytes) === 0) {
    return { ...without2("healthy", `${stateFile} is as ${name} has it; ${whatHappened(since)}`), commands };
  }
  const restored = new MemoryTree({ [path2]: wanted.bytes }, tree);
  const done = await doneSince(request, restored, to);
  const against = await contradictions(request, restored, to.tree);
  const said2 = await committedEvidence(health.snapshot, health.state, to);
  const { count: commits } = await commitEvidence({ ...request, history: to.history }, missionStart(said2, request));
  const file = {
    ...{ root, path: path2, before, text: health.state.document.text, hasMark: hasMark(wanted.bytes) },
    account: rowsOf2(said2),
    decide: sentencesAbout({ to, since, done, against, dialect: health.state.dialect }),
    overview: { ...overviewOf2(said2, done), ...commits !== void 0 && { commits } }
  };
  return { root, path: path2, outcome: "recovered", reason: `the state of ${name} is wanted back`, files: [file], commands };
}
function missionStart({ fields: fields3 }, { limits }) {
  const created = fields3.get("created_at")?.value;
  const moment2 = typeof created === "string" ? parseInstant(created) : void 0;
  return moment2 ? { from: moment2.ms - limits.clockSkewMs } : {};
}
function rowsOf2({ fields: fields3 }) {
  const parents = new Set([...fields3.keys()].flatMap(pathsTo));
  const rows = [...fields3].flatMap(
    ([field3, { value, source, sure }]) => parents.has(field3) ? [] : [{ field: field3, value, source, sure }]
  );
  return rows.sort((a, b) => (a.source.line ?? 0) - (b.source.line ?? 0));
}
function overviewOf2({ fields: fields3 }, { counted }) {
  const cluster = fields3.get("cluster");
  const percent = fields3.get("progress.percent");
  const block = fields3.get("position.block_id") ?? fields3.get("position.block");
  return {
    ...typeof cluster?.value === "string" && {
      cluster: { value: cluster.value, sure: cluster.sure, source: cluster.source }
    },
    completed: counted,
    ...(typeof block?.value === "string" || typeof block?.value === "number") && {
      current: { block: String(block.value).padStart(2, "0"), sure: block.sure }
    },
    ...typeof percent?.value === "number" && { percent: { value: percent.value, sure: percent.sure } }
  };
}

// src/formats/grid/recover/stamped.ts
var field2 = "updated_at";
function stamped(proposal, before, { now, limits }) {
  const { text: text2, account } = proposal;
  const was = before === void 0 ? void 0 : momentIn2(before, limits);
  const is = momentIn2(text2, limits);
  if (before === void 0 || !was || !is || is.ms > was.ms) return proposal;
  const [edit] = stampState(stateFile, { before, after: text2 }, now, limits);
  if (!edit) return proposal;
  const changed = text2.slice(0, edit.start) + edit.text + text2.slice(edit.end);
  const value = momentIn2(changed, limits)?.text ?? is.text;
  const rows = account.map((row) => {
    if (row.field !== field2) return row;
    const { source, otherwise = [] } = row;
    const others2 = [{ value: row.value, source }, ...otherwise];
    return { field: field2, value, source: { what: "the clock, for values were changed" }, sure: false, otherwise: others2 };
  });
  return { text: changed, account: rows };
}
function momentIn2(text2, limits) {
  const { root } = readMapping(text2, formOf(text2).yaml, limits);
  const node = root?.entries.find(({ key }) => key.value === field2)?.value;
  const value = node && dataOf(node);
  const instant = typeof value === "string" ? parseInstant(value) : void 0;
  return instant && { ms: instant.ms, text: String(value) };
}

// src/formats/grid/recover/unfinished-write.ts
var most6 = 20;
async function unfinishedWrite(request, known3) {
  const { tree, root } = request;
  const entries = await tree.list(root);
  const left = entries.filter(({ name, kind }) => kind === "file" && isUnfinished(name)).slice(0, most6);
  let newest;
  for (const { name } of left) {
    const found2 = await wholeState(request, pathIn(root, name));
    if (!found2 || found2.updated.ms <= (newest?.updated.ms ?? Number.NEGATIVE_INFINITY)) continue;
    if (known3.every((text2) => text2 === void 0 || goesOnFrom(text2, found2))) newest = found2;
  }
  return newest;
}
function isUnfinished(name) {
  const { kind, of } = leftoverOf(name) ?? {};
  return kind === "temporary" && of === stateFile;
}
async function wholeState(request, path2) {
  const { tree, root, limits } = request;
  const read = await readText(tree, path2, limits.markdownBytes);
  if (!read.ok) return void 0;
  const { text: text2 } = read;
  const health = await healthOf(new MemoryTree({ [pathIn(root, stateFile)]: text2 }, tree), request);
  const updated = momentIn3(text2);
  if (!health.isHealthy || health.state.dialect === "prose" || !updated) return void 0;
  return { path: path2, text: text2, snapshot: health.snapshot, updated };
}
function goesOnFrom(text2, { text: whole3, updated }) {
  const before = momentIn3(text2);
  if (before && updated.ms <= before.ms) return false;
  const [id, name] = ["mission_id", "cluster"].map((key) => [lineValue(key, text2), lineValue(key, whole3)]);
  if (id?.[0] !== void 0 && id[1] !== void 0) return id[0] === id[1];
  const [one, other] = name ?? [];
  return one === void 0 || other === void 0 || comparableName(one) === comparableName(other);
}
function momentIn3(text2) {
  const said2 = lineValue("updated_at", text2);
  const ms = said2 === void 0 ? void 0 : parseInstant(said2)?.ms;
  return said2 === void 0 || ms === void 0 ? void 0 : { text: said2, ms };
}
function lineValue(key, text2) {
  const line = new RegExp(
    `^${key}:[ \\t]+(?:"([^"\\n]{1,200})"|'([^'\\n]{1,200})'|([^\\s"'#][^#\\n]{0,200}))`,
    "m"
  ).exec(text2);
  return (line?.[1] ?? line?.[2] ?? line?.[3])?.trim();
}

// src/formats/grid/recover/session-death/checkpoint-place.ts
var usual = "CHECKPOINT.md";
async function checkpointPlace({ tree, limits }, snapshot) {
  const [first3, ...others2] = checkpointFiles(snapshot);
  const path2 = pathIn(snapshot.root, first3 ?? usual);
  const read = await tree.read(path2, limits.markdownBytes);
  if (!read.ok) return read.refusal === "missing" ? { path: path2, before: void 0, decide: [] } : void 0;
  const { checkpoints } = await readCheckpoints(snapshot);
  const old = checkpoints.find(({ file }) => file === first3);
  const answer = old && answerOf(old);
  const answered = answer ? `, which was answered with ${quote(answer.text)}` : "";
  const taken3 = `the new checkpoint takes the place of ${quote(path2)}${answered}: see that DECISIONS.md holds what is to be remembered of it`;
  const more = `${count(others2.length, "other checkpoint")} ${others2.length === 1 ? "is" : "are"} left where a mission has one at most: archive what is answered`;
  return { path: path2, before: read.bytes, decide: others2.length > 0 ? [taken3, more] : [taken3] };
}

// src/formats/grid/recover/session-death/fitting.ts
function fitting(items, { most: most8, length }, textOf3) {
  const shown = [];
  let taken3 = 0;
  for (const item of items.slice(0, most8)) {
    taken3 += lengthOf(textOf3(item));
    if (taken3 > length) break;
    shown.push(item);
  }
  return { shown, leftOut: items.length - shown.length };
}
function lengthOf(text2) {
  const escapes = text2.match(/[^ !#-[\]-~]/gu)?.length ?? 0;
  return text2.length + 10 * escapes + 20;
}
var longest8 = 300;
function oneLine2(text2) {
  const line = capped(text2, 2 * longest8).replace(/\s{1,99}/g, " ").trim();
  return capped(visible(line), longest8);
}

// src/formats/grid/recover/session-death/completed-threads.ts
async function completedThreads(history, words3, { since }, whereabouts) {
  const progress = progressIn(words3, whereabouts);
  const names3 = progress.map(({ commit }) => commit);
  const facts = names3.length > 0 ? await history.commits(names3) : /* @__PURE__ */ new Map();
  const ofSession = new Set(since.map(({ hash }) => hash));
  const lost2 = [];
  const found2 = progress.flatMap((one) => {
    const { answer, commit = void 0 } = foundAs(facts.get(one.commit));
    if (answer === "lost") lost2.push(lostCommit(one));
    if (answer === "lost" || commit && isOfAnother(commit.subject, whereabouts)) return [];
    const { thread, number: number2, isNamed, words: said2 } = one;
    return [
      {
        thread,
        number: number2,
        isNamed,
        name: withoutCommit(said2.text),
        commit: commit?.hash ?? one.commit,
        ...sourceOf2(said2, commit)
      }
    ];
  });
  const told = found2.filter(isOfBlock(found2, ofSession, whereabouts));
  const known3 = new Set(told.map(({ commit }) => commit));
  const rest = [...since].reverse().filter(({ hash }) => !known3.has(hash));
  const scoped = rest.filter(({ subject }) => isOfBlockByScope(subject, whereabouts));
  const committed = scoped.map(({ hash, subject }) => {
    const source = { what: "a commit since the last update", commit: hash };
    return { thread: void 0, number: void 0, name: oneLine2(subject), commit: hash, source, sure: false };
  });
  const threads = [...told.map(({ isNamed: _, ...thread }) => thread), ...committed];
  return { threads, others: rest.filter((commit) => !scoped.includes(commit)), lost: lost2 };
}
function progressIn(words3, whereabouts) {
  const named3 = /* @__PURE__ */ new Map();
  const plain4 = /* @__PURE__ */ new Map();
  for (const one of words3) {
    if (!/progress|complete|done/i.test(one.kind)) continue;
    if (blocksSaid(one.text).some(({ is }) => is === "complete")) plain4.clear();
    const commit = notedHashes(one.text).at(-1)?.name;
    const said2 = threadsSaid(one.text).find(({ isComplete }) => isComplete);
    if (!said2 || commit === void 0) continue;
    const { block, thread: number2 } = said2;
    if (block !== void 0 && !mayBeCurrent(block, whereabouts)) continue;
    if (block === void 0 && plain4.has(number2)) plain4.clear();
    const thread = block === void 0 ? number2 : `${String(block).padStart(2, "0")}.${number2}`;
    for (const map of [named3, plain4]) map.delete(number2);
    (block === void 0 ? plain4 : named3).set(number2, {
      ...{ thread, number: number2, isNamed: block !== void 0, commit, words: one }
    });
  }
  const lineOf = ({ words: { source } }) => source.line ?? 0;
  return [...named3.values(), ...plain4.values()].sort((a, b) => lineOf(a) - lineOf(b));
}
function mayBeCurrent(block, { blocks }) {
  return blocks.length === 0 || blocks.some((name) => name === String(block) || name.endsWith(`-${block}`));
}
function withoutCommit(text2) {
  const rest = text2.replace(/ {0,9}\(commits?[ :#][^()]{4,200}\)/gi, "").trim();
  return rest === "" ? text2 : rest;
}
function foundAs(fact) {
  if (!fact || fact.answer === "unknown") return { answer: "unknown" };
  if (fact.answer === "reachable") return { answer: "known", commit: fact.commit };
  const successor = "successor" in fact ? fact.successor : void 0;
  return successor ? { answer: "known", commit: successor } : { answer: "lost" };
}
function lostCommit({ thread, commit, words: { source } }) {
  const place = `line ${source.line} of ${source.what}`;
  return `${place} says that thread ${thread} is complete with the commit ${quote(commit)}, which is not in the history; it is not counted`;
}
function sourceOf2({ source }, commit) {
  return { source, sure: commit !== void 0 };
}
function isOfAnother(subject, { blocks }) {
  const scope = numberedScope(subject);
  return scope !== void 0 && blocks.length > 0 && !mayMean(scope, blocks);
}
function isOfBlockByScope(subject, { blocks }) {
  const scope = numberedScope(subject);
  return scope !== void 0 && blocks.length > 0 && mayMean(scope, blocks);
}
function isOfBlock(found2, ofSession, { thread }) {
  const isNew2 = ({ commit }) => ofSession.has(commit);
  const plain4 = found2.filter(({ isNamed }) => !isNamed);
  const isOlderBlock = thread === void 0 || plain4.some((one) => (one.number ?? 0) >= thread && !isNew2(one));
  return (one) => one.isNamed || isNew2(one) || !isOlderBlock;
}
function nextThread(threads, { thread }) {
  if (thread === void 0) return void 0;
  const done = new Set(threads.map(({ number: number2 }) => number2));
  let next = thread;
  while (done.has(next)) next += 1;
  return next;
}

// src/formats/grid/recover/session-death/new-checkpoint.ts
var mostThreads = 100;
var commitDigits = 12;
function newCheckpoint(remains, now) {
  const account = [];
  const told = (field3, value, source, sure) => {
    account.push({ field: field3, value, source, sure });
    return value;
  };
  const { whereabouts, threads, work, action, lastSign, room: room3 } = remains;
  const { cluster, position: position2 } = whereabouts;
  const completed2 = fitting(threads.threads, { most: mostThreads, length: room3 }, ({ name }) => name);
  const fields3 = { type: told("type", "session_death", lastSign.source, false) };
  if (cluster) fields3.cluster = told("cluster", cluster.value, cluster.source, true);
  if (position2.size > 0) {
    const stated = [...position2].map(([field3, { value, source }]) => {
      return [field3, told(`position.${field3}`, value, source, true)];
    });
    fields3.position = Object.fromEntries(stated);
  }
  fields3.checkpoint_details = {
    last_action: told("checkpoint_details.last_action", action.value, action.source, action.sure),
    partial_work: work.value
  };
  for (const { field: field3, value, source, sure } of work.account) {
    told(`checkpoint_details.partial_work.${field3}`, value, source, sure);
  }
  fields3.completed_threads = completed2.shown.map(({ thread, name, commit, source, sure }, index2) => {
    const record = { ...thread !== void 0 && { thread }, name, commit: commit.slice(0, commitDigits) };
    return told(`completed_threads.${index2}`, record, source, sure);
  });
  if (completed2.shown.length === 0) told("completed_threads", [], { what: "the scratchpad and the commits" }, false);
  fields3.awaiting = told("awaiting", awaited(remains), { what: "STATE.md and the completed threads" }, false);
  const second = Math.floor(now / 1e3) * 1e3;
  fields3.created_at = told("created_at", formatInstant(second), { what: "the clock" }, true);
  const text2 = checkpointText(fields3, [`The mission was last seen at ${lastSign.text}.`]);
  return { text: text2, account, threadsLeftOut: completed2.leftOut };
}
function awaited({ threads, whereabouts }) {
  const next = nextThread(threads.threads, whereabouts);
  const isOver = next !== void 0 && whereabouts.threads !== void 0 && next > whereabouts.threads;
  if (next === void 0 || isOver) return "A new session that takes up the mission";
  return `A new session that takes up the mission at thread ${next}`;
}
function checkpointText(fields3, comments) {
  return ["---", ...comments.map((comment2) => `# ${comment2}`), ...blockLines(fields3, 2), "---", ""].join("\n");
}

// src/formats/grid/recover/session-death/last-action.ts
function lastActionOf(words3, { since, last: last2 }, tasks) {
  const ofCommit = ({ subject, hash }) => {
    return { value: oneLine2(subject), source: { what: "the newest commit", commit: hash }, sure: false };
  };
  const said2 = [
    ...words3.slice(-1).map(({ text: text2, source }) => ({ value: text2, source, sure: true })),
    ...since.slice(0, 1).map(ofCommit),
    ...tasks.map(({ task, source }) => ({ value: oneLine2(task), source, sure: false })),
    ...last2 ? [ofCommit(last2)] : []
  ];
  const nobody = { value: "Nobody can tell what was done last", source: { what: "no source" }, sure: false };
  return said2.find(({ value }) => !isUnsaid(value)) ?? nobody;
}

// src/formats/grid/recover/session-death/last-sign.ts
function lastSignOf(signs) {
  const { what: what6, ms, isLocal, at } = signs.reduce((last2, sign) => sign.ms > last2.ms ? sign : last2);
  const place = at && { path: at.document.path, line: at.document.position(at.start).line };
  return {
    text: `${formatInstant(ms)} (${what6}${isLocal ? ", if it is UTC" : ""})`,
    source: { what: `the silence since ${what6}`, ...place }
  };
}

// src/formats/grid/recover/session-death/partial-work.ts
var mostFiles = 200;
var mostCommits = 50;
function partialWork(uncommitted, others2, root, length) {
  const rows = [];
  const decide = [];
  if (uncommitted.answer === "known") {
    const lists2 = filesOf(uncommitted, root);
    const whole3 = lists2.reduce((sum, { paths: paths2 }) => sum + paths2.length, 0);
    let leftOut = 0;
    for (const { name, paths: paths2, source } of lists2) {
      if (name === "files_removed" && paths2.length === 0) continue;
      const part = fitting(paths2, { most: mostFiles, length }, (path2) => path2);
      leftOut += part.leftOut;
      rows.push([name, part.shown, source, true]);
    }
    if (leftOut > 0) rows.push(["files_not_listed", leftOut, index, true]);
    rows.push(["staged_changes", outside(root)(uncommitted.staged).length > 0, index, true]);
    if (whole3 > 0) decide.push(openChanges(whole3));
  } else {
    const { reason } = uncommitted;
    decide.push(`nobody can tell which work was left uncommitted, for ${reason}: look at the files yourself`);
    rows.push(["uncommitted", `unknown: ${oneLine2(reason)}`, index, false]);
  }
  if (others2.length > 0) {
    const room3 = { most: mostCommits, length };
    const newest = fitting([...others2].reverse(), room3, ({ subject }) => subject.slice(0, 300));
    const commits = [...newest.shown].reverse().map(({ hash, subject }) => {
      return { commit: hash.slice(0, 12), subject: oneLine2(subject) };
    });
    rows.push(["commits", commits, { what: "the commits since the last update" }, false]);
    if (newest.leftOut > 0)
      rows.push(["commits_not_listed", newest.leftOut, { what: "the commits since the last update" }, true]);
    const made = `${count(others2.length, "commit")} since the last update of STATE.md ${others2.length === 1 ? "names" : "name"} no thread`;
    decide.push(`${made}: see whether the work of the mission is in it`);
  }
  return {
    value: Object.fromEntries(rows.map(([name, value]) => [name, value])),
    account: rows.map(([field3, value, source, sure]) => ({ field: field3, value, source, sure })),
    decide
  };
}
var index = { what: "git's index and the working tree" };
function openChanges(files) {
  const [are, them] = files === 1 ? ["is", "it"] : ["are", "them"];
  return `${count(files, "change")} ${are} not committed: commit what is good of ${them}, or take ${them} back and do the thread again`;
}
function filesOf({ created, modified, removed }, root) {
  const beside = outside(root);
  return [
    { name: "files_created", paths: beside(created), source: index },
    { name: "files_modified", paths: beside(modified), source: index },
    { name: "files_removed", paths: beside(removed), source: index }
  ];
}
function outside(root) {
  const own = pathIn(root, "");
  return (paths2) => paths2.filter((path2) => root !== "" && !path2.startsWith(own)).sort();
}

// src/formats/grid/recover/session-death/scratchpad-words.ts
async function scratchpadWords(snapshot, limits) {
  const unread4 = whyUnread(snapshot, "scratchpad");
  if (unread4 !== void 0) return unread4;
  const { scratchpad: scratchpad2 } = snapshot;
  if (!scratchpad2) return [];
  const entries = await entriesInTime(scratchpad2, limits);
  if (typeof entries === "string") return entries;
  return entries.flatMap(({ kind, text: text2, at }) => {
    const source = sourceAt("the scratchpad", at.document, at.start);
    return text2 === "" ? [] : [{ kind, text: oneLine2(text2), source }];
  });
}

// src/formats/grid/recover/session-death/session-commits.ts
var most7 = 500;
async function sessionCommits({ root, history }, state2) {
  const path2 = pathIn(root, stateFile);
  const committed = (await history.commitTimes([path2])).get(path2);
  const written = committed?.answer === "committed" ? await lastCommitOf(path2, history) : void 0;
  const { commits, gap: gap2 } = await history.log({ ...written && { since: written.hash }, most: most7 });
  const last2 = commits[0] ?? written;
  if (written && committed?.answer === "committed" && !committed.isModified) return { since: commits, last: last2, gap: gap2 };
  const updated = updatedOf(state2);
  return { since: updated ? commits.filter(({ time }) => time > updated.ms) : [], last: last2, gap: gap2 };
}
async function lastCommitOf(path2, history) {
  const found2 = [];
  await history.versions(path2, async ({ commit }) => {
    found2.push(commit);
    return false;
  });
  return found2[0];
}

// src/formats/grid/recover/session-death/whereabouts.ts
var fields2 = [
  ...["phase", "phase_id", "phase_name", "block", "block_id", "block_name"],
  ...["wave", "wave_name", "thread", "thread_name", "thread_total"]
];
var outside2 = /* @__PURE__ */ new Set(["block", "wave", "thread"]);
var longest9 = 300;
function whereaboutsOf(state2, { numbering }) {
  const position2 = /* @__PURE__ */ new Map();
  for (const field3 of fields2) {
    const isElsewhere = state2.dialect === "persistence" && outside2.has(field3);
    const stated = statedIn(state2, `position.${field3}`) ?? (isElsewhere ? statedIn(state2, field3) : void 0);
    if (stated) position2.set(field3, stated);
  }
  const said2 = (field3) => String(position2.get(field3)?.value ?? "");
  const block = blockOf2(state2, said2);
  const total = Number(said2("thread_total"));
  return {
    cluster: statedIn(state2, "cluster"),
    position: position2,
    blocks: block ? blockNames(block, numbering) : [],
    thread: numberIn(said2("thread")),
    threads: total > 0 ? total : void 0
  };
}
function blockOf2({ dialect }, said2) {
  const phase2 = parsePhase(said2("phase"));
  const block = parseBlock(said2("block"), phase2);
  if (!block || dialect === "persistence" || phase2 === void 0) return block;
  return { ...block, isPlain: false };
}
function statedIn(state2, path2) {
  const node = state2.document.node(path2);
  let value = state2.data;
  for (const key of path2.split(".")) value = value?.[key];
  if (node?.kind !== "scalar" || typeof value !== "string" && typeof value !== "number") return void 0;
  const written = textOf(node);
  const isPlainNumber = typeof value === "number" && String(value) === written;
  const text2 = written.length > longest9 ? oneLine2(written) : written;
  return { value: isPlainNumber ? value : text2, source: sourceAt("STATE.md", state2.document, node.start) };
}
function numberIn(thread) {
  const [, number2] = /^(?:\d{1,4}\.)?(\d{1,4})$/.exec(thread) ?? [];
  return number2 === void 0 ? void 0 : Number(number2);
}

// src/formats/grid/recover/session-death/remains.ts
async function remainsOf(request, snapshot, state2, signs) {
  const { history, limits, root } = request;
  const room3 = Math.floor(limits.yamlBytes / 16);
  const whereabouts = whereaboutsOf(state2, snapshot);
  const commits = await sessionCommits(request, state2);
  const words3 = await scratchpadWords(snapshot, limits);
  const entries = typeof words3 === "string" ? [] : words3;
  const threads = await completedThreads(history, entries, commits, whereabouts);
  return {
    ...{ whereabouts, commits, threads, room: room3 },
    work: partialWork(await history.uncommitted(), threads.others, root, room3),
    action: lastActionOf(entries, commits, tasksOf(state2)),
    registry: state2.dialect === "schema" ? registryWithoutDead(state2) : void 0,
    lastSign: lastSignOf(signs),
    unread: typeof words3 === "string" ? words3 : void 0
  };
}

// src/formats/grid/recover/session-death/state-claims.ts
function stateClaims(state2, death) {
  const claims = /* @__PURE__ */ new Map();
  const claim = (path2, value, source, sure) => {
    claims.set(path2, { value, source, sure });
  };
  claim("updated_at", laterStamp(state2, death.now), { what: "the clock" }, true);
  claim("status", state2.dialect === "schema" ? "blocked" : "interrupted", death.source, false);
  if (state2.dialect === "persistence") return claims;
  const { root, checkpoint, last: last2, registry } = death;
  const { checkpoint_file: file, last_agent: lastAgent } = state2.data.resume ?? {};
  if (!file || !claimedPaths(file, root).includes(checkpoint)) {
    claim("resume.checkpoint_file", checkpoint, { what: "the new checkpoint", path: checkpoint }, true);
  }
  const agent = lastAgentOf(state2);
  if (agent && agent.id !== lastAgent) claim("resume.last_agent", agent.id, agent.source, false);
  if (last2 && !namesCommit(state2, last2.hash)) {
    claim("resume.last_commit", last2.hash.slice(0, commitDigits), { what: "the last commit", commit: last2.hash }, true);
  }
  if (registry) {
    claim("agents.active", [], death.source, false);
    claim("agents.completed", registry.completed, registry.source, false);
  }
  return claims;
}
function namesCommit(state2, hash) {
  const node = state2.document.node("resume.last_commit");
  const name = node?.kind === "scalar" ? textOf(node) : "";
  return name.length >= 7 && hash.startsWith(name);
}
function laterStamp(state2, now) {
  const updated = updatedOf(state2);
  const second = Math.floor(now / 1e3) * 1e3;
  const ms = Math.max(second, updated ? Math.floor(updated.ms / 1e3) * 1e3 + 1e3 : second);
  const text2 = formatInstant(ms);
  return updated && !updated.zoned ? text2.replace(/Z$/, "") : text2;
}

// src/formats/grid/recover/session-death/to-decide.ts
var mostLost = 10;
function toDecide(remains, threadsLeftOut) {
  const { lastSign, work, threads, commits, unread: unread4 } = remains;
  const lostMore = threads.lost.length - mostLost;
  return [
    `the mission was last seen at ${lastSign.text}: if its session still runs, leave everything as it is`,
    ...work.decide,
    ...resumption(remains),
    ...threadsLeftOut > 0 ? [`${count(threadsLeftOut, "completed thread")} more found no room in the checkpoint`] : [],
    ...threads.lost.slice(0, mostLost),
    ...lostMore > 0 ? [`${count(lostMore, "thread")} more in SCRATCHPAD.md ${lostMore === 1 ? "names" : "name"} such a commit`] : [],
    ...unread4 === void 0 ? [] : [`nothing of SCRATCHPAD.md is used: ${unread4}`],
    ...commits.gap === void 0 ? [] : [`there may be more commits of the session: ${commits.gap}`],
    ...buried(remains)
  ];
}
function resumption({ threads, whereabouts }) {
  const { thread, threads: total, position: position2 } = whereabouts;
  const next = nextThread(threads.threads, whereabouts);
  if (thread === void 0 || next === void 0) return [];
  const block = position2.get("block_id") ?? position2.get("block");
  const where = block ? ` of block ${inert(String(block.value))}` : "";
  if (next === thread) return [`start again at thread ${thread}${where}`];
  const those = next - thread === 1 ? "which is" : `but threads ${thread} to ${next - 1} are`;
  const done = `STATE.md stands at thread ${thread}${where}, ${those} complete by SCRATCHPAD.md`;
  if (total !== void 0 && next > total) return [`${done}: no thread of the wave is left, so go on behind it`];
  return [`${done}: start again at thread ${next}`];
}
function buried({ registry }) {
  if (!registry) return [];
  const { moved: moved2 } = registry;
  const shown = [...moved2.slice(0, 10).map(inert), ...moved2.length > 10 ? [`${moved2.length - 10} more`] : []];
  const are = moved2.length === 1 ? "is" : "are";
  return [
    `${either(shown, "and")} ${are} moved to agents.completed with the result "timeout", for no agent outlives its session`
  ];
}

// src/formats/grid/recover/session-death/session-death.ts
async function sessionEnd(request, snapshot) {
  const { limits, now, root } = request;
  const { state: state2 } = snapshot;
  if (!state2 || state2.dialect === "prose") return void 0;
  const silence = await silenceOf(snapshot, await request.ages(snapshot), now, limits);
  if (silence.answer !== "silent") return void 0;
  const done = workDone(state2);
  if (done !== void 0) {
    const wanted = state2.dialect === "schema" ? "complete" : "completed";
    return { is: "over", why: `nothing has moved for long, and ${done}: status should probably be "${wanted}"` };
  }
  const place = await checkpointPlace(request, snapshot);
  if (!place) return void 0;
  const remains = await remainsOf(request, snapshot, state2, silence.signs);
  const { lastSign, commits, registry } = remains;
  const { text: text2, account, threadsLeftOut } = newCheckpoint(remains, now);
  const decide = [...toDecide(remains, threadsLeftOut), ...place.decide];
  const { path: path2, before } = place;
  const death = { root, checkpoint: path2, last: commits.last, registry, now, source: lastSign.source };
  return { is: "dead", checkpoint: { root, path: path2, before, text: text2, account, decide }, state: stateClaims(state2, death) };
}
function workDone(state2) {
  if (state2.dialect === "persistence") {
    return (state2.data.progress_percent ?? 0) >= 100 ? "its progress is 100 %" : void 0;
  }
  const { blocks_complete: complete = 0, blocks_total: total = 0 } = state2.data.progress ?? {};
  if (total <= 0 || complete < total) return void 0;
  return total === 1 ? "its one block is complete" : `all ${count(total, "block")} are complete`;
}

// src/formats/grid/recover/with-session-death.ts
async function withSessionDeath(request, found2) {
  const { root, limits, tree: below2, judge } = request;
  const { path: path2, files } = found2.recovery;
  const { snapshot, findings: known3 } = found2.judgement;
  const proposed = files.find((file2) => file2.path === path2);
  const tree = proposed ? new MemoryTree({ [path2]: proposed.text }, below2) : below2;
  const end = isGrid(snapshot) ? await sessionEnd({ ...request, tree }, snapshot) : void 0;
  if (!end) return found2;
  if (end.is === "over") return withWord(found2, proposed, end.why);
  const read = await readText(tree, path2, limits.markdownBytes);
  const present2 = await presentFile(below2, path2);
  if (!read.ok || !present2.ok) return found2;
  const death = proposed ? traced(end, proposed, limits) : end;
  const text2 = claimed(read.text, death.state, request);
  const { bytes: before } = present2;
  const file = {
    ...{ root, path: path2, before, hasMark: hasMark(before), decide: [], ...proposed, text: text2 },
    account: withClaims(proposed?.account ?? rowsIn(read.text, path2, limits), death.state, rowsIn(text2, path2, limits))
  };
  const { checkpoint } = death;
  const after = new MemoryTree({ [path2]: text2, [checkpoint.path]: checkpoint.text }, below2);
  const judgement = await judge(after, "all");
  const [error] = errorsOf(judgement.findings).filter(newBeside(known3));
  if (error) {
    const why5 = `the session seems to have died, but no checkpoint can say so, for ${error.rule} would say: ${error.message}`;
    return withWord(found2, proposed, why5);
  }
  const { recovery: recovery2 } = found2;
  const reasons = recovery2.outcome === "recovered" ? [recovery2.reason] : [];
  const reason = [...reasons, "the session died without a word"].join("; ");
  return { recovery: { ...recovery2, outcome: "recovered", reason, files: [checkpoint, file] }, judgement };
}
function withWord({ recovery: recovery2, judgement }, proposed, word3) {
  if (proposed) {
    return { recovery: { ...recovery2, files: [{ ...proposed, decide: [...proposed.decide, word3] }] }, judgement };
  }
  const { reason } = recovery2;
  return { recovery: { ...recovery2, reason: reason === void 0 ? word3 : `${reason}; ${word3}` }, judgement };
}
function traced(death, proposed, limits) {
  const rows = new Map(proposed.account.map((row) => [row.field, row]));
  const fields3 = rowsIn(proposed.text, proposed.path, limits);
  const trace = (said2) => {
    const { what: what6, path: path2, line, commit } = said2.source;
    if (path2 !== proposed.path || commit !== void 0) return said2;
    const field3 = fields3.findLast(({ source: source2 }) => (source2.line ?? 0) <= (line ?? 0))?.field ?? "";
    const row = [field3, ...[...pathsTo(field3)].reverse()].map((one) => rows.get(one)).find((one) => one !== void 0);
    if (!row) return { ...said2, source: { what: what6 } };
    const source = { ...row.source, what: what6 === stateFile ? row.source.what : what6 };
    return { ...said2, source, sure: said2.sure && row.sure };
  };
  const { checkpoint, state: state2 } = death;
  return {
    ...death,
    checkpoint: { ...checkpoint, account: checkpoint.account.map(trace) },
    state: new Map([...state2].map(([field3, claim]) => [field3, trace(claim)]))
  };
}
function claimed(text2, claims, { limits }) {
  const { yaml, dialect } = formOf(text2);
  const changes = [...claims].map(([path2, { value }]) => ({ path: path2.split("."), value }));
  const order = dialect === "schema" ? stateOrder : persistenceOrder;
  return patchYaml({ text: text2, ...yaml }, changes, { limits, order });
}
function withClaims(account, claims, order) {
  const told = account.filter(({ field: field3 }) => !pathsTo(field3).some((path2) => claims.has(path2)));
  const rows = new Map(told.map((row) => [row.field, row]));
  for (const [field3, { value, source, sure }] of claims) rows.set(field3, { field: field3, value, source, sure });
  const places2 = /* @__PURE__ */ new Map();
  for (const [place, { field: field3 }] of order.entries()) {
    for (const path2 of [...pathsTo(field3), field3]) places2.set(path2, places2.get(path2) ?? place);
  }
  return [...rows.values()].sort((a, b) => (places2.get(a.field) ?? 0) - (places2.get(b.field) ?? 0));
}

// src/formats/grid/recover/recover.ts
async function recoverGrid(request) {
  const { to } = request;
  const once = { ...request, tree: new ReadOnceTree(request.tree) };
  return withRecentReadings(() => to ? rolledBack({ ...once, to }) : recovered(once));
}
async function recovered(request) {
  const { tree, root, migrate } = request;
  const path2 = pathIn(root, stateFile);
  const present2 = await presentFile(tree, path2);
  if (!present2.ok) {
    return { root, path: path2, outcome: "refused", reason: `${stateFile} cannot be recovered: ${present2.why}`, files: [] };
  }
  const health = await healthOf(tree, request);
  if (!health.isHealthy) {
    return migrate ? unmigrated(request, health) : mended2(request, present2.bytes, health.why);
  }
  const { dialect } = health.state;
  if (dialect === "schema") return migrate ? { root, path: path2, outcome: "healthy", files: [] } : leftAlone(request);
  const newer = await relapse(request, await statedEvidence(health.snapshot, health.state));
  if (migrate) return mended2(request, present2.bytes, isIn(dialect), newer);
  return newer?.commit ? mended2(
    request,
    present2.bytes,
    `${isIn(dialect)}, though commit ${named(newer.commit)} has it in the schema`,
    newer
  ) : leftAlone(request, dialect);
}
function unmigrated({ root }, { state: state2, why: why5 }) {
  const path2 = pathIn(root, stateFile);
  return state2?.dialect === "schema" ? {
    ...{ root, path: path2, outcome: "broken", files: [] },
    reason: `it is in the schema dialect already, but ${why5}; agent-state-lint recover mends that`
  } : { root, path: path2, outcome: "refused", reason: `${why5}; agent-state-lint recover has to mend that first`, files: [] };
}
async function leftAlone(request, older) {
  const { root, tree, limits, judge } = request;
  const path2 = pathIn(root, stateFile);
  const read = await readText(tree, path2, limits.markdownBytes);
  const unfinished = read.ok ? await unfinishedWrite(request, [read.text]) : void 0;
  const reasons = [
    ...older ? [`${isIn(older)}; migrate brings it to the schema`] : [],
    ...unfinished ? [`${nameOf4(unfinished)} beside it is a whole state, and newer (${quote(unfinished.updated.text)})`] : []
  ];
  const recovery2 = {
    ...{ root, path: path2, outcome: older ? "older" : "healthy", files: [] },
    ...reasons.length > 0 && { reason: reasons.join("; ") }
  };
  return (await withSessionDeath(request, { recovery: recovery2, judgement: await judge(tree, "all") })).recovery;
}
async function mended2(request, bytes, why5, newer) {
  const { tree, root, limits, judge, migrate } = request;
  const path2 = pathIn(root, stateFile);
  const present2 = bytes && presentText(bytes, limits);
  const found2 = await readGrid(tree, root, limits);
  const lastGood = newer ?? await lastGoodEvidence(request, { broken: found2.state ? void 0 : present2?.text });
  const unfinished = migrate ? void 0 : await unfinishedWrite(request, [present2?.text, lastGood.text]);
  const remains = unfinished ? { snapshot: unfinished.snapshot, text: unfinished.text, at: unfinished.path, lastGood } : { snapshot: found2, text: present2?.text, at: path2, lastGood };
  const { file, before } = await rebuilt(
    request,
    remains,
    bytes,
    unfinished ? [taken2(unfinished)] : present2?.notes ?? []
  );
  const commands = bytes === void 0 ? await restoring(request) : [];
  const recovery2 = {
    ...{ root, path: path2, outcome: "recovered", files: [file] },
    reason: unfinished ? `${why5}; ${nameOf4(unfinished)} beside it is whole, and newer` : why5,
    ...commands.length > 0 && { commands }
  };
  const judgement = await judge(new MemoryTree({ [path2]: file.text }, tree), "all");
  const judged = { recovery: recovery2, judgement };
  const { files, ...rest } = withOutlook(migrate ? judged : await withSessionDeath(request, judged));
  return {
    ...rest,
    files: files.map((one) => one.path === path2 ? { ...one, ...stamped(one, before, request) } : one)
  };
}
var isIn = (dialect) => `${stateFile} is in the ${dialect} dialect`;
var nameOf4 = ({ path: path2 }) => inert(path2.slice(path2.lastIndexOf("/") + 1));
var taken2 = (unfinished) => {
  return `${nameOf4(unfinished)} was written to take the place of ${stateFile}, and did not: what it says was taken; remove it when all is well`;
};
var mostSaid = 10;
function withOutlook({ recovery: recovery2, judgement }) {
  const found2 = judgement.findings.filter(
    ({ severity, rule }) => severity !== "info" && rule !== "schema/unknown-field"
  );
  if (found2.length === 0) return recovery2;
  const left = [...found2].sort(worstFirst).slice(0, mostSaid).map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
  const more = found2.length - left.length;
  if (more > 0) left.push(`${count(more, "more finding")}; lint the root to see them`);
  const told = (file) => ({ ...file, left });
  return { ...recovery2, files: recovery2.files.map((file) => file.path === recovery2.path ? told(file) : file) };
}

// src/formats/grid/recover/index.ts
var recovery = { recover: recoverGrid, init: freshFiles };
export {
  recovery
};
