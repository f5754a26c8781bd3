import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  chosenRules,
  meantRule,
  severityAt
} from "./chunk-6HVZBCW5.js";
import {
  product
} from "./chunk-FIFGV5WR.js";
import {
  digest
} from "./chunk-NMP4AIZ7.js";
import {
  worstFirst
} from "./chunk-4GRROO5M.js";
import {
  splitFrontMatter
} from "./chunk-LRFVJKG5.js";
import {
  readStructure
} from "./chunk-HXS6QXFJ.js";
import {
  linesOf
} from "./chunk-VOYRXT6Q.js";
import {
  quote
} from "./chunk-YVFHDY45.js";

// src/lint/finding.ts
function ruleUrl(id) {
  return `${product.url}/blob/main/docs/rules/${id}.md`;
}
function toFinding({ id, severity }, at, message, options = {}) {
  const { related, repair } = options;
  const pointer = at.keyPath && pointerOf(at.keyPath);
  return {
    rule: id,
    severity: options.severity ?? severity,
    message,
    path: at.document.path,
    ...pointer !== void 0 && { pointer },
    ...rangeOf(at),
    ...related?.length && {
      related: related.map((one) => ({ message: one.message, path: one.at.document.path, ...rangeOf(one.at) }))
    },
    ...repair && {
      repair: {
        ...repair,
        edits: repair.edits.map((edit) => ({ path: edit.at.document.path, ...rangeOf(edit.at), text: edit.text }))
      }
    },
    fingerprint: fingerprintOf(id, at.document, pointer, at),
    url: ruleUrl(id)
  };
}
function rangeOf({ document, start, end }) {
  return { start: document.position(start), end: document.position(end) };
}
function pointerOf(keyPath) {
  return keyPath.map((part) => `/${String(part).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
}
function fingerprintOf(rule, document, pointer, at) {
  const text = at.isMissing ? "" : document.text.slice(at.start, at.end).trim();
  const facts = [rule, document.path, pointer ?? "", text];
  return digest(JSON.stringify(facts)).slice(0, 32);
}

// src/lint/suppressions/wording.ts
var word = "agent-state-lint-disable";
var directive = `${word}-next-line`;
function readWording(text) {
  const [first = ""] = /^[^\s,]*/.exec(text) ?? [];
  if (first !== directive) return { malformed: "other-word" };
  const reason = / --(?: |$)/.exec(text.replace(/\s/g, " "));
  const ids = [];
  for (let start = first.length; start < (reason?.index ?? text.length); ) {
    const comma = text.indexOf(",", start);
    const end = Math.min(comma < 0 ? text.length : comma, reason?.index ?? text.length);
    const id = text.slice(start, end).trim();
    const at = text.indexOf(id, start);
    if (id !== "") ids.push({ id, start: at, end: at + id.length });
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
  const { yamlComments } = await import("./yaml-comments-V553KG7S.js");
  return yamlComments(text, from, to).flatMap(({ start, end }) => {
    const said = { start: start + 1 + blanksAt(text, start + 1), end };
    if (!text.startsWith(word, said.start)) return [];
    return [{ start, end, said, ...!isAlone(text, start) && { malformed: "not-alone" } }];
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
  const at = line.indexOf(word);
  const opening = at < 0 ? null : /<!--[ \t]{0,99}$/.exec(line.slice(Math.max(0, at - 103), at));
  if (!opening) return void 0;
  const open = at - opening[0].length;
  const close = line.indexOf("-->", at);
  const end = close < 0 ? line.length : close + 3;
  const said = line.slice(at, close < 0 ? void 0 : close).trimEnd().length;
  const hasOther = line.slice(0, open).trim() !== "" || line.slice(end).trim() !== "";
  const malformed = close < 0 ? "not-closed" : hasOther ? "not-alone" : void 0;
  return {
    start: lineStart + open,
    end: lineStart + end,
    said: { start: lineStart + at, end: lineStart + at + said },
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
    for (const { at, malformed, line, rules } of written) {
      const heard = rules.map((one) => {
        const found = byPlace2?.get(placeOf(document.path, line, one.id)) ?? [];
        for (const finding of found) all.silenced.add(finding);
        const answer = answerOf(one.id, found.length > 0, document, hearing);
        hints -= answer === "unknown" ? 1 : 0;
        const meant = answer === "unknown" && hints >= 0 ? meantRule(one.id, hearing.ids) : void 0;
        return { ...one, answer, ...meant !== void 0 && { meant } };
      });
      all.comments.push({ at, rules: heard, ...malformed && { malformed } });
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
var placeOf = (path, line, rule) => `${line} ${rule} ${path}`;
function answerOf(id, isFound, document, { ids, never, hasJudged }) {
  if (!ids.includes(id)) return "unknown";
  if (never.has(id)) return "never";
  if (isFound) return "silenced";
  return hasJudged(id, document) ? "nothing-said" : "not-judged";
}
async function readSuppressions(document, limits) {
  const { comments, unread } = await commentsOf(document, limits);
  const lines = comments.map(({ start }) => document.position(start).line);
  const alone = new Set(lines.filter((_, index) => comments[index]?.malformed !== "not-alone"));
  const next = /* @__PURE__ */ new Map();
  for (const line of [...lines].sort((a, b) => b - a)) {
    next.set(line, alone.has(line + 1) ? next.get(line + 1) ?? line + 1 : line + 1);
  }
  const written = comments.map(({ start, end, said, malformed }, index) => {
    const wording = malformed ? { malformed } : readWording(document.text.slice(said.start, said.end));
    const ids = "ids" in wording ? wording.ids : [];
    return {
      at: document.span(start, end),
      line: next.get(lines[index] ?? 0) ?? 0,
      rules: ids.map(({ id, ...at }) => ({ id, at: document.span(said.start + at.start, said.start + at.end) })),
      ..."malformed" in wording && { malformed: wording.malformed }
    };
  });
  return { written, unread };
}

// src/lint/check-root.ts
async function checkRoot(snapshot, rules, choice, circumstances) {
  const chosen = chosenRules(rules, choice);
  const isLast = ({ needs }) => needs === "suppressions";
  const findings = [];
  const skipped = [];
  const skip = (rule, reason, how = {}) => {
    if (severityAt(choice, rule.id, snapshot.root, true) === "off") return;
    skipped.push({ rule: rule.id, root: snapshot.root, reason, ...how });
  };
  const ask = async (rule, suppressions2) => {
    if (rule.needs === "baseline" && !circumstances.staleEntries) return;
    if (rule.needs === "base" && !circumstances.change)
      return skip(rule, "there is no base to compare with", { unasked: true });
    return rule.check({
      snapshot,
      ...circumstances,
      ...suppressions2 && { suppressions: suppressions2 },
      report: (at, message, options) => {
        const { path } = at.document;
        const severity = severityAt(choice, rule.id, path);
        if (severity === "off" || choice.isIgnored?.(path)) return;
        const finding = toFinding(rule, at, message, options);
        findings.push(severity ? { ...finding, severity } : finding);
      },
      skip: (reason) => skip(rule, reason)
    });
  };
  for (const rule of chosen) if (!isLast(rule)) await ask(rule);
  const hasJudged = judges(snapshot, chosen, choice, skipped);
  const hearing = {
    ids: rules.map(({ id }) => id),
    never: new Set(rules.filter((rule) => isLast(rule) || rule.needs === "baseline").map(({ id }) => id)),
    hasJudged: (rule, { path }) => hasJudged(rule, path)
  };
  const { silenced, ...suppressions } = await suppress(findings, snapshot.documents, hearing, circumstances.limits);
  for (const rule of chosen) if (isLast(rule)) await ask(rule, suppressions);
  return {
    findings: findings.filter((one) => !silenced.has(one)),
    suppressed: [...silenced],
    skipped,
    hasJudged: judges(snapshot, chosen, choice, skipped)
  };
}
function judges(snapshot, rules, choice, skipped) {
  const { documents, unreadable, unjudged } = snapshot;
  const unheard = new Set(skipped.map(({ rule }) => rule));
  const heard = new Set(rules.map(({ id }) => id).filter((id) => !unheard.has(id)));
  const unread = new Set([...documents.filter((one) => !isWhole(one)), ...unreadable].map(({ path }) => path));
  return (rule, path) => unjudged === void 0 && heard.has(rule) && !unread.has(path) && severityAt(choice, rule, path) !== "off" && !choice.isIgnored?.(path);
}
function isWhole({ faults }) {
  return faults.every(({ kind }) => kind === "alias" || kind === "duplicate-key");
}

// src/lint/report.ts
function toReport(collected, most) {
  const { roots, findings, suppressed, baselined = [], skipped, files } = collected;
  const all = inOrder([...findings, ...suppressed, ...baselined]);
  const told = without(all, suppressed);
  const distinct = without(told, baselined);
  const kept = distinct.length <= most ? distinct : worst(distinct, most);
  const number = (severity) => distinct.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots,
    findings: kept,
    skipped: distinctBy([...skipped, ...leftOut(distinct, kept)], (one) => JSON.stringify(one)).sort(
      (a, b) => compare(a.root, b.root) || compare(a.rule, b.rule) || compare(a.reason, b.reason)
    ),
    summary: {
      errors: number("error"),
      warnings: number("warning"),
      infos: number("info"),
      files,
      suppressed: all.length - told.length,
      baselined: told.length - distinct.length
    }
  };
}
function inOrder(findings) {
  return withOwnFingerprints(distinctBy(findings, identity).sort(byPlace));
}
function without(findings, others) {
  if (others.length === 0) return findings;
  const known = new Set(others.map(identity));
  return findings.filter((finding) => !known.has(identity(finding)));
}
function distinctBy(items, key) {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
function worst(findings, most) {
  return [...findings].sort(worstFirst).slice(0, most).sort(byPlace);
}
function leftOut(all, kept) {
  const missing = /* @__PURE__ */ new Map();
  const held = new Set(kept);
  for (const { rule } of all.filter((finding) => !held.has(finding))) missing.set(rule, (missing.get(rule) ?? 0) + 1);
  return [...missing].map(([rule, number]) => ({
    rule,
    root: "",
    reason: `${number} of its findings are left out: a report holds at most ${kept.length}`
  }));
}
function byPlace(a, b) {
  return compare(a.path, b.path) || a.start.line - b.start.line || a.start.column - b.start.column || worstFirst(a, b) || compare(a.rule, b.rule) || compare(a.message, b.message);
}
function identity({ rule, path, pointer, start, end, message }) {
  return JSON.stringify([rule, path, pointer, start, end, message]);
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function withOwnFingerprints(findings) {
  const seen = /* @__PURE__ */ new Map();
  return findings.map((finding) => {
    const times = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, times);
    return times === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${times}` };
  });
}

export {
  ruleUrl,
  checkRoot,
  toReport,
  inOrder,
  without
};
