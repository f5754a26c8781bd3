import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ambiguityOf,
  readYaml11,
  readYaml12
} from "./chunk-KJHL3IC5.js";
import {
  fieldOf,
  typesOf
} from "./chunk-V52XWFG2.js";
import {
  near,
  nearestOf
} from "./chunk-YVFHDY45.js";

// src/formats/common/notation.ts
function clearNotation(node, schema) {
  const types = schema?.["x-kind"] === "commit" ? ["string"] : typesOf(schema);
  if (types.length === 0 || types.includes("string")) return inQuotes(node);
  const isQuoted = node.style === "quoted";
  const written = isQuoted ? String(node.value) : node.source;
  const isClear = ambiguityOf(written) === void 0;
  if (isQuoted && !isClear) return void 0;
  const readings = [readYaml11(written), readYaml12(written)];
  if (types.includes("boolean")) return booleanOf(readings);
  const number = numberOf(readings);
  const isWanted = types.includes("number") || types.includes("integer") && Number.isSafeInteger(number);
  if (number === void 0 || !isWanted) return void 0;
  const text = isClear ? written : decimal(number);
  return text === node.source ? void 0 : text;
}
function inItsQuotes(text, node) {
  if (node?.kind !== "scalar" || node.style === "plain") return text;
  const quotes = node.source.startsWith("'") ? "'" : '"';
  return quotes + text + quotes;
}
function inQuotes({ style, source }) {
  const isBare = style === "plain" || style === "literal";
  return isBare && /^[^"\\\n]+$/.test(source) ? `"${source}"` : void 0;
}
function booleanOf(readings) {
  const found = readings.find((reading) => reading.kind === "boolean");
  return found?.kind === "boolean" ? String(found.value) : void 0;
}
function numberOf(readings) {
  const numbers = readings.flatMap((one) => one.kind === "number" && !one.sexagesimal ? [one.value] : []);
  return new Set(numbers).size === 1 ? numbers[0] : void 0;
}
function decimal(number) {
  const written = String(number);
  return /^-?\d{1,15}(?:\.\d{1,20})?$/.test(written) ? written : void 0;
}

// src/formats/common/misspelt.ts
var known = /* @__PURE__ */ new WeakMap();
function misspeltFields(map, schema) {
  const found = known.get(map);
  if (found?.schema === schema) return found.fields;
  const fields = lookFor(map, schema);
  known.set(map, { schema, fields });
  return fields;
}
function lookFor({ entries }, schema) {
  const keys = entries.map(({ key }) => String(key.value));
  const there = new Set(keys);
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !there.has(name));
  const claims = /* @__PURE__ */ new Map();
  const fields = /* @__PURE__ */ new Map();
  for (const key of keys.filter((one) => !fieldOf(schema, one))) {
    const words = near(key, missing);
    for (const { candidate } of words) claims.set(candidate, (claims.get(candidate) ?? 0) + 1);
    const meant = nearestOf(words);
    if (meant !== void 0) fields.set(key, { meant, isSure: words.length === 1 });
  }
  return new Map(
    [...fields].map(([key, { meant, isSure }]) => [key, { meant, isSure: isSure && claims.get(meant) === 1 }])
  );
}
function renaming(document, map, at, field) {
  if (at.start < map.start || at.start >= map.end) return void 0;
  const sign = document.text[at.start] ?? "";
  const quotes = sign === '"' || sign === "'" ? sign : "";
  return { safe: false, title: `call it ${field}`, edits: [{ at, text: quotes + field + quotes }] };
}

export {
  clearNotation,
  inItsQuotes,
  misspeltFields,
  renaming
};
