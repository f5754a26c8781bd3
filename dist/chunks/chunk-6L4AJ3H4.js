import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

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
var Positions = class {
  #text;
  #starts;
  constructor(text) {
    this.#text = text;
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

export {
  linesOf,
  Positions,
  decode
};
