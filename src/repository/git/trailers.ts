import type { CommitStep } from '../../core/history.js';
import { type Git, linesOf } from './run.js';

type Trailers = CommitStep['trailers'];

/** A message may be of any size: so many trailers of a commit are read, and so many bytes of each. */
const most = { trailers: 100, bytes: 1000 };

/**
 * A line for the commit behind a NUL, which no message has in it, and then its trailers as they stand there: told to
 * tidy them up, git would do that as the configuration says.
 */
const command = [
  ...['-c', 'trailer.separators=:', 'log', '--no-walk=unsorted', '--stdin', '--encoding=UTF-8', '--no-color'],
  ...['--no-show-signature', '--no-notes', '--no-mailmap', '--no-patch', '--format=%x00%H%n%(trailers)'],
];

/** A word, and what stands behind the colon. */
const trailer = /^([A-Za-z0-9-]{1,200})[ \t]{0,200}:(.*)$/s;

/**
 * The trailers of commits, as git finds them in their messages, in the order in which they stand there.
 * @param hashes whole names
 * @throws GitFailure
 */
export async function trailersOf(git: Git, hashes: readonly string[]): Promise<ReadonlyMap<string, Trailers>> {
  const all = new Map<string, { key: string; value: string }[]>();
  if (hashes.length === 0) return all;
  let own: { key: string; value: string }[] = [];
  /** The one that a line which begins with a space goes on with. */
  let last: { key: string; value: string } | undefined;
  for await (const line of shortLines(git.stream(command, linesOf(hashes)))) {
    if (line.startsWith('\0')) {
      own = [];
      last = undefined;
      all.set(line.slice(1), own);
    } else if (/^\s/.test(line)) {
      if (last && last.value.length < most.bytes) last.value = `${last.value} ${line.trim()}`.trim();
    } else {
      const [, key, value = ''] = trailer.exec(line) ?? [];
      last = key === undefined ? undefined : { key, value: value.trim() };
      if (last && own.length < most.trailers) own.push(last);
    }
  }
  return all;
}

/** The lines of a stream; of a long one, only its beginning. */
async function* shortLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  let parts: Buffer[] = [];
  let room = most.bytes;
  for await (const piece of chunks) {
    const chunk = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    for (let at = 0; at < chunk.length; ) {
      const end = chunk.indexOf('\n', at);
      const part = chunk.subarray(at, Math.min(end < 0 ? chunk.length : end, at + room));
      parts.push(part);
      room -= part.length;
      if (end < 0) break;
      yield Buffer.concat(parts).toString();
      parts = [];
      room = most.bytes;
      at = end + 1;
    }
  }
}
