import fc from 'fast-check';
import { type Scene, scenesOf } from '../../../support/damages.js';
import { missions, olderMissions } from '../../../support/missions.js';
import { judged } from './laws.js';

// Many damaged missions, counted: `npm run recover:many`.

/** How many scenes are drawn from one seed. */
export const perSeed = 100;

export interface Tally {
  /** By kind of damage and by what came of it. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By source, the fields that it settled. */
  readonly sources: Readonly<Record<string, { readonly sure: number; readonly inferred: number }>>;
  /** By law, how often it was broken, and the first examples. */
  readonly broken: Readonly<Record<string, { count: number; examples: readonly string[] }>>;
  readonly scenes: number;
}

const all = fc.oneof({ weight: 5, arbitrary: scenesOf(missions) }, { weight: 1, arbitrary: scenesOf(olderMissions) });

/** The scenes of one seed, always the same. */
export function scenesOfSeed(seed: number, most = perSeed): readonly Scene[] {
  return fc.sample(all, { seed, numRuns: most });
}

type Counts = Record<string, Record<string, number>>;

export async function tallyOf(seeds: readonly number[]): Promise<Tally> {
  const outcomes: Counts = {};
  const sources: Record<string, { sure: number; inferred: number }> = {};
  const broken: Record<string, { count: number; examples: string[] }> = {};
  let scenes = 0;
  for (const seed of seeds) {
    for (const [index, scene] of scenesOfSeed(seed).entries()) {
      scenes += 1;
      const { outcome, broken: laws } = await judged(scene);
      const what = outcome ? wordOf(outcome) : 'thrown';
      for (const kind of new Set(scene.kinds)) add(outcomes, kind, what);
      for (const kind of laws.length > 0 ? new Set(scene.kinds) : []) add(outcomes, kind, 'laws broken');
      for (const { source, sure } of outcome?.proposal?.account ?? []) {
        const name = source.what.replaceAll(/\d+(?:-\d+)?/g, 'N').slice(0, 60);
        const count = sources[name] ?? { sure: 0, inferred: 0 };
        sources[name] = count;
        count[sure ? 'sure' : 'inferred'] += 1;
      }
      for (const law of laws) {
        const name = law.replaceAll(/\d+|"[^"]*"/g, 'N').slice(0, 140);
        const count = broken[name] ?? { count: 0, examples: [] };
        broken[name] = count;
        count.count += 1;
        if (count.examples.length < 5) count.examples.push(`${seed}/${index} [${scene.kinds}] ${law.slice(0, 400)}`);
      }
    }
  }
  return { outcomes, sources, broken, scenes };
}

function wordOf({ recovery, proposal, data }: NonNullable<Awaited<ReturnType<typeof judged>>['outcome']>): string {
  if (!proposal) return recovery.outcome;
  const isMinimal = data.status === 'planning' && (data.progress?.blocks_total ?? 0) === 0;
  return isMinimal ? 'nothing known' : 'recovered';
}

function add(counts: Counts, kind: string, what: string): void {
  const row = counts[kind] ?? {};
  counts[kind] = row;
  row[what] = (row[what] ?? 0) + 1;
}
