import type { Shard } from '../core/shard.js';
import { digest } from '../text/digest.js';
import { quote } from '../text/words.js';
import { UsageError } from './usage-error.js';

/** No run is split further. */
export const mostShards = 1000;

/**
 * The shard that is asked for: `2/8`, or both numbers.
 * @param name how messages call the option
 * @throws UsageError when there is no such shard
 */
export function readShard(value: string | Shard, name: string): Shard {
  const [index, count] = typeof value === 'string' ? numbersIn(value) : [value.index, value.count];
  const shown = typeof value === 'string' ? quote(value) : `${index}/${count}`;
  if (!Number.isInteger(index) || !Number.isInteger(count)) {
    throw new UsageError(`${name} is ${shown}; expected <index>/<count>, such as 2/8`);
  }
  if (count < 1 || count > mostShards) {
    throw new UsageError(`${name} is ${shown}; expected a <count> from 1 to ${mostShards}`);
  }
  if (index < 1 || index > count) {
    throw new UsageError(`${name} is ${shown}; expected an <index> from 1 to the <count>, which is ${count}`);
  }
  return { index, count };
}

function numbersIn(text: string): [number, number] {
  const { index = NaN, count = NaN } = /^(?<index>\d{1,9})\/(?<count>\d{1,9})$/.exec(text)?.groups ?? {};
  return [Number(index), Number(count)];
}

/** As messages call it: `2/8`. */
export function shardInWords({ index, count }: Shard): string {
  return `${index}/${count}`;
}

/**
 * Whether something belongs to a shard: by a hash of its path, and by nothing else. So a root stays where it is when
 * others come and go, and each shard knows its own without asking the others. Sorted and cut into equal parts, the roots
 * behind a new one would move: what is kept of a shard, such as a report or a cache, would then be of other roots.
 * @param path relative to the repository, with `/`
 */
export function isInShard(path: string, { index, count }: Shard): boolean {
  return Number.parseInt(digest(path).slice(0, 12), 16) % count === index - 1;
}
