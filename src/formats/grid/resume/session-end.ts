import type { ValueNode } from '../../../core/document.js';
import type { Uncommitted } from '../../../core/history.js';
import { count, quote, some } from '../../../text/words.js';
import { detailOf } from '../checkpoints/details.js';
import { textOf } from '../companions/fields.js';
import { isAbsent, saysNothing } from '../texts/nothing.js';
import type { StoppedAt } from './checkpoint.js';

/** What is known of the work that a session left when it ended. */
export interface Remains {
  /** Whether its checkpoint records work that is half done. */
  readonly isRecorded: boolean;
  /** Whether its checkpoint says something in words, which may be about such work. */
  readonly isTold: boolean;
  /** Files outside of the state that are not committed; undefined where git could not be asked. */
  readonly files: readonly string[] | undefined;
}

/** Looks at what a session left. @param root the path of the state, whose own files are no work */
export function remainsOf(checkpoint: StoppedAt | undefined, uncommitted: Uncommitted, root: string): Remains {
  const partial = checkpoint && detailOf(checkpoint.file, 'partial_work')?.value;
  const last = checkpoint && detailOf(checkpoint.file, 'last_action')?.value;
  const text = checkpoint?.file.body.lines.some(({ heading }) => heading === 0) === true;
  const all =
    uncommitted.answer === 'known'
      ? [...new Set([...uncommitted.created, ...uncommitted.modified, ...uncommitted.removed])]
      : undefined;
  return {
    isRecorded: partial !== undefined && !isNone(partial),
    isTold: text || (last !== undefined && !isNone(last)),
    files: all?.filter((path) => !path.startsWith(`${root}/`)).sort(),
  };
}

/** Whether a record of partial work says that there is none: `none`, `{}`, or lists that are empty and flags that are false. */
function isNone(value: ValueNode): boolean {
  if (value.kind === 'list') return value.items.every(isNone);
  if (value.kind === 'map') return value.entries.every((entry) => isNone(entry.value));
  const text = textOf(value).trim();
  return value.value === false || value.value === 0 || isAbsent(text) || saysNothing(text);
}

/** How it goes on where a session ended: as far as it is known what it left. */
export function afterEnd({ isRecorded, isTold, files }: Remains): string {
  if (isRecorded) {
    return 'the session ended with partial work: look at it first; where it is good, commit it and go on; where it is broken, take it back and do the thread again';
  }
  const nothing = 'nothing is recorded of partial work';
  if (files !== undefined && files.length > 0) {
    const are = files.length === 1 ? 'is' : 'are';
    return `the session ended, and ${nothing}, but ${count(files.length, 'file')} ${are} not committed: look there first; commit what is good, and take back what is broken`;
  }
  const told = isTold ? '; what the checkpoint says in words may be about some: read it first' : '';
  if (files === undefined) {
    return `the session ended, and ${nothing}${told}; look for work that is not committed, for git could not be asked`;
  }
  return `the session ended, and ${nothing}; all files are committed${told}`;
}

/** The files that are not committed, for a note; undefined where there are none. */
export function uncommittedNote({ files = [] }: Remains): string | undefined {
  return files.length === 0 ? undefined : `not committed: ${some(files.map(quote), 5)}`;
}
