import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/limits.ts
var defaultLimits = {
  heartbeatMs: 10 * 6e4,
  staleStoreMs: 30 * 6e4,
  clockSkewMs: 2 * 6e4,
  aliasExpansions: 100,
  yamlBytes: 128 * 1024,
  markdownBytes: 1024 * 1024,
  parsedMarkdownBytes: 256 * 1024,
  jsonBytes: 64 * 1024 * 1024,
  depth: 64,
  keys: 2e4,
  findings: 1e4
};

// src/text/paths.ts
function claimedPath(claimed, below = "") {
  if (claimed.length === 0 || claimed.length > 4096) return void 0;
  if (/^[/~]|^[A-Za-z]:|^[a-z]{2,20}:\/\/|[\\\p{Cc}]/u.test(claimed)) return void 0;
  return join(below, claimed);
}
function join(below, path) {
  const parts2 = [];
  for (const part of [...below.split("/"), ...path.split("/")]) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts2.push(part);
    else if (parts2.pop() === void 0) return void 0;
  }
  return parts2.join("/");
}
function pathIn(folder, path) {
  return folder === "" ? path : `${folder}/${path}`;
}
function parentOf(path) {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

// src/formats/grid/layout.ts
var stateFile = "STATE.md";
var marks = [
  /^WARMTH\.md$/,
  /^SCRATCHPAD\.md$/,
  /^DECISIONS\.md$/,
  /^BLOCKERS\.md$/,
  /^CHECKPOINT.*\.md$/,
  /SUMMARY\.md$/
];
function isMark(name, kind) {
  if (name === stateFile) return true;
  return kind === "directory" ? name === "plans" || name === "phases" : marks.some((mark) => mark.test(name));
}
var plans = [
  /^plans\/[^/]{1,200}-block-(\d{1,4})\.md$/,
  /^plans\/(\d{1,4})-PLAN\.md$/,
  /^phases\/([^/]{1,200})\/(\d{1,4})-PLAN\.md$/,
  /^phases\/[^/]{1,200}\/(\d{1,4}-\d{1,4})-PLAN\.md$/,
  /^(\d{1,4})-PLAN\.md$/
];
async function countPlannedBlocks(tree, root) {
  const files = await planFolders(tree, root);
  const blocks = [...new Set(files.flatMap((file) => plannedBlock(file) ?? []))];
  return isWhole(blocks) ? blocks.length : 0;
}
function isWhole(blocks) {
  const ofPhase = /* @__PURE__ */ new Map();
  for (const block2 of blocks) {
    const [, phase = "", number3] = /^(.*?)(\d+)$/.exec(block2) ?? [];
    ofPhase.set(phase, [...ofPhase.get(phase) ?? [], Number(number3)]);
  }
  const phases = [...ofPhase].filter(([phase]) => /^\d+-$/.test(phase));
  const others = [...ofPhase].filter(([phase]) => !/^\d+-$/.test(phase));
  const isThroughout = isRun(others.flatMap(([, numbers]) => numbers));
  return phases.every(([, numbers]) => isRun(numbers)) && (isThroughout || others.every(([, numbers]) => isRun(numbers)));
}
function isRun(numbers) {
  return [...numbers].sort((a, b2) => a - b2).every((number3, index) => number3 === index + 1);
}
function plannedBlock(file) {
  const match = plans.map((plan) => plan.exec(file)).find((found) => found !== null);
  return match?.slice(1).map((part) => part.replace(/^0+(?=\d)/, "")).join("/");
}
async function planFolders(tree, root) {
  const phases = (await tree.list(pathIn(root, "phases"))).filter((entry) => entry.kind === "directory");
  const folders = ["", "plans", ...phases.map((phase) => `phases/${phase.name}`)];
  const listed2 = await Promise.all(
    folders.map(async (folder) => {
      const entries = await tree.list(folder === "" ? root : pathIn(root, folder));
      return entries.filter((entry) => entry.kind === "file").map((entry) => pathIn(folder, entry.name));
    })
  );
  return listed2.flat();
}

// src/text/decode.ts
function decode(bytes) {
  const [first, second] = bytes;
  const isUtf16 = first === 255 && second === 254 || first === 254 && second === 255;
  if (isUtf16) return { ok: false, problem: "utf-16", offset: 0 };
  const nul = bytes.indexOf(0);
  if (nul >= 0) return { ok: false, problem: "nul-byte", offset: nul };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: "not-utf8", offset: firstBadByte(bytes) };
  }
}
function firstBadByte(bytes) {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = good + bad >> 1;
    if (decodes(bytes.subarray(0, middle), { stream: true })) good = middle;
    else bad = middle;
  }
  while (!decodes(bytes.subarray(0, good))) good -= 1;
  return good;
}
function decodes(prefix, options) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(prefix, options);
    return true;
  } catch {
    return false;
  }
}

// node_modules/fastest-levenshtein/esm/mod.js
var peq = new Uint32Array(65536);
var myers_32 = (a, b2) => {
  const n = a.length;
  const m = b2.length;
  const lst = 1 << n - 1;
  let pv = -1;
  let mv = 0;
  let sc = n;
  let i = n;
  while (i--) {
    peq[a.charCodeAt(i)] |= 1 << i;
  }
  for (i = 0; i < m; i++) {
    let eq = peq[b2.charCodeAt(i)];
    const xv = eq | mv;
    eq |= (eq & pv) + pv ^ pv;
    mv |= ~(eq | pv);
    pv &= eq;
    if (mv & lst) {
      sc++;
    }
    if (pv & lst) {
      sc--;
    }
    mv = mv << 1 | 1;
    pv = pv << 1 | ~(xv | mv);
    mv &= xv;
  }
  i = n;
  while (i--) {
    peq[a.charCodeAt(i)] = 0;
  }
  return sc;
};
var myers_x = (b2, a) => {
  const n = a.length;
  const m = b2.length;
  const mhc = [];
  const phc = [];
  const hsize = Math.ceil(n / 32);
  const vsize = Math.ceil(m / 32);
  for (let i = 0; i < hsize; i++) {
    phc[i] = -1;
    mhc[i] = 0;
  }
  let j = 0;
  for (; j < vsize - 1; j++) {
    let mv2 = 0;
    let pv2 = -1;
    const start2 = j * 32;
    const vlen2 = Math.min(32, m) + start2;
    for (let k = start2; k < vlen2; k++) {
      peq[b2.charCodeAt(k)] |= 1 << k;
    }
    for (let i = 0; i < n; i++) {
      const eq = peq[a.charCodeAt(i)];
      const pb = phc[i / 32 | 0] >>> i & 1;
      const mb = mhc[i / 32 | 0] >>> i & 1;
      const xv = eq | mv2;
      const xh = ((eq | mb) & pv2) + pv2 ^ pv2 | eq | mb;
      let ph = mv2 | ~(xh | pv2);
      let mh = pv2 & xh;
      if (ph >>> 31 ^ pb) {
        phc[i / 32 | 0] ^= 1 << i;
      }
      if (mh >>> 31 ^ mb) {
        mhc[i / 32 | 0] ^= 1 << i;
      }
      ph = ph << 1 | pb;
      mh = mh << 1 | mb;
      pv2 = mh | ~(xv | ph);
      mv2 = ph & xv;
    }
    for (let k = start2; k < vlen2; k++) {
      peq[b2.charCodeAt(k)] = 0;
    }
  }
  let mv = 0;
  let pv = -1;
  const start = j * 32;
  const vlen = Math.min(32, m - start) + start;
  for (let k = start; k < vlen; k++) {
    peq[b2.charCodeAt(k)] |= 1 << k;
  }
  let score = m;
  for (let i = 0; i < n; i++) {
    const eq = peq[a.charCodeAt(i)];
    const pb = phc[i / 32 | 0] >>> i & 1;
    const mb = mhc[i / 32 | 0] >>> i & 1;
    const xv = eq | mv;
    const xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
    let ph = mv | ~(xh | pv);
    let mh = pv & xh;
    score += ph >>> m - 1 & 1;
    score -= mh >>> m - 1 & 1;
    if (ph >>> 31 ^ pb) {
      phc[i / 32 | 0] ^= 1 << i;
    }
    if (mh >>> 31 ^ mb) {
      mhc[i / 32 | 0] ^= 1 << i;
    }
    ph = ph << 1 | pb;
    mh = mh << 1 | mb;
    pv = mh | ~(xv | ph);
    mv = ph & xv;
  }
  for (let k = start; k < vlen; k++) {
    peq[b2.charCodeAt(k)] = 0;
  }
  return score;
};
var distance = (a, b2) => {
  if (a.length < b2.length) {
    const tmp = b2;
    b2 = a;
    a = tmp;
  }
  if (b2.length === 0) {
    return a.length;
  }
  if (a.length <= 32) {
    return myers_32(a, b2);
  }
  return myers_x(a, b2);
};

// src/text/visible.ts
var hidden = /(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
var printableAscii = /^[ -~]*$/;
function visible(text2) {
  if (printableAscii.test(text2)) return text2;
  return text2.replace(hidden, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
  });
}
function capped(text2, most2) {
  if (text2.length <= most2) return text2;
  const points = Array.from(text2.slice(0, most2 * 2 + 2));
  return points.length <= most2 ? text2 : `${points.slice(0, most2 - 1).join("")}\u2026`;
}

// src/text/words.ts
var shown = 60;
function quote(value) {
  if (typeof value === "string") return `"${inert(value)}"`;
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "a mapping";
  return String(value);
}
function inert(text2) {
  return capped(visible(capped(text2, shown + 1)), shown);
}
function count(number3, noun) {
  return `${number3} ${noun}${number3 === 1 ? "" : "s"}`;
}
function size(bytes) {
  return bytes % (1024 * 1024) === 0 ? `${bytes / (1024 * 1024)} MiB` : `${bytes / 1024} KiB`;
}
function either(words2, joint = "or") {
  const last = words2.at(-1) ?? "";
  return words2.length < 2 ? last : `${words2.slice(0, -1).join(", ")} ${joint} ${last}`;
}
function folded(word) {
  return word.toLowerCase().replace(/[-_\s]/g, "");
}
function nearest(word, candidates) {
  if (word.length > 100) return void 0;
  const same = candidates.filter((candidate) => folded(candidate) === folded(word));
  if (same.length === 1) return same[0];
  const most2 = Math.min(3, Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)));
  const [best, second] = candidates.filter((candidate) => Math.abs(candidate.length - word.length) <= most2 && candidate.length > most2).map((candidate) => ({ candidate, off: distance(word.toLowerCase(), candidate.toLowerCase()) })).sort((a, b2) => a.off - b2.off);
  return best && best.off <= most2 && best.off !== second?.off ? best.candidate : void 0;
}

// src/text/lines.ts
function linesOf(text2, from = 0, to = text2.length) {
  const lines = [];
  for (let start = from; start < to; ) {
    const found = text2.indexOf("\n", start);
    const next = found < 0 || found >= to ? to : found;
    const end = next > start && text2.charCodeAt(next - 1) === 13 && next < to ? next - 1 : next;
    lines.push({ start, end });
    start = next + 1;
  }
  return lines;
}
var Positions = class {
  #text;
  #starts;
  constructor(text2) {
    this.#text = text2;
  }
  /** The position of an offset; an offset past the end is the end. */
  at(offset) {
    this.#starts ??= [
      0,
      ...linesOf(this.#text).map((line) => line.start).slice(1)
    ];
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.min(offset, this.#text.length) - (starts[low] ?? 0) + 1 };
  }
};

// src/text/conflict-markers.ts
function conflictMarkers(text2) {
  if (!text2.includes("<<<<<<<") && !text2.includes(">>>>>>>")) return [];
  const faults = [];
  let open2;
  for (const line of linesOf(text2)) {
    if (isMarker(text2, line, "<<<<<<<")) {
      if (open2) faults.push(fault(open2));
      open2 = line;
    } else if (isMarker(text2, line, ">>>>>>>")) {
      faults.push(open2 ? fault(open2, line) : fault(line));
      open2 = void 0;
    }
  }
  if (open2) faults.push(fault(open2));
  return faults;
}
function isMarker(text2, line, signs) {
  return text2.startsWith(signs, line.start) && /^(?:\s|$)/.test(text2.slice(line.start + 7, Math.min(line.end, line.start + 8)));
}
function fault(line, end) {
  const message = "an unresolved merge conflict; expected one of the two sides";
  const related = end && { related: { message: "the conflict ends here", start: end.start, end: end.end } };
  return { kind: "conflict-marker", message, start: line.start, end: line.end, ...related };
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
  #positions;
  constructor(path, text2, parts2) {
    this.path = path;
    this.text = text2;
    this.root = parts2.root;
    this.faults = parts2.faults;
    this.verdict = parts2.verdict;
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
      const isEmpty2 = value.start === value.end;
      const oneLine = !this.text.slice(value.start, value.end).includes("\n");
      if (!isEmpty2 && (oneLine || value.kind === "scalar")) return value;
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
function entriesOf(map2) {
  const known2 = indexes.get(map2);
  if (known2) return known2;
  const index = new Map(map2.entries.map((entry) => [String(entry.key.value), entry]));
  indexes.set(map2, index);
  return index;
}
function firstLine(text2, { start }) {
  const found = text2.indexOf("\n", start);
  const end = found < 0 ? text2.length : found;
  return { start, end: text2.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end };
}

// src/text/markdown-guard.ts
var deepest = 32;
var budget = 45e4;
var costs = { line: 30, containerLine: 80, indent: 3, underline: 100, codeSign: 10, stop: 2 };
var blockStart = /\n(?:[ \t\r]*\n(?=\S)|(?=[*+-][ \t]+\S))/;
function pathology(body, cap) {
  if (body.length > cap) return `the Markdown body is larger than ${size(cap)}`;
  if (body.split(/[\r\n]/).some(nestsTooDeep)) return `the Markdown body nests deeper than ${deepest} levels`;
  let cost = 0;
  for (const block2 of body.split(blockStart)) {
    cost += costOf(block2);
    if (cost > budget) return "the Markdown body holds more markup than can be parsed in reasonable time";
  }
  return void 0;
}
function nestsTooDeep(line) {
  const prefix = /^[ \t>*+.)\d-]*/.exec(line)?.[0] ?? "";
  if (prefix.length <= deepest) return false;
  const signs = prefix.match(/>|[*+-](?=[ \t])|\d[.)](?=[ \t])/g)?.length ?? 0;
  const indent = prefix.length - prefix.trimStart().length;
  return signs > 0 && signs + indent / 2 > deepest;
}
function costOf(block2) {
  const count2 = (pattern) => block2.match(pattern)?.length ?? 0;
  const lines = count2(/[\r\n]/g) + 1;
  const isQuote = /^>/m.test(block2);
  const isContainer = isQuote || /^[ \t]*(?:[*+-]\s|\d{1,9}[.)])/m.test(block2);
  const nested2 = isQuote ? lines : isContainer ? count2(/^[ \t]+\S/gm) : 0;
  const indents = block2.match(/^[ \t]+/gm)?.join("").length ?? 0;
  const stops = count2(/[\r\n!&*<[\]\\_`]/g);
  const openers = count2(/<[!?]/g) + new Set(block2.match(/`+/g)).size / 4;
  const linear = lines * (isContainer ? costs.containerLine : costs.line) + indents * costs.indent + count2(/^ {0,3}(?:=+|-+)[ \t]*$/gm) * costs.underline + count2(/`+|[<\\]/g) * costs.codeSign + stops * costs.stop;
  return linear + nested2 ** 2 / 12 + stops ** 2 / 150 + openers * block2.length / 25;
}

// src/text/markdown.ts
function scanLines(text2, start, end) {
  return linesOf(text2, start, end).flatMap((line) => {
    const raw = text2.slice(line.start, line.end);
    if (raw.trim() === "") return [];
    return { start: line.start, end: line.end, raw, heading: /^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length ?? 0 };
  });
}
function textLines(lines, { isText }) {
  return lines.filter(({ start, raw }) => isText(start + raw.length - raw.trimStart().length));
}
var mayHide = /[`<\t]|~~~| {4}/;
async function readStructure(text2, start, end, limits) {
  const body = text2.slice(start, end);
  if (!mayHide.test(body)) return { ok: true, isText: () => true };
  const reason = pathology(body, limits.parsedMarkdownBytes);
  if (reason) return { ok: false, reason };
  const { hiddenRanges } = await import("./remark-YBLKLCE3.js");
  const hidden2 = hiddenRanges(body);
  return { ok: true, isText: (offset) => !isHidden(hidden2, offset - start) };
}
function isHidden(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((ranges[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return offset < (ranges[low - 1]?.end ?? 0);
}

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
var isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
var isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
var isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
var isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
var isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts2 = line.trim().split(/[ \t]+/);
    const name = parts2.shift();
    switch (name) {
      case "%TAG": {
        if (parts2.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts2.length < 2)
            return false;
        }
        const [handle, prefix] = parts2;
        this.tags[handle] = prefix;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts2.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version] = parts2;
        if (version === "1.1" || version === "1.2") {
          this.yaml.version = version;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version);
          onError(6, `Unsupported YAML version ${version}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source, onError) {
    if (source === "!")
      return "!";
    if (source[0] !== "!") {
      onError(`Not a valid tag: ${source}`);
      return null;
    }
    if (source[1] === "<") {
      const verbatim = source.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
        return null;
      }
      if (source[source.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
      } catch (error) {
        onError(String(error));
        return null;
      }
    }
    if (handle === "!")
      return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node) => {
        if (isNode(node) && node.tag)
          tags[node.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error = new Error("Failed to resolve repeated object (this should not happen)");
          error.source = source;
          throw error;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v2, i) => toJS(v2, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source) {
    super(ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node) => {
          if (isAlias(node) || hasAnchor(node))
            nodes.push(node);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node of nodes) {
      if (node === this)
        break;
      if (node.anchor === this.source)
        found = node;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source = node.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count2 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count2)
        count2 = c;
    }
    return count2;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path, value) {
  let v2 = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v2;
      v2 = a;
    } else {
      v2 = /* @__PURE__ */ new Map([[k, v2]]);
    }
  }
  return createNode(v2, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema4) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema4,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema4) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema4)
      copy.schema = schema4;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path, value) {
    if (isEmptyPath(path))
      this.add(value);
    else {
      const [key, ...rest2] = path;
      const node = this.get(key, true);
      if (isCollection(node))
        node.addIn(rest2, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest2, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest2}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    const [key, ...rest2] = path;
    if (rest2.length === 0)
      return this.delete(key);
    const node = this.get(key, true);
    if (isCollection(node))
      return node.deleteIn(rest2);
    else
      throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest2}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    const [key, ...rest2] = path;
    const node = this.get(key, true);
    if (rest2.length === 0)
      return !keepScalar && isScalar(node) ? node.value : node;
    else
      return isCollection(node) ? node.getIn(rest2, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node) => {
      if (!isPair(node))
        return false;
      const n = node.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path) {
    const [key, ...rest2] = path;
    if (rest2.length === 0)
      return this.has(key);
    const node = this.get(key, true);
    return isCollection(node) ? node.hasIn(rest2) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    const [key, ...rest2] = path;
    if (rest2.length === 0) {
      this.set(key, value);
    } else {
      const node = this.get(key, true);
      if (isCollection(node))
        node.setIn(rest2, value);
      else if (node === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest2, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest2}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text2, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text2;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text2.length <= endStep)
    return text2;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text2, i, indent.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text2[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text2[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text2, i, indent.length);
      end = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text2[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text2[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text2;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text2;
  if (onFold)
    onFold();
  let res = text2.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text2.length;
    if (fold === 0)
      res = `
${indent}${text2.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text2[fold]}\\`;
      res += `
${indent}${text2.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text2, i, indent) {
  let end = i;
  let start = i + 1;
  let ch = text2[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text2[++i];
    } else {
      do {
        ch = text2[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text2[start];
    }
  }
  return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v2 = createNode(value, void 0, ctx);
  return new Pair(k, v2);
}
var Pair = class _Pair {
  constructor(key, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key;
    this.value = value;
  }
  clone(schema4) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema4);
    if (isNode(value))
      value = value.clone(schema4);
    return new _Pair(key, value);
  }
  toJSON(_2, ctx) {
    const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items: items2 }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str2);
  }
  let str;
  if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line = lines[i];
      str += line ? `
${indent}${line}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items: items2 }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items2.length; ++i) {
    const item = items2[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items2.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
  }
  const { start, end } = flowChars;
  if (lines.length === 0) {
    return start + end;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line of lines)
        str += line ? `
${indentStep}${indent}${line}` : "\n";
      return `${str}
${indent}${end}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items2, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items2) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema4) {
    super(MAP, schema4);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema4, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema4);
    const add = (key, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key, value);
      else if (Array.isArray(replacer) && !replacer.includes(key))
        return;
      if (value !== void 0 || keepUndefined)
        map2.items.push(createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key, value] of obj)
        add(key, value);
    } else if (obj && typeof obj === "object") {
      for (const key of Object.keys(obj))
        add(key, obj[key]);
    }
    if (typeof schema4.sortMapEntries === "function") {
      map2.items.sort(schema4.sortMapEntries);
    }
    return map2;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair, overwrite) {
    let _pair;
    if (isPair(pair))
      _pair = pair;
    else if (!pair || typeof pair !== "object" || !("key" in pair)) {
      _pair = new Pair(pair, pair?.value);
    } else
      _pair = new Pair(pair.key, pair.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key) {
    const it = findPair(this.items, key);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node = it?.value;
    return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
  }
  has(key) {
    return !!findPair(this.items, key);
  }
  set(key, value) {
    this.add(new Pair(key, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_2, ctx, Type) {
    const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const item of this.items)
      addPairToJSMap(ctx, map2, item);
    return map2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item of this.items) {
      if (!isPair(item))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map2, onError) {
    if (!isMap(map2))
      onError("Expected a mapping for this tag");
    return map2;
  },
  createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema4) {
    super(SEQ, schema4);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_2, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item of this.items)
      seq2.push(toJS(item, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema4, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema4);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source, value }, ctx) {
    if (source && boolTag.test.test(source)) {
      const sv = source[0] === "t" || source[0] === "T";
      if (value === sv)
        return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node.minFractionDigits = str.length - dot - 1;
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix2, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix2);
function intStringify(node, radix2, prefix) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix2);
  return stringifyNumber(node);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node) => intStringify(node, 8, "0o")
};
var int = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema = [
  map,
  seq,
  string,
  nullTag,
  boolTag,
  intOct,
  int,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema2 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines[i] = str.substr(o, lineWidth);
      }
      str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_2, ctx) {
    if (!ctx)
      return super.toJSON(_2);
    const map2 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const pair of this.items) {
      let key, value;
      if (isPair(pair)) {
        key = toJS(pair.key, "", ctx);
        value = toJS(pair.value, key, ctx);
      } else {
        key = toJS(pair, "", ctx);
      }
      if (map2.has(key))
        throw new Error("Ordered maps must not include duplicate keys");
      map2.set(key, value);
    }
    return map2;
  }
  static from(schema4, iterable, ctx) {
    const pairs2 = createPairs(schema4, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs2.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs2 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key } of pairs2.items) {
      if (isScalar(key)) {
        if (seenKeys.includes(key.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key.value}`);
        } else {
          seenKeys.push(key.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs2);
  },
  createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node) {
    const num = Number(node.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node.minFractionDigits = f.length;
    }
    return node;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix2, { intAsBigInt }) {
  const sign2 = str[0];
  if (sign2 === "-" || sign2 === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix2) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign2 === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix2);
  return sign2 === "-" ? -1 * n : n;
}
function intStringify2(node, radix2, prefix) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str = value.toString(radix2);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node) => intStringify2(node, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node) => intStringify2(node, 8, "0")
};
var int2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node) => intStringify2(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema4) {
    super(schema4);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair;
    if (isPair(key))
      pair = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair = new Pair(key.key, null);
    else
      pair = new Pair(key, null);
    const prev = findPair(this.items, pair.key);
    if (!prev)
      this.items.push(pair);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair = findPair(this.items, key);
    return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
  }
  set(key, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key));
    }
  }
  toJSON(_2, ctx) {
    return super.toJSON(_2, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema4, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema4);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
  resolve(map2, onError) {
    if (isMap(map2)) {
      if (map2.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map2);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map2;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign2 = str[0];
  const parts2 = sign2 === "-" || sign2 === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts2.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign2 === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign2 = "";
  if (value < 0) {
    sign2 = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts2 = [value % _60];
  if (value < 60) {
    parts2.unshift(0);
  } else {
    value = (value - parts2[0]) / _60;
    parts2.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts2[0]) / _60;
      parts2.unshift(value);
    }
  }
  return sign2 + parts2.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day2, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date2 = Date.UTC(year, month - 1, day2, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date2 -= 6e4 * d;
    }
    return new Date(date2);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3 = [
  map,
  seq,
  string,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int2,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge,
  omap,
  pairs,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema],
  ["failsafe", [map, seq, string]],
  ["json", schema2],
  ["yaml11", schema3],
  ["yaml-1.1", schema3]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int,
  intHex,
  intOct,
  intTime,
  map,
  merge,
  null: nullTag,
  omap,
  pairs,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b2) => a.key < b2.key ? -1 : a.key > b2.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema4 === "string" && schema4 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge2);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
  const lines = [];
  let hasDirectives = options.directives === true;
  if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options);
    this.options = opt;
    let { version } = opt;
    if (options?._directives) {
      this.directives = options._directives.atDocument();
      if (this.directives.yaml.explicit)
        version = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version });
    this.setSchema(version, options);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node, name) {
    if (!node.anchor) {
      const prev = anchorNames(this);
      node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
    }
    return new Alias(node.anchor);
  }
  createNode(value, replacer, options) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v2) => typeof v2 === "number" || v2 instanceof String || v2 instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node = createNode(value, tag, ctx);
    if (flow && isCollection(node))
      node.flow = true;
    setAnchors();
    return node;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key, value, options = {}) {
    const k = this.createNode(key, null, options);
    const v2 = this.createNode(value, null, options);
    return new Pair(k, v2);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path) {
    if (isEmptyPath(path)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path, keepScalar) {
    if (isEmptyPath(path))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key) {
    return isCollection(this.contents) ? this.contents.has(key) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path) {
    if (isEmptyPath(path))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path, value) {
    if (isEmptyPath(path)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version, options = {}) {
    if (typeof version === "number")
      version = String(version);
    let opt;
    switch (version) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version;
        else
          this.directives = new Directives({ version });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options.schema instanceof Object)
      this.schema = options.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count2, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count2);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
      const s = JSON.stringify(options.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options);
  }
};
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name, pos, code, message) {
    super();
    this.name = name;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start ?? end
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items2, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b2) => a === b2 || isScalar(a) && isScalar(b2) && a.value === b2.value;
  return items2.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep3, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep3?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep3) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep3 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep3, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep3 = "";
    for (const token of end) {
      const { source, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep3 + cb;
          sep3 = "";
          break;
        }
        case "newline":
          if (comment)
            sep3 += source;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep3, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep3?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep3 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep3 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep3, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep3 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep3)
            for (const st of sep3) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep3, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep3 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep3 === " ")
        sep3 = "\n";
      else if (!prevMoreIndented && sep3 === "\n")
        sep3 = "\n\n";
      value += sep3 + indent.slice(trimIndent) + content;
      sep3 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep3 === "\n")
        value += "\n";
      else
        sep3 = "\n";
    } else {
      value += sep3 + content;
      sep3 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode = source[0];
  let indent = 0;
  let chomp = "";
  let error = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error === -1)
        error = offset + i;
    }
  }
  if (error !== -1)
    onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent, chomp, comment, length };
}
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source, end } = scalar;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep3 = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep3 === "\n")
        res += sep3;
      else
        sep3 = "\n";
    } else {
      res += sep3 + lm;
      sep3 = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep3 + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "\r" && source[i + 1] === "\n") {
        next = source[++i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source[i + 1];
      while (next === " " || next === "	")
        next = source[++i + 1];
      if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "\x85",
  // Unicode next line
  _: "\xA0",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, options.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code, message, warning) => {
      const pos = getErrorPos(source);
      if (warning)
        this.warnings.push(new YAMLWarning(pos, code, message));
      else
        this.errors.push(new YAMLParseError(pos, code, message));
    };
    this.directives = new Directives({ version: options.version || "1.2" });
    this.options = options;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token of tokens)
      yield* this.next(token);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token) {
    switch (token.type) {
      case "directive":
        this.directives.add(token.source, (offset, message, warning) => {
          const pos = getErrorPos(token);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning);
        });
        this.prelude.push(token.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token.source);
        break;
      case "error": {
        const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
        const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error);
        else
          this.doc.errors.push(error);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
        }
        this.doc.range[2] = end.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path) => {
  let item = cst;
  for (const [field2, index] of path) {
    const tok = item?.[field2];
    if (tok && "items" in tok) {
      item = tok.items[index];
    } else
      return void 0;
  }
  return item;
};
visit2.parentCollection = (cst, path) => {
  const parent = visit2.itemAtPath(cst, path.slice(0, -1));
  const field2 = path[path.length - 1][0];
  const coll = parent?.[field2];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field2 of ["key", "value"]) {
    const token = item[field2];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field2, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field2 === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source, incomplete = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next = this.next ?? "stream";
    while (next && (incomplete || this.hasChars(1)))
      next = yield* this.parseNext(next);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next = this.buffer[indent + offset + 1];
        if (next === "\n" || !next && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end = this.lineEndPos;
    if (typeof end !== "number" || end !== -1 && end < this.pos) {
      end = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end;
    }
    if (end === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end - 1] === "\r")
      end -= 1;
    return this.buffer.substring(this.pos, end);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next) {
    switch (next) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line = this.getLine();
    if (line === null)
      return this.setNext("stream");
    if (line[0] === BOM) {
      yield* this.pushCount(1);
      line = line.substring(1);
    }
    if (line[0] === "%") {
      let dirEnd = line.length;
      let cs = line.indexOf("#");
      while (cs !== -1) {
        const ch = line[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line = this.getLine();
    if (line === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line[n]) {
      case "#":
        yield* this.pushCount(line.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line = this.getLine();
    if (line === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next = this.charAt(1);
        if (this.flowKey || isEmpty(next) || next === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote2 = this.charAt(0);
    let end = this.buffer.indexOf(quote2, this.pos + 1);
    if (quote2 === "'") {
      while (end !== -1 && this.buffer[end + 1] === "'")
        end = this.buffer.indexOf("'", end + 2);
    } else {
      while (end !== -1) {
        let n = 0;
        while (this.buffer[end - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end = this.buffer.indexOf('"', end + 1);
      }
    }
    const qb = this.buffer.substring(0, end);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end = this.buffer.length;
    }
    yield* this.pushToIndex(end + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next = this.buffer[i2 + 1];
          if (!next && !this.atEnd)
            return this.setNext("block-scalar");
          if (next === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next = this.buffer[i + 1];
        if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
          break;
        end = i;
      } else if (isEmpty(ch)) {
        let next = this.buffer[i + 1];
        if (ch === "\r") {
          if (next === "\n") {
            i += 1;
            ch = "\n";
            next = this.buffer[i + 1];
          } else
            end = i;
        }
        if (next === "#" || inFlow && flowIndicatorChars.has(next))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
  for (let i = 0; i < list.length; ++i)
    if (list[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list) {
  for (let i = 0; i < list.length; ++i) {
    switch (list[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source) {
    this.source = source;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source.length;
      return;
    }
    const type = tokenType(source);
    if (!type) {
      const message = `Not a YAML token: ${source}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source });
      this.offset += source.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source.length);
          break;
        case "space":
          if (this.atNewLine && source[0] === " ")
            this.indent += source.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error) {
    const token = error ?? this.stack.pop();
    if (!token) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token;
    } else {
      const top = this.peek(1);
      if (token.type === "block-scalar") {
        token.indent = "indent" in top ? top.indent : 0;
      } else if (token.type === "flow-collection" && top.type === "document") {
        token.indent = 0;
      }
      if (token.type === "flow-collection")
        fixFlowSeqItems(token);
      switch (top.type) {
        case "document":
          top.value = token;
          break;
        case "block-scalar":
          top.props.push(token);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token;
          } else {
            Object.assign(it, { key: token, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token });
          else
            it.value = token;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token, sep: [] });
          else if (it.sep)
            it.value = token;
          else
            Object.assign(it, { key: token, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
        const last = token.items[token.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep3;
      if (scalar.end) {
        sep3 = scalar.end;
        sep3.push(this.sourceToken);
        delete scalar.end;
      } else
        sep3 = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar.offset,
        indent: scalar.indent,
        items: [{ start, key: scalar, sep: sep3 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar);
  }
  *blockScalar(scalar) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map2) {
    const it = map2.items[map2.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map2.indent)) {
            const prev = map2.items[map2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              map2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map2.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map2.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start2 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start2 = getFirstKeyStartProps(it.start);
              const key = it.key;
              const sep3 = it.sep;
              sep3.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep: sep3 }]
              });
            } else if (start.length > 0) {
              it.sep = it.sep.concat(start, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map2.items.push({ start, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map2.items.push({ start, key: fs, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs);
          } else {
            Object.assign(it, { key: fs, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map2);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map2.items.push({ start });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end) ? end[end.length - 1] : void 0;
          if (last?.type === "comment")
            end?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end = prev?.value?.end;
            if (Array.isArray(end)) {
              arrayPushArray(end, it.start);
              end.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs, sep: [] });
          else if (it.sep)
            this.stack.push(fs);
          else
            Object.assign(it, { key: fs, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep3 = fc.end.splice(1, fc.end.length);
        sep3.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep: sep3 }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        start.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token.end)
          token.end.push(this.sourceToken);
        else
          token.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// src/text/yaml-faults.ts
function faultsOf(problems, text2, to) {
  const sayings = withoutRest(problems).map(({ code, message, pos: [start, end] }) => {
    const place = { text: text2, start: Math.min(start, to), end: Math.min(end, to), said: message };
    const saying = (sayingsByCode[code] ?? other)(place);
    return { ...saying, ...clip(text2, saying.start ?? place.start, saying.end ?? place.end, to) };
  });
  const kept = withoutCascades(
    sayings.sort((a, b2) => a.start - b2.start),
    text2
  );
  return kept.map(({ message, start, end }) => ({ kind: "yaml", message, start, end }));
}
function withoutRest(problems) {
  const first = problems.find(isBehind);
  return problems.filter((problem) => problem === first || !isBehind(problem));
}
var behind = /in YAML (?:stream|document)/;
var isBehind = ({ message }) => behind.test(message);
function withoutCascades(sorted, text2) {
  const kept = [];
  for (const line of byLine(sorted, text2)) {
    const exact = line.filter((saying) => !saying.structural);
    const chosen = exact.length > 0 ? exact : line.slice(0, 1);
    kept.push(...chosen.filter((saying, index) => saying.start !== chosen[index - 1]?.start));
  }
  return kept;
}
function* byLine(sorted, text2) {
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const lineBreak = text2.indexOf("\n", sorted[from]?.start);
    const lineEnd = lineBreak < 0 ? text2.length : lineBreak;
    while ((sorted[to]?.start ?? Number.POSITIVE_INFINITY) <= lineEnd) to += 1;
    yield sorted.slice(from, to);
  }
}
function clip(text2, from, to, most2) {
  const start = Math.min(from, most2);
  const lineEnd = Math.min(endOfLine(text2, start), most2);
  const end = start + text2.slice(start, Math.min(Math.max(to, start), lineEnd)).trimEnd().length;
  return { start, end: end > start ? end : Math.min(start + 1, lineEnd) };
}
function endOfLine(text2, from) {
  const ahead = text2.slice(from, from + 2e3);
  const found = ahead.indexOf("\n");
  return from + (found < 0 ? ahead.length : found);
}
function restOfLine({ text: text2, start }) {
  return text2.slice(start, endOfLine(text2, start));
}
function afterSpaces(place) {
  const rest2 = restOfLine(place);
  const start = place.start + rest2.length - rest2.trimStart().length;
  return { start, end: endOfLine(place.text, start) };
}
var strayItem = (place) => ({
  message: "a list item stands where a field of the mapping was expected; check its indentation",
  structural: true,
  ...afterSpaces(place)
});
var sayingsByCode = {
  BLOCK_AS_IMPLICIT_KEY(place) {
    if (place.said.includes("sequence")) return strayItem(place);
    const line = restOfLine(place);
    return { message: nested(line), structural: true, end: place.start + line.length };
  },
  MULTILINE_IMPLICIT_KEY(place) {
    const line = restOfLine(place);
    if (line.startsWith("-")) return strayItem(place);
    const message = /^[^\s:]+:\S/.test(line) ? "a space is missing after the colon" : 'this line has no ": "; expected a field like `key: value`';
    return { message, structural: true };
  },
  MISSING_CHAR(place) {
    const quoteSign = /^Missing closing (["'])/.exec(place.said)?.[1];
    if (quoteSign) return unclosed(place, quoteSign);
    if (place.said.includes("must end with")) return unclosedBracket(place);
    if (place.said.startsWith("Sequence item")) {
      const message = "the indentation is less than that of the list item above; expected the same as its other fields";
      return { message, structural: true, ...afterSpaces(place) };
    }
    if (place.said.startsWith("Missing directives-end")) {
      return { message: 'a line that begins with "%" is a directive, and `---` must follow; put text in quotes' };
    }
    if (/Missing , or : between flow map/.test(place.said))
      return { message: "a comma or a colon is missing before this" };
    if (/Missing , (?:or : )?between/.test(place.said)) return { message: "a comma is missing before this" };
    if (place.said.startsWith("Missing space after :")) return { message: "a space is missing after the colon" };
    if (place.said.startsWith("Comments must")) return { message: 'a space is missing before the "#"' };
    const isField = place.said.startsWith("Implicit map keys");
    return isField ? { message: "the colon is missing; expected a field like `key: value`", structural: true } : other(place);
  },
  BAD_INDENT(place) {
    if (place.said.startsWith("Flow")) return unclosedBracket(place);
    if (place.said.startsWith("Block scalar")) {
      return { message: 'the text after "|" or ">" must be indented more than its key', structural: true };
    }
    const message = "the indentation differs from that of the lines it belongs to";
    return { message, structural: true, ...afterSpaces(place) };
  },
  BAD_SCALAR_START(place) {
    const end = endOfLine(place.text, place.start);
    return { message: `text cannot begin with ${quote(place.text.charAt(place.start))}; put it in quotes`, end };
  },
  BAD_DQ_ESCAPE(place) {
    const found = place.text.slice(place.start, place.start + 2);
    const message = `${quote(found)} is no escape in double quotes; write "\\\\" for a backslash, or use single quotes`;
    return { message, end: place.start + 2 };
  },
  TAB_AS_INDENT: () => ({ message: "a tab stands in the indentation; expected spaces", structural: true }),
  KEY_OVER_1024_CHARS: () => ({ message: "the key is longer than 1024 characters", structural: true }),
  NON_STRING_KEY: () => ({
    message: 'a key must be text; text that begins with "{", "[" or "*" needs quotes',
    structural: true
  }),
  BLOCK_IN_FLOW: () => ({ message: "a field or a list item cannot stand here within brackets; put text in quotes" }),
  TAG_RESOLVE_FAILED: unknownTag,
  BAD_COLLECTION_TYPE: unknownTag,
  BAD_ALIAS: ({ text: text2, start }) => ({ message: `text that begins with ${quote(text2.charAt(start))} needs quotes` }),
  UNEXPECTED_TOKEN(place) {
    const { said: said3, text: text2, start } = place;
    if (behind.test(said3)) {
      return { message: "the YAML ends before this; a bracket too many, or a wrong indentation", structural: true };
    }
    if (said3.endsWith("at node end")) {
      const before = text2.slice(Math.max(0, start - 300), start).trimEnd().at(-1);
      return { message: afterQuote[before ?? ""] ?? "text stands after the value; expected the end of the line" };
    }
    if (said3.includes("on same line with key")) {
      return { message: "a list cannot begin on the line of its key; put it on the next line", structural: true };
    }
    if (said3.startsWith("Unexpected ,")) return { message: "nothing stands before this comma" };
    const message = 'text that begins with "|" or ">" needs quotes, or goes on the next line';
    if (said3.startsWith("Not a YAML token")) return { message, structural: true };
    return said3.startsWith("Block scalar header") ? { message } : other(place);
  }
};
function nested(line) {
  if (line.startsWith("? ")) return 'text that begins with "? " needs quotes';
  return /:(?:\s|$)/.test(line) ? 'a second ": " stands on this line; put the text in quotes' : "text stands here, and a field is indented below it; expected one of the two";
}
var afterQuote = {
  '"': 'text stands after the closing quote; a quote within double quotes is written "\\""',
  "'": "text stands after the closing quote; a quote within single quotes is written twice"
};
function unknownTag({ text: text2, start, end }) {
  return { message: `the tag ${quote(text2.slice(start, end))} is not known; text that begins with "!" needs quotes` };
}
function unclosed({ text: text2, start }, sign2) {
  let open2 = text2.lastIndexOf(sign2, start - 1);
  while (sign2 === '"' && text2.charAt(open2 - 1) === "\\") open2 = text2.lastIndexOf(sign2, open2 - 2);
  return { message: "the quoted text that begins here is never closed", start: Math.max(open2, 0), end: start };
}
function unclosedBracket({ text: text2, start, said: said3 }) {
  const closing = said3.endsWith("}") ? "}" : "]";
  const opening = closing === "}" ? "{" : "[";
  let depth = 0;
  for (let at2 = start - 1; at2 >= Math.max(0, start - 2e3); at2 -= 1) {
    const char = text2.charAt(at2);
    if (char === closing) depth += 1;
    else if (char === opening && depth > 0) depth -= 1;
    else if (char === opening) {
      return {
        message: `the "${opening}" that stands here is never closed; expected "${closing}"`,
        start: at2,
        end: at2 + 1
      };
    }
  }
  return { message: `expected "${closing}" before this` };
}
function other({ said: said3 }) {
  return { message: capped(visible(said3.charAt(0).toLowerCase() + said3.slice(1)), 120), structural: true };
}

// src/text/duplicate-key.ts
function duplicateKey(key, first) {
  const name = quote(String(key.value));
  const message = `the key ${name} stands twice in one mapping; readers keep only one of the two values`;
  const related = { message: "the first stands here", start: first.start, end: first.end };
  return { kind: "duplicate-key", message, start: key.start, end: key.end, related };
}

// src/text/yaml-tree.ts
var LimitPassed = class extends Error {
  fault;
  constructor(kind, message, start, end = start) {
    super(message);
    this.fault = { kind, message: `${message}, so it was not read further`, start, end };
  }
};
var tooDeep = (depth, start) => new LimitPassed("cap", `the YAML here nests deeper than ${depth} levels`, start);
var TreeReader = class {
  #text;
  #from;
  #limits;
  #tell;
  #anchors = /* @__PURE__ */ new Map();
  /** Collections that are being read just now, outermost first: an alias to one of them would never end. */
  #open = [];
  /** Where aliases and anchors were spoken of: what lies below an anchor is read once for each alias. */
  #told = /* @__PURE__ */ new Set();
  #expansions = 0;
  #keys = 0;
  /** @param from where the YAML begins in the text */
  constructor(text2, from, limits, tell) {
    this.#text = text2;
    this.#from = from;
    this.#limits = limits;
    this.#tell = tell;
  }
  /** @throws LimitPassed */
  read(node) {
    if (isAlias(node)) return this.#alias(node);
    if ("anchor" in node && node.anchor) this.#declare(node.anchor, node);
    if (!isMap(node) && !isSeq(node)) return this.#scalar(node);
    if (this.#open.length === this.#limits.depth) throw tooDeep(this.#limits.depth, this.#extent(node).start);
    this.#open.push(node);
    const value = isMap(node) ? this.#map(node) : this.#list(node);
    this.#open.pop();
    return value;
  }
  #map(node) {
    const entries = /* @__PURE__ */ new Map();
    for (const { key, value } of node.items) {
      this.#count(node);
      if (!isScalar(key)) continue;
      if (key.anchor) this.#declare(key.anchor, key);
      const keyNode = this.#scalar(key);
      const name = String(keyNode.value);
      const earlier = entries.get(name)?.key;
      if (earlier) {
        if (keyNode.source !== "") this.#tell(duplicateKey(keyNode, earlier));
        continue;
      }
      const valueNode = value ? this.read(value) : nothingAt(keyNode.end);
      entries.set(name, { key: keyNode, value: valueNode });
    }
    return { kind: "map", entries: [...entries.values()], ...this.#extent(node) };
  }
  #list(node) {
    const items2 = [];
    for (const item of node.items) {
      this.#count(node);
      items2.push(isPair(item) ? nothingAt(this.#extent(node).start) : this.read(item));
    }
    return { kind: "list", items: items2, ...this.#extent(node) };
  }
  #scalar(node) {
    const { start, end } = this.#extent(node);
    const source = this.#text.slice(start, end);
    return { kind: "scalar", value: scalarOf(node.value), source, style: styleOf(node), start, end };
  }
  /** The value of the anchor, at the place of the alias: that is where a reader of the file meets it. */
  #alias(node) {
    const { start, end } = this.#extent(node);
    const target = this.#anchors.get(node.source);
    const name = quote(`*${node.source}`);
    if (!target) {
      if (node.source === "") return nothingAt(start);
      const message2 = `the alias ${name} has no anchor before it; text that begins with "*" needs quotes`;
      this.#tell({ kind: "yaml", message: message2, start, end });
      return nothingAt(start);
    }
    if (this.#open.includes(target)) {
      throw new LimitPassed("alias-bomb", `the alias ${name} stands inside its own value`, start, end);
    }
    this.#expansions += 1;
    const most2 = this.#limits.aliasExpansions;
    if (this.#expansions > most2) {
      throw new LimitPassed("alias-bomb", `the aliases of this file expand more than ${most2} times`, start, end);
    }
    const message = `the alias ${name} stands for a value that is written elsewhere; expected the value itself`;
    this.#tellOnce({ kind: "alias", message, start, end });
    return { ...this.read(target), start, end };
  }
  #declare(anchor, node) {
    this.#anchors.set(anchor, node);
    const start = Math.max(this.#text.lastIndexOf(`&${anchor}`, this.#extent(node).start), this.#from);
    const message = `the anchor ${quote(`&${anchor}`)} lets a value be repeated elsewhere; many readers of state files do not know anchors`;
    this.#tellOnce({ kind: "alias", message, start, end: start + anchor.length + 1 });
  }
  #count(node) {
    this.#keys += 1;
    const most2 = this.#limits.keys;
    if (this.#keys <= most2) return;
    throw new LimitPassed("cap", `the YAML here holds more than ${most2} keys and items`, this.#extent(node).start);
  }
  #tellOnce(fault3) {
    if (!this.#told.has(fault3.start)) this.#tell(fault3);
    this.#told.add(fault3.start);
  }
  /** Without the line break and the spaces that `yaml` counts as part of a block. */
  #extent(node) {
    const [from, to] = node.range ?? [0, 0];
    const start = this.#from + from;
    const length = this.#text.slice(start, this.#from + to).trimEnd().length;
    return { start, end: start + length };
  }
};
function nothingAt(offset) {
  return { kind: "scalar", value: null, source: "", style: "plain", start: offset, end: offset };
}
function scalarOf(value) {
  const isPlain2 = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isPlain2 ? value : String(value);
}
function styleOf({ type, tag }) {
  if (type === "PLAIN") return tag ? "quoted" : "plain";
  return type?.startsWith("QUOTE") ? "quoted" : "block";
}

// src/text/yaml.ts
var hardened = {
  version: "1.2",
  schema: "core",
  resolveKnownTags: false,
  merge: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: "silent"
};
var mostFaults = 1e3;
var grave = /* @__PURE__ */ new Set(["TAG_RESOLVE_FAILED", "BAD_COLLECTION_TYPE"]);
var unprintable = /[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;
function readYaml(text2, from, to, limits) {
  const source = text2.slice(from, to);
  const faults = [];
  const tell = (fault3) => {
    if (faults.length === mostFaults) {
      throw new LimitPassed("yaml", `the YAML here has more than ${mostFaults} faults`, fault3.start);
    }
    faults.push(fault3);
  };
  try {
    checkSize(source, from, limits);
    const [first, second] = compose(source, from, limits);
    for (const fault3 of notationFaults(first, second, text2, from, to)) tell(fault3);
    const root = first?.contents ? new TreeReader(text2, from, limits, tell).read(first.contents) : void 0;
    return { root: faults.some((fault3) => fault3.kind === "yaml") ? void 0 : root, faults };
  } catch (error) {
    if (!(error instanceof LimitPassed)) throw error;
    const others = error.fault.kind === "alias-bomb" ? faults.filter(({ kind }) => kind !== "alias") : faults;
    return { root: void 0, faults: [...others, error.fault] };
  }
}
function checkSize(source, from, { yamlBytes }) {
  if (source.length <= yamlBytes && Buffer.byteLength(source) <= yamlBytes) return;
  throw new LimitPassed("cap", `the YAML here is larger than ${size(yamlBytes)}`, from);
}
function compose(source, from, { depth }) {
  const documents = [];
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    for (const document of new Composer(hardened).compose(tokensOf(source, from, depth), true, source.length)) {
      documents.push(document);
      if (documents.length === 2) break;
    }
    return documents;
  } catch (error) {
    if (error instanceof LimitPassed) throw error;
    throw new LimitPassed("yaml", `the YAML here is too much for its parser (${error.name})`, from);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
function* tokensOf(source, from, depth) {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(source)) {
    yield* parser.next(lexeme);
    const { stack, offset } = parser;
    const isDeep = stack.length > depth && stack.filter(isCollection2).length > depth;
    if (isDeep) throw tooDeep(depth, from + offset - lexeme.length);
  }
  yield* parser.end();
}
var isCollection2 = ({ type }) => type === "block-map" || type === "block-seq" || type === "flow-collection";
function* notationFaults(first, second, text2, from, to) {
  const warnings = (first?.warnings ?? []).filter(({ code }) => grave.has(code));
  const problems = [...first?.errors ?? [], ...warnings];
  yield* faultsOf(
    problems.map(({ code, message, pos: [start, end] }) => ({ code, message, pos: [from + start, from + end] })),
    text2,
    to
  );
  for (const { index, 0: found } of text2.slice(from, to).matchAll(unprintable)) {
    const message = `the control character ${quote(found)} stands here; YAML forbids it`;
    yield { kind: "yaml", message, start: from + index, end: from + index + found.length };
  }
  if (second?.range) {
    const start = from + second.range[0];
    const message = "a second YAML document begins here; expected one";
    yield { kind: "yaml", message, start, end: endOfLine2(text2, start, to) };
  }
}
function endOfLine2(text2, from, to) {
  const found = text2.indexOf("\n", from);
  return found < 0 || found > to ? to : found;
}

// src/text/data.ts
function dataOf(node) {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(dataOf);
  const map2 = /* @__PURE__ */ Object.create(null);
  for (const { key, value } of node.entries) map2[String(key.value)] = dataOf(value);
  return map2;
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
  let rest2 = Math.floor(ms / 1e3);
  const parts2 = units.map(([unit, seconds]) => {
    const number3 = Math.floor(rest2 / seconds);
    rest2 %= seconds;
    return { number: number3, text: `${number3} ${unit}` };
  });
  const largest = parts2.findIndex((part) => part.number > 0);
  const shown4 = parts2.slice(largest, largest + 2).filter((part) => part.number > 0);
  return largest < 0 ? "0 s" : shown4.map((part) => part.text).join(" ");
}

// src/formats/common/schema.ts
function visit3(schema4, value) {
  const visited = [];
  collect({ keyPath: [], value, schema: schema4, parent: void 0 }, visited);
  return visited;
}
function collect(at2, visited) {
  const { keyPath, value, schema: schema4 } = at2;
  visited.push(at2);
  if (Array.isArray(value) && schema4?.items) {
    for (const [index, item] of value.entries()) {
      collect({ keyPath: [...keyPath, index], value: item, schema: schema4.items, parent: void 0 }, visited);
    }
  } else if (isDataMap(value) && schema4?.properties) {
    for (const key of Object.keys(value)) {
      const field2 = {
        keyPath: [...keyPath, key],
        value: value[key],
        schema: fieldOf(schema4, key),
        parent: schema4
      };
      collect(field2, visited);
    }
  }
}
function fieldOf(schema4, key) {
  return schema4.properties && Object.hasOwn(schema4.properties, key) ? schema4.properties[key] : void 0;
}
function schemaAt(schema4, keyPath) {
  let at2 = schema4;
  for (const part of keyPath) {
    if (!at2) return void 0;
    at2 = typeof part === "number" ? at2.items : fieldOf(at2, part);
  }
  return at2;
}
function typesOf(schema4) {
  if (!schema4?.type) return [];
  return typeof schema4.type === "string" ? [schema4.type] : schema4.type;
}

// src/formats/common/placeholder.ts
var neverData = /^(?:undefined|NaN|\[object [A-Za-z]{1,20}\]|object Object|\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\}|\$\([^()]{0,80}\))$/;
var template = /\{\{[^{}]{0,80}\}\}/;
var neverName = /^(?:TODO:?|TBD|FIXME|XXX|--?[A-Za-z][\w-]{0,60}(?:[= ].{0,60})?|<[A-Za-z][\w -]{0,60}>|\$[A-Z_]{2,60})$/;
function isPlaceholder(value, schema4) {
  const kind = schema4["x-kind"];
  if (kind === "commit" || kind === "path") return false;
  if (typeof value === "number") return Number.isNaN(value);
  if (Array.isArray(value)) return isObjectAsList(value) && !typesOf(schema4).includes("array");
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
  const { schema: schema4 } = specification;
  const data = dataOf(root);
  const violations = violationsOf(data, specification);
  const sound = soundPart(data, violations) ?? (typesOf(schema4).includes("array") ? [] : /* @__PURE__ */ Object.create(null));
  return { verdict: { schema: schema4, violations }, data: sound };
}
var most = 1e4;
var precedence = ["placeholder", "type", "timestamp", "enum", "pattern", "range"];
function violationsOf(data, { schema: schema4, validate }) {
  const errors = validate(data) ? [] : (validate.errors ?? []).slice(0, most);
  const all = [...ownViolations(data, schema4), ...errors.flatMap((error) => violationOf(error, data, schema4))];
  const first = /* @__PURE__ */ new Map();
  for (const violation of all) {
    const place = pathKey(violation.keyPath);
    const other2 = first.get(place);
    if (!precedence.includes(violation.keyword)) continue;
    if (!other2 || precedence.indexOf(violation.keyword) < precedence.indexOf(other2.keyword))
      first.set(place, violation);
  }
  return all.filter((one) => !precedence.includes(one.keyword) || first.get(pathKey(one.keyPath)) === one);
}
function* ownViolations(data, root) {
  for (const { keyPath, value, schema: schema4, parent } of visit3(root, data)) {
    if (!schema4) {
      if (parent) yield { keyword: "unknown", keyPath, value, schema: parent };
    } else if (isPlaceholder(value, schema4)) {
      yield { keyword: "placeholder", keyPath, value, schema: schema4 };
    } else if (schema4["x-kind"] === "date" && typeof value === "string" && !parseInstant(value)?.inProfile) {
      yield { keyword: "timestamp", keyPath, value, schema: schema4 };
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
  const schema4 = schemaAt(root, keyPath);
  if (!keyword || !schema4) throw new Error(`the validator speaks of ${error.keyword}, which nothing reports`);
  if (keyword === "required") {
    const field2 = String(error.params.missingProperty);
    return [{ keyword, keyPath, value, field: field2, schema: fieldOf(schema4, field2) ?? {} }];
  }
  const kind = schema4["x-kind"];
  const isSaid = keyword === "pattern" && kind === "date" || kind === "commit" && typeof value === "number";
  return isSaid ? [] : [{ keyword, keyPath, value, schema: schema4 }];
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
    const map2 = /* @__PURE__ */ Object.create(null);
    for (const [key, field2] of Object.entries(value)) {
      const kept = copy(field2, [...keyPath, key]);
      if (kept !== void 0) map2[key] = kept;
    }
    return map2;
  };
  return copy(data, []);
}
function isUnusable({ keyword, value }) {
  if (keyword === "required" || keyword === "unknown") return false;
  return keyword !== "timestamp" || typeof value !== "string" || !parseInstant(value);
}

// src/text/front-matter.ts
function splitFrontMatter(text2) {
  const opening = fenceAt(text2, firstLine2(text2, 0));
  const nothing2 = { start: text2.length, end: text2.length };
  if (!opening) return { form: "none", yaml: nothing2, body: { start: 0, end: text2.length }, faults: [] };
  const { start, end } = opening;
  const faults = [];
  if (start > 0) {
    const message = "the front matter begins after blank lines; readers look for `---` on the first line";
    faults.push({ kind: "front-matter", message, start, end });
  }
  const closing = nextFence(text2, opening);
  if (!closing) {
    const message = "the front matter that begins here is never closed; expected a line `---` after its last value";
    faults.push({ kind: "front-matter", message, start, end });
    return { form: "open", yaml: { start: opening.next, end: text2.length }, body: nothing2, faults };
  }
  const fault3 = fieldsBelow(text2, closing) ?? secondBlock(text2, closing, opening);
  if (fault3) faults.push(fault3);
  return {
    form: "fenced",
    yaml: { start: opening.next, end: closing.start },
    body: { start: closing.next, end: text2.length },
    faults
  };
}
var field = /^[a-z_][\w-]{0,60}:(?:\s|$)/;
function fieldsBelow(text2, closing) {
  if (!field.test(firstField(text2, firstLine2(text2, closing.next)))) return void 0;
  const message = "the front matter ends here, but fields go on below; expected no line `---` between them";
  return { kind: "front-matter", message, start: closing.start, end: closing.end };
}
function secondBlock(text2, closing, first) {
  let at2 = closing.next;
  let isCode = false;
  for (let fence = nextFence(text2, closing); fence; fence = nextFence(text2, fence)) {
    const between = text2.slice(at2, fence.start).match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0;
    isCode = isCode !== (between % 2 === 1);
    at2 = fence.next;
    const isDirect = firstLine2(text2, closing.next) === fence.start;
    if (isCode || !nextFence(text2, fence) || !beginsFields(text2, fence.next, isDirect ? 1 : 2)) continue;
    const message = "a second front matter block stands under the first; readers only see the first";
    const related = { message: "the first block begins here", start: first.start, end: first.end };
    return { kind: "front-matter", message, start: fence.start, end: fence.end, related };
  }
  return void 0;
}
function beginsFields(text2, from, fewest2) {
  let start = from;
  for (let found = 0; found < fewest2; found += 1) {
    while (text2.startsWith("#", start)) start = lineAfter(text2, start);
    if (!field.test(text2.slice(start, start + 64))) return false;
    start = lineAfter(text2, start);
  }
  return true;
}
function firstField(text2, from) {
  let start = from;
  while (text2.startsWith("#", start)) start = lineAfter(text2, start);
  return text2.slice(start, start + 64);
}
function firstLine2(text2, from) {
  const word = /\S/g;
  word.lastIndex = from;
  const found = word.exec(text2)?.index ?? text2.length;
  return Math.max(from, text2.lastIndexOf("\n", found) + 1);
}
function fenceAt(text2, start) {
  const fence = /---[^\S\n]*(?:\n|$)/y;
  fence.lastIndex = start;
  return fence.test(text2) ? { start, end: start + 3, next: fence.lastIndex } : void 0;
}
function nextFence(text2, { next }) {
  for (let start = next; start < text2.length; ) {
    const fence = fenceAt(text2, start);
    if (fence) return fence;
    const found = text2.indexOf("\n---", start);
    if (found < 0) return void 0;
    start = found + 1;
  }
  return void 0;
}
function lineAfter(text2, from) {
  const found = text2.indexOf("\n", from);
  return found < 0 ? text2.length : found + 1;
}

// src/formats/grid/spec/generated/state-persistence.schema.json
var state_persistence_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json",
  title: "STATE.md, persistence dialect",
  type: "object",
  required: [
    "cluster",
    "status",
    "position",
    "updated_at"
  ],
  properties: {
    version: {
      type: "string",
      description: "Version of the file.",
      "x-source": "G, D2",
      "x-kind": "id",
      "x-known": [
        "1.0"
      ]
    },
    cluster: {
      type: "string",
      description: "Name of the mission.",
      "x-source": "G",
      "x-kind": "name"
    },
    status: {
      description: "Status of the mission.",
      "x-source": 'F, "State Lifecycle"',
      type: "string",
      enum: [
        "initialized",
        "active",
        "checkpoint",
        "interrupted",
        "resumed",
        "completed",
        "failed"
      ],
      "x-counterparts": {
        planning: "initialized",
        in_progress: [
          "active",
          "resumed"
        ],
        blocked: [
          "checkpoint",
          "interrupted"
        ],
        complete: "completed"
      }
    },
    position: {
      type: "object",
      required: [
        "block"
      ],
      properties: {
        phase: {
          description: "Number or name of the current phase.",
          "x-source": "G, D28",
          type: [
            "string",
            "number"
          ],
          "x-kind": "name"
        },
        phase_name: {
          type: "string",
          description: "Name of the phase.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        block: {
          description: "Number of the current block, through the mission.",
          "x-source": "F, D28",
          type: [
            "string",
            "integer"
          ],
          pattern: "^\\d{1,4}(-\\d{1,4})?$",
          minimum: 0,
          "x-shape": "a block number like 2 or 01-02",
          "x-kind": "id"
        },
        block_name: {
          type: "string",
          description: "Name of the block.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        wave: {
          description: "Number of the current wave.",
          "x-source": "G, D28",
          type: [
            "string",
            "integer"
          ],
          pattern: "^\\d{1,4}$",
          minimum: 0,
          "x-shape": "a wave number like 2",
          "x-kind": "id"
        },
        wave_name: {
          type: "string",
          description: "Name of the wave.",
          "x-source": "G, D28",
          "x-kind": "name"
        },
        thread: {
          description: "Number of the current thread.",
          "x-source": "F, D14",
          type: [
            "string",
            "number"
          ],
          pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
          minimum: 0,
          "x-shape": "a thread id like 02.3 or 4",
          "x-kind": "id"
        },
        thread_name: {
          type: "string",
          description: "Name of the thread.",
          "x-source": "G, D28",
          "x-kind": "name"
        }
      },
      description: "Where the mission stands.",
      "x-source": "G, F",
      "x-unknown": "info"
    },
    block: {
      description: "Number of the current block, outside of position.",
      "x-source": "F, D28",
      type: [
        "string",
        "integer"
      ],
      pattern: "^\\d{1,4}(-\\d{1,4})?$",
      minimum: 0,
      "x-shape": "a block number like 2 or 01-02",
      "x-kind": "id"
    },
    wave: {
      description: "Number of the current wave, outside of position.",
      "x-source": "G, D28",
      type: [
        "string",
        "integer"
      ],
      pattern: "^\\d{1,4}$",
      minimum: 0,
      "x-shape": "a wave number like 2",
      "x-kind": "id"
    },
    thread: {
      description: "Number of the current thread, outside of position.",
      "x-source": "D14, D28",
      type: [
        "string",
        "number"
      ],
      pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
      minimum: 0,
      "x-shape": "a thread id like 02.3 or 4",
      "x-kind": "id"
    },
    progress_percent: {
      type: "number",
      description: "Share of the blocks that are complete, in percent; rounded or floored is right.",
      "x-source": "G, D28",
      minimum: 0,
      maximum: 100
    },
    created_at: {
      type: "string",
      description: "When the mission was created.",
      "x-source": "D28",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    updated_at: {
      type: "string",
      description: "When the state was last changed.",
      "x-source": "G",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    mode: {
      type: "string",
      description: "How much the mission asks before it acts.",
      "x-source": "D28",
      "x-kind": "name"
    }
  },
  description: ".grid/STATE.md, persistence dialect.",
  "x-source": "G, F",
  "x-unknown": "info"
};

// src/formats/grid/dialect.ts
var schemaKeys = ["phases", "session_id", "mission_id"];
var schemaKey = new RegExp(`(?:^|[{,][ \\t]*)["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`, "m");
var bareSchemaKey = new RegExp(`^["']?(?:${schemaKeys.join("|")})["']?[ \\t]*:`, "m");
var persistenceKey = new RegExp(`^(?:${Object.keys(state_persistence_schema_default.properties).join("|")})(?=[ \\t]*:)`, "gm");
var anyKey = /(?:^|[{,][ \t]*)["']?[A-Za-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
var lowerKey = /^["']?[a-z_][\w-]{0,60}["']?[ \t]*:(?:[ \t\r\n]|$)/m;
var stateHeading = /^ {0,3}#{1,6}[ \t].{0,200}Grid State/im;
var positionHeading = /^ {0,3}#{1,6}[ \t].{0,200}Current Position/im;
var plainLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}:/m;
var proseLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,2}(?:Phase|Block)[*_]{0,2}(?::|[ \t]+\d{1,4}[ \t]?(?:\/|of)[ \t]?\d{1,4}[*_]{0,2}(?::|\s*$))/m;
function formOf(text2) {
  const frontMatter = splitFrontMatter(text2);
  const { form, yaml, body } = frontMatter;
  const block2 = text2.slice(yaml.start, yaml.end);
  if (form === "none" || isProseBetweenBreaks(block2)) return withoutFences(text2);
  const dialect2 = dialectOfYaml(block2) ?? (isAnnounced(text2.slice(body.start, body.end)) ? "prose" : void 0);
  return { dialect: dialect2, yaml, body, frontMatter };
}
function dialectOfKeys(keys) {
  return keys.some((key) => schemaKeys.includes(key)) ? "schema" : "persistence";
}
function withoutFences(text2) {
  const whole = { start: 0, end: text2.length };
  const nothing2 = { start: text2.length, end: text2.length };
  const frontMatter = { form: "none", yaml: nothing2, body: whole, faults: [] };
  const bare2 = bareDialect(text2);
  if (!bare2) return { dialect: isProse(text2) ? "prose" : void 0, yaml: nothing2, body: whole, frontMatter };
  return withoutOpeningFence(text2, bare2) ?? { dialect: bare2, yaml: whole, body: nothing2, frontMatter };
}
function withoutOpeningFence(text2, dialect2) {
  const fences = linesOf(text2).filter(({ start, end }) => /^---[ \t]*$/.test(text2.slice(start, end)));
  const [first, second] = fences;
  if (!first) return void 0;
  const hasFieldsAbove = anyKey.test(text2.slice(0, first.start));
  const closing = hasFieldsAbove ? first : second ?? { start: text2.length, end: text2.length };
  const yaml = { start: hasFieldsAbove ? 0 : Math.min(first.end + 1, text2.length), end: closing.start };
  const body = { start: Math.min(closing.end + 1, text2.length), end: text2.length };
  const message = hasFieldsAbove ? "the front matter that ends here has no beginning; expected a line `---` above its first value" : "the front matter begins below other text; readers look for `---` on the first line";
  const faults = [{ kind: "front-matter", message, ...first }];
  return { dialect: dialect2, yaml, body, frontMatter: { form: "fenced", yaml, body, faults } };
}
function dedented(yaml) {
  const indent = /^( {1,32})[^\s#]/m.exec(yaml)?.[1] ?? "";
  const isWhole2 = indent !== "" && !/^[^\s#]/m.test(yaml);
  return isWhole2 ? yaml.replaceAll(`
${indent}`, "\n").slice(yaml.startsWith(indent) ? indent.length : 0) : yaml;
}
function dialectOfYaml(block2) {
  const yaml = dedented(block2);
  if (schemaKey.test(yaml)) return "schema";
  return anyKey.test(yaml) ? "persistence" : void 0;
}
function bareDialect(text2) {
  if (bareSchemaKey.test(text2) || /^\s{0,99}\{/.test(text2) && schemaKey.test(text2)) return "schema";
  const known2 = new Set(text2.match(persistenceKey)).size;
  if (known2 > 1 || !isProse(text2)) return known2 > 0 || lowerKey.test(text2) ? "persistence" : void 0;
  return void 0;
}
function isProseBetweenBreaks(block2) {
  return (proseLine.test(block2) || positionHeading.test(block2)) && !lowerKey.test(block2);
}
function isAnnounced(text2) {
  return stateHeading.test(text2) || plainLine.test(text2);
}
function isProse(text2) {
  return stateHeading.test(text2) || positionHeading.test(text2) || proseLine.test(text2);
}

// src/formats/grid/body/line-cursor.ts
var LineCursor = class {
  #line;
  #at = 0;
  constructor(line) {
    this.#line = line;
  }
  /** What has not been read yet. */
  get rest() {
    return this.#line.raw.slice(this.#at);
  }
  /** Reads what a pattern (anchored with `^`) matches; reads nothing when it does not. */
  take(pattern) {
    const match = pattern.exec(this.rest) ?? void 0;
    this.#at += match?.[0].length ?? 0;
    return match;
  }
  /** Reads what a pattern matches; the piece is its first group, without blanks and emphasis around it. */
  piece(pattern) {
    const from = this.#at;
    const match = this.take(pattern);
    const group = match?.[1] ?? "";
    return this.#trimmed(group, from + (match?.[0].indexOf(group) ?? 0));
  }
  /** Reads all that is left. */
  remainder() {
    const from = this.#at;
    this.#at = this.#line.raw.length;
    return this.#trimmed(this.#line.raw.slice(from), from);
  }
  /** Reads blanks, and then what a function finds at the start of a text. */
  readAt(read) {
    const blanks = /^[ \t*_]*/.exec(this.rest)?.[0].length ?? 0;
    const found = read(this.rest.slice(blanks));
    if (!found) return void 0;
    const start = this.#line.start + this.#at + blanks;
    this.#at += blanks + found.text.length;
    return { ...found, start, end: start + found.text.length };
  }
  #trimmed(group, at2) {
    const text2 = group.replace(/^[ \t*_]+/, "").replace(/[ \t*_]+$/, "");
    if (text2 === "") return void 0;
    const start = this.#line.start + at2 + group.indexOf(text2);
    return { text: text2, start, end: start + text2.length };
  }
};

// src/formats/grid/body/progress-bar.ts
var full = "#\u2588\u2593\u25A0\u25AE\u25B0\u25CF\u25FC\u2B1B\u{1F7E9}\u{1F7E6}=*|";
var empty = "-.\u2591\u2592\u25A1\u25AF\u25B1\u25CB\u25FB\u2B1C_\xB7 ";
var bracketed = new RegExp(`^\\[([${full}]{0,200}>?)([${empty}]{0,200})\\]`, "u");
var bare = /^([█▓■▮▰●◼🟩🟦]{0,200})([░▒□▯▱○◻⬜]{0,200})(?![█▓■▮▰●◼🟩🟦░▒□▯▱○◻⬜])/u;
var fewest = 3;
function readBar(text2) {
  const match = bracketed.exec(text2) ?? bare.exec(text2);
  if (!match) return void 0;
  const filled = Array.from(match[1] ?? "").length;
  const cells = filled + Array.from(match[2] ?? "").length;
  return cells < fewest ? void 0 : { filled, cells, text: match[0] };
}
function cellsFor(percent, bar) {
  return percent / 100 * bar.cells;
}
function isOff(bar, percent) {
  return Math.abs(bar.filled - cellsFor(percent, bar)) > 1 + 1e-9;
}
function redraw({ text: text2, cells }, percent) {
  const signs = Array.from(text2).filter((sign2) => !"[]>".includes(sign2));
  const filled = Math.min(cells, Math.round(cellsFor(percent, { text: text2, cells, filled: 0 })));
  const first = signs[0] ?? "";
  const last = signs.at(-1) ?? "";
  const drawn = (full.includes(first) ? first : counterpart[first] ?? "#").repeat(filled) + (empty.includes(last) ? last : counterpart[last] ?? "-").repeat(cells - filled);
  return text2.startsWith("[") ? `[${drawn}]` : drawn;
}
var counterpart = {
  "\u2588": "\u2591",
  "\u2593": "\u2591",
  "\u25A0": "\u25A1",
  "\u25AE": "\u25AF",
  "\u25B0": "\u25B1",
  "\u25CF": "\u25CB",
  "\u25FC": "\u25FB",
  "\u2B1B": "\u2B1C",
  "\u{1F7E9}": "\u2B1C",
  "\u{1F7E6}": "\u2B1C",
  "\u2591": "\u2588",
  "\u2592": "\u2588",
  "\u25A1": "\u25A0",
  "\u25AF": "\u25AE",
  "\u25B1": "\u25B0",
  "\u25CB": "\u25CF",
  "\u25FB": "\u25FC",
  "\u2B1C": "\u{1F7E9}"
};

// src/formats/grid/body/claims.ts
var longestLine = 500;
var labelled = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}(status|mode|progress|phase|block|wave|thread)[*_]{0,3}[ \t]{0,9}(:?)[*_]{0,3}[ \t]*/i;
var percentage = /^[*_ \t]*(\d{1,3}(?:\.\d{1,6})?)[ \t]?%[*_]{0,3}/;
var number = /^(\d{1,4}(?:[.-]\d{1,4})?)(?!\w|[.-]\d)/;
var ofTotal = /^[ \t]{0,9}(?:\/|of\b)[ \t]{0,9}(\d{1,4})(?!\w|[.-]\d)/i;
var bracketed2 = /^[ \t]*\(([^()]{1,200}(?:\([^()]{0,200}\))?)\)/;
var afterSign = /^[ \t]*[:–—-][ \t]*(.{1,300})/;
function claimsOf(lines) {
  return lines.filter(({ line }) => line.raw.length <= longestLine).flatMap((zoned) => claimIn(zoned) ?? []);
}
function zonesOf(lines) {
  let zone2 = "head";
  let isFenced = false;
  return lines.flatMap((line) => {
    if (/^[ \t]{0,9}(?:```|~~~)/.test(line.raw)) isFenced = !isFenced;
    if (line.heading === 0 || isFenced) return { line, zone: zone2 };
    zone2 = zoneBelow(line);
    return [];
  });
}
function zoneBelow({ raw, heading }) {
  const title = raw.slice(0, 200).toLowerCase().replace(/[#*_]/g, "").trim();
  if (title.includes("current position")) return "position";
  if (title.includes("active agents")) return "agents";
  if (/^(?:current |overall )?progress\b/.test(title)) return "progress";
  return heading === 1 || /^mission\b/.test(title) ? "head" : "other";
}
function claimIn({ line, zone: zone2 }) {
  const cursor = new LineCursor(line);
  const match = cursor.take(labelled);
  if (!match) return unlabelledProgress(cursor, zone2);
  const label = match[1]?.toLowerCase();
  const hasColon = match[2] === ":";
  if (label === "status" || label === "mode") {
    return hasColon ? { label, zone: zone2, value: cursor.remainder(), rest: "" } : void 0;
  }
  if (label === "progress") return hasColon ? progress(cursor, zone2) : void 0;
  return position(cursor, { label, zone: zone2, isAnchored: hasColon || zone2 === "position" });
}
function progress(cursor, zone2) {
  const early = cursor.piece(percentage);
  const bar = cursor.readAt(readBar);
  const value = early ?? cursor.piece(percentage);
  return value || bar ? { label: "progress", zone: zone2, value, bar, rest: cursor.rest.trim() } : void 0;
}
function unlabelledProgress(cursor, zone2) {
  if (zone2 === "other" || zone2 === "agents") return void 0;
  const claim = progress(cursor, zone2);
  return claim?.value && claim.bar ? claim : void 0;
}
function position(cursor, { label, zone: zone2, isAnchored }) {
  const value = cursor.piece(number);
  const total = value && cursor.piece(ofTotal);
  if (!value || !(isAnchored || total)) return void 0;
  const name = cursor.piece(bracketed2) ?? cursor.piece(afterSign);
  const rest2 = cursor.rest.trim();
  return !name && /[\p{L}\p{N}]/u.test(rest2) ? void 0 : { label, zone: zone2, value, total, name, rest: rest2 };
}

// src/formats/grid/prose-ticks.ts
var longestLine2 = 500;
var done = "\u2705|\u2714|\u2611|\u2713|\u{1F7E2}|\u{1F7E9}|\u23ED|\\[[xX]\\]";
var open = "\u23F3|\u231B|\u23F1|\u23F8|\u{1F504}|\u{1F6A7}|\u{1F532}|\u2B1C|\u2610|\u2B1B|\u274C|\u2717|\u2718|\u{1F534}|\u{1F7E0}|\u{1F7E1}|\u{1F535}|\u26AA|\u{1F4CB}|\u{1F51C}|\\[ \\]";
var marker = /^[ \t]*(?:(?:[-*+]|\d{1,4}[.)]|#{1,6})[ \t]+)?/;
var leading = new RegExp(`^(${done}|${open})\\ufe0f?[ \\t]*`, "u");
var block = /^[*_~]{0,4}block[ \t]+#?(\d{1,4}(?:-\d{1,4})?)(?!\w|[.-]\d)/i;
var trailing = new RegExp(`(${done}|${open})\\ufe0f?[*_~]{0,4}$`, "u");
var isDone = new RegExp(`^(?:${done})$`, "u");
function ticksOf(lines) {
  return lines.flatMap((line) => line.raw.length > longestLine2 ? [] : tickOf(line) ?? []);
}
function tickOf(line) {
  const cursor = new LineCursor(line);
  const isItem = cursor.take(marker)?.[0].trim() !== "";
  const before = cursor.piece(leading);
  if (before) cursor.take(leading);
  const number3 = cursor.piece(block);
  const mark = before ?? (isItem ? markAtEnd(line) : void 0);
  if (!number3 || !mark) return void 0;
  const complete = isDone.test(mark.text) || /\bskipped\b/i.test(line.raw);
  return { block: Number(number3.text.split("-").at(-1)), complete, start: mark.start, end: mark.end };
}
function markAtEnd({ raw, start }) {
  const match = trailing.exec(raw.trimEnd());
  const text2 = match?.[1];
  if (!match || text2 === void 0) return void 0;
  return { text: text2, start: start + match.index, end: start + match.index + text2.length };
}

// src/formats/grid/prose.ts
async function readProse(document, body) {
  const state = { dialect: "prose", document, body, at: document.at.bind(document), ticks: [] };
  const structure = await body.structure();
  if (!structure.ok) return { ...state, unread: structure.reason };
  const lines = textLines(body.lines, structure);
  const first = finder(lines, ({ value }) => !value || structure.isText(value.start));
  const span = ({ start, end }) => document.span(start, end);
  const phase = numbered(first("phase"), span);
  const block2 = numbered(first("block"), span);
  const status = first("status")?.value;
  const { value: percent, bar } = first("progress") ?? {};
  return {
    ...state,
    ...phase && { phase },
    ...block2 && { block: block2 },
    ...status && { status: { value: status.text, at: span(status) } },
    ...percent && { percent: figure(percent, span) },
    ...bar && { bar: { filled: bar.filled, cells: bar.cells, at: span(bar) } },
    ticks: ticksOf(lines).map(({ start, end, ...tick }) => ({ ...tick, at: span({ start, end }) }))
  };
}
function finder(lines, isTold) {
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned).filter(isTold);
  const hasSection = zoned.some(({ zone: zone2 }) => zone2 === "position");
  const anywhere = hasSection ? [] : ["head", "progress", "other"];
  return (label) => {
    const own = claims.filter((claim) => claim.label === label);
    const elsewhere = label === "progress" ? ["head", "progress"] : [];
    const tiers = [["position"], elsewhere, anywhere].map((zones) => own.find(({ zone: zone2 }) => zones.includes(zone2)));
    return tiers.find((claim) => claim !== void 0);
  };
}
function numbered(claim, span) {
  const { value, total, name } = claim ?? {};
  if (!value || value.text.includes(".")) return void 0;
  return {
    current: figure(value, span),
    ...total && { total: figure(total, span) },
    ...name && { name: name.text }
  };
}
function figure(piece, span) {
  return { value: Number(piece.text.split("-").at(-1)), at: span(piece) };
}

// src/formats/grid/spec/generated/state.schema.json
var state_schema_default = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json",
  title: "STATE.md, schema dialect",
  type: "object",
  required: [
    "version",
    "session_id",
    "mission_id",
    "cluster",
    "created_at",
    "updated_at",
    "status",
    "mode",
    "phases",
    "position",
    "progress",
    "resume"
  ],
  properties: {
    version: {
      type: "string",
      description: "Version of the schema.",
      "x-source": "S1.1, S2.1",
      "x-kind": "id",
      "x-known": [
        "1.0"
      ]
    },
    session_id: {
      type: "string",
      description: "Identifier of the session.",
      "x-source": "S1.1, S3.1",
      pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",
      "x-shape": "a session id like sess-20260124T143000Z-abc123",
      "x-kind": "id"
    },
    mission_id: {
      type: "string",
      description: "Identifier of the mission.",
      "x-source": "S1.1, S3.1",
      pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",
      "x-shape": "a mission id like mission-20260124T140000Z-saas-dashboard",
      "x-kind": "id"
    },
    cluster: {
      type: "string",
      description: "Name of the mission.",
      "x-source": "S1.1",
      "x-kind": "name"
    },
    created_at: {
      type: "string",
      description: "When the mission was created.",
      "x-source": "S1.1",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    updated_at: {
      type: "string",
      description: "When the state was last changed.",
      "x-source": "S1.1",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
      "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
      "x-kind": "date"
    },
    status: {
      description: "Status of the mission.",
      "x-source": "S1.1, S7.1",
      type: "string",
      enum: [
        "planning",
        "in_progress",
        "blocked",
        "complete",
        "failed"
      ],
      "x-counterparts": {
        initialized: "planning",
        active: "in_progress",
        resumed: "in_progress",
        checkpoint: "blocked",
        interrupted: "blocked",
        completed: "complete"
      }
    },
    mode: {
      description: "How much the mission asks before it acts.",
      "x-source": "S1.1",
      type: "string",
      enum: [
        "autopilot",
        "guided",
        "hands_on"
      ]
    },
    phases: {
      type: "object",
      required: [
        "total",
        "current"
      ],
      properties: {
        total: {
          type: "integer",
          description: "Phases of the mission.",
          "x-source": "S1.1",
          minimum: 0
        },
        current: {
          type: "integer",
          description: "Number of the current phase, from 1.",
          "x-source": "S1.1",
          minimum: 0
        },
        completed: {
          type: "array",
          items: {
            type: "string",
            description: "A phase that is complete.",
            "x-source": "S1.1",
            pattern: "^\\d{2}-[a-z0-9-]+$",
            "x-shape": "a phase id like 01-foundation",
            "x-kind": "id"
          },
          description: "Phases that are complete, in order.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        definitions: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "name",
              "status",
              "blocks",
              "blocks_complete"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the phase.",
                "x-source": "S1.2",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              name: {
                type: "string",
                description: "Human-readable name of the phase.",
                "x-source": "S1.2",
                "x-kind": "name"
              },
              status: {
                description: "How far the phase is.",
                "x-source": "S1.2",
                type: "string",
                enum: [
                  "complete",
                  "in_progress",
                  "pending"
                ]
              },
              blocks: {
                type: "integer",
                description: "Blocks in this phase.",
                "x-source": "S1.2",
                minimum: 0
              },
              blocks_complete: {
                type: "integer",
                description: "Blocks of this phase that are complete.",
                "x-source": "S1.2",
                minimum: 0
              },
              started_at: {
                type: [
                  "string",
                  "null"
                ],
                description: "When the phase started; null before.",
                "x-source": "S1.2",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              },
              completed_at: {
                type: [
                  "string",
                  "null"
                ],
                description: "When the phase was completed; null before.",
                "x-source": "S1.2",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              }
            },
            description: "One phase of the mission.",
            "x-source": "S1.2"
          },
          description: "The phases.",
          "x-source": "S1.1, S2.2",
          default: []
        }
      },
      description: "The phases of the mission and where it stands.",
      "x-source": "S1.1"
    },
    position: {
      type: "object",
      required: [
        "phase",
        "phase_id",
        "block",
        "thread",
        "thread_total"
      ],
      properties: {
        phase: {
          type: "integer",
          description: "Number of the current phase.",
          "x-source": "S1.1",
          minimum: 0
        },
        phase_id: {
          type: "string",
          description: "Identifier of the current phase.",
          "x-source": "S1.1",
          pattern: "^\\d{2}-[a-z0-9-]+$",
          "x-shape": "a phase id like 01-foundation",
          "x-kind": "id"
        },
        phase_name: {
          type: "string",
          description: "Name of the current phase.",
          "x-source": "S1.1",
          "x-kind": "name"
        },
        block: {
          type: "integer",
          description: "Number of the current block within the phase.",
          "x-source": "S1.1",
          minimum: 0
        },
        block_id: {
          type: "string",
          description: "Identifier of the current block.",
          "x-source": "S1.1",
          pattern: "^\\d{2}-\\d{2}$",
          "x-shape": "a block id like 01-02",
          "x-kind": "id"
        },
        block_name: {
          type: "string",
          description: "Name of the current block.",
          "x-source": "S1.1",
          "x-kind": "name"
        },
        wave: {
          type: "integer",
          description: "Number of the current wave within the block.",
          "x-source": "S1.1",
          minimum: 0
        },
        thread: {
          type: "integer",
          description: "Number of the current thread within the wave.",
          "x-source": "S1.1",
          minimum: 0
        },
        thread_total: {
          type: "integer",
          description: "Threads in the current wave.",
          "x-source": "S1.1",
          minimum: 0
        }
      },
      description: "Where the mission stands.",
      "x-source": "S1.1"
    },
    progress: {
      type: "object",
      required: [
        "blocks_complete",
        "blocks_total",
        "percent"
      ],
      properties: {
        blocks_complete: {
          type: "integer",
          description: "Blocks of the mission that are complete.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        blocks_total: {
          type: "integer",
          description: "Blocks of the mission.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        threads_complete: {
          type: "integer",
          description: "Threads that are complete.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        threads_total: {
          type: "integer",
          description: "Threads of the mission.",
          "x-source": "S1.1",
          minimum: 0,
          default: 0
        },
        percent: {
          type: "number",
          description: "Share of the blocks that are complete, in percent.",
          "x-source": "S1.1, S3.2",
          minimum: 0,
          maximum: 100,
          default: 0
        }
      },
      description: "How much is done.",
      "x-source": "S1.1, S2.3"
    },
    agents: {
      type: "object",
      properties: {
        active: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "spawned_at",
              "task",
              "phase",
              "block",
              "last_heartbeat"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the agent.",
                "x-source": "S1.3",
                pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$",
                "x-shape": "an agent id like executor-003",
                "x-kind": "id"
              },
              type: {
                description: "Type of the agent; the prefix of its id.",
                "x-source": "S1.3",
                type: "string",
                enum: [
                  "executor",
                  "planner",
                  "scout",
                  "recognizer",
                  "memory"
                ]
              },
              spawned_at: {
                type: "string",
                description: "When the agent was started.",
                "x-source": "S1.3",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              },
              task: {
                type: "string",
                description: "What the agent is doing.",
                "x-source": "S1.3",
                "x-kind": "text"
              },
              phase: {
                type: "string",
                description: "Phase that the agent works in.",
                "x-source": "S1.3",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              block: {
                type: "string",
                description: "Block that the agent works on.",
                "x-source": "S1.3",
                pattern: "^\\d{2}-\\d{2}$",
                "x-shape": "a block id like 01-02",
                "x-kind": "id"
              },
              last_heartbeat: {
                type: "string",
                description: "When the agent was last heard of.",
                "x-source": "S1.3",
                pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
                "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
                "x-kind": "date"
              }
            },
            description: "An agent that is at work.",
            "x-source": "S1.3"
          },
          description: "Agents at work.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        completed: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "result",
              "duration_seconds"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the agent.",
                "x-source": "S1.4",
                pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$",
                "x-shape": "an agent id like executor-003",
                "x-kind": "id"
              },
              type: {
                description: "Type of the agent.",
                "x-source": "S1.4",
                type: "string",
                enum: [
                  "executor",
                  "planner",
                  "scout",
                  "recognizer",
                  "memory"
                ]
              },
              result: {
                description: "How the agent ended.",
                "x-source": "S1.4",
                type: "string",
                enum: [
                  "success",
                  "failure",
                  "timeout",
                  "cancelled"
                ]
              },
              duration_seconds: {
                type: "integer",
                description: "Seconds that the agent ran.",
                "x-source": "S1.4",
                minimum: 0
              }
            },
            description: "An agent that finished in this session.",
            "x-source": "S1.4"
          },
          description: "Agents that finished in this session.",
          "x-source": "S1.1, S2.2",
          default: []
        }
      },
      description: "The agents of the mission.",
      "x-source": "S1.1"
    },
    persistent: {
      type: "object",
      properties: {
        decisions: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "decision",
              "phase_decided",
              "affects_phases",
              "rationale"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the decision.",
                "x-source": "S1.5",
                pattern: "^dec-\\d{3}$",
                "x-shape": "a decision id like dec-001",
                "x-kind": "id"
              },
              decision: {
                type: "string",
                description: "What was decided.",
                "x-source": "S1.5",
                "x-kind": "text"
              },
              phase_decided: {
                type: "string",
                description: "Phase in which it was decided.",
                "x-source": "S1.5",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              affects_phases: {
                type: "array",
                items: {
                  type: "string",
                  description: "A phase that it affects.",
                  "x-source": "S1.5",
                  pattern: "^\\d{2}-[a-z0-9-]+$",
                  "x-shape": "a phase id like 01-foundation",
                  "x-kind": "id"
                },
                description: "Phases that it affects.",
                "x-source": "S1.5"
              },
              rationale: {
                type: "string",
                description: "Why it was decided so.",
                "x-source": "S1.5",
                "x-kind": "text"
              }
            },
            description: "A decision that affects several phases.",
            "x-source": "S1.5"
          },
          description: "Decisions that affect several phases.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        artifacts: {
          type: "array",
          items: {
            type: "object",
            required: [
              "id",
              "type",
              "path",
              "created_phase",
              "used_by_phases"
            ],
            properties: {
              id: {
                type: "string",
                description: "Identifier of the artifact.",
                "x-source": "S1.6",
                pattern: "^art-\\d{3}$",
                "x-shape": "an artifact id like art-001",
                "x-kind": "id"
              },
              type: {
                description: "Kind of the artifact.",
                "x-source": "S1.6",
                type: "string",
                enum: [
                  "schema",
                  "config",
                  "api",
                  "component",
                  "model"
                ]
              },
              path: {
                type: "string",
                description: "The file, relative to the repository.",
                "x-source": "S1.6",
                "x-kind": "path"
              },
              created_phase: {
                type: "string",
                description: "Phase in which it was created.",
                "x-source": "S1.6",
                pattern: "^\\d{2}-[a-z0-9-]+$",
                "x-shape": "a phase id like 01-foundation",
                "x-kind": "id"
              },
              used_by_phases: {
                type: "array",
                items: {
                  type: "string",
                  description: "A phase that uses it.",
                  "x-source": "S1.6",
                  pattern: "^\\d{2}-[a-z0-9-]+$",
                  "x-shape": "a phase id like 01-foundation",
                  "x-kind": "id"
                },
                description: "Phases that use it.",
                "x-source": "S1.6"
              }
            },
            description: "A file that several phases share.",
            "x-source": "S1.6"
          },
          description: "Files that several phases share.",
          "x-source": "S1.1, S2.2",
          default: []
        },
        tech_stack: {
          type: "object",
          properties: {
            runtime: {
              type: "string",
              description: "Runtime, such as node-20.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            framework: {
              type: "string",
              description: "Framework, such as next-14.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            database: {
              type: "string",
              description: "Database, such as postgresql.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            orm: {
              type: "string",
              description: "Object-relational mapper, such as prisma-5.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            auth: {
              type: "string",
              description: "Authentication, such as jose-jwt.",
              "x-source": "S1.7",
              "x-kind": "name"
            },
            added_packages: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  name: {
                    type: "string",
                    description: "Name of the package.",
                    "x-source": "S1.7",
                    "x-kind": "name"
                  },
                  added_phase: {
                    type: "string",
                    description: "Phase in which it was added.",
                    "x-source": "S1.7",
                    pattern: "^\\d{2}-[a-z0-9-]+$",
                    "x-shape": "a phase id like 01-foundation",
                    "x-kind": "id"
                  },
                  purpose: {
                    type: "string",
                    description: "Why it was added.",
                    "x-source": "S1.7",
                    "x-kind": "text"
                  }
                },
                description: "A package that was added during the mission.",
                "x-source": "S1.7"
              },
              description: "Packages added during the mission.",
              "x-source": "S1.7"
            }
          },
          description: "The technology of the mission.",
          "x-source": "S1.7",
          default: {}
        }
      },
      description: "What holds across phases.",
      "x-source": "S1.1"
    },
    resume: {
      type: "object",
      required: [
        "can_resume"
      ],
      properties: {
        checkpoint_file: {
          type: [
            "string",
            "null"
          ],
          description: "The open checkpoint, or null.",
          "x-source": "S1.1",
          default: null,
          "x-kind": "path"
        },
        last_agent: {
          type: [
            "string",
            "null"
          ],
          description: "Agent that was active last, or null.",
          "x-source": "S1.1, D15",
          default: null,
          pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",
          "x-shape": "an agent id like executor-003, or mc",
          "x-kind": "id"
        },
        last_commit: {
          description: "Short hash of the last commit, or null.",
          "x-source": "S1.1",
          default: null,
          type: [
            "string",
            "number",
            "boolean",
            "null"
          ],
          "x-kind": "commit"
        },
        can_resume: {
          type: "boolean",
          description: "Whether the mission can be resumed.",
          "x-source": "S1.1, S2.1",
          default: true
        },
        resume_position: {
          type: "object",
          properties: {
            phase: {
              type: "integer",
              description: "Phase to resume in.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            },
            block: {
              type: "integer",
              description: "Block to resume in.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            },
            thread: {
              type: "integer",
              description: "Thread to resume with.",
              "x-source": "S1.1",
              minimum: 0,
              default: 1
            }
          },
          description: "Position to resume from.",
          "x-source": "S1.1"
        }
      },
      description: "What the next session needs.",
      "x-source": "S1.1, S2.3"
    },
    budget: {
      type: "object",
      properties: {
        total_cost_usd: {
          type: "number",
          description: "Cost of the mission, in US dollars.",
          "x-source": "S1.1",
          default: 0
        },
        session_cost_usd: {
          type: "number",
          description: "Cost of this session, in US dollars.",
          "x-source": "S1.1",
          default: 0
        },
        spawns_this_session: {
          type: "integer",
          description: "Agents started in this session.",
          "x-source": "S1.1",
          default: 0
        }
      },
      description: "What the mission costs.",
      "x-source": "S1.1, S2.3"
    },
    warnings: {
      type: "array",
      items: {
        type: "object",
        properties: {
          level: {
            description: "How serious it is.",
            "x-source": "S1.8",
            type: "string",
            enum: [
              "warning",
              "info"
            ]
          },
          message: {
            type: "string",
            description: "The warning.",
            "x-source": "S1.8",
            "x-kind": "text"
          },
          source: {
            type: "string",
            description: "Agent that raised it.",
            "x-source": "S1.8, D15",
            pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$",
            "x-shape": "an agent id like executor-003, or mc",
            "x-kind": "id"
          },
          timestamp: {
            type: "string",
            description: "When it was raised.",
            "x-source": "S1.8",
            pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
            "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
            "x-kind": "date"
          }
        },
        description: "Something to know that blocks nothing.",
        "x-source": "S1.8"
      },
      description: "What to know that blocks nothing.",
      "x-source": "S1.1, S2.2",
      default: []
    },
    blockers: {
      type: "array",
      items: {
        type: "object",
        properties: {
          id: {
            type: "string",
            description: "Identifier of the blocker.",
            "x-source": "S1.9",
            pattern: "^blocker-\\d{3}$",
            "x-shape": "a blocker id like blocker-001",
            "x-kind": "id"
          },
          type: {
            description: "Kind of the blocker.",
            "x-source": "S1.9",
            type: "string",
            enum: [
              "missing_credential",
              "external_api",
              "permission",
              "dependency"
            ]
          },
          description: {
            type: "string",
            description: "What blocks.",
            "x-source": "S1.9",
            "x-kind": "text"
          },
          blocking_thread: {
            description: "Thread that is blocked.",
            "x-source": "S1.9, D14",
            type: [
              "string",
              "number"
            ],
            pattern: "^\\d{1,4}(\\.\\d{1,4})?$",
            minimum: 0,
            "x-shape": "a thread id like 02.3 or 4",
            "x-kind": "id"
          },
          added_at: {
            type: "string",
            description: "When it was added.",
            "x-source": "S1.9",
            pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",
            "x-shape": "a timestamp like 2026-01-24T14:00:00Z",
            "x-kind": "date"
          }
        },
        description: "Something that blocks a thread.",
        "x-source": "S1.9"
      },
      description: "What blocks.",
      "x-source": "S1.1, S2.2",
      default: []
    },
    energy: {
      type: "integer",
      description: "Decoration.",
      "x-source": "S1.1, S2.2",
      default: 9e3
    }
  },
  description: "Front matter of .grid/STATE.md, schema dialect.",
  "x-source": "S1"
};

// src/formats/grid/spec/generated/validators.mjs
var V = _;
var u = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state.schema.json", type: "object", required: ["version", "session_id", "mission_id", "cluster", "created_at", "updated_at", "status", "mode", "phases", "position", "progress", "resume"], properties: { version: { type: "string" }, session_id: { type: "string", pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" }, mission_id: { type: "string", pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" }, cluster: { type: "string" }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, status: { type: "string", enum: ["planning", "in_progress", "blocked", "complete", "failed"] }, mode: { type: "string", enum: ["autopilot", "guided", "hands_on"] }, phases: { type: "object", required: ["total", "current"], properties: { total: { type: "integer", minimum: 0 }, current: { type: "integer", minimum: 0 }, completed: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, definitions: { type: "array", items: { type: "object", required: ["id", "name", "status", "blocks", "blocks_complete"], properties: { id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, name: { type: "string" }, status: { type: "string", enum: ["complete", "in_progress", "pending"] }, blocks: { type: "integer", minimum: 0 }, blocks_complete: { type: "integer", minimum: 0 }, started_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, completed_at: { type: ["string", "null"], pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } } } }, position: { type: "object", required: ["phase", "phase_id", "block", "thread", "thread_total"], properties: { phase: { type: "integer", minimum: 0 }, phase_id: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, phase_name: { type: "string" }, block: { type: "integer", minimum: 0 }, block_id: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, block_name: { type: "string" }, wave: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 }, thread_total: { type: "integer", minimum: 0 } } }, progress: { type: "object", required: ["blocks_complete", "blocks_total", "percent"], properties: { blocks_complete: { type: "integer", minimum: 0 }, blocks_total: { type: "integer", minimum: 0 }, threads_complete: { type: "integer", minimum: 0 }, threads_total: { type: "integer", minimum: 0 }, percent: { type: "number", minimum: 0, maximum: 100 } } }, agents: { type: "object", properties: { active: { type: "array", items: { type: "object", required: ["id", "type", "spawned_at", "task", "phase", "block", "last_heartbeat"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, spawned_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, task: { type: "string" }, phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, block: { type: "string", pattern: "^\\d{2}-\\d{2}$" }, last_heartbeat: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, completed: { type: "array", items: { type: "object", required: ["id", "type", "result", "duration_seconds"], properties: { id: { type: "string", pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" }, type: { type: "string", enum: ["executor", "planner", "scout", "recognizer", "memory"] }, result: { type: "string", enum: ["success", "failure", "timeout", "cancelled"] }, duration_seconds: { type: "integer", minimum: 0 } } } } } }, persistent: { type: "object", properties: { decisions: { type: "array", items: { type: "object", required: ["id", "decision", "phase_decided", "affects_phases", "rationale"], properties: { id: { type: "string", pattern: "^dec-\\d{3}$" }, decision: { type: "string" }, phase_decided: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, affects_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } }, rationale: { type: "string" } } } }, artifacts: { type: "array", items: { type: "object", required: ["id", "type", "path", "created_phase", "used_by_phases"], properties: { id: { type: "string", pattern: "^art-\\d{3}$" }, type: { type: "string", enum: ["schema", "config", "api", "component", "model"] }, path: { type: "string" }, created_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, used_by_phases: { type: "array", items: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" } } } } }, tech_stack: { type: "object", properties: { runtime: { type: "string" }, framework: { type: "string" }, database: { type: "string" }, orm: { type: "string" }, auth: { type: "string" }, added_packages: { type: "array", items: { type: "object", properties: { name: { type: "string" }, added_phase: { type: "string", pattern: "^\\d{2}-[a-z0-9-]+$" }, purpose: { type: "string" } } } } } } } }, resume: { type: "object", required: ["can_resume"], properties: { checkpoint_file: { type: ["string", "null"] }, last_agent: { type: ["string", "null"], pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, last_commit: { type: ["string", "number", "boolean", "null"] }, can_resume: { type: "boolean" }, resume_position: { type: "object", properties: { phase: { type: "integer", minimum: 0 }, block: { type: "integer", minimum: 0 }, thread: { type: "integer", minimum: 0 } } } } }, budget: { type: "object", properties: { total_cost_usd: { type: "number" }, session_cost_usd: { type: "number" }, spawns_this_session: { type: "integer" } } }, warnings: { type: "array", items: { type: "object", properties: { level: { type: "string", enum: ["warning", "info"] }, message: { type: "string" }, source: { type: "string", pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" }, timestamp: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, blockers: { type: "array", items: { type: "object", properties: { id: { type: "string", pattern: "^blocker-\\d{3}$" }, type: { type: "string", enum: ["missing_credential", "external_api", "permission", "dependency"] }, description: { type: "string" }, blocking_thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, added_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } } } }, energy: { type: "integer" } } };
var x = new RegExp("^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$", "u");
var T = new RegExp("^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$", "u");
var y = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$", "u");
var h = new RegExp("^\\d{2}-[a-z0-9-]+$", "u");
var P = new RegExp("^\\d{2}-\\d{2}$", "u");
var q = new RegExp("^(executor|planner|scout|recognizer|memory)-\\d{3}$", "u");
var Z = new RegExp("^dec-\\d{3}$", "u");
var E = new RegExp("^art-\\d{3}$", "u");
var v = new RegExp("^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$", "u");
var R = new RegExp("^blocker-\\d{3}$", "u");
var b = new RegExp("^\\d{1,4}(\\.\\d{1,4})?$", "u");
function _(l, { instancePath: p = "", parentData: j, parentDataProperty: A, rootData: F = l, dynamicAnchors: z = {} } = {}) {
  let e = null, i = 0, f = _.evaluated;
  if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.version === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.session_id === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session_id" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.mission_id === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mission_id" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.cluster === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.created_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.updated_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.mode === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mode" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.phases === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phases" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.position === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.progress === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "progress" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.resume === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resume" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let s = { instancePath: p + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.session_id !== void 0) {
      let s = l.session_id;
      if (typeof s == "string") {
        if (!x.test(s)) {
          let t = { instancePath: p + "/session_id", schemaPath: "#/properties/session_id/pattern", keyword: "pattern", params: { pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/session_id", schemaPath: "#/properties/session_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mission_id !== void 0) {
      let s = l.mission_id;
      if (typeof s == "string") {
        if (!T.test(s)) {
          let t = { instancePath: p + "/mission_id", schemaPath: "#/properties/mission_id/pattern", keyword: "pattern", params: { pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/mission_id", schemaPath: "#/properties/mission_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let s = { instancePath: p + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.created_at !== void 0) {
      let s = l.created_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.updated_at !== void 0) {
      let s = l.updated_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.status !== void 0) {
      let s = l.status;
      if (typeof s != "string") {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "planning" || s === "in_progress" || s === "blocked" || s === "complete" || s === "failed")) {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: u.properties.status.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mode !== void 0) {
      let s = l.mode;
      if (typeof s != "string") {
        let t = { instancePath: p + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "autopilot" || s === "guided" || s === "hands_on")) {
        let t = { instancePath: p + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: u.properties.mode.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.phases !== void 0) {
      let s = l.phases;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total === void 0) {
          let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.current === void 0) {
          let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/required", keyword: "required", params: { missingProperty: "current" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.total !== void 0) {
          let t = s.total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/phases/total", schemaPath: "#/properties/phases/properties/total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/phases/total", schemaPath: "#/properties/phases/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.current !== void 0) {
          let t = s.current;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/phases/current", schemaPath: "#/properties/phases/properties/current/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/phases/current", schemaPath: "#/properties/phases/properties/current/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (typeof o == "string") {
                if (!h.test(o)) {
                  let r = { instancePath: p + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/phases/completed/" + n, schemaPath: "#/properties/phases/properties/completed/items/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/phases/completed", schemaPath: "#/properties/phases/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.definitions !== void 0) {
          let t = s.definitions;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.name === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "name" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.status === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "status" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.blocks === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.blocks_complete === void 0) {
                  let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/id", schemaPath: "#/properties/phases/properties/definitions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.name !== void 0 && typeof o.name != "string") {
                  let r = { instancePath: p + "/phases/definitions/" + n + "/name", schemaPath: "#/properties/phases/properties/definitions/items/properties/name/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.status !== void 0) {
                  let r = o.status;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "complete" || r === "in_progress" || r === "pending")) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/status", schemaPath: "#/properties/phases/properties/definitions/items/properties/status/enum", keyword: "enum", params: { allowedValues: u.properties.phases.properties.definitions.items.properties.status.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.blocks !== void 0) {
                  let r = o.blocks;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.blocks_complete !== void 0) {
                  let r = o.blocks_complete;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/blocks_complete", schemaPath: "#/properties/phases/properties/definitions/items/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.started_at !== void 0) {
                  let r = o.started_at;
                  if (typeof r != "string" && r !== null) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/type", keyword: "type", params: { type: u.properties.phases.properties.definitions.items.properties.started_at.type } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "string" && !y.test(r)) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/started_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/started_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.completed_at !== void 0) {
                  let r = o.completed_at;
                  if (typeof r != "string" && r !== null) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/type", keyword: "type", params: { type: u.properties.phases.properties.definitions.items.properties.completed_at.type } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "string" && !y.test(r)) {
                    let d = { instancePath: p + "/phases/definitions/" + n + "/completed_at", schemaPath: "#/properties/phases/properties/definitions/items/properties/completed_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/phases/definitions/" + n, schemaPath: "#/properties/phases/properties/definitions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/phases/definitions", schemaPath: "#/properties/phases/properties/definitions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/phases", schemaPath: "#/properties/phases/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.position !== void 0) {
      let s = l.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.phase === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase_id === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "phase_id" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread_total === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "thread_total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_id !== void 0) {
          let t = s.phase_id;
          if (typeof t == "string") {
            if (!h.test(t)) {
              let a = { instancePath: p + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/position/phase_id", schemaPath: "#/properties/position/properties/phase_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: p + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_id !== void 0) {
          let t = s.block_id;
          if (typeof t == "string") {
            if (!P.test(t)) {
              let a = { instancePath: p + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/position/block_id", schemaPath: "#/properties/position/properties/block_id/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: p + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread_total !== void 0) {
          let t = s.thread_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread_total", schemaPath: "#/properties/position/properties/thread_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.progress !== void 0) {
      let s = l.progress;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.blocks_complete === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_complete" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.blocks_total === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "blocks_total" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.percent === void 0) {
          let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/required", keyword: "required", params: { missingProperty: "percent" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.blocks_complete !== void 0) {
          let t = s.blocks_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/blocks_complete", schemaPath: "#/properties/progress/properties/blocks_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.blocks_total !== void 0) {
          let t = s.blocks_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/blocks_total", schemaPath: "#/properties/progress/properties/blocks_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.threads_complete !== void 0) {
          let t = s.threads_complete;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/threads_complete", schemaPath: "#/properties/progress/properties/threads_complete/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.threads_total !== void 0) {
          let t = s.threads_total;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/progress/threads_total", schemaPath: "#/properties/progress/properties/threads_total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.percent !== void 0) {
          let t = s.percent;
          if (typeof t == "number" && isFinite(t)) {
            if (t > 100 || isNaN(t)) {
              let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t < 0 || isNaN(t)) {
              let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [a] : e.push(a), i++;
            }
          } else {
            let a = { instancePath: p + "/progress/percent", schemaPath: "#/properties/progress/properties/percent/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/progress", schemaPath: "#/properties/progress/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.agents !== void 0) {
      let s = l.agents;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.active !== void 0) {
          let t = s.active;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.spawned_at === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "spawned_at" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.task === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "task" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "phase" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.block === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "block" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.last_heartbeat === void 0) {
                  let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/required", keyword: "required", params: { missingProperty: "last_heartbeat" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!q.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/id", schemaPath: "#/properties/agents/properties/active/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "executor" || r === "planner" || r === "scout" || r === "recognizer" || r === "memory")) {
                    let d = { instancePath: p + "/agents/active/" + n + "/type", schemaPath: "#/properties/agents/properties/active/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.active.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.spawned_at !== void 0) {
                  let r = o.spawned_at;
                  if (typeof r == "string") {
                    if (!y.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/spawned_at", schemaPath: "#/properties/agents/properties/active/items/properties/spawned_at/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.task !== void 0 && typeof o.task != "string") {
                  let r = { instancePath: p + "/agents/active/" + n + "/task", schemaPath: "#/properties/agents/properties/active/items/properties/task/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase !== void 0) {
                  let r = o.phase;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/phase", schemaPath: "#/properties/agents/properties/active/items/properties/phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.block !== void 0) {
                  let r = o.block;
                  if (typeof r == "string") {
                    if (!P.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-\\d{2}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/block", schemaPath: "#/properties/agents/properties/active/items/properties/block/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.last_heartbeat !== void 0) {
                  let r = o.last_heartbeat;
                  if (typeof r == "string") {
                    if (!y.test(r)) {
                      let d = { instancePath: p + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/active/" + n + "/last_heartbeat", schemaPath: "#/properties/agents/properties/active/items/properties/last_heartbeat/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/agents/active/" + n, schemaPath: "#/properties/agents/properties/active/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/agents/active", schemaPath: "#/properties/agents/properties/active/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.completed !== void 0) {
          let t = s.completed;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.result === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "result" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.duration_seconds === void 0) {
                  let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/required", keyword: "required", params: { missingProperty: "duration_seconds" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!q.test(r)) {
                      let d = { instancePath: p + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^(executor|planner|scout|recognizer|memory)-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/agents/completed/" + n + "/id", schemaPath: "#/properties/agents/properties/completed/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "executor" || r === "planner" || r === "scout" || r === "recognizer" || r === "memory")) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/type", schemaPath: "#/properties/agents/properties/completed/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.completed.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.result !== void 0) {
                  let r = o.result;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "success" || r === "failure" || r === "timeout" || r === "cancelled")) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/result", schemaPath: "#/properties/agents/properties/completed/items/properties/result/enum", keyword: "enum", params: { allowedValues: u.properties.agents.properties.completed.items.properties.result.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.duration_seconds !== void 0) {
                  let r = o.duration_seconds;
                  if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
                    let d = { instancePath: p + "/agents/completed/" + n + "/duration_seconds", schemaPath: "#/properties/agents/properties/completed/items/properties/duration_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/agents/completed/" + n, schemaPath: "#/properties/agents/properties/completed/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/agents/completed", schemaPath: "#/properties/agents/properties/completed/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.persistent !== void 0) {
      let s = l.persistent;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.decisions !== void 0) {
          let t = s.decisions;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.decision === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "decision" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase_decided === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "phase_decided" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.affects_phases === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "affects_phases" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.rationale === void 0) {
                  let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/required", keyword: "required", params: { missingProperty: "rationale" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!Z.test(r)) {
                      let d = { instancePath: p + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^dec-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/id", schemaPath: "#/properties/persistent/properties/decisions/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.decision !== void 0 && typeof o.decision != "string") {
                  let r = { instancePath: p + "/persistent/decisions/" + n + "/decision", schemaPath: "#/properties/persistent/properties/decisions/items/properties/decision/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.phase_decided !== void 0) {
                  let r = o.phase_decided;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/phase_decided", schemaPath: "#/properties/persistent/properties/decisions/items/properties/phase_decided/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.affects_phases !== void 0) {
                  let r = o.affects_phases;
                  if (Array.isArray(r)) {
                    let d = r.length;
                    for (let m = 0; m < d; m++) {
                      let k = r[m];
                      if (typeof k == "string") {
                        if (!h.test(k)) {
                          let c = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases/" + m, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [c] : e.push(c), i++;
                        }
                      } else {
                        let c = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases/" + m, schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [c] : e.push(c), i++;
                      }
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/decisions/" + n + "/affects_phases", schemaPath: "#/properties/persistent/properties/decisions/items/properties/affects_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.rationale !== void 0 && typeof o.rationale != "string") {
                  let r = { instancePath: p + "/persistent/decisions/" + n + "/rationale", schemaPath: "#/properties/persistent/properties/decisions/items/properties/rationale/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/persistent/decisions/" + n, schemaPath: "#/properties/persistent/properties/decisions/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/decisions", schemaPath: "#/properties/persistent/properties/decisions/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.artifacts !== void 0) {
          let t = s.artifacts;
          if (Array.isArray(t)) {
            let a = t.length;
            for (let n = 0; n < a; n++) {
              let o = t[n];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                if (o.id === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "id" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.type === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "type" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.path === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "path" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.created_phase === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "created_phase" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.used_by_phases === void 0) {
                  let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/required", keyword: "required", params: { missingProperty: "used_by_phases" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.id !== void 0) {
                  let r = o.id;
                  if (typeof r == "string") {
                    if (!E.test(r)) {
                      let d = { instancePath: p + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^art-\\d{3}$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/id", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/id/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.type !== void 0) {
                  let r = o.type;
                  if (typeof r != "string") {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                  if (!(r === "schema" || r === "config" || r === "api" || r === "component" || r === "model")) {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/type", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.persistent.properties.artifacts.items.properties.type.enum } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.path !== void 0 && typeof o.path != "string") {
                  let r = { instancePath: p + "/persistent/artifacts/" + n + "/path", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/path/type", keyword: "type", params: { type: "string" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
                if (o.created_phase !== void 0) {
                  let r = o.created_phase;
                  if (typeof r == "string") {
                    if (!h.test(r)) {
                      let d = { instancePath: p + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/created_phase", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/created_phase/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
                if (o.used_by_phases !== void 0) {
                  let r = o.used_by_phases;
                  if (Array.isArray(r)) {
                    let d = r.length;
                    for (let m = 0; m < d; m++) {
                      let k = r[m];
                      if (typeof k == "string") {
                        if (!h.test(k)) {
                          let c = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases/" + m, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [c] : e.push(c), i++;
                        }
                      } else {
                        let c = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases/" + m, schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/items/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [c] : e.push(c), i++;
                      }
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/artifacts/" + n + "/used_by_phases", schemaPath: "#/properties/persistent/properties/artifacts/items/properties/used_by_phases/type", keyword: "type", params: { type: "array" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let r = { instancePath: p + "/persistent/artifacts/" + n, schemaPath: "#/properties/persistent/properties/artifacts/items/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/artifacts", schemaPath: "#/properties/persistent/properties/artifacts/type", keyword: "type", params: { type: "array" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.tech_stack !== void 0) {
          let t = s.tech_stack;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.runtime !== void 0 && typeof t.runtime != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/runtime", schemaPath: "#/properties/persistent/properties/tech_stack/properties/runtime/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.framework !== void 0 && typeof t.framework != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/framework", schemaPath: "#/properties/persistent/properties/tech_stack/properties/framework/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.database !== void 0 && typeof t.database != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/database", schemaPath: "#/properties/persistent/properties/tech_stack/properties/database/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.orm !== void 0 && typeof t.orm != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/orm", schemaPath: "#/properties/persistent/properties/tech_stack/properties/orm/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.auth !== void 0 && typeof t.auth != "string") {
              let a = { instancePath: p + "/persistent/tech_stack/auth", schemaPath: "#/properties/persistent/properties/tech_stack/properties/auth/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [a] : e.push(a), i++;
            }
            if (t.added_packages !== void 0) {
              let a = t.added_packages;
              if (Array.isArray(a)) {
                let n = a.length;
                for (let o = 0; o < n; o++) {
                  let r = a[o];
                  if (r && typeof r == "object" && !Array.isArray(r)) {
                    if (r.name !== void 0 && typeof r.name != "string") {
                      let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/name", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                    if (r.added_phase !== void 0) {
                      let d = r.added_phase;
                      if (typeof d == "string") {
                        if (!h.test(d)) {
                          let m = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/pattern", keyword: "pattern", params: { pattern: "^\\d{2}-[a-z0-9-]+$" } };
                          e === null ? e = [m] : e.push(m), i++;
                        }
                      } else {
                        let m = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/added_phase", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/added_phase/type", keyword: "type", params: { type: "string" } };
                        e === null ? e = [m] : e.push(m), i++;
                      }
                    }
                    if (r.purpose !== void 0 && typeof r.purpose != "string") {
                      let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o + "/purpose", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/properties/purpose/type", keyword: "type", params: { type: "string" } };
                      e === null ? e = [d] : e.push(d), i++;
                    }
                  } else {
                    let d = { instancePath: p + "/persistent/tech_stack/added_packages/" + o, schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/items/type", keyword: "type", params: { type: "object" } };
                    e === null ? e = [d] : e.push(d), i++;
                  }
                }
              } else {
                let n = { instancePath: p + "/persistent/tech_stack/added_packages", schemaPath: "#/properties/persistent/properties/tech_stack/properties/added_packages/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/persistent/tech_stack", schemaPath: "#/properties/persistent/properties/tech_stack/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/persistent", schemaPath: "#/properties/persistent/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.resume !== void 0) {
      let s = l.resume;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.can_resume === void 0) {
          let t = { instancePath: p + "/resume", schemaPath: "#/properties/resume/required", keyword: "required", params: { missingProperty: "can_resume" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.checkpoint_file !== void 0) {
          let t = s.checkpoint_file;
          if (typeof t != "string" && t !== null) {
            let a = { instancePath: p + "/resume/checkpoint_file", schemaPath: "#/properties/resume/properties/checkpoint_file/type", keyword: "type", params: { type: u.properties.resume.properties.checkpoint_file.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.last_agent !== void 0) {
          let t = s.last_agent;
          if (typeof t != "string" && t !== null) {
            let a = { instancePath: p + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/type", keyword: "type", params: { type: u.properties.resume.properties.last_agent.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !v.test(t)) {
            let a = { instancePath: p + "/resume/last_agent", schemaPath: "#/properties/resume/properties/last_agent/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.last_commit !== void 0) {
          let t = s.last_commit;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t)) && typeof t != "boolean" && t !== null) {
            let a = { instancePath: p + "/resume/last_commit", schemaPath: "#/properties/resume/properties/last_commit/type", keyword: "type", params: { type: u.properties.resume.properties.last_commit.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.can_resume !== void 0 && typeof s.can_resume != "boolean") {
          let t = { instancePath: p + "/resume/can_resume", schemaPath: "#/properties/resume/properties/can_resume/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.resume_position !== void 0) {
          let t = s.resume_position;
          if (t && typeof t == "object" && !Array.isArray(t)) {
            if (t.phase !== void 0) {
              let a = t.phase;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/phase", schemaPath: "#/properties/resume/properties/resume_position/properties/phase/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
            if (t.block !== void 0) {
              let a = t.block;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/block", schemaPath: "#/properties/resume/properties/resume_position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
            if (t.thread !== void 0) {
              let a = t.thread;
              if (!(typeof a == "number" && !(a % 1) && !isNaN(a) && isFinite(a))) {
                let n = { instancePath: p + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [n] : e.push(n), i++;
              }
              if (typeof a == "number" && isFinite(a) && (a < 0 || isNaN(a))) {
                let n = { instancePath: p + "/resume/resume_position/thread", schemaPath: "#/properties/resume/properties/resume_position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [n] : e.push(n), i++;
              }
            }
          } else {
            let a = { instancePath: p + "/resume/resume_position", schemaPath: "#/properties/resume/properties/resume_position/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/resume", schemaPath: "#/properties/resume/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.budget !== void 0) {
      let s = l.budget;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.total_cost_usd !== void 0) {
          let t = s.total_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/budget/total_cost_usd", schemaPath: "#/properties/budget/properties/total_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.session_cost_usd !== void 0) {
          let t = s.session_cost_usd;
          if (!(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/budget/session_cost_usd", schemaPath: "#/properties/budget/properties/session_cost_usd/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.spawns_this_session !== void 0) {
          let t = s.spawns_this_session;
          if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/budget/spawns_this_session", schemaPath: "#/properties/budget/properties/spawns_this_session/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/budget", schemaPath: "#/properties/budget/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.warnings !== void 0) {
      let s = l.warnings;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let a = 0; a < t; a++) {
          let n = s[a];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.level !== void 0) {
              let o = n.level;
              if (typeof o != "string") {
                let r = { instancePath: p + "/warnings/" + a + "/level", schemaPath: "#/properties/warnings/items/properties/level/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (!(o === "warning" || o === "info")) {
                let r = { instancePath: p + "/warnings/" + a + "/level", schemaPath: "#/properties/warnings/items/properties/level/enum", keyword: "enum", params: { allowedValues: u.properties.warnings.items.properties.level.enum } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.message !== void 0 && typeof n.message != "string") {
              let o = { instancePath: p + "/warnings/" + a + "/message", schemaPath: "#/properties/warnings/items/properties/message/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [o] : e.push(o), i++;
            }
            if (n.source !== void 0) {
              let o = n.source;
              if (typeof o == "string") {
                if (!v.test(o)) {
                  let r = { instancePath: p + "/warnings/" + a + "/source", schemaPath: "#/properties/warnings/items/properties/source/pattern", keyword: "pattern", params: { pattern: "^(mc|(executor|planner|scout|recognizer|memory)-\\d{3})$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/warnings/" + a + "/source", schemaPath: "#/properties/warnings/items/properties/source/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.timestamp !== void 0) {
              let o = n.timestamp;
              if (typeof o == "string") {
                if (!y.test(o)) {
                  let r = { instancePath: p + "/warnings/" + a + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/warnings/" + a + "/timestamp", schemaPath: "#/properties/warnings/items/properties/timestamp/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let o = { instancePath: p + "/warnings/" + a, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [o] : e.push(o), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.blockers !== void 0) {
      let s = l.blockers;
      if (Array.isArray(s)) {
        let t = s.length;
        for (let a = 0; a < t; a++) {
          let n = s[a];
          if (n && typeof n == "object" && !Array.isArray(n)) {
            if (n.id !== void 0) {
              let o = n.id;
              if (typeof o == "string") {
                if (!R.test(o)) {
                  let r = { instancePath: p + "/blockers/" + a + "/id", schemaPath: "#/properties/blockers/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^blocker-\\d{3}$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/blockers/" + a + "/id", schemaPath: "#/properties/blockers/items/properties/id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.type !== void 0) {
              let o = n.type;
              if (typeof o != "string") {
                let r = { instancePath: p + "/blockers/" + a + "/type", schemaPath: "#/properties/blockers/items/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (!(o === "missing_credential" || o === "external_api" || o === "permission" || o === "dependency")) {
                let r = { instancePath: p + "/blockers/" + a + "/type", schemaPath: "#/properties/blockers/items/properties/type/enum", keyword: "enum", params: { allowedValues: u.properties.blockers.items.properties.type.enum } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.description !== void 0 && typeof n.description != "string") {
              let o = { instancePath: p + "/blockers/" + a + "/description", schemaPath: "#/properties/blockers/items/properties/description/type", keyword: "type", params: { type: "string" } };
              e === null ? e = [o] : e.push(o), i++;
            }
            if (n.blocking_thread !== void 0) {
              let o = n.blocking_thread;
              if (typeof o != "string" && !(typeof o == "number" && isFinite(o))) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/type", keyword: "type", params: { type: u.properties.blockers.items.properties.blocking_thread.type } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (typeof o == "number" && isFinite(o) && (o < 0 || isNaN(o))) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                e === null ? e = [r] : e.push(r), i++;
              }
              if (typeof o == "string" && !b.test(o)) {
                let r = { instancePath: p + "/blockers/" + a + "/blocking_thread", schemaPath: "#/properties/blockers/items/properties/blocking_thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
            if (n.added_at !== void 0) {
              let o = n.added_at;
              if (typeof o == "string") {
                if (!y.test(o)) {
                  let r = { instancePath: p + "/blockers/" + a + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
                  e === null ? e = [r] : e.push(r), i++;
                }
              } else {
                let r = { instancePath: p + "/blockers/" + a + "/added_at", schemaPath: "#/properties/blockers/items/properties/added_at/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [r] : e.push(r), i++;
              }
            }
          } else {
            let o = { instancePath: p + "/blockers/" + a, schemaPath: "#/properties/blockers/items/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [o] : e.push(o), i++;
          }
        }
      } else {
        let t = { instancePath: p + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.energy !== void 0) {
      let s = l.energy;
      if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/energy", schemaPath: "#/properties/energy/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), i++;
  }
  return _.errors = e, i === 0;
}
_.evaluated = { props: { version: true, session_id: true, mission_id: true, cluster: true, created_at: true, updated_at: true, status: true, mode: true, phases: true, position: true, progress: true, agents: true, persistent: true, resume: true, budget: true, warnings: true, blockers: true, energy: true }, dynamicProps: false, dynamicItems: false };
var D = w;
var g = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/schemas/grid/state-persistence.schema.json", type: "object", required: ["cluster", "status", "position", "updated_at"], properties: { version: { type: "string" }, cluster: { type: "string" }, status: { type: "string", enum: ["initialized", "active", "checkpoint", "interrupted", "resumed", "completed", "failed"] }, position: { type: "object", required: ["block"], properties: { phase: { type: ["string", "number"] }, phase_name: { type: "string" }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, block_name: { type: "string" }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, wave_name: { type: "string" }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, thread_name: { type: "string" } } }, block: { type: ["string", "integer"], pattern: "^\\d{1,4}(-\\d{1,4})?$", minimum: 0 }, wave: { type: ["string", "integer"], pattern: "^\\d{1,4}$", minimum: 0 }, thread: { type: ["string", "number"], pattern: "^\\d{1,4}(\\.\\d{1,4})?$", minimum: 0 }, progress_percent: { type: "number", minimum: 0, maximum: 100 }, created_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, updated_at: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" }, mode: { type: "string" } } };
var N = new RegExp("^\\d{1,4}(-\\d{1,4})?$", "u");
var $ = new RegExp("^\\d{1,4}$", "u");
function w(l, { instancePath: p = "", parentData: j, parentDataProperty: A, rootData: F = l, dynamicAnchors: z = {} } = {}) {
  let e = null, i = 0, f = w.evaluated;
  if (f.dynamicProps && (f.props = void 0), f.dynamicItems && (f.items = void 0), l && typeof l == "object" && !Array.isArray(l)) {
    if (l.cluster === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cluster" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.position === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.updated_at === void 0) {
      let s = { instancePath: p, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.version !== void 0 && typeof l.version != "string") {
      let s = { instancePath: p + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.cluster !== void 0 && typeof l.cluster != "string") {
      let s = { instancePath: p + "/cluster", schemaPath: "#/properties/cluster/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
    if (l.status !== void 0) {
      let s = l.status;
      if (typeof s != "string") {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(s === "initialized" || s === "active" || s === "checkpoint" || s === "interrupted" || s === "resumed" || s === "completed" || s === "failed")) {
        let t = { instancePath: p + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: g.properties.status.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.position !== void 0) {
      let s = l.position;
      if (s && typeof s == "object" && !Array.isArray(s)) {
        if (s.block === void 0) {
          let t = { instancePath: p + "/position", schemaPath: "#/properties/position/required", keyword: "required", params: { missingProperty: "block" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.phase !== void 0) {
          let t = s.phase;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/position/phase", schemaPath: "#/properties/position/properties/phase/type", keyword: "type", params: { type: g.properties.position.properties.phase.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.phase_name !== void 0 && typeof s.phase_name != "string") {
          let t = { instancePath: p + "/position/phase_name", schemaPath: "#/properties/position/properties/phase_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.block !== void 0) {
          let t = s.block;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/type", keyword: "type", params: { type: g.properties.position.properties.block.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !N.test(t)) {
            let a = { instancePath: p + "/position/block", schemaPath: "#/properties/position/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.block_name !== void 0 && typeof s.block_name != "string") {
          let t = { instancePath: p + "/position/block_name", schemaPath: "#/properties/position/properties/block_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.wave !== void 0) {
          let t = s.wave;
          if (typeof t != "string" && !(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/type", keyword: "type", params: { type: g.properties.position.properties.wave.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !$.test(t)) {
            let a = { instancePath: p + "/position/wave", schemaPath: "#/properties/position/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.wave_name !== void 0 && typeof s.wave_name != "string") {
          let t = { instancePath: p + "/position/wave_name", schemaPath: "#/properties/position/properties/wave_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s.thread !== void 0) {
          let t = s.thread;
          if (typeof t != "string" && !(typeof t == "number" && isFinite(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/type", keyword: "type", params: { type: g.properties.position.properties.thread.type } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "number" && isFinite(t) && (t < 0 || isNaN(t))) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
            e === null ? e = [a] : e.push(a), i++;
          }
          if (typeof t == "string" && !b.test(t)) {
            let a = { instancePath: p + "/position/thread", schemaPath: "#/properties/position/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
            e === null ? e = [a] : e.push(a), i++;
          }
        }
        if (s.thread_name !== void 0 && typeof s.thread_name != "string") {
          let t = { instancePath: p + "/position/thread_name", schemaPath: "#/properties/position/properties/thread_name/type", keyword: "type", params: { type: "string" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.block !== void 0) {
      let s = l.block;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/type", keyword: "type", params: { type: g.properties.block.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !N.test(s)) {
        let t = { instancePath: p + "/block", schemaPath: "#/properties/block/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(-\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.wave !== void 0) {
      let s = l.wave;
      if (typeof s != "string" && !(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/type", keyword: "type", params: { type: g.properties.wave.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !$.test(s)) {
        let t = { instancePath: p + "/wave", schemaPath: "#/properties/wave/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.thread !== void 0) {
      let s = l.thread;
      if (typeof s != "string" && !(typeof s == "number" && isFinite(s))) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/type", keyword: "type", params: { type: g.properties.thread.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "number" && isFinite(s) && (s < 0 || isNaN(s))) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof s == "string" && !b.test(s)) {
        let t = { instancePath: p + "/thread", schemaPath: "#/properties/thread/pattern", keyword: "pattern", params: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.progress_percent !== void 0) {
      let s = l.progress_percent;
      if (typeof s == "number" && isFinite(s)) {
        if (s > 100 || isNaN(s)) {
          let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (s < 0 || isNaN(s)) {
          let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/progress_percent", schemaPath: "#/properties/progress_percent/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.created_at !== void 0) {
      let s = l.created_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.updated_at !== void 0) {
      let s = l.updated_at;
      if (typeof s == "string") {
        if (!y.test(s)) {
          let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: p + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (l.mode !== void 0 && typeof l.mode != "string") {
      let s = { instancePath: p + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [s] : e.push(s), i++;
    }
  } else {
    let s = { instancePath: p, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [s] : e.push(s), i++;
  }
  return w.errors = e, i === 0;
}
w.evaluated = { props: { version: true, cluster: true, status: true, position: true, block: true, wave: true, thread: true, progress_percent: true, created_at: true, updated_at: true, mode: true }, dynamicProps: false, dynamicItems: false };

// src/formats/grid/specifications.ts
var stateSpecification = {
  schema: state_schema_default,
  validate: V
};
var persistenceSpecification = {
  schema: state_persistence_schema_default,
  validate: D
};

// src/formats/grid/read-state.ts
async function readState(file) {
  const form = formOf(file.text);
  const body = bodyOf(file, form);
  const conflicts = await conflictsOf(file.text, form, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form.yaml.end);
  if (inYaml.length > 0 || conflicts.length > 0 && form.dialect === "prose") return broken(file, form, conflicts);
  if (!form.dialect || form.frontMatter.form === "open") return broken(file, form, [...conflicts, ...formFaults(form)]);
  const faults = [...conflicts, ...form.frontMatter.faults];
  const readable = conflicts.length > 0 ? { lines: [], structure: body.structure } : body;
  if (form.dialect === "prose") {
    const document = new TextDocument(file.path, file.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const yaml = readYaml(file.text, form.yaml.start, form.yaml.end, file.limits);
  if (yaml.root?.kind !== "map") {
    return broken(file, form, [...faults, ...yaml.faults, ...yaml.root ? [noMapping(yaml.root)] : []]);
  }
  const parsed = { root: yaml.root, faults: [...faults, ...yaml.faults] };
  if (dialectOfKeys(yaml.root.entries.map(({ key }) => String(key.value))) === "schema") {
    const { data: data2, ...place2 } = specified(file, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file, data2.resume?.checkpoint_file);
    return stateOf({ dialect: "schema", data: data2, ...place2, body: readable, checkpointFile });
  }
  const { data, ...place } = specified(file, parsed, persistenceSpecification);
  const plannedBlocks = await countPlannedBlocks(file.tree, file.root);
  return stateOf({ dialect: "persistence", data, ...place, body: readable, plannedBlocks });
}
function stateOf(state) {
  return { dialect: state.dialect, documents: [state.document], state };
}
function broken({ path, text: text2 }, { dialect: dialect2 }, faults) {
  const documents = [new TextDocument(path, text2, { faults })];
  return { dialect: dialect2, documents, state: void 0, unjudged: `${stateFile} does not parse` };
}
function specified({ path, text: text2 }, parsed, specification) {
  const { verdict, data } = specify(parsed.root, specification);
  const document = new TextDocument(path, text2, { ...parsed, verdict });
  return { document, data, at: document.at.bind(document) };
}
function bodyOf({ text: text2, limits }, { body: { start, end } }) {
  let lines;
  let structure;
  return {
    get lines() {
      lines ??= scanLines(text2, start, end);
      return lines;
    },
    structure() {
      structure ??= readStructure(text2, start, end, limits);
      return structure;
    }
  };
}
async function conflictsOf(text2, form, body) {
  const conflicts = conflictMarkers(text2);
  if (!conflicts.some((conflict) => conflict.start >= form.body.start)) return conflicts;
  const structure = await body.structure();
  return conflicts.filter(({ start }) => start < form.body.start || !structure.ok || structure.isText(start));
}
function formFaults({ dialect: dialect2, frontMatter, body }) {
  if (frontMatter.faults.length > 0 || dialect2) return [...frontMatter.faults];
  if (frontMatter.form === "fenced") {
    const message2 = "the front matter holds no mapping; expected the fields of the state";
    return [{ kind: "front-matter", message: message2, start: 0, end: Math.max(0, frontMatter.yaml.start - 1) }];
  }
  const message = 'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", "Phase: 1 of 3")';
  return [{ kind: "front-matter", message, start: 0, end: Math.min(body.end, 1) }];
}
function noMapping({ kind, start, end }) {
  const found = kind === "list" ? "a list" : "a single value";
  return { kind: "front-matter", message: `the front matter is ${found}; expected a mapping of fields`, start, end };
}
async function findCheckpoint({ tree, root }, claimed) {
  if (!claimed) return "none";
  const folders = ["", parentOf(root), root];
  const places = folders.map((folder) => claimedPath(claimed, folder)).filter((place) => place !== void 0);
  if (places.length === 0) return "outside";
  const kinds2 = await Promise.all(places.map((place) => tree.kind(place)));
  return kinds2.includes("file") ? "present" : "missing";
}

// src/formats/grid/read.ts
async function readGrid(tree, root, limits) {
  const path = pathIn(root, stateFile);
  const empty2 = { root, format: "grid", dialect: void 0, documents: [], unreadable: [], state: void 0 };
  const unreadable = (file) => ({
    ...empty2,
    unreadable: [{ path, ...file }],
    unjudged: `${stateFile} could not be read`
  });
  const read = await tree.read(path, limits.markdownBytes);
  if (!read.ok && read.refusal === "missing") return empty2;
  if (!read.ok && read.refusal === "too-large") {
    return unreadable({ refusal: "too-large", detail: size(limits.markdownBytes) });
  }
  if (!read.ok) return unreadable({ refusal: read.refusal });
  const decoded = decode(read.bytes);
  if (!decoded.ok) return unreadable({ refusal: decoded.problem, detail: `byte ${decoded.offset}` });
  return { ...empty2, ...await readState({ tree, root, path, text: decoded.text, limits }) };
}

// src/formats/grid/instants.ts
var known = /* @__PURE__ */ new WeakMap();
function stampsOf(state) {
  const stamps = known.get(state) ?? [...findStamps(state)];
  known.set(state, stamps);
  return stamps;
}
function* findStamps({ document, data }) {
  if (!document.verdict) return;
  for (const { keyPath, value, schema: schema4 } of visit3(document.verdict.schema, data)) {
    if (schema4?.["x-kind"] !== "date" || typeof value !== "string") continue;
    const instant = parseInstant(value);
    if (instant) yield { ...instant, keyPath, name: keyPath.join("."), text: value };
  }
}
var widestZoneMs = 14 * 36e5;
function orderOf(first, last, slackMs = 0) {
  const wrongByMs = first.ms - last.ms;
  if (wrongByMs <= slackMs) return "fits";
  return first.zoned !== last.zoned && wrongByMs < widestZoneMs ? "doubtful" : "wrong";
}

// src/formats/grid/chronology.ts
var closedBy = {
  created_at: "updated_at",
  started_at: "completed_at",
  spawned_at: "last_heartbeat"
};
function chronologyOf(state, { now, limits }) {
  const slackMs = limits.clockSkewMs;
  const isFuture = ({ ms }) => ms - now > slackMs;
  const stamps = stampsOf(state);
  const byName2 = new Map(stamps.map((stamp) => [stamp.name, stamp]));
  const created = byName2.get("created_at");
  const updated = byName2.get("updated_at");
  const records = stamps.flatMap((first) => {
    const closing = closedBy[String(first.keyPath.at(-1))];
    const last = closing && byName2.get([...first.keyPath.slice(0, -1), closing].join("."));
    const order = last ? orderOf(first, last) : "fits";
    if (!last || order === "fits") return [];
    const [wrong, other2] = isFuture(first) ? [first, last] : [last, first];
    return [{ kind: "record", wrong, other: other2, doubtful: order === "doubtful" }];
  });
  const named = new Set(records.flatMap(({ wrong, other: other2 }) => [wrong, other2]));
  const inside = stamps.filter((stamp) => stamp !== created && stamp !== updated && !named.has(stamp));
  const bounds = [created, updated].filter((bound) => bound !== void 0).filter((bound) => !named.has(bound));
  const outside = inside.flatMap(
    (wrong) => bounds.flatMap((other2) => {
      const kind = other2 === created ? "early" : "late";
      const order = kind === "early" ? orderOf(other2, wrong, slackMs) : orderOf(wrong, other2, slackMs);
      return order === "fits" ? [] : [{ kind, wrong, other: other2, doubtful: order === "doubtful" }];
    })
  );
  return { stamps, created, updated, disorders: [...records, ...outside], isFuture };
}
function misplaced(state, { wrong, other: other2, doubtful }) {
  const side = wrong.ms < other2.ms ? "before" : "after";
  const message = `${wrong.name} is ${quote(wrong.text)}, which is ${side} ${other2.name}, ${quote(other2.text)}`;
  return [
    state.at(wrong.keyPath),
    doubtful ? `${message}; only one of the two names its zone` : message,
    {
      severity: doubtful ? "warning" : "error",
      related: [{ at: state.at(other2.keyPath), message: `${other2.name} stands here` }]
    }
  ];
}

// src/formats/grid/rule.ts
function rule(facts) {
  const dialects = facts.dialects ?? ["schema"];
  return {
    ...facts,
    check(context) {
      const { state, dialect: dialect2, unjudged } = context.snapshot;
      if (state && dialects.includes(state.dialect)) return facts.check({ ...context, state });
      const isMine = dialect2 === void 0 || dialects.includes(dialect2);
      if (!state && unjudged !== void 0 && isMine) context.skip(unjudged);
    }
  };
}

// src/formats/grid/rules/agent-heartbeat.ts
var agentHeartbeat = rule({
  id: "grid/agent-heartbeat",
  severity: "warning",
  summary: "active agents were heard of after they were spawned, and within 10 minutes of updated_at",
  source: "STATE.md schema 1.3",
  check({ state, now, limits, report }) {
    const { stamps, updated, disorders, isFuture } = chronologyOf(state, { now, limits });
    for (const one of disorders) {
      if (one.kind === "record" && one.wrong.keyPath[0] === "agents") report(...misplaced(state, one));
    }
    const isOver = state.data.status === "complete" || state.data.status === "failed";
    if (!updated || isOver || isFuture(updated)) return;
    const said3 = new Set(disorders.flatMap(({ wrong, other: other2 }) => [wrong, other2]));
    for (const beat of stamps.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat")) {
      const silentMs = updated.ms - beat.ms;
      if (silentMs <= limits.heartbeatMs || said3.has(beat)) continue;
      const fact = `${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`;
      const limit = `expected one at least every ${duration(limits.heartbeatMs)}`;
      report(state.at(beat.keyPath), `${fact}; ${limit}${beat.zoned === updated.zoned ? "" : ", if both are UTC"}`, {
        related: [{ at: state.at("updated_at"), message: `updated_at is ${quote(updated.text)}` }]
      });
    }
  }
});

// src/formats/grid/phases.ts
function phasesOf({ data }) {
  const definitions = data.phases?.definitions ?? [];
  return definitions.map((definition, index) => ({
    ...definition,
    path: `phases.definitions.${index}`,
    number: index + 1
  }));
}
function nameOf({ id, number: number3 }) {
  return id === void 0 ? `phase ${number3}` : quote(id);
}
function phaseNumber(id) {
  return Number(id.slice(0, 2));
}
function isNumbered({ number: number3, id }, wanted) {
  return number3 === wanted || id !== void 0 && phaseNumber(id) === wanted;
}
function phaseNumbered(state, wanted) {
  const phases = phasesOf(state);
  return phases.find(({ number: number3 }) => number3 === wanted) ?? phases.find((phase) => wanted !== void 0 && isNumbered(phase, wanted));
}
function currentPhases(state) {
  const { phase: number3, phase_id: id } = state.data.position ?? {};
  const numbers = [number3, state.data.phases?.current].filter((one) => one !== void 0);
  return phasesOf(state).filter(
    (phase) => id !== void 0 && phase.id === id || numbers.some((one) => isNumbered(phase, one))
  );
}
function currentNumber(state) {
  const { current, total } = state.data.phases ?? {};
  const isThere = current !== void 0 && current >= 1 && (total === void 0 || current <= total);
  return isThere || isPlanning(state) ? current : void 0;
}
function isPlanning({ data }) {
  return data.status === "planning";
}
function isRunning({ data }) {
  return data.status === "in_progress" || data.status === "blocked";
}

// src/formats/grid/defined-phases.ts
function definedPhases(state) {
  const phases = phasesOf(state);
  const byId = new Map(phases.flatMap((phase) => phase.id === void 0 ? [] : [[phase.id, phase]]));
  const isTold = phases.length > 0 && phases.every(({ id }) => id !== void 0);
  return isTold ? byId : void 0;
}
var mostToSuggest = 30;
function undefinedPhase(field2, id, phases) {
  const meant = phases.size <= mostToSuggest ? nearest(id, [...phases.keys()]) : void 0;
  const fact = `${field2} is ${quote(id)}, which phases.definitions does not define`;
  return meant === void 0 ? fact : `${fact}; did you mean ${quote(meant)}?`;
}

// src/formats/grid/rules/agent-location.ts
var agentLocation = rule({
  id: "grid/agent-location",
  severity: "error",
  summary: "the phase and the block that an active agent works in exist",
  source: "STATE.md schema 1.3",
  check(context) {
    const { state, report } = context;
    const phases = definedPhases(state);
    for (const [index, agent] of (state.data.agents?.active ?? []).entries()) {
      if (agent?.phase === void 0) continue;
      const path = `agents.active.${index}`;
      const phase = phases?.get(agent.phase);
      if (phases && !phase) {
        report(state.at(`${path}.phase`), undefinedPhase(`${path}.phase`, agent.phase, phases), {
          related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
        });
      } else if (!isBeyondTotal(context, path, agent.phase) && agent.block !== void 0) {
        checkBlock(context, path, agent.phase, agent.block, phase);
      }
    }
  }
});
function isBeyondTotal({ state, report }, path, phase) {
  const { definitions = [], total = 0 } = state.data.phases ?? {};
  if (definitions.length > 0 || total === 0 || isPlanning(state)) return false;
  const number3 = phaseNumber(phase);
  if (number3 >= 1 && number3 <= total) return false;
  report(state.at(`${path}.phase`), `${path}.phase is ${quote(phase)}, but the mission has ${count(total, "phase")}`, {
    related: [{ at: state.at("phases.total"), message: "the phases are counted here" }]
  });
  return true;
}
function checkBlock({ state, report }, path, phase, block2, defined) {
  const fact = `${path}.block is ${quote(block2)}, but`;
  const number3 = Number(block2.slice(3));
  const ofPhase = phaseNumber(block2);
  if (defined ? !isNumbered(defined, ofPhase) : phaseNumber(phase) !== ofPhase) {
    report(state.at(`${path}.block`), `${fact} the agent works in phase ${quote(phase)}`, {
      related: [{ at: state.at(`${path}.phase`), message: "the phase stands here" }]
    });
  } else if (number3 === 0) {
    report(state.at(`${path}.block`), `${fact} the blocks of a phase are numbered from 01`);
  } else if (defined?.blocks && number3 > defined.blocks) {
    report(state.at(`${path}.block`), `${fact} phase ${quote(phase)} has ${count(defined.blocks, "block")}`, {
      related: [{ at: state.at(`${defined.path}.blocks`), message: "its blocks are counted here" }]
    });
  }
}

// src/formats/grid/threads.ts
var threadId = /^(?:(\d{1,4})\.)?(\d{1,4})$/;
function whyNoThread(id, { data }) {
  const [, block2, thread] = threadId.exec(id) ?? [];
  if (thread === void 0) return "expected block and thread like 02.3, or a number";
  const { blocks_total = 0, threads_total = 0 } = data.progress ?? {};
  const defined = (data.phases?.definitions ?? []).reduce((sum, phase) => sum + (phase?.blocks ?? 0), 0);
  return block2 !== void 0 && beyond(Number(block2), Math.max(blocks_total, defined), "block") || beyond(Number(thread), threads_total && Math.max(threads_total, data.position?.thread_total ?? 0), "thread");
}
function beyond(number3, total, noun) {
  if (number3 === 0) return `${noun}s are numbered from 1`;
  return total > 0 && number3 > total ? `the mission has ${count(total, noun)}` : void 0;
}

// src/formats/grid/rules/agent-registry.ts
var agentRegistry = rule({
  id: "grid/agent-registry",
  severity: "warning",
  summary: "an agent is either active or completed, and the agents and threads named elsewhere are known",
  source: "STATE.md schema 1.1, 1.8, 1.9, D14, D15",
  check(context) {
    const { state, report } = context;
    const active2 = pathsById(state, "active");
    const completed = pathsById(state, "completed");
    for (const [id, path] of active2) {
      const other2 = completed.get(id);
      if (id === void 0 || other2 === void 0) continue;
      report(state.at(path), `${path} is ${quote(id)}, but the agent is also completed`, {
        related: [{ at: state.at(other2), message: "it is completed here" }]
      });
    }
    if (isComplete(state, active2, completed)) {
      reportStrangers(context, /* @__PURE__ */ new Set(["mc", ...active2.keys(), ...completed.keys()]));
    }
    reportThreads(context);
  }
});
function pathsById({ data }, list) {
  const agents = [...(data.agents?.[list] ?? []).entries()].reverse();
  return new Map(agents.map(([index, agent]) => [agent?.id, `agents.${list}.${index}.id`]));
}
function isComplete({ data, document }, ...lists) {
  const { agents } = data;
  if (!agents || lists.some((list) => list.has(void 0))) return false;
  return ["active", "completed"].every((list) => agents[list] || !document.node(`agents.${list}`));
}
function reportStrangers({ state, report }, known2) {
  const mentions = /* @__PURE__ */ new Map();
  const mention = (path, id) => {
    if (!id || known2.has(id)) return;
    const paths = mentions.get(id);
    if (paths) paths.push(path);
    else mentions.set(id, [path]);
  };
  mention("resume.last_agent", state.data.resume?.last_agent);
  for (const [index, warning] of (state.data.warnings ?? []).entries()) {
    mention(`warnings.${index}.source`, warning?.source);
  }
  for (const [id, [first = "", ...others]] of mentions) {
    report(state.at(first), `${first} is ${quote(id)}, which stands neither in agents.active nor in agents.completed`, {
      severity: "info",
      related: others.slice(0, 5).map((path) => ({ at: state.at(path), message: "it is named here too" }))
    });
  }
}
function reportThreads({ state, report }) {
  for (const [index, blocker] of (state.data.blockers ?? []).entries()) {
    if (blocker?.blocking_thread === void 0) continue;
    const path = `blockers.${index}.blocking_thread`;
    const node = state.document.node(path);
    const isNumber = typeof blocker.blocking_thread === "number" && node?.kind === "scalar";
    const id = isNumber ? node.source : String(blocker.blocking_thread);
    const why = whyNoThread(id, state);
    if (why) report(state.at(path), `${path} is ${quote(id)}, but ${why}`, { severity: "info" });
  }
}

// src/formats/grid/rules/agent-type.ts
var agentType = rule({
  id: "grid/agent-type",
  severity: "error",
  summary: "the type of an agent is the prefix of its id",
  source: "STATE.md schema 1.3, 1.4, 3.1",
  check({ state, report }) {
    for (const list of ["active", "completed"]) {
      for (const [index, agent] of (state.data.agents?.[list] ?? []).entries()) {
        if (agent?.id === void 0 || agent.type === void 0) continue;
        if (agent.id.startsWith(`${agent.type}-`)) continue;
        const path = `agents.${list}.${index}`;
        report(state.at(`${path}.type`), `${path}.type is ${quote(agent.type)}, but its id is ${quote(agent.id)}`, {
          related: [{ at: state.at(`${path}.id`), message: "the id stands here" }]
        });
      }
    }
  }
});

// src/formats/grid/repeated-ids.ts
function reportRepeatedIds(state, report, list, items2 = []) {
  const first = /* @__PURE__ */ new Map();
  for (const [index, item] of items2.entries()) {
    if (item?.id === void 0) continue;
    const path = `${list}.${index}.id`;
    const earlier = first.get(item.id);
    if (earlier === void 0) first.set(item.id, path);
    else {
      report(state.at(path), `${path} is ${quote(item.id)}, but an earlier item has the same id`, {
        related: [{ at: state.at(earlier), message: "the id stands here first" }]
      });
    }
  }
}

// src/formats/grid/rules/agent-unique.ts
var agentUnique = rule({
  id: "grid/agent-unique",
  severity: "error",
  summary: "no agent stands twice in agents.active",
  source: "STATE.md schema 3.2",
  check({ state, report }) {
    reportRepeatedIds(state, report, "agents.active", state.data.agents?.active);
  }
});

// src/formats/grid/rules/blocked-checkpoint.ts
var blockedCheckpoint = rule({
  id: "grid/blocked-checkpoint",
  severity: "error",
  summary: "a blocked mission names its checkpoint in resume.checkpoint_file, and the file is there",
  source: "STATE.md schema 3.2, D32",
  check({ state, report }) {
    if (state.data.status !== "blocked") return;
    const message = fault2(state);
    if (!message) return;
    report(state.at("resume.checkpoint_file"), message, {
      related: [{ at: state.at("status"), message: "the mission is blocked" }]
    });
  }
});
function fault2({ data, document, checkpointFile }) {
  const claimed = data.resume?.checkpoint_file;
  const fact = `resume.checkpoint_file is ${quote(claimed)}`;
  if (checkpointFile === "present") return void 0;
  if (checkpointFile === "outside") return `${fact}, which is no path inside the repository`;
  if (checkpointFile === "missing") return `${fact}, but no such file is there`;
  if (claimed !== void 0) return `${fact}, but status is "blocked"; expected the checkpoint to resume from`;
  if (document.node("resume")?.kind !== "map" || document.node("resume.checkpoint_file")) return void 0;
  return 'resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from';
}

// src/formats/grid/shares.ts
function share({ complete, total }) {
  return total === 0 ? 0 : complete / total * 100;
}
function isShare(percent, count2) {
  return Math.abs(percent - share(count2)) <= 0.1 + 1e-9;
}
function isRoundedShare(percent, count2) {
  return isShare(percent, count2) || percent === Math.round(share(count2)) || percent === Math.floor(share(count2));
}
function shown2(percent) {
  return Math.round(percent * 100) / 100;
}

// src/formats/grid/body/agents.ts
var longestLine3 = 500;
var listed = /^[ \t]*(?:[-*+]|\d{1,4}[.)]|\|)[ \t]+[*_]{0,3}([a-z]{2,20}-\d{3})\b[*_]{0,3}/;
var nobody = /^[ \t]*(?:[-*+][ \t]+)?[*_(]{0,3}(none|nobody|no (?:active )?agents)(?![a-z])/i;
var blockAtEnd = /^.*\((\d{2}-\d{2})\)[ \t]*$/;
function agentDrifts(state, lines) {
  const active2 = activeAgents(state);
  const said3 = lines.flatMap((zoned) => agentLine(zoned) ?? []);
  if (!active2) return [];
  const list = listDrift(state.document.text, said3, active2);
  return [...list ? [list] : [], ...said3.flatMap((one) => blockDrift(one, active2) ?? [])];
}
function activeAgents({ data }) {
  const active2 = data.agents?.active;
  const agents = active2?.flatMap((agent, index) => {
    const { id, task, block: block2 } = agent ?? {};
    return id === void 0 ? [] : { id, task, block: block2, path: `agents.active.${index}` };
  });
  if (!agents || agents.length !== active2?.length) return void 0;
  return new Map(agents.map((agent) => [agent.id, agent]));
}
function agentLine({ line, zone: zone2 }) {
  if (zone2 !== "agents" || line.raw.length > longestLine3) return void 0;
  const cursor = new LineCursor(line);
  const agent = cursor.piece(listed);
  if (agent) return { said: agent, id: agent.text, block: cursor.piece(blockAtEnd), line };
  const none = cursor.piece(nobody);
  return none && { said: none, id: void 0, block: void 0, line };
}
function listDrift(text2, said3, active2) {
  const stale = said3.filter(({ id }) => id !== void 0 && !active2.has(id));
  const ids = new Set(said3.map(({ id }) => id));
  const missing = [...active2.values()].filter(({ id }) => !ids.has(id));
  const [first] = stale.length > 0 ? stale : said3;
  if (!first || stale.length === 0 && missing.length === 0) return void 0;
  const facts = [
    ...stale.length > 0 ? [`the body lists ${some(stale.map(({ id }) => id))}, which agents.active does not`] : [],
    ...missing.length > 0 ? [`agents.active lists ${some(missing.map(({ id }) => id))}, which the body does not`] : []
  ];
  const edits = rewritten(text2, said3, { active: active2, missing });
  return { at: first.said, message: facts.join("; "), path: "agents.active", edits };
}
function blockDrift({ id, block: block2 }, active2) {
  const agent = active2.get(id ?? "");
  if (!block2 || agent?.block === void 0 || block2.text === agent.block) return void 0;
  const path = `${agent.path}.block`;
  const message = `the body puts ${agent.id} at block ${block2.text}, but ${path} is ${agent.block}`;
  return { at: block2, message, path, edits: [{ at: block2, text: agent.block }] };
}
function some(all) {
  const ids = [...new Set(all)].filter((id) => id !== void 0);
  return either(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids, "and");
}
function rewritten(text2, said3, { active: active2, missing }) {
  if (said3.some(({ line }) => line.raw.trimStart().startsWith("|"))) return [];
  const lineBreak = text2.includes("\r\n") ? "\r\n" : "\n";
  const added = active2.size === 0 ? ["- None"] : missing.map(lineFor);
  const [first, ...others] = said3.filter(({ id }) => id === void 0 || !active2.has(id));
  if (!first) {
    const end = said3.at(-1)?.line.end ?? 0;
    return [{ at: { start: end, end }, text: added.map((line) => lineBreak + line).join("") }];
  }
  const replaced = added.length > 0 ? { at: first.line, text: added.join(lineBreak) } : withoutLine(text2, first);
  return [replaced, ...others.map((one) => withoutLine(text2, one))];
}
function lineFor({ id, task, block: block2 }) {
  const does = task === void 0 ? "" : `: ${task.replace(/\s+/g, " ").trim()}`;
  return `- **${id}**${does}${block2 === void 0 ? "" : ` (${block2})`}`;
}
function withoutLine(text2, { line }) {
  const before = text2.startsWith("\r\n", line.start - 2) ? 2 : 1;
  return { at: { start: line.start - before, end: line.end }, text: "" };
}

// src/formats/grid/spec/lifecycle.ts
var schemaLifecycle = {
  edges: {
    planning: ["in_progress"],
    in_progress: ["blocked", "complete", "failed"],
    blocked: ["in_progress", "failed"],
    complete: [],
    failed: []
  },
  counterparts: {
    initialized: "planning",
    active: "in_progress",
    resumed: "in_progress",
    checkpoint: "blocked",
    interrupted: "blocked",
    completed: "complete"
  }
};
var persistenceLifecycle = {
  edges: {
    initialized: ["active"],
    active: ["checkpoint", "interrupted", "completed", "failed"],
    checkpoint: ["active", "interrupted", "failed"],
    interrupted: ["resumed", "active", "completed", "failed"],
    resumed: ["active"],
    completed: [],
    failed: ["active"]
  },
  counterparts: {
    planning: "initialized",
    in_progress: ["active", "resumed"],
    blocked: ["checkpoint", "interrupted"],
    complete: "completed"
  }
};

// src/formats/grid/spec/words.ts
var agentTypes = ["executor", "planner", "scout", "recognizer", "memory"];
var shapes = {
  sessionId: {
    pattern: "^sess-\\d{8}T\\d{6}Z?-[a-z0-9]{6}$",
    shape: "a session id like sess-20260124T143000Z-abc123"
  },
  missionId: {
    pattern: "^mission-\\d{8}T\\d{6}Z?-[a-z0-9-]+$",
    shape: "a mission id like mission-20260124T140000Z-saas-dashboard"
  },
  phaseId: { pattern: "^\\d{2}-[a-z0-9-]+$", shape: "a phase id like 01-foundation" },
  blockId: { pattern: "^\\d{2}-\\d{2}$", shape: "a block id like 01-02" },
  decisionId: { pattern: "^dec-\\d{3}$", shape: "a decision id like dec-001" },
  artifactId: { pattern: "^art-\\d{3}$", shape: "an artifact id like art-001" },
  blockerId: { pattern: "^blocker-\\d{3}$", shape: "a blocker id like blocker-001" },
  agentId: { pattern: `^(${agentTypes.join("|")})-\\d{3}$`, shape: "an agent id like executor-003" },
  /** D15: `mc` is no agent type, yet it writes. */
  writerId: { pattern: `^(mc|(${agentTypes.join("|")})-\\d{3})$`, shape: "an agent id like executor-003, or mc" },
  /** D14. */
  threadId: { pattern: "^\\d{1,4}(\\.\\d{1,4})?$", shape: "a thread id like 02.3 or 4" },
  /** D6: `04`, `"04"` and 4 are one block. */
  blockNumber: { pattern: "^\\d{1,4}(-\\d{1,4})?$", shape: "a block number like 2 or 01-02" },
  waveNumber: { pattern: "^\\d{1,4}$", shape: "a wave number like 2" }
};
var words = {
  status: Object.keys(schemaLifecycle.edges),
  mode: ["autopilot", "guided", "hands_on"],
  phaseStatus: ["complete", "in_progress", "pending"],
  agentType: agentTypes,
  agentResult: ["success", "failure", "timeout", "cancelled"],
  artifactType: ["schema", "config", "api", "component", "model"],
  blockerType: ["missing_credential", "external_api", "permission", "dependency"],
  warningLevel: ["warning", "info"]
};

// src/formats/grid/body/facts.ts
function factsOf(state) {
  return state.dialect === "schema" ? schemaFacts(state) : persistenceFacts(state);
}
function schemaFacts(state) {
  const { status, mode, phases, position: position2, progress: progress2 } = state.data;
  const numbers = [position2?.phase, phases?.current];
  const current = phasesOf(state).filter(({ id }, i) => numbers.includes(i + 1) || id && id === position2?.phase_id);
  const percent = { path: "progress.percent", value: progress2?.percent };
  return {
    status: { value: statusFact(status, schemaLifecycle.edges) },
    mode: { value: wordFact("mode", mode, words.mode) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position2?.phase], ["phases.current", phases?.current]),
      total: numberFact(["phases.total", phases?.total]),
      name: nameFact(
        ["position.phase_name", position2?.phase_name],
        ...current.map(({ path, name }) => [`${path}.name`, name])
      )
    },
    block: {
      value: numberFact(
        ["position.block", position2?.block],
        ["position.block_id", position2?.block_id],
        ["position.block", blockOfMission(state)]
      ),
      total: numberFact(...current.map(({ path, blocks }) => [`${path}.blocks`, blocks]), [
        "progress.blocks_total",
        progress2?.blocks_total
      ]),
      name: nameFact(["position.block_name", position2?.block_name])
    },
    wave: { value: numberFact(["position.wave", position2?.wave]) },
    thread: {
      value: numberFact(["position.thread", position2?.thread]),
      total: numberFact(["position.thread_total", position2?.thread_total])
    }
  };
}
function blockOfMission(state) {
  const { phase, block: block2 } = state.data.position ?? {};
  if (phase === void 0 || block2 === void 0) return void 0;
  const before = phasesOf(state).slice(0, Math.max(0, phase - 1));
  return before.reduce((sum, { blocks }) => sum + (blocks ?? Number.NaN), block2);
}
function persistenceFacts({ data }) {
  const { status, position: position2 } = data;
  const percent = { path: "progress_percent", value: data.progress_percent };
  return {
    status: { value: statusFact(status, persistenceLifecycle.edges) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position2?.phase]),
      name: nameFact(["position.phase_name", position2?.phase_name], ["position.phase", position2?.phase])
    },
    block: {
      value: numberFact(["position.block", position2?.block], ["block", data.block]),
      name: nameFact(["position.block_name", position2?.block_name])
    },
    wave: { value: numberFact(["position.wave", position2?.wave], ["wave", data.wave]) },
    thread: { value: numberFact(["position.thread", position2?.thread], ["thread", data.thread]) }
  };
}
function statusFact(value, own) {
  return (said3) => {
    const word = asWord(said3);
    const isOwn = Object.hasOwn(own, word);
    const isKnown = isOwn || Object.hasOwn(schemaLifecycle.edges, word) || Object.hasOwn(persistenceLifecycle.edges, word);
    if (value === void 0 || !isKnown) return void 0;
    const isSame3 = isOwn ? word === value : inSchema(word) === inSchema(value);
    return isSame3 ? void 0 : { path: "status", value, text: value };
  };
}
var inSchema = (status) => new Map(Object.entries(schemaLifecycle.counterparts)).get(status) ?? status;
function wordFact(path, value, known2) {
  return (said3) => {
    const word = asWord(said3);
    return value === void 0 || word === value || !known2.includes(word) ? void 0 : { path, value, text: value };
  };
}
var asWord = (said3) => said3.toLowerCase().replace(/[ -]/g, "_");
function percentFact({ path, value }) {
  return (said3) => {
    if (value === void 0) return void 0;
    const decimals = said3.split(".")[1]?.length ?? 0;
    const floored = Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
    const isRight = Number(said3) === Number(value.toFixed(decimals)) || Number(said3) === floored;
    return isRight ? void 0 : { path, value, text: value.toFixed(decimals) };
  };
}
function numberFact(...sources) {
  const known2 = sources.flatMap(([path, value]) => {
    const isNumber = value !== void 0 && /^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value));
    return isNumber ? { path, value, parts: partsOf2(String(value)) } : [];
  });
  return (said3) => {
    const parts2 = partsOf2(said3);
    const comparable = known2.filter((one) => one.parts.length === parts2.length);
    const [first] = comparable;
    if (!first || comparable.some((one) => String(one.parts) === String(parts2))) return void 0;
    const { path, value } = first;
    return { path, value, text: said3.startsWith("0") ? String(value).padStart(said3.length, "0") : String(value) };
  };
}
var partsOf2 = (number3) => number3.split(/[.-]/).map(Number);
function nameFact(...sources) {
  const known2 = sources.flatMap(([path, value]) => {
    const letters = lettersOf(String(value ?? ""));
    return new RegExp("\\p{L}", "u").test(letters) ? { path, value: String(value), letters } : [];
  });
  return (said3) => {
    const letters = lettersOf(said3);
    const [first] = known2;
    if (!first || !new RegExp("\\p{L}", "u").test(letters)) return void 0;
    if (known2.some((one) => one.letters.includes(letters) || letters.includes(one.letters))) return void 0;
    return { path: first.path, value: first.value, text: first.value.replace(/\s+/g, " ") };
  };
}
var lettersOf = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

// src/formats/grid/body/drifts.ts
var labels = ["status", "mode", "progress", "phase", "block", "wave", "thread"];
function driftsOf(state, lines) {
  const facts = factsOf(state);
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned);
  const groups = labels.map((label) => anchored(claims, label).map((claim) => claimDrift(claim, facts)));
  const agents = state.dialect === "schema" ? agentDrifts(state, zoned) : [];
  return [...groups, ...agents.map((drift) => [drift])];
}
function anchored(claims, label) {
  const own = claims.filter((claim) => claim.label === label);
  const inSection = own.filter(({ zone: zone2 }) => zone2 === "position");
  const isPosition = !["status", "mode", "progress"].includes(label);
  if (isPosition && inSection.length > 0) return inSection;
  return own.filter(({ zone: zone2 }) => zone2 === "position" || zone2 === "head" || zone2 === "progress" && label === zone2);
}
function claimDrift(claim, facts) {
  return contradicted(claim, facts) ?? barDrift(claim, facts);
}
function contradicted(claim, facts) {
  if (!isPlain(claim)) return void 0;
  const wrong = ["value", "total", "name"].flatMap((part) => {
    const piece = claim[part];
    const contradiction = piece && facts[claim.label]?.[part]?.(piece.text);
    return contradiction ? { part, piece, ...contradiction } : [];
  });
  const [first] = wrong;
  if (!first) return void 0;
  const { bar } = claim;
  const percent = Number(first.value);
  const redrawn = bar && isOff(bar, percent) ? [{ at: bar, text: redraw(bar, percent) }] : [];
  const message = `the body ${said[first.part](claim.label, first.piece)}, but ${first.path} is ${quote(first.value)}`;
  const edits = [...wrong.map(({ piece, text: text2 }) => ({ at: piece, text: text2 })), ...redrawn];
  return { at: first.piece, message, path: first.path, edits };
}
var isPlain = ({ rest: rest2 }) => /^[^\p{L}\p{N}]*(?:complete|completed|done)?[^\p{L}\p{N}]*$/iu.test(rest2);
var said = {
  value: (label, { text: text2 }) => `says ${label} ${label === "progress" ? `${text2}%` : inWords(text2)}`,
  total: (label, { text: text2 }) => `counts ${count(Number(text2), label)}`,
  name: (label, { text: text2 }) => `calls the ${label} ${quote(text2)}`
};
var inWords = (text2) => /^\d[\d.-]*$/.test(text2) ? text2 : quote(text2);
function barDrift(claim, { percent }) {
  if (!claim.bar) return void 0;
  if (claim.value) return offBar(claim.bar, Number(claim.value.text));
  const drift = percent.value !== void 0 && isPlain(claim) ? offBar(claim.bar, percent.value) : void 0;
  return drift && { ...drift, path: percent.path };
}
function offBar(bar, percent) {
  if (!isOff(bar, percent)) return void 0;
  const message = `the bar fills ${bar.filled} of ${bar.cells} cells, but ${percent}% is ${shown2(cellsFor(percent, bar))}`;
  return { at: bar, message, edits: percent > 100 ? [] : [{ at: bar, text: redraw(bar, percent) }] };
}

// src/formats/grid/rules/body-drift.ts
var bodyDrift = rule({
  id: "grid/body-drift",
  severity: "warning",
  summary: "what the Markdown body repeats of the state is what the front matter says",
  source: "STATE.md schema 6 and 10.2, D22",
  dialects: ["schema", "persistence", "prose"],
  repair: "unsafe",
  async check({ state, ...context }) {
    if (state.dialect === "prose") judgeProse({ ...context, state });
    else await judgeBody({ ...context, state });
  }
});
async function judgeBody({ state, report, skip }) {
  const { lines, structure } = state.body;
  const isSuspect = driftsOf(state, lines).some((group) => group.some((drift) => drift));
  if (!isSuspect) return;
  const read = await structure();
  if (!read.ok) {
    skip(read.reason);
    return;
  }
  for (const group of driftsOf(state, textLines(lines, read))) {
    const [first] = group;
    if (first && group.every((drift) => drift)) reportDrift({ state, report }, first);
  }
}
function judgeProse({ state, report, skip }) {
  const { bar, percent, unread } = state;
  if (unread) skip(unread);
  if (!bar || !percent) return;
  const { start, end } = bar.at;
  const drift = offBar({ ...bar, text: state.document.text.slice(start, end), start, end }, percent.value);
  if (drift) reportDrift({ state, report }, drift);
}
function reportDrift({ state, report }, { at: at2, message, path, edits }) {
  const span = (place) => state.document.span(place.start, place.end);
  report(span(at2), message, {
    related: path === void 0 ? [] : [{ at: state.at(path), message: "the front matter says so here" }],
    ...edits.length > 0 && {
      repair: {
        safe: false,
        title: path === void 0 ? "draw the bar to the number beside it" : "write what the front matter says",
        edits: edits.map((edit) => ({ at: span(edit.at), text: edit.text }))
      }
    }
  });
}

// src/formats/grid/rules/budget.ts
var budget2 = rule({
  id: "grid/budget",
  severity: "error",
  summary: "no figure of the budget is negative, and the session costs no more than the mission",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const figures = state.data.budget ?? {};
    for (const field2 of fields) {
      const figure2 = figures[field2];
      if (figure2 !== void 0 && figure2 < 0) {
        report(state.at(`budget.${field2}`), `budget.${field2} is ${figure2}; expected 0 or more`);
      }
    }
    const { total_cost_usd: total, session_cost_usd: session } = figures;
    if (total === void 0 || session === void 0 || total < 0 || session <= total + halfCent) return;
    report(
      state.at("budget.session_cost_usd"),
      `budget.session_cost_usd is ${session}, but the whole mission cost ${total}`,
      { related: [{ at: state.at("budget.total_cost_usd"), message: "the cost of the mission stands here" }] }
    );
  }
});
var fields = ["total_cost_usd", "session_cost_usd", "spawns_this_session"];
var halfCent = 5e-3;

// src/formats/grid/rules/completed-phases.ts
var completedPhases = rule({
  id: "grid/completed-phases",
  severity: "error",
  summary: "phases.completed holds as many phases as came before the current one, in order; all once complete",
  source: "STATE.md schema 3.2, D4",
  check(context) {
    const { completed = [] } = context.state.data.phases ?? {};
    if (judgeItems(context, completed)) judgeNumber(context, completed.length);
  }
});
function judgeItems({ state, report }, completed) {
  const defined = definedPhases(state);
  const first = /* @__PURE__ */ new Map();
  let areRight = true;
  let last = 0;
  for (const [index, id] of completed.entries()) {
    if (id === void 0) continue;
    const path = `phases.completed.${index}`;
    const place = defined?.get(id)?.number ?? phaseNumber(id);
    const earlier = first.get(id);
    const fault3 = earlier && `phases.completed holds ${quote(id)} twice` || defined && !defined.has(id) && undefinedPhase(path, id, defined) || place < last && `phases.completed holds ${quote(id)} after a later phase; expected the phases in order`;
    if (fault3) {
      areRight = false;
      const related = earlier === void 0 ? [] : [{ at: state.at(earlier), message: "it stands here first" }];
      report(state.at(path), fault3, { related });
    }
    first.set(id, earlier ?? path);
    last = Math.max(last, place);
  }
  return areRight;
}
function judgeNumber({ state, report }, number3) {
  const { phases, status } = state.data;
  if (phases?.completed === void 0 && state.document.node("phases.completed") !== void 0) return;
  const { total } = phases ?? {};
  const current = currentNumber(state);
  const fact = `phases.completed holds ${count(number3, "phase")}`;
  if (isRunning(state) && current !== void 0 && number3 !== current - 1) {
    report(state.at("phases.completed"), `${fact}; expected ${current - 1}, for phases.current is ${current}`, {
      related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
    });
  }
  if (status !== "complete" || total === void 0) return;
  const related = [{ at: state.at("status"), message: "the mission is complete" }];
  if (number3 !== total) {
    report(state.at("phases.completed"), `${fact}; expected all ${total}, for the mission is complete`, { related });
  }
  if (current !== void 0 && current !== total) {
    const expected2 = `expected ${total}, the last phase, for the mission is complete`;
    report(state.at("phases.current"), `phases.current is ${current}; ${expected2}`, { related });
  }
}

// src/formats/grid/rules/dialect.ts
var older = {
  persistence: "in the persistence dialect, an older one without phases and counts",
  prose: "in the prose dialect, an older one without front matter"
};
var dialect = rule({
  id: "grid/dialect",
  severity: "info",
  summary: "STATE.md is written in the schema dialect",
  source: "STATE.md schema 1.1, D2",
  dialects: ["persistence", "prose"],
  check({ state, report }) {
    const { text: text2, root } = state.document;
    const start = root?.start ?? text2.length - text2.trimStart().length;
    const line = /^[^\r\n]{0,200}/.exec(text2.slice(start))?.[0].trimEnd() ?? "";
    const expected2 = "expected the schema dialect, and the page of this rule tells how to move";
    report(state.document.span(start, start + line.length), `STATE.md is ${older[state.dialect]}; ${expected2}`);
  }
});

// src/formats/grid/rules/id-time.ts
var stampOf = (id = "") => /^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id)?.[1];
var day = ({ ms }) => formatInstant(ms).slice(0, 10);
var idTime = rule({
  id: "grid/id-time",
  severity: "warning",
  summary: "the stamps in session_id and mission_id are real times, and the mission was created on that day",
  source: "STATE.md schema 1.1",
  check({ state, now, limits, report }) {
    for (const field2 of ["session_id", "mission_id"]) {
      const stamp = stampOf(state.data[field2]);
      if (stamp && !parseInstant(stamp)) {
        report(state.at(field2), `${field2} is stamped ${quote(stamp)}, and there is no such time`);
      }
    }
    const { created, updated, disorders } = chronologyOf(state, { now, limits });
    const stamped = parseInstant(stampOf(state.data.mission_id) ?? "");
    if (!created || !stamped) return;
    const isReversed = disorders.some(
      ({ wrong, other: other2 }) => wrong === created || wrong === updated && other2 === created
    );
    if (isReversed) return;
    const slackMs = created.zoned === stamped.zoned ? limits.clockSkewMs : widestZoneMs;
    if (day(created) === day(stamped) || Math.abs(created.ms - stamped.ms) <= slackMs) return;
    const message = `mission_id is stamped ${day(stamped)}, but created_at is on ${day(created)} (UTC)`;
    report(state.at("mission_id"), message, {
      related: [{ at: state.at("created_at"), message: "the mission was created here" }]
    });
  }
});

// src/formats/grid/bounds.ts
function blocksOf(phase) {
  return { owner: phase ? nameOf(phase) : "the phase", noun: "block", total: phase?.blocks || void 0 };
}
function outOfBounds(field2, value, { owner, noun, total }) {
  if (value === void 0) return void 0;
  if (value < 1) return `${field2} is ${value}, but ${noun}s count from 1`;
  if (total === void 0 || value <= total) return void 0;
  return `${field2} is ${value}, but ${owner} has ${count(total, noun)}`;
}
function judgeProseBounds({ state, report, skip }, noun) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { current, total } = state[noun] ?? {};
  if (!current || current.value === 0 && !hasBegun(state)) return;
  const field2 = noun === "phase" ? "Phase" : "Block";
  const fault3 = outOfBounds(field2, current.value, { owner: "the mission", noun, total: total?.value });
  const related = total ? [{ at: total.at, message: `the ${noun}s are counted here` }] : [];
  if (fault3) report(current.at, fault3, { related });
}
function hasBegun({ ticks, percent, status }) {
  const isSaid = /complete|done|active|progress/i.test(status?.value ?? "");
  return isSaid || (percent?.value ?? 0) > 0 || ticks.some(({ complete }) => complete);
}

// src/formats/grid/rules/phase-bounds.ts
var phaseBounds = rule({
  id: "grid/phase-bounds",
  severity: "error",
  summary: "the current phase is one of the phases of the mission, counted from 1",
  source: "STATE.md schema 3.2, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "phase");
    else if (!isPlanning(state)) judgeSchema({ ...context, state });
  }
});
function judgeSchema({ state, report }) {
  const { current, total } = state.data.phases ?? {};
  const fault3 = outOfBounds("phases.current", current, { owner: "the mission", noun: "phase", total });
  const related = total === void 0 ? [] : [{ at: state.at("phases.total"), message: counted }];
  if (fault3) report(state.at("phases.current"), fault3, { related });
}
var counted = "the phases are counted here";

// src/formats/grid/rules/phase-count.ts
var phaseCount = rule({
  id: "grid/phase-count",
  severity: "error",
  summary: "phases.total is the number of phases that are defined, each once",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const phases = phasesOf(state);
    reportRepeatedIds(state, report, "phases.definitions", phases);
    const total = state.data.phases?.total;
    const isOpen = total === void 0 || total === 0 && isPlanning(state);
    if (phases.length === 0 || isOpen || total === phases.length) return;
    const defined = `${count(phases.length, "phase")} ${phases.length === 1 ? "is" : "are"} defined`;
    report(state.at("phases.total"), `phases.total is ${total}, but ${defined}`, {
      related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
    });
  }
});

// src/formats/grid/rules/phase-reference.ts
var phaseReference = rule({
  id: "grid/phase-reference",
  severity: "error",
  summary: "every phase that a decision, an artifact or a package names is defined",
  source: "STATE.md schema 1.5, 1.6, 1.7",
  check({ state, report }) {
    const phases = definedPhases(state);
    if (!phases) return;
    for (const [path, id] of references(state)) {
      if (id === void 0 || phases.has(id)) continue;
      report(state.at(path), undefinedPhase(path, id, phases), {
        related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
      });
    }
  }
});
function* references({ data: { persistent } }) {
  for (const [index, decision] of (persistent?.decisions ?? []).entries()) {
    const path = `persistent.decisions.${index}`;
    yield [`${path}.phase_decided`, decision?.phase_decided];
    yield* items(`${path}.affects_phases`, decision?.affects_phases);
  }
  for (const [index, artifact] of (persistent?.artifacts ?? []).entries()) {
    const path = `persistent.artifacts.${index}`;
    yield [`${path}.created_phase`, artifact?.created_phase];
    yield* items(`${path}.used_by_phases`, artifact?.used_by_phases);
  }
  for (const [index, added] of (persistent?.tech_stack?.added_packages ?? []).entries()) {
    yield [`persistent.tech_stack.added_packages.${index}.added_phase`, added?.added_phase];
  }
}
function* items(path, ids = []) {
  for (const [index, id] of ids.entries()) yield [`${path}.${index}`, id];
}

// src/formats/grid/phase-faults.ts
function* phaseFaults(state) {
  const listed2 = listedPhases(state);
  let running;
  for (const phase of phasesOf(state)) {
    const fault3 = countFault(phase) ?? timeFault(phase) ?? listFault(phase, state, listed2) ?? currentFault(phase, state) ?? besideFault(phase, running);
    if (phase.status === "in_progress" && !fault3) running ??= phase;
    const first = fault3 ?? stampFault(phase, state);
    if (first) yield first;
  }
}
var against = (phase, fact, other2) => ({
  at: `${phase.path}.status`,
  message: `${nameOf(phase)} is ${phase.status}, but ${fact}`,
  other: other2
});
function countFault(phase) {
  const { path, status, blocks, blocks_complete: done2 } = phase;
  const at2 = `${path}.blocks_complete`;
  if (done2 === void 0) return void 0;
  if (blocks !== void 0 && done2 > blocks) {
    const message = `blocks_complete is ${done2}, but ${nameOf(phase)} has ${count(blocks, "block")}`;
    return { at: at2, message, other: `${path}.blocks` };
  }
  const isOpen = status === "complete" && done2 < (blocks ?? 0);
  if (!isOpen && !(status === "pending" && done2 > 0)) return void 0;
  return against(phase, `blocks_complete is ${done2}${blocks === void 0 ? "" : ` of ${blocks}`}`, at2);
}
function timeFault(phase) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  if (status === "pending" && started) return against(phase, "started_at is set", `${path}.started_at`);
  if (status !== void 0 && status !== "complete" && ended) {
    return against(phase, "completed_at is set", `${path}.completed_at`);
  }
  return void 0;
}
function listedPhases(state) {
  const ids = (state.data.phases?.completed ?? []).filter((id) => id !== void 0);
  const defined = new Set(phasesOf(state).map(({ id }) => id));
  const wanted = isRunning(state) ? (currentNumber(state) ?? 0) - 1 : state.data.phases?.total;
  const isWhole2 = ids.length === state.data.phases?.completed?.length && ids.every((id) => defined.has(id));
  const isNumber = ids.length === wanted || state.data.status === "planning" || state.data.status === "failed";
  if (!isWhole2 || !isNumber) return void 0;
  return new Map(ids.map((id, index) => [id, `phases.completed.${index}`]));
}
function listFault(phase, state, listed2) {
  const { id, status } = phase;
  if (id === void 0 || status === void 0 || !listed2) return void 0;
  const path = listed2.get(id);
  if (status !== "complete") return path === void 0 ? void 0 : against(phase, "phases.completed holds it", path);
  const isOwed = isRunning(state) || state.data.status === "complete";
  if (path !== void 0 || !isOwed) return void 0;
  return against(phase, "phases.completed does not hold it", "phases.completed");
}
function currentFault(phase, state) {
  const current = currentNumber(state);
  if (!isRunning(state) || current === void 0) return void 0;
  const isOff2 = phase.status === "in_progress" && !isNumbered(phase, current) || phase.status === "pending" && phase.number === current;
  return isOff2 ? against(phase, `phases.current is ${current}`, "phases.current") : void 0;
}
function besideFault(phase, running) {
  if (phase.status !== "in_progress" || !running) return void 0;
  return against(phase, `so is ${nameOf(running)}; expected one at most`, `${running.path}.status`);
}
function stampFault(phase, state) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  const absent = (field2) => ({
    at: `${path}.${field2}`,
    message: `${nameOf(phase)} is ${status}, but it has no ${field2}`,
    other: `${path}.status`,
    isMinor: true
  });
  const isOpen = ended === null || !state.document.node(`${path}.completed_at`);
  if (status === "complete" && isOpen) return absent("completed_at");
  const hasBegun2 = status === "complete" || status === "in_progress";
  return hasBegun2 && started === null ? absent("started_at") : void 0;
}

// src/formats/grid/rules/phase-status.ts
var phaseStatus = rule({
  id: "grid/phase-status",
  severity: "error",
  summary: "the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress",
  source: "STATE.md schema 1.2, 7.2",
  check({ state, report }) {
    for (const { at: at2, message, other: other2, isMinor } of phaseFaults(state)) {
      report(state.at(at2), message, {
        related: [{ at: state.at(other2), message: "the other half stands here" }],
        ...isMinor && { severity: "warning" }
      });
    }
  }
});

// src/formats/grid/rules/position-block.ts
var positionBlock = rule({
  id: "grid/position-block",
  severity: "error",
  summary: "position.block is one of the blocks of its phase, and block_id names the same block",
  source: "STATE.md schema 1.1, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "block");
    else if (judgeNumber2({ ...context, state })) judgeId({ ...context, state });
  }
});
function judgeNumber2({ state, report }) {
  const { phase: number3, block: block2 } = state.data.position ?? {};
  const phase = phaseNumbered(state, number3);
  if (block2 === 0 && isPlanning(state)) return true;
  const fault3 = outOfBounds("position.block", block2, blocksOf(phase));
  const related = phase?.blocks ? [{ at: state.at(`${phase.path}.blocks`), message: counted2 }] : [];
  if (fault3) report(state.at("position.block"), fault3, { related });
  return !fault3;
}
function judgeId({ state, report }) {
  const { phase, phase_id, block: block2, block_id: id } = state.data.position ?? {};
  if (id === void 0 || isPlanning(state) && (phase === 0 || block2 === 0)) return;
  const phases = [phase, phase_id && phaseNumber(phase_id)].filter((number3) => number3 !== void 0);
  const isOfPhase = phases.length === 0 || phases.includes(phaseNumber(id));
  const isOfBlock = block2 === void 0 || block2 === Number(id.slice(3));
  if (isOfPhase && isOfBlock) return;
  const field2 = isOfPhase ? "position.block" : "position.phase";
  const place = [
    phases.slice(0, 1).map((number3) => `phase ${number3}`),
    block2 === void 0 ? [] : `block ${block2}`
  ].flat();
  const fact = `position.block_id is ${quote(id)}, but the mission stands at ${place.join(", ")}`;
  report(state.at("position.block_id"), fact, {
    related: [{ at: state.at(field2), message: "the position stands here" }]
  });
}
var counted2 = "the blocks are counted here";

// src/formats/grid/rules/position-phase.ts
var positionPhase = rule({
  id: "grid/position-phase",
  severity: "error",
  summary: "position.phase, phase_id and phase_name speak of the current phase",
  source: "STATE.md schema 3.2",
  check(context) {
    judgeNumber3(context);
    judgeId2(context);
    judgeName(context);
  }
});
function judgeNumber3({ state, report }) {
  const current = currentNumber(state);
  const phase = state.data.position?.phase;
  if (current === void 0 || phase === void 0 || current === phase) return;
  if (isPlanning(state) && (current === 0 || phase === 0)) return;
  report(state.at("position.phase"), `position.phase is ${phase}, but phases.current is ${current}`, {
    related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
  });
}
function judgeId2({ state, report }) {
  const { phase: number3, phase_id: id } = state.data.position ?? {};
  if (id === void 0 || number3 === void 0 || number3 === 0 && isPlanning(state)) return;
  const numbers = [number3, state.data.phases?.current ?? number3];
  const phases = phasesOf(state);
  const defined = phaseNumbered(state, number3);
  const isRight = phases.length > 0 ? defined?.id === void 0 || phases.some((one) => one.id === id && numbers.some((of) => isNumbered(one, of))) : numbers.includes(phaseNumber(id));
  if (isRight) return;
  const other2 = defined ? `phase ${number3} is ${quote(defined.id)}` : `position.phase is ${number3}`;
  report(state.at("position.phase_id"), `position.phase_id is ${quote(id)}, but ${other2}`, {
    related: [
      { at: state.at(defined ? `${defined.path}.id` : "position.phase"), message: "the other half stands here" }
    ]
  });
}
function judgeName({ state, report }) {
  const name = state.data.position?.phase_name;
  const [defined, ...others] = currentPhases(state);
  if (name === void 0 || defined?.name === void 0 || [defined, ...others].some((one) => one.name === name))
    return;
  const fact = `position.phase_name is ${quote(name)}, but the phase is named ${quote(defined.name)}`;
  report(state.at("position.phase_name"), fact, {
    related: [{ at: state.at(`${defined.path}.name`), message: "the phase is named here" }]
  });
}

// src/formats/grid/rules/position-thread.ts
var positionThread = rule({
  id: "grid/position-thread",
  severity: "error",
  summary: "position.thread is one of the threads of its wave, counted from 1",
  source: "STATE.md schema 3.2, D29",
  check({ state, report }) {
    const { thread, thread_total: total } = state.data.position ?? {};
    if (isPlanning(state) && (thread === 0 || total === 0)) return;
    const fault3 = outOfBounds("position.thread", thread, { owner: "the wave", noun: "thread", total });
    const related = total === void 0 ? [] : [{ at: state.at("position.thread_total"), message: "the threads are counted here" }];
    if (fault3) report(state.at("position.thread"), fault3, { related });
  }
});

// src/formats/grid/rules/progress-counts.ts
var progressCounts = rule({
  id: "grid/progress-counts",
  severity: "error",
  summary: "no more is complete than there is, and the blocks are those of the phases",
  source: "STATE.md schema 1.1, 1.2, D29",
  check(context) {
    const isCounted = judgeSum(context, "blocks_total", "blocks");
    if (!isCounted || judgeParts(context, "blocks")) judgeSum(context, "blocks_complete", "blocks_complete");
    judgeParts(context, "threads");
  }
});
function judgeParts({ state, report }, noun) {
  const { [`${noun}_complete`]: complete, [`${noun}_total`]: total } = state.data.progress ?? {};
  if (complete === void 0 || total === void 0 || complete <= total) return true;
  const fact = `progress.${noun}_complete is ${complete}, but progress.${noun}_total is ${total}`;
  report(state.at(`progress.${noun}_complete`), fact, {
    related: [{ at: state.at(`progress.${noun}_total`), message: `the ${noun} are counted here` }]
  });
  return false;
}
function judgeSum({ state, report }, field2, part) {
  const figure2 = state.data.progress?.[field2];
  const counts = phasesOf(state).map((phase) => phase[part]);
  const isOpen = figure2 === void 0 || figure2 === 0 && isPlanning(state);
  if (isOpen || counts.length === 0 || counts.includes(void 0)) return true;
  const sum = counts.reduce((all, one) => all + (one ?? 0), 0);
  if (sum === figure2) return true;
  const noun = part === "blocks" ? "block" : "complete block";
  report(state.at(`progress.${field2}`), `progress.${field2} is ${figure2}, but the phases have ${count(sum, noun)}`, {
    related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
  });
  return false;
}

// src/formats/grid/rules/progress-percent.ts
var progressPercent = rule({
  id: "grid/progress-percent",
  severity: "error",
  summary: "the progress in percent is the share of blocks that are complete",
  source: "STATE.md schema 3.2, D3, D28",
  dialects: ["schema", "persistence", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "schema") judgeSchema2({ ...context, state });
    else if (state.dialect === "persistence") judgePersistence({ ...context, state });
    else judgeProse2({ ...context, state });
  }
});
function judgeSchema2({ state, report }) {
  const { percent, blocks_complete: complete, blocks_total: total, ...threads } = state.data.progress ?? {};
  if (percent === void 0 || complete === void 0 || total === void 0) return;
  if (complete > total || isShare(percent, { complete, total })) return;
  const related = [{ at: state.at("progress.blocks_complete"), message: "the blocks are counted here" }];
  const fact = `progress.percent is ${percent}, but ${complete} of ${count(total, "block")} make ${shown2(share({ complete, total }))}`;
  const ofThreads = { complete: threads.threads_complete ?? 0, total: threads.threads_total ?? 0 };
  if (ofThreads.total > 0 && isShare(percent, ofThreads)) {
    const basis = `it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;
    report(state.at("progress.percent"), `${fact}; ${basis}`, { severity: "warning", related });
  } else report(state.at("progress.percent"), fact, { related });
}
function judgePersistence({ state, report }) {
  const { progress_percent: percent, status, position: position2 } = state.data;
  const total = state.plannedBlocks;
  const isOver = status === "completed";
  const block2 = /^\d+$/.test(String(position2?.block)) ? Number(position2?.block) : void 0;
  const complete = isOver ? total : block2 && block2 - 1;
  if (percent === void 0 || complete === void 0) return;
  if (total === 0 || !isOver && complete >= total) return;
  const least = { complete, total };
  const most2 = { complete: Math.min(complete + 1, total), total };
  const isBetween = percent >= share(least) && percent <= share(most2);
  if (isRoundedShare(percent, least) || isRoundedShare(percent, most2) || isBetween) return;
  const expected2 = isOver ? "100, for the mission is completed" : `${shown2(share(least))} to ${shown2(share(most2))}, for the mission stands at block ${block2} of ${total}`;
  const at2 = state.at(isOver ? "status" : "position.block");
  report(state.at("progress_percent"), `progress_percent is ${percent}; expected ${expected2}`, {
    related: [{ at: at2, message: "the mission stands here" }]
  });
}
function judgeProse2({ state, report, skip }) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { percent, ticks, block: block2 } = state;
  const [first] = ticks;
  if (!percent || !first) return;
  const complete = new Set(ticks.filter((tick) => tick.complete).map((tick) => tick.block)).size;
  const ticked = new Set(ticks.map((tick) => tick.block)).size;
  const total = block2?.total?.value ?? ticked;
  if (ticked < total) return;
  if (isRoundedShare(percent.value, { complete, total })) return;
  const fact = `the progress is ${percent.value}%, but ${complete} of ${count(total, "block")} make ${shown2(share({ complete, total }))}`;
  report(percent.at, fact, { related: [{ at: first.at, message: "the blocks are ticked here" }] });
}

// src/formats/grid/rules/resume-position.ts
var resumePosition = rule({
  id: "grid/resume-position",
  severity: "error",
  summary: "resume_position lies within the mission, and not after the position",
  source: "STATE.md schema 1.1, D29",
  check(context) {
    if (isPlanning(context.state)) return;
    if (judgeBounds(context)) judgeOrder(context);
  }
});
var parts = ["phase", "block", "thread"];
var pathOf = (part) => `resume.resume_position.${part}`;
function judgeBounds({ state, report }) {
  const { phase: number3, block: block2, thread } = state.data.resume?.resume_position ?? {};
  const phase = phaseNumbered(state, number3);
  const total = state.data.phases?.total;
  const lastPhase = total === void 0 ? void 0 : Math.max(total, phasesOf(state).length);
  const wholes = [
    { value: number3, owner: "the mission", noun: "phase", total: lastPhase, at: "phases.total" },
    { value: block2, ...blocksOf(phase), at: `${phase?.path}.blocks` },
    { value: thread, owner: "the wave", noun: "thread", total: void 0, at: "" }
  ];
  let areRight = true;
  for (const { value, at: at2, ...whole } of wholes) {
    const path = pathOf(whole.noun);
    const fault3 = outOfBounds(path, value, whole);
    if (!fault3) continue;
    areRight = false;
    const related = whole.total === void 0 ? [] : [{ at: state.at(at2), message: `the ${whole.noun}s are counted here` }];
    report(state.at(path), fault3, { related });
  }
  return areRight;
}
function judgeOrder({ state, report }) {
  const { position: position2, resume } = state.data;
  if (position2?.phase !== currentNumber(state)) return;
  for (const part of parts) {
    const [there, here] = [resume?.resume_position?.[part], position2?.[part]];
    if (there === void 0 || here === void 0 || here < 1 || there < here) return;
    if (there === here || part === "thread" && (position2?.wave ?? 1) > 1) continue;
    report(state.at(pathOf(part)), `${pathOf(part)} is ${there}, but the mission stands at ${part} ${here}`, {
      related: [{ at: state.at(`position.${part}`), message: "the position stands here" }]
    });
    return;
  }
}

// src/formats/grid/rules/state-exists.ts
var stateExists = {
  id: "grid/state-exists",
  severity: "error",
  summary: "a Grid root has its STATE.md",
  source: "STATE.md schema 9.1, StateNotFound",
  check({ snapshot: { root, documents, unreadable }, report }) {
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file) => file.path === path)) return;
    const missing = new TextDocument(path, "", { faults: [] });
    const where = root === "" ? "here" : `in ${quote(root)}`;
    report(missing.span(0, 0), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  }
};

// src/formats/grid/rules/terminal-state.ts
var terminalState = rule({
  id: "grid/terminal-state",
  severity: "error",
  summary: "a complete mission has done everything and nothing is active or blocked; a failed one has no active agent",
  source: "STATE.md schema 7.1, D4",
  check({ state, report }) {
    const { status } = state.data;
    if (status !== "complete" && status !== "failed") return;
    const open2 = [...status === "complete" ? undone(state) : [], ...active(state)];
    if (open2.length === 0) return;
    const facts = open2.map(({ message }) => message);
    report(state.at("status"), `status is ${quote(status)}, but ${either(facts, "and")}`, { related: open2 });
  }
});
function undone(state) {
  const { progress: progress2 = {}, blockers = [] } = state.data;
  const phases = phasesOf(state).filter(({ status }) => status !== void 0 && status !== "complete");
  return [
    ...rest(state, "progress.blocks_complete", "block", left(progress2.blocks_complete, progress2.blocks_total)),
    ...rest(state, "progress.threads_complete", "thread", left(progress2.threads_complete, progress2.threads_total)),
    ...rest(state, `${phases[0]?.path}.status`, "phase", phases.length),
    ...rest(state, "blockers", "blocker", blockers.length, "open")
  ];
}
function active(state) {
  return rest(state, "agents.active.0.id", "agent", (state.data.agents?.active ?? []).length, "active");
}
function left(complete = 0, total = 0) {
  return Math.max(0, total - complete);
}
function rest(state, path, noun, number3, how = "not complete") {
  if (number3 === 0) return [];
  return [{ at: state.at(path), message: `${count(number3, noun)} ${number3 === 1 ? "is" : "are"} ${how}` }];
}

// src/formats/grid/rules/time-future.ts
var timeFuture = rule({
  id: "grid/time-future",
  severity: "warning",
  summary: "no timestamp lies more than 2 minutes after the clock",
  source: "STATE.md schema 3.3, D5, D19",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, isFuture } = chronologyOf(state, { now, limits });
    for (const stamp of stamps.filter(isFuture)) {
      const fact = `${stamp.name} is ${quote(stamp.text)}, ${duration(stamp.ms - now)} after the clock, ${formatInstant(now)}`;
      report(state.at(stamp.keyPath), stamp.zoned ? fact : `${fact}; it names no zone, so it is read as UTC`);
    }
  }
});

// src/formats/grid/rules/time-order.ts
var timeOrder = rule({
  id: "grid/time-order",
  severity: "error",
  summary: "the mission and its phases end after they start, and all that has a time lies inside the mission",
  source: "STATE.md schema 3.3, D5",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { disorders, isFuture } = chronologyOf(state, { now, limits });
    const records = disorders.filter(({ kind, wrong }) => kind === "record" && wrong.keyPath[0] !== "agents");
    const early = disorders.filter(({ kind }) => kind === "early");
    const late = disorders.filter(({ kind }) => kind === "late");
    const future = late.filter(({ wrong }) => isFuture(wrong));
    const past = late.filter(({ wrong }) => !isFuture(wrong));
    for (const one of [...records, ...future]) report(...misplaced(state, one));
    for (const group of [early, past]) {
      const [first, second] = group;
      if (first) report(...second ? leftBehind(state, first, group) : misplaced(state, first));
    }
  }
});
function leftBehind(state, { kind, other: bound }, group) {
  const side = kind === "early" ? "earlier" : "later";
  return [
    state.at(bound.keyPath),
    `${bound.name} is ${quote(bound.text)}, but ${group.length} other timestamps are ${side}`,
    {
      severity: group.every(({ doubtful }) => doubtful) ? "warning" : "error",
      related: group.slice(0, 5).map(({ wrong }) => ({ at: state.at(wrong.keyPath), message: `${wrong.name} is ${side}` }))
    }
  ];
}

// src/formats/grid/rules/time-zone.ts
var timeZone = rule({
  id: "grid/time-zone",
  severity: "warning",
  summary: "either all timestamps name their zone, or none does",
  source: "STATE.md schema 3.3, D5",
  repair: "safe",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, disorders, isFuture } = chronologyOf(state, { now, limits });
    const zoned = stamps.find((stamp) => stamp.zoned);
    if (!zoned) return;
    const doubtful = new Set(disorders.filter((one) => one.doubtful).flatMap(({ wrong, other: other2 }) => [wrong, other2]));
    const isLocal = (stamp) => doubtful.has(stamp) || isFuture(stamp);
    for (const stamp of stamps) {
      if (stamp.zoned || !stamp.inProfile) continue;
      const message = `${stamp.name} is ${quote(stamp.text)} without a zone, but other timestamps name theirs`;
      report(state.at(stamp.keyPath), message, {
        related: [{ at: state.at(zoned.keyPath), message: `${zoned.name} names its zone` }],
        ...!isLocal(stamp) && appendZ(state.document, stamp)
      });
    }
  }
});
function appendZ(document, { keyPath, text: text2 }) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar") return {};
  const quotes = node.source === text2 ? "" : node.source.charAt(0);
  if (node.source !== quotes + text2 + quotes) return {};
  const edits = [{ at: document.at(keyPath), text: `${quotes}${text2}Z${quotes}` }];
  return { repair: { safe: true, title: "add `Z`: a timestamp without zone means UTC", edits } };
}

// src/formats/grid/rules/unique-id.ts
var uniqueId = rule({
  id: "grid/unique-id",
  severity: "error",
  summary: "no two decisions, artifacts or blockers share an id",
  source: "STATE.md schema 1.5, 1.6, 1.9",
  check({ state, report }) {
    const { persistent, blockers } = state.data;
    reportRepeatedIds(state, report, "persistent.decisions", persistent?.decisions);
    reportRepeatedIds(state, report, "persistent.artifacts", persistent?.artifacts);
    reportRepeatedIds(state, report, "blockers", blockers);
  }
});

// src/formats/grid/rules/index.ts
var rules = [
  agentHeartbeat,
  agentLocation,
  agentRegistry,
  agentType,
  agentUnique,
  blockedCheckpoint,
  bodyDrift,
  budget2,
  completedPhases,
  dialect,
  idTime,
  phaseBounds,
  phaseCount,
  phaseReference,
  phaseStatus,
  positionBlock,
  positionPhase,
  positionThread,
  progressCounts,
  progressPercent,
  resumePosition,
  stateExists,
  terminalState,
  timeFuture,
  timeOrder,
  timeZone,
  uniqueId
];

// src/formats/grid/index.ts
var grid = {
  id: "grid",
  directory: ".grid",
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile,
  mainFile: stateFile,
  read: readGrid,
  rules,
  schemas: {
    "grid/state": async () => (await import("./state.schema-C3KVTXQ5.js")).default,
    "grid/state-persistence": async () => (await import("./state-persistence.schema-MZPG2WQG.js")).default
  }
};

// src/formats/index.ts
var formats = [grid];

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

// src/lint/discover.ts
async function discoverNamed(tree, named, formats2) {
  const roots = [];
  const unsearched = /* @__PURE__ */ new Set();
  const empty2 = [];
  for (const one of named) {
    const found = await namedBy(tree, one, formats2);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty2.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty: empty2 };
}
async function discoverFrom(tree, directory, formats2) {
  const around = rootAround(directory, formats2);
  if (around) return only(around);
  const { roots, unsearched } = await rootsBelow(tree, directory, formats2);
  if (roots.length > 0) return { roots: inOrder(roots), unsearched };
  for (let at2 = directory; at2 !== ""; ) {
    at2 = parentOf(at2);
    const above = await rootsIn(tree, at2, await tree.list(at2), formats2);
    if (above.length > 0) return { roots: above, unsearched };
  }
  return { roots: [], unsearched };
}
function checkTexts(texts, formats2) {
  for (const { given, path } of texts) {
    const root = rootAround(path, formats2);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!root && formats2.some((format) => format.reads(name))) continue;
    if (!root) throw noState(given, formats2);
    const { directory, mainFile } = root.format;
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory}/${mainFile}`
    );
  }
}
var only = (root) => ({ roots: [root], unsearched: [] });
async function namedBy(tree, { given, path }, formats2) {
  const around = rootAround(path, formats2);
  const kind = path === "" ? "directory" : await tree.kind(path);
  if (kind === void 0) {
    const read = await tree.read(path, 0);
    const why = read.ok ? "missing" : read.refusal;
    if (around && why !== "missing") return only(around);
    if (why === "not-readable") throw new UsageError(`no permission to read ${given}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return only(around);
  if (kind === "directory") {
    const found = await rootsBelow(tree, path, formats2);
    if (found.unsearched.includes(path)) throw noPermission(given);
    return found;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
  const format = formats2.find((one) => one.isRoot([{ name, kind: "file" }]));
  if (!format) throw noState(given, formats2);
  return only({ path: parentOf(path), format });
}
function noState(given, formats2) {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats2)}`);
}
function noPermission(given) {
  return new UsageError(`${given} cannot be searched: no permission to read it`);
}
function rootAround(path, formats2) {
  const parts2 = path.split("/");
  const byName2 = new Map(formats2.map((format2) => [format2.directory, format2]));
  const at2 = parts2.findLastIndex((part) => byName2.has(part));
  const format = byName2.get(parts2[at2] ?? "");
  return format && { path: parts2.slice(0, at2 + 1).join("/"), format };
}
async function rootsBelow(tree, top, formats2) {
  const roots = [];
  const unsearched = [];
  const pending = [top];
  for (let directory = pending.pop(); directory !== void 0; directory = pending.pop()) {
    const entries = await tree.list(directory);
    const isNested = directory !== top && entries.some((entry) => entry.name === ".git");
    if (isNested) continue;
    if (entries.length === 0 && await isForbidden(tree, directory)) unsearched.push(directory);
    roots.push(...await rootsIn(tree, directory, entries, formats2));
    for (const { name, kind } of entries) {
      if (kind === "directory" && isSearched(name, formats2)) pending.push(pathIn(directory, name));
    }
  }
  return { roots, unsearched: unsearched.sort() };
}
function isSearched(name, formats2) {
  return name !== ".git" && name !== "node_modules" && !formats2.some((format) => format.directory === name);
}
async function rootsIn(tree, directory, entries, formats2) {
  const found = [];
  for (const { name, kind } of entries) {
    const format = formats2.find((one) => one.directory === name);
    if (!format) continue;
    const path = pathIn(directory, name);
    if (kind === "link" || kind === "directory" && await isRoot(tree, path, format)) found.push({ path, format });
  }
  return found;
}
async function isRoot(tree, path, format) {
  const entries = await tree.list(path);
  if (entries.length > 0) return format.isRoot(entries);
  return isForbidden(tree, path);
}
async function isForbidden(tree, directory) {
  const read = await tree.read(directory, 0);
  return !read.ok && read.refusal === "not-readable";
}
async function nothingToLint(tree, { given, path }, { unsearched }, scope, formats2) {
  if (unsearched.includes(path)) return noPermission(given);
  const strange = [];
  for (const { directory } of formats2) {
    if (await tree.kind(pathIn(path, directory)) === "directory") strange.push(directory);
  }
  const there = strange.length > 0 ? `; the ${strange.join(" and ")}/ there holds no state, only other files` : "";
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), "and")}` : "";
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats2)} with agent state in ${given}${scope}${there}${unseen}`
  );
}
function directoriesOf(formats2) {
  return formats2.map((format) => `${format.directory}/`).join(" or ");
}
function inOrder(roots) {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b2) => a.path < b2.path ? -1 : 1);
}

// src/core/product.ts
var product = {
  name: "agent-state-lint",
  version: "0.1.0",
  url: "https://github.com/agent-state-lint/agent-state-lint"
};

// src/lint/finding.ts
function ruleUrl(id) {
  return `${product.url}/blob/main/docs/rules/${id}.md`;
}
function toFinding({ id, severity }, at2, message, options = {}) {
  const { related, repair } = options;
  const pointer = at2.keyPath && pointerOf(at2.keyPath);
  return {
    rule: id,
    severity: options.severity ?? severity,
    message,
    path: at2.document.path,
    ...pointer !== void 0 && { pointer },
    ...rangeOf(at2),
    ...related?.length && {
      related: related.map((one) => ({ message: one.message, path: one.at.document.path, ...rangeOf(one.at) }))
    },
    ...repair && {
      repair: {
        ...repair,
        edits: repair.edits.map((edit) => ({ path: edit.at.document.path, ...rangeOf(edit.at), text: edit.text }))
      }
    },
    fingerprint: fingerprintOf(id, at2.document, pointer, at2),
    url: ruleUrl(id)
  };
}
function rangeOf({ document, start, end }) {
  return { start: document.position(start), end: document.position(end) };
}
function pointerOf(keyPath) {
  return keyPath.map((part) => `/${String(part).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
}
function fingerprintOf(rule3, document, pointer, at2) {
  const text2 = at2.isMissing ? "" : document.text.slice(at2.start, at2.end).trim();
  const facts = [rule3, document.path, pointer ?? "", text2];
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
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
var number2 = (value) => Number.isNaN(value) ? failure : { kind: "number", value };
var yaml11 = [
  [/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/, () => ({ kind: "boolean", value: true })],
  [/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/, () => ({ kind: "boolean", value: false })],
  [/^(?:~|null|Null|NULL|)$/, nothing],
  [/^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number2(Number(plain(source)))],
  [/^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/, (source) => number2(Number(plain(source)))],
  [/^[-+]?\.(?:inf|Inf|INF)$/, infinite],
  [/^\.(?:nan|NaN|NAN)$/, () => ({ kind: "number", value: Number.NaN })],
  [/^[-+]?(?:0|[1-9][0-9_]*)$/, (source) => number2(Number(plain(source)))],
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
  [/^[-+]?[0-9]+$/, (source) => number2(Number(source))],
  [/^0o[0-7]+$/, (source) => number2(Number(source))],
  [/^0x[0-9a-fA-F]+$/, (source) => number2(Number(source))],
  [/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/, (source) => number2(Number(source))],
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
  return number2(sign(source) * value);
}
function infinite(source) {
  return { kind: "number", value: sign(source) * Number.POSITIVE_INFINITY };
}
function sexagesimal(source) {
  const value = unsigned(source).split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { kind: "number", value: sign(source) * value, sexagesimal: true };
}
function date(source) {
  const [year, month, day2, hour = 0, minute = 0, second = 0] = (source.match(/\d+/g) ?? []).slice(0, 6).map(Number);
  const offset = /[-+](\d{1,2})(?::(\d{2}))?$/.exec(source.slice(10));
  const minutes = Number(offset?.[1] ?? 0) * 60 + Number(offset?.[2] ?? 0);
  const days = new Date(Date.UTC(2e3 + year % 400, month, 0)).getUTCDate();
  const exists = year > 0 && month >= 1 && month <= 12 && day2 >= 1 && day2 <= days && hour < 24 && minute < 60;
  return exists && second < 60 && minutes < 24 * 60 ? { kind: "date" } : failure;
}
function isSame(one, other2) {
  const held = (reading) => "value" in reading ? reading.value : void 0;
  return one.kind === other2.kind && (held(one) === held(other2) || Number.isNaN(held(one)));
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
function expected(schema4) {
  const types = typesOf(schema4);
  const named = types.filter((type) => type !== "null").map((type) => names[type] ?? type);
  const what = schema4["x-kind"] === "commit" ? "a commit" : schema4["x-shape"] ?? wordsOf(schema4) ?? either(named);
  return types.includes("null") ? `${what} or null` : what;
}
function wordsOf({ enum: words2 }) {
  return words2 && `${words2.length > 1 ? "one of " : ""}${either(words2.map((word) => quote(String(word))))}`;
}
function dotted(keyPath) {
  return keyPath.length > 0 ? keyPath.join(".") : "the file";
}
function shown3(document, keyPath) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar") return node?.kind === "list" ? "a list" : "a mapping";
  if (node.source === "") return "empty";
  const isText = typeof node.value === "string" && (node.style !== "plain" || !ambiguityOf(node.source));
  return isText ? quote(node.value) : inert(node.source);
}

// src/formats/common/rule.ts
function rule2(facts) {
  return facts;
}

// src/formats/common/violations.ts
function reportViolations({ snapshot, report, skip }, keyword, say4) {
  if (snapshot.unjudged !== void 0) skip(snapshot.unjudged);
  for (const document of snapshot.documents) {
    for (const violation of document.verdict?.violations ?? []) {
      if (violation.keyword !== keyword) continue;
      const { message, at: at2, ...options } = say4(violation, document);
      report(at2 ?? document.at(violation.keyPath), message, options);
    }
  }
}

// src/formats/common/rules/schema/enum.ts
var schemaEnum = rule2({
  id: "schema/enum",
  severity: "error",
  summary: "every value of a closed list is one of its words",
  source: "STATE.md schema 3.1, D1",
  repair: "unsafe",
  check: (context) => reportViolations(context, "enum", say)
});
function say({ keyPath, value, schema: schema4 }, document) {
  const found = `${dotted(keyPath)} is ${quote(value)}`;
  const word = String(value);
  const [counterpart2, ...others] = counterpartsOf(word, schema4);
  if (counterpart2) {
    const message = `${found}, a word of another dialect; expected ${either([counterpart2, ...others].map(quote))}`;
    return others.length > 0 ? { message } : { message, repair: rewrite(counterpart2, true, keyPath, document) };
  }
  const meant = nearest(word, wordsOf2(schema4));
  if (meant === void 0) return { message: `${found}, expected ${expected(schema4)}` };
  return {
    message: `${found}; did you mean ${quote(meant)}?`,
    repair: rewrite(meant, folded(meant) === folded(word), keyPath, document)
  };
}
var wordsOf2 = (schema4) => (schema4.enum ?? []).map(String);
function counterpartsOf(word, { "x-counterparts": all = {} }) {
  return Object.hasOwn(all, word) ? [all[word] ?? []].flat() : [];
}
function rewrite(word, safe, keyPath, document) {
  const node = document.node(keyPath);
  const text2 = node?.kind === "scalar" && node.style === "plain" ? word : `"${word}"`;
  return { safe, title: `write ${text2}`, edits: [{ at: document.at(keyPath), text: text2 }] };
}

// src/formats/common/rules/schema/pattern.ts
var schemaPattern = rule2({
  id: "schema/pattern",
  severity: "error",
  summary: "every identifier has the shape of its kind",
  source: "STATE.md schema 3.1",
  check: (context) => reportViolations(context, "pattern", ({ keyPath, value, schema: schema4 }) => ({
    message: `${dotted(keyPath)} is ${quote(value)}, expected ${expected(schema4)}`
  }))
});

// src/formats/common/rules/schema/range.ts
var schemaRange = rule2({
  id: "schema/range",
  severity: "error",
  summary: "every number lies within the range of its field",
  source: "STATE.md schema 1",
  check: (context) => reportViolations(context, "range", ({ keyPath, schema: schema4 }, document) => ({
    message: `${dotted(keyPath)} is ${shown3(document, keyPath)}, expected ${rangeOf2(schema4)}`
  }))
});
function rangeOf2({ minimum, maximum }) {
  if (minimum === void 0) return `at most ${maximum}`;
  return maximum === void 0 ? `${minimum} or more` : `a number from ${minimum} to ${maximum}`;
}

// src/formats/common/rules/schema/required.ts
var schemaRequired = rule2({
  id: "schema/required",
  severity: "error",
  summary: "every field that the specification requires is there",
  source: "STATE.md schema 2.1, D28, D29",
  check: (context) => reportViolations(context, "required", (violation, document) => {
    const { keyPath, field: field2 = "", schema: schema4 } = violation;
    const message = `${dotted([...keyPath, field2])} is missing; expected ${expected(schema4)}${meaning(schema4)}`;
    const meant = document.verdict && misspelt(violation, schemaAt(document.verdict.schema, keyPath));
    const at2 = document.at([...keyPath, field2]);
    if (meant === void 0) return { message, at: at2 };
    return {
      message,
      at: at2,
      related: [{ at: document.key([...keyPath, meant]), message: `${quote(meant)} stands here` }]
    };
  })
});
function meaning({ description = "", "x-shape": shape, enum: words2 }) {
  const text2 = description.replace(/\.$/, "");
  return shape || words2 || !text2 ? "" : ` (${text2.charAt(0).toLowerCase()}${text2.slice(1)})`;
}
function misspelt({ value, field: field2 = "" }, parent) {
  const known2 = Object.keys(parent?.properties ?? {});
  const keys = isDataMap(value) ? Object.keys(value).slice(0, 100) : [];
  return keys.find((key) => !known2.includes(key) && nearest(key, known2) === field2);
}

// src/formats/common/rules/schema/timestamp.ts
var schemaTimestamp = rule2({
  id: "schema/timestamp",
  severity: "error",
  summary: "every timestamp is a moment that exists, in the form of the specification",
  source: "STATE.md schema 3.1 and 3.3, D5",
  repair: "safe",
  check: (context) => reportViolations(context, "timestamp", ({ keyPath, value, schema: schema4 }, document) => {
    const found = `${dotted(keyPath)} is ${quote(value)}`;
    const instant = parseInstant(String(value));
    if (!instant && isStamp(String(value))) return { message: `${found}, a date or an hour that does not exist` };
    if (!instant) return { message: `${found}, expected ${expected(schema4)}` };
    const written = formatInstant(instant.ms);
    const message = `${found}, ISO 8601 in another form; expected`;
    if (!parseInstant(written)?.inProfile) return { message: `${message} ${expected(schema4)}`, severity: "warning" };
    const edits = [{ at: document.at(keyPath), text: `"${written}"` }];
    const repair = { safe: true, title: `write ${written}`, edits };
    return { message: `${message} ${quote(written)}`, severity: "warning", repair };
  })
});

// src/formats/common/notation.ts
function clearNotation(node, schema4) {
  const types = schema4?.["x-kind"] === "commit" ? ["string"] : typesOf(schema4);
  if (types.length === 0 || types.includes("string")) return inQuotes(node);
  const isQuoted = node.style === "quoted";
  const written = isQuoted ? String(node.value) : node.source;
  const isClear = ambiguityOf(written) === void 0;
  if (isQuoted && !isClear) return void 0;
  const readings = [readYaml11(written), readYaml12(written)];
  if (types.includes("boolean")) return booleanOf(readings);
  const number3 = numberOf(readings);
  const isWanted2 = types.includes("number") || types.includes("integer") && Number.isSafeInteger(number3);
  if (number3 === void 0 || !isWanted2) return void 0;
  const text2 = isClear ? written : decimal(number3);
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
function decimal(number3) {
  const written = String(number3);
  return /^-?\d{1,15}(?:\.\d{1,20})?$/.test(written) ? written : void 0;
}

// src/formats/common/rules/schema/type.ts
var schemaType = rule2({
  id: "schema/type",
  severity: "error",
  summary: "every value is of the type that its field has",
  source: "STATE.md schema 1",
  repair: "safe",
  check: (context) => reportViolations(context, "type", say2)
});
function say2(violation, document) {
  const { keyPath, schema: schema4 } = violation;
  const message = `${dotted(keyPath)} is ${shown3(document, keyPath)}, expected ${expected(schema4)}`;
  const text2 = notation(violation, document);
  if (text2 === void 0) return { message };
  const title = text2.startsWith('"') ? "put it in quotes" : "write it without quotes";
  return { message, repair: { safe: true, title, edits: [{ at: document.at(keyPath), text: text2 }] } };
}
function notation({ keyPath, value, schema: schema4 }, document) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar" || value === null) return void 0;
  const isText = typesOf(schema4).includes("string");
  if (isText && schema4.pattern && !new RegExp(schema4.pattern, "u").test(node.source)) return void 0;
  if (isText && schema4.enum && !schema4.enum.includes(node.source)) return void 0;
  return clearNotation(node, schema4);
}

// src/formats/common/rules/schema/unknown-field.ts
var schemaUnknownField = rule2({
  id: "schema/unknown-field",
  severity: "warning",
  summary: "every field is one that the specification knows",
  source: "STATE.md schema 1",
  check: (context) => reportViolations(context, "unknown", say3)
});
function say3({ keyPath, schema: schema4 }, document) {
  const key = String(keyPath.at(-1));
  const parent = keyPath.slice(0, -1);
  const missing = Object.keys(schema4.properties ?? {}).filter((name) => !document.node([...parent, name]));
  const meant = nearest(key, missing);
  const where = parent.length > 0 ? ` of ${dotted(parent)}` : "";
  const hint = meant === void 0 ? "" : `; did you mean ${quote(meant)}?`;
  return {
    message: `${quote(key)} is no known field${where}${hint}`,
    at: document.key(keyPath),
    ...schema4["x-unknown"] === "info" && { severity: "info" }
  };
}

// src/formats/common/rules/schema/version.ts
var schemaVersion = rule2({
  id: "schema/version",
  severity: "warning",
  summary: "the version of a file is one that this linter knows",
  source: "STATE.md schema 1.1",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { keyPath, value, known: known2 } of versionsOf(document)) {
        if (typeof value !== "string" || known2.includes(value) || isSpokenOf(document.verdict, keyPath)) continue;
        const list = either(known2.map(quote));
        report(document.at(keyPath), `${dotted(keyPath)} is ${quote(value)}, expected ${list}: no other is known here`);
      }
    }
  }
});
function versionsOf({ root, verdict }) {
  const visited = root && verdict ? visit3(verdict.schema, dataOf(root)) : [];
  return visited.flatMap(({ keyPath, value, schema: schema4 }) => {
    const known2 = schema4?.["x-known"];
    return known2 ? [{ keyPath, value, known: known2 }] : [];
  });
}
function isSpokenOf(verdict, keyPath) {
  return verdict?.violations.some((one) => dotted(one.keyPath) === dotted(keyPath)) ?? false;
}

// src/formats/common/faults.ts
function reportFaults({ snapshot, report }, kind, severity) {
  for (const document of snapshot.documents) {
    for (const fault3 of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault3;
      report(document.span(fault3.start, fault3.end), fault3.message, {
        ...related && { related: [{ at: document.span(related.start, related.end), message: related.message }] },
        ...severity && { severity }
      });
    }
  }
}

// src/formats/common/rules/syntax/alias.ts
var syntaxAlias = rule2({
  id: "syntax/alias",
  severity: "warning",
  summary: "a state file has no anchors and no aliases",
  source: "D34",
  check(context) {
    reportFaults(context, "alias");
    reportFaults(context, "alias-bomb", "error");
  }
});

// src/formats/common/rules/syntax/ambiguous-scalar.ts
var syntaxAmbiguousScalar = rule2({
  id: "syntax/ambiguous-scalar",
  severity: "warning",
  summary: "every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits",
  source: "STATE.md schema 3, persistence guide, D6",
  repair: "safe",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { node, keyPath } of plainScalars(document)) {
        const ambiguity = ambiguityOf(node.source);
        const schema4 = document.verdict && schemaAt(document.verdict.schema, keyPath);
        if (!ambiguity || isBlockNumber(node, schema4)) continue;
        const at2 = { document, keyPath, start: node.start, end: node.end };
        const found = `${inert(dotted(keyPath))} is ${inert(node.source)}, ${said2(ambiguity)}`;
        const text2 = clearNotation(node, schema4);
        if (text2 === void 0) report(at2, found);
        else {
          const repair = { safe: true, title: `write ${inert(text2)}`, edits: [{ at: at2, text: text2 }] };
          report(at2, `${found}; expected ${inert(text2)}`, { repair });
        }
      }
    }
  }
});
function* plainScalars(document) {
  const pending = document.root ? [{ node: document.root, keyPath: [] }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, keyPath } = next;
    if (node.kind === "map") {
      for (const { key, value } of node.entries)
        pending.push({ node: value, keyPath: [...keyPath, String(key.value)] });
    } else if (node.kind === "list") {
      for (const [index, item] of node.items.entries()) pending.push({ node: item, keyPath: [...keyPath, index] });
    } else if (node.style === "plain" && document.text.startsWith(node.source, node.start)) {
      yield { node, keyPath };
    }
  }
}
function isBlockNumber({ source }, schema4) {
  const types = typesOf(schema4);
  return /^0[89]$/.test(source) && types.includes("string") && (types.includes("number") || types.includes("integer"));
}
function said2({ yaml11: yaml112, yaml12: yaml122 }) {
  const [older2, newer] = [wordsOf3(yaml112), wordsOf3(yaml122)];
  if (older2 === newer) return `which loses digits when it is loaded (${newer})`;
  return `which is ${older2} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;
}
function wordsOf3(reading) {
  if (reading.kind === "date") return "a date";
  if (reading.kind === "failure") return "an error";
  return "value" in reading ? String(reading.value) : reading.kind;
}

// src/formats/common/rules/syntax/conflict-marker.ts
var syntaxConflictMarker = rule2({
  id: "syntax/conflict-marker",
  severity: "error",
  summary: "no merge conflict is left in a state file",
  source: 'checkpoint flow, "check for conflicts"',
  check: (context) => reportFaults(context, "conflict-marker")
});

// src/formats/common/rules/syntax/duplicate-key.ts
var syntaxDuplicateKey = rule2({
  id: "syntax/duplicate-key",
  severity: "error",
  summary: "no key stands twice in one mapping",
  source: "YAML 1.2 3.2.1.3, RFC 8259 4",
  check: (context) => reportFaults(context, "duplicate-key")
});

// src/formats/common/rules/syntax/front-matter.ts
var syntaxFrontMatter = rule2({
  id: "syntax/front-matter",
  severity: "error",
  summary: "a STATE.md has one block of front matter, with a fence above and below, or another known form",
  source: "STATE.md schema 8.1 and 9.1, D2",
  check: (context) => reportFaults(context, "front-matter")
});

// src/formats/common/rules/syntax/json.ts
var syntaxJson = rule2({
  id: "syntax/json",
  severity: "error",
  summary: "the JSON of a state file parses, and nothing stands after its end",
  source: "Hivemind state",
  check: (context) => reportFaults(context, "json")
});

// src/formats/common/rules/syntax/placeholder.ts
var syntaxPlaceholder = rule2({
  id: "syntax/placeholder",
  severity: "error",
  summary: "no value is what stands for want of one, such as undefined, a template or a flag",
  source: "practice",
  check: (context) => reportViolations(context, "placeholder", ({ keyPath, value, schema: schema4 }) => {
    const what = typeof value === "string" && /^--?[A-Za-z]/.test(value) ? "a command line flag" : "a placeholder";
    const found = Array.isArray(value) ? '"[object Object]"' : quote(value);
    return { message: `${dotted(keyPath)} is ${found}, ${what} and no value; expected ${expected(schema4)}` };
  })
});

// src/formats/common/rules/syntax/unreadable.ts
var syntaxUnreadable = rule2({
  id: "syntax/unreadable",
  severity: "error",
  summary: "every state file is a regular file of UTF-8 text within its limits of size and depth",
  source: "STATE.md schema 9, checkpoint flow check 5",
  check(context) {
    const { snapshot, report } = context;
    reportFaults(context, "cap");
    for (const file of snapshot.unreadable) {
      const document = new TextDocument(file.path, "", { faults: [] });
      report(document.span(0, 0), messages[file.refusal](file.detail));
    }
  }
});
var messages = {
  "not-utf8": (detail) => `the file is no UTF-8 text${at(detail)}; expected UTF-8`,
  "utf-16": () => "the file is UTF-16; expected UTF-8",
  "nul-byte": (detail) => `the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,
  "too-large": (detail) => `the file is larger than ${detail ?? "its limit"}, so it was not read`,
  "not-a-file": () => "this is no regular file; expected a file of text",
  link: () => "the way to this file leads over a link, and links are not followed; expected a regular file",
  "not-readable": () => "the file cannot be opened; check its permissions",
  missing: () => "the file is not there",
  outside: () => "the path leads out of the repository, so it was not read"
};
var at = (detail) => detail ? ` (${detail})` : "";

// src/formats/common/rules/syntax/yaml.ts
var syntaxYaml = rule2({
  id: "syntax/yaml",
  severity: "error",
  summary: "the YAML of a state file parses",
  source: "checkpoint flow check 5",
  check: (context) => reportFaults(context, "yaml")
});

// src/formats/common/rules/index.ts
var rules2 = [
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaTimestamp,
  schemaType,
  schemaUnknownField,
  schemaVersion,
  syntaxAlias,
  syntaxAmbiguousScalar,
  syntaxConflictMarker,
  syntaxDuplicateKey,
  syntaxFrontMatter,
  syntaxJson,
  syntaxPlaceholder,
  syntaxUnreadable,
  syntaxYaml
];

// src/lint/check-root.ts
async function checkRoot(snapshot, rules4, choice, clock) {
  const findings = [];
  const skipped = [];
  for (const rule3 of rules4) {
    const chosen = choice.severities[rule3.id];
    if (chosen === "off" || !isWanted(rule3, choice.only)) continue;
    await rule3.check({
      snapshot,
      ...clock,
      report: (at2, message, options) => {
        const finding = toFinding(rule3, at2, message, options);
        findings.push(chosen ? { ...finding, severity: chosen } : finding);
      },
      skip: (reason) => skipped.push({ rule: rule3.id, root: snapshot.root, reason })
    });
  }
  return { findings, skipped };
}
function isWanted(rule3, only2) {
  return only2.length === 0 || only2.some((prefix) => rule3.id.startsWith(prefix));
}

// src/lint/report.ts
var rank = { error: 0, warning: 1, info: 2 };
function toReport({ roots, findings, skipped, files }, most2) {
  const distinct = withOwnFingerprints(distinctBy(findings, identity).sort(byPlace));
  const kept = distinct.length <= most2 ? distinct : worst(distinct, most2);
  const number3 = (severity) => kept.filter((finding) => finding.severity === severity).length;
  return {
    version: 1,
    roots,
    findings: kept,
    skipped: distinctBy([...skipped, ...leftOut(distinct, kept)], (one) => JSON.stringify(one)).sort(
      (a, b2) => compare(a.root, b2.root) || compare(a.rule, b2.rule) || compare(a.reason, b2.reason)
    ),
    summary: { errors: number3("error"), warnings: number3("warning"), infos: number3("info"), files }
  };
}
function distinctBy(items2, key) {
  return [...new Map(items2.map((item) => [key(item), item])).values()];
}
function worst(findings, most2) {
  return [...findings].sort((a, b2) => rank[a.severity] - rank[b2.severity]).slice(0, most2).sort(byPlace);
}
function leftOut(all, kept) {
  const missing = /* @__PURE__ */ new Map();
  const held = new Set(kept);
  for (const { rule: rule3 } of all.filter((finding) => !held.has(finding))) missing.set(rule3, (missing.get(rule3) ?? 0) + 1);
  return [...missing].map(([rule3, number3]) => ({
    rule: rule3,
    root: "",
    reason: `${number3} of its findings are left out: a report holds at most ${kept.length}`
  }));
}
function byPlace(a, b2) {
  return compare(a.path, b2.path) || a.start.line - b2.start.line || a.start.column - b2.start.column || rank[a.severity] - rank[b2.severity] || compare(a.rule, b2.rule) || compare(a.message, b2.message);
}
function identity({ rule: rule3, path, pointer, start, end, message }) {
  return JSON.stringify([rule3, path, pointer, start, end, message]);
}
function compare(a, b2) {
  return a < b2 ? -1 : a > b2 ? 1 : 0;
}
function withOwnFingerprints(findings) {
  const seen = /* @__PURE__ */ new Map();
  return findings.map((finding) => {
    const times = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, times);
    return times === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${times}` };
  });
}

// src/lint/lint.ts
async function lintRoots({ tree, roots, ...run }) {
  const all = { roots: [], findings: [], skipped: [], files: 0 };
  const sources = /* @__PURE__ */ new Map();
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, run.limits);
    const { findings, skipped } = await checkRoot(snapshot, rulesOf(format), run, run);
    const { dialect: dialect2 } = snapshot;
    all.roots.push({ path, format: format.id, ...dialect2 !== void 0 && { dialect: dialect2 } });
    for (const finding of findings) all.findings.push(finding);
    for (const skip of skipped) all.skipped.push(skip);
    all.files += snapshot.documents.length;
    const named = new Set(
      findings.flatMap((finding) => [finding.path, ...(finding.related ?? []).map((one) => one.path)])
    );
    for (const document of snapshot.documents) if (named.has(document.path)) sources.set(document.path, document.text);
  }
  return { report: toReport(all, run.limits.findings), sources };
}
function rulesOf(format) {
  return [...rules2, ...format.rules];
}
function allRules(formats2) {
  const byId = new Map(formats2.flatMap(rulesOf).map((rule3) => [rule3.id, rule3]));
  return [...byId.values()].sort((a, b2) => a.id < b2.id ? -1 : 1);
}

// src/lint/lint-options.ts
var kinds = {
  cwd: { expected: "a path", is: isWord },
  paths: { expected: "a list of paths", is: isListOfWords },
  contents: { expected: "an object of strings or Uint8Arrays, by path", is: isObjectOf(isContent) },
  only: { expected: "a list of beginnings of rule ids", is: isListOfWords },
  severities: { expected: "an object of severities, by rule id", is: isObjectOf((one) => typeof one === "string") },
  now: { expected: "a number, of ms since 1970", is: isMoment },
  allowEmpty: { expected: "true or false", is: (value) => typeof value === "boolean" }
};
function checkOptions(options) {
  if (!isObject(options)) throw new UsageError(`lint() wants an object of options, not ${inWords2(options)}`);
  const known2 = new Map(Object.entries(kinds));
  for (const [name, value] of Object.entries(options)) {
    const kind = known2.get(name);
    if (!kind) {
      const meant = nearest(name, [...known2.keys()]);
      throw new UsageError(`there is no option ${quote(name)}${meant ? `; did you mean ${quote(meant)}?` : ""}`);
    }
    if (value === void 0 || kind.is(value)) continue;
    throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords2(value)}`);
  }
}
function isWord(value) {
  return typeof value === "string" && value !== "";
}
function isListOfWords(value) {
  return Array.isArray(value) && value.every(isWord);
}
function isObject(value) {
  return tagOf(value) === "Object";
}
function isObjectOf(is) {
  return (value) => isObject(value) && Object.values(value).every(is);
}
function isContent(value) {
  return typeof value === "string" || tagOf(value) === "Uint8Array";
}
function isMoment(value) {
  return typeof value === "number" && Math.abs(value) <= 864e13;
}
function tagOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}
function inWords2(value) {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.every(isWord) ? "a list" : "a list of other things";
  if (isObject(value)) return "such an object";
  const isNamed = typeof value === "object" && value !== null || typeof value === "function";
  return isNamed ? `a ${tagOf(value)}` : String(value);
}

// src/lint/rule-choice.ts
var severities = ["error", "warning", "info"];
function checkChoice({ only: only2, severities: chosen }, rules4) {
  const ids = rules4.map(({ id }) => id);
  for (const prefix of only2) {
    if (ids.some((id) => id.startsWith(prefix))) continue;
    const families = new Set(ids.map((id) => id.slice(0, id.indexOf("/") + 1)));
    throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(prefix, [...families, ...ids])}`);
  }
  for (const [id, severity] of Object.entries(chosen)) {
    checkRule(id, ids);
    const known2 = [...severities, "off"];
    if (known2.includes(severity)) continue;
    const meant = nearest(severity, known2) ?? known2.find((one) => severity !== "" && one.startsWith(severity));
    throw new UsageError(
      `${quote(severity)} is no severity; expected ${either(known2)}${meant ? `; did you mean ${quote(meant)}?` : ""}`
    );
  }
}
function checkRule(id, ids) {
  if (ids.includes(id)) return;
  throw new UsageError(`there is no rule ${quote(id)}${didYouMean(id, ids)}`);
}
function didYouMean(word, candidates) {
  const named = candidates.filter((id) => id.endsWith(`/${word}`));
  const meant = named.length === 1 ? named[0] : nearest(word, candidates);
  return meant === void 0 ? "" : `; did you mean ${quote(meant)}?`;
}

// src/repository/locate.ts
import { dirname as dirname2, join as join3, relative as relative2, resolve as resolve2, sep as sep2 } from "node:path";

// src/repository/repository.ts
import { existsSync, lstatSync as lstatSync3, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join as join2, relative, sep } from "node:path";

// src/repository/working-tree.ts
import { lstatSync as lstatSync2, readdirSync } from "node:fs";
import { join as onDisk } from "node:path";

// src/repository/portable-names.ts
var device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³])[ ]*(?:[.:]|$)/i;
function isStrangeOnWindows(path) {
  return path.split("/").some((part) => /[\\:*?"<>|\p{Cc}]|[. ]$/u.test(part) || device.test(part));
}

// src/repository/read-file.ts
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
var flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
function readRegularFile(path, cap) {
  let descriptor;
  try {
    const seen = constants.O_NOFOLLOW ? void 0 : lstatSync(path);
    if (seen?.isSymbolicLink()) return refused("link");
    descriptor = openSync(path, flags);
    const stat = fstatSync(descriptor);
    if (seen && !isSame2(seen, stat)) return refused("link");
    if (!stat.isFile()) return refused("not-a-file");
    if (stat.size > cap) return refused("too-large");
    return readAll(descriptor, stat.size, cap);
  } catch (error) {
    return refused(refusalOf(error));
  } finally {
    if (descriptor !== void 0) closeSync(descriptor);
  }
}
function readAll(descriptor, size2, cap) {
  let bytes = Buffer.allocUnsafe(size2 + 1);
  let length = 0;
  for (; ; ) {
    const read = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += read;
    if (length > cap) return refused("too-large");
    if (read === 0) return { ok: true, bytes: bytes.subarray(0, length) };
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(bytes.length)]);
  }
}
var isSame2 = (a, b2) => a.dev === b2.dev && a.ino === b2.ino;
var refused = (refusal) => ({ ok: false, refusal });
function refusalOf({ code }) {
  if (code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG") return "missing";
  if (code === "ELOOP") return "link";
  if (code === "EISDIR" || code === "ENXIO") return "not-a-file";
  return "not-readable";
}

// src/repository/working-tree.ts
var WorkingTree = class {
  #top;
  /** Folders that are known to be reached without a link. */
  #safe = /* @__PURE__ */ new Set([""]);
  /** @param top absolute path of the repository, without links */
  constructor(top) {
    this.#top = top;
  }
  async list(directory) {
    const inside = insidePath(directory);
    if (inside === void 0 || this.#linkOnTheWay(inside)) return [];
    try {
      const entries = readdirSync(onDisk(this.#top, inside), { withFileTypes: true });
      return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) })).sort(byName);
    } catch {
      return [];
    }
  }
  async kind(path) {
    const inside = insidePath(path);
    if (inside === void 0 || this.#linkOnTheWay(parentOf(inside))) return void 0;
    try {
      return kindOf(lstatSync2(onDisk(this.#top, inside)));
    } catch {
      return void 0;
    }
  }
  async read(path, cap) {
    const inside = insidePath(path);
    if (inside === void 0) return { ok: false, refusal: "outside" };
    if (this.#linkOnTheWay(parentOf(inside))) return { ok: false, refusal: "link" };
    return readRegularFile(onDisk(this.#top, inside), cap);
  }
  /** From the top down, so that nothing behind a link is ever asked for. */
  #linkOnTheWay(directory) {
    const unknown = [];
    for (let at2 = directory; !this.#safe.has(at2); at2 = parentOf(at2)) unknown.push(at2);
    for (const folder of unknown.reverse()) {
      const kind = this.#kindOfFolder(folder);
      if (kind === "link") return true;
      if (kind === void 0) return false;
      this.#safe.add(folder);
    }
    return false;
  }
  #kindOfFolder(folder) {
    try {
      return kindOf(lstatSync2(onDisk(this.#top, folder)));
    } catch {
      return void 0;
    }
  }
};
function insidePath(path) {
  const inside = join("", path);
  if (inside === void 0 || inside.includes("\0")) return void 0;
  return process.platform === "win32" && isStrangeOnWindows(inside) ? void 0 : inside;
}
function kindOf(entry) {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}
var byName = (a, b2) => a.name < b2.name ? -1 : 1;

// src/repository/repository.ts
function openRepository(top) {
  return { top, workingTree: new WorkingTree(top), inside: (path) => insideOf(top, path) };
}
function repositoryTop(folder) {
  for (let at2 = folder; ; at2 = dirname(at2)) {
    if (existsSync(join2(at2, ".git"))) return at2;
    if (dirname(at2) === at2) return void 0;
  }
}
function commonFolder(folders) {
  return folders.reduce((common, folder) => {
    let at2 = common;
    while (insideOf(at2, folder) === void 0 && dirname(at2) !== at2) at2 = dirname(at2);
    return at2;
  });
}
function insideOf(folder, path) {
  const found = relative(folder, path);
  if (found === ".." || found.startsWith(`..${sep}`) || isAbsolute(found)) return void 0;
  return found.split(sep).join("/");
}
function realPath(path) {
  const rest2 = [];
  for (let at2 = path; ; at2 = dirname(at2)) {
    try {
      return join2(realpathSync.native(at2), ...rest2);
    } catch {
      if (dirname(at2) === at2) return path;
      rest2.unshift(basename(at2));
    }
  }
}
function isFolder(path) {
  return kindAt(path, statSync)?.isDirectory() ?? false;
}
function hasTopBetween(above, path) {
  let at2 = above;
  for (const part of relative(above, path).split(sep)) {
    if (!kindAt(at2, lstatSync3)?.isDirectory()) return false;
    at2 = join2(at2, part);
    if (kindAt(join2(at2, ".git"), lstatSync3)) return kindAt(at2, lstatSync3)?.isDirectory() ?? false;
  }
  return false;
}
function kindAt(path, ask) {
  try {
    return ask(path);
  } catch {
    return void 0;
  }
}

// src/repository/locate.ts
function locate2(given, workingFolder, rootNames2) {
  const path = resolve2(workingFolder, given);
  const folder = folderAroundRoot(path, rootNames2) ?? (isFolder(path) ? path : dirname2(path));
  const real = realPath(folder);
  return { given, path: join3(real, relative2(folder, path)), folder: real };
}
function folderAroundRoot(path, rootNames2) {
  const parts2 = path.split(sep2);
  const at2 = parts2.findLastIndex((part) => rootNames2.includes(part));
  if (at2 < 0) return void 0;
  const root = parts2.slice(0, at2 + 1).join(sep2);
  return hasTopBetween(root, path) ? void 0 : dirname2(root);
}
function commonTop(places, workingFolder) {
  const tops = /* @__PURE__ */ new Map();
  for (const { folder } of places) if (!tops.has(folder)) tops.set(folder, repositoryTop(folder));
  const [first] = places;
  const top = tops.get(first.folder);
  const foreign = places.find(({ folder }) => tops.get(folder) !== top);
  const folders = places.map(({ folder }) => folder);
  const isHere = folders.every((folder) => insideOf(workingFolder, folder) !== void 0);
  return { top: top ?? (isHere ? workingFolder : commonFolder(folders)), ...foreign && { foreign } };
}

// src/repository/memory-tree.ts
var MemoryTree = class {
  #files;
  #folders;
  #below;
  /** @param files path, relative to the repository, to content */
  constructor(files, below) {
    const bytes = (content) => typeof content === "string" ? new TextEncoder().encode(content) : content;
    this.#files = new Map(Object.entries(files).map(([path, content]) => [path, bytes(content)]));
    this.#folders = foldersOf(this.#files.keys());
    this.#below = below;
  }
  async list(directory) {
    const entries = new Map((await this.#below?.list(directory))?.map((entry) => [entry.name, entry]));
    for (const [name, entry] of this.#folders.get(directory) ?? []) entries.set(name, entry);
    return [...entries.values()].sort((a, b2) => a.name < b2.name ? -1 : 1);
  }
  async kind(path) {
    if (this.#files.has(path)) return "file";
    return this.#folders.has(path) ? "directory" : this.#below?.kind(path);
  }
  async read(path, cap) {
    const bytes = this.#files.get(path);
    if (!bytes) return this.#below?.read(path, cap) ?? { ok: false, refusal: "missing" };
    return bytes.length > cap ? { ok: false, refusal: "too-large" } : { ok: true, bytes };
  }
};
function foldersOf(paths) {
  const folders = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  for (const path of paths) {
    let at2 = path;
    let kind = "file";
    for (; ; ) {
      const slash = at2.lastIndexOf("/");
      const folder = at2.slice(0, Math.max(0, slash));
      const name = at2.slice(slash + 1);
      const known2 = folders.get(folder);
      if (known2) {
        known2.set(name, { name, kind });
        break;
      }
      folders.set(folder, /* @__PURE__ */ new Map([[name, { name, kind }]]));
      at2 = folder;
      kind = "directory";
    }
  }
  return folders;
}

// src/lint/verdict.ts
function fails2({ summary: { errors, warnings, infos } }, failOn) {
  if (failOn === "never") return false;
  return errors > 0 || failOn !== "error" && warnings > 0 || failOn === "info" && infos > 0;
}

// src/index.ts
var rootNames = formats.map((format) => format.directory);
async function lint(options = {}) {
  checkOptions(options);
  const { paths = [], contents = {}, only: only2 = [], severities: severities2 = {}, now = Date.now(), allowEmpty = false } = options;
  checkChoice({ only: only2, severities: severities2 }, allRules(formats));
  const cwd = realPath(options.cwd ?? process.cwd());
  const place = (path) => locate2(path, cwd, rootNames);
  const here = place(".");
  const named = paths.map(place);
  const given = Object.entries(contents).map(([path, text2]) => ({ ...place(path), text: text2 }));
  const { top, foreign } = commonTop([named[0] ?? here, ...named.slice(1), ...given], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);
  const { workingTree, inside } = openRepository(top);
  const insideTop = ({ path }) => inside(path) ?? "";
  checkTexts(
    given.map((one) => ({ given: one.given, path: insideTop(one) })),
    formats
  );
  const overlay = Object.fromEntries(given.map((one) => [insideTop(one), one.text]));
  const tree = given.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree;
  const searched = named.map((one) => ({ given: one.given, path: insideTop(one) }));
  const { roots, unsearched } = await discover(tree, searched, { given: cwd, path: insideTop(here) }, allowEmpty);
  return { ...await lintRoots({ tree, roots, only: only2, severities: severities2, now, limits: defaultLimits }), top, unsearched };
}
async function discover(tree, named, here, allowEmpty) {
  if (named.length > 0) {
    const found2 = await discoverNamed(tree, named, formats);
    if (found2.empty[0] && !allowEmpty) throw await nothingToLint(tree, found2.empty[0], found2, " or below it", formats);
    return found2;
  }
  const found = await discoverFrom(tree, here.path, formats);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === "" ? " or below it" : ", below it or above it in its repository";
    throw await nothingToLint(tree, here, found, scope, formats);
  }
  return found;
}
function rules3() {
  return allRules(formats).map(({ id, severity, summary, source, repair }) => ({
    ...{ id, severity, summary, source },
    ...repair && { repair },
    url: ruleUrl(id)
  }));
}
function schemas2() {
  return Object.assign({}, ...formats.map((format) => format.schemas));
}

export {
  product,
  visible,
  quote,
  count,
  either,
  nearest,
  linesOf,
  parseInstant,
  formats,
  UsageError,
  checkRule,
  insideOf,
  realPath,
  folderAroundRoot,
  fails2 as fails,
  lint,
  rules3 as rules,
  schemas2 as schemas
};
