import { type UpdateResult, UsageError } from '../../index.js';
import { targetAt } from '../../library/update/target.js';
import { updateTarget } from '../../library/update/update.js';
import { inertJson } from '../../text/inert-json.js';
import { visible } from '../../text/visible.js';
import { quote } from '../../text/words.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { instant } from '../lint-request.js';
import { say } from '../say.js';
import { hasColors } from '../terminal.js';
import { patchOf } from './assignments.js';
import { lineOf } from './change-line.js';

/** The options of `update`, as they were written. */
export interface UpdateFlags {
  readonly agent: string;
  readonly expect?: readonly string[];
  readonly root?: string;
  readonly dryRun?: boolean;
  readonly events?: string;
  readonly format: 'text' | 'json';
  readonly now?: string;
}

/** `update`: changes values, and says which. @throws what `updateState` throws; in JSON, that is said there as well */
export async function updateCommand(words: readonly string[], flags: UpdateFlags, io: Io): Promise<ExitStatus> {
  try {
    await update(words, flags, io);
    return exitStatus.clean;
  } catch (error) {
    if (flags.format === 'json' && error instanceof Error) io.stdout.write(`${inertJson({ error: told(error) })}\n`);
    throw error;
  }
}

async function update(words: readonly string[], flags: UpdateFlags, io: Io): Promise<void> {
  for (const name of ['agent', 'root', 'events'] as const) {
    if (flags[name] === '') throw new UsageError(`--${name} must not be empty`);
  }
  const { agent, expect, root, dryRun = false, events, format } = flags;
  const target = await targetAt(root, io.cwd);
  const { meaningOf } = target.updates;
  const patch = patchOf(words, meaningOf);
  const expected = expect && patchOf(expect, meaningOf);
  const options = { agent, cwd: io.cwd, expect: expected, dryRun, events, now: momentIn(flags) };
  const result = await updateTarget(target, patch, options);
  const { path, changes, events: happened, before, after, isWritten } = result;
  if (format === 'json') {
    io.stdout.write(`${inertJson({ path, isWritten, changes, events: happened })}\n`);
  } else if (dryRun) {
    const { unifiedDiff } = await import('../../reporters/unified-diff.js');
    await say(io.stdout, unifiedDiff([{ path, before, after }], hasColors(io.stdout, io.env, undefined)), io.env);
  } else await say(io.stdout, linesOf(result, target.shown(path)), io.env);
}

function linesOf({ changes, events }: UpdateResult, path: string): string {
  if (changes.length === 0) return `${visible(path)} says all of it already\n`;
  const changed = changes.map(lineOf);
  const waves = events.flatMap((event) =>
    event.event === 'wave_complete' ? ['wave complete; what comes next is for mc to write'] : [],
  );
  return [`updated ${path}`, ...changed, ...waves].map((line) => `${visible(line)}\n`).join('');
}

/** An error as JSON has it: what it is called, and what it is about. */
export function told({ name, message, ...more }: Error): object {
  const { findings, fields } = more as { readonly findings?: unknown; readonly fields?: unknown };
  return { name, message, ...(fields !== undefined && { fields }), ...(findings !== undefined && { findings }) };
}

/** The moment that `--now` names. @throws UsageError when it is none */
export function momentIn({ now }: { readonly now?: string }): number | undefined {
  const moment = now === undefined ? undefined : instant(now);
  if (moment !== 'commit') return moment;
  throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z; ${quote(moment)} is none`);
}
