import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { folder } from '../../support/folder.js';
import type { TestRepository } from '../../support/git.js';

/** An object that git could hold, worked out without git. */
export interface MadeObject {
  readonly type: 'blob' | 'commit';
  readonly content: string;
  /** Its SHA-1 name. */
  readonly hash: string;
}

export function madeBlob(content: string): MadeObject {
  return made('blob', content);
}

/**
 * A commit with the empty tree and without parents.
 * @param more lines of its head
 */
export function madeCommit(subject: string, more = ''): MadeObject {
  const person = 'Ada <ada@example.com> 1778486400 +0000';
  const tree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  return made('commit', `tree ${tree}\nauthor ${person}\ncommitter ${person}\n${more}\n${subject}\n`);
}

/** The first of a series whose name begins with some digits. */
export function beginning(digits: string, series: (number: number) => MadeObject): MadeObject {
  for (let number = 0; ; number += 1) {
    const object = series(number);
    if (object.hash.startsWith(digits)) return object;
  }
}

/** Puts objects into a repository. */
export function writeObjects(repository: TestRepository, ...objects: readonly MadeObject[]): void {
  const files = folder(Object.fromEntries(objects.map(({ hash, content }) => [hash, content])));
  for (const { hash, type } of objects) {
    const written = repository.git('hash-object', '-w', '-t', type, '--no-filters', join(files, hash));
    if (written !== hash) throw new Error(`${written} is not ${hash}`);
  }
}

function made(type: MadeObject['type'], content: string): MadeObject {
  const bytes = Buffer.from(content);
  const hash = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
  return { type, content, hash };
}
