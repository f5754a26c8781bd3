export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: 'not-utf8' | 'nul-byte'; readonly offset: number };

/**
 * UTF-8 bytes to text without its byte order mark. Refuses NUL bytes and bytes that are not UTF-8, with the
 * 0-based byte offset of the first (threats.md T15: `Buffer.toString` would hide them).
 */
export function decode(bytes: Uint8Array): Decoded {
  const nul = bytes.indexOf(0);
  if (nul >= 0) return { ok: false, problem: 'nul-byte', offset: nul };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: 'not-utf8', offset: firstBadByte(bytes) };
  }
}

/** The longest prefix that decodes ends before the first bad byte; found by halving. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decodesSoFar(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

/** A prefix that ends inside a character is no proof of a bad byte, hence `stream`. */
function decodesSoFar(prefix: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(prefix, { stream: true });
    return true;
  } catch {
    return false;
  }
}
