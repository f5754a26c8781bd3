import { summary as jobSummary, setOutput } from '@actions/core';
import { UsageError } from '../index.js';
import { reportedOf } from '../library/recover/account.js';
import { realPath } from '../repository/folders.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { WriteError } from '../repository/write-file.js';
import { visible } from '../text/visible.js';
import { annotationsFor } from './annotate.js';
import type { CommentSubject } from './comment/body.js';
import { recoverCommand } from './comment/command.js';
import { keyOf } from './comment/key.js';
import { runUrlOf, serverOf } from './comment/run-url.js';
import { issue } from './issue.js';
import { outputsOf, type Written } from './outputs.js';
import { changesOf, deskOf, tellInComment, tellInSuggestions } from './pull-request.js';
import { remarksOn } from './remarks.js';
import { writeFiles } from './report/files.js';
import { writeRecovered } from './report/recovered.js';
import type { Outcome, Request } from './run.js';
import { summary } from './summary.js';
import { type Verdict, verdictOf } from './verdict.js';

/**
 * Tells what a run has found out in all the ways there are; first the verdict, in the one that nothing can take back. What
 * cannot be told in one way is told in the others.
 */
export async function publish(request: Request, outcome: Outcome): Promise<void> {
  const { inputs } = request;
  const { linted } = outcome;
  const { written, faults } = await filesFor(request, outcome);
  const verdict: Verdict =
    faults.length === 0 ? verdictOf(linted, inputs.failOn) : { isFailure: true, reason: visible(faults.join('; ')) };
  process.exitCode = verdict.isFailure ? 1 : 0;
  const setOutputs = (commentUrl?: string) => () => {
    const outputs = outputsOf(linted.report, verdict.isFailure, written, commentUrl);
    for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
  };
  await attempt('the outputs', setOutputs());
  const desk = deskOf(request, outcome);
  const files = desk && (await changesOf(desk));
  const changedFiles = files && new Set(files.keys());
  const subject = subjectOf(request, outcome, verdict, changedFiles);
  const said = [
    desk && inputs.comment !== 'never' ? await tellInComment(desk, request, subject) : {},
    desk && inputs.suggestions ? await tellInSuggestions(desk, request, outcome, files) : {},
  ];
  const [{ url } = {}] = said;
  if (url !== undefined) await attempt('the outputs', setOutputs(url));
  const notes = said.flatMap(({ note }) => note ?? []);
  if (inputs.summary && request.env.GITHUB_STEP_SUMMARY) {
    await attempt('the job summary', () => jobSummary.addRaw(summary({ ...subject, notes })).write());
  }
  annotate(request, outcome, verdict, { notes, changedFiles });
}

/** The files that later steps want. One that cannot be written fails the step, for it was asked for; it takes no other along. */
async function filesFor(
  request: Request,
  outcome: Outcome,
): Promise<{ readonly written: Written; readonly faults: readonly string[] }> {
  const { inputs, workspace, env } = request;
  const { linted, recoveries, isEarlier } = outcome;
  const isRecovering = inputs.recover && !isEarlier;
  const report = isRecovering ? { ...linted.report, recovery: reportedOf(recoveries) } : linted.report;
  const setting = { workspace, temp: env.RUNNER_TEMP, now: inputs.now };
  const reports = await orFault(writeFiles(inputs, linted, report, workspace));
  const recovered = isRecovering
    ? await orFault(writeRecovered(recoveries, inputs.recoveredFile, linted, setting))
    : { value: [] };
  return {
    written: {
      report: reports.value?.report ?? '',
      sarif: reports.value?.sarif ?? '',
      recovered: recovered.value ?? [],
    },
    faults: [...(reports.value?.faults ?? []), ...[reports, recovered].flatMap(({ fault }) => fault ?? [])],
  };
}

async function orFault<T>(work: Promise<T>): Promise<{ readonly value?: T; readonly fault?: string }> {
  try {
    return { value: await work };
  } catch (thrown) {
    if (thrown instanceof UsageError || thrown instanceof WriteError) return { fault: thrown.message };
    throw thrown;
  }
}

function subjectOf(
  { inputs, workspace, env, event }: Request,
  { linted, recoveries, isEarlier, sha }: Outcome,
  { isFailure }: Verdict,
  changedFiles: ReadonlySet<string> | undefined,
): CommentSubject {
  const { repository } = event;
  // What was checked out beside, or into a folder, may be of any repository.
  const isHere = realPath(workspace) === linted.top;
  return {
    ...{ linted, recoveries, isFailure, changedFiles, recoverCommand },
    key: keyOf(inputs, env),
    isProposalAlone: isEarlier,
    shown: pathsSeenFrom(workspace, linted.top),
    repository: repository && isHere ? { serverUrl: serverOf(env), ...repository } : undefined,
    sha,
    runUrl: runUrlOf(event, env),
  };
}

function annotate(
  { inputs, event, workspace }: Request,
  { linted, notices, isEarlier }: Outcome,
  { reason }: Verdict,
  { notes, changedFiles }: { notes: readonly string[]; changedFiles: ReadonlySet<string> | undefined },
): void {
  const shown = pathsSeenFrom(workspace, linted.top);
  // What such a report is about is another commit than the one that its annotations would stand beside.
  const limit = isEarlier && event.name === 'workflow_run' ? 0 : inputs.annotations.limit;
  const { annotations, remark } = annotationsFor(linted.report, {
    ...{ shown, changed: changedFiles, limit, onlyChanged: inputs.annotations.onlyChanged },
    notices: notices.length + notes.length + 1,
  });
  for (const annotation of annotations) issue(annotation);
  if (reason !== undefined) issue({ level: 'error', message: reason });
  for (const notice of notices) issue(notice);
  for (const note of notes) issue({ level: 'notice', message: visible(note) });
  for (const one of remarksOn(linted, inputs, remark)) issue(one);
}

/** What tells of the verdict never changes it. */
async function attempt(what: string, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    issue({ level: 'warning', message: visible(`${what} could not be written: ${why}`) });
  }
}
