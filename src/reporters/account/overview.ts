import type { RecoveryOverview } from '../../core/recovery.js';
import { visible } from '../../text/visible.js';
import { quote } from '../../text/words.js';
import { sourceInWords } from './words.js';

/** One line of what the reader wants to know first. */
export interface OverviewLine {
  readonly label: string;
  /** Text of ours, or from a file: then it is inert, and of one line. */
  readonly text: string;
}

/** More blocks than that are told by the first and the last of them. */
const mostBlocks = 12;

/**
 * Cluster, completed blocks, current block, progress, and commits where git was asked (checkpoint flow, "Recovery Mode"
 * step 3).
 * @param shown a path as whoever reads the account can open it
 */
export function overviewLines(overview: RecoveryOverview, shown: (path: string) => string): readonly OverviewLine[] {
  const { cluster, completed, current, percent, commits } = overview;
  const isDone = percent?.value === 100;
  return [
    { label: 'Cluster', text: cluster ? clusterInWords(cluster, shown) : 'unknown' },
    { label: 'Completed', text: blocksInWords(completed) },
    {
      label: 'Current',
      text: current
        ? `Block ${visible(current.block)}${inferred(current.sure)}`
        : isDone
          ? 'none, all is done'
          : 'unknown',
    },
    { label: 'Progress', text: percent ? percentInWords(percent) : 'unknown' },
    ...(commits === undefined ? [] : [{ label: 'Commits', text: `${commits === 0 ? 'none' : commits} found in git` }]),
  ];
}

const inferred = (sure: boolean): string => (sure ? '' : ' (inferred)');

function clusterInWords(
  { value, sure, source }: NonNullable<RecoveryOverview['cluster']>,
  shown: (path: string) => string,
): string {
  const name = quote(value).slice(1, -1);
  // `the plans` reads better without its article.
  const from = visible(sourceInWords(source, shown)).replace(/^the (?=\w+$)/, '');
  return sure ? name : `${name} (inferred from ${from})`;
}

function blocksInWords(completed: readonly string[]): string {
  const names = completed.map(visible);
  if (names.length === 0) return 'none';
  if (names.length === 1) return `Block ${names[0]}`;
  if (names.length <= mostBlocks) return `Blocks ${names.join(', ')}`;
  return `${names.length} blocks, ${names[0]} to ${names.at(-1)}`;
}

/** What was worked out is rounded: it is no better than that. */
function percentInWords({ value, sure }: NonNullable<RecoveryOverview['percent']>): string {
  return sure ? `${value}%` : `~${Math.round(value)}%`;
}
