import type { CommitView } from '../../../../core/history.js';
import type { AccountRow, RecoveryOverview, RecoveryRequest, RootRecovery } from '../../../../core/recovery.js';
import { MemoryTree } from '../../../../text/memory-tree.js';
import { pathIn } from '../../../../text/paths.js';
import { parseInstant } from '../../../../text/time.js';
import { stateFile } from '../../layout.js';
import type { Evidence } from '../evidence.js';
import { healthOf } from '../health.js';
import { pathsTo } from '../kept-rows.js';
import { hasMark, mostBytes, presentFile } from '../present-file.js';
import { commitEvidence } from '../sources/commits.js';
import { committedEvidence } from '../sources/committed.js';
import { commandsFor } from './commands.js';
import { contradictions } from './contradictions.js';
import { type Done, doneSince } from './done.js';
import { sentencesAbout, whatHappened } from './sentences.js';
import { workSince } from './since.js';

/**
 * Brings back the STATE.md of a commit, byte for byte, and accounts for what the mission did since (persistence guide
 * phase 2, "Rollback support"; checkpoint flow, failure). Refused only where that would be no state to go on from. The
 * work itself is left alone: `commands` say how to take it back. Never throws for what it finds.
 */
export async function rolledBack(request: RecoveryRequest & { readonly to: CommitView }): Promise<RootRecovery> {
  const { tree, root, history, to } = request;
  const path = pathIn(root, stateFile);
  const without = (outcome: RootRecovery['outcome'], reason: string): RootRecovery => {
    return { root, path, outcome, reason, files: [] };
  };
  const name = `commit ${to.hash.slice(0, 7)}`;
  const health = await healthOf(to.tree, request);
  if (!health.isHealthy) return without('refused', `the state of ${name} is no good: ${health.why}`);
  const [wanted, present] = [await to.tree.read(path, mostBytes), await presentFile(tree, path)];
  if (!wanted.ok) return without('refused', `${stateFile} cannot be read in ${name}`);
  if (!present.ok) return without('refused', `${stateFile} cannot be replaced: ${present.why}`);
  const since = await workSince(history, to);
  const commands = commandsFor(to, since);
  const { bytes: before } = present;
  if (before && Buffer.compare(before, wanted.bytes) === 0) {
    return { ...without('healthy', `${stateFile} is as ${name} has it; ${whatHappened(since)}`), commands };
  }
  const restored = new MemoryTree({ [path]: wanted.bytes }, tree);
  const done = await doneSince(request, restored, to);
  const against = await contradictions(request, restored, to.tree);
  const said = await committedEvidence(health.snapshot, health.state, to);
  const { count: commits } = await commitEvidence({ ...request, history: to.history }, missionStart(said, request));
  const file = {
    ...{ root, path, before, text: health.state.document.text, hasMark: hasMark(wanted.bytes) },
    account: rowsOf(said),
    decide: sentencesAbout({ to, since, done, against, dialect: health.state.dialect }),
    overview: { ...overviewOf(said, done), ...(commits !== undefined && { commits }) },
  };
  return { root, path, outcome: 'recovered', reason: `the state of ${name} is wanted back`, files: [file], commands };
}

/** A mission has no commits from before it was created. */
function missionStart({ fields }: Evidence, { limits }: RecoveryRequest): { readonly from?: number } {
  const created = fields.get('created_at')?.value;
  const moment = typeof created === 'string' ? parseInstant(created) : undefined;
  return moment ? { from: moment.ms - limits.clockSkewMs } : {};
}

/** What the restored state says, in the order of its lines. What a mapping says, its fields say one by one. */
function rowsOf({ fields }: Evidence): readonly AccountRow[] {
  const parents = new Set([...fields.keys()].flatMap(pathsTo));
  const rows = [...fields].flatMap(([field, { value, source, sure }]) =>
    parents.has(field) ? [] : [{ field, value, source, sure }],
  );
  return rows.sort((a, b) => (a.source.line ?? 0) - (b.source.line ?? 0));
}

function overviewOf({ fields }: Evidence, { counted }: Done): RecoveryOverview {
  const cluster = fields.get('cluster');
  const percent = fields.get('progress.percent');
  const block = fields.get('position.block_id') ?? fields.get('position.block');
  return {
    ...(typeof cluster?.value === 'string' && {
      cluster: { value: cluster.value, sure: cluster.sure, source: cluster.source },
    }),
    completed: counted,
    ...((typeof block?.value === 'string' || typeof block?.value === 'number') && {
      current: { block: String(block.value).padStart(2, '0'), sure: block.sure },
    }),
    ...(typeof percent?.value === 'number' && { percent: { value: percent.value, sure: percent.sure } }),
  };
}
