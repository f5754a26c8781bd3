import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import { count } from '../../../../text/words.js';
import type { EvidenceKind } from '../evidence.js';
import { type Circumstances, isNew } from './circumstances.js';
import { blockId, type Layout } from './phase-layout.js';
import { type Listed, retired } from './retired-agents.js';
import { from, type Settled } from './settled.js';
import { fieldsOf, isSound, itemsOf } from './sound.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';
import { keyOf, othersOf, type Weighed } from './weigh.js';

export interface Records {
  readonly fields: ReadonlyMap<string, Settled>;
  readonly notes: readonly string[];
}

type Item = { readonly [key: string]: Data };
interface Around {
  readonly weighed: Weighed;
  readonly layout: Layout;
  readonly standing: Standing;
  readonly status: SettledStatus;
  readonly circumstances: Circumstances;
}

/** The lists of the state, and the phases that their items name. What history holds of them, they keep (1.4 to 1.6). */
export function settleRecords(around: Around): Records {
  const { weighed, status } = around;
  const isSameSession = isSame(weighed, 'session_id');
  const isOver = status.value === 'failed' || status.value === 'complete';
  const active = list(around, 'agents.active', { mend: mendAgent(around), isKept: false });
  const completed = list(around, 'agents.completed', { mend: mendType, isKept: isSameSession });
  const agents = isOver ? retired(active, completed, weighed) : [active, completed];
  const lists = [
    ...agents,
    list(around, 'persistent.decisions', {
      mend: mendPhases(around, ['phase_decided'], ['affects_phases']),
      isKept: true,
    }),
    list(around, 'persistent.artifacts', {
      ...{ mend: mendPhases(around, ['created_phase'], ['used_by_phases']), isKept: true, renames: 'art' },
    }),
    list(around, 'warnings', { isKept: false, isNamed: false }),
    list(around, 'blockers', { isKept: false, renames: 'blocker' }),
  ];
  const fields = new Map(lists.flatMap(({ path, settled }) => (settled ? [[path, settled] as const] : [])));
  return { fields, notes: lists.flatMap(({ notes }) => notes) };
}

function isSame({ said }: Weighed, path: string): boolean {
  const [own, other] = [said('state', path)?.value, said('version', path)?.value];
  return own === undefined || other === undefined || own === other;
}

interface Ways {
  readonly mend?: (item: Item) => Item | undefined;
  /** Whether what the last good version holds belongs to it for good; else that counts only where the list was lost. */
  readonly isKept: boolean;
  /** Items have an id, each its own; what their ids begin with, where a second one may get a new id. */
  readonly renames?: string;
  readonly isNamed?: boolean;
}

function list(around: Around, path: string, ways: Ways): Listed {
  const { weighed, circumstances } = around;
  const own = weighed.said('state', path);
  const older = weighed.said('version', path);
  const isLost = own === undefined;
  const here = itemsOf(own?.value).map(fieldsOf);
  const before = itemsOf(older?.value).map(fieldsOf);
  const items = [...here, ...(ways.isKept || isLost ? before.filter(isNotIn(here)) : [])];
  const byId = new Map([...before].reverse().map((item) => [item.id, item]));
  const usable = items.map((item) => usableItem(path, item, byId, ways)).filter((item) => item !== undefined);
  const result = ways.isNamed === false ? usable : withOwnIds(usable, ways.renames);
  const lost = items.length - result.length;
  const why = 'the schema allows no such items, or they stand there twice';
  const notes = lost > 0 ? [`${path}: ${count(lost, 'item')} could not be kept, for ${why}: look at the old file`] : [];
  if (!own && !(isLost && older) && result.length === 0) {
    return { path, settled: isNew(circumstances) ? from({ what: 'the schema' }, []) : undefined, notes };
  }
  const isSameAs = (kind: EvidenceKind) => keyOf(weighed.said(kind, path)?.value ?? null) === keyOf(result);
  const source = (isSameAs('version') && !isSameAs('state') ? older : own) ?? older ?? own;
  const settled: Settled = {
    ...{
      value: result,
      source: source?.source ?? { what: 'the schema' },
      sure: isSameAs('state') && (own?.sure ?? false),
    },
    ...othersOf(weighed, path, result),
  };
  return { path, settled, notes };
}

function isNotIn(known: readonly Item[]): (item: Item) => boolean {
  const ids = new Set(known.map(({ id }) => id));
  return ({ id }) => id === undefined || !ids.has(id);
}

/** An item that may stand in the list: as it is, or with what the last good version says of it; undefined for neither. */
function usableItem(
  path: string,
  item: Item,
  older: ReadonlyMap<Data | undefined, Item>,
  { mend }: Ways,
): Item | undefined {
  const before = item.id === undefined ? undefined : older.get(item.id);
  const whole = isSound(path, [item]) || !before ? item : mapOf([...Object.entries(before), ...Object.entries(item)]);
  const mended = mend ? mend(whole) : whole;
  return mended && isSound(path, [mended]) ? mended : undefined;
}

/** Of items with one id, those after the first get a new one where nothing else may be dropped, and go where they say the same. */
function withOwnIds(items: readonly Item[], prefix: string | undefined): readonly Item[] {
  const taken = new Set(items.map(({ id }) => id));
  const seen = new Map<Data, string>();
  let next = 1;
  return items.flatMap((item) => {
    const id = item.id;
    if (id === undefined) return [item];
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, keyOf(item));
      return [item];
    }
    if (prefix === undefined || first === keyOf(item)) return [];
    while (taken.has(idOf(prefix, next))) next += 1;
    if (next > 999) return [];
    const own = idOf(prefix, next);
    taken.add(own);
    return [mapOf(Object.entries({ ...item, id: own }))];
  });
}

const idOf = (prefix: string, number: number): string => `${prefix}-${String(number).padStart(3, '0')}`;

/** The type of an agent is the first part of its id. */
function mendType(item: Item): Item {
  const { id } = item;
  const type = typeof id === 'string' ? id.slice(0, Math.max(0, id.lastIndexOf('-'))) : '';
  return type !== '' && item.type !== type ? withValues(item, { type }) : item;
}

function withValues(item: Item, values: Readonly<Record<string, Data>>): Item {
  return mapOf(Object.entries({ ...item, ...values }));
}

/** An agent works in a phase and on a block that are there: else where the mission stands. */
function mendAgent({ layout, standing }: Around): (item: Item) => Item {
  const { phases, isDefined } = layout;
  return (item) => {
    const agent = mendType(item);
    if (phases.length === 0) return agent;
    const index = phaseOf(agent.phase, layout);
    const here = { phase: index ?? standing.phase, block: standing.block };
    const { block } = agent;
    const number = typeof block === 'string' ? Number(block.slice(3)) : 0;
    const most = phases[here.phase]?.blocks || 99;
    const isHere = typeof block === 'string' && layout.index.ofNumber(Number(block.slice(0, 2))) === here.phase;
    const isRight = isHere && number >= 1 && number <= most;
    const own = here.phase === standing.phase ? Math.min(standing.block, 99) : 1;
    return withValues(agent, {
      phase:
        index === undefined && isDefined
          ? (phases[here.phase]?.id ?? '')
          : (agent.phase ?? phases[here.phase]?.id ?? ''),
      block: isRight ? (block ?? '') : blockId({ phase: here.phase, block: own }, phases),
    });
  };
}

function phaseOf(id: Data | undefined, { index, isDefined }: Layout): number | undefined {
  if (typeof id !== 'string') return undefined;
  return index.ofId(id) ?? (isDefined ? undefined : index.ofNumber(Number(id.slice(0, 2))));
}

/** Phases that are not defined any more: by their number the phase that is, else the first one; from a list they go. */
function mendPhases({ layout }: Around, single: readonly string[], several: readonly string[]): (item: Item) => Item {
  const { phases, isDefined, index } = layout;
  const ids = new Set(phases.map(({ id }) => id));
  const known = (id: Data): Data => {
    if (typeof id !== 'string' || ids.has(id)) return id;
    return phases[index.ofNumber(Number(id.slice(0, 2))) ?? 0]?.id ?? id;
  };
  return (item) => {
    if (!isDefined || phases.length === 0) return item;
    const ofOne = single.flatMap((key) => (item[key] === undefined ? [] : [[key, known(item[key])] as const]));
    const ofMany = several.flatMap((key) => {
      const all = item[key];
      return Array.isArray(all) ? [[key, [...new Set(all.map(known))]] as const] : [];
    });
    return withValues(item, Object.fromEntries([...ofOne, ...ofMany]));
  };
}
