import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  clearNotation,
  inItsQuotes,
  misspeltFields,
  renaming
} from "./chunk-MRLGE62H.js";
import {
  ambiguityOf,
  insertFields
} from "./chunk-KJHL3IC5.js";
import {
  fieldOf,
  schemaAt,
  typesOf
} from "./chunk-V52XWFG2.js";
import {
  didYouMean,
  either,
  inert,
  near,
  nearest,
  nearestOf,
  quote,
  suggestion
} from "./chunk-YVFHDY45.js";

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
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(meantRule(prefix, [...families, ...ids]))}`);
  }
  for (const [id, severity] of Object.entries(chosen)) {
    checkRule(id, ids);
    const known = [...severities, "off"];
    if (known.includes(severity)) continue;
    const hint = suggestion(severity, known);
    throw new UsageError(`${quote(severity)} is no severity; expected ${either(known)}${hint}`);
  }
}
function checkRule(id, ids) {
  if (!ids.includes(id)) throw new UsageError(noSuchRule(id, ids));
}
function noSuchRule(id, ids) {
  return `there is no rule ${quote(id)}${didYouMean(meantRule(id, ids))}`;
}
function meantRule(word, candidates) {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  return named.length === 1 ? named[0] : nearest(word, candidates);
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
  const text = inItsQuotes(word, document.node(keyPath));
  return { safe, title: `write ${text}`, edits: [{ at: document.at(keyPath), text }] };
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
function insertion(document, map, { key, value }, order) {
  const field = {
    key,
    inOneLine: (keyOf) => `${keyOf(key)}: ${inOneLine(value, keyOf)}`,
    inLines: (step) => blockLines({ key, value }, "", " ".repeat(step))
  };
  const { text } = document;
  const [edit] = insertFields({ text, map, stay: map.entries, fields: [field], order, lineBreak: "\n" }) ?? [];
  return edit && { at: document.span(edit.start, edit.end), text: edit.text };
}
function blockLines({ key, value }, indent, step) {
  if (typeof value === "string") return [`${indent}${key}: ${value}`];
  return [`${indent}${key}:`, ...value.flatMap((field) => blockLines(field, indent + step, step))];
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
  const text = description.replace(/\.$/, "");
  return shape || words || !text ? "" : ` (${text.charAt(0).toLowerCase()}${text.slice(1)})`;
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
  const text = notation(violation, document);
  if (text === void 0) return { message };
  const title = text.startsWith('"') ? "put it in quotes" : "write it without quotes";
  return { message, repair: { safe: true, title, edits: [{ at: document.at(keyPath), text }] } };
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
  UsageError,
  chosenRules,
  severityAt,
  checkChoice,
  checkRule,
  noSuchRule,
  meantRule,
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
