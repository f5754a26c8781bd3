import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  baseline_schema_default,
  mostEntries,
  version
} from "./chunk-YBEOPSQ5.js";
import {
  errorOf,
  textOf,
  wrongBySchema
} from "./chunk-H3WD76DI.js";
import {
  specify
} from "./chunk-UAXO7GE6.js";
import "./chunk-B6TPOO4L.js";
import {
  conflictMarkers,
  readJson
} from "./chunk-Q7SXBRVZ.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  TextDocument
} from "./chunk-P6KMSEEG.js";
import "./chunk-UBSPOSFB.js";
import "./chunk-4VARH3L5.js";
import "./chunk-6L4AJ3H4.js";
import "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/lint/baseline/generated/validators.mjs
var v = l;
var y = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/baseline.schema.json", type: "object", required: ["version", "entries"], properties: { $schema: { type: "string" }, version: { type: "integer", minimum: 1, maximum: 1 }, entries: { type: "array", items: { type: "object", required: ["rule", "path", "severity", "date", "message", "fingerprint"], properties: { rule: { type: "string", pattern: "^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$" }, path: { type: "string" }, pointer: { type: "string" }, severity: { type: "string", enum: ["error", "warning", "info"] }, date: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" }, message: { type: "string" }, fingerprint: { type: "string", pattern: "^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$" } } } } } };
var f = new RegExp("^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$", "u");
var d = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
var h = new RegExp("^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$", "u");
function l(m, { instancePath: s = "", parentData: c, parentDataProperty: g, rootData: P = m, dynamicAnchors: w = {} } = {}) {
  let e = null, t = 0, u = l.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), m && typeof m == "object" && !Array.isArray(m)) {
    if (m.version === void 0) {
      let i = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      e === null ? e = [i] : e.push(i), t++;
    }
    if (m.entries === void 0) {
      let i = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entries" } };
      e === null ? e = [i] : e.push(i), t++;
    }
    if (m.$schema !== void 0 && typeof m.$schema != "string") {
      let i = { instancePath: s + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [i] : e.push(i), t++;
    }
    if (m.version !== void 0) {
      let i = m.version;
      if (!(typeof i == "number" && !(i % 1) && !isNaN(i) && isFinite(i))) {
        let o = { instancePath: s + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), t++;
      }
      if (typeof i == "number" && isFinite(i)) {
        if (i > 1 || isNaN(i)) {
          let o = { instancePath: s + "/version", schemaPath: "#/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          e === null ? e = [o] : e.push(o), t++;
        }
        if (i < 1 || isNaN(i)) {
          let o = { instancePath: s + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [o] : e.push(o), t++;
        }
      }
    }
    if (m.entries !== void 0) {
      let i = m.entries;
      if (Array.isArray(i)) {
        let o = i.length;
        for (let a = 0; a < o; a++) {
          let n = i[a];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.rule === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "rule" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.path === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "path" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.severity === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "severity" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.date === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "date" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.message === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "message" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.fingerprint === void 0) {
              let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/required", keyword: "required", params: { missingProperty: "fingerprint" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.rule !== void 0) {
              let r = n.rule;
              if (typeof r == "string") {
                if (!f.test(r)) {
                  let p = { instancePath: s + "/entries/" + a + "/rule", schemaPath: "#/properties/entries/items/properties/rule/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$" } };
                  e === null ? e = [p] : e.push(p), t++;
                }
              } else {
                let p = { instancePath: s + "/entries/" + a + "/rule", schemaPath: "#/properties/entries/items/properties/rule/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), t++;
              }
            }
            if (n.path !== void 0 && typeof n.path != "string") {
              let r = { instancePath: s + "/entries/" + a + "/path", schemaPath: "#/properties/entries/items/properties/path/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.pointer !== void 0 && typeof n.pointer != "string") {
              let r = { instancePath: s + "/entries/" + a + "/pointer", schemaPath: "#/properties/entries/items/properties/pointer/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.severity !== void 0) {
              let r = n.severity;
              if (typeof r != "string") {
                let p = { instancePath: s + "/entries/" + a + "/severity", schemaPath: "#/properties/entries/items/properties/severity/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), t++;
              }
              if (!(r === "error" || r === "warning" || r === "info")) {
                let p = { instancePath: s + "/entries/" + a + "/severity", schemaPath: "#/properties/entries/items/properties/severity/enum", keyword: "enum", params: { allowedValues: y.properties.entries.items.properties.severity.enum } };
                e === null ? e = [p] : e.push(p), t++;
              }
            }
            if (n.date !== void 0) {
              let r = n.date;
              if (typeof r == "string") {
                if (!d.test(r)) {
                  let p = { instancePath: s + "/entries/" + a + "/date", schemaPath: "#/properties/entries/items/properties/date/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" } };
                  e === null ? e = [p] : e.push(p), t++;
                }
              } else {
                let p = { instancePath: s + "/entries/" + a + "/date", schemaPath: "#/properties/entries/items/properties/date/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), t++;
              }
            }
            if (n.message !== void 0 && typeof n.message != "string") {
              let r = { instancePath: s + "/entries/" + a + "/message", schemaPath: "#/properties/entries/items/properties/message/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [r] : e.push(r), t++;
            }
            if (n.fingerprint !== void 0) {
              let r = n.fingerprint;
              if (typeof r == "string") {
                if (!h.test(r)) {
                  let p = { instancePath: s + "/entries/" + a + "/fingerprint", schemaPath: "#/properties/entries/items/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$" } };
                  e === null ? e = [p] : e.push(p), t++;
                }
              } else {
                let p = { instancePath: s + "/entries/" + a + "/fingerprint", schemaPath: "#/properties/entries/items/properties/fingerprint/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [p] : e.push(p), t++;
              }
            }
          } else {
            let r = { instancePath: s + "/entries/" + a, schemaPath: "#/properties/entries/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [r] : e.push(r), t++;
          }
        }
      } else {
        let o = { instancePath: s + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), t++;
      }
    }
  } else {
    let i = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [i] : e.push(i), t++;
  }
  return l.errors = e, t === 0;
}
l.evaluated = { props: { $schema: true, version: true, entries: true }, dynamicProps: false, dynamicItems: false };

// src/lint/baseline/read.ts
var mostBytes = 16 * 1024 * 1024;
async function readBaseline(file, path = file.path) {
  const { name } = file;
  const text = await textOf(file, mostBytes);
  const plain = new TextDocument(path, text, { faults: [] });
  const conflicts = conflictMarkers(text);
  const { root, faults } = conflicts.length > 0 ? { root: void 0, faults: conflicts } : readJson(text, defaultLimits);
  if (!root || faults.length > 0) {
    const wrong2 = faults.map(({ message, start, end }) => ({ at: plain.span(start, end), message }));
    throw errorOf(name, wrong2);
  }
  const fault = faultOf(root, plain);
  if (fault) throw errorOf(name, [fault]);
  const { verdict, data } = specify(root, {
    schema: baseline_schema_default,
    validate: v
  });
  const document = new TextDocument(path, text, { root, faults: [], verdict });
  const wrong = await wrongBySchema(document);
  if (wrong.length > 0) throw errorOf(name, wrong);
  return { path, name, document, entries: data.entries };
}
function faultOf(root, document) {
  if (root.kind !== "map") {
    const found = root.kind === "list" ? "a list" : "a single value";
    return { at: document.span(root.start, root.end), message: `the baseline is ${found}, expected a mapping` };
  }
  const field = (key) => root.entries.find((entry) => entry.key.value === key)?.value;
  const [stated, entries] = [field("version"), field("entries")];
  if (stated?.kind === "scalar" && Number.isInteger(stated.value) && Number(stated.value) > version) {
    const message2 = `the baseline is of version ${stated.source}, and version ${version} is what this linter reads; a newer one is needed`;
    return { at: document.span(stated.start, stated.end), message: message2 };
  }
  if (entries?.kind !== "list" || entries.items.length <= mostEntries) return void 0;
  const message = `the baseline has ${entries.items.length} entries, expected at most ${mostEntries}`;
  return { at: document.span(entries.start, entries.start + 1), message };
}
export {
  readBaseline
};
