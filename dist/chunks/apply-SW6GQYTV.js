import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  noFacts,
  noSnapshot
} from "./chunk-H3WD76DI.js";
import "./chunk-B6TPOO4L.js";
import "./chunk-2XB3ZTB2.js";
import {
  checkRoot,
  inOrder,
  without
} from "./chunk-APQKAGV5.js";
import {
  severityRank,
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  chosenRules,
  severityAt
} from "./chunk-YXFIDI7T.js";
import "./chunk-UBSPOSFB.js";
import "./chunk-4VARH3L5.js";
import "./chunk-FIFGV5WR.js";
import "./chunk-6L4AJ3H4.js";
import {
  quote
} from "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/lint/baseline/match.ts
function match(findings, entries) {
  const groups = /* @__PURE__ */ new Map();
  for (const entry of entries) groupOf(entry, groups).entries[severityRank[entry.severity]].push(entry);
  for (const group of groups.values()) for (const some of group.entries) some.reverse();
  for (const finding of findings) groups.get(keyOf(finding))?.findings.push(finding);
  const hidden = /* @__PURE__ */ new Map();
  const risen = /* @__PURE__ */ new Map();
  for (const group of groups.values()) {
    const sorted = [...group.findings].sort(worstFirst);
    for (const finding of sorted) take(group, finding, [2, 1, 0], (at) => at <= severityRank[finding.severity], hidden);
    for (const finding of sorted) {
      if (!hidden.has(finding)) take(group, finding, [0, 1, 2], () => true, risen);
    }
  }
  const unmatched = new Set([...groups.values()].flatMap((group) => group.entries.flat()));
  return { hidden, risen, unmatched: entries.filter((entry) => unmatched.has(entry)) };
}
function take({ entries }, finding, ranks, willDo, into) {
  const from = ranks.find((at) => willDo(at) && entries[at].length > 0);
  const entry = from === void 0 ? void 0 : entries[from].pop();
  if (entry) into.set(finding, entry);
}
function groupOf(entry, groups) {
  const key = keyOf(entry);
  const group = groups.get(key) ?? { findings: [], entries: [[], [], []] };
  groups.set(key, group);
  return group;
}
function keyOf({ fingerprint, rule, path, pointer }) {
  return JSON.stringify([fingerprint.slice(0, 32), rule, path, pointer ?? null]);
}

// src/lint/baseline/hold.ts
async function hold(findings, { file: baseline, isUpdated }, ruleIds, isJudged, now) {
  const ids = new Set(ruleIds);
  const isStale = (entry) => isJudged(entry) || !ids.has(entry.rule);
  const matching = match(findings, baseline.entries);
  if (isUpdated) {
    const { updated } = await import("./update-UNZ35DI4.js");
    return { shown: [], hidden: findings, stale: [], updated: updated(baseline, findings, matching, isStale, now) };
  }
  const { document } = baseline;
  const stale = new Set(matching.unmatched.filter(isStale));
  return {
    shown: findings.filter((one) => !matching.hidden.has(one)).map((one) => withEntry(one, matching, baseline)),
    hidden: [...matching.hidden.keys()],
    stale: document ? baseline.entries.flatMap((entry, index) => stale.has(entry) ? [placed(entry, index, document, ids)] : []) : []
  };
}
function placed({ rule, path, date }, index, document, ids) {
  const { start, end } = document.at(["entries", index, "fingerprint"]);
  return { at: document.span(start, end), rule, path, date, isKnown: ids.has(rule) };
}
function withEntry(finding, { risen }, { path, document, entries }) {
  const entry = risen.get(finding);
  if (!entry || !document) return finding;
  const { start, end } = document.at(["entries", entries.indexOf(entry), "severity"]);
  const place = { path, start: document.position(start), end: document.position(end) };
  const message = `the baseline hides it as ${quote(entry.severity)} only, since ${entry.date}`;
  return { ...finding, related: [...finding.related ?? [], { message, ...place }] };
}

// src/lint/baseline/apply.ts
async function applyBaseline(all, judged, rules, run, baseline) {
  const { document, entries } = baseline.file;
  const chosen = new Set(chosenRules(rules, run).map(({ id }) => id));
  const isAsked = (rule, path) => chosen.has(rule) && severityAt(run, rule, path) !== "off" && !run.isIgnored?.(path);
  await judged.addGone(entries, { ...baseline, tree: run.tree }, isAsked);
  const found = without(inOrder([...all.findings, ...all.suppressed]), all.suppressed);
  const ids = rules.map(({ id }) => id);
  const { shown, hidden, stale, updated } = await hold(found, baseline, ids, (entry) => judged.has(entry), run.now);
  const circumstances = { change: void 0, facts: noFacts, now: run.now, limits: run.limits, staleEntries: stale };
  const own = rules.filter(({ needs }) => needs === "baseline");
  const said = document && stale.length > 0 ? await checkRoot(noSnapshot, own, run, circumstances) : void 0;
  return {
    all: { ...all, findings: [...shown, ...said?.findings ?? []], baselined: hidden },
    ...updated && { updated }
  };
}
export {
  applyBaseline
};
