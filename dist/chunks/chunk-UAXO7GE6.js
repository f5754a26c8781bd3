import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  parseInstant
} from "./chunk-P6KMSEEG.js";
import {
  dataOf,
  fieldOf,
  isDataMap,
  schemaAt,
  typesOf,
  visit
} from "./chunk-UBSPOSFB.js";

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

export {
  isPlaceholder,
  specify
};
