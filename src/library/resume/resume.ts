import { join } from 'node:path';
import type { RootRecovery } from '../../core/recovery.js';
import type { MissionContext, ResumeDecision } from '../../core/resumption.js';
import type { Format } from '../../formats/format.js';
import { type LintRun, lintRoots } from '../../lint/lint.js';
import { UsageError } from '../../lint/usage-error.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { pathIn } from '../../text/paths.js';
import { count, either } from '../../text/words.js';
import { prepared } from '../prepared.js';
import { recoverRoot, requestOf } from '../recover/recover.js';
import { StateNotFound } from '../update/errors.js';
import { targetAt } from '../update/target.js';
import { checksIn, type ResumeCheck } from './checks.js';
import { checkResumeOptions, type ResumeOptions } from './options.js';

/** Whether and how a mission is taken up again, and all that is to be known for it. */
export interface ResumeResult {
  /** The folder that all paths here are relative to: the top of the repository. */
  readonly top: string;
  readonly root: string;
  /** The chief file of the state. */
  readonly path: string;
  /** Whether it can be resumed now; with `ask`, once a person has answered. */
  readonly canResume: boolean;
  readonly decision: ResumeDecision;
  readonly checks: readonly ResumeCheck[];
  /** Undefined where the state does not parse. */
  readonly context: MissionContext | undefined;
  /** What `recover` proposes, where the state has to be recovered first. */
  readonly recovery: RootRecovery | undefined;
}

/** See `resume` of the library. */
export async function resumeAt(options: ResumeOptions): Promise<ResumeResult> {
  checkResumeOptions(options);
  const { root: given, ...others } = options;
  const paths = await pathsFor(given, options.cwd);
  const { top, ...result } = await prepared(
    { ...others, paths, baseline: false, allowEmpty: true },
    async (run, _, { top }) => {
      const [found, ...more] = run.roots;
      if (!found) throw new StateNotFound(`there is no state to resume${given === undefined ? '' : ` in ${given}`}`);
      if (more.length > 0) {
        throw new UsageError(
          `one state is resumed, and there are ${run.roots.length}; name one of ${named(run, pathsSeenFrom(options.cwd ?? process.cwd(), top))}`,
        );
      }
      return resumed(run);
    },
  );
  const { root, path, canResume, decision, checks, context, recovery } = result;
  return { top, root, path, canResume, decision, checks, context, recovery };
}

const named = ({ roots }: LintRun, shown: (path: string) => string): string =>
  either(roots.slice(0, 3).map(({ path }) => shown(path)));

/** A root that has lost its chief file is found by the name that it is given, or by searching for roots. */
async function pathsFor(given: string | undefined, cwd: string | undefined): Promise<readonly string[]> {
  try {
    const { top, root } = await targetAt(given, cwd);
    return [join(top, root)];
  } catch (error) {
    if (!(error instanceof StateNotFound)) throw error;
    return given === undefined ? [] : [given];
  }
}

async function resumed(run: LintRun) {
  const [found] = run.roots;
  const resumption = await found?.format.resumption?.();
  if (!found || !resumption) throw new UsageError(`a state of ${found?.format.id} is resumed by its own tools`);
  const { path: root, format } = found;
  const path = pathIn(root, format.mainFile);
  const { report } = await lintRoots(run);
  const checks = checksIn(report, resumption.checks, path);
  const isDead = report.findings.some(({ rule }) => rule === resumption.deathRule);
  const snapshot = await format.read(run.tree, root, run.limits);
  const context = await resumption.contextOf(snapshot, { isDead, history: run.history });
  const wished = decided(checks, context, format);
  const proposed =
    wished.strategy === 'recover' ? await recoverRoot(requestOf(run, found, undefined), found) : undefined;
  const recovery = proposed?.outcome === 'healthy' || proposed?.outcome === 'older' ? undefined : proposed;
  const decision = wished.strategy === 'recover' && !recovery ? toMend(wished) : wished;
  const canResume = !['recover', 'mend', 'none'].includes(decision.strategy);
  return { root, path, checks, decision, canResume, context: context && { ...context, decision }, recovery };
}

/** What is wrong lies in what `recover` takes as true: only a person can tell what is right there. */
function toMend({ reason, options }: ResumeDecision): ResumeDecision {
  return {
    strategy: 'mend',
    reason: `${reason}; recover has nothing to propose, and the checks say what to do`,
    options,
  };
}

/** What the state says of itself holds only where it is true. */
function decided(
  checks: readonly ResumeCheck[],
  context: MissionContext | undefined,
  { mainFile }: Format,
): ResumeDecision {
  const failed = checks.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0) {
    const names = either(
      failed.map(({ name }) => name),
      'and',
    );
    return { strategy: 'recover', reason: `${count(failed.length, 'check')} failed: ${names}`, options: [] };
  }
  return context?.decision ?? { strategy: 'recover', reason: `${mainFile} could not be read`, options: [] };
}
