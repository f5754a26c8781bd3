import type { Limits } from '../../../core/limits.js';
import type { Tree } from '../../../core/tree.js';
import { decode } from '../../../text/decode.js';
import { size } from '../../../text/words.js';
import { stateFile } from '../layout.js';

/** More than that is no state; of what is longer than a reader may read, the part below the cap is salvaged. */
export const mostBytes = 64 * 1024 * 1024;

/** Why what lies there can be neither read nor replaced. */
const refusals: Readonly<Record<string, string>> = {
  link: 'it is a link, or the way to it leads over one, and links are not followed',
  'not-a-file': 'it is no regular file',
  'too-large': 'it is too large',
  'not-readable': 'it cannot be opened; check its permissions',
  'not-fetched': 'its contents were not fetched; fetch them first',
  outside: 'its path leads out of the repository',
};

/** The file that a recovery takes the place of: its bytes, undefined when there is none; or why nothing can take it. */
export type PresentFile =
  | { readonly ok: true; readonly bytes: Uint8Array | undefined }
  | { readonly ok: false; readonly why: string };

export async function presentFile(tree: Tree, path: string): Promise<PresentFile> {
  const read = await tree.read(path, mostBytes);
  if (read.ok) return { ok: true, bytes: read.bytes };
  if (read.refusal === 'missing') return { ok: true, bytes: undefined };
  return { ok: false, why: refusals[read.refusal] ?? 'it cannot be read' };
}

/** Whether bytes begin with a byte order mark. */
export function hasMark(bytes: Uint8Array | undefined): boolean {
  const [first, second, third] = bytes ?? [];
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/** The part of a text that readers will read, and what is to be said of the rest. */
export interface PresentText {
  readonly text: string;
  readonly notes: readonly string[];
}

/**
 * The text of a file whose bytes may be damaged: what is not UTF-8 shows as U+FFFD, UTF-16 is read as such, and NUL bytes
 * at the end, which a crash leaves where nothing was written, are none of it. Of a file that is too large, the last lines
 * go.
 */
export function presentText(bytes: Uint8Array, limits: Limits): PresentText {
  const text = lenient(bytes);
  return Buffer.byteLength(text) > limits.markdownBytes ? belowCap(text, limits) : { text, notes: [] };
}

/** Room for what a recovery puts in, as a part of the cap. */
const room = 1 / 16;

/** Whether a text is so large that a recovery may make it too large for its readers. */
export function isNearCap(text: string, { markdownBytes }: Limits): boolean {
  return Buffer.byteLength(text) > markdownBytes * (1 - room);
}

/** The lines of a text, from the first on, that fit below the cap, with room for what a recovery puts in. */
export function belowCap(text: string, { markdownBytes }: Limits): PresentText {
  const part = Buffer.from(text).subarray(0, Math.floor(markdownBytes * (1 - room)));
  const end = part.lastIndexOf('\n') + 1;
  const kept = new TextDecoder('utf-8', { ignoreBOM: true }).decode(end > 0 ? part.subarray(0, end) : part, {
    stream: true, // a character that is cut in two goes
  });
  const line = kept.split('\n').length;
  const note = `${stateFile} would be larger than ${size(markdownBytes)}, so line ${line} and what stands below it were not kept`;
  return { text: kept, notes: [note] };
}

function lenient(bytes: Uint8Array): string {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const written = bytes.subarray(0, end);
  const decoded = decode(written, true);
  if (decoded.ok) return decoded.text;
  if (decoded.problem !== 'utf-16') return new TextDecoder('utf-8').decode(written);
  const isBig = bytes[0] === 0xfe;
  return new TextDecoder(isBig ? 'utf-16be' : 'utf-16le').decode(bytes);
}
