export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: 'not-utf8' | 'nul-byte' | 'utf-16'; readonly offset: number };

/**
 * UTF-8 bytes to text without its byte order mark. Refuses NUL bytes and bytes that are not UTF-8, with the
 * 0-based byte offset of the first (`Buffer.toString` would hide them).
 * @param keepsNul whether NUL bytes are let through: a reader of JSON names them at their place
 */
export function decode(bytes: Uint8Array, keepsNul = false): Decoded {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return { ok: false, problem: 'utf-16', offset: 0 };
  const nul = keepsNul ? -1 : bytes.indexOf(0);
  if (nul >= 0) return { ok: false, problem: 'nul-byte', offset: nul };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: 'not-utf8', offset: firstBadByte(bytes) };
  }
}

/** The longest prefix that may go on is found by halving; the first bad character begins where it is cut off. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodes(bytes.subarray(0, middle), { stream: true })) good = middle;
    else bad = middle;
  }
  while (!decodes(bytes.subarray(0, good))) good -= 1;
  return good;
}

/** With `stream`, a prefix that ends inside a character is no fault. */
function decodes(prefix: Uint8Array, options?: { stream: boolean }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(prefix, options);
    return true;
  } catch {
    return false;
  }
}
