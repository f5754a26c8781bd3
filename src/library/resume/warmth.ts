import { join } from 'node:path';
import type { AddedLesson, MergedLessons } from '../../core/lessons.js';
import type { FileRead } from '../../core/tree.js';
import { holdAgainst, isBoolean, isWord, type OptionKind } from '../../lint/option-kinds.js';
import { UsageError } from '../../lint/usage-error.js';
import { readRegularFile } from '../../repository/read-file.js';
import { withRootLocked, writeLocked } from '../../repository/write-state.js';
import { InvalidFrontmatter } from '../update/errors.js';
import { type Target, targetAt } from '../update/target.js';
import { asTyped } from '../update/typed.js';

export interface WarmthOptions {
  /** The folder that `root` is relative to; `process.cwd()` by default. */
  readonly cwd?: string | undefined;
  /** The state root, or the folder that holds it; the nearest one in `cwd` or above it by default. */
  readonly root?: string | undefined;
  /** Whether the file is only worked out, and nothing is written; false by default. */
  readonly dryRun?: boolean | undefined;
}

export interface WarmthResult {
  /** The folder that all paths here are relative to: the top of the repository. */
  readonly top: string;
  readonly path: string;
  /** The lessons that were missing, in the order of the summaries. */
  readonly added: readonly AddedLesson[];
  /** Those that the file does not hold, and cannot be given: a note names them. */
  readonly left: readonly AddedLesson[];
  /** What a person has to know or to do by hand: a sentence each. */
  readonly notes: readonly string[];
  /** The file as it was, undefined when there was none; and as it is now, or would be with `dryRun`. */
  readonly before: string | undefined;
  readonly after: string;
  readonly isWritten: boolean;
}

const kinds: Readonly<Record<keyof WarmthOptions, OptionKind>> = {
  cwd: { expected: 'a path', is: isWord },
  root: { expected: 'a path', is: isWord },
  dryRun: { expected: 'true or false', is: isBoolean },
};

/** See `mergeWarmth` of the library. */
export async function mergeWarmthAt(options: WarmthOptions): Promise<WarmthResult> {
  holdAgainst(kinds, options, 'mergeWarmth');
  return mergeWarmthOf(await targetAt(options.root, options.cwd), options);
}

/** Merges the lessons of a state that was found. */
export async function mergeWarmthOf(target: Target, { dryRun = false }: WarmthOptions): Promise<WarmthResult> {
  const { top, root } = target;
  // Most runs find nothing to add: those leave no trace, not even a lock.
  const seen = await merged(target);
  const isIdle = dryRun || seen.added.length === 0;
  const made = isIdle ? seen : await underLock(target, seen);
  const { path, added, left, notes, before, text } = made;
  return { top, path, added, left, notes, before, after: text, isWritten: !isIdle && made.added.length > 0 };

  async function underLock({ limits }: Target, { path }: MergedLessons): Promise<MergedLessons> {
    try {
      return await withRootLocked(top, root, async () => {
        const read = readRegularFile(join(top, path), limits.markdownBytes);
        const now = await merged(target);
        if (now.added.length > 0) await writeLocked(top, root, [changeOf(now, read, root)], { written: [], kept: [] });
        return now;
      });
    } catch (error) {
      throw asTyped(error, join(top, path));
    }
  }
}

const mark = Buffer.from('\ufeff');

function changeOf({ path, text }: MergedLessons, read: FileRead, root: string) {
  const before = read.ok ? read.bytes : undefined;
  const hasMark = before !== undefined && Buffer.from(before).subarray(0, mark.length).equals(mark);
  const after = Buffer.concat([hasMark ? mark : Buffer.alloc(0), Buffer.from(text)]);
  return { path, root, before, after };
}

/** @throws InvalidFrontmatter when the file cannot be read as what it is */
async function merged({ tree, root, limits, format, shown }: Target): Promise<MergedLessons> {
  const merge = await format.mergeLessons?.();
  if (!merge) throw new UsageError(`the state in ${shown(root)} keeps no lessons`);
  const result = await merge(tree, root, limits);
  if (!result.ok) throw new InvalidFrontmatter(`no lessons were merged: ${result.message}`);
  return result;
}
