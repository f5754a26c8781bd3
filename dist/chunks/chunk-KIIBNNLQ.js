import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Positions
} from "./chunk-4FZGF4UY.js";

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
function fileAt(path) {
  return new TextDocument(path, "", { faults: [] }).span(0, 0);
}
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
  return mapOf(node.entries.map(({ key, value }) => [String(key.value), dataOf(value)]));
}
function mapOf(entries) {
  const map = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}
function isDataMap(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isSameData(one, other) {
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, i) => isSameData(item, other[i]));
  }
  if (!isDataMap(one) || !isDataMap(other)) return one === other || Number.isNaN(one) && Number.isNaN(other);
  const keys = Object.keys(one);
  const isAsLarge = keys.length === Object.keys(other).length;
  return isAsLarge && keys.every((key) => Object.hasOwn(other, key) && isSameData(one[key], other[key]));
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
  const shown = parts.slice(largest, largest + 2).filter((part) => part.number > 0);
  return largest < 0 ? "0 s" : shown.map((part) => part.text).join(" ");
}

// src/formats/common/schema.ts
function visit(schema, value) {
  const visited = [];
  collect({ keyPath: [], value, schema, parent: void 0 }, visited);
  return visited;
}
function collect(at2, visited) {
  const { keyPath, value, schema } = at2;
  visited.push(at2);
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
  let at2 = schema;
  for (const part of keyPath) {
    if (!at2) return void 0;
    at2 = typeof part === "number" ? at2.items : fieldOf(at2, part);
  }
  return at2;
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
      if (parent && parent["x-unknown"] !== "open") yield { keyword: "unknown", keyPath, value, schema: parent };
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

// src/text/yaml-patch/layout.ts
function endOfLine(text2, from) {
  const found = text2.indexOf("\n", from);
  const end = found < 0 ? text2.length : found;
  return text2.charCodeAt(end - 1) === 13 && end > from ? end - 1 : end;
}
function startOfLine(text2, offset) {
  return offset === 0 ? 0 : text2.lastIndexOf("\n", offset - 1) + 1;
}
function startOfNextLine(text2, from) {
  const found = text2.indexOf("\n", from);
  return found < 0 ? text2.length : found + 1;
}
function leadOf(text2, offset) {
  return text2.slice(startOfLine(text2, offset), offset);
}
function isAlone(lead) {
  return Array.from(lead).every((sign2) => sign2 === " " || sign2 === "-");
}
function isFlow(text2, node) {
  return text2[node.start] === "{" || text2[node.start] === "[";
}
function isElsewhere(node) {
  if (node.kind === "map") return node.entries.some(({ key }) => key.start < node.start);
  return node.kind === "list" && node.items.some(({ start }) => start < node.start);
}
function stepOf(text2, { entries }) {
  for (const { key, value } of entries) {
    const child = value.kind === "map" ? value.entries[0]?.key : void 0;
    if (!child || child.start < key.start || !text2.slice(key.start, child.start).includes("\n")) continue;
    const step2 = leadOf(text2, child.start).length - leadOf(text2, key.start).length;
    if (step2 > 0 && step2 < 10) return step2;
  }
  return 2;
}
function keepsBlankLines(text2, node) {
  const last = lastOf(node);
  if (last.kind !== "scalar" || last.style !== "block") return false;
  return text2.slice(last.start, endOfLine(text2, last.start)).includes("+");
}
function lastOf(node) {
  const last = node.kind === "map" ? node.entries.at(-1)?.value : node.kind === "list" ? node.items.at(-1) : void 0;
  return last ? lastOf(last) : node;
}

// src/text/yaml-patch/new-fields.ts
function insertFields(insertion) {
  const { text: text2, map, stay, fields, order } = insertion;
  if (isElsewhere(map)) return void 0;
  const groups = /* @__PURE__ */ new Map();
  const rank = rankIn(order);
  for (const field of [...fields].sort((a, b) => rank(a.key) - rank(b.key))) {
    const before = predecessor(stay, field.key, order);
    const group = groups.get(before);
    if (group) group.push(field);
    else groups.set(before, [field]);
  }
  const put = isFlow(text2, map) ? intoFlow : intoBlock;
  const edits = [...groups].map(([before, group]) => put({ ...insertion, fields: group }, before));
  return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
function rankIn(order) {
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  return (key) => ranks.get(key) ?? order.length;
}
function predecessor(entries, key, order) {
  const own = order.indexOf(key);
  if (own < 0) return entries.at(-1);
  const rank = ({ key: { value } }) => order.indexOf(String(value));
  const earlier = entries.filter((entry) => rank(entry) >= 0 && rank(entry) < own);
  return earlier.reduce((last, one) => last && rank(last) > rank(one) ? last : one, void 0);
}
function intoFlow({ text: text2, map, stay, fields }, before) {
  const [first] = stay;
  if (!first && map.entries.length > 0) return void 0;
  const hasQuotes = !first || first.key.source.startsWith('"');
  const keyOf = (name) => hasQuotes ? JSON.stringify(name) : name;
  const written = fields.map((field) => field.inOneLine(keyOf)).join(", ");
  if (before) return at(Math.max(before.value.end, before.key.end), `, ${written}`);
  if (first) return at(first.key.start, `${written}, `);
  return at(map.start + 1, text2[map.start + 1] === " " ? ` ${written}` : ` ${written} `);
}
function intoBlock(insertion, before) {
  const { text: text2, map, stay, fields, lineBreak } = insertion;
  const [first] = stay;
  if (!first) return void 0;
  const lead = leadOf(text2, first.key.start);
  if (!isAlone(lead)) return void 0;
  const indent = " ".repeat(lead.length);
  const step2 = stepOf(text2, map);
  const lines = fields.flatMap((field) => field.inLines(step2)).map((line) => line === "" ? line : indent + line);
  const block = lines.join(lineBreak);
  const above = (entry) => at(entry.key.start, `${block.trimStart()}${lineBreak}${indent}`);
  if (!before) return above(first);
  const next = stay[stay.indexOf(before) + 1];
  if (keepsBlankLines(text2, before.value))
    return next && isAlone(leadOf(text2, next.key.start)) ? above(next) : void 0;
  return at(endOfLine(text2, Math.max(before.value.end, before.key.end)), `${lineBreak}${block}`);
}
var at = (offset, text2) => ({ start: offset, end: offset, text: text2 });

export {
  dataOf,
  mapOf,
  isDataMap,
  isSameData,
  visit,
  fieldOf,
  schemaAt,
  typesOf,
  isPlaceholder,
  TextDocument,
  fileAt,
  isStamp,
  parseInstant,
  formatInstant,
  duration,
  specify,
  ambiguityOf,
  readYaml11,
  readYaml12,
  clearNotation,
  inItsQuotes,
  endOfLine,
  startOfLine,
  startOfNextLine,
  leadOf,
  isAlone,
  isFlow,
  isElsewhere,
  stepOf,
  keepsBlankLines,
  insertFields
};
