import type { RecoveryOverview } from '../../../../core/recovery.js';
import type { WithNotes } from './identity.js';
import { blockName, type Layout } from './phase-layout.js';
import type { Settled } from './settled.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';

const mostNamed = 1000;

/** What the reader of an account wants to know first (checkpoint flow, "Recovery Mode" step 3). */
export function overviewOf(
  cluster: WithNotes,
  layout: Layout,
  standing: Standing,
  status: SettledStatus,
  percent: Settled | undefined,
  commits: number | undefined,
): RecoveryOverview {
  const { value, sure, source } = cluster.settled;
  const isTold = source.what !== 'no source';
  const isOpen = status.value !== 'complete' && layout.phases.length > 0;
  const block = isOpen ? blockName(standing, layout) : undefined;
  return {
    ...(isTold && { cluster: { value: String(value), sure, source } }),
    completed: completedNames(layout, standing),
    ...(block !== undefined && {
      current: {
        block,
        sure: standing.by?.kind === 'state' && standing.by.fields.get('position.block')?.sure === true,
      },
    }),
    ...(percent && { percent: { value: Number(percent.value), sure: percent.sure } }),
    ...(commits !== undefined && { commits }),
  };
}

/** The blocks that are complete: those that are named, and of those that are only counted, the first. */
function completedNames(layout: Layout, { done, named }: Standing): string[] {
  const byPhase = new Map<number, Set<number>>();
  for (const { phase, block } of named) byPhase.set(phase, (byPhase.get(phase) ?? new Set()).add(block));
  const names: string[] = [];
  for (const [phase, count] of done.entries()) {
    const own = byPhase.get(phase) ?? new Set<number>();
    const last = own.size === 0 ? count : (layout.phases[phase]?.blocks ?? 0);
    let unnamed = count - own.size;
    for (let block = 1; block <= last && names.length < mostNamed; block += 1) {
      if (!own.has(block) && unnamed <= 0) continue;
      if (!own.has(block)) unnamed -= 1;
      names.push(blockName({ phase, block }, layout));
    }
  }
  return names;
}
