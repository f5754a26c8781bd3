/** What counts as linear: twice, and room for the memory to be cleaned up. */
export const linear = 2.6;

/**
 * How much longer something takes when its input doubles, on the average of two doublings. A busy machine only makes
 * single runs slower, so the shortest of several counts, and as soon as the growth is fine it is not measured further.
 */
export async function growth(run: (size: number) => unknown, size: number): Promise<number> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 10; round += 1) {
    small = Math.min(small, await timeOf(() => run(size)));
    large = Math.min(large, await timeOf(() => run(4 * size)));
    // Below some milliseconds, the clock says more about the machine than about the input.
    if (large < 10) return 1;
    if (Math.sqrt(large / small) <= linear) break;
  }
  return Math.sqrt(large / small);
}

/** Milliseconds that something takes. */
export async function timeOf(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
