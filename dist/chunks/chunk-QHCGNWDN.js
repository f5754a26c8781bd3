import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TextDocument,
  specify
} from "./chunk-V52XWFG2.js";
import {
  conflictMarkers,
  decode,
  readJson,
  readJsonLines
} from "./chunk-VOYRXT6Q.js";
import {
  size
} from "./chunk-YVFHDY45.js";

// src/formats/common/read-text.ts
async function readText(tree, path, cap, keepsNul = false) {
  return textIn(await tree.read(path, cap), path, cap, keepsNul);
}
function textIn(read, path, cap, keepsNul = false) {
  if (!read.ok) {
    const { refusal } = read;
    return { ok: false, file: { path, refusal, ...refusal === "too-large" && { detail: size(cap) } } };
  }
  const decoded = decode(read.bytes, keepsNul);
  if (decoded.ok) return decoded;
  return { ok: false, file: { path, refusal: decoded.problem, detail: `byte ${decoded.offset}` } };
}

// src/formats/common/read-json.ts
function readJsonFile(tree, path, limits, specification) {
  return readFile(readJson, tree, path, limits, specification);
}
function readJsonLinesFile(tree, path, limits, specification) {
  return readFile(readJsonLines, tree, path, limits, specification);
}
function jsonDocument(path, text, limits, specification) {
  return documentOf(path, text, readJson(text, limits), specification);
}
async function readFile(reader, tree, path, limits, specification) {
  const read = await readText(tree, path, limits.jsonBytes, true);
  if (!read.ok) return read;
  return { ok: true, ...documentOf(path, read.text, reader(read.text, limits), specification) };
}
function documentOf(path, text, json, specification) {
  const conflicts = json.faults.length > 0 ? conflictMarkers(text) : [];
  const parts = conflicts.length > 0 ? { faults: conflicts } : json;
  if (!specification || parts !== json || json.data === void 0) {
    return { document: new TextDocument(path, text, parts), data: void 0 };
  }
  const { verdict, data, isCut } = specify(json.data, specification);
  return { document: new TextDocument(path, text, { ...json, verdict }), data: isCut ? void 0 : data };
}

export {
  readText,
  textIn,
  readJsonFile,
  readJsonLinesFile,
  jsonDocument
};
