import { join } from 'node:path';
import type { FileRead, Tree } from '../../core/tree.js';
import type { FieldChange, Refused, StateEvent, StatePatch, Updated, UpdateRequest } from '../../core/update.js';
import { judgeOf } from '../../lint/judge.js';
import { changeFile } from '../../repository/change-file.js';
import { MemoryTree } from '../../text/memory-tree.js';
import { count } from '../../text/words.js';
import { addedErrors } from './added-errors.js';
import { workedAhead } from './ahead.js';
import { brokenState } from './broken.js';
import { InvalidFrontmatter, PermissionDenied, StaleState, StateNotFound, ValidationFailed } from './errors.js';
import { openEvents, tellEvents } from './events.js';
import { leavesOf, valuesIn } from './leaves.js';
import { checkUpdateOptions, type UpdateOptions } from './options.js';
import { type Target, targetAt } from './target.js';
import { asTyped } from './typed.js';

export interface UpdateResult {
  /** The folder that `path` is relative to: the top of the repository. */
  readonly top: string;
  readonly path: string;
  /** Each value that was written, `updated_at` among them; also where it is what it was. */
  readonly changes: readonly FieldChange[];
  readonly events: readonly StateEvent[];
  /** The file as it was, and as it is now; with `dryRun`, as it would be. */
  readonly before: string;
  readonly after: string;
  readonly isWritten: boolean;
}

/** See `updateState` of the library. */
export async function updateStateAt(
  root: string | undefined,
  patch: StatePatch,
  options: UpdateOptions,
): Promise<UpdateResult> {
  checkUpdateOptions(options);
  return updateTarget(await targetAt(root, options.cwd), patch, options);
}

/** Updates a state that was found. */
export async function updateTarget(target: Target, patch: StatePatch, options: UpdateOptions): Promise<UpdateResult> {
  const { agent, expect, now, dryRun = false, onEvent } = options;
  const order = {
    ...{ agent, now, leaves: leavesOf(patch, 'the patch') },
    expected: expect === undefined ? [] : valuesIn(expect, 'what is expected'),
  };
  const forbidden = target.updates.forbidden(agent, order.leaves);
  if (forbidden) throw new PermissionDenied(forbidden.message, forbidden.fields);
  const log = dryRun ? undefined : openEvents(target, options);
  try {
    const made = dryRun
      ? await workOut(target, order, await target.tree.read(target.path, capOf(target)))
      : await write(target, order);
    const { top, path } = target;
    if (!dryRun) await tellEvents(made.events, { log, onEvent, path: target.shown(path) });
    const { changes, events, before, text } = made;
    return { top, path, changes, events, before, after: text, isWritten: !dryRun && made.after !== undefined };
  } finally {
    log?.close();
  }
}

interface Order extends Pick<UpdateRequest, 'agent' | 'leaves' | 'expected'> {
  /** The wall clock when it is not said, and then the one under the lock: who waits for it must not stamp an earlier moment. */
  readonly now: number | undefined;
}

interface Made extends Updated {
  readonly before: string;
  /** Undefined where nothing changes: then nothing is written. */
  readonly after: Uint8Array | undefined;
}

const capOf = ({ limits }: Target): number => limits.markdownBytes;

async function write(target: Target, order: Order): Promise<Made> {
  const { top, root, path } = target;
  try {
    const ahead = await workedAhead(target.tree, async (tree) =>
      workOut({ ...target, tree }, order, await tree.read(path, capOf(target))),
    );
    return await changeFile(top, { root, path, cap: capOf(target) }, async (read) => {
      return (await ahead()) ?? workOut(target, order, read);
    });
  } catch (error) {
    throw asTyped(error, join(top, path));
  }
}

/** Makes the update of a file that was read, and has it judged. @throws what is to be said to whoever wants it */
async function workOut(target: Target, order: Order, read: FileRead): Promise<Made> {
  const { path, root, limits, updates, shown } = target;
  const now = order.now ?? Date.now();
  if (!read.ok && read.refusal === 'missing')
    throw new StateNotFound(`${shown(path)} is gone; agent-state-lint recover brings it back`);
  if (!read.ok) throw await brokenState(target, target.tree, now);
  const tree = new MemoryTree({ [path]: read.bytes }, target.tree);
  const updated = await updates.update({ ...order, now, tree, root, limits });
  if (updated.why === 'broken') throw await brokenState(target, tree, now);
  if (updated.why !== undefined) throw refusal(updated, shown(path));
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes);
  if (updated.changes.length === 0) return { ...updated, before, text: before, after: undefined };
  const text = before.startsWith(mark) ? mark + updated.text : updated.text;
  const after = new TextEncoder().encode(text);
  await refuseErrors(target, { tree, after, changes: updated.changes, now });
  return { ...updated, before, text, after };
}

const mark = '\ufeff';

/** What is to be said of an update, or of a step, that was refused. */
export function refusal(refused: Exclude<Refused, { readonly why: 'broken' }>, path: string): Error {
  const { why, message } = refused;
  if (why === 'forbidden') return new PermissionDenied(message, refused.fields);
  if (why === 'stale') return new StaleState(message);
  return why === 'older'
    ? new InvalidFrontmatter(message)
    : new ValidationFailed(`${path} was not updated: ${message}`);
}

/** @throws ValidationFailed when a file would have errors that it does not have now */
async function refuseErrors(
  { path, root, format, limits, shown }: Target,
  {
    tree,
    after,
    changes,
    now,
  }: Pick<Made, 'changes'> & { readonly tree: Tree; readonly after: Uint8Array; readonly now: number },
): Promise<void> {
  const judge = judgeOf({ path: root, format }, { now, limits });
  const would = await judge(new MemoryTree({ [path]: after }, tree), 'inside');
  if (would.findings.every(({ severity }) => severity !== 'error')) return;
  const added = addedErrors((await judge(tree, 'inside')).findings, would.findings, changes);
  if (added.length === 0) return;
  const told = added.map(({ message, rule }) => `${message} (${rule})`);
  throw new ValidationFailed(
    `${shown(path)} was not updated, for it would have ${count(added.length, 'error')} more: ${told.join('; ')}`,
    added,
  );
}
