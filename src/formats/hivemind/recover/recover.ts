import type { Advice } from '../../../core/advice.js';
import type { RecoveryRequest, RootRecovery } from '../../../core/recovery.js';
import type { Snapshot } from '../../../core/snapshot.js';
import { pathIn } from '../../../text/paths.js';
import { delegationsFile } from '../layout.js';
import type { HivemindSnapshot } from '../snapshot.js';
import type { Adviser } from './adviser.js';
import { onBrokenBeside } from './broken-beside.js';
import { onBrokenFiles } from './broken-files.js';
import { onDirectWrites } from './direct-writes.js';
import { onFailedRecovery } from './failed-recovery.js';
import { onMissingFiles } from './missing-files.js';
import { onOtherErrors } from './other-errors.js';
import { onStaleStore } from './stale-store.js';
import { onStateDrift } from './state-drift.js';

/** The most urgent first: what cannot be read hides the rest. */
const advisers: readonly Adviser[] = [
  onBrokenFiles,
  onMissingFiles,
  onFailedRecovery,
  onStateDrift,
  onStaleStore,
  onDirectWrites,
  onBrokenBeside,
  onOtherErrors,
];

/** Says what is wrong with a root, and what to do about it ("Self-Correction"). Proposes no file, and never throws. */
export async function recoverHivemind(request: RecoveryRequest): Promise<RootRecovery> {
  const { root, tree, judge } = request;
  const { findings, snapshot } = await judge(tree, 'all');
  const advice: Advice[] = [];
  if (isHivemind(snapshot)) {
    for (const adviser of advisers) advice.push(...(await adviser({ request, snapshot, findings })));
  }
  const path = (isHivemind(snapshot) && snapshot.delegations?.document.path) || pathIn(root, delegationsFile);
  if (advice.length === 0) return { root, path, outcome: 'healthy', files: [] };
  const reason = advice.length === 1 ? 'one thing is wrong' : `${advice.length} things are wrong`;
  return { root, path, outcome: 'advised', reason, files: [], advice };
}

function isHivemind(snapshot: Snapshot | undefined): snapshot is HivemindSnapshot {
  return snapshot?.format === 'hivemind';
}
