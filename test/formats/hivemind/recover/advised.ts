import { expect } from 'vitest';
import type { Advice, RootRecovery } from '../../../../src/core/recovery.js';
import { recover } from '../../../../src/index.js';
import { repository } from '../../../support/folder.js';
import { gitRepository } from '../../../support/git.js';
import { hivemind } from '../../../support/hivemind.js';
import { now } from '../../../support/mission.js';

export type Changes = Parameters<typeof hivemind>[0];

export const delegations = 'state/delegations.json';
export const continuity = 'state/session-continuity.json';
export const sessionState = 'state/SESSION-STATE.md';
export const at = (file: string, line?: number) => ({ path: `.hivemind/${file}`, ...(line && { line }) });
export const filesOf = (changes: Changes = {}) => hivemind(changes).files;

export async function recovered(top: string): Promise<RootRecovery> {
  const { roots, written } = await recover({ cwd: top, now, paths: ['.hivemind'], write: true });
  expect([roots.length, written]).toEqual([1, []]);
  const [recovery] = roots as [RootRecovery];
  expect(recovery.files).toEqual([]);
  return recovery;
}

export async function advisedIn(top: string): Promise<readonly Advice[]> {
  const { outcome, advice = [] } = await recovered(top);
  expect(outcome).toBe('advised');
  return advice;
}

/** What is advised without git. */
export const advised = (changes: Changes) => advisedIn(repository(filesOf(changes)));

/** A repository of which the healthy root is the first commit. */
export const committed = () => gitRepository([{ subject: 'chore: state', files: filesOf() }]);

/** The name of the only commit of it, as git gives it. */
export const first = (git: ReturnType<typeof gitRepository>['git']) => git('rev-list', '--max-parents=0', 'HEAD');
