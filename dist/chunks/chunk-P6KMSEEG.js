import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Positions
} from "./chunk-6L4AJ3H4.js";

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
  constructor(path, text, parts) {
    this.path = path;
    this.text = text;
    this.root = parts.root;
    this.faults = parts.faults;
    this.verdict = parts.verdict;
    this.#positions = new Positions(text);
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
function firstLine(text, { start }) {
  const found = text.indexOf("\n", start);
  const end = found < 0 ? text.length : found;
  return { start, end: text.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end };
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

export {
  TextDocument,
  fileAt,
  isStamp,
  parseInstant,
  formatInstant,
  duration
};
