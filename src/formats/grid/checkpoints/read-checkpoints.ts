import { quote } from '../../../text/words.js';
import { whyUnread } from '../companions/unread.js';
import type { Companion, GridSnapshot } from '../snapshot.js';
import { typeOf } from './details.js';
import { withTextFields } from './text-fields.js';

/** A checkpoint as rules ask about it: what only its text tells is among its fields. */
export interface Checkpoint extends Companion {
  /** Whether it is Markdown alone: then what cannot be found in it may stand there in other words. */
  readonly isMarkdown: boolean;
}

export interface Checkpoints {
  /** Those that could be read. */
  readonly checkpoints: readonly Checkpoint[];
  /** Why not all of a root could be judged; undefined when they could. */
  readonly unread: string | undefined;
}

const known = new WeakMap<GridSnapshot, Promise<Checkpoints>>();

/** Reads the checkpoints of a root, once for all rules that ask. */
export function readCheckpoints(snapshot: GridSnapshot): Promise<Checkpoints> {
  const reading = known.get(snapshot) ?? readAll(snapshot);
  known.set(snapshot, reading);
  return reading;
}

async function readAll(snapshot: GridSnapshot): Promise<Checkpoints> {
  const checkpoints: Checkpoint[] = [];
  let unread = whyUnread(snapshot, 'checkpoint');
  for (const checkpoint of snapshot.checkpoints) {
    if (checkpoint.isBroken) continue;
    const read = await readOne(checkpoint);
    if (typeof read === 'string') unread ??= read;
    else checkpoints.push(read);
  }
  return { checkpoints, unread };
}

async function readOne(checkpoint: Companion): Promise<Checkpoint | string> {
  const { document, body } = checkpoint;
  const isMarkdown = document.root === undefined && body.lines.some(({ heading }) => heading === 0);
  const read = await withTextFields(checkpoint);
  if (typeof read === 'string') return isMarkdown ? read : { ...checkpoint, isMarkdown };
  if (isMarkdown && typeOf(read) === undefined) return `the text of ${quote(document.path)} does not tell its type`;
  return { ...read, isMarkdown };
}
