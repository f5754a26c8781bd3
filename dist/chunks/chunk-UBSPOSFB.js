import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  didYouMean,
  either,
  inert,
  near,
  nearestOf,
  quote
} from "./chunk-YVFHDY45.js";

// src/text/data.ts
function dataOf(node) {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(dataOf);
  const map = /* @__PURE__ */ Object.create(null);
  for (const { key, value } of node.entries) map[String(key.value)] = dataOf(value);
  return map;
}
function isDataMap(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

// src/formats/common/schema.ts
function visit(schema, value) {
  const visited = [];
  collect({ keyPath: [], value, schema, parent: void 0 }, visited);
  return visited;
}
function collect(at, visited) {
  const { keyPath, value, schema } = at;
  visited.push(at);
  if (Array.isArray(value) && schema?.items) {
    for (const [index, item] of value.entries()) {
      collect({ keyPath: [...keyPath, index], value: item, schema: schema.items, parent: void 0 }, visited);
    }
  } else if (isDataMap(value) && (schema?.properties ?? schema?.additionalProperties)) {
    for (const key of Object.keys(value)) {
      const field = {
        keyPath: [...keyPath, key],
        value: value[key],
        schema: fieldOf(schema, key),
        parent: schema
      };
      collect(field, visited);
    }
  }
}
function fieldOf(schema, key) {
  const { properties, additionalProperties } = schema;
  return properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
}
function schemaAt(schema, keyPath) {
  let at = schema;
  for (const part of keyPath) {
    if (!at) return void 0;
    at = typeof part === "number" ? at.items : fieldOf(at, part);
  }
  return at;
}
function typesOf(schema) {
  if (!schema?.type) return [];
  return typeof schema.type === "string" ? [schema.type] : schema.type;
}

// src/text/yaml-scalars.ts
function ambiguityOf(text2) {
  const yaml112 = readYaml11(text2);
  const yaml122 = readYaml12(text2);
  const isClear = isSame(yaml112, yaml122) && !losesDigits(text2, yaml122);
  return isClear ? void 0 : { yaml11: yaml112, yaml12: yaml122 };
}
var text = { kind: "text" };
var failure = { kind: "failure" };
var nothing = () => ({ kind: "null" });
var fails = () => failure;
var number = (value) => Number.isNaN(value) ? failure : { kind: "number", value };
var yaml11 = [
  [/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/, () => ({ kind: "boolean", value: true })],
  [/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/, () => ({ kind: "boolean", value: false })],
  [/^(?:~|null|Null|NULL|)$/, nothing],
  [/^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number(Number(plain(source)))],
  [/^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number(Number(plain(source)))],
  [/^[-+]?\.(?:inf|Inf|INF)$/, infinite],
  [/^\.(?:nan|NaN|NAN)$/, () => ({ kind: "number", value: Number.NaN })],
  [/^[-+]?(?:0|[1-9][0-9_]*)$/, (source) => number(Number(plain(source)))],
  [/^[-+]?0[0-7_]+$/, (source) => radix(source, 8, 1)],
  [/^[-+]?0b[01_]+$/, (source) => radix(source, 2, 2)],
  [/^[-+]?0x[0-9a-fA-F_]+$/, (source) => radix(source, 16, 2)],
  [/^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/, sexagesimal],
  [/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/, sexagesimal],
  [/^\d{4}-\d{2}-\d{2}$/, date],
  [/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d{1,2}(?::\d{2})?))?$/, date],
  [/^(?:=|<<)$/, fails]
];
var yaml12 = [
  [/^(?:[Tt]rue|TRUE)$/, () => ({ kind: "boolean", value: true })],
  [/^(?:[Ff]alse|FALSE)$/, () => ({ kind: "boolean", value: false })],
  [/^(?:~|[Nn]ull|NULL|)$/, nothing],
  [/^[-+]?[0-9]+$/, (source) => number(Number(source))],
  [/^0o[0-7]+$/, (source) => number(Number(source))],
  [/^0x[0-9a-fA-F]+$/, (source) => number(Number(source))],
  [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/, (source) => number(Number(source))],
  [/^[-+]?\.(?:inf|Inf|INF)$/, infinite],
  [/^\.(?:nan|NaN|NAN)$/, () => ({ kind: "number", value: Number.NaN })]
];
function readYaml11(source) {
  return resolve(yaml11, source);
}
function readYaml12(source) {
  return resolve(yaml12, source);
}
function resolve(resolver, source) {
  const found = resolver.find(([pattern]) => pattern.test(source));
  return found ? found[1](source) : text;
}
var plain = (source) => source.replaceAll("_", "");
var sign = (source) => source.startsWith("-") ? -1 : 1;
var unsigned = (source) => plain(source).replace(/^[-+]/, "");
function radix(source, base, skipped) {
  const digits = unsigned(source);
  const value = digits === "0" ? 0 : Number.parseInt(digits.slice(skipped), base);
  return number(sign(source) * value);
}
function infinite(source) {
  return { kind: "number", value: sign(source) * Number.POSITIVE_INFINITY };
}
function sexagesimal(source) {
  const value = unsigned(source).split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { kind: "number", value: sign(source) * value, sexagesimal: true };
}
function date(source) {
  const [year, month, day, hour = 0, minute = 0, second = 0] = (source.match(/\d+/g) ?? []).slice(0, 6).map(Number);
  const offset = /[-+](\d{1,2})(?::(\d{2}))?$/.exec(source.slice(10));
  const minutes = Number(offset?.[1] ?? 0) * 60 + Number(offset?.[2] ?? 0);
  const days = new Date(Date.UTC(2e3 + year % 400, month, 0)).getUTCDate();
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60;
  return exists && second < 60 && minutes < 24 * 60 ? { kind: "date" } : failure;
}
function isSame(one, other) {
  const held = (reading) => "value" in reading ? reading.value : void 0;
  return one.kind === other.kind && (held(one) === held(other) || Number.isNaN(held(one)));
}
function losesDigits(source, reading) {
  if (reading.kind !== "number" || !/[0-9]/.test(source)) return false;
  if (/^[-+]?0[0-9]{2}/.test(source)) return true;
  if (/^[-+]?(?:[0-9]+|0[ox].*)$/.test(source)) return !Number.isSafeInteger(reading.value);
  const digits = source.replace(/[eE].*$/, "").replace(/[^0-9]/g, "");
  const significant = digits.replace(/^0+/, "").replace(/0+$/, "").length;
  return !Number.isFinite(reading.value) || significant > 17 || reading.value === 0 && significant > 0;
}

// src/formats/common/expected.ts
var names = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping"
};
function expected(schema) {
  const types = typesOf(schema);
  const named = types.filter((type) => type !== "null").map((type) => names[type] ?? type);
  const kind = schema["x-kind"];
  const free = kind === "text" ? "text" : "a value";
  const what = kind === "commit" ? "a commit" : schema["x-shape"] ?? wordsOf(schema) ?? (either(named) || free);
  return types.includes("null") ? `${what} or null` : what;
}
function wordsOf({ enum: words }) {
  return words && `${words.length > 1 ? "one of " : ""}${either(words.map((word) => quote(String(word))))}`;
}
function dotted(keyPath) {
  return keyPath.length > 0 ? keyPath.join(".") : "the file";
}
function shown(document, keyPath) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar") return node?.kind === "list" ? "a list" : "a mapping";
  if (node.source === "") return "empty";
  const isText = typeof node.value === "string" && (node.style !== "plain" || !ambiguityOf(node.source));
  return isText ? quote(node.value) : inert(node.source);
}

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
  const number2 = numberOf(readings);
  const isWanted = types.includes("number") || types.includes("integer") && Number.isSafeInteger(number2);
  if (number2 === void 0 || !isWanted) return void 0;
  const text2 = isClear ? written : decimal(number2);
  return text2 === node.source ? void 0 : text2;
}
function inItsQuotes(text2, node) {
  if (node?.kind !== "scalar" || node.style === "plain") return text2;
  const quotes = node.source.startsWith("'") ? "'" : '"';
  return quotes + text2 + quotes;
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
function decimal(number2) {
  const written = String(number2);
  return /^-?\d{1,15}(?:\.\d{1,20})?$/.test(written) ? written : void 0;
}

// src/formats/common/rule.ts
function rule(facts) {
  return facts;
}

// src/formats/common/violations.ts
function reportViolations({ snapshot, report, skip }, keyword, say4) {
  if (snapshot.unjudged !== void 0) skip(snapshot.unjudged);
  for (const document of snapshot.documents) {
    for (const violation of document.verdict?.violations ?? []) {
      if (violation.keyword !== keyword) continue;
      const { message, at, ...options } = say4(violation, document);
      report(at ?? document.at(violation.keyPath), message, options);
    }
  }
}

// src/formats/common/rules/schema/enum.ts
var schemaEnum = rule({
  id: "schema/enum",
  severity: "error",
  summary: "every value of a closed list is one of its words",
  source: "STATE.md schema 3.1, D1",
  repair: "unsafe",
  check: (context) => reportViolations(context, "enum", say)
});
function say({ keyPath, value, schema }, document) {
  const found = `${dotted(keyPath)} is ${quote(value)}`;
  const word = String(value);
  const [counterpart, ...others] = counterpartsOf(word, schema);
  if (counterpart) {
    const message = `${found}, a word of another dialect; expected ${either([counterpart, ...others].map(quote))}`;
    return others.length > 0 ? { message } : { message, repair: rewrite(counterpart, true, keyPath, document) };
  }
  const words = near(word, (schema.enum ?? []).map(String));
  const meant = nearestOf(words);
  if (meant === void 0) return { message: `${found}, expected ${expected(schema)}` };
  const isSure = words.length === 1;
  return {
    message: `${found}${didYouMean(meant)}`,
    repair: rewrite(meant, isSure, keyPath, document)
  };
}
function counterpartsOf(word, { "x-counterparts": all = {} }) {
  return Object.hasOwn(all, word) ? [all[word] ?? []].flat() : [];
}
function rewrite(word, safe, keyPath, document) {
  const text2 = inItsQuotes(word, document.node(keyPath));
  return { safe, title: `write ${text2}`, edits: [{ at: document.at(keyPath), text: text2 }] };
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

// src/formats/common/rules/schema/range.ts
var schemaRange = rule({
  id: "schema/range",
  severity: "error",
  summary: "every number lies within the range of its field",
  source: "STATE.md schema 1",
  check: (context) => reportViolations(context, "range", ({ keyPath, schema }, document) => ({
    message: `${dotted(keyPath)} is ${shown(document, keyPath)}, expected ${rangeOf(schema)}`
  }))
});
function rangeOf({ minimum, maximum }) {
  if (minimum === void 0) return `at most ${maximum}`;
  return maximum === void 0 ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}

// src/formats/common/defaults.ts
function defaultOf(schema) {
  const { default: value, required = [] } = schema;
  if (value !== void 0) return typeof value === "number" ? void 0 : JSON.stringify(value);
  const fields = required.flatMap((key) => {
    const field = fieldOf(schema, key);
    const written = field && defaultOf(field);
    return written === void 0 ? [] : [{ key, value: written }];
  });
  return fields.length > 0 && fields.length === required.length ? fields : void 0;
}
function inOneLine(written, keyOf) {
  if (typeof written === "string") return written;
  return `{ ${written.map(({ key, value }) => `${keyOf(key)}: ${inOneLine(value, keyOf)}`).join(", ")} }`;
}

// src/formats/common/insertion.ts
function insertion(document, map, field, order) {
  const { entries } = map;
  if (entries.some(({ key }) => key.start < map.start || key.start >= map.end)) return void 0;
  const before = predecessor(entries, field.key, order);
  const isFlow = document.text[map.start] === "{";
  const edit = isFlow ? intoFlow(document, map, field, before) : intoBlock(document, map, field, before);
  return edit && { at: document.span(edit.at, edit.at), text: edit.text };
}
function predecessor(entries, key, order) {
  const rank = ({ key: { value } }) => order.indexOf(String(value));
  const own = order.indexOf(key);
  const earlier = entries.filter((entry) => rank(entry) >= 0 && rank(entry) < own);
  return earlier.reduce((last, one) => last && rank(last) > rank(one) ? last : one, void 0);
}
function intoFlow({ text: text2 }, map, { key, value }, before) {
  const [first] = map.entries;
  const hasQuotes = !first || first.key.source.startsWith('"');
  const keyOf = (name) => hasQuotes ? JSON.stringify(name) : name;
  const written = `${keyOf(key)}: ${inOneLine(value, keyOf)}`;
  if (before) return { at: before.value.end, text: `, ${written}` };
  if (first) return { at: first.key.start, text: `${written}, ` };
  return { at: map.start + 1, text: text2[map.start + 1] === " " ? ` ${written}` : ` ${written} ` };
}
function intoBlock(document, map, field, before) {
  const { text: text2 } = document;
  const [first] = map.entries;
  if (!first) return void 0;
  const lineStart = text2.lastIndexOf("\n", first.key.start - 1) + 1;
  const lead = text2.slice(lineStart, first.key.start);
  if (Array.from(lead).some((sign2) => sign2 !== " " && sign2 !== "-")) return void 0;
  const indent = " ".repeat(lead.length);
  const lines = blockLines(field, indent, " ".repeat(stepOf(document, map)));
  if (!before) return { at: first.key.start, text: `${lines.join("\n").trimStart()}
${indent}` };
  if (isBlockText(lastOf(before.value))) return void 0;
  return { at: endOfLine(text2, before.value.end), text: `
${lines.join("\n")}` };
}
function blockLines({ key, value }, indent, step) {
  if (typeof value === "string") return [`${indent}${key}: ${value}`];
  return [`${indent}${key}:`, ...value.flatMap((field) => blockLines(field, indent + step, step))];
}
function stepOf(document, { entries }) {
  const column = (offset) => document.position(offset).column;
  for (const { key, value } of entries) {
    const child = value.kind === "map" ? value.entries[0]?.key : void 0;
    if (!child || document.position(child.start).line === document.position(key.start).line) continue;
    const step = column(child.start) - column(key.start);
    if (step > 0 && step < 10) return step;
  }
  return 2;
}
function lastOf(node) {
  const last = node.kind === "map" ? node.entries.at(-1)?.value : node.kind === "list" ? node.items.at(-1) : void 0;
  return last ? lastOf(last) : node;
}
var isBlockText = (node) => node.kind === "scalar" && node.style === "block";
function endOfLine(text2, from) {
  const found = text2.indexOf("\n", from);
  const end = found < 0 ? text2.length : found;
  return text2.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
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
  const sign2 = document.text[at.start] ?? "";
  const quotes = sign2 === '"' || sign2 === "'" ? sign2 : "";
  return { safe: false, title: `call it ${field}`, edits: [{ at, text: quotes + field + quotes }] };
}

// src/formats/common/rules/schema/required.ts
var schemaRequired = rule({
  id: "schema/required",
  severity: "error",
  summary: "every field that the specification requires is there",
  source: "STATE.md schema 2.1, 2.3, D28, D29",
  repair: "unsafe",
  check: (context) => reportViolations(context, "required", (violation, document) => {
    const { keyPath, field = "", schema } = violation;
    const message = `${dotted([...keyPath, field])} is missing; expected ${expected(schema)}${meaning(schema)}`;
    const at = document.at([...keyPath, field]);
    const map = document.node(keyPath);
    const parent = document.verdict && schemaAt(document.verdict.schema, keyPath);
    if (map?.kind !== "map" || !parent) return { message, at };
    return {
      message,
      at,
      ...misspelt(violation, document, map, parent) ?? putIn(violation, document, map, parent)
    };
  })
});
function meaning({ description = "", "x-shape": shape, enum: words }) {
  const text2 = description.replace(/\.$/, "");
  return shape || words || !text2 ? "" : ` (${text2.charAt(0).toLowerCase()}${text2.slice(1)})`;
}
function misspelt({ keyPath, field = "" }, document, map, parent) {
  const [name, found] = [...misspeltFields(map, parent)].find(([, { meant }]) => meant === field) ?? [];
  if (name === void 0) return void 0;
  const at = document.key([...keyPath, name]);
  const repair = found?.isSure ? renaming(document, map, at, field) : void 0;
  return { related: [{ at, message: `${quote(name)} stands here` }], ...repair && { repair } };
}
function putIn({ field = "", schema }, document, map, parent) {
  const value = defaultOf(schema);
  const edit = value && insertion(document, map, { key: field, value }, Object.keys(parent.properties ?? {}));
  const title = typeof value === "string" ? `insert the default, ${field}: ${value}` : `insert the default of ${field}`;
  return edit ? { repair: { safe: false, title, edits: [edit] } } : {};
}

// src/formats/common/rules/schema/type.ts
var schemaType = rule({
  id: "schema/type",
  severity: "error",
  summary: "every value is of the type that its field has",
  source: "STATE.md schema 1",
  repair: "safe",
  check: (context) => reportViolations(context, "type", say2)
});
function say2(violation, document) {
  const { keyPath, schema } = violation;
  const message = `${dotted(keyPath)} is ${shown(document, keyPath)}, expected ${expected(schema)}`;
  const text2 = notation(violation, document);
  if (text2 === void 0) return { message };
  const title = text2.startsWith('"') ? "put it in quotes" : "write it without quotes";
  return { message, repair: { safe: true, title, edits: [{ at: document.at(keyPath), text: text2 }] } };
}
function notation({ keyPath, value, schema }, document) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar" || value === null) return void 0;
  const isText = typesOf(schema).includes("string");
  if (isText && schema.pattern && !new RegExp(schema.pattern, "u").test(node.source)) return void 0;
  if (isText && schema.enum && !schema.enum.includes(node.source)) return void 0;
  return clearNotation(node, schema);
}

// src/formats/common/rules/schema/unknown-field.ts
var schemaUnknownField = rule({
  id: "schema/unknown-field",
  severity: "warning",
  summary: "every field is one that the specification knows",
  source: "STATE.md schema 1",
  repair: "unsafe",
  check: (context) => reportViolations(context, "unknown", say3)
});
function say3({ keyPath, schema }, document) {
  const key = String(keyPath.at(-1));
  const parent = keyPath.slice(0, -1);
  const map = document.node(parent);
  const misspelt2 = map?.kind === "map" ? misspeltFields(map, schema).get(key) : void 0;
  const at = document.key(keyPath);
  const where = parent.length > 0 ? ` of ${dotted(parent)}` : "";
  const isOurs = misspelt2?.isSure && !schema.required?.includes(misspelt2.meant);
  const repair = isOurs && map?.kind === "map" && renaming(document, map, at, misspelt2.meant);
  return {
    message: `${quote(key)} is no known field${where}${didYouMean(misspelt2?.meant)}`,
    at,
    ...schema["x-unknown"] === "info" && { severity: "info" },
    ...repair && { repair }
  };
}

// src/formats/common/rules/syntax/placeholder.ts
var syntaxPlaceholder = rule({
  id: "syntax/placeholder",
  severity: "error",
  summary: "no value is what stands for want of one, such as undefined, a template or a flag",
  source: "practice",
  check: (context) => reportViolations(context, "placeholder", ({ keyPath, value, schema }) => {
    const what = typeof value === "string" && /^--?[A-Za-z]/.test(value) ? "a command line flag" : "a placeholder";
    const found = Array.isArray(value) ? '"[object Object]"' : quote(value);
    return { message: `${dotted(keyPath)} is ${found}, ${what} and no value; expected ${expected(schema)}` };
  })
});

export {
  dataOf,
  isDataMap,
  visit,
  fieldOf,
  schemaAt,
  typesOf,
  ambiguityOf,
  readYaml12,
  clearNotation,
  inItsQuotes,
  expected,
  dotted,
  rule,
  reportViolations,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaType,
  schemaUnknownField,
  syntaxPlaceholder
};
