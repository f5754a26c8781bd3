import { namedPlan } from '../layout.js';

/**
 * How many blocks the plans among the files of a root speak of; 0 when that tells nothing, for there are none, or some
 * are missing: plans may be cleared away when their blocks are done.
 */
export function countPlannedBlocks(files: readonly string[]): number {
  // `02-01` always counts within its phase; `phases/02-core/03` may count either way.
  const inPhases = new Groups();
  const others = new Groups();
  for (const file of files) {
    const { block, phase } = namedPlan(file) ?? {};
    if (block?.isPlain) others.add(phase, block.number);
    else if (block) inPhases.add(block.phase, block.number);
  }
  const isWhole = inPhases.areRuns() && (isRun(others.all()) || others.areRuns());
  return isWhole ? inPhases.all().length + others.all().length : 0;
}

/**
 * How many of the blocks that the plans speak of lie in the phases before one, where blocks count within their phases, so
 * that the number of a block tells nothing of its place in the mission; 0 where they count through it.
 */
export function plannedBefore(files: readonly string[], phase: number | undefined): number {
  const named = files.flatMap((file) => namedPlan(file)?.block ?? []);
  const plain = named.filter((block) => block.isPlain).map(({ number }) => number);
  const restarts = new Set(plain).size < plain.length;
  const before = named.filter((block) => (block.phase ?? 0) < (phase ?? 0) && (restarts || !block.isPlain));
  return phase === undefined ? 0 : new Set(before.map((block) => `${block.phase}-${block.number}`)).size;
}

/** Numbers by what they count in, each once. */
class Groups {
  readonly #numbers = new Map<string | number | undefined, Set<number>>();

  add(group: string | number | undefined, number: number): void {
    const numbers = this.#numbers.get(group) ?? new Set();
    this.#numbers.set(group, numbers.add(number));
  }

  all(): number[] {
    return [...this.#numbers.values()].flatMap((numbers) => [...numbers]);
  }

  areRuns(): boolean {
    return [...this.#numbers.values()].every((numbers) => isRun([...numbers]));
  }
}

/** Whether numbers count from 1 without a gap. */
function isRun(numbers: readonly number[]): boolean {
  return [...numbers].sort((a, b) => a - b).every((number, index) => number === index + 1);
}
