import { getInput, isDebug, summary as jobSummary, setOutput } from '@actions/core';
import { product } from '../core/product.js';
import { ConfigurationError, type LintResult, lint, UsageError } from '../index.js';
import { annotationsOf } from '../reporters/annotations.js';
import { colorsOf } from '../reporters/colors.js';
import pretty from '../reporters/pretty.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { visible } from '../text/visible.js';
import { fenced } from './fence.js';
import { type Inputs, readInputs } from './inputs.js';
import { issue } from './issue.js';
import { outputsOf } from './outputs.js';
import { remarksOn } from './remarks.js';
import { summary } from './summary.js';
import { verdictOf } from './verdict.js';

/** What the runner tells in the environment. */
type Env = Readonly<Record<string, string | undefined>>;

/** As many columns as the log of a run shows without wrapping. */
const width = 120;

/** The Action, from its inputs to the exit status of its step. Never throws. */
export async function main(env: Env): Promise<void> {
  try {
    const inputs = readInputs(getInput);
    const workspace = env.GITHUB_WORKSPACE || process.cwd();
    const linted = await fenced(process.stdout, () => lintAloud(inputs, workspace, env));
    await publish(linted, inputs, workspace, env);
  } catch (thrown) {
    process.exitCode = 1;
    await complain(thrown);
    await attempt('the outputs', () => setOutput('outcome', 'error'));
  }
}

/** Lints, and writes the report for people into the log: all findings, with the lines that they speak of. */
async function lintAloud(inputs: Inputs, workspace: string, env: Env): Promise<LintResult> {
  const started = performance.now();
  const { paths, config, baseline, ifNoState, now } = inputs;
  const linted = await lint({
    cwd: workspace,
    paths,
    ...(config !== undefined && { config }),
    ...(baseline !== undefined && { baseline }),
    allowEmpty: ifNoState !== 'error',
    safeDirectory: workspace, // in a container, it belongs to another user
    now,
  });
  const { report, sources, top, unsearched, configuration } = linted;
  const shown = pathsSeenFrom(workspace, top);
  const elapsedMs = performance.now() - started;
  process.stdout.write(
    pretty(report, {
      ...{ sources, shown, colors: colorsOf(env) ?? false, width, elapsedMs },
      ...(configuration && { configuration: configuration.name }),
      ...(linted.baseline && { baseline: linted.baseline.name }),
    }),
  );
  for (const path of unsearched) {
    process.stdout.write(`${visible(`${shown(path)} was not searched: it could not be read`)}\n`);
  }
  return linted;
}

/** Tells the verdict in all the ways there are; first in the one that nothing can take back. */
async function publish(linted: LintResult, inputs: Inputs, workspace: string, env: Env): Promise<void> {
  const { report, top } = linted;
  const { isFailure, reason } = verdictOf(linted, inputs.failOn);
  process.exitCode = isFailure ? 1 : 0;
  await attempt('the outputs', () => {
    for (const [name, value] of Object.entries(outputsOf(report, isFailure))) setOutput(name, value);
  });
  const shown = pathsSeenFrom(workspace, top);
  const writeSummary = () => jobSummary.addRaw(summary(linted, shown)).write();
  if (env.GITHUB_STEP_SUMMARY) await attempt('the job summary', writeSummary);
  const annotations = annotationsOf(report, shown);
  const remarks = remarksOn(linted, inputs, annotations.length);
  for (const annotation of annotations) issue(annotation);
  if (reason !== undefined) issue({ level: 'error', message: reason });
  for (const remark of remarks) issue(remark);
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

/** Tells why nothing was linted. What is no wrong usage is a bug of ours. */
async function complain(thrown: unknown): Promise<void> {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const say = (lines: readonly string[]) => issue({ level: 'error', message: lines.map(visible).join('\n') });
  if (thrown instanceof ConfigurationError) return say(thrown.faults);
  if (thrown instanceof UsageError) return say([message]);
  say([
    `this is a bug of ours, not yours: ${message}`,
    `Please report it, with what you linted: ${product.url}/issues`,
    ...(isDebug() ? [] : ['Run the job again with debug logging to see where it happened.']),
  ]);
  if (!isDebug()) return;
  await fenced(process.stdout, async () => process.stdout.write(stack.split('\n').map(visible).join('\n')));
}
