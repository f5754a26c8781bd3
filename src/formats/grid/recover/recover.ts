import { worstFirst } from '../../../core/finding.js';
import type { RecoveredFile, RecoveryRequest, RootRecovery } from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { ReadOnceTree } from '../../../text/read-once-tree.js';
import { count, inert, quote } from '../../../text/words.js';
import { withRecentReadings } from '../../../text/yaml.js';
import { named } from '../../common/commits.js';
import { readText } from '../../common/read-text.js';
import { stateFile } from '../layout.js';
import { readGrid } from '../read.js';
import type { Dialect } from '../snapshot.js';
import type { Remains } from './gather.js';
import { healthOf, type Sick } from './health.js';
import { presentFile, presentText } from './present-file.js';
import { rebuilt } from './rebuild.js';
import { relapse } from './relapse.js';
import { type Gone, goneWith } from './restoring.js';
import { rolledBack } from './rollback/rollback.js';
import { statedEvidence } from './sources/committed.js';
import { type LastGood, lastGoodEvidence } from './sources/last-good.js';
import { stamped } from './stamped.js';
import { type FoundWrite, type UnfinishedWrite, unfinishedWrite } from './unfinished-write.js';
import { type Judged, withSessionDeath } from './with-session-death.js';

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
  const newer = await relapse(request, await statedEvidence(health.snapshot, health.state));
  if (migrate) return mended(request, present.bytes, isIn(dialect), newer);
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
    ...(unfinished?.isLater
      ? [`${nameOf(unfinished)} beside it is a whole state, and newer (${quote(unfinished.updated.text)})`]
      : []),
  ];
  const recovery: RootRecovery = {
    ...{ root, path, outcome: older ? 'older' : 'healthy', files: [] },
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
  };
  return withOutlook(await withSessionDeath(request, { recovery, judgement: await judge(tree, 'all') }));
}

/**
 * A root whose STATE.md is made anew of all that is left.
 * @param newer the version of history to go by; the newest that is healthy where it is not said
 */
async function mended(
  asked: RecoveryRequest,
  bytes: Uint8Array | undefined,
  why: string,
  newer?: LastGood,
): Promise<RootRecovery> {
  const gone: Gone | undefined = bytes === undefined ? await goneWith(asked) : undefined;
  const request = gone ? { ...asked, tree: gone.tree } : asked;
  const { tree, root, limits, judge, migrate } = request;
  const path = pathIn(root, stateFile);
  const present = bytes && presentText(bytes, limits);
  const found = await readGrid(tree, root, limits);
  const lastGood = newer ?? (await lastGoodEvidence(request, { broken: found.state ? undefined : present?.text }));
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
    reason: unfinished ? `${why}; ${nameOf(unfinished)} beside it is whole, and ${howLate(unfinished)}` : why,
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
const howLate = ({ isLater }: FoundWrite): string => (isLater ? 'newer' : 'of the same moment');
const nameOf = ({ path }: UnfinishedWrite): string => inert(path.slice(path.lastIndexOf('/') + 1));
const taken = (unfinished: UnfinishedWrite): string => {
  return `${nameOf(unfinished)} was written to take the place of ${stateFile}, and did not: what it says was taken; remove it when all is well`;
};

const mostSaid = 10;

/** Says what the linter will say of the root once all is written: other files may have to be looked after. */
function withOutlook({ recovery, judgement }: Judged): RootRecovery {
  // Which fields the schema does not know, the list says already.
  const found = judgement.findings.filter(
    ({ severity, rule }) => severity !== 'info' && rule !== 'schema/unknown-field',
  );
  if (found.length === 0) return recovery;
  const left = [...found]
    .sort(worstFirst)
    .slice(0, mostSaid)
    .map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
  const more = found.length - left.length;
  if (more > 0) left.push(`${count(more, 'more finding')}; lint the root to see them`);
  const told = (file: RecoveredFile): RecoveredFile => ({ ...file, left });
  return { ...recovery, files: recovery.files.map((file) => (file.path === recovery.path ? told(file) : file)) };
}
