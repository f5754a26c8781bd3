import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import { phaseNumber } from '../../mission/phases.js';
import type { EvidenceKind } from '../evidence.js';
import type { Item } from './record-fields.js';
import { fieldsOf, isSound, itemsOf } from './sound.js';
import type { Weighed } from './weigh.js';

// Which phase an id stands for, where it stands twice in the definitions, or where one has lost its own.

/**
 * Definitions of which no two have one id: where there are as many of them as the mission has phases, an id that stands
 * twice is wrong in one of them. It is right where its number is that of its place; the other one has the id that the
 * rest of the file knows for its place, if there is one. Where there are more, those without an id are no phases.
 */
export function withPhaseIds(items: readonly Item[], weighed: Weighed, kind: EvidenceKind): readonly Item[] {
  const total = weighed.said(kind, 'phases.total')?.value;
  const extra = typeof total === 'number' && total > 0 ? items.length - total : 0;
  const nameless = items.filter(({ id }) => id === undefined);
  if (extra > 0 && nameless.length > 0) {
    const gone = new Set(nameless.sort((a, b) => size(a) - size(b)).slice(0, extra));
    return items.filter((item) => !gone.has(item));
  }
  if (!isAll(items, total, weighed.said(kind, 'progress.blocks_total')?.value)) return items;
  const owners = new Map<Data, number>();
  for (const [at, { id }] of items.entries()) {
    if (id !== undefined && (!owners.has(id) || isAt(id, at))) owners.set(id, at);
  }
  const mentioned = idsIn(weighed, kind).filter((id) => !owners.has(id));
  return items.map((item, at) => {
    const { id, ...rest } = item;
    if (id !== undefined && owners.get(id) === at) return item;
    const own = mentioned.find((one) => isAt(one, at));
    return mapOf(Object.entries(own === undefined ? rest : { id: own, ...rest }));
  });
}

const size = (item: Item): number => Object.keys(item).length;

/** Whether each definition is of a phase of its own, by their number or by that of their blocks. */
function isAll(items: readonly Item[], total: Data | undefined, blocks: Data | undefined): boolean {
  if (total !== undefined) return total === items.length;
  return items.reduce((sum, item) => sum + Number(item.blocks), 0) === blocks;
}

const isAt = (id: Data, at: number): boolean => typeof id === 'string' && phaseNumber(id) === at + 1;

/** The ids of phases that a file names beside its definitions. */
function idsIn({ said }: Weighed, kind: EvidenceKind): readonly Data[] {
  const ofRecords = (path: string, keys: readonly string[]): readonly Data[] =>
    itemsOf(said(kind, path)?.value)
      .map(fieldsOf)
      .flatMap((item) => keys.flatMap((key) => item[key] ?? []));
  const all = [
    ...itemsOf(said(kind, 'phases.completed')?.value),
    said(kind, 'position.phase_id')?.value ?? [],
    ...ofRecords('agents.active', ['phase']),
    ...ofRecords('persistent.decisions', ['phase_decided', 'affects_phases']),
    ...ofRecords('persistent.artifacts', ['created_phase', 'used_by_phases']),
  ].flat();
  return [...new Set(all)].filter((id) => isSound('position.phase_id', id));
}
