import type { Commit } from '../../core/history.js';
import type { Objects } from './objects.js';

/** A commit with what tells it from others. */
export interface CommitObject extends Commit {
  /** Name, address and time, as they are written: rebasing, amending and picking keep them. */
  readonly author: string;
  /** In ms since 1970. */
  readonly authorTime: number;
  readonly committerTime: number;
  /** Their whole names: those that it was made with, also where a shallow clone lacks them. */
  readonly parents: readonly string[];
}

/** So much of a commit is read, and so much of that as its subject: a message may be of any size. */
const mostOfCommit = 65_536;
const mostOfSubject = 1000;

/**
 * Reads commits; what is none is left out.
 * @param take gets the message below the subject, too, which is not worth keeping
 * @throws GitFailure
 */
export async function readCommits(
  objects: Objects,
  hashes: readonly string[],
  take: (commit: CommitObject, body: () => string) => void,
): Promise<void> {
  await objects.contents(hashes, mostOfCommit, ({ hash, type, bytes }) => {
    if (type !== 'commit') return;
    const { commit, body } = parseCommit(hash, bytes);
    take(commit, body);
  });
}

const authorLine = /^author (.*)$/m;
const committerLine = /^committer (.*)$/m;
const parentLines = /^parent ([0-9a-f]{40,64})$/gm;
const encodingLine = /^encoding (.*)$/m;

/** The content of a commit: lines of facts, an empty line, the message. */
export function parseCommit(hash: string, bytes: Uint8Array): { commit: CommitObject; body: () => string } {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const blank = content.indexOf('\n\n');
  const facts = content.toString('utf8', 0, blank < 0 ? content.length : blank);
  const author = authorLine.exec(facts)?.[1] ?? '';
  const encoding = encodingLine.exec(facts)?.[1] ?? '';
  const message = blank < 0 ? Buffer.alloc(0) : content.subarray(blank + 2);
  const start = message.findIndex((byte) => byte > 0x20); // empty lines come first at times
  const lineEnd = message.indexOf('\n', Math.max(0, start));
  const end = lineEnd < 0 ? message.length : lineEnd;
  return {
    commit: {
      hash,
      subject:
        start < 0 ? '' : decode(message.subarray(start, Math.min(end, start + mostOfSubject)), encoding).trimEnd(),
      author,
      authorTime: timeIn(author),
      committerTime: timeIn(committerLine.exec(facts)?.[1] ?? ''),
      parents: [...facts.matchAll(parentLines)].map(([, parent]) => parent ?? ''),
    },
    body: () => decode(message.subarray(end), encoding),
  };
}

/** `Ada <ada@example.com> 1778486400 +0200`; the zone changes nothing about the instant. */
function timeIn(person: string): number {
  return Number(/> (\d{1,15}) [-+]\d{1,6}$/.exec(person)?.[1] ?? 0) * 1000;
}

function decode(bytes: Buffer, encoding: string): string {
  try {
    return encoding === '' ? bytes.toString() : new TextDecoder(encoding).decode(bytes);
  } catch {
    return bytes.toString(); // an encoding that nobody knows
  }
}
