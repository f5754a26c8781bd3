import { count, either, quote } from '../../../../text/words.js';
import type { EvidenceKind } from '../evidence.js';
import { nouns } from '../source-name.js';
import type { PhaseFact, PhaseFacts } from './phase-facts.js';
import { phaseIndexOf } from './phase-layout.js';
import { itemsOf } from './sound.js';
import type { Weighed } from './weigh.js';

// Where the blocks of the phases do not add up to those of the mission, somebody is wrong: a definition is held against
// what others say of its phase.

/** A phase whose definition others speak against. */
export interface Outvoted {
  /** A sentence for a person. */
  readonly outvoted?: string;
}

interface Defined {
  readonly id: string;
  readonly blocks: number | undefined;
}

/** What somebody says of how many blocks a phase has, beside its definition. */
interface Vote {
  readonly by: string;
  readonly blocks: number;
}

/** So many that do not depend on each other are believed more than a definition. */
const enough = 2;
/** No phase has more blocks than ids have numbers for. */
const mostBlocks = 99;

/**
 * Where the blocks of the phases do not add up to those of the mission, and with those of the last good version they do,
 * these count. Else a definition gives way to a number on which two others agree, and a phase in which more is done than
 * it has blocks has as many as are done, unless another source knows.
 */
export function agreeing<P extends Defined>(
  phases: readonly P[],
  facts: readonly (PhaseFact | undefined)[],
  last: PhaseFacts,
  weighed: Weighed,
): readonly (P & Outvoted)[] {
  const total = weighed.said('state', 'progress.blocks_total')?.value;
  if (sumOf(phases) === total) return phases;
  const byId = new Map([...last.values()].map((fact) => [fact.id, fact.blocks]));
  const before = phases.map((phase) => ({ ...phase, blocks: byId.get(phase.id) ?? phase.blocks }));
  if (last.size > 0 && sumOf(before) === total) return before;
  const others = votesOf(phases, facts, byId, weighed);
  let sum = sumOf(phases);
  return phases.map((phase, index): P & Outvoted => {
    const { id, blocks: said = 0 } = phase;
    const rest = typeof total === 'number' ? total - (sum - said) : 0;
    const votes = [...(rest > 0 ? [{ by: 'progress.blocks_total', blocks: rest }] : []), ...(others[index] ?? [])];
    const winner = phase.blocks === undefined ? undefined : outvote(said, votes);
    const full = fullAt(phase.blocks, facts[index]?.said?.blocks_complete);
    const blocks = winner?.blocks ?? (full === undefined ? phase.blocks : Math.max(byId.get(id) ?? full, 1));
    sum += (blocks ?? 0) - said;
    if (!winner) return blocks === phase.blocks ? phase : { ...phase, blocks };
    const outvoted = `the definition of ${quote(id)} says ${count(said, 'block')}, but by ${winner.by} it has ${winner.blocks}: keep the right one`;
    return { ...phase, blocks, outvoted };
  });
}

const sumOf = (phases: readonly Defined[]): number => phases.reduce((sum, { blocks = 0 }) => sum + blocks, 0);

/** How many blocks are done where that is more than there are. */
function fullAt(blocks: number | undefined, done: unknown): number | undefined {
  const isMore = typeof done === 'number' && blocks !== undefined && done > blocks && done <= mostBlocks;
  return isMore ? done : undefined;
}

/** The number that most votes are for, where these are enough and more than speak for the definition. */
function outvote(said: number, votes: readonly Vote[]): Vote | undefined {
  const groups = new Map<number, string[]>();
  for (const { blocks, by } of votes) groups.set(blocks, [...(groups.get(blocks) ?? []), by]);
  const own = 1 + (groups.get(said)?.length ?? 0);
  const [best] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  if (!best || best[0] === said || best[1].length < Math.max(enough, own + 1)) return undefined;
  return { blocks: best[0], by: either(best[1], 'and') };
}

/** What is said of each phase, but for the sum: by what is done of one that is complete, by its files, and by history. */
function votesOf(
  phases: readonly Defined[],
  facts: readonly (PhaseFact | undefined)[],
  before: ReadonlyMap<string | undefined, number | undefined>,
  { evidence, said }: Weighed,
): readonly (readonly Vote[])[] {
  const completed = new Set<unknown>(itemsOf(said('state', 'phases.completed')?.value));
  const isOver = phases.map(({ id }, index) => facts[index]?.said?.status === 'complete' || completed.has(id));
  const votes = phases.map(({ id }, index): Vote[] => {
    const done = facts[index]?.said?.blocks_complete;
    const older = before.get(id);
    return [
      ...(isOver[index] && typeof done === 'number' && done > 0 ? [{ by: 'its blocks_complete', blocks: done }] : []),
      ...(older === undefined ? [] : [{ by: nouns.version, blocks: older }]),
    ];
  });
  const { ofNumber } = phaseIndexOf(phases);
  for (const kind of ['summary', 'plan'] satisfies EvidenceKind[]) {
    const numbers = phases.map(() => new Set<number>());
    const plain = phases.map(() => new Set<number>());
    for (const { block } of evidence.filter((one) => one.kind === kind).flatMap(({ blocks }) => blocks)) {
      const index = block.phase === undefined ? undefined : ofNumber(block.phase);
      if (index !== undefined) (block.isPlain ? plain : numbers)[index]?.add(block.number);
    }
    for (const [index, own] of votes.entries()) {
      let blocks = plain[index]?.size ?? 0;
      for (const number of numbers[index] ?? []) blocks = Math.max(blocks, number);
      // Of a phase that is not over, the last summaries are still to come.
      if (blocks > 0 && (kind === 'plan' || isOver[index])) own.push({ by: nouns[kind], blocks });
    }
  }
  return votes;
}
