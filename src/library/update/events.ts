import { resolve } from 'node:path';
import type { StateEvent } from '../../core/update.js';
import { UsageError } from '../../lint/usage-error.js';
import { openToAppend } from '../../repository/append-line.js';
import { insideOf, realPath } from '../../repository/folders.js';
import { inertJson } from '../../text/inert-json.js';
import type { UpdateOptions } from './options.js';
import type { Target } from './target.js';

/** Where events go: opened before the state is touched, so that nothing is updated whose events nobody will hear of. */
export interface EventLog {
  append(event: StateEvent): void;
  close(): void;
}

/**
 * Opens the file that events are appended to, a line of JSON each; undefined where none is wanted.
 * @throws UsageError when it is one of the state's own files, or of git's; WriteError
 */
export function openEvents(target: Target, { events, cwd }: UpdateOptions): EventLog | undefined {
  if (events === undefined) return undefined;
  const path = resolve(cwd ?? process.cwd(), events);
  if (isTaken(target, realPath(path))) {
    throw new UsageError(`events cannot go to ${events}: that file belongs to the state, or to git`);
  }
  const file = openToAppend(path);
  return { append: (event) => file.append(inLine(event)), close: file.close };
}

interface Listeners {
  readonly log: EventLog | undefined;
  readonly onEvent: UpdateOptions['onEvent'];
  /** Of the state that was written, for a message. */
  readonly path: string;
}

/** Tells of what was written. @throws what went wrong with it; the message says that the state was written all the same */
export async function tellEvents(events: readonly StateEvent[], { log, onEvent, path }: Listeners): Promise<void> {
  try {
    for (const event of events) {
      log?.append(event);
      await onEvent?.(event);
    }
  } catch (error) {
    if (error instanceof Error) error.message += `; ${path} was written all the same`;
    throw error;
  }
}

function isTaken({ top, root, format }: Target, path: string): boolean {
  const inside = insideOf(top, path);
  if (inside === undefined) return false;
  const inRoot = root === '' ? inside : inside.startsWith(`${root}/`) ? inside.slice(root.length + 1) : undefined;
  const isOurs = inRoot !== undefined && (format.reads(inRoot) || inRoot === '.state.lock');
  return isOurs || inside.split('/').includes('.git');
}

/** In one line, with nothing that a terminal or a runner could obey. */
const inLine = (event: StateEvent): string => inertJson(event).replace(/\n\s*/g, '');
