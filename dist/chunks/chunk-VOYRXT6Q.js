import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  count,
  quote,
  size
} from "./chunk-YVFHDY45.js";

// src/text/decode.ts
function decode(bytes, keepsNul = false) {
  const [first, second] = bytes;
  const isUtf16 = first === 255 && second === 254 || first === 254 && second === 255;
  if (isUtf16) return { ok: false, problem: "utf-16", offset: 0 };
  const nul = keepsNul ? -1 : bytes.indexOf(0);
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

// src/text/lines.ts
function linesOf(text, from = 0, to = text.length) {
  const lines = [];
  for (let start = from; start < to; ) {
    const found = text.indexOf("\n", start);
    const next = found < 0 || found >= to ? to : found;
    const end = next > start && text.charCodeAt(next - 1) === 13 && next < to ? next - 1 : next;
    lines.push({ start, end });
    start = next + 1;
  }
  return lines;
}
function withLineFeeds(text) {
  return text.includes("\n") ? text.replace(/\r(?!\n|$)/g, "\n") : text.replaceAll("\r", "\n");
}
var Positions = class {
  #text;
  #starts;
  constructor(text) {
    this.#text = text;
  }
  /** The position of an offset; an offset past the end is the end. */
  at(offset) {
    this.#starts ??= startsOf(this.#text);
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
function startsOf(text) {
  let count2 = 1;
  for (let at = nextLine(text, 0); at < text.length; at = nextLine(text, at)) count2 += 1;
  const starts = new Uint32Array(count2);
  for (let index = 1; index < count2; index += 1) starts[index] = nextLine(text, starts[index - 1]);
  return starts;
}
function nextLine(text, from = 0) {
  const found = text.indexOf("\n", from);
  return found < 0 ? text.length : found + 1;
}

// src/text/conflict-markers.ts
var marker = /(?:^|\n)(<{7}|>{7})(?=\s|$)/g;
function conflictMarkers(text) {
  const faults = [];
  let open;
  for (const { 0: match, 1: signs2, index } of text.matchAll(marker)) {
    const line = lineFrom(text, index + match.length - 7);
    if (signs2 === "<<<<<<<") {
      if (open) faults.push(fault(open));
      open = line;
    } else {
      faults.push(open ? fault(open, line) : fault(line));
      open = void 0;
    }
  }
  if (open) faults.push(fault(open));
  return faults;
}
function lineFrom(text, start) {
  const found = text.indexOf("\n", start);
  const [line = { start, end: start }] = linesOf(text, start, found < 0 ? text.length : found + 1);
  return line;
}
function fault(line, end) {
  const message = "an unresolved merge conflict; expected one of the two sides";
  const related = end && { related: { message: "the conflict ends here", start: end.start, end: end.end } };
  return { kind: "conflict-marker", message, start: line.start, end: line.end, ...related };
}

// src/text/json-outline.ts
var quote2 = 34;
var backslash = 92;
function outlineOf(text, from, to) {
  let [open, depth, keys] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote2) at = afterString(text, at, to) - 1;
    else if (isOpening(code)) depth = Math.max(depth, ++open);
    else if (isClosing(code)) open -= 1;
    else if (code === 58) keys += 1;
  }
  return { depth, keys };
}
function afterString(text, start, to = text.length) {
  let at = start + 1;
  for (let code = text.charCodeAt(at); at < to && code !== quote2; code = text.charCodeAt(at)) {
    at += code === backslash ? 2 : 1;
  }
  return Math.min(at + 1, to);
}
function afterValue(text, start) {
  let open = 0;
  let at = start;
  do {
    const code = text.charCodeAt(at);
    if (code === quote2) at = afterString(text, at);
    else if (isWord(code)) at = afterWord(text, at);
    else {
      if (isOpening(code)) open += 1;
      else if (isClosing(code)) open -= 1;
      at += 1;
    }
  } while (open > 0 && at < text.length);
  return at;
}
function afterBlanks(text, start) {
  let at = start;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}
function afterWord(text, start) {
  let at = start + 1;
  while (isWord(text.charCodeAt(at))) at += 1;
  return at;
}
var isOpening = (code) => code === 123 || code === 91;
var isClosing = (code) => code === 125 || code === 93;
var isBlank = (code) => code === 32 || code === 10 || code === 13 || code === 9;
var isWord = (code) => code >= 48 && code <= 57 || code >= 97 && code <= 122 || code === 45 || code === 43 || code === 46 || code === 69;

// src/text/json-values.ts
function scalarNode(text, start, end) {
  const source = text.slice(start, end);
  if (source.startsWith('"')) {
    return { kind: "scalar", value: stringValue(source), source, style: "quoted", start, end };
  }
  return { kind: "scalar", value: wordValue(source) ?? null, source, style: "literal", start, end };
}
function stringValue(source) {
  if (!source.includes("\\")) return source.slice(1, -1);
  try {
    return JSON.parse(source);
  } catch {
    return source.slice(1, -1);
  }
}
function wordValue(source) {
  if (source === "true" || source === "false") return source === "true";
  if (source === "null") return null;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(source) ? Number(source) : void 0;
}
function noValue(source) {
  if (source.startsWith("\0")) return "NUL bytes stand here; expected a value, or nothing at all";
  if (source.startsWith("'")) return "text in single quotes; JSON wants double quotes";
  if (/^[-+.]?\d/.test(source)) return `${quote(source)} is no number of JSON`;
  return `${quote(source)} is no value of JSON; text stands in double quotes`;
}

// src/text/json-places.ts
var JsonPlaces = class {
  root;
  #text;
  #lines;
  #items = /* @__PURE__ */ new Map();
  #keys = /* @__PURE__ */ new Map();
  /** Where the maps and lists end that were asked for a part: one that is large is asked for many. */
  #ends = /* @__PURE__ */ new Map();
  /** @param lines where the documents begin that are the items of a list; undefined when the text is one document */
  constructor(text, lines) {
    this.#text = text;
    this.#lines = lines;
    this.root = lines ? this.#list(0, text.length) : this.#value(afterBlanks(text, 0), text.trimEnd().length);
  }
  /** What stands on the way from the root down a key path, as far as it leads. */
  find(path) {
    let last = { value: this.root };
    const found = [last];
    for (const part of path) {
      last = this.#part(last.value, part);
      if (!last) break;
      found.push(last);
    }
    return found;
  }
  #part(holder, part) {
    if (holder.kind !== "scalar") this.#ends.set(holder.start, holder.end);
    if (holder.kind === "map") {
      const start2 = this.#keysOf(holder).get(String(part));
      return start2 === void 0 ? void 0 : this.#entry(start2);
    }
    const start = holder.kind === "list" && typeof part === "number" ? this.#itemsOf(holder)[part] : void 0;
    return start === void 0 ? void 0 : { value: this.#value(start) };
  }
  /** Where each item of a list begins. */
  #itemsOf(list) {
    if (this.#lines && list === this.root) return this.#lines;
    return kept(this.#items, list.start, () => {
      const starts = [];
      for (let at = this.#first(list); at < list.end - 1; at = this.#next(afterValue(this.#text, at))) starts.push(at);
      return starts;
    });
  }
  /** Where each key of a map begins. Of a key that stands twice, the first counts. */
  #keysOf(map) {
    return kept(this.#keys, map.start, () => {
      const starts = /* @__PURE__ */ new Map();
      for (let at = this.#first(map); at < map.end - 1; at = this.#next(afterValue(this.#text, this.#held(at)))) {
        const key = String(this.#key(at).value);
        if (!starts.has(key)) starts.set(key, at);
      }
      return starts;
    });
  }
  #first(holder) {
    return afterBlanks(this.#text, holder.start + 1);
  }
  /** Where the next part of a map or a list begins, or the bracket stands that closes it. */
  #next(end) {
    const at = afterBlanks(this.#text, end);
    return this.#text.charAt(at) === "," ? afterBlanks(this.#text, at + 1) : at;
  }
  #entry(start) {
    return { key: this.#key(start), value: this.#value(this.#held(start)) };
  }
  /** Where the value begins whose key begins at an offset. */
  #held(start) {
    const colon = afterBlanks(this.#text, afterString(this.#text, start));
    return afterBlanks(this.#text, colon + 1);
  }
  #key(start) {
    return scalarNode(this.#text, start, afterString(this.#text, start));
  }
  #value(start, end = this.#ends.get(start) ?? afterValue(this.#text, start)) {
    const char = this.#text.charAt(start);
    if (char === "{") return this.#map(start, end);
    if (char === "[") return this.#list(start, end);
    return scalarNode(this.#text, start, end);
  }
  #map(start, end) {
    const entries = () => Array.from(this.#keysOf(map).values(), (at) => this.#entry(at));
    let known;
    const map = {
      kind: "map",
      get entries() {
        known ??= entries();
        return known;
      },
      start,
      end
    };
    return map;
  }
  #list(start, end) {
    const items = () => Array.from(this.#itemsOf(list), (at) => this.#value(at));
    let known;
    const list = {
      kind: "list",
      get items() {
        known ??= items();
        return known;
      },
      start,
      end
    };
    return list;
  }
};
function kept(known, start, make) {
  const value = known.get(start) ?? make();
  known.set(start, value);
  return value;
}

// src/text/duplicate-key.ts
function duplicateKey(key, place, first) {
  const message = `the key ${quote(key)} stands twice in one mapping; readers keep only one of the two values`;
  const related = { message: "the first stands here", start: first.start, end: first.end };
  return { kind: "duplicate-key", message, start: place.start, end: place.end, related };
}

// src/text/json-scanner.ts
var signs = /* @__PURE__ */ new Set(["{", "}", "[", "]", ":", ","]);
var named = {
  9: ["tab", "\\t"],
  10: ["line break", "\\n"],
  13: ["carriage return", "\\r"]
};
var space = /[ \t\r\n]*/y;
var word = /[^ \t\r\n{}[\]:,"]+/y;
var JsonScanner = class {
  #text;
  #to;
  #tell;
  #at;
  /** The quote that closes a text of several lines, once it was looked for. */
  #closing = -1;
  constructor(text, from, to, tell) {
    this.#text = text;
    this.#at = from;
    this.#to = to;
    this.#tell = tell;
  }
  next() {
    const start = this.#skip();
    if (start >= this.#to) return { kind: "end", start: this.#to, end: this.#to };
    const char = this.#text.charAt(start);
    if (signs.has(char)) return this.#token(char, start, start + 1);
    if (char === '"') return this.#string(start);
    return this.#token("word", start, char === "'" ? this.#endOfSingleQuotes(start) : this.#endOf(word, start));
  }
  #token(kind, start, end) {
    this.#at = end;
    return { kind, start, end };
  }
  /** Steps over blanks and comments. */
  #skip() {
    for (; ; ) {
      const start = this.#endOf(space, this.#at);
      const end = this.#endOfComment(start);
      if (end === void 0) return start;
      this.#tell("a comment stands here; JSON has none", start, end);
      this.#at = end;
    }
  }
  #endOf(pattern, from) {
    pattern.lastIndex = from;
    pattern.test(this.#text);
    return Math.min(Math.max(pattern.lastIndex, from), this.#to);
  }
  #endOfComment(start) {
    if (this.#text.startsWith("//", start)) return this.#endOfLine(start);
    if (!this.#text.startsWith("/*", start)) return void 0;
    const found = this.#text.indexOf("*/", start + 2);
    return found < 0 || found + 2 > this.#to ? this.#to : found + 2;
  }
  #endOfLine(start) {
    const found = this.#text.indexOf("\n", start);
    return found < 0 || found > this.#to ? this.#to : found;
  }
  #string(start) {
    for (let at = start + 1; at < this.#to; ) {
      const code = this.#text.charCodeAt(at);
      if (code === 34) return this.#token("string", start, at + 1);
      if (code === 92) at = this.#afterEscape(at);
      else if (code === 10 && !this.#goesOn(at)) return this.#unclosed(start, at);
      else if (code < 32) at = this.#control(at, code);
      else at += 1;
    }
    return this.#unclosed(start, this.#to);
  }
  #unclosed(start, end) {
    this.#tell("the text that begins here is never closed", start, end);
    return this.#token("unclosed", start, end);
  }
  /** Whether a text goes on after a line break: its next quote is followed by what may follow a text. */
  #goesOn(lineBreak) {
    if (lineBreak < this.#closing) return true;
    const close = this.#text.indexOf('"', lineBreak);
    if (close < 0 || close >= this.#to) return false;
    const after = this.#endOf(space, close + 1);
    const isEnd = after >= this.#to || ",:}]".includes(this.#text.charAt(after));
    if (isEnd) this.#closing = close;
    return isEnd;
  }
  #afterEscape(at) {
    const found = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.#text.slice(at, Math.min(at + 6, this.#to)));
    if (found) return at + found[0].length;
    const end = Math.min(at + (this.#text.charCodeAt(at + 1) < 32 ? 1 : 2), this.#to);
    this.#tell(`${quote(this.#text.slice(at, end))} is no escape of JSON; write "\\\\" for a backslash`, at, end);
    return end;
  }
  #control(at, code) {
    const [name, written] = named[code] ?? ["control character", `\\u${code.toString(16).padStart(4, "0")}`];
    this.#tell(`a ${name} stands in a text; write ${written}`, at, at + 1);
    return at + 1;
  }
  #endOfSingleQuotes(start) {
    const found = this.#text.indexOf("'", start + 1);
    const isOneLine = found >= 0 && found < this.#to && !this.#text.slice(start, found).includes("\n");
    return isOneLine ? found + 1 : this.#endOf(word, start);
  }
};

// src/text/json-tail.ts
function tailOf(text, end, to) {
  const after = text.slice(end, to);
  const blanks = /^[ \t\r\n]*/.exec(after)?.[0].length ?? 0;
  const rest = after.slice(blanks);
  if (rest === "") return void 0;
  const lineBreak = /^[ \t]*\r?\n/.exec(after)?.[0].length ?? 0;
  const length = rest.trimEnd().length;
  const isNul = rest.startsWith("\0") && /^[\0\s]*$/.test(rest);
  const message = isNul ? `${count(length, "NUL byte")} after the whole document; expected nothing more` : "text after the whole document, as when a shorter one is written over a longer one; expected nothing more";
  const start = end + blanks;
  return { message, start, end: start + Math.max(length, 1), cut: { start: end + lineBreak, end: to } };
}

// src/text/json-reader.ts
var mostFaults = 1e3;
function tooManyFaults(start) {
  const message = `the JSON here has more than ${mostFaults} faults, so it was not read further`;
  return { kind: "json", message, start, end: start };
}
var Stopped = class extends Error {
};
var JsonReader = class {
  faults = [];
  #text;
  #from;
  #to;
  #depth;
  #frames = [];
  #root;
  /** Where the last token ended. */
  #end;
  constructor(text, from, to, depth) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#depth = depth;
    this.#end = from;
  }
  /** The document, as far as it makes sense; it is only worth something when there are no faults of kind `json`. */
  read() {
    try {
      return this.#read();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return void 0;
    }
  }
  #read() {
    const scanner = new JsonScanner(this.#text, this.#from, this.#to, (...fault2) => this.#tell(...fault2));
    for (let token = scanner.next(); token.kind !== "end"; token = scanner.next()) {
      this.#take(token);
      this.#end = token.end;
      if (this.#root !== void 0) {
        this.#tail(token.end);
        return this.#root;
      }
    }
    if (this.#frames.length > 0) this.#cutOff();
    else if (this.#root === void 0 && this.faults.length === 0)
      this.#tell("nothing stands here; expected a JSON value", this.#from);
    return this.#root;
  }
  #take(token) {
    const frame = this.#frames.at(-1);
    if (token.kind === ",") this.#comma(frame, token);
    else if (token.kind === ":") this.#colon(frame, token);
    else if (token.kind === "}" || token.kind === "]") this.#close(token);
    else if (token.kind === "unclosed") this.#lose(frame);
    else this.#value(frame, token);
  }
  #value(frame, token) {
    if (frame?.expects === "rest") {
      if (!this.#isTold()) this.#tell("a comma is missing before this", token.start, token.end);
      frame.expects = "entry";
    }
    const isKey = frame?.kind === "map" && (frame.expects === "first" || frame.expects === "entry");
    if (isKey && token.kind !== "{" && token.kind !== "[") {
      this.#key(frame, token);
      return;
    }
    if (isKey) this.#tell("expected a key in double quotes", token.start, token.end);
    else if (frame?.expects === "colon") this.#tell("a colon is missing before this", token.start, token.end);
    if (token.kind === "{" || token.kind === "[") this.#open(token);
    else this.#put(token.kind === "string" ? stringValue(this.#source(token)) : this.#word(token));
  }
  #key(frame, token) {
    if (token.kind === "word") this.#tell("a key must stand in double quotes", token.start, token.end);
    const key = token.kind === "word" ? this.#source(token) : stringValue(this.#source(token));
    const earlier = frame.keys.get(key);
    if (earlier) this.#add(duplicateKey(key, token, earlier));
    else frame.keys.set(key, { start: token.start, end: token.end });
    frame.key = earlier ? void 0 : key;
    frame.expects = "colon";
  }
  #comma(frame, { start, end }) {
    if (frame?.expects === "colon" || frame?.expects === "value") this.#valueMissing(frame, start);
    else if (frame?.expects !== "rest") this.#tell("nothing stands before this comma", start, end);
    if (!frame) return;
    frame.expects = "entry";
    frame.comma = start;
  }
  #colon(frame, { start, end }) {
    const isDue = frame?.expects === "colon";
    const isKeyMissing = frame?.kind === "map" && (frame.expects === "first" || frame.expects === "entry");
    if (isKeyMissing) this.#tell("the key is missing before this colon", start, end);
    else if (!isDue) this.#tell("this colon does not belong here", start, end);
    if (frame) frame.expects = frame.kind === "map" ? "value" : "first";
  }
  #open({ kind, start }) {
    if (this.#frames.length === this.#depth) {
      this.#tell(`the JSON here nests deeper than ${this.#depth} levels, so it was not read further`, start);
      throw new Stopped();
    }
    this.#frames.push({
      kind: kind === "{" ? "map" : "list",
      start,
      fields: /* @__PURE__ */ Object.create(null),
      items: [],
      keys: /* @__PURE__ */ new Map(),
      expects: "first",
      key: void 0,
      comma: start
    });
  }
  #close({ kind, start, end }) {
    const wanted = kind === "}" ? "map" : "list";
    const depth = this.#frames.findLastIndex((frame) => frame.kind === wanted);
    if (depth < 0) {
      this.#tell(this.#mismatch(kind), start, end);
      this.#pop(end);
      return;
    }
    for (const frame of this.#frames.slice(depth + 1)) {
      this.#tell("the bracket that stands here is never closed", frame.start, frame.start + 1);
    }
    while (this.#frames.length > depth) this.#pop(end);
  }
  #mismatch(closing) {
    const open = this.#frames.at(-1);
    if (!open) return `nothing is open that this "${closing}" could close`;
    return `this "${closing}" closes what "${this.#text.charAt(open.start)}" opens`;
  }
  /** Closes the innermost bracket. */
  #pop(end) {
    const frame = this.#frames.pop();
    if (!frame) return;
    const { kind, fields, items, expects, comma } = frame;
    if (expects === "colon" || expects === "value") this.#valueMissing(frame, end - 1);
    if (expects === "entry" && this.faults.at(-1)?.start !== comma) {
      this.#tell("nothing stands after this comma", comma, comma + 1);
    }
    this.#put(kind === "map" ? fields : items);
  }
  #put(value) {
    const frame = this.#frames.at(-1);
    if (!frame) this.#root = value;
    else if (frame.kind === "list") frame.items.push(value);
    else if (frame.key !== void 0) frame.fields[frame.key] = value;
    if (!frame) return;
    frame.key = void 0;
    frame.expects = "rest";
  }
  /** The rest of a line lies within a text that was never closed, a comma perhaps included. */
  #lose(frame) {
    if (!frame) return;
    frame.key = void 0;
    frame.expects = "first";
  }
  #word(token) {
    const source = this.#source(token);
    const value = wordValue(source);
    if (value === void 0) this.#tell(noValue(source), token.start, token.end);
    return value ?? null;
  }
  #source({ start, end }) {
    return this.#text.slice(start, end);
  }
  #valueMissing(frame, at) {
    const of = frame.key === void 0 ? "" : ` of the key ${quote(frame.key)}`;
    this.#tell(`the value${of} is missing before this`, at, at + 1);
  }
  #tail(end) {
    const tail = tailOf(this.#text, end, this.#to);
    if (!tail) return;
    const { cut, ...fault2 } = tail;
    this.#add({ kind: "json", ...fault2, ...this.#isWhole() && { cut } });
  }
  /** Whether what was read is a document that somebody may have meant, and all of it. */
  #isWhole() {
    return typeof this.#root === "object" && this.#root !== null && this.faults.every(({ kind }) => kind !== "json");
  }
  #cutOff() {
    if (this.#isTold()) this.faults.pop();
    const innermost = this.#frames.at(-1)?.start ?? this.#from;
    const open = count(this.#frames.length, "bracket");
    const message = `the text ends before the document does, with ${open} open; it was cut off`;
    const related = { message: "the innermost one stands here", start: innermost, end: innermost + 1 };
    this.#add({ kind: "json", message, start: this.#end, end: this.#end, related });
  }
  /** Whether the last token has been spoken of. */
  #isTold = () => this.faults.at(-1)?.end === this.#end;
  #tell(message, start, end = start) {
    this.#add({ kind: "json", message, start, end });
  }
  #add(fault2) {
    this.faults.push(fault2);
    if (this.faults.length <= mostFaults) return;
    this.faults[mostFaults] = tooManyFaults(fault2.start);
    throw new Stopped();
  }
};

// src/text/json.ts
function readJson(text, limits) {
  const refused = tooLarge(text, limits);
  if (refused) return refused;
  const { data, faults } = readRange(text, 0, text.length, limits);
  return data === void 0 ? broken(faults) : held(data, new JsonPlaces(text), faults);
}
function readJsonLines(text, limits) {
  const refused = tooLarge(text, limits);
  if (refused) return refused;
  const items = [];
  const starts = [];
  const faults = [];
  for (let start = afterBlanks(text, 0); start < text.length; ) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const line = readRange(text, start, end, limits);
    if (line.data !== void 0) {
      items.push(line.data);
      starts.push(start);
    }
    faults.push(...line.faults);
    if (faults.length > mostFaults) {
      faults.splice(mostFaults, faults.length, tooManyFaults(start));
      break;
    }
    start = afterBlanks(text, end);
  }
  return held(items, new JsonPlaces(text, starts), faults);
}
var broken = (faults) => ({
  root: void 0,
  data: void 0,
  places: void 0,
  faults
});
var held = (data, places, faults) => ({
  root: places.root,
  data,
  places,
  faults
});
function tooLarge(text, { jsonBytes }) {
  if (text.length <= jsonBytes && Buffer.byteLength(text) <= jsonBytes) return void 0;
  const message = `the JSON here is larger than ${size(jsonBytes)}, so it was not read`;
  return broken([{ kind: "json", message, start: 0, end: 0 }]);
}
function readRange(text, from, to, { depth }) {
  const valid = parseValid(text, from, to, depth);
  if (valid !== void 0) return { data: valid, faults: [] };
  const reader = new JsonReader(text, from, to, depth);
  const data = reader.read();
  return { data: reader.faults.some((fault2) => fault2.kind === "json") ? void 0 : data, faults: reader.faults };
}
function parseValid(text, from, to, depth) {
  const outline = outlineOf(text, from, to);
  if (outline.depth > depth) return void 0;
  const parsed = parsedOrNothing(text.slice(from, to));
  return parsed !== void 0 && keysMadePlain(parsed) === outline.keys ? parsed : void 0;
}
function parsedOrNothing(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function keysMadePlain(data) {
  if (typeof data !== "object" || data === null) return 0;
  let keys = 0;
  if (Array.isArray(data)) {
    for (const item of data) if (typeof item === "object") keys += keysMadePlain(item);
    return keys;
  }
  Object.setPrototypeOf(data, null);
  for (const key in data) keys += 1 + keysMadePlain(data[key]);
  return keys;
}

export {
  decode,
  linesOf,
  withLineFeeds,
  Positions,
  conflictMarkers,
  duplicateKey,
  readJson,
  readJsonLines
};
