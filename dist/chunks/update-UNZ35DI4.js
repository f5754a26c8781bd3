import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  baseline_schema_default,
  mostEntries,
  version
} from "./chunk-YBEOPSQ5.js";
import {
  inertJson
} from "./chunk-JGTTZK7P.js";
import {
  severityRank
} from "./chunk-4GRROO5M.js";
import {
  UsageError
} from "./chunk-4VARH3L5.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/lint/baseline/update.ts
var shown = 200;
function updated({ name, entries: recorded, document }, findings, { hidden, risen, unmatched }, isStale, now) {
  const today = dayOf(now);
  const kept = unmatched.filter((entry) => !isStale(entry));
  const found = findings.map((finding) => entryOf(finding, hidden.get(finding) ?? risen.get(finding), today));
  const entries = [...kept, ...found].sort(inOrder);
  if (entries.length > mostEntries) {
    throw new UsageError(
      `${name} would have ${entries.length} entries, and a baseline holds at most ${mostEntries}; leave out files or rules first`
    );
  }
  return {
    // A file may have line ends and an order of its own.
    text: document && isSame(entries, [...recorded].sort(inOrder)) ? document.text : `${inertJson({ $schema: baseline_schema_default.$id, version, entries })}
`,
    entries: entries.length,
    added: findings.length - hidden.size - risen.size,
    removed: unmatched.length - kept.length
  };
}
function entryOf(finding, before, today) {
  const { rule, path, pointer, severity, message, fingerprint } = finding;
  if (before && severityRank[before.severity] <= severityRank[severity]) return { ...before, fingerprint };
  return {
    ...{ rule, path, ...pointer !== void 0 && { pointer }, severity, date: before?.date ?? today },
    message: capped(visible(message), shown),
    fingerprint
  };
}
function isSame(some, others) {
  const words = (all) => JSON.stringify(
    all.map((one) => [one.rule, one.path, one.pointer, one.severity, one.date, one.message, one.fingerprint])
  );
  return words(some) === words(others);
}
var years = { first: Date.UTC(1970, 0, 1), last: Date.UTC(9999, 11, 31) };
function dayOf(ms) {
  return new Date(Math.min(Math.max(ms, years.first), years.last)).toISOString().slice(0, 10);
}
function inOrder(a, b) {
  return compare(a.path, b.path) || compare(a.pointer ?? "", b.pointer ?? "") || compare(a.rule, b.rule) || compare(a.fingerprint.slice(0, 32), b.fingerprint.slice(0, 32)) || numberOf(a) - numberOf(b);
}
var numberOf = ({ fingerprint }) => Number(fingerprint.slice(33) || 1);
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
export {
  updated
};
