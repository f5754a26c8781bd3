import type { Data } from '../../../../core/data.js';
import { isDataMap, mapOf } from '../../../../text/data.js';
import { type Instant, parseInstant } from '../../../../text/time.js';
import { orderOf } from '../../time/instants.js';
import type { Settled } from './settled.js';
import { orderNote, type Times } from './times.js';

/** Fields that open a record, and those that close it. */
const pairs = [
  ['started_at', 'completed_at'],
  ['spawned_at', 'last_heartbeat'],
] as const;
const lone = ['timestamp', 'added_at'];

/**
 * Puts the times of records in order: inside the mission, and the end of a record after its beginning. One that is not
 * becomes the bound that it passes; where nothing may stand, nothing does.
 */
export function inOrder(
  fields: ReadonlyMap<string, Settled>,
  { created, updated }: Times,
  clockSkewMs: number,
): { readonly fields: ReadonlyMap<string, Settled>; readonly notes: readonly string[] } {
  const bounds = [instantOf(created.value), instantOf(updated.value)] as const;
  const ordered = new Map(fields);
  const notes: string[] = [];
  for (const path of ['phases.definitions', 'agents.active', 'warnings', 'blockers']) {
    const settled = fields.get(path);
    if (!settled || !Array.isArray(settled.value)) continue;
    const changed: string[] = [];
    const value = settled.value.map((item: Data, index) => mendItem(item, `${path}.${index}`, bounds, changed));
    if (changed.length === 0) continue;
    notes.push(...changed);
    ordered.set(path, { ...settled, value, sure: false });
  }
  return { fields: ordered, notes };

  function mendItem(item: Data, path: string, [start, end]: typeof bounds, changed: string[]): Data {
    if (!isDataMap(item)) return item;
    const record: { [key: string]: Data } = mapOf(Object.entries(item));
    const put = (key: string, value: Data) => {
      if (record[key] === value) return;
      changed.push(orderNote(`${path}.${key}`, record[key] ?? null, value));
      record[key] = value;
    };
    for (const key of [...pairs.flat(), ...lone]) {
      const own = instantOf(record[key]);
      if (!own) continue;
      const isNullable = key === 'started_at' || key === 'completed_at';
      if (start && orderOf(start, own, clockSkewMs) === 'wrong') put(key, isNullable ? null : created.value);
      else if (end && orderOf(own, end, clockSkewMs) === 'wrong') put(key, isNullable ? null : updated.value);
    }
    for (const [first, last] of pairs) {
      const [begin, close] = [instantOf(record[first]), instantOf(record[last])];
      if (begin && close && orderOf(begin, close) === 'wrong')
        put(last, last === 'completed_at' ? null : (record[first] ?? null));
    }
    return record;
  }
}

export function instantOf(value: Data | undefined): Instant | undefined {
  return typeof value === 'string' ? parseInstant(value) : undefined;
}
