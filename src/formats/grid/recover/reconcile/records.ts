import type { Data } from '../../../../core/data.js';
import { mapOf } from '../../../../text/data.js';
import type { Circumstances } from './circumstances.js';
import { blockId, type Layout } from './phase-layout.js';
import type { Found, Item, Known } from './record-fields.js';
import { settleList, type Unkept, type Ways } from './record-list.js';
import { retired } from './retired-agents.js';
import type { Settled } from './settled.js';
import { fieldsOf, itemsOf } from './sound.js';
import type { Standing } from './standing.js';
import type { SettledStatus } from './status.js';
import type { Times } from './times.js';
import type { Weighed } from './weigh.js';

export interface Records {
  readonly fields: ReadonlyMap<string, Settled>;
  /** The fields of records that are others than the file says. */
  readonly parts: ReadonlyMap<string, Settled>;
  readonly unkept: readonly Unkept[];
  readonly notes: readonly string[];
}

interface Around {
  readonly weighed: Weighed;
  readonly layout: Layout;
  readonly standing: Standing;
  readonly status: SettledStatus;
  readonly times: Times;
  readonly circumstances: Circumstances;
}

/** The lists of records, but for the phases. */
export const recordLists: readonly string[] = [
  ...['agents.active', 'agents.completed', 'persistent.decisions', 'persistent.artifacts', 'warnings', 'blockers'],
];

/** The lists of the state, and the phases that their items name. What history holds of them, they keep (1.4 to 1.6). */
export function settleRecords(around: Around): Records {
  const { weighed, status, circumstances } = around;
  const isSameSession = isSame(weighed, 'session_id');
  const isOver = status.value === 'failed' || status.value === 'complete';
  const list = (path: string, ways: Ways, besides: readonly string[] = []) =>
    settleList({ weighed, circumstances, known: knownIn(around, [path, ...besides]) }, path, ways);
  const active = list('agents.active', { mend: mendAgent(around), isKept: false }, ['agents.completed']);
  const completed = list('agents.completed', { mend: mendType, isKept: isSameSession }, ['agents.active']);
  const agents = isOver ? retired(active, completed, weighed) : { lists: [active, completed], notes: [] };
  const lists = [
    ...agents.lists,
    list('persistent.decisions', { mend: mendPhases(around, ['phase_decided'], ['affects_phases']), isKept: true }),
    list('persistent.artifacts', {
      ...{ mend: mendPhases(around, ['created_phase'], ['used_by_phases']), isKept: true, renames: 'art' },
    }),
    list('warnings', { isKept: false }),
    list('blockers', { isKept: false, renames: 'blocker' }),
  ];
  return {
    fields: new Map(lists.flatMap(({ path, settled }) => (settled ? [[path, settled] as const] : []))),
    parts: new Map(lists.flatMap(({ parts }) => [...parts])),
    unkept: lists.flatMap(({ unkept }) => unkept),
    notes: [...agents.notes, ...lists.flatMap(({ notes }) => notes)],
  };
}

/** What the fields of records are worked out from, where they are gone. */
function knownIn({ weighed, layout, standing, times }: Around, paths: readonly string[]): Known {
  const ids = paths.flatMap((path) =>
    (['state', 'version'] as const).flatMap((kind) =>
      itemsOf(weighed.said(kind, path)?.value).map((item) => fieldsOf(item).id),
    ),
  );
  return {
    ...{ updated: times.updated.value, phase: layout.phases[standing.phase]?.id },
    ...{ named: namedAgents(weighed), taken: new Set(ids) },
  };
}

/** The agents that the present file names outside of their records. */
function namedAgents({ said }: Weighed): readonly Found[] {
  const last = said('state', 'resume.last_agent');
  const warnings = said('state', 'warnings');
  const warned = itemsOf(warnings?.value).flatMap((item) => fieldsOf(item).source ?? []);
  return [
    ...(last ? [last] : []),
    ...warned.flatMap((value) => (warnings ? [{ value, source: warnings.source }] : [])),
  ];
}

function isSame({ said }: Weighed, path: string): boolean {
  const [own, other] = [said('state', path)?.value, said('version', path)?.value];
  return own === undefined || other === undefined || own === other;
}

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
