// What is asked here of a text that is JSON. Of any other text the answers mean nothing, but they come in linear time.

const quote = 0x22;
const backslash = 0x5c;

/** How deep a text nests, and how many keys stand in it, a key that stands twice being two. */
export function outlineOf(text: string, from: number, to: number): { readonly depth: number; readonly keys: number } {
  let [open, depth, keys] = [0, 0, 0];
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = afterString(text, at, to) - 1;
    else if (isOpening(code)) depth = Math.max(depth, ++open);
    else if (isClosing(code)) open -= 1;
    else if (code === 0x3a) keys += 1;
  }
  return { depth, keys };
}

/** The offset after the string that begins at an offset. */
export function afterString(text: string, start: number, to = text.length): number {
  let at = start + 1;
  for (let code = text.charCodeAt(at); at < to && code !== quote; code = text.charCodeAt(at)) {
    at += code === backslash ? 2 : 1;
  }
  return Math.min(at + 1, to);
}

/** The offset after the value that begins at an offset. */
export function afterValue(text: string, start: number): number {
  let open = 0;
  let at = start;
  do {
    const code = text.charCodeAt(at);
    if (code === quote) at = afterString(text, at);
    else if (isWord(code)) at = afterWord(text, at);
    else {
      if (isOpening(code)) open += 1;
      else if (isClosing(code)) open -= 1;
      at += 1;
    }
  } while (open > 0 && at < text.length);
  return at;
}

/** The first offset from another one on at which no blank stands. */
export function afterBlanks(text: string, start: number): number {
  let at = start;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function afterWord(text: string, start: number): number {
  let at = start + 1;
  while (isWord(text.charCodeAt(at))) at += 1;
  return at;
}

const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;
const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
/** Whether a sign may stand in a number, `true`, `false` or `null`. */
const isWord = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0x61 && code <= 0x7a) ||
  code === 0x2d ||
  code === 0x2b ||
  code === 0x2e ||
  code === 0x45;
