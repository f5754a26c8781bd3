/** What counts as linear: twice, and room for the memory to be cleaned up. */
export const linear = 2.6;

/** In ms: what four times the size is to take, and below what the clock says more about the machine than the input. */
const times = { enough: 20, least: 10 };
/** By how much a size is raised at most: where texts of megabytes are made, it is the memory that is measured. */
const mostRaised = 4;

/**
 * How much more work something is when its input doubles, on the average of two doublings. A first run is not measured,
 * for it prepares what all others use. Four small runs are held against the one that is four times as large, so both
 * leave the same waste to be cleaned up. A busy machine slows down some rounds and not others, so the best of several
 * counts; what grows as the square is twice over the limit in each of them. When the growth was fine twice, it is not
 * measured further.
 * @param from the size to begin with; what is too quick to be judged is made larger
 */
export async function growth(run: (size: number) => unknown, from: number): Promise<number> {
  await run(from);
  const size = await judgedSize(run, from);
  let [least, fine] = [Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < 10 && fine < 2; round += 1) {
    const large = await workOf(() => run(4 * size));
    if (large < times.least) return 1;
    const small = await workOf(async () => {
      for (let times = 0; times < 4; times += 1) await run(size);
    });
    const grown = Math.sqrt((4 * large) / small);
    if (grown <= linear) fine += 1;
    least = Math.min(least, grown);
  }
  return least;
}

async function judgedSize(run: (size: number) => unknown, from: number): Promise<number> {
  let size = from;
  let large = await workOf(() => run(4 * size));
  while (large < times.enough && size < mostRaised * from) {
    const larger = await workOf(() => run(8 * size));
    if (larger < large / 2) break; // too large to be read at all, which is soon said
    size *= 2;
    large = larger;
  }
  return size;
}

/** Milliseconds that the processor is busy with something: others, who want it as well, make no difference. */
async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Milliseconds that the processor is busy with something, the least of several runs: a guard against what hangs, and no
 * measure of speed.
 * @param enough what is below needs no further run
 */
export async function leastWork(run: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && least >= enough; round += 1) least = Math.min(least, await workOf(run));
  return least;
}
