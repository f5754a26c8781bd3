import { expect, test } from 'vitest';
import { lint } from '../../../src/index.js';
import { repository } from '../../support/folder.js';

// A root with nothing but a delegation that is done, as all rules together see it.

const path = '.hivemind/state/delegations.json';
const delegation = {
  id: '0b8d1f2e-6c5a-4f1e-9a3b-2d4c6e8f0a1b',
  parentSessionId: 'ses_2100aaaabbbbccccdddd',
  childSessionId: 'ses_2101aaaabbbbccccdddd',
  agent: 'builder',
  status: 'completed',
  createdAt: 1772440000000, // 2026-03-02T08:26:40Z
  completedAt: 1772440060000,
  safetyCeilingMs: 1800000,
  lastMessageCount: 4,
  stablePollCount: 3,
  lastMessageCountChangeAt: 1772440050000,
  nestingDepth: 1,
  executionMode: 'sdk',
  workingDirectory: '/srv/app',
  queueKey: 'agent:builder',
  surface: 'agent-delegation',
  recoveryGuarantee: 'resumable',
  explicitCancellation: false,
};
const text = (changes: object = {}): string => `${JSON.stringify([{ ...delegation, ...changes }], null, 2)}\n`;

async function said(state: string): Promise<string[]> {
  const cwd = repository({ [path]: state });
  const { report } = await lint({ cwd, now: Date.parse('2026-03-02T11:35:00Z') });
  return report.findings.map(
    ({ path, start, rule, severity }) => `${path}:${start.line}:${start.column} ${severity} ${rule}`,
  );
}

test('nothing is wrong', async () => {
  expect(await said(text())).toEqual([]);
});

test('completed before it was created', async () => {
  const findings = await said(text({ completedAt: 1772439999000 }));
  expect(findings).toEqual([`${path}:9:20 error hivemind/delegation-times`]);
});

test('delegated four levels down', async () => {
  expect(await said(text({ nestingDepth: 4 }))).toEqual([`${path}:14:21 error hivemind/delegation-depth`]);
});

test('what a longer document has left behind a shorter one', async () => {
  expect(await said(`${text().trimEnd()}"\n}`)).toEqual([`${path}:22:2 error syntax/json`]);
});
