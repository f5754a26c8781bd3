import { join } from 'node:path';
import type { Moved, Transition } from '../../core/transition.js';
import type { Tree } from '../../core/tree.js';
import type { FieldChange, StateEvent } from '../../core/update.js';
import type { FormatTransitions } from '../../formats/format.js';
import { judgeOf } from '../../lint/judge.js';
import { UsageError } from '../../lint/usage-error.js';
import { WriteError } from '../../repository/write-file.js';
import { type StateChange, withRootLocked, writeLocked } from '../../repository/write-state.js';
import { MemoryTree } from '../../text/memory-tree.js';
import { ReadOnceTree } from '../../text/read-once-tree.js';
import { count } from '../../text/words.js';
import { addedErrors } from '../update/added-errors.js';
import { workedAhead } from '../update/ahead.js';
import { brokenState } from '../update/broken.js';
import { PermissionDenied, ValidationFailed } from '../update/errors.js';
import { openEvents, tellEvents } from '../update/events.js';
import { type Target, targetAt } from '../update/target.js';
import { asTyped } from '../update/typed.js';
import { refusal } from '../update/update.js';
import { noteOnCommit } from './commit.js';
import { checkTransition } from './fields.js';
import { checkTransitionOptions, type TransitionOptions } from './options.js';

/** A file that a step has changed. */
export interface ChangedStateFile {
  /** Relative to `top`. */
  readonly path: string;
  /** As it was, null where there was none; and as it is now, with `dryRun`, as it would be. */
  readonly before: string | null;
  readonly after: string;
}

export interface TransitionResult {
  /** The folder that paths are relative to: the top of the repository. */
  readonly top: string;
  /** The chief file. */
  readonly path: string;
  /** All files that were written, the chief one last. */
  readonly files: readonly ChangedStateFile[];
  /** Each value of the chief file that is another one now. */
  readonly changes: readonly FieldChange[];
  readonly events: readonly StateEvent[];
  /** What comes next, in words. */
  readonly notes: readonly string[];
  readonly isWritten: boolean;
}

/** See `transitionState` of the library. */
export async function transitionStateAt(
  root: string | undefined,
  transition: Transition,
  options: TransitionOptions,
): Promise<TransitionResult> {
  checkTransitionOptions(options);
  checkTransition(transition);
  return moveTarget(await targetAt(root, options.cwd), transition, options);
}

/** Has the mission of a state that was found take a step: all of its files, or none. */
export async function moveTarget(
  target: Target,
  transition: Transition,
  options: TransitionOptions,
): Promise<TransitionResult> {
  const { top, root, path, format } = target;
  const transitions = await format.transitions?.();
  if (!transitions) throw new UsageError(`the state in ${target.shown(root)} knows no transitions`);
  const { agent, dryRun = false, onEvent } = options;
  const forbidden = transitions.forbidden(agent, transition);
  if (forbidden) throw new PermissionDenied(forbidden.message, forbidden.fields);
  const commit = transition.kind === 'thread-done' ? transition.commit : undefined;
  const note = commit === undefined ? undefined : await noteOnCommit(target, commit);
  const order = { transitions, transition, options };
  const log = dryRun ? undefined : openEvents(target, options);
  try {
    const made = dryRun ? await workOut(target, order) : await write(target, order);
    const { files, changes, events } = made;
    if (!dryRun) await tellEvents(events, { log, onEvent, path: target.shown(path) });
    const notes = [...made.notes, ...(note === undefined ? [] : [note])];
    return { ...{ top, path, changes, events, notes }, files: files.map(asText), isWritten: !dryRun };
  } finally {
    log?.close();
  }
}

interface Order {
  readonly transitions: FormatTransitions;
  readonly transition: Transition;
  readonly options: TransitionOptions;
}

interface Made extends Omit<Moved, 'files'> {
  readonly files: readonly StateChange[];
}

async function write(target: Target, order: Order): Promise<Made> {
  const { top, root, path } = target;
  try {
    const ahead = await workedAhead(target.tree, (tree) => workOut({ ...target, tree }, order));
    return await withRootLocked(top, root, async () => {
      const made = (await ahead()) ?? (await workOut(target, order));
      await writeLocked(top, root, made.files, { written: [], kept: [] });
      return made;
    });
  } catch (error) {
    throw asTyped(error, join(top, path));
  }
}

/** Works a step out, and has it judged. @throws what is to be said to whoever wants it */
async function workOut(target: Target, { transitions, transition, options }: Order): Promise<Made> {
  const { root, limits, path, shown } = target;
  const now = options.now ?? Date.now();
  const tree = new ReadOnceTree(target.tree);
  const moved = await transitions.move({ tree, root, limits, agent: options.agent, transition, now });
  if (moved.why === 'broken') throw await brokenState(target, tree, now);
  if (moved.why !== undefined) throw refusal(moved, shown(path));
  const files = await Promise.all(moved.files.map((file) => changeOf(target, tree, file)));
  await refuseErrors(target, { tree, files, changes: moved.changes, now });
  return { ...moved, files };
}

const mark = '\ufeff';

/** What becomes of a file. A byte order mark stays. @throws WriteError when something else lies there */
async function changeOf(
  { root, limits, shown }: Target,
  tree: Tree,
  { path, text }: Moved['files'][number],
): Promise<StateChange> {
  const read = await tree.read(path, limits.markdownBytes);
  if (!read.ok && read.refusal !== 'missing')
    throw new WriteError(`${shown(path)} cannot be read, so it is not replaced`);
  const before = read.ok ? read.bytes : undefined;
  const isMarked = before !== undefined && decoded(before).startsWith(mark);
  return { path, root, before, after: new TextEncoder().encode(isMarked ? mark + text : text) };
}

const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

const asText = ({ path, before, after }: StateChange): ChangedStateFile => ({
  ...{ path, before: before ? decoded(before) : null, after: decoded(after) },
});

interface ToJudge {
  readonly tree: Tree;
  readonly files: readonly StateChange[];
  readonly changes: readonly FieldChange[];
  readonly now: number;
}

/** @throws ValidationFailed when the root would have errors that it does not have now */
async function refuseErrors(target: Target, { tree, files, changes, now }: ToJudge): Promise<void> {
  const { path, root, format, limits, shown } = target;
  const judge = judgeOf({ path: root, format }, { now, limits });
  const after = new MemoryTree(Object.fromEntries(files.map((file) => [file.path, file.after])), tree);
  const would = (await judge(after, 'all')).findings;
  if (would.every(({ severity }) => severity !== 'error')) return;
  const added = addedErrors((await judge(tree, 'all')).findings, would, changes);
  if (added.length === 0) return;
  const told = added.map(({ message, rule }) => `${message} (${rule})`);
  const what = `for there would be ${count(added.length, 'error')} more`;
  throw new ValidationFailed(`${shown(path)} was not updated, ${what}: ${told.join('; ')}`, added);
}
