import type { ReportedRecovery, ReportedRow } from '../../core/finding.js';
import type { AccountRow, RecoveredFile, RecoveryOverview, RootRecovery } from '../../core/recovery.js';
import { sourceInWords } from '../../reporters/account/words.js';

/** What is proposed or advised, as the report tells it. */
export function reportedOf(roots: readonly RootRecovery[]): ReportedRecovery[] {
  return roots.flatMap((recovery) =>
    recovery.outcome === 'advised' ? [adviceOf(recovery)] : recovery.files.map((file) => fileOf(file, recovery)),
  );
}

function adviceOf({ root, path, reason, advice = [] }: RootRecovery): ReportedRecovery {
  return { root, path, account: [], decide: [], ...(reason !== undefined && { reason }), advice };
}

function fileOf(file: RecoveredFile, { path: main, reason, commands }: RootRecovery): ReportedRecovery {
  const { root, path, account, decide, lost, left, overview, text } = file;
  return {
    ...{ root, path, account: account.map(rowOf), decide },
    ...(lost && { lost }),
    ...(left && { left }),
    ...(reason !== undefined && { reason }),
    ...(overview && { overview: overviewOf(overview) }),
    ...(commands && path === main && { commands }),
    text,
  };
}

function overviewOf({ cluster, ...others }: RecoveryOverview): NonNullable<ReportedRecovery['overview']> {
  return { ...(cluster && { cluster: { ...cluster, source: sourceInWords(cluster.source) } }), ...others };
}

function rowOf({ field, value, source, sure, otherwise = [] }: AccountRow): ReportedRow {
  const others = otherwise.map((other) => ({ value: other.value, source: sourceInWords(other.source) }));
  return {
    ...{ field, value, source: sourceInWords(source), sure },
    ...(others.length > 0 && { otherwise: others }),
  };
}
