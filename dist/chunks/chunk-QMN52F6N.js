import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  inItsQuotes
} from "./chunk-MRLGE62H.js";
import {
  blockNames,
  cellsOf,
  checkpointTypes,
  companionKind,
  currentPhases,
  dialectOfKeys,
  fieldsNamed,
  formOf,
  isAgent,
  isNextLine,
  isNotYet,
  isNothing,
  isPlanning,
  isRunning,
  isTableRule,
  isTemplate,
  isUnderWay,
  isUnsaid,
  nameOf,
  namedPlan,
  namedSummary,
  parseBlock,
  parsePhase,
  persistenceSpecification,
  phaseNumber,
  phasesOf,
  plain,
  readMapping,
  saysNothing,
  stageOf,
  stateFile,
  stateSpecification,
  statusOf,
  textIn,
  textOf,
  wordsIn
} from "./chunk-4OMBM5OY.js";
import {
  readYaml12
} from "./chunk-KJHL3IC5.js";
import {
  scanLines,
  textLines
} from "./chunk-HXS6QXFJ.js";
import {
  TextDocument,
  fieldOf,
  fileAt,
  formatInstant,
  parseInstant,
  typesOf,
  visit
} from "./chunk-V52XWFG2.js";
import {
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  count,
  folded,
  quote,
  some
} from "./chunk-YVFHDY45.js";

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
      const known7 = folders.get(folder);
      if (known7) {
        known7.set(name, { name, kind });
        break;
      }
      folders.set(folder, /* @__PURE__ */ new Map([[name, { name, kind }]]));
      at = folder;
      kind = "directory";
    }
  }
  return folders;
}

// src/formats/grid/texts/comparison.ts
var quotesAndMarks = /["'`*“”„‘’«»]/g;
var origin = /[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/;
var ending = /[ .;,!…]{1,9}$/;
function comparable(text) {
  if (saysNothing(text)) return "";
  const bare = plain(text).replace(quotesAndMarks, "").replace(/\s+/g, " ").trim();
  return bare.replace(ending, "").replace(origin, "").replace(ending, "");
}
function comparableName(name) {
  return plain(name).normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
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
    yield [JSON.stringify(keyPath), { keyPath, meaning: meaningOf(node, schema) }];
    return;
  }
  for (const { key, value } of node.entries) {
    const name = String(key.value);
    yield* collect(value, schema && fieldOf(schema, name), [...keyPath, name]);
  }
}
function changedLeaves(before2, after) {
  return ownLeaves([before2], after);
}
function ownLeaves(befores, after) {
  const fresh = leavesOf(after);
  const [first = fresh, ...others] = befores.map(leavesOf);
  const all = [first, ...others];
  const changed = [...fresh].filter(([path, { meaning }]) => all.every((old) => old.get(path)?.meaning !== meaning));
  const gone = [...first].filter(([path]) => !fresh.has(path) && others.every((old) => old.has(path)));
  return [...changed, ...gone].map(([, { keyPath }]) => keyPath);
}
function meaningOf(node, schema) {
  if (node.kind === "scalar") return meaningOfScalar(node, schema);
  if (node.kind === "list") return `[${node.items.map((item) => meaningOf(item, schema?.items)).join(",")}]`;
  const entries = node.entries.map(({ key, value }) => {
    const name = String(key.value);
    return `${JSON.stringify(name)}:${meaningOf(value, schema && fieldOf(schema, name))}`;
  });
  return `{${entries.sort().join(",")}}`;
}
function meaningOfScalar({ value, source }, schema) {
  if (value === null) return "null";
  const text = typeof value === "string" ? value : source;
  const moment = schema?.["x-kind"] === "date" ? parseInstant(text) : void 0;
  if (moment) return `at ${moment.ms}`;
  const types = typesOf(schema);
  const number = schema?.["x-kind"] === "commit" ? void 0 : numberIn(text, types);
  if (number !== void 0) return String(number);
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
function stampState(path, { before: before2, after }, now, limits) {
  if (path !== stateFile) return [];
  const [was, is] = [fieldsOf(before2, limits), fieldsOf(after, limits)];
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

// src/formats/grid/block-files/status-words.ts
var skipped = "skip(?:ped)?|omitted|not ?(?:needed|required|applicable)";
var finished = "(?:complete|completed|done|finished|implemented|started|begun|ready|success|successful)";
var open = [
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
var words = new RegExp(`^(?:(?<skipped>${skipped})|(?:${open}))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`, "u");
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
var longest = 500;
var before = "^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}";
var whose = "(?:(?:block|final|overall|current|completion|execution|task|work)[ ])?";
var between = "[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}";
var said = "([^\\s*_].{0,200})$";
var statusLine = new RegExp(`${before}${whose}status${between}${said}`, "i");
var likelyLines = [
  new RegExp(`${before}${whose}(?:outcome|result|state)${between}${said}`, "i"),
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
    const found = isSaid && raw.length <= longest ? statusOfLine(line, isBelow) : void 0;
    if (found) return found;
    isBelow = (isHead || depth === 2) && heading.test(raw);
  }
  return void 0;
}
function statusOfLine({ raw, start }, isBelow) {
  const sure = statusLine.exec(raw)?.[1];
  const likely = [...likelyLines, inTitle].map((form2) => form2.exec(raw)?.[1]).find((text2) => text2 !== void 0);
  const below = isBelow ? raw.replace(/^[\s>#*+_-]{0,9}/, "") : void 0;
  const text = (sure ?? likely ?? below)?.replace(/[*_\s|#]+$/, "");
  if (text === void 0 || text === "") return void 0;
  const says = saidBy(text, sure === void 0);
  if (says === void 0 && (sure === void 0 || isTemplate(text))) return void 0;
  const from = start + raw.lastIndexOf(text);
  return { text, start: from, end: from + text.length };
}

// src/formats/grid/block-files/template.ts
var longest2 = 1e3;
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
  if (raw.length > longest2) return "text";
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
  if (said2) return judged(said2.text.replace(/[*`]/g, ""), document.span(said2.start, said2.end));
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
  for (const { text, at } of texts("status")) if (saidBy(text) || !isTemplate(text)) return judged(text, at);
  for (const { text, at } of likeStatus.flatMap(texts)) if (saidBy(text, true)) return judged(text, at);
  for (const [answer, names2] of yesOrNo) {
    for (const { name, value, keyPath } of names2.flatMap((one) => fieldsNamed(document, one))) {
      if (value.kind !== "scalar" || value.value !== answer) continue;
      if (folded(name) === "skipped") return { kind: "skipped" };
      return { kind: "open", at: document.at(keyPath), why: `${name}: ${answer}` };
    }
  }
  return void 0;
}
function judged(text, at) {
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
function placementOf(numbering, named2) {
  const { phases, restarts } = numbering;
  const places = placesOf(numbering);
  const keyIn = (place2, number) => {
    const { numbers = [], blocks = 0, before: before2 } = phases[place2] ?? {};
    const isHere = number >= 1 && number <= blocks && before2 !== void 0;
    return isHere ? String(before2 + number) : `${numbers[0]}-${number}`;
  };
  const inPhase = (phase, number) => {
    const place2 = places.get(phase);
    return place2 === void 0 ? `${phase}-${number}` : keyIn(place2, number);
  };
  const fits = ({ phase = 0, number }) => {
    const { blocks = 0, before: before2 } = phases[places.get(phase) ?? -1] ?? {};
    return before2 !== void 0 && number > before2 && number <= before2 + blocks;
  };
  const isOwn = ({ phase = 0, number }) => {
    return number >= 1 && number <= (phases[places.get(phase) ?? -1]?.blocks ?? 0);
  };
  const restarted = new Set(named2.filter((one) => one.isPlain && !fits(one) && isOwn(one)).map(({ phase }) => phase));
  return {
    keyIn,
    keyOf(block) {
      const { phase, number, isPlain } = block;
      if (phase === void 0) return String(number);
      const isOfPhase = !isPlain || restarts || restarted.has(phase) || !fits(block) && isOwn(block);
      return isOfPhase ? inPhase(phase, number) : String(number);
    }
  };
}
function placesOf({ phases }) {
  const places = /* @__PURE__ */ new Map();
  for (const which of [0, 1]) {
    for (const [place2, { numbers }] of phases.entries()) {
      const number = numbers[which];
      if (number !== void 0 && !places.has(number)) places.set(number, place2);
    }
  }
  return places;
}
function isCounted({ phases }) {
  const last = phases.at(-1);
  return last?.before !== void 0 && last.blocks !== void 0;
}
function mayBeSame(one, other, numbering) {
  const names2 = new Set(blockNames(one, numbering));
  if (blockNames(other, numbering).some((name) => names2.has(name))) return true;
  return !isCounted(numbering) && (mayBeLater(one, other) || mayBeLater(other, one));
}
function mayBeLater(inMission, { phase = 1, number, isPlain }) {
  const isAlike = isPlain && inMission.phase === phase;
  return inMission.isPlain && !isAlike && phase > 1 && inMission.number - number >= phase - 1;
}

// src/formats/grid/block-files/kept-files.ts
async function keptFiles(snapshot) {
  const { present, numbering, summaries, plans } = snapshot;
  const named2 = namedBlocks(snapshot);
  const placement = placementIn(snapshot);
  const byFile = new Map([...summaries, ...plans].map((companion) => [companion.file, companion]));
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
  const isByPhase = numbering.restarts || named2.some((block) => !block.isPlain);
  return { placement, summaries: kept, planned, skipped: skipped2, isByPhase };
}
function placementIn(snapshot) {
  const { state, numbering } = snapshot;
  const ticked = state?.dialect === "prose" ? state.ticks.map(({ block, ...tick }) => ({ ...tick, number: block })) : [];
  return placementOf(numbering, [...namedBlocks(snapshot), ...ticked]);
}
function namedBlocks({ present }) {
  return present.flatMap((file) => (namedSummary(file) ?? namedPlan(file))?.block ?? []);
}
function keysOf(named2, companion, { keyOf }) {
  const blocks = [named2, companion?.block].filter((block) => block !== void 0);
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
function digits(number) {
  return String(number).padStart(2, "0");
}

// src/formats/grid/companions/unread.ts
var inFolders = ["summary", "plan", "checkpoint"];
var known3 = /* @__PURE__ */ new WeakMap();
function whyUnread(snapshot, kind) {
  const reasons = known3.get(snapshot) ?? reasonsOf(snapshot);
  known3.set(snapshot, reasons);
  return reasons.get(kind);
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
  const { root, present, summaries, checkpoints, plans, scratchpad, warmth, decisions, blockers } = snapshot;
  const read = /* @__PURE__ */ new Map();
  for (const one of [summaries, checkpoints, plans, scratchpad, warmth, decisions, blockers].flat()) {
    if (one) read.set(one.file, one);
  }
  const broken = /* @__PURE__ */ new Map();
  const unread = /* @__PURE__ */ new Map();
  for (const file of present) {
    const kind = companionKind(file);
    const companion = read.get(file);
    if (kind === void 0 || kind === "config" || companion?.isBroken === false) continue;
    const paths = companion ? broken : unread;
    const others = paths.get(kind);
    if (others) others.push(pathIn(root, file));
    else paths.set(kind, [pathIn(root, file)]);
  }
  const unseen = whyUnseen(snapshot);
  return new Map([
    ...unseen === void 0 ? [] : inFolders.map((kind) => [kind, unseen]),
    ...[...broken].map(
      ([kind, paths]) => [kind, `${named(paths)} ${paths.length > 1 ? "do" : "does"} not parse`]
    ),
    ...[...unread].map(([kind, paths]) => [kind, `${named(paths)} could not be read`])
  ]);
}
function named(paths) {
  return some(paths.map(quote), 1);
}

// src/formats/grid/block-files/persistence-work.ts
function persistenceWork(state, kept) {
  const { position, block } = state.data;
  const field2 = position?.block === void 0 && block !== void 0 ? "block" : "position.block";
  const phase = position?.phase === void 0 ? void 0 : parsePhase(String(position.phase));
  const stands = parseBlock(String(position?.block ?? block ?? ""), phase);
  const status = statusOf(state);
  const isUnderWay2 = isUnderWay(status?.stage);
  if (!stands) return { phases: [], isUnderWay: isUnderWay2 };
  const isByPhase = stands.phase !== void 0 && (!stands.isPlain || kept.isByPhase);
  const prefix = isByPhase ? stands.phase : void 0;
  const lasts = lastPlans(kept);
  const last = lasts.get(prefix) ?? 0;
  const here = { at: state.at(field2), says: `the mission stands at block ${labelOf(prefix, stands.number)}` };
  const complete = Math.max(0, stands.number - 1, status?.isComplete ? last : 0);
  const isKnown = last >= stands.number || kept.planned.size === 0;
  const own = {
    when: "current",
    numbers: prefix === void 0 ? [] : [prefix],
    claim: here,
    complete: { count: complete, ...here },
    blocks: blocksOf(prefix, Math.max(complete, last, isKnown ? stands.number : 0)),
    isNamed: true
  };
  const later = prefix === void 0 ? [] : [...lasts].filter(([phase2 = 0]) => phase2 > prefix);
  const total = later.reduce((sum, [, length]) => sum + length, own.blocks.length);
  if (total > mostBlocks) return void 0;
  return { phases: [own, ...later.map(([phase2, length]) => laterPhase(phase2, length, here))], isUnderWay: isUnderWay2 };
}
function laterPhase(phase, last, { at }) {
  return {
    when: "later",
    numbers: phase === void 0 ? [] : [phase],
    claim: { at, says: `phase ${phase} has a plan for block ${labelOf(phase, last)}` },
    complete: { count: 0, at, says: "" },
    blocks: blocksOf(phase, last),
    isNamed: true
  };
}
function labelOf(phase, number) {
  return phase === void 0 ? digits(number) : `${digits(phase)}-${digits(number)}`;
}
function blocksOf(phase, length) {
  return Array.from({ length }, (_, index) => {
    const number = index + 1;
    return { key: phase === void 0 ? String(number) : `${phase}-${number}`, label: labelOf(phase, number) };
  });
}
function lastPlans({ planned }) {
  const lasts = /* @__PURE__ */ new Map();
  for (const key of planned) {
    const parts = key.split("-").map(Number);
    const phase = parts.length > 1 ? parts[0] : void 0;
    lasts.set(phase, Math.max(lasts.get(phase) ?? 0, parts.at(-1) ?? 0));
  }
  return new Map([...lasts].sort(([a = 0], [b = 0]) => a - b));
}

// src/formats/grid/block-files/prose-work.ts
var isDone = /\b(?:complete|completed|done|finished)\b/i;
function proseWork(state, placement) {
  const { ticks, block } = state;
  const stage = stageOf(state);
  const isUnderWay2 = stage !== "planned" && stage !== "over";
  if (Math.max(ticks.length, block?.total?.value ?? 0) > mostBlocks) return void 0;
  return { phases: ticks.length > 0 ? tickedPhases(state, placement) : counted(state), isUnderWay: isUnderWay2 };
}
function tickedPhases({ ticks, phase }, placement) {
  const byPhase = /* @__PURE__ */ new Map();
  for (const tick of ticks) {
    const blocks = byPhase.get(tick.phase) ?? /* @__PURE__ */ new Map();
    byPhase.set(tick.phase, blocks);
    const key = placement.keyOf({ phase: tick.phase, number: tick.block, isPlain: tick.isPlain });
    const label3 = tick.isPlain ? digits(tick.block) : `${digits(tick.phase ?? 0)}-${digits(tick.block)}`;
    const { at, complete: isComplete, isSkipped } = tick;
    if (!blocks.has(key)) blocks.set(key, { key, label: label3, at, said: { at, isComplete, isSkipped } });
  }
  return [...byPhase].flatMap(([number, found]) => {
    const blocks = [...found.values()];
    const done = blocks.filter(({ said: said2 }) => said2?.isComplete);
    const [first] = blocks;
    if (!first) return [];
    const name = number === void 0 ? "the mission" : `phase ${number}`;
    const says = `${count(done.length, "block")} of ${name} ${done.length === 1 ? "is" : "are"} ticked`;
    return {
      when: whenOf(number, phase?.current),
      numbers: number === void 0 ? [] : [number],
      claim: { at: first.at, says: `${name} has ${count(blocks.length, "block")}` },
      complete: { count: done.length, at: (done[0] ?? first).at, says },
      blocks,
      isNamed: true
    };
  });
}
function whenOf(number, current) {
  if (number === void 0 || current === void 0 || number === current.value) return "current";
  return number < current.value ? "past" : "later";
}
function counted({ phase, block, status }) {
  const { current, total = current } = block ?? {};
  if (!current || !total || current.value > total.value) return [];
  const complete = Math.max(0, current.value - (isDone.test(status?.value ?? "") ? 0 : 1));
  const blocks = Array.from({ length: total.value }, (_, index) => {
    return { key: String(index + 1), label: digits(index + 1) };
  });
  const isLast = phase?.total !== void 0 && phase.current.value === phase.total.value;
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
  const current = currentPhases(state).map(({ number }) => number);
  return { phases: phases.map((phase) => workOf(state, phase, whenOf2(phase, current), placement)), isUnderWay: isUnderWay2 };
}
function whenOf2({ number, status }, current) {
  const [first] = current;
  if (first === void 0) return status === "in_progress" ? "current" : status === "complete" ? "past" : "later";
  if (current.includes(number)) return "current";
  return number < first ? "past" : "later";
}
function workOf(state, phase, when, { keyIn }) {
  const { path, id, number, status, blocks = 0, blocks_complete: done } = phase;
  const name = nameOf(phase);
  const own = id === void 0 ? number : phaseNumber(id);
  const complete = Math.max(0, Math.min(blocks, done ?? (status === "complete" ? blocks : 0)));
  const statusNode = state.document.node(`${path}.status`);
  const isSkipped = statusNode?.kind === "scalar" && statusNode.value === "skipped";
  const said2 = isSkipped && { said: { at: state.at(`${path}.status`), isComplete: true, isSkipped } };
  return {
    when,
    numbers: [.../* @__PURE__ */ new Set([own, number])],
    claim: { at: state.at(`${path}.blocks`), says: `${name} has ${count(blocks, "block")}` },
    complete: {
      count: complete,
      at: state.at(`${path}.blocks_complete`),
      says: `${count(complete, "block")} of ${name} ${complete === 1 ? "is" : "are"} complete`
    },
    blocks: Array.from({ length: Math.max(0, blocks) }, (_, index) => {
      const label3 = `${digits(own)}-${digits(index + 1)}`;
      return { key: keyIn(number - 1, index + 1), label: label3, ...said2 };
    }),
    isNamed: true
  };
}
function undefinedPhases(state) {
  const { blocks_complete: done = 0, blocks_total: total = 0 } = state.data.progress ?? {};
  const length = Math.min(total, mostBlocks);
  const complete = Math.max(0, Math.min(length, done));
  if (length <= 0) return [];
  const says = `${count(complete, "block")} ${complete === 1 ? "is" : "are"} complete`;
  return [
    {
      when: "current",
      numbers: [],
      claim: { at: state.at("progress.blocks_total"), says: `the mission has ${count(total, "block")}` },
      complete: { count: complete, at: state.at("progress.blocks_complete"), says },
      blocks: Array.from({ length }, (_, index) => ({ key: String(index + 1), label: digits(index + 1) })),
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
  const [first, ...others] = item.entries;
  if (own.length === 0 && first) {
    const whole = ofEntry(first);
    return { ...whole, text: [whole.text, ...others.map(({ value }) => textIn(value))].join(" ") };
  }
  const texts = own.map(({ value }) => textIn(value));
  return { name: texts[0] ?? "", names: texts.flatMap(namesIn), text: textIn(item) };
}
function ofEntry({ key, value }) {
  const name = textOf(key);
  const inner = value.kind === "map" ? optionOf(value).names : [];
  return { name, names: [...namesIn(name), ...inner], text: `${name} ${textIn(value)}` };
}
function ofText(text) {
  const [name = text] = beforeDescription(text);
  return { name, names: [...new Set([text, name].flatMap(namesIn))], text };
}
var ordinal = /^\s{0,9}(?:option\s{1,9})?(?:\(?(\d{1,2}|[a-z])[).:]\s|\[(\d{1,2}|[a-z])\])\s{0,9}/i;
function namesIn(text) {
  const match = ordinal.exec(text);
  const names2 = match ? [match[1] ?? match[2] ?? "", text.slice(match[0].length)] : [];
  return [text, ...names2].map(wordsIn).filter((name) => name !== "");
}
function beforeDescription(text) {
  const ends = [" - ", " \u2013 ", " \u2014 ", ": ", " ("].map((sign) => text.indexOf(sign)).filter((at) => at > 0);
  return ends.length > 0 ? [text.slice(0, Math.min(...ends))] : [];
}
var bullet = /^\s{0,99}[-*+•]\s/;
function partsOf(text) {
  const lines = text.split(/\n|[,;|]|\s(?=\d{1,2}[).]\s)|\sor\s/);
  return lines.map((line) => line.replace(bullet, "").trim()).filter((line) => line !== "");
}

// src/formats/grid/checkpoints/answer.ts
function answerOf(checkpoint) {
  const field2 = detailOf(checkpoint, "user_response");
  if (!field2 || isBlank(field2.value)) return void 0;
  const text = textIn(field2.value);
  const isAnswer = !isNotYet(text) || optionsOf(checkpoint).some(({ names: names2 }) => names2.includes(wordsIn(text)));
  return isAnswer ? { field: field2, text } : void 0;
}
var longest3 = 500;
var place = /^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;
function chosenOption(answer, options) {
  const said2 = wordsIn(answer.slice(0, longest3));
  if (said2 === "") return void 0;
  const exact = options.find(({ names: names2 }) => names2.includes(said2));
  if (exact) return exact;
  const [, ordinal2] = place.exec(said2) ?? [];
  const numbered = ordinal2 === void 0 ? void 0 : options[indexOf(ordinal2)];
  if (numbered) return numbered;
  const named2 = options.map((option) => ({ option, length: longestIn(said2, option) })).filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return named2[0]?.option ?? begunBy(said2, options) ?? options.find((option) => isPartOf(said2, option));
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
  return labelled(line.raw.slice(from), line.start + from);
}
function labelled(text, offset) {
  const match = label2.exec(text);
  if (!match) return void 0;
  const colon = text.indexOf(":");
  const key = trimmed(text, 0, colon);
  if (key.text === "" || key.text.split(/\s+/).length > mostWords) return void 0;
  const value = trimmed(text, match[0].length, text.length);
  return { key: moved(key, offset), value: moved(value, offset) };
}
function titleOf({ raw, start }) {
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
    const entry = this.#open("heading", titleOf(line), line, line.heading);
    this.#headings.push(entry);
    this.#current = entry;
  }
  #openLine(line) {
    this.#endLineEntry(line.start);
    this.#current = this.#open("line", saidBy2(line), line, 0);
  }
  #open(opens, title, { start, end }, level) {
    const at = this.#document.span(title.text === "" ? start : title.start, title.text === "" ? end : title.end);
    const parent = this.#headings.at(-1);
    const entry = { opens, title: title.text, at, fields: /* @__PURE__ */ new Map(), lines: [], parent, start, end, level };
    this.#entries.push(entry);
    this.#field = void 0;
    const field2 = opens === "row" ? void 0 : labelled(title.text, title.start);
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
  #goOn(entry, { key, line: first, last }, line) {
    const before2 = entry.fields.get(key);
    const isEmpty = before2?.text === "";
    if (!before2 || !(isEmpty || isNextLine(this.#document.text, last, line))) {
      this.#field = void 0;
      return;
    }
    const { text, start, end } = saidBy2(line);
    const at = isEmpty ? this.#document.span(start, end) : before2.at;
    entry.fields.set(key, { ...before2, text: isEmpty ? text : `${before2.text} ${text}`, at });
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
  const title = key ?? (value.kind === "scalar" ? value : void 0);
  const head = title ?? (value.kind === "map" ? value.entries[0]?.key : void 0) ?? { start, end };
  return {
    ...{ opens: "record", title: title ? textOf(title) : "", at: document.span(head.start, head.end) },
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
  const recorded = entriesInFields(document);
  if (body.lines.length === 0) return { ok: true, entries: recorded };
  const structure = await body.structure();
  if (!structure.ok) return structure;
  const lines = textLines(body.lines, structure).map((line) => withoutHtml(line, structure));
  return { ok: true, entries: [...recorded, ...new EntryReader(document, lines, isHead).read()] };
}
function isMarkdownToo({ document: { root, text }, isBroken }) {
  if (isBroken || root?.kind !== "map" || !/^\s{0,99}#{1,6}\s/.test(text)) return false;
  const isRecord = ({ kind }) => kind === "map";
  return !root.entries.some(({ value }) => isRecord(value) || value.kind === "list" && value.items.some(isRecord));
}
function withoutHtml(line, structure) {
  if (!line.raw.includes("<")) return line;
  const isShown = (offset) => structure.isText(offset) || structure.isCode(offset);
  const shown2 = Array.from({ length: line.raw.length }, (_, at) => {
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
var longest4 = 40;
function nameOf2(key) {
  const word = key.length > longest4 ? "" : folded(key).replace(/:$/, "");
  return Object.keys(names).find((name) => names[name]?.includes(word));
}
async function withTextFields(checkpoint) {
  const { document, body } = checkpoint;
  if (body.lines.length === 0) return checkpoint;
  const read = await readEntries(checkpoint);
  if (!read.ok) return read.reason;
  const { root } = document;
  const own = root?.kind === "map" ? root.entries : [];
  const known7 = new Set(own.map(({ key }) => folded(String(key.value))));
  const told = [];
  const entries = read.entries.filter(({ opens }) => opens !== "record");
  const offer = entries.find(({ opens, title }) => opens === "heading" && nameOf2(title) === "options");
  const offered = entries.filter(({ parent }) => parent && parent === offer).map(pieceOf);
  for (const section of entries.flatMap((entry) => sectionsOf(entry, entry === offer ? offered : []))) {
    const value = saidIn(section);
    if (!value || known7.has(folded(section.name))) continue;
    known7.add(folded(section.name));
    told.push({ key: scalar(section.head, section.name), value });
  }
  if (told.length === 0) return checkpoint;
  const { path, text, faults, verdict } = document;
  const whole = { kind: "map", entries: [...own, ...told], start: 0, end: text.length };
  return { ...checkpoint, document: new TextDocument(path, text, { root: whole, faults, verdict }) };
}
function sectionsOf(entry, offered) {
  const sections = [];
  let open2;
  const begin = (name2, rest) => {
    open2 = { name: name2, ...rest, parts: [] };
    sections.push(open2);
  };
  const { title, at, opens } = entry;
  const name = opens === "heading" ? nameOf2(title) : void 0;
  if (name !== void 0) begin(name, { head: { text: title, ...at }, value: void 0, line: void 0 });
  for (const line of entry.lines) {
    const label3 = labelledLine(line);
    const known7 = label3 && nameOf2(label3.key.text);
    if (label3 && known7 !== void 0) begin(known7, { head: label3.key, value: label3.value, line });
    else if (isBreak(line.raw) || label3 && endsAt(open2, line)) open2 = void 0;
    else open2?.parts.push(line);
  }
  if (name !== void 0) sections[0]?.parts.push(...offered);
  return sections;
}
function endsAt(open2, line) {
  if (!open2?.line) return false;
  if (!isListItem(line.raw)) return true;
  return isListItem(open2.line.raw) && indentOf(line.raw) <= indentOf(open2.line.raw);
}
function pieceOf({ opens, title, fields, at }) {
  const [first] = fields.values();
  const { start, end } = opens === "row" && first ? first.at : at;
  return { text: opens === "row" ? first?.text ?? "" : title, start, end };
}
function saidIn({ name, value, parts }) {
  const said2 = parts.map((part) => "raw" in part ? saidBy2(part) : part).filter(({ text }) => text !== "");
  const [first, last] = [value?.text ? value : said2[0], said2.at(-1)];
  if (!first) return void 0;
  if (name === "type") {
    const word = folded(first.text).replace(/^checkpoint:/, "");
    const type = checkpointTypes.find((one) => word.startsWith(folded(one)));
    return type && scalar(first, type);
  }
  if (value?.text) return scalar(value, [value, ...said2].map(({ text }) => text).join("\n"));
  const items = parts.flatMap((part) => "raw" in part ? isListItem(part.raw) ? [saidBy2(part)] : [] : [part]);
  const span = { start: first.start, end: last?.end ?? first.end };
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
function orderOf(first, last, slackMs = 0) {
  const wrongByMs = first.ms - last.ms;
  if (wrongByMs <= slackMs) return "fits";
  return first.zoned !== last.zoned && wrongByMs < widestZoneMs ? "doubtful" : "wrong";
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
    const [last] = [...stamps].sort((a, b) => b.ms - a.ms);
    return last ? [{ what: last.name, ms: last.ms, isLocal: !last.zoned, at: state.at(last.keyPath) }] : [];
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
function mayMean(scope, block) {
  const meant = scope.replace(/\d+/g, (digits2) => String(Number(digits2)));
  const inPhase = block.filter((name) => name.includes("-"));
  if (meant.includes("-")) return inPhase.length === 0 || inPhase.includes(meant);
  const phases = inPhase.map((name) => name.slice(0, name.indexOf("-")));
  return block.includes(meant) || phases.includes(meant) || inPhase.length === block.length;
}

// src/formats/grid/scratchpad/clock-time.ts
var longest5 = 40;
var timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;
function clockTime(text) {
  if (text.length > longest5) return void 0;
  const [, hour, minute, second = "0", half] = timeOfDay.exec(text) ?? [];
  if (hour === void 0) {
    const instant = parseInstant(text.replace(/ ?UTC$/i, "Z"));
    return instant && { isDated: true, ...instant };
  }
  const hours = half ? Number(hour) % 12 + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return void 0;
  return { isDated: false, ms: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1e3 };
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
    const before2 = timed[index - 1];
    if (!before2 || !isComparable(before2, entry)) continue;
    if (before2.clock?.ms !== entry.clock?.ms) pairs += 1;
    if (isOlder(entry, before2, entry.who === before2.who ? 0 : clockSkewMs)) setbacks.push({ before: before2, entry });
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

// src/formats/grid/scratchpad/head.ts
var kindForm = /^[^\p{L}\p{N}]{0,6}[A-Z][A-Z0-9 _/-]{2,30}[^\p{L}\p{N}]{0,6}$/u;
var template = /[{}<>]|^(?:program|program[ _-]id|agent|agent[ _-]id|who|name|time|timestamp|when|kind|type|category|entry|hh:mm.*|yyyy.*|\.{3}|…)$/i;
var decoration = /^[\s*_`[("']{1,20}|[\s*_`\])"']{1,20}$/g;
var longest6 = 300;
var mostParts = 8;
function isKind(text) {
  return text.length <= 45 && kindForm.test(text) && !isAgent(text);
}
function asKind(text = "") {
  return text.length <= 40 && !text.includes(":") && text.split(/\s/).length <= 3 ? text : "";
}
function headOf2(line, isHeading) {
  if (line.length > longest6 || !line.includes("|")) return void 0;
  const parts = partsOf2(line);
  if (parts.length < 2 || parts.length > mostParts || parts.some((part) => template.test(part))) return void 0;
  const at = parts.findIndex((part) => clockTime(part) !== void 0);
  if (at > 2) return void 0;
  return at < 0 ? withoutTime(parts, isHeading) : withTime(parts, at, isHeading);
}
function withTime(parts, at, isHeading) {
  const time = parts[at] ?? "";
  const [first = "", second] = parts.filter((_, index) => index !== at);
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
    const [, before2 = "", after = ""] = /^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part) ?? [];
    const isPair = clockTime(before2) ? isAgent(after) : clockTime(after) !== void 0 && isAgent(before2);
    return isPair ? [before2, after] : [part];
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
function whyNoBlock(block, { state, numbering }) {
  if (block.number < 1) return "blocks count from 1";
  if (!state || state.dialect === "schema" && isPlanning(state)) return void 0;
  const phase = whyNoPhase(block.phase, state, numbering);
  if (phase) return phase;
  const { blocks, total } = { blocks: blocksOfPhase(block.phase, numbering), total: blocksOfMission(state, numbering) };
  const isOfPhase = blocks !== void 0 && block.number <= blocks;
  if (!block.isPlain) {
    return isOfPhase || blocks === void 0 ? void 0 : `phase ${block.phase} has ${count(blocks, "block")}`;
  }
  return isOfPhase || total === void 0 || block.number <= total ? void 0 : `the mission has ${count(total, "block")}`;
}
function whyNoPhase(phase, state, { phases, byNumber }) {
  if (phase === void 0) return void 0;
  if (state.dialect === "schema") {
    const isDefined = phases.length === 0 || byNumber.has(phase);
    return isDefined ? void 0 : `phases.definitions defines no phase ${phase}`;
  }
  const total = state.dialect === "prose" ? state.phase?.total?.value : void 0;
  return total === void 0 || phase <= total ? void 0 : `the mission has ${count(total, "phase")}`;
}
function blocksOfPhase(phase, { byNumber }) {
  const found = (phase === void 0 ? void 0 : byNumber.get(phase)) ?? [];
  const counted2 = found.flatMap(({ blocks }) => blocks ?? []);
  return counted2.length > 0 && counted2.length === found.length ? Math.max(...counted2) : void 0;
}
function blocksOfMission(state, numbering) {
  const { phases } = numbering;
  const last = phases.at(-1);
  const counted2 = isCounted(numbering) ? (last?.before ?? 0) + (last?.blocks ?? 0) : void 0;
  const said2 = state.dialect === "schema" ? state.data.progress?.blocks_total : state.dialect === "prose" ? state.block?.total?.value : void 0;
  if (phases.length > 0 && counted2 === void 0) return void 0;
  return counted2 === void 0 && !said2 ? void 0 : Math.max(counted2 ?? 0, said2 ?? 0);
}
function nameOfBlock({ phase, number, isPlain }) {
  const two = (value) => String(value).padStart(2, "0");
  return isPlain ? two(number) : `${two(phase ?? 0)}-${two(number)}`;
}

export {
  stampsOf,
  widestZoneMs,
  orderOf,
  isBlank,
  typeOf,
  detailOf,
  headOf,
  optionsOf,
  answerOf,
  chosenOption,
  leadOf,
  isListItem,
  saidBy2 as saidBy,
  labelledLine,
  titleOf,
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
  ownLeaves,
  meaningOf,
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
