import { type Transition, type TransitionResult, UsageError } from '../../index.js';
import { checkTransition } from '../../library/transitions/fields.js';
import { moveTarget } from '../../library/transitions/transition.js';
import { targetAt } from '../../library/update/target.js';
import { inertJson } from '../../text/inert-json.js';
import { visible } from '../../text/visible.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { say } from '../say.js';
import { hasColors } from '../terminal.js';
import { lineOf } from '../update/change-line.js';
import { momentIn, told } from '../update/update.js';
import type { StepFlags } from './flags.js';

/** Has a mission take a step, and says what became of it. @throws what `transitionState` throws; in JSON, that is said there as well */
export async function transitionCommand(transition: Transition, flags: StepFlags, io: Io): Promise<ExitStatus> {
  try {
    await move(transition, flags, io);
    return exitStatus.clean;
  } catch (error) {
    if (flags.format === 'json' && error instanceof Error) io.stdout.write(`${inertJson({ error: told(error) })}\n`);
    throw error;
  }
}

async function move(transition: Transition, flags: StepFlags, io: Io): Promise<void> {
  for (const name of ['agent', 'root', 'events'] as const) {
    if (flags[name] === '') throw new UsageError(`--${name} must not be empty`);
  }
  checkTransition(transition);
  const { agent, root, dryRun = false, events, format } = flags;
  const target = await targetAt(root, io.cwd);
  const result = await moveTarget(target, transition, { agent, cwd: io.cwd, dryRun, events, now: momentIn(flags) });
  const { path, files, changes, notes, isWritten } = result;
  if (format === 'json') {
    const json = { path, files: files.map((file) => file.path), isWritten, changes, events: result.events, notes };
    io.stdout.write(`${inertJson(json)}\n`);
  } else if (dryRun) {
    const { unifiedDiff } = await import('../../reporters/unified-diff.js');
    const shown = files.map((file) => ({ ...file, before: file.before ?? '', isNew: file.before === null }));
    await say(io.stdout, unifiedDiff(shown, hasColors(io.stdout, io.env, undefined)), io.env);
  } else await say(io.stdout, linesOf(result, target.shown), io.env);
}

function linesOf({ path, files, changes, notes }: TransitionResult, shown: (path: string) => string): string {
  const beside = files.filter((file) => file.path !== path);
  const wrote = beside.map((file) => `${file.before === null ? 'wrote' : 'updated'} ${shown(file.path)}`);
  return [...wrote, `updated ${shown(path)}`, ...changes.map(lineOf), ...notes]
    .map((line) => `${visible(line)}\n`)
    .join('');
}
