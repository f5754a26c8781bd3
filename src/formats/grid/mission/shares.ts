/** How many blocks or threads are complete, of how many. */
export interface Count {
  readonly complete: number;
  readonly total: number;
}

/** A part of a whole in percent; 0 of 0 is 0. */
export function share({ complete, total }: Count): number {
  return total === 0 ? 0 : (complete / total) * 100;
}

/** Whether a figure is a share within the tenth of S3.2. */
export function isShare(percent: number, count: Count): boolean {
  // 60.1 - 60 is a little more than 0.1 in binary.
  return Math.abs(percent - share(count)) <= 0.1 + 1e-9;
}

/** The same, or the share as a whole number, rounded or floored (D28). */
export function isRoundedShare(percent: number, count: Count): boolean {
  return isShare(percent, count) || percent === Math.round(share(count)) || percent === Math.floor(share(count));
}

/** A share as messages show it: two decimals at most. */
export function shown(percent: number): number {
  return Math.round(percent * 100) / 100;
}
