import { getInput, isDebug, setOutput } from '@actions/core';
import { product } from '../core/product.js';
import { ConfigurationError, UsageError } from '../index.js';
import { colorsOf } from '../reporters/colors.js';
import pretty from '../reporters/pretty.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { visible } from '../text/visible.js';
import { readEvent } from './event.js';
import { fenced } from './fence.js';
import { connect } from './github/connect.js';
import { readInputs } from './inputs.js';
import { issue } from './issue.js';
import { judge } from './judge.js';
import { publish } from './publish.js';
import { tellNothingLinted } from './pull-request.js';
import type { Env, Outcome, Request } from './run.js';

/** As many columns as the log of a run shows without wrapping. */
const width = 120;

/** The Action, from its inputs to the exit status of its step. Never throws. */
export async function main(env: Env): Promise<void> {
  let request: Request | undefined;
  try {
    request = await requestOf(env);
    const asked = request;
    const outcome = await fenced(process.stdout, () => judgeAloud(asked));
    await publish(request, outcome);
  } catch (thrown) {
    process.exitCode = 1;
    const reasons = await complain(thrown);
    setOutcomeOfError();
    if (request) await tellNothingLinted(request, reasons);
  }
}

async function requestOf(env: Env): Promise<Request> {
  const inputs = readInputs(getInput);
  const event = readEvent(env);
  const github = await connect({ token: inputs.token, env, repository: event.repository });
  return { inputs, env, event, github, workspace: env.GITHUB_WORKSPACE || process.cwd() };
}

/** Judges, and writes the report for people into the log: all findings, with the lines that they speak of. */
async function judgeAloud(request: Request): Promise<Outcome> {
  const started = performance.now();
  const outcome = await judge(request);
  const { report, sources, top, unsearched, configuration, baseline } = outcome.linted;
  const shown = pathsSeenFrom(request.workspace, top);
  const elapsedMs = performance.now() - started;
  process.stdout.write(
    pretty(report, {
      ...{ sources, shown, colors: colorsOf(request.env) ?? false, width, elapsedMs },
      ...(configuration && { configuration: configuration.name }),
      ...(baseline && { baseline: baseline.name }),
    }),
  );
  for (const path of unsearched) {
    process.stdout.write(`${visible(`${shown(path)} was not searched: it could not be read`)}\n`);
  }
  return outcome;
}

/** Tells why nothing was linted, and returns that. What is no wrong usage is a bug of ours. */
async function complain(thrown: unknown): Promise<readonly string[]> {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const say = (lines: readonly string[]) => {
    issue({ level: 'error', message: lines.map(visible).join('\n') });
    return lines;
  };
  if (thrown instanceof ConfigurationError) return say(thrown.faults);
  if (thrown instanceof UsageError) return say([message]);
  const said = say([
    `this is a bug of ours, not yours: ${message}`,
    `Please report it, with what you linted: ${product.url}/issues`,
    ...(isDebug() ? [] : ['Run the job again with debug logging to see where it happened.']),
  ]);
  if (isDebug()) {
    await fenced(process.stdout, async () => process.stdout.write(stack.split('\n').map(visible).join('\n')));
  }
  return said;
}

function setOutcomeOfError(): void {
  try {
    setOutput('outcome', 'error');
  } catch {
    // the step fails in any case, and says why
  }
}
