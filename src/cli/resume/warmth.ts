import { UsageError } from '../../index.js';
import { mergeWarmthOf, type WarmthResult } from '../../library/resume/warmth.js';
import { targetAt } from '../../library/update/target.js';
import { inertJson } from '../../text/inert-json.js';
import { visible } from '../../text/visible.js';
import { count, quote } from '../../text/words.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { tell } from '../recover/run.js';
import { say } from '../say.js';
import { hasColors } from '../terminal.js';

/** The options of `warmth`, as they were written. */
export interface WarmthFlags {
  readonly root?: string;
  readonly dryRun?: boolean;
  readonly format: 'text' | 'json';
}

/** `warmth`: merges the lessons of the summaries. @throws what `mergeWarmth` throws; in JSON, that is said there as well */
export async function warmthCommand(flags: WarmthFlags, io: Io): Promise<ExitStatus> {
  try {
    await merge(flags, io);
    return exitStatus.clean;
  } catch (error) {
    if (flags.format === 'json' && error instanceof Error) {
      io.stdout.write(`${inertJson({ error: { name: error.name, message: error.message } })}\n`);
    }
    throw error;
  }
}

async function merge({ root, dryRun = false, format }: WarmthFlags, io: Io): Promise<void> {
  if (root === '') throw new UsageError('--root must not be empty');
  const target = await targetAt(root, io.cwd);
  const result = await mergeWarmthOf(target, { dryRun });
  const { path, added, left, notes, before, after, isWritten } = result;
  if (format === 'json') {
    io.stdout.write(`${inertJson({ path, isWritten, added, left, notes })}\n`);
    return;
  }
  if (dryRun && added.length > 0) {
    const { unifiedDiff } = await import('../../reporters/unified-diff.js');
    const change = { path, before: before ?? '', after, ...(before === undefined && { isNew: true }) };
    await say(io.stdout, unifiedDiff([change], hasColors(io.stdout, io.env, undefined)), io.env);
  } else await say(io.stdout, linesOf(result, target.shown(path)), io.env);
  await tell(io, notes);
}

function linesOf({ added, before, notes }: WarmthResult, path: string): string {
  if (added.length === 0) {
    // What could not be read, or was left out, is told beside it.
    return notes.length > 0
      ? `nothing was added to ${visible(path)}\n`
      : `${visible(path)} holds every lesson of the summaries\n`;
  }
  const head = `${before === undefined ? 'made' : 'updated'} ${path}: ${count(added.length, 'lesson')} added`;
  const lines = added.map(({ category, text }) => `  ${category}: ${quote(text)}`);
  return [head, ...lines].map((line) => `${visible(line)}\n`).join('');
}
