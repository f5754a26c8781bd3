import type { Increment } from '../../core/update.js';
import { type Data, type StatePatch, UsageError } from '../../index.js';
import { quote } from '../../text/words.js';

/** What a word means as the value of a field. */
type MeaningOf = (field: readonly string[], word: string) => Data | Increment;

interface Nested {
  [field: string]: Data | Increment | Nested;
}

/**
 * A patch from words such as `position.thread=3`.
 * @throws UsageError for a word that is none, and for two that want the same place
 */
export function patchOf(words: readonly string[], meaningOf: MeaningOf): StatePatch {
  const patch: Nested = Object.create(null);
  const places = new Map<string, 'value' | 'above'>();
  for (const word of words) {
    const { path, value } = parted(word);
    const field = path.join('.');
    const known = places.get(field);
    if (known === 'value') throw new UsageError(`${quote(field)} is given twice`);
    if (known === 'above') throw new UsageError(clash(field, belowOf(places, field)));
    let at = patch;
    for (const [depth, key] of path.slice(0, -1).entries()) {
      const above = path.slice(0, depth + 1).join('.');
      if (places.get(above) === 'value') throw new UsageError(clash(above, field));
      places.set(above, 'above');
      at[key] ??= Object.create(null) as Nested;
      at = at[key] as Nested;
    }
    places.set(field, 'value');
    at[path.at(-1) ?? ''] = meaningOf(path, value);
  }
  return patch;
}

const clash = (above: string, below: string): string =>
  `${quote(above)} and ${quote(below)}, which lies in it, are both given; give one of them`;

/** A field that was given, and lies below another one. */
function belowOf(places: ReadonlyMap<string, 'value' | 'above'>, above: string): string {
  const below = [...places].find(([field, kind]) => kind === 'value' && field.startsWith(`${above}.`));
  return below?.[0] ?? above;
}

function parted(word: string): { readonly path: readonly string[]; readonly value: string } {
  const equals = word.indexOf('=');
  const path = word.slice(0, Math.max(0, equals)).split('.');
  if (equals < 0) throw new UsageError(`expected a field and its value, such as position.thread=3, not ${quote(word)}`);
  if (path.some((key) => key === '')) throw new UsageError(`${quote(word)} names no field before its =`);
  return { path, value: word.slice(equals + 1) };
}
