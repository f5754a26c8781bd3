import { some } from '../../text/words.js';
import { shardInWords } from '../shard.js';
import { UsageError } from '../usage-error.js';
import type { NamedReport } from './named-report.js';

/** Shards that a message names. */
const mostNamed = 10;

/**
 * The reports of a run that was split, each shard once; with them, reports of other runs.
 * @throws UsageError when a shard is missing, two reports are of the same one, or they are of different splits
 */
export function allShards(reports: readonly NamedReport[]): readonly NamedReport[] {
  const shards = new Map<number, NamedReport>();
  let first: NamedReport | undefined;
  const once = reports.filter((one) => {
    const { shard } = one.report;
    if (!shard) return true;
    first ??= one;
    if (shard.count !== first.report.shard?.count) throw ofTwoSplits(first, one);
    const other = shards.get(shard.index);
    if (!other) shards.set(shard.index, one);
    else if (!isSame(other, one)) throw ofOneShard(other, one);
    return !other;
  });
  const { count = 0 } = first?.report.shard ?? {};
  const missing: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    if (!shards.has(index)) missing.push(shardInWords({ index, count }));
  }
  if (missing.length === 0) return once;
  const which =
    missing.length === 1
      ? `the report of shard ${missing[0]} is`
      : `the reports of shards ${some(missing, mostNamed)} are`;
  throw new UsageError(`${which} missing: what is there would pass for the whole`);
}

function isSame(one: NamedReport, other: NamedReport): boolean {
  return JSON.stringify(one.report) === JSON.stringify(other.report);
}

function ofTwoSplits(one: NamedReport, other: NamedReport): UsageError {
  const [first, second] = [one, other].map(({ report, name }) => `${name} is one of ${report.shard?.count} shards`);
  return new UsageError(`${first}, and ${second}; only those of one run can be merged`);
}

function ofOneShard(one: NamedReport, { name, report }: NamedReport): UsageError {
  const shard = report.shard && shardInWords(report.shard);
  return new UsageError(`${one.name} and ${name} are both of shard ${shard}, and differ; only one of them is meant`);
}
