/** Significant characters that a hash covers, from the start of its line on. */
const covered = 100;
const [tab, lineFeed, carriageReturn, blank, end] = [9, 10, 13, 32, 0xffff];

/**
 * The hash by which GitHub knows a line again when it has moved: its step that uploads a SARIF file computes the same,
 * and warns of each result that brings another one. Counts lines as that does: a lone CR ends one, too. Of lines with
 * the same hash, a number tells which it is.
 * @param wanted 1-based numbers of lines
 */
export function lineHashes(text: string, wanted: ReadonlySet<number>): Map<number, string> {
  const { units, starts } = significant(text);
  const seen = new Map<string, number>();
  const hashes = new Map<number, string>();
  for (const [index, hash] of hashesAt(starts, units).entries()) {
    const times = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, times);
    if (wanted.has(index + 1)) hashes.set(index + 1, `${hash}:${times}`);
  }
  return hashes;
}

/** The UTF-16 units without blanks and tabs, every line break as a line feed, then zeros; and where lines begin. */
function significant(text: string): { readonly units: Uint16Array; readonly starts: number[] } {
  const units = new Uint16Array(text.length + 1 + covered);
  const starts: number[] = [];
  let length = 0;
  let isLineStart = true;
  let isAfterReturn = false;
  for (let at = 0; at <= text.length; at += 1) {
    const read = at < text.length ? text.charCodeAt(at) : end;
    const isSkipped: boolean = read === blank || read === tab || (isAfterReturn && read === lineFeed);
    isAfterReturn = !isSkipped && read === carriageReturn;
    if (isSkipped) continue;
    const unit = read === carriageReturn ? lineFeed : read;
    if (isLineStart) starts.push(length);
    isLineStart = unit === lineFeed;
    units[length] = unit;
    length += 1;
  }
  return { units, starts };
}

/** What the oldest unit counts for when the next one has come: the base to the power of how many there are. */
const weight = BigInt.asUintN(64, 37n ** BigInt(covered));
const [weightHigh, weightLow] = [Number(weight >> 32n), Number(weight & 0xffff_ffffn)];

/**
 * At each place, the units from there on as digits of a number to the base 37, modulo 2 to the 64th; kept in two
 * halves, and moved on from unit to unit, so that the time does not depend on the number of places.
 * @param places in rising order
 */
function hashesAt(places: readonly number[], units: Uint16Array): string[] {
  const hashes: string[] = [];
  let high = 0;
  let low = 0;
  for (let next = 0; hashes.length < places.length; next += 1) {
    const at = next - covered;
    if (at === places[hashes.length]) hashes.push(hex(high, low));
    const leaving = at < 0 ? 0 : (units[at] ?? 0);
    const sum = low * 37 + (units[next] ?? 0);
    const oldest = weightLow * leaving;
    const rest = (sum >>> 0) - (oldest >>> 0);
    const carry = Math.floor(sum / 2 ** 32) - Math.floor(oldest / 2 ** 32) - (rest < 0 ? 1 : 0);
    high = (Math.imul(high, 37) - Math.imul(weightHigh, leaving) + carry) >>> 0;
    low = rest >>> 0;
  }
  return hashes;
}

function hex(high: number, low: number): string {
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}
