import type { RecoveredFile, RecoveryRequest, RootRecovery } from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { ReadOnceTree } from '../../../text/read-once-tree.js';
import { withRecentReadings } from '../../../text/yaml.js';
import { named } from '../../common/commits.js';
import { readText } from '../../common/read-text.js';
import { stateFile } from '../layout.js';
import { readGrid } from '../read.js';
import type { Dialect } from '../snapshot.js';
import type { Remains } from './gather.js';
import { healthOf, type Sick } from './health.js';
import { withOutlook } from './outlook.js';
import { presentFile, presentText } from './present-file.js';
import { rebuilt } from './rebuild.js';
import { relapse, unlessOther } from './relapse.js';
import { type Gone, goneWith } from './restoring.js';
import { rolledBack } from './rollback/rollback.js';
import { statedEvidence } from './sources/committed.js';
import { type LastGood, lastGoodEvidence } from './sources/last-good.js';
import { stamped } from './stamped.js';
import { foundBeside, newerBeside, taken } from './unfinished-words.js';
import { unfinishedWrite } from './unfinished-write.js';
import { withSessionDeath } from './with-session-death.js';

/**
 * Recovers a Grid root (checkpoint flow, "Recovery Mode"; STATE.md schema 9.2): a STATE.md that is gone or broken comes
 * back from all evidence there is, a session that died leaves a checkpoint, and with `migrate` an older dialect becomes
 * the schema's. What is healthy is left alone. Never throws for what it finds in the tree or the history.
 */
export async function recoverGrid(request: RecoveryRequest): Promise<RootRecovery> {
  const { to } = request;
  const once = { ...request, tree: new ReadOnceTree(request.tree) };
  return withRecentReadings(() => (to ? rolledBack({ ...once, to }) : recovered(once)));
}

async function recovered(request: RecoveryRequest): Promise<RootRecovery> {
  const { tree, root, migrate } = request;
  const path = pathIn(root, stateFile);
  const present = await presentFile(tree, path);
  if (!present.ok) {
    return { root, path, outcome: 'refused', reason: `${stateFile} cannot be recovered: ${present.why}`, files: [] };
  }
  const health = await healthOf(tree, request);
  if (!health.isHealthy) {
    return migrate ? unmigrated(request, health) : mended(request, present.bytes, health.why);
  }
  const { dialect } = health.state;
  if (dialect === 'schema') return migrate ? { root, path, outcome: 'healthy', files: [] } : leftAlone(request);
  const own = await statedEvidence(health.snapshot, health.state);
  const newer = await relapse(request, own);
  if (migrate) {
    const lastGood = newer ?? unlessOther(own, await lastGoodEvidence(request));
    return mended(request, present.bytes, isIn(dialect), lastGood);
  }
  return newer?.commit
    ? mended(
        request,
        present.bytes,
        `${isIn(dialect)}, though commit ${named(newer.commit)} has it in the schema`,
        newer,
      )
    : leftAlone(request, dialect);
}

/** What is broken has to be recovered first; what is of the schema has nowhere to go, and may have errors all the same. */
function unmigrated({ root }: RecoveryRequest, { state, why }: Sick): RootRecovery {
  const path = pathIn(root, stateFile);
  return state?.dialect === 'schema'
    ? {
        ...{ root, path, outcome: 'broken', files: [] },
        reason: `it is in the schema dialect already, but ${why}; agent-state-lint recover mends that`,
      }
    : { root, path, outcome: 'refused', reason: `${why}; agent-state-lint recover has to mend that first`, files: [] };
}

/** A root whose STATE.md is healthy: but its session may have died, or a newer state lie beside it. */
async function leftAlone(request: RecoveryRequest, older?: Dialect): Promise<RootRecovery> {
  const { root, tree, limits, judge } = request;
  const path = pathIn(root, stateFile);
  const read = await readText(tree, path, limits.markdownBytes);
  const unfinished = read.ok ? await unfinishedWrite(request, [read.text]) : undefined;
  const reasons = [
    ...(older ? [`${isIn(older)}; migrate brings it to the schema`] : []),
    ...(unfinished?.isLater ? [newerBeside(unfinished)] : []),
  ];
  const recovery: RootRecovery = {
    ...{ root, path, outcome: older ? 'older' : 'healthy', files: [] },
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
  };
  return withOutlook(await withSessionDeath(request, { recovery, judgement: await judge(tree, 'all') }));
}

/**
 * A root whose STATE.md is made anew of all that is left.
 * @param version of history to go by; the newest that is healthy where it is not said
 */
async function mended(
  asked: RecoveryRequest,
  bytes: Uint8Array | undefined,
  why: string,
  version?: LastGood,
): Promise<RootRecovery> {
  const gone: Gone | undefined = bytes === undefined ? await goneWith(asked) : undefined;
  const request = gone ? { ...asked, tree: gone.tree } : asked;
  const { tree, root, limits, judge, migrate } = request;
  const path = pathIn(root, stateFile);
  const present = bytes && presentText(bytes, limits);
  const found = await readGrid(tree, root, limits);
  const lastGood = version ?? (await lastGoodEvidence(request, { broken: found.state ? undefined : present?.text }));
  const unfinished = migrate ? undefined : await unfinishedWrite(request, [present?.text, lastGood.text]);
  const remains: Remains = unfinished
    ? { snapshot: unfinished.snapshot, text: unfinished.text, at: unfinished.path, lastGood }
    : { snapshot: found, text: present?.text, at: path, lastGood };
  const { file, before } = await rebuilt(request, remains, bytes, [
    ...(unfinished ? [taken(unfinished)] : (present?.notes ?? [])),
    ...(gone?.notes ?? []),
  ]);
  const commands = gone?.commands ?? [];
  const recovery: RootRecovery = {
    ...{ root, path, outcome: 'recovered', files: [file] },
    reason: unfinished ? `${why}; ${foundBeside(unfinished)}` : why,
    ...(commands.length > 0 && { commands }),
  };
  const judgement = await judge(new MemoryTree({ [path]: file.text }, tree), 'all');
  const judged = { recovery, judgement };
  // Where more than STATE.md is gone, somebody or something removed it: that tells nothing of a session.
  const isJudged = !migrate && !gone?.notes.length;
  const { files, ...rest } = withOutlook(isJudged ? await withSessionDeath(request, judged) : judged);
  // Last of all: until then, updated_at tells when the session was last seen.
  return {
    ...rest,
    files: files.map((one) => (one.path === path ? traced({ ...one, ...stamped(one, before, request) }, gone) : one)),
  };
}

const traced = (file: RecoveredFile, gone: Gone | undefined): RecoveredFile =>
  gone ? { ...file, account: file.account.map(gone.traced) } : file;

const isIn = (dialect: Dialect): string => `${stateFile} is in the ${dialect} dialect`;
