import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sourceInWords
} from "./chunk-QGA44UU3.js";
import {
  quote
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/reporters/account/subject.ts
var titles = {
  recover: "State recovery",
  rollback: "State rollback",
  migrate: "State migration"
};
var commandTitles = {
  recover: "To bring back the other files, run by yourself",
  rollback: "To take the work back as well, run by yourself",
  migrate: "To bring back the other files, run by yourself"
};
function groupsOf({ decide, lost = [], left = [] }) {
  const groups = [
    { title: "To be decided", sentences: decide },
    { title: "Not kept", sentences: lost },
    { title: "Left for the linter to say", sentences: left }
  ];
  return groups.filter(({ sentences }) => sentences.length > 0);
}
function isQuiet(recovery) {
  return recovery.outcome !== "recovered" && recovery.outcome !== "advised";
}
function quietLine({ recovery: { outcome, reason }, purpose }) {
  const nothing = nothingTo[purpose];
  if (outcome !== "healthy" && outcome !== "older") return reason ?? "nothing can be proposed";
  return reason === void 0 ? nothing : `${nothing}; ${reason}`;
}
var nothingTo = {
  recover: "nothing to recover",
  rollback: "it is what the commit holds",
  migrate: "nothing to migrate"
};
function isAsItWas({ source, sure, otherwise = [] }, { path, before }, purpose) {
  if (!before) return false;
  const isCommitted = source.commit !== void 0;
  return sure && otherwise.length === 0 && source.path === path && isCommitted === (purpose === "rollback");
}

// src/reporters/account/advice.ts
var mostPlaces = 10;
function adviceLines({ places, meaning, todo, command }, shown) {
  const named = places.slice(0, mostPlaces).map(({ path, line }) => `${shown(path)}${line ? `:${line}` : ""}`);
  const more = places.length - named.length;
  const where = [...named, ...more > 0 ? [`${more} more`] : []].join(", ");
  return [
    ...where === "" ? [] : [{ label: "Where", text: where }],
    { label: "What it means", text: meaning },
    ...todo.map((text) => ({ label: "What to do", text })),
    ...command === void 0 ? [] : [{ label: "To run by yourself", text: command }]
  ];
}

// src/reporters/account/overview.ts
var mostBlocks = 12;
function overviewLines(overview, shown) {
  const { cluster, completed, current, percent, commits } = overview;
  const isDone = percent?.value === 100;
  return [
    { label: "Cluster", text: cluster ? clusterInWords(cluster, shown) : "unknown" },
    { label: "Completed", text: blocksInWords(completed) },
    {
      label: "Current",
      text: current ? `Block ${visible(current.block)}${inferred(current.sure)}` : isDone ? "none, all is done" : "unknown"
    },
    { label: "Progress", text: percent ? percentInWords(percent) : "unknown" },
    ...commits === void 0 ? [] : [{ label: "Commits", text: `${commits === 0 ? "none" : commits} found in git` }]
  ];
}
var inferred = (sure) => sure ? "" : " (inferred)";
function clusterInWords({ value, sure, source }, shown) {
  const name = quote(value).slice(1, -1);
  const from = visible(sourceInWords(source, shown)).replace(/^the (?=\w+$)/, "");
  return sure ? name : `${name} (inferred from ${from})`;
}
function blocksInWords(completed) {
  const names = completed.map(visible);
  if (names.length === 0) return "none";
  if (names.length === 1) return `Block ${names[0]}`;
  if (names.length <= mostBlocks) return `Blocks ${names.join(", ")}`;
  return `${names.length} blocks, ${names[0]} to ${names.at(-1)}`;
}
function percentInWords({ value, sure }) {
  return sure ? `${value}%` : `~${Math.round(value)}%`;
}

export {
  titles,
  commandTitles,
  groupsOf,
  isQuiet,
  quietLine,
  isAsItWas,
  adviceLines,
  overviewLines
};
