import type { UnreadableFile } from '../../core/snapshot.js';
import type { FileRead, Tree } from '../../core/tree.js';
import { decode } from '../../text/decode.js';
import { size } from '../../text/words.js';

/** The text of a file without its byte order mark, or why it cannot be had. */
export type TextRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly file: UnreadableFile };

/** Reads a file of at most `cap` bytes as text. With `keepsNul`, NUL bytes do not stand in the way. */
export async function readText(tree: Tree, path: string, cap: number, keepsNul = false): Promise<TextRead> {
  return textIn(await tree.read(path, cap), path, cap, keepsNul);
}

/** The same of a file that has been read. */
export function textIn(read: FileRead, path: string, cap: number, keepsNul = false): TextRead {
  if (!read.ok) {
    const { refusal } = read;
    return { ok: false, file: { path, refusal, ...(refusal === 'too-large' && { detail: size(cap) }) } };
  }
  const decoded = decode(read.bytes, keepsNul);
  if (decoded.ok) return decoded;
  return { ok: false, file: { path, refusal: decoded.problem, detail: `byte ${decoded.offset}` } };
}
