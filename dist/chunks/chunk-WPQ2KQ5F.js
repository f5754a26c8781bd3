import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  duplicateKey
} from "./chunk-VOYRXT6Q.js";
import {
  quote,
  size
} from "./chunk-YVFHDY45.js";
import {
  capped,
  visible
} from "./chunk-GLERG5YY.js";
import {
  Composer,
  Lexer,
  Parser,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq
} from "./chunk-DVMKRWGA.js";

// src/text/yaml-faults.ts
function faultsOf(problems, text, to) {
  const sayings = withoutRest(problems).map(({ code, message, pos: [start, end] }) => {
    const place = { text, start: Math.min(start, to), end: Math.min(end, to), said: message };
    const saying = (sayingsByCode[code] ?? other)(place);
    return { ...saying, ...clip(text, saying.start ?? place.start, saying.end ?? place.end, to) };
  });
  const kept = withoutCascades(
    sayings.sort((a, b) => a.start - b.start),
    text
  );
  return kept.map(({ message, start, end }) => ({ kind: "yaml", message, start, end }));
}
function withoutRest(problems) {
  const first = problems.find(isBehind);
  return problems.filter((problem) => problem === first || !isBehind(problem));
}
var behind = /in YAML (?:stream|document)/;
var isBehind = ({ message }) => behind.test(message);
function withoutCascades(sorted, text) {
  const kept = [];
  for (const line of byLine(sorted, text)) {
    const exact = line.filter((saying) => !saying.structural);
    const chosen = exact.length > 0 ? exact : line.slice(0, 1);
    kept.push(...chosen.filter((saying, index) => saying.start !== chosen[index - 1]?.start));
  }
  return kept;
}
function* byLine(sorted, text) {
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const lineBreak = text.indexOf("\n", sorted[from]?.start);
    const lineEnd = lineBreak < 0 ? text.length : lineBreak;
    while ((sorted[to]?.start ?? Number.POSITIVE_INFINITY) <= lineEnd) to += 1;
    yield sorted.slice(from, to);
  }
}
function clip(text, from, to, most) {
  const start = Math.min(from, most);
  const lineEnd = Math.min(endOfLine(text, start), most);
  const end = start + text.slice(start, Math.min(Math.max(to, start), lineEnd)).trimEnd().length;
  return { start, end: end > start ? end : Math.min(start + 1, lineEnd) };
}
function endOfLine(text, from) {
  const ahead = text.slice(from, from + 2e3);
  const found = ahead.indexOf("\n");
  return from + (found < 0 ? ahead.length : found);
}
function restOfLine({ text, start }) {
  return text.slice(start, endOfLine(text, start));
}
function afterSpaces(place) {
  const rest = restOfLine(place);
  const start = place.start + rest.length - rest.trimStart().length;
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
  BAD_ALIAS: ({ text, start }) => ({ message: `text that begins with ${quote(text.charAt(start))} needs quotes` }),
  UNEXPECTED_TOKEN(place) {
    const { said, text, start } = place;
    if (behind.test(said)) {
      return { message: "the YAML ends before this; a bracket too many, or a wrong indentation", structural: true };
    }
    if (said.endsWith("at node end")) {
      const before = text.slice(Math.max(0, start - 300), start).trimEnd().at(-1);
      return { message: afterQuote[before ?? ""] ?? "text stands after the value; expected the end of the line" };
    }
    if (said.includes("on same line with key")) {
      return { message: "a list cannot begin on the line of its key; put it on the next line", structural: true };
    }
    if (said.startsWith("Unexpected ,")) return { message: "nothing stands before this comma" };
    const message = 'text that begins with "|" or ">" needs quotes, or goes on the next line';
    if (said.startsWith("Not a YAML token")) return { message, structural: true };
    return said.startsWith("Block scalar header") ? { message } : other(place);
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
function unknownTag({ text, start, end }) {
  return { message: `the tag ${quote(text.slice(start, end))} is not known; text that begins with "!" needs quotes` };
}
function unclosed({ text, start }, sign) {
  let open = text.lastIndexOf(sign, start - 1);
  while (sign === '"' && text.charAt(open - 1) === "\\") open = text.lastIndexOf(sign, open - 2);
  return { message: "the quoted text that begins here is never closed", start: Math.max(open, 0), end: start };
}
function unclosedBracket({ text, start, said }) {
  const closing = said.endsWith("}") ? "}" : "]";
  const opening = closing === "}" ? "{" : "[";
  let depth = 0;
  for (let at = start - 1; at >= Math.max(0, start - 2e3); at -= 1) {
    const char = text.charAt(at);
    if (char === closing) depth += 1;
    else if (char === opening && depth > 0) depth -= 1;
    else if (char === opening) {
      return {
        message: `the "${opening}" that stands here is never closed; expected "${closing}"`,
        start: at,
        end: at + 1
      };
    }
  }
  return { message: `expected "${closing}" before this` };
}
function other({ said }) {
  return { message: capped(visible(said.charAt(0).toLowerCase() + said.slice(1)), 120), structural: true };
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
  constructor(text, from, limits, tell) {
    this.#text = text;
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
        if (keyNode.source !== "") this.#tell(duplicateKey(String(keyNode.value), keyNode, earlier));
        continue;
      }
      const valueNode = value ? this.read(value) : nothingAt(keyNode.end);
      entries.set(name, { key: keyNode, value: valueNode });
    }
    return { kind: "map", entries: [...entries.values()], ...this.#extent(node) };
  }
  #list(node) {
    const items = [];
    for (const item of node.items) {
      this.#count(node);
      items.push(isPair(item) ? nothingAt(this.#extent(node).start) : this.read(item));
    }
    return { kind: "list", items, ...this.#extent(node) };
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
    const most = this.#limits.aliasExpansions;
    if (this.#expansions > most) {
      throw new LimitPassed("alias-bomb", `the aliases of this file expand more than ${most} times`, start, end);
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
    const most = this.#limits.keys;
    if (this.#keys <= most) return;
    throw new LimitPassed("cap", `the YAML here holds more than ${most} keys and items`, this.#extent(node).start);
  }
  #tellOnce(fault) {
    if (!this.#told.has(fault.start)) this.#tell(fault);
    this.#told.add(fault.start);
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
  const isPlain = value === null || ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? value : String(value);
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
function readYaml(text, from, to, limits) {
  if (!recent || text.length > longestRecent) return readAnew(text, from, to, limits);
  const isSame = (one) => one.from === from && one.to === to && one.limits === limits && one.text === text;
  const known = recent.findIndex(isSame);
  const [reading = { text, from, to, limits, read: readAnew(text, from, to, limits) }] = known < 0 ? [] : recent.splice(known, 1);
  recent.unshift(reading);
  if (recent.length > mostRecent) recent.pop();
  return reading.read;
}
var recent;
var askers = 0;
var mostRecent = 4;
var longestRecent = 64 * 1024;
async function withRecentReadings(work) {
  recent ??= [];
  askers += 1;
  try {
    return await work();
  } finally {
    askers -= 1;
    if (askers === 0) recent = void 0;
  }
}
function readAnew(text, from, to, limits) {
  const source = text.slice(from, to);
  const faults = [];
  const tell = (fault) => {
    if (faults.length === mostFaults) {
      throw new LimitPassed("yaml", `the YAML here has more than ${mostFaults} faults`, fault.start);
    }
    faults.push(fault);
  };
  try {
    checkSize(source, from, limits);
    const [first, second] = compose(source, from, limits);
    for (const fault of notationFaults(first, second, text, from, to)) tell(fault);
    const root = first?.contents ? new TreeReader(text, from, limits, tell).read(first.contents) : void 0;
    return { root: faults.some((fault) => fault.kind === "yaml") ? void 0 : root, faults };
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
    const isDeep = stack.length > depth && stack.filter(isCollection).length > depth;
    if (isDeep) throw tooDeep(depth, from + offset - lexeme.length);
  }
  yield* parser.end();
}
var isCollection = ({ type }) => type === "block-map" || type === "block-seq" || type === "flow-collection";
function* notationFaults(first, second, text, from, to) {
  const warnings = (first?.warnings ?? []).filter(({ code }) => grave.has(code));
  const problems = [...first?.errors ?? [], ...warnings];
  yield* faultsOf(
    problems.map(({ code, message, pos: [start, end] }) => ({ code, message, pos: [from + start, from + end] })),
    text,
    to
  );
  for (const { index, 0: found } of text.slice(from, to).matchAll(unprintable)) {
    const message = `the control character ${quote(found)} stands here; YAML forbids it`;
    yield { kind: "yaml", message, start: from + index, end: from + index + found.length };
  }
  if (second?.range) {
    const start = from + second.range[0];
    const message = "a second YAML document begins here; expected one";
    yield { kind: "yaml", message, start, end: endOfLine2(text, start, to) };
  }
}
function endOfLine2(text, from, to) {
  const found = text.indexOf("\n", from);
  return found < 0 || found > to ? to : found;
}

export {
  unprintable,
  readYaml,
  withRecentReadings
};
