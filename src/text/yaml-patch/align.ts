import type { Data } from '../../core/data.js';
import { isDataMap, isSameData } from '../data.js';

/** What becomes of the items of a list: which old one each new one is, undefined for one that is added. */
export type Alignment = readonly { readonly item: Data; readonly old: number | undefined }[];

/**
 * Which items of a list are the same in another one: by `id` where all have one of their own (one that only got another
 * id is the same as well), else by their place, from both ends inwards. Undefined where items changed their places.
 */
export function aligned(old: readonly Data[], wanted: readonly Data[]): Alignment | undefined {
  const ids = idsOf(old);
  const wantedIds = idsOf(wanted);
  if (!ids || !wantedIds) return byPlace(old, wanted);
  const places = new Map(ids.map((id, index) => [id, index]));
  const known = new Set(wantedIds);
  const alignment = wanted.map((item, index) => {
    const isRenamed = !known.has(ids[index] ?? '') && differsInId(old[index], item);
    return { item, old: places.get(wantedIds[index] ?? '') ?? (isRenamed ? index : undefined) };
  });
  const kept = alignment.flatMap(({ old: place }) => (place === undefined ? [] : [place]));
  return kept.every((place, index) => index === 0 || place > (kept[index - 1] ?? -1)) ? alignment : undefined;
}

/** Whether a record is another one in the same place but for its id. */
function differsInId(old: Data | undefined, item: Data): boolean {
  if (!isDataMap(old) || !isDataMap(item)) return false;
  const keys = Object.keys(item);
  const isAsLarge = Object.keys(old).length === keys.length;
  return isAsLarge && keys.every((key) => Object.hasOwn(old, key) && (key === 'id' || isSameData(old[key], item[key])));
}

/** The ids of records; undefined where one has none, or two have the same. */
function idsOf(items: readonly Data[]): readonly string[] | undefined {
  const ids = items.flatMap((item) => {
    const id = isDataMap(item) && Object.hasOwn(item, 'id') ? item.id : undefined;
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
  return ids.length === items.length && new Set(ids).size === ids.length ? ids : undefined;
}

function byPlace(old: readonly Data[], wanted: readonly Data[]): Alignment {
  const most = Math.min(old.length, wanted.length);
  let above = 0;
  while (above < most && isSameData(old[above], wanted[above])) above += 1;
  let below = 0;
  while (below < most - above && isSameData(old.at(-1 - below), wanted.at(-1 - below))) below += 1;
  const firstBelow = wanted.length - below;
  const inBetween = old.length - below;
  return wanted.map((item, index) => {
    if (index >= firstBelow) return { item, old: index - wanted.length + old.length };
    return { item, old: index < inBetween ? index : undefined };
  });
}
