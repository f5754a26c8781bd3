import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  persistenceSpecification,
  stateSpecification
} from "./chunk-4OMBM5OY.js";
import {
  endOfLine,
  insertFields,
  isAlone,
  isElsewhere,
  isFlow,
  keepsBlankLines,
  leadOf,
  readYaml11,
  readYaml12,
  startOfLine,
  startOfNextLine,
  stepOf
} from "./chunk-KJHL3IC5.js";
import {
  readYaml
} from "./chunk-WPQ2KQ5F.js";
import {
  dataOf,
  isDataMap,
  isSameData,
  schemaAt
} from "./chunk-V52XWFG2.js";
import {
  yamlComments
} from "./chunk-HKZPIQBH.js";
import {
  Document,
  Scalar,
  isScalar,
  isSeq,
  visit
} from "./chunk-DVMKRWGA.js";

// src/text/yaml-patch/wanted.ts
function changed(data, changes) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const { path, value } of changes) {
    let wish = root;
    for (const part of path) {
      const next = wish.below.get(part) ?? { below: /* @__PURE__ */ new Map() };
      wish.below.set(part, next);
      wish = next;
    }
    wish.value = { data: value };
    wish.below.clear();
  }
  return granted(data, root);
}
function granted(data, { value, below: below2 }) {
  const base = value ? value.data : data;
  if (below2.size === 0) return base;
  const indexes = [...below2.keys()].filter((key) => typeof key === "number");
  const isForList = indexes.length === below2.size && !isDataMap(base);
  return isForList ? grantedList(Array.isArray(base) ? base : [], below2, indexes) : grantedMap(base, below2);
}
function grantedList(items, below2, indexes) {
  const added = indexes.filter((index) => index >= items.length).sort((a, b) => a - b);
  return [...items.keys(), ...added].flatMap((index) => {
    const wish = below2.get(index);
    const item = wish ? granted(items[index], wish) : items[index];
    return item === void 0 ? [] : [item];
  });
}
function grantedMap(base, below2) {
  const map = Object.assign(/* @__PURE__ */ Object.create(null), isDataMap(base) ? base : void 0);
  for (const [key, wish] of below2) {
    const value = granted(map[key], wish);
    if (value === void 0) delete map[key];
    else map[key] = value;
  }
  return map;
}

// src/text/yaml-patch/align.ts
function aligned(old, wanted) {
  const ids = idsOf(old);
  const wantedIds = idsOf(wanted);
  if (!ids || !wantedIds) return byPlace(old, wanted);
  const places = new Map(ids.map((id, index) => [id, index]));
  const known = new Set(wantedIds);
  const alignment = wanted.map((item, index) => {
    const isRenamed = !known.has(ids[index] ?? "") && differsInId(old[index], item);
    return { item, old: places.get(wantedIds[index] ?? "") ?? (isRenamed ? index : void 0) };
  });
  const kept = alignment.flatMap(({ old: place }) => place === void 0 ? [] : [place]);
  return kept.every((place, index) => index === 0 || place > (kept[index - 1] ?? -1)) ? alignment : void 0;
}
function differsInId(old, item) {
  if (!isDataMap(old) || !isDataMap(item)) return false;
  const keys = Object.keys(item);
  const isAsLarge = Object.keys(old).length === keys.length;
  return isAsLarge && keys.every((key) => Object.hasOwn(old, key) && (key === "id" || isSameData(old[key], item[key])));
}
function idsOf(items) {
  const ids = items.flatMap((item) => {
    const id = isDataMap(item) && Object.hasOwn(item, "id") ? item.id : void 0;
    return typeof id === "string" || typeof id === "number" ? [String(id)] : [];
  });
  return ids.length === items.length && new Set(ids).size === ids.length ? ids : void 0;
}
function byPlace(old, wanted) {
  const most = Math.min(old.length, wanted.length);
  let above = 0;
  while (above < most && isSameData(old[above], wanted[above])) above += 1;
  let below2 = 0;
  while (below2 < most - above && isSameData(old.at(-1 - below2), wanted.at(-1 - below2))) below2 += 1;
  const firstBelow = wanted.length - below2;
  const inBetween = old.length - below2;
  return wanted.map((item, index) => {
    if (index >= firstBelow) return { item, old: index - wanted.length + old.length };
    return { item, old: index < inBetween ? index : void 0 };
  });
}

// src/text/yaml-patch/write-scalar.ts
var unsafe = /[\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]/gu;
function inDoubleQuotes(text) {
  return escaped(JSON.stringify(text));
}
function escaped(text) {
  return text.replace(unsafe, (sign) => {
    const digits = (sign.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
  });
}
function isHarmless(text) {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.search(unsafe) < 0;
}
function inItsNotation(value, old) {
  if (typeof value !== "string") return numberOrWord(value);
  if (old.source.startsWith("'") && isHarmless(value)) return `'${value.replaceAll("'", "''")}'`;
  const wasBare = old.style === "plain" && typeof old.value === "string";
  return wasBare && isClearWithoutQuotes(value) ? value : inDoubleQuotes(value);
}
function keyText(key) {
  return isClearWithoutQuotes(key) && !key.includes(" ") ? key : inDoubleQuotes(key);
}
function numberOrWord(value) {
  if (typeof value !== "number" || Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? ".nan" : value > 0 ? ".inf" : "-.inf";
}
function isClearWithoutQuotes(text) {
  if (!/^[A-Za-z_][\w./ -]{0,100}$/.test(text) || text.endsWith(" ") || /^[0-9a-f]{4,64}$/i.test(text)) return false;
  const isLetter = /^[ynYN]$/.test(text);
  return !isLetter && readYaml11(text).kind === "text" && readYaml12(text).kind === "text";
}

// src/text/yaml-patch/write-yaml.ts
function blockLines(data, step) {
  return written(data, step, false).split("\n");
}
function inOneLine(data) {
  return written(data, 2, true);
}
function fitsOneLine(data) {
  if (isDataMap(data)) return Object.keys(data).length === 0;
  return !Array.isArray(data) || data.every(isPlain) && inOneLine(data).length <= longestList;
}
var longestList = 100;
var isPlain = (item) => typeof item !== "object" || item === null;
function written(data, step, isInOneLine) {
  const document = new Document(data, { version: "1.2", schema: "core", aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node) => {
      const collection = node;
      collection.flow = isInOneLine || collection.items.length === 0 || isSeq(node) && isShort(node);
    },
    Pair: (_, { key }) => {
      if (isScalar(key)) key.type = keyText(String(key.value)).startsWith('"') ? "QUOTE_DOUBLE" : "PLAIN";
    },
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return;
      node.type = !isInOneLine && isParagraphs(node.value) ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
    }
  });
  const text = document.toString({
    indent: step,
    lineWidth: 0,
    flowCollectionPadding: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER
  });
  return escaped(text.trimEnd());
}
function isShort(list) {
  const values = list.items.map((item) => isScalar(item) ? item.value : void 0);
  return values.every((value) => value !== void 0) && fitsOneLine(values);
}
function isParagraphs(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  return lines.length > 1 && lines.every((line) => isHarmless(line) && line.trimEnd() === line) && lines.at(-1) !== "";
}

// src/text/yaml-patch/new-items.ts
function insertItems(patch, list, alignment) {
  const groups = groupsOf(alignment);
  if (groups.length === 0) return [];
  const first = alignment.find(({ old }) => old !== void 0)?.old;
  if (first === void 0) return void 0;
  const put = isFlow(patch.text, list) ? intoFlow : intoBlock;
  const edits = groups.map((group) => put(patch, list, group, first));
  return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
function groupsOf(alignment) {
  const groups = [];
  let behind;
  let open;
  for (const { item, old } of alignment) {
    if (old !== void 0) {
      behind = old;
      open = void 0;
    } else if (open) {
      open.items.push(item);
    } else {
      open = { behind, items: [item] };
      groups.push(open);
    }
  }
  return groups;
}
function intoFlow(_, list, { behind, items }, first) {
  const written2 = items.map(inOneLine).join(", ");
  const node = list.items[behind ?? first];
  if (!node || node.start === node.end) return void 0;
  return behind === void 0 ? at(node.start, `${written2}, `) : at(node.end, `, ${written2}`);
}
function intoBlock({ text, lineBreak }, list, { behind, items }, first) {
  const node = list.items[behind ?? first];
  const lead = node && leadOf(text, node.start);
  if (!lead || !isAlone(lead) || !lead.includes("-")) return void 0;
  const dash = lead.lastIndexOf("-");
  const indent = " ".repeat(dash);
  const block = items.flatMap(itemLines).map((line) => line === "" ? line : indent + line);
  if (behind === void 0) {
    return at(node.start - lead.length + dash, `${block.join(lineBreak).trimStart()}${lineBreak}${indent}`);
  }
  return keepsBlankLines(text, node) ? void 0 : at(endOfLine(text, node.end), lineBreak + block.join(lineBreak));
}
function itemLines(item) {
  if (fitsOneLine(item)) return [`- ${inOneLine(item)}`];
  const lines = blockLines(item, 2);
  return lines.map((line, index) => index === 0 ? `- ${line}` : line === "" ? line : `  ${line}`);
}
var at = (offset, text) => ({ start: offset, end: offset, text });

// src/text/yaml-patch/removal.ts
function removedFields(text, map, stay) {
  const stretches = map.entries.map((entry) => ({
    start: entry.key.start,
    end: Math.max(entry.key.end, entry.value.end),
    stays: stay.has(entry)
  }));
  return isFlow(text, map) ? fromFlow(stretches) : fromBlock(text, stretches);
}
function removedItems(text, list, stay) {
  const stretches = list.items.map(({ start, end }, index) => ({ start, end, stays: stay.has(index) }));
  if (isFlow(text, list)) return fromFlow(stretches);
  const fromDash = stretches.map((stretch) => {
    const lead = leadOf(text, stretch.start);
    return { ...stretch, start: stretch.start - lead.length + lead.lastIndexOf("-") };
  });
  return fromBlock(text, fromDash);
}
function fromFlow(stretches) {
  return runsOf(stretches).flatMap(({ first, last, above, below: below2 }) => {
    if (below2) return [{ start: first.start, end: below2.start, text: "" }];
    return above ? [{ start: above.end, end: last.end, text: "" }] : [];
  });
}
function fromBlock(text, stretches) {
  const edits = runsOf(stretches).map(({ first, last, above, below: below2 }) => {
    const lead = leadOf(text, first.start);
    if (lead.trim() !== "") {
      return isAlone(lead) && below2 && !above ? { start: first.start, end: below2.start, text: "" } : void 0;
    }
    const start = startOfLine(text, first.start);
    const end = startOfNextLine(text, last.end);
    const isLast = end === text.length && !text.endsWith("\n");
    return { start: isLast ? Math.max(0, start - (text[start - 2] === "\r" ? 2 : 1)) : start, end, text: "" };
  });
  return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
function runsOf(stretches) {
  const runs = [];
  for (const [index, stretch] of stretches.entries()) {
    if (stretch.stays) continue;
    const above = stretches[index - 1];
    const below2 = stretches[index + 1];
    const run = runs.at(-1);
    if (run && above && !above.stays) Object.assign(run, { last: stretch, below: below2 });
    else runs.push({ first: stretch, last: stretch, above, below: below2 });
  }
  return runs;
}

// src/text/yaml-patch/replacement.ts
function replacedValue(patch, map, entry, data) {
  const { text } = patch;
  const { key, value } = entry;
  const colon = colonBehind(text, entry);
  if (colon === void 0) return void 0;
  const field = { ...patch, value, data, colon, lead: leadOf(text, key.start), step: stepOf(text, map) };
  if (isFlow(text, map)) return inPlace(field, oneLine(value, data));
  if (!isAlone(field.lead)) return void 0;
  const gap = text.slice(colon + 1, Math.max(colon + 1, value.start));
  const isBelow = gap.includes("\n");
  if (isBelow && gap.replace(/#[^\n]*/g, "").trim() !== "") return void 0;
  if (!fitsOneLine(data)) return isBelow && !isFlow(text, value) ? inItsLines(field) : onLinesBelow(field, gap);
  return isBelow ? behindKey(field, gap) : [...inPlace(field, oneLine(value, data)), ...below(field)];
}
function colonBehind(text, { key }) {
  const gap = /[ \t]*/y;
  gap.lastIndex = key.end;
  gap.exec(text);
  return text[gap.lastIndex] === ":" ? gap.lastIndex : void 0;
}
var oneLine = (old, data) => old.kind === "scalar" && (typeof data !== "object" || data === null) ? inItsNotation(data, old) : inOneLine(data);
function inPlace({ value, colon }, written2) {
  const { start, end } = value;
  if (start === end) return [{ start: colon + 1, end: colon + 1, text: ` ${written2}` }];
  return [{ start, end, text: written2 }];
}
function behindKey(field, gap) {
  const { value, data, colon } = field;
  const [comment, ...others] = gap.match(/#[^\n]*/g) ?? [];
  const behind = comment === void 0 ? "" : ` ${comment.trimEnd()}`;
  const written2 = { start: colon + 1, end: value.end, text: ` ${inOneLine(data)}${behind}` };
  return [written2, ...below(field, others)];
}
function inItsLines({ text, lineBreak, value, data, lead, step }) {
  const old = leadOf(text, value.start);
  if (old.trim() !== "") return void 0;
  const indent = Array.isArray(data) ? old : " ".repeat(Math.max(old.length, lead.length + step));
  const lines = [...commentsIn(text, value), ...blockLines(data, step)];
  return [{ start: startOfLine(text, value.start), end: value.end, text: indented(lines, indent).join(lineBreak) }];
}
function onLinesBelow({ text, lineBreak, value, data, colon, lead, step }, gap) {
  const end = Math.max(value.end, colon + 1);
  const comments = [...gap.match(/#[^\n]*/g) ?? [], ...commentsIn(text, value)].map((comment) => comment.trimEnd());
  const lines = indented([...comments, ...blockLines(data, step)], " ".repeat(lead.length + step));
  const at2 = endOfLine(text, end);
  return [
    { start: colon + 1, end, text: "" },
    { start: at2, end: at2, text: lineBreak + lines.join(lineBreak) }
  ];
}
function below({ text, lineBreak, value, lead }, others = []) {
  const comments = [...others, ...commentsIn(text, value)].map((comment) => comment.trimEnd());
  const at2 = endOfLine(text, value.end);
  const lines = indented(comments, " ".repeat(lead.length)).map((line) => lineBreak + line);
  return lines.length === 0 ? [] : [{ start: at2, end: at2, text: lines.join("") }];
}
function replacedItem(patch, list, item, data) {
  const { text, lineBreak } = patch;
  const { start, end } = item;
  if (isFlow(text, list)) return start === end ? void 0 : [{ start, end, text: oneLine(item, data) }];
  const lead = leadOf(text, start);
  if (!isAlone(lead) || !lead.includes("-")) return void 0;
  const blank = lead.endsWith("-") ? " " : "";
  const indent = " ".repeat(lead.length + blank.length);
  const lines = fitsOneLine(data) ? [oneLine(item, data)] : blockLines(data, 2);
  const comments = commentsIn(text, item);
  const at2 = endOfLine(text, end);
  const dash = " ".repeat(lead.lastIndexOf("-"));
  return [
    { start, end, text: blank + indented(lines, indent).join(lineBreak).trimStart() },
    ...comments.length > 0 ? [{ start: at2, end: at2, text: lineBreak + indented(comments, dash).join(lineBreak) }] : []
  ];
}
function indented(lines, indent) {
  return lines.map((line) => line === "" ? line : indent + line);
}
function commentsIn(text, value) {
  if (value.kind === "scalar") return [];
  return yamlComments(text, value.start, value.end).map(({ start, end }) => text.slice(start, end));
}

// src/text/yaml-patch/difference.ts
function difference(patch, node, wanted, path) {
  if (path.length >= patch.depth) return isSameData(dataOf(node), wanted) ? [] : void 0;
  if (isElsewhere(node)) return isSameData(dataOf(node), wanted) ? [] : void 0;
  if (node.kind === "map") return isDataMap(wanted) ? inMap(patch, node, wanted, path) : void 0;
  if (node.kind === "list") return Array.isArray(wanted) ? inList(patch, node, wanted, path) : void 0;
  return isSameData(node.value, wanted) ? [] : void 0;
}
function inMap(patch, map, wanted, path) {
  const { text, lineBreak } = patch;
  const stay = map.entries.filter(({ key }) => Object.hasOwn(wanted, String(key.value)));
  const known = new Set(map.entries.map(({ key }) => String(key.value)));
  const added = Object.keys(wanted).filter((key) => !known.has(key));
  if (stay.length === 0 && known.size + added.length > 0) return void 0;
  const order = patch.order(path);
  const fields = added.map((key) => newField(key, inOrder(patch, wanted[key], [...path, key])));
  const changes = stay.map((entry) => {
    const key = String(entry.key.value);
    const value = wanted[key];
    const below2 = [...path, key];
    return difference(patch, entry.value, value, below2) ?? replacedValue(patch, map, entry, inOrder(patch, value, below2));
  });
  return all([
    ...changes,
    stay.length < map.entries.length ? removedFields(text, map, new Set(stay)) : [],
    fields.length > 0 ? insertFields({ text, map, stay, fields, order, lineBreak }) : []
  ]);
}
function inList(patch, list, wanted, path) {
  const alignment = aligned(list.items.map(dataOf), wanted);
  const stay = new Set(alignment?.flatMap(({ old }) => old ?? []));
  if (!alignment || stay.size === 0 && list.items.length + wanted.length > 0) return void 0;
  const changes = alignment.map(({ item, old }) => {
    const node = old === void 0 ? void 0 : list.items[old];
    if (!node) return [];
    const below2 = [...path, old];
    return difference(patch, node, item, below2) ?? replacedItem(patch, list, node, inOrder(patch, item, below2));
  });
  const added = alignment.map(({ item, old }) => ({
    item: old === void 0 ? inOrder(patch, item, [...path, 0]) : item,
    old
  }));
  return all([...changes, removedItems(patch.text, list, stay), insertItems(patch, list, added)]);
}
function all(edits) {
  return edits.every((some) => some !== void 0) ? edits.flat() : void 0;
}
function newField(key, value) {
  return {
    key,
    inOneLine: (keyOf) => {
      const name = keyOf(key);
      return `${name.startsWith('"') ? name : keyText(key)}: ${inOneLine(value)}`;
    },
    inLines: (step) => fitsOneLine(value) ? [`${keyText(key)}: ${inOneLine(value)}`] : blockLines({ [key]: value }, step)
  };
}
function inOrder(patch, data, path) {
  if (Array.isArray(data)) return data.map((item) => inOrder(patch, item, [...path, 0]));
  if (!isDataMap(data)) return data;
  const ranks = new Map(patch.order(path).map((key, rank2) => [key, rank2]));
  const rank = (key) => ranks.get(key) ?? ranks.size;
  const sorted = /* @__PURE__ */ Object.create(null);
  for (const key of Object.keys(data).sort((a, b) => rank(a) - rank(b))) {
    sorted[key] = inOrder(patch, data[key], [...path, key]);
  }
  return sorted;
}

// src/text/yaml-patch/edits.ts
function edited(text, edits) {
  const parts = [];
  let at2 = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at2) return void 0;
    parts.push(text.slice(at2, edit.start), edit.text);
    at2 = edit.end;
  }
  return parts.join("") + text.slice(at2);
}

// src/text/yaml-patch/rewrite.ts
function rewritten(text, from, to, root, data) {
  const comments = yamlComments(text, from, to);
  const entries = root?.kind === "map" ? root.entries : [];
  const byKey = /* @__PURE__ */ new Map();
  const others = [];
  const keys = entries.map(({ key }) => String(key.value));
  const ends = entries.map(({ value }) => endOfLine(text, value.end));
  let next = 0;
  for (const comment of comments) {
    while ((ends[next] ?? text.length) < comment.start) next += 1;
    const key = keys[next];
    const said = text.slice(comment.start, comment.end);
    const beside = key !== void 0 && Object.hasOwn(data, key) ? byKey.get(key) : others;
    if (beside) beside.push(said);
    else byKey.set(String(key), [said]);
  }
  const lines = Object.entries(data).flatMap(([key, value]) => [
    ...byKey.get(key) ?? [],
    ...blockLines({ [key]: value }, 2)
  ]);
  return [...lines, ...others];
}

// src/text/yaml-patch/patch-yaml.ts
function patchYaml(stretch, changes, options) {
  const patched = rewriteYaml(stretch, (data) => mapping(changed(data, changes)), options);
  return patched ?? anew(stretch, void 0, mapping(changed(/* @__PURE__ */ Object.create(null), changes)), options);
}
var mapping = (data) => isDataMap(data) ? data : /* @__PURE__ */ Object.create(null);
function rewriteYaml(stretch, wish, options) {
  const { text, start, end } = stretch;
  const { root } = readYaml(text, start, end, options.limits);
  const data = root && dataOf(root);
  if (!root || !isDataMap(data)) return void 0;
  const wanted = wish(data);
  for (const depth of depths) {
    const edits = difference({ ...settings(stretch, options), depth }, root, wanted, []);
    if (edits?.length === 0) return text;
    const result = edits && edited(text, edits);
    if (result === void 0) continue;
    const there = { text: result, start, end: end + result.length - text.length };
    if (says(there, wanted, options)) return result;
  }
  return anew(stretch, root, wanted, options);
}
var settings = ({ text, start, end }, { order = () => [] }) => ({
  text,
  lineBreak: lineBreakOf(text, start, end),
  order
});
function anew(stretch, root, wanted, options) {
  const { text, start, end } = stretch;
  const { lineBreak, order } = settings(stretch, options);
  const lines = rewritten(text, start, end, root, inOrder({ order }, wanted, []));
  return text.slice(0, start) + lines.map((line) => line + lineBreak).join("") + text.slice(end);
}
var depths = [Number.POSITIVE_INFINITY, 4, 3, 2, 1];
function lineBreakOf(text, start, end) {
  const found = text.indexOf("\n", start);
  const at2 = found < 0 || found > end ? text.indexOf("\n") : found;
  return at2 > 0 && text[at2 - 1] === "\r" ? "\r\n" : "\n";
}
function says({ text, start, end }, wanted, { limits }) {
  const room = { ...limits, yamlBytes: limits.yamlBytes * 4, keys: limits.keys * 4 };
  const { root } = readYaml(text, start, end, room);
  return root !== void 0 && isSameData(dataOf(root), wanted);
}

// src/formats/grid/recover/write/order.ts
function stateOrder(path) {
  return keysAt(stateSpecification.schema, path);
}
function persistenceOrder(path) {
  return keysAt(persistenceSpecification.schema, path);
}
var keysAt = (schema, path) => Object.keys(schemaAt(schema, path)?.properties ?? {});

export {
  blockLines,
  inOrder,
  changed,
  patchYaml,
  rewriteYaml,
  stateOrder,
  persistenceOrder
};
