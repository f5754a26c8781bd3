import fc from 'fast-check';
import type { Notation } from './notation.js';
import { notation } from './notation.js';

/** A phase as it is planned: one of 0 blocks is not planned yet. */
export interface PlannedPhase {
  /** `02-core`. */
  readonly id: string;
  readonly name: string;
  readonly blocks: number;
}

export type Dialect = 'schema' | 'persistence' | 'prose';
export type Status = 'planning' | 'in_progress' | 'blocked' | 'complete' | 'failed';

/** Where summaries lie (D6). */
export const summaryLayouts = ['top', 'phase', 'phase-block', 'folder-each', 'phase-restarting'] as const;
/** Where plans lie (D7). */
export const planLayouts = ['plans-block', 'plans', 'phase', 'phase-block', 'top'] as const;

/** A mission from its first day on: all else follows from this, nothing is left to chance. */
export interface Plan {
  readonly dialect: Dialect;
  readonly name: string;
  readonly slug: string;
  readonly phases: readonly PlannedPhase[];
  /** How many blocks were complete at each version of STATE.md. */
  readonly steps: readonly number[];
  /** The status of the last version. */
  readonly status: Status;
  readonly mode: 'autopilot' | 'guided' | 'hands_on';
  /** When the mission was created, in ms since 1970. */
  readonly start: number;
  readonly summaries: (typeof summaryLayouts)[number];
  /** Undefined: the mission keeps no plans. */
  readonly plans: (typeof planLayouts)[number] | undefined;
  readonly decisions: number;
  readonly artifacts: number;
  readonly finished: number;
  readonly isCommitted: boolean;
  readonly hasWarmth: boolean;
  readonly hasScratchpad: boolean;
  readonly notation: Notation;
}

/** How many blocks a mission has. */
export function blocksOf({ phases }: Pick<Plan, 'phases'>): number {
  return phases.reduce((sum, { blocks }) => sum + blocks, 0);
}

/** A block of a mission. Numbers count from 1. */
export interface PlannedBlock {
  readonly phase: number;
  /** Within the phase. */
  readonly number: number;
  /** Through the mission. */
  readonly inMission: number;
  readonly name: string;
}

/** All blocks, in order. */
export function blockList({ phases }: Pick<Plan, 'phases'>): readonly PlannedBlock[] {
  const all = phases.flatMap(({ blocks }, index) =>
    Array.from({ length: blocks }, (_, at) => ({ phase: index + 1, number: at + 1 })),
  );
  return all.map((block, index) => ({
    ...block,
    inMission: index + 1,
    name: `${works[index % works.length]} ${index + 1}`,
  }));
}

export const two = (number: number): string => String(number).padStart(2, '0');

const works = ['Shelves', 'Stove', 'Oven', 'Timers', 'Menu cards', 'Cellar'];
const phaseNames = ['Pantry', 'Kitchen', 'Table & chairs', 'Garden', 'Guests'];
const slugs = ['pantry', 'kitchen', 'table', 'garden', 'guests'];
const clusters: readonly (readonly [string, string])[] = [
  ['Recipe Box', 'recipe-box'],
  ['recipes: "hot" # and sour', 'recipes'],
  ['Küche 🍲', 'kueche'],
  ["The cook's book", 'cooks-book'],
  ['--- not a fence', 'fence'],
  ['42', 'forty-two'],
];

/** Healthy missions in the schema dialect, and where they were when something happened to them. */
export const plans: fc.Arbitrary<Plan> = plansOf('schema');

/** The same in the older dialects. */
export const olderPlans: fc.Arbitrary<Plan> = fc.oneof(plansOf('persistence'), plansOf('prose'));

function plansOf(dialect: Dialect): fc.Arbitrary<Plan> {
  // Mostly small ones: what goes wrong goes wrong there, too, and sooner.
  const counts = fc.oneof(
    { weight: 3, arbitrary: fc.array(fc.nat(3), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }) },
  );
  return fc
    .record({
      blocks: counts,
      increments: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 }),
      status: fc.constantFrom<Status>(
        'in_progress',
        'in_progress',
        'in_progress',
        'blocked',
        'complete',
        'failed',
        'planning',
      ),
      mode: fc.constantFrom('autopilot' as const, 'guided' as const, 'hands_on' as const),
      cluster: fc.constantFrom(...clusters),
      minutes: fc.nat(400_000),
      // Numbers that start again in every phase are those of the schema; the older dialects count through the mission.
      summaries: fc.constantFrom(...summaryLayouts.slice(0, dialect === 'schema' ? undefined : 2)),
      plans: fc.constantFrom(...planLayouts, undefined),
      decisions: fc.nat(3),
      artifacts: fc.nat(3),
      finished: fc.nat(3),
      isCommitted: fc.boolean(),
      hasWarmth: fc.boolean(),
      hasScratchpad: fc.boolean(),
      notation,
    })
    .map(({ blocks, increments, status: wished, cluster: [name, slug], minutes, ...rest }) => {
      // A mission that has begun has something to do.
      const counted = dialect === 'schema' ? [...blocks] : blocks.map((count) => Math.max(1, count));
      if (Math.max(...counted) === 0 && wished !== 'planning') counted[0] = 1;
      // What comes after a phase that nobody has planned yet cannot be counted through the mission.
      counted.sort((one, other) => Number(one === 0) - Number(other === 0));
      const phases = counted.map((count, index) => ({
        id: `${two(index + 1)}-${slugs[index]}`,
        name: phaseNames[index] ?? '',
        blocks: count,
      }));
      const total = blocksOf({ phases });
      const steps = stepsOf(increments, total, wished);
      return {
        ...{ dialect, name, slug, phases, steps, status: wished, start: earliest + minutes * 60_000 },
        ...rest,
      };
    });
}

const earliest = Date.parse('2026-01-05T08:00:00Z');

/** The blocks that were complete at each version: never fewer, and all of them at the end of a complete mission. */
function stepsOf(increments: readonly number[], total: number, status: Status): readonly number[] {
  if (status === 'planning') return increments.length > 2 ? [0, 0] : [0];
  const steps = [0];
  for (const more of increments) steps.push(Math.min(total, (steps.at(-1) ?? 0) + more));
  if (status === 'complete' && steps.at(-1) !== total) steps.push(total);
  return steps;
}
