import { count } from '../../../../text/words.js';
import { isShare, share } from '../../mission/shares.js';
import type { EvidenceKind } from '../evidence.js';
import { sourceName, workedOutFrom } from '../source-name.js';
import { type Circumstances, isNew } from './circumstances.js';
import type { Layout } from './phase-layout.js';
import { phaseNotes } from './phase-notes.js';
import { from, type Settled } from './settled.js';
import type { Standing } from './standing.js';
import { blockCounts, type SettledStatus } from './status.js';
import { attribute, choose, type Weighed } from './weigh.js';

export interface Progress {
  readonly fields: ReadonlyMap<string, Settled>;
  readonly notes: readonly string[];
}

/** The fields of `progress`: what is complete is counted, and the share goes with it. */
export function settleProgress(
  weighed: Weighed,
  layout: Layout,
  standing: Standing,
  status: SettledStatus,
  circumstances: Circumstances,
): Progress {
  const { total, complete } = blockCounts(layout, standing, weighed);
  const counter = workedOutFrom(countersOf(standing), standing.source);
  const counted = attribute(weighed, 'progress.blocks_complete', complete, counter);
  const phases = layout.phases.filter(({ blocks }) => blocks > 0);
  const open = phases.find(({ sure }) => !sure) ?? phases[0];
  const all = attribute(weighed, 'progress.blocks_total', total, open?.source ?? { what: 'no source' });
  const isCounted = all.sure || (phases.length > 0 && phases.every(({ sure }) => sure));
  const said = choose(
    weighed,
    'progress.percent',
    (value) => typeof value === 'number' && isShare(value, { complete, total }),
  );
  const percent =
    said ?? attribute(weighed, 'progress.percent', tenths(share({ complete, total })), { what: 'the blocks' });
  const fields = new Map<string, Settled>([
    ['progress.blocks_complete', counted],
    ['progress.blocks_total', all],
    ['progress.percent', percent],
  ]);
  const threads = threadsOf(weighed, status, circumstances);
  for (const [path, settled] of threads) fields.set(path, settled);
  const notes =
    isCounted || total === 0
      ? []
      : [
          `the mission is taken to have ${count(total, 'block')}, by ${sourceName(all.source)}; check progress.blocks_total`,
        ];
  return { fields, notes: [...notes, ...phaseNotes(layout)] };
}

/** What the blocks that are complete were counted from. */
function countersOf({ done, named, by }: Standing): readonly EvidenceKind[] {
  const isCounted = done.reduce((sum, one) => sum + one, 0) > named.length;
  return [...(by && isCounted ? [by.kind] : []), ...named.map(({ kind }) => kind)];
}

const tenths = (percent: number): number => Math.round(percent * 10) / 10;
const paths = ['progress.threads_complete', 'progress.threads_total'] as const;

function numberBy({ said }: Weighed, kind: 'state' | 'version', path: string): number | undefined {
  const value = said(kind, path)?.value;
  return typeof value === 'number' ? value : undefined;
}

/** The threads of the present file where they fit each other, else those of the last good version. */
function threadsOf(
  weighed: Weighed,
  status: SettledStatus,
  circumstances: Circumstances,
): readonly (readonly [string, Settled])[] {
  const own = paths.map((path) => numberBy(weighed, 'state', path));
  const older = paths.map((path) => numberBy(weighed, 'version', path));
  const all = paths.map((_, index) => own[index] ?? older[index]);
  for (const [complete, total] of [own, all, older]) {
    const isOver = status.value === 'complete' && total !== undefined;
    if (complete === undefined && total === undefined) continue;
    if ((complete ?? 0) > (total ?? Number.POSITIVE_INFINITY)) continue;
    const isLess = [complete, total].some((one, index) => one === undefined && all[index] !== undefined);
    if (isLess) continue;
    return paths.flatMap((path, index) => {
      const value = isOver ? total : [complete, total][index];
      return value === undefined ? [] : [[path, attribute(weighed, path, value, { what: 'the status' })] as const];
    });
  }
  if (!isNew(circumstances)) return [];
  return paths.map((path) => [path, from({ what: 'the schema' }, 0)] as const);
}
