import { worstFirst } from '../../../core/finding.js';
import type { RecoveredFile, RecoveryRequest, RootRecovery } from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { pathIn } from '../../../text/paths.js';
import { count } from '../../../text/words.js';
import { withRecentReadings } from '../../../text/yaml.js';
import { stateFile } from '../layout.js';
import { readGrid } from '../read.js';
import type { Dialect } from '../snapshot.js';
import { healthOf } from './health.js';
import { presentFile } from './present-file.js';
import { rebuilt } from './rebuild.js';
import { rolledBack } from './rollback/rollback.js';
import { stamped } from './stamped.js';
import { type Judged, withSessionDeath } from './with-session-death.js';

/**
 * Recovers a Grid root (checkpoint flow, "Recovery Mode"; STATE.md schema 9.2): a STATE.md that is gone or broken comes
 * back from all evidence there is, a session that died leaves a checkpoint, and with `migrate` an older dialect becomes
 * the schema's. What is healthy is left alone. Never throws for what it finds in the tree or the history.
 */
export async function recoverGrid(request: RecoveryRequest): Promise<RootRecovery> {
  const { to } = request;
  return withRecentReadings(() => (to ? rolledBack({ ...request, to }) : recovered(request)));
}

async function recovered(request: RecoveryRequest): Promise<RootRecovery> {
  const { tree, root, limits, judge, migrate } = request;
  const path = pathIn(root, stateFile);
  const present = await presentFile(tree, path);
  if (!present.ok) {
    return { root, path, outcome: 'refused', reason: `${stateFile} cannot be recovered: ${present.why}`, files: [] };
  }
  const { bytes } = present;
  const health = await healthOf(tree, request);
  if (migrate && !health.isHealthy) {
    const isNewest = health.state?.dialect === 'schema'; // it has nowhere to go, broken or not
    const way = `agent-state-lint recover ${isNewest ? 'mends that' : 'has to mend that first'}`;
    return { root, path, outcome: isNewest ? 'healthy' : 'refused', reason: `${health.why}; ${way}`, files: [] };
  }
  const dialect = health.isHealthy ? health.state.dialect : undefined;
  const isOlder = dialect === 'persistence' || dialect === 'prose';
  if (bytes !== undefined && health.isHealthy && !(migrate && isOlder)) {
    const healthy: RootRecovery = isOlder
      ? { root, path, outcome: 'older', reason: olderReason(dialect), files: [] }
      : { root, path, outcome: 'healthy', files: [] };
    if (migrate) return healthy;
    const judgement = await judge(tree, 'all');
    return (await withSessionDeath(request, { recovery: healthy, judgement })).recovery;
  }
  const reason = dialect ? isIn(dialect) : health.isHealthy || bytes === undefined ? gone : health.why;
  const { file, before } = await rebuilt(request, await readGrid(tree, root, limits), bytes);
  const recovery: RootRecovery = { root, path, outcome: 'recovered', reason, files: [file] };
  const judgement = await judge(new MemoryTree({ [path]: file.text }, tree), 'all');
  const found = { recovery, judgement };
  const { files, ...rest } = withOutlook(migrate ? found : await withSessionDeath(request, found));
  // Last of all: until then, updated_at tells when the session was last seen.
  return {
    ...rest,
    files: files.map((one) => (one.path === path ? { ...one, ...stamped(one, before, request) } : one)),
  };
}

const gone = `there is no ${stateFile}`;

const isIn = (dialect: Dialect): string => `${stateFile} is in the ${dialect} dialect`;
const olderReason = (dialect: Dialect): string => `${isIn(dialect)}; migrate brings it to the schema`;

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
