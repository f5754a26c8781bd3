import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  RevisionError,
  WorkingTree,
  reasonOf
} from "./chunk-42C57SDR.js";
import {
  commonFolder,
  hasTopBetween,
  insideOf,
  isBareRepository,
  isFolder,
  realPath,
  repositoryTop
} from "./chunk-XPLZ3CD6.js";
import {
  isPlaceholder,
  specify
} from "./chunk-UAXO7GE6.js";
import {
  baselineFile,
  fileNames,
  packageBytes,
  packageFile,
  packageKey,
  readYaml
} from "./chunk-6Q2ATPET.js";
import {
  conflictMarkers,
  readJson
} from "./chunk-Q7SXBRVZ.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  allRules,
  checkTexts,
  discoverFrom,
  discoverNamed,
  lintRoots,
  named,
  nothingToLint,
  rootAround
} from "./chunk-7O7MACUO.js";
import {
  readStructure,
  ruleUrl,
  scanLines,
  splitFrontMatter,
  textLines
} from "./chunk-APQKAGV5.js";
import {
  isHash
} from "./chunk-TA5XASOD.js";
import {
  TextDocument,
  duration,
  fileAt,
  formatInstant,
  parseInstant
} from "./chunk-P6KMSEEG.js";
import {
  checkChoice
} from "./chunk-YXFIDI7T.js";
import {
  fieldOf,
  inItsQuotes,
  readYaml12,
  schemaAt,
  typesOf,
  visit
} from "./chunk-UBSPOSFB.js";
import {
  UsageError
} from "./chunk-4VARH3L5.js";
import {
  claimedPaths,
  parentOf,
  pathIn
} from "./chunk-APDN442V.js";
import {
  decode,
  linesOf
} from "./chunk-6L4AJ3H4.js";
import {
  count,
  either,
  folded,
  inert,
  nearest,
  quote,
  size,
  some,
  suggestion
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

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
  const counted4 = phases.map((phase2) => {
    const start = before3;
    before3 = start === void 0 || phase2.blocks === void 0 ? void 0 : start + phase2.blocks;
    return { ...phase2, before: start };
  });
  const byNumber = /* @__PURE__ */ new Map();
  for (const phase2 of counted4) {
    for (const number2 of phase2.numbers) {
      const others2 = byNumber.get(number2) ?? [];
      if (others2.length < mostOfNumber) byNumber.set(number2, [...others2, phase2]);
    }
  }
  return { phases: counted4, byNumber, restarts: restart(files) };
}
function restart(files) {
  const phaseOf3 = /* @__PURE__ */ new Map();
  for (const { phase: phase2, number: number2, isPlain: isPlain2 } of files) {
    if (!isPlain2 || phase2 === void 0) continue;
    if ((phaseOf3.get(number2) ?? phase2) !== phase2) return true;
    phaseOf3.set(number2, phase2);
  }
  return false;
}
function blockNames({ phase: phase2, number: number2, isPlain: isPlain2 }, numbering) {
  const isOfMission2 = isPlain2 && (phase2 === void 0 || !numbering.restarts);
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
function companionKind(file4) {
  if (Object.hasOwn(single, file4)) return single[file4];
  const folders = file4.split("/");
  const name = folders.pop() ?? "";
  if (/^CHECKPOINT.*\.md$/.test(name) && folders.every(isSearched)) return "checkpoint";
  if (summaries.some((summary) => summary.test(file4))) return "summary";
  return plans.some((plan) => plan.test(file4)) ? "plan" : void 0;
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
function namedSummary(file4) {
  return named2(file4, summaries);
}
function namedPlan(file4) {
  return named2(file4, plans);
}
function named2(file4, patterns) {
  for (const pattern of patterns) {
    const match = pattern.exec(file4);
    if (!match) continue;
    const { block: block2, phase: phase2 } = match.groups ?? {};
    const number2 = phase2 === void 0 ? void 0 : parsePhase(phase2);
    return { block: block2 === void 0 ? void 0 : parseBlock(block2, number2), phase: phase2 };
  }
  return void 0;
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
  const rest2 = trimmed2.replace(places, "");
  return rest2 !== trimmed2 && !/[\p{L}\p{N}]/u.test(rest2);
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
  const names5 = lines.filter((line) => line !== "").flatMap(itemsOf).map(nameIn);
  return (names5.every(isLikePath) ? names5 : names5.slice(0, 1)).filter(isPath);
}
function isLikePath(word) {
  return !/\s/.test(word) && (word.includes("/") || extension.test(word));
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
  const label4 = unwrapped(text.slice(1, middle));
  const target = word.slice(0, end);
  const rest2 = text.slice(middle + 2 + end + 1);
  if (label4.includes("/") && isLikePath(label4)) return label4 + rest2;
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
function filesIn({ document }, lists2) {
  const first = /* @__PURE__ */ new Map();
  for (const { name: field2, keyPath, value } of lists2.flatMap((list) => fieldsNamed(document, list))) {
    for (const { path, ...place3 } of pathsIn(value, keyPath)) {
      if (!first.has(path)) first.set(path, { path, field: field2, at: { document, ...place3 } });
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
    const below2 = [...keyPath, String(key.value)];
    if (value.kind !== "scalar") return pathsIn(value, below2).filter(({ path }) => /[./]/.test(path));
    if (folded(String(key.value)) === "artifact") return pathsIn(value, below2).filter(({ path }) => isLikePath(path));
    const paths = statedPaths(textOf(key)).filter(isLikePath);
    return paths.map((path) => ({ path, keyPath: below2, start: key.start, end: key.end }));
  });
}
function inPathField({ key, value }, keyPath) {
  const below2 = [...keyPath, String(key.value)];
  const paths = pathsIn(value, below2);
  if (paths.length > 0 || value.kind !== "scalar") return paths;
  const text = textOf(value).trim();
  return isFileName(text) ? [{ path: text, keyPath: below2, start: value.start, end: value.end }] : [];
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
  const fields2 = own.length > 0 ? telling.length > 0 ? telling : own.slice(0, 1) : record.entries;
  return fields2.flatMap(({ key, value }) => {
    const text = textOf(key);
    const { hashes, isAlone } = hashWords(text);
    const below2 = [...keyPath, String(key.value)];
    if (own.length > 0) return namedCommits(value, below2, true);
    if (isAlone && hashes.length > 0) return hashes.map(({ name }) => ({ name, keyPath: below2, node: key }));
    return namedCommits(value, below2, isSure && threadKey.test(text));
  });
}
function namesIn(text, isSure) {
  const whole = text.trim();
  const isWord2 = isSure && !/\s/.test(whole);
  const found = isWord2 ? namesOfWord(whole) : whole.split("\n").flatMap(commitsOfLine);
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
  const fields2 = ["completed_threads", "checkpoint_details.completed_threads"];
  const named4 = fields2.flatMap((field2) => inFields(checkpoint, field2, false));
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
  const names5 = new Set(named4.map(({ name }) => name));
  const others2 = mentions.filter(({ name }) => !names5.has(name));
  const structure = others2.length > 0 ? await body.structure() : void 0;
  const told = structure?.ok ? others2.filter(({ place: place3 }) => structure.isText(place3)) : [];
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
  const dialect2 = dialectOfYaml(block2) ?? (isAnnounced(text.slice(body.start, body.end)) ? "prose" : void 0);
  return { dialect: dialect2, yaml, body, frontMatter };
}
function dialectOfKeys(keys) {
  return keys.some((key) => schemaKeys.includes(key)) ? "schema" : "persistence";
}
function withoutFences(text) {
  const whole = { start: 0, end: text.length };
  const nothing2 = { start: text.length, end: text.length };
  const frontMatter = { form: "none", yaml: nothing2, body: whole, faults: [] };
  const bare2 = bareDialect(text);
  if (!bare2) return { dialect: isProse(text) ? "prose" : void 0, yaml: nothing2, body: whole, frontMatter };
  const misplaced2 = misplacedFrontMatter(text);
  if (misplaced2) return { dialect: bare2, yaml: misplaced2.yaml, body: misplaced2.body, frontMatter: misplaced2 };
  return { dialect: bare2, yaml: whole, body: nothing2, frontMatter };
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
  const known10 = new Set(text.match(persistenceKey)).size;
  if (known10 > 1 || !isProse(text)) return known10 > 0 || lowerKey.test(text) ? "persistence" : void 0;
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
async function readCompanion({ kind, file: file4, path, text }, limits) {
  const parts2 = kind === "scratchpad" ? allMarkdown(text) : companionParts(text, kind, limits);
  const body = bodyOf(text, parts2.body, limits);
  const conflicts = await conflictsOf(text, parts2.body.start, body);
  const faults = [...conflicts, ...parts2.faults];
  const broken2 = (all) => {
    const document2 = new TextDocument(path, text, { faults: all });
    return { file: file4, document: document2, body: withoutLines(body), isBroken: true };
  };
  if (conflicts.some(({ start }) => start < parts2.yaml.end)) return broken2([...conflicts]);
  if (parts2.isOpen) return broken2(faults);
  const fields2 = readMapping(text, parts2.yaml, limits);
  if (!fields2.root && fields2.faults.length > 0) return broken2([...faults, ...fields2.faults]);
  const specification = specificationOf(kind);
  const document = new TextDocument(path, text, {
    root: fields2.root,
    faults: [...faults, ...fields2.faults],
    verdict: specification && fields2.root && specify(fields2.root, specification).verdict
  });
  const isBroken = conflicts.length > 0;
  return { file: file4, document, body: isBroken ? withoutLines(body) : body, isBroken };
}

// src/formats/grid/companions/companions.ts
var most = 4 * 1024 * 1024;
async function readCompanions(tree, root, files, numbering, limits) {
  const lists2 = { summary: [], checkpoint: [], plan: [] };
  const single2 = {
    ...{ scratchpad: void 0, warmth: void 0, decisions: void 0, blockers: void 0 }
  };
  const unreadable = [];
  let config;
  let length = 0;
  for (const { file: file4, kind } of inTurn(files)) {
    const path = pathIn(root, file4);
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
    const companion = await readCompanion({ kind, file: file4, path, text: read.text }, limits);
    if (kind === "summary" || kind === "checkpoint" || kind === "plan") {
      lists2[kind].push(withBlock(companion, numbering));
    } else single2[kind] = companion;
  }
  const { summary: summaries2, checkpoint: checkpoints, plan: plans2 } = lists2;
  return { summaries: summaries2, checkpoints, plans: plans2, ...single2, config, unreadable };
}
var turns = {
  ...{ checkpoint: 0, blockers: 1, decisions: 1, warmth: 1, scratchpad: 1, config: 1 },
  ...{ summary: 3, plan: 4 }
};
function inTurn(files) {
  const companions2 = files.flatMap((file4) => {
    const kind = companionKind(file4);
    if (!kind) return [];
    const isOther = kind === "checkpoint" && file4 !== "CHECKPOINT.md";
    return { file: file4, kind, turn: isOther ? 2 : turns[kind] };
  });
  return companions2.sort((a, b) => a.turn - b.turn);
}
function withBlock(companion, numbering) {
  const { block: named4, phase: folder = "" } = namedSummary(companion.file) ?? namedPlan(companion.file) ?? {};
  const said3 = (name) => {
    const [field2] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field2?.value.kind === "scalar" ? textOf(field2.value) : "";
  };
  const phase2 = parsePhase(said3("phase")) ?? named4?.phase ?? parsePhase(folder);
  const block2 = parseBlock(said3("block"), phase2) ?? (named4?.isPlain ? { ...named4, phase: phase2 } : named4);
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
function leftoverOf(file4) {
  if (isLock(file4)) return { file: file4, kind: "lock", of: stateFile };
  if (isOfMission(file4)) return void 0;
  const folder = file4.slice(0, file4.lastIndexOf("/") + 1);
  const name = file4.slice(folder.length);
  for (const [kind, made] of [madeAround(name), madeBehind(name), madeWithin(name)].flatMap(
    (one) => one ? [one] : []
  )) {
    const of = folder + made;
    if (isOfMission(of)) return { file: file4, kind, of };
  }
  return void 0;
}
function isOfMission(file4) {
  return file4 === stateFile || companionKind(file4) !== void 0;
}
function madeAround(file4) {
  for (const [kind, form3] of around) {
    const { name, ending: ending3 = "" } = form3.exec(file4)?.groups ?? {};
    if (name !== void 0) return [kind, name + ending3];
  }
  return void 0;
}
function madeBehind(name) {
  const words3 = wordsOf2(name);
  const ending3 = words3.findIndex((word2, index) => index > 0 && isEnding(word2));
  const rest2 = ending3 < 0 ? [] : words3.slice(ending3 + 1);
  const of = words3.slice(0, ending3 + 1).join(".");
  for (const [kind, form3] of behind) if (rest2.some((word2) => form3.test(word2))) return [kind, of];
  const word = rest2.findLast((one) => !/^\d{1,40}$/.test(one));
  return word !== void 0 && last.test(word) ? ["temporary", of] : void 0;
}
function madeWithin(name) {
  const words3 = wordsOf2(name);
  const [first, word = "", ending3 = ""] = [words3[0], ...words3.slice(1).slice(-2)];
  const found = words3.length > 2 && isEnding(ending3) ? within.find(([, form3]) => form3.test(word)) : void 0;
  return found && [found[0], `${first}.${ending3}`];
}
function wordsOf2(name) {
  return name.replace(/^\./, "").split(".");
}
function isEnding(word) {
  return word === "md" || word === "json";
}
function isLock(file4) {
  return locks.includes(file4);
}
function isDated(file4) {
  return companionKind(file4) === "scratchpad";
}

// src/formats/grid/files/root-files.ts
var most2 = { entries: 1e5, levels: 32 };
async function listRoot(tree, root, limits = most2) {
  const found = { files: [], regular: [], unreadable: [] };
  const isOwn = root === ".grid" || root.endsWith("/.grid");
  let entries = 0;
  for (let level = [""], depth = 1; level.length > 0; depth += 1) {
    const below2 = [];
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
        const file4 = pathIn(folder, name);
        if (kind === "directory" && isSearched(name) && (isOwn || isKnown(file4))) below2.push(file4);
        if (kind !== "directory") found.files.push(file4);
        if (kind === "file") found.regular.push(file4);
        if (kind === "link" && isHiding(file4)) found.unreadable.push({ path: pathIn(root, file4), refusal: "link" });
      }
    }
    level = below2;
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
function isKnown(file4) {
  return file4 === "plans" || file4 === "phases" || /^phases\/[^/]+$/.test(file4);
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
  const said3 = state.dialect === "prose" ? (state.status?.value ?? "").slice(0, longest3) : "";
  return before.test(said3) ? "planned" : statusOf(state)?.stage;
}
function isUnderWay(stage) {
  return stage === "running" || stage === "waiting";
}
function meaningOf(value, word, lifecycle, at) {
  const { stages, complete } = lifecycles[lifecycle];
  const stage = Object.hasOwn(stages, word) ? stages[word] : void 0;
  return stage && { value, lifecycle, stage, isComplete: word === complete, at };
}
function wordOf(said3) {
  const [words3 = ""] = said3.slice(0, longest3).split(/ [-–—(|]|[,;.:(]/, 1);
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
function nameOf({ id: id2, number: number2 }) {
  return id2 === void 0 ? `phase ${number2}` : quote(id2);
}
function phaseNumber(id2) {
  return Number(id2.slice(0, 2));
}
function isNumbered({ number: number2, id: id2 }, wanted) {
  return number2 === wanted || id2 !== void 0 && phaseNumber(id2) === wanted;
}
function phaseNumbered(state, wanted) {
  const phases = phasesOf(state);
  return phases.find(({ number: number2 }) => number2 === wanted) ?? phases.find((phase2) => wanted !== void 0 && isNumbered(phase2, wanted));
}
function currentPhases(state) {
  const { phase: number2, phase_id: id2 } = state.data.position ?? {};
  const numbers = [number2, state.data.phases?.current].filter((one) => one !== void 0);
  return phasesOf(state).filter(
    (phase2) => id2 !== void 0 && phase2.id === id2 || numbers.some((one) => isNumbered(phase2, one))
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
  const blocks = files.flatMap((file4) => {
    const block2 = (namedSummary(file4) ?? namedPlan(file4))?.block;
    return block2 ? [block2] : [];
  });
  return numberingOf(phasesIn(state), blocks);
}
function phasesIn(state) {
  if (state?.dialect === "schema") return definedBlocks(state);
  return state?.dialect === "prose" ? tickedBlocks(state) : [];
}
function definedBlocks(state) {
  return phasesOf(state).map(({ number: number2, id: id2, blocks }) => ({
    numbers: id2 === void 0 ? [number2] : [.../* @__PURE__ */ new Set([phaseNumber(id2), number2])],
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
  for (const file4 of files) {
    const { block: block2, phase: phase2 } = namedPlan(file4) ?? {};
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
  const label4 = match[1]?.toLowerCase();
  const hasColon = match[2] === ":";
  if (label4 === "status" || label4 === "mode") {
    return hasColon ? { label: label4, zone, value: cursor.remainder(), rest: "" } : void 0;
  }
  if (label4 === "progress") return hasColon ? progress(cursor, zone) : void 0;
  return position(cursor, { label: label4, zone, isAnchored: hasColon || zone === "position" });
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
function position(cursor, { label: label4, zone, isAnchored }) {
  const value = cursor.piece(number);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return void 0;
  const name = cursor.piece(bracketed2) ?? cursor.piece(afterSign);
  const rest2 = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest2) ? void 0 : { label: label4, zone, value, total, name, rest: rest2 };
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
  let below2;
  return lines.flatMap((line) => {
    if (line.raw.length > longestLine2) return [];
    const named4 = phase.exec(line.raw)?.[1];
    if (named4 !== void 0) below2 = { phase: Number(named4), heading: line.heading || lowestHeading };
    else if (line.heading > 0 && line.heading <= (below2?.heading ?? 0)) below2 = void 0;
    return tickOf(line, below2?.phase) ?? [];
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
  const cluster2 = titleOf(lines);
  const phase2 = numbered(first("phase"), span);
  const block2 = numbered(first("block"), span);
  const status = first("status")?.value;
  const { value: percent, bar } = first("progress") ?? {};
  return {
    ...state,
    ...cluster2 && { cluster: { value: cluster2.text, at: span(cluster2) } },
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
  return (label4) => {
    const own = claims.filter((claim) => claim.label === label4);
    const elsewhere = label4 === "progress" ? ["head", "progress"] : [];
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
async function readState(file4) {
  const form3 = formOf(file4.text);
  const body = bodyOf(file4.text, form3.body, file4.limits);
  const conflicts = await conflictsOf(file4.text, form3.body.start, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form3.yaml.end);
  if (inYaml.length > 0 || conflicts.length > 0 && form3.dialect === "prose") return broken(file4, form3, conflicts);
  if (!form3.dialect || form3.frontMatter.form === "open") return broken(file4, form3, [...conflicts, ...formFaults(form3)]);
  const faults = [...conflicts, ...form3.frontMatter.faults];
  const readable = conflicts.length > 0 ? withoutLines(body) : body;
  if (form3.dialect === "prose") {
    const document = new TextDocument(file4.path, file4.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const fields2 = readMapping(file4.text, form3.yaml, file4.limits);
  if (!fields2.root) return broken(file4, form3, [...faults, ...fields2.faults]);
  const parsed = { root: fields2.root, faults: [...faults, ...fields2.faults] };
  if (dialectOfKeys(fields2.root.entries.map(({ key }) => String(key.value))) === "schema") {
    const { data: data2, ...place4 } = specified(file4, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file4, data2.resume?.checkpoint_file);
    return stateOf({ dialect: "schema", data: data2, ...place4, body: readable, checkpointFile });
  }
  const { data, ...place3 } = specified(file4, parsed, persistenceSpecification);
  return stateOf({ dialect: "persistence", data, ...place3, body: readable, plannedBlocks: file4.plannedBlocks });
}
function stateOf(state) {
  return { dialect: state.dialect, documents: [state.document], state };
}
function broken({ path, text }, { dialect: dialect2 }, faults) {
  const documents = [new TextDocument(path, text, { faults })];
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
  const places2 = claimedPaths(claimed, root);
  if (places2.length === 0) return "outside";
  const kinds2 = await Promise.all(places2.map((place3) => tree.kind(place3)));
  return kinds2.includes("file") ? "present" : "missing";
}

// src/formats/grid/read.ts
async function readGrid(tree, root, limits) {
  const listed3 = await listRoot(tree, root);
  const mission = await readMission(tree, root, countPlannedBlocks(listed3.regular), limits);
  const numbering = numberingOfMission(mission.state, listed3.files);
  const companions2 = await readCompanions(tree, root, listed3.files, numbering, limits);
  const { config, unreadable, ...beside } = companions2;
  const files = Object.values(beside).flat();
  const unread = [...listed3.unreadable, ...unreadable];
  return {
    root,
    format: "grid",
    ...mission,
    ...beside,
    present: listed3.files,
    dated: listed3.files.filter(isDated).map((file4) => pathIn(root, file4)),
    local: listed3.files.filter(isLock).map((file4) => pathIn(root, file4)),
    numbering,
    documents: [
      ...mission.documents,
      ...files.flatMap((file4) => file4 ? [file4.document] : []),
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

// src/formats/grid/rule.ts
function rule2(facts) {
  const dialects = facts.dialects ?? ["schema"];
  return {
    ...facts,
    check(context) {
      const { state, dialect: dialect2, unjudged: unjudged2 } = context.snapshot;
      if (state && dialects.includes(state.dialect)) return facts.check({ ...context, state });
      const isMine = dialect2 === void 0 || dialects.includes(dialect2);
      if (!state && unjudged2 !== void 0 && isMine) context.skip(unjudged2);
    }
  };
}

// src/formats/grid/time/instants.ts
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
function orderOf(first, last2, slackMs = 0) {
  const wrongByMs = first.ms - last2.ms;
  if (wrongByMs <= slackMs) return "fits";
  return first.zoned !== last2.zoned && wrongByMs < widestZoneMs ? "doubtful" : "wrong";
}

// src/formats/grid/time/chronology.ts
var closedBy = {
  created_at: "updated_at",
  started_at: "completed_at",
  spawned_at: "last_heartbeat"
};
function chronologyOf(state, { now, limits }) {
  const slackMs = limits.clockSkewMs;
  const isFuture = ({ ms }) => ms - now > slackMs;
  const stamps = stampsOf(state);
  const byName = new Map(stamps.map((stamp) => [stamp.name, stamp]));
  const created = byName.get("created_at");
  const updated = byName.get("updated_at");
  const records = stamps.flatMap((first) => {
    const closing = closedBy[String(first.keyPath.at(-1))];
    const last2 = closing && byName.get([...first.keyPath.slice(0, -1), closing].join("."));
    const order = last2 ? orderOf(first, last2) : "fits";
    if (!last2 || order === "fits") return [];
    const [wrong, other] = isFuture(first) ? [first, last2] : [last2, first];
    return [{ kind: "record", wrong, other, doubtful: order === "doubtful" }];
  });
  const named4 = new Set(records.flatMap(({ wrong, other }) => [wrong, other]));
  const inside = stamps.filter((stamp) => stamp !== created && stamp !== updated && !named4.has(stamp));
  const bounds = [created, updated].filter((bound) => bound !== void 0).filter((bound) => !named4.has(bound));
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

// src/formats/grid/rules/agent-heartbeat.ts
var agentHeartbeat = rule2({
  id: "grid/agent-heartbeat",
  severity: "warning",
  summary: "active agents were heard of after they were spawned, and within 10 minutes of updated_at",
  source: "STATE.md schema 1.3",
  check({ state, now, limits, report }) {
    const { stamps, updated, disorders, isFuture } = chronologyOf(state, { now, limits });
    for (const one of disorders) {
      if (one.kind === "record" && one.wrong.keyPath[0] === "agents") report(...misplaced(state, one));
    }
    if (!updated || stageOf(state) === "over" || isFuture(updated)) return;
    const said3 = new Set(disorders.flatMap(({ wrong, other }) => [wrong, other]));
    for (const beat of stamps.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat")) {
      const silentMs = updated.ms - beat.ms;
      if (silentMs <= limits.heartbeatMs || said3.has(beat)) continue;
      const fact = `${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`;
      const limit = `expected one at least every ${duration(limits.heartbeatMs)}`;
      report(state.at(beat.keyPath), `${fact}; ${limit}${beat.zoned === updated.zoned ? "" : ", if both are UTC"}`, {
        related: [{ at: state.at("updated_at"), message: `updated_at is ${quote(updated.text)}` }]
      });
    }
  }
});

// src/formats/grid/mission/defined-phases.ts
function definedPhases(state) {
  const phases = phasesOf(state);
  const byId2 = new Map(phases.flatMap((phase2) => phase2.id === void 0 ? [] : [[phase2.id, phase2]]));
  const isTold2 = phases.length > 0 && phases.every(({ id: id2 }) => id2 !== void 0);
  return isTold2 ? byId2 : void 0;
}
var mostToSuggest = 30;
function undefinedPhase(field2, id2, phases) {
  const meant = phases.size <= mostToSuggest ? nearest(id2, [...phases.keys()]) : void 0;
  const fact = `${field2} is ${quote(id2)}, which phases.definitions does not define`;
  return meant === void 0 ? fact : `${fact}; did you mean ${quote(meant)}?`;
}

// src/formats/grid/rules/agent-location.ts
var agentLocation = rule2({
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
      const phase2 = phases?.get(agent.phase);
      if (phases && !phase2) {
        report(state.at(`${path}.phase`), undefinedPhase(`${path}.phase`, agent.phase, phases), {
          related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
        });
      } else if (!isBeyondTotal(context, path, agent.phase) && agent.block !== void 0) {
        checkBlock(context, path, agent.phase, agent.block, phase2);
      }
    }
  }
});
function isBeyondTotal({ state, report }, path, phase2) {
  const { definitions = [], total = 0 } = state.data.phases ?? {};
  if (definitions.length > 0 || total === 0 || isPlanning(state)) return false;
  const number2 = phaseNumber(phase2);
  if (number2 >= 1 && number2 <= total) return false;
  report(state.at(`${path}.phase`), `${path}.phase is ${quote(phase2)}, but the mission has ${count(total, "phase")}`, {
    related: [{ at: state.at("phases.total"), message: "the phases are counted here" }]
  });
  return true;
}
function checkBlock({ state, report }, path, phase2, block2, defined) {
  const fact = `${path}.block is ${quote(block2)}, but`;
  const number2 = Number(block2.slice(3));
  const ofPhase = phaseNumber(block2);
  if (defined ? !isNumbered(defined, ofPhase) : phaseNumber(phase2) !== ofPhase) {
    report(state.at(`${path}.block`), `${fact} the agent works in phase ${quote(phase2)}`, {
      related: [{ at: state.at(`${path}.phase`), message: "the phase stands here" }]
    });
  } else if (number2 === 0) {
    report(state.at(`${path}.block`), `${fact} the blocks of a phase are numbered from 01`);
  } else if (defined?.blocks && number2 > defined.blocks) {
    report(state.at(`${path}.block`), `${fact} phase ${quote(phase2)} has ${count(defined.blocks, "block")}`, {
      related: [{ at: state.at(`${defined.path}.blocks`), message: "its blocks are counted here" }]
    });
  }
}

// src/formats/grid/mission/threads.ts
var threadId = /^(?:(\d{1,4})\.)?(\d{1,4})$/;
function whyNoThread(id2, { data }) {
  const [, block2, thread] = threadId.exec(id2) ?? [];
  if (thread === void 0) return "expected block and thread like 02.3, or a number";
  const { blocks_total = 0, threads_total = 0 } = data.progress ?? {};
  const defined = (data.phases?.definitions ?? []).reduce((sum, phase2) => sum + (phase2?.blocks ?? 0), 0);
  return block2 !== void 0 && beyond(Number(block2), Math.max(blocks_total, defined), "block") || beyond(Number(thread), threads_total && Math.max(threads_total, data.position?.thread_total ?? 0), "thread");
}
function beyond(number2, total, noun) {
  if (number2 === 0) return `${noun}s are numbered from 1`;
  return total > 0 && number2 > total ? `the mission has ${count(total, noun)}` : void 0;
}

// src/formats/grid/rules/agent-registry.ts
var agentRegistry = rule2({
  id: "grid/agent-registry",
  severity: "warning",
  summary: "an agent is either active or completed, and the agents and threads named elsewhere are known",
  source: "STATE.md schema 1.1, 1.8, 1.9, D14, D15",
  check(context) {
    const { state, report } = context;
    const active3 = pathsById(state, "active");
    const completed = pathsById(state, "completed");
    for (const [id2, path] of active3) {
      const other = completed.get(id2);
      if (id2 === void 0 || other === void 0) continue;
      report(state.at(path), `${path} is ${quote(id2)}, but the agent is also completed`, {
        related: [{ at: state.at(other), message: "it is completed here" }]
      });
    }
    if (isComplete(state, active3, completed)) {
      reportStrangers(context, /* @__PURE__ */ new Set(["mc", ...active3.keys(), ...completed.keys()]));
    }
    reportThreads(context);
  }
});
function pathsById({ data }, list) {
  const agents = [...(data.agents?.[list] ?? []).entries()].reverse();
  return new Map(agents.map(([index, agent]) => [agent?.id, `agents.${list}.${index}.id`]));
}
function isComplete({ data, document }, ...lists2) {
  const { agents } = data;
  if (!agents || lists2.some((list) => list.has(void 0))) return false;
  return ["active", "completed"].every((list) => agents[list] || !document.node(`agents.${list}`));
}
function reportStrangers({ state, report }, known10) {
  const mentions = /* @__PURE__ */ new Map();
  const mention = (path, id2) => {
    if (!id2 || known10.has(id2)) return;
    const paths = mentions.get(id2);
    if (paths) paths.push(path);
    else mentions.set(id2, [path]);
  };
  mention("resume.last_agent", state.data.resume?.last_agent);
  for (const [index, warning] of (state.data.warnings ?? []).entries()) {
    mention(`warnings.${index}.source`, warning?.source);
  }
  for (const [id2, [first = "", ...others2]] of mentions) {
    report(state.at(first), `${first} is ${quote(id2)}, which stands neither in agents.active nor in agents.completed`, {
      severity: "info",
      related: others2.slice(0, 5).map((path) => ({ at: state.at(path), message: "it is named here too" }))
    });
  }
}
function reportThreads({ state, report }) {
  for (const [index, blocker] of (state.data.blockers ?? []).entries()) {
    if (blocker?.blocking_thread === void 0) continue;
    const path = `blockers.${index}.blocking_thread`;
    const node = state.document.node(path);
    const isNumber = typeof blocker.blocking_thread === "number" && node?.kind === "scalar";
    const id2 = isNumber ? node.source : String(blocker.blocking_thread);
    const why = whyNoThread(id2, state);
    if (why) report(state.at(path), `${path} is ${quote(id2)}, but ${why}`, { severity: "info" });
  }
}

// src/formats/grid/rules/agent-type.ts
var agentType = rule2({
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

// src/formats/grid/mission/repeated-ids.ts
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
var agentUnique = rule2({
  id: "grid/agent-unique",
  severity: "error",
  summary: "no agent stands twice in agents.active",
  source: "STATE.md schema 3.2",
  check({ state, report }) {
    reportRepeatedIds(state, report, "agents.active", state.data.agents?.active);
  }
});

// src/formats/grid/rules/blocked-checkpoint.ts
var blockedCheckpoint = rule2({
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
var naming = /* @__PURE__ */ new Set(["id", "key", "name", "label", "title", "value", "option", "choice"]);
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
  const own = item.entries.filter(({ key, value }) => naming.has(folded(textOf(key))) && !isBlank(value));
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
  const names5 = match ? [match[1] ?? match[2] ?? "", text.slice(match[0].length)] : [];
  return [text, ...names5].map(wordsIn).filter((name) => name !== "");
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
  const isAnswer = !isNotYet(text) || optionsOf(checkpoint).some(({ names: names5 }) => names5.includes(wordsIn(text)));
  return isAnswer ? { field: field2, text } : void 0;
}
var longest4 = 500;
var place = /^ (?:option |choice |number |no )?(\d{1,2}|[a-z]) $/;
function chosenOption(answer, options) {
  const said3 = wordsIn(answer.slice(0, longest4));
  if (said3 === "") return void 0;
  const exact = options.find(({ names: names5 }) => names5.includes(said3));
  if (exact) return exact;
  const [, ordinal2] = place.exec(said3) ?? [];
  const numbered2 = ordinal2 === void 0 ? void 0 : options[indexOf(ordinal2)];
  if (numbered2) return numbered2;
  const named4 = options.map((option) => ({ option, length: longestIn(said3, option) })).filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  return named4[0]?.option ?? begunBy(said3, options) ?? options.find((option) => isPartOf(said3, option));
}
function isPartOf(said3, { names: names5, text }) {
  return [...names5, wordsIn(text)].some((one) => one.includes(said3));
}
function begunBy(said3, options) {
  const begun = options.filter(({ names: names5 }) => names5.some((name) => name.startsWith(said3.trimEnd())));
  return begun.length === 1 ? begun[0] : void 0;
}
var indexOf = (ordinal2) => /\d/.test(ordinal2) ? Number(ordinal2) - 1 : ordinal2.charCodeAt(0) - "a".charCodeAt(0);
function longestIn(said3, { names: names5 }) {
  return Math.max(0, ...names5.filter((name) => isTelling(name) && said3.includes(name)).map(({ length }) => length));
}
function isTelling(name) {
  return name.length > 3 && !/^ \d+ $/.test(name);
}

// src/formats/grid/agents.ts
var others = ["accountant", "guard", "debugger", "program", "agent"];
var known2 = [...words.agentType, ...others].join("|");
var form = new RegExp(
  `^(?:(?:grid[ _-])?(${known2})(?:[ _-]?\\d{1,6}|[ _-]\\w{1,10})?|([a-z][a-z_-]{1,40})[-_]\\d{1,6})$`,
  "i"
);
var master = /^(?:mc|master[ _-]?control)(?:-\d{1,6})?$/i;
var longest5 = 60;
function agentTypeOf(name) {
  if (name.length > longest5) return void 0;
  const text = name.trim();
  if (master.test(text)) return "mc";
  const [, type, word] = form.exec(text) ?? [];
  const found = type ?? word;
  return found === void 0 ? void 0 : folded(found);
}
function isAgent(text) {
  return agentTypeOf(text) !== void 0;
}

// src/formats/grid/texts/list-mark.ts
var form2 = /^[ \t>]{0,99}((?:[-*+•]|\d{1,4}[.)])[ \t]{1,99})?(?:\[[ xX]\][ \t]{1,99})?/;
function leadOf(raw) {
  return form2.exec(raw)?.[0] ?? "";
}
function isListItem(raw) {
  return form2.exec(raw)?.[1] !== void 0;
}

// src/formats/grid/companions/entry-lines.ts
var label = /^[*_`]{0,3}([\p{L}\p{N}][^:]{0,79}):[*_`]{0,3}(?=\s|$)/u;
var mostWords = 5;
function trimmed(text, start, end) {
  const raw = text.slice(start, end);
  const left2 = /^[\s*_`]*/.exec(raw)?.[0].length ?? 0;
  let right = raw.length;
  while (right > left2 && /[\s*_`]/.test(raw.charAt(right - 1))) right -= 1;
  return { text: raw.slice(left2, right), start: start + left2, end: start + right };
}
function saidBy({ raw, start, end }) {
  const from = leadOf(raw).length;
  const { text, ...at } = trimmed(raw, from, end - start);
  return { text, start: start + at.start, end: start + at.end };
}
function labelledLine(line) {
  const from = leadOf(line.raw).length;
  return labelled2(line.raw.slice(from), line.start + from);
}
function labelled2(text, offset) {
  const match = label.exec(text);
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
    this.#current = this.#open("line", saidBy(line), line, 0);
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
      const said3 = entry.lines.map((line) => saidBy(line).text).join(" ");
      const { parent } = entry;
      const key = folded(entry.title);
      if (parent && said3 !== "" && key.length <= 80 && !parent.fields.has(key)) {
        parent.fields.set(key, { key: entry.title, text: said3, at: entry.at });
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
    const [above, below2] = [this.#lines[index - 1], this.#lines[index]];
    return above !== void 0 && below2 !== void 0 && isNextLine(this.#document.text, above, below2);
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
    const { text, start, end } = saidBy(line);
    const at = isEmpty ? this.#document.span(start, end) : before3.at;
    entry.fields.set(key, { ...before3, text: isEmpty ? text : `${before3.text} ${text}`, at });
    this.#field = { key, line: first, last: line };
  }
  /** Adds a field; false when the entry has one of that key. */
  #put({ fields: fields2 }, key, value) {
    const name = folded(key.text);
    if (fields2.has(name)) return false;
    const { start, end } = value.text === "" ? key : value;
    fields2.set(name, { key: key.text, text: value.text, at: this.#document.span(start, end) });
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
  const head2 = title2 ?? (value.kind === "map" ? value.entries[0]?.key : void 0) ?? { start, end };
  return {
    ...{ opens: "record", title: title2 ? textOf(title2) : "", at: document.span(head2.start, head2.end) },
    ...{ fields: value.kind === "map" ? fieldsOf(document, value) : /* @__PURE__ */ new Map(), lines: [], parent, start, end }
  };
}
function fieldsOf(document, { entries }) {
  const fields2 = /* @__PURE__ */ new Map();
  for (const { key, value } of entries) {
    const name = folded(textOf(key));
    if (value.kind !== "scalar" || fields2.has(name)) continue;
    const text = textOf(value).replace(/\s+/g, " ").trim();
    const { start, end } = text === "" ? key : value;
    fields2.set(name, { key: textOf(key), text, at: document.span(start, end) });
  }
  return fields2;
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
  const shown3 = Array.from({ length: line.raw.length }, (_2, at) => {
    return isShown(line.start + at) ? line.raw.charAt(at) : " ";
  });
  return { ...line, raw: shown3.join("") };
}

// src/formats/grid/scratchpad/clock-time.ts
var longest6 = 40;
var timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)? ?(?:(am|pm)|z|utc|[+-]\d{2}:?\d{2})?$/i;
function clockTime(text) {
  if (text.length > longest6) return void 0;
  const [, hour, minute, second = "0", half] = timeOfDay.exec(text) ?? [];
  if (hour === void 0) {
    const instant = parseInstant(text.replace(/ ?UTC$/i, "Z"));
    return instant && { isDated: true, ...instant };
  }
  const hours = half ? Number(hour) % 12 + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return void 0;
  return { isDated: false, ms: ((hours * 60 + Number(minute)) * 60 + Number(second)) * 1e3 };
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

// src/formats/grid/blockers/blocker-status.ts
var resolved = /\b(?:resolved|closed|cleared|fixed|done|solved|unblocked|inactive|obsolete|cancelled|canceled|wont ?fix)\b|✅|☑|✔|~~/i;
var active = /\b(?:active|open|unresolved|blocked|blocking|ongoing|pending|waiting|current)\b|🔴|⛔|🚧/i;
function statedIn(text) {
  const said3 = text.slice(0, 400);
  if (/\b(?:not|never)(?: yet)? (?:resolved|closed|cleared|fixed|solved|done)\b/i.test(said3)) return "active";
  if (resolved.test(said3)) return "resolved";
  return active.test(said3) ? "active" : void 0;
}
function isResolved({ title: title2, fields: fields2, parent }) {
  const status = statedIn((fields2.get("status") ?? fields2.get("state"))?.text ?? "") ?? markIn(title2);
  if (status) return status === "resolved";
  const ended = ["resolvedat", "resolution", "resolved", "resolvedon"].map((name) => fields2.get(name)?.text ?? "");
  if (ended.some((text) => text !== "" && !saysNothing(text) && text !== "false")) return true;
  for (let section = parent; section; section = section.parent) {
    const said3 = statedIn(section.title);
    if (said3) return said3 === "resolved";
  }
  return false;
}
function markIn(title2) {
  const mark = /[[(](?:active|resolved|closed|open)[\])]|\b(?:ACTIVE|RESOLVED|CLOSED|OPEN|FIXED|DONE)\b|✅|☑|✔|~~/i.exec(
    title2
  )?.[0];
  const isMark2 = mark !== void 0 && (/\W/.test(mark) || mark === mark.toUpperCase());
  return isMark2 ? statedIn(mark) : void 0;
}

// src/formats/grid/blockers/blocker-entries.ts
var idForm = /\bblocker-\d{1,6}\b/i;
var head = /^[ \t>]{0,99}(?:[-*+•][ \t]{1,9})?[*_`[(]{0,4}(?:blocker-\d{1,6}\b|(?:ACTIVE|RESOLVED)\b[\])*_:]{1,4}[ \t])/i;
var headInParts = /\|[ \t*_`[]{0,9}(?:ACTIVE|RESOLVED)[ \t*_`\]]{0,9}(?:\||$)/;
var names = {
  id: ["id", "blockerid"],
  type: ["type", "kind", "category", "blockertype"],
  description: ["description", "what", "issue", "problem", "summary", "details", "reason", "blocker", "message"],
  position: [
    "position",
    "location",
    "where",
    "blockingthread",
    "thread",
    "block",
    "phase",
    "blocking",
    "blocks",
    "affects"
  ]
};
var place2 = /\b(?:block|thread|wave|phase)s?[ _-]{0,2}#?\d/i;
var types = /\b(?:missing_credential|external_api|permission|dependency)\b/i;
var gapInTitle = /\{\{|\bN{2,4}\b|\bX{2,4}\b/;
var choice = /\w \| \w/;
async function blockerEntries(blockers2) {
  const read = await readEntries(blockers2, { isHead: (line) => head.test(line) || headInParts.test(line) });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf2(blockers2.document, entry) ?? []);
}
function entryOf2(document, entry) {
  const { opens, title: title2, fields: fields2, parent, lines, at } = entry;
  const field2 = (part) => {
    const found = names[part].map((name) => fields2.get(name)?.text ?? "").find((text) => text !== "" && !saysNothing(text));
    return found ?? "";
  };
  const id2 = (idForm.exec(title2) ?? idForm.exec(field2("id")))?.[0].toLowerCase();
  const told = ["type", "description", "position"].filter((part) => field2(part) !== "");
  const isOne = id2 !== void 0 || told.length > 1 || told.length === 1 && fields2.has("status") || opens === "line";
  const isListed = opens === "record" && parent !== void 0 && title2 !== "" && !saysNothing(title2);
  if (!(isOne || isListed || isMarked(title2))) return void 0;
  if (isTemplate2(entry, id2)) return void 0;
  const whole = wordsOf3(title2);
  const rest2 = withoutMarks(whole);
  const body = opens === "heading" || opens === "line" ? lines.map(({ raw }) => raw.trim()) : [];
  const prose = body.filter((line) => !/^[^:]{1,80}:/.test(line) && new RegExp("\\p{L}", "u").test(line)).join(" ");
  const description = field2("description") || rest2 || prose;
  const within2 = opens === "record" ? document.text.slice(entry.start, entry.end) : title2;
  const says = {
    type: field2("type") !== "" || types.test(title2),
    description: description !== "",
    position: field2("position") !== "" || place2.test(title2) || opens === "record" && /\bposition["']?[ ]?:/.test(within2)
  };
  return {
    id: id2,
    isActive: !isResolved(entry),
    name: id2 ?? (rest2 || description || title2),
    keys: [field2("description"), rest2, unmarked(whole), whole.replace(/^[^:]{1,40}: /, ""), prose].map(comparable).filter((key) => key !== ""),
    wanting: ["type", "description", "position"].filter((part) => !says[part]),
    at
  };
}
function isTemplate2({ title: title2, fields: fields2 }, id2) {
  if (id2 === void 0 && (gapInTitle.test(title2.slice(0, 400)) || isGap(unmarked(wordsOf3(title2))))) return true;
  const chosen = ["status", "type"].map((name) => fields2.get(name)?.text ?? "");
  if (chosen.some((text) => choice.test(text.slice(0, 400)))) return true;
  return [...fields2.values()].some(({ text }) => isGap(text) && statedIn(text) === void 0);
}
function isMarked(title2) {
  return statedIn(title2) !== void 0 && withoutMarks(wordsOf3(title2)) !== "" && /^\W{0,4}[A-Z]{4,10}\b|[A-Z]{4,10}\W{0,4}$/.test(title2);
}
function wordsOf3(title2) {
  const parts2 = title2.slice(0, 400).split("|");
  const said3 = parts2.map((part) => part.trim()).filter((part) => !isAgent(part) && !clockTime(part) && !types.test(part));
  return (parts2.length > 1 ? said3.join(" ") : title2.slice(0, 400)).replace(idForm, "").replace(/^[^\p{L}\p{N}([]{1,40}/u, "");
}
function unmarked(words3) {
  return words3.replace(/^(?:[[(](?:active|resolved|open|closed)[\])]|ACTIVE|RESOLVED|OPEN|CLOSED)[ :–—-]{1,9}/i, "");
}
function withoutMarks(words3) {
  return words3.replace(/[[(]?\b(?:in)?(?:active|resolved|open|closed)\b[\])]?/gi, "").replace(/\b(?:current )?blockers?\b(?: #?\d{1,4}\b)?/gi, "").replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N})]{1,40}$/gu, "").trim();
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
    const file4 = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    return file4 === stateFile || companionKind(file4) !== void 0 || read.has(path);
  };
  const folder = unreadable.find(({ path }) => !isFile(path));
  return folder && `not all of ${quote(folder.path)} could be looked through`;
}
function reasonsOf(snapshot) {
  const { root, present, summaries: summaries2, checkpoints, plans: plans2, scratchpad, warmth: warmth2, decisions: decisions2, blockers: blockers2 } = snapshot;
  const read = /* @__PURE__ */ new Map();
  for (const one of [summaries2, checkpoints, plans2, scratchpad, warmth2, decisions2, blockers2].flat()) {
    if (one) read.set(one.file, one);
  }
  const broken2 = /* @__PURE__ */ new Map();
  const unread = /* @__PURE__ */ new Map();
  for (const file4 of present) {
    const kind = companionKind(file4);
    const companion = read.get(file4);
    if (kind === void 0 || kind === "config" || companion?.isBroken === false) continue;
    const paths = companion ? broken2 : unread;
    const others2 = paths.get(kind);
    if (others2) others2.push(pathIn(root, file4));
    else paths.set(kind, [pathIn(root, file4)]);
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

// src/formats/grid/checkpoints/open-blockers.ts
async function hasBlockers(snapshot) {
  const { state, blockers: blockers2 } = snapshot;
  if (state?.dialect === "schema" && (state.data.blockers ?? []).length > 0) return true;
  const unread = whyUnread(snapshot, "blockers");
  if (unread !== void 0) return unread;
  if (!blockers2) return false;
  const entries = await blockerEntries(blockers2);
  return typeof entries === "string" ? entries : entries.some(({ isActive }) => isActive);
}

// src/formats/grid/checkpoints/text-fields.ts
var names2 = {
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
  return Object.keys(names2).find((name) => names2[name]?.includes(word));
}
async function withTextFields(checkpoint) {
  const { document, body } = checkpoint;
  if (body.lines.length === 0) return checkpoint;
  const read = await readEntries(checkpoint);
  if (!read.ok) return read.reason;
  const { root } = document;
  const own = root?.kind === "map" ? root.entries : [];
  const known10 = new Set(own.map(({ key }) => folded(String(key.value))));
  const told = [];
  const entries = read.entries.filter(({ opens }) => opens !== "record");
  const offer = entries.find(({ opens, title: title2 }) => opens === "heading" && nameOf2(title2) === "options");
  const offered = entries.filter(({ parent }) => parent && parent === offer).map(pieceOf);
  for (const section of entries.flatMap((entry) => sectionsOf(entry, entry === offer ? offered : []))) {
    const value = saidIn(section);
    if (!value || known10.has(folded(section.name))) continue;
    known10.add(folded(section.name));
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
  const begin = (name2, rest2) => {
    open3 = { name: name2, ...rest2, parts: [] };
    sections.push(open3);
  };
  const { title: title2, at, opens } = entry;
  const name = opens === "heading" ? nameOf2(title2) : void 0;
  if (name !== void 0) begin(name, { head: { text: title2, ...at }, value: void 0, line: void 0 });
  for (const line of entry.lines) {
    const label4 = labelledLine(line);
    const known10 = label4 && nameOf2(label4.key.text);
    if (label4 && known10 !== void 0) begin(known10, { head: label4.key, value: label4.value, line });
    else if (isBreak(line.raw) || label4 && endsAt(open3, line)) open3 = void 0;
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
function pieceOf({ opens, title: title2, fields: fields2, at }) {
  const [first] = fields2.values();
  const { start, end } = opens === "row" && first ? first.at : at;
  return { text: opens === "row" ? first?.text ?? "" : title2, start, end };
}
function saidIn({ name, value, parts: parts2 }) {
  const said3 = parts2.map((part) => "raw" in part ? saidBy(part) : part).filter(({ text }) => text !== "");
  const [first, last2] = [value?.text ? value : said3[0], said3.at(-1)];
  if (!first) return void 0;
  if (name === "type") {
    const word = folded(first.text).replace(/^checkpoint:/, "");
    const type = checkpointTypes.find((one) => word.startsWith(folded(one)));
    return type && scalar(first, type);
  }
  if (value?.text) return scalar(value, [value, ...said3].map(({ text }) => text).join("\n"));
  const items2 = parts2.flatMap((part) => "raw" in part ? isListItem(part.raw) ? [saidBy(part)] : [] : [part]);
  const span = { start: first.start, end: last2?.end ?? first.end };
  if (items2.length > 0) return { kind: "list", items: items2.map((item) => scalar(item, item.text)), ...span };
  return scalar({ text: "", ...span }, said3.map(({ text }) => text).join("\n"));
}
function scalar({ start, end }, value) {
  return { kind: "scalar", value, source: value, style: "block", start, end };
}

// src/formats/grid/checkpoints/read-checkpoints.ts
var known4 = /* @__PURE__ */ new WeakMap();
function readCheckpoints(snapshot) {
  const reading = known4.get(snapshot) ?? readAll(snapshot);
  known4.set(snapshot, reading);
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

// src/formats/grid/rules/blocked-reason.ts
var blockedReason = rule2({
  id: "grid/blocked-reason",
  severity: "warning",
  summary: "a blocked mission has a blocker or an open checkpoint",
  source: "STATE.md schema 1.9",
  async check({ state, snapshot, report, skip }) {
    if (state.data.status !== "blocked") return;
    if ((state.data.blockers ?? []).length > 0) return;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (checkpoints.some((checkpoint) => !answerOf(checkpoint))) return;
    if (unread !== void 0) return skip(unread);
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === "string") return skip(isBlocked);
    if (isBlocked) return;
    if (checkpoints.length === 0 && state.checkpointFile === "present") return;
    if ((state.document.node("blockers")?.kind ?? "list") !== "list") return;
    const found = 'status is "blocked", but there is neither a blocker nor an open checkpoint';
    const answers = checkpoints.slice(0, 5).flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer ? [{ at: checkpoint.document.at(answer.field.keyPath), message: "this checkpoint is answered" }] : [];
    });
    report(state.at("status"), `${found}; expected what the mission waits for`, { related: answers });
  }
});

// src/formats/grid/blockers/stated-blockers.ts
function statedBlockers(state) {
  const { blockers: blockers2 } = state.data;
  if (!blockers2) return state.document.node("blockers") ? void 0 : [];
  return blockers2.flatMap((one, index) => {
    const { id: id2, description = "" } = one ?? {};
    const name = id2 ?? description;
    if (name === "") return [];
    const field2 = `blockers.${index}.${id2 === void 0 ? "description" : "id"}`;
    const keys = [comparable(description)].filter((key) => key !== "");
    return [{ id: id2?.toLowerCase(), keys, field: field2, name, at: state.at(field2) }];
  });
}
function finderOf(blockers2) {
  const byId2 = /* @__PURE__ */ new Map();
  const byKey = /* @__PURE__ */ new Map();
  const nameless = /* @__PURE__ */ new Map();
  for (const one of blockers2) {
    if (one.id !== void 0 && !byId2.has(one.id)) byId2.set(one.id, one);
    for (const key of one.keys) {
      if (!byKey.has(key)) byKey.set(key, one);
      if (one.id === void 0 && !nameless.has(key)) nameless.set(key, one);
    }
  }
  return ({ id: id2, keys }) => {
    const same = id2 === void 0 ? void 0 : byId2.get(id2);
    const alike = id2 === void 0 ? byKey : nameless;
    return same ?? keys.map((key) => alike.get(key)).find((one) => one !== void 0);
  };
}

// src/formats/grid/rules/blockers.ts
var file = "BLOCKERS.md";
var blockers = {
  id: "grid/blockers",
  severity: "warning",
  summary: "BLOCKERS.md and STATE.md hold the same active blockers, each with type, description and position",
  source: 'persistence guide, "Grid Executor" and "Update Triggers"; STATE.md schema 1.9',
  async check({ snapshot, report, skip }) {
    const { state, unjudged: unjudged2 } = snapshot;
    const unread = whyUnread(snapshot, "blockers");
    if (unread !== void 0) return skip(unread);
    if (!snapshot.blockers) return;
    const entries = await blockerEntries(snapshot.blockers);
    if (typeof entries === "string")
      return skip(`${quote(snapshot.blockers.document.path)} could not be read: ${entries}`);
    const active3 = entries.filter(({ isActive: isActive2 }) => isActive2);
    for (const { name, wanting, at } of active3) {
      const lacks = either(
        wanting.map((part) => `no ${part}`),
        "and"
      );
      const expected2 = "expected its type, description and position";
      if (wanting.length > 0) report(at, `the active blocker ${quote(name)} has ${lacks}; ${expected2}`);
    }
    if (!state && unjudged2 !== void 0) return skip(unjudged2);
    if (state?.dialect !== "schema") return;
    const stated = statedBlockers(state);
    if (!stated) return skip("the blockers of STATE.md are no list");
    const related = (message, at = state.at("blockers")) => ({ related: [{ at, message }] });
    const inState = finderOf(stated);
    for (const entry of active3) {
      if (inState(entry)) continue;
      const message = `the blocker ${quote(entry.name)} is active here, but not among the blockers of STATE.md`;
      report(entry.at, `${message}; expected it in both`, related("STATE.md says which blockers it has here"));
    }
    const isActive = finderOf(active3);
    const isKnown2 = finderOf(entries);
    const begins = snapshot.blockers.document.span(0, 0);
    for (const one of stated) {
      if (isActive(one)) continue;
      const known10 = isKnown2(one);
      const where = known10 ? `which ${file} says is resolved` : `which ${file} does not hold`;
      const at = known10?.at ?? begins;
      report(
        one.at,
        `${one.field} is ${quote(one.name)}, ${where}; expected the same in both`,
        related(known10 ? "it stands here" : `${file} begins here`, at)
      );
    }
  }
};

// src/formats/grid/mission/shares.ts
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
  const active3 = activeAgents(state);
  const said3 = lines.flatMap((zoned) => agentLine(zoned) ?? []);
  if (!active3) return [];
  const list = listDrift(state.document.text, said3, active3);
  return [...list ? [list] : [], ...said3.flatMap((one) => blockDrift(one, active3) ?? [])];
}
function activeAgents({ data }) {
  const active3 = data.agents?.active;
  const agents = active3?.flatMap((agent, index) => {
    const { id: id2, task, block: block2 } = agent ?? {};
    return id2 === void 0 ? [] : { id: id2, task, block: block2, path: `agents.active.${index}` };
  });
  if (!agents || agents.length !== active3?.length) return void 0;
  return new Map(agents.map((agent) => [agent.id, agent]));
}
function agentLine({ line, zone }) {
  if (zone !== "agents" || line.raw.length > longestLine3) return void 0;
  const cursor = new LineCursor(line);
  const agent = cursor.piece(listed);
  if (agent) return { said: agent, id: agent.text, block: cursor.piece(blockAtEnd), line };
  const none2 = cursor.piece(nobody);
  return none2 && { said: none2, id: void 0, block: void 0, line };
}
function listDrift(text, said3, active3) {
  const stale = said3.filter(({ id: id2 }) => id2 !== void 0 && !active3.has(id2));
  const ids = new Set(said3.map(({ id: id2 }) => id2));
  const missing = [...active3.values()].filter(({ id: id2 }) => !ids.has(id2));
  const [first] = stale.length > 0 ? stale : said3;
  if (!first || stale.length === 0 && missing.length === 0) return void 0;
  const facts = [
    ...stale.length > 0 ? [`the body lists ${some2(stale.map(({ id: id2 }) => id2))}, which agents.active does not`] : [],
    ...missing.length > 0 ? [`agents.active lists ${some2(missing.map(({ id: id2 }) => id2))}, which the body does not`] : []
  ];
  const edits = rewritten(text, said3, { active: active3, missing });
  return { at: first.said, message: facts.join("; "), path: "agents.active", edits };
}
function blockDrift({ id: id2, block: block2 }, active3) {
  const agent = active3.get(id2 ?? "");
  if (!block2 || agent?.block === void 0 || block2.text === agent.block) return void 0;
  const path = `${agent.path}.block`;
  const message = `the body puts ${agent.id} at block ${block2.text}, but ${path} is ${agent.block}`;
  return { at: block2, message, path, edits: [{ at: block2, text: agent.block }] };
}
function some2(all) {
  const ids = [...new Set(all)].filter((id2) => id2 !== void 0);
  return either(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids, "and");
}
function rewritten(text, said3, { active: active3, missing }) {
  if (said3.some(({ line }) => line.raw.trimStart().startsWith("|"))) return [];
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const added = active3.size === 0 ? ["- None"] : missing.map(lineFor);
  const [first, ...others2] = said3.filter(({ id: id2 }) => id2 === void 0 || !active3.has(id2));
  if (!first) {
    const end = said3.at(-1)?.line.end ?? 0;
    return [{ at: { start: end, end }, text: added.map((line) => lineBreak + line).join("") }];
  }
  const replaced = added.length > 0 ? { at: first.line, text: added.join(lineBreak) } : withoutLine(text, first);
  return [replaced, ...others2.map((one) => withoutLine(text, one))];
}
function lineFor({ id: id2, task, block: block2 }) {
  const does = task === void 0 ? "" : `: ${task.replace(/\s+/g, " ").trim()}`;
  return `- **${id2}**${does}${block2 === void 0 ? "" : ` (${block2})`}`;
}
function withoutLine(text, { line }) {
  const before3 = text.startsWith("\r\n", line.start - 2) ? 2 : 1;
  return { at: { start: line.start - before3, end: line.end }, text: "" };
}

// src/formats/grid/body/facts.ts
function factsOf(state) {
  return state.dialect === "schema" ? schemaFacts(state) : persistenceFacts(state);
}
function schemaFacts(state) {
  const { status, mode, phases, position: position2, progress: progress2 } = state.data;
  const numbers = [position2?.phase, phases?.current];
  const current = phasesOf(state).filter(({ id: id2 }, i) => numbers.includes(i + 1) || id2 && id2 === position2?.phase_id);
  const percent = { path: "progress.percent", value: progress2?.percent };
  return {
    status: { value: statusFact(status, schemaLifecycle.edges) },
    mode: { value: wordFact("mode", mode, words.mode) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position2?.phase], ["phases.current", phases?.current]),
      total: numberFact(["phases.total", phases?.total]),
      name: nameFact(
        ["position.phase_name", position2?.phase_name],
        ...current.map(({ path, name }) => [`${path}.name`, name])
      )
    },
    block: {
      value: numberFact(
        ["position.block", position2?.block],
        ["position.block_id", position2?.block_id],
        ["position.block", blockOfMission(state)]
      ),
      total: numberFact(...current.map(({ path, blocks }) => [`${path}.blocks`, blocks]), [
        "progress.blocks_total",
        progress2?.blocks_total
      ]),
      name: nameFact(["position.block_name", position2?.block_name])
    },
    wave: { value: numberFact(["position.wave", position2?.wave]) },
    thread: {
      value: numberFact(["position.thread", position2?.thread]),
      total: numberFact(["position.thread_total", position2?.thread_total])
    }
  };
}
function blockOfMission(state) {
  const { phase: phase2, block: block2 } = state.data.position ?? {};
  if (phase2 === void 0 || block2 === void 0) return void 0;
  const before3 = phasesOf(state).slice(0, Math.max(0, phase2 - 1));
  return before3.reduce((sum, { blocks }) => sum + (blocks ?? Number.NaN), block2);
}
function persistenceFacts({ data }) {
  const { status, position: position2 } = data;
  const percent = { path: "progress_percent", value: data.progress_percent };
  return {
    status: { value: statusFact(status, persistenceLifecycle.edges) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position2?.phase]),
      name: nameFact(["position.phase_name", position2?.phase_name], ["position.phase", position2?.phase])
    },
    block: {
      value: numberFact(["position.block", position2?.block], ["block", data.block]),
      name: nameFact(["position.block_name", position2?.block_name])
    },
    wave: { value: numberFact(["position.wave", position2?.wave], ["wave", data.wave]) },
    thread: { value: numberFact(["position.thread", position2?.thread], ["thread", data.thread]) }
  };
}
function statusFact(value, own) {
  return (said3) => {
    const word = asWord(said3);
    const isOwn = Object.hasOwn(own, word);
    const isKnown2 = isOwn || Object.hasOwn(schemaLifecycle.edges, word) || Object.hasOwn(persistenceLifecycle.edges, word);
    if (value === void 0 || !isKnown2) return void 0;
    const isSame2 = isOwn ? word === value : inSchema(word) === inSchema(value);
    return isSame2 ? void 0 : { path: "status", value, text: value };
  };
}
var inSchema = (status) => new Map(Object.entries(schemaLifecycle.counterparts)).get(status) ?? status;
function wordFact(path, value, known10) {
  return (said3) => {
    const word = asWord(said3);
    return value === void 0 || word === value || !known10.includes(word) ? void 0 : { path, value, text: value };
  };
}
var asWord = (said3) => said3.toLowerCase().replace(/[ -]/g, "_");
function percentFact({ path, value }) {
  return (said3) => {
    if (value === void 0) return void 0;
    const decimals = said3.split(".")[1]?.length ?? 0;
    const floored = Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
    const isRight = Number(said3) === Number(value.toFixed(decimals)) || Number(said3) === floored;
    return isRight ? void 0 : { path, value, text: value.toFixed(decimals) };
  };
}
function numberFact(...sources) {
  const known10 = sources.flatMap(([path, value]) => {
    const isNumber = value !== void 0 && /^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value));
    return isNumber ? { path, value, parts: partsOf2(String(value)) } : [];
  });
  return (said3) => {
    const parts2 = partsOf2(said3);
    const comparable2 = known10.filter((one) => one.parts.length === parts2.length);
    const [first] = comparable2;
    if (!first || comparable2.some((one) => String(one.parts) === String(parts2))) return void 0;
    const { path, value } = first;
    return { path, value, text: said3.startsWith("0") ? String(value).padStart(said3.length, "0") : String(value) };
  };
}
var partsOf2 = (number2) => number2.split(/[.-]/).map(Number);
function nameFact(...sources) {
  const known10 = sources.flatMap(([path, value]) => {
    const letters = lettersOf(String(value ?? ""));
    return new RegExp("\\p{L}", "u").test(letters) ? { path, value: String(value), letters } : [];
  });
  return (said3) => {
    const letters = lettersOf(said3);
    const [first] = known10;
    if (!first || !new RegExp("\\p{L}", "u").test(letters)) return void 0;
    if (known10.some((one) => one.letters.includes(letters) || letters.includes(one.letters))) return void 0;
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
  const groups = labels.map((label4) => anchored(claims, label4).map((claim) => claimDrift(claim, facts)));
  const agents = state.dialect === "schema" ? agentDrifts(state, zoned) : [];
  return [...groups, ...agents.map((drift) => [drift])];
}
function anchored(claims, label4) {
  const own = claims.filter((claim) => claim.label === label4);
  const inSection = own.filter(({ zone }) => zone === "position");
  const isPosition = !["status", "mode", "progress"].includes(label4);
  if (isPosition && inSection.length > 0) return inSection;
  return own.filter(({ zone }) => zone === "position" || zone === "head" || zone === "progress" && label4 === zone);
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
  value: (label4, { text }) => `says ${label4} ${label4 === "progress" ? `${text}%` : inWords(text)}`,
  total: (label4, { text }) => `counts ${count(Number(text), label4)}`,
  name: (label4, { text }) => `calls the ${label4} ${quote(text)}`
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
var bodyDrift = rule2({
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
function reportDrift({ state, report }, { at, message, path, edits }) {
  const span = (place3) => state.document.span(place3.start, place3.end);
  report(span(at), message, {
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
var budget = rule2({
  id: "grid/budget",
  severity: "error",
  summary: "no figure of the budget is negative, and the session costs no more than the mission",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const figures2 = state.data.budget ?? {};
    for (const field2 of fields) {
      const figure3 = figures2[field2];
      if (figure3 !== void 0 && figure3 < 0) {
        report(state.at(`budget.${field2}`), `budget.${field2} is ${figure3}; expected 0 or more`);
      }
    }
    const { total_cost_usd: total, session_cost_usd: session } = figures2;
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

// src/formats/grid/rules/checkpoint-answered.ts
var checkpointAnswered = {
  id: "grid/checkpoint-answered",
  severity: "warning",
  summary: "a mission goes on when its checkpoint is answered, and the answer to a decision is one of the options",
  source: 'checkpoint flow "File Write Timeline"',
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== void 0) skip(unread);
    const answered = checkpoints.flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer ? [{ checkpoint, answer }] : [];
    });
    for (const { checkpoint, answer } of answered) judgeChoice(checkpoint, answer, context);
    if (unread !== void 0 || answered.length === 0 || answered.length < checkpoints.length) return;
    const status = statusOf(snapshot.state);
    if (status?.stage !== "waiting" || status.value === "interrupted") return;
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === "string") return skip(isBlocked);
    if (isBlocked) return;
    for (const { checkpoint, answer } of answered) judgeStatus(checkpoint, answer, status, context);
  }
};
function judgeStatus({ document }, { field: field2, text }, status, { report }) {
  const message = `${field2.name} is ${quote(text)}, but the status of the mission is still ${quote(status.value)}`;
  report(document.at(field2.keyPath), `${message}; expected it to go on`, {
    related: [{ at: status.at, message: "the status stands here" }]
  });
}
function judgeChoice(checkpoint, { field: field2, text }, { report }) {
  const options = optionsOf(checkpoint);
  if (typeOf(checkpoint) !== "decision" || options.length === 0 || chosenOption(text, options)) return;
  const names5 = options.map(({ name }) => name);
  const meant = nearest(text, names5);
  const shown3 = names5.length > most3 ? [...names5.slice(0, most3).map(quote), "another"] : names5.map(quote);
  const found = `${field2.name} is ${quote(text)}, which is none of the options`;
  const hint2 = meant === void 0 ? `expected ${either(shown3)}` : `did you mean "${inert(meant)}"?`;
  const at = detailOf(checkpoint, "options")?.keyPath ?? [];
  report(checkpoint.document.at(field2.keyPath), `${found}; ${hint2}`, {
    related: [{ at: checkpoint.document.at(at), message: "the options stand here" }]
  });
}
var most3 = 5;

// src/formats/grid/rules/checkpoint-details.ts
var checkpointDetails = {
  id: "grid/checkpoint-details",
  severity: "error",
  summary: "a checkpoint has a type, and the fields that its type calls for",
  source: 'persistence guide "Checkpoint Types", checkpoint flow, D11',
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== void 0) skip(unread);
    for (const checkpoint of checkpoints) judge(checkpoint, context);
  }
};
var required = {
  human_verify: { verification_instructions: "what the person has to verify" },
  decision: { question: "what has to be decided", options: "what there is to choose from" },
  human_action: { required_action: "what the person has to do" },
  session_death: { last_action: "what was being done at the end", partial_work: "what was begun" },
  failure: { error: "what went wrong" }
};
function judge(checkpoint, { report, skip }) {
  const type = typeOf(checkpoint);
  const { document } = checkpoint;
  if (type === void 0) {
    const [field2] = fieldsNamed(document, "type");
    if (field2 && isSaid(checkpoint, field2.keyPath)) return;
    const found = field2 ? `${field2.name} is no type of a checkpoint` : "the checkpoint has no type";
    report(headOf(checkpoint), `${found}; expected ${either(checkpointTypes.map(quote))}`);
    return;
  }
  const [details] = fieldsNamed(document, "checkpoint_details");
  for (const [name, meaning] of Object.entries(required[type])) {
    const field2 = detailOf(checkpoint, name);
    if (field2 && (!isBlank(field2.value) || isSaid(checkpoint, field2.keyPath))) continue;
    if (!field2 && details && isSaid(checkpoint, details.keyPath)) continue;
    if (!field2 && checkpoint.isMarkdown) {
      skip(`the text of ${quote(document.path)} does not tell its ${name}`);
      continue;
    }
    const at = field2?.keyPath ?? (details?.value.kind === "map" ? [...details.keyPath, name] : [name]);
    const found = field2 ? `${field2.name} says nothing` : `${name} is missing`;
    report(document.at(at), `${found}, but the checkpoint is a ${type}; expected ${meaning}`, {
      related: [{ at: headOf(checkpoint), message: "the type stands here" }]
    });
  }
}
function isSaid({ document: { verdict } }, keyPath) {
  const place3 = JSON.stringify(keyPath);
  const violations = verdict?.violations ?? [];
  return violations.some((one) => one.keyword !== "unknown" && JSON.stringify(one.keyPath) === place3);
}

// src/formats/grid/checkpoints/checkpoint-files.ts
function checkpointFiles({ present }) {
  const files = present.filter((file4) => companionKind(file4) === "checkpoint");
  const rank = (file4) => file4 === "CHECKPOINT.md" ? 0 : file4.split("/").length;
  return files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

// src/formats/grid/rules/checkpoint-status.ts
var checkpointStatus = {
  id: "grid/checkpoint-status",
  severity: "error",
  summary: "while a checkpoint is open, the status of the mission is one that goes with its type",
  source: 'persistence guide "Update Triggers", D11, D12',
  async check(context) {
    const { snapshot, skip } = context;
    const { state, unjudged: unjudged2 } = snapshot;
    const isThere = checkpointFiles(snapshot).length > 0;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    const unknown = state?.dialect === "prose" ? state.unread : state ? void 0 : unjudged2;
    const reason = unread ?? (isThere ? unknown : void 0);
    if (reason !== void 0) skip(reason);
    const status = statusOf(state);
    if (!status) return;
    for (const checkpoint of checkpoints) {
      if (!answerOf(checkpoint)) judge2(checkpoint, status, context);
    }
  }
};
var human = { schema: ["blocked"], persistence: ["checkpoint"] };
var fitting = {
  human_verify: human,
  decision: human,
  human_action: human,
  session_death: { schema: ["in_progress", "blocked"], persistence: ["interrupted"] },
  failure: { schema: ["failed", "blocked"], persistence: ["failed"] }
};
function judge2(checkpoint, status, { report }) {
  const { value, lifecycle, isComplete: isComplete2, at } = status;
  const type = typeOf(checkpoint);
  const related = [{ at, message: "the status stands here" }];
  if (isComplete2) {
    const message2 = `the checkpoint is open, but the status of the mission is ${quote(value)}; expected it to be answered or gone`;
    report(headOf(checkpoint), message2, { related });
    return;
  }
  const fits = type && fitting[type][lifecycle];
  if (!fits || fits.includes(value)) return;
  const message = `the checkpoint is an open ${type}, but the status of the mission is ${quote(value)}; expected ${either(fits.map(quote))}`;
  report(headOf(checkpoint), message, { related });
}

// src/formats/grid/rules/cluster.ts
var cluster = {
  id: "grid/cluster",
  severity: "warning",
  summary: "cluster is the same in STATE.md, in every SUMMARY and in the checkpoint",
  source: 'persistence guide, "Context Reconstruction"',
  check({ snapshot, report, skip }) {
    const { state, summaries: summaries2, checkpoints, unjudged: unjudged2 } = snapshot;
    for (const kind of ["summary", "checkpoint"]) {
      const unread = whyUnread(snapshot, kind);
      if (unread !== void 0) skip(unread);
    }
    const beside = [...summaries2, ...checkpoints].flatMap(({ document }) => clusterIn(document) ?? []);
    if (beside.length > 0 && unjudged2 !== void 0) skip(unjudged2);
    const own = state?.dialect === "prose" ? state.cluster : state && clusterIn(state.document);
    const measure = own ?? beside[0];
    for (const { value, at } of beside) {
      if (!measure || isSame(value, measure.value)) continue;
      report(at, `cluster is ${quote(value)}, but ${quote(measure.at.document.path)} says ${quote(measure.value)}`, {
        related: [{ at: measure.at, message: "the cluster is named here" }]
      });
    }
  }
};
function clusterIn(document) {
  const isBroken = document.verdict?.violations.some(({ keyword, keyPath }) => {
    return keyword !== "unknown" && keyPath.length === 1 && keyPath[0] === "cluster";
  });
  const [field2] = isBroken ? [] : fieldsNamed(document, "cluster");
  const value = field2?.value.kind === "scalar" ? field2.value.value : void 0;
  if (!field2 || typeof value !== "string" || value.trim() === "") return void 0;
  return { value, at: document.at(field2.keyPath) };
}
function isSame(one, other) {
  const [a, b] = [comparableName(one), comparableName(other)];
  return a === "" || b === "" ? one.trim() === other.trim() : a === b;
}

// src/formats/grid/rules/completed-phases.ts
var completedPhases = rule2({
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
  let last2 = 0;
  for (const [index, id2] of completed.entries()) {
    if (id2 === void 0) continue;
    const path = `phases.completed.${index}`;
    const place3 = defined?.get(id2)?.number ?? phaseNumber(id2);
    const earlier = first.get(id2);
    const fault2 = earlier && `phases.completed holds ${quote(id2)} twice` || defined && !defined.has(id2) && undefinedPhase(path, id2, defined) || place3 < last2 && `phases.completed holds ${quote(id2)} after a later phase; expected the phases in order`;
    if (fault2) {
      areRight = false;
      const related = earlier === void 0 ? [] : [{ at: state.at(earlier), message: "it stands here first" }];
      report(state.at(path), fault2, { related });
    }
    first.set(id2, earlier ?? path);
    last2 = Math.max(last2, place3);
  }
  return areRight;
}
function judgeNumber({ state, report }, number2) {
  const { phases, status } = state.data;
  if (phases?.completed === void 0 && state.document.node("phases.completed") !== void 0) return;
  const { total } = phases ?? {};
  const current = currentNumber(state);
  const fact = `phases.completed holds ${count(number2, "phase")}`;
  if (isRunning(state) && current !== void 0 && number2 !== current - 1) {
    report(state.at("phases.completed"), `${fact}; expected ${current - 1}, for phases.current is ${current}`, {
      related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
    });
  }
  if (status !== "complete" || total === void 0) return;
  const related = [{ at: state.at("status"), message: "the mission is complete" }];
  if (number2 !== total) {
    report(state.at("phases.completed"), `${fact}; expected all ${total}, for the mission is complete`, { related });
  }
  if (current !== void 0 && current !== total) {
    const expected2 = `expected ${total}, the last phase, for the mission is complete`;
    report(state.at("phases.current"), `phases.current is ${current}; ${expected2}`, { related });
  }
}

// src/formats/grid/decisions/decisions.ts
async function readDecisions(companion) {
  const read = await readEntries(companion);
  if (!read.ok) return read;
  const structure = await companion.body.structure();
  if (!structure.ok) return structure;
  const lines = companion.body.lines.filter(({ start }) => structure.isText(start));
  return {
    ok: true,
    recorded: read.entries.flatMap(recordedIn),
    texts: [.../* @__PURE__ */ new Set([...read.entries.map(textOfEntry), ...lines.map(({ raw }) => raw)])]
  };
}
var id = /\bdec[-_ ]?(\d{3})\b/i;
var leadingId = /^[^\p{L}\p{N}]{0,9}dec[-_ ]?(\d{3})\b[^\p{L}\p{N}]{0,9}/iu;
var naming2 = ["id", "decisionid", "ref", "number", "no", "#", "decision"];
var deciding = [
  "decision",
  "choice",
  "chosen",
  "selected",
  "answer",
  "response",
  "userresponse",
  "outcome",
  "resolution",
  "result",
  "decided",
  "what",
  "summary",
  "title",
  "description"
];
var besides = /^(?:dec\d{3}$|alternative|option|considered|rejected|context|rationale|reason|why|question|supersede|replace|affects|date|time|status|phase)/;
function recordedIn(entry) {
  const own = idOf(entry);
  if (own !== void 0) return [{ id: own, statements: statementsOf(entry), at: entry.at }];
  return entry.lines.flatMap((line) => {
    const { text } = saidBy(line);
    const match = leadingId.exec(text);
    const statement = match ? text.slice(match[0].length) : "";
    const at = entry.at.document.span(line.start, line.end);
    return match && statement !== "" ? [{ id: `dec-${match[1]}`, statements: [statement], at }] : [];
  });
}
function idOf({ title: title2, fields: fields2, opens }) {
  const [first] = fields2.values();
  const named4 = naming2.map((key) => fields2.get(key)?.text ?? "");
  const cells = opens === "row" ? [...named4, first?.text ?? ""] : named4;
  const whole = cells.find((text) => id.exec(text)?.[0] === text);
  const match = id.exec(whole ?? title2);
  return match ? `dec-${match[1]}` : void 0;
}
function statementsOf({ title: title2, fields: fields2, lines, opens }) {
  const head2 = title2.replace(id, " ").replace(/^\W{0,9}decision\b/i, " ").replace(/^[^\p{L}\p{N}]{0,99}/u, "");
  const told = deciding.flatMap((key) => fields2.get(key)?.text || []).filter((text) => id.exec(text)?.[0] !== text);
  if (told.length > 0) return [...told, [head2, ...told].join(" ")];
  const others2 = [...fields2].filter(([key]) => !besides.test(key) && !naming2.includes(key)).map(([, { text }]) => text);
  const below2 = opens === "row" ? [] : lines.filter((line) => !labelledLine(line)).map((line) => saidBy(line).text);
  const said3 = [head2, ...others2, ...below2].filter((text) => text !== "").join(" ");
  return wordsIn(said3) === "" ? [] : [said3];
}
function textOfEntry({ title: title2, fields: fields2, lines }) {
  const said3 = [...fields2.values()].map(({ key, text }) => `${folded(key) === folded(title2) ? "" : key} ${text}`);
  return [title2, ...said3, ...lines.map((line) => saidBy(line).text)].join(" ");
}

// src/formats/grid/decisions/same-words.ts
var filling = new Set(
  `a an the of for to in on and or but with via by is are be was were we will use using used uses as at it its this that
  from our all should do does did done what which how would you want go goes vs versus shall can decided decision chose
  chosen choose keep keeps kept have has had put puts live lives get gets then so`.split(/\s+/)
);
var negating = /* @__PURE__ */ new Set(["not", "never", "no", "dont", "without", "avoid", "against"]);
var opposite = / (?:not|never|no|dont|without|avoid|than|over|against|reject|rejected|drop|dropped|instead of)(?: (?:use|using|to|go|the|a|an))?(?: (?:with|the|a|an|to))? $/;
var ending2 = /(?:ing|ed|es|e|s|ers|er|ions|ion)$/;
var irregular = new Map(
  ["written write", "wrote write", "built build", "sent send", "held hold", "made make", "taken take", "given give"].concat(["ran run", "shown show", "hidden hide", "broken break", "driven drive", "kept keep", "said say"]).map((pair) => pair.split(" "))
);
var longest8 = 2e3;
var mostWords2 = 200;
function sayTheSame(one, other) {
  const byLength = [one, other].map((text) => wordsIn(text.slice(0, longest8))).sort((x2, y2) => x2.length - y2.length);
  const [short = "", long = ""] = byLength;
  if (short === "") return true;
  const places2 = placesOf(short, long);
  if (places2.length > 0) return places2.some((at) => !opposite.test(long.slice(Math.max(0, at - 60), at + 1)));
  const [few, many] = [tellingWords(short), tellingWords(long)];
  if (few.size === 0 || many.size === 0) return false;
  if (!isWithin(few, many) && !isWithin(many, few)) return false;
  return !isDenied(short, long) && !isDenied(long, short);
}
function isWithin(some3, others2) {
  const left2 = [...some3].filter((word) => !others2.has(word));
  return left2.length <= mostInShort && left2.every((word) => [...others2].some((one) => isShortFor(one, word)));
}
var mostInShort = 5;
function isShortFor(one, other) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short) && /(?:at|ment|ory)$/.test(long);
}
function tellingWords(words3) {
  const all = words3.slice(0, longest8).trim().split(" ");
  const telling = all.filter((word) => word !== "" && !filling.has(word) && !negating.has(word)).map(stemOf);
  return new Set(telling.slice(0, mostWords2));
}
function stemOf(form3) {
  const word = irregular.get(form3) ?? form3;
  const stem = word.replace(ending2, "");
  return stem.length < 3 || /^\d/.test(word) ? word : stem;
}
function placesOf(part, whole) {
  const places2 = [];
  for (let at = whole.indexOf(part); at >= 0 && places2.length < 10; at = whole.indexOf(part, at + 1)) places2.push(at);
  return places2;
}
function isDenied(said3, other) {
  const [own, told] = [deniedIn(said3), tellingWords(said3)];
  return [...deniedIn(other)].some((word) => told.has(word) && !own.has(word));
}
function deniedIn(text) {
  const words3 = text.trim().split(" ");
  const denied = words3.flatMap((word, at) => {
    const next = negating.has(word) ? words3.slice(at + 1, at + 5).find((one) => !filling.has(one)) : void 0;
    return next === void 0 ? [] : [stemOf(next)];
  });
  return new Set(denied);
}

// src/formats/grid/decisions/recorded.ts
function decisionTexts(texts) {
  return texts.map((text) => {
    const words3 = wordsIn(text);
    return { words: words3, telling: tellingWords(words3) };
  });
}
var general = new Set(
  "yes no true false ok okay approved agreed both none all other first second".split(" ").map((word) => ` ${word} `)
);
var longestName = 200;
var longest9 = 2e3;
function isRecorded(checkpoint, { text }, texts) {
  const options = optionsOf(checkpoint);
  const option = chosenOption(text, options);
  const names5 = [...option?.names ?? [], wordsIn(text)].filter(isTelling2).map((name) => name.slice(0, longestName));
  const asked2 = detailOf(checkpoint, "question");
  const question = wordsOf4(asked2 ? textIn(asked2.value) : "");
  const answers = (option ? distinguishing(option, options) : [ownWordsOf(text)]).filter(({ size: size2 }) => size2 > 0);
  if (names5.length === 0 && answers.length === 0) {
    return question.size === 0 || texts.some(({ telling }) => shared(question, telling) > question.size / 2);
  }
  return texts.some(({ words: words3, telling }) => {
    if (names5.some((name) => words3.includes(name))) return true;
    const supports = question.size > 0 && shared(question, telling) >= question.size / 2;
    return answers.some((answer) => {
      const isTold2 = shared(answer, telling) > answer.size / 2;
      return isTold2 || supports && [...answer].some((word) => telling.has(word) && !question.has(word));
    });
  });
}
function distinguishing(option, options) {
  const others2 = options.filter((one) => one !== option).map(({ text, names: names5 }) => wordsOf4(`${names5.join("")} ${text}`));
  return [option.names.filter(isTelling2).join(""), option.text].map((text) => {
    return new Set([...ownWordsOf(text)].filter((word) => !others2.some((other) => other.has(word))));
  });
}
function ownWordsOf(text) {
  return isTelling2(wordsIn(text)) ? wordsOf4(text) : /* @__PURE__ */ new Set();
}
function wordsOf4(text) {
  return tellingWords(wordsIn(text.slice(0, longest9)));
}
function shared(some3, others2) {
  return [...some3].filter((word) => others2.has(word)).length;
}
function isTelling2(name) {
  return name.length > 4 && !general.has(name) && !/^ \d+ $/.test(name);
}

// src/formats/grid/rules/decisions.ts
var decisions = {
  id: "grid/decisions",
  severity: "warning",
  summary: "DECISIONS.md holds the answers to decisions, and says the same as persistent.decisions",
  source: 'checkpoint flow "Decision Checkpoint", persistence guide "Update Triggers", D24',
  async check(context) {
    const { snapshot, skip } = context;
    const { decisions: file4 } = snapshot;
    const unread = whyUnread(snapshot, "decisions");
    if (unread !== void 0) return skip(unread);
    if (!file4) return;
    const { checkpoints, unread: unreadCheckpoint } = await readCheckpoints(snapshot);
    if (unreadCheckpoint !== void 0) skip(unreadCheckpoint);
    const read = await readDecisions(file4);
    if (!read.ok) return skip(read.reason);
    judgeAnswers(file4, read, checkpoints, context);
    judgeStatements(read, context);
  }
};
var fileName = "DECISIONS.md";
var most4 = 5;
function judgeAnswers({ document }, read, checkpoints, { report, skip }) {
  const answered = checkpoints.flatMap((checkpoint) => {
    const answer = typeOf(checkpoint) === "decision" ? answerOf(checkpoint) : void 0;
    return answer ? [{ checkpoint, answer }] : [];
  });
  if (answered.length === 0) return;
  if (answered.length > most4) skip(`more than ${count(most4, "decision checkpoint")} are answered`);
  const texts = decisionTexts(read.texts);
  for (const { checkpoint, answer } of answered.slice(0, most4)) {
    if (isRecorded(checkpoint, answer, texts)) continue;
    const found = `${answer.field.name} is ${quote(answer.text)}, but ${fileName} has no entry for that decision`;
    report(checkpoint.document.at(answer.field.keyPath), found, {
      related: [{ at: document.span(0, 0), message: "the decisions of the mission are recorded here" }]
    });
  }
}
function judgeStatements({ recorded: recorded2 }, { snapshot: { state }, report }) {
  if (state?.dialect !== "schema") return;
  const judged3 = /* @__PURE__ */ new Set();
  for (const [index, decision] of (state.data.persistent?.decisions ?? []).entries()) {
    const { id: id2, decision: stated } = decision ?? {};
    if (id2 === void 0 || stated === void 0 || judged3.has(id2)) continue;
    judged3.add(id2);
    const same = recorded2.filter((one) => one.id === id2 && one.statements.length > 0);
    const [first] = same;
    if (!first || same.some(({ statements }) => statements.some((one) => sayTheSame(one, stated)))) continue;
    const place3 = `persistent.decisions.${index}.decision`;
    const message = `${place3} is ${quote(stated)}, but ${fileName} says ${quote(first.statements[0])} of ${id2}`;
    report(state.at(place3), message, { related: [{ at: first.at, message: `${id2} stands here too` }] });
  }
}

// src/formats/grid/rules/dialect.ts
var older = {
  persistence: "in the persistence dialect, an older one without phases and counts",
  prose: "in the prose dialect, an older one without front matter"
};
var dialect = rule2({
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

// src/formats/grid/change/standing.ts
function standingOf(state) {
  if (state.dialect === "prose") return { state, mission: void 0, status: void 0 };
  const mission = state.dialect === "schema" ? state.data.mission_id : state.data.cluster;
  return { state, mission, status: state.data.status };
}
function continued(standing, earlier) {
  if (standing.state.dialect !== earlier.state.dialect) return standing;
  return {
    ...standing,
    mission: standing.mission ?? earlier.mission,
    status: standing.status ?? earlier.status
  };
}
var proseEnd = /^[*_\s]{0,4}(?:mission[ \t])?(?:complete|completed|done|finished|failed)(?![\w-])/i;
function isEnded({ state, status }) {
  if (state.dialect !== "prose") {
    const { stages } = lifecycles[state.dialect];
    return status !== void 0 && Object.hasOwn(stages, status) && stages[status] === "over";
  }
  return (state.percent?.value ?? 0) >= 100 || proseEnd.test(state.status?.value ?? "");
}
function statusInWords({ status }) {
  return status === void 0 ? "under way" : quote(status);
}
function relationOf(before3, after) {
  const [from, to] = [before3.state.dialect, after.state.dialect];
  if (from !== to) return from === "schema" && !isEnded(before3) ? "lost" : "new";
  if (to === "prose") return isEnded(before3) && !isEnded(after) ? "new" : "same";
  const isSame2 = before3.mission === after.mission || before3.mission === void 0 || after.mission === void 0;
  if (isSame2) return "same";
  if (isEnded(before3)) return "new";
  return to === "schema" ? "other" : "same";
}
function isSurelySame(before3, after) {
  const isOfOneForm = before3.state.dialect === after.state.dialect;
  return isOfOneForm && before3.mission !== void 0 && before3.mission === after.mission;
}

// src/formats/grid/change/course.ts
var mostStands = 16;
var known5 = /* @__PURE__ */ new WeakMap();
function courseOf(change, now) {
  const course = known5.get(change) ?? new CourseReader(now.root, change).read(now);
  known5.set(change, course);
  return course;
}
var CourseReader = class {
  #path;
  #change;
  #versions = /* @__PURE__ */ new Map();
  /** The last state of each mission. */
  #missions = /* @__PURE__ */ new Map();
  #unjudged = /* @__PURE__ */ new Set();
  constructor(root, change) {
    this.#path = pathIn(root, stateFile);
    this.#change = change;
  }
  read(now) {
    const base = this.#version(this.#change.base);
    if (base) this.#remember(base);
    const moves = this.#change.steps.map((step) => this.#move(step));
    return { moves, whole: this.#whole(base, now), unjudged: [...this.#unjudged] };
  }
  #whole(base, now) {
    const after = this.#version(now);
    if (this.#change.gap !== void 0 || !base || base === after || !base.isTold) return void 0;
    const step = {
      before: this.#change.base,
      others: [],
      after: now,
      commit: void 0,
      isWhole: true
    };
    const whole = { step, befores: [base], stood: base.stands, after, relation: void 0, froms: [] };
    if (!after) return whole;
    const isSame2 = base.standing && after.standing && isSurelySame(base.standing, after.standing);
    return isSame2 ? { ...whole, relation: "same", froms: [base] } : void 0;
  }
  #move(step) {
    const befores = [...new Set([step.before, ...step.others].flatMap((side) => this.#version(side) ?? []))];
    const stood = [...new Set(befores.flatMap(({ stands }) => stands))];
    const after = this.#version(step.after);
    const nothing2 = { step, befores, stood, after, relation: void 0, froms: [] };
    if (!after) return nothing2;
    const untold = befores.find(({ isTold: isTold2 }) => !isTold2);
    if (!after.state) {
      after.stands = stood.slice(0, mostStands);
      after.isTold = !untold;
      return nothing2;
    }
    const own = standingOf(after.state);
    after.standing = own;
    if (untold) {
      const { commit } = step;
      this.#unjudged.add(`${untold.unread} before ${commit ? named(commit) : "what is not committed"}`);
      this.#remember(after);
      return nothing2;
    }
    const relations = stood.map(({ standing }) => this.#relation(standing, own));
    const relation = ["same", "new"].find((one) => relations.includes(one)) ?? relations[0];
    const same = stood.filter((_2, index) => relations[index] === "same");
    const froms = same.length > 0 ? same : this.#earlier(own);
    for (const { standing } of froms) if (standing) after.standing = continued(after.standing, standing);
    this.#remember(after);
    return { ...nothing2, relation: stood.length > 0 ? relation : this.#relation(void 0, own), froms };
  }
  #relation(before3, after) {
    if (this.#change.gap !== void 0) return before3 && isSurelySame(before3, after) ? "same" : void 0;
    return before3 ? relationOf(before3, after) : "new";
  }
  /** The last state of a mission that was gone for a while. A cluster may be that of another mission once it ended. */
  #earlier(standing) {
    if (this.#change.gap !== void 0) return [];
    const found = this.#missions.get(keyOf(standing) ?? "");
    const isOver = found?.standing && standing.state.dialect !== "schema" && isEnded(found.standing);
    return found && !isOver ? [found] : [];
  }
  #remember(version) {
    const key = version.standing && keyOf(version.standing);
    if (key !== void 0) this.#missions.set(key, version);
  }
  #version(snapshot) {
    const document = snapshot?.documents.find(({ path }) => path === this.#path);
    const refused = snapshot?.unreadable.find(({ path }) => path === this.#path);
    if (!snapshot || !(document || refused)) return void 0;
    const key = document ? `text ${document.text}` : `refused ${refused?.refusal} ${refused?.detail}`;
    const version = this.#versions.get(key) ?? versionOf(snapshot);
    this.#versions.set(key, version);
    return version;
  }
};
function versionOf({ state, unjudged: unjudged2 }) {
  const unread = state?.dialect === "prose" ? state.unread : void 0;
  if (state && unread === void 0) {
    const version = { state, unread, standing: standingOf(state), stands: [], isTold: true };
    version.stands = [version];
    return version;
  }
  const why = unread ?? unjudged2 ?? `${stateFile} could not be read`;
  return { state: void 0, unread: why, standing: void 0, stands: [], isTold: false };
}
function keyOf({ state, mission }) {
  return mission === void 0 ? void 0 : `${state.dialect} ${mission}`;
}

// src/formats/grid/change/change-rule.ts
function changeRule({ isAboutPresence, check, ...facts }) {
  return {
    ...facts,
    check(context) {
      const { change, snapshot } = context;
      if (!change) return;
      const course = courseOf(change, snapshot);
      if (change.gap !== void 0) context.skip(change.gap);
      if (!isAboutPresence) for (const reason of unjudged(course, snapshot)) context.skip(reason);
      check({ ...context, change, course });
    }
  };
}
function unjudged({ moves, unjudged: reasons2 }, { state, unjudged: end }) {
  const unread = state?.dialect === "prose" ? state.unread : end;
  return moves.length > 0 && unread !== void 0 ? [...reasons2, unread] : reasons2;
}

// src/formats/grid/change/passages.ts
function* passagesOf({ moves }, read) {
  const told = /* @__PURE__ */ new Map();
  const toldBy2 = (version) => {
    const known10 = told.get(version);
    if (known10) return known10;
    const value = version.state && read(version.state);
    const values = value === void 0 ? [] : [value];
    told.set(version, values);
    return values;
  };
  for (const { step, after: version, froms } of moves) {
    if (!version?.state) continue;
    const befores = [...new Set(froms.flatMap(toldBy2))];
    const after = read(version.state);
    told.set(version, after === void 0 ? befores.slice(0, mostCarried) : [after]);
    const [before3] = befores;
    if (before3 !== void 0 && after !== void 0) yield { before: before3, befores, after, step };
  }
}
var mostCarried = 16;
function faultsOf(course, read, isFault) {
  return faultyPassages(course, read, ({ befores, after }) => befores.every((before3) => isFault(before3, after)));
}
function* faultyPassages(course, read, isFault) {
  let isFound = false;
  for (const passage of passagesOf(course, read)) {
    if (!isFault(passage)) continue;
    isFound = true;
    yield passage;
  }
  const whole = isFound ? void 0 : wholeOf(course, read);
  if (whole && isFault(whole)) yield whole;
}
function wholeOf({ whole }, read) {
  const [from] = whole?.froms ?? [];
  if (!whole || !from?.state || !whole.after?.state) return void 0;
  const [before3, after] = [read(from.state), read(whole.after.state)];
  return before3 === void 0 || after === void 0 ? void 0 : { before: before3, befores: [before3], after, step: whole.step };
}

// src/formats/grid/change/values.ts
var known6 = /* @__PURE__ */ new WeakMap();
function leavesOf(document) {
  const leaves = known6.get(document) ?? new Map(document.root ? collect(document.root, document.verdict?.schema, []) : []);
  known6.set(document, leaves);
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
  const types2 = typesOf(schema);
  const number2 = schema?.["x-kind"] === "commit" ? void 0 : numberIn(text, types2);
  if (number2 !== void 0) return String(number2);
  return types2.includes("boolean") && /^(?:true|false)$/i.test(text) ? text.toLowerCase() : JSON.stringify(text);
}
function numberIn(text, types2) {
  if (!types2.includes("number") && !types2.includes("integer")) return void 0;
  if (types2.includes("string") && !/^\d{1,15}$/.test(text)) return void 0;
  const reading = text.length > 40 ? void 0 : readYaml12(text);
  const isSure = reading?.kind === "number" && Math.abs(reading.value) <= Number.MAX_SAFE_INTEGER;
  return isSure ? reading.value : void 0;
}

// src/formats/grid/change/records.ts
function recordsOf({ document }, list) {
  const node = document.node(list);
  if (node && node.kind !== "list") return void 0;
  const schema = document.verdict && schemaAt(document.verdict.schema, [...list, 0]);
  const items2 = (node?.items ?? []).flatMap((item) => {
    if (item.kind !== "map") return [];
    const id2 = item.entries.find(({ key }) => key.value === "id")?.value;
    if (id2?.kind !== "scalar" || id2.value === null) return [];
    return [{ id: String(id2.value), meaning: meaningOf2(item, schema), node: item }];
  });
  return { items: items2, schema };
}
var growing = /* @__PURE__ */ new Set(["affects_phases", "used_by_phases"]);
function rewritingOf(before3, after) {
  const unmatched = without(before3.items, after.items);
  const candidates = byId(without(after.items, before3.items).reverse());
  const gone = [];
  const changed = [];
  for (const item of unmatched) {
    const other = candidates.get(item.id)?.pop();
    const fields2 = other && changedFields(item.node, other.node, after.schema);
    if (!fields2) gone.push(item.id);
    else if (fields2.length > 0) changed.push({ id: item.id, fields: fields2 });
  }
  return { gone, changed };
}
function without(items2, others2) {
  const left2 = /* @__PURE__ */ new Map();
  for (const { meaning } of others2) left2.set(meaning, (left2.get(meaning) ?? 0) + 1);
  return items2.filter(({ meaning }) => {
    const number2 = left2.get(meaning) ?? 0;
    left2.set(meaning, number2 - 1);
    return number2 <= 0;
  });
}
function byId(items2) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items2) {
    const group = groups.get(item.id);
    if (group) group.push(item);
    else groups.set(item.id, [item]);
  }
  return groups;
}
function changedFields(before3, after, schema) {
  const [old, fresh] = [before3, after].map(
    (node) => new Map(node.entries.map(({ key, value }) => [String(key.value), value]))
  );
  const names5 = /* @__PURE__ */ new Set([...old?.keys() ?? [], ...fresh?.keys() ?? []]);
  return [...names5].filter((name) => {
    const [from, to] = [old?.get(name), fresh?.get(name)];
    if (!from || !to) return true;
    const field2 = schema && fieldOf(schema, name);
    if (!growing.has(name) || from.kind !== "list" || to.kind !== "list") {
      return meaningOf2(from, field2) !== meaningOf2(to, field2);
    }
    const kept = new Set(to.items.map((item) => meaningOf2(item, field2?.items)));
    return from.items.some((item) => !kept.has(meaningOf2(item, field2?.items)));
  });
}

// src/formats/grid/change/wording.ts
function inStep({ commit, isWhole }) {
  if (commit) return ` in ${named(commit)}`;
  return isWhole ? " since the base" : " in the working tree";
}
function placeNow(snapshot, path) {
  return snapshot.state ? snapshot.state.at(path) : stateFileNow(snapshot);
}
function stateFileNow({ state, documents, root }) {
  if (state) return state.at([]);
  const path = pathIn(root, stateFile);
  const document = documents.find((one) => one.path === path);
  return document ? document.at([]) : fileAt(path);
}
function firstOf2(words3) {
  return some(words3, 3);
}
var mostInStep = 10;
function spoken(all) {
  const first = all.slice(0, mostInStep);
  return { first, others: all.length - first.length };
}

// src/formats/grid/rules/history-rewritten.ts
var lists = ["persistent.decisions", "persistent.artifacts", "agents.completed"];
var historyRewritten = changeRule({
  id: "grid/history-rewritten",
  severity: "error",
  summary: "decisions, artifacts and the completed agents of a session neither vanish nor change",
  source: "STATE.md schema 1.4, 1.5, 1.6, D26",
  needs: "base",
  check(context) {
    for (const list of lists) {
      const whereNow = placesNow(context, list);
      for (const passage of faultsOf(context.course, (state) => toldBy(state, list), isRewritten)) {
        reportRewriting(context, list, passage, whereNow);
      }
    }
  }
});
function toldBy(state, list) {
  if (state.dialect !== "schema") return void 0;
  const isOfSession = list === "agents.completed";
  const session = isOfSession ? state.data.session_id : void 0;
  const records = recordsOf(state, list.split("."));
  return records && (!isOfSession || session !== void 0) ? { ...records, session } : void 0;
}
function isRewritten(before3, after) {
  if (before3.session !== after.session) return false;
  const { gone, changed } = rewritingOf(before3, after);
  return gone.length + changed.length > 0;
}
function reportRewriting({ snapshot, report }, list, { before: before3, after, step }, whereNow) {
  const where = inStep(step);
  const { gone, changed } = rewritingOf(before3, after);
  if (gone.length > 0) {
    report(placeNow(snapshot, list), `${list} lost ${firstOf2(gone.map(quote))}${where}; what it holds stays there`);
  }
  const { first, others: others2 } = spoken(changed);
  for (const { id: id2, fields: fields2 } of first) {
    const index = whereNow.get(id2);
    const [field2 = "id"] = fields2;
    const at = placeNow(snapshot, index === void 0 ? list : [...list.split("."), index, field2]);
    const what2 = firstOf2(fields2.map(inert));
    report(at, `${what2} of ${quote(id2)} in ${list} changed${where}; what was recorded stays as it is`);
  }
  if (others2 > 0) report(placeNow(snapshot, list), `${others2} more items of ${list} changed${where}`);
}
function placesNow({ snapshot: { state } }, list) {
  const node = state?.document.node(list);
  const ids = node?.kind === "list" ? node.items.map((_2, index) => state?.document.node(`${list}.${index}.id`)) : [];
  const entries = ids.map((id2, index) => [id2?.kind === "scalar" ? String(id2.value) : "", index]);
  return new Map(entries.reverse());
}

// src/formats/grid/rules/id-time.ts
var stampOf = (id2 = "") => /^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id2)?.[1];
var day = ({ ms }) => formatInstant(ms).slice(0, 10);
var idTime = rule2({
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

// src/formats/grid/rules/identity.ts
var identity = changeRule({
  id: "grid/identity",
  severity: "error",
  summary: "mission_id and created_at stay what they are until another mission begins",
  source: "STATE.md schema 1.1, D26",
  needs: "base",
  check(context) {
    reportOthers(context);
    reportCreation(context);
  }
});
function reportOthers({ snapshot, course: { moves }, report }) {
  for (const { step, stood, after, relation } of moves) {
    const old = stood[0]?.standing;
    const other = after?.standing;
    if (!old || !other || relation !== "other" && relation !== "lost") continue;
    const where = inStep(step);
    const ran = `while the mission was ${statusInWords(old)}`;
    if (relation === "other") {
      const fact = `mission_id went from ${quote(old.mission)} to ${quote(other.mission)}${where}, ${ran}`;
      report(placeNow(snapshot, "mission_id"), `${fact}; another mission begins once one is complete or failed`);
    } else {
      const fact = `STATE.md went from the schema dialect to ${other.state.dialect}${where}, ${ran}`;
      const kept = old.mission === void 0 ? "its dialect" : `mission_id ${quote(old.mission)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to keep ${kept}`);
    }
  }
}
function reportCreation({ snapshot, course, report }) {
  for (const { before: before3, after, step } of faultsOf(course, createdOf, (was, is) => was.ms !== is.ms)) {
    const [first, last2] = before3.ms > after.ms ? [before3, after] : [after, before3];
    const isDoubtful = orderOf(first, last2) === "doubtful";
    const fact = `created_at went from ${quote(before3.text)} to ${quote(after.text)}${inStep(step)}`;
    const why = isDoubtful ? "only one of the two names its zone" : "a mission is created once";
    report(placeNow(snapshot, "created_at"), `${fact}; ${why}`, { severity: isDoubtful ? "warning" : "error" });
  }
}

// src/formats/grid/rules/leftover.ts
var what = {
  temporary: "what a program wrote beside it and did not clean up; expected it to be gone when the write is done",
  backup: "an old version of it; expected none, for git keeps the old versions"
};
var leftover = {
  id: "grid/leftover",
  severity: "info",
  summary: "no temporary file, backup or committed lock lies beside the state",
  source: 'persistence guide, "Atomic Updates"',
  needs: "tracking",
  check({ snapshot: { root, present }, facts, report, skip }) {
    for (const found of present.flatMap((file4) => leftoverOf(file4) ?? [])) {
      const { file: file4, kind, of } = found;
      const path = pathIn(root, file4);
      const at = fileAt(path);
      if (kind !== "lock") {
        report(at, `${quote(file4)} lies beside ${quote(of)} and is ${what[kind]}`);
        continue;
      }
      const tracking = facts.tracking(path);
      if (tracking.answer === "unknown") skip(`whether git tracks ${quote(path)} is not known: ${tracking.reason}`);
      else if (tracking.answer === "tracked") {
        report(at, `git tracks the lock ${quote(file4)}; expected git to ignore it, for it says nothing of the mission`);
      }
    }
  }
};

// src/formats/grid/mission/bounds.ts
function blocksOf(phase2) {
  return { owner: phase2 ? nameOf(phase2) : "the phase", noun: "block", total: phase2?.blocks || void 0 };
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
  const isSaid2 = /complete|done|active|progress/i.test(status?.value ?? "");
  return isSaid2 || (percent?.value ?? 0) > 0 || ticks.some(({ complete }) => complete);
}

// src/formats/grid/rules/phase-bounds.ts
var phaseBounds = rule2({
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
var phaseCount = rule2({
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
var phaseReference = rule2({
  id: "grid/phase-reference",
  severity: "error",
  summary: "every phase that a decision, an artifact or a package names is defined",
  source: "STATE.md schema 1.5, 1.6, 1.7",
  check({ state, report }) {
    const phases = definedPhases(state);
    if (!phases) return;
    for (const [path, id2] of references(state)) {
      if (id2 === void 0 || phases.has(id2)) continue;
      report(state.at(path), undefinedPhase(path, id2, phases), {
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
  for (const [index, id2] of ids.entries()) yield [`${path}.${index}`, id2];
}

// src/formats/grid/mission/phase-faults.ts
function* phaseFaults(state) {
  const listed3 = listedPhases(state);
  let running;
  for (const phase2 of phasesOf(state)) {
    const fault2 = countFault(phase2) ?? timeFault(phase2) ?? listFault(phase2, state, listed3) ?? currentFault(phase2, state) ?? besideFault(phase2, running);
    if (phase2.status === "in_progress" && !fault2) running ??= phase2;
    const first = fault2 ?? stampFault(phase2, state);
    if (first) yield first;
  }
}
var against = (phase2, fact, other) => ({
  at: `${phase2.path}.status`,
  message: `${nameOf(phase2)} is ${phase2.status}, but ${fact}`,
  other
});
function countFault(phase2) {
  const { path, status, blocks, blocks_complete: done2 } = phase2;
  const at = `${path}.blocks_complete`;
  if (done2 === void 0) return void 0;
  if (blocks !== void 0 && done2 > blocks) {
    const message = `blocks_complete is ${done2}, but ${nameOf(phase2)} has ${count(blocks, "block")}`;
    return { at, message, other: `${path}.blocks` };
  }
  const isOpen = status === "complete" && done2 < (blocks ?? 0);
  if (!isOpen && !(status === "pending" && done2 > 0)) return void 0;
  return against(phase2, `blocks_complete is ${done2}${blocks === void 0 ? "" : ` of ${blocks}`}`, at);
}
function timeFault(phase2) {
  const { path, status, started_at: started, completed_at: ended } = phase2;
  if (status === "pending" && started) return against(phase2, "started_at is set", `${path}.started_at`);
  if (status !== void 0 && status !== "complete" && ended) {
    return against(phase2, "completed_at is set", `${path}.completed_at`);
  }
  return void 0;
}
function listedPhases(state) {
  const ids = (state.data.phases?.completed ?? []).filter((id2) => id2 !== void 0);
  const defined = new Set(phasesOf(state).map(({ id: id2 }) => id2));
  const wanted = isRunning(state) ? (currentNumber(state) ?? 0) - 1 : state.data.phases?.total;
  const isWhole = ids.length === state.data.phases?.completed?.length && ids.every((id2) => defined.has(id2));
  const isNumber = ids.length === wanted || state.data.status === "planning" || state.data.status === "failed";
  if (!isWhole || !isNumber) return void 0;
  return new Map(ids.map((id2, index) => [id2, `phases.completed.${index}`]));
}
function listFault(phase2, state, listed3) {
  const { id: id2, status } = phase2;
  if (id2 === void 0 || status === void 0 || !listed3) return void 0;
  const path = listed3.get(id2);
  if (status !== "complete") return path === void 0 ? void 0 : against(phase2, "phases.completed holds it", path);
  const isOwed = isRunning(state) || state.data.status === "complete";
  if (path !== void 0 || !isOwed) return void 0;
  return against(phase2, "phases.completed does not hold it", "phases.completed");
}
function currentFault(phase2, state) {
  const current = currentNumber(state);
  if (!isRunning(state) || current === void 0) return void 0;
  const isOff2 = phase2.status === "in_progress" && !isNumbered(phase2, current) || phase2.status === "pending" && phase2.number === current;
  return isOff2 ? against(phase2, `phases.current is ${current}`, "phases.current") : void 0;
}
function besideFault(phase2, running) {
  if (phase2.status !== "in_progress" || !running) return void 0;
  return against(phase2, `so is ${nameOf(running)}; expected one at most`, `${running.path}.status`);
}
function stampFault(phase2, state) {
  const { path, status, started_at: started, completed_at: ended } = phase2;
  const absent2 = (field2) => ({
    at: `${path}.${field2}`,
    message: `${nameOf(phase2)} is ${status}, but it has no ${field2}`,
    other: `${path}.status`,
    isMinor: true
  });
  const isOpen = ended === null || !state.document.node(`${path}.completed_at`);
  if (status === "complete" && isOpen) return absent2("completed_at");
  const hasBegun2 = status === "complete" || status === "in_progress";
  return hasBegun2 && started === null ? absent2("started_at") : void 0;
}

// src/formats/grid/rules/phase-status.ts
var phaseStatus = rule2({
  id: "grid/phase-status",
  severity: "error",
  summary: "the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress",
  source: "STATE.md schema 1.2, 7.2",
  check({ state, report }) {
    for (const { at, message, other, isMinor } of phaseFaults(state)) {
      report(state.at(at), message, {
        related: [{ at: state.at(other), message: "the other half stands here" }],
        ...isMinor && { severity: "warning" }
      });
    }
  }
});

// src/formats/grid/change/phases.ts
function phaseOf(state) {
  if (state.dialect === "prose") return state.phase && { number: state.phase.current.value, field: "Phase", state };
  if (state.dialect === "schema") {
    const { status, phases } = state.data;
    const isFree = status === void 0 || status === "planning" || phases?.current === void 0;
    return isFree ? void 0 : { number: phases.current, field: "phases.current", state };
  }
  const phase2 = state.data.position?.phase;
  const number2 = phase2 === void 0 ? void 0 : parsePhase(String(phase2));
  return number2 === void 0 ? void 0 : { number: number2, field: "position.phase", state };
}
var mostNamed = 3;
function uncompleted(state, from, to) {
  const { completed, current = 0, total = current } = state.data.phases ?? {};
  const isBroken = completed ? completed.includes(void 0) : state.document.node("phases.completed") !== void 0;
  if (isBroken || current > total) return void 0;
  const done2 = numbersOf(state, new Set(completed));
  const missing = [];
  for (let number2 = Math.max(1, from); number2 < to && missing.length < mostNamed; number2 += 1) {
    if (done2.has(number2)) continue;
    const phase2 = phaseNumbered(state, number2);
    missing.push(phase2 ? nameOf(phase2) : `phase ${number2}`);
  }
  return missing;
}
function numbersOf(state, ids) {
  const byId2 = [...ids].flatMap((id2) => id2 === void 0 ? [] : [phaseNumber(id2)]);
  const byPlace = phasesOf(state).flatMap(({ id: id2, number: number2 }) => id2 !== void 0 && ids.has(id2) ? [number2] : []);
  return /* @__PURE__ */ new Set([...byId2, ...byPlace]);
}
var beginnings = ["block", "wave", "thread"];
function aheadOfStart(state, phase2) {
  const { position: position2 } = state.data;
  const isUntouched = phaseNumbered(state, phase2)?.blocks_complete === 0;
  if (!position2 || position2.phase !== phase2 || !isUntouched) return [];
  return beginnings.flatMap((field2) => {
    const value = position2[field2];
    return value !== void 0 && value > 1 ? [[field2, value]] : [];
  });
}

// src/formats/grid/rules/phase-transition.ts
var phaseTransition = changeRule({
  id: "grid/phase-transition",
  severity: "error",
  summary: "the current phase only moves forward, past phases that are complete, to the start of the next one",
  source: "STATE.md schema 7.2, D26, D27",
  needs: "base",
  check(context) {
    const { course } = context;
    const isBack = (before3, after) => after.number < before3.number;
    for (const passage of faultsOf(course, phaseOf, isBack)) reportReturn(context, passage);
    for (const passage of faultsOf(course, phaseOf, (before3, after) => isBack(after, before3))) {
      reportPassed(context, passage);
      reportStart(context, passage);
    }
  }
});
function reportReturn({ snapshot, report }, { before: before3, after, step }) {
  const { state } = snapshot;
  const prose = state?.dialect === "prose" ? state.phase?.current.at : void 0;
  const fact = `${after.field} went back from ${before3.number} to ${after.number}${inStep(step)}`;
  report(prose ?? placeNow(snapshot, after.field), `${fact}; expected ${before3.number} or more`);
}
function reportPassed({ snapshot, report }, { befores, after, step }) {
  if (after.state.dialect !== "schema" || after.state.data.status === "failed") return;
  const from = befores.reduce((most5, { number: number2 }) => Math.max(most5, number2), Number.NEGATIVE_INFINITY);
  const missing = uncompleted(after.state, from, after.number) ?? [];
  if (missing.length === 0) return;
  const fact = `phases.current went from ${from} to ${after.number}${inStep(step)}`;
  report(placeNow(snapshot, "phases.current"), `${fact}, but phases.completed lacks ${either(missing, "and")}`, {
    related: [{ at: placeNow(snapshot, "phases.completed"), message: "expected here every phase that was passed" }]
  });
}
function reportStart({ snapshot, report }, { after, step }) {
  if (after.state.dialect !== "schema" || step.isWhole) return;
  const ahead = aheadOfStart(after.state, after.number);
  const [first] = ahead;
  if (!first) return;
  const found = either(
    ahead.map(([field2, value]) => `${field2} ${value}`),
    "and"
  );
  const fact = `phase ${after.number} was entered at ${found}${inStep(step)}`;
  report(placeNow(snapshot, `position.${first[0]}`), `${fact}, but none of its blocks is complete; expected 1`);
}

// src/formats/grid/block-files/missing.ts
var mostNamed2 = 5;
function blockList(blocks) {
  const labels2 = blocks.map(({ label: label4 }) => label4);
  return `${blocks.length === 1 ? "block" : "blocks"} ${some(labels2, mostNamed2)}`;
}
function isMissing(noun, plural, blocks) {
  return `the ${blocks.length === 1 ? noun : plural} of ${blockList(blocks)} ${blocks.length === 1 ? "is" : "are"} missing`;
}
var names3 = {
  plan: /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?plan\.md$|^plan[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i,
  summary: /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?summary\.md$|^summary[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i
};
function strayFiles(files, kind) {
  return files.filter((file4) => {
    return companionKind(file4) === void 0 && names3[kind].test(baseOf(file4));
  });
}
function hint(stray, kind, blocks, { keyOf: keyOf2 }) {
  const keys = new Set(blocks.map(({ key }) => key));
  const found = stray.find((file4) => {
    const [, first, second] = names3[kind].exec(baseOf(file4)) ?? [];
    const block2 = parseBlock(first ?? second ?? "");
    return block2 && keys.has(keyOf2(block2));
  });
  return found === void 0 ? "" : `; ${quote(found)} is there, but nobody looks for it in that place or by that name`;
}
function baseOf(file4) {
  return file4.slice(file4.lastIndexOf("/") + 1);
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
var words2 = new RegExp(`^(?:(?<skipped>${skipped})|(?:${open2}))(?![\\p{L}\\p{N}])(?<rest>.{0,200})$`, "u");
var share2 = /^(\d{1,3})(?:\.\d{1,9})? ?%|^(\d{1,4}) ?(?:\/|of|out of) ?(\d{1,4})(?!\d)/;
var openSigns = /[❌✗✘✖🚫⛔🛑🚧⏳⌛⏸🔴🟡🔄]/u;
var skippedSigns = /[⏭⏩]/u;
function saidBy2(text, isWhole = false) {
  const sign = text.slice(0, 200).trim();
  const plain2 = sign.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "").replace(new RegExp("(?<=\\p{L})[-_](?=\\p{L})|\\s+", "gu"), " ");
  if (plain2 === "") return skippedSigns.test(sign) ? "skipped" : openSigns.test(sign) ? "open" : void 0;
  if (isShort(plain2)) return "open";
  const { skipped: isSkipped, rest: rest2 } = words2.exec(plain2)?.groups ?? {};
  if (rest2 === void 0 || isWhole && /^ ?[\p{L}\p{N}]/u.test(rest2)) return void 0;
  return isSkipped === void 0 ? "open" : "skipped";
}
function isShort(text) {
  const [, percent, part, whole] = share2.exec(text) ?? [];
  return percent !== void 0 ? Number(percent) < 100 : part !== void 0 && Number(part) < Number(whole);
}

// src/formats/grid/block-files/status-lines.ts
var longest10 = 500;
var before2 = "^[ \\t>]{0,9}(?:[-*+][ \\t]{1,3})?(?:#{1,3}[ \\t]{1,3})?[*_]{0,3}";
var whose = "(?:(?:block|final|overall|current|completion|execution|task|work)[ ])?";
var between = "[*_]{0,3}[ \\t]{0,3}(?:[:\uFF1A=\u2013\u2014]|-(?=[ \\t]))[*_ \\t]{0,9}";
var said2 = "([^\\s*_].{0,200})$";
var statusLine = new RegExp(`${before2}${whose}status${between}${said2}`, "i");
var likelyLines = [
  new RegExp(`${before2}${whose}(?:outcome|result|state)${between}${said2}`, "i"),
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
    const isSaid2 = isHead || isBelow || depth === 2;
    const found = isSaid2 && raw.length <= longest10 ? statusOfLine(line, isBelow) : void 0;
    if (found) return found;
    isBelow = (isHead || depth === 2) && heading.test(raw);
  }
  return void 0;
}
function statusOfLine({ raw, start }, isBelow) {
  const sure = statusLine.exec(raw)?.[1];
  const likely = [...likelyLines, inTitle].map((form3) => form3.exec(raw)?.[1]).find((text2) => text2 !== void 0);
  const below2 = isBelow ? raw.replace(/^[\s>#*+_-]{0,9}/, "") : void 0;
  const text = (sure ?? likely ?? below2)?.replace(/[*_\s|#]+$/, "");
  if (text === void 0 || text === "") return void 0;
  const says = saidBy2(text, sure === void 0);
  if (says === void 0 && (sure === void 0 || isTemplate(text))) return void 0;
  const from = start + raw.lastIndexOf(text);
  return { text, start: from, end: from + text.length };
}

// src/formats/grid/block-files/template.ts
var longest11 = 1e3;
var lead = /^(?:[\s>*+_-]|\d{1,4}[.)]\s|\[[ xX]\]\s|✅|⏳|☐){0,20}/u;
var label2 = /^[\p{L}\p{N}][^:*_]{0,60}[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;
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
  if (raw.length > longest11) return "text";
  const isHeading = /^ {0,3}#{1,6}(?:\s|$)/.test(raw);
  const line = raw.replace(/^ {0,3}#{1,6}/, "").replaceAll("|", " ");
  if (/^[\s:|=-]*$/.test(line)) return "label";
  const whole = line.replace(lead, "");
  const content = whole.replace(label2, "").replace(lead, "");
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
var naming3 = /* @__PURE__ */ new Set([
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
var known7 = /* @__PURE__ */ new WeakMap();
function outcomeOf(summary) {
  const outcome = known7.get(summary) ?? readOutcome(summary);
  known7.set(summary, outcome);
  return outcome;
}
async function readOutcome(summary) {
  const { document, body, isBroken } = summary;
  if (isBroken) return { kind: "complete" };
  const status = statusOf2(summary);
  if (status) return status;
  const isTold2 = hasContent(document.root);
  const isPlain2 = !statusInText(body.lines) && !body.lines.some(({ raw }) => kindOfLine(raw) === "template");
  if (isTold2 && isPlain2) return { kind: "complete" };
  const structure = await body.structure();
  if (!structure.ok) return { kind: "complete" };
  const lines = textLines(body.lines, structure);
  const said3 = statusInText(lines);
  if (said3) return judged2(said3.text.replace(/[*`]/g, ""), document.span(said3.start, said3.end));
  const kinds2 = kindsOfLines(lines.map(({ raw }) => raw));
  if (kinds2.has("text")) return { kind: "complete" };
  if (kinds2.has("template") || !isTold2 && !isNamed(document.root)) {
    return { kind: "open", at: document.at(""), why: void 0 };
  }
  return { kind: "complete" };
}
function statusOf2({ document }) {
  const texts = (name) => fieldsNamed(document, name).flatMap(({ value, keyPath }) => {
    const text = value.kind === "scalar" ? textOf(value).trim() : "";
    return text === "" ? [] : [{ text, at: document.at(keyPath) }];
  });
  for (const { text, at } of texts("status")) if (saidBy2(text) || !isTemplate(text)) return judged2(text, at);
  for (const { text, at } of likeStatus.flatMap(texts)) if (saidBy2(text, true)) return judged2(text, at);
  for (const [answer, names5] of yesOrNo) {
    for (const { name, value, keyPath } of names5.flatMap((one) => fieldsNamed(document, one))) {
      if (value.kind !== "scalar" || value.value !== answer) continue;
      if (folded(name) === "skipped") return { kind: "skipped" };
      return { kind: "open", at: document.at(keyPath), why: `${name}: ${answer}` };
    }
  }
  return void 0;
}
function judged2(text, at) {
  const said3 = saidBy2(text);
  return said3 === "open" ? { kind: "open", at, why: text } : { kind: said3 ?? "complete" };
}
function hasContent(root) {
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.some(({ key, value }) => !naming3.has(folded(String(key.value))) && isTold(value));
}
function isTold(node) {
  if (node.kind === "list") return node.items.some(isTold);
  if (node.kind === "map") return node.entries.some(({ value }) => isTold(value));
  const text = textOf(node).trim();
  return text !== "" && !isNothing(text) && !isTemplate(text);
}
function isNamed(root) {
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.some(({ value }) => isTold(value)) && entries.every(({ key }) => naming3.has(folded(String(key.value))));
}

// src/formats/grid/block-files/placement.ts
function placementOf(numbering, named4) {
  const { phases, restarts } = numbering;
  const places2 = placesOf2(numbering);
  const keyIn = (place3, number2) => {
    const { numbers = [], blocks = 0, before: before3 } = phases[place3] ?? {};
    const isHere = number2 >= 1 && number2 <= blocks && before3 !== void 0;
    return isHere ? String(before3 + number2) : `${numbers[0]}-${number2}`;
  };
  const inPhase = (phase2, number2) => {
    const place3 = places2.get(phase2);
    return place3 === void 0 ? `${phase2}-${number2}` : keyIn(place3, number2);
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
      const { phase: phase2, number: number2, isPlain: isPlain2 } = block2;
      if (phase2 === void 0) return String(number2);
      const isOfPhase = !isPlain2 || restarts || restarted.has(phase2) || !fits(block2) && isOwn(block2);
      return isOfPhase ? inPhase(phase2, number2) : String(number2);
    }
  };
}
function placesOf2({ phases }) {
  const places2 = /* @__PURE__ */ new Map();
  for (const which of [0, 1]) {
    for (const [place3, { numbers }] of phases.entries()) {
      const number2 = numbers[which];
      if (number2 !== void 0 && !places2.has(number2)) places2.set(number2, place3);
    }
  }
  return places2;
}
function isCounted({ phases }) {
  const last2 = phases.at(-1);
  return last2?.before !== void 0 && last2.blocks !== void 0;
}
function mayBeSame(one, other, numbering) {
  const names5 = new Set(blockNames(one, numbering));
  if (blockNames(other, numbering).some((name) => names5.has(name))) return true;
  return !isCounted(numbering) && (mayBeLater(one, other) || mayBeLater(other, one));
}
function mayBeLater(inMission, { phase: phase2 = 1, number: number2, isPlain: isPlain2 }) {
  const isAlike = isPlain2 && inMission.phase === phase2;
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
  for (const file4 of present) {
    const companion = byFile.get(file4);
    const summary = namedSummary(file4);
    const plan = summary ? void 0 : namedPlan(file4);
    const keys = keysOf((summary ?? plan)?.block, companion, placement);
    if (plan) {
      for (const key of keys) planned.add(key);
      if (companion && isSkippedPlan(companion)) for (const key of keys) skipped2.add(key);
    }
    if (!summary) continue;
    const outcome = companion ? await outcomeOf(companion) : { kind: "complete" };
    if (outcome.kind === "skipped") for (const key of keys) skipped2.add(key);
    kept.push({ file: file4, outcome, keys, phase: phaseOf2(file4, companion) });
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
  return present.flatMap((file4) => (namedSummary(file4) ?? namedPlan(file4))?.block ?? []);
}
function keysOf(named4, companion, { keyOf: keyOf2 }) {
  const blocks = [named4, companion?.block].filter((block2) => block2 !== void 0);
  return [...new Set(blocks.map(keyOf2))];
}
function phaseOf2(file4, companion) {
  const [, digits2] = /^phases\/(?:phase[ _-]?)?(\d{1,4})(?![\d.])/i.exec(file4) ?? [];
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
    blocks: blocksOf2(prefix, Math.max(complete, last2, isKnown2 ? stands.number : 0)),
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
    blocks: blocksOf2(phase2, last2),
    isNamed: true
  };
}
function labelOf(phase2, number2) {
  return phase2 === void 0 ? digits(number2) : `${digits(phase2)}-${digits(number2)}`;
}
function blocksOf2(phase2, length) {
  return Array.from({ length }, (_2, index) => {
    const number2 = index + 1;
    return { key: phase2 === void 0 ? String(number2) : `${phase2}-${number2}`, label: labelOf(phase2, number2) };
  });
}
function lastPlans({ planned }) {
  const lasts = /* @__PURE__ */ new Map();
  for (const key of planned) {
    const parts2 = key.split("-").map(Number);
    const phase2 = parts2.length > 1 ? parts2[0] : void 0;
    lasts.set(phase2, Math.max(lasts.get(phase2) ?? 0, parts2.at(-1) ?? 0));
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
  return { phases: ticks.length > 0 ? tickedPhases(state, placement) : counted2(state), isUnderWay: isUnderWay2 };
}
function tickedPhases({ ticks, phase: phase2 }, placement) {
  const byPhase = /* @__PURE__ */ new Map();
  for (const tick of ticks) {
    const blocks = byPhase.get(tick.phase) ?? /* @__PURE__ */ new Map();
    byPhase.set(tick.phase, blocks);
    const key = placement.keyOf({ phase: tick.phase, number: tick.block, isPlain: tick.isPlain });
    const label4 = tick.isPlain ? digits(tick.block) : `${digits(tick.phase ?? 0)}-${digits(tick.block)}`;
    const { at, complete: isComplete2, isSkipped } = tick;
    if (!blocks.has(key)) blocks.set(key, { key, label: label4, at, said: { at, isComplete: isComplete2, isSkipped } });
  }
  return [...byPhase].flatMap(([number2, found]) => {
    const blocks = [...found.values()];
    const done2 = blocks.filter(({ said: said3 }) => said3?.isComplete);
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
function counted2({ phase: phase2, block: block2, status }) {
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
  const rest2 = isLast ? [] : blocks.slice(current.value);
  const says = `the mission has ${count(total.value, "block")}`;
  return [own, { ...own, when: "later", claim: { at: total.at, says }, complete: { count: 0, ...here }, blocks: rest2 }];
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
  const { path, id: id2, number: number2, status, blocks = 0, blocks_complete: done2 } = phase2;
  const name = nameOf(phase2);
  const own = id2 === void 0 ? number2 : phaseNumber(id2);
  const complete = Math.max(0, Math.min(blocks, done2 ?? (status === "complete" ? blocks : 0)));
  const statusNode = state.document.node(`${path}.status`);
  const isSkipped = statusNode?.kind === "scalar" && statusNode.value === "skipped";
  const said3 = isSkipped && { said: { at: state.at(`${path}.status`), isComplete: true, isSkipped } };
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
      const label4 = `${digits(own)}-${digits(index + 1)}`;
      return { key: keyIn(number2 - 1, index + 1), label: label4, ...said3 };
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
var known8 = /* @__PURE__ */ new WeakMap();
function workOf2(snapshot, state) {
  const work = known8.get(state) ?? readWork(snapshot, state);
  known8.set(state, work);
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

// src/formats/grid/block-files/owed.ts
function owedIn({ phases }, kept, numbering) {
  const filed = file2(kept.summaries);
  const known10 = new Set(phases.flatMap(({ blocks }) => blocks.map(({ key }) => key)));
  const stray = isCounted(numbering) ? [] : kept.summaries.filter((one) => isDone3(one) && isStray(one, known10));
  const owed = phases.map((phase2) => owedInPhase(phase2, kept, filed));
  const missing = owed.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
  return missing > 0 && missing === stray.length ? owed.map((one) => ({ ...one, unsummarised: [] })) : owed;
}
var isDone3 = ({ outcome }) => outcome.kind !== "open";
function isStray({ keys }, known10) {
  return keys.length > 0 && !keys.some((key) => known10.has(key));
}
function file2(summaries2) {
  const done2 = /* @__PURE__ */ new Set();
  const open3 = /* @__PURE__ */ new Map();
  const nameless = /* @__PURE__ */ new Map();
  for (const summary of summaries2) {
    for (const key of summary.keys) {
      if (isDone3(summary)) done2.add(key);
      else open3.set(key, summary);
    }
    if (summary.keys.length > 0 || summary.phase === void 0) continue;
    const others2 = nameless.get(summary.phase) ?? [];
    others2.push(summary);
    nameless.set(summary.phase, others2);
  }
  return { done: done2, open: open3, nameless };
}
function owedInPhase(phase2, kept, filed) {
  const { blocks, complete, numbers, isNamed: isNamed2 } = phase2;
  if (!isNamed2) return owedByCount(phase2, kept);
  const isSkipped = ({ key, said: said3 }) => kept.skipped.has(key) || said3?.isSkipped === true;
  const skipped2 = blocks.filter(isSkipped);
  const open3 = blocks.filter((block2) => !isSkipped(block2) && !filed.done.has(block2.key));
  const isSaid2 = blocks.some(({ said: said3 }) => said3 && !said3.isSkipped);
  const covered = blocks.length - open3.length;
  const nameless = numbers.flatMap((number2) => filed.nameless.get(number2) ?? []);
  const others2 = nameless.filter(isDone3).length;
  const count2 = Math.max(0, complete.count - covered - others2);
  const finished2 = Math.max(0, complete.count - (covered - skipped2.length));
  const pending = isSaid2 ? open3.filter(({ said: said3 }) => !said3?.isComplete) : open3.slice(finished2);
  const owing = isSaid2 ? open3.filter(({ said: said3 }) => said3?.isComplete).slice(others2) : open3.slice(0, count2);
  const unproven = nameless.filter((one) => !isDone3(one));
  return {
    phase: phase2,
    unplanned: pending.filter(({ key }) => !kept.planned.has(key)),
    ...parted(phase2, owing, [...owing.flatMap(({ key }) => filed.open.get(key) ?? []), ...unproven], filed.open)
  };
}
function owedByCount(phase2, { summaries: summaries2, planned }) {
  const { blocks, complete } = phase2;
  const done2 = summaries2.filter(isDone3).length;
  const pending = blocks.slice(Math.max(complete.count, done2));
  const owing = blocks.slice(Math.min(done2, complete.count), complete.count);
  const unfinished = summaries2.filter((one) => !isDone3(one));
  return { phase: phase2, unplanned: planned.size > 0 ? [] : pending, ...parted(phase2, owing, unfinished, /* @__PURE__ */ new Map()) };
}
function parted({ complete }, owing, unfinished, open3) {
  const without2 = owing.filter(({ key }) => !open3.has(key));
  const taken = Math.min(unfinished.length, owing.length);
  return {
    unsummarised: without2.slice(0, owing.length - taken),
    unfinished: [...new Set(unfinished.slice(0, taken))],
    claim: owing[0]?.said?.at ?? complete.at
  };
}

// src/formats/grid/block-files/work-rule.ts
function workRule({ check, ...facts }) {
  return rule2({
    ...facts,
    dialects: ["schema", "persistence", "prose"],
    async check(context) {
      const { snapshot, state, skip } = context;
      const work = await workOf2(snapshot, state);
      if ("unknown" in work) return skip(work.unknown);
      for (const kind of ["summary", "plan"]) {
        const unread = whyUnread(snapshot, kind);
        if (unread !== void 0) skip(unread);
      }
      const { kept } = work;
      check({ ...context, work, kept, owed: owedIn(work, kept, snapshot.numbering) });
    }
  });
}

// src/formats/grid/rules/plan-exists.ts
var planExists = workRule({
  id: "grid/plan-exists",
  severity: "error",
  summary: "every block that is still to be done has its plan",
  source: "checkpoint flow check 3, D7, D33",
  check({ snapshot, work, kept, owed, report }) {
    if (!work.isUnderWay) return;
    const stray = strayFiles(snapshot.present, "plan");
    const lacking = owed.filter((one) => one.phase.when !== "past" && isLacking(one));
    if (kept.planned.size === 0 && stray.length === 0) {
      const [first] = [...lacking].sort((a, b) => Number(isLater(a)) - Number(isLater(b)));
      if (first) report(placeOf(first), noPlans(first), { severity: isLater(first) ? "info" : "warning" });
      return;
    }
    for (const one of lacking) {
      const { unplanned, phase: phase2 } = one;
      const found = hint(stray, "plan", unplanned, kept.placement);
      const options = isLater(one) ? { severity: "info" } : {};
      report(placeOf(one), `${phase2.claim.says}, but ${isMissing("plan", "plans", unplanned)}${found}`, options);
    }
  }
});
var isLacking = ({ unplanned }) => unplanned.length > 0;
var isLater = ({ phase: phase2 }) => phase2.when === "later";
function noPlans({ phase: phase2, unplanned }) {
  const whose2 = phase2.isNamed ? `${blockList(unplanned)}, which ${unplanned.length === 1 ? "is" : "are"}` : "each block";
  return `${phase2.claim.says}, but the mission keeps no plans; expected one for ${whose2} still to be done`;
}
function placeOf({ phase: phase2, unplanned }) {
  return unplanned[0]?.said?.at ?? phase2.claim.at;
}

// src/formats/grid/rules/position-block.ts
var positionBlock = rule2({
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
  const { phase: number2, block: block2 } = state.data.position ?? {};
  const phase2 = phaseNumbered(state, number2);
  if (block2 === 0 && isPlanning(state)) return true;
  const fault2 = outOfBounds("position.block", block2, blocksOf(phase2));
  const related = phase2?.blocks ? [{ at: state.at(`${phase2.path}.blocks`), message: counted3 }] : [];
  if (fault2) report(state.at("position.block"), fault2, { related });
  return !fault2;
}
function judgeId({ state, report }) {
  const { phase: phase2, phase_id, block: block2, block_id: id2 } = state.data.position ?? {};
  if (id2 === void 0 || isPlanning(state) && (phase2 === 0 || block2 === 0)) return;
  const phases = [phase2, phase_id && phaseNumber(phase_id)].filter((number2) => number2 !== void 0);
  const isOfPhase = phases.length === 0 || phases.includes(phaseNumber(id2));
  const isOfBlock = block2 === void 0 || block2 === Number(id2.slice(3));
  if (isOfPhase && isOfBlock) return;
  const field2 = isOfPhase ? "position.block" : "position.phase";
  const place3 = [
    phases.slice(0, 1).map((number2) => `phase ${number2}`),
    block2 === void 0 ? [] : `block ${block2}`
  ].flat();
  const fact = `position.block_id is ${quote(id2)}, but the mission stands at ${place3.join(", ")}`;
  report(state.at("position.block_id"), fact, {
    related: [{ at: state.at(field2), message: "the position stands here" }]
  });
}
var counted3 = "the blocks are counted here";

// src/formats/grid/rules/position-phase.ts
var positionPhase = rule2({
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
  const phase2 = state.data.position?.phase;
  if (current === void 0 || phase2 === void 0 || current === phase2) return;
  if (isPlanning(state) && (current === 0 || phase2 === 0)) return;
  report(state.at("position.phase"), `position.phase is ${phase2}, but phases.current is ${current}`, {
    related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
  });
}
function judgeId2({ state, report }) {
  const { phase: number2, phase_id: id2 } = state.data.position ?? {};
  if (id2 === void 0 || number2 === void 0 || number2 === 0 && isPlanning(state)) return;
  const numbers = [number2, state.data.phases?.current ?? number2];
  const phases = phasesOf(state);
  const defined = phaseNumbered(state, number2);
  const isRight = phases.length > 0 ? defined?.id === void 0 || phases.some((one) => one.id === id2 && numbers.some((of) => isNumbered(one, of))) : numbers.includes(phaseNumber(id2));
  if (isRight) return;
  const other = defined ? `phase ${number2} is ${quote(defined.id)}` : `position.phase is ${number2}`;
  report(state.at("position.phase_id"), `position.phase_id is ${quote(id2)}, but ${other}`, {
    related: [
      { at: state.at(defined ? `${defined.path}.id` : "position.phase"), message: "the other half stands here" }
    ]
  });
}
function judgeName({ state, report }) {
  const name = state.data.position?.phase_name;
  const [defined, ...others2] = currentPhases(state);
  if (name === void 0 || defined?.name === void 0 || [defined, ...others2].some((one) => one.name === name))
    return;
  const fact = `position.phase_name is ${quote(name)}, but the phase is named ${quote(defined.name)}`;
  report(state.at("position.phase_name"), fact, {
    related: [{ at: state.at(`${defined.path}.name`), message: "the phase is named here" }]
  });
}

// src/formats/grid/rules/position-thread.ts
var positionThread = rule2({
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
var progressCounts = rule2({
  id: "grid/progress-counts",
  severity: "error",
  summary: "no more is complete than there is, and the blocks are those of the phases",
  source: "STATE.md schema 1.1, 1.2, D29",
  check(context) {
    const isCounted2 = judgeSum(context, "blocks_total", "blocks");
    if (!isCounted2 || judgeParts(context, "blocks")) judgeSum(context, "blocks_complete", "blocks_complete");
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
  const figure3 = state.data.progress?.[field2];
  const counts = phasesOf(state).map((phase2) => phase2[part]);
  const isOpen = figure3 === void 0 || figure3 === 0 && isPlanning(state);
  if (isOpen || counts.length === 0 || counts.includes(void 0)) return true;
  const sum = counts.reduce((all, one) => all + (one ?? 0), 0);
  if (sum === figure3) return true;
  const noun = part === "blocks" ? "block" : "complete block";
  report(state.at(`progress.${field2}`), `progress.${field2} is ${figure3}, but the phases have ${count(sum, noun)}`, {
    related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
  });
  return false;
}

// src/formats/grid/rules/progress-percent.ts
var progressPercent = rule2({
  id: "grid/progress-percent",
  severity: "error",
  summary: "the progress in percent is the share of blocks that are complete",
  source: "STATE.md schema 3.2, D3, D28",
  repair: "unsafe",
  dialects: ["schema", "persistence", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "schema") judgeSchema2({ ...context, state });
    else if (state.dialect === "persistence") judgePersistence({ ...context, state });
    else judgeProse2({ ...context, state });
  }
});
function rewrite(document, at, percent) {
  const isDecimal = document.text.slice(at.start, at.end).includes(".");
  const text = isDecimal && Number.isInteger(percent) ? `${percent}.0` : String(percent);
  return { repair: { safe: false, title: `write ${text}`, edits: [{ at, text }] } };
}
function judgeSchema2({ state, report }) {
  const { percent, blocks_complete: complete, blocks_total: total, ...threads } = state.data.progress ?? {};
  if (percent === void 0 || complete === void 0 || total === void 0) return;
  if (complete > total || isShare(percent, { complete, total })) return;
  const related = [{ at: state.at("progress.blocks_complete"), message: "the blocks are counted here" }];
  const repair = rewrite(state.document, state.at("progress.percent"), shown(share({ complete, total })));
  const fact = `progress.percent is ${percent}, but ${complete} of ${count(total, "block")} make ${shown(share({ complete, total }))}`;
  const ofThreads = { complete: threads.threads_complete ?? 0, total: threads.threads_total ?? 0 };
  if (ofThreads.total > 0 && isShare(percent, ofThreads)) {
    const basis = `it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;
    report(state.at("progress.percent"), `${fact}; ${basis}`, { severity: "warning", related, ...repair });
  } else report(state.at("progress.percent"), fact, { related, ...repair });
}
function judgePersistence({ state, report }) {
  const { progress_percent: percent, status, position: position2 } = state.data;
  const total = state.plannedBlocks;
  const isOver = status === "completed";
  const block2 = /^\d+$/.test(String(position2?.block)) ? Number(position2?.block) : void 0;
  const complete = isOver ? total : block2 && block2 - 1;
  if (percent === void 0 || complete === void 0) return;
  if (total === 0 || !isOver && complete >= total) return;
  const least = { complete, total };
  const most5 = { complete: Math.min(complete + 1, total), total };
  const isBetween = percent >= share(least) && percent <= share(most5);
  if (isRoundedShare(percent, least) || isRoundedShare(percent, most5) || isBetween) return;
  const expected2 = isOver ? "100, for the mission is completed" : `${shown(share(least))} to ${shown(share(most5))}, for the mission stands at block ${block2} of ${total}`;
  const at = state.at(isOver ? "status" : "position.block");
  report(state.at("progress_percent"), `progress_percent is ${percent}; expected ${expected2}`, {
    related: [{ at, message: "the mission stands here" }],
    // While it runs, any figure between the two may be right.
    ...isOver && rewrite(state.document, state.at("progress_percent"), 100)
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
  const isWhole = Number.isInteger(percent.value);
  const right = share({ complete, total });
  report(percent.at, fact, {
    related: [{ at: first.at, message: "the blocks are ticked here" }],
    ...rewrite(state.document, percent.at, isWhole ? Math.round(right) : shown(right))
  });
}

// src/formats/grid/change/done.ts
var figures = [
  (state) => state.dialect === "schema" ? ofProgress(state.data.progress, "blocks_complete") : void 0,
  (state) => state.dialect === "schema" ? ofProgress(state.data.progress, "threads_complete") : void 0
];
function ofProgress(progress2, name) {
  return figure2(`progress.${name}`, progress2?.[name]);
}
function figure2(field2, value) {
  return value === void 0 ? void 0 : { field: field2, value };
}
function blocksByPhase(state) {
  const definitions = state.dialect === "schema" ? state.data.phases?.definitions : void 0;
  if (!definitions) return void 0;
  const blocks = /* @__PURE__ */ new Map();
  for (const phase2 of definitions) {
    if (phase2?.id === void 0 || phase2.blocks_complete === void 0 || blocks.has(phase2.id)) continue;
    blocks.set(phase2.id, phase2.blocks_complete);
  }
  return blocks;
}
function completedPhases2(state) {
  if (state.dialect !== "schema") return void 0;
  const { completed } = state.data.phases ?? {};
  if (!completed) return state.document.node("phases.completed") ? void 0 : /* @__PURE__ */ new Set();
  const ids = completed.filter((id2) => id2 !== void 0);
  return ids.length === completed.length ? new Set(ids) : void 0;
}
function tickedBlocks2(state) {
  if (state.dialect !== "prose" || state.ticks.length === 0) return void 0;
  const ticked = /* @__PURE__ */ new Map();
  for (const { block: block2, complete } of state.ticks) if (complete) ticked.set(block2, (ticked.get(block2) ?? 0) + 1);
  return ticked;
}

// src/formats/grid/change/places.ts
function partsOf3(state) {
  if (state.dialect === "schema") return inSchema2(state);
  return state.dialect === "prose" ? inProse(state) : inPersistence(state);
}
function inSchema2({ data }) {
  const { phase: phase2, block: block2, wave, thread } = data.position ?? {};
  if (data.status === "planning" || phase2 === void 0 || block2 === void 0) return [];
  const inPhase = `phase ${phase2}`;
  const inBlock = `${inPhase}, block ${block2}`;
  return [
    { field: "position.block", value: block2, within: inPhase },
    wave === void 0 ? void 0 : { field: "position.wave", value: wave, within: inBlock },
    wave === void 0 || thread === void 0 ? void 0 : { field: "position.thread", value: thread, within: `${inBlock}, wave ${wave}` }
  ];
}
function inProse({ phase: phase2, block: block2 }) {
  if (!block2) return [];
  return [
    { field: "Block", value: block2.current.value, within: phase2 ? `phase ${phase2.current.value}` : "the mission" }
  ];
}
function inPersistence(state) {
  const [block2, wave, thread] = ["block", "wave", "thread"].map((name) => textAt(state, name));
  const named4 = state.data.position?.phase;
  const phase2 = named4 === void 0 ? void 0 : parsePhase(String(named4));
  const { number: number2, phase: ownPhase = phase2 } = parseBlock(block2?.text ?? "") ?? {};
  if (!block2 || number2 === void 0 || named4 !== void 0 && phase2 === void 0) return [];
  const inPhase = ownPhase === void 0 ? "the mission" : `phase ${ownPhase}`;
  const inBlock = `${inPhase}, block ${number2}`;
  const inWave = `${inBlock}, wave ${wave?.text}`;
  const [, above, last2] = /^(?:(\d{1,4})\.)?(\d{1,4})$/.exec(thread?.text ?? "") ?? [];
  const isTold2 = last2 !== void 0 && (above !== void 0 || wave !== void 0);
  return [
    { field: block2.field, value: number2, within: inPhase },
    wave && { field: wave.field, value: Number(wave.text), within: inBlock },
    thread && isTold2 ? { field: thread.field, value: Number(last2), within: wave ? inWave : inBlock } : void 0
  ];
}
function textAt({ data, document }, name) {
  const isSound = (map) => map !== void 0 && Object.hasOwn(map, name);
  const field2 = isSound(data.position) ? `position.${name}` : isSound(data) ? name : void 0;
  const node = field2 === void 0 ? void 0 : document.node(field2);
  if (field2 === void 0 || node?.kind !== "scalar") return void 0;
  return { field: field2, text: typeof node.value === "string" ? node.value : node.source };
}

// src/formats/grid/rules/progress-regressed.ts
var progressRegressed = changeRule({
  id: "grid/progress-regressed",
  severity: "warning",
  summary: "completed work never becomes less, and a mission does not go back within a phase",
  source: "STATE.md schema 1.1, D26, D27",
  needs: "base",
  check(context) {
    reportFigures(context);
    reportPhases(context);
    reportBlocks(context);
    reportTicks(context);
    reportPosition(context);
  }
});
function reportFigures({ snapshot, course, report }) {
  for (const read of figures) {
    for (const { before: before3, after, step } of faultsOf(course, read, (from, to) => to.value < from.value)) {
      const fact = `${after.field} went back from ${before3.value} to ${after.value}${inStep(step)}`;
      report(placeNow(snapshot, after.field), `${fact}; what is complete stays complete`);
    }
  }
}
function reportPhases({ snapshot, course, report }) {
  const lost = (before3, after) => [...before3].filter((id2) => !after.has(id2));
  for (const { before: before3, after, step } of faultsOf(course, completedPhases2, (from, to) => lost(from, to).length > 0)) {
    const fact = `phases.completed lost ${firstOf2(lost(before3, after).map(quote))}${inStep(step)}`;
    report(placeNow(snapshot, "phases.completed"), `${fact}; what is complete stays complete`);
  }
}
function reportBlocks({ snapshot, course, report }) {
  const { state } = snapshot;
  const definitions = state?.dialect === "schema" ? state.data.phases?.definitions ?? [] : [];
  const places2 = new Map([...definitions.entries()].reverse().map(([index, phase2]) => [phase2?.id, index]));
  const pathOf2 = (id2) => {
    const index = places2.get(id2);
    return ["phases", "definitions", ...index === void 0 ? [] : [index, "blocks_complete"]];
  };
  const fewerIn = ({ befores, after }) => [...after].filter(([id2, blocks]) => befores.every((one) => blocks < (one.get(id2) ?? 0)));
  for (const passage of faultyPassages(course, blocksByPhase, (one) => fewerIn(one).length > 0)) {
    const { before: before3, step } = passage;
    const fewer = fewerIn(passage);
    const { first, others: others2 } = spoken(fewer);
    for (const [id2, blocks] of first) {
      const fact = `blocks_complete of phase ${quote(id2)} went back from ${before3.get(id2)} to ${blocks}`;
      report(placeNow(snapshot, pathOf2(id2)), `${fact}${inStep(step)}; what is complete stays complete`);
    }
    if (others2 === 0) continue;
    report(placeNow(snapshot, pathOf2()), `blocks_complete of ${others2} more phases went back${inStep(step)}`);
  }
}
function reportTicks({ snapshot, course, report }) {
  const ticks = snapshot.state?.dialect === "prose" ? snapshot.state.ticks : [];
  const lostIn = ({ before: before3, befores, after }) => [...before3.keys()].filter((block2) => befores.every((one) => (after.get(block2) ?? 0) < (one.get(block2) ?? 0)));
  for (const passage of faultyPassages(course, tickedBlocks2, (one) => lostIn(one).length > 0)) {
    const { step } = passage;
    const lost = lostIn(passage);
    const at = ticks.find(({ block: block2, complete }) => block2 === lost[0] && !complete)?.at ?? stateFileNow(snapshot);
    const fact = `${firstOf2(lost.map((block2) => `block ${block2}`))} lost the tick of what is complete`;
    report(at, `${fact}${inStep(step)}; what is complete stays complete`);
  }
}
function reportPosition({ snapshot, course, report }) {
  const prose = snapshot.state?.dialect === "prose" ? snapshot.state.block?.current.at : void 0;
  const isBack = (before3, after) => before3.within === after.within && after.value < before3.value;
  for (const index of [0, 1, 2]) {
    for (const { before: before3, after, step } of faultsOf(course, (state) => partsOf3(state)[index], isBack)) {
      const fact = `${after.field} went back from ${before3.value} to ${after.value}${inStep(step)}`;
      report(prose ?? placeNow(snapshot, after.field), `${fact}, within ${after.within}`);
    }
  }
}

// src/formats/grid/rules/resume-position.ts
var resumePosition = rule2({
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
  const { phase: number2, block: block2, thread } = state.data.resume?.resume_position ?? {};
  const phase2 = phaseNumbered(state, number2);
  const total = state.data.phases?.total;
  const lastPhase = total === void 0 ? void 0 : Math.max(total, phasesOf(state).length);
  const wholes = [
    { value: number2, owner: "the mission", noun: "phase", total: lastPhase, at: "phases.total" },
    { value: block2, ...blocksOf(phase2), at: `${phase2?.path}.blocks` },
    { value: thread, owner: "the wave", noun: "thread", total: void 0, at: "" }
  ];
  let areRight = true;
  for (const { value, at, ...whole } of wholes) {
    const path = pathOf(whole.noun);
    const fault2 = outOfBounds(path, value, whole);
    if (!fault2) continue;
    areRight = false;
    const related = whole.total === void 0 ? [] : [{ at: state.at(at), message: `the ${whole.noun}s are counted here` }];
    report(state.at(path), fault2, { related });
  }
  return areRight;
}
function judgeOrder({ state, report }) {
  const { position: position2, resume } = state.data;
  if (position2?.phase !== currentNumber(state)) return;
  for (const part of parts) {
    const [there, here] = [resume?.resume_position?.[part], position2?.[part]];
    if (there === void 0 || here === void 0 || here < 1 || there < here) return;
    if (there === here || part === "thread" && (position2?.wave ?? 1) > 1) continue;
    report(state.at(pathOf(part)), `${pathOf(part)} is ${there}, but the mission stands at ${part} ${here}`, {
      related: [{ at: state.at(`position.${part}`), message: "the position stands here" }]
    });
    return;
  }
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
  return { setbacks, isTurned: setbacks.length > 1 && setbacks.length === pairs };
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
var longest12 = 300;
var mostParts = 8;
function isKind(text) {
  return text.length <= 45 && kindForm.test(text) && !isAgent(text);
}
function asKind(text = "") {
  return text.length <= 40 && !text.includes(":") && text.split(/\s/).length <= 3 ? text : "";
}
function headOf2(line, isHeading) {
  if (line.length > longest12 || !line.includes("|")) return void 0;
  const parts2 = partsOf4(line);
  if (parts2.length < 2 || parts2.length > mostParts || parts2.some((part) => template.test(part))) return void 0;
  const at = parts2.findIndex((part) => clockTime(part) !== void 0);
  if (at > 2) return void 0;
  return at < 0 ? withoutTime(parts2, isHeading) : withTime(parts2, at, isHeading);
}
function withTime(parts2, at, isHeading) {
  const time = parts2[at] ?? "";
  const [first = "", second] = parts2.filter((_2, index) => index !== at);
  const turned = isKind(first) && (second === void 0 || isAgent(second) || at === 0 && !isKind(second));
  const who = turned ? second !== void 0 && isAgent(second) ? second : "" : first;
  const kind = turned ? first : asKind(second);
  const isSure = isHeading || isAgent(who) || isKind(kind) || who !== "" && kind !== "";
  return isSure ? { who, time, kind } : void 0;
}
function withoutTime(parts2, isHeading) {
  const [who = "", second = "", third = ""] = parts2;
  const kind = [second, third].find(isKind) ?? "";
  const isSure = isAgent(who) && (kind !== "" || isHeading);
  return isSure ? { who, time: kind === second ? "" : second, kind } : void 0;
}
function partsOf4(line) {
  const all = line.split("|").map((part) => part.replace(decoration, ""));
  const isFramed = all.length > 2 && all[0] === "" && all.at(-1) === "";
  return (isFramed ? all.slice(1, -1) : all).flatMap((part) => {
    const [, before3 = "", after = ""] = /^([^\s\]]{3,40})\]?[\s,]{1,9}\[?([^\s[]{2,40})$/.exec(part) ?? [];
    const isPair = clockTime(before3) ? isAgent(after) : clockTime(after) !== void 0 && isAgent(before3);
    return isPair ? [before3, after] : [part];
  });
}

// src/formats/grid/scratchpad/scratchpad-entries.ts
var names4 = {
  who: ["program", "programid", "agent", "agentid", "who", "author", "by", "executor", "source"],
  time: ["time", "timestamp", "when", "date", "at", "datetime"],
  kind: ["kind", "type", "category", "tag"]
};
async function scratchpadEntries(scratchpad) {
  const read = await readEntries(scratchpad, {
    isHead: (line) => headOf2(line.slice(leadOf(line).length), false) !== void 0
  });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf3(entry) ?? []);
}
function entryOf3(entry) {
  const head2 = headOf2(entry.title, entry.opens === "heading");
  const [who, time, kind] = ["who", "time", "kind"].map((part) => fieldOf2(entry, part));
  const told = [who, time, kind].filter((field2) => field2 !== void 0).length;
  const isRecord = told > 1 || told === 1 && entry.fields.has("finding") && isAgent(who ?? "");
  if (!head2 && !isRecord) return void 0;
  const whole = { who: head2?.who || (who ?? ""), time: head2?.time || (time ?? ""), kind: head2?.kind || (kind ?? "") };
  const said3 = Object.values(whole).filter((part) => part !== "");
  if (said3.length === 0 || said3.some((part) => /[{}<>]/.test(part))) return void 0;
  const clock = clockTime(whole.time);
  const columns = entry.opens === "row" ? [...entry.fields.keys()].join("|") : void 0;
  return {
    ...whole,
    clock,
    isTimed: clock !== void 0 || /^\d{4}-\d{2}-\d{2}$/.test(whole.time),
    title: entry.title === "" ? said3.join(" | ") : entry.title,
    ...{ at: entry.at, section: entry.parent, columns }
  };
}
function fieldOf2({ fields: fields2 }, part) {
  const field2 = names4[part].map((name) => fields2.get(name)).find((one) => one !== void 0);
  return field2 && (saysNothing(field2.text) ? "" : field2.text);
}

// src/formats/grid/rules/scratchpad-entry.ts
var scratchpadEntry = {
  id: "grid/scratchpad-entry",
  severity: "warning",
  summary: "each entry of the scratchpad says which program wrote it, when, and of what kind it is, in the order of time",
  source: 'persistence guide, "Grid Executor"; checkpoint flow, "File Write Timeline"; D24',
  async check({ snapshot, limits, report, skip }) {
    const { scratchpad } = snapshot;
    const unread = whyUnread(snapshot, "scratchpad");
    if (unread !== void 0) return skip(unread);
    if (!scratchpad) return;
    const entries = await scratchpadEntries(scratchpad);
    if (typeof entries === "string") return skip(`${quote(scratchpad.document.path)} could not be read: ${entries}`);
    reportWanting(entries, report);
    const { setbacks, isTurned } = setbacksIn(entries, limits);
    for (const { before: before3, entry } of isTurned ? setbacks.slice(0, 1) : setbacks) {
      const order = isTurned ? `the entries stand newest first: ${quote(entry.time)} below ${quote(before3.time)}` : `the entry of ${quote(entry.time)} stands below one of ${quote(before3.time)}`;
      report(entry.at, `${order}; expected new entries at the end`, {
        related: [{ at: before3.at, message: `the entry of ${quote(before3.time)} stands here` }]
      });
    }
  }
};
function reportWanting(entries, report) {
  let last2;
  for (const { who, time, isTimed, kind, title: title2, at, columns } of entries) {
    const wanting = [...who ? [] : ["program"], ...isTimed ? [] : ["time"], ...kind ? [] : ["kind"]];
    const fault2 = columns === void 0 ? void 0 : `${columns}:${wanting}`;
    if (wanting.length > 0 && (fault2 === void 0 || fault2 !== last2)) {
      const found = time !== "" && !isTimed ? `, for ${quote(time)} is none` : "";
      const lacks = either(
        wanting.map((part) => part === "time" ? `no time${found}` : `no ${part}`),
        "and"
      );
      report(at, `the entry ${quote(title2)} has ${lacks}; expected a head like "executor-01 | 14:05:00 | PROGRESS"`);
    }
    last2 = fault2;
  }
}

// src/formats/grid/time/signs-of-life.ts
function signsOf({ root, state, present, scratchpad }, facts, latest) {
  const signs = [];
  let unknown;
  const file4 = present.find((one) => companionKind(one) === "scratchpad");
  if (file4 !== void 0) {
    const path = pathIn(root, file4);
    const age = facts.age(path);
    const at = scratchpad?.document.span(0, 0) ?? fileAt(path);
    if (age.answer === "unknown") unknown = `nobody knows when ${file4} last changed: ${age.reason}`;
    else signs.push({ what: file4, ms: age.changedAt, isLocal: false, at });
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
  const kinds2 = [
    possible.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat"),
    possible.filter(({ name }) => name === "updated_at")
  ];
  return kinds2.flatMap((stamps) => {
    const [last2] = [...stamps].sort((a, b) => b.ms - a.ms);
    return last2 ? [{ what: last2.name, ms: last2.ms, isLocal: !last2.zoned, at: state.at(last2.keyPath) }] : [];
  });
}

// src/formats/grid/rules/session-death.ts
var sessionDeath = {
  id: "grid/session-death",
  severity: "warning",
  summary: "a mission that says it is running has moved within the last 10 minutes",
  source: "persistence guide, phase 2 and test 2; D11, D19, D34",
  needs: "ages",
  async check({ snapshot, facts, now, limits, report, skip }) {
    const { state, unjudged: unjudged2 } = snapshot;
    if (!state && unjudged2 !== void 0) return skip(unjudged2);
    const status = statusOf(state);
    if (status?.stage !== "running") return;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== void 0) return skip(unread);
    if (checkpoints.some((checkpoint) => answerOf(checkpoint) === void 0)) return;
    const { signs, unknown } = signsOf(snapshot, facts, now + limits.clockSkewMs);
    if (signs.some(({ ms }) => now - ms <= limits.heartbeatMs)) return;
    if (unknown !== void 0) return skip(unknown);
    if (signs.length === 0) return skip("nothing tells when the mission last moved");
    const silences = signs.map(({ what: what2, ms, isLocal }) => {
      return `${what2} is ${duration(now - ms)} old${isLocal ? " if it is UTC" : ""}`;
    });
    const dead = status.lifecycle === "schema" ? "blocked" : "interrupted";
    const message = `the status is ${quote(status.value)}, but nothing has moved for ${duration(limits.heartbeatMs)}: ${either(silences, "and")}; if the session died, expected the status ${quote(dead)} and a checkpoint of type session_death`;
    const related = signs.flatMap(({ what: what2, at }) => at ? [{ at, message: `${what2} stands here` }] : []);
    report(status.at, message, { related });
  }
};

// src/formats/grid/rules/single-checkpoint.ts
var singleCheckpoint = {
  id: "grid/single-checkpoint",
  severity: "error",
  summary: "a mission has at most one CHECKPOINT*.md",
  source: "checkpoint flow check 4, D32",
  check({ snapshot, report }) {
    const [first, ...others2] = checkpointFiles(snapshot);
    if (first === void 0) return;
    const read = new Map(snapshot.checkpoints.map(({ file: file4, document }) => [file4, document]));
    const placeOf3 = (file4) => read.get(file4)?.span(0, 0) ?? fileAt(pathIn(snapshot.root, file4));
    const at = placeOf3(first);
    const message = `there is another checkpoint, ${quote(at.document.path)}; expected at most one in a mission`;
    const related = [{ at, message: "the other checkpoint is here" }];
    for (const file4 of others2) report(placeOf3(file4), message, { related });
  }
};

// src/formats/grid/rules/state-deleted.ts
var stateDeleted = changeRule({
  id: "grid/state-deleted",
  severity: "error",
  summary: "STATE.md stays where it is until its mission is over",
  source: "STATE.md schema 10.2",
  needs: "base",
  isAboutPresence: true,
  check({ snapshot, change, course: { moves, whole }, report, skip }) {
    if (change.gap !== void 0) return;
    const deletions = moves.filter(({ after }) => !after);
    if (deletions.length === 0 && whole && !whole.after) deletions.push(whole);
    for (const { step, befores, stood } of deletions) {
      const untold = befores.find(({ isTold: isTold2 }) => !isTold2);
      if (untold) {
        skip(`STATE.md was deleted${inStep(step)}, and nobody knows whether its mission ran: ${untold.unread}`);
        continue;
      }
      const standings = stood.flatMap(({ standing: standing2 }) => standing2 ?? []);
      const [standing] = standings;
      if (!standing || standings.some(isEnded)) continue;
      const fact = `STATE.md was deleted${inStep(step)}, while its mission was ${statusInWords(standing)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to stay until the mission is complete or failed`);
    }
  }
});

// src/formats/grid/rules/state-exists.ts
var stateExists = {
  id: "grid/state-exists",
  severity: "error",
  summary: "a Grid root has its STATE.md",
  source: "STATE.md schema 9.1, StateNotFound",
  check({ snapshot: { root, documents, unreadable, present }, change, report }) {
    if (change?.base && !present.some(makesRoot)) return;
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file4) => file4.path === path)) return;
    const where = root === "" ? "here" : `in ${quote(root)}`;
    report(fileAt(path), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  }
};
function makesRoot(file4) {
  const slash = file4.indexOf("/");
  return slash < 0 ? isMark(file4, "file") : isMark(file4.slice(0, slash), "directory");
}

// src/formats/grid/change/statuses.ts
function statusOf3(state) {
  if (state.dialect === "prose" || state.data.status === void 0) return void 0;
  return { status: state.data.status, lifecycle: lifecycles[state.dialect] };
}
function movesFrom({ status, lifecycle: { edges } }) {
  return Object.hasOwn(edges, status) ? edges[status] ?? [] : [];
}
function isReachable(from, to) {
  const reached = /* @__PURE__ */ new Set([from.status]);
  for (const status of reached) for (const next of movesFrom({ ...from, status })) reached.add(next);
  return reached.has(to);
}

// src/formats/grid/rules/status-transition.ts
var statusTransition = changeRule({
  id: "grid/status-transition",
  severity: "error",
  summary: "the status of a mission moves along legal edges, and a mission that is over stays over",
  source: "STATE.md schema 7.1, checkpoint flow, D13, D26, D27",
  needs: "base",
  check({ snapshot, course, report }) {
    for (const { before: before3, after, step } of faultsOf(course, statusOf3, (from, to) => !isReachable(from, to.status))) {
      const fact = `status went from ${quote(before3.status)} to ${quote(after.status)}${inStep(step)}`;
      report(placeNow(snapshot, "status"), `${fact}; ${expected(before3)}`);
    }
  }
});
function expected(from) {
  const moves = movesFrom(from).map(quote);
  if (moves.length > 0) return `from ${quote(from.status)} it goes to ${either(moves)}`;
  const field2 = from.lifecycle === schemaLifecycle ? "mission_id" : "cluster";
  return `${quote(from.status)} is final, and only another ${field2} begins a new mission`;
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
  const counted4 = found.flatMap(({ blocks }) => blocks ?? []);
  return counted4.length > 0 && counted4.length === found.length ? Math.max(...counted4) : void 0;
}
function blocksOfMission(state, numbering) {
  const { phases } = numbering;
  const last2 = phases.at(-1);
  const counted4 = isCounted(numbering) ? (last2?.before ?? 0) + (last2?.blocks ?? 0) : void 0;
  const said3 = state.dialect === "schema" ? state.data.progress?.blocks_total : state.dialect === "prose" ? state.block?.total?.value : void 0;
  if (phases.length > 0 && counted4 === void 0) return void 0;
  return counted4 === void 0 && !said3 ? void 0 : Math.max(counted4 ?? 0, said3 ?? 0);
}
function nameOfBlock({ phase: phase2, number: number2, isPlain: isPlain2 }) {
  const two = (value) => String(value).padStart(2, "0");
  return isPlain2 ? two(number2) : `${two(phase2 ?? 0)}-${two(number2)}`;
}

// src/formats/grid/block-files/folders.ts
function wrongFolder(file4, numbering) {
  const { block: block2, phase: folder = "" } = namedSummary(file4) ?? {};
  const own = parsePhase(folder);
  const phase2 = block2 && own !== void 0 ? phaseOfName(block2, own, numbering) : void 0;
  if (!block2 || own === void 0 || phase2 === void 0 || isSamePhase(phase2, own, numbering)) return void 0;
  return { folder, block: block2, phase: phase2 };
}
function phaseOfName({ phase: phase2, number: number2, isPlain: isPlain2 }, folder, numbering) {
  if (!isPlain2) return phase2;
  const own = numbering.byNumber.get(folder) ?? [];
  const isElsewhere2 = own.length > 0 && own.every(({ blocks = 0 }) => blocks > 0 && number2 > blocks);
  return isElsewhere2 && !numbering.restarts ? phaseOfBlock(number2, numbering)?.numbers[0] : void 0;
}
function isSamePhase(one, other, { byNumber }) {
  return one === other || (byNumber.get(one) ?? []).some(({ numbers }) => numbers.includes(other));
}

// src/formats/grid/rules/summary-block.ts
var summaryBlock = {
  id: "grid/summary-block",
  severity: "error",
  summary: "the block of a SUMMARY is the one in its name, no other SUMMARY has it, and the mission has it",
  source: "checkpoint flow; D6, D23",
  check({ snapshot, report, skip }) {
    const placement = placementIn(snapshot);
    const first = /* @__PURE__ */ new Map();
    const { summaries: summaries2, unjudged: unjudged2 } = snapshot;
    if (unjudged2 !== void 0 && summaries2.length > 0) skip(unjudged2);
    const unread = whyUnread(snapshot, "summary");
    if (unread !== void 0) skip(unread);
    for (const summary of summaries2) {
      const block2 = namedSummary(summary.file)?.block ?? summary.block;
      const fault2 = faultOf(summary, snapshot);
      if (fault2) report(fault2.at, fault2.message);
      if (fault2 || !block2) continue;
      const key = placement.keyOf(block2);
      const other = first.get(key);
      if (!other) first.set(key, summary);
      else if (!isElsewhere(summary, other)) {
        report(placeOf2(summary), `this is a second SUMMARY of block ${nameOfBlock(block2)}; expected one`, {
          related: [{ at: placeOf2(other), message: "the other one is here" }]
        });
      }
    }
  }
};
function faultOf(summary, snapshot) {
  const field2 = summary.isBroken ? void 0 : fieldFault(summary, snapshot);
  return folderFault(summary, snapshot) ?? field2 ?? boundsFault(summary, snapshot);
}
function folderFault({ file: file4, document }, { numbering }) {
  const wrong = wrongFolder(file4, numbering);
  if (!wrong) return void 0;
  const name = nameOfBlock(wrong.block);
  const fact = `the file lies in the folder ${quote(wrong.folder)}, but by its name it is about block ${name}`;
  return { at: document.at(""), message: `${fact}; expected it in the folder of phase ${wrong.phase}` };
}
function fieldFault(summary, { numbering }) {
  const { file: file4, block: block2 } = summary;
  const named4 = namedSummary(file4);
  const blockField = fieldOf3(summary, "block");
  const phaseField = fieldOf3(summary, "phase");
  const [name = ""] = file4.split("/").slice(-1);
  const said3 = phaseField && parsePhase(phaseField.text);
  const folder = named4?.phase === void 0 ? void 0 : parsePhase(named4.phase);
  if (phaseField && said3 !== void 0 && folder !== void 0 && !isSamePhase(said3, folder, numbering)) {
    const where = `the file lies in the folder ${quote(named4?.phase)}`;
    return { at: phaseField.at, message: `phase is ${phaseField.shown}, but ${where}` };
  }
  if (!blockField || !block2 || !named4?.block || !parseBlock(blockField.text)) return void 0;
  if (mayBeSame(block2, named4.block, numbering)) return void 0;
  const message = `block is ${blockField.shown}, but the file is called ${quote(name)}; expected block ${nameOfBlock(named4.block)}`;
  return { at: blockField.at, message };
}
function boundsFault(summary, snapshot) {
  const { block: block2 } = summary;
  const why = block2 && whyNoBlock(block2, snapshot);
  return why ? { at: placeOf2(summary), message: `the SUMMARY is about block ${nameOfBlock(block2)}, but ${why}` } : void 0;
}
function isElsewhere({ block: one }, { block: other }) {
  const isPlain2 = one?.isPlain && other?.isPlain;
  return Boolean(isPlain2) && one?.phase !== void 0 && other?.phase !== void 0 && one.phase !== other.phase;
}
function fieldOf3({ document }, name) {
  const [field2] = [name, `position.${name}`].flatMap((path) => fieldsNamed(document, path));
  if (field2?.value.kind !== "scalar") return void 0;
  const { value } = field2.value;
  return { text: textOf(field2.value), shown: quote(value), at: document.at(field2.keyPath) };
}
function placeOf2(summary) {
  return fieldOf3(summary, "block")?.at ?? summary.document.at("");
}

// src/formats/grid/rules/summary-exists.ts
var summaryExists = workRule({
  id: "grid/summary-exists",
  severity: "warning",
  summary: "every block that counts as complete has its SUMMARY",
  source: 'persistence guide, "On block complete"; checkpoint flow, D6, D33',
  check({ snapshot, kept, owed, report }) {
    const owing = owed.filter(({ unsummarised, unfinished }) => unsummarised.length + unfinished.length > 0);
    const stray = strayFiles(snapshot.present, "summary");
    if (kept.summaries.length === 0 && stray.length === 0) {
      const [first] = owing;
      const total = owing.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
      if (first) report(first.claim, noSummaries(total));
      return;
    }
    for (const one of owing) {
      const { phase: phase2, unsummarised, claim } = one;
      const unfinished = unfinishedIn(one);
      const facts = [...missingIn(one), ...unfinished.map(({ file: file4, says }) => `${quote(baseOf(file4))} ${says}`)];
      const found = hint(stray, "summary", unsummarised, kept.placement);
      report(claim, `${phase2.complete.says}, but ${some(facts, mostNamed3)}${found}`, {
        related: unfinished.slice(0, mostNamed3).map(({ at, says }) => ({ at, message: `this SUMMARY ${says}` }))
      });
    }
  }
});
var mostNamed3 = 5;
function noSummaries(total) {
  const fact = `${count(total, "block")} ${total === 1 ? "is" : "are"} complete`;
  return `${fact}, but the mission keeps no summaries; expected one for ${total === 1 ? "it" : "each"}`;
}
function missingIn({ phase: phase2, unsummarised }) {
  const number2 = unsummarised.length;
  if (number2 === 0) return [];
  if (phase2.isNamed) return [isMissing("SUMMARY", "summaries", unsummarised)];
  return [number2 === 1 ? "1 summary is missing" : `${number2} summaries are missing`];
}
function unfinishedIn({ unfinished }) {
  return unfinished.flatMap(({ file: file4, outcome }) => {
    if (outcome.kind !== "open") return [];
    const says = outcome.why === void 0 ? "is a placeholder" : `says ${quote(outcome.why)}`;
    return [{ file: file4, at: outcome.at, says }];
  });
}

// src/formats/grid/rules/summary-fields.ts
var summaryFields = {
  id: "grid/summary-fields",
  severity: "warning",
  summary: "a SUMMARY names its cluster, its block, its commits and what it created",
  source: 'persistence guide, "On block complete"; D8, D33',
  async check({ snapshot, report, skip }) {
    const { summaries: summaries2, commits } = snapshot;
    const committed = new Set(commits.map(({ at }) => at.document));
    const unread = whyUnread(snapshot, "summary");
    if (unread !== void 0) skip(unread);
    for (const summary of summaries2) {
      if (summary.isBroken) continue;
      const missing = await missingFrom(summary, committed.has(summary.document));
      if (missing.length > 0) report(summary.document.at(""), `the SUMMARY does not name ${either(missing, "and")}`);
    }
  }
};
async function missingFrom(summary, hasCommits) {
  const { kind, ...outcome } = await outcomeOf(summary);
  if (kind === "skipped") return [];
  const isUnfinished = kind === "open" && "why" in outcome && outcome.why !== void 0;
  const files = ["artifacts_created", "key-files.created", "key-files.modified"].map((field2) => saidIn2(summary, field2));
  const isSilent = files.every((said3) => said3 === "nothing");
  const areNone = !files.includes("something");
  const needed = [
    ["its cluster", saidIn2(summary, "cluster") === "something"],
    ["its block", summary.block !== void 0],
    ["its commits", isUnfinished || hasCommits || isExplained(summary, !isSilent && areNone)],
    ["what it created (artifacts_created or key-files)", isUnfinished || !isSilent]
  ];
  return needed.flatMap(([what2, isThere]) => isThere ? [] : [what2]);
}
function isExplained(summary, createdNone) {
  const said3 = saidIn2(summary, "commits");
  if (said3 === "none") return createdNone;
  return fieldsNamed(summary.document, "commits").some(
    ({ value }) => value.kind === "scalar" && isReason(textOf(value))
  );
}
function isReason(text) {
  return text.trim().split(/\s+/, 3).length > 2 && !isTemplate(text);
}
function saidIn2({ document }, name) {
  const answers = fieldsNamed(document, name).map(({ value }) => answerOf2(value));
  return answers.find((answer) => answer !== "nothing") ?? "nothing";
}
function answerOf2(node) {
  if (node.kind === "list" && node.items.length === 0) return "none";
  if (node.kind === "map" && node.entries.length === 0) return "none";
  const below2 = node.kind === "list" ? node.items : node.kind === "map" ? node.entries.map(({ value }) => value) : [];
  if (node.kind !== "scalar") return below2.some((item) => answerOf2(item) === "something") ? "something" : "nothing";
  const text = textOf(node).trim();
  if (isAbsent(text)) return "none";
  return text === "" || isTemplate(text) || isNothing(text) ? "nothing" : "something";
}

// src/formats/grid/rules/terminal-state.ts
var terminalState = rule2({
  id: "grid/terminal-state",
  severity: "error",
  summary: "a complete mission has done everything and nothing is active or blocked; a failed one has no active agent",
  source: "STATE.md schema 7.1, D4",
  check({ state, report }) {
    const { status } = state.data;
    if (status !== "complete" && status !== "failed") return;
    const open3 = [...status === "complete" ? undone(state) : [], ...active2(state)];
    if (open3.length === 0) return;
    const facts = open3.map(({ message }) => message);
    report(state.at("status"), `status is ${quote(status)}, but ${either(facts, "and")}`, { related: open3 });
  }
});
function undone(state) {
  const { progress: progress2 = {}, blockers: blockers2 = [] } = state.data;
  const phases = phasesOf(state).filter(({ status }) => status !== void 0 && status !== "complete");
  return [
    ...rest(state, "progress.blocks_complete", "block", left(progress2.blocks_complete, progress2.blocks_total)),
    ...rest(state, "progress.threads_complete", "thread", left(progress2.threads_complete, progress2.threads_total)),
    ...rest(state, `${phases[0]?.path}.status`, "phase", phases.length),
    ...rest(state, "blockers", "blocker", blockers2.length, "open")
  ];
}
function active2(state) {
  return rest(state, "agents.active.0.id", "agent", (state.data.agents?.active ?? []).length, "active");
}
function left(complete = 0, total = 0) {
  return Math.max(0, total - complete);
}
function rest(state, path, noun, number2, how = "not complete") {
  if (number2 === 0) return [];
  return [{ at: state.at(path), message: `${count(number2, noun)} ${number2 === 1 ? "is" : "are"} ${how}` }];
}

// src/formats/grid/rules/time-future.ts
var timeFuture = rule2({
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
var timeOrder = rule2({
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
var timeZone = rule2({
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
var uniqueId = rule2({
  id: "grid/unique-id",
  severity: "error",
  summary: "no two decisions, artifacts or blockers share an id",
  source: "STATE.md schema 1.5, 1.6, 1.9",
  check({ state, report }) {
    const { persistent, blockers: blockers2 } = state.data;
    reportRepeatedIds(state, report, "persistent.decisions", persistent?.decisions);
    reportRepeatedIds(state, report, "persistent.artifacts", persistent?.artifacts);
    reportRepeatedIds(state, report, "blockers", blockers2);
  }
});

// src/formats/grid/rules/updated-at.ts
var updatedAt = changeRule({
  id: "grid/updated-at",
  severity: "error",
  summary: "updated_at moves forward whenever a value of the front matter changes",
  source: "STATE.md schema 1.1, 10.1, D5",
  needs: "base",
  check({ snapshot, course, report }) {
    for (const passage of faultyPassages(course, stampedOf, (one) => faultOf2(one) !== void 0)) {
      const { after, step } = passage;
      const fault2 = faultOf2(passage);
      if (!fault2) continue;
      const { before: before3, behindMs, first } = fault2;
      const isDoubtful = before3.updated.zoned !== after.updated.zoned && behindMs < widestZoneMs;
      const stamp = behindMs === 0 ? `still ${quote(after.updated.text)}` : `back at ${quote(after.updated.text)}`;
      const was = behindMs === 0 ? "" : `, which is before ${quote(before3.updated.text)}`;
      const what2 = first ? `, though ${inert(first.join("."))} changed` : "";
      const end = isDoubtful ? "; only one of the two stamps names its zone" : "; expected a later moment";
      report(placeNow(snapshot, "updated_at"), `updated_at is ${stamp}${was}${what2}${inStep(step)}${end}`, {
        severity: isDoubtful ? "warning" : "error"
      });
    }
  }
});
function faultOf2({ befores, after }) {
  const before3 = befores.reduce((last2, one) => one.updated.ms > last2.updated.ms ? one : last2);
  const behindMs = before3.updated.ms - after.updated.ms;
  if (behindMs < 0) return void 0;
  const [first] = changedBy(befores, after).filter(([field2]) => field2 !== "updated_at");
  const isTaken = behindMs === 0 || befores.some((one) => changedBy([one], after).length === 0);
  return !first && isTaken ? void 0 : { before: before3, behindMs, first };
}
function changedBy(befores, after) {
  const documents = befores.map(({ document }) => document);
  return ownLeaves(documents, after.document);
}
function stampedOf(state) {
  const updated = updatedOf(state);
  return updated && { document: state.document, updated };
}

// src/formats/grid/warmth/lessons.ts
function categoryOf(word) {
  return lessonCategories.find((category) => folded(category) === folded(word));
}
var lessonKeys = ["lesson", "text", "finding", "description", "summary", "note"];
function lessonsIn(document, value, keyPath, category) {
  const found = [];
  collect2({ document, found }, { value, keyPath, category, isItem: false });
  return found;
}
function collect2(into, { value, keyPath, category, isItem }) {
  if (value.kind === "list") {
    for (const [index, item] of value.items.entries()) {
      collect2(into, { value: item, keyPath: [...keyPath, index], category, isItem: true });
    }
  } else if (value.kind === "scalar") {
    add(into, textOf(value), keyPath, category);
  } else if (isItem && !value.entries.some(({ key }) => categoryOf(String(key.value)))) {
    add(into, textOfRecord(into.document, value), keyPath, category);
  } else {
    for (const { key, value: field2 } of value.entries) {
      const word = String(key.value);
      const below2 = { value: field2, keyPath: [...keyPath, word], isItem: false };
      collect2(into, { ...below2, category: category !== void 0 && !categoryOf(word) ? category : word });
    }
  }
}
function add({ document, found }, text, keyPath, category) {
  const key = comparable(text);
  if (key !== "") found.push({ text, key, category, at: document.at(keyPath) });
}
function textOfRecord({ text }, record) {
  const named4 = lessonKeys.map((name) => record.entries.find(({ key }) => folded(String(key.value)) === name));
  const value = named4.find((entry) => entry?.value.kind === "scalar")?.value;
  return value?.kind === "scalar" ? textOf(value) : text.slice(record.start, record.end);
}

// src/formats/grid/warmth/append.ts
var longest13 = 500;
function appendLessons(document, lessons) {
  if (document.faults.length > 0) return void 0;
  const texts = /* @__PURE__ */ new Map();
  for (const { category, text } of lessons) {
    const known10 = category === void 0 ? void 0 : categoryOf(category);
    if (known10 === void 0 || text.length > longest13 || visible(text) !== text) return void 0;
    const there = texts.get(known10);
    if (there) there.push(JSON.stringify(text));
    else texts.set(known10, [JSON.stringify(text)]);
  }
  const edits = [...texts].map(([category, some3]) => editOf(document, category, some3));
  return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
function editOf(document, category, texts) {
  const { root } = document;
  const [field2, other] = (root?.kind === "map" ? root.entries : []).filter(
    ({ key }) => categoryOf(String(key.value)) === category
  );
  const { text } = document;
  if (root?.kind !== "map" || !field2 || other || text[root.start] === "{") return void 0;
  const { value } = field2;
  const isList = value.kind === "list" && value.items.length > 0;
  if (isList) return text[value.start] === "-" ? below(document, value, texts) : void 0;
  return insteadOfNothing(document, field2, texts);
}
var nothing = /^:(?:[ \t]{1,99}(?:\[\]|~|null))?[ \t]{0,99}(?=\r?\n|$)/;
function insteadOfNothing(document, { key, value }, texts) {
  const { text } = document;
  if (value.kind === "map" || value.kind === "scalar" && value.value !== null) return void 0;
  const indent = text.slice(text.lastIndexOf("\n", key.start - 1) + 1, key.start);
  const [found] = nothing.exec(text.slice(key.end, key.end + 300)) ?? [];
  if (found === void 0 || !/^ {0,40}$/.test(indent)) return void 0;
  const lines = texts.map((one) => `${lineBreakOf(text)}${indent}  - ${one}`);
  return { at: document.span(key.end + 1, key.end + found.length), text: lines.join("") };
}
function lineBreakOf(text) {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
function below(document, { items: items2 }, texts) {
  const { text } = document;
  const last2 = items2.at(-1);
  if (last2?.kind !== "scalar" || last2.style === "block" || last2.source.includes("\n")) return void 0;
  const mark = /^ {0,40}- {1,9}$/.exec(text.slice(text.lastIndexOf("\n", last2.start - 1) + 1, last2.start))?.[0];
  const [, rest2 = ""] = /^([^\r\n]{0,1000})(?:\r?\n|$)/.exec(text.slice(last2.end, last2.end + 1002)) ?? [];
  if (mark === void 0 || !/^(?:[ \t]{1,99}#[^\r\n]*|[ \t]{0,99})$/.test(rest2)) return void 0;
  const end = last2.end + rest2.length;
  return { at: document.span(end, end), text: texts.map((one) => `${lineBreakOf(text)}${mark}${one}`).join("") };
}

// src/formats/grid/warmth/categories.ts
var aboutItself = ["block", "blocks", "phase", "phases", "sources", "summaries", "aggregatedfrom", "tags", "meta"];
function meantCategory(word) {
  return categoryOf(word) ? void 0 : nearest(word.toLowerCase().replace(/[\s-]/g, "_"), lessonCategories);
}
function isOfLessons({ key, value }) {
  const word = String(key.value);
  if (categoryOf(word) !== void 0 || meantCategory(word) !== void 0) return true;
  return value.kind !== "scalar" && !aboutItself.includes(folded(word));
}
function strayCategories(document, entries, keyPath) {
  return entries.flatMap(({ key, value }) => {
    const word = String(key.value);
    const below2 = [...keyPath, word];
    if (categoryOf(word)) return [];
    if (holdsCategories(value)) return strayCategories(document, value.entries, below2);
    return [{ word, meant: meantCategory(word), at: document.key(below2) }];
  });
}
function holdsCategories(value) {
  const words3 = value.kind === "map" ? value.entries.map(({ key }) => String(key.value)) : [];
  return words3.some((word) => categoryOf(word) !== void 0 || meantCategory(word) !== void 0);
}

// src/formats/grid/warmth/markdown-lessons.ts
var label3 = /^[ \t]{0,99}(?:[*_]{2}([\w -]{1,60}):?[*_]{2}:?|([\w-]{1,60}):)[ \t]{0,99}$/;
var ownLabel = /^[*_]{0,2}[\w -]{1,40}(?:[*_]{2}:|:[*_]{0,2})[ \t]{1,9}/;
var inlineCode = /^[ \t]{0,99}`{1,2}[^`]/;
function markdownLessons(document, { lines }, { isText }) {
  const isTold2 = ({ start, raw }) => isText(start + raw.length - raw.trimStart().length);
  const runs = runsOf(
    document,
    lines.filter((line) => isTold2(line) || inlineCode.test(line.raw))
  );
  const items2 = runs.filter(({ isItem }) => isItem).flatMap(({ heading: heading2, start, end, parts: parts2 }) => {
    const text = parts2.join(" ");
    const key = comparable(text);
    return key === "" ? [] : [{ text, key, category: heading2?.word, at: document.span(start, end) }];
  });
  const others2 = runs.flatMap(({ isItem, parts: parts2 }) => {
    const whole = parts2.join(" ");
    return isItem ? [whole.replace(ownLabel, "")] : [whole, ...parts2.flatMap(cellTexts)];
  });
  const headings = new Map(runs.flatMap(({ heading: heading2, isItem }) => heading2 && isItem ? [[heading2.word, heading2]] : []));
  return { items: items2, texts: others2.map(comparable), headings: [...headings.values()] };
}
function runsOf(document, lines) {
  const runs = [];
  let heading2;
  let open3;
  for (const [index, line] of lines.entries()) {
    const before3 = lines[index - 1];
    const isJoined = open3 !== void 0 && before3 !== void 0 && isNextLine(document.text, before3, line);
    const isItem = isListItem(line.raw);
    const said3 = isItem ? line.raw.slice(leadOf(line.raw).length) : line.raw;
    const title2 = titleOf3(line, isItem, isJoined);
    if (line.heading > 0 || title2 !== void 0) {
      heading2 = title2 === void 0 ? void 0 : { word: title2, at: document.span(line.start, line.end) };
      open3 = void 0;
    } else if (!isItem && isJoined && open3) {
      open3.parts.push(said3.trim());
    } else {
      const start = line.start + line.raw.length - said3.length;
      open3 = { heading: heading2, isItem, start, end: line.end, parts: [said3.trim()] };
      runs.push(open3);
    }
  }
  return runs;
}
function titleOf3({ raw, heading: heading2 }, isItem, isJoined) {
  if (heading2 > 0)
    return raw.slice(0, 300).replace(/^[ ]{0,3}#{1,6}/, "").replace(/[ \t#:]{1,99}$/, "").trim();
  const said3 = isItem ? raw.slice(leadOf(raw).length) : raw;
  const [, bold, plain2] = label3.exec(said3) ?? [];
  const word = bold ?? plain2;
  return word !== void 0 && (isItem ? categoryOf(word) !== void 0 : !isJoined) ? word : void 0;
}
function cellTexts(raw) {
  return raw.includes("|") ? cellsOf(raw).map(({ text }) => text.replaceAll("\\|", "|")) : [];
}

// src/formats/grid/warmth/read-warmth.ts
async function readWarmth({ document, body }) {
  const structure = await body.structure();
  if (!structure.ok) return structure.reason;
  const entries = (document.root?.kind === "map" ? document.root.entries : []).filter(isOfLessons);
  const inFields2 = entries.flatMap(({ key, value }) => {
    const word = String(key.value);
    return lessonsIn(document, value, [word], word);
  });
  const { items: items2, texts, headings } = markdownLessons(document, body, structure);
  const strayHeadings = headings.flatMap(({ word, at }) => {
    const meant = meantCategory(word);
    return meant === void 0 ? [] : [{ word, meant, at }];
  });
  return {
    document,
    lessons: inFields2.length > 0 ? inFields2 : items2,
    texts: /* @__PURE__ */ new Set([...[...inFields2, ...items2].map(({ key }) => key), ...texts]),
    stray: [...strayCategories(document, entries, []), ...strayHeadings]
  };
}
function lessonsOfSummary({ document }) {
  const fields2 = fieldsNamed(document, "lessons_learned");
  return {
    lessons: fields2.flatMap(({ value, keyPath }) => lessonsIn(document, value, keyPath)),
    stray: fields2.flatMap(({ value, keyPath }) => {
      return value.kind === "map" ? strayCategories(document, value.entries, keyPath) : [];
    })
  };
}

// src/formats/grid/rules/warmth.ts
var file3 = "WARMTH.md";
var shown2 = 3;
var warmth = {
  id: "grid/warmth",
  severity: "warning",
  summary: "every lesson of every SUMMARY is in WARMTH.md, once, under a known category",
  source: 'persistence guide, "Warmth Aggregation"; D21',
  repair: "unsafe",
  async check({ snapshot, report, skip }) {
    const unreadSummary = whyUnread(snapshot, "summary");
    if (unreadSummary !== void 0) skip(unreadSummary);
    const summaries2 = snapshot.summaries.map(lessonsOfSummary);
    for (const { stray } of summaries2) reportStray(stray, report);
    const unread = whyUnread(snapshot, "warmth");
    if (unread !== void 0) return skip(unread);
    const held = snapshot.warmth && await readWarmth(snapshot.warmth);
    if (typeof held === "string") return skip(`${quote(pathIn(snapshot.root, file3))} could not be read: ${held}`);
    if (held) {
      reportStray(held.stray, report);
      reportRepeated(held, report);
    }
    const said3 = new Set(held?.texts);
    const missing = summaries2.map(({ lessons }) => lessons.filter(({ key }) => !said3.has(key) && said3.add(key)));
    if (held) {
      for (const lessons of missing) reportMissing(lessons, held, report);
    } else reportAbsent(missing.flat(), report);
  }
};
function reportStray(stray, report) {
  for (const { word, meant, at } of stray) {
    const hint2 = meant === void 0 ? `expected ${either(lessonCategories)}` : `did you mean ${quote(meant)}?`;
    report(at, `${quote(word)} is no category of lessons; ${hint2}`);
  }
}
function reportRepeated({ lessons }, report) {
  const first = /* @__PURE__ */ new Map();
  for (const lesson of lessons) {
    const earlier = first.get(lesson.key);
    if (!earlier) first.set(lesson.key, lesson);
    else {
      report(lesson.at, `the lesson ${quote(lesson.text)} stands in ${file3} twice; expected each lesson once`, {
        related: [{ at: earlier.at, message: "it stands here first" }]
      });
    }
  }
}
function reportMissing(lessons, { document }, report) {
  const [first] = lessons;
  if (!first) return;
  const are = lessons.length === 1 ? "is" : "are";
  const message = `${listed2(lessons)} ${are} not in ${file3}; expected every lesson of a summary there`;
  const edits = appendLessons(document, lessons);
  report(first.at, message, {
    related: [{ at: document.span(0, 0), message: `${file3} begins here` }],
    ...edits && { repair: { safe: false, title: `write them to ${file3}`, edits } }
  });
}
function reportAbsent(lessons, report) {
  const [first] = lessons;
  if (!first) return;
  report(
    first.at,
    `there is no ${file3}, but the summaries hold ${count(lessons.length, "lesson")}; expected them there`
  );
}
function listed2(lessons) {
  const texts = lessons.map(({ text }) => quote(text));
  return `the ${lessons.length === 1 ? "lesson" : "lessons"} ${some(texts, shown2)}`;
}

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
function permittedTo(types2) {
  return [...new Set(types2.flatMap((type) => permissions.get(type) ?? []))];
}
function isPermitted(leaf, permitted, dialect2) {
  const path = dialect2 === "persistence" ? asInSchema(leaf) : leaf;
  return permitted.some((one) => one === "*" || one.split(".").every((key, index) => path[index] === key));
}
function asInSchema(leaf) {
  const [first = "", ...rest2] = leaf;
  return Object.hasOwn(permittedAs, first) ? [permittedAs[first] ?? first, ...rest2] : leaf;
}

// src/formats/grid/rules/write-permission.ts
var writePermission = changeRule({
  id: "grid/write-permission",
  severity: "error",
  summary: "a commit that names its agent wrote only fields which that type of agent may write",
  source: "STATE.md schema 4, D10, D15, D26",
  needs: "base",
  check(context) {
    for (const move of context.course.moves) {
      const { commit } = move.step;
      if (commit && commit.agents.length > 0) judge3(context, move, commit);
    }
  }
});
function judge3(context, move, commit) {
  const types2 = commit.agents.flatMap((agent) => writerTypeOf(agent) ?? []);
  const permitted = permittedTo(types2);
  if (permitted.includes("*")) return;
  const { befores, stood, after, relation, froms } = move;
  const isGoneOn = froms.length > 0 || befores.length > 0 && relation !== "new";
  if (!after || !isGoneOn) return;
  const unread = [...befores, after].find(({ state }) => !state);
  if (unread || !after.state) {
    const why = unread?.unread ?? "";
    context.skip(`nobody can tell what ${firstOf2(commit.agents.map(quote))} wrote in ${named(commit)}: ${why}`);
    return;
  }
  const { dialect: dialect2, document } = after.state;
  const sides = (froms.length > 0 ? froms : stood).flatMap(({ state }) => state?.document ?? []);
  const refused = ownLeaves(sides, document).filter((leaf) => !isPermitted(leaf, permitted, dialect2));
  if (types2.length > 0) reportRefused(context, commit, refused, permitted);
  else reportUnknown(context, commit, refused);
}
function reportUnknown({ snapshot, report }, commit, [first, ...others2]) {
  if (!first) return;
  const agents = firstOf2(commit.agents.map(quote));
  const what2 = `${inert(first.join("."))}${others2.length > 0 ? ` and ${count(others2.length, "other field")}` : ""}`;
  const expected2 = `its type is none of ${either(writerTypes.map(quote))}`;
  report(placeNow(snapshot, first), `${agents} wrote ${what2} in ${named(commit)}; ${expected2}`);
}
function reportRefused({ snapshot, report: say }, commit, refused, permitted) {
  const agents = firstOf2(commit.agents.map(quote));
  const expected2 = mayWrite(permitted);
  const { first, others: others2 } = spoken(refused);
  for (const leaf of first) {
    say(placeNow(snapshot, leaf), `${agents} wrote ${inert(leaf.join("."))} in ${named(commit)}; ${expected2}`);
  }
  if (others2 > 0) say(placeNow(snapshot, []), `${agents} wrote ${others2} more fields in ${named(commit)}; ${expected2}`);
}
function mayWrite(permitted) {
  return permitted.length === 0 ? "expected it to write nothing" : `expected it to write only ${either(permitted, "and")}`;
}

// src/formats/grid/rules/index.ts
var rules = [
  agentHeartbeat,
  agentLocation,
  agentRegistry,
  agentType,
  agentUnique,
  blockedCheckpoint,
  blockedReason,
  blockers,
  bodyDrift,
  budget,
  checkpointAnswered,
  checkpointDetails,
  checkpointStatus,
  cluster,
  completedPhases,
  decisions,
  dialect,
  historyRewritten,
  idTime,
  identity,
  leftover,
  phaseBounds,
  phaseCount,
  phaseReference,
  phaseStatus,
  phaseTransition,
  planExists,
  positionBlock,
  positionPhase,
  positionThread,
  progressCounts,
  progressPercent,
  progressRegressed,
  resumePosition,
  scratchpadEntry,
  sessionDeath,
  singleCheckpoint,
  stateDeleted,
  stateExists,
  statusTransition,
  summaryBlock,
  summaryExists,
  summaryFields,
  terminalState,
  timeFuture,
  timeOrder,
  timeZone,
  uniqueId,
  updatedAt,
  warmth,
  writePermission
];

// src/formats/grid/state/stamp.ts
var field = "updated_at";
function stampState(path, { before: before3, after }, now, limits) {
  if (path !== stateFile) return [];
  const [was, is] = [fieldsOf2(before3, limits), fieldsOf2(after, limits)];
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
function fieldsOf2(text, limits) {
  const { dialect: dialect2, yaml } = formOf(text);
  if (dialect2 === void 0 || dialect2 === "prose") return void 0;
  const { root } = readMapping(text, yaml, limits);
  if (!root) return void 0;
  const isSchema = dialectOfKeys(root.entries.map(({ key }) => String(key.value))) === "schema";
  const { schema } = isSchema ? stateSpecification : persistenceSpecification;
  return new TextDocument(stateFile, text, { root, faults: [], verdict: { schema, violations: [] } });
}

// src/formats/grid/index.ts
var grid = {
  id: "grid",
  directory: ".grid",
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile || companionKind(path) !== void 0,
  mainFile: stateFile,
  read: readGrid,
  statePaths: [stateFile],
  readState: readGridState,
  agentTrailer: "Grid-Agent",
  stamp: stampState,
  rules,
  schemas: {
    "grid/checkpoint": async () => (await import("./checkpoint.schema-K4AW2G3X.js")).default,
    "grid/state": async () => (await import("./state.schema-C3KVTXQ5.js")).default,
    "grid/state-persistence": async () => (await import("./state-persistence.schema-MZPG2WQG.js")).default,
    "grid/summary": async () => (await import("./summary.schema-VVBCHSHG.js")).default,
    "grid/warmth": async () => (await import("./warmth.schema-QMY5YK3B.js")).default
  }
};

// src/formats/index.ts
var formats = [grid];

// src/lint/baseline/find.ts
async function findBaseline({ baseline: named4, updateBaseline: isUpdated = false, rev, contents }, configured, at) {
  if (isUpdated && named4 === false) throw new UsageError("a baseline cannot be made and left out at the same time");
  if (isUpdated && (rev !== void 0 || contents !== void 0)) {
    throw new UsageError("a baseline is made of the files of the working tree, not of a revision or of other texts");
  }
  if (named4 === false) return void 0;
  const found = at(named4, configured ?? baselineFile);
  const { tree, path, name, seenFromTop = path } = found;
  const read = await tree.read(path, 0);
  if (read.ok || read.refusal !== "missing") {
    const { readBaseline } = await import("./read-F6GF7XMP.js");
    return { file: await readBaseline(found, seenFromTop), isUpdated };
  }
  const none2 = { path: seenFromTop, name, document: void 0, entries: [] };
  if (isUpdated) return { file: none2, isUpdated };
  if (named4 === void 0 && configured === void 0) return void 0;
  throw new UsageError(`there is no baseline ${name}; it has to be made first`, name);
}

// src/lint/configuration/ignoring.ts
function ignoring(configuration, named4) {
  if (!configuration?.hasIgnores) return () => false;
  const wanted = named4.filter((path) => configuration.ignores(path, true));
  const isWanted = (path) => wanted.some((one) => path === one || path.startsWith(`${one}/`));
  return (path, isFolder2) => configuration.ignores(path, isFolder2) && !isWanted(path);
}

// src/repository/locate.ts
import { dirname, join, relative, resolve, sep } from "node:path";
function locate(given, workingFolder, rootNames2) {
  const path = resolve(workingFolder, given);
  const folder = folderAroundRoot(path, rootNames2) ?? (isFolder(path) ? path : dirname(path));
  const real = realPath(folder);
  return { given, path: join(real, relative(folder, path)), folder: real };
}
function folderAroundRoot(path, rootNames2) {
  const parts2 = path.split(sep);
  const at = parts2.findLastIndex((part) => rootNames2.includes(part));
  if (at < 0) return void 0;
  const root = parts2.slice(0, at + 1).join(sep);
  return hasTopBetween(root, path) ? void 0 : dirname(root);
}
function topOf(folder) {
  return repositoryTop(folder) ?? (isBareRepository(folder) ? folder : void 0);
}
function commonTop(places2, workingFolder) {
  const tops = /* @__PURE__ */ new Map();
  for (const { folder } of places2) if (!tops.has(folder)) tops.set(folder, topOf(folder));
  const [first] = places2;
  const top = tops.get(first.folder);
  const foreign = places2.find(({ folder }) => tops.get(folder) !== top);
  const folders = places2.map(({ folder }) => folder);
  const isHere = folders.every((folder) => insideOf(workingFolder, folder) !== void 0);
  return { top: top ?? (isHere ? workingFolder : commonFolder(folders)), ...foreign && { foreign } };
}

// src/repository/repository.ts
import { existsSync } from "node:fs";
import { join as join2 } from "node:path";

// src/repository/git/no-history.ts
function neverCommitted(reason) {
  const all = async (paths, answer) => new Map(paths.map((path) => [path, answer]));
  return {
    ...noHistory(reason),
    commitTimes: (paths) => all(paths, { answer: "not-committed" }),
    tracking: (paths) => all(paths, { answer: "untracked" })
  };
}
function noHistory(reason) {
  const unknown = { answer: "unknown", reason };
  const allUnknown = async (names5) => new Map(names5.map((name) => [name, unknown]));
  return {
    commits: allUnknown,
    files: allUnknown,
    commitTimes: allUnknown,
    tracking: allUnknown,
    stepsSince: async () => ({ steps: [], gap: reason, ends: [] }),
    time: async () => void 0
  };
}

// src/repository/repository.ts
async function openRepository(top, { git = true, safeDirectory }) {
  if (!git) return withoutGit(top, "git was not to be asked", noHistory);
  const isBare = !existsSync(join2(top, ".git"));
  if (isBare && !isBareRepository(top)) return withoutGit(top, "this is no git repository", neverCommitted);
  const { GitRepository } = await import("./git-repository-6AKQQKFY.js");
  const isSafe = safeDirectory !== void 0 && insideOf(realPath(safeDirectory), top) !== void 0;
  const options = { ...isBare && { gitDir: top }, ...isSafe && { safeDirectory: top } };
  return withGit(top, new GitRepository(top, options), isBare);
}
function withGit(top, git, isBare) {
  const viewOf = ({ hash, time }) => {
    return { hash, time, tree: git.tree(hash), history: git.history(hash) };
  };
  return {
    isBare,
    workingTree: new WorkingTree(top),
    history: git.history(),
    ignored: (folders) => git.ignored(folders),
    resolve: async (revision) => viewOf(await git.resolve(revision)),
    forkPoint: async (base, revision) => viewOf(await git.forkPoint(base, revision)),
    changedSince: (hash, until, concerns) => git.changedSince(hash, until, concerns).catch((failure) => {
      throw new RevisionError(`what was changed cannot be known: ${reasonOf(failure)}`);
    }),
    close: () => git.close()
  };
}
function withoutGit(top, reason, historyOf) {
  const refuse = async (revision) => {
    throw new RevisionError(`${quote(revision)} cannot be read: ${reason}`);
  };
  return {
    isBare: false,
    workingTree: new WorkingTree(top),
    history: historyOf(reason),
    ignored: async () => /* @__PURE__ */ new Set(),
    resolve: refuse,
    forkPoint: refuse,
    changedSince: refuse,
    close: () => void 0
  };
}

// src/library/configuration.ts
import { relative as relative3, sep as sep3 } from "node:path";

// src/lint/configuration/find.ts
async function findConfiguration(tree, folder, shown3) {
  for (let at = folder; ; at = parentOf(at)) {
    const found = (await configurationsIn(tree, at)).map((name) => pathIn(at, name));
    if (found.length > 1) {
      throw new UsageError(`${either(found.map(shown3), "and")} are configurations of one folder; expected one of them`);
    }
    if (found[0] !== void 0 || at === "") return found[0];
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
  const { holdsKey } = await import("./notation-ESYMZOBZ.js");
  return holdsKey(read.bytes);
}

// src/repository/shown-path.ts
import { join as join3, relative as relative2, sep as sep2 } from "node:path";
function pathsSeenFrom(workingFolder, top) {
  const here = realPath(workingFolder);
  const isNear = insideOf(here, top) !== void 0 || insideOf(top, here) !== void 0;
  return (path) => {
    const full2 = join3(top, path);
    const seen = isNear ? relative2(here, full2) || "." : full2;
    return seen.split(sep2).join("/");
  };
}

// src/library/configuration.ts
async function configurationFor(named4, tree, top, cwd) {
  if (named4 === false) return void 0;
  const file4 = named4 === void 0 ? await nearestConfiguration(tree, top, cwd) : namedFile(named4, tree, top, cwd);
  if (!file4) return void 0;
  const { readConfiguration } = await import("./read-ESBAGSVZ.js");
  const ids = allRules(formats).map(({ id: id2 }) => id2);
  return readConfiguration(file4, ids);
}
async function nearestConfiguration(tree, top, cwd) {
  const shown3 = pathsSeenFrom(cwd, top);
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? "", shown3);
  return path === void 0 ? void 0 : { tree, path, name: shown3(path) };
}
function namedFile(name, tree, top, cwd) {
  const { path, folder } = locate(name, cwd, []);
  const inside = insideOf(top, path);
  if (inside !== void 0) return { tree, path: inside, name };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? "", name };
}
function baselineFileAt(named4, path, tree, top, cwd) {
  if (named4 === void 0) return { tree, path, name: pathsSeenFrom(cwd, top)(path) };
  const seenFromTop = relative3(top, locate(named4, cwd, []).path).split(sep3).join("/");
  return { ...namedFile(named4, tree, top, cwd), seenFromTop };
}

// src/library/roots.ts
async function discover(search, atBase, { here, paths }, { allowEmpty = false, rev }, configuration) {
  const at = rev === void 0 ? "" : ` at ${rev}`;
  const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ""}`;
  if (paths.length > 0) {
    const found2 = await discoverNamed(search, paths, atBase);
    if (found2.empty[0] && !allowEmpty) throw await nothingToLint(search, found2.empty[0], found2, ` or below it${where}`);
    return found2;
  }
  const found = await discoverFrom(search, here.path, atBase);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === "" ? " or below it" : ", below it or above it in its repository";
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}

// src/lint/changed-roots.ts
var RootIndex = class {
  #roots;
  constructor(roots) {
    this.#roots = new Map(roots.map((root) => [root.path, root]));
  }
  /**
   * The root that a path of the repository belongs to; of roots in one another, the innermost. A directory that is
   * called like a root holds nothing else; in any other, only the files that are read belong to the state.
   */
  around(path) {
    for (let at = path; ; at = parentOf(at)) {
      const root = this.#roots.get(at);
      if (root) return isOf(root, path) ? root : void 0;
      if (at === "") return void 0;
    }
  }
  /** The roots that some paths belong to, in the order in which all were given. */
  among(paths) {
    const found = new Set(paths.map((path) => this.around(path)));
    return [...this.#roots.values()].filter((root) => found.has(root));
  }
};
function isOf({ path: root, format }, path) {
  if (root.slice(root.lastIndexOf("/") + 1) === format.directory) return true;
  return format.reads(root === "" ? path : path.slice(root.length + 1));
}
async function changedTexts(texts, tree) {
  const changed = [];
  for (const { path, text } of texts) {
    const bytes = Buffer.from(text);
    const read = await tree.read(path, bytes.length);
    if (!read.ok || !bytes.equals(read.bytes)) changed.push(path);
  }
  return changed;
}

// src/repository/memory-tree.ts
var MemoryTree = class {
  #files;
  #folders;
  #below;
  /** @param files path, relative to the repository, to content */
  constructor(files, below2) {
    const bytes = (content) => typeof content === "string" ? new TextEncoder().encode(content) : content;
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)]));
    this.#folders = foldersOf(this.#files.keys());
    this.#below = below2;
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
  /** A text is written while it is typed: nobody can say when. */
  async writtenAt(path) {
    return this.#files.has(path) ? void 0 : this.#below?.writtenAt(path);
  }
};
function foldersOf(paths) {
  const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  for (const path of paths) {
    let at = path;
    let kind = "file";
    for (; ; ) {
      const slash = at.lastIndexOf("/");
      const folder = at.slice(0, Math.max(0, slash));
      const name = at.slice(slash + 1);
      const known10 = folders.get(folder);
      if (known10) {
        known10.set(name, { name, kind });
        break;
      }
      folders.set(folder, /* @__PURE__ */ new Map([[name, { name, kind }]]));
      at = folder;
      kind = "directory";
    }
  }
  return folders;
}

// src/library/subject.ts
async function subjectOf(repository, options, texts) {
  const { rev, now } = options;
  if (rev !== void 0 && texts.length > 0)
    throw new UsageError("texts lie over the working tree, not over a revision");
  if (repository.isBare && rev === void 0) {
    throw new UsageError("this is a bare repository, without a working tree; name a revision to lint");
  }
  const resolve2 = (revision) => repository.resolve(revision).catch(asUsageError);
  const commit = rev === void 0 ? void 0 : await resolve2(rev);
  const overlay = Object.fromEntries(texts.map(({ path, text }) => [path, text]));
  const { workingTree } = repository;
  return {
    isWorkingTree: !commit,
    tree: commit?.tree ?? (texts.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree),
    history: commit?.history ?? repository.history,
    base: await baseOf2(repository, options),
    now: now === "commit" ? commit?.time ?? (await resolve2("HEAD")).time : now ?? commit?.time ?? Date.now()
  };
}
async function baseOf2(repository, { base, changed, rev }) {
  if (base === void 0 && !changed) return void 0;
  try {
    const { hash, tree } = await repository.forkPoint(base ?? "HEAD", rev);
    const until = rev === void 0 ? void 0 : (await repository.resolve(rev)).hash;
    return { hash, tree, until };
  } catch (error) {
    return base === void 0 && error instanceof RevisionError && error.isUnborn ? void 0 : asUsageError(error);
  }
}
async function changedAmong(roots, base, repository, texts) {
  const index = new RootIndex(roots);
  const given = new Set(texts.map(({ path }) => path));
  const concerns = (path) => !given.has(path) && index.around(path) !== void 0;
  const changed = await repository.changedSince(base.hash, base.until, concerns).catch(asUsageError);
  const differing = await changedTexts(texts, base.tree);
  return index.among([...changed, ...differing]);
}
function asUsageError(error) {
  throw error instanceof RevisionError ? new UsageError(error.message) : error;
}

// src/library/prepared.ts
var rootNames = formats.map((format) => format.directory);
async function prepared(options, judge4) {
  const { only = [], severities = {}, onProgress } = options;
  checkChoice({ only, severities }, allRules(formats));
  const named4 = namedBy(options);
  const { cwd, top, texts } = named4;
  const repository = await openRepository(top, options);
  try {
    checkTexts(texts, formats);
    const subject = await subjectOf(repository, options, texts);
    const configuration = await configurationFor(options.config, subject.tree, top, cwd);
    const asked2 = named4.paths.length > 0 ? named4.paths : [named4.here];
    const isIgnored = ignoring(
      configuration,
      asked2.flatMap(({ path }) => [path, rootAround(path, formats)?.path ?? path])
    );
    const search = {
      tree: subject.tree,
      formats,
      ...subject.isWorkingTree && { leftOut: repository.ignored },
      isIgnored: (folder) => isIgnored(folder, true),
      onFolder: folderCounter(options)
    };
    const { base } = subject;
    const searchAtBase = base && { tree: base.tree, formats, isIgnored: search.isIgnored };
    const found = await discover(search, searchAtBase, named4, options, configuration);
    const roots = options.changed && base ? await changedAmong(found.roots, base, repository, texts) : found.roots;
    const baseline = await findBaseline(
      options,
      configuration?.baseline,
      (name, path) => baselineFileAt(name, path, subject.tree, top, cwd)
    );
    const run = {
      ...{ ...subject, roots, only, severities, configuration, isIgnored },
      limits: configuration?.limits ?? defaultLimits,
      agentTrailers: configuration?.agentTrailers,
      baseline: baseline && { ...baseline, formats, scope: asked2.map(({ path }) => path) },
      onRoot: onProgress && ((done2) => onProgress({ stage: "lint", done: done2, total: roots.length }))
    };
    const linted = await judge4(
      run,
      texts.map(({ path }) => path)
    );
    const { unsearched, empty: empty2 } = found;
    return {
      ...{ ...linted, top, unsearched, stateless: empty2.map(({ given }) => given) },
      ...configuration && { configuration: verdictOf(configuration) },
      ...found.roots.length > 0 && roots.length === 0 && { unchangedSince: options.base ?? "HEAD" }
    };
  } finally {
    repository.close();
  }
}
function namedBy({ cwd: folder, paths = [], contents = {} }) {
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const place3 = (path) => locate(path, cwd, rootNames);
  const here = place3(".");
  const named4 = paths.map(place3);
  const texts = Object.entries(contents).map(([path, text]) => ({ ...place3(path), text }));
  const { top, foreign } = commonTop([named4[0] ?? here, ...named4.slice(1), ...texts], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);
  const searched = ({ given, path }) => ({ given, path: insideOf(top, path) ?? "" });
  return {
    ...{ cwd, top, here: { ...searched(here), given: cwd }, paths: named4.map(searched) },
    texts: texts.map((one) => ({ ...searched(one), text: one.text }))
  };
}
function folderCounter({ onProgress }) {
  let done2 = 0;
  return () => {
    done2 += 1;
    onProgress?.({ stage: "search", done: done2 });
  };
}
function verdictOf({ name, failOn, maxWarnings }) {
  return { name, ...failOn && { failOn }, ...maxWarnings !== void 0 && { maxWarnings } };
}

// src/lint/lint-options.ts
var kinds = {
  cwd: { expected: "a path", is: isWord },
  paths: { expected: "a list of paths", is: isListOfWords },
  contents: { expected: "an object of strings or Uint8Arrays, by path", is: isObjectOf(isContent) },
  only: { expected: "a list of beginnings of rule ids", is: isListOfWords },
  severities: { expected: "an object of severities, by rule id", is: isObjectOf((one) => typeof one === "string") },
  config: { expected: "a path, or false", is: (value) => value === false || isWord(value) },
  baseline: { expected: "a path, or false", is: (value) => value === false || isWord(value) },
  updateBaseline: { expected: "true or false", is: isBoolean },
  rev: { expected: "a revision", is: isWord },
  base: { expected: "a revision", is: isWord },
  changed: { expected: "true or false", is: isBoolean },
  git: { expected: "true or false", is: isBoolean },
  safeDirectory: { expected: "a path", is: isWord },
  now: { expected: 'a number, of ms since 1970, or "commit"', is: isMoment },
  allowEmpty: { expected: "true or false", is: isBoolean },
  onProgress: { expected: "a function", is: (value) => typeof value === "function" }
};
function checkOptions(options) {
  if (!isObject(options)) throw new UsageError(`lint() wants an object of options, not ${inWords2(options)}`);
  const known10 = new Map(Object.entries(kinds));
  for (const [name, value] of Object.entries(options)) {
    const kind = known10.get(name);
    if (!kind) throw new UsageError(`there is no option ${quote(name)}${suggestion(name, [...known10.keys()])}`);
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
  const isNamed2 = typeof value === "object" && value !== null || typeof value === "function";
  return isNamed2 ? `a ${tagOf(value)}` : String(value);
}

// src/lint/repair/fix-options.ts
function splitOptions(options) {
  const { unsafe = false, write = false, ...lint2 } = Object(options);
  checkOptions(Object.is(options, Object(options)) ? lint2 : options);
  for (const [name, value] of Object.entries({ unsafe, write })) {
    if (typeof value !== "boolean") throw new UsageError(`the option ${name} must be true or false`);
  }
  if (lint2.updateBaseline) throw new UsageError("a baseline is made of what is found, and not while it is repaired");
  if (write && lint2.rev !== void 0)
    throw new UsageError("a commit cannot be written; only files of the working tree");
  if (write && lint2.contents !== void 0) {
    throw new UsageError("texts that were given are not written; what is made of them comes back");
  }
  return { lint: lint2, unsafe, write };
}

// src/lint/verdict.ts
var known9 = ["error", "warning", "info", "never"];
function fails(report, failOn) {
  if (!known9.includes(failOn)) {
    const hint2 = suggestion(String(failOn), known9);
    throw new UsageError(`${quote(failOn)} is no severity to fail on; expected ${either(known9)}${hint2}`);
  }
  const { errors, warnings, infos } = report.summary;
  if (failOn === "never") return false;
  return errors > 0 || failOn !== "error" && warnings > 0 || failOn === "info" && infos > 0;
}

// src/index.ts
async function lint(options = {}) {
  checkOptions(options);
  return prepared(options, lintRoots);
}
async function fix(options = {}) {
  const { lint: asked2, unsafe, write } = splitOptions(options);
  const { repairRoots } = await import("./repair-roots-JDCTHX6I.js");
  const fixed = await prepared(
    asked2,
    (run, texts) => repairRoots(run, { unsafe, files: texts.length > 0 ? new Set(texts) : void 0 })
  );
  if (write && fixed.repaired.length > 0) {
    const { writeRepaired } = await import("./write-repaired-TS6ETFZM.js");
    await writeRepaired(fixed);
  }
  return fixed;
}
function rules2() {
  return allRules(formats).map(({ id: id2, severity, summary, source, repair, needs }) => ({
    ...{ id: id2, severity, summary, source },
    ...repair && { repair },
    ...needs && { needs },
    url: ruleUrl(id2)
  }));
}
function schemas() {
  const config = async () => (await import("./config.schema-RPROAWSU.js")).default;
  const baseline = async () => (await import("./baseline.schema-JEY6ACFN.js")).default;
  const all = Object.entries(
    Object.assign({ config, baseline }, ...formats.map((format) => format.schemas))
  );
  return Object.fromEntries(all.map(([name, load]) => [name, async () => structuredClone(await load())]));
}

export {
  formats,
  locate,
  folderAroundRoot,
  commonTop,
  openRepository,
  pathsSeenFrom,
  fails,
  lint,
  fix,
  rules2 as rules,
  schemas
};
