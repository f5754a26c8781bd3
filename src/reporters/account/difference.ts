import type { Data, DataMap } from '../../core/data.js';
import { isDataMap, isSameData } from '../../text/data.js';
import { valueInWords } from './words.js';

/** Values that are as short as that are told whole. */
const shortest = 40;
const longest = 120;
/** So many differences are told. */
const most = 3;

/**
 * What another source says instead of a value: the value itself where it is short or plain; of a longer list or mapping,
 * in what it differs. `02-api.status "pending"`, `without "03-ship"`, `also "04-more"`.
 */
export function otherInWords(other: Data, value: Data): string {
  const whole = valueInWords(other, longest);
  if (whole.length <= shortest) return whole;
  const found = differences(other, value);
  if (found.length === 0) return whole;
  const more = found.length - most;
  return [...found.slice(0, most), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function differences(other: Data, value: Data): string[] {
  if (Array.isArray(other) && Array.isArray(value)) return inLists(other, value);
  return isDataMap(other) && isDataMap(value) ? inMaps(other, value, '') : [];
}

/** Entries go by their `id`, where they have one; others by all that they say. */
function inLists(other: readonly Data[], value: readonly Data[]): string[] {
  const [those, these] = [byName(other), byName(value)];
  const found: string[] = [];
  for (const [name, item] of those) {
    const same = these.get(name);
    if (same === undefined) found.push(`also ${valueInWords(nameOf(item), shortest)}`);
    else if (isDataMap(item) && isDataMap(same)) found.push(...inMaps(item, same, `${name}.`));
  }
  for (const [name, item] of these) if (!those.has(name)) found.push(`without ${valueInWords(nameOf(item), shortest)}`);
  return found.length === 0 && !isSameData(other, value) ? ['the same in another order or number'] : found;
}

function inMaps(other: DataMap, value: DataMap, path: string): string[] {
  return [...new Set([...Object.keys(other), ...Object.keys(value)])].flatMap((key) => {
    const said = Object.hasOwn(other, key) ? other[key] : undefined;
    const here = Object.hasOwn(value, key) ? value[key] : undefined;
    if (isSameData(said, here)) return [];
    return [said === undefined ? `no ${path}${key}` : `${path}${key} ${valueInWords(said, shortest)}`];
  });
}

const byName = (items: readonly Data[]) => new Map(items.map((item) => [keyOf(item), item] as const));
const nameOf = (item: Data): Data => (isDataMap(item) && typeof item.id === 'string' ? item.id : item);

function keyOf(item: Data): string {
  const name = nameOf(item);
  return typeof name === 'string' ? name : JSON.stringify(name);
}
