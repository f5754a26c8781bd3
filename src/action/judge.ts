import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AskCommits, type LintResult, lint, type RootRecovery, UsageError } from '../index.js';
import { topOf } from '../library/prepared.js';
import { readShard } from '../lint/shard.js';
import { isRepository } from '../repository/repository.js';
import { pathsSeenFrom } from '../repository/shown-path.js';
import { parentOf } from '../text/paths.js';
import { gate } from './gate/gate.js';
import { settingsNotices } from './gate/notices.js';
import { commitsOnGitHub } from './github/commits.js';
import { connect } from './github/connect.js';
import type { Inputs } from './inputs.js';
import { earlierRun, recoveriesIn } from './report/earlier-run.js';
import { postTarget } from './report/post-target.js';
import { recoverRoots } from './report/recovered.js';
import type { Outcome, Request } from './run.js';

/**
 * Finds out what there is to tell: lints, or reads what an earlier run has found.
 * @throws UsageError, ConfigurationError
 */
export function judge(request: Request): Promise<Outcome> {
  return request.inputs.report === undefined ? lintNow(request) : readEarlier(request.inputs.report, request);
}

async function lintNow(request: Request): Promise<Outcome> {
  const { inputs, event, github, workspace } = request;
  const { paths, config, baseline, ifNoState, now } = inputs;
  if (now === 'commit') refuseNoRepository(workspace, paths);
  const { settingsFrom, base, head, notices } = await gate(event, github, { paths, base: inputs.base }, workspace);
  const linted = await lint({
    ...{ cwd: workspace, paths, config, baseline, settingsFrom, base, now },
    shard: shardOf(inputs),
    askCommits: await commitAsker(request),
    allowEmpty: ifNoState !== 'error',
    safeDirectory: workspace, // in a container, it belongs to another user
  });
  return {
    linted,
    recoveries: await recoveriesOf(linted, request),
    isEarlier: false,
    pull: event.pull,
    sha: head,
    notices: [...notices, ...settingsNotices(linted.settings, pathsSeenFrom(workspace, linted.top))],
  };
}

/** @throws UsageError where nothing is checked out of which a last commit could tell the time */
function refuseNoRepository(workspace: string, paths: readonly string[]): void {
  const top = topOf({ cwd: workspace, paths });
  if (isRepository(top)) return;
  throw new UsageError(
    `${top} is no git repository, so no last commit tells the time: check it out before, name the folder of the checkout as path, or give a moment as now`,
  );
}

/** @throws UsageError when it is none, or there is nothing of which it could be a part */
function shardOf({ shard, report }: Inputs) {
  if (shard !== undefined && report !== undefined)
    throw new UsageError('with the input report, nothing is linted that the input shard could be a part of');
  return shard === undefined ? undefined : readShard(shard, 'the input shard');
}

/** It has a connection of its own: the time that many commits take is not to be missing for the comment. */
async function commitAsker({ inputs, env, event }: Request): Promise<AskCommits | undefined> {
  const github = await connect({ token: inputs.token, env, repository: event.repository });
  return github && commitsOnGitHub(github, event);
}

/** Of all roots where somebody asks for it, else of those with errors: that is what a reader wants to mend. */
async function recoveriesOf(linted: LintResult, { inputs, workspace, env }: Request): Promise<readonly RootRecovery[]> {
  const { report, top } = linted;
  if (!inputs.recover && !inputs.summary && inputs.comment === 'never') return [];
  const wrong = new Set(
    report.findings.filter(({ severity }) => severity === 'error').flatMap(({ path }) => foldersAround(path)),
  );
  const roots = report.roots.filter(({ path }) => {
    // One that was deleted is not recovered but brought back, if it was not meant.
    return (inputs.recover || wrong.has(path)) && existsSync(join(top, path));
  });
  return recoverRoots({ report: { ...report, roots }, top }, { workspace, temp: env.RUNNER_TEMP, now: inputs.now });
}

/** A path, and the folders that it lies in; the last one is the repository. */
function foldersAround(path: string): string[] {
  return path === '' ? [''] : [path, ...foldersAround(parentOf(path))];
}

async function readEarlier(path: string, { github, event, workspace }: Request): Promise<Outcome> {
  const linted = await earlierRun(path, workspace);
  const target = github ? await postTarget(github, event) : { pull: event.pull };
  return {
    linted,
    recoveries: recoveriesIn(linted.report),
    isEarlier: true,
    pull: 'pull' in target ? target.pull : undefined,
    sha: 'pull' in target ? target.pull?.headSha : event.run?.headSha,
    notices: 'notice' in target ? [{ level: 'notice', message: target.notice }] : [],
  };
}
