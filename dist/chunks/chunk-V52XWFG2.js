import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Positions
} from "./chunk-VOYRXT6Q.js";

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
  #places;
  #positions;
  #data;
  constructor(path, text, parts) {
    this.path = path;
    this.text = text;
    this.root = parts.root;
    this.faults = parts.faults;
    this.verdict = parts.verdict;
    this.#data = parts.data;
    this.#places = parts.places;
    this.#positions = new Positions(text);
  }
  get data() {
    this.#data ??= this.root && dataOf(this.root);
    return this.#data;
  }
  get isJson() {
    return this.#places !== void 0;
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
  #trace(path) {
    if (this.#places) return this.#places.find(path);
    return this.root ? traceFrom(this.root, path) : [];
  }
};
function traceFrom(root, path) {
  let last = { value: root };
  const found = [last];
  for (const part of path) {
    last = step(last.value, part);
    if (!last) break;
    found.push(last);
  }
  return found;
}
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
function firstLine(text, { start }) {
  const found = text.indexOf("\n", start);
  const end = found < 0 ? text.length : found;
  return { start, end: text.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end };
}

// src/text/json-pointer.ts
function segmentsOf(pointer) {
  return pointer.split("/").slice(1).map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
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
function partsOf(text) {
  if (text.length > 40) return void 0;
  return forms.map((form) => form.exec(text)).find((match) => match !== null) ?? void 0;
}
function isStamp(text) {
  return partsOf(text) !== void 0;
}
function parseInstant(text) {
  const match = partsOf(text);
  if (!match) return void 0;
  const part = (group) => Number(match[group] ?? 0);
  const date = /* @__PURE__ */ new Date(0);
  date.setUTCFullYear(part(1), part(2) - 1, part(3));
  const exists = date.getUTCMonth() === part(2) - 1 && date.getUTCDate() === part(3);
  if (!exists || part(4) > 23 || part(5) > 59 || part(6) > 59 || part(10) > 14 || part(11) > 59) return void 0;
  const [decimals = "", zulu, sign] = match.slice(7);
  date.setUTCHours(part(4), part(5), part(6), Number(decimals.slice(0, 3).padEnd(3, "0")));
  const offset = (sign === "-" ? -1 : 1) * (part(10) * 60 + part(11)) * 6e4;
  return { ms: date.getTime() - offset, zoned: Boolean(zulu ?? sign), inProfile: profile.test(text) };
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
    const number = Math.floor(rest / seconds);
    rest %= seconds;
    return { number, text: `${number} ${unit}` };
  });
  const largest = parts.findIndex((part) => part.number > 0);
  const shown = parts.slice(largest, largest + 2).filter((part) => part.number > 0);
  return largest < 0 ? "0 s" : shown.map((part) => part.text).join(" ");
}

// src/formats/common/schema.ts
function visit(schema, value) {
  const visited = [];
  walk(schema, value, (met) => visited.push({ ...met, keyPath: [...met.keyPath] }));
  return visited;
}
function walk(schema, value, meet) {
  const keyPath = [];
  const step2 = (part, ...met) => {
    keyPath.push(part);
    enter(...met);
    keyPath.pop();
  };
  const enter = (value2, schema2, parent) => {
    meet({ keyPath, value: value2, schema: schema2, parent });
    if (Array.isArray(value2) && schema2?.items) {
      for (let index = 0; index < value2.length; index += 1) step2(index, value2[index], schema2.items, void 0);
    } else if (isDataMap(value2) && (schema2?.properties ?? schema2?.additionalProperties)) {
      for (const key of Object.keys(value2)) step2(key, value2[key], fieldOf(schema2, key), schema2);
    }
  };
  enter(value, schema, void 0);
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
  const text = value.trim();
  if (kind === "text") return neverData.test(text);
  return neverData.test(text) || neverName.test(text) || template.test(text) || kind === "name" && text === "";
}
function isObjectAsList(list) {
  return list.length === 1 && list[0] === "object Object";
}

// src/formats/common/specify.ts
var mostErrors = 1e4;
function specify(data, specification) {
  const { schema } = specification;
  const { violations, isCut } = violationsOf(data, specification);
  const sound2 = isCut ? void 0 : soundPart(data, violations);
  const nothing = typesOf(schema).includes("array") ? [] : /* @__PURE__ */ Object.create(null);
  return { verdict: { schema, violations }, data: sound2 ?? nothing, isCut };
}
var precedence = ["type", "enum", "pattern", "range"];
function violationsOf(data, { schema, validate }) {
  const own = ownViolations(data, schema);
  const errors = validate(data) ? [] : (validate.errors ?? []).slice(0, mostErrors);
  const others = errors.flatMap((error) => violationOf(error, data, schema));
  const first = /* @__PURE__ */ new Map();
  for (const violation of others) {
    const place = pathKey(violation.keyPath);
    const other = first.get(place);
    if (!precedence.includes(violation.keyword)) continue;
    if (!other || precedence.indexOf(violation.keyword) < precedence.indexOf(other.keyword))
      first.set(place, violation);
  }
  const told = others.filter((one) => !precedence.includes(one.keyword) || first.get(pathKey(one.keyPath)) === one);
  return { violations: [...own.violations, ...told], isCut: own.isCut || errors.length === mostErrors };
}
function ownViolations(data, root) {
  const violations = [];
  const count = { unknown: 0, placeholder: 0, timestamp: 0 };
  walk(root, data, ({ keyPath, value, schema, parent }) => {
    const isUnknown = !schema && parent && parent["x-unknown"] !== "open";
    const keyword = schema ? ownKeyword(value, schema) : isUnknown && "unknown";
    if (!keyword) return;
    count[keyword] += 1;
    if (count[keyword] > mostErrors) return;
    violations.push({ keyword, keyPath: [...keyPath], value, schema: schema ?? parent });
  });
  return { violations, isCut: count.placeholder > mostErrors || count.timestamp > mostErrors };
}
function ownKeyword(value, schema) {
  if (value !== void 0 && isPlaceholder(value, schema)) return "placeholder";
  const isDate = schema["x-kind"] === "date" && typeof value === "string";
  return isDate && !parseInstant(value)?.inProfile ? "timestamp" : void 0;
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
  const isOdd = keyword === "pattern" && kind === "date" || kind === "commit" && typeof value === "number";
  return isOdd || ownKeyword(value, schema) ? [] : [{ keyword, keyPath, value, schema }];
}
function locate(pointer, data) {
  const keyPath = [];
  let value = data;
  for (const key of segmentsOf(pointer)) {
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
var sound = () => ({ offends: false, parts: /* @__PURE__ */ new Map() });
function soundPart(data, violations) {
  const top = sound();
  for (const { keyPath } of violations.filter(isUnusable)) {
    let at = top;
    for (const part of keyPath) {
      const below = at.parts.get(part) ?? sound();
      at.parts.set(part, below);
      at = below;
    }
    at.offends = true;
  }
  return without(top, data);
}
function without({ offends, parts }, value) {
  if (offends || value === void 0) return void 0;
  if (parts.size === 0) return value;
  if (Array.isArray(value)) {
    const list = [...value];
    for (const [index, part] of parts) list[Number(index)] = without(part, list[Number(index)]);
    return list;
  }
  const map = mapOf(Object.entries(value));
  for (const [key, part] of parts) {
    const kept = without(part, map[key]);
    if (kept === void 0) delete map[key];
    else map[key] = kept;
  }
  return map;
}
function isUnusable({ keyword, value }) {
  if (keyword === "required" || keyword === "unknown") return false;
  return keyword !== "timestamp" || typeof value !== "string" || !parseInstant(value);
}

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
  segmentsOf,
  isStamp,
  parseInstant,
  formatInstant,
  duration,
  specify,
  isUnusable
};
