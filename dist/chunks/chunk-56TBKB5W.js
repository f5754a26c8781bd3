import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Positions
} from "./chunk-K6S3FNJG.js";
import {
  either,
  folded,
  inert,
  nearest,
  quote
} from "./chunk-5IULGG2R.js";

// src/text/document.ts
function keyPathOf(path) {
  if (typeof path !== "string") return path;
  return path === "" ? [] : path.split(".").map((part) => /^\d+$/.test(part) ? Number(part) : part);
}
var TextDocument = class {
  path;
  text;
  root;
  faults;
  verdict;
  #positions;
  constructor(path, text2, parts) {
    this.path = path;
    this.text = text2;
    this.root = parts.root;
    this.faults = parts.faults;
    this.verdict = parts.verdict;
    this.#positions = new Positions(text2);
  }
  node(path) {
    const wanted = keyPathOf(path);
    const found = this.#trace(wanted);
    return found.length === wanted.length + 1 ? found.at(-1)?.value : void 0;
  }
  at(path) {
    return this.#target(path, (found) => {
      const { value, key } = found;
      const isEmpty = value.start === value.end;
      const oneLine = !this.text.slice(value.start, value.end).includes("\n");
      if (!isEmpty && (oneLine || value.kind === "scalar")) return value;
      return key ?? firstLine(this.text, value);
    });
  }
  key(path) {
    return this.#target(path, (found) => found.key ?? firstLine(this.text, found.value));
  }
  span(start, end) {
    return { document: this, keyPath: void 0, start, end };
  }
  position(offset) {
    return this.#positions.at(offset);
  }
  #target(path, pick) {
    const keyPath = keyPathOf(path);
    const trace = this.#trace(keyPath);
    const last = trace.at(-1);
    const place = !last || trace.length === 1 ? firstLine(this.text, { start: 0 }) : pick(last);
    const isMissing = trace.length <= keyPath.length;
    return { document: this, keyPath, start: place.start, end: place.end, ...isMissing && { isMissing } };
  }
  /** The nodes from the root down a key path, as far as it exists. */
  #trace(path) {
    if (!this.root) return [];
    const found = [{ path: [], value: this.root }];
    let node = this.root;
    for (const [depth, part] of path.entries()) {
      const next = step(node, part);
      if (!next) break;
      found.push({ path: path.slice(0, depth + 1), ...next });
      node = next.value;
    }
    return found;
  }
};
function step(node, part) {
  if (node.kind === "map") return entriesOf(node).get(String(part));
  const value = node.kind === "list" && typeof part === "number" ? node.items[part] : void 0;
  return value && { value };
}
var indexes = /* @__PURE__ */ new WeakMap();
function entriesOf(map) {
  const known = indexes.get(map);
  if (known) return known;
  const index = new Map(map.entries.map((entry) => [String(entry.key.value), entry]));
  indexes.set(map, index);
  return index;
}
function firstLine(text2, { start }) {
  const found = text2.indexOf("\n", start);
  const end = found < 0 ? text2.length : found;
  return { start, end: text2.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end };
}

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

// src/text/time.ts
var instantPattern = "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$";
var profile = new RegExp(instantPattern);
var fraction = "(?:[.,](\\d{1,9}))?";
var zone = "(?:([Zz])|([+-])(\\d{2})(?::?(\\d{2}))?)?";
var forms = [
  new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})[Tt ](\\d{2}):(\\d{2})(?::(\\d{2})${fraction})? ?${zone}$`),
  new RegExp(`^(\\d{4})(\\d{2})(\\d{2})[Tt](\\d{2})(\\d{2})(?:(\\d{2})${fraction})?${zone}$`)
];
function partsOf(text2) {
  if (text2.length > 40) return void 0;
  return forms.map((form) => form.exec(text2)).find((match) => match !== null) ?? void 0;
}
function isStamp(text2) {
  return partsOf(text2) !== void 0;
}
function parseInstant(text2) {
  const match = partsOf(text2);
  if (!match) return void 0;
  const part = (group) => Number(match[group] ?? 0);
  const date2 = /* @__PURE__ */ new Date(0);
  date2.setUTCFullYear(part(1), part(2) - 1, part(3));
  const exists = date2.getUTCMonth() === part(2) - 1 && date2.getUTCDate() === part(3);
  if (!exists || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(10) > 14 || part(11) > 59) return void 0;
  const [decimals = "", zulu, sign2] = match.slice(7);
  date2.setUTCHours(part(4), part(5), part(6), Number(decimals.slice(0, 3).padEnd(3, "0")));
  const offset = (sign2 === "-" ? -1 : 1) * (part(10) * 60 + part(11)) * 6e4;
  return { ms: date2.getTime() - offset, zoned: Boolean(zulu ?? sign2), inProfile: profile.test(text2) };
}
function formatInstant(ms) {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}
var units = [
  ["d", 86400],
  ["h", 3600],
  ["min", 60],
  ["s", 1]
];
function duration(ms) {
  let rest = Math.floor(ms / 1e3);
  const parts = units.map(([unit, seconds]) => {
    const number2 = Math.floor(rest / seconds);
    rest %= seconds;
    return { number: number2, text: `${number2} ${unit}` };
  });
  const largest = parts.findIndex((part) => part.number > 0);
  const shown2 = parts.slice(largest, largest + 2).filter((part) => part.number > 0);
  return largest < 0 ? "0 s" : shown2.map((part) => part.text).join(" ");
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

// src/formats/common/placeholder.ts
var neverData = /^(?:undefined|NaN|\[object [A-Za-z]{1,20}\]|object Object|\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\}|\$\([^()]{0,80}\))$/;
var template = /\{\{[^{}]{0,80}\}\}/;
var neverName = /^(?:TODO:?|TBD|FIXME|XXX|--?[A-Za-z][\w-]{0,60}(?:[= ].{0,60})?|<[A-Za-z][\w -]{0,60}>|\$[A-Z_]{2,60})$/;
function isPlaceholder(value, schema) {
  const kind = schema["x-kind"];
  if (kind === "commit" || kind === "path") return false;
  if (typeof value === "number") return Number.isNaN(value);
  if (Array.isArray(value)) return isObjectAsList(value) && !typesOf(schema).includes("array");
  if (typeof value !== "string" || value.length > 200) return false;
  const text2 = value.trim();
  if (kind === "text") return neverData.test(text2);
  return neverData.test(text2) || neverName.test(text2) || template.test(text2) || kind === "name" && text2 === "";
}
function isObjectAsList(list) {
  return list.length === 1 && list[0] === "object Object";
}

// src/formats/common/specify.ts
function specify(root, specification) {
  const { schema } = specification;
  const data = dataOf(root);
  const violations = violationsOf(data, specification);
  const sound = soundPart(data, violations) ?? (typesOf(schema).includes("array") ? [] : /* @__PURE__ */ Object.create(null));
  return { verdict: { schema, violations }, data: sound };
}
var most = 1e4;
var precedence = ["placeholder", "type", "timestamp", "enum", "pattern", "range"];
function violationsOf(data, { schema, validate }) {
  const errors = validate(data) ? [] : (validate.errors ?? []).slice(0, most);
  const all = [...ownViolations(data, schema), ...errors.flatMap((error) => violationOf(error, data, schema))];
  const first = /* @__PURE__ */ new Map();
  for (const violation of all) {
    const place = pathKey(violation.keyPath);
    const other = first.get(place);
    if (!precedence.includes(violation.keyword)) continue;
    if (!other || precedence.indexOf(violation.keyword) < precedence.indexOf(other.keyword))
      first.set(place, violation);
  }
  return all.filter((one) => !precedence.includes(one.keyword) || first.get(pathKey(one.keyPath)) === one);
}
function* ownViolations(data, root) {
  for (const { keyPath, value, schema, parent } of visit(root, data)) {
    if (!schema) {
      if (parent) yield { keyword: "unknown", keyPath, value, schema: parent };
    } else if (isPlaceholder(value, schema)) {
      yield { keyword: "placeholder", keyPath, value, schema };
    } else if (schema["x-kind"] === "date" && typeof value === "string" && !parseInstant(value)?.inProfile) {
      yield { keyword: "timestamp", keyPath, value, schema };
    }
  }
}
var keywords = {
  type: "type",
  required: "required",
  enum: "enum",
  pattern: "pattern",
  minimum: "range",
  maximum: "range"
};
function violationOf(error, data, root) {
  const keyword = keywords[error.keyword];
  const { keyPath, value } = locate(error.instancePath, data);
  const schema = schemaAt(root, keyPath);
  if (!keyword || !schema) throw new Error(`the validator speaks of ${error.keyword}, which nothing reports`);
  if (keyword === "required") {
    const field = String(error.params.missingProperty);
    return [{ keyword, keyPath, value, field, schema: fieldOf(schema, field) ?? {} }];
  }
  const kind = schema["x-kind"];
  const isSaid = keyword === "pattern" && kind === "date" || kind === "commit" && typeof value === "number";
  return isSaid ? [] : [{ keyword, keyPath, value, schema }];
}
function locate(pointer, data) {
  const keyPath = [];
  let value = data;
  for (const segment of pointer.split("/").slice(1)) {
    const key = segment.replace(/~1/g, "/").replace(/~0/g, "~");
    if (Array.isArray(value)) {
      keyPath.push(Number(key));
      value = value[Number(key)];
    } else {
      keyPath.push(key);
      value = isDataMap(value) ? value[key] : void 0;
    }
  }
  return { keyPath, value };
}
var pathKey = (keyPath) => JSON.stringify(keyPath);
function soundPart(data, violations) {
  const offending = new Set(violations.filter(isUnusable).map((one) => pathKey(one.keyPath)));
  if (offending.size === 0) return data;
  const copy = (value, keyPath) => {
    if (offending.has(pathKey(keyPath))) return void 0;
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...keyPath, index]));
    if (!isDataMap(value)) return value;
    const map = /* @__PURE__ */ Object.create(null);
    for (const [key, field] of Object.entries(value)) {
      const kept = copy(field, [...keyPath, key]);
      if (kept !== void 0) map[key] = kept;
    }
    return map;
  };
  return copy(data, []);
}
function isUnusable({ keyword, value }) {
  if (keyword === "required" || keyword === "unknown") return false;
  return keyword !== "timestamp" || typeof value !== "string" || !parseInstant(value);
}

// src/lint/usage-error.ts
var UsageError = class extends Error {
  name = "UsageError";
  /** The path that does not exist, as it was given, when that is what is wrong. */
  missing;
  constructor(message, missing) {
    super(message);
    this.missing = missing;
  }
};

// src/lint/rule-choice.ts
function chosenRules(rules, choice) {
  const { only, severities: chosen, configuration } = choice;
  const isWanted = ({ id }) => only.length === 0 || only.some((prefix) => id.startsWith(prefix));
  const isOff = ({ id }) => (chosen[id] ?? (configuration?.isOff(id) ? "off" : void 0)) === "off";
  return rules.filter((rule2) => isWanted(rule2) && !isOff(rule2));
}
function severityAt({ severities: chosen, configuration }, rule2, path, isFolder = false) {
  return chosen[rule2] ?? configuration?.severity(rule2, path, isFolder);
}
var severities = ["error", "warning", "info"];
function checkChoice({ only, severities: chosen }, rules) {
  const ids = rules.map(({ id }) => id);
  for (const prefix of only) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const families = new Set(ids.map((id) => id.slice(0, id.indexOf("/") + 1)));
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(prefix, [...families, ...ids])}`);
  }
  for (const [id, severity] of Object.entries(chosen)) {
    checkRule(id, ids);
    const known = [...severities, "off"];
    if (known.includes(severity)) continue;
    const meant = nearest(severity, known);
    throw new UsageError(
      `${quote(severity)} is no severity; expected ${either(known)}${meant ? `; did you mean ${quote(meant)}?` : ""}`
    );
  }
}
function checkRule(id, ids) {
  if (!ids.includes(id)) throw new UsageError(noSuchRule(id, ids));
}
function noSuchRule(id, ids) {
  return `there is no rule ${quote(id)}${didYouMean(id, ids)}`;
}
function didYouMean(word, candidates) {
  const meant = meantRule(word, candidates);
  return meant === void 0 ? "" : `; did you mean ${quote(meant)}?`;
}
function meantRule(word, candidates) {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  return named.length === 1 ? named[0] : nearest(word, candidates);
}

// src/lint/configuration/configuration-error.ts
var ConfigurationError = class extends UsageError {
  name = "ConfigurationError";
  /** All that is wrong with it, a line each, in the order of the file: `agent-state-lint.yaml:3:5: what is wrong`. */
  faults;
  constructor(faults) {
    const others = faults.length - 1;
    super(others === 0 ? faults[0] : `${faults[0]} (and ${others} more)`);
    this.faults = faults;
  }
};

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
  const what = schema["x-kind"] === "commit" ? "a commit" : schema["x-shape"] ?? wordsOf(schema) ?? either(named);
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
  const meant = nearest(word, wordsOf2(schema));
  if (meant === void 0) return { message: `${found}, expected ${expected(schema)}` };
  return {
    message: `${found}; did you mean ${quote(meant)}?`,
    repair: rewrite(meant, folded(meant) === folded(word), keyPath, document)
  };
}
var wordsOf2 = (schema) => (schema.enum ?? []).map(String);
function counterpartsOf(word, { "x-counterparts": all = {} }) {
  return Object.hasOwn(all, word) ? [all[word] ?? []].flat() : [];
}
function rewrite(word, safe, keyPath, document) {
  const node = document.node(keyPath);
  const text2 = node?.kind === "scalar" && node.style === "plain" ? word : `"${word}"`;
  return { safe, title: `write ${text2}`, edits: [{ at: document.at(keyPath), text: text2 }] };
}

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

// src/formats/common/rules/schema/required.ts
var schemaRequired = rule({
  id: "schema/required",
  severity: "error",
  summary: "every field that the specification requires is there",
  source: "STATE.md schema 2.1, D28, D29",
  check: (context) => reportViolations(context, "required", (violation, document) => {
    const { keyPath, field = "", schema } = violation;
    const message = `${dotted([...keyPath, field])} is missing; expected ${expected(schema)}${meaning(schema)}`;
    const meant = document.verdict && misspelt(violation, schemaAt(document.verdict.schema, keyPath));
    const at = document.at([...keyPath, field]);
    if (meant === void 0) return { message, at };
    return {
      message,
      at,
      related: [{ at: document.key([...keyPath, meant]), message: `${quote(meant)} stands here` }]
    };
  })
});
function meaning({ description = "", "x-shape": shape, enum: words }) {
  const text2 = description.replace(/\.$/, "");
  return shape || words || !text2 ? "" : ` (${text2.charAt(0).toLowerCase()}${text2.slice(1)})`;
}
function misspelt({ value, field = "" }, parent) {
  const known = Object.keys(parent?.properties ?? {});
  const keys = isDataMap(value) ? Object.keys(value).slice(0, 100) : [];
  return keys.find((key) => !known.includes(key) && nearest(key, known) === field);
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
  check: (context) => reportViolations(context, "unknown", say3)
});
function say3({ keyPath, schema }, document) {
  const key = String(keyPath.at(-1));
  const parent = keyPath.slice(0, -1);
  const missing = Object.keys(schema.properties ?? {}).filter((name) => !document.node([...parent, name]));
  const meant = nearest(key, missing);
  const where = parent.length > 0 ? ` of ${dotted(parent)}` : "";
  const hint = meant === void 0 ? "" : `; did you mean ${quote(meant)}?`;
  return {
    message: `${quote(key)} is no known field${where}${hint}`,
    at: document.key(keyPath),
    ...schema["x-unknown"] === "info" && { severity: "info" }
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
  TextDocument,
  dataOf,
  isStamp,
  parseInstant,
  formatInstant,
  duration,
  visit,
  schemaAt,
  typesOf,
  specify,
  UsageError,
  rule,
  ambiguityOf,
  expected,
  dotted,
  reportViolations,
  schemaEnum,
  schemaRange,
  schemaRequired,
  clearNotation,
  schemaType,
  schemaUnknownField,
  syntaxPlaceholder,
  chosenRules,
  severityAt,
  checkChoice,
  checkRule,
  noSuchRule,
  meantRule,
  ConfigurationError
};
