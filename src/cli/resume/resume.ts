import { UsageError } from '../../index.js';
import { reportedOf } from '../../library/recover/account.js';
import type { ResumeOptions } from '../../library/resume/options.js';
import { promptFor } from '../../library/resume/prompt.js';
import { type ResumeResult, resumeAt } from '../../library/resume/resume.js';
import { accountText } from '../../reporters/account/text.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { inertJson } from '../../text/inert-json.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io, Output } from '../io.js';
import { instant } from '../lint-request.js';
import { say } from '../say.js';
import { columnsOf, hasColors } from '../terminal.js';
import { checkLines, contextLines, headLines } from './text.js';

/** The options of `resume`, as they were written. */
export interface ResumeFlags {
  readonly format: 'text' | 'json' | 'prompt';
  readonly config?: string | false;
  readonly git?: boolean;
  readonly now?: string;
}

/**
 * `resume`: checks a state, and prints what whoever takes the mission up has to know. Nothing is carried out.
 * @throws what `resume` of the library throws; in JSON, that is said there as well
 */
export async function resumeCommand(root: string | undefined, flags: ResumeFlags, io: Io): Promise<ExitStatus> {
  try {
    const result = await resumeAt(optionsOf(root, flags, io));
    await show(result, flags.format, io);
    return result.canResume ? exitStatus.clean : exitStatus.findings;
  } catch (error) {
    if (flags.format === 'json' && error instanceof Error) {
      io.stdout.write(`${inertJson({ error: { name: error.name, message: error.message } })}\n`);
    }
    throw error;
  }
}

function optionsOf(root: string | undefined, { config, git = true, now }: ResumeFlags, io: Io): ResumeOptions {
  if (root === '') throw new UsageError('a root must not be empty');
  if (config === '') throw new UsageError('--config wants a file, and must not be empty');
  return {
    ...{ cwd: io.cwd, root, git },
    ...(config !== undefined && { config }),
    ...(now !== undefined && { now: instant(now) }),
  };
}

async function show(result: ResumeResult, format: ResumeFlags['format'], io: Io): Promise<void> {
  if (format === 'json') {
    const { path, canResume, decision, checks, context, recovery } = result;
    const told = { path, canResume, decision, checks, context, recovery: recovery && reportedOf([recovery]) };
    io.stdout.write(`${inertJson(told)}\n`);
    return;
  }
  if (format === 'prompt' && result.canResume && result.context) {
    await say(io.stdout, promptFor(result.context), io.env);
    return;
  }
  // Whoever hands a prompt on gets none where there is nothing to go on with.
  await showText(result, format === 'prompt' ? io.stderr : io.stdout, io);
}

async function showText(result: ResumeResult, stream: Output, io: Io): Promise<void> {
  const shown = pathsSeenFrom(io.cwd, result.top);
  const { context, recovery, canResume } = result;
  const lines = [...headLines(result, shown), '', ...checkLines(result, shown)];
  if (context && canResume) lines.push(...contextLines(context, shown));
  await say(stream, lines.map((line) => `${line}\n`).join(''), io.env);
  if (!recovery) return;
  const look = {
    shown,
    colors: hasColors(stream, io.env, undefined),
    width: columnsOf(stream, io.env),
    isWhole: false,
  };
  await say(stream, `\n${accountText({ recovery, purpose: 'recover' }, look)}`, io.env);
}
