import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  packageFile,
  packageKey
} from "./chunk-YMDNCPQQ.js";
import {
  defaultLimits
} from "./chunk-2XB3ZTB2.js";
import {
  readYaml
} from "./chunk-WPQ2KQ5F.js";
import {
  conflictMarkers,
  decode,
  readJson
} from "./chunk-VOYRXT6Q.js";
import {
  quote
} from "./chunk-YVFHDY45.js";

// src/lint/configuration/notation.ts
function parse(name, text) {
  const conflicts = conflictMarkers(text);
  if (conflicts.length > 0) return { root: void 0, faults: conflicts };
  if (name === packageFile) return inPackage(text);
  if (name.endsWith(".json")) return readJson(text, defaultLimits);
  const { root, faults } = readYaml(text, 0, text.length, defaultLimits);
  return { root, faults: faults.filter(({ kind }) => kind !== "alias") };
}
function holdsKey(bytes) {
  const decoded = decode(bytes);
  if (!decoded.ok) return true;
  const { root } = readJson(decoded.text, defaultLimits);
  return root === void 0 || entryIn(root) !== void 0;
}
function inPackage(text) {
  const { root, faults } = readJson(text, defaultLimits);
  const value = root && entryIn(root)?.value;
  const isOurs = ({ kind, start, end }) => kind === "json" || text.slice(start, end) === JSON.stringify(packageKey) || value !== void 0 && value.start <= start && end <= value.end;
  const own = faults.filter(isOurs);
  if (!root || value) return { root: value, faults: own };
  const message = `there is no key ${quote(packageKey)} here, so this is no configuration`;
  return { root: void 0, faults: [...own, { kind: "json", message, start: root.start, end: root.start }] };
}
function entryIn(root) {
  return root.kind === "map" ? root.entries.find(({ key }) => key.value === packageKey) : void 0;
}

export {
  parse,
  holdsKey
};
