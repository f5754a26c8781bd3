/**
 * How much longer something takes when its input doubles. A busy machine only makes single runs slower, so the
 * shortest of several counts, and as soon as the growth is fine it is not measured further.
 */
export function growth(run: (size: number) => void, size: number): number {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 8; round += 1) {
    small = Math.min(
      small,
      timeOf(() => run(size)),
    );
    large = Math.min(
      large,
      timeOf(() => run(2 * size)),
    );
    // Below some milliseconds, the clock says more about the machine than about the input.
    if (large < 5 || large / small <= linear) return large < 5 ? 1 : large / small;
  }
  return large / small;
}

/** What counts as linear: twice, and room for the memory to be cleaned up. */
export const linear = 2.6;

/** Milliseconds that something takes. */
export function timeOf(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
